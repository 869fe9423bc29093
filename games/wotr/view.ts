// What a seat may know, built from nothing (law 6): the board, its own cards, and of the other's only their backs.

import { NONE, type Seat, type Viewer } from '../../engine/game.ts';
import { below, shuffleWith, split } from '../../engine/random.ts';
import { meetsRequirement, tableCardOf } from './battle/combat-cards/combat-cards.ts';
import { seatIn } from './battle/field/sides.ts';
import { type Doing, publicOf } from './doing.ts';
import type { BattleFrame, SwapFrame, WotrFrame } from './frames.ts';
import { seatFor, seatsOf } from './rules.ts';
import type { Board, WotrState } from './state.ts';
import { EVENT_DECK } from './tables/events.ts';
import { FREE, SHADOW, SIDES, type Side } from './tables/nations.ts';
import { copyTeam } from './team/team.ts';

export interface WotrView extends Board {
  readonly viewer: Viewer;
  /** By seat: the cards of the viewer; empty for the rest. */
  readonly hands: readonly (readonly number[])[];
  /** By seat: the deck each card in hand came from, which its back shows. */
  readonly backs: readonly (readonly number[])[];
  /** Cards left, by side * 2 + deck. */
  readonly deckCounts: readonly number[];
  /** By seat: the viewer's own face-down discards; empty for the rest. */
  readonly buried: readonly (readonly number[])[];
  readonly buriedCounts: readonly number[];
  /** The unfinished procedures, outermost first, with what is public of each. */
  readonly doing: readonly Doing[];
}

export function viewOf(s: WotrState, viewer: Viewer): WotrView {
  return {
    viewer,
    rules: { ...s.rules },
    turn: s.turn,
    regular: s.regular.slice(),
    elite: s.elite.slice(),
    leader: s.leader.slice(),
    nazgul: s.nazgul.slice(),
    apart: s.apart.slice(),
    factions: s.factions.slice(),
    reserve: s.reserve.slice(),
    lost: s.lost.slice(),
    at: s.at.slice(),
    captured: s.captured.slice(),
    step: s.step.slice(),
    active: s.active.slice(),
    ringBearers: s.ringBearers,
    progress: s.progress,
    revealed: s.revealed,
    corruption: s.corruption,
    mordor: s.mordor,
    guide: s.guide,
    fellowshipActed: s.fellowshipActed,
    dice: s.dice.map((dice) => dice.slice()),
    huntDice: s.huntDice,
    huntFree: s.huntFree,
    rings: s.rings.slice(),
    ringUsed: s.ringUsed.slice(),
    mouthUsed: s.mouthUsed,
    discards: s.discards.map((pile) => pile.slice()),
    table: s.table.slice(),
    pool: s.pool.slice().sort((a, b) => a - b),
    drawn: s.drawn.slice(),
    specials: s.specials.slice(),
    gone: s.gone.slice(),
    ...(s.team && { team: copyTeam(s.team) }),
    hands: s.hands.map((hand, seat) => (viewer === seat ? hand.slice() : [])),
    backs: s.hands.map((hand) => hand.map((card) => EVENT_DECK[card])),
    deckCounts: s.decks.map((deck) => deck.length),
    buried: s.buried.map((pile, seat) => (viewer === seat ? pile.slice() : [])),
    buriedCounts: s.buried.map((pile) => pile.length),
    doing: s.stack.map((frame) => publicOf(frame as WotrFrame)),
  };
}

/**
 * Deals anew what the viewer cannot know: the order of all decks and of the tiles in the bag, and the hands and face-down
 * discards of all others, his partner's too.
 */
export function resample(s: WotrState, viewer: Viewer, random: number[]): void {
  for (const side of SIDES) {
    const others = seatsOf(s, side).filter((seat) => seat !== viewer);
    for (const deck of [0, 1]) {
      const pile = s.decks[side * 2 + deck];
      if (others.length === 0) deal(random, pile);
      else mix(random, deck, [...others.flatMap((seat) => unseen(s, seat, viewer)), pile]);
    }
  }
  deal(random, s.pool);
  for (const frame of s.stack)
    if (frame.at.startsWith('battle/')) repick(s, frame as BattleFrame, viewer, random);
    else if (frame.at === 'cards/swap-choose') offerAnew(s, frame as SwapFrame, viewer, random);
  s.random = split(random);
}

