// What a card is, by number: the questions that procedures ask all the time.
import { CARDS, type Card } from './all.ts';
import { type AttackRace, CHARACTER_RACES, type Keys, type Magic, SKILLS, type Skill } from './facts.ts';
import { CARD_KINDS } from './tables.ts';

export const CHARACTER = 0;
export const AVATAR = 1;
export const ITEM = 2;
export const ALLY = 3;
export const FACTION = 4;
export const RESOURCE_EVENT = 5;
export const HAZARD_EVENT = 6;
export const CREATURE_CARD = 7;
export const SITE_CARD = 8;
export const REGION_CARD = 9;

/** By card number: CHARACTER to REGION_CARD. */
export const KIND = Uint8Array.from(CARDS, (card) => CARD_KINDS.indexOf(card.kind));

/** A character or a Wizard (MW-S2.1.1). */
export const isCharacter = (def: number): boolean => KIND[def] <= AVATAR;
const BECOMES_ALLY = Uint8Array.from(CARDS, (card) =>
  Number(card.kind === 'resource-event' && card.ally !== undefined),
);
/** An ally, or an event that is one as long as it is in play. */
export const isAlly = (def: number): boolean => KIND[def] === ALLY || BECOMES_ALLY[def] === 1;
export const isHazard = (def: number): boolean => KIND[def] === HAZARD_EVENT || KIND[def] === CREATURE_CARD;
export const isResource = (def: number): boolean => KIND[def] >= ITEM && KIND[def] <= RESOURCE_EVENT;

export const skillBit = (skill: Skill): number => 1 << SKILLS.indexOf(skill);
/** Printed skills, one bit each. */
export const SKILL_BITS = Uint8Array.from(CARDS, (card) =>
  'skills' in card && card.skills ? card.skills.reduce((bits, skill) => bits | skillBit(skill), 0) : 0,
);

export const ATTACK_RACES: readonly AttackRace[] = [
  'animal',
  'awakened-plant',
  'dragon',
  'giant',
  'man',
  'nazgul',
  'orc',
  'pukel-creature',
  'slayer',
  'spider',
  'troll',
  'undead',
  'wolf',
  'balrog',
  'traitor',
  'dunadan',
  'dwarf',
  'elf',
  'hobbit',
  'drake',
];
/** The race of a character, by CHARACTER_RACES; -1 for other cards. */
export const RACE = Int8Array.from(CARDS, (card) =>
  card.kind === 'character' || card.kind === 'avatar' ? CHARACTER_RACES.indexOf(card.race) : -1,
);
/** The race of a creature's attack, by ATTACK_RACES; -1 for other cards. */
export const ATTACK_RACE = Int8Array.from(CARDS, (card) =>
  card.kind === 'creature' ? ATTACK_RACES.indexOf(card.race) : -1,
);

export const SHORT = 0;
export const LONG = 1;
export const PERMANENT = 2;
/** As an event: SHORT, LONG, PERMANENT; -1 for what is none. */
export const EVENT = Int8Array.from(CARDS, (card) =>
  'event' in card && card.event ? ['short', 'long', 'permanent'].indexOf(card.event) : -1,
);

export const hasKeyword = (card: Card, keyword: string): boolean =>
  'keywords' in card && card.keywords !== undefined && (card.keywords as readonly string[]).includes(keyword);
/** MW-S8.1.4 */
export const IS_CORRUPTION = Uint8Array.from(CARDS, (card) => Number(hasKeyword(card, 'corruption')));
const MAGIC: readonly Magic[] = ['sorcery', 'shadow-magic', 'spirit-magic'];
export const IS_MAGIC = Uint8Array.from(CARDS, (card) => Number(MAGIC.some((kind) => hasKeyword(card, kind))));
export const IS_ENVIRONMENT = Uint8Array.from(CARDS, (card) => Number(hasKeyword(card, 'environment')));
export const IS_NAZGUL = Uint8Array.from(CARDS, (card) => Number(card.kind === 'creature' && card.race === 'nazgul'));

/** The keys of a creature; undefined for other cards. */
export const keysOf = (card: Card): (Keys & { readonly also?: unknown }) | undefined =>
  card.kind === 'creature' ? card.keyedTo : undefined;
