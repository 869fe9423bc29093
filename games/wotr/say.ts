// Log lines. They are made only when somebody listens: `emit?.(say(...))` costs nothing in a simulation.
import type { Facts, GameEvent, RuleId, Seat, State, Target } from '../../engine/game.ts';
import type { CardFrame } from './frames.ts';
import { REGION_NAMES } from './map/regions.ts';
import { isTeam, type Rules, seatNames, sideOfSeat } from './rules.ts';
import { CHARACTER_NAMES } from './tables/characters.ts';
import { EVENT_TITLES, eventIndex } from './tables/events.ts';
import { DWARVES, ELVES, NATION_NAMES, SHADOW, type Side, SOUTHRONS } from './tables/nations.ts';
import { SMEAGOL_TILE, STANDARD_TILE, TILE_EYE, TILES } from './tables/tiles.ts';

export const SIDE_NAMES = ['The Free Peoples', 'The Shadow'] as const;
export const sideName = (side: Side): string => SIDE_NAMES[side];
/** Within a sentence. */
export const theSide = (side: Side): string => (side === SHADOW ? 'the Shadow' : 'the Free Peoples');
/** "The Free Peoples roll", "The Shadow rolls". */
export const does = (side: Side, verb: string): string => `${sideName(side)} ${verb}${side === SHADOW ? 's' : ''}`;
/** Seats of those who share a side. */
const PLAYER_NAMES: Readonly<Record<string, string>> = {
  gondor: 'The Gondor player',
  rohan: 'The Rohan player',
  'witch-king': 'The Witch-king player',
  saruman: 'The Saruman player',
};
interface Table {
  readonly rules: Rules;
  readonly turn: number;
}
/** "The Rohan player", or the side of whoever plays it alone. */
export const seatName = (table: Table, seat: Seat): string =>
  PLAYER_NAMES[seatNames(table.rules.players)[seat]] ?? sideName(sideOfSeat(table, seat));
/** "The Rohan player draws", "The Free Peoples draw". */
export const seatDoes = (table: Table, seat: Seat, verb: string): string => {
  const side = sideOfSeat(table, seat);
  return isTeam(table, side) ? `${seatName(table, seat)} ${verb}s` : does(side, verb);
};
export const regionName = (region: number): string => REGION_NAMES[region];
export const nationName = (nation: number): string => NATION_NAMES[nation];
/** 'Rohan is', 'Dwarves are'. */
export const nationDoes = (nation: number, one: string, many: string): string =>
  `${nationName(nation)} ${MANY.includes(nation) ? many : one}`;
const MANY: readonly number[] = [DWARVES, ELVES, SOUTHRONS];
export const characterName = (character: number): string => CHARACTER_NAMES[character];
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const allOf = (words: readonly string[]): string => and.format(words);
/** A set of Characters, as bits: 'Strider and Gimli'. */
export const peopleNamed = (set: number): string => allOf(CHARACTER_NAMES.filter((_, c) => set & (1 << c)));
export const cardTitle = (card: number): string => EVENT_TITLES[card];
/** 'Eye with Reveal', '2', 'Elven Rope': a Special tile has the title of the card that brings it. */
export function tileTitle(tile: number): string {
  const { name, set, value, reveal } = TILES[tile];
  if (set === SMEAGOL_TILE) return 'Sméagol';
  if (set !== STANDARD_TILE) return EVENT_TITLES[eventIndex(name)];
  return `${value === TILE_EYE ? 'Eye' : value}${reveal ? ' with Reveal' : ''}`;
}

/** A question within the action of a card says which card it is; not in a battle, which has questions of its own. */
export function forCard(s: State, question: string): string {
  for (let i = s.stack.length - 2; i >= 0 && !s.stack[i].at.startsWith('battle/'); i--)
    if (s.stack[i].at === 'event/run') return `${cardTitle((s.stack[i] as CardFrame).card)}: ${question}`;
  return question;
}

/** Something everybody sees. `type` is a short kebab-case word that animations go by. */
export const say = (type: string, rule: RuleId, text: string, about?: readonly Target[], facts?: Facts): GameEvent => ({
  type,
  rule,
  text,
  ...(about && { about }),
  ...(facts && { facts }),
});

/** A roll: what fell, and which dice count. */
export const rollFacts = (seat: Side, dice: readonly number[], isHit: (die: number) => boolean): Facts => ({
  seat,
  dice: [...dice],
  hits: dice.map(isHit),
});

/** Something one seat sees; the others are told `others`, or nothing. */
export const whisper = (
  type: string,
  rule: RuleId,
  seat: Seat,
  text: string,
  others?: string,
  about?: readonly Target[],
): GameEvent => ({
  type,
  rule,
  text,
  to: [seat],
  ...(others !== undefined && { others }),
  ...(about && { about }),
});

export const regionTarget = (region: number): Target => ({ domain: 'region', id: region });
export const cardTarget = (card: number): Target => ({ domain: 'card', id: card });

/** "1 hit", "3 hits". */
export const count = (n: number, word: string, words = `${word}s`): string => `${n} ${n === 1 ? word : words}`;
