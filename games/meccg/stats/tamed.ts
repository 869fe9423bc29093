// A creature that has become an ally lies on the card that made it one, and fights with less prowess than by its own card.
import { CARDS, NO_NUMBER, PROWESS } from '../cards/all.ts';
import type { MeccgState } from '../state.ts';

/** By card number: how much less. */
const LESS_PROWESS = CARDS.map((card) => (card.kind === 'resource-event' ? card.ally?.lessProwess : undefined));

/** The prowess of the ally; NO_NUMBER for what is none. */
export function tamedProwess(s: MeccgState, card: number): number {
  const less = LESS_PROWESS[s.def[card]];
  const creature = less === undefined ? undefined : s.play.find((on) => s.host[on] === card);
  return less === undefined || creature === undefined ? NO_NUMBER : PROWESS[s.def[creature]] - less;
}
