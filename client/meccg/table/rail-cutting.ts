// What the small map shows: the company whose phase it is, else the first of the player's own.
import { NONE, type Seat } from '../../../engine/game.ts';
import { REGION_OF } from '../../../games/meccg/places/sites.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { wayOf } from './journey.ts';
import type { Shapes } from './meccg-map.ts';

export interface Cutting {
  /** Sites. */
  readonly from: number;
  readonly to: number;
  /** Types of the regions between them. */
  readonly way: readonly number[];
  /** The regions that are lit. */
  readonly regions: readonly number[];
}

export function cuttingOf({ companies, company: id, alignment }: MeccgView, own: Seat): Cutting | undefined {
  const company = companies.find((one) => one.id === id) ?? companies.find(({ seat }) => seat === own);
  if (!company) return undefined;
  const { site: from, to, walk } = company;
  const ends = [from, ...(to === NONE ? [] : [to])].flatMap((site) => REGION_OF[site] ?? []);
  return { from, to, way: wayOf(company, alignment[company.seat] ?? 0), regions: [...new Set([...ends, ...walk])] };
}

export const loadShapes = (): Promise<Shapes> =>
  import('../../art/meccg-map.json').then(({ default: shapes }) => shapes);
