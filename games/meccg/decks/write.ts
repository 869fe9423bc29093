// Writing decks: plain text for mail and clipboards, and the files of other clients (text.ts shows them).
import { C, CARDS, type CardId } from '../cards/all.ts';
import { isCharacter, isHazard, KIND, SITE_CARD } from '../cards/kinds.ts';
import { countsOf, type Deck, idsOf } from './deck.ts';
import { readDeck } from './text.ts';

export const DECK_FORMATS = ['text', 'gccg', 'netmeccg'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

const nameOf = (id: CardId): string => CARDS[C[id]].name;
/** A number and a name. */
const numbered = (list: readonly CardId[], note = ''): string[] =>
  Object.entries(countsOf(list)).map(([id, n]) => `${n} ${nameOf(id as CardId)}${note}`);

export function writeDeck(deck: Deck, format: DeckFormat = 'text'): string {
  if (format === 'gccg') return gccg(deck);
  return format === 'netmeccg' ? netMeccg(deck) : plain(deck);
}

/** A name that could be taken for a card or a number of them is marked as a title. */
function titleOf(name: string): string {
  const { deck, unclear } = readDeck(name);
  return deck.name === name && unclear.length === 0 ? name : `# ${name}`;
}

function plain(deck: Deck): string {
  const block = (heading: string, list: readonly CardId[]): string[] =>
    list.length === 0 ? [] : ['', `# ${heading}`, ...numbered(list)];
  return [
    titleOf(deck.name),
    ...block('Starting characters', deck.start),
    ...block('Starting items', deck.items),
    ...block('Deck characters', idsOf(deck.characters)),
    ...block('Resources', idsOf(deck.resources)),
    ...block('Hazards', idsOf(deck.hazards)),
    ...block('Sideboard', idsOf(deck.sideboard)),
    ...block('Sites', deck.sites ?? []),
    '',
  ].join('\n');
}

/** GCCG marks The Wizards so. */
const WIZARDS = ' (TW)';
const HAZARD = 'Hazard';
const CHARACTER = 'Hero Character';
const RESOURCE = 'Hero Resource';
type Group = readonly [name: string, cards: readonly CardId[]];
const GROUPS: readonly (readonly [string, (def: number) => boolean])[] = [
  [HAZARD, isHazard],
  [CHARACTER, isCharacter],
  [RESOURCE, (def) => !isHazard(def) && !isCharacter(def) && KIND[def] < SITE_CARD],
  ['Hero Site', (def) => KIND[def] === SITE_CARD],
];

function gccg(deck: Deck): string {
  const grouped = (list: readonly CardId[]): Group[] =>
    GROUPS.map(([name, test]) => [name, list.filter((id) => test(C[id]))]);
  const block = (heading: string, groups: readonly Group[]): string[] => {
    const full = groups.filter(([, cards]) => cards.length > 0);
    const line = '#'.repeat(heading.length);
    const lines = full.flatMap(([name, cards]) => [`# ${name} (${cards.length})`, '', ...numbered(cards, WIZARDS), '']);
    return full.length === 0 ? [] : [line, heading, line, '', ...lines];
  };
  const play: Group[] = [
    [HAZARD, idsOf(deck.hazards)],
    [CHARACTER, idsOf(deck.characters)],
    [RESOURCE, idsOf(deck.resources)],
  ];
  return [
    ...['#', '# GCCG Middle-earth deck', '#', `#      ${deck.name}`, '#', ''],
    ...block('Deck', play),
    ...block('Pool', grouped([...deck.start, ...deck.items])),
    ...block('Sideboard', grouped(idsOf(deck.sideboard))),
    ...block('Sites', grouped(deck.sites ?? [])),
  ].join('\n');
}

function netMeccg(deck: Deck): string {
  const block = (heading: string, list: readonly CardId[]): string[] => [`[${heading}]`, ...list.map(nameOf), ''];
  return [
    ...['[NetMECCG v1.4 Deck]', '', `# ${deck.name}`, ''],
    ...block('starting', [...deck.start, ...deck.items]),
    ...block('sideboard', idsOf(deck.sideboard)),
    ...block('characters', idsOf(deck.characters)),
    ...block('resources', idsOf(deck.resources)),
    ...block('hazards', idsOf(deck.hazards)),
    ...block('sites', deck.sites ?? []),
  ].join('\n');
}
