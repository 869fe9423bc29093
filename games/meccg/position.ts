// Positions in words: what tests and scenario files say. `readPosition` makes a state; position-words.ts says one.
//
//   scene(meccg, {
//     turn: 3, active: 'one',                 // these are the defaults
//     phase: 'organization',                  // default; untap, organization, long-event, movement, site, end-of-turn, council:
//                                             // the game stands at the beginning of that phase
//     one: {
//       rivendell: ['aragorn-ii', 'bilbo'],   // a site's id: one company there, with these characters
//       moria: ['gimli wounded: glamdring, elven-cloak tapped, lure-of-nature', 'frodo under gimli'],
//       companies: [                          // the long form: several companies at one Haven, moving companies
//         { site: 'lorien', characters: ['gandalf', 'sam-gamgee under gandalf'], to: 'moria', tapped: true, did: ['entered'] },
//         { site: 'rivendell', characters: ['elrond'], to: 'bree', walk: ['rhudaur', 'arthedain'] },
//       ],
//       hand: ['concealment'],                // empty when absent
//       deck: ['risky-blow', '...'],          // the top card first; '...' are twenty dull cards; just those when absent
//       discard: [], 'out-of-play': [], sideboard: [], aside: [], unused: [],
//       points: ['cave-drake', 'x on edoras'],// his marshalling point pile, creatures he defeated included; `on` the site
//                                             // where it was stored, or on a card that was stored with it
//       table: ['gates-of-morning', 'rangers-of-the-north', 'river on moria', 'x tapped'],   // his events and factions in play
//       'on-guard': ['x on moria'],           // lying face down at a company of the OPPONENT; `on` any of its characters
//       sites: { moria: 'tapped' },           // available (as all are when absent), in-play, tapped, discarded, absent
//       exhausted: 1, revealed: true,         // his Wizard was revealed, or who it was by id; so when one is in play
//     },
//     two: { alignment: 'minion', … },        // of a Ringwraith's player; hero when absent
//     called: 'one',                          // who called the council
//     three: { … },                           // up to five, with the option players or because they are named
//     seating: ['one', 'three', 'two'],       // clockwise round the table; as they are numbered when absent
//     lost: ['three'],                        // who is out of the game
//     company: 'gimli',                       // written only: the company whose phase runs
//   }, { rolls: [6, 5] })
//
// A character is `id [tapped|wounded] [under id|under nobody] [: cards on him]`; a card on him is `id [tapped]`. Resources
// on him are his player's, hazards the opponent's. `under nobody` is a follower whose controller is gone. The same as a
// map: { name, stand, under, on: [...], followers: [...] }. Cards are in play in the order in which they are read: those of
// `one` first.
//
// What was written (position-words.ts) can be read again: `characters` then says how those stand whom companies only name.
//
// `to` has a company move there, by site cards unless `walk` gives its regions, or `by: card` as a card lets it. `did`: moved, returned, entered, nothing,
// phase, site, split, en-route.

import { NONE, type Options, type Seat, type Words } from '../../engine/game.ts';
import { fail, known, list, type Path, record, whole } from '../../engine/position.ts';
import { C, CARDS, cardIndex } from './cards/all.ts';
import { AVATAR, isCharacter, isHazard, KIND } from './cards/kinds.ts';
import { revealedBy } from './companies/arriving.ts';
import { companyOf, setSiteTapped, sizeOf } from './company.ts';
import { regionIndex } from './places/regions.ts';
import { isHavenFor, siteIndex } from './places/sites.ts';
import { seatOf, seatThem } from './position-seats.ts';
import { checkWay } from './position-ways.ts';
import { companyRef, playerRef, type Ref, siteRef } from './refs.ts';
import { leftOf, seatsOf } from './seats.ts';
import { addCard, newState, takeSides } from './setup/new-state.ts';
import { playersOf, rulesOf } from './setup/options.ts';
import { beginPhase } from './setup/phases.ts';
import {
  ASIDE,
  BY_CARD,
  BY_PATH,
  BY_REGIONS,
  type Company,
  DECK,
  DISCARD,
  EN_ROUTE,
  GENERAL,
  HAND,
  type MeccgState,
  ON_GUARD,
  ORPHAN,
  OUT,
  PHASE_NAMES,
  PLAY,
  POINTS,
  SIDEBOARD,
  SITE_IN_PLAY,
  STAYS,
  siteSlot,
  TAPPED,
  UNTAPPED,
  UNUSED,
  WOUNDED,
} from './state.ts';
import { HERO } from './tables/words.ts';
import { domains, SEAT_IDS } from './words.ts';
import { pile } from './zones.ts';

