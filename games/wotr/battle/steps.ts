// Battles, sieges and sorties: all their steps and words (WR-6.14 to WR-6.34, WR-5.6).
import type { Step } from '../../../engine/frames.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { BattleFrame, BattleStep } from '../frames.ts';
import { count } from '../say.ts';
import type { WotrState } from '../state.ts';
import { courseSteps } from './course.ts';
import { endingSteps } from './field/ending.ts';
import { roundSteps } from './round.ts';

/** Besides these, `leave`, `remove` and `reduce` of the armies. */
export const battleVerbs: Verbs<WotrState> = {
  'white rider': { label: 'Use the White Rider: no Nazgûl has Leadership' },
  'hold back': { label: 'Keep his Leadership' },
  'claim superiority': { label: 'Give up a Trebuchet for superiority' },
  'keep the engines': { label: 'Keep the siege engines' },
  'fight in the field': { label: 'Fight in the field' },
  withdraw: { label: 'Withdraw into the Stronghold' },
  card: { label: 'Use a Combat Card' },
  'no card': { label: 'Use no Combat Card' },
  choose: { takes: 'card', label: 'Use {}' },
  silence: { takes: 'character', label: 'Silence {}' },
  forfeit: { takes: 'number', label: 'Give up {} Leadership' },
  suffer: { takes: 'number', label: (_s, n) => `Take ${count(n, 'hit')} on your own units` },
  eliminate: { takes: 'piece', label: 'Eliminate {}' },
  forgo: { takes: 'character', label: '{} gives up his Leadership' },
  turn: { takes: 'number', label: (_s, n) => `Turn ${count(n, 'missed die into a hit', 'missed dice into hits')}` },
  cancel: { takes: 'number', label: (_s, n) => `Cancel ${count(n, 'hit')}` },
  'eliminate nobody': { label: 'Eliminate nobody' },
  sacrifice: { takes: 'piece', label: 'Give up {}' },
  'sacrifice nobody': { label: 'Give up nobody' },
  continue: { label: 'Fight another round' },
  cease: { label: 'Cease the attack' },
  'retreat to': { takes: 'region', label: 'Retreat to {}' },
  stand: { label: 'Stand and fight' },
  'advance army': { label: 'Advance' },
  stay: { label: 'Do not advance' },
};

export const battleSteps: Readonly<Record<BattleStep, Step<WotrState, BattleFrame>>> = {
  ...courseSteps,
  ...roundSteps,
  ...endingSteps,
};
