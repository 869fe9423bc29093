// What the calculators ask for, read off a board.

import { isIdleTile } from '../fellowship/smeagol.ts';
import { dunlendingsIn, eliteLeaders, type Force, leadership } from '../forces/force.ts';
import { total } from '../forces/packing.ts';
import type { Board } from '../state.ts';
import { BALROG, CHARACTERS } from '../tables/characters.ts';
import { SHADOW, type Side } from '../tables/nations.ts';
import { START_TILES } from '../tables/tiles.ts';
import type { Bag } from './bag.ts';
import type { Army } from './ranks.ts';

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

export const bagOf = (s: Board): Bag => ({
  pool: s.rules.twilight ? s.pool.filter((tile) => !isIdleTile(s, tile)) : s.pool,
  returning: START_TILES.filter((tile) => !s.gone.includes(tile)),
});
