// Is a deck legal? Every violation is listed with its rule.

import { type Refusal, refusal } from '../../../engine/game.ts';
import { alignmentOf, rulesFor } from '../alignment.ts';
import { ANY_NUMBER, C, CARDS, type CardId, COPIES, MIND, UNIQUE } from '../cards/all.ts';
import {
  AVATAR,
  CHARACTER,
  CREATURE_CARD,
  EVENT,
  ITEM,
  isCharacter,
  isHazard,
  isResource,
  KIND,
} from '../cards/kinds.ts';
import { KIN, TITLE } from '../cards/titles.ts';
import { hasCardOf, S, SITE_NAMES } from '../places/sites.ts';
import type { Rules } from '../state.ts';
import { MINION } from '../tables/words.ts';
import { alignmentOfDeck, type CardCounts, type Deck, idsOf } from './deck.ts';

export interface DeckRules extends Pick<Rules, 'starter' | 'decks' | 'draft' | 'tournament'> {
  /** 1 for solitaire: no hazards in the play deck, which has thirty cards at least (PA-1.2). */
  readonly solitaire?: number;
  /** 1 for a game of three to five players. */
  readonly several?: number;
  /** The player uses all the cards he has: the least numbers are waived (MW-S3.2.2). */
  readonly limitedPool?: true;
}

/** MW-S3.3.2, MW-S3.5.1 */
export const MOST_MIND = 20;
export const MOST_CHARACTERS = 10;

/** By alignment: the rules of what is alike for both. */
const RULES = [
  {
    start: 'MW-S3.3.1',
    mind: 'MW-S3.3.2',
    items: 'MW-S3.4.1',
    size: 'MW-S3.2.1',
    equal: 'MW-S2.3.2',
    characters: 'MW-S3.5.1',
    avatars: 'MW-S3.5.2',
    copies: 'MW-S3.2.3',
    avatarCopies: 'MW-S2.9.5',
    unique: 'MW-S2.9.4',
    sites: 'MW-S3.1.3',
  },
  {
    start: 'LE-S3.3',
    mind: 'LE-S3.3',
    items: 'LE-S3.6',
    size: 'LE-S3.2',
    equal: 'LE-S3.2',
    characters: 'LE-S3.7',
    avatars: 'LE-S3.7',
    copies: 'LE-S3.2',
    avatarCopies: 'LE-S3.7',
    unique: 'LE-S3.2',
    sites: 'LE-S3.1',
  },
] as const;
/** Whose deck it is, and how he is spoken of. */
interface Owner {
  readonly side: number;
  readonly rules: (typeof RULES)[number];
  readonly avatar: string;
  readonly most: number;
}
const ownerOf = (deck: Deck): Owner => {
  const side = alignmentOfDeck(deck);
  const { avatar, mostStarters } = rulesFor({ alignment: [side] }, 0);
  return { side, rules: RULES[side], avatar, most: mostStarters };
};
/** By decks of the game length: MW-T2.1.1, MW-T1.1.4, MW-T1.1.6. */
const SIDEBOARD_SIZE = [0, 15, 15, 20, 25];
const SIDEBOARD_RULES = ['', 'MW-T2.1.1', 'MW-T2.1.1', 'MW-T1.1.4', 'MW-T1.1.6'];
/** With cards of later sets than The Wizards (CR-TERM-sideboard-1). */
const LATER_SIDEBOARD_SIZE = 20;
const LEAST = 25;
const MOST = 50;
/** CR-TRN-2, CR-TRN-5 */
const LEAST_TOURNAMENT = 30;
const LEAST_CREATURES = 12;
/** LE-M.7 */
export const leastCreatures = (hazards: number): number => Math.ceil(hazards / 2);
/** LE-SO.2 */
const LEAST_ALONE = 30;

const nameOf = (id: CardId): string => CARDS[C[id]].name;
const total = (counts: CardCounts): number => idsOf(counts).length;
/** It can be a resource or a hazard. */
export const isDual = (id: CardId): boolean => 'alsoResource' in CARDS[C[id]] || 'alsoHazard' in CARDS[C[id]];

export function deckFaults(deck: Deck, rules: DeckRules): readonly Refusal[] {
  const found: Refusal[] = [];
  const wrong = (rule: string, text: string): void => {
    found.push(refusal(rule, text));
  };
  const owner = ownerOf(deck);
  checkKinds(deck, wrong);
  checkSides(deck, owner, wrong);
  checkStart(deck, owner, wrong);
  if (rules.solitaire === 1) checkAlone(deck, wrong);
  else checkSize(deck, rules, owner, wrong);
  checkCopies(deck, rules, owner, wrong);
  checkPeople(deck, rules, owner, wrong);
  if (rules.starter === 0) checkSideboard(deck, rules, wrong);
  const sites = new Set<CardId>();
  for (const site of deck.sites ?? [])
    if (sites.has(site)) wrong(owner.rules.sites, `${SITE_NAMES[S[site]]} is in the location deck more than once.`);
    else sites.add(site);
  return [...new Map(found.map((one) => [one.text, one])).values()];
}

