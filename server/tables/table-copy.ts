// The copy of one table that this process has, and the one way from it into the log: a move is made in memory, committed with
// the version check, and only then told to anybody. Everything here happens in the queue of the table (live-table.ts).
import { NotationError, RefusedMove, type Seat } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import { there } from '../../lib/there.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import type { Foreseen } from '../../protocol/table.ts';
import { endGame } from '../rating.ts';
import { noSuchTable, Refused } from '../refused.ts';
import type { Appended, Consequence, LogEntry, NewEntry, Table } from '../store/store.ts';
import type { Audience, Shown } from './audience.ts';
import { loadCarriedOn } from './carry-on.ts';
import { endingBy } from './endings.ts';
import { standInBy } from './handing.ts';
import { infoOf } from './info.ts';
import { isRulesWord, LiveGame, type Made } from './live-game.ts';
import { behind, type Entering, findDone } from './once.ts';
import { type PastGame, pastGame } from './past-game.ts';
import type { TableTools } from './tools.ts';

const attempts = 4;

/** What the copy asks of the table around it. */
export interface Around {
  readonly audience: Audience;
  isHere(seat: Seat): boolean;
  /** Somebody else may have to choose now. */
  wakePrograms(): void;
}

export class TableCopy {
  readonly id: string;
  table: Table;
  live: LiveGame | undefined;
  seed: string | undefined;
  /** The table was taken away, or this process leaves it. */
  gone = false;
  /** Instead of `live`: a game that is over, and that the rules of now do not know. */
  private past: PastGame | undefined;
  private sinceSnapshot = 0;
  private readonly game: AnyGame;
  private readonly tools: TableTools;
  private readonly around: Around;

  constructor(table: Table, game: AnyGame, tools: TableTools, around: Around) {
    this.id = table.id;
    this.table = table;
    this.game = game;
    this.tools = tools;
    this.around = around;
  }

  get shown(): Shown | undefined {
    return this.live ?? this.past;
  }

  info(): TableInfo {
    return infoOf(this.table, this.game, this.tools.now(), this.seed);
  }

  /** Reads everything from the store. */
  async reload(): Promise<void> {
    this.live = undefined;
    const { store, archive, now } = this.tools;
    const loaded = await loadCarriedOn(store, this.game, this.id, now);
    if (!loaded) throw noSuchTable();
    this.table = loaded.table;
    this.seed = loaded.seed;
    this.sinceSnapshot = loaded.entries.length;
    const { status, rules } = loaded.table;
    if (status === 'finished' && rules !== this.game.version) this.past ??= await pastGame(archive, loaded.table);
    else if (status !== 'open') this.live = LiveGame.load(this.game, loaded);
    if (this.shown) this.around.audience.show(this.shown, this.info(), this.tools.sent);
  }

  playing(): LiveGame {
    const { live, table } = this;
    if (live && table.status === 'playing') return live;
    throw new Refused('not-playing', table.status === 'finished' ? 'The game is over.' : 'The game has not begun.');
  }

  foresee(seat: Seat, version: number, moves: readonly string[]): Foreseen | null {
    const live = this.playing();
    if (version !== live.version) throw behind();
    return this.asked(live, seat, () => live.foresee(seat, moves));
  }

