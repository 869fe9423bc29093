// Dealing anew what a viewer cannot know, for bots that think about what might be and for the test that views leak nothing.

import { type Frame, NONE, type Seat, type Viewer } from '../../engine/game.ts';
import { below, type RandomState, shuffleWith } from '../../engine/random.ts';
import { CHARACTER, KIND } from './cards/kinds.ts';
import type { Action } from './chain/action.ts';
import { MOST_MIND } from './decks/check.ts';
import { mapFor, nextRegions, pathVerdict, regionsVerdict, siteVerdict, type WayMap } from './movement/destinations.ts';
import { REGION_OF, SITE_COUNT } from './places/sites.ts';
import { seatsOf } from './seats.ts';
import { isToStartWith, mindsOf, poolLeft, startVerdict } from './setup/choosing.ts';
import type { SettingOut } from './setup/frames.ts';
import {
  BY_CARD,
  BY_PATH,
  BY_REGIONS,
  type Company,
  HAND,
  type MeccgState,
  SETUP,
  SITE_AVAILABLE,
  SITE_IN_PLAY,
  SITE_TAPPED,
  STAYS,
  siteSlot,
} from './state.ts';
import { isSecretMove } from './view.ts';
import { isHidden, pile } from './zones.ts';

/**
 * Every owner's hidden cards are exchanged among the places where the viewer sees only backs, and companies with a site
 * card face down go somewhere else. Cards that an unfinished procedure is about stay what they are.
 */
export function resample(s: MeccgState, viewer: Viewer, random: RandomState): void {
  const pinned = pinnedCards(s);
  for (const seat of seatsOf(s)) {
    const hidden = unseenBy(s, seat, viewer, pinned);
    if (s.phase === SETUP && seat !== viewer) dealStart(s, seat, hidden, random);
    else exchange(s, hidden, random);
    mixHand(s, seat, viewer, random);
  }
  moveElsewhere(s, viewer, random);
}

/** The cards of a seat that may be any other for all the viewer sees; those that an unfinished procedure is about are left out. */
export function unseenBy(s: MeccgState, seat: Seat, viewer: Viewer, pinned = pinnedCards(s)): number[] {
  const hidden: number[] = [];
  for (let card = s.starts[seat]; card < (s.starts[seat + 1] ?? s.def.length); card++)
    if (isHidden(s, card, viewer) && !pinned.has(card)) hidden.push(card);
  return hidden;
}

/** Mixed from one order, whatever the true one is: the world that a generator deals depends on nothing that is hidden. */
function deal(random: RandomState, cards: readonly number[]): Int32Array {
  const dealt = Int32Array.from(cards).sort();
  shuffleWith(random, dealt);
  return dealt;
}

function exchange(s: MeccgState, cards: readonly number[], random: RandomState): void {
  const defs = deal(
    random,
    cards.map((card) => s.def[card]),
  );
  for (let i = 0; i < cards.length; i++) s.def[cards[i]] = defs[i];
}

/** Nobody sees in which order another holds his cards: whatever he is about to play may be any of them. */
function mixHand(s: MeccgState, seat: Seat, viewer: Viewer, random: RandomState): void {
  const hand = pile(s, seat, HAND);
  const backs = [...hand.keys()].filter((at) => isHidden(s, hand[at], viewer));
  const cards = deal(
    random,
    backs.map((at) => hand[at]),
  );
  for (const [i, at] of backs.entries()) hand[at] = cards[i];
}

/** Some orders set out more minds than may start. */
const MOST_TRIES = 50;

/** While starts are chosen a hand holds what one may start with, and what is set out or listed is a company that may start. */
function dealStart(s: MeccgState, seat: Seat, hidden: readonly number[], random: RandomState): void {
  const [frame] = s.stack.slice(-1) as (Frame & Partial<SettingOut>)[];
  const starts = hidden.filter((card) => isToStartWith(s, card));
  const before = starts.map((card) => s.def[card]);
  const mayStart = (cards: readonly number[]): boolean =>
    cards.every((card) => KIND[s.def[card]] === CHARACTER) && mindsOf(s, cards) <= MOST_MIND;
  const isSound = (): boolean => [frame?.chosen, frame?.listed].every((lists) => mayStart(lists?.[seat] ?? []));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    exchange(s, starts, random);
    if (isSound()) break;
  }
  if (!isSound()) for (const [i, card] of starts.entries()) s.def[card] = before[i];
  exchange(
    s,
    hidden.filter((card) => s.zone[card] !== HAND),
    random,
  );
  if (frame?.at === 'setup/choosing') repick(s, frame as SettingOut, seat, random);
}

