// The programs at one table: when one is to choose, it is asked, and its move enters the log like everybody's.
import type { Seat } from '../../engine/game.ts';
import type { TableSeat } from '../store/store.ts';
import type { LiveGame } from './live-game.ts';
import { Refused } from './refused.ts';
import type { TableTools } from './tools.ts';

/** The table that they sit at. */
export interface Host {
  /** In the table's queue. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The game, while it is played here. */
  now(): LiveGame | undefined;
  seats(): readonly TableSeat[];
  enter(seat: Seat, move: string, version: number): Promise<number>;
}

export class Programs {
  private readonly tools: TableTools;
  private readonly host: Host;
  /** The version at which one is choosing now. */
  private thinkingAt = -1;
  private pause: NodeJS.Timeout | undefined;

  constructor(tools: TableTools, host: Host) {
    this.tools = tools;
    this.host = host;
  }

  get busy(): boolean {
    return this.thinkingAt >= 0;
  }

  stop(): void {
    clearTimeout(this.pause);
  }

  /** Lets one choose, if one is to: now, or after a while if nobody else has. */
  wake(patience: number): void {
    const live = this.host.now();
    if (!live || this.thinkingAt === live.version) return;
    const seat = live.asked.find((each) => this.host.seats()[each].occupant.kind === 'bot');
    const occupant = seat === undefined ? undefined : this.host.seats()[seat].occupant;
    if (seat === undefined || occupant?.kind !== 'bot') return;
    const { version } = live;
    this.thinkingAt = version;
    const wait = patience + this.tools.programPace;
    this.pause = setTimeout(() => void this.move(seat, occupant.name, version), wait);
  }

  private async move(seat: Seat, name: string, version: number): Promise<void> {
    const { host, tools } = this;
    try {
      const asked = await host.run(async () => {
        const live = host.now();
        // What it chooses by is copied before anything else happens at the table.
        return live?.version === version ? { choice: tools.askProgram(live, seat, name) } : undefined;
      });
      const move = await asked?.choice;
      if (move !== undefined && host.now()) await host.run(() => host.enter(seat, move, version));
    } catch (error) {
      const isLate = error instanceof Refused && ['behind', 'not-playing'].includes(error.code);
      if (!isLate && host.now()) tools.report(`The program ${name} did not move`, error);
    }
    if (this.thinkingAt === version) this.thinkingAt = -1;
    host.run(async () => this.wake(tools.programPatience)).catch(() => {});
  }
}
