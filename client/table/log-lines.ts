// The log: what was heard, by action, newest first.
import type { Seat, Viewer } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';
import type { Heard } from '../host/local-table.ts';
import { joined } from './summary.ts';

export type LogFilter = 'all' | 'mine' | 'theirs' | 'dice';

export interface LogLine extends Told {
  /** The move it was heard of. */
  readonly move: number;
}

export interface LogGroup {
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
  /** After how many moves of the game it began. */
  readonly from: number;
}

/** Rolls and draws by lot, whatever the game. */
export const isChance = ({ type = '' }: Told): boolean => /roll|tile|hunt|dice|attack-besides|additional/.test(type);

export function logGroups(heard: readonly Heard[], viewer: Viewer, filter: LogFilter): readonly LogGroup[] {
  const groups: { seat: Seat; lines: LogLine[]; from: number }[] = [];
  for (const [index, { seat, told }] of heard.entries()) {
    const open = groups.at(-1);
    const lines = told.map((line) => ({ ...line, move: index }));
    if (open?.seat === seat) open.lines.push(...lines);
    else groups.push({ seat, lines, from: index });
  }
  return groups
    .filter(({ seat }) => (filter === 'mine' ? seat === viewer : filter === 'theirs' ? seat !== viewer : true))
    .map((group) => ({ ...group, lines: joined(filter === 'dice' ? group.lines.filter(isChance) : group.lines) }))
    .filter(({ lines }) => lines.length > 0)
    .reverse();
}

/** For the clipboard: one sentence a line, oldest first. */
export const logText = (groups: readonly LogGroup[]): string =>
  groups
    .toReversed()
    .flatMap(({ lines }) => lines.map(({ text, rule }) => (rule ? `${text} ${rule}` : text)))
    .join('\n');