type Wrong = (rule: string, text: string) => void;

const isOfLaterSet = (deck: Deck): boolean =>
  [
    ...deck.start,
    ...deck.items,
    ...[deck.characters, deck.resources, deck.hazards, deck.sideboard].flatMap(idsOf),
  ].some((id) => CARDS[C[id]].set !== 'metw');

function checkSideboard(deck: Deck, { decks }: DeckRules, wrong: Wrong): void {
  const printed = SIDEBOARD_SIZE[decks];
  const isWider = printed < LATER_SIDEBOARD_SIZE && isOfLaterSet(deck);
  const most = isWider ? LATER_SIDEBOARD_SIZE : printed;
  const n = total(deck.sideboard);
  if (n > most)
    wrong(
      isWider ? 'CR-TERM-sideboard-1' : SIDEBOARD_RULES[decks],
      `The sideboard has ${n} cards; ${most} may be there.`,
    );
}

function checkKinds(deck: Deck, wrong: Wrong): void {
  const each = (counts: CardCounts, test: (def: number) => boolean, rule: string, says: string): void => {
    for (const id of Object.keys(counts) as CardId[]) if (!test(C[id])) wrong(rule, `${nameOf(id)} is no ${says}.`);
  };
  each(deck.characters, isCharacter, 'MW-S2.1.1', 'character');
  each(deck.resources, (def) => isResource(def) || isDual(CARDS[def].id as CardId), 'MW-S2.1.1', 'resource');
  each(deck.hazards, (def) => isHazard(def) || isDual(CARDS[def].id as CardId), 'MW-S2.1.1', 'hazard');
  each(
    deck.sideboard,
    (def) => isCharacter(def) || isHazard(def) || isResource(def),
    'MW-T2.1.1',
    'card of a sideboard',
  );
}

/** Each side has its own characters, resources and sites; items are for everybody (MX-2.1 to MX-2.4, MX-2.7). */
function checkSides(deck: Deck, { side, avatar }: Owner, wrong: Wrong): void {
  const isForeign = (id: CardId): boolean =>
    CARDS[C[id]].alignment !== 'neutral' && alignmentOf(C[id]) !== side && !('alsoHero' in CARDS[C[id]]);
  const whose = `a ${avatar}’s player`;
  const asResources = Object.keys(deck.resources) as CardId[];
  for (const id of new Set([...deck.start, ...idsOf(deck.characters), ...asResources, ...idsOf(deck.sideboard)])) {
    const kind = KIND[C[id]];
    if (!isForeign(id) || kind === ITEM) continue;
    if (kind === AVATAR) wrong('MX-2.1', `${nameOf(id)} is not for ${whose}.`);
    else if (kind === CHARACTER) wrong('MX-2.2', `${nameOf(id)} is not for ${whose}.`);
    else if (!isDual(id)) wrong(side === MINION ? 'MX-2.4' : 'MX-2.3', `${nameOf(id)} is not for ${whose}.`);
    else if (asResources.includes(id)) wrong('MX-2.9', `${nameOf(id)} is a hazard for ${whose}, and no resource.`);
  }
  for (const site of deck.sites ?? [])
    if (!hasCardOf({ alignment: [side] }, 0, S[site]))
      wrong('MX-2.7', `There is no card of ${SITE_NAMES[S[site]]} for ${whose}.`);
}

function checkStart(deck: Deck, { rules, most }: Owner, wrong: Wrong): void {
  const { start, items } = deck;
  if (start.length < 1 || start.length > most)
    wrong(rules.start, `There are ${start.length} starting characters; there must be one to ${most}.`);
  for (const id of start)
    if (KIND[C[id]] !== CHARACTER) wrong(rules.start, `${nameOf(id)} cannot be a starting character.`);
  const mind = start.reduce((sum, id) => sum + Math.max(0, MIND[C[id]]), 0);
  if (mind > MOST_MIND) wrong(rules.mind, `The starting characters have minds of ${mind}; ${MOST_MIND} is the most.`);
  if (items.length > 2) wrong(rules.items, `There are ${items.length} starting items; two are the most.`);
  for (const id of items) {
    const card = CARDS[C[id]];
    if (KIND[C[id]] !== ITEM || !('item' in card) || card.item !== 'minor' || 'unique' in card)
      wrong(rules.items, `${card.name} is no non-unique minor item.`);
  }
}

