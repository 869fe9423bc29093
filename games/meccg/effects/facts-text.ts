// What a card's facts say that is no mere number: bonuses under a condition, where it is playable, keywords.
import type { Card } from '../cards/all.ts';
import type { Against, ItemAgainst, ItemFacts } from '../cards/facts.ts';
import { hasKeyword } from '../cards/kinds.ts';
import { modeText, ringwraithText } from './avatar-text.ts';
import { creatureText } from './creature-text.ts';
import { havenWord } from './phrases/haven-word.ts';
import { cardName, itemTypeName, placeNames, raceName } from './phrases/names.ts';
import { andList, orList, plural, sentence, signed, withArticle } from './phrases/phrase.ts';
import { inOneBreath } from './phrases/statement.ts';

function againstText(against: Against<string> | ItemAgainst): string {
  if (against === 'factions' || against === 'characters') return against;
  if (against === 'one-weaker') return 'one character whose mind and prowess are less than his';
  if ('faction' in against) return `the faction ${cardName(against.faction)}`;
  if ('character' in against) return cardName(against.character);
  if ('homeSite' in against) return `characters whose home site is ${cardName(against.homeSite)}`;
  if ('factionsAt' in against) return `factions playable at ${cardName(against.factionsAt)}`;
  if ('races' in against) return `${andList(against.races.map(raceName))} characters and factions`;
  const race = raceName(against.race);
  if (against.only === undefined) return `${race} characters and factions`;
  return `${race} ${against.only}`;
}

type Gifts = NonNullable<ItemFacts['gives']>;
type GiftName = Exclude<keyof Gifts, 'mind'>;
type Gift = NonNullable<Gifts[GiftName]>;
const GIVEN: Readonly<Record<GiftName, string>> = {
  prowess: 'prowess',
  body: 'body',
  directInfluence: 'direct influence',
};

type OneGift = Omit<Gift, 'instead'>;
const maxText = ({ max }: OneGift): string =>
  max === undefined
    ? ''
    : ` (to a maximum of ${max === 'twice-printed' ? 'twice the number printed on his card' : max})`;
const AGAINST: Readonly<Record<string, string>> = { detainment: 'detainment attacks' };
const WORDS: ReadonlySet<string> = new Set(['factions', 'characters', 'one-weaker']);
/** "Orcs", "detainment attacks", "the faction Woodmen". */
const enemyText = (against: NonNullable<OneGift['against']>): string =>
  typeof against === 'string' && !WORDS.has(against)
    ? (AGAINST[against] ?? plural(raceName(against)))
    : againstText(against as ItemAgainst);
/** "if he is a Dwarf", "if he is a warrior even without this ring". */
const bearerText = (bearer: NonNullable<OneGift['bearer']>, ring: boolean): string =>
  'races' in bearer
    ? `if he is ${orList(bearer.races.map((race) => withArticle(raceName(race))))}`
    : `if he is ${withArticle(bearer.skill)}${ring ? ' even without this ring' : ''}`;
/** "against Orcs", "if he is a Dwarf". */
function conditionText({ against, bearer }: OneGift, ring: boolean): string {
  const parts: string[] = [];
  if (against !== undefined) parts.push(`against ${enemyText(against)}`);
  if (bearer !== undefined) parts.push(bearerText(bearer, ring));
  return parts.join(', ');
}
/** A condition that both have in common stands once, behind them. */
const isShared = (gift: Gift, instead: OneGift): boolean =>
  gift.bearer !== undefined && JSON.stringify(gift.bearer) === JSON.stringify(instead.bearer);
function giftText(gift: OneGift, name: string, ring: boolean): string {
  const when = conditionText(gift, ring);
  return `${signed(gift.add)} to ${name}${maxText(gift)}${when === '' ? '' : ` ${when}`}`;
}

