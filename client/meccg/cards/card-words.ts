// What a card says about itself besides its text: its kind, its numbers, and all of it in one sentence for the ear.

import type {
  AttackRace,
  CharacterRace,
  EventKind,
  FactionRace,
  ItemKind,
  PointsKind,
  Strikes,
} from '../../../games/meccg/cards/facts.ts';
import { REGION_TYPE_NAMES, SITE_TYPE_NAMES } from '../../../games/meccg/tables/type-names.ts';
import { counted } from '../../../lib/counted.ts';
import type { ShownCard } from './shown-card.ts';

const RACES: Readonly<Record<CharacterRace | FactionRace | AttackRace, string>> = {
  animal: 'Animal',
  'awakened-plant': 'Awakened Plant',
  balrog: 'Balrog',
  dragon: 'Dragon',
  drake: 'Drake',
  dunadan: 'Dúnadan',
  dwarf: 'Dwarf',
  eagle: 'Eagle',
  elf: 'Elf',
  ent: 'Ent',
  giant: 'Giant',
  hobbit: 'Hobbit',
  man: 'Man',
  nazgul: 'Nazgûl',
  orc: 'Orc',
  'pukel-creature': 'Pûkel-creature',
  ringwraith: 'Ringwraith',
  slayer: 'Slayer',
  spider: 'Spider',
  traitor: 'Traitor',
  troll: 'Troll',
  undead: 'Undead',
  wizard: 'Wizard',
  wolf: 'Wolf',
  wose: 'Wose',
};

const ITEMS: Readonly<Record<ItemKind, string>> = {
  minor: 'Minor item',
  major: 'Major item',
  greater: 'Greater item',
  'gold-ring': 'Gold ring item',
  special: 'Special item',
};

const EVENTS: Readonly<Record<EventKind, string>> = {
  short: 'short-event',
  long: 'long-event',
  permanent: 'permanent-event',
};

export const POINTS_ICONS: Readonly<Record<PointsKind, string>> = {
  character: 'mp-character',
  item: 'mp-item',
  faction: 'mp-faction',
  ally: 'mp-ally',
  kill: 'mp-kill',
  miscellaneous: 'mp-misc',
};

/** The look of a card's kind: colour of its head, shape of its window. */
export const lookOf = ({ kind }: ShownCard): string =>
  (({ 'resource-event': 'event', 'hazard-event': 'hazard' }) as Readonly<Record<string, string>>)[kind] ?? kind;

const raceOf = ({ race }: ShownCard): string => (race ? RACES[race] : '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Minions have Havens of their own. */
const siteWord = ({ siteType = 'haven', alignment }: ShownCard): string =>
  siteType === 'haven' && alignment === 'minion' ? 'Darkhaven' : SITE_TYPE_NAMES[siteType];

/** The line under the picture. */
export function typeLine(card: ShownCard): string {
  const withRace = (word: string) => (card.race ? `${word} · ${raceOf(card)}` : word);
  switch (card.kind) {
    case 'character':
    case 'faction':
    case 'ally':
      return withRace(capital(card.kind));
    case 'avatar':
      return raceOf(card);
    case 'item':
      return ITEMS[card.item ?? 'special'];
    case 'resource-event':
      return `Resource · ${EVENTS[card.event ?? 'short']}`;
    case 'hazard-event':
      return `Hazard · ${EVENTS[card.event ?? 'short']}`;
    case 'creature':
      return withRace('Creature');
    case 'site':
      return `${siteWord(card)} · ${card.region}`;
    case 'region':
      return REGION_TYPE_NAMES[card.regionType ?? 'wilderness'];
  }
}

/** The least a card in the hand says of its kind: "short-event", "Major item". */
export const shortType = (card: ShownCard): string =>
  card.kind === 'site' && card.siteType ? siteWord(card) : (typeLine(card).split(' · ').at(-1) ?? '');

/** What the card's face says by other means is left out of its text there: its mark, its kind, its draws. */
export function faceText(card: ShownCard): string {
  const text = card.text.replace(/^Unique\. /, '');
  if (card.kind === 'creature') return text.replace(`${raceOf(card)}. `, '');
  if (card.kind === 'site')
    return text.replace(/^[^.]*\. /, '').replace(/ ?When a company moves [^.]* draws up to [^.]*\./, '');
  if (card.kind === 'region') return text.replace(/^[^.]*\. /, '');
  return text;
}

/** Signs are set as signs. */
export const number = (value: number): string => String(value).replace('-', '−');

export const strikesText = (strikes: Strikes): string => (strikes === 'one-each' ? 'each' : String(strikes));

/** Numbers in words, in the order in which one wants to hear them. */
export function spokenFacts(card: ShownCard): string[] {
  const facts: string[] = [];
  if (card.strikes !== undefined)
    facts.push(card.strikes === 'one-each' ? 'one strike on each' : counted(card.strikes, 'strike'));
  if (card.prowess !== undefined) facts.push(`prowess ${card.prowess}`);
  if (card.body !== undefined) facts.push(`body ${card.body}`);
  if (card.mind !== undefined) facts.push(`mind ${card.mind}`);
  if (card.influence !== undefined) facts.push(`direct influence ${card.influence}`);
  if (card.skills?.length) facts.push(card.skills.join(', '));
  if (card.corruption !== undefined) facts.push(counted(card.corruption, 'corruption point'));
  if (card.check !== undefined) facts.push(`influence check above ${card.check}`);
  if (card.points !== undefined) facts.push(counted(card.points, 'marshalling point'));
  if (card.path?.length) facts.push(`by ${card.path.map((type) => REGION_TYPE_NAMES[type]).join(', ')}`);
  if (card.draws) facts.push(`draws ${card.draws[0]} and ${card.draws[1]}`);
  return facts;
}
