// A move is made once, however often it is sent.
import type { Seat } from '../../engine/game.ts';
import type { LogEntry, NewEntry } from '../store/store.ts';
import type { LiveGame } from './live-game.ts';
import { Refused } from './refused.ts';

export type Entering = Pick<NewEntry, 'kind' | 'text'>;

/**
 * The version of this very entry, when it is in the log already: sent twice, from two tabs, or again after a lost answer.
 * Throws when the position has become another since. `read` gives the log after a version.
 */
export async function findDone(
  live: LiveGame,
  seat: Seat,
  { kind, text }: Entering,
  expected: number,
  read: (after: number) => Promise<readonly LogEntry[]>,
): Promise<number | undefined> {
  if (expected === live.version) return undefined;
  const behind = new Refused('behind', 'The position has changed: look again, then choose.');
  if (expected > live.version) throw behind;
  const later = live.heardFrom <= expected ? live.after(expected).map(({ entry }) => entry) : await read(expected);
  const mine = later.find((entry) => entry.seat === seat && entry.kind !== 'word');
  if (mine) {
    if (mine.kind === kind && mine.text === text) return mine.version;
    throw behind;
  }
  // Others chose at the same time in secret, or only said something: the choice is still the same one.
  const onlyWords = later.every((entry) => entry.kind === 'word');
  if (kind === 'move' && (onlyWords || live.decisionOf(seat)?.secret)) return undefined;
  if (kind === 'undo' && onlyWords) return undefined;
  throw behind;
}
