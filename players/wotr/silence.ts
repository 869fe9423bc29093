// Cards kept. Who holds a card has not played it: one whose requirement lets it be played now is rarer in another's hand than
// among all cards of its deck that nobody has seen, and one that is barred is commoner. Requirements ask for nothing but what lies
// open (test/players/search/kept-cards.test.ts), and so every world that is imagined for one decision is told the same.
//
// How likely it would have been played is measured: so many more of such cards than truly were there lay in hands dealt at random, in
// games of the learned player against himself (deck by deck and turn by turn). What people keep nobody knows.

import { NONE, type Seat } from '../../engine/game.ts';
import { below, next, type RandomState, split } from '../../engine/random.ts';
import { REQUIREMENTS } from '../../games/wotr/events/cards.ts';
import type { WotrFrame } from '../../games/wotr/frames.ts';
import { isTeam, seatsOf, sideOfSeat } from '../../games/wotr/rules.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import { cardsInDecks, EVENT_DECK } from '../../games/wotr/tables/events.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Turn } from '../player.ts';

/** How likely a card that can be played would have been by now: so much more with every turn, up to so much. */
interface Eagerness {
  readonly perTurn: number;
  readonly most: number;
}

/** By side * 2 + deck. */
const EAGERNESS: readonly Eagerness[] = [
  { perTurn: 0.07, most: 0.6 }, // the Characters it asks for are there early, and it is barred when they are gone
  { perTurn: 0.1, most: 0.15 },
  { perTurn: 0.07, most: 0.25 },
  { perTurn: 0.2, most: 0.3 },
];
/** Partners share the dice of a side: each comes to play half as much. */
const OF_PARTNERS = 0.5;

/** The turn of one who guesses the others' hands from what they have kept. */
export function guessing(turn: Turn<WotrView>): Turn<WotrView> {
  const { seat: viewer } = turn.decision;
  let playable: ReadonlySet<number> | undefined;
  return {
    ...turn,
    imagine() {
      const s = turn.imagine() as WotrState;
      const random = split(turn.random);
      playable ??= playableIn(s);
      for (const seat of keepersIn(s, viewer)) heed(s, seat, hiddenFrom(s, seat, viewer), playable, random);
      return s;
    },
  };
}

/** Whose icon a card bears does not matter here: partners swap cards (WR-11.2.3). */
const playableIn = (s: WotrState): ReadonlySet<number> =>
  new Set(cardsInDecks(s.rules.twilight).filter((card) => REQUIREMENTS[card].every(({ test }) => test(s))));

/** Those whose hands are dealt anew: all but the viewer, and but for somebody whose cards he is just looking at. */
function keepersIn(s: WotrState, viewer: Seat): readonly Seat[] {
  const top = s.stack[s.stack.length - 1] as WotrFrame | undefined;
  const shown = top?.at === 'event/look' ? top.seat : NONE;
  return [...s.hands.keys()].filter((seat) => seat !== viewer && seat !== shown);
}

/** Where else the hidden cards of his side lie: in both decks, and face down with all but the viewer. */
const hiddenFrom = (s: WotrState, seat: Seat, viewer: Seat): readonly number[][] => {
  const side = sideOfSeat(s, seat);
  const others = seatsOf(s, side).filter((other) => other !== viewer);
  return [s.decks[side * 2], s.decks[side * 2 + 1], ...others.map((other) => s.buried[other])];
};

/**
 * What he would have played leaves his hand as often as that is likely, and one that he could not play takes its place, out of the
 * same deck: the backs are seen. What has been chosen in secret stays with him who chose it.
 */
function heed(
  s: WotrState,
  seat: Seat,
  elsewhere: readonly number[][],
  playable: ReadonlySet<number>,
  random: RandomState,
): void {
  const hand = s.hands[seat];
  const picked = picksIn(s);
  for (const [i, card] of hand.entries())
    if (playable.has(card) && !picked.includes(card) && next(random) / 2 ** 32 < playedBy(s, seat, card))
      hand[i] = exchange(elsewhere, card, playable, random);
}

function playedBy(s: WotrState, seat: Seat, card: number): number {
  const side = sideOfSeat(s, seat);
  const { perTurn, most } = EAGERNESS[side * 2 + EVENT_DECK[card]];
  return Math.min(most, perTurn * (s.turn - 1) * (isTeam(s, side) ? OF_PARTNERS : 1));
}

/** Leaves a card in one of these places for one of the same deck that is barred; the same card where there is none. */
function exchange(
  places: readonly number[][],
  card: number,
  playable: ReadonlySet<number>,
  random: RandomState,
): number {
  const barred = places.flat().filter((other) => EVENT_DECK[other] === EVENT_DECK[card] && !playable.has(other));
  if (barred.length === 0) return card;
  const taken = barred[below(random, barred.length)];
  for (const place of places) {
    const at = place.indexOf(taken);
    if (at >= 0) place[at] = card;
  }
  return taken;
}

/** Cards that somebody has chosen and not shown yet, in battle or for his partner. */
const picksIn = (s: WotrState): readonly number[] =>
  (s.stack as readonly WotrFrame[]).flatMap((frame) =>
    'picks' in frame ? frame.picks.map((pick) => pick?.arg ?? NONE) : [],
  );
