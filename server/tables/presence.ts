// Who is at a table now: which players are connected, and how many look on. Coarse on purpose: a connection that breaks and
// comes back at once is not told. On several servers each tells the others what it sees, and forgets one that falls silent.
import type { Seat } from '../../engine/game.ts';
import type { ServerMessage } from '../../protocol/messages.ts';

type Present = Pick<ServerMessage & { type: 'presence' }, 'here' | 'spectators'>;

export interface PresenceHost {
  readonly table: string;
  /** This process among those that share the store. */
  readonly process: string;
  now(): number;
  /** Who is connected to this process. */
  here(): Present;
  tell(message: ServerMessage): void;
  /** To all processes. */
  signal(text: string): void;
}

/** Milliseconds: a newcomer is told soon, a departure when it seems to be one, and neither more often than this. */
const pauses = { coming: 100, leaving: 3000, between: 2000 };
const renewal = 30_000;
const silence = 75_000;

const SIGNAL = /^present ([\w-]{1,40}) (\d{1,9}) (\d{0,8})$/;

const isSame = (a: Present, b: Present): boolean => a.spectators === b.spectators && `${a.here}` === `${b.here}`;

export class Presence {
  private readonly host: PresenceHost;
  private told: Present = { here: [], spectators: 0 };
  private readonly others = new Map<string, Present & { readonly heard: number }>();
  private timer: NodeJS.Timeout | undefined;
  private renewing: NodeJS.Timeout | undefined;
  private isClosed = false;
  private settled = Number.NEGATIVE_INFINITY;

  constructor(host: PresenceHost) {
    this.host = host;
  }

  get message(): ServerMessage {
    return { type: 'presence', table: this.host.table, ...this.all() };
  }

  isHere(seat: Seat): boolean {
    return this.all().here.includes(seat);
  }

  private all(): Present {
    const now = this.host.now();
    for (const [process, { heard }] of this.others) if (now - heard > silence) this.others.delete(process);
    const everywhere: readonly Present[] = [this.host.here(), ...this.others.values()];
    const here = [...new Set(everywhere.flatMap((each) => each.here))].sort((a, b) => a - b);
    return { here, spectators: everywhere.reduce((sum, each) => sum + each.spectators, 0) };
  }

  /** Somebody has come to this process or left it. */
  changed(): void {
    if (this.isClosed) return;
    const now = this.all();
    if (!this.timer && isSame(now, this.told)) return;
    const hasCome = now.spectators > this.told.spectators || now.here.some((seat) => !this.told.here.includes(seat));
    if (this.timer && !hasCome) return;
    clearTimeout(this.timer);
    const pause = hasCome ? pauses.coming : pauses.leaving;
    const rest = this.settled + pauses.between - performance.now();
    this.timer = setTimeout(() => this.settle(), Math.max(pause, rest)).unref();
  }

  private settle(): void {
    this.timer = undefined;
    this.settled = performance.now();
    this.announce();
    this.show();
  }

  private show(): void {
    const now = this.all();
    if (isSame(now, this.told)) return;
    this.told = now;
    this.host.tell(this.message);
  }

  private announce(): void {
    const { here, spectators } = this.host.here();
    this.host.signal(`present ${this.host.process} ${spectators} ${here.join('')}`);
    clearTimeout(this.renewing);
    const isNeeded = this.others.size > 0 && (here.length > 0 || spectators > 0);
    if (isNeeded && !this.isClosed) this.renewing = setTimeout(() => this.settle(), renewal).unref();
  }

  /** What another process, or this one, has announced; false when it is something else. */
  hear(text: string): boolean {
    const [, process, spectators, seats] = SIGNAL.exec(text) ?? [];
    if (process === undefined || seats === undefined) return false;
    if (process === this.host.process || this.isClosed) return true;
    const here: Seat[] = [...seats].map(Number);
    const isNew = !this.others.has(process);
    if (here.length === 0 && Number(spectators) === 0) this.others.delete(process);
    else {
      this.others.set(process, { here, spectators: Number(spectators), heard: this.host.now() });
      const mine = this.host.here();
      if (isNew && (mine.here.length > 0 || mine.spectators > 0)) this.announce(); // it does not know of us yet
    }
    this.show();
    return true;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearTimeout(this.renewing);
  }
}
