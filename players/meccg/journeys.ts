// Where companies should go: every site where a card of the hand can be played, and Havens, by what they bring, what the
// way costs, and what could be reached from there next.
import type { Move } from '../../engine/game.ts';
import { NONE } from '../../engine/game.ts';
import { CARDS, MIND } from '../../games/meccg/cards/all.ts';
import { AVATAR, CHARACTER, ITEM, KIND } from '../../games/meccg/cards/kinds.ts';
import { charactersOf, companiesOf, companyById, siteIsTapped, sizeOf } from '../../games/meccg/company.ts';
import { REGION_NAMES } from '../../games/meccg/places/regions.ts';
import {
  isHavenFor,
  OPPONENT_DRAWS,
  OWN_DRAWS,
  SITE_COUNT,
  SITE_NAMES,
  siteCardOf,
} from '../../games/meccg/places/sites.ts';
import { type Company, SITE_AVAILABLE, siteSlot, WOUNDED } from '../../games/meccg/state.ts';
import { mindOf, unusedGeneralInfluence } from '../../games/meccg/stats.ts';
import { uniqueVerdict } from '../../games/meccg/unique.ts';
import { type Idea, idea } from '../idea.ts';
import { creatureHarms, type Entrance, entranceTo, type Menace, type Road, roadThrough } from './dangers.ts';
import { bestGain, DESTINATIONS, deliveries, goals } from './errands.ts';
import { meetingGain } from './gains.ts';
import { habits } from './habits.ts';
import { partingCost } from './partings.ts';
import { type Fighter, once, type Situation } from './situation.ts';
import { menaceAt, reaches, type Way, waysBetween } from './ways.ts';

const HEAL = 0.7;
/** A company of wounded can do nothing until it has rested. */
const HELPLESS = 1.2;
/** A character who can come into play. */
const CALL = 0.8;
/** A turn in which nothing is done is a turn lost, and the later the less of them are left. */
const idleness = (turn: number): number => habits.idle + 0.05 * Math.max(0, turn - 8);
/** What it costs to send the Wizard out with so few. */
const LONELY = 0.8;
/** Who meets must still join, and the test come out well. */
const MEETING = 0.8;
/** What is brought to a site is stored a turn later. */
const DELIVERED = 0.75;
/** A minor item that follows the card that taps the site. */
const BONUS = 0.8;

/** What there is to do for a company at a site. */
export interface Prospect {
  readonly value: number;
  /** The card that would tap the site, or be stored there; NONE. */
  readonly main: number;
  readonly deed: 'played' | 'stored';
}
export const NOTHING: Prospect = { value: 0, main: NONE, deed: 'played' };

/** By site: what the company could play there. */
export type Prospects = ReadonlyMap<number, Prospect>;

/** People who travel together, or might. */
export interface Party {
  readonly site: number;
  readonly isTapped: boolean;
  readonly people: readonly number[];
  readonly fighters: readonly Fighter[];
  readonly size: number;
}

export const partyOf = (sit: Situation, company: Company): Party => ({
  site: company.site,
  isTapped: siteIsTapped(sit.s, company),
  people: charactersOf(sit.s, company),
  fighters: sit.fighters(company).filter(({ prowess }) => prowess >= 0),
  size: sizeOf(sit.s, company),
});

/** The cards that other companies of the seat are on their way to play. */
export function reserved(sit: Situation, but: readonly Company[]): Set<number> {
  const taken = new Set<number>();
  const others = companiesOf(sit.s, sit.seat).filter((company) => !but.includes(company));
  if (others.length === 0) return taken;
  const cards = goals(sit).filter(({ isMinor }) => !isMinor);
  for (const other of others) {
    const site = other.to === NONE ? other.site : other.to;
    if (other.to === NONE && (isHavenFor(sit.s, sit.seat, site) || siteIsTapped(sit.s, other))) continue;
    let best = NONE;
    let most = 0;
    for (const { card, def } of cards) {
      if (taken.has(card) || !DESTINATIONS[def].includes(site)) continue;
      const { value } = bestGain(sit, card, charactersOf(sit.s, other));
      if (value > most) {
        most = value;
        best = card;
      }
    }
    if (best !== NONE) taken.add(best);
  }
  return taken;
}

/** The party is there, or could go there: the site's card is still to be had. */
const isOpen = ({ s, seat }: Situation, party: Party, site: number): boolean =>
  site === party.site || s.sites[siteSlot(seat, site)] === SITE_AVAILABLE || isHavenFor(s, seat, site);

