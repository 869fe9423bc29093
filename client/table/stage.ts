// What happened is shown beat by beat between two true positions. The position is never late, only the eye is: whoever acts
// acts in the game as it stands, and the show makes way.
import type { Viewer } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';
import type { Standing } from '../host/table-host.ts';

/** `read` waits after every plate and every roll that decided something; `off` shows nothing by itself. */
export const SPEEDS = ['read', 'calm', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** One thing to see. A game's face adds what its own board needs. */
export interface Beat {
  /** The moves it tells of: from this one up to, not including, that one. */
  readonly from: number;
  readonly to: number;
  /** The board meanwhile: after how many moves. */
  readonly board: number;
  /** At the calm pace. */
  readonly ms: number;
  readonly lines: readonly Told[];
  /** A plate that tells something whole, such as a battle: readers close it themselves, and it can be opened again. */
  readonly plate?: boolean | undefined;
  /** No plate, but readers go on by themselves as after one: a roll that decided something. */
  readonly stays?: boolean | undefined;
}

/**
 * Beats of the moves from this one to the last that was heard; what was heard before may be looked up. `before` is how
 * things stood then, where that is known: what was unfinished may have ended without a word.
 */
export type Dramaturgy<B extends Beat = Beat> = (
  standing: Standing,
  from: number,
  before?: Standing | undefined,
) => readonly B[];

export interface StageClock {
  /** Calls back after so many milliseconds; returns how to call it off. */
  after(ms: number, call: () => void): () => void;
}

export interface Shown<B extends Beat = Beat> {
  /** What is on the stage; nothing when all has been seen. */
  readonly beat: B | undefined;
  /** Waits for the player to go on. */
  readonly waits: boolean;
  /** How many beats follow. */
  readonly left: number;
  /** Plates already seen, oldest first: they can be opened again. */
  readonly past: readonly B[];
}

const PACE: Readonly<Record<Speed, number>> = { read: 1, calm: 1, quick: 0.4, off: 0 };
/** While Space is held. */
const HURRY = 0.15;
/** A show longer than this is shown faster, so that nobody waits for a long turn. */
export const MOST_MS = 15_000;
const MOST_PAST = 12;
/** A turn of another is never longer. */
export const MOST_MOVES = 150;

export class Stage<B extends Beat = Beat> {
  private readonly dramaturgy: Dramaturgy<B>;
  private readonly clock: StageClock;
  private readonly onChange: (shown: Shown<B>) => void;
  private readonly most: number;
  private speed: Speed;
  private hurried = false;
  private short = false;
  private queue: B[] = [];
  private past: B[] = [];
  private beat: B | undefined;
  private waits = false;
  /** The whole show since the stage was last empty, at the calm pace. */
  private total = 0;
  /** The player asked to see this once more, and closes its plates himself. */
  private wanted = false;
  /** He asked for one moment: its last beat stays until he goes on. */
  private held = false;
  private callOff: (() => void) | undefined;
  private viewer: Viewer | undefined;
  private last: Standing | undefined;
  private readonly others = new Map<Viewer, { told: number; last: Standing | undefined }>();
  /** The moves that have been put on the stage, or were known before it was built. */
  private told: number | undefined;
  /** How many moves were known when the stage was built: who looks for the first time has seen these. */
  private first: number | undefined;

  constructor(tools: {
    dramaturgy: Dramaturgy<B>;
    clock: StageClock;
    speed: Speed;
    /** What this player had seen before, on another visit; what is told from there on is shown. */
    seen?: number | undefined;
    /** Whoever leaps further than so many moves does not ask to see all of it. */
    most?: number | undefined;
    onChange(shown: Shown<B>): void;
  }) {
    this.dramaturgy = tools.dramaturgy;
    this.clock = tools.clock;
    this.speed = tools.speed;
    this.told = tools.seen;
    this.most = tools.most ?? MOST_MOVES;
    this.onChange = tools.onChange;
  }

  get shown(): Shown<B> {
    const { beat, waits, queue, past } = this;
    return { beat, waits, left: queue.length, past };
  }

  /** The moves up to here need not be shown again: what is kept for the next visit. */
  get seen(): number {
    return this.beat?.from ?? this.told ?? 0;
  }

  /** How things stand now. New moves are put on the stage; moves taken back end the show. */
  tell(standing: Standing): void {
    const {
      heard,
      table: { viewer },
    } = standing;
    this.first ??= this.told ?? heard.length;
    if (this.viewer !== undefined && this.viewer !== viewer) this.changeEyes(viewer);
    this.viewer = viewer;
    const { told: known, last: before } = this;
    this.told = heard.length;
    this.last = standing;
    if (known === undefined || heard.length < known || heard.length - known > this.most) {
      this.past = this.past.filter(({ to }) => to <= heard.length);
      this.end();
    } else if (heard.length > known) this.show(this.dramaturgy(standing, known, before));
  }

  /**
   * One screen for two: each sees what happened since he last looked, and nothing of what the other was shown. While the
   * screen is passed on nobody looks.
   */
  private changeEyes(viewer: Viewer): void {
    if (this.viewer !== undefined) this.others.set(this.viewer, { told: this.seen, last: this.last });
    const other = this.others.get(viewer);
    this.told = viewer === 'spectator' ? undefined : (other?.told ?? this.first);
    this.last = other?.last;
    this.past = [];
    this.end();
  }

  /** Puts beats on the stage behind those that wait there. */
  show(beats: readonly B[]): void {
    this.remember(beats.filter(({ plate }) => plate));
    if (PACE[this.speed] > 0) this.put(beats);
    if (this.beat || this.queue.length === 0) this.changed();
    else this.next();
  }

  /** Shows these once more, whatever the speed; with `hold` the last stays until the player goes on. */
  again(beats: readonly B[], { hold } = { hold: false }): void {
    this.held = hold;
    this.queue = [];
    this.total = 0;
    this.wanted = true;
    this.put(beats);
    this.next();
  }

  goOn(): void {
    if (this.beat) this.next();
  }

  /** Straight to how things stand. */
  end(): void {
    this.queue = [];
    this.next();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (PACE[speed] === 0) this.end();
  }

  /** While it is held nothing waits. */
  hurry(on: boolean): void {
    if (this.hurried === on) return;
    this.hurried = on;
    if (this.beat) this.start();
  }

  /** The player's own time runs out: nothing waits, and all is quick. */
  setShort(on: boolean): void {
    if (this.short === on) return;
    this.short = on;
    if (this.beat) this.start();
  }

  private put(beats: readonly B[]): void {
    this.queue.push(...beats);
    this.total += beats.reduce((sum, { ms }) => sum + ms, 0);
  }

  private next(): void {
    this.beat = this.queue.shift();
    if (!this.beat) {
      this.total = 0;
      this.wanted = false;
      this.held = false;
    }
    this.start();
  }

  private start(): void {
    this.callOff?.();
    this.callOff = undefined;
    const { beat } = this;
    const isLast = beat !== undefined && this.held && this.queue.length === 0;
    this.waits = (beat?.plate === true || beat?.stays === true || isLast) && this.isReading();
    if (beat && !this.waits) this.callOff = this.clock.after(this.length(beat), () => this.next());
    this.changed();
  }

  private isReading(): boolean {
    return !this.hurried && (this.wanted || (this.speed === 'read' && !this.short));
  }

  private length({ ms }: B): number {
    const pace = this.hurried ? HURRY : this.short ? PACE.quick : PACE[this.speed] || 1;
    return ms * pace * Math.min(1, MOST_MS / this.total);
  }

  private remember(plates: readonly B[]): void {
    if (plates.length > 0) this.past = [...this.past, ...plates].slice(-MOST_PAST);
  }

  private changed(): void {
    this.onChange(this.shown);
  }
}
