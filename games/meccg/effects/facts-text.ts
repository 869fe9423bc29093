// What a card's facts say that is no mere number: bonuses under a condition, where it is playable, keywords.
import type { Card } from '../cards/all.ts';
import type { Against, CharacterId, ItemFacts } from '../cards/facts.ts';
import { hasKeyword } from '../cards/kinds.ts';
import { creatureText } from './creature-text.ts';
import { cardName, placeNames, raceName } from './names.ts';
import { orList, plural, sentence, signed } from './phrase.ts';
import type { Effects, Way } from './vocabulary.ts';

function againstText(against: Against<string>): string {
  if (against === 'factions') return 'factions';
  if ('faction' in against) return cardName(against.faction);
  if ('character' in against) return cardName(against.character);
  if ('homeSite' in against) return `characters whose home site is ${cardName(against.homeSite)}`;
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

function giftText(gift: Omit<Gift, 'instead'>, name: string, ring: boolean): string {
  const max =
    gift.max === undefined
      ? ''
      : ` (to a maximum of ${gift.max === 'twice-printed' ? 'twice the printed number' : gift.max})`;
  const against =
    gift.against === undefined
      ? ''
      : ` against ${typeof gift.against === 'string' && gift.against !== 'factions' ? plural(raceName(gift.against)) : againstText(gift.against as Against<CharacterId>)}`;
  const bearer =
    gift.bearer === undefined
      ? ''
      : 'race' in gift.bearer
        ? `, if the bearer is a ${raceName(gift.bearer.race)}`
        : `, if the bearer is a ${gift.bearer.skill}${ring ? ' even without this ring' : ''}`;
  return `${signed(gift.add)} to ${name}${max}${against}${bearer}`;
}

function giftsText(gives: Gifts, ring: boolean): string[] {
  return (Object.keys(gives) as (keyof Gifts)[]).flatMap((name) => {
    const gift: Gift | undefined = gives[name];
    if (!gift) return [];
    const instead = gift.instead as Omit<Gift, 'instead'> | undefined;
    return [
      sentence(
        `The bearer has ${giftText(gift, GIVEN[name], ring)}${instead ? `; instead ${giftText(instead, GIVEN[name], ring)}` : ''}`,
      ),
    ];
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

/** It says itself how it is played: its facts are no more than where. */
function hasOwnWay(card: Card): boolean {
  const { play } = card as Effects;
  return (Array.isArray(play) ? play : play ? [play] : []).some((way: Way) => way.do.length > 0);
}

/** Sentences made from the facts. */
export function factsText(card: Card): string {
  const lines: string[] = [];
  if ('unique' in card && card.unique) lines.push('Unique.');
  for (const word of KEYWORDS) if (hasKeyword(card, word)) lines.push(sentence(KEYWORD_NAMES[word] ?? word));
  switch (card.kind) {
    case 'character':
      for (const { against, add } of card.influenceBonus ?? [])
        lines.push(`${signed(add)} direct influence against ${againstText(against)}.`);
      for (const { against, add } of card.prowessBonus ?? [])
        lines.push(`${signed(add)} prowess against ${plural(raceName(against))}.`);
      if (card.factionCheck) lines.push(`${signed(card.factionCheck)} to influence checks against factions.`);
      if (card.onlyAtHome) lines.push('Comes into play at the home site only, unless among the starting characters.');
      if (card.eliminated) lines.push(`${card.eliminated} marshalling points if eliminated.`);
      if (card.corruptionCheck) lines.push(`${signed(card.corruptionCheck)} to all corruption checks.`);
      break;
    case 'wizard':
      if (card.corruptionCheck) lines.push(`${signed(card.corruptionCheck)} to all corruption checks.`);
      break;
    case 'item':
      if (card.slot) lines.push(sentence(card.slot));
      if (card.gives) lines.push(...giftsText(card.gives, hasKeyword(card, 'magic-ring')));
      if (card.playableAt && !hasOwnWay(card)) lines.push(`Playable at ${placeNames(card.playableAt)}.`);
      if (card.item === 'special' && !card.playableAt) lines.push('Comes into play by the test of a gold ring only.');
      if (card.notPlayableAt) lines.push(`Not playable at ${placeNames(card.notPlayableAt)}.`);
      if (card.instead) lines.push(insteadText(card.instead));
      break;
    case 'ally':
      lines.push(`Playable at ${placeNames(card.playableAt)}${card.tappedSite ? ', tapped or untapped' : ''}.`);
      break;
    case 'faction': {
      const need = card.influenceNumber === undefined ? '' : ` with an influence check above ${card.influenceNumber}`;
      lines.push(`Comes into play at ${placeNames(card.playableAt)}${need}.`);
      const standard = (card.standard ?? []).map((one) =>
        'race' in one
          ? `${plural(raceName(one.race))} (${signed(one.add)})`
          : `${cardName(one.faction)} (${signed(one.add)})`,
      );
      if (standard.length > 0) lines.push(`The check is modified for ${standard.join(', ')}.`);
      break;
    }
    case 'creature':
      lines.push(...creatureText(card));
      break;
    case 'resource-event':
      if (card.instead) lines.push(insteadText(card.instead));
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
function insteadText(instead: Instead): string {
  const when = instead.stored
    ? `stored at ${placeNames(instead.stored)}`
    : instead.bearer
      ? `borne by a ${raceName(instead.bearer)}`
      : `placed with ${cardName(instead.placedWith ?? '')}`;
  const what: string[] = [];
  if (instead.points !== undefined)
    what.push(`${instead.points} marshalling ${instead.points === 1 ? 'point' : 'points'}`);
  if (instead.corruption !== undefined) what.push(`${instead.corruption} corruption points`);
  return `It gives ${orList(what).replace(' or ', ' and ')} instead when ${when}.`;
}
