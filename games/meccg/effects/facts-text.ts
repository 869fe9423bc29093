// What a card's facts say that is no mere number: bonuses under a condition, where it is playable, keywords.
import type { Card } from '../cards/all.ts';
import type { Against, CharacterId, ItemFacts } from '../cards/facts.ts';
import { hasKeyword } from '../cards/kinds.ts';
import { creatureText } from './creature-text.ts';
import { cardName, placeNames, raceName } from './names.ts';
import { andList, orList, plural, sentence, signed, withArticle } from './phrase.ts';

function againstText(against: Against<string>): string {
  if (against === 'factions') return 'factions';
  if ('faction' in against) return `the faction ${cardName(against.faction)}`;
  if ('character' in against) return cardName(against.character);
  if ('homeSite' in against) return `characters whose home site is ${cardName(against.homeSite)}`;
  if ('factionsAt' in against) return `factions playable at ${cardName(against.factionsAt)}`;
  const race = raceName(against.race);
  if (against.only === undefined) return `${race} characters and factions`;
  return `${race} ${against.only}`;
}

type Gifts = NonNullable<ItemFacts['gives']>;
type Gift = NonNullable<Gifts[keyof Gifts]>;
const GIVEN: Readonly<Record<keyof Gifts, string>> = {
  prowess: 'prowess',
  body: 'body',
  directInfluence: 'direct influence',
};

type OneGift = Omit<Gift, 'instead'>;
const maxText = ({ max }: OneGift): string =>
  max === undefined
    ? ''
    : ` (to a maximum of ${max === 'twice-printed' ? 'twice the number printed on his card' : max})`;
/** "against Orcs", "if he is a Dwarf". */
function conditionText({ against, bearer }: OneGift, ring: boolean): string {
  if (against !== undefined)
    return `against ${typeof against === 'string' && against !== 'factions' ? plural(raceName(against)) : againstText(against as Against<CharacterId>)}`;
  if (bearer === undefined) return '';
  return 'race' in bearer
    ? `if he is a ${raceName(bearer.race)}`
    : `if he is a ${bearer.skill}${ring ? ' even without this ring' : ''}`;
}
function giftText(gift: OneGift, name: string, ring: boolean): string {
  const when = conditionText(gift, ring);
  return `${signed(gift.add)} to ${name}${maxText(gift)}${when === '' ? '' : ` ${when}`}`;
}

function giftsText(gives: Gifts, ring: boolean): string[] {
  return (Object.keys(gives) as (keyof Gifts)[]).flatMap((name) => {
    const gift: Gift | undefined = gives[name];
    if (!gift) return [];
    const instead = gift.instead as Omit<Gift, 'instead'> | undefined;
    if (!instead) return [sentence(`The bearer has ${giftText(gift, GIVEN[name], ring)}`)];
    const when = conditionText(instead, ring);
    if (instead.add === gift.add)
      return [
        `The bearer has ${signed(gift.add)} to ${GIVEN[name]} (to a maximum of ${gift.max}, or of ${instead.max} ${when}).`,
      ];
    const [max, other] = instead.max === gift.max ? ['', maxText(gift)] : [maxText(gift), maxText(instead)];
    return [`The bearer has ${signed(gift.add)} to ${GIVEN[name]}${max}, or ${signed(instead.add)} ${when}${other}.`];
  });
}

const KEYWORDS = [
  'environment',
  'corruption',
  'spell',
  'spawn',
  'palantir',
  'magic-ring',
  'dwarven-ring',
  'lesser-ring',
];
const KEYWORD_NAMES: Readonly<Record<string, string>> = {
  palantir: 'Palantír',
  'magic-ring': 'Magic Ring',
  'dwarven-ring': 'Dwarven Ring',
  'lesser-ring': 'Lesser Ring',
};

const checksText = ({ name, corruptionCheck }: Extract<Card, { kind: 'character' | 'avatar' }>): string[] =>
  corruptionCheck ? [`${signed(corruptionCheck)} to ${name}’s corruption checks.`] : [];

