// The tables that this process has in memory: those that are looked at or played, and the last few besides.
import type { AnyGame } from '../../games/all.ts';
import { noSuchTable, Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { LiveTable } from './live-table.ts';
import type { TableTools } from './tools.ts';

interface Held {
  readonly table: LiveTable;
  readonly forget: () => void;
}

/** Milliseconds after which room is made, and for which a table that was asked for stays: whoever has it in hand may still sit down. */
const PAUSE = 1000;

export class LiveTables {
  private readonly store: Store;
  private readonly games: readonly AnyGame[];
  private readonly tools: TableTools;
  private readonly most: number;
  private readonly held = new Map<string, Promise<Held>>();
  private making: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(games: readonly AnyGame[], tools: TableTools, most: number) {
    this.store = tools.store;
    this.games = games;
    this.tools = tools;
    this.most = most;
  }

  get size(): number {
    return this.held.size;
  }

  async get(id: string): Promise<LiveTable> {
    if (this.closed) throw new Refused('unavailable', 'The server is closing: come back in a moment.');
    const known = this.held.get(id);
    const holding = known ?? this.hold(id);
    if (!known) {
      this.held.set(id, holding);
      holding.catch(() => this.held.delete(id));
    }
    const { table } = await holding;
    table.lastUsed = performance.now();
    if (!known) this.makeRoomSoon();
    return table;
  }

  /** The table, if this process has it. */
  async present(id: string): Promise<LiveTable | undefined> {
    return (await this.held.get(id)?.catch(() => undefined))?.table;
  }

  private async hold(id: string): Promise<Held> {
    const found = await this.store.tables.find(id);
    if (!found) throw noSuchTable();
    const game = this.games.find(({ name }) => name === found.game);
    if (!game) throw new Refused('old-rules', `This server does not know the game ${found.game}.`);
    const table = new LiveTable(found, game, this.tools);
    const forget = await this.store.watch(id, (change) => table.changed(change)); // before it is read: nothing is missed
    try {
      await table.load();
    } catch (error) {
      forget();
      throw error;
    }
    return { table, forget };
  }

  /** Not with each that is opened: where all are in use, going through them would cost more than they do. */
  private makeRoomSoon(): void {
    if (this.making || this.closed || this.held.size <= this.most) return;
    this.making = setTimeout(async () => {
      await this.makeRoom();
      this.making = undefined;
      this.makeRoomSoon();
    }, PAUSE).unref();
  }

  private async makeRoom(): Promise<void> {
    const all = await Promise.all([...this.held.values()].map((holding) => holding.catch(() => undefined)));
    const since = performance.now() - PAUSE;
    const idle = all.flatMap((held) => (held?.table.idle && held.table.lastUsed < since ? [held] : []));
    idle.sort((a, b) => a.table.lastUsed - b.table.lastUsed);
    for (const { table, forget } of idle.slice(0, this.held.size - this.most)) {
      this.held.delete(table.id);
      forget();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.making);
    for (const holding of this.held.values()) {
      const held = await holding.catch(() => undefined);
      held?.forget();
      await held?.table.close();
    }
  }
}