export function prospectsOf(sit: Situation, party: Party, taken: ReadonlySet<number>): Prospects {
  const { s } = sit;
  const people = party.people.filter((card) => s.stand[card] !== WOUNDED);
  const found = new Map<number, { value: number; main: number; deed: Prospect['deed'] }>();
  for (const { card, sites, value } of deliveries(sit, party.people))
    for (const site of sites)
      if (value > (found.get(site)?.value ?? 0))
        found.set(site, { value: DELIVERED * value, main: card, deed: 'stored' });
  if (people.length === 0) return found;
  let minor = 0;
  for (const { card, def, isMinor } of goals(sit)) {
    if (taken.has(card)) continue;
    const { value } = bestGain(sit, card, people);
    if (value <= 0) continue;
    if (isMinor) minor = Math.max(minor, value);
    for (const site of DESTINATIONS[def]) {
      if (!isOpen(sit, party, site)) continue;
      const known = found.get(site);
      if (!known || value > known.value) found.set(site, { value, main: card, deed: 'played' });
    }
  }
  if (minor > 0 && people.length > 1)
    for (const known of found.values()) {
      const facts = CARDS[s.def[known.main]];
      if (known.deed === 'played' && !(facts.kind === 'item' && facts.item === 'minor')) known.value += BONUS * minor;
    }
  return found;
}

// ---- ways -----------------------------------------------------------------------------------------------------------

/** A company that plans: what many sites are measured by. */
interface Traveller {
  readonly party: Party;
  readonly alignment: number;
  readonly harms: readonly number[];
  readonly limit: number;
  /** Those who are not wounded. */
  readonly people: number;
  readonly regions: boolean;
  /** What rest, and a place to which others can be called, are worth to it. */
  readonly rest: number;
  readonly call: number;
  readonly isLonely: boolean;
  /** By menace: the roads measured so far. */
  readonly roads: Road[];
}

function travellerOf(sit: Situation, party: Party): Traveller {
  const { rules, stand, alignment } = sit.s;
  return {
    party,
    alignment: alignment[sit.seat],
    harms: creatureHarms(party.fighters),
    limit: Math.max(2, party.size),
    people: party.people.filter((card) => stand[card] !== WOUNDED).length,
    regions: rules.starter === 0 && rules.regions === 1,
    rest: restWorth(sit, party),
    call: callWorth(sit, party),
    isLonely: isLonely(sit, party),
    roads: [],
  };
}

function roadFor({ harms, limit, people, roads }: Traveller, menace: Menace): Road {
  roads[menace.index] ??= roadThrough(menace, harms, limit, people);
  return roads[menace.index];
}

/** The safest road to a site among the ways that may be taken. */
function safest(traveller: Traveller, to: number, may: (way: Way) => boolean = () => true): Road | undefined {
  let best: Road | undefined;
  for (const way of waysBetween(traveller.party.site, to, traveller.alignment)) {
    if ((way.walk.length > 0 && !traveller.regions) || !may(way)) continue;
    const road = roadFor(traveller, way.menace);
    if (!best || road.danger < best.danger) best = road;
  }
  return best;
}

// ---- plans ----------------------------------------------------------------------------------------------------------

export interface Plan {
  /** NONE to stay. */
  readonly to: number;
  readonly value: number;
  readonly route: Road | undefined;
  /** The card that shall be played there; NONE. */
  readonly main: number;
  readonly why: () => string;
}

/** The Wizard with fewer than two others. */
const isLonely = (sit: Situation, { people }: Party): boolean =>
  people.length < 3 && people.some((card) => KIND[sit.s.def[card]] === AVATAR);

const isLed = (sit: Situation, { people }: Party): boolean =>
  people.some((card) => KIND[sit.s.def[card]] === AVATAR || mindOf(sit.s, card) >= 3);

/** Once the Wizard is revealed, characters in hand come only to where he is (MW-T5.4.2): he should be at a Haven. */
function callWorth(sit: Situation, { people }: Party): number {
  const { s, seat } = sit;
  if (s.rules.starter === 1 || !people.some((card) => KIND[s.def[card]] === AVATAR)) return 0;
  const left = unusedGeneralInfluence(s, seat);
  const waiting = sit.titles.filter((def) => KIND[def] === CHARACTER && MIND[def] <= left && !uniqueVerdict(s, def));
  return CALL * Math.min(2, waiting.length);
}

