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

/** By Character: how many Captains he counts for. The Balrog strengthens an Army as two of them would (WR-12.6.6). */
const CAPTAINS: readonly number[] = CHARACTERS.map(({ abilities }, c) =>
  c === BALROG ? 2 : Number(abilities.some(({ key }) => key === 'captain-of-the-west')),
);

function captainsOf({ characters }: Force): number {
  let captains = 0;
  for (let c = 0; characters >> c; c++) if (characters & (1 << c)) captains += CAPTAINS[c];
  return captains;
}

export function armyOf(s: Board, force: Force, side: Side): Army {
  const dunlendings = dunlendingsIn(force, side);
  const leadingElites = side === SHADOW ? eliteLeaders(s, force) : 0;
  const army = {
    regular: total(force.regular) - dunlendings,
    elite: total(force.elite),
    leadership: leadership(s, force, side) - leadingElites,
    captains: captainsOf(force),
    leadingElites,
  };
  return dunlendings > 0 ? { ...army, dunlendings } : army;
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
