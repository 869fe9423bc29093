// Moves are made once, however often they are sent.
import type { Seat } from '../../engine/game.ts';
import { there } from '../../lib/there.ts';
import { Refused } from '../refused.ts';
import type { LogEntry, NewEntry } from '../store/store.ts';
import type { LiveGame } from './live-game.ts';

export type Entering = Pick<NewEntry, 'kind' | 'text'>;

export const behind = (): Refused => new Refused('behind', 'The position has changed: look again, then choose.');

/**
 * The version of the last of these very entries, when they are in the log already: sent twice, from two tabs, or again after
 * a lost answer. Throws when the position has become another since. `read` gives the log after a version.
 */
export async function findDone(
  live: LiveGame,
  seat: Seat,
  entering: readonly Entering[],
  expected: number,
  read: (after: number) => Promise<readonly LogEntry[]>,
): Promise<number | undefined> {
  if (expected === live.version) return undefined;
  if (expected > live.version) throw behind();
  const later = live.heardFrom <= expected ? live.after(expected).map(({ entry }) => entry) : await read(expected);
  const mine = later.filter((entry) => entry.seat === seat && entry.kind !== 'word').slice(0, entering.length);
  const last = mine.at(-1);
  if (last) {
    const isSame = entering.every(({ kind, text }, i) => mine[i]?.kind === kind && mine[i]?.text === text);
    if (isSame) return last.version;
    throw behind();
  }
  const { kind } = there(entering[0]);
  // Others chose at the same time in secret, or only said something: the choice is still the same one.
  const onlyWords = later.every((entry) => entry.kind === 'word');
  if (kind === 'move' && (onlyWords || live.decisionOf(seat)?.secret)) return undefined;
  if (kind === 'undo' && onlyWords) return undefined;
  throw behind();
}
