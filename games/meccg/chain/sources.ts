// Everything that can be declared or done in a window, by folder. A source puts what it has on offer and, when one of its
// verbs is chosen, acts: it declares at once, begins a procedure that asks for the rest, or (for organizing, which nobody
// answers) simply does it.
import type { Emit, Move, Seat } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { Offer } from '../../../engine/offer.ts';
import type { MeccgState } from '../state.ts';
import type { Point } from './chain.ts';

export interface ActionSource {
  readonly verbs: Verbs<MeccgState>;
  offer(s: MeccgState, point: Point, offer: Offer): void;
  take(s: MeccgState, seat: Seat, move: Move, emit: Emit): void;
}
