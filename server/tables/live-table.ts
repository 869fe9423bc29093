// One table in this process. Everything that happens at it goes through one queue, and nothing is shown or acknowledged before
// the store has it: a move is made in memory, committed with the version check, and only then told to anybody.
import { NotationError, type Refusal, RefusedMove, type Seat, type Viewer } from '../../engine/game.ts';
import { rivalsOf } from '../../engine/sides.ts';
import type { AnyGame } from '../../games/all.ts';
import { type ServerMessage, STORY_PAGE, type TableInfo } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/table.ts';
import { flagged } from '../clocks.ts';
import { endGame } from '../rating.ts';
import type { Appended, Change, Consequence, LogEntry, NewEntry, PersonId, Table } from '../store/store.ts';
import { Audience, type Shown, type Watcher } from './audience.ts';
import { loadCarriedOn } from './carry-on.ts';
import { endingBy } from './endings.ts';
import { handWord, standInBy } from './handing.ts';
import { hasPeople, infoOf, maySee, seatsOf, sidesAt, sitterOf } from './info.ts';
import { heardBy, isRulesWord, LiveGame, type Made, type Word } from './live-game.ts';
import { type Entering, findDone } from './once.ts';
import { type PastGame, pastGame } from './past-game.ts';
import { Presence } from './presence.ts';
import { Programs } from './programs.ts';
import { noSuchTable, Refused } from './refused.ts';
import { nextIn } from './signals.ts';
import { type SpokenRoom, TableChat } from './table-chat.ts';
import type { TableTools } from './tools.ts';

const attempts = 4;

export class LiveTable {
  readonly id: string;
  lastUsed = 0;
  private readonly game: AnyGame;
  private readonly tools: TableTools;
  private readonly audience: Audience;
  private table: Table;
  private live: LiveGame | undefined;
  /** Instead of `live`: a game that is over, and that the rules of now do not know. */
  private past: PastGame | undefined;
  private seed: string | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly programs: Programs;
  private readonly presence: Presence;
  private readonly rooms: TableChat;
  private sinceSnapshot = 0;
  private gone = false;
  /** When somebody last looked at it. */
  private lastSeen = 0;

  constructor(table: Table, game: AnyGame, tools: TableTools) {
    this.id = table.id;
    this.table = table;
    this.game = game;
    this.tools = tools;
    this.audience = new Audience(table.id);
    this.programs = new Programs(tools, {
      id: table.id,
      run: (work) => this.run(work),
      now: () => (this.gone || this.table.status !== 'playing' ? undefined : this.live),
      seats: () => this.table.seats,
      isPutAway: () => this.isPutAway(),
      enter: (seat, text, version) => this.enter(seat, { kind: 'move', text }, version),
    });
    this.rooms = new TableChat(tools.store.chat, this.audience, {
      table: table.id,
      sides: () => sidesAt(this.table, game),
      seatsOf: (person) => seatsOf(this.table, person),
    });
    this.presence = new Presence({
      table: table.id,
      process: tools.process,
      now: tools.now,
      here: () => this.connected(),
      tell: (message) => this.audience.tell(message),
      signal: (text) => this.signal(text),
    });
  }

  private isPutAway(): boolean {
    const { table, audience, tools } = this;
    if (hasPeople(table.seats) || audience.watchers.size > 0) return false;
    return tools.now() - Math.max(table.created, this.lastSeen) > tools.aloneFor;
  }

  get idle(): boolean {
    return this.waiting === 0 && this.audience.watchers.size === 0 && !this.programs.busy;
  }

  /** Reads everything from the store. */
  load(): Promise<void> {
    return this.run(async () => {
      await this.reload();
      await this.rooms.begin();
      this.programs.wake(0);
    });
  }

  /** Ends what is under way; nothing is taken any more. */
  async close(): Promise<void> {
    this.gone = true;
    this.programs.stop();
    this.presence.close();
    await this.queue;
  }

  private connected(): { here: Seat[]; spectators: number } {
    const watchers = [...this.audience.watchers];
    const here = this.table.seats.flatMap((seat, i) =>
      watchers.some(({ person }) => person !== null && person === sitterOf(seat)) ? [i] : [],
    );
    return { here, spectators: watchers.filter(({ as }) => as === 'spectator').length };
  }

