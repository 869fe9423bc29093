// The player whose habits were learned in games against itself (`mathom train meccg --habits`): the rule-based one with other numbers.
import type { MeccgView } from '../../games/meccg/view.ts';
import type { Learning } from '../search/foresight.ts';
import file from './habits.json' with { type: 'json' };
import { type Habits, type Leanings, type Temper, USUAL } from './habits.ts';
import { playerOf } from './rules.ts';

const leanings: Leanings = file.leanings;
export const LEARNED: Temper = { habits: { ...USUAL, ...file.habits }, leanings };

export const learnedPlayer = playerOf('learned', LEARNED);

// ---- learning -------------------------------------------------------------------------------------------------------

/** The sorts of moves (`sortOf`) for which a leaning may be learned: those that every game has, and that differ in nothing the scorers see. */
const LEANABLE = [
  'chain/act pass',
  'chain/act move',
  'chain/act aid',
  'chain/act lift',
  'chain/act remove',
  'chain/act remove-untapped',
  'chain/act fetch-hazard',
  'chain/act item item',
  'chain/act play-character character',
  'chain/act creature creature',
  'chain/act on-guard creature',
  'chain/act on-guard creature permanent',
  'chain/act play resource-event short',
  'chain/act play hazard-event short',
  'chain/act play hazard-event long',
  'chain/act play hazard-event permanent corruption',
  'chain/respond pass',
  'chain/respond play hazard-event short',
  'combat/defender-choose leave-strikes',
  'combat/stay-choose stay-untapped',
  'movement/join-choose pass',
  'sites/enter-choose pass',
  'turn/arrive-choose arrive',
  'turn/discard-one discard',
  'turn/discard-one keep-all',
];
const NAMES = Object.keys(USUAL) as (keyof Habits)[];

/** One step multiplies a habit by a third or so, and adds so much to what somebody leans to. */
const STEP = 0.3;
const LEAN = 0.1;

const rounded = (number: number): number => Number(number.toPrecision(4));

/** As many steps from the usual as there are numbers: habits first. */
export const stepsOf = ({ habits, leanings: leans }: Temper): readonly number[] => [
  ...NAMES.map((name) => Math.log(habits[name] / USUAL[name]) / STEP),
  ...LEANABLE.map((sort) => (leans[sort] ?? 0) / LEAN),
];

export const temperAt = (at: ArrayLike<number>): Temper => ({
  habits: Object.fromEntries(NAMES.map((name, i) => [name, rounded(USUAL[name] * Math.exp(STEP * at[i]))])) as Habits,
  leanings: Object.fromEntries(LEANABLE.map((sort, i) => [sort, rounded(LEAN * at[NAMES.length + i])])),
});

export const learning: Learning<MeccgView> = {
  start: stepsOf(LEARNED),
  player: (at) => playerOf('learning', temperAt(at)),
  numbers(at) {
    const { habits, leanings: leans } = temperAt(at);
    return { habits, leanings: leans };
  },
};
