// What a Hunt Roll would be like now, from what everybody sees.
import { controller, isStronghold } from '../board/control.ts';
import { hasUnits } from '../forces/force.ts';
import { whereIsWitchKing } from '../forces/witch-king.ts';
import { laid } from '../hands/laid.ts';
import type { HuntRoll } from '../odds/hunt.ts';
import type { Board } from '../state.ts';
import { CHIEF_OF_THE_RINGWRAITHS } from '../tables/characters.ts';
import { COMBAT_DICE } from '../tables/dice.ts';
import { SHADOW } from '../tables/nations.ts';

export { levelIn } from '../fellowship/levels.ts';
export { tracePath } from '../fellowship/path.ts';
export { CORRUPTION_LIMIT, CRACK_OF_DOOM } from '../state.ts';
export { eyeValue, reveals } from './tiles.ts';

/** One for a Stronghold the Shadow controls, one for Shadow units, one for Nazgûl with the figure (WR-9.6.1). */
export const huntRerolls = (s: Board, region: number = s.ringBearers): number =>
  Number(isStronghold(region) && controller(s, region) === SHADOW) +
  Number(hasUnits(s, region, SHADOW)) +
  nazgulRerolls(s, region);

/** Once the Chief of the Ringwraiths is in play every one of them counts (WR-12.5.4). */
function nazgulRerolls(s: Board, region: number): number {
  const nazgul = s.nazgul[region] + Number(whereIsWitchKing(s) === region);
  return s.at[CHIEF_OF_THE_RINGWRAITHS] >= 0 ? nazgul : Math.min(1, nazgul);
}

/** The roll for a move of the Fellowship made now, without the card that could add to it. */
export const nextHunt = (s: Board): HuntRoll => ({
  level: Math.min(COMBAT_DICE, s.huntDice),
  moved: s.huntFree,
  rerolls: huntRerolls(s),
});

/** The card on the table with which the Shadow can add 1 to every die; -1 for none. */
export const huntCard = (s: Board): number => laid(s, 'addsToHunt');
