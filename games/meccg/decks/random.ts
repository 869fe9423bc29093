// A legal deck drawn from all the cards there are, for the fuzzer: sooner or later every card is played. It has aims: cards
// that need something, with what they need (needs.ts), in places that lie near each other. The rest is what comes to hand.
import { below, type RandomState } from '../../../engine/random.ts';
import { rulesOfAlignment, serves } from '../alignment.ts';
import { C, CARDS, type CardId, COPIES, MIND } from '../cards/all.ts';
import type { SiteId } from '../cards/facts.ts';
import { AVATAR, CHARACTER, CREATURE_CARD, EVENT, isCharacter, isHazard, isResource, KIND } from '../cards/kinds.ts';
import { distance } from '../places/regions.ts';
import { isEventSite, isHaven, REGION_OF, SITE_COUNT, SITE_IDS, SITE_ROWS } from '../places/sites.ts';
import { HERO, MINION } from '../tables/words.ts';
import { MOST_CHARACTERS, MOST_MIND } from './check.ts';
import { countsOf, type Deck } from './deck.ts';
import { depthOf, isEasy, type Needs, waysToPlay } from './needs.ts';

interface Breadth {
  /** Resources, and as many hazards. */
  readonly size: number;
  /** So many resources serve an aim; the others come to hand. */
  readonly aimed: number;
  /** And so many different hazards, as a few ask for much. */
  readonly hazards: number;
  /** Of so many cards that is the next aim of which most needs are met. */
  readonly looks: number;
}
/** The fewest cards that a tournament allows: those that are needed together come together. */
const NARROW: Breadth = { size: 30, aimed: 25, hazards: 3, looks: 16 };
const WIDE: Breadth = { size: 44, aimed: 10, hazards: 2, looks: 2 };
/** What needs just one card that is there is better than what would do with many. */
const RARE = 4;
/** Among so many more the one is chosen that suits the opponent's deck. */
const HAZARD_LOOKS = 7;
const PLAIN_CREATURES = 14;
/** Of so many characters the one with the highest mind joins the start. */
const ABLE = 3;
const SIDEBOARD = 15;
const LOCATIONS = 12;
/** Sites for what there is several copies of. */
const SEVERAL = 3;
/** How many are in a company. */
const A_COMPANY = 5;
/** Of a class of cards that is needed, so many. */
const OF_A_CLASS = 6;

const idOf = (def: number): CardId => CARDS[def].id as CardId;
const isStarter = (def: number): boolean => {
  const card = CARDS[def];
  return card.kind === 'item' && card.item === 'minor' && !card.unique;
};

/** What a player of an alignment can take. */
interface Pool {
  readonly side: number;
  readonly starters: readonly number[];
  readonly avatars: readonly number[];
  readonly characters: readonly number[];
  readonly plain: readonly number[];
  readonly hazards: readonly number[];
  readonly resources: readonly number[];
  readonly either: readonly number[];
  readonly sites: readonly number[];
}

function poolOf(side: number): Pool {
  const where = (test: (def: number) => boolean): number[] =>
    [...CARDS.keys()].filter((def) => serves(def, side) && test(def));
  const cardOf = (site: number): number => side * SITE_COUNT + site;
  return {
    side,
    starters: where(isStarter),
    avatars: where((def) => KIND[def] === AVATAR),
    characters: where((def) => KIND[def] === CHARACTER),
    plain: where((def) => KIND[def] === CREATURE_CARD && EVENT[def] < 0),
    hazards: where(isHazard),
    resources: where(isResource),
    either: where((def) => isResource(def) || isHazard(def)),
    sites: [...SITE_IDS.keys()].filter(
      (site) => SITE_ROWS[cardOf(site)] && !isHaven(cardOf(site)) && !isEventSite(site),
    ),
  };
}
/** By alignment. */
const POOLS: readonly Pool[] = [HERO, MINION].map(poolOf);

