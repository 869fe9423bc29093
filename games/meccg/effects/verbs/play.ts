// Verbs that bring cards into play out of the ordinary: rings, items, characters, creatures, factions.
import { NONE, type Refusal, refusal } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { CREATURE_CARD, FACTION, ITEM, KIND } from '../../cards/kinds.ts';
import { action } from '../../chain/action.ts';
import { queue } from '../../chain/chain.ts';
import { charactersOf, companyOf, siteIsTapped, siteOf, theCompany } from '../../company.ts';
import { branch, choose } from '../../happenings/running.ts';
import { ATTEMPTED, INFLUENCE_TRIED, note } from '../../history.ts';
import { FROM_AFAR } from '../../influence/attempt.ts';
import { isNear, mayTryRival, rivalOf } from '../../influence/from-afar.ts';
import { NO_DIRECT_INFLUENCE } from '../../influence/terms.ts';
import { keysIn, surroundings } from '../../movement/keying.ts';
import { unseenVerdict } from '../../movement/spied.ts';
import { begin } from '../../procedures.ts';
import { isCard, playerRef, type Ref } from '../../refs.ts';
import { aboutCard, say, title } from '../../say.ts';
import { TAPS_NO_SITE } from '../../sites/factions.ts';
import { hereVerdict, playItem } from '../../sites/play.ts';
import { testRing } from '../../sites/ring-test.ts';
import { CHAIN, DID_RETURN, DISCARD, HAND, MOVEMENT, ownerOf, TAPPED, UNTAPPED } from '../../state.ts';
import { hazardLimitOf, ruled } from '../../stats.ts';
import { meetable, meetCharacter } from '../../turn/meeting.ts';
import { uniqueVerdict } from '../../unique.ts';
import { pile, put, shuffleDeck } from '../../zones.ts';
import { fillSome, WHO_NAMES } from '../phrases/names.ts';
import { numberText } from '../phrases/phrase.ts';
import { mayBear } from '../reading/deeds.ts';
import { flat, playWays } from '../reading/literal.ts';
import { bound, type Scope } from '../reading/scope.ts';
import { aText, holds } from '../reading/tests.ts';
import type { Verb, Zone } from '../vocabulary.ts';
import { NO_SEARCH, ZONES } from './cards.ts';
import { effectsText } from './telling.ts';
import type { VerbTable } from './word.ts';

type PlayItem = Extract<Verb, { is: 'play-item' }>;

const NO_RING: Refusal = refusal('MW-S2.10.1', 'There is no gold ring to test.');
const NO_ONE_TO_MEET: Refusal = refusal('MW-S5.3.1', 'You hold no character whom the company could control.');
const NO_SITE: Refusal = refusal('CR-CARD-dwarven-ring-of-barins-tribe-1', 'The site must be untapped.');
const NO_CREATURE: Refusal = refusal('CR-CARD-fell-beast-1', 'There is no such creature that you could play next.');
const NO_RECEIVER: Refusal = refusal('MW-S2.8.5', 'Nobody of the company could have the item.');
const NO_ITEM: Refusal = refusal('MW-S10.1.2', 'There is no such item to play.');

const zonesOf = (from: PlayItem['from']): readonly Zone[] =>
  from === 'piles' ? ['deck', 'discard', 'sideboard'] : from === 'deck-or-discard' ? ['deck', 'discard'] : [from];
/** The play deck is looked through. */
const isSearch = (from: PlayItem['from']): boolean => from === 'deck' || from === 'deck-or-discard' || from === 'piles';

const itemsToPlay = (x: Scope, verb: PlayItem): number[] => {
  const { if: test, from, anywhere } = verb;
  const company = companyOf(x.s, bound(x, 'company'));
  const among = receivers(x, verb);
  return zonesOf(from)
    .flatMap((zone) => pile(x.s, x.seat, ZONES[zone]))
    .filter(
      (card) =>
        KIND[x.s.def[card]] === ITEM &&
        holds(x, test, card) &&
        uniqueVerdict(x.s, x.s.def[card]) === undefined &&
        among.some((one) => mayBear(x.s, x.s.def[card], one)) &&
        (anywhere ||
          from === 'discard' ||
          from === 'piles' ||
          company === undefined ||
          hereVerdict(x.s, company, x.s.def[card]) === undefined),
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
      unseenVerdict(s, card) === undefined &&
      keysIn(s, around, s.def[card], more).length > 0,
  );
}

