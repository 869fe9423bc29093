// What a card needs to be played, read out of its value: other cards, people who can use it, a place. A random deck is built
// round such needs.
import { alignmentOf, serves } from '../alignment.ts';
import { CARDS } from '../cards/all.ts';
import {
  ALLY,
  ATTACK_RACE,
  ATTACK_RACES,
  AVATAR,
  CREATURE_CARD,
  FACTION,
  ITEM,
  isCharacter,
  isHazard,
  KIND,
  SITE_CARD,
  SKILL_BITS,
  skillBit,
} from '../cards/kinds.ts';
import { effectsOf, flat, playWays, useWays } from '../effects/reading/literal.ts';
import { isSuch } from '../effects/tests/cards.ts';
import type { Effect, Kind, Test, Verb, Way, Window } from '../effects/vocabulary.ts';
import { SUMS } from '../odds/dice.ts';
import { isPrinted as isAt, isItemAt, type NamedPlace } from '../places/printed.ts';
import { isEventSite, SITE_COUNT, SITE_IDS, SITE_ROWS } from '../places/sites.ts';
import { EVERY_RESULT, isBrought } from '../sites/ring-test.ts';
import { HERO, MINION } from '../tables/words.ts';

type RingTest = Extract<Verb, { is: 'test-ring' }>;

/** One way to play a card. */
export interface Needs {
  /** Of each of these classes of cards some must be there. */
  readonly cards: readonly (readonly number[])[];
  /** Of each of these classes of characters somebody must be there. */
  readonly people: readonly (readonly number[])[];
  /** At one of these sites; anywhere when empty. */
  readonly sites: readonly number[];
  /** Of each of these classes of cards the opponent must have one. */
  readonly theirs: readonly (readonly number[])[];
}

const ALIGNMENTS: readonly number[] = [HERO, MINION];
/** By alignment: what its players may have, and the places that they have cards of. */
const PLAYABLE = ALIGNMENTS.map((side) =>
  [...CARDS.keys()].filter((def) => serves(def, side) && KIND[def] < SITE_CARD),
);
const SITES = ALIGNMENTS.map((side) =>
  [...SITE_IDS.keys()].filter((site) => SITE_ROWS[side * SITE_COUNT + site] && !isEventSite(site)),
);

/** By kind of target: which cards can be one. */
const OF_KIND: { readonly [kind in Kind]?: (def: number) => boolean } = {
  character: isCharacter,
  fighter: (def) => isCharacter(def) || KIND[def] === ALLY,
  item: (def) => KIND[def] === ITEM,
  ally: (def) => KIND[def] === ALLY,
  faction: (def) => KIND[def] === FACTION,
  creature: (def) => KIND[def] === CREATURE_CARD,
  event: (def) => 'event' in CARDS[def],
};

function raceOf(def: number): string | undefined {
  const card = CARDS[def];
  return 'race' in card ? card.race : undefined;
}

/** Whether the card itself decides the test, wherever it lies. */
function isPrinted(test: Test): boolean {
  if (test.is === 'all' || test.is === 'some') return test.of.some(isPrinted);
  if (test.is === 'not') return isPrinted(test.test);
  return test.is === 'skill' || test.is === 'race' || test.is === 'named' || test.is === 'wizard' || test.is === 'card';
}

/** Whether a card could pass the test; what its print does not say may be so. */
function couldBe(def: number, test: Test): boolean {
  switch (test.is) {
    case 'skill':
      return test.of.some((skill) => (SKILL_BITS[def] & skillBit(skill)) !== 0);
    case 'race':
      return test.of.some((race) => race === raceOf(def));
    case 'named':
      return test.of.includes(CARDS[def].id);
    case 'wizard':
      return KIND[def] === AVATAR;
    case 'card':
      return isSuch(def, test);
    case 'all':
      return test.of.every((one) => couldBe(def, one));
    case 'some':
      return test.of.some((one) => couldBe(def, one));
    case 'not':
      return !isPrinted(test.test) || !couldBe(def, test.test);
    default:
      return true;
  }
}

/** Gathers the needs of one way. */
class Gathering {
  readonly cards: number[][] = [];
  readonly people: number[][] = [];
  readonly theirs: number[][] = [];
  /** What everybody could be at, narrowed down by each place that is named. */
  sites: number[] | undefined;
  private readonly def: number;
  private readonly side: number;
  private isTheirs = false;

  constructor(def: number, side: number) {
    this.def = def;
    this.side = side;
  }

  places(places: readonly NamedPlace[]): void {
    const there = (this.sites ?? SITES[this.side]).filter((site) =>
      places.some((place) => isAt(this.side * SITE_COUNT + site, place)),
    );
    if (there.length > 0) this.sites = there;
  }

  class(test: Test, kind?: Kind): void {
    const isKind = (kind && OF_KIND[kind]) ?? (() => true);
    if (isPrinted(test)) {
      const found = PLAYABLE[this.side].filter((def) => def !== this.def && isKind(def) && couldBe(def, test));
      const own = found.every(isCharacter) ? this.people : this.cards;
      if (found.length > 0) (this.isTheirs ? this.theirs : own).push(found);
    }
    this.test(test);
  }

  /** What a test asks for besides its subject. */
  test(test: Test | undefined): void {
    switch (test?.is) {
      case 'all':
        for (const one of test.of) this.test(one);
        break;
      case 'bears':
        this.class(test.test, 'item');
        break;
      case 'contains':
        this.class(test.test, 'character');
        break;
      case 'host-is':
        this.class(test.test);
        break;
      case 'in-play':
        if (test.side !== 'theirs') this.class(test.test);
        break;
      case 'played-this-turn':
        this.class({ is: 'named', of: test.named });
        break;
      case 'at':
      case 'moves-to':
        if (!this.isTheirs) this.places(test.of);
        break;
      default:
    }
  }

