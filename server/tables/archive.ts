// Finished games as they were told. While a game is played its account grows entry by entry; when it is over that is put
// together and packed. Nothing but the store is needed for it: a server that died in between, or one with other rules, does it later.
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Outcome } from '../../engine/game.ts';
import { carryView } from '../../engine/migrate.ts';
import { Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import {
  makeTelling,
  packTelling,
  Teller,
  type Telling,
  type ToldEntry,
  unpackTelling,
  viewersOf,
} from '../../protocol/telling.ts';
import { ToldGame } from '../../protocol/told-game.ts';
import type { LogEntry, Result, Store, Table } from '../store/store.ts';
import { partsTold, readRows } from './account.ts';

/** How often games that are not told yet are looked for, in milliseconds. */
const pause = 60_000;
const atOnce = 20;
/** Milliseconds at a stretch for a game that is told again: others' moves come in between. */
const stretch = 3;
/** Tables that could not be told for some trouble, and are not tried again by this process unless somebody asks. */
const mostPutAside = 50;

export interface ArchiveParts {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  report(trouble: string, error: unknown): void;
}

export class Archive {
  private readonly parts: ArchiveParts;
  private readonly putAside = new Set<string>();
  private readonly working = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private closed = false;

  constructor(parts: ArchiveParts) {
    this.parts = parts;
  }

  start(): void {
    this.look();
    this.timer = setInterval(() => this.look(), pause).unref();
  }

  /** A game has ended. */
  ended(id: string): void {
    if (!this.closed) this.settle(id).catch((error: unknown) => this.parts.report('A game was not told', error));
  }

  /** The game as it was told, put together now if it must be; nothing when that cannot be any more. */
  async find(id: string): Promise<ToldGame | undefined> {
    const telling = await this.telling(id);
    if (!telling) return undefined;
    const game = this.parts.games.find(({ name }) => name === telling.game);
    return new ToldGame(telling, (view, version) => (game ? carryView(game, view, version) : view));
  }

  async telling(id: string): Promise<Telling | undefined> {
    const packed = await this.packed(id);
    return packed === undefined ? undefined : unpackTelling(packed);
  }

  async packed(id: string): Promise<string | undefined> {
    const { tellings } = this.parts.store;
    const known = await tellings.find(id);
    if (known !== undefined) return known;
    await this.settle(id);
    return tellings.find(id);
  }

  private look(): void {
    this.round ??= this.settleAll()
      .catch((error: unknown) => {
        if (!this.closed) this.parts.report('Games that are not told yet could not be found', error);
      })
      .finally(() => {
        this.round = undefined;
      });
  }

  private async settleAll(): Promise<void> {
    for (;;) {
      const due = await this.parts.store.tellings.due(atOnce, [...this.putAside]);
      for (const id of due) {
        if (this.closed) return;
        await this.settle(id).catch((error: unknown) => {
          this.parts.report('A game was not told', error);
          if (this.putAside.size < mostPutAside) this.putAside.add(id);
        });
      }
      if (due.length < atOnce || this.putAside.size >= mostPutAside) return;
    }
  }

  private settle(id: string): Promise<void> {
    const known = this.working.get(id);
    if (known) return known;
    const work = this.putTogether(id).finally(() => this.working.delete(id));
    this.working.set(id, work);
    return work;
  }

  private async putTogether(id: string): Promise<void> {
    const { store, games } = this.parts;
    const table = await store.tables.find(id);
    if (table?.status !== 'finished') return;
    const game = games.find(({ name }) => name === table.game);
    if (!game) throw new Error(`Nothing here knows the game ${table.game} of table ${id}.`);
    const telling = await tellingOf(store, game, table);
    await store.tellings.keep(id, telling && (await packTelling(telling)));
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.round;
    await Promise.allSettled(this.working.values());
  }
}

async function tellingOf(store: Store, game: AnyGame, table: Table): Promise<Telling | null> {
  const entries = await store.games.log(table.id);
  const told = partsTold(readRows(await store.tellings.told(table.id)), entries);
  const names = table.seats.map(({ name }) => name);
  const outcome = table.result?.rule == null ? null : { ...table.result, rule: table.result.rule };
  const made = (parts: Telling['parts'], from = 0): Telling =>
    makeTelling(game, table.options, names, parts, outcome, from);
  if (told?.from === 0) return made(told.parts);
  const again = await toldAgain(store, game, table, entries);
  if (again) return made([again]);
  return told ? made(told.parts, told.from) : null;
}

/** A game that nobody kept account of, played again: told if the rules of now lead it to the end that it had. */
async function toldAgain(
  store: Store,
  game: AnyGame,
  { id, rules, options, result }: Table,
  entries: readonly LogEntry[],
): Promise<Telling['parts'][number] | undefined> {
  const seed = await store.tables.seed(id);
  if (seed === undefined || (await store.games.parts(id)).length > 0) return undefined;
  try {
    const session = new Session(game, options, seed);
    const teller = new Teller(game, viewersOf(session.seats), session.state);
    const start = teller.start(session.state);
    const told: ToldEntry[] = [];
    let since = performance.now();
    for (const { kind, seat, text, time } of entries) {
      if (performance.now() - since > stretch) {
        await setImmediate();
        since = performance.now();
      }
      const events = kind === 'move' ? session.play(seat, text) : [];
      if (kind === 'undo' && !session.undo(seat)) return undefined;
      told.push(teller.tell({ kind, seat, text, time, events }, session.state));
    }
    return isSameEnd(game.outcome(session.state), result) ? { version: rules, ...start, entries: told } : undefined;
  } catch {
    return undefined; // the rules of now cannot play it
  }
}

/** What words or time have ended has no rule: the rules then know no end. */
function isSameEnd(outcome: Outcome | undefined, result: Result | null): boolean {
  if (!outcome || !result?.rule) return !outcome && !result?.rule;
  const { winners, reason, rule } = outcome;
  return rule === result.rule && reason === result.reason && isDeepStrictEqual(winners, result.winners);
}