function giftsText({ mind, ...gives }: Gifts, ring: boolean): string[] {
  const given = (Object.keys(gives) as GiftName[]).flatMap((name) => {
    const gift: Gift | undefined = gives[name];
    if (!gift) return [];
    const instead = gift.instead as Omit<Gift, 'instead'> | undefined;
    if (!instead) return [giftText(gift, GIVEN[name], ring)];
    const shared = isShared(gift, instead) && gift.bearer ? `, ${bearerText(gift.bearer, ring)}` : '';
    const { bearer: _, ...free } = instead;
    const when = conditionText(shared === '' ? instead : free, ring);
    if (instead.add === gift.add)
      return [`${signed(gift.add)} to ${GIVEN[name]} (to a maximum of ${gift.max}, or of ${instead.max} ${when})`];
    const [max, other] = instead.max === gift.max ? ['', maxText(gift)] : [maxText(gift), maxText(instead)];
    return [`${signed(gift.add)} to ${GIVEN[name]}${max}, or ${signed(instead.add)} ${when}${other}${shared}`];
  });
  if (mind) given.push(`${signed(mind.add)} to mind (to a minimum of ${mind.min})`);
  return inOneBreath(given.map((adds) => ({ start: 'the bearer has', adds }))).map(sentence);
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
  'spirit-ring',
  'mind-ring',
  'sorcery',
  'spirit-magic',
  'shadow-magic',
  'uruk-hai',
  'olog-hai',
  'half-troll',
  'leader',
];
const KEYWORD_NAMES: Readonly<Record<string, string>> = {
  palantir: 'Palantír',
  'magic-ring': 'Magic Ring',
  'dwarven-ring': 'Dwarven Ring',
  'lesser-ring': 'Lesser Ring',
  'spirit-ring': 'Spirit Ring',
  'mind-ring': 'Mind Ring',
};

const magicText = ({ magic }: Extract<Card, { kind: 'character' | 'avatar' }>): string[] =>
  magic ? [`Can use ${andList(magic)}.`] : [];
const checksText = ({ name, corruptionCheck }: Extract<Card, { kind: 'character' | 'avatar' }>): string[] =>
  corruptionCheck ? [`${signed(corruptionCheck)} to ${name}’s corruption checks.`] : [];

/** "Who makes it may discard a major item for +3 or a greater item for +6." */
const offeringsText = (offerings: Readonly<Partial<Record<string, number>>>): string =>
  `Who makes it may discard ${orList(Object.entries(offerings).map(([kind, n = 0]) => `${withArticle(itemTypeName(kind))} item for ${signed(n)}`))}.`;

/** "-1 if a Man makes it and +1 if an Elf or a Hobbit makes it". */
function factionText(card: Extract<Card, { kind: 'faction' }>): string[] {
  const { playableAt, tappedSite, influenceNumber, numberInPlay, offerings, standard = [] } = card;
  const need =
    influenceNumber === undefined
      ? 'without an influence check'
      : `by an influence check of more than ${influenceNumber}`;
  const lines = [`Comes into play at ${placeNames(playableAt)}${tappedSite ? ', tapped or untapped,' : ''} ${need}.`];
  const makers = Map.groupBy(
    standard.filter((one) => 'race' in one),
    (one) => one.add,
  );
  const changes = [...makers].map(
    ([add, ones]) => `${signed(add)} if ${orList(ones.map(({ race }) => withArticle(raceName(race))))} makes it`,
  );
  for (const one of standard)
    if ('faction' in one) changes.push(`${signed(one.add)} if ${cardName(one.faction)} is in play`);
    else if ('otherFactions' in one)
      changes.push(`${signed(one.add)} if another ${raceName(one.otherFactions)} faction is in play`);
  if (changes.length > 0) lines.push(`The check gets ${andList(changes)}.`);
  if (offerings) lines.push(offeringsText(offerings));
  if (numberInPlay !== undefined) lines.push(`Once it is in play, its number is ${numberInPlay}.`);
  if (card.forLeaders)
    lines.push(
      'If an Orc or Troll leader makes the check, he may hold the faction instead of tapping the site. A leader who holds three or more gives 2 more marshalling points.',
    );
  return lines;
}

const keywordText = (card: Card, word: string): string =>
  word === 'corruption' && 'corruption' in card
    ? `corruption (${card.corruption} corruption ${card.corruption === 1 ? 'point' : 'points'})`
    : (KEYWORD_NAMES[word] ?? word);

/** The site must list it as well. */
const listed = ({ item }: Extract<Card, { kind: 'item' }>): string =>
  item === 'special' ? '' : ` where ${plural(itemTypeName(item))} are playable`;