/** Others of the seat wait at the Haven: gold rings meet those who can test them. */
function meetingWorth(sit: Situation, { people }: Party, haven: number): number {
  let best = 0;
  for (const other of companiesOf(sit.s, sit.seat)) {
    if ((other.to === NONE ? other.site : other.to) !== haven) continue;
    const there = charactersOf(sit.s, other);
    if (!people.some((one) => there.includes(one))) best = Math.max(best, meetingGain(sit, people, there));
  }
  return MEETING * best;
}

/** What is worth resting for, and what a Haven would give. */
function restWorth(sit: Situation, { people }: Party): number {
  const { s } = sit;
  let worth = people.every((card) => s.stand[card] === WOUNDED) ? HELPLESS * people.length : 0;
  for (const card of people) {
    if (s.stand[card] === WOUNDED) worth += HEAL;
    if (sit.failure(card) > 0.1 && s.play.some((item) => s.host[item] === card && KIND[s.def[item]] === ITEM))
      worth += Math.min(1.2, 0.8 * sit.failure(card) * sit.stake(card));
  }
  return worth;
}

/** The best that could be reached from a site next turn, apart from the way. */
function afterwards({ s, seat }: Situation, prospects: Prospects, from: number, main: number): number {
  let best = 0;
  for (const [site, { value, main: other }] of prospects)
    if (value > best && other !== main && reaches(from, site, s.alignment[seat])) best = value;
  return best;
}

/** What is stored needs nobody who is ready, and nobody has to enter for it. */
export const gainThere = ({ value, deed }: Prospect, door: Entrance, ready: number): number =>
  deed === 'stored'
    ? value
    : Math.max(0, value * door.ready * (habits.arrives + habits.arrivesReady * ready) - door.harm);

function stayPlan(sit: Situation, traveller: Traveller, prospects: Prospects): Plan {
  const { s } = sit;
  const { party } = traveller;
  const here = party.site;
  const known = prospects.get(here);
  const prospect = known && (known.deed === 'stored' || !party.isTapped) ? known : NOTHING;
  const door = entranceTo(sit, party, here);
  const rest = isHavenFor(s, sit.seat, here)
    ? traveller.rest + 0.6 * traveller.call + meetingWorth(sit, party, here)
    : 0;
  const { danger, ready } = roadFor(traveller, menaceAt(siteCardOf(s, sit.seat, here)));
  const gain = gainThere(prospect, door, ready);
  const later = habits.later * afterwards(sit, prospects, here, prospect.main);
  const value = gain + rest + later - danger - (gain > 0 || rest > 0 ? 0 : idleness(s.turn));
  return {
    to: NONE,
    value,
    route: undefined,
    main: prospect.main,
    why: () =>
      rest > 0
        ? `At ${SITE_NAMES[here]} the wounded heal, items can be stored and others can join them.`
        : prospect.main !== NONE
          ? `${CARDS[s.def[prospect.main]].name} can be ${prospect.deed} at ${SITE_NAMES[here]}.`
          : 'Nothing draws them elsewhere.',
  };
}

function plan(sit: Situation, traveller: Traveller, prospects: Prospects, led: boolean, to: number): Plan | undefined {
  const { s } = sit;
  const { party } = traveller;
  const route = safest(traveller, to);
  if (!route) return undefined;
  const prospect = prospects.get(to) ?? NOTHING;
  const door = entranceTo(sit, party, to);
  const gain = gainThere(prospect, door, route.ready);
  const home = isHavenFor(s, sit.seat, to);
  const source = siteCardOf(s, sit.seat, home ? party.site : to);
  const draws = (led ? habits.draw * OWN_DRAWS[source] : 0) - habits.theirDraw * OPPONENT_DRAWS[source];
  const rest = home ? traveller.rest + traveller.call + meetingWorth(sit, party, to) : 0;
  const later = habits.later * afterwards(sit, prospects, to, prospect.main);
  const lost = partingCost(sit, party.people, to) + (traveller.isLonely ? (home ? 0.3 : 1) * LONELY : 0);
  return {
    to,
    value: gain + rest + draws + later - route.danger - lost,
    route,
    main: gain > 0 ? prospect.main : NONE,
    why: () => {
      const way = `the way costs about ${route.danger.toFixed(1)} points`;
      if (gain > 0)
        return `${CARDS[s.def[prospect.main]].name} can be ${prospect.deed} at ${SITE_NAMES[to]} (worth ${gain.toFixed(1)}; ${way}).`;
      if (rest > 0)
        return `At ${SITE_NAMES[to]} the wounded heal, items can be stored and others can join them; ${way}.`;
      return `From ${SITE_NAMES[to]} they can go on, and cards are drawn on the way; ${way}.`;
    },
  };
}

