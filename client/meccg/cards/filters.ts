// Finding cards: groups, facets, words. A facet offers what the cards of the group have.
import { REGION_TYPE_NAMES, SITE_TYPE_NAMES } from '../../../games/meccg/tables/type-names.ts';
import { typeLine } from './card-words.ts';
import type { ShownCard } from './shown-card.ts';

export const GROUPS = [
  { id: 'characters', name: 'Characters' },
  { id: 'resources', name: 'Resources' },
  { id: 'hazards', name: 'Hazards' },
  { id: 'sites', name: 'Sites' },
] as const;
export type Group = (typeof GROUPS)[number]['id'];

const BELONGS: Readonly<Record<ShownCard['kind'], Group | undefined>> = {
  character: 'characters',
  avatar: 'characters',
  item: 'resources',
  ally: 'resources',
  faction: 'resources',
  'resource-event': 'resources',
  creature: 'hazards',
  'hazard-event': 'hazards',
  site: 'sites',
  region: undefined,
};

export const groupOf = ({ kind }: ShownCard): Group | undefined => BELONGS[kind];

/** Havens are always in the location deck, and regions in no deck. */
const isForDecks = ({ kind, siteType }: ShownCard): boolean => kind !== 'region' && siteType !== 'haven';

interface Facet {
  readonly name: string;
  of(card: ShownCard): readonly string[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Major item', 'Long-event', 'Creature', 'Free-hold'. */
function kindWords(card: ShownCard): string {
  if (card.kind === 'site') return card.siteType ? SITE_TYPE_NAMES[card.siteType] : '';
  if (card.kind === 'resource-event' || card.kind === 'hazard-event') return `${capital(card.event ?? 'short')}-event`;
  return card.kind === 'item' ? typeLine(card) : capital(card.kind);
}

function mindWords({ mind }: ShownCard): readonly string[] {
  if (mind === undefined) return [];
  return [mind <= 3 ? '1–3' : mind <= 6 ? '4–6' : '7 and more'];
}

const RACED: readonly string[] = ['character', 'faction', 'ally', 'creature'];

export const FACETS: readonly Facet[] = [
  { name: 'Kind', of: (card) => [kindWords(card)] },
  { name: 'Alignment', of: ({ alignment }) => [capital(alignment)] },
  { name: 'Race', of: (card) => (card.race && RACED.includes(card.kind) ? typeLine(card).split(' · ').slice(1) : []) },
  { name: 'Skill', of: ({ skills = [] }) => skills.map(capital) },
  { name: 'Mind', of: mindWords },
  { name: 'Region', of: ({ region }) => (region ? [region] : []) },
  { name: 'Keyed to regions', of: ({ keys }) => (keys?.regions ?? []).map((type) => REGION_TYPE_NAMES[type]) },
  { name: 'Keyed to sites', of: ({ keys }) => (keys?.sites ?? []).map((type) => SITE_TYPE_NAMES[type]) },
  { name: 'Points', of: ({ points }) => [String(points ?? 0)] },
];

/** By the name of a facet, what it must be. */
export type Chosen = Readonly<Record<string, string>>;

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const told = new WeakMap<ShownCard, string>();
function wordsOf(card: ShownCard): string {
  const known = told.get(card);
  if (known !== undefined) return known;
  const { name, text, home = [], region = '' } = card;
  const words = plain([name, typeLine(card), text, ...home, region].join(' '));
  told.set(card, words);
  return words;
}

export const cardsOfGroup = (cards: readonly ShownCard[], group: Group): readonly ShownCard[] =>
  cards.filter((card) => isForDecks(card) && groupOf(card) === group);

/** What can be chosen, where there is a choice; in the order of numbers or letters. */
export const facetsOf = (cards: readonly ShownCard[]): readonly { name: string; values: readonly string[] }[] =>
  FACETS.map(({ name, of }) => ({
    name,
    values: [...new Set(cards.flatMap(of))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  })).filter(({ values }) => values.length > 1);

/** All the words, and all that was chosen; characters by mind, the others by name. */
export function found(cards: readonly ShownCard[], said: string, chosen: Chosen): readonly ShownCard[] {
  const words = plain(said).split(/\s+/).filter(Boolean);
  const fits = (card: ShownCard): boolean =>
    words.every((word) => wordsOf(card).includes(word)) &&
    FACETS.every(({ name, of }) => chosen[name] === undefined || of(card).includes(chosen[name]));
  return cards.filter(fits).toSorted((a, b) => (b.mind ?? 0) - (a.mind ?? 0) || a.name.localeCompare(b.name, 'en'));
}
