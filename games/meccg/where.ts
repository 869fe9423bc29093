// "Where can I play this?": for any card, the sites and regions where it can be played and under which conditions, as data
// and as sentences. With an empty table it answers for the card alone; at a table it also says what its player has of each
// site card.

import { type Refusal, refusal, type Seat } from '../../engine/game.ts';
import { completeOptions } from '../../engine/options.ts';
import { alignmentOf, rulesOfCard } from './alignment.ts';
import { CARDS, type Card, cardIndex, MIND } from './cards/all.ts';
import { type Keys, type Place, REGION_TYPES } from './cards/facts.ts';
import { EVENT, LONG } from './cards/kinds.ts';
import { ARRIVALS } from './companies/arriving.ts';
import { companiesOf, siteOf } from './company.ts';
import { creatureText } from './effects/creature-text.ts';
import { flat, playWays } from './effects/reading/literal.ts';
import { cardText } from './effects/text.ts';
import type { Pick, Test, Way } from './effects/vocabulary.ts';
import { wayText } from './effects/way-text.ts';
import { mapFor, toVerdict } from './movement/destinations.ts';
import { ADJACENT, R, REGION_COUNT, REGION_IDS, REGION_NAMES, REGION_TYPE } from './places/regions.ts';
import {
  hasCardOf,
  isHavenFor,
  NEAREST_HAVEN,
  NO_SITE,
  placeOfCard,
  REGION_OF,
  SITE_COUNT,
  SITE_NAMES,
  SITE_ROWS,
  siteCardOf,
} from './places/sites.ts';
import { isPlace } from './present.ts';
import { companyName } from './say.ts';
import { newState, takeSides } from './setup/new-state.ts';
import { OPTIONS, rulesOf } from './setup/options.ts';
import { hereVerdict } from './sites/play.ts';
import {
  type Company,
  type MeccgState,
  SITE_ABSENT,
  SITE_AVAILABLE,
  SITE_DISCARDED,
  SITE_TAPPED,
  STAYS,
  siteSlot,
} from './state.ts';
import { HERO, MINION } from './tables/words.ts';
import { uniqueVerdict } from './unique.ts';

/** What the player has of a site card. */
export type Standing = 'available' | 'in-play' | 'tapped' | 'discarded' | 'absent';

export interface Whereabouts {
  /** The card's number in CARDS. */
  readonly def: number;
  /** Sites where it can be played, keyed or reached. */
  readonly sites: readonly {
    readonly site: number;
    readonly standing: Standing;
    readonly companies: readonly number[];
  }[];
  /** Regions that matter: those a creature is keyed to, those next to a region. */
  readonly regions: readonly number[];
  /** What else must be true, each with its rule. The first says what kind of place it needs. */
  readonly conditions: readonly Refusal[];
  readonly sentences: readonly string[];
}

/** `title` is a card's number, id or name; undefined if there is no such card. */
export function whereCanIPlay(s: MeccgState, seat: Seat, title: number | string): Whereabouts | undefined {
  const def = typeof title === 'number' ? title : cardIndex(title);
  const card = CARDS[def];
  if (!card) return undefined;
  const found = find(s, seat, def, card);
  const taken = uniqueVerdict(s, def);
  const conditions = [...found.conditions, ...(taken ? [taken] : [])];
  const sites = found.sites.map((site) => ({
    site,
    standing: standingOf(s, seat, site),
    companies: companiesOf(s, seat)
      .filter((company) => siteOf(company) === site)
      .map(({ id }) => id),
  }));
  return {
    def,
    sites,
    regions: found.regions,
    conditions,
    sentences: sentencesOf(s, sites, found.regions, conditions),
  };
}

interface Found {
  readonly sites: readonly number[];
  readonly regions: readonly number[];
  readonly conditions: readonly Refusal[];
}

const ALL_SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);
const ALL_REGIONS = Array.from({ length: REGION_COUNT }, (_, region) => region);
/** Places that the player has cards of. */
const sitesWhere = (s: MeccgState, seat: Seat, test: (site: number) => boolean): number[] =>
  ALL_SITES.filter((site) => hasCardOf(s, seat, site) && test(site));

function find(s: MeccgState, seat: Seat, def: number, card: Card): Found {
  switch (card.kind) {
    case 'character':
    case 'avatar':
      return { sites: ARRIVALS[def], regions: [], conditions: [arrival(card, def)] };
    case 'item':
    case 'ally':
    case 'faction':
      return atSites(s, seat, def, card);
    case 'creature':
      return keyed(s, seat, def, card);
    case 'site':
      return toSite(s, seat, placeOfCard(card.id));
    case 'region':
      return inRegion(s, seat, R[card.id as keyof typeof R]);
    default:
      return byWays(s, seat, def);
  }
}

