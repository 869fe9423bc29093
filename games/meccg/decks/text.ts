// Decks as plain text, for mail and clipboards:
//
//   The Grey Company
//   # Starting characters
//   1 Aragorn II
//   # Starting items
//   2x Dagger of Westernesse
//   # Play deck
//   2 Gandalf
//   ...
//   # Sideboard
//   # Sites
//
// A line is a number and a name, in either order; case, accents, punctuation and a leading "The" do not matter. Cards of
// the play deck may come under one heading or several: what they are decides where they belong.
import { lookup, slug } from '../../../lib/lookup.ts';
import { CARDS, type CardId } from '../cards/all.ts';
import type { SiteId } from '../cards/facts.ts';
import { ITEM, isCharacter, isHazard, KIND, REGION_CARD, SITE_CARD } from '../cards/kinds.ts';
import { type AnySiteId, isHaven, SITE_IDS, siteIndex } from '../places/sites.ts';
import { type CardCounts, type Deck, idsOf } from './deck.ts';

export interface DeckText {
  readonly deck: Deck;
  /** Lines that were not understood, each with what it might have meant. */
  readonly unclear: readonly UnclearLine[];
}
export interface UnclearLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Cards it could mean; none when nothing is near. */
  readonly could: readonly CardId[];
}

/** "Line 3, “palantir”: say which: Palantír of Orthanc, …" */
export const unclearText = ({ line, text, could }: UnclearLine): string =>
  could.length === 0
    ? `line ${line}, “${text}”, names no card.`
    : `line ${line}, “${text}”, could be ${could.map((id) => CARDS[numberOf(id)].name).join(', ')}: say which.`;

type Part = 'start' | 'items' | 'play' | 'sideboard' | 'sites';
const HEADINGS: readonly (readonly [RegExp, Part])[] = [
  [/^(starting[- ]?)?(company|characters?)$|^pool$|^start$/, 'start'],
  [/^starting[- ]?(minor[- ]?)?items?$/, 'items'],
  [/^side-?board$/, 'sideboard'],
  [/^(sites?|location[- ]?deck|locations?)$/, 'sites'],
  [/^(play[- ]?)?deck$|^(resources?|hazards?|creatures?|events?|deck-characters?|wizards?|avatars?)$/, 'play'],
];

const ids = CARDS.map(({ id }) => id as CardId);
const exactly = lookup(
  ids,
  CARDS.map(({ name }) => name),
  CARDS.map(({ name }) => name.replace(/^the /i, '')),
);
const slugs = ids.map((id) => slug(id));

/** The cards whose names hold the words, best first. */
function near(text: string): CardId[] {
  const words = slug(text).split('-').filter(Boolean);
  if (words.length === 0) return [];
  return ids.filter((_, i) => words.every((word) => slugs[i].includes(word))).slice(0, 9);
}

export function readDeck(text: string, id = 'imported'): DeckText {
  const unclear: UnclearLine[] = [];
  const parts: Record<Part, CardId[]> = { start: [], items: [], play: [], sideboard: [], sites: [] };
  let name = '';
  let part: Part = 'play';
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const said = raw.trim();
    const heading = headingOf(said);
    if (said === '' || said.startsWith('//')) continue;
    if (heading) part = heading;
    else {
      const { n, card } = readLine(said);
      const found = exactly(card);
      const guesses = found >= 0 ? [ids[found]] : near(card);
      if (found < 0 && name === '' && guesses.length === 0 && !/\d/.test(said)) name = said.replace(/^#+\s*/, '');
      else if (guesses.length !== 1) unclear.push({ line: i + 1, text: said, could: guesses });
      else for (let k = 0; k < n; k++) parts[part].push(guesses[0]);
    }
  }
  return { deck: assemble(id, name || 'A deck', parts), unclear };
}

function headingOf(line: string): Part | undefined {
  const words = slug(line.replace(/\(.*\)/, '').replace(/[#:=*-]+$/, ''));
  return HEADINGS.find(([pattern]) => pattern.test(words))?.[1];
}

/** "2 Gandalf", "2x Gandalf", "Gandalf x2", "Gandalf (2)", "Gandalf". A note in brackets after the name is left out. */
function readLine(line: string): { n: number; card: string } {
  const before = /^(\d{1,2})\s*x?\s+(.+)$/i.exec(line);
  const after = /^(.+?)\s+(?:x\s*(\d{1,2})|\((\d{1,2})\))$/i.exec(line);
  const [n, card] = before ? [before[1], before[2]] : after ? [after[2] ?? after[3], after[1]] : ['1', line];
  return { n: Number(n), card: card.replace(/\s*[([][^)\]]*[)\]]\s*$/, '').replace(/^[-*•]\s*/, '') };
}

const counts = (list: readonly CardId[]): CardCounts => {
  const found: Partial<Record<CardId, number>> = {};
  for (const id of list) found[id] = (found[id] ?? 0) + 1;
  return found;
};

const numberOf = (id: CardId): number => ids.indexOf(id);

function assemble(id: string, name: string, parts: Readonly<Record<Part, CardId[]>>): Deck {
  const kind = (card: CardId): number => KIND[numberOf(card)];
  const isSite = (card: CardId): boolean => kind(card) === SITE_CARD;
  const cards = parts.play.filter((card) => kind(card) < SITE_CARD);
  const sites = [...parts.sites, ...parts.play].filter(isSite).map((card) => siteIndex(card));
  const start = parts.start.filter((card) => kind(card) !== ITEM && kind(card) < SITE_CARD);
  return {
    id,
    name,
    about: '',
    start,
    items: [...parts.items, ...parts.start.filter((card) => kind(card) === ITEM)],
    characters: counts(cards.filter((card) => isCharacter(numberOf(card)))),
    resources: counts(cards.filter((card) => !isCharacter(numberOf(card)) && !isHazard(numberOf(card)))),
    hazards: counts(cards.filter((card) => isHazard(numberOf(card)))),
    sideboard: counts(parts.sideboard.filter((card) => kind(card) !== REGION_CARD && !isSite(card))),
    ...(sites.length > 0 && {
      sites: sites
        .filter((site) => !isHaven(site))
        .map((site) => SITE_IDS[site])
        .filter(isSiteId),
    }),
  };
}

/** The card of a site, not an event that is used as one. */
const isSiteId = (id: AnySiteId): id is SiteId => KIND[numberOf(id)] === SITE_CARD;

export function writeDeck(deck: Deck): string {
  const nameOf = (id: CardId): string => CARDS[numberOf(id)].name;
  const lines = (list: readonly CardId[]): string[] =>
    Object.entries(counts(list)).map(([id, n]) => `${n} ${nameOf(id as CardId)}`);
  const block = (heading: string, list: readonly CardId[]): string[] =>
    list.length === 0 ? [] : ['', `# ${heading}`, ...lines(list)];
  return [
    deck.name,
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
