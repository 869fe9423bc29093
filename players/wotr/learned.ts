// The player whose habits were learned in games against itself (`mathom train wotr --habits`): the rule-based one with other numbers.
import type { WotrView } from '../../games/wotr/view.ts';
import type { Learning } from '../search/foresight.ts';
import { type Leanings, stepping } from '../temper.ts';
import file from './habits.json' with { type: 'json' };
import { type Temper, USE, USUAL } from './habits.ts';
import { playerOf } from './rules.ts';

const leanings: Leanings = file.leanings;
export const LEARNED: Temper = { habits: { ...USUAL, ...file.habits }, leanings };

export const learnedPlayer = playerOf('learned', LEARNED);

// ---- learning -------------------------------------------------------------------------------------------------------

/** Uses of a die for which a leaning may be learned, by side. */
const USES = {
  free: [
    ...['move fellowship', 'hide fellowship', 'separate', 'move companions', 'march', 'attack'],
    ...['advance', 'recruit', 'bring', 'play', 'draw', 'dispel'],
  ],
  shadow: [
    ...['move minions', 'march', 'attack', 'advance', 'recruit', 'bring'],
    ...['voice recruit', 'voice upgrade', 'play', 'draw', 'dispel'],
  ],
};
/** The sorts of moves (`sortOf`) for which one may be learned. */
const LEANABLE = [
  ...Object.entries(USES).flatMap(([side, verbs]) => verbs.map((verb) => `${side} ${USE} ${verb}`)),
  ...['free', 'shadow'].flatMap((side) => [
    `${side} battle/declare no card`,
    `${side} battle/press cease`,
    `${side} battle/retreat stand`,
    `${side} battle/advance stay`,
    `${side} army/march-choose done`,
  ]),
  'free battle/field-or-siege withdraw',
  'free fellowship/declare declare',
];

const steps = stepping(USUAL, LEANABLE);
export const { stepsOf, temperAt } = steps;

export const learning: Learning<WotrView> = steps.learningOf(LEARNED, playerOf);