/** What lies in a deck that a position says nothing about: hardly ever playable. */
const FILLER = C['variags-of-khand'];
const FILLERS = 20;
export const SITE_WORDS = ['absent', 'available', 'in-play', 'tapped', 'discarded'] as const;
export const ALIGNMENT_WORDS = ['hero', 'minion'] as const;
export const DID_WORDS = ['moved', 'returned', 'entered', 'nothing', 'phase', 'site', 'split', 'en-route'] as const;
export const STAND_WORDS = ['untapped', 'tapped', 'wounded'] as const;
const PILES = {
  hand: HAND,
  deck: DECK,
  discard: DISCARD,
  'out-of-play': OUT,
  points: POINTS,
  sideboard: SIDEBOARD,
  aside: ASIDE,
  unused: UNUSED,
} as const;
const SEAT_KEYS = [
  ...Object.keys(PILES), 'companies', 'characters', 'table', 'on-guard', 'sites', 'exhausted', 'revealed', 'score',
  'alignment',
]; // biome-ignore format: a list
const KEYS = ['turn', 'active', 'phase', 'company', 'called', 'seating', 'lost', ...SEAT_IDS];

/** A card of the position before it has its number. */
interface Placed {
  readonly seat: Seat;
  readonly def: number;
  readonly zone: number;
  readonly stand: number;
  /** What it is on: another card, or a reference. */
  readonly host: Placed | Ref;
  /** Where the reference is only known once all cards lie there. */
  readonly on?: string;
  readonly under?: string;
  readonly path: Path;
  card: number;
}

export function readPosition(words: Words, options: Options): MeccgState {
  known(words, KEYS);
  const seats = Math.max(playersOf(options), ...SEAT_IDS.map((id, seat) => (id in words ? seat + 1 : 0)));
  const s = newState('scene', rulesOf(options), seats);
  s.turn = whole(words['turn'] ?? 3, 1, 1000, 'turn');
  s.active = seatOf(words['active'] ?? 'one', 'active');
  if (s.active >= seats) fail('Nobody sits there: give the option players, or the seat.', 'active');
  if (words['called'] !== undefined) s.caller = seatOf(words['called'], 'called');
  seatThem(s, words);
  const cards: Placed[] = [];
  takeSides(
    s,
    seatsOf(s).map((seat) => alignmentIn(words, seat)),
  );
  for (const seat of seatsOf(s)) readSeat(s, seat, record(words[SEAT_IDS[seat]], SEAT_IDS[seat]), cards);
  number(s, cards);
  for (const company of s.companies) company.size = sizeOf(s, company);
  beginPhase(s, phaseOf(words['phase'] ?? 'organization'));
  return s;
}

function alignmentIn(words: Words, seat: Seat): number {
  const value = record(words[SEAT_IDS[seat]], SEAT_IDS[seat])['alignment'] ?? ALIGNMENT_WORDS[HERO];
  const alignment = ALIGNMENT_WORDS.indexOf(value as never);
  if (alignment < 0) fail(`"${value}" should be one of ${ALIGNMENT_WORDS.join(', ')}.`, SEAT_IDS[seat], 'alignment');
  return alignment;
}

