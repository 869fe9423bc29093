// Nations on the way to war, and Characters who come by a die.

import { isBesieged } from '../../games/wotr/board/control.ts';
import { whereIsWitchKing } from '../../games/wotr/forces/witch-king.ts';
import { R, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { IN_FELLOWSHIP } from '../../games/wotr/state.ts';
import {
  BALROG,
  CHARACTER_NAMES,
  CHIEF_OF_THE_RINGWRAITHS,
  GALADRIEL,
  GANDALF_GREY,
  GANDALF_WHITE,
  SARUMAN,
  WITCH_KING,
} from '../../games/wotr/tables/characters.ts';
import { ISENGARD, NATION_NAMES, SAURON, SHADOW, sideOf } from '../../games/wotr/tables/nations.ts';
import { type Idea, idea } from '../idea.ts';
import { habits } from './habits.ts';
import type { Situation } from './situation.ts';

/** What threatens a Nation of the Free Peoples. */
export const threatTo = (sit: Situation, nation: number): number => sit.threats[nation];

/** A step of a Nation on the Political Track. */
export function rateAdvance(sit: Situation, nation: number): Idea {
  const { s } = sit;
  const name = NATION_NAMES[nation];
  const last = s.step[nation] === 1;
  if (sideOf(nation) === SHADOW) {
    const base =
      nation === SAURON ? habits.advanceSauron : nation === ISENGARD ? habits.advanceIsengard : habits.advanceSouth;
    const value = (last ? base : base * habits.early) - 0.03 * s.turn;
    return idea(value, `${name} must go to war: its Armies can then attack and be reinforced.`);
  }
  const threat = threatTo(sit, nation);
  const active = s.active[nation] === 1;
  const value =
    habits.advance +
    habits.advanceThreat * threat * (last ? 1.5 : s.step[nation] === 2 ? 0.9 : 0.6) * (active ? 1 : 0.8);
  return idea(Math.min(habits.advanceMost, value), () =>
    threat > 1 ? `${name} is threatened and must arm.` : `${name} should not be at peace for ever.`,
  );
}

/** A Character comes into play. */
export function rateEntry(sit: Situation, character: number): Idea {
  const { s } = sit;
  const name = CHARACTER_NAMES[character];
  if (character === SARUMAN) return idea(6, 'Saruman brings a die, and makes Leaders of the Elites of Isengard.');
  if (character === WITCH_KING) {
    let asleep = 0;
    for (let nation = 0; nation < ISENGARD; nation++) if (!s.active[nation]) asleep++;
    return idea(4.2 - 0.5 * asleep + 0.1 * s.turn, 'The Witch-king brings a die, and Leadership where it is wanted.');
  }
  if (character === CHIEF_OF_THE_RINGWRAITHS) return idea(6.8, 'The Chief of the Ringwraiths brings a die, and hunts.');
  if (character === BALROG) {
    const pays = whereIsWitchKing(s) >= 0 ? -1 : 7.5; // his die counts until a Witch-king comes
    return idea(pays, 'The Balrog brings a die until the Witch-king comes, and bars Moria.');
  }
  if (character === GALADRIEL) {
    const white = sit.minionCame && sit.will && s.at[GANDALF_GREY] !== IN_FELLOWSHIP; // whose die would silence hers
    return idea(white ? 2 : 6, 'Lady Galadriel brings a die, and puts out the Eye.');
  }
  return idea(7, `${name} brings a die for the rest of the game.`);
}

/** Where a Character appears. */
export function rateAppearance(sit: Situation, character: number, region: number, wanted: number): Idea {
  if (character === GANDALF_WHITE) {
    const near = region === R.fangorn ? 1 : region === R.lorien ? 0.8 : 0.2;
    return idea(
      near + (isBesieged(sit.s, region) ? -1 : 0),
      () => `From ${REGION_NAMES[region]} he can go where he is needed.`,
    );
  }
  return idea(wanted, () => `The Army in ${REGION_NAMES[region]} has most use for a leader.`);
}
