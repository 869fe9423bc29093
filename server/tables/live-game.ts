// A stored game in memory: the position that its log leads to, and what was said on the way. Knows no database and no client.
import type { Decision, GameEvent, Seat, Side, State, Viewer } from '../../engine/game.ts';
import { rehearse } from '../../engine/rehearse.ts';
import { Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import { plain } from '../../lib/plain.ts';
import { there } from '../../lib/there.ts';
import type { HeardEntry, TurnInfo } from '../../protocol/messages.ts';
import { difference, patched } from '../../protocol/patch.ts';
import { type Foreseen, foresee, type TableView, tableView, toldTo } from '../../protocol/table.ts';
import { afterEntry, type ClockState, clocksAt, startClocks, turnOf } from '../clocks.ts';
import { Refused } from '../refused.ts';
import type { LoadedGame, LogEntry, NewEntry, Result, Table, ToldNewEntry, Turn } from '../store/store.ts';
import { Account } from './account.ts';

/** The words that bind, as they stand in the log. */
export type Word = 'offer draw' | 'accept draw' | 'decline draw' | 'resign' | 'claim' | 'back' | `away ${number}`;

/** The word with which a game goes on under other rules, or is ended by them: nobody says it. */
export const rulesWord = (version: number): `rules ${number}` => `rules ${version}`;
export const isRulesWord = ({ kind, text }: NewEntry): boolean => kind === 'word' && text.startsWith('rules ');

/** How many happenings are remembered; the store has them all. */
export const mostHeard = 200;

/** What a stored state holds: the position, and what words and clocks have come to. */
export interface Kept {
  readonly state: State;
  readonly drawers: readonly Seat[];
  /** Who would give up; absent in states of before there were partners to ask. */
  readonly resigned?: readonly Seat[];
  readonly clocks: ClockState | null;
  /** Who has moved. */
  readonly moved: readonly Seat[];
}

export interface Happening {
  readonly entry: LogEntry;
  readonly events: readonly GameEvent[];
}

/** An entry that was made, and how the table stood before it where telling begins with it. */
export interface Made {
  readonly happening: Happening;
  readonly entry: ToldNewEntry;
  readonly toldBefore: string | undefined;
}

/** Who has agreed to a draw after an entry. */
export function drawersAfter(drawers: readonly Seat[], { kind, seat, text }: NewEntry): readonly Seat[] {
  if (text === 'offer draw') return [seat];
  if (text === 'accept draw') return [...drawers, seat];
  return text === 'decline draw' || (kind === 'move' && !drawers.includes(seat)) ? [] : drawers;
}

/** Who would give up after an entry: whoever moves plays on. */
export function resignedAfter(resigned: readonly Seat[], { kind, seat, text }: NewEntry): readonly Seat[] {
  if (kind === 'word' && text === 'resign') return [...resigned, seat];
  return kind === 'move' ? resigned.filter((each) => each !== seat) : resigned;
}

type Loading = Omit<LoadedGame, 'entries'>;

export class LiveGame {
  readonly game: AnyGame;
  readonly clock: Table['clock'];
  version: number;
  /** Who has agreed to a draw, first who offered it. */
  drawers: readonly Seat[];
  /** Who would give up, if his partners would. */
  resigned: readonly Seat[];
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
  /** Begun with the first entry that is made here. */
  private account: Account | undefined;
  /** The last version at which it is kept what was told. */
  private toldUpTo: number | null = null;
  /**
   * What the rules show of the position, once it was asked for: everybody is shown, and told, the same. What has not changed is
   * shared with what was shown before, so that it is found alike at a glance and nothing is thrown away with every move.
   */
  private readonly views = new Map<Viewer, { readonly view: unknown; readonly at: number }>();
  /** How often the position has changed. */
  private at = 0;
  private choices: readonly Decision[] | undefined;

  private constructor(game: AnyGame, { table, seed, snapshot }: Loading, most: number) {
    this.most = most;
    const kept = snapshot && (JSON.parse(snapshot.state) as Kept);
    this.game = game;
    this.clock = table.clock;
    // Undo stops where a session begins, so that is a place that undo does not reach behind.
    this.session = new Session(game, table.options, seed, kept && { position: kept.state, earlier: [] });
    this.before = snapshot?.standing ?? 0;
    this.version = snapshot?.version ?? 0;
    this.heardFrom = this.version;
    this.drawers = kept?.drawers ?? [];
    this.resigned = kept?.resigned ?? [];
    this.movedBefore = kept?.moved ?? [];
    const fresh = table.clock && startClocks(table.clock, this.session.seats.length, this.asked, null);
    this.clocks = fresh && { ...fresh, ...kept?.clocks };
    this.seed = seed;
  }

  static load(game: AnyGame, loaded: LoadedGame, most = mostHeard): LiveGame {
    const { rules } = loaded.table;
    if (rules !== game.version)
      throw new Refused(
        'old-rules',
        `This game is played under version ${rules} of the rules; this server plays version ${game.version}.`,
      );
    const live = new LiveGame(game, loaded, most);
    for (const entry of loaded.entries) live.follow(entry);
    live.toldUpTo = loaded.toldUpTo ?? null;
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
    this.choices ??= this.game.decisions(this.session.state);
    return this.choices;
  }

  get outcome(): Result | undefined {
    const outcome = this.game.outcome(this.session.state);
    return outcome && { winners: outcome.winners, reason: outcome.reason, rule: outcome.rule };
  }

  get sides(): readonly Side[] {
    return this.session.sides;
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
    const { decisions } = this;
    const { view, ...rest } = tableView(this.session, viewer, { view: this.viewOf(viewer), decisions });
    return { ...plain(rest), version: this.standing, view };
  }

  /** What is sent is JSON, so what is compared is as from JSON too. */
  private viewOf(viewer: Viewer): unknown {
    const known = this.views.get(viewer);
    if (known?.at === this.at) return known.view;
    const now = this.game.view(this.session.state, viewer);
    const view = known ? patched(known.view, difference(known.view, now)) : plain(now);
    this.views.set(viewer, { view, at: this.at });
    return view;
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

  /** What these moves would come to; null where somebody would learn something. */
  foresee(seat: Seat, moves: readonly string[]): Foreseen | null {
    return foresee(this.game, this.session.state, seat, moves);
  }

  /** Throws, changing nothing, where these moves of one seat cannot all be made, or somebody learns something between them. */
  checkTogether(seat: Seat, moves: readonly string[]): void {
    const { tried } = rehearse(this.game, this.session.state, seat, moves);
    if (tried < moves.length)
      throw new Refused('not-together', `Look at what "${moves[tried - 1]}" brings before you choose what comes then.`);
  }

  undoable(seat: Seat): number {
    return this.session.undoable(seat);
  }

  /** Makes an entry that is not yet in the log; throws, changing nothing, when it cannot be made. */
  make(entry: NewEntry): Made {
    this.account ??= new Account(this.game, this.session.seats, this.session.state, (viewer) => this.viewOf(viewer));
    const toldBefore = this.toldUpTo === this.version ? undefined : this.account.whole(this.session.state);
    const { events, text } = this.perform(entry);
    const made = { ...entry, text };
    const version = this.version + 1;
    const happening = { entry: { ...made, version, standing: this.standing }, events };
    this.settle(happening);
    this.toldUpTo = version;
    return { happening, entry: { ...made, told: this.account.next(made, events, this.session.state) }, toldBefore };
  }

  /** Takes over an entry of the log. */
  follow(entry: LogEntry): Happening {
    const happening = { entry, events: this.perform(entry).events };
    this.settle(happening);
    this.account = undefined;
    // Whoever made it keeps account of it, the first from the beginning.
    if ((this.toldUpTo ?? 0) === entry.version - 1) this.toldUpTo = entry.version;
    return happening;
  }

  private perform({ kind, seat, text }: NewEntry): { events: readonly GameEvent[]; text: string } {
    if (kind === 'word') return { events: [], text };
    this.at++;
    this.choices = undefined;
    if (kind === 'move') {
      const events = this.session.play(seat, text);
      return { events, text: there(this.session.moves.at(-1)).text };
    }
    if (!this.session.undo(seat))
      throw new Refused(
        'nothing-to-undo',
        'Not over dice, drawn cards or the choice of another: nothing to take back.',
      );
    return { events: [], text };
  }

  private settle(happening: Happening): void {
    this.version = happening.entry.version;
    this.happenings.push(happening);
    if (this.happenings.length > this.most) {
      this.happenings.shift();
      this.heardFrom++;
    }
    if (this.clock && this.clocks) this.clocks = afterEntry(this.clock, this.clocks, happening.entry, this.asked);
    this.drawers = drawersAfter(this.drawers, happening.entry);
    this.resigned = resignedAfter(this.resigned, happening.entry);
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
    return JSON.stringify(this.kept());
  }

  kept(): Kept {
    const { drawers, resigned, clocks } = this;
    return { state: this.session.state, drawers, resigned, clocks, moved: [...this.moved] };
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