function phaseOf(value: unknown): number {
  const phase = PHASE_NAMES.findIndex((name) => name === value || name === `${value}/hazard`);
  return phase > 0 ? phase : fail(`"${value}" is no phase: write ${PHASE_NAMES.slice(1).join(', ')}.`, 'phase');
}

function readSeat(s: MeccgState, seat: Seat, words: Words, cards: Placed[]): void {
  const top = SEAT_IDS[seat];
  const people = record(words['characters'], top, 'characters');
  for (const [key, value] of Object.entries(words)) {
    if (SEAT_KEYS.includes(key)) continue;
    if (siteIndex(key) < 0) fail(`"${key}" is neither a site nor one of ${SEAT_KEYS.join(', ')}.`, top, key);
    readCompany(s, seat, { site: key, characters: value }, people, cards, [top, key]);
  }
  for (const [i, value] of list(words['companies'] ?? [], top, 'companies').entries())
    readCompany(s, seat, record(value, top, 'companies', i), people, cards, [top, 'companies', i]);
  for (const [i, value] of list(words['table'] ?? [], top, 'table').entries())
    cards.push({ ...readCard(s, value, seat, PLAY, [top, 'table', i]), seat });
  for (const [i, value] of list(words['on-guard'] ?? [], top, 'on-guard').entries())
    cards.push({ ...readCard(s, value, seat, ON_GUARD, [top, 'on-guard', i]), seat });
  for (const [key, zone] of Object.entries(PILES)) readPile(s, seat, key, zone, words[key], cards);
  for (const [key, value] of Object.entries(record(words['sites'], top, 'sites'))) {
    const site = siteIndex(key);
    const state = SITE_WORDS.indexOf(value as never);
    if (site < 0) fail(`"${key}" is no site.`, top, 'sites', key);
    if (state < 0) fail(`"${value}" should be one of ${SITE_WORDS.join(', ')}.`, top, 'sites', key);
    s.sites[siteSlot(seat, site)] = state;
  }
  s.exhausted[seat] = whole(words['exhausted'] ?? 0, 0, 9, top, 'exhausted');
  const avatar = cards.find((one) => one.seat === seat && one.zone === PLAY && isAvatar(one));
  s.revealed[seat] = avatar ? revealedBy(avatar.def) : readRevealed(words['revealed']);
}

const isAvatar = ({ def, under }: Placed): boolean => KIND[def] === AVATAR && under === undefined;
/** Of Wizards it is not kept who was revealed. */
const readRevealed = (value: unknown): number =>
  typeof value === 'string' ? cardIndex(value) + 1 : Number(value === true);

/** Creatures in a player's marshalling point pile belong to the opponent, whose pile holds them. */
function readPile(s: MeccgState, seat: Seat, key: string, zone: number, value: unknown, cards: Placed[]): void {
  const top = SEAT_IDS[seat];
  const words = list(value ?? (zone === DECK ? ['...'] : []), top, key);
  const pile = words.flatMap((word, i): Placed[] => {
    if (word === '...' && zone === DECK)
      return Array.from({ length: FILLERS }, () => placed(seat, FILLER, zone, [top, key]));
    return [readCard(s, word, seat, zone, [top, key, i])];
  });
  cards.push(...(zone === DECK ? pile.reverse() : pile));
}

const placed = (seat: Seat, def: number, zone: number, path: Path): Placed => ({
  seat,
  def,
  zone,
  stand: UNTAPPED,
  host: NONE,
  path,
  card: NONE,
});