  /** To whoever has this table in memory, on all servers. */
  private signal(text: string): void {
    this.tools.store.signal(this.id, text).catch((error: unknown) => {
      if (!this.gone) this.tools.report('A signal was not sent', error);
    });
  }

  private run<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.queue.then(work);
    this.queue = done.then(
      () => this.waiting--,
      () => this.waiting--,
    );
    return done;
  }

  private async reload(): Promise<void> {
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
    if (this.shown) this.audience.show(this.shown, this.info(), this.tools.sent);
  }

  private get shown(): Shown | undefined {
    return this.live ?? this.past;
  }

  private info(): TableInfo {
    return infoOf(this.table, this.game, this.tools.now(), this.seed);
  }

  /** Who is this, and where does he sit? A seat that is named must be his. */
  private seatFor(person: PersonId | null, seat: Seat | undefined): Seat {
    const mine = seatsOf(this.table, person);
    if (mine.length === 0) {
      if (!maySee(this.table, person)) throw noSuchTable();
      throw new Refused('not-yours', 'You do not sit at this table.');
    }
    if (seat === undefined && mine.length > 1)
      throw new Refused('not-yours', 'You have more than one seat here: say which.');
    if (seat !== undefined && !mine.includes(seat)) throw new Refused('not-yours', 'That is not your seat.');
    return seat ?? mine[0];
  }

  private viewerFor(person: PersonId | null, seat: Seat | undefined): Viewer {
    if (!maySee(this.table, person)) throw noSuchTable();
    if (seat !== undefined) return this.seatFor(person, seat);
    return seatsOf(this.table, person)[0] ?? 'spectator';
  }

  watch(
    person: PersonId | null,
    seat: Seat | undefined,
    watcherAs: (as: Viewer) => Watcher,
    have?: number,
    re?: string,
  ): Promise<Watcher> {
    return this.run(async () => {
      await this.catchUp();
      const watcher = watcherAs(this.viewerFor(person, seat));
      const next = this.table.status === 'finished' ? await this.tools.store.tables.rematch(this.id) : undefined;
      this.audience.add(watcher, this.info(), this.shown, have, re);
      watcher.send(this.presence.message);
      this.presence.changed();
      if (next) watcher.send({ type: 'rematch', table: this.id, next: next.id });
      this.programs.wake(0);
      return watcher;
    });
  }

  unwatch(watcher: Watcher): void {
    if (!this.audience.watchers.delete(watcher)) return;
    this.lastSeen = this.tools.now();
    this.presence.changed();
  }

  /** Whether somebody looks at it from his seat. */
  isSeenBy(person: PersonId): boolean {
    return [...this.audience.watchers].some((watcher) => watcher.person === person && watcher.as !== 'spectator');
  }

  wakePrograms(): Promise<void> {
    return this.run(async () => {
      await this.catchUp();
      this.programs.wakeAgain();
    });
  }

  /** A program that is to choose at this version does; nothing happens when the game has gone on. */
  async programMoves(version: number): Promise<void> {
    const known = () => this.live?.version ?? -1;
    await this.run(async () => {
      if (known() < version) await this.catchUpTable();
      await this.catchUp();
    });
    if (known() < version) throw new Error(`Table ${this.id} has not come to version ${version}.`);
    await this.programs.perform(version);
    await this.run(async () => this.programs.wake(0));
  }

  /** How the table stands, for who asks only once. */
  look(
    person: PersonId | null,
    seat?: Seat,
  ): Promise<{ info: TableInfo; as: Viewer; version: number; view: TableView | null }> {
    return this.run(async () => {
      await this.catchUp();
      const as = this.viewerFor(person, seat);
      return { info: this.info(), as, version: this.shown?.version ?? 0, view: this.shown?.look(as) ?? null };
    });
  }

  /** What was heard after a version; from the store when it is too long ago for this process to know. */
  async story(
    person: PersonId | null,
    seat: Seat | undefined,
    after: number,
    charge: (cost: number) => void,
  ): Promise<Omit<ServerMessage & { type: 'story' }, 're'>> {
    const as = await this.run(async () => this.viewerFor(person, seat));
    const { live, shown, table, seed = '' } = this;
    const isLongAgo = live && live.heardFrom > after;
    const known = isLongAgo
      ? await this.tools.stories.pageAfter(this.game, table, seed, after, charge)
      : (shown?.after(after) ?? []);
    const later = known.filter(({ entry }) => entry.version > after).slice(0, STORY_PAGE);
    const last = later.at(-1)?.entry.version;
    const next = shown && last !== undefined && last < shown.version ? last : null;
    return { type: 'story', table: this.id, as, heard: heardBy(later, as), next };
  }

  /** Answers with the version at which the move stands in the log. */
  play(person: PersonId | null, seat: Seat | undefined, version: number, text: string): Promise<number> {
    return this.run(async () => this.enter(this.seatFor(person, seat), { kind: 'move', text }, version));
  }

  undo(person: PersonId | null, seat: Seat | undefined, version: number): Promise<number> {
    return this.run(async () => this.enter(this.seatFor(person, seat), { kind: 'undo', text: '' }, version));
  }

  why(person: PersonId | null, seat: Seat | undefined, about: string): Promise<readonly Refusal[]> {
    return this.run(async () => {
      const mine = this.seatFor(person, seat);
      return this.playing().explain(mine, about);
    });
  }

  say(person: PersonId | null, word: Word, seat?: Seat): Promise<number> {
    return this.run(async () => this.enter(this.seatFor(person, seat), { kind: 'word', text: word }));
  }

  /** A partner's seat goes to a program. */
  hand(person: PersonId | null, seat: Seat | undefined, to: Seat, program: string): Promise<number> {
    return this.run(async () => {
      const mine = this.seatFor(person, seat);
      const names = this.tools.programsOf(this.game.name);
      if (!names.includes(program))
        throw new Refused('bad-request', `No program is called "${program}": choose ${names.join(', ')}.`);
      const version = await this.enter(mine, { kind: 'word', text: handWord(to, program) });
      await this.catchUpTable();
      this.programs.wakeAgain();
      return version;
    });
  }

  /** A clock has run out while nobody claimed it. */
  timeOut(): Promise<void> {
    return this.run(async () => {
      await this.catchUp();
      const { live, table, tools } = this;
      const [late] = live?.clocks && table.status === 'playing' ? flagged(live.clocks, tools.now()) : [];
      // The claim is entered for whoever gains by it.
      const [rival] = live && late ? rivalsOf(live.sides, late.seat) : [];
      if (rival !== undefined) await this.enter(rival, { kind: 'word', text: 'claim' });
    });
  }

  /** The last lines that somebody who looks may read, by room. */
  chatShownTo(as: Viewer, count: number): ReturnType<TableChat['shownTo']> {
    return this.rooms.shownTo(as, count);
  }

  async chat(person: PersonId, room: SpokenRoom | undefined, text: string): Promise<void> {
    if (!maySee(this.table, person)) throw noSuchTable();
    await this.rooms.say(person, room, text);
  }

  private playing(): LiveGame {
    const { live, table } = this;
    if (live && table.status === 'playing') return live;
    throw new Refused('not-playing', table.status === 'finished' ? 'The game is over.' : 'The game has not begun.');
  }

  /** One entry into the log, once. `expected` is the version that the choice was made by. */
  private async enter(seat: Seat, entering: Entering, expected?: number): Promise<number> {
    let trouble: unknown;
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (!this.shown || (expected !== undefined && expected > this.shown.version)) await this.refresh();
      const read = (after: number): Promise<readonly LogEntry[]> => this.tools.store.games.log(this.id, after);
      const done =
        expected === undefined || !this.live ? undefined : await findDone(this.live, seat, entering, expected, read);
      if (done !== undefined) {
        this.programs.wake(0); // it may have been committed without our knowing
        return done;
      }
      const live = this.playing();
      const answer = await this.commit(live, { ...entering, seat, time: this.tools.now() }).catch((error: unknown) => {
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

  private async commit(live: LiveGame, entry: NewEntry): Promise<Appended> {
    const before = live.version;
    const result =
      entry.kind === 'word' ? endingBy(entry.text, live, this.table, entry.seat, this.tools.now()) : undefined;
    const moment = { now: this.tools.now(), isHere: (seat: Seat) => this.presence.isHere(seat) };
    const standIn = entry.kind === 'word' ? standInBy(entry.text, live, this.table, entry.seat, moment) : undefined;
    const { entry: made, toldBefore } = this.make(live, entry);
    const ended = result ?? live.outcome;
    const due = ++this.sinceSnapshot >= this.tools.snapshotEvery;
    const snapshot = due || ended ? live.snapshot() : undefined;
    const turn = live.turn();
    const { store } = this.tools;
    const kept: Consequence = { toldBefore, ...(snapshot !== undefined && { snapshot }), ...(standIn && { standIn }) };
    const contest = { ...this.table, sides: live.sides };
    const from = performance.now();
    const answer = ended
      ? await endGame(store, contest, before, [made], { ...kept, result: ended }, live.moved, this.tools.now())
      : await store.games.append(this.id, before, [made], { ...kept, turn });
    if (answer !== 'ok') return answer;
    this.tools.committed(performance.now() - from);
    if (snapshot !== undefined) this.sinceSnapshot = 0;
    const finished = ended && ({ status: 'finished', result: ended, toMove: [], deadline: null } as const);
    this.table = { ...this.table, version: live.version, ...turn, ...finished, updated: this.tools.now() };
    this.audience.show(live, this.info(), this.tools.sent);
    this.programs.wake(0);
    if (ended) this.tools.archive.ended(this.id);
    return 'ok';
  }

  private make(live: LiveGame, entry: NewEntry): Made {
    if (entry.kind === 'move' && !live.decisionOf(entry.seat))
      throw new Refused('not-your-turn', 'It is not your turn to choose.');
    try {
      return live.make(entry);
    } catch (error) {
      if (error instanceof RefusedMove) throw new Refused('illegal', error.message, error.refusals);
      if (error instanceof NotationError) throw new Refused('illegal', error.message);
      if (!(error instanceof Refused)) this.live = undefined;
      throw error;
    }
  }

  /** What other processes and other parts of this one have done. */
  changed(change: Change): void {
    if (change.what === 'signal') {
      const next = nextIn(change.text);
      if (next !== undefined) this.audience.tell({ type: 'rematch', table: this.id, next });
      else this.presence.hear(change.text);
      return;
    }
    if (change.what === 'moves' && this.live && change.version <= this.live.version) return;
    void this.run(async () => {
      if (change.what !== 'moves') await this.catchUpTable();
      if (change.what === 'chat' || change.what === 'missed') await this.rooms.catchUp();
      if (change.what !== 'chat') await this.catchUp();
      this.programs.wake(this.tools.programPatience);
    }).catch((error: unknown) => {
      const code = error instanceof Refused ? error.code : undefined;
      if (code === 'old-rules') this.audience.tell({ type: 'error', code, text: String((error as Error).message) });
      else if (code !== 'no-such-table') this.tools.report('A table fell behind', error);
    });
  }

  private async catchUpTable(): Promise<void> {
    const table = await this.tools.store.tables.find(this.id);
    if (!table) {
      this.gone = true;
      this.audience.tell({ type: 'error', code: 'no-such-table', text: 'The table was taken away.' });
      throw noSuchTable();
    }
    const begins = table.status !== 'open' && this.table.status === 'open';
    this.table = table;
    if (begins || (table.status !== 'open' && !this.shown)) {
      await this.reload();
      if (this.shown) this.audience.begin(this.info(), this.shown);
    }
    this.audience.tell({ type: 'info', table: this.id, info: this.info() });
    this.dismissStrangers();
    this.presence.changed();
  }

  /** Who has lost his seat sees no more than anybody. */
  private dismissStrangers(): void {
    for (const watcher of [...this.audience.watchers]) {
      const sits = watcher.as === 'spectator' || seatsOf(this.table, watcher.person).includes(watcher.as);
      if (sits && maySee(this.table, watcher.person)) continue;
      this.unwatch(watcher);
      watcher.send({ type: 'error', code: 'not-yours', text: 'You no longer sit there: watch the table anew.' });
    }
  }

  private async catchUp(): Promise<void> {
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
    this.audience.show(this.live, this.info(), this.tools.sent);
  }
}
