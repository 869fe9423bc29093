// Verbs about cards in hands, decks and piles.

import { type Refusal, refusal, type Seat } from '../../../../engine/game.ts';
import { draw, learn, shuffleWith } from '../../../../engine/random.ts';
import { CARDS } from '../../cards/all.ts';
import { drawCards } from '../../hands/cards.ts';
import { choose } from '../../happenings/running.ts';
import { playerRef } from '../../refs.ts';
import { aboutCard, say, sayTo, seatName, title } from '../../say.ts';
import { opponentOf } from '../../seats.ts';
import { DECK, DISCARD, EVERYBODY, HAND, type MeccgState, ownerOf, POINTS, SIDEBOARD } from '../../state.ts';
import { ruled } from '../../stats.ts';
import { pile, put, shuffleDeck } from '../../zones.ts';
import { andList, numberText, orList, withArticle } from '../phrases/phrase.ts';
import { amountOf, amountText } from '../reading/amounts.ts';
import type { Scope } from '../reading/scope.ts';
import { aText, holds, manyText, nounText } from '../reading/tests.ts';
import { eachText } from '../reading/wording.ts';
import type { Amount, Test, Verb, Zone } from '../vocabulary.ts';
import type { VerbTable } from './word.ts';

type MoveCards = Extract<Verb, { is: 'move-cards' }>;

type Look = Extract<Verb, { is: 'look' }>;
const seen = (s: MeccgState, { zone, n }: Look, seat: Seat): number[] =>
  zone === 'deck' ? pile(s, seat, DECK).slice(-n) : n === 0 ? [...pile(s, seat, HAND)] : someOf(s, seat, n);

/** So many cards of a hand, drawn blindly. */
function someOf(s: MeccgState, seat: Seat, n: number): number[] {
  const left = [...pile(s, seat, HAND)];
  const drawn: number[] = [];
  while (drawn.length < n && left.length > 0)
    drawn.push(
      left.splice(
        draw(s, left.length, (at) => CARDS[s.def[left[at]]].id),
        1,
      )[0],
    );
  return drawn;
}

export const ZONES: Readonly<Record<Zone, number>> = {
  deck: DECK,
  hand: HAND,
  discard: DISCARD,
  sideboard: SIDEBOARD,
  points: POINTS,
  'top-of-deck': DECK,
};
export const ZONE_TEXT: Readonly<Record<Zone, string>> = {
  deck: 'play deck',
  hand: 'hand',
  discard: 'discard pile',
  sideboard: 'sideboard',
  points: 'marshalling point pile',
  'top-of-deck': 'play deck',
};

export const NO_SEARCH: Refusal = refusal(
  'CR-CARD-bane-of-the-ithil-stone-1',
  'A card in play stops looking through decks and discard piles.',
);

const NO_CARDS: Refusal = refusal('MW-S10.1.2', 'There are no such cards.');

const seatBy = (x: Scope, of: 'player' | 'opponent'): Seat => (of === 'player' ? x.seat : opponentOf(x.s, x.seat));
const whose = (of: 'player' | 'opponent'): string => (of === 'player' ? 'your' : 'your opponent’s');

/** Decks and discard piles cannot be searched by effects (Bane of the Ithil-stone). */
const searches = (verb: MoveCards): boolean => verb.from.includes('deck') || verb.from.includes('discard');
const barred = (x: Scope, verb: MoveCards): boolean => searches(verb) && ruled(x.s, 'no-searching', playerRef(x.seat));

function among(x: Scope, verb: MoveCards): number[] {
  const seat = seatBy(x, verb.of);
  const test = verb.if;
  return verb.from
    .flatMap((zone) => pile(x.s, seat, ZONES[zone]))
    .filter((card) => card !== x.self && (!test || holds(x, test, card)));
}

function moveCard(x: Scope, verb: MoveCards, card: number): void {
  const { s, emit } = x;
  const owner = ownerOf(s, card);
  const secret = verb.reveal !== true && verb.to !== 'points' && !(verb.from.length === 1 && verb.from[0] === 'points');
  const to = verb.to === 'top-of-deck' ? 'the top of the play deck' : `the ${ZONE_TEXT[verb.to]}`;
  const name = title(s, card);
  put(s, card, ZONES[verb.to]);
  const text = `${name} goes to ${to} of ${seatName(s, owner)}.`;
  emit?.(
    secret
      ? sayTo([owner], 'move-card', 'CR-TIM-2', text, `${seatName(s, owner)}: a card goes to ${to}.`)
      : say('move-card', 'CR-TIM-2', text, aboutCard(card)),
  );
}

