// What follows from Armies, politics and cards on the table alone. It stays while Rings are carried, cards are drawn and dice are
// rolled, and programs that look ahead come to the same war again and again: what was reckoned once is kept for a while.
import type { Move } from '../../engine/game.ts';
import { REGION_COUNT } from '../../games/wotr/map/regions.ts';
import type { Board } from '../../games/wotr/state.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { Team } from '../../games/wotr/team/team.ts';
import { memo } from '../../lib/memo.ts';
import { byHabits } from './habits.ts';
import { keyOf, pairOf } from './key.ts';

/** One side's numbers of a war, each there once somebody has asked; never a reason, which would hold on to a position. */
export interface War {
  /** By 2 * region, and one more where the Army must be led: what its best march is worth. */
  readonly marches: number[];
  /** By 4 * region, one more for led and two for over the sea: what its best attack is worth. */
  readonly attacks: Map<number, number>;
  /** By piece and region: what a recruit adds. */
  readonly recruits: Map<number, number>;
  /** By piece: the best two places of a Muster result. */
  readonly musters: Map<number, readonly [number, number]>;
  /** By region: how soon an Army of the Shadow there will fight. */
  readonly fronts: number[];
  /** Marches and attacks that are possible to any Army, and to those that are led. */
  allOrders: readonly Move[] | undefined;
  ledOrders: readonly Move[] | undefined;
  darkLeads: readonly number[] | undefined;
  threats: Float64Array | undefined;
}

/** Wars that are kept: some more than a decision of a search meets. */
const MOST_WARS = 1024;
const remembered = byHabits(() => memo<number, War>(MOST_WARS));

/** Nothing is known yet. Where most keys are asked for, a copy of such a list is cheaper than a map that grows. */
const UNKNOWN = Number.NaN;
const FRONTS: readonly number[] = Array.from({ length: REGION_COUNT }, () => UNKNOWN);
const MARCHES: readonly number[] = [...FRONTS, ...FRONTS];

const newWar = (): War => ({
  marches: MARCHES.slice(),
  attacks: new Map(),
  recruits: new Map(),
  musters: new Map(),
  fronts: FRONTS.slice(),
  allOrders: undefined,
  ledOrders: undefined,
  darkLeads: undefined,
  threats: undefined,
});

/** Who acts decides which Armies he has. */
export const teamKey = ({ place, shared }: Team): number[] => [
  place,
  ...shared.map(({ region, mixed }) => (mixed ? region : -1 - region)),
];

/** What a lone player did bars him from doing it again. */
const deedsOf = ({ last, now }: Team): number[] => [last.nations, ...last.armies, -1, now.nations, ...now.armies];

/** The war of a side, where `armies` is the key of the Armies. */
export const warOf = (s: Board, side: Side, armies: number): War =>
  remembered()(
    keyOf([
      pairOf(armies),
      s.active,
      s.table,
      [side, s.rules.players, Number(s.rules.twilight)],
      ...(s.team ? [teamKey(s.team), deedsOf(s.team)] : []),
    ]),
    newWar,
  );

/** What is in the list, or found now. */
export function listed(numbers: number[], place: number, make: () => number): number {
  if (Number.isNaN(numbers[place])) numbers[place] = make();
  return numbers[place];
}

/** What is known under the key, or found now. */
export function known<V>(found: Map<number, V>, key: number, make: () => V): V {
  let value = found.get(key);
  if (value === undefined) {
    value = make();
    found.set(key, value);
  }
  return value;
}
