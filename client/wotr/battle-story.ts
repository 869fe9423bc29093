// What was rolled and played in the battle that is being fought, read from what was heard.
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { Told } from '../../protocol/table.ts';
import type { Heard } from '../host/local-table.ts';
import { hitFlags, rollIn } from '../table/dice-words.ts';

export interface RolledDie {
  readonly value: number;
  readonly hit: boolean;
}

export interface SideStory {
  readonly roll: readonly RolledDie[];
  readonly reroll: readonly RolledDie[];
  readonly besides: readonly RolledDie[];
  /** Figures lost in this round, as sentences. */
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

const sideIn = (text: string): Side => (text.startsWith('The Shadow') ? 1 : 0);

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
    const roll = key && rollIn(line.text);
    if (!key || !roll) {
      lines.push(line);
      continue;
    }
    const flags = hitFlags(roll);
    const dice = roll.values.map((value, i) => ({ value, hit: flags[i] }));
    const side = sideIn(line.text);
    sides[side] = { ...sides[side], [key]: [...sides[side][key], ...dice] };
  }
  return { sides, lines };
}
