// The desk of a deck builder: what it may ask of the game, and the game's own answers. Every value here is plain, so that it can
// be asked from another thread.
import type { Options, Refusal } from '../../engine/game.ts';
import { completeOptions } from '../../engine/options.ts';
import { C, type CardId } from './cards/all.ts';
import { deckFaults } from './decks/check.ts';
import { alignmentOfDeck, type Deck, idsOf } from './decks/deck.ts';
import { waysToPlay } from './decks/needs.ts';
import { READY_MADE } from './decks/ready-made.ts';
import { listFault, readDeck, unclearText } from './decks/text.ts';
import { type DeckFormat, writeDeck } from './decks/write.ts';
import { isHaven, S, SITE_COUNT, SITE_IDS } from './places/sites.ts';
import { OPTIONS, rulesOf } from './setup/options.ts';
import { HAND_SIZE } from './stats.ts';

export type DeckRequest =
  | { readonly do: 'ready-made decks' }
  | { readonly do: 'read deck'; readonly text: string }
  /** For a table with these options. */
  | { readonly do: 'check deck'; readonly deck: Deck; readonly options: Options }
  | { readonly do: 'write deck'; readonly deck: Deck; readonly format: DeckFormat }
  | { readonly do: 'deal from deck'; readonly deck: Deck; readonly options: Options };

export interface Checked {
  /** Everything that is wrong with it, each with its rule. */
  readonly faults: readonly Refusal[];
  /** Resources that can be played at certain sites only, none of which is in the location deck. */
  readonly siteless: readonly CardId[];
  /** As plain text: how it is kept, and what a table takes. */
  readonly text: string;
}

export interface DeckAnswers {
  'ready-made decks': readonly { readonly name: string; readonly about: string; readonly text: string }[];
  'read deck': { readonly deck: Deck; readonly unclear: readonly string[] };
  'check deck': Checked;
  'write deck': string;
  /** An opening hand. */
  'deal from deck': readonly CardId[];
}

const DEEDS: readonly string[] = ['ready-made decks', 'read deck', 'check deck', 'write deck', 'deal from deck'];

export const isForTheDesk = (request: { readonly do: string }): request is DeckRequest => DEEDS.includes(request.do);

const rulesFor = (options: Options) => rulesOf(completeOptions(OPTIONS, options));

/** Without a list of its own the location deck holds every site; Havens are always there. */
export function sitelessOf(deck: Deck): CardId[] {
  const { resources, sites } = deck;
  if (!sites) return [];
  const side = alignmentOfDeck(deck);
  const havens = [...SITE_IDS.keys()].filter((site) => isHaven(side * SITE_COUNT + site));
  const there = new Set([...sites.map((id) => S[id]), ...havens]);
  const isLost = (needed: readonly number[]): boolean => needed.length > 0 && !needed.some((site) => there.has(site));
  return (Object.keys(resources) as CardId[]).filter((id) => waysToPlay(C[id], side).every((way) => isLost(way.sites)));
}

function read(text: string): DeckAnswers['read deck'] {
  const unreadable = listFault(text);
  if (unreadable !== undefined) throw new Error(`This list cannot be read: ${unreadable}`);
  const { deck, unclear } = readDeck(text);
  return { deck, unclear: unclear.map(unclearText) };
}

/** In solitaire the hazards lie in a deck of their own (PA-1.2). */
function dealFrom({ characters, resources, hazards }: Deck, options: Options): CardId[] {
  const alone = rulesFor(options).solitaire === 1;
  const cards = [...idsOf(characters), ...idsOf(resources), ...(alone ? [] : idsOf(hazards))];
  return cards
    .map((card) => ({ card, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, HAND_SIZE)
    .map(({ card }) => card);
}

export function atTheDesk(request: DeckRequest): DeckAnswers[keyof DeckAnswers] {
  switch (request.do) {
    case 'ready-made decks':
      return READY_MADE.map((deck) => ({ name: deck.name, about: deck.about, text: writeDeck(deck) }));
    case 'read deck':
      return read(request.text);
    case 'check deck':
      return {
        faults: deckFaults(request.deck, rulesFor(request.options)),
        siteless: sitelessOf(request.deck),
        text: writeDeck(request.deck),
      };
    case 'write deck':
      return writeDeck(request.deck, request.format);
    case 'deal from deck':
      return dealFrom(request.deck, request.options);
  }
}