/** "-1 if a Man makes it and +1 if an Elf or a Hobbit makes it". */
function factionText({ playableAt, influenceNumber, standard = [] }: Extract<Card, { kind: 'faction' }>): string[] {
  const need =
    influenceNumber === undefined
      ? 'without an influence check'
      : `by an influence check of more than ${influenceNumber}`;
  const lines = [`Comes into play at ${placeNames(playableAt)} ${need}.`];
  const makers = Map.groupBy(
    standard.filter((one) => 'race' in one),
    (one) => one.add,
  );
  const changes = [...makers].map(
    ([add, ones]) => `${signed(add)} if ${orList(ones.map(({ race }) => withArticle(raceName(race))))} makes it`,
  );
  for (const one of standard)
    if ('faction' in one) changes.push(`${signed(one.add)} if you have ${cardName(one.faction)} in play`);
  if (changes.length > 0) lines.push(`The check gets ${andList(changes)}.`);
  return lines;
}

const keywordText = (card: Card, word: string): string =>
  word === 'corruption' && 'corruption' in card
    ? `corruption (${card.corruption} corruption ${card.corruption === 1 ? 'point' : 'points'})`
    : (KEYWORD_NAMES[word] ?? word);

/** Sentences made from the facts. */
export function factsText(card: Card): string {
  const lines: string[] = [];
  if ('unique' in card && card.unique) lines.push('Unique.');
  for (const word of KEYWORDS) if (hasKeyword(card, word)) lines.push(sentence(keywordText(card, word)));
  switch (card.kind) {
    case 'character':
      for (const { against, add } of card.influenceBonus ?? [])
        lines.push(`${signed(add)} direct influence against ${againstText(against)}.`);
      for (const { against, add } of card.prowessBonus ?? [])
        lines.push(`${signed(add)} prowess against ${plural(raceName(against))}.`);
      if (card.factionCheck)
        lines.push(`${signed(card.factionCheck)} to ${card.name}’s influence checks against factions.`);
      lines.push(...checksText(card));
      if (card.onlyAtHome)
        lines.push(`Comes into play at ${placeNames(card.homeSites)} only, unless as a starting character.`);
      if (card.eliminated) lines.push(`Once eliminated, ${card.name} gives ${card.eliminated} marshalling points.`);
      break;
    case 'avatar':
      lines.push(...checksText(card));
      break;
    case 'item':
      if (card.slot) lines.push(sentence(card.slot));
      if (card.gives) lines.push(...giftsText(card.gives, hasKeyword(card, 'magic-ring')));
      if (card.playableAt && !('play' in card)) lines.push(`Playable only at ${placeNames(card.playableAt)}.`);
      if (card.item === 'special' && !card.playableAt) lines.push('Comes into play by the test of a gold ring only.');
      if (card.notPlayableAt) lines.push(`Not playable at ${placeNames(card.notPlayableAt)}.`);
      if (card.instead) lines.push(insteadText(card.instead, card));
      break;
    case 'ally':
      lines.push(`Playable at ${placeNames(card.playableAt)}${card.tappedSite ? ', tapped or untapped' : ''}.`);
      if (card.prowess === undefined) lines.push(`No strikes can be assigned to ${card.name}.`);
      break;
    case 'faction':
      lines.push(...factionText(card));
      break;
    case 'creature':
      lines.push(...creatureText(card));
      break;
    case 'resource-event':
      if (card.instead) lines.push(insteadText(card.instead, card));
      break;
  }
  return lines.join(' ');
}

interface Instead {
  readonly points?: number;
  readonly corruption?: number;
  readonly stored?: readonly string[];
  readonly bearer?: string;
  readonly placedWith?: string;
}
/** What it is worth where it is stored, with somebody, or with another card. */
function insteadText({ points, corruption, stored, bearer, placedWith }: Instead, card: Card & Worth): string {
  const what: string[] = [];
  if (points !== undefined) what.push(`${points} marshalling ${points === 1 ? 'point' : 'points'}`);
  if (corruption !== undefined) what.push(`${corruption} corruption points`);
  const gives = `it gives ${andList(what)}${card.points === undefined ? '' : ' instead'}`;
  if (!stored)
    return `${bearer ? `Borne by a ${raceName(bearer)}` : `Placed with ${cardName(placedWith ?? '')}`}, ${gives}.`;
  if (card.kind !== 'item') return sentence(`${gives} when stored, none before`);
  if (stored.every((place) => place === 'haven')) return `Stored at a Haven, ${gives}.`;
  return `May also be stored at ${placeNames(stored)}, where ${gives}.`;
}
interface Worth {
  readonly points?: number;
}
