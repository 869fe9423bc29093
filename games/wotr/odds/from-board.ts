// What the calculators ask for, read off a board.

import { isIdleTile } from '../fellowship/smeagol.ts';
import { changePiece, dunlendingsIn, eliteLeaders, type Force, leadership } from '../forces/force.ts';
import { total } from '../forces/packing.ts';
import { WITCH_KING_BITS } from '../forces/witch-king.ts';
import { type Board, ELIMINATED } from '../state.ts';
import { BALROG, CHARACTERS, GANDALF_WHITE, LEADERSHIP_OF } from '../tables/characters.ts';
import { SHADOW, type Side } from '../tables/nations.ts';
import { characterOf, isCharacter } from '../tables/pieces.ts';
import { START_TILES } from '../tables/tiles.ts';
import type { Bag } from './bag.ts';
import type { Army } from './ranks.ts';
import type { Fallen } from './round.ts';

const isCaptain = CHARACTERS.map(({ abilities }) => abilities.some(({ key }) => key === 'captain-of-the-west'));

/** The Balrog strengthens an Army as two Captains would (WR-12.6.6). */
const captainsOf = ({ characters }: Force): number =>
  isCaptain.filter((captain, c) => captain && (characters >> c) & 1).length + (characters & (1 << BALROG) ? 2 : 0);

export function armyOf(s: Board, force: Force, side: Side): Army {
  const dunlendings = dunlendingsIn(force, side);
  const leadingElites = side === SHADOW ? eliteLeaders(s, force) : 0;
  return {
    regular: total(force.regular) - dunlendings,
    elite: total(force.elite),
    ...(dunlendings > 0 && { dunlendings }),
    leadership: leadership(s, force, side) - leadingElites,
    captains: force.characters ? captainsOf(force) : 0,
    leadingElites,
  };
}

/** The Army in a battle in which the White Rider was used: neither he nor any Nazgûl leads there. */
export function armyUnderWhiteRider(s: Board, force: Force, side: Side): Army {
  const army = armyOf(s, force, side);
  const silent = side === SHADOW ? WITCH_KING_BITS : 1 << GANDALF_WHITE;
  const nazgul = side === SHADOW ? force.nazgul : 0;
  return { ...army, leadership: (army.leadership ?? 0) - nazgul - ratings(force.characters & silent) };
}

const ratings = (characters: number): number =>
  LEADERSHIP_OF.reduce((sum, rating, c) => ((characters >> c) & 1 ? sum + rating : sum), 0);

/** What an Army has less of without one of its figures; with Saruman go all whom he made Leaders. */
export function fallenIn(s: Board, force: Force, side: Side, piece: number): Fallen {
  const rest = { ...force };
  changePiece(rest, piece, -1);
  const board = isCharacter(piece) ? { ...s, at: s.at.with(characterOf(piece), ELIMINATED) } : s;
  const [had, has] = [armyOf(s, force, side), armyOf(board, rest, side)];
  return {
    leadership: (had.leadership ?? 0) - (has.leadership ?? 0),
    captains: (had.captains ?? 0) - (has.captains ?? 0),
    leadingElites: (had.leadingElites ?? 0) - (has.leadingElites ?? 0),
  };
}

export const bagOf = (s: Board): Bag => ({
  pool: s.rules.twilight ? s.pool.filter((tile) => !isIdleTile(s, tile)) : s.pool,
  returning: START_TILES.filter((tile) => !s.gone.includes(tile)),
});
