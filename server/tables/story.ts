// What was heard at a table too long ago for a server to remember.
import type { AnyGame } from '../../games/all.ts';
import { STORY_PAGE } from '../../protocol/messages.ts';
import type { Games, Table } from '../store/store.ts';
import { type Happening, LiveGame } from './live-game.ts';

/** A page and one more of what is in the log after a version, played again from the last state kept before it. */
export async function happenedAfter(
  games: Games,
  game: AnyGame,
  table: Table,
  seed: string,
  after: number,
): Promise<readonly Happening[]> {
  const snapshot = await games.snapshot(table.id, after);
  const from = snapshot?.version ?? 0;
  const entries = await games.log(table.id, from, after - from + STORY_PAGE + 1);
  return LiveGame.load(game, { table, seed, snapshot, entries }, entries.length).happenings;
}
