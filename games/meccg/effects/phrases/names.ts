// The English of ids that stand in literals: races, places, kinds, stats.
import { CARDS } from '../../cards/all.ts';
import {
  type Facing,
  type Ground,
  type Mode,
  REGION_TYPES,
  type RegionType,
  SITE_TYPES,
  type SiteType,
} from '../../cards/facts.ts';
import type { Kind, Side, Stat, Who } from '../vocabulary.ts';
import { havenWord } from './haven-word.ts';
import { capital, orList, withArticle } from './phrase.ts';

const NAMES: ReadonlyMap<string, string> = new Map(CARDS.map((card) => [card.id, card.name]));
/** The title of the card with this id. */
export const cardName = (id: string): string => NAMES.get(id) ?? id;
export const cardNames = (ids: readonly string[]): string => orList(ids.map(cardName));

const RACES: Readonly<Record<string, string>> = {
  dunadan: 'Dúnadan',
  nazgul: 'Nazgûl',
  'awakened-plant': 'Awakened Plant',
  'pukel-creature': 'Pûkel-creature',
};
const ITEM_WORDS: Readonly<Record<string, string>> = { 'gold-ring': 'gold ring' };
/** "a hero company", "an overt minion company". */
export const FACINGS: Readonly<Record<Facing, string>> = {
  hero: 'hero',
  minion: 'minion',
  overt: 'overt minion',
  covert: 'covert minion',
};
/** "minor", "gold ring". */
export const itemTypeName = (type: string): string => ITEM_WORDS[type] ?? type;
export const raceName = (race: string): string => RACES[race] ?? race.charAt(0).toUpperCase() + race.slice(1);
/** "Black Rider". */
export const modeName = (mode: Mode): string => mode.split('-').map(capital).join(' ');

const REGION_WORDS: Readonly<Record<RegionType, string>> = {
  'coastal-sea': 'Coastal Sea',
  'free-domain': 'Free-domain',
  'border-land': 'Border-land',
  wilderness: 'Wilderness',
  'shadow-land': 'Shadow-land',
  'dark-domain': 'Dark-domain',
};
export const regionTypeName = (type: RegionType): string => REGION_WORDS[type];
const SITE_WORDS: Readonly<Record<SiteType, string>> = {
  haven: 'Haven',
  'free-hold': 'Free-hold',
  'border-hold': 'Border-hold',
  'ruins-and-lairs': 'Ruins & Lairs',
  'shadow-hold': 'Shadow-hold',
  'dark-hold': 'Dark-hold',
};
export const siteTypeName = (type: SiteType): string => (type === 'haven' ? havenWord() : SITE_WORDS[type]);

/** "Wilderness", "Ruins & Lairs". */
export const typeName = (type: RegionType | SiteType): string =>
  type === 'haven' ? havenWord() : { ...REGION_WORDS, ...SITE_WORDS }[type];

/** "a Ruins & Lairs with a Wolf automatic-attack". */
function groundName({ type, region, attack }: Ground): string {
  const where = region ? ` in ${cardName(region)}` : '';
  const what = attack ? ` with ${withArticle(raceName(attack))} automatic-attack` : '';
  return `a ${type ? SITE_WORDS[type] : 'site'}${where}${what}`;
}

/** "a Haven", "Moria", "a site in Rohan". */
export function placeName(place: string | Ground): string {
  if (typeof place !== 'string') return groundName(place);
  if ((SITE_TYPES as readonly string[]).includes(place)) return withArticle(siteTypeName(place as SiteType));
  if ((REGION_TYPES as readonly string[]).includes(place)) return withArticle(REGION_WORDS[place as RegionType]);
  if (place === 'home') return 'his home site';
  if (place === 'information') return 'a site where information is playable';
  const card = CARDS.find((one) => one.id === place);
  return card?.kind === 'region' ? `a site in ${card.name}` : cardName(place);
}
export function placeNames(places: readonly (string | Ground)[]): string {
  const names = places.map(placeName);
  const within = /^a .*? in (?=[A-Z])/.exec(names[0] ?? '')?.[0];
  if (names.length < 2 || within === undefined || !names.every((name) => name.startsWith(within))) return orList(names);
  return within + orList(names.map((name) => name.slice(within.length)));
}

export const STAT_NAMES: Readonly<Record<Stat, string>> = {
  prowess: 'prowess',
  body: 'body',
  'direct-influence': 'direct influence',
  mind: 'mind',
  corruption: 'corruption points',
};

/** Bound names stand in sentences as these signs until it is known what they mean in a card (`fillNames`). */
export const WHO_NAMES: Readonly<Record<Who, string>> = {
  self: '{self}',
  controller: 'its controlling character',
  host: '{host}',
  by: '{by}',
  it: '{it}',
  company: '{company}',
  attack: '{attack}',
  struck: '{struck}',
  player: '{player}',
  opponent: '{opponent}',
};
export type Names = { readonly [who in Who]?: string };
const USUAL: Readonly<Record<Who, string>> = {
  self: 'this card',
  controller: 'its controlling character',
  host: 'the bearer',
  by: 'the character',
  it: 'the target',
  company: 'the company',
  attack: 'the attack',
  struck: 'the character facing the strike',
  player: 'you',
  opponent: 'your opponent',
};
const SIGN = /\{(self|host|by|it|company|attack|struck|player|opponent)\}/g;
/** Puts names for the signs: "tap {by}" becomes "tap the scout". */
export const fillNames = (text: string, names: Names = {}): string =>
  text
    .replace(SIGN, (_, who: Who) => names[who] ?? USUAL[who])
    .replaceAll('the site’s site', 'the site')
    .replaceAll('the company’s company', 'the company');

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  character: 'character',
  fighter: 'character or ally',
  company: 'company',
  item: 'item',
  ally: 'ally',
  faction: 'faction',
  site: 'site',
  region: 'region',
  event: 'event',
  creature: 'creature',
  action: 'declared action',
  card: 'card',
};
export const SIDE_NAMES: Readonly<Record<Side, string>> = { own: 'your', theirs: 'your opponent’s', any: '' };
