// Verbs about cards in hands, decks and piles, and about playing out of the ordinary.
import { NONE, type Refusal, refusal, type Seat } from '../../../../engine/game.ts';
import { draw, learn, shuffleWith } from '../../../../engine/random.ts';
import { CARDS } from '../../cards/all.ts';
import { FACTION, ITEM, KIND } from '../../cards/kinds.ts';
import { action } from '../../chain/action.ts';
import { queue } from '../../chain/chain.ts';
import { charactersOf, companyOf } from '../../companies/company.ts';
import { isCard, type Ref } from '../../refs.ts';
import { aboutCard, say, sayTo, seatName, title } from '../../say.ts';
import { TAPS_NO_SITE } from '../../sites/factions.ts';
import { hereVerdict, playItem } from '../../sites/play.ts';
import { testRing } from '../../sites/ring-test.ts';
import { CHAIN, DECK, DISCARD, HAND, type MeccgState, opponent, ownerOf, POINTS, SIDEBOARD } from '../../state.ts';
import { ruled } from '../../stats.ts';
import { drawCards } from '../../turn/cards.ts';
import { meetable, meetCharacter } from '../../turn/meeting.ts';
import { fetchFromSideboard } from '../../turn/sideboard.ts';
import { uniqueVerdict } from '../../unique.ts';
import { pile, put, shuffleDeck } from '../../zones.ts';
import { amountOf, amountText } from '../amounts.ts';
import { PART_USE } from '../frames.ts';
import { useWays } from '../literal.ts';
import { numberText, orList } from '../phrase.ts';
import { runEffects } from '../run.ts';
import { bound, type Scope } from '../scope.ts';
import { aText, holds, manyText } from '../tests.ts';
import { effectsText } from '../text.ts';
import { branch, choose, type VerbTable } from '../verb.ts';
import type { Amount, Test, Verb, Zone } from '../vocabulary.ts';

type MoveCards = Extract<Verb, { is: 'move-cards' }>;

const ZONES: Readonly<Record<Zone, number>> = {
  deck: DECK,
  hand: HAND,
  discard: DISCARD,
  sideboard: SIDEBOARD,
  points: POINTS,
  'top-of-deck': DECK,
};
const ZONE_TEXT: Readonly<Record<Zone, string>> = {
  deck: 'play deck',
  hand: 'hand',
  discard: 'discard pile',
  sideboard: 'sideboard',
  points: 'marshalling point pile',
  'top-of-deck': 'play deck',
};

const NO_CARDS: Refusal = refusal('MW-S10.1.2', 'There are no such cards.');
const NO_SEARCH: Refusal = refusal(
  'CR-CARD-bane-of-the-ithil-stone-1',
  'A card in play stops looking through decks and discard piles.',
);
const NO_RING: Refusal = refusal('MW-S2.10.1', 'There is no gold ring to test.');
const NO_ONE_TO_MEET: Refusal = refusal('MW-S5.3.1', 'You hold no character whom the company could control.');
const NO_ITEM: Refusal = refusal('MW-S10.1.2', 'There is no such item to play.');

const seatBy = (x: Scope, of: 'player' | 'opponent'): Seat => (of === 'player' ? x.seat : opponent(x.seat));
const whose = (of: 'player' | 'opponent'): string => (of === 'player' ? 'your' : 'your opponent’s');

/** Decks and discard piles cannot be searched by effects (Bane of the Ithil-stone). */
const searches = (verb: MoveCards): boolean => verb.from.includes('deck') || verb.from.includes('discard');
const barred = (s: MeccgState, verb: MoveCards): boolean => searches(verb) && ruled(s, 'no-searching');

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
  const text = `${name} goes to ${to} of ${seatName(owner)}.`;
  emit?.(
    secret
      ? sayTo([owner], 'move-card', 'CR-TIM-2', text, `${seatName(owner)}: a card goes to ${to}.`)
      : say('move-card', 'CR-TIM-2', text, aboutCard(card)),
  );
}

