// A table that answers for its player where he wants that, and says so. After an undo it waits: otherwise it would do again at
// once what was just taken back.
import { RelayHost } from './relay-host.ts';
import type { Standing, TableHost } from './table-host.ts';

export interface Answer {
  readonly move: string;
  /** What was done, and why nobody was asked. */
  readonly told: string;
  /** Before it is done: long enough to see what happens. */
  readonly pauseMs: number;
}

export type Answerer = (standing: Standing) => Answer | undefined;

export class AnsweringHost extends RelayHost {
  private readonly answer: Answerer;
  private readonly say: (text: string) => void;
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;

  constructor(host: TableHost, answer: Answerer, say: (text: string) => void) {
    super(host);
    this.answer = answer;
    this.say = say;
    this.stop = host.watch((standing) => this.consider(standing));
  }

  private consider(standing: Standing): void {
    clearTimeout(this.timer);
    if (!standing.table.question || standing.thinking || this.paused) return;
    const answer = this.answer(standing);
    if (!answer) return;
    const { move, told, pauseMs } = answer;
    this.timer = setTimeout(
      () =>
        void this.host.play(move).then(
          () => this.say(told),
          () => undefined,
        ),
      pauseMs,
    );
  }

  override play(move: string): Promise<void> {
    this.goOn();
    return super.play(move);
  }

  override playTogether(moves: readonly string[]): Promise<boolean> {
    this.goOn();
    return super.playTogether(moves);
  }

  private goOn(): void {
    clearTimeout(this.timer);
    this.paused = false;
  }

  override undo(): Promise<boolean> {
    clearTimeout(this.timer);
    this.paused = true;
    return super.undo();
  }

  leave(): void {
    clearTimeout(this.timer);
    this.stop();
  }
}
