// The player whose habits were learned in games against itself (`mathom train meccg --habits`): the rule-based one with other numbers.
import type { MeccgView } from '../../games/meccg/view.ts';
import type { Learning } from '../search/foresight.ts';
import { type Leanings, stepping } from '../temper.ts';
import file from './habits.json' with { type: 'json' };
import { type Temper, USUAL } from './habits.ts';
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
const steps = stepping(USUAL, LEANABLE);
export const { stepsOf, temperAt } = steps;

export const learning: Learning<MeccgView> = steps.learningOf(LEARNED, playerOf);