function moved(x: Scope, verb: MoveCards): void {
  if (verb.shuffle || verb.to === 'deck' || verb.from.includes('deck')) shuffleDeck(x.s, seatBy(x, verb.of));
}

/** Moves them without a word about each. */
function moveAll(x: Scope, verb: MoveCards, cards: readonly number[]): void {
  for (const card of cards) put(x.s, card, ZONES[verb.to]);
  moved(x, verb);
  const owner = seatName(x.s, seatBy(x, verb.of));
  x.emit?.(
    say(
      'move-card',
      'CR-TIM-2',
      `${owner}: ${cards.length === 1 ? '1 card goes' : `${cards.length} cards go`} to the ${ZONE_TEXT[verb.to]}.`,
    ),
  );
}

/** Moves cards drawn blindly. */
function moveAtRandom(x: Scope, verb: MoveCards, n: number): void {
  const left = among(x, verb);
  for (let i = 0; i < n && left.length > 0; i++)
    moveCard(
      x,
      verb,
      left.splice(
        draw(x.s, left.length, (at) => CARDS[x.s.def[left[at]]].id),
        1,
      )[0],
    );
  moved(x, verb);
}

/** "one card for each character in the company". */
const perEachText = (n: Amount, noun: string, test?: Test): string | undefined => {
  if (typeof n === 'number') return undefined;
  if (n.is === 'when-declared') {
    const text = perEachText(n.n, noun, test);
    return text && `${text} in play when this is declared, this card included`;
  }
  return n.is === 'count' && n.each === 1
    ? `${withArticle(nounText(noun, test))} for each ${eachText(n.of)}`
    : undefined;
};

const countText = (n: Amount, noun: string, test?: Test): string =>
  n === 1
    ? aText(noun, test)
    : (perEachText(n, noun, test) ??
      `${typeof n === 'number' ? numberText(n) : amountText(n)} ${manyText(noun, test)}`);

