import { copy } from '../../../engine/copy.ts';
import type { Outcome, Seat, Viewer } from '../../../engine/game.ts';
import { below, shuffleWith } from '../../../engine/random.ts';
import { type AuctionState, CALLS, NAMES, topFrame } from './state.ts';

export interface AuctionView {
  /** The viewer's own; nothing for spectators. */
  readonly hand: readonly number[];
  readonly buried: readonly number[];
  readonly bid: number | null;
  readonly seats: readonly { name: string; hand: number; buried: number; worth: number; hasBid: boolean }[];
  readonly pile: number;
  readonly discard: readonly number[];
  readonly mathoms: number;
  readonly sold: readonly number[];
  readonly bids: readonly number[];
  readonly toChoose: { readonly at: string; readonly seat: Seat | null; readonly call: string | null } | null;
  readonly outcome: Outcome | null;
}

export function view(s: AuctionState, viewer: Viewer): AuctionView {
  const frame = topFrame(s);
  const picks = frame?.at === 'bid' ? frame.picks : [];
  const own = viewer === 'spectator' ? undefined : viewer;
  return {
    hand: own === undefined ? [] : s.hands[own].slice(),
    buried: own === undefined ? [] : s.buried[own].slice(),
    bid: own === undefined ? null : (picks[own]?.arg ?? null),
    seats: s.hands.map((hand, seat) => ({
      name: NAMES[seat],
      hand: hand.length,
      buried: s.buried[seat].length,
      worth: s.worth[seat],
      hasBid: Boolean(picks[seat]),
    })),
    pile: s.pile.length,
    discard: s.discard.slice(),
    mathoms: s.mathoms.length,
    sold: s.sold.slice(),
    bids: s.bids.slice(),
    toChoose: frame
      ? {
          at: frame.at,
          seat: 'seat' in frame ? frame.seat : null,
          call: frame.at === 'throw' ? CALLS[frame.call] : null,
        }
      : null,
    outcome: s.outcome && copy(s.outcome),
  };
}

/** Shuffles all the cards the viewer cannot see among the places where they may be, then lets the others bid anew. */
export function resample(s: AuctionState, viewer: Viewer, random: number[]): void {
  const unseen = [...s.hands, ...s.buried].filter((_, i) => i % s.seats !== viewer).concat([s.pile]);
  const cards = unseen.flat();
  shuffleWith(random, cards);
  for (const place of unseen) place.splice(0, place.length, ...cards.splice(0, place.length));
  shuffleWith(random, s.mathoms);
  const frame = topFrame(s);
  if (frame?.at !== 'bid') return;
  frame.picks = frame.picks.map((pick, seat) => {
    if (!pick || seat === viewer) return pick;
    return { verb: 'bid', arg: s.hands[seat][below(random, s.hands[seat].length)] };
  });
}