function checkSize(deck: Deck, rules: DeckRules, owner: Owner, wrong: Wrong): void {
  const resources = total(deck.resources);
  const hazards = total(deck.hazards);
  const least = rules.limitedPool ? 0 : rules.tournament ? LEAST_TOURNAMENT : LEAST;
  for (const [n, what] of [
    [resources, 'resources'],
    [hazards, 'hazards'],
  ] as const)
    if (n < least || n > MOST)
      wrong(
        n < least && rules.tournament ? 'CR-TRN-2' : owner.rules.size,
        `There are ${n} ${what}; there must be ${least} to ${MOST}.`,
      );
  if (resources !== hazards)
    wrong(owner.rules.equal, `There are ${resources} resources and ${hazards} hazards; there must be as many of each.`);
  const creatures = idsOf(deck.hazards).reduce((sum, id) => sum + creatureWorth(C[id]), 0);
  if (rules.tournament && creatures < LEAST_CREATURES)
    wrong('CR-TRN-5', `The deck counts ${creatures} creatures; a tournament wants ${LEAST_CREATURES}.`);
  if (rules.several === 1 && creatures < leastCreatures(hazards))
    wrong('LE-M.7', `The deck counts ${creatures} creatures; half of its hazards must be: ${leastCreatures(hazards)}.`);
}

/** PA-1.2: whatever hazards are listed go into a deck of their own, of any size. */
function checkAlone(deck: Deck, wrong: Wrong): void {
  for (const id of Object.keys(deck.resources) as CardId[])
    if (isHazard(C[id])) wrong('PA-1.2', `${nameOf(id)} is a hazard: it has no place in a solitaire play deck.`);
  const n = total(deck.resources) + total(deck.characters);
  if (n < LEAST_ALONE) wrong('PA-1.2', `The play deck has ${n} cards; ${LEAST_ALONE} are the least.`);
}

/** What is wrong with a deck whose hazards alone are used (PA-1.1). */
export function hazardFaults(deck: Deck): readonly Refusal[] {
  const { hazards } = deck;
  const few = { ...deck, start: [], items: [], characters: {}, resources: {}, sideboard: {}, hazards };
  const found: Refusal[] = [];
  const wrong: Wrong = (rule, text) => {
    found.push(refusal(rule, text));
  };
  checkKinds(few, wrong);
  checkCopies(few, { starter: 0, decks: 1, draft: 0, tournament: 0 }, ownerOf(few), wrong);
  if (total(hazards) === 0) wrong('PA-1.1', 'There is no hazard in the list.');
  return found;
}

/** CR-TRN-6, CR-MISC-7: a creature that can be an event counts half. */
export const creatureWorth = (def: number): number => (KIND[def] !== CREATURE_CARD ? 0 : EVENT[def] >= 0 ? 0.5 : 1);

function checkCopies(deck: Deck, rules: DeckRules, owner: Owner, wrong: Wrong): void {
  const counts = new Map<number, number>();
  const everything = [
    ...deck.start,
    ...deck.items,
    ...[deck.characters, deck.resources, deck.hazards, deck.sideboard].flatMap(idsOf),
  ];
  for (const id of everything) counts.set(sameAs(C[id]), (counts.get(sameAs(C[id])) ?? 0) + 1);
  for (const [def, n] of counts) {
    if (KIND[def] === AVATAR && rules.tournament) continue;
    if (COPIES[def] === ANY_NUMBER || n <= COPIES[def]) continue;
    const beside = idsOf(deck.sideboard).some((id) => sameAs(C[id]) === def);
    const rule = beside
      ? 'MW-T2.1.2'
      : COPIES[def] === 3
        ? owner.rules.copies
        : KIND[def] === AVATAR
          ? owner.rules.avatarCopies
          : owner.rules.unique;
    wrong(rule, `${CARDS[def].name} is there ${n} times; ${COPIES[def]} is the most.`);
  }
}

/** Cards of one name count together, and the manifestations of one unique resource (MX-2.6). */
const sameAs = (def: number): number =>
  isResource(def) && UNIQUE[def] === 1 ? Math.min(...KIN[def].filter(isResource)) : TITLE[def];

/**
 * Ten characters, and two cards of the player himself (MW-S3.5.1, MW-S3.5.2). More Ringwraiths, to follow the one that he
 * is, count among the ten (LE-S3.7).
 */
function checkPeople(deck: Deck, rules: DeckRules, { side, rules: cited, avatar }: Owner, wrong: Wrong): void {
  const avatars = idsOf(deck.characters).filter((id) => KIND[C[id]] === AVATAR);
  const most = rules.tournament ? 3 : 2;
  const more = side === MINION ? Math.max(0, avatars.length - most) : 0;
  const characters = idsOf(deck.characters).filter((id) => KIND[C[id]] === CHARACTER).length + more;
  if (characters > MOST_CHARACTERS)
    wrong(cited.characters, `There are ${characters} characters in the play deck; ten are the most.`);
  if (side === MINION) return;
  if (avatars.length > most)
    wrong(
      rules.tournament ? 'CR-TRN-4' : cited.avatars,
      `There are ${avatars.length} ${avatar} cards; ${most} are the most.`,
    );
  if (rules.tournament && new Set(avatars).size > 2) wrong('CR-TRN-4', 'Three different Wizards are not allowed.');
}
