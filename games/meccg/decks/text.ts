// Reading decks, whatever client wrote them. All of these are understood, and a mixture as well:
//
//   plain text (ours, meccg-online, Cardnum)   GCCG (.deck)                 NetMECCG (.dck)
//   The Grey Company                           ####                         [starting]
//   # Starting characters                      Pool                         Aragorn II
//   1 Aragorn II                               ####                         [resources]
//   # Play deck                                # Hero Character (1)         Concealment
//   2x Gandalf                                 1 Aragorn II [H] (TW)        Concealment
//
// A line is a number and a name, in either order; case, accents, punctuation, notes in brackets and a leading "The" do not
// matter. A name that a hero's and a minion's card share means the one of the deck's own side, unless [H] or [M] follows it.
// Cards of the play deck may come under one heading or several: what they are decides where they belong.
import { lookup, slug } from '../../../lib/lookup.ts';
import { alignmentOf, rulesOfAlignment, serves } from '../alignment.ts';
import { C, CARDS, type CardId, MIND } from '../cards/all.ts';
import type { SiteId } from '../cards/facts.ts';
import { ITEM, isCharacter, isHazard, KIND, REGION_CARD, SITE_CARD } from '../cards/kinds.ts';
import { type AnySiteId, isHaven, placeOfCard, SITE_COUNT, SITE_IDS } from '../places/sites.ts';
import { HERO, MINION } from '../tables/words.ts';
import { isDual, MOST_MIND } from './check.ts';
import { type CardCounts, countsOf, type Deck } from './deck.ts';

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

/** "Line 3, “palantir”, could be …: say which." */
export const unclearText = ({ line, text, could }: UnclearLine): string =>
  could.length === 0
    ? `line ${line}, “${text}”, names no card that we know.`
    : `line ${line}, “${text}”, could be ${could.map((id) => CARDS[C[id]].name).join(', ')}: say which.`;

/**
 * What a card of the play deck is decides where it belongs; `resources` matters for those that can be a resource or a hazard.
 * `other` are cards that this game has no use for, such as a second sideboard.
 */
type Part = 'start' | 'items' | 'play' | 'resources' | 'sideboard' | 'sites' | 'other';
const HEADINGS: readonly (readonly [RegExp, Part])[] = [
  [/^(starting-)?company$|^starting-characters?$|^pool$|^start(ing)?$/, 'start'],
  [/^starting-?(minor-?)?items?$/, 'items'],
  [/^side-?board-vs|^anti-fw|^anti-fallen|^notes?$/, 'other'],
  [/^side-?board$/, 'sideboard'],
  [/^(sites?|location-?deck|locations?)$/, 'sites'],
  [/^((hero|minion)-)?resources?$/, 'resources'],
  [/^(play-?)?deck$|^(hazards?|creatures?|events?|(deck-)?characters?|wizards?|ringwraiths?|avatars?)$/, 'play'],
];