/** Who is chosen in secret becomes another of the pool who could be. */
function repick(s: MeccgState, f: SettingOut, seat: Seat, random: RandomState): void {
  const pick = f.picks[seat];
  if (pick?.verb !== 'start-with') return;
  const open = poolLeft(s, f, seat).filter((card) => !startVerdict(s, f, seat, card));
  if (open.length > 0) f.picks[seat] = { ...pick, arg: s.def[open[below(random, open.length)]] };
}

interface Pinning {
  card?: number;
  action?: Action;
  items?: readonly Action[];
  order?: readonly Action[];
}

/** Cards in hidden zones that unfinished procedures name. */
function pinnedCards(s: MeccgState): Set<number> {
  const pinned = new Set<number>();
  const pin = (ref: unknown): void => {
    if (typeof ref === 'number' && ref >= 0 && ref < s.def.length) pinned.add(ref);
  };
  for (const frame of s.stack) {
    const { card, action, items, order } = frame as Frame & Pinning;
    pin(card);
    for (const one of [action, ...(items ?? []), ...(order ?? [])]) {
      pin(one?.card);
      pin(one?.to);
    }
  }
  for (const { card } of s.pending) pin(card);
  return pinned;
}

/**
 * The card of its new site may lie there already, from another company that has gone since: tapped, everybody sees that
 * somebody will come. Untapped it might as well be back in the location deck.
 */
function leavesNoTrace(s: MeccgState, company: Company, secret: readonly Company[]): boolean {
  const { seat, to } = company;
  const slot = siteSlot(seat, to);
  const isThere = (c: Company): boolean => c.site === to || (c.to === to && !secret.includes(c));
  if (s.companies.some((c) => c !== company && c.seat === seat && isThere(c))) return true;
  if (s.sites[slot] === SITE_IN_PLAY) s.sites[slot] = SITE_AVAILABLE;
  return s.sites[slot] !== SITE_TAPPED;
}

/** Where one goes may leave another no way: so often they set out anew. */
const MOST_DEPARTURES = 8;

/** All are at home before the first sets out again: where one goes may bar the way of another, and where they truly go must not. */
function moveElsewhere(s: MeccgState, viewer: Viewer, random: RandomState): void {
  const secret = s.companies.filter((company) => isSecretMove(company, viewer) && company.how !== BY_CARD);
  const free = secret.filter((company) => leavesNoTrace(s, company, secret));
  const truly = free.map(({ to, how, walk }) => ({ to, how, walk }));
  for (let tries = 0; tries < MOST_DEPARTURES; tries++) {
    for (const company of free) Object.assign(company, { to: NONE, how: STAYS, walk: [] });
    if (free.every((company) => setsOut(s, company, random))) return;
  }
  // Who has joined a company since may leave it no way that it could choose now.
  for (const [i, company] of free.entries()) Object.assign(company, truly[i]);
}

/** Anywhere it could go; not where there is no such place. */
function setsOut(s: MeccgState, company: Company, random: RandomState): boolean {
  const ways: { to: number; how: number }[] = [];
  const map = mapFor(s, company);
  for (let to = 0; to < SITE_COUNT; to++) {
    if (siteVerdict(s, company, to)) continue;
    if (!pathVerdict(s, company, to, map)) ways.push({ to, how: BY_PATH });
    if (!regionsVerdict(s, company, to, map)) ways.push({ to, how: BY_REGIONS });
  }
  if (ways.length === 0) return false;
  const { to, how } = ways[below(random, ways.length)];
  Object.assign(company, { to, how, walk: how === BY_REGIONS ? someWalk(map, company, REGION_OF[to], random) : [] });
  return true;
}

function someWalk(map: WayMap, company: Company, to: number, random: RandomState): number[] {
  const walk = [REGION_OF[company.site]];
  while (walk[walk.length - 1] !== to) {
    const next = nextRegions(map, walk, to);
    walk.push(next[below(random, next.length)]);
  }
  return walk;
}