  /** Entries into the log, once, all or none. `expected` is the version that the choice was made by. */
  async enter(seat: Seat, entering: readonly Entering[], expected?: number): Promise<number> {
    let trouble: unknown;
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (!this.shown || (expected !== undefined && expected > this.shown.version)) await this.refresh();
      const read = (after: number): Promise<readonly LogEntry[]> => this.tools.store.games.log(this.id, after);
      const done =
        expected === undefined || !this.live ? undefined : await findDone(this.live, seat, entering, expected, read);
      if (done !== undefined) {
        this.around.wakePrograms(); // it may have been committed without our knowing
        return done;
      }
      const live = this.playing();
      const time = this.tools.now();
      const entries = entering.map((each) => ({ ...each, seat, time }));
      const answer = await this.commit(live, entries).catch((error: unknown) => {
        if (error instanceof Refused) throw error;
        trouble = error;
        return 'unknown' as const;
      });
      if (answer === 'ok') return live.version;
      this.live = undefined; // it is ahead of the store
      await this.refresh();
    }
    this.tools.report(`Table ${this.id} could not take an entry`, trouble);
    throw new Refused('unavailable', 'The table could not take it just now: try again.');
  }

  private async refresh(): Promise<void> {
    try {
      await (this.shown ? this.catchUp() : this.reload());
    } catch (error) {
      this.live = undefined;
      if (error instanceof Refused) throw error;
      this.tools.report(`Table ${this.id} could not be read`, error);
      throw new Refused('unavailable', 'The table could not be read just now: try again.');
    }
  }

  private async commit(live: LiveGame, entries: readonly NewEntry[]): Promise<Appended> {
    const before = live.version;
    const entry = there(entries[0]);
    const result =
      entry.kind === 'word' ? endingBy(entry.text, live, this.table, entry.seat, this.tools.now()) : undefined;
    const moment = { now: this.tools.now(), isHere: (seat: Seat) => this.around.isHere(seat) };
    const standIn = entry.kind === 'word' ? standInBy(entry.text, live, this.table, entry.seat, moment) : undefined;
    const made = this.make(live, entries);
    const { toldBefore } = there(made[0]);
    const told = made.map((each) => each.entry);
    const ended = result ?? live.outcome;
    this.sinceSnapshot += made.length;
    const due = this.sinceSnapshot >= this.tools.snapshotEvery;
    const snapshot = due || ended ? live.snapshot() : undefined;
    const turn = live.turn();
    const { store } = this.tools;
    const kept: Consequence = { toldBefore, ...(snapshot !== undefined && { snapshot }), ...(standIn && { standIn }) };
    const contest = { ...this.table, sides: live.sides };
    const from = performance.now();
    const answer = ended
      ? await endGame(store, contest, before, told, { ...kept, result: ended }, live.moved, this.tools.now())
      : await store.games.append(this.id, before, told, { ...kept, turn });
    if (answer !== 'ok') return answer;
    this.tools.committed(performance.now() - from);
    if (snapshot !== undefined) this.sinceSnapshot = 0;
    const finished = ended && ({ status: 'finished', result: ended, toMove: [], deadline: null } as const);
    this.table = { ...this.table, version: live.version, ...turn, ...finished, updated: this.tools.now() };
    this.around.audience.show(live, this.info(), this.tools.sent);
    this.around.wakePrograms();
    if (ended) this.tools.archive.ended(this.id);
    return 'ok';
  }

  private make(live: LiveGame, entries: readonly NewEntry[]): readonly Made[] {
    const { kind, seat } = there(entries[0]);
    const make = (): readonly Made[] => {
      if (entries.length > 1) {
        const moves = entries.map(({ text }) => text);
        live.checkTogether(seat, moves);
      }
      return entries.map((entry) => live.make(entry));
    };
    return kind === 'move' ? this.asked(live, seat, make) : this.guarded(make);
  }

  /** For a seat that is to choose. */
  private asked<T>(live: LiveGame, seat: Seat, work: () => T): T {
    if (!live.decisionOf(seat)) throw new Refused('not-your-turn', 'It is not your turn to choose.');
    return this.guarded(work);
  }

  private guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof RefusedMove) throw new Refused('illegal', error.message, error.refusals);
      if (error instanceof NotationError) throw new Refused('illegal', error.message);
      if (!(error instanceof Refused)) this.live = undefined;
      throw error;
    }
  }

  /** What is public about the table has changed; everybody sees a game that has begun. */
  async catchUpTable(): Promise<void> {
    const table = await this.tools.store.tables.find(this.id);
    if (!table) {
      this.gone = true;
      this.around.audience.tell({ type: 'error', code: 'no-such-table', text: 'The table was taken away.' });
      throw noSuchTable();
    }
    const begins = table.status !== 'open' && this.table.status === 'open';
    this.table = table;
    if (begins || (table.status !== 'open' && !this.shown)) {
      await this.reload();
      if (this.shown) this.around.audience.begin(this.info(), this.shown);
    }
  }

  /** What others have entered into the log. */
  async catchUp(): Promise<void> {
    if (this.gone) throw noSuchTable();
    if (!this.live) {
      if (this.table.status !== 'open' && !this.past) await this.reload();
      return;
    }
    if (this.table.status === 'finished' && this.live.version >= this.table.version) return;
    const entries = await this.tools.store.games.log(this.id, this.live.version);
    if (entries.some(isRulesWord)) return this.reload();
    for (const entry of entries) this.live.follow(entry);
    if (entries.length === 0) return;
    this.sinceSnapshot += entries.length;
    this.table = { ...this.table, version: this.live.version, ...this.live.turn() };
    this.around.audience.show(this.live, this.info(), this.tools.sent);
  }
}
