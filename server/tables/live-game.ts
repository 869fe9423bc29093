// A stored game in memory: the position that its log leads to, and what was said on the way. Knows no database and no client.
import type { Decision, GameEvent, Seat, State, Viewer } from '../../engine/game.ts';
import { Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import type { HeardEntry, TurnInfo } from '../../protocol/messages.ts';
import { type TableView, tableView, toldTo } from '../../protocol/table.ts';
import { afterEntry, type ClockState, clocksAt, startClocks, turnOf } from '../clocks.ts';
import type { LoadedGame, LogEntry, NewEntry, Result, Snapshot, Table, Turn } from '../store/store.ts';
import { Refused } from './refused.ts';

/** The words that bind, as they stand in the log. */
export type Word = 'offer draw' | 'accept draw' | 'decline draw' | 'resign' | 'claim' | 'back' | `away ${number}`;

/** How many happenings are remembered; the store has them all. */
export const mostHeard = 200;

/** What a stored state holds: the position, and what words and clocks have come to. */
interface Kept {
  readonly state: State;
  readonly drawers: readonly Seat[];
  readonly clocks: ClockState | null;
  /** Who has moved. */
  readonly moved: readonly Seat[];
}

export interface Happening {
  readonly entry: LogEntry;
  readonly events: readonly GameEvent[];
}

/** The same game, begun in the middle: undo stops there, so it must be a place that undo does not reach behind. */
const begunAt = (game: AnyGame, state: State): AnyGame => ({ ...game, create: () => state });

export class LiveGame {
  readonly game: AnyGame;
  readonly clock: Table['clock'];
  version: number;
  /** Who has agreed to a draw, first who offered it. */
  drawers: readonly Seat[];
  clocks: ClockState | null;
  /** What happened since `heardFrom`, oldest first. */
  readonly happenings: Happening[] = [];
  heardFrom: number;
  private readonly most: number;
  private readonly session: Session<State, unknown>;
  /** Moves that stood before the session began. */
  private readonly before: number;
  private readonly seed: string;
  private readonly movedBefore: readonly Seat[];

  private constructor(game: AnyGame, table: Table, seed: string, snapshot: Snapshot | undefined, most: number) {
    this.most = most;
    const kept = snapshot && (JSON.parse(snapshot.state) as Kept);
    this.game = game;
    this.clock = table.clock;
    this.session = new Session(kept ? begunAt(game, kept.state) : game, table.options, seed);
    this.before = snapshot?.standing ?? 0;
    this.version = snapshot?.version ?? 0;
    this.heardFrom = this.version;
    this.drawers = kept?.drawers ?? [];
    this.movedBefore = kept?.moved ?? [];
    const fresh = table.clock && startClocks(table.clock, this.session.seats.length, this.asked, null);
    this.clocks = fresh && { ...fresh, ...kept?.clocks };
    this.seed = seed;
  }

  static load(game: AnyGame, { table, seed, snapshot, entries }: LoadedGame, most = mostHeard): LiveGame {
    if (table.rules !== game.version)
      throw new Refused(
        'old-rules',
        `This game was begun under version ${table.rules} of the rules; this server plays version ${game.version}.`,
      );
    const live = new LiveGame(game, table, seed, snapshot, most);
    for (const entry of entries) live.follow(entry);
    return live;
  }

  /** The position only, for a snapshot or a program. */
  get state(): State {
    return this.session.state;
  }

  get asked(): readonly Seat[] {
    return this.decisions.map(({ seat }) => seat);
  }

  get decisions(): readonly Decision[] {
    return this.game.decisions(this.session.state);
  }

  get outcome(): Result | undefined {
    const outcome = this.game.outcome(this.session.state);
    return outcome && { winner: outcome.winner, reason: outcome.reason, rule: outcome.rule };
  }

  /** Whose offer of a draw stands. */
  get draw(): Seat | null {
    return this.drawers[0] ?? null;
  }

  decisionOf(seat: Seat): Decision | undefined {
    return this.decisions.find((decision) => decision.seat === seat);
  }

  /** The chance of programs is as secret as the seed, and the same on every server. */
  chanceFor(seat: Seat): string {
    return `program:${this.seed}:${this.version}:${seat}`;
  }

  look(viewer: Viewer): TableView {
    const view = tableView(this.session, viewer);
    // What is sent is JSON, so what is compared is JSON too.
    return JSON.parse(JSON.stringify({ ...view, version: this.standing })) as TableView;
  }

  get standing(): number {
    return this.before + this.session.moves.length;
  }

  /** What happened after a version, of what is known. */
  after(version: number): readonly Happening[] {
    return this.happenings.slice(Math.max(0, version - this.heardFrom));
  }

  explain(seat: Seat, about: string): ReturnType<AnyGame['explain']> {
    return this.game.explain(this.session.state, seat, about);
  }

  undoable(seat: Seat): number {
    return this.session.undoable(seat);
  }

  /** Makes an entry that is not yet in the log; throws, changing nothing, when it cannot be made. */
  make(entry: NewEntry): { readonly happening: Happening; readonly entry: NewEntry } {
    const { events, text } = this.perform(entry);
    const made = { ...entry, text };
    const version = this.version + 1;
    const happening = { entry: { ...made, version, standing: this.standing }, events };
    this.settle(happening);
    return { happening, entry: made };
  }

  /** Takes over an entry of the log. */
  follow(entry: LogEntry): Happening {
    const happening = { entry, events: this.perform(entry).events };
    this.settle(happening);
    return happening;
  }

  private perform({ kind, seat, text }: NewEntry): { events: readonly GameEvent[]; text: string } {
    if (kind === 'move') {
      const events = this.session.play(seat, text);
      return { events, text: this.session.moves[this.session.moves.length - 1].text };
    }
    if (kind === 'undo' && !this.session.undo(seat))
      throw new Refused(
        'nothing-to-undo',
        'Not over dice, drawn cards or the choice of another: nothing to take back.',
      );
    return { events: [], text };
  }

  private settle(happening: Happening): void {
    const { kind, seat, text, version } = happening.entry;
    this.version = version;
    this.happenings.push(happening);
    if (this.happenings.length > this.most) {
      this.happenings.shift();
      this.heardFrom++;
    }
    if (this.clock && this.clocks) this.clocks = afterEntry(this.clock, this.clocks, happening.entry, this.asked);
    if (text === 'offer draw') this.drawers = [seat];
    if (text === 'accept draw') this.drawers = [...this.drawers, seat];
    if (text === 'decline draw' || (kind === 'move' && !this.drawers.includes(seat))) this.drawers = [];
  }

  turn(): Turn {
    return this.clocks ? turnOf(this.clocks) : { toMove: this.asked, deadline: null };
  }

  /** Whose moves stand. */
  get moved(): ReadonlySet<Seat> {
    return new Set([...this.movedBefore, ...this.session.moves.map(({ seat }) => seat)]);
  }

  /** Who must choose and until when, as everybody at the table is told. */
  turnInfo(isOver: boolean): TurnInfo {
    const { clocks } = this;
    const { toMove, deadline } = isOver ? { toMove: [], deadline: null } : this.turn();
    const told = clocks && clocksAt(clocks, clocks.since ?? 0);
    return {
      toMove: [...toMove],
      deadline,
      clocks:
        told?.map(({ allowance, bank, until, away, absence }) => ({
          allowance,
          bank,
          until: isOver ? null : until,
          away,
          absence,
        })) ?? null,
    };
  }

  /** The state to keep, where nobody can take anything back from here; nothing elsewhere. */
  snapshot(): string | undefined {
    if (this.session.seats.some((_, seat) => this.session.undoable(seat) > 0)) return undefined;
    const kept: Kept = {
      state: this.session.state,
      drawers: this.drawers,
      clocks: this.clocks,
      moved: [...this.moved],
    };
    return JSON.stringify(kept);
  }
}

export function heardBy(happenings: readonly Happening[], viewer: Viewer): HeardEntry[] {
  return happenings.map(({ entry: { version, kind, seat, text, time }, events }) => ({
    version,
    kind,
    seat,
    time,
    ...(kind === 'move' && seat === viewer && { move: text }),
    ...(kind === 'word' && { word: text }),
    told: [...toldTo(events, viewer)],
  }));
}
