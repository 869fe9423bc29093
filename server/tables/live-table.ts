// One table in this process: who may ask it for what, and its queue, through which everything goes that happens at it. Nothing is
// shown or acknowledged before the store has it (table-copy.ts).
import type { Refusal, Seat, Viewer } from '../../engine/game.ts';
import { rivalsOf } from '../../engine/sides.ts';
import type { AnyGame } from '../../games/all.ts';
import { type ServerMessage, STORY_PAGE, type TableInfo } from '../../protocol/messages.ts';
import type { Foreseen, TableView } from '../../protocol/table.ts';
import { flagged } from '../clocks.ts';
import { noSuchTable, Refused } from '../refused.ts';
import type { PersonId, StoreChange, Table } from '../store/store.ts';
import { Audience, type Watcher } from './audience.ts';
import { handWord } from './handing.ts';
import { hasPeople, maySee, seatsOf, sidesAt, sitterOf } from './info.ts';
import { heardBy, type Word } from './live-game.ts';
import { Presence } from './presence.ts';
import { Programs } from './programs.ts';
import { nextIn } from './signals.ts';
import { type SpokenRoom, TableChat } from './table-chat.ts';
import { TableCopy } from './table-copy.ts';
import type { TableTools } from './tools.ts';

export class LiveTable {
  readonly id: string;
  lastUsed = 0;
  private readonly game: AnyGame;
  private readonly tools: TableTools;
  private readonly audience: Audience;
  private readonly copy: TableCopy;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly programs: Programs;
  private readonly presence: Presence;
  private readonly rooms: TableChat;
  /** When somebody last looked at it. */
  private lastSeen = 0;

  constructor(table: Table, game: AnyGame, tools: TableTools) {
    this.id = table.id;
    this.game = game;
    this.tools = tools;
    this.audience = new Audience(table.id);
    this.copy = new TableCopy(table, game, tools, {
      audience: this.audience,
      isHere: (seat) => this.presence.isHere(seat),
      wakePrograms: () => this.programs.wake(0),
    });
    this.programs = new Programs(tools, {
      id: table.id,
      run: (work) => this.run(work),
      now: () => (this.copy.gone || this.table.status !== 'playing' ? undefined : this.copy.live),
      seats: () => this.table.seats,
      isPutAway: () => this.isPutAway(),
      enter: (seat, text, version) => this.copy.enter(seat, [{ kind: 'move', text }], version),
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

  private get table(): Table {
    return this.copy.table;
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
      await this.copy.reload();
      await this.rooms.begin();
      this.programs.wake(0);
    });
  }

  /** Ends what is under way; nothing is taken any more. */
  async close(): Promise<void> {
    this.copy.gone = true;
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
      if (!this.copy.gone) this.tools.report('A signal was not sent', error);
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

  /** Who is this, and where does he sit? A seat that is named must be his. */
  private seatFor(person: PersonId | null, seat: Seat | undefined): Seat {
    const mine = seatsOf(this.table, person);
    const [first] = mine;
    if (first === undefined) {
      if (!maySee(this.table, person)) throw noSuchTable();
      throw new Refused('not-yours', 'You do not sit at this table.');
    }
    if (seat === undefined && mine.length > 1)
      throw new Refused('not-yours', 'You have more than one seat here: say which.');
    if (seat !== undefined && !mine.includes(seat)) throw new Refused('not-yours', 'That is not your seat.');
    return seat ?? first;
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
      await this.copy.catchUp();
      const watcher = watcherAs(this.viewerFor(person, seat));
      const next = this.table.status === 'finished' ? await this.tools.store.tables.rematch(this.id) : undefined;
      this.audience.add(watcher, this.copy.info(), this.copy.shown, have, re);
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
      await this.copy.catchUp();
      this.programs.wakeAgain();
    });
  }

