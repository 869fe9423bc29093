// Every card there is, in numbers: a card is its place in CARDS, and what is read often lies in flat arrays. A finished
// set never changes its numbers: later sets follow it.
import { lookup } from '../../../lib/lookup.ts';
import type { CardSet, PointsKind } from './facts.ts';
import { meleAllies } from './mele-allies.ts';
import { meleAudience } from './mele-audience.ts';
import { meleCharacters } from './mele-characters.ts';
import { meleCreatures } from './mele-creatures.ts';
import { meleFactions } from './mele-factions.ts';
import { meleHazardEvents } from './mele-hazard-events.ts';
import { meleHazardLastingEvents } from './mele-hazard-lasting-events.ts';
import { meleItems } from './mele-items.ts';
import { meleResourceDeeds } from './mele-resource-deeds.ts';
import { meleResourceJourneys } from './mele-resource-journeys.ts';
import { meleResourceLastingEvents } from './mele-resource-lasting-events.ts';
import { meleResourceMagic } from './mele-resource-magic.ts';
import { meleResourceRingwraiths } from './mele-resource-ringwraiths.ts';
import { meleResourceSchemes } from './mele-resource-schemes.ts';
import { meleRings } from './mele-rings.ts';
import { meleRingwraiths } from './mele-ringwraiths.ts';
import { meleSites } from './mele-sites.ts';
import { metwAllies } from './metw-allies.ts';
import { metwCharacters } from './metw-characters.ts';
import { metwCreatures } from './metw-creatures.ts';
import { metwFactions } from './metw-factions.ts';
import { metwHazardEvents } from './metw-hazard-events.ts';
import { metwItems } from './metw-items.ts';
import { metwRegions } from './metw-regions.ts';
import { metwResourceDeeds } from './metw-resource-deeds.ts';
import { metwResourceJourneys } from './metw-resource-journeys.ts';
import { metwResourceLastingEvents } from './metw-resource-lasting-events.ts';
import { metwSites } from './metw-sites.ts';
import { metwWizards } from './metw-wizards.ts';
import { isReprint } from './reprints.ts';
import type { CardKind } from './tables.ts';

const METW = {
  ...metwCharacters,
  ...metwWizards,
  ...metwItems,
  ...metwAllies,
  ...metwFactions,
  ...metwResourceDeeds,
  ...metwResourceJourneys,
  ...metwResourceLastingEvents,
  ...metwHazardEvents,
  ...metwCreatures,
  ...metwSites,
  ...metwRegions,
};

/** Hazards, which are everybody's, come first. */
const MELE = {
  ...meleHazardEvents,
  ...meleHazardLastingEvents,
  ...meleCreatures,
  ...meleCharacters,
  ...meleRingwraiths,
  ...meleAudience,
  ...meleResourceDeeds,
  ...meleResourceJourneys,
  ...meleResourceLastingEvents,
  ...meleItems,
  ...meleRings,
  ...meleAllies,
  ...meleFactions,
  ...meleResourceMagic,
  ...meleResourceRingwraiths,
  ...meleResourceSchemes,
  ...meleSites,
};

const ALL = { ...METW, ...MELE };

export type CardId = keyof typeof ALL;
export type Card = (typeof ALL)[CardId];

export const CARDS: readonly Card[] = Object.values(ALL);
export const CARD_COUNT = CARDS.length;

/** C['aragorn-ii'] is the number of that card. */
export const C = Object.fromEntries(CARDS.map((card, index) => [card.id, index])) as Readonly<Record<CardId, number>>;

/** The card with this id, id with its set (metw-aragorn-ii) or name; -1 if there is none. */
export const cardIndex = lookup(
  CARDS.map((card) => card.id),
  CARDS.map((card) => `${card.set}-${card.id}`),
  CARDS.map((card) => (isReprint(card.id) ? `mele-${card.id}` : card.id)),
  CARDS.map((card) => card.name),
);

const cardsWhere = (test: (card: Card) => boolean): readonly number[] =>
  [...CARDS.keys()].filter((index) => test(CARDS[index]));

export const cardsOfKind = (kind: CardKind): readonly number[] => cardsWhere((card) => card.kind === kind);
/** Those that it prints again among them. */
export const cardsOfSet = (set: CardSet): readonly number[] =>
  cardsWhere((card) => card.set === set || (set === 'mele' && isReprint(card.id)));

/** Stands in the arrays below for a number that a card does not have. */
export const NO_NUMBER = -128;
/** Stands in STRIKES for one strike on each character. */
export const ONE_EACH = 0;
/** Stands in COPIES for any number. */
export const ANY_NUMBER = 127;

type NumberName =
  | 'mind'
  | 'directInfluence'
  | 'prowess'
  | 'body'
  | 'points'
  | 'corruption'
  | 'influenceNumber'
  | 'corruptionCheck'
  | 'strikes'
  | 'attacks';

const numbers = (name: NumberName, otherwise: (card: Card) => number): Int8Array =>
  Int8Array.from(CARDS, (card) => {
    const facts = card.kind === 'resource-event' && card.ally ? { ...card, ...card.ally } : card;
    const value = (facts as Readonly<Partial<Record<NumberName, unknown>>>)[name];
    return typeof value === 'number' ? value : otherwise(card);
  });
const none = (): number => NO_NUMBER;
const nought = (): number => 0;

export const MIND = numbers('mind', none);
export const DIRECT_INFLUENCE = numbers('directInfluence', none);
export const PROWESS = numbers('prowess', none);
export const BODY = numbers('body', none);
export const POINTS = numbers('points', nought);
export const CORRUPTION = numbers('corruption', nought);
export const CORRUPTION_CHECK = numbers('corruptionCheck', nought);
export const INFLUENCE_NUMBER = numbers('influenceNumber', none);
export const STRIKES = numbers('strikes', (card) => (card.kind === 'creature' ? ONE_EACH : NO_NUMBER));
export const ATTACKS = numbers('attacks', (card) => (card.kind === 'creature' ? 1 : NO_NUMBER));

export const UNIQUE = Uint8Array.from(CARDS, (card) => Number('unique' in card && card.unique === true));

/** Its kill points are for Ringwraith players. */
export const STARRED = Uint8Array.from(CARDS, (card) => Number('starred' in card && card.starred === true));

/** Copies that a deck may hold: MW-S2.9.4, MW-S2.9.5, MW-S3.1.2, MW-S3.1.3, MW-S3.2.3. */
export const COPIES = Int8Array.from(CARDS, (card) => copiesAllowed(card));

function copiesAllowed(card: Card): number {
  if (card.kind === 'region') return ANY_NUMBER;
  if (card.kind === 'site') return card.type === 'haven' ? ANY_NUMBER : 1;
  if (card.kind === 'avatar') return 2;
  return card.unique ? 1 : 3;
}

/** What the marshalling points of a card count as, if it can have any (MW-T1.2.2). */
export function pointsKind(card: Card): PointsKind | undefined {
  switch (card.kind) {
    case 'character':
    case 'item':
    case 'ally':
    case 'faction':
      return card.kind;
    case 'creature':
      return 'kill';
    case 'resource-event':
    case 'hazard-event':
      return card.pointsKind ?? 'miscellaneous';
    default:
      return undefined;
  }
}
