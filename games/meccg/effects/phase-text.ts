// A phase of a turn in words.
import type { PhaseName, Window } from './vocabulary.ts';

const LONG_PHASE: Readonly<Record<PhaseName, string>> = {
  untap: 'untap phase',
  organization: 'organization phase',
  'long-event': 'long-event phase',
  movement: 'movement/hazard phase',
  site: 'site phase',
  'end-of-turn': 'end-of-turn phase',
};

/** "during the end of your organization phase". */
export function phaseText(window: Extract<Window, { is: 'phase' }>): string {
  const part = window.part === 'start' ? 'at the start of' : window.part === 'end' ? 'at the end of' : 'during';
  // Every company has one of its own.
  const of = window.name === 'movement' && window.part !== 'any' ? 'the company’s' : 'your';
  return `${part} ${of} ${LONG_PHASE[window.name]}`;
}
