// Writing decks: plain text for mail and clipboards, and the files of other clients (text.ts shows them).
import { serves } from '../alignment.ts';
import { C, CARDS, type CardId } from '../cards/all.ts';
import type { CardSet } from '../cards/facts.ts';
import { isCharacter, isHazard, KIND, SITE_CARD } from '../cards/kinds.ts';
import { TITLE } from '../cards/titles.ts';
import { HERO } from '../tables/words.ts';
import { alignmentOfDeck, countsOf, type Deck, idsOf } from './deck.ts';
import { readDeck } from './text.ts';

export const DECK_FORMATS = ['text', 'gccg', 'netmeccg'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** The name, marked where it would be taken for the card of the deck's own side. */
const nameOf = (id: CardId, side: number): string => {
  const { name } = CARDS[C[id]];
  const isShared = TITLE[C[id]] !== C[id] || `${id}-minion` in C;
  if (!isShared || KIND[C[id]] === SITE_CARD || serves(C[id], side)) return name;
  return `${name} ${side === HERO ? '[M]' : '[H]'}`;
};
/** A number and a name. */
const numbered = (list: readonly CardId[], side: number, note: (id: CardId) => string = () => ''): string[] =>
  Object.entries(countsOf(list)).map(([id, n]) => `${n} ${nameOf(id as CardId, side)}${note(id as CardId)}`);

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
    list.length === 0 ? [] : ['', `# ${heading}`, ...numbered(list, alignmentOfDeck(deck))];
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

/** How GCCG marks the sets. */
const SET_MARKS: Readonly<Record<CardSet, string>> = { metw: ' (TW)', mele: ' (LE)' };
const markOf = (id: CardId): string => SET_MARKS[CARDS[C[id]].set];
type Group = readonly [name: string, cards: readonly CardId[]];
type Kind = readonly [name: string, test: (def: number) => boolean];

function gccg(deck: Deck): string {
  const side = alignmentOfDeck(deck);
  const whose = side === HERO ? 'Hero' : 'Minion';
  const [hazard, character, resource] = ['Hazard', `${whose} Character`, `${whose} Resource`];
  const groups: readonly Kind[] = [
    [hazard, isHazard],
    [character, isCharacter],
    [resource, (def) => !isHazard(def) && !isCharacter(def) && KIND[def] < SITE_CARD],
    [`${whose} Site`, (def) => KIND[def] === SITE_CARD],
  ];
  const grouped = (list: readonly CardId[]): Group[] =>
    groups.map(([name, test]) => [name, list.filter((id) => test(C[id]))]);
  const block = (heading: string, some: readonly Group[]): string[] => {
    const full = some.filter(([, cards]) => cards.length > 0);
    const line = '#'.repeat(heading.length);
    const lines = full.flatMap(([name, cards]) => [
      `# ${name} (${cards.length})`,
      '',
      ...numbered(cards, side, markOf),
      '',
    ]);
    return full.length === 0 ? [] : [line, heading, line, '', ...lines];
  };
  const play: Group[] = [
    [hazard, idsOf(deck.hazards)],
    [character, idsOf(deck.characters)],
    [resource, idsOf(deck.resources)],
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
  const side = alignmentOfDeck(deck);
  const block = (heading: string, list: readonly CardId[]): string[] => [
    `[${heading}]`,
    ...list.map((id) => nameOf(id, side)),
    '',
  ];
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