const arrival = (card: Card, def: number): Refusal =>
  card.kind === 'avatar'
    ? refusal(
        card.race === 'wizard' ? 'MW-S5.6.2' : 'LE-S5.4.3',
        `A ${rulesOfCard(def).avatar} arrives at his home site or at ${SITE_NAMES[rulesOfCard(def).start]}, in your organization phase.`,
      )
    : 'onlyAtHome' in card
      ? refusal('CR-I.B.6', `He arrives at his home site only; his mind of ${MIND[def]} must be controlled.`)
      : refusal(
          'MW-S5.5.1',
          `He arrives at his home site or at a ${card.alignment === 'minion' ? 'Darkhaven' : 'Haven'}; his mind of ${MIND[def]} must be controlled.`,
        );

/** A company that is nowhere in particular, to ask what a site would let it do. */
const guest = (seat: Seat, site: number): Company => ({
  id: 0,
  seat,
  site,
  havenTapped: 0,
  to: NO_SITE,
  how: STAYS,
  walk: [],
  size: 1,
  hazards: 0,
  did: 0,
});

function atSites(s: MeccgState, seat: Seat, def: number, card: Card): Found {
  const sites = sitesWhere(s, seat, (site) => !hereVerdict(s, guest(seat, site), def));
  const conditions: Refusal[] = [];
  if (card.kind === 'item' && card.item === 'special' && !card.playableAt && sites.length === 0)
    conditions.push(refusal('MW-S2.10.1', 'It comes into play when a gold ring is tested and the roll allows it.'));
  else if (card.kind === 'item')
    conditions.push(refusal('MW-S10.7.1', 'An untapped character of a company that has entered the site taps for it.'));
  else if (card.kind === 'ally')
    conditions.push(refusal('MW-S10.9.1', 'An untapped character at the site taps for it and controls it.'));
  else
    conditions.push(
      refusal('MW-S4.5.11', `An untapped character at the site taps and makes an influence check${needed(card)}.`),
    );
  if (card.kind === 'item' && card.item === 'minor')
    conditions.push(refusal('MW-S10.8.1', 'It may also follow another card that was played at a site and tapped it.'));
  conditions.push(...wayConditions(def));
  return { sites, regions: [], conditions };
}

const needed = (card: Card): string =>
  card.kind === 'faction' && card.influenceNumber !== undefined ? ` greater than ${card.influenceNumber}` : '';

function keyed(s: MeccgState, seat: Seat, def: number, card: Extract<Card, { kind: 'creature' }>): Found {
  const { also, ...own } = card.keyedTo as Keys & { also?: Keys };
  const keys: readonly Keys[] = [own, ...(also ? [also] : [])];
  const isSite = (site: number, place: Place): boolean => isPlace(s, seat, site, place);
  const fits = (site: number, { siteTypes = [], sites = [], sitesIn = [] }: Keys): boolean =>
    [...siteTypes, ...sites].some((place) => isSite(site, place)) ||
    sitesIn.some(
      ({ regions, types }) =>
        regions.some((region) => R[region] === REGION_OF[site]) && (!types || types.some((type) => isSite(site, type))),
    );
  const through = (region: number, { regionTypes = {}, regions = [] }: Keys): boolean =>
    regions.some((id) => R[id] === region) || Object.hasOwn(regionTypes, REGION_TYPES[REGION_TYPE[region]]);
  return {
    sites: sitesWhere(s, seat, (site) => keys.some((one) => fits(site, one))),
    regions: ALL_REGIONS.filter((region) => keys.some((one) => through(region, one))),
    conditions: [
      refusal('MW-S0.2.3', 'It is played on a company of the opponent in its movement/hazard phase.'),
      ...creatureText(card)
        .filter((text) => /keyed to/i.test(text))
        .map((text) => refusal('MW-S10.4.1', text)),
      ...wayConditions(def),
    ],
  };
}

function toSite(s: MeccgState, seat: Seat, site: number): Found {
  const haven = NEAREST_HAVEN[siteCardOf(s, seat, site)];
  const conditions: Refusal[] = [
    isHavenFor(s, seat, site)
      ? refusal(
          'MW-S6.2.1',
          'By site cards a company comes here from the sites of this Haven and from adjacent Havens.',
        )
      : refusal('MW-S6.2.1', `By site cards a company comes here from ${SITE_NAMES[haven]}.`),
  ];
  if (s.rules.starter === 0 && s.rules.regions === 1)
    conditions.push(
      refusal('MW-T6.1.8', `By region cards it comes through at most four, the last ${REGION_NAMES[REGION_OF[site]]}.`),
    );
  for (const company of companiesOf(s, seat)) {
    const verdict = toVerdict(s, company, site, mapFor(s, company));
    conditions.push(verdict ?? refusal('MW-S4.2.6', `${companyName(s, company.id)} could be sent here.`));
  }
  return { sites: [site], regions: [REGION_OF[site]], conditions };
}

const inRegion = (s: MeccgState, seat: Seat, region: number): Found => ({
  sites: sitesWhere(s, seat, (site) => REGION_OF[site] === region),
  regions: ADJACENT[region],
  conditions: [refusal('MW-T6.1.2', `${REGION_NAMES[region]} is named when a company goes by region movement.`)],
});

