// What a battle or an attack is like, from the little of it that everybody sees.
import { isInside } from '../board/control.ts';
import { superiorIn } from '../factions/engines.ts';
import type { BattleSpecial } from '../frames.ts';
import { CITY, FORTIFICATION, SETTLEMENT_OF } from '../map/regions.ts';
import type { BattlePlace } from '../odds/battle.ts';
import type { Board } from '../state.ts';
import type { Side } from '../tables/nations.ts';

export { SIEGE_LIMIT } from '../armies/pieces.ts';

export interface BattleSeen {
  /** The attacker. */
  readonly side: Side;
  readonly kind: 'field' | 'siege' | 'sortie';
  readonly region: number;
  /** 0 before the first. */
  readonly round: number;
}

/** Walls or works that help a defender in the first round (WR-6.29.1). */
export const hasWorks = (region: number): boolean =>
  SETTLEMENT_OF[region] === CITY || SETTLEMENT_OF[region] === FORTIFICATION;

/** The result a die needs: 5, but 6 for the attacker of a siege, and in round one of a City or Fortification. */
export function toHit({ side: attacker, kind, region, round }: BattleSeen, side: Side): number {
  if (side !== attacker || kind === 'sortie') return 5;
  if (kind === 'siege') return 6; // WR-6.31.3
  return hasWorks(region) && round <= 1 ? 6 : 5; // WR-6.29.1
}

/** Who has superiority in siege engines, were the Stronghold of the region attacked now; what the Free Peoples claimed counts. */
export function superiorAt(board: Board, side: Side, region: number, special: BattleSpecial = {}): Superior {
  const superior = superiorIn(board, { kind: 'siege', side, region, special });
  return superior === undefined ? {} : { superior: superior === side ? 'attacker' : 'defender' };
}
type Superior = { readonly superior?: 'attacker' | 'defender' };

/** What an attack from one region against another would be. */
export function attackPlace(board: Board, side: Side, from: number, region: number): BattlePlace {
  if (from === region) return isInside(board, region, side) ? 'sortie' : 'siege';
  const settlement = SETTLEMENT_OF[region];
  return settlement === CITY ? 'city' : settlement === FORTIFICATION ? 'fortification' : 'field';
}