function readCompany(s: MeccgState, seat: Seat, words: Words, people: Words, cards: Placed[], path: Path): void {
  known(words, ['site', 'characters', 'to', 'walk', 'by', 'tapped', 'did', 'hazards'], ...path);
  const site = siteIndex(String(words['site']));
  if (site < 0) fail(`"${words['site']}" is no site.`, ...path, 'site');
  const company: Company = {
    id: s.nextCompany++,
    seat,
    site,
    havenTapped: 0,
    to: NONE,
    how: STAYS,
    walk: [],
    size: 0,
    hazards: whole(words['hazards'] ?? 0, 0, 20, ...path, 'hazards'),
    did: 0,
  };
  for (const word of list(words['did'] ?? [], ...path, 'did')) {
    const bit = DID_WORDS.indexOf(word as never);
    if (bit < 0) fail(`"${word}" should be one of ${DID_WORDS.join(', ')}.`, ...path, 'did');
    company.did |= 1 << bit;
  }
  if (words['to'] !== undefined) {
    company.to = siteIndex(String(words['to']));
    if (company.to < 0) fail(`"${words['to']}" is no site.`, ...path, 'to');
    if (words['by'] !== undefined && words['by'] !== 'card') fail(`"${words['by']}" should be card.`, ...path, 'by');
    company.how = words['by'] === 'card' ? BY_CARD : words['walk'] === undefined ? BY_PATH : BY_REGIONS;
    company.walk = list(words['walk'] ?? [], ...path, 'walk').map((word) => {
      const region = regionIndex(String(word));
      return region < 0 ? fail(`"${word}" is no region.`, ...path, 'walk') : region;
    });
    checkWay(s, company, path);
    const revealed = (company.did & EN_ROUTE) !== 0;
    if (revealed && !isHavenFor(s, seat, company.to)) s.sites[siteSlot(seat, company.to)] = SITE_IN_PLAY;
  }
  s.companies.push(company);
  if (!isHavenFor(s, seat, site)) s.sites[siteSlot(seat, site)] = SITE_IN_PLAY;
  if (words['tapped'] === true) setSiteTapped(s, company, true);
  const characters = words['characters'];
  for (const [i, value] of (typeof characters === 'string' ? [characters] : list(characters ?? [], ...path)).entries())
    readCharacter(s, described(value, people), seat, companyRef(company.id), cards, [...path, i]);
}

/** A plain name, with what `characters` says of him. */
function described(value: unknown, people: Words): unknown {
  if (typeof value !== 'string' || !Object.hasOwn(people, value)) return value;
  const { at: _, under, ...rest } = record(people[value], 'characters', value);
  return { name: value, ...rest, ...(under !== 'general' && { under }) };
}

function readCharacter(
  s: MeccgState,
  value: unknown,
  seat: Seat,
  company: Ref,
  cards: Placed[],
  path: Path,
  under?: string,
): void {
  if (typeof value === 'string') {
    const colon = value.indexOf(':');
    const head = colon < 0 ? value : value.slice(0, colon);
    const on = colon < 0 ? [] : value.slice(colon + 1).split(',');
    const him = { ...readCard(s, head, seat, PLAY, path), host: company };
    if (!isCharacter(him.def)) fail(`${CARDS[him.def].name} is no character.`, ...path);
    placeWith(s, under === undefined ? him : { ...him, under }, on, cards, path);
    return;
  }
  const words = record(value, ...path);
  known(words, ['name', 'stand', 'under', 'on', 'followers'], ...path);
  const control = words['under'] ?? under;
  const head = [words['name'], words['stand'], ...(control === undefined ? [] : ['under', control])];
  const him = { ...readCard(s, head.filter((word) => word !== undefined).join(' '), seat, PLAY, path), host: company };
  placeWith(s, him, list(words['on'] ?? [], ...path, 'on'), cards, path);
  for (const [i, follower] of list(words['followers'] ?? [], ...path, 'followers').entries())
    readCharacter(s, follower, seat, company, cards, [...path, 'followers', i], CARDS[him.def].id);
}

