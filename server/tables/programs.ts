// The programs at one table: when one is to choose, it is asked, and its move enters the log like everybody's.
import type { Seat } from '../../engine/game.ts';
import { there } from '../../lib/there.ts';
import { Refused } from '../refused.ts';
import type { TableSeat } from '../store/store.ts';
import { hasPeople } from './info.ts';
import type { LiveGame } from './live-game.ts';
import type { TableTools } from './tools.ts';

/** The table that they sit at. */
export interface Host {
  readonly id: string;
  /** In the table's queue. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The game, while it is played here. */
  now(): LiveGame | undefined;
  seats(): readonly TableSeat[];
  /** Nobody has played or looked on for long: it waits until somebody comes. */
  isPutAway(): boolean;
  enter(seat: Seat, move: string, version: number): Promise<number>;
}

/** When one that failed is asked again, in milliseconds. */
const soon = 3000;

export class Programs {
  private readonly tools: TableTools;
  private readonly host: Host;
  /** The version at which one was woken. */
  private wokenAt = -1;
  /** What is being chosen now: asked for again at the same version, it is not chosen twice. */
  private thinking: { readonly version: number; readonly done: Promise<void> } | undefined;
  private pause: NodeJS.Timeout | undefined;

  constructor(tools: TableTools, host: Host) {
    this.tools = tools;
    this.host = host;
  }

  get busy(): boolean {
    return this.thinking !== undefined || (this.wokenAt >= 0 && !this.tools.handOn);
  }

  stop(): void {
    clearTimeout(this.pause);
  }

  private asked(live: LiveGame): { readonly seat: Seat; readonly name: string } | undefined {
    for (const seat of live.asked) {
      const { occupant } = there(this.host.seats()[seat]);
      if (occupant.kind === 'bot') return { seat, name: occupant.name };
    }
    return undefined;
  }

  /** Lets one choose, if one is to: now, or after a while if nobody else has. */
  wake(patience: number): void {
    const live = this.host.now();
    if (!live || this.wokenAt === live.version || this.host.isPutAway() || !this.asked(live)) return;
    const { version } = live;
    const { handOn, programPace } = this.tools;
    this.wokenAt = version;
    clearTimeout(this.pause);
    if (handOn && patience === 0) void this.hand(version, programPace);
    else {
      const act = (): void => void (handOn ? this.hand(version, 0) : this.move(version));
      this.pause = setTimeout(act, patience + programPace);
    }
  }

  /** Once more, though one was woken at this version before: its thread or its server may be gone. */
  wakeAgain(): void {
    if (this.thinking) return;
    this.wokenAt = -1;
    this.wake(0);
  }

  private async hand(version: number, wait: number): Promise<void> {
    if (this.host.now()?.version !== version) return;
    try {
      await this.tools.handOn?.({ table: this.host.id, version, urgent: hasPeople(this.host.seats()) }, wait);
    } catch (error) {
      this.tools.report('A program was not handed on', error);
      this.pause = setTimeout(() => void this.move(version), wait);
    }
  }

  /** Chooses and enters, unless the game has gone on. */
  perform(version: number): Promise<void> {
    if (this.thinking?.version === version) return this.thinking.done;
    const thinking = {
      version,
      done: this.choose(version).finally(() => {
        if (this.thinking === thinking) this.thinking = undefined;
      }),
    };
    this.thinking = thinking;
    return thinking.done;
  }

  private async choose(version: number): Promise<void> {
    const { host, tools } = this;
    try {
      const asked = await host.run(async () => {
        const live = host.now();
        const one = live?.version === version && !host.isPutAway() ? this.asked(live) : undefined;
        // What it chooses by is copied before anything else happens at the table.
        return (
          live && one && { seat: one.seat, choice: tools.askProgram(live, one.seat, one.name, hasPeople(host.seats())) }
        );
      });
      const move = await asked?.choice;
      if (asked && move !== undefined && host.now()) await host.run(() => host.enter(asked.seat, move, version));
    } catch (error) {
      const isLate = error instanceof Refused && ['behind', 'not-playing'].includes(error.code);
      if (!isLate) throw error;
    }
  }

  private async move(version: number): Promise<void> {
    const { host, tools } = this;
    await this.perform(version).catch((error: unknown) => {
      if (host.now()) tools.report('A program did not move', error);
    });
    if (this.wokenAt === version) this.wokenAt = -1;
    host.run(async () => this.wake(Math.min(tools.programPatience, soon))).catch(() => {});
  }
}