/** It is not used after all (CR-CARD-fell-beast-1, CR-CARD-morgul-horse-2). */
function takeBack(x: Scope): void {
  if (!isCard(x.self) || x.s.zone[x.self] !== CHAIN) return;
  put(x.s, x.self, HAND);
  x.emit?.(say('return', 'CR-CARD-fell-beast-1', `${title(x.s, x.self)} returns to hand.`, aboutCard(x.self)));
}

/** A faction that it can try for: unique, and its own words let it. */
function isAttemptable(x: Scope, card: number, { within }: { readonly within?: number }): boolean {
  const def = x.s.def[card];
  if (KIND[def] !== FACTION) return false;
  const company = companyOf(x.s, x.by);
  if (uniqueVerdict(x.s, def) && (within === undefined || !mayTryRival(x.s, x.seat, def))) return false;
  if (within !== undefined && !(company && isNear(x.s, company, def, within))) return false;
  const [way] = playWays(def);
  const by = isCard(x.by) ? x.by : x.self;
  return [way?.by, way?.if].every((test) => !test || holds({ ...x, self: card, def }, test, by));
}

/** The titles in hand that it can be for. */
export const factionsToTry = (x: Scope, verb: Extract<Verb, { is: 'attempt-faction' }>): number[] => [
  ...new Set(
    pile(x.s, x.seat, HAND)
      .filter((card) => isAttemptable(x, card, verb))
      .map((card) => x.s.def[card]),
  ),
];

