// A position in the words of position.ts. Expectations compare maps by their named keys, so what is asked most is in maps:
//
//   game.position({ one: { characters: { gimli: { stand: 'wounded', at: 'moria', on: ['glamdring'] } } } })
//   game.position({ one: { score: { item: 2 }, discard: ['concealment'] }, two: { table: ['twilight'] } })
//
// `characters` are those in play by id: where they are, how they stand, who controls them, what is on them. `score` are
// the marshalling points by kind, without the council's modifications.

import { NONE, type Seat, type Words } from '../../engine/game.ts';
import { CARDS } from './cards/all.ts';
import { POINTS_KINDS } from './cards/facts.ts';
import { isCharacter, isHazard } from './cards/kinds.ts';
import { charactersOf, companiesOf, siteIsTapped, siteOf } from './company.ts';
import { REGION_IDS } from './places/regions.ts';
import { hasCardOf, S, SITE_COUNT, SITE_IDS } from './places/sites.ts';
import { ALIGNMENT_WORDS, DID_WORDS, SITE_WORDS, STAND_WORDS } from './position.ts';
import { companyId, isCard, isCompany, isPlayer, isSite, siteOfRef } from './refs.ts';
import { isAway, opponents, playersIn, roundFrom, seatsOf, victorOf } from './seats.ts';
import {
  ASIDE,
  BY_CARD,
  type Company,
  DECK,
  DISCARD,
  GENERAL,
  HAND,
  type MeccgState,
  ON_GUARD,
  ORPHAN,
  OUT,
  ownerOf,
  PHASE_NAMES,
  POINTS,
  SIDEBOARD,
  SITE_ABSENT,
  SITE_AVAILABLE,
  siteSlot,
  UNTAPPED,
  UNUSED,
} from './state.ts';
import { pointsOf } from './stats.ts';
import { HERO } from './tables/words.ts';
import { domains, SEAT_IDS } from './words.ts';
import { cardsOn, pile } from './zones.ts';

const idOf = (s: MeccgState, card: number): string => CARDS[s.def[card]].id;
const word = (s: MeccgState, card: number): string =>
  idOf(s, card) + (s.stand[card] === UNTAPPED ? '' : ` ${STAND_WORDS[s.stand[card]]}`);

/** The whole position, everything included. */
export function writePosition(s: MeccgState): Words {
  const company = s.companies.find(({ id }) => id === s.company);
  return {
    turn: s.turn,
    active: SEAT_IDS[s.active],
    phase: PHASE_NAMES[s.phase],
    ...(company && { company: domains['company'].write(company.id, s) }),
    ...(s.caller !== NONE && { called: SEAT_IDS[s.caller] }),
    ...seatingWords(s),
    ...Object.fromEntries(seatsOf(s).map((seat) => [SEAT_IDS[seat], seatWords(s, seat)])),
  };
}

/** Where more than two sit. */
function seatingWords(s: MeccgState): Words {
  if (s.alignment.length === 2) return {};
  const first = playersIn(s)[0];
  const away = s.lost.filter((seat) => isAway(s, seat));
  return {
    seating: [...roundFrom(s, first), ...away].map((seat) => SEAT_IDS[seat]),
    ...(s.lost.length > 0 && { lost: s.lost.map((seat) => SEAT_IDS[seat]) }),
  };
}

function seatWords(s: MeccgState, seat: Seat): Words {
  const ids = (zone: number): string[] => pile(s, seat, zone).map((card) => idOf(s, card));
  const table = s.play.filter(
    (card) => ownerOf(s, card) === seat && !isCard(s.host[card]) && !isCharacter(s.def[card]),
  );
  return {
    ...(s.alignment[seat] !== HERO && { alignment: ALIGNMENT_WORDS[s.alignment[seat]] }),
    companies: companiesOf(s, seat).map((company) => companyWords(s, company)),
    characters: Object.fromEntries(
      companiesOf(s, seat).flatMap((company) =>
        charactersOf(s, company).map((card) => [idOf(s, card), characterWords(s, company, card)] as const),
      ),
    ),
    table: table.map((card) => word(s, card) + onWords(s, card)),
    'on-guard': pile(s, seat, ON_GUARD).map((card) => word(s, card) + onWords(s, card)),
    hand: ids(HAND),
    deck: ids(DECK).reverse(),
    discard: ids(DISCARD),
    'out-of-play': pile(s, seat, OUT).map((card) => idOf(s, card) + storedWords(s, card)),
    points: [
      ...pile(s, seat, POINTS)
        .filter((card) => !isHazard(s.def[card]))
        .map((card) => idOf(s, card) + storedWords(s, card)),
      ...opponents(s, seat)
        .flatMap((other) => pile(s, other, POINTS))
        .filter((card) => isHazard(s.def[card]) && victorOf(s, card) === seat)
        .map((card) => idOf(s, card) + storedWords(s, card)),
    ],
    sideboard: ids(SIDEBOARD),
    aside: ids(ASIDE),
    unused: ids(UNUSED),
    sites: Object.fromEntries(
      Array.from({ length: SITE_COUNT }, (_, site) => [SITE_IDS[site], s.sites[siteSlot(seat, site)]] as const)
        .filter(([id, state]) => state !== (hasCardOf(s, seat, S[id]) ? SITE_AVAILABLE : SITE_ABSENT))
        .map(([id, state]) => [id, SITE_WORDS[state]]),
    ),
    exhausted: s.exhausted[seat],
    revealed: s.revealed[seat] > 1 ? CARDS[s.revealed[seat] - 1].id : s.revealed[seat] === 1,
    score: Object.fromEntries(pointsOf(s, seat).map((n, kind) => [POINTS_KINDS[kind], n])),
  };
}

function companyWords(s: MeccgState, company: Company): Words {
  const did = DID_WORDS.filter((_, bit) => (company.did & (1 << bit)) !== 0);
  return {
    site: SITE_IDS[company.site],
    characters: charactersOf(s, company).map((card) => idOf(s, card)),
    ...(company.to !== NONE && { to: SITE_IDS[company.to] }),
    ...(company.how === BY_CARD && { by: 'card' }),
    ...(company.walk.length > 0 && { walk: company.walk.map((region) => REGION_IDS[region]) }),
    ...(siteIsTapped(s, company) && { tapped: true }),
    ...(company.hazards > 0 && { hazards: company.hazards }),
    ...(did.length > 0 && { did }),
  };
}

function characterWords(s: MeccgState, company: Company, card: number): Words {
  const under = s.under[card];
  return {
    at: siteOf(company) === NONE ? 'under way' : SITE_IDS[company.site],
    stand: STAND_WORDS[s.stand[card]],
    under: under === GENERAL ? 'general' : under === ORPHAN ? 'nobody' : idOf(s, under),
    on: cardsOn(s, card).map((other) => word(s, other)),
  };
}

/** Where a stored card was stored, or with which other; whose trophy a defeated creature is. */
function storedWords(s: MeccgState, card: number): string {
  const host = s.host[card];
  if (isSite(host)) return ` on ${SITE_IDS[siteOfRef(host)]}`;
  if (isPlayer(host) && isCharacter(s.def[card])) return ` on ${domains['ref'].write(host, s)}`;
  return isCard(host) ? ` on ${idOf(s, host)}` : '';
}

function onWords(s: MeccgState, card: number): string {
  const host = s.host[card];
  if (host === NONE) return '';
  if (s.zone[card] !== ON_GUARD || !isCompany(host)) return ` on ${domains['ref'].write(host, s)}`;
  return ` on ${domains['company'].write(companyId(host), s)}`; // by one of its characters
}
