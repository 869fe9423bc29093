// A legal deck drawn from all the cards there are, for the fuzzer: sooner or later every card is played. It has aims: cards
// that need something, with what they need (needs.ts), in places that lie near each other. The rest is what comes to hand.
import { below, type RandomState, shuffleWith } from '../../../engine/random.ts';
import { CARDS, type CardId, COPIES, MIND } from '../cards/all.ts';
import type { SiteId } from '../cards/facts.ts';
import { CHARACTER, CREATURE_CARD, EVENT, isCharacter, isHazard, isResource, KIND, WIZARD } from '../cards/kinds.ts';
import { distance } from '../places/regions.ts';
import { isEventSite, isHaven, REGION_OF, SITE_COUNT, SITE_IDS, SITE_ROWS } from '../places/sites.ts';
import { MOST_CHARACTERS, MOST_MIND, MOST_STARTERS } from './check.ts';
import { countsOf, type Deck } from './deck.ts';
import { isEasy, waysToPlay } from './needs.ts';

const SIZE = 40;
/** So many resources serve an aim; the others come to hand. */
const AIMED = 22;
/** And so many different hazards, as a few ask for much. */
const HAZARD_AIMS = 3;
const PLAIN_CREATURES = 16;
const SIDEBOARD = 15;
const LOCATIONS = 12;
/** Of a class of cards that is needed, so many. */
const OF_A_CLASS = 5;

const idOf = (def: number): CardId => CARDS[def].id as CardId;
const where = (test: (def: number) => boolean): number[] => [...CARDS.keys()].filter(test);
const isStarter = (def: number): boolean => {
  const card = CARDS[def];
  return card.kind === 'item' && card.item === 'minor' && !card.unique;
};

const STARTERS = where(isStarter);
const WIZARDS = where((def) => KIND[def] === WIZARD);
const CHARACTERS = where((def) => KIND[def] === CHARACTER);
const PLAIN = where((def) => KIND[def] === CREATURE_CARD && EVENT[def] < 0);
const HAZARDS = where(isHazard);
const RESOURCES = where(isResource);
const EITHER = where((def) => isResource(def) || isHazard(def));
const SITES = [...SITE_IDS.keys()].filter((site) => !isHaven(site) && !isEventSite(site));
const STRIKES_AT = SITE_ROWS.map(({ automaticAttacks = [] }) =>
  automaticAttacks.reduce((sum, { strikes }) => sum + (strikes === 'one-each' ? MOST_STARTERS : strikes), 0),
);

interface Aims {
  readonly all: readonly number[];
  readonly hazards: readonly number[];
}
let aims: Aims | undefined;
/** Cards that cannot be played just so. */
const allAims = (): Aims => {
  const all = (): number[] => EITHER.filter((def) => !waysToPlay(def).some(isEasy));
  aims ??= { all: all(), hazards: all().filter(isHazard) };
  return aims;
};

class Plan {
  /** Copies of each card that may yet be taken. */
  readonly left = Array.from(COPIES);
  readonly resources: number[] = [];
  readonly hazards: number[] = [];
  readonly people: number[] = [];
  readonly sites: number[] = [];
  private readonly goes = new Uint8Array(SITE_COUNT);
  private readonly taken = new Set<number>();
  private readonly random: RandomState;

  constructor(random: RandomState) {
    this.random = random;
  }

  one<T>(list: readonly T[]): T {
    return list[below(this.random, list.length)];
  }

  /** The best of `n` that come to hand, by the least trouble. */
  best(list: readonly number[], n: number, trouble: (one: number) => number): number {
    let best = this.one(list);
    for (let i = 1, least = trouble(best); i < n; i++) {
      const other = this.one(list);
      const is = trouble(other);
      if (is < least) [best, least] = [other, is];
    }
    return best;
  }

  /** The card, as many copies as there may be, and what it needs. */
  aim(def: number): void {
    if (this.taken.has(def)) return;
    this.taken.add(def);
    if (isCharacter(def)) this.people.push(def);
    else {
      const [pile, most] = isHazard(def) ? [this.hazards, SIZE - PLAIN_CREATURES] : [this.resources, SIZE];
      for (; this.left[def] > 0 && pile.length < most; this.left[def]--) pile.push(def);
    }
    const { cards, people, sites } = this.one(waysToPlay(def));
    for (const some of cards) this.stockUp(some);
    for (const some of people)
      if (!some.some((other) => this.taken.has(other))) this.aim(this.best(some, 2, (person) => MIND[person]));
    this.goTo(sites);
  }

