// Getting ready for three to five players: seats and avatars by rolls, starting characters revealed one by one to the
// right, and an exchange with the cards that are not used (LE-M.5 to LE-M.10).

import { type Emit, NONE, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { learn, roll } from '../../../engine/random.ts';
import { alignmentOf, rulesFor } from '../alignment.ts';
import { CARDS } from '../cards/all.ts';
import { AVATAR, CHARACTER, isHazard, KIND } from '../cards/kinds.ts';
import { creatureWorth, leastCreatures } from '../decks/check.ts';
import { numberText } from '../effects/phrases/phrase.ts';
import { copyIn, exchange, offerTitles } from '../hands/cards.ts';
import { become, type StepsFor } from '../procedures.ts';
import { say, seatName, title } from '../say.ts';
import { leftOf, leftsOf, seatsOf } from '../seats.ts';
import { ASIDE, DECK, type MeccgState, SIDEBOARD, UNUSED } from '../state.ts';
import { pile, put } from '../zones.ts';
import { canGoOn, mindsOf, poolLeft, startVerdict } from './choosing.ts';
import type { SeveralFrame, Swapping } from './frames.ts';

export const severalVerbs: Verbs<MeccgState> = {
  'play-as': { takes: 'title', label: 'Play as {}' },
};

/** LE-M.6 */
const MOST_COPIES = 2;
/** LE-M.10 */
export const MOST_SWAPPED = 3;

/** By card number: all Wizards and Ringwraiths. */
const AVATARS = [...CARDS.keys()].filter((def) => KIND[def] === AVATAR);
const avatarsOf = (s: MeccgState, seat: Seat): number[] =>
  AVATARS.filter((def) => alignmentOf(def) === s.alignment[seat]);

/** Those of his deck that are he himself, not Ringwraiths who are to follow: of the title that is there most often. */
function himself(s: MeccgState, seat: Seat): number[] {
  const all = pile(s, seat, DECK).filter((card) => KIND[s.def[card]] === AVATAR);
  const often = (card: number): number => all.filter((other) => s.def[other] === s.def[card]).length;
  const most = Math.max(0, ...all.map(often));
  const main = all.find((card) => often(card) === most);
  return all.filter((card) => often(card) === 1 || main === undefined || s.def[card] === s.def[main]).slice(0, most);
}

/** He is that Wizard or Ringwraith: as many cards as his deck has of one, two at most. */
function playAs(s: MeccgState, seat: Seat, def: number): void {
  const own = himself(s, seat);
  const before = s.def[own[0]];
  for (const card of pile(s, seat, DECK)) if (s.def[card] === def) s.def[card] = before;
  for (const [i, card] of own.entries()) {
    s.def[card] = def;
    if (i >= MOST_COPIES) put(s, card, UNUSED);
  }
}

/** The player on his right. */
const rightOf = (s: MeccgState, seat: Seat): Seat => s.left.indexOf(seat);

/** Highest first; who rolls alike rolls again (LE-M.5). */
function rollForSeats(s: MeccgState, among: readonly Seat[], emit: Emit): Seat[] {
  if (among.length < 2) return [...among];
  const dice = among.map(() => [roll(s), roll(s)]);
  const sums = dice.map(([a, b]) => a + b);
  const text = among.map((seat, i) => `${seatName(s, seat)} rolls ${sums[i]}`).join(', ');
  emit?.(say('roll', 'LE-M.5', `For the seats: ${text}.`, undefined, { dice: dice.flat() }));
  return [...new Set(sums)]
    .sort((a, b) => b - a)
    .flatMap((sum) =>
      rollForSeats(
        s,
        among.filter((_, i) => sums[i] === sum),
        emit,
      ),
    );
}

/** Second highest on the left of the highest, who has the first turn, and so on (LE-M.5, LE-M.11). */
export function takeSeats(s: MeccgState, emit: Emit): void {
  learn(s);
  const order = rollForSeats(s, seatsOf(s), emit);
  s.left = leftsOf(order);
  s.active = order[0];
  const names = order.map((seat) => seatName(s, seat)).join(', ');
  emit?.(say('seats', 'LE-M.5', `Clockwise round the table: ${names}. ${seatName(s, order[0])} takes the first turn.`));
}

/** What may be exchanged for each other: hazards, resources, characters; nobody changes who he is. */
const classOf = (def: number): number =>
  isHazard(def) ? 0 : KIND[def] === CHARACTER ? 1 : KIND[def] === AVATAR ? NONE : 2;

const UNLIKE = refusal(
  'LE-M.10',
  'A hazard is exchanged for a hazard, a resource for a resource, a character for one.',
);
const FEW_CREATURES = refusal('LE-M.7', 'Half of the hazards must be creatures.');

/** Why this card of the deck cannot make way for that one: the deck must stay a legal one. */
function swapVerdict(s: MeccgState, seat: Seat, away: number, into: number): Verdict {
  if (classOf(s.def[away]) === NONE || classOf(s.def[away]) !== classOf(s.def[into])) return UNLIKE;
  const hazards = pile(s, seat, DECK).filter((card) => isHazard(s.def[card]));
  const creatures = hazards.reduce((sum, card) => sum + creatureWorth(s.def[card]), 0);
  const then = creatures - creatureWorth(s.def[away]) + creatureWorth(s.def[into]);
  return then < creatures && then < leastCreatures(hazards.length) ? FEW_CREATURES : undefined;
}

const canSwap = (s: MeccgState, seat: Seat, into: number): boolean =>
  pile(s, seat, DECK).some((away) => !swapVerdict(s, seat, away, into));
const swappable = (s: MeccgState, seat: Seat): number[] =>
  pile(s, seat, SIDEBOARD).filter((card) => canSwap(s, seat, card));

const swapping = (seat: Seat): Swapping => ({ at: 'setup/swap', seat, left: MOST_SWAPPED, card: NONE });

export const severalSteps: StepsFor<SeveralFrame> = {
  'setup/seating': {
    run(s, f, emit) {
      takeSeats(s, emit);
      become(s, { at: 'setup/avatar', seat: s.active, taken: [], listed: f.listed });
    },
  },
  'setup/avatar': {
    run(s, f) {
      if (himself(s, f.seat).length > 0) f.at = 'setup/avatar-choose';
      else nextAvatar(s, f);
    },
  },
  'setup/avatar-choose': {
    kind: 'card',
    rule: 'LE-M.6',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which ${rulesFor(s, f.seat).avatar} will you be? Nobody else can be the same.`,
    options(s, f, offer) {
      for (const def of avatarsOf(s, f.seat))
        offer.check(
          f.taken.includes(def) ? refusal('LE-M.6', `${CARDS[def].name} has been chosen already.`) : undefined,
          'play-as',
          def,
        );
    },
    take(s, f, move, emit) {
      // Who is asked next is one who has somebody to be: that tells something of his deck.
      learn(s);
      playAs(s, f.seat, move.arg);
      f.taken.push(move.arg);
      emit?.(say('avatar', 'LE-M.6', `${seatName(s, f.seat)} will be ${CARDS[move.arg].name}.`));
      f.at = 'setup/avatar';
      nextAvatar(s, f);
    },
  },
  'setup/draft': {
    run(s, f) {
      for (const seat of seatsOf(s)) if (!canGoOn(s, f, seat)) f.done[seat] = 1;
      if (f.done.every((done) => done === 1)) become(s, { at: 'setup/shared', chosen: f.chosen, listed: f.listed });
      else if (f.done[f.seat] === 1) f.seat = rightOf(s, f.seat);
      else f.at = 'setup/draft-choose';
    },
  },
  'setup/draft-choose': {
    kind: 'card',
    rule: 'LE-M.8',
    seat: (_s, f) => f.seat,
    prompt: (s, f) =>
      `Reveal a starting character: ${f.chosen[f.seat].length} of ${numberText(rulesFor(s, f.seat).mostStarters)} revealed, minds ${mindsOf(s, f.chosen[f.seat])} of 20.`,
    options(s, f, offer) {
      const titles = new Map(poolLeft(s, f, f.seat).map((card) => [s.def[card], card]));
      for (const [def, card] of titles) offer.check(startVerdict(s, f, f.seat, card), 'start-with', def);
      offer.check(
        f.chosen[f.seat].length > 0 ? undefined : refusal('LE-M.8', 'You must start with at least one character.'),
        'start-done',
      );
    },
    take(s, f, move, emit) {
      f.at = 'setup/draft';
      const card = poolLeft(s, f, f.seat).find((one) => s.def[one] === move.arg);
      if (move.verb === 'start-done' || card === undefined) f.done[f.seat] = 1;
      else {
        learn(s);
        f.chosen[f.seat].push(card);
        put(s, card, ASIDE);
        emit?.(say('start', 'LE-M.8', `${seatName(s, f.seat)} reveals ${title(s, card)}.`));
      }
      f.seat = rightOf(s, f.seat);
    },
  },
  'setup/swap': {
    run(s, f) {
      if (f.left > 0 && swappable(s, f.seat).length > 0) f.at = 'setup/swap-choose';
      else nextSwap(s, f);
    },
  },
  'setup/swap-choose': {
    kind: 'card',
    rule: 'LE-M.10',
    seat: (_s, f) => f.seat,
    prompt: (_s, f) =>
      `Exchange ${f.left === 1 ? 'one more card' : `up to ${numberText(f.left)} cards`} of your play deck with your sideboard.`,
    options(s, f, offer) {
      offer.add('exchange-no-more');
      offerTitles(s, swappable(s, f.seat), offer, 'exchange');
    },
    take(s, f, move) {
      if (move.verb === 'exchange-no-more') return nextSwap(s, f);
      f.card = copyIn(s, f.seat, SIDEBOARD, move.arg);
      f.at = 'setup/swap-for';
    },
  },
  'setup/swap-for': {
    kind: 'card',
    rule: 'LE-M.10',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which card of your play deck goes into the sideboard for ${title(s, f.card)}?`,
    options(s, f, offer) {
      // Not in the order in which they lie: nobody knows that of his play deck.
      const titles = new Map(pile(s, f.seat, DECK).map((card) => [s.def[card], card]));
      for (const [def, card] of [...titles].sort(([a], [b]) => a - b))
        offer.check(swapVerdict(s, f.seat, card, f.card), 'exchange-for', def);
    },
    take(s, f, move, emit) {
      // Which card of the deck it was is seen now.
      learn(s);
      exchange(s, f.seat, f.card, DECK, move.arg, 'LE-M.10', emit);
      f.card = NONE;
      f.left--;
      f.at = 'setup/swap';
    },
  },
};

/** In the order of the rolls; when all have chosen, the lowest roller reveals the first character. */
function nextAvatar(s: MeccgState, f: Extract<SeveralFrame, { taken: number[] }>): void {
  const next = leftOf(s, f.seat);
  if (next !== s.active) f.seat = next;
  else {
    const none = seatsOf(s).map(() => 0);
    const lowest = rightOf(s, s.active);
    become(s, { at: 'setup/draft', seat: lowest, chosen: none.map(() => []), listed: f.listed, done: none });
  }
}

function nextSwap(s: MeccgState, f: Swapping): void {
  const next = leftOf(s, f.seat);
  if (next !== s.active) become(s, swapping(next));
  else become(s, { at: 'setup/items', seat: 0 });
}

/** What follows when everybody has his starting characters. */
export const afterStarts = (s: MeccgState): SeveralFrame | { at: 'setup/items'; seat: Seat } =>
  s.alignment.length > 2 && s.rules.starter === 0 ? swapping(s.active) : { at: 'setup/items', seat: 0 };