/** By site card: how hard its attacks are, about one for each strike of an Orc. */
const PERIL = SITE_ROWS.map((row) =>
  (row?.automaticAttacks ?? []).reduce(
    (sum, { strikes, prowess }) => sum + (strikes === 'one-each' ? A_COMPANY : strikes) * Math.max(1, prowess - 6),
    0,
  ),
);

interface Aims {
  readonly all: readonly number[];
  readonly hazards: readonly number[];
  /** Those of a kind with chains of the same length together, the longest first. */
  readonly byDepth: readonly (readonly number[])[];
}
/** By alignment. */
const aims: Aims[] = [];
/** Cards that cannot be played just so. */
const allAims = (side: number): Aims => {
  aims[side] ??= makeAims(side);
  return aims[side];
};

function makeAims(side: number): Aims {
  const all = POOLS[side].either.filter((def) => !waysToPlay(def, side).some(isEasy));
  const byDepth = Map.groupBy(
    all.toSorted((a, b) => depthOf(b, side) - depthOf(a, side)),
    (def) => `${depthOf(def, side)} ${CARDS[def].kind}`,
  );
  return { all, hazards: all.filter(isHazard), byDepth: [...byDepth.values()] };
}

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
  private readonly size: number;
  private readonly pool: Pool;

  constructor(random: RandomState, size: number, pool: Pool) {
    this.random = random;
    this.size = size;
    this.pool = pool;
  }

  private cardOf(site: number): number {
    return this.pool.side * SITE_COUNT + site;
  }

  private ways(def: number): readonly Needs[] {
    return waysToPlay(def, this.pool.side);
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
      const [pile, most] = isHazard(def) ? [this.hazards, this.size - PLAIN_CREATURES] : [this.resources, this.size];
      for (; this.left[def] > 0 && pile.length < most; this.left[def]--) pile.push(def);
    }
    const { cards, people, sites } = this.one(this.ways(def));
    for (const some of cards) this.stockUp(some);
    for (const some of people)
      if (!some.some((other) => this.taken.has(other))) this.aim(this.best(some, 2, (person) => MIND[person]));
    this.goTo(sites, COPIES[def] > 1 ? SEVERAL : 1);
  }

  private stockUp(some: readonly number[]): void {
    const stock = (): number => some.reduce((n, def) => n + (this.taken.has(def) ? COPIES[def] : 0), 0);
    for (let i = 0; i < OF_A_CLASS && stock() < OF_A_CLASS; i++) this.aim(this.one(some));
  }

  /** To `n` of these sites, if it must be one of them: a site gives one thing only. */
  goTo(sites: readonly number[], n: number): void {
    if (sites.some((site) => isHaven(this.cardOf(site)))) return;
    const isNew = (site: number): boolean => !this.goes[site];
    for (let left = sites.filter(isNew); left.length > Math.max(0, sites.length - n); left = left.filter(isNew))
      this.visit(left, 2 * left.length);
  }

  /** One of these sites, of `n` the one that is nearest to the others and the least defended. */
  visit(sites: readonly number[], n: number): void {
    const far = (site: number): number =>
      this.sites.reduce((least, other) => Math.min(least, distance(REGION_OF[site], REGION_OF[other])), 99);
    const site = this.best(sites, n, (one) => PERIL[this.cardOf(one)] + 2 * far(one));
    if (!this.goes[site]) this.sites.push(site);
    this.goes[site] = 1;
  }

  /** A card that needs much rather than little: long chains are few, and seldom come to their end. */
  first(): number {
    const { byDepth } = allAims(this.pool.side);
    return this.one(byDepth[this.best([...byDepth.keys()], 3, (at) => at)]);
  }

  /** Of so many cards one of which most needs are met. */
  next(looks: number): number {
    return this.best(allAims(this.pool.side).all, looks, (def) => {
      const [{ cards, sites }] = this.ways(def);
      let missing = sites.length === 0 ? 0 : 3;
      if (sites.some((site) => this.goes[site] || isHaven(this.cardOf(site))))
        missing = sites.length < LOCATIONS ? -3 : -1;
      for (const some of cards) missing += some.some((other) => this.taken.has(other)) ? -2 - RARE / some.length : 1;
      return this.taken.has(def) ? 9 : missing;
    });
  }

  /** A hazard, rather one that needs what few have and the opponent has. */
  nextHazard(theirs: ReadonlySet<number>): number {
    const meets = (some: readonly number[]): number => (some.some((def) => theirs.has(def)) ? 1 / some.length : 0);
    return this.best(allAims(this.pool.side).hazards, 1 + Math.min(HAZARD_LOOKS, theirs.size), (def) =>
      this.ways(def)[0].theirs.reduce((trouble, some) => trouble - meets(some), 0),
    );
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

  /** Those who are needed first, then the ablest of some who come to hand. */
  startingCompany(): number[] {
    const chosen: number[] = [];
    let minds = 0;
    const mayStart = (def: number): boolean =>
      KIND[def] === CHARACTER && minds + MIND[def] <= MOST_MIND && !chosen.includes(def);
    const take = (def: number): void => {
      chosen.push(def);
      minds += MIND[def];
      this.left[def] = 0;
    };
    const most = rulesOfAlignment(this.pool.side).mostStarters;
    for (const def of this.people) if (chosen.length < most && mayStart(def)) take(def);
    while (chosen.length < most) {
      const others = this.pool.characters.filter(mayStart);
      if (others.length === 0) break;
      take(this.best(others, ABLE, (def) => -MIND[def]));
    }
    return chosen;
  }
}