  private stockUp(some: readonly number[]): void {
    const stock = (): number => some.reduce((n, def) => n + (this.taken.has(def) ? COPIES[def] : 0), 0);
    for (let i = 0; i < OF_A_CLASS && stock() < OF_A_CLASS; i++) this.aim(this.one(some));
  }

  /** To one of these sites, if it must be one of them. */
  goTo(sites: readonly number[]): void {
    if (sites.length > 0 && !sites.some((site) => isHaven(site) || this.goes[site])) this.visit(sites, 5);
  }

  /** One of these sites, of `n` the one that is nearest to the others and the least defended. */
  visit(sites: readonly number[], n: number): void {
    const far = (site: number): number =>
      this.sites.reduce((least, other) => Math.min(least, distance(REGION_OF[site], REGION_OF[other])), 99);
    const site = this.best(sites, n, (one) => STRIKES_AT[one] + 2 * far(one));
    if (!this.goes[site]) this.sites.push(site);
    this.goes[site] = 1;
  }

  /** A card that needs much. */
  first(): number {
    return this.best(allAims().all, 3, (def) => {
      const [{ cards, people, sites }] = waysToPlay(def);
      return -2 * cards.length - people.length - Number(sites.length > 0) - Number(sites.length === 1);
    });
  }

  /** A card of which most needs are met. */
  next(): number {
    return this.best(allAims().all, 8, (def) => {
      const [{ cards, sites }] = waysToPlay(def);
      let missing = sites.length === 0 ? 0 : 3;
      if (sites.some((site) => this.goes[site])) missing = sites.length < LOCATIONS ? -3 : -1;
      for (const some of cards) missing += some.some((other) => this.taken.has(other)) ? -2 : 1;
      return this.taken.has(def) ? 9 : missing;
    });
  }

  /** Cards that come to hand, until there are `n`. */
  fill(pile: number[], from: readonly number[], n: number): number[] {
    const pool = from.filter((def) => this.left[def] > 0);
    while (pile.length < n && pool.length > 0) {
      const at = below(this.random, pool.length);
      const def = pool[at];
      pile.push(def);
      if (--this.left[def] === 0) pool.splice(at, 1);
    }
    return pile;
  }

  /** Those who are needed first. */
  startingCompany(): number[] {
    const others = [...CHARACTERS];
    shuffleWith(this.random, others);
    const chosen: number[] = [];
    let minds = 0;
    for (const def of [...this.people, ...others]) {
      if (chosen.length === MOST_STARTERS) break;
      if (KIND[def] !== CHARACTER || minds + MIND[def] > MOST_MIND || chosen.includes(def)) continue;
      chosen.push(def);
      minds += MIND[def];
      this.left[def] = 0;
    }
    return chosen;
  }
}

export function randomDeck(random: RandomState): Deck {
  const plan = new Plan(random);
  plan.aim(plan.first());
  while (plan.sites.length < LOCATIONS) plan.visit(SITES, 1);
  while (plan.resources.length < AIMED) plan.aim(plan.next());
  for (let i = 0; i < HAZARD_AIMS; i++) plan.aim(plan.one(allAims().hazards));
  const start = plan.startingCompany();
  const items = plan.fill([], STARTERS, 2);
  const wizard = plan.people.find((def) => KIND[def] === WIZARD) ?? plan.one(WIZARDS);
  const others = plan.people.filter((def) => plan.left[def] > 0 && KIND[def] === CHARACTER).slice(0, MOST_CHARACTERS);
  for (const def of others) plan.left[def] = 0;
  plan.fill(others, CHARACTERS, MOST_CHARACTERS);
  for (const def of others) plan.goTo(waysToPlay(def)[0].sites);
  const hazards = plan.fill([], PLAIN, PLAIN_CREATURES);
  const ids = (defs: readonly number[]): CardId[] => defs.map(idOf);
  return {
    id: 'random',
    name: 'Whatever came to hand',
    about: 'A few aims with what they need, and cards drawn at random from all there are.',
    start: ids(start),
    items: ids(items),
    characters: countsOf(ids([...others, wizard, wizard])),
    resources: countsOf(ids(plan.fill(plan.resources, RESOURCES, SIZE))),
    hazards: countsOf(ids([...hazards, ...plan.fill(plan.hazards, HAZARDS, SIZE - PLAIN_CREATURES)])),
    sideboard: countsOf(ids(plan.fill([], EITHER, SIDEBOARD))),
    sites: plan.sites.map((site) => SITE_IDS[site] as SiteId),
  };
}