/** Who wrote it decides what a line with a # is: a heading, or a remark. */
type Style = 'plain' | 'gccg' | 'netmeccg';
const styleOf = (text: string): Style =>
  /^\[netmeccg|^\[(starting|resources|hazards)\]/im.test(text)
    ? 'netmeccg'
    : /^#{3,}\s*\r?\n\s*(deck|pool|sites|sideboard)\s*\r?\n#{3,}/im.test(text)
      ? 'gccg'
      : 'plain';

const ids = CARDS.map(({ id }) => id as CardId);
const exactly = lookup(
  ids,
  CARDS.map(({ name }) => name),
  CARDS.map(({ name }) => name.replace(/^the /i, '')),
);
const slugs = ids.map((id) => slug(id));
const MOST_GUESSES = 9;

/** The cards whose names hold the words. */
function near(text: string): CardId[] {
  const words = slug(text).split('-').filter(Boolean);
  if (words.length === 0) return [];
  return ids.filter((_, i) => words.every((word) => slugs[i].includes(word))).slice(0, MOST_GUESSES);
}

/** No deck needs more; a list of any size from anywhere is read in a moment. */
const MOST_LINES = 500;
const LONGEST_LINE = 200;

/** What is wrong with a list before it is read, if anything. */
export function listFault(text: string): string | undefined {
  const lines = text.split('\n');
  if (lines.length > MOST_LINES) return `the list has ${lines.length} lines; ${MOST_LINES} are the most.`;
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  return long < 0 ? undefined : `line ${long + 1} has ${lines[long].length} characters; ${LONGEST_LINE} are the most.`;
}

export function readDeck(text: string, id = 'imported'): DeckText {
  const style = styleOf(text);
  const unclear: UnclearLine[] = [];
  const parts: Record<Part, Named[]> = {
    start: [],
    items: [],
    play: [],
    resources: [],
    sideboard: [],
    sites: [],
    other: [],
  };
  let name = '';
  let part: Part = style === 'plain' ? 'play' : 'other';
  let begun = false;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const said = raw.trim();
    if (said === '' || said.startsWith('//') || /^[#=*-]+$/.test(said)) continue;
    const isFirst = !begun;
    begun = true;
    if (style !== 'plain' && said.startsWith('#')) {
      if (part === 'play' || part === 'resources') part = groupOf(said) ?? part; // "# Hero Resource (30)"
      name ||= remarkName(said);
      continue;
    }
    const heading = headingOf(said);
    if (heading) {
      part = heading;
      continue;
    }
    if (part === 'other' && style !== 'plain') continue;
    if (style === 'plain' && isFirst && said.startsWith('#')) {
      name = said.replace(/^#+\s*/, '');
      continue;
    }
    const { n, could, side } = readLine(said);
    if (could.length === 0 && name === '' && style === 'plain' && !/\d/.test(said)) name = said.replace(/^#+\s*/, '');
    else if (part === 'other') continue;
    else if (could.length !== 1) unclear.push({ line: i + 1, text: said, could });
    else for (let k = 0; k < n; k++) parts[part].push({ card: could[0], side });
  }
  return { deck: assemble(id, name || 'A deck', sided(parts)), unclear };
}

/** A card as it is named, and the side that its mark gives, if it has one. */
interface Named {
  readonly card: CardId;
  readonly side: number | undefined;
}

/** The minion's card of that title; the card itself where they have none. */
const minionCard = (id: CardId): CardId => (`${id}-minion` in C ? (`${id}-minion` as CardId) : id);

/** Names mean cards of the deck's own side; its characters say which that is. */
function sided(parts: Readonly<Record<Part, readonly Named[]>>): Record<Part, CardId[]> {
  const own = Object.values(parts).some((some) =>
    some.some(({ card }) => isCharacter(C[card]) && alignmentOf(C[card]) === MINION),
  )
    ? MINION
    : HERO;
  const cards = (some: readonly Named[]): CardId[] =>
    some.map(({ card, side }) => ((side ?? own) === MINION ? minionCard(card) : card));
  return Object.fromEntries(Object.entries(parts).map(([part, some]) => [part, cards(some)])) as Record<Part, CardId[]>;
}

/** GCCG writes the title as a remark, perhaps with a colour. */
const remarkName = (line: string): string =>
  /gccg|deck$|:\/\/|\(\d+\)$|explanation/i.test(line)
    ? ''
    : line
        .replace(/^#+\s*/, '')
        .replace(/\{\w+\}/g, '')
        .trim();

/** The groups of a play deck in a GCCG file. */
function groupOf(remark: string): Part | undefined {
  const group = headingOf(remark.replace(/^#+/, ''));
  return group === 'play' || group === 'resources' ? group : undefined;
}

function headingOf(line: string): Part | undefined {
  const words = slug(
    line
      .replace(/\(.*\)/, '')
      .replace(/^\[|\]$/g, '')
      .replace(/[#:=*-]+$/, ''),
  );
  return HEADINGS.find(([pattern]) => pattern.test(words))?.[1];
}

/** "2 Gandalf", "2x Gandalf", "Gandalf x2", "Gandalf (2)", "Gandalf"; a card of a side that is not ours is none. */
function readLine(line: string): { n: number; could: readonly CardId[]; side: number | undefined } {
  const before = /^(\d{1,2})\s*x?\s+(.+)$/i.exec(line);
  const after = /^(.+?)\s+(?:x\s*(\d{1,2})|\((\d{1,2})\))$/i.exec(line);
  const [n, said] = before ? [before[1], before[2]] : after ? [after[2] ?? after[3], after[1]] : ['1', line];
  const side = /\[(m|minion)\]/i.test(said) ? MINION : /\[(h|hero)\]/i.test(said) ? HERO : undefined;
  const isOfSide = (id: CardId): boolean =>
    side === undefined || serves(C[side === MINION ? minionCard(id) : id], side);
  return { n: Number(n), could: cardsMeant(said.replace(/^[-*•]\s*/, '')).filter(isOfSide), side };
}

const NOTE = /\s*[([][^)\]]*[)\]]$/;
const OTHER_SIDE = /\[(b|balrog|f|fw)\]/i;

/** The whole name first, as some have brackets of their own; then without the notes at its end. */
function cardsMeant(said: string): readonly CardId[] {
  if (OTHER_SIDE.test(said)) return [];
  for (let name = said; name !== ''; name = NOTE.test(name) ? name.replace(NOTE, '') : '') {
    const found = exactly(name);
    if (found >= 0) return [ids[found]];
  }
  return near(said.replace(NOTE, '').replace(NOTE, ''));
}

function assemble(id: string, name: string, parts: Readonly<Record<Part, CardId[]>>): Deck {
  const kind = (card: CardId): number => KIND[C[card]];
  const isSite = (card: CardId): boolean => kind(card) === SITE_CARD;
  const { start, rest } = startOf(parts.start.filter((card) => kind(card) !== ITEM && kind(card) < SITE_CARD));
  const among = (part: Part): CardId[] => parts[part].filter((card) => kind(card) < SITE_CARD);
  const isHazardHere = (card: CardId): boolean => isHazard(C[card]) || isDual(card);
  const dual = among('resources').filter(isDual);
  const cards = [...rest, ...among('play'), ...among('resources').filter((card) => !isDual(card))];
  const sites = [...parts.sites, ...parts.play, ...parts.resources].filter(isSite).map((card) => placeOfCard(card));
  const side = [...parts.start, ...parts.play].some((card) => isCharacter(C[card]) && alignmentOf(C[card]) === MINION)
    ? MINION
    : HERO;
  const some = (test: (def: number) => boolean): CardCounts => countsOf(cards.filter((card) => test(C[card])));
  return {
    id,
    name,
    about: '',
    start,
    items: [...parts.items, ...parts.start.filter((card) => kind(card) === ITEM)],
    characters: some(isCharacter),
    resources: countsOf([...cards.filter((card) => !isCharacter(C[card]) && !isHazardHere(card)), ...dual]),
    hazards: countsOf(cards.filter(isHazardHere)),
    sideboard: countsOf(parts.sideboard.filter((card) => kind(card) !== REGION_CARD)),
    ...(sites.length > 0 && {
      sites: sites
        .filter((site) => !isHaven(side * SITE_COUNT + site))
        .map((site) => SITE_IDS[site])
        .filter(isSiteId),
    }),
  };
}

/** Of a whole draft pool the first that may start together do; the others are characters of the deck (CR-TRN-12). */
function startOf(pool: readonly CardId[]): { start: CardId[]; rest: CardId[] } {
  const minds = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + Math.max(0, MIND[C[card]]), 0);
  const most = rulesOfAlignment(pool.some((card) => alignmentOf(C[card]) === MINION) ? MINION : HERO).mostStarters;
  if (pool.length <= most) return { start: [...pool], rest: [] };
  const start: CardId[] = [];
  const rest: CardId[] = [];
  for (const card of pool) (start.length < most && minds([...start, card]) <= MOST_MIND ? start : rest).push(card);
  return { start, rest };
}

/** The card of a site, not an event that is used as one. */
const isSiteId = (id: AnySiteId): id is SiteId => KIND[C[id]] === SITE_CARD;