export const cardVerbs: VerbTable<'move-cards' | 'draw' | 'look' | 'reveal-random'> = {
  'move-cards': {
    run(x, verb, spot) {
      if (barred(x, verb)) return;
      const cards = among(x, verb);
      if (verb.n === 'all' && !verb.upTo) return moveAll(x, verb, cards);
      const n = verb.n === 'all' ? cards.length : Math.min(cards.length, amountOf(x, verb.n));
      const hidden = verb.from.some((zone) => zone !== 'points');
      const free = verb.upTo === true || verb.from.includes('deck'); // nobody can prove what he does not find
      if (hidden) learn(x.s); // whether he is asked, and what is found, tells something
      if (n <= 0 && !(free && hidden)) return; // who may find nothing is asked whatever is there
      if (verb.by === 'random') return moveAtRandom(x, verb, n);
      const defs = cards.map((card) => x.s.def[card]);
      choose(x, spot, {
        seat: seatBy(x, verb.by ?? 'player'),
        among: defs,
        titles: true,
        most: n,
        least: free ? 0 : n,
      });
    },
    chose(x, verb, chosen) {
      for (const def of chosen) {
        const card = among(x, verb).find((one) => x.s.def[one] === def);
        if (card !== undefined) moveCard(x, verb, card);
      }
      moved(x, verb);
    },
    can(x, verb) {
      if (barred(x, verb)) return NO_SEARCH;
      const hidden = verb.from.includes('deck');
      const any = hidden
        ? verb.from.some((zone) => pile(x.s, seatBy(x, verb.of), ZONES[zone]).length > 0)
        : among(x, verb).length > 0;
      return any ? undefined : NO_CARDS;
    },
    text(verb) {
      if (verb.from[0] === 'hand' && verb.to === 'discard' && verb.by === verb.of)
        return `${verb.of === 'player' ? 'discard from your hand, as you choose,' : 'your opponent discards from his hand, as he chooses,'} ${verb.n === 'all' ? 'all cards' : countText(verb.n, 'card', verb.if)}`;
      if (verb.from[0] === 'hand' && verb.to === 'discard' && verb.by === 'random' && verb.n !== 'all')
        return `${verb.of === 'player' ? 'discard' : 'your opponent discards'} ${countText(verb.n, 'card', verb.if)} at random from ${verb.of === 'player' ? 'your' : 'his'} hand`;
      const one = verb.upTo && verb.n === 1;
      const what = `${verb.upTo && !one && verb.n !== 'all' ? 'up to ' : ''}${verb.n === 'all' ? `${verb.upTo ? 'any number of' : 'all'} ${manyText('card', verb.if)}` : countText(verb.n, 'card', verb.if)}${verb.by === 'random' ? ' at random' : ''}`;
      const move = verb.to === 'hand' ? 'take' : verb.to === 'deck' ? 'put' : 'move';
      const who =
        verb.by === 'opponent'
          ? `your opponent ${one || verb.n === 'all' ? `may ${move}` : `${move}s`}`
          : one || (verb.upTo && verb.n === 'all')
            ? `you may ${move}`
            : move;
      const own = verb.by === 'opponent' && verb.of === 'opponent' ? 'his' : whose(verb.of);
      const to =
        verb.to === 'top-of-deck'
          ? 'on top of the play deck'
          : `${move === 'move' ? 'to' : 'into'} ${own} ${ZONE_TEXT[verb.to]}`;
      const zones = verb.from.map((zone) => ZONE_TEXT[zone]);
      const from = `from ${own} ${verb.n === 'all' ? andList(zones) : orList(zones)}`;
      return `${who} ${what} ${from} ${to}${verb.reveal ? ', showing it to your opponent' : ''}${verb.shuffle || verb.to === 'deck' || verb.from.includes('deck') ? ', and shuffle the play deck' : ''}`;
    },
    worth: 6,
  },
  draw: {
    run(x, { n, who }) {
      drawCards(x.s, seatBy(x, who), amountOf(x, n), x.emit);
    },
    text: ({ n, who }) => `${who === 'player' ? 'draw' : 'your opponent draws'} ${countText(n, 'card')}`,
    worth: 6,
  },
  look: {
    run(x, verb, spot) {
      const { s } = x;
      const { zone, of, shuffleBack } = verb;
      if (zone === 'deck' && ruled(s, 'no-searching', playerRef(x.seat))) return;
      const seat = seatBy(x, of);
      const cards = seen(s, verb, seat);
      learn(s);
      const names = cards.map((card) => title(s, card)).join(', ') || 'nothing';
      const where = zone === 'hand' ? 'hand' : cards.length === 1 ? 'top card' : `top ${cards.length} cards`;
      x.emit?.(
        sayTo(
          [x.seat],
          'look',
          'CR-TIM-2',
          `You see: ${names}.`,
          `${seatName(s, x.seat)} looks at the ${where} of ${seatName(s, seat)}.`,
        ),
      );
      for (const card of cards) s.known[card] |= 1 << x.seat;
      if (shuffleBack && cards.length > 0)
        choose(x, spot, { seat: x.seat, among: [], titles: true, most: 0, least: 0 });
    },
    /** He has looked long enough. */
    chose(x, verb) {
      const { s } = x;
      const cards = seen(s, verb, seatBy(x, verb.of));
      const defs = cards.map((card) => s.def[card]);
      learn(s); // chance is not taken back
      shuffleWith(s.random, defs);
      for (const [i, card] of cards.entries()) {
        s.def[card] = defs[i];
        s.known[card] = 0;
      }
    },
    can(x, { zone, of }) {
      if (zone === 'deck' && ruled(x.s, 'no-searching', playerRef(x.seat))) return NO_SEARCH;
      return pile(x.s, seatBy(x, of), zone === 'hand' ? HAND : DECK).length > 0 ? undefined : NO_CARDS;
    },
    text: ({ zone, of, n, shuffleBack }) =>
      zone === 'hand'
        ? n === 0
          ? `look at ${whose(of)} hand`
          : `look at up to ${numberText(n)} cards of ${whose(of)} hand at random`
        : `look at the top ${numberText(n)} cards of ${whose(of)} play deck${shuffleBack ? ', shuffle them and put them back on top' : ''}`,
    worth: 3,
  },
  'reveal-random': {
    run(x, { of, n }) {
      const { s } = x;
      for (const card of someOf(s, seatBy(x, of), amountOf(x, n))) {
        s.known[card] = EVERYBODY;
        x.emit?.(
          say('reveal', 'CR-TIM-2', `${seatName(s, ownerOf(s, card))} reveals ${title(s, card)}.`, aboutCard(card)),
        );
      }
    },
    can: (x, { of }) => (pile(x.s, seatBy(x, of), HAND).length > 0 ? undefined : NO_CARDS),
    text: ({ of, n }) =>
      `${of === 'player' ? 'you reveal' : 'your opponent reveals'}, at random from ${of === 'player' ? 'your' : 'his'} hand, ${countText(n, 'card')}`,
    worth: 4,
  },
};