/** Every plan for a party that might be the best, staying first; `among` limits the sites. */
export function plansFor(sit: Situation, party: Party, taken: ReadonlySet<number>, among?: readonly number[]): Plan[] {
  const { s } = sit;
  const prospects = prospectsOf(sit, party, taken);
  const traveller = travellerOf(sit, party);
  const led = isLed(sit, party);
  const plans = [stayPlan(sit, traveller, prospects)];
  for (let site = 0; site < SITE_COUNT; site++) {
    if (site === party.site || (among && !among.includes(site))) continue;
    if (!isHavenFor(s, sit.seat, site)) {
      if (!prospects.has(site) && !among) continue;
      if (s.sites[siteSlot(sit.seat, site)] !== SITE_AVAILABLE) continue;
    }
    const found = plan(sit, traveller, prospects, led, site);
    if (found) plans.push(found);
  }
  return plans;
}

const planned = once(() => new Map<number, readonly Plan[]>());

/** Where the company could go by itself, found once. */
export function plansOf(sit: Situation, company: Company): readonly Plan[] {
  const known = planned(sit);
  const plans = known.get(company.id) ?? plansAmong(sit, company);
  known.set(company.id, plans);
  return plans;
}

const plansAmong = (sit: Situation, company: Company, among?: readonly number[]): readonly Plan[] =>
  plansFor(sit, partyOf(sit, company), reserved(sit, [company]), among);

const travellers = once(() => new Map<number, Traveller>());

/** The company that plans its way, measured once. */
function travellerFor(sit: Situation, company: Company): Traveller {
  const known = travellers(sit);
  const traveller = known.get(company.id) ?? travellerOf(sit, partyOf(sit, company));
  known.set(company.id, traveller);
  return traveller;
}

export const bestOf = (plans: readonly Plan[]): Plan =>
  plans.reduce((best, one) => (one.value > best.value ? one : best));

const COMES_LAST = idea(-1, 'Something else comes first.');

/** Should this company move at all? Positive when going somewhere beats staying. */
export function rateMove(sit: Situation, id: number, most = 0): Idea {
  if (most > habits.setsOut) return COMES_LAST;
  const company = companyById(sit.s, id);
  if (!company) return idea(-1, 'It is gone.');
  const plans = plansOf(sit, company);
  const best = bestOf(plans);
  return best.to === NONE
    ? idea(-habits.stays, best.why)
    : idea(Math.min(habits.setsOut, best.value - plans[0].value), best.why);
}

export function rateTo(sit: Situation, id: number, moves: readonly Move[]): (move: Move) => Idea {
  const company = companyById(sit.s, id);
  if (!company) return () => idea(0, 'It is gone.');
  const sites = moves.filter(({ verb }) => verb === 'to').map(({ arg }) => arg);
  const all = plansOf(sit, company);
  const interesting = all.filter(({ to }) => sites.includes(to));
  const plans = interesting.length > 0 ? interesting : plansAmong(sit, company, sites);
  const [stay] = all;
  return (move) => {
    if (move.verb === 'pass') return idea(stay.value, stay.why);
    const found = plans.find(({ to }) => to === move.arg);
    return found ? idea(found.value, found.why) : idea(-20, 'Nothing calls them there.');
  };
}

export function rateHow(sit: Situation, id: number, to: number, move: Move): Idea {
  const company = companyById(sit.s, id);
  if (!company) return idea(0, 'It is gone.');
  const traveller = travellerFor(sit, company);
  const road = safest(traveller, to, ({ walk }) => (walk.length === 0) === (move.verb === 'by-path'));
  const danger = road?.danger ?? 9;
  return idea(-danger, () => `That way costs about ${danger.toFixed(1)} points.`);
}

export function rateThrough(sit: Situation, id: number, to: number, walk: readonly number[], region: number): Idea {
  const company = companyById(sit.s, id);
  if (!company) return idea(0, 'It is gone.');
  const next = [...walk, region];
  const traveller = travellerFor(sit, company);
  const road = safest(traveller, to, (way) => way.walk.length > 0 && next.every((one, i) => way.walk[i] === one));
  const danger = road?.danger ?? 9;
  return idea(-danger, () => `The way through ${REGION_NAMES[region]} costs about ${danger.toFixed(1)} points.`);
}
