// What was rolled and played in the battle that is being fought, from what was heard.
import type { Told } from '../../protocol/table.ts';
import type { Heard } from '../host/local-table.ts';
import { diceOf, type ToldDie } from '../table/told-dice.ts';

export interface SideStory {
  readonly roll: readonly ToldDie[];
  readonly reroll: readonly ToldDie[];
  readonly besides: readonly ToldDie[];
}

export interface RoundStory {
  readonly sides: readonly [SideStory, SideStory];
  /** What else happened, the last few sentences. */
  readonly lines: readonly Told[];
}

const NOBODY: SideStory = { roll: [], reroll: [], besides: [] };
const KEYS: Readonly<Record<string, keyof SideStory>> = {
  'combat-roll': 'roll',
  'leader-reroll': 'reroll',
  'additional-attack': 'besides',
};

/** Everything since the last round of a battle began. */
export function roundStory(heard: readonly Heard[]): RoundStory {
  const told: Told[] = [];
  for (const one of heard.toReversed()) {
    const begin = one.told.findLastIndex(({ type }) => type === 'combat-round' || type === 'attack');
    told.unshift(...one.told.slice(Math.max(0, begin)));
    if (begin >= 0) break;
  }
  const sides: [SideStory, SideStory] = [NOBODY, NOBODY];
  const lines: Told[] = [];
  for (const line of told) {
    const key = KEYS[line.type ?? ''];
    const side = line.facts?.seat;
    if (key && (side === 0 || side === 1))
      sides[side] = { ...sides[side], [key]: [...sides[side][key], ...diceOf(line)] };
    else lines.push(line);
  }
  return { sides, lines };
}