/** Sentences made from the facts. */
export function factsText(card: Card): string {
  const lines: string[] = [];
  if ('unique' in card && card.unique) lines.push('Unique.');
  if ('manifestationOf' in card && card.manifestationOf)
    lines.push(`Manifestation of ${andList(card.manifestationOf.map(cardName))}.`);
  for (const word of KEYWORDS) if (hasKeyword(card, word)) lines.push(sentence(keywordText(card, word)));
  switch (card.kind) {
    case 'character':
      lines.push(...magicText(card));
      for (const { against, add } of card.influenceBonus ?? [])
        lines.push(`${signed(add)} direct influence against ${againstText(against)}.`);
      for (const { against, add } of card.prowessBonus ?? [])
        lines.push(`${signed(add)} prowess against ${plural(raceName(against))}.`);
      if (card.factionCheck)
        lines.push(`${signed(card.factionCheck)} to ${card.name}’s influence checks against factions.`);
      lines.push(...checksText(card));
      if (card.discardedOn)
        lines.push(`A body check that results in ${orList(card.discardedOn.map(String))} discards him.`);
      if (card.onlyAtHome)
        lines.push(`Comes into play at ${placeNames(card.homeSites)} only, unless as a starting character.`);
      if (card.eliminated) lines.push(`Once eliminated, ${card.name} gives ${card.eliminated} marshalling points.`);
      break;
    case 'avatar':
      if (card.race === 'ringwraith') lines.push(...ringwraithText(card));
      lines.push(...magicText(card), ...checksText(card));
      break;
    case 'item':
      if (card.slot) lines.push(sentence(card.slot));
      if (card.gives) lines.push(...giftsText(card.gives, hasKeyword(card, 'magic-ring')));
      if (card.playableAt && !('play' in card))
        lines.push(`Playable only at ${placeNames(card.playableAt)}${listed(card)}.`);
      if (card.item === 'special' && !card.playableAt) lines.push('Comes into play by the test of a gold ring only.');
      if (card.notPlayableAt) lines.push(`Not playable at ${placeNames(card.notPlayableAt)}.`);
      if (card.instead) lines.push(insteadText(card.instead, card));
      break;
    case 'ally':
      lines.push(
        `Playable at ${placeNames(card.playableAt)}${card.tappedSite ? ', tapped or untapped' : ''}${card.notPlayableAt ? `, but not at ${placeNames(card.notPlayableAt)}` : ''}.`,
      );
      if (card.prowess === undefined) lines.push(`No strikes can be assigned to ${card.name}.`);
      break;
    case 'faction':
      lines.push(...factionText(card));
      break;
    case 'creature':
      lines.push(...creatureText(card));
      break;
    case 'resource-event':
      if (card.mode) lines.push(modeText(card.mode));
      if (card.instead) lines.push(insteadText(card.instead, card));
      break;
  }
  return lines.join(' ');
}

interface Instead {
  readonly points?: number;
  readonly corruption?: number;
  readonly stored?: readonly string[];
  readonly others?: number;
  readonly bearer?: string;
  readonly placedWith?: string;
  readonly creature?: true;
}
/** What it is worth where it is stored, with somebody, or with another card. */
function insteadText(
  { points, corruption, stored, others, bearer, placedWith, creature }: Instead,
  card: Card & Worth,
): string {
  if (creature)
    return 'It gives as many marshalling points as a Wizard’s player would have for killing the creature it lies with.';
  const what: string[] = [];
  if (points !== undefined) what.push(`${points} marshalling ${points === 1 ? 'point' : 'points'}`);
  if (corruption !== undefined) what.push(`${corruption} corruption points`);
  const gives = `it gives ${andList(what)}${card.points === undefined ? '' : ' instead'}`;
  if (!stored)
    return `${bearer ? `Borne by a ${raceName(bearer)}` : `Placed with ${cardName(placedWith ?? '')}`}, ${gives}.`;
  if (others !== undefined)
    return sentence(`${gives} when stored, or ${others} if you have stored another copy of it before; none until then`);
  if (card.kind !== 'item') return sentence(`${gives} when stored, none before`);
  if (stored.every((place) => place === 'haven')) return `Stored at a ${havenWord()}, ${gives}.`;
  return `May also be stored at ${placeNames(stored)}, where ${gives}.`;
}
interface Worth {
  readonly points?: number;
}
