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
import { REGION_TYPE_NAMES, SITE_TYPE_NAMES } from '../../tables/type-names.ts';
import type { Kind, Side, Stat, Who } from '../vocabulary.ts';
import { havenWord } from './haven-word.ts';
import { type Noun, nounText } from './tail.ts';
import { capital, orList, withArticle } from './words.ts';

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

export const regionTypeName = (type: RegionType): string => REGION_TYPE_NAMES[type];
export const siteTypeName = (type: SiteType): string => (type === 'haven' ? havenWord() : SITE_TYPE_NAMES[type]);

/** "Wilderness", "Ruins & Lairs". */
export const typeName = (type: RegionType | SiteType): string =>
  type === 'haven' ? havenWord() : { ...REGION_TYPE_NAMES, ...SITE_TYPE_NAMES }[type];

/** A place, and in which region it is where only that is said. */
interface PlaceNoun extends Noun {
  readonly within?: string;
}

/** "Ruins & Lairs with a Wolf automatic-attack". */
function groundNoun({ type, region, attack }: Ground): PlaceNoun {
  const noun = type ? SITE_TYPE_NAMES[type] : 'site';
  const what = attack ? ` with ${withArticle(raceName(attack))} automatic-attack` : '';
  return region ? { noun, within: `${cardName(region)}${what}` } : { noun: `${noun}${what}` };
}

function placeNoun(place: string | Ground): PlaceNoun {
  if (typeof place !== 'string') return groundNoun(place);
  if ((SITE_TYPES as readonly string[]).includes(place)) return { noun: siteTypeName(place as SiteType) };
  if ((REGION_TYPES as readonly string[]).includes(place)) return { noun: REGION_TYPE_NAMES[place as RegionType] };
  if (place === 'home') return { noun: 'his home site', proper: true };
  if (place === 'information') return { noun: 'site where information is playable' };
  const card = CARDS.find((one) => one.id === place);
  return card?.kind === 'region' ? { noun: 'site', within: card.name } : { noun: cardName(place), proper: true };
}

/** "Haven", "Moria", "site in Rohan or Gondor", "Shadow-hold or a Dark-hold": one of these, the first without its article. */
export function placesNoun(places: readonly (string | Ground)[]): Noun {
  const [first, ...others] = places.map(placeNoun);
  if (first === undefined) return { noun: '', proper: true };
  const { noun, proper, within } = first;
  const kept = { ...(proper && { proper }), ...(others.length > 0 && { several: true as const }) };
  if (within !== undefined && others.every((other) => other.noun === noun && other.within !== undefined))
    return { ...kept, noun: `${noun} in ${orList([within, ...others.map((other) => other.within ?? '')])}` };
  const whole = (one: PlaceNoun): Noun => (one.within === undefined ? one : { noun: `${one.noun} in ${one.within}` });
  return { ...kept, noun: orList([whole(first).noun, ...others.map((other) => nounText(whole(other)))]) };
}
/** "a Haven", "Moria", "a site in Rohan". */
export const placeNames = (places: readonly (string | Ground)[]): string => nounText(placesNoun(places));
/** "Rohan or Gondor", where nothing but regions is meant. */
export const regionNames = (places: readonly string[]): string | undefined =>
  places.every((id) => CARDS.some((card) => card.id === id && card.kind === 'region')) ? cardNames(places) : undefined;

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
/** One of several, told apart by what is said around it. */
export const ONE = '{one}';
/** Who bears what is meant by `it`. */
export const BEARER = '{bearer}';
/** By name, and what stands for "one" and for who bears `it`. */
export type Names = { readonly [who in Who | 'one' | 'bearer']?: string };
const USUAL: Readonly<Record<Who | 'one', string>> = {
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
  one: 'one',
};
const SIGN = /\{(self|host|by|it|company|attack|struck|player|opponent|one|bearer)(?:’s (company|site))?\}/g;
type Owned = 'company' | 'site';
/** "{by’s company}", which is the company itself where that is meant. */
export const ownedBy = (who: Who, what: Owned): string =>
  who === 'controller' ? `${WHO_NAMES.controller}’s ${what}` : `{${who}’s ${what}}`;
/** "Elrond’s company"; the company of the company is itself. */
export const ownedName = (name: string, what: Owned): string => (name === `the ${what}` ? name : `${name}’s ${what}`);

const nameFor = (who: keyof Names, names: Names): string =>
  names[who] ?? (who === 'bearer' ? `the bearer of ${nameFor('it', names)}` : USUAL[who]);
const fill = (text: string, name: (who: keyof Names) => string | undefined): string =>
  text.replace(SIGN, (sign: string, who: keyof Names, what: Owned | undefined) => {
    const found = name(who);
    return found === undefined ? sign : what === undefined ? found : ownedName(found, what);
  });

/** Puts names for the signs: "tap {by}" becomes "tap the scout". */
export const fillNames = (text: string, names: Names = {}): string => fill(text, (who) => nameFor(who, names));
/** Puts these names, and leaves the other signs. */
export const fillSome = (text: string, names: Names): string => fill(text, (who) => names[who]);

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