/** An event: what each of its ways asks for, and the places that they name. */
function byWays(s: MeccgState, seat: Seat, def: number): Found {
  const places = playWays(def).flatMap(placesOf);
  const sites =
    places.length === 0 ? [] : sitesWhere(s, seat, (site) => places.some((place) => isThere(s, seat, site, place)));
  const regions = REGION_IDS.map((id) => R[id]).filter((region) =>
    places.some((place) => place === REGION_IDS[region]),
  );
  return { sites, regions, conditions: [...whenEvent(def), ...wayConditions(def)] };
}

/** When an event is played that does not say so itself. */
function whenEvent(def: number): Refusal[] {
  if (playWays(def).some((way) => way.during)) return [];
  if (CARDS[def].kind === 'hazard-event')
    return [refusal('MW-S0.2.3', 'It is played in the opponent’s movement/hazard phase.')];
  return EVENT[def] === LONG
    ? [refusal('MW-S4.3.2', 'It is played in your long-event phase.')]
    : [refusal('MW-S0.2.2', 'It is played in your own turn.')];
}

const wayConditions = (def: number): Refusal[] => {
  const ways = playWays(def).filter((way) => way.do.length > 0 || way.if || way.by || way.during);
  const texts = ways.map((way) => wayText(def, way)).filter((text) => text !== '');
  const event = CARDS[def].kind === 'resource-event' || CARDS[def].kind === 'hazard-event';
  if (texts.length === 0 && event) texts.push(cardText(def));
  return texts.map((text) => refusal('MW-S10.1.1', text));
};

type Named = Place | 'information';
const isThere = (s: MeccgState, seat: Seat, site: number, place: Named): boolean =>
  place === 'information' ? SITE_ROWS[siteCardOf(s, seat, site)]?.information === true : isPlace(s, seat, site, place);

function placesOf(way: Way): Named[] {
  const on = way.on as Pick | undefined;
  const tests = [way.if, way.by, on && 'if' in on ? on.if : undefined];
  for (const effect of flat(way.do)) if ('if' in effect) tests.push(effect.if as Test | undefined);
  return tests.flatMap((test) => placesIn(test));
}

/** The places that a condition names. */
function placesIn(test: Test | undefined): Named[] {
  if (!test) return [];
  if (test.is === 'all' || test.is === 'some') return test.of.flatMap(placesIn);
  if (test.is !== 'at' && test.is !== 'moves-to') return [];
  return test.of.filter((place): place is Named => !isRegionType(place));
}
const isRegionType = (place: string): boolean => (REGION_TYPES as readonly string[]).includes(place);

function standingOf(s: MeccgState, seat: Seat, site: number): Standing {
  if (isHavenFor(s, seat, site)) return 'available';
  const state = s.sites[siteSlot(seat, site)];
  if (state === SITE_ABSENT) return 'absent';
  if (state === SITE_AVAILABLE) return 'available';
  if (state === SITE_DISCARDED) return 'discarded';
  return state === SITE_TAPPED ? 'tapped' : 'in-play';
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  available: 'Sites',
  'in-play': 'Where you are',
  tapped: 'Tapped',
  discarded: 'Used until your play deck is exhausted',
  absent: 'Not in your location deck',
};

function sentencesOf(
  s: MeccgState,
  sites: Whereabouts['sites'],
  regions: readonly number[],
  conditions: readonly Refusal[],
): string[] {
  const said = [...new Set(conditions.map(({ text }) => text))];
  for (const standing of Object.keys(STANDINGS) as Standing[]) {
    const names = sites.filter((one) => one.standing === standing).map(({ site }) => SITE_NAMES[site]);
    if (names.length > 0) said.push(`${STANDINGS[standing]}: ${names.join(', ')}.`);
  }
  if (regions.length > 0) said.push(`Regions: ${regions.map((region) => REGION_NAMES[region]).join(', ')}.`);
  for (const { site, companies } of sites)
    for (const id of companies) said.push(`${companyName(s, id)} is at ${SITE_NAMES[site]}.`);
  return said;
}

/** The same as reasons: every sentence with a rule, for "why not?". */
export function whereSaid(s: MeccgState, seat: Seat, title: number | string): readonly Refusal[] {
  const found = whereCanIPlay(s, seat, title);
  if (!found) return [];
  const rules = new Map(found.conditions.map(({ rule, text }) => [text, rule]));
  const usual = found.conditions[0]?.rule ?? 'MW-S10.1.1';
  return found.sentences.map((text) => refusal(rules.get(text) ?? usual, text));
}

/** The sites and regions of a card by itself, in a line; undefined where it names none. */
export function placesOfCard(def: number): string | undefined {
  const found = whereCanIPlay(EMPTY[alignmentOf(def)], 0, def);
  const sites = (found?.sites ?? []).map(({ site }) => SITE_NAMES[site]);
  const regions = (found?.regions ?? []).map((region) => REGION_NAMES[region]);
  const said = [...sites, ...(regions.length > 0 ? [`through ${regions.join(', ')}`] : [])].join(', ');
  return said === '' ? undefined : said;
}
/** By alignment: a table on which nothing lies. */
const EMPTY = [HERO, MINION].map((side) => {
  const s = newState('', rulesOf(completeOptions(OPTIONS, {})));
  takeSides(s, [side, side]);
  return s;
});
