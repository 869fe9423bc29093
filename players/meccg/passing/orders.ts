// What a player has said once for several questions: it holds until what it was said about is over.

import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Question } from '../../../protocol/table.ts';
import type { Stop } from './stops.ts';

export type Order =
  /** Every window until one of mine is in danger, at most to the end of the turn. */
  | { readonly kind: 'until-attacked'; readonly turn: number }
  /** Every window while this company has its phase, but those in which one of mine is in danger. */
  | { readonly kind: 'company'; readonly turn: number; readonly phase: number; readonly company: number }
  /** The same answer as long as this is asked: draw all, in the order of the list. */
  | { readonly kind: 'same'; readonly at: string; readonly turn: number; readonly company: number }
  /** The next way is chosen region by region. */
  | { readonly kind: 'own-way'; readonly turn: number };

const DANGERS: readonly Stop[] = ['attacked', 'strike', 'check'];
export const isDanger = (stop: Stop): boolean => DANGERS.includes(stop);

/** Questions that are answered alike until they are through. */
export const REPEATED: Readonly<Record<string, string>> = {
  'movement/draw-choose': 'Draw all',
  'movement/next-choose': 'In this order',
  'sites/next-choose': 'In this order',
  'combat/next-choose': 'In this order',
  'council/checks-choose': 'In this order',
};

/** Companies take turns at these; the rest belongs to one of them. */
const OF_ALL: readonly string[] = ['movement/next-choose', 'sites/next-choose', 'council/checks-choose'];

export const untilAttacked = ({ turn }: MeccgView): Order => ({ kind: 'until-attacked', turn });
export const forCompany = ({ turn, phase, company }: MeccgView): Order => ({ kind: 'company', turn, phase, company });
export const sameAnswer = ({ turn, company }: MeccgView, { at }: Question): Order => ({
  kind: 'same',
  at,
  turn,
  company: OF_ALL.includes(at) ? -1 : company,
});

/** Still about something that goes on. */
export function holdsStill(order: Order, view: MeccgView, question: Question): boolean {
  if (order.turn !== view.turn) return false;
  switch (order.kind) {
    case 'until-attacked':
      return true;
    case 'company':
      return order.company === view.company && order.phase === view.phase;
    case 'same':
      return order.company === -1 ? isPhaseOf(order.at, view) : order.company === view.company;
    case 'own-way':
      return question.at.startsWith('movement/');
  }
}

const MOVING = 4;
const AT_SITES = 5;
const isPhaseOf = (at: string, { phase }: MeccgView): boolean =>
  at.startsWith('movement/') ? phase === MOVING : at.startsWith('sites/') ? phase === AT_SITES : true;
