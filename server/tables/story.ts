// What was heard at tables too long ago for them to remember. A page of a log never changes once it is full, so it is read
// for the first who asks, as it was told; or played again, a little at a time, where nobody kept account; and kept for the next.
import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '../../games/all.ts';
import { there } from '../../lib/there.ts';
import { STORY_PAGE } from '../../protocol/messages.ts';
import { READ_PRICE, REPLAY_PRICE } from '../prices.ts';
import type { Store, Table } from '../store/store.ts';
import { readRows } from './account.ts';
import { type Happening, LiveGame } from './live-game.ts';

/** Milliseconds at a stretch: others' moves come in between. */
const stretch = 3;

export class Stories {
  private readonly store: Pick<Store, 'games' | 'tellings'>;
  private readonly most: number;
  /** The pages that were asked for last. */
  private readonly pages = new Map<string, Promise<readonly Happening[]>>();

  constructor(store: Pick<Store, 'games' | 'tellings'>, most = 50) {
    this.store = store;
    this.most = most;
  }

  /** What was heard from `after` to the end of its page. Whoever has it read or played again is charged for that. */
  async pageAfter(
    game: AnyGame,
    table: Table,
    seed: string,
    after: number,
    charge: (cost: number) => void,
  ): Promise<readonly Happening[]> {
    const from = after - (after % STORY_PAGE);
    const key = `${table.id} ${from}`;
    const known = this.pages.get(key);
    const page = known ?? this.read(game, table, seed, from, charge);
    this.keep(key, page);
    const happenings = await page.catch((error: unknown) => {
      this.pages.delete(key);
      throw error;
    });
    if (happenings.length < STORY_PAGE) this.pages.delete(key); // it is still being written
    return happenings;
  }

  private keep(key: string, page: Promise<readonly Happening[]>): void {
    this.pages.delete(key);
    this.pages.set(key, page);
    if (this.pages.size > this.most) {
      const [oldest] = this.pages.keys();
      this.pages.delete(there(oldest));
    }
  }

  private async read(
    game: AnyGame,
    table: Table,
    seed: string,
    from: number,
    charge: (cost: number) => void,
  ): Promise<readonly Happening[]> {
    const { games, tellings } = this.store;
    const rows = readRows(await tellings.told(table.id, from + 1, STORY_PAGE));
    // Nobody plays again what was played under other rules.
    const isPlayedAgain = !rows.has(from + 1) && (await games.parts(table.id)).length === 0;
    if (isPlayedAgain) return this.replay(game, table, seed, from, charge);
    const entries = await games.log(table.id, from, STORY_PAGE);
    charge(entries.length * READ_PRICE);
    return entries.map((entry) => ({ entry, events: rows.get(entry.version)?.events ?? [] }));
  }

  private async replay(
    game: AnyGame,
    table: Table,
    seed: string,
    from: number,
    charge: (cost: number) => void,
  ): Promise<readonly Happening[]> {
    const { games } = this.store;
    const snapshot = await games.snapshot(table.id, from);
    const start = snapshot?.version ?? 0;
    const entries = await games.log(table.id, start, from - start + STORY_PAGE);
    charge(entries.length * REPLAY_PRICE);
    const live = LiveGame.load(game, { table, seed, snapshot, entries: [] }, STORY_PAGE);
    let since = performance.now();
    for (const entry of entries) {
      live.follow(entry);
      if (performance.now() - since < stretch) continue;
      await setImmediate();
      since = performance.now();
    }
    return live.after(from);
  }
}