function placeWith(s: MeccgState, him: Placed, on: readonly unknown[], cards: Placed[], path: Path): void {
  cards.push(him);
  for (const [i, value] of on.entries()) {
    const words = typeof value === 'string' ? { name: value } : record(value, ...path, 'on', i);
    known(words, ['name', 'stand', 'on'], ...path, 'on', i);
    const head = [words['name'], words['stand']].filter((word) => word !== undefined).join(' ');
    const it = readCard(s, head, him.seat, PLAY, [...path, 'on', i]);
    const seat = isHazard(it.def) ? leftOf(s, him.seat) : him.seat;
    placeWith(s, { ...it, seat, host: him }, list(words['on'] ?? [], ...path, 'on', i), cards, [...path, 'on', i]);
  }
}

/** `id [tapped|wounded] [under id] [on something]`. */
function readCard(s: MeccgState, value: unknown, seat: Seat, zone: number, path: Path): Placed {
  const said = String(value).trim();
  const parts = /^(\S+)(?: (untapped|tapped|wounded))?(?: under (\S+))?(?: on (.+))?$/.exec(said);
  if (!parts) return fail(`"${said}" is no card: write id [tapped|wounded] [under id] [on something].`, ...path);
  const def = cardIndex(parts[1]);
  if (def < 0) fail(`"${parts[1]}" is no card.`, ...path);
  const owner = zone === POINTS && isHazard(def) ? leftOf(s, seat) : seat;
  return {
    ...placed(owner, def, zone, path),
    ...(owner !== seat && { host: playerRef(seat) }),
    stand: parts[2] === 'wounded' ? WOUNDED : parts[2] === 'tapped' ? TAPPED : UNTAPPED,
    ...(parts[3] !== undefined && { under: parts[3] }),
    ...(parts[4] !== undefined && { on: parts[4] }),
  };
}

/** Cards of seat 0 get the lower numbers; in play they stand in the order in which they were read. */
function number(s: MeccgState, cards: readonly Placed[]): void {
  for (const seat of seatsOf(s))
    for (const it of cards)
      if (it.seat === seat) {
        it.card = addCard(s, seat, it.def, it.zone);
        s.stand[it.card] = it.stand;
      }
  const inPlay = cards.filter(({ zone }) => zone === PLAY);
  s.play = inPlay.map(({ card }) => card);
  for (const [i, card] of s.play.entries()) s.since[card] = i + 1;
  for (const it of cards) if (it.host !== NONE) s.host[it.card] = typeof it.host === 'number' ? it.host : it.host.card;
  for (const it of cards) {
    if (it.on !== undefined) s.host[it.card] = hostAt(s, it, it.on);
    if (it.under === undefined) continue;
    const controller = it.under === 'nobody' ? ORPHAN : domains['card'].read(it.under, s);
    if (controller === NONE) fail(`"${it.under}" is not in play.`, ...it.path);
    s.under[it.card] = it.under === 'general' ? GENERAL : controller;
  }
}

function hostAt(s: MeccgState, it: Placed, on: string): Ref {
  if (it.zone === POINTS && !isHazard(it.def)) return storedAt(s, it, on);
  if (it.zone !== ON_GUARD) {
    const ref = domains['ref'].read(on, s);
    return ref === NONE ? fail(`"${on}" is nothing that a card could be on.`, ...it.path) : ref;
  }
  const site = siteIndex(on);
  const company =
    site < 0
      ? companyOf(s, domains['card'].read(on, s))
      : s.companies.find((c) => c.seat !== it.seat && (c.site === site || c.to === site));
  return company ? companyRef(company.id) : fail(`No company is at "${on}".`, ...it.path);
}

/** Where it was stored: a site, or with another card of the pile. */
function storedAt(s: MeccgState, it: Placed, on: string): Ref {
  const site = siteIndex(on);
  if (site >= 0) return siteRef(it.seat, site);
  const holder = seatsOf(s)
    .flatMap((seat) => [...pile(s, seat, POINTS), ...s.play])
    .find((card) => CARDS[s.def[card]].id === on);
  return holder ?? fail(`"${on}" is neither a site nor a stored card.`, ...it.path);
}