function moved(x: Scope, verb: MoveCards): void {
  if (verb.shuffle || verb.to === 'deck' || verb.from.includes('deck')) shuffleDeck(x.s, seatBy(x, verb.of));
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

const itemsToPlay = (x: Scope, test: Test, from: 'hand' | 'deck'): number[] => {
  const company = companyOf(x.s, bound(x, 'company'));
  return pile(x.s, x.seat, ZONES[from]).filter(
    (card) =>
      KIND[x.s.def[card]] === ITEM &&
      holds(x, test, card) &&
      uniqueVerdict(x.s, x.s.def[card]) === undefined &&
      (from === 'deck' || company === undefined || hereVerdict(x.s, company, x.s.def[card]) === undefined),
  );
};

const receivers = (x: Scope): number[] => {
  if (isCard(x.by)) return [x.by];
  const company = companyOf(x.s, bound(x, 'company'));
  return company ? charactersOf(x.s, company) : [];
};

/** The gold ring that is tested: the target, or one borne in the company of who tests. */
const goldRings = (x: Scope): number[] => {
  const isGold = (ref: Ref): boolean => {
    const card = isCard(ref) ? CARDS[x.s.def[ref]] : undefined;
    return card?.kind === 'item' && card.item === 'gold-ring';
  };
  if (isGold(x.on)) return [x.on];
  const company = companyOf(x.s, bound(x, 'company'));
  return x.s.play.filter((card) => isGold(card) && companyOf(x.s, card) === company && ownerOf(x.s, card) === x.seat);
};

function testIt(x: Scope, verb: Extract<Verb, { is: 'test-ring' }>, ring: number): void {
  const { but } = verb;
  const bans = but
    ? pile(x.s, x.seat, HAND)
        .filter((card) => holds(x, but, card))
        .map((card) => x.s.def[card])
    : [];
  testRing(
    x.s,
    { seat: x.seat, ring, modifier: verb.modifier, but: bans, ...(verb.choose && { choose: verb.choose }) },
    x.emit,
  );
}

const countText = (n: Amount, noun: string, test?: Test): string =>
  n === 1 ? aText(noun, test) : `${typeof n === 'number' ? numberText(n) : amountText(n)} ${manyText(noun, test)}`;

export const cardVerbs: VerbTable<
  | 'move-cards'
  | 'draw'
  | 'look'
  | 'reveal-random'
  | 'test-ring'
  | 'play-item'
  | 'play-character'
  | 'attempt-faction'
  | 'use-ability-of'
  | 'sideboard'
  | 'win'
> = {
  'move-cards': {
    run(x, verb, spot) {
      if (barred(x.s, verb)) return;
      const cards = among(x, verb);
      const n = Math.min(cards.length, amountOf(x, verb.n));
      if (n <= 0) return;
      if (verb.by === 'random') return moveAtRandom(x, verb, n);
      const free = verb.upTo === true || verb.from.includes('deck'); // nobody can prove what he does not find
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
      if (barred(x.s, verb)) return NO_SEARCH;
      const hidden = verb.from.includes('deck');
      const any = hidden
        ? verb.from.some((zone) => pile(x.s, seatBy(x, verb.of), ZONES[zone]).length > 0)
        : among(x, verb).length > 0;
      return any ? undefined : NO_CARDS;
    },
    text(verb) {
      const what = `${verb.upTo ? 'up to ' : ''}${countText(verb.n, 'card', verb.if)}${verb.by === 'random' ? ' at random' : ''}`;
      const who = verb.by === 'opponent' ? 'your opponent moves' : 'move';
      const to = verb.to === 'top-of-deck' ? 'on top of the play deck' : `to ${whose(verb.of)} ${ZONE_TEXT[verb.to]}`;
      const from = `from ${whose(verb.of)} ${orList(verb.from.map((zone) => ZONE_TEXT[zone]))}`;
      return `${who} ${what} ${from} ${to}${verb.reveal ? ', showing it to your opponent' : ''}${verb.shuffle ? ', and shuffle the play deck' : ''}`;
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
    run(x, { zone, of, n, shuffleBack }) {
      const { s } = x;
      if (zone === 'deck' && ruled(s, 'no-searching')) return;
      const seat = seatBy(x, of);
      const cards = zone === 'hand' ? [...pile(s, seat, HAND)] : pile(s, seat, DECK).slice(-n);
      learn(s);
      const names = cards.map((card) => title(s, card)).join(', ');
      const where = zone === 'hand' ? 'hand' : `top ${cards.length} cards`;
      x.emit?.(
        sayTo(
          [x.seat],
          'look',
          'CR-TIM-2',
          `You see: ${names}.`,
          `${seatName(x.seat)} looks at the ${where} of ${seatName(seat)}.`,
        ),
      );
      if (!shuffleBack) for (const card of cards) s.known[card] |= 1 << x.seat;
      else {
        const defs = cards.map((card) => s.def[card]);
        shuffleWith(s.random, defs);
        for (const [i, card] of cards.entries()) {
          s.def[card] = defs[i];
          s.known[card] = 0;
        }
      }
    },
    can: (x, { zone, of }) =>
      pile(x.s, seatBy(x, of), zone === 'hand' ? HAND : DECK).length > 0 ? undefined : NO_CARDS,
    text: ({ zone, of, n, shuffleBack }) =>
      zone === 'hand'
        ? `look at ${whose(of)} hand`
        : `look at the top ${numberText(n)} cards of ${whose(of)} play deck${shuffleBack ? ', then shuffle them and put them back on top' : ''}`,
    worth: 3,
  },
  'reveal-random': {
    run(x, { of, n, do: effects }, spot) {
      const { s } = x;
      const left = [...pile(s, seatBy(x, of), HAND)];
      const most = amountOf(x, n);
      const shown: number[] = [];
      while (shown.length < most && left.length > 0)
        shown.push(
          left.splice(
            draw(s, left.length, (at) => CARDS[s.def[left[at]]].id),
            1,
          )[0],
        );
      for (const card of shown) {
        s.known[card] |= 3;
        x.emit?.(
          say('reveal', 'CR-TIM-2', `${seatName(ownerOf(s, card))} reveals ${title(s, card)}.`, aboutCard(card)),
        );
      }
      if (effects) for (const card of shown.toReversed()) branch(x, spot, 0, card);
    },
    can: (x, { of }) => (pile(x.s, seatBy(x, of), HAND).length > 0 ? undefined : NO_CARDS),
    text: ({ of, n, do: effects }) =>
      `${of === 'player' ? 'you reveal' : 'your opponent reveals'} ${countText(n, 'card')} of ${of === 'player' ? 'your' : 'his'} hand at random${effects?.length ? `; for each, ${effectsText(effects)}` : ''}`,
    worth: 4,
  },
  'test-ring': {
    run(x, verb, spot) {
      const rings = goldRings(x);
      if (rings.length === 1) testIt(x, verb, rings[0]);
      else if (rings.length > 1) choose(x, spot, { seat: x.seat, among: rings, titles: false, most: 1, least: 1 });
    },
    chose(x, verb, chosen) {
      testIt(x, verb, chosen[0]);
    },
    can: (x) => (goldRings(x).length > 0 ? undefined : NO_RING),
    text: ({ modifier, choose: how }) =>
      `test a gold ring${modifier === 0 ? '' : `, modifying the roll by ${modifier > 0 ? `+${modifier}` : modifier}`}${how === 'two-rolls' ? ', making two rolls and using one of them' : how === 'any' ? ', choosing the result' : ''}`,
    worth: 15,
  },
  'play-item': {
    run(x, verb, spot) {
      const defs = itemsToPlay(x, verb.if, verb.from).map((card) => x.s.def[card]);
      if (defs.length > 0) choose(x, spot, { seat: x.seat, among: defs, titles: true, most: 1, least: 0 });
    },
    /** First the item, then, with that item in `to`, who gets it. */
    chose(x, verb, chosen, spot) {
      const { s, action: it } = x;
      const to = it?.to ?? NONE;
      if (chosen.length === 0 || !it) return;
      if (to !== NONE) return playItem(s, to, chosen[0], verb.tapsSite, x.emit);
      const card = itemsToPlay(x, verb.if, verb.from).find((one) => s.def[one] === chosen[0]);
      const who = receivers(x);
      if (card === undefined || who.length === 0) return;
      if (verb.from === 'deck') shuffleDeck(s, x.seat);
      if (who.length === 1) return playItem(s, card, who[0], verb.tapsSite, x.emit);
      const ask = { ...x, action: { ...it, to: card } };
      choose(ask, spot, { seat: x.seat, among: who, titles: false, most: 1, least: 1 });
    },
    can: (x, verb) => (verb.from === 'deck' || itemsToPlay(x, verb.if, verb.from).length > 0 ? undefined : NO_ITEM),
    text: ({ if: test, from, tapsSite }) =>
      `you may play ${aText('item', test)} from your ${ZONE_TEXT[from]}${tapsSite ? '' : ', which does not tap the site'}`,
    worth: 15,
  },
  'play-character': {
    run(x) {
      const company = companyOf(x.s, bound(x, 'company'));
      if (company) meetCharacter(x.s, x.seat, company);
    },
    can(x) {
      const company = companyOf(x.s, bound(x, 'company'));
      return company && meetable(x.s, x.seat, company).length > 0 ? undefined : NO_ONE_TO_MEET;
    },
    text: () => 'bring a character from your hand into play with the company, under direct influence',
    worth: 10,
  },
  'attempt-faction': {
    run(x, _verb, spot) {
      const defs = pile(x.s, x.seat, HAND)
        .filter((card) => KIND[x.s.def[card]] === FACTION && uniqueVerdict(x.s, x.s.def[card]) === undefined)
        .map((card) => x.s.def[card]);
      if (defs.length > 0) choose(x, spot, { seat: x.seat, among: defs, titles: true, most: 1, least: 1 });
    },
    chose(x, verb, chosen) {
      const { s } = x;
      const card = pile(s, x.seat, HAND).find((one) => s.def[one] === chosen[0]);
      const by = isCard(x.by) ? x.by : x.self;
      if (card === undefined) return;
      put(s, card, CHAIN);
      queue(s, action('faction', x.seat, { card, by, to: by, n: verb.modifier, way: TAPS_NO_SITE }));
    },
    can: (x) =>
      pile(x.s, x.seat, HAND).some((card) => KIND[x.s.def[card]] === FACTION)
        ? undefined
        : refusal('MW-S10.1.2', 'You hold no faction.'),
    text: ({ modifier, anywhere }) =>
      `make an influence check against a faction in your hand${anywhere ? ', wherever it is playable' : ''}${modifier === 0 ? '' : `, modified by ${modifier}`}`,
    worth: 15,
  },
  'use-ability-of': {
    run(x, verb, spot) {
      const others = abilities(x, verb.of);
      if (others.length === 1) useOther(x, others[0]);
      else if (others.length > 1) choose(x, spot, { seat: x.seat, among: others, titles: false, most: 1, least: 1 });
    },
    chose(x, _verb, chosen) {
      useOther(x, chosen[0]);
    },
    can: (x, { of }) => (abilities(x, of).length > 0 ? undefined : refusal('MW-S10.1.2', 'No such card is in play.')),
    text: ({ of }) => `use the ability of ${aText('card', of)} in play`,
    worth: 8,
  },
  sideboard: {
    run(x, { what }) {
      fetchFromSideboard(x.s, x.seat, false, what === 'hazards');
    },
    text: ({ what }) => `bring ${what} from your sideboard into your discard pile`,
    worth: 5,
  },
  win: {
    run(x) {
      x.s.outcome = { winner: x.seat, reason: 'ring', rule: 'MW-S1.1.3' };
      x.emit?.(say('outcome', 'MW-S1.1.3', `${seatName(x.seat)} wins the game.`));
    },
    text: () => 'you win the game',
    worth: 1000,
  },
};

/** Other cards in play, whoever's, with an ability that is not itself a copy of another's. */
const abilities = (x: Scope, test: Test): number[] =>
  x.s.play.filter(
    (card) =>
      card !== x.self &&
      holds(x, test, card) &&
      useWays(x.s.def[card]).some((way) => way.do.every((effect) => effect.is !== 'use-ability-of')),
  );

/** Does what another card's ability does, as if this card had it. */
function useOther(x: Scope, card: number): void {
  const def = x.s.def[card];
  const way = useWays(def).findIndex((one) => one.do.every((effect) => effect.is !== 'use-ability-of'));
  if (x.action && way >= 0) runEffects(x.s, { ...x.action, way }, PART_USE, def);
}
