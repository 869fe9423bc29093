// The cards of the card game, a lazy chunk for each set: import('virtual:meccg-cards'), those of The Wizards, and after them
// import('virtual:meccg-cards-mele'). And the few on the front door, painted here, so
// that nobody fetches all cards and the art kit to see three: import('virtual:meccg-plate').

import { meccgCards } from '../../games/meccg/card-list.ts';
import type { Card } from '../../games/meccg/cards/all.ts';
import type { CardSet, Keys, PointsKind, RegionType } from '../../games/meccg/cards/facts.ts';
import { lookOf } from '../meccg/cards/card-words.ts';
import { cardPictureUrl } from '../meccg/cards/paint-card.ts';
import type { PlateCard, ShownCard, ShownKeys } from '../meccg/cards/shown-card.ts';

const WIZARDS = 'virtual:meccg-cards';
const LIDLESS_EYE = 'virtual:meccg-cards-mele';
const PLATE = 'virtual:meccg-plate';
const ON_THE_PLATE = ['gandalf', 'glamdring', 'cave-drake'];

/** What a card's points count as (MW-T1.2.2). */
function pointsKindOf(card: Card): PointsKind {
  switch (card.kind) {
    case 'character':
    case 'item':
    case 'ally':
    case 'faction':
      return card.kind;
    case 'creature':
      return 'kill';
    default:
      return 'pointsKind' in card && card.pointsKind ? card.pointsKind : 'miscellaneous';
  }
}

function keysOf({
  regionTypes = {},
  siteTypes = [],
  regions = [],
  sites = [],
  sitesIn = [],
  between,
}: Keys): ShownKeys {
  const types = Object.entries(regionTypes) as [RegionType, number][];
  return {
    regions: types.flatMap(([type, count]) => Array<RegionType>(count).fill(type)),
    sites: siteTypes,
    named: regions.length + sites.length + sitesIn.length > 0 || between !== undefined,
  };
}

/** A home site may be any site of a type. */
const ANY_SITE: Readonly<Record<string, string>> = {
  haven: 'any Haven',
  'free-hold': 'any Free-hold',
  'border-hold': 'any Border-hold',
  'ruins-and-lairs': 'any Ruins & Lairs',
  'shadow-hold': 'any Shadow-hold',
  'dark-hold': 'any Dark-hold',
};

type Listed = Card & { readonly text: string; readonly where?: string | undefined };

/** Played at sites that it names by itself, not as others allow. */
const PLAYED_AT_SITES: readonly Card['kind'][] = ['item', 'ally', 'faction'];

function shown(card: Listed, nameOf: (id: string) => string, sites: readonly string[]): ShownCard {
  const { id, name, kind, alignment, text } = card;
  return {
    id,
    name,
    kind,
    alignment,
    text,
    ...(card.set === 'mele' && { set: card.set }),
    ...('unique' in card && card.unique && { unique: true }),
    ...('race' in card && card.race && { race: card.race }),
    ...('skills' in card && card.skills && { skills: card.skills }),
    ...('mind' in card && { mind: card.mind }),
    ...('directInfluence' in card && { influence: card.directInfluence }),
    ...('prowess' in card && card.prowess !== undefined && { prowess: card.prowess }),
    ...('body' in card && card.body !== undefined && { body: card.body }),
    ...('discardedOn' in card && card.discardedOn && { discardedOn: card.discardedOn }),
    ...('strikes' in card && { strikes: card.strikes }),
    ...('attacks' in card && card.attacks && { attacks: card.attacks }),
    ...('points' in card && card.points !== undefined && { points: card.points, pointsKind: pointsKindOf(card) }),
    ...('corruption' in card && card.corruption !== undefined && { corruption: card.corruption }),
    ...('item' in card && { item: card.item }),
    ...('event' in card && card.event && { event: card.event }),
    ...('keyedTo' in card && { keys: keysOf(card.keyedTo) }),
    ...('influenceNumber' in card && card.influenceNumber !== undefined && { check: card.influenceNumber }),
    ...('homeSites' in card && { home: card.homeSites.map(nameOf) }),
    ...(card.kind === 'site' && { siteType: card.type, region: nameOf(card.region), draws: card.draws }),
    ...(card.kind === 'site' && card.haven && { haven: nameOf(card.haven), path: card.path ?? [] }),
    ...(card.kind === 'site' &&
      card.automaticAttacks && {
        automatic: card.automaticAttacks.map(({ race, strikes, prowess }) => ({ race, strikes, prowess })),
      }),
    ...(card.kind === 'region' && { regionType: card.type }),
    ...(PLAYED_AT_SITES.includes(kind) && { at: sitesIn(card.where ?? '', sites) }),
  };
}

/** The numbers of the sites that a line names. */
function sitesIn(where: string, sites: readonly string[]): readonly number[] {
  const named = new Set(where.split(', '));
  return sites.flatMap((name, site) => (named.has(name) ? [site] : []));
}

export function shownCards(): readonly ShownCard[] {
  // card-list.ts tells each card's facts as they stand in the game's tables, without its effects.
  const cards = meccgCards() as unknown as readonly Listed[];
  const names = new Map<string, string>(cards.map(({ id, name }) => [id, name]));
  const sites = cards.filter(({ kind }) => kind === 'site').map(({ name }) => name);
  return cards.map((card) => shown(card, (id) => names.get(id) ?? ANY_SITE[id] ?? id, sites));
}

export function plateCards(): readonly PlateCard[] {
  const cards = shownCards();
  return ON_THE_PLATE.flatMap((wanted) => {
    const card = cards.find(({ id }) => id === wanted);
    if (!card) return [];
    const paint = (theme: 'day' | 'night') => cardPictureUrl(card, 'upright', theme);
    return [{ name: card.name, look: lookOf(card), day: paint('day'), night: paint('night') }];
  });
}

const asModule = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** A finished set never changes its numbers: those of a later one follow them. */
const cardsOfSet = (set: CardSet | undefined) => shownCards().filter((card) => card.set === set);

const CHUNKS: Readonly<Record<string, () => unknown>> = {
  [WIZARDS]: () => cardsOfSet(undefined),
  [LIDLESS_EYE]: () => cardsOfSet('mele'),
  [PLATE]: plateCards,
};

export function cardChunks() {
  return {
    name: 'card-chunks',
    resolveId: (id: string) => (Object.hasOwn(CHUNKS, id) ? `\0${id}` : undefined),
    load(id: string) {
      const chunk = CHUNKS[id.slice(1)];
      return id.startsWith('\0') && chunk ? asModule('cards', chunk()) : undefined;
    },
  };
}
