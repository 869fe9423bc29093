// Verbs about cards in hands, decks and piles, and about playing out of the ordinary.
import { NONE, type Refusal, refusal, type Seat } from '../../../../engine/game.ts';
import { draw, learn, shuffleWith } from '../../../../engine/random.ts';
import { CARDS } from '../../cards/all.ts';
import { CREATURE_CARD, FACTION, ITEM, KIND } from '../../cards/kinds.ts';
import { action } from '../../chain/action.ts';
import { queue } from '../../chain/chain.ts';
import { charactersOf, companyOf, siteIsTapped, siteOf, theCompany } from '../../companies/company.ts';
import { ATTEMPTED, INFLUENCE_TRIED, note } from '../../history.ts';
import { FROM_AFAR } from '../../influence/attempt.ts';
import { isNear, mayTryRival, rivalOf } from '../../influence/from-afar.ts';
import { keysIn, surroundings } from '../../movement/keying.ts';
import { begin } from '../../procedures.ts';
import { isCard, type Ref } from '../../refs.ts';
import { aboutCard, say, sayTo, seatName, title } from '../../say.ts';
import { NO_DIRECT_INFLUENCE, TAPS_NO_SITE } from '../../sites/factions.ts';
import { hereVerdict, playItem } from '../../sites/play.ts';
import { testRing } from '../../sites/ring-test.ts';
import {
  CHAIN,
  DECK,
  DID_RETURN,
  DISCARD,
  HAND,
  type MeccgState,
  MOVEMENT,
  opponent,
  ownerOf,
  POINTS,
  SIDEBOARD,
  TAPPED,
  UNTAPPED,
} from '../../state.ts';
import { hazardLimitOf, ruled } from '../../stats.ts';
import { drawCards } from '../../turn/cards.ts';
import { meetable, meetCharacter } from '../../turn/meeting.ts';
import { fetchFromSideboard } from '../../turn/sideboard.ts';
import { uniqueVerdict } from '../../unique.ts';
import { pile, put, shuffleDeck } from '../../zones.ts';
import { amountOf, amountText } from '../amounts.ts';
import { PART_USE } from '../frames.ts';
import { flat, playWays, useWays } from '../literal.ts';
import { WHO_NAMES } from '../names.ts';
import { andList, numberText, orList, withArticle } from '../phrase.ts';
import { candidates } from '../picks.ts';
import { runEffects } from '../run.ts';
import { bound, type Scope } from '../scope.ts';
import { aText, holds, manyText, nounText } from '../tests.ts';
import { effectsText } from '../text.ts';
import { branch, choose, type VerbTable } from '../verb.ts';
import type { Amount, Test, Verb, Way, Zone } from '../vocabulary.ts';
import { eachText } from '../wording.ts';

type MoveCards = Extract<Verb, { is: 'move-cards' }>;
type PlayItem = Extract<Verb, { is: 'play-item' }>;

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
const NO_ABILITY: Refusal = refusal('MW-S10.1.2', 'Its ability could not be used now.');
const NO_SITE: Refusal = refusal('CR-CARD-dwarven-ring-of-barins-tribe-1', 'The site must be untapped.');
const NO_CREATURE: Refusal = refusal('CR-CARD-fell-beast-1', 'There is no such creature that you could play next.');
const NO_RECEIVER: Refusal = refusal('MW-S2.8.5', 'Nobody of the company could have the item.');
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