interface Wish {
  /** Some hazards are meant for this deck. */
  readonly against?: Deck | undefined;
  /** It is built round this card. */
  readonly aim?: CardId;
  /** For a player of that alignment; a hero when absent. */
  readonly side?: number;
}

export function randomDeck(random: RandomState, { against, aim, side = HERO }: Wish = {}): Deck {
  const pool = POOLS[side];
  const isNarrow = aim !== undefined || below(random, 5) < 3;
  const { size, aimed, hazards: hazardAims, looks } = isNarrow ? NARROW : WIDE;
  const plan = new Plan(random, size, pool);
  const theirs = new Set(Object.keys(against?.resources ?? {}).map((id) => C[id as CardId]));
  plan.aim(aim !== undefined ? C[aim] : isNarrow ? plan.first() : plan.one(allAims(side).all));
  while (plan.sites.length < LOCATIONS) plan.visit(pool.sites, 1);
  while (plan.resources.length < aimed) plan.aim(plan.next(looks));
  for (let i = 0; i < hazardAims; i++) plan.aim(plan.nextHazard(theirs));
  const start = plan.startingCompany();
  const items = plan.fill([], pool.starters, 2);
  const avatar = plan.people.find((def) => KIND[def] === AVATAR) ?? plan.one(pool.avatars);
  const others = plan.people.filter((def) => plan.left[def] > 0 && KIND[def] === CHARACTER).slice(0, MOST_CHARACTERS);
  for (const def of others) plan.left[def] = 0;
  plan.fill(others, pool.characters, MOST_CHARACTERS);
  for (const def of others) plan.goTo(waysToPlay(def, side)[0].sites, 1);
  const hazards = plan.fill([], pool.plain, PLAIN_CREATURES);
  const ids = (defs: readonly number[]): CardId[] => defs.map(idOf);
  return {
    id: 'random',
    name: 'Whatever came to hand',
    about: 'A few aims with what they need, and cards drawn at random from all there are.',
    start: ids(start),
    items: ids(items),
    characters: countsOf(ids([...others, avatar, avatar])),
    resources: countsOf(ids(plan.fill(plan.resources, pool.resources, size))),
    hazards: countsOf(ids([...hazards, ...plan.fill(plan.hazards, pool.hazards, size - PLAIN_CREATURES)])),
    sideboard: countsOf(ids(plan.fill([], pool.either, SIDEBOARD))),
    sites: plan.sites.map((site) => SITE_IDS[site] as SiteId),
  };
}