  /** A program that is to choose at this version does; nothing happens when the game has gone on. */
  async programMoves(version: number): Promise<void> {
    const known = () => this.copy.live?.version ?? -1;
    await this.run(async () => {
      if (known() < version) await this.catchUpTable();
      await this.copy.catchUp();
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
      await this.copy.catchUp();
      const as = this.viewerFor(person, seat);
      return {
        info: this.copy.info(),
        as,
        version: this.copy.shown?.version ?? 0,
        view: this.copy.shown?.look(as) ?? null,
      };
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
    const { live, shown, table, seed = '' } = this.copy;
    const isLongAgo = live && live.heardFrom > after;
    const known = isLongAgo
      ? await this.tools.stories.pageAfter(this.game, table, seed, after, charge)
      : (shown?.after(after) ?? []);
    const later = known.filter(({ entry }) => entry.version > after).slice(0, STORY_PAGE);
    const last = later.at(-1)?.entry.version;
    const next = shown && last !== undefined && last < shown.version ? last : null;
    return { type: 'story', table: this.id, as, heard: heardBy(later, as), next };
  }

  /** All of the moves, or none. Answers with the version at which the last of them stands in the log. */
  play(person: PersonId | null, seat: Seat | undefined, version: number, moves: readonly string[]): Promise<number> {
    const entering = moves.map((text) => ({ kind: 'move', text }) as const);
    return this.run(async () => this.copy.enter(this.seatFor(person, seat), entering, version));
  }

  foresee(
    person: PersonId | null,
    seat: Seat | undefined,
    version: number,
    moves: readonly string[],
  ): Promise<Foreseen | null> {
    return this.run(async () => this.copy.foresee(this.seatFor(person, seat), version, moves));
  }

  undo(person: PersonId | null, seat: Seat | undefined, version: number): Promise<number> {
    return this.run(async () => this.copy.enter(this.seatFor(person, seat), [{ kind: 'undo', text: '' }], version));
  }

  why(person: PersonId | null, seat: Seat | undefined, about: string): Promise<readonly Refusal[]> {
    return this.run(async () => {
      const mine = this.seatFor(person, seat);
      return this.copy.playing().explain(mine, about);
    });
  }

  say(person: PersonId | null, word: Word, seat?: Seat): Promise<number> {
    return this.run(async () => this.copy.enter(this.seatFor(person, seat), [{ kind: 'word', text: word }]));
  }

  /** A partner's seat goes to a program. */
  hand(person: PersonId | null, seat: Seat | undefined, to: Seat, program: string): Promise<number> {
    return this.run(async () => {
      const mine = this.seatFor(person, seat);
      const names = this.tools.programsOf(this.game.name);
      if (!names.includes(program))
        throw new Refused('bad-request', `No program is called "${program}": choose ${names.join(', ')}.`);
      const version = await this.copy.enter(mine, [{ kind: 'word', text: handWord(to, program) }]);
      await this.catchUpTable();
      this.programs.wakeAgain();
      return version;
    });
  }

  /** A clock has run out while nobody claimed it. */
  timeOut(): Promise<void> {
    return this.run(async () => {
      await this.copy.catchUp();
      const {
        copy: { live, table },
        tools,
      } = this;
      const [late] = live?.clocks && table.status === 'playing' ? flagged(live.clocks, tools.now()) : [];
      // The claim is entered for whoever gains by it.
      const [rival] = live && late ? rivalsOf(live.sides, late.seat) : [];
      if (rival !== undefined) await this.copy.enter(rival, [{ kind: 'word', text: 'claim' }]);
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

  /** What other processes and other parts of this one have done. */
  changed(change: StoreChange): void {
    if (change.what === 'signal') {
      const next = nextIn(change.text);
      if (next !== undefined) this.audience.tell({ type: 'rematch', table: this.id, next });
      else this.presence.hear(change.text);
      return;
    }
    if (change.what === 'moves' && this.copy.live && change.version <= this.copy.live.version) return;
    void this.run(async () => {
      if (change.what !== 'moves') await this.catchUpTable();
      if (change.what === 'chat' || change.what === 'missed') await this.rooms.catchUp();
      if (change.what !== 'chat') await this.copy.catchUp();
      this.programs.wake(this.tools.programPatience);
    }).catch((error: unknown) => {
      const code = error instanceof Refused ? error.code : undefined;
      if (code === 'old-rules') this.audience.tell({ type: 'error', code, text: String((error as Error).message) });
      else if (code !== 'no-such-table') this.tools.report('A table fell behind', error);
    });
  }

  private async catchUpTable(): Promise<void> {
    await this.copy.catchUpTable();
    this.audience.tell({ type: 'info', table: this.id, info: this.copy.info() });
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
}