/** Moves them without a word about each. */
function moveAll(x: Scope, verb: MoveCards, cards: readonly number[]): void {
  for (const card of cards) put(x.s, card, ZONES[verb.to]);
  moved(x, verb);
  const owner = seatName(seatBy(x, verb.of));
  x.emit?.(say('move-card', 'CR-TIM-2', `${owner}: ${cards.length} cards go to the ${ZONE_TEXT[verb.to]}.`));
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

const itemsToPlay = (x: Scope, test: Test, from: 'hand' | 'deck' | 'discard'): number[] => {
  const company = companyOf(x.s, bound(x, 'company'));
  return pile(x.s, x.seat, ZONES[from]).filter(
    (card) =>
      KIND[x.s.def[card]] === ITEM &&
      holds(x, test, card) &&
      uniqueVerdict(x.s, x.s.def[card]) === undefined &&
      (from === 'discard' || company === undefined || hereVerdict(x.s, company, x.s.def[card]) === undefined),
  );
};

const receivers = (x: Scope, { who }: PlayItem): number[] => {
  if (isCard(x.by) && who === undefined) return [x.by];
  const company = companyOf(x.s, bound(x, 'company'));
  const among = company ? charactersOf(x.s, company) : [];
  return who === 'another' ? among.filter((one) => one !== x.by && x.s.stand[one] === UNTAPPED) : among;
};

/** The item comes into play; another than the user of the card taps for it as usual. */
function givePlayed(x: Scope, verb: PlayItem, card: number, to: number): void {
  if (verb.who === 'another') {
    x.s.stand[to] = TAPPED;
    x.emit?.(say('tap', 'MW-S10.7.2', `${title(x.s, to)} taps.`, aboutCard(to)));
  }
  playItem(x.s, card, to, verb.tapsSite, x.emit);
}

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

/** "one card for each character in the company". */
const perEachText = (n: Amount, noun: string, test?: Test): string | undefined => {
  if (typeof n === 'number') return undefined;
  if (n.is === 'when-declared') {
    const text = perEachText(n.n, noun, test);
    return text && `${text} in play when this is declared`;
  }
  return n.is === 'count' && n.each === 1
    ? `${withArticle(nounText(noun, test))} for each ${eachText(n.of)}`
    : undefined;
};
/** The creatures in hand that could come next with what a card does for them, if that many more hazards may be played. */
function nextCreatures(x: Scope, verb: Extract<Verb, { is: 'play-creature' }>, hazards: number): number[] {
  const { s } = x;
  const company = theCompany(s);
  if (!company || s.attack || s.phase !== MOVEMENT || (company.did & DID_RETURN) !== 0) return [];
  if (company.hazards + hazards > hazardLimitOf(s, company)) return [];
  const around = surroundings(s, company);
  const more = flat(verb.do).find((effect) => effect.is === 'more-keys');
  return pile(s, x.seat, HAND).filter(
    (card) =>
      KIND[s.def[card]] === CREATURE_CARD &&
      holds(x, verb.if, card) &&
      uniqueVerdict(s, s.def[card]) === undefined &&
      keysIn(s, around, s.def[card], more).length > 0,
  );
}

/** It is not used after all (CR-CARD-fell-beast-1, CR-CARD-morgul-horse-2). */
function takeBack(x: Scope): void {
  if (!isCard(x.self) || x.s.zone[x.self] !== CHAIN) return;
  put(x.s, x.self, HAND);
  x.emit?.(say('return', 'CR-CARD-fell-beast-1', `${title(x.s, x.self)} returns to hand.`, aboutCard(x.self)));
}

const countText = (n: Amount, noun: string, test?: Test): string =>
  n === 1
    ? aText(noun, test)
    : (perEachText(n, noun, test) ??
      `${typeof n === 'number' ? numberText(n) : amountText(n)} ${manyText(noun, test)}`);

export const cardVerbs: VerbTable<
  | 'move-cards'
  | 'draw'
  | 'look'
  | 'reveal-random'
  | 'test-ring'
  | 'play-item'
  | 'play-character'
  | 'play-creature'
  | 'attempt-faction'
  | 'use-ability-of'
  | 'sideboard'
  | 'win'
> = {
  'move-cards': {
    run(x, verb, spot) {
      if (barred(x.s, verb)) return;
      const cards = among(x, verb);
      if (verb.n === 'all') return moveAll(x, verb, cards);
      const n = Math.min(cards.length, amountOf(x, verb.n));
      if (n <= 0 && !verb.from.includes('deck')) return; // who searches a deck is asked whatever is in it
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
      if (verb.from[0] === 'hand' && verb.to === 'discard' && verb.by === verb.of)
        return `${verb.of === 'player' ? 'discard from your hand, as you choose,' : 'your opponent discards from his hand, as he chooses,'} ${verb.n === 'all' ? 'all cards' : countText(verb.n, 'card', verb.if)}`;
      const one = verb.upTo && verb.n === 1;
      const what = `${verb.upTo && !one ? 'up to ' : ''}${verb.n === 'all' ? `all ${manyText('card', verb.if)}` : countText(verb.n, 'card', verb.if)}${verb.by === 'random' ? ' at random' : ''}`;
      const who =
        verb.by === 'opponent' ? `your opponent ${one ? 'may move' : 'moves'}` : one ? 'you may move' : 'move';
      const to = verb.to === 'top-of-deck' ? 'on top of the play deck' : `to ${whose(verb.of)} ${ZONE_TEXT[verb.to]}`;
      const zones = verb.from.map((zone) => ZONE_TEXT[zone]);
      const from = `from ${whose(verb.of)} ${verb.n === 'all' ? andList(zones) : orList(zones)}`;
      return `${who} ${what} ${from} ${to}${verb.reveal ? ', showing it to your opponent' : ''}${verb.shuffle || verb.from.includes('deck') ? ', and shuffle the play deck' : ''}`;
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
    can(x, { zone, of }) {
      if (zone === 'deck' && ruled(x.s, 'no-searching')) return NO_SEARCH;
      return pile(x.s, seatBy(x, of), zone === 'hand' ? HAND : DECK).length > 0 ? undefined : NO_CARDS;
    },
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
      `${of === 'player' ? 'you reveal' : 'your opponent reveals'}, at random from ${of === 'player' ? 'your' : 'his'} hand, ${countText(n, 'card')}${effects?.length ? `; for each, ${effectsText(effects)}` : ''}`,
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
    text: ({ modifier, choose: how, but }) =>
      `test ${WHO_NAMES.it}${modifier === 0 ? '' : `, modifying the roll by ${modifier > 0 ? `+${modifier}` : modifier}`}${how === 'two-rolls' ? ', making two rolls and using one of them' : how === 'any' ? ` without a roll: any special ring${but ? ` except ${aText('ring', but)}` : ''} may take its place` : ''}`,
    worth: 15,
  },
  'play-item': {
    run(x, verb, spot) {
      if (verb.from !== 'hand' && ruled(x.s, 'no-searching')) return;
      const defs = itemsToPlay(x, verb.if, verb.from).map((card) => x.s.def[card]);
      if (defs.length > 0) choose(x, spot, { seat: x.seat, among: defs, titles: true, most: 1, least: 0 });
      else if (verb.from === 'deck') shuffleDeck(x.s, x.seat);
    },
    /** First the item, then, with that item in `to`, who gets it; one from the deck that nobody gets is discarded. */
    chose(x, verb, chosen, spot) {
      const { s, action: it } = x;
      const to = it?.to ?? NONE;
      const searched = verb.from === 'deck';
      if (!it) return;
      if (to !== NONE) {
        if (chosen.length > 0) givePlayed(x, verb, to, chosen[0]);
        else put(s, to, DISCARD);
        if (searched) shuffleDeck(s, x.seat);
        return;
      }
      const card = itemsToPlay(x, verb.if, verb.from).find((one) => s.def[one] === chosen[0]);
      const who = receivers(x, verb);
      if (card === undefined || who.length === 0) {
        if (searched) shuffleDeck(s, x.seat);
        return;
      }
      if (who.length === 1 && !searched) return givePlayed(x, verb, card, who[0]);
      const ask = { ...x, action: { ...it, to: card } };
      choose(ask, spot, { seat: x.seat, among: who, titles: false, most: 1, least: searched ? 0 : 1 });
    },
    can(x, verb) {
      const company = companyOf(x.s, bound(x, 'company'));
      if (verb.tapsSite && (!company || siteOf(company) === NONE || siteIsTapped(x.s, company))) return NO_SITE;
      if (verb.from !== 'hand' && ruled(x.s, 'no-searching')) return NO_SEARCH;
      if (verb.from === 'deck') return undefined;
      if (receivers(x, verb).length === 0) return NO_RECEIVER;
      return itemsToPlay(x, verb.if, verb.from).length > 0 ? undefined : NO_ITEM;
    },
    text({ if: test, from, tapsSite, who }) {
      if (from === 'discard')
        return `${aText('item', test)} of your choice comes from your discard pile to a character in the company`;
      const what = `${aText('item', test)} playable at the site`;
      const site = tapsSite ? ', which must be untapped and then taps' : ', which does not tap';
      return from === 'deck'
        ? `search your play deck for ${what}${site}; play it at once or discard it, and shuffle the play deck`
        : `${who === 'another' ? 'another untapped character in the company may tap to' : 'you may'} play ${what}${site}, from your hand`;
    },
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
    text: () =>
      'bring a character (no Wizard) from your hand into play with the company, under the direct influence of one of its characters, wherever his home site is; he does not count as the one character of the turn',
    worth: 10,
  },
  'play-creature': {
    run(x, verb, spot) {
      const among = nextCreatures(x, verb, 1).map((card) => x.s.def[card]);
      if (among.length === 0) takeBack(x);
      else choose(x, spot, { seat: x.seat, among, titles: true, most: 1, least: 0 });
    },
    chose(x, verb, chosen, spot) {
      const card = nextCreatures(x, verb, 1).find((one) => x.s.def[one] === chosen[0]);
      if (card === undefined) return takeBack(x);
      begin(x.s, { at: 'movement/key', seat: x.seat, card, called: true });
      branch(x, spot, 0, card);
    },
    can: (x, verb) => (nextCreatures(x, verb, 2).length > 0 ? undefined : NO_CREATURE),
    text: ({ if: test, do: effects }) =>
      `you must play ${aText('creature', test)} first in the next chain of effects, otherwise this card returns to your hand; for it, ${effectsText(effects)}`,
    worth: 10,
  },
  'attempt-faction': {
    run(x, verb, spot) {
      const defs = pile(x.s, x.seat, HAND)
        .filter((card) => isAttemptable(x, card, verb))
        .map((card) => x.s.def[card]);
      if (defs.length > 0) choose(x, spot, { seat: x.seat, among: defs, titles: true, most: 1, least: 1 });
    },
    chose(x, verb, chosen) {
      const { s } = x;
      const card = pile(s, x.seat, HAND).find((one) => s.def[one] === chosen[0]);
      const by = isCard(x.by) ? x.by : x.self;
      if (card === undefined) return;
      put(s, card, CHAIN);
      const way = (verb.within === undefined ? TAPS_NO_SITE : 0) | (verb.unaided ? NO_DIRECT_INFLUENCE : 0);
      const theirs = rivalOf(s, x.seat, s.def[card]);
      if (theirs === NONE) return queue(s, action('faction', x.seat, { card, by, to: by, n: verb.modifier, way }));
      s.used[x.seat] |= INFLUENCE_TRIED;
      note(s, ATTEMPTED, companyOf(s, by)?.id, by, theirs);
      queue(s, action('influence', x.seat, { by, on: theirs, to: card, n: verb.modifier, way: FROM_AFAR | way }));
    },
    can: (x, verb) =>
      pile(x.s, x.seat, HAND).some((card) => isAttemptable(x, card, verb))
        ? undefined
        : refusal('MW-S10.1.2', 'You hold no faction that could be brought into play.'),
    text: ({ modifier, anywhere, within, unaided }) =>
      `make an influence check against a faction in your hand${within === undefined ? '' : ` that is playable at a site of your location deck whose site path from this Haven has ${numberText(within)} regions or fewer`}` +
      `${modifier === 0 ? '' : `, modified by ${modifier}`}${unaided ? ' and not by direct influence' : ''}` +
      `${within === undefined ? '' : '; a success taps the Haven; if your opponent has that faction in play, it is an attempt to influence his away and to play yours'}` +
      `${anywhere ? ', as if {self} were a diplomat at a site where the faction is playable; no site taps, and a tapped site does not matter' : ''}`,
    worth: 15,
  },
  'use-ability-of': {
    run(x, verb, spot) {
      const other = abilityOf(x, bound(x, verb.of));
      if (!other) return;
      const among = other.way.on ? candidates({ ...x, def: other.def }, other.way.on) : [NONE];
      if (among.length === 1) useOther(x, other, among[0]);
      else if (among.length > 1) choose(x, spot, { seat: x.seat, among, titles: false, most: 1, least: 1 });
    },
    chose(x, verb, chosen) {
      const other = abilityOf(x, bound(x, verb.of));
      if (other) useOther(x, other, chosen[0]);
    },
    can(x, { of }) {
      const other = abilityOf(x, bound(x, of));
      return other && (!other.way.on || candidates(x, other.way.on).length > 0) ? undefined : NO_ABILITY;
    },
    text: ({ of }) => `do what the ability of ${WHO_NAMES[of]} does, as if {self} had it`,
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
    text: () => 'The One Ring is destroyed, and you win the game',
    worth: 1000,
  },
};

/** A faction that it can try for: unique, and its own words let it. */
function isAttemptable(x: Scope, card: number, { within }: { readonly within?: number }): boolean {
  const def = x.s.def[card];
  if (KIND[def] !== FACTION) return false;
  const company = companyOf(x.s, x.by);
  if (uniqueVerdict(x.s, def) && (within === undefined || !mayTryRival(x.s, x.seat, def))) return false;
  if (within !== undefined && !(company && !siteIsTapped(x.s, company) && isNear(x.s, company, def, within)))
    return false;
  const [way] = playWays(def);
  return !way?.by || holds({ ...x, self: card, def }, way.by, isCard(x.by) ? x.by : x.self);
}

interface Ability {
  readonly def: number;
  readonly n: number;
  readonly way: Way;
}

/** The ability of a card that is not itself a copy of another's, if its user may use it and what it asks for is so. */
function abilityOf(x: Scope, card: Ref): Ability | undefined {
  if (!isCard(card) || card === x.self) return undefined;
  const def = x.s.def[card];
  const n = useWays(def).findIndex((one) => one.do.every((effect) => effect.is !== 'use-ability-of'));
  const way = useWays(def)[n];
  if (!way || (way.by && !holds(x, way.by, x.by)) || (way.if && !holds(x, way.if, x.by))) return undefined;
  return { def, n, way };
}

/** Does what another card's ability does, as if this card had it. */
function useOther(x: Scope, { def, n }: Ability, on: Ref): void {
  if (x.action) runEffects(x.s, { ...x.action, way: n, on }, PART_USE, def);
}