export const playVerbs: VerbTable<'test-ring' | 'play-item' | 'play-character' | 'play-creature' | 'attempt-faction'> =
  {
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
        `test ${WHO_NAMES.it}${modifier === 0 ? '' : `, modifying the roll by ${modifier > 0 ? `+${modifier}` : modifier}`}${how === 'two-rolls' ? ', making two rolls and choosing which of them to use' : how === undefined ? '' : ` without a roll; its bearer may at once get any special ring from your hand${how === 'table' ? ' that a test of it could bring' : ''}${but ? ` except ${aText('ring', but)}` : ''}`}`,
      worth: 15,
    },
    'play-item': {
      run(x, verb, spot) {
        if (verb.from !== 'hand' && ruled(x.s, 'no-searching', playerRef(x.seat))) return;
        const defs = itemsToPlay(x, verb).map((card) => x.s.def[card]);
        if (defs.length > 0) choose(x, spot, { seat: x.seat, among: defs, titles: true, most: 1, least: 0 });
        else if (isSearch(verb.from)) shuffleDeck(x.s, x.seat);
      },
      /** First the item, then, with that item in `to`, who gets it; one from the deck that nobody gets is discarded. */
      chose(x, verb, chosen, spot) {
        const { s, action: it } = x;
        const to = it?.to ?? NONE;
        const searched = isSearch(verb.from);
        if (!it) return;
        if (to !== NONE) {
          if (chosen.length > 0) givePlayed(x, verb, to, chosen[0]);
          else if (verb.from !== 'piles') put(s, to, DISCARD);
          if (searched) shuffleDeck(s, x.seat);
          return;
        }
        const card = itemsToPlay(x, verb).find((one) => s.def[one] === chosen[0]);
        const who = receivers(x, verb).filter((one) => card !== undefined && mayBear(s, s.def[card], one));
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
        if (verb.from !== 'hand' && ruled(x.s, 'no-searching', playerRef(x.seat))) return NO_SEARCH;
        if (receivers(x, verb).length === 0) return NO_RECEIVER;
        if (isSearch(verb.from)) return undefined;
        return itemsToPlay(x, verb).length > 0 ? undefined : NO_ITEM;
      },
      text({ if: test, from, tapsSite, who, anywhere }) {
        if (anywhere)
          return `an untapped character in {company} may tap to play ${aText('item', test)} from your hand, wherever it is playable`;
        if (from === 'discard')
          return `a character of your choice in {company} gets ${aText('item', test)} of your choice from your discard pile`;
        if (from === 'piles')
          return `an untapped character in {company} may tap to get ${aText('item', test)} from your play deck, discard pile or sideboard, wherever it is playable; shuffle the play deck`;
        const what = `${aText('item', test)} playable at the site`;
        if (isSearch(from))
          return `search your play deck${from === 'deck' ? '' : ' and your discard pile'} for ${what}${tapsSite ? ', which must be untapped' : ''}; ${WHO_NAMES.by} gets it at once${tapsSite ? ', and the site taps' : ''}, or you discard it; shuffle the play deck`;
        const player = who === 'another' ? 'another untapped character in {company} may tap to' : 'you may';
        return `${player} play ${what} from your hand${tapsSite ? '' : '; the site does not tap, and may be tapped already'}`;
      },
      worth: 15,
    },
    'play-character': {
      run(x, { general = false }) {
        const company = companyOf(x.s, bound(x, 'company'));
        if (company) meetCharacter(x.s, x.seat, company, general);
      },
      can(x, { general = false }) {
        const company = companyOf(x.s, bound(x, 'company'));
        return company && meetable(x.s, x.seat, company, general).length > 0 ? undefined : NO_ONE_TO_MEET;
      },
      text: ({ general }) =>
        general
          ? 'bring a character from your hand into play with the company, under general influence or the direct influence of one of its characters, or a Ringwraith to follow your own one in it, wherever his home site is; he does not count as the one character of the turn'
          : 'bring a character (no Wizard) from your hand into play with the company, under the direct influence of one of its characters, wherever his home site is; he does not count as the one character of the turn',
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
        `you must play ${aText('creature', test)} first in the next chain of effects, otherwise this card returns to your hand; ${fillSome(effectsText(effects), { one: 'that', attack: 'its attack' })}`,
      worth: 10,
    },
    'attempt-faction': {
      /** The faction was shown on declaration, and must still be in hand. */
      run(x, verb) {
        const { s } = x;
        const [first] = factionsToTry(x, verb);
        const def = x.action?.chosen ?? first;
        const card = pile(s, x.seat, HAND).find((one) => s.def[one] === def && isAttemptable(x, one, verb));
        const by = isCard(x.by) ? x.by : x.self;
        if (card === undefined) return;
        put(s, card, CHAIN);
        const way = verb.within === undefined ? TAPS_NO_SITE : NO_DIRECT_INFLUENCE;
        const theirs = rivalOf(s, x.seat, s.def[card]);
        if (theirs === NONE) return queue(s, action('faction', x.seat, { card, by, to: by, n: verb.modifier, way }));
        s.used[x.seat] |= INFLUENCE_TRIED;
        note(s, ATTEMPTED, companyOf(s, by)?.id, by, theirs);
        queue(s, action('influence', x.seat, { by, on: theirs, to: card, n: verb.modifier, way: FROM_AFAR | way }));
      },
      can: (x, verb) =>
        factionsToTry(x, verb).length > 0
          ? undefined
          : refusal('MW-S10.1.2', 'You hold no faction that could be brought into play.'),
      text: ({ modifier, within }) =>
        `make an influence check against a faction in your hand${within === undefined ? '' : ` that is playable at a site of your location deck whose site path from this Haven has ${numberText(within)} regions or fewer`}` +
        `${modifier === 0 ? '' : `, modified by ${modifier}`}${within === undefined ? '' : ' and not by his direct influence'}` +
        `${within === undefined ? '' : '; the Haven taps if the check succeeds; if your opponent has that faction in play, it is an attempt to influence his away and to play yours'}` +
        `${within === undefined ? ', as if {self} were a diplomat at a site where the faction is playable; no site taps, and a tapped site does not matter' : ''}`,
      worth: 15,
    },
  };