  window(window: Window | undefined): void {
    if (window?.is === 'check' && window.against) this.class(window.against);
    if (!isHazard(this.def)) return;
    if (window?.is === 'in-chain' && window.if.card) this.class(window.if.card, 'creature');
    if (window?.is !== 'attack' || window.if?.is !== 'attack-is') return;
    const { race } = window.if;
    if (race) this.cards.push(PLAYABLE[this.side].filter((def) => race.includes(ATTACK_RACES[ATTACK_RACE[def]])));
  }

  effect(effect: Effect): void {
    if (effect.is === 'play-creature') this.class(effect.if, 'creature');
    if (effect.is === 'play-item' && effect.from === 'hand') this.class(effect.if, 'item');
    if (effect.is === 'attempt-faction') this.class({ is: 'card', kind: ['faction'] });
    if (effect.is === 'special-move') this.test(effect.to);
  }

  way({ by, on, during, if: test, cost = [], do: effects }: Way): void {
    if (by) this.class(by, 'character');
    this.isTheirs = on?.side === 'theirs';
    if (on?.if && !this.isTheirs) this.class(on.if, on.kind);
    else if (on?.if) this.test(on.if);
    this.isTheirs = false;
    this.test(test);
    this.window(during);
    for (const one of cost) if (one.is === 'discard-stored') this.class(one.test);
    for (const effect of flat(effects)) this.effect(effect);
  }

  /** What the rules ask of a card of its kind. */
  kind(): void {
    const card = CARDS[this.def];
    if ('playableAt' in card) this.places(card.playableAt);
    if ('onlyAtHome' in card) this.places(card.homeSites);
    if (card.kind === 'faction') {
      const races = (card.standard ?? []).flatMap((one) => ('race' in one && one.add > 0 ? [one.race] : []));
      if (races.length > 0) this.class({ is: 'race', of: races }, 'character');
    }
    if (card.kind !== 'item' || card.playableAt) return;
    const gold = goldRingsFor(this.def, this.side);
    if (gold.length > 0) this.cards.push(gold, testsFor(this.def, gold, this.side));
    else this.sites = SITES[this.side].filter((site) => isItemAt(this.side * SITE_COUNT + site, card));
  }
}

/** The tests of gold rings that a card makes. */
const testsBy = (def: number): RingTest[] =>
  [...playWays(def), ...useWays(def)].flatMap((way) => flat(way.do).filter((effect) => effect.is === 'test-ring'));
const GOLD = PLAYABLE.map((some) => some.filter((def) => effectsOf(def).ringTable !== undefined));
const TESTERS = PLAYABLE.map((some) => some.filter((def) => testsBy(def).length > 0));

/** The chance that a test of the gold ring brings the other one (MW-S2.10.1). */
function testChance(gold: number, { modifier, choose, but }: RingTest, ring: number): number {
  if (but && couldBe(ring, but)) return 0;
  let chance = 0;
  for (let roll = 2; roll <= 12; roll++)
    if (isBrought(gold, ring, choose === 'table' ? EVERY_RESULT : [roll + modifier], choose === 'any'))
      chance += SUMS[roll];
  return choose === 'two-rolls' ? 1 - (1 - chance) ** 2 : chance;
}

/** Those that promise not much less than half of what the best does. */
function likeliest(some: readonly number[], chance: (def: number) => number): number[] {
  const best = Math.max(...some.map(chance));
  return best === 0 ? [] : some.filter((def) => chance(def) >= 0.45 * best);
}

/** The gold rings that may well turn out to be this ring. */
const goldRingsFor = (ring: number, side: number): number[] =>
  likeliest(GOLD[side], (gold) => testChance(gold, { is: 'test-ring', modifier: 0 }, ring));
/** Whoever or whatever is good at testing for it. */
const testsFor = (ring: number, golds: readonly number[], side: number): number[] =>
  likeliest(TESTERS[side], (def) =>
    Math.max(...testsBy(def).flatMap((test) => golds.map((gold) => testChance(gold, test, ring)))),
  );

function needsOf(def: number, side: number): Needs[] {
  const ways = playWays(def);
  return (ways.length > 0 ? ways : [undefined]).map((way) => {
    const found = new Gathering(def, side);
    found.kind();
    if (way) found.way(way);
    return { cards: found.cards, people: found.people, sites: found.sites ?? [], theirs: found.theirs };
  });
}

/** By alignment, then by card. */
const table: Needs[][][] = ALIGNMENTS.map(() => []);
/** The ways to play a card for who serves that alignment, each with what it needs; made at the first question. */
export const waysToPlay = (def: number, side: number = alignmentOf(def)): readonly Needs[] => {
  table[side][def] ??= needsOf(def, side);
  return table[side][def];
};

const depths: readonly Map<number, number>[] = ALIGNMENTS.map(() => new Map());
/** How long a chain of other cards must come before this one. */
export function depthOf(def: number, side: number = alignmentOf(def), seen: readonly number[] = []): number {
  const known = depths[side].get(def);
  if (known !== undefined) return known;
  if (seen.includes(def)) return 0;
  const least = (some: readonly number[]): number =>
    some.reduce((best, other) => Math.min(best, best === 0 ? 0 : depthOf(other, side, [...seen, def])), 9);
  const [{ cards, people, sites }] = waysToPlay(def, side);
  const places = Number(sites.length > 0) + Number(sites.length === 1);
  const depth = cards.reduce((sum, some) => sum + 2 + least(some), people.length + places);
  if (seen.length === 0) depths[side].set(def, depth);
  return depth;
}

export const isEasy = ({ cards, people, sites, theirs }: Needs): boolean =>
  cards.length + people.length + sites.length + theirs.length === 0;
