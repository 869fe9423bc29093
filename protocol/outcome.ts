// How a game ended, as clients are told it.
import type { Outcome, Seat } from '../engine/game.ts';

/** With `winner`, the first of the winners, for programs that were written when there was only one; null after a draw. */
export type ToldEnd<T extends Pick<Outcome, 'winners'> = Outcome> = T & { readonly winner: Seat | null };

export const toldEnd = <T extends Pick<Outcome, 'winners'>>(end: T): ToldEnd<T> => ({
  ...end,
  winner: end.winners[0] ?? null,
});