/** What of somebody else's cards the viewer does not see: he may just be looking at the hand. */
const unseen = (s: WotrState, seat: Seat, viewer: Viewer): number[][] => {
  const top = s.stack[s.stack.length - 1] as WotrFrame | undefined;
  const looks = top?.at === 'event/look' && top.seat === seat && seatFor(s, top.side) === viewer;
  return looks ? [s.buried[seat]] : [s.hands[seat], s.buried[seat]];
};

/** Who has said in secret whether he swaps a card, and which, may have said anything else. */
function offerAnew(s: WotrState, f: SwapFrame, viewer: Viewer, random: number[]): void {
  for (const [seat, pick] of f.picks.entries()) {
    if (!pick || seat === viewer) continue;
    const hand = s.hands[seat];
    const place = below(random, hand.length + 1);
    f.picks[seat] = place < hand.length ? { verb: 'swap', arg: hand[place] } : { verb: 'swap nothing', arg: NONE };
  }
}

/** Mixed from one order, whatever the true one is: the world that a generator deals depends on nothing that is hidden. */
const deal = (random: number[], cards: number[]): void =>
  shuffleWith(
    random,
    cards.sort((a, b) => a - b),
  );

/** A Combat Card chosen in secret becomes another that the re-dealt hand, or the table, could have given. */
function repick(s: WotrState, f: BattleFrame, viewer: Viewer, random: number[]): void {
  for (const side of [FREE, SHADOW] as const) {
    const seat = seatIn(s, f, side);
    const pick = f.picks[seat];
    if (!pick || viewer === seat) continue;
    const isUsable = (card: number): boolean => !meetsRequirement(s, f, side, card);
    const onTable = tableCardOf(s, side);
    const usable = [...s.hands[seat], ...(onTable >= 0 ? [onTable] : [])].filter(isUsable);
    const arg =
      usable.length > 0 ? usable[below(random, usable.length)] : giveOne(s, side, seat, viewer, isUsable, random);
    f.picks[seat] = { verb: pick.verb, arg };
  }
}

/**
 * He has chosen a card, so that a hand without any that he could use cannot be: it gets one of the side's hidden ones for another
 * with the same back. Which one he truly chose makes no difference.
 */
function giveOne(
  s: WotrState,
  side: Side,
  seat: Seat,
  viewer: Viewer,
  isUsable: (card: number) => boolean,
  random: number[],
): number {
  const hand = s.hands[seat];
  const others = seatsOf(s, side).filter((other) => other !== viewer);
  const hidden = others.flatMap((other) => (other === seat ? [s.buried[other]] : [s.hands[other], s.buried[other]]));
  const places = [...hidden, s.decks[side * 2], s.decks[side * 2 + 1]];
  const hasBack = (card: number): boolean => hand.some((own) => EVENT_DECK[own] === EVENT_DECK[card]);
  const cards = places.flat().filter((card) => hasBack(card) && isUsable(card));
  const card = cards.sort((a, b) => a - b)[below(random, cards.length)];
  const at = hand.findIndex((own) => EVENT_DECK[own] === EVENT_DECK[card]);
  for (const place of places) {
    const lies = place.indexOf(card);
    if (lies >= 0) [place[lies], hand[at]] = [hand[at], place[lies]];
  }
  return card;
}

/** Exchanges the cards of one deck among the places where the viewer sees only backs. */
function mix(random: number[], deck: number, places: readonly number[][]): void {
  const cards = places.flatMap((place) => place.filter((card) => EVENT_DECK[card] === deck));
  deal(random, cards);
  let next = 0;
  for (const place of places)
    for (let i = 0; i < place.length; i++) if (EVENT_DECK[place[i]] === deck) place[i] = cards[next++];
}
