// A table that answers for its player where he wants that, and says so. After an undo it waits: otherwise it would do again at
// once what was just taken back. What he does not want to be asked is not asked meanwhile either, on the page or aloud.
import { RelayHost } from './relay-host.ts';
import type { Standing, TableHost } from './table-host.ts';

export interface Answer {
  readonly move: string;
  /** What was done, and why nobody was asked. */
  readonly told: string;
  /** Before it is done: long enough to see what happens. */
  readonly pauseMs: number;
  /** The question is not shown before it is answered. */
  readonly isUnasked?: boolean;
}

export type Answerer = (standing: Standing) => Answer | undefined;

export class AnsweringHost extends RelayHost {
  private readonly answer: Answerer;
  private readonly say: (text: string) => void;
  private readonly stop: () => void;
  private readonly listeners = new Set<(standing: Standing) => void>();
  private shown: Standing | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly unasked = new Set<number>();
  private paused = false;

  constructor(host: TableHost, answer: Answerer, say: (text: string) => void) {
    super(host);
    this.answer = answer;
    this.say = say;
    this.stop = host.watch((standing) => this.consider(standing));
  }

  private consider(standing: Standing): void {
    clearTimeout(this.timer);
    const answer = standing.table.question && !this.paused ? this.answer(standing) : undefined;
    this.show(answer?.isUnasked ? { ...standing, table: { ...standing.table, question: null } } : standing);
    if (answer && !standing.thinking) this.answerSoon(answer, standing);
  }

  private answerSoon({ move, told, pauseMs, isUnasked }: Answer, standing: Standing): void {
    const shown = this.shown;
    this.timer = setTimeout(() => {
      if (isUnasked) this.unasked.add(standing.table.version);
      void this.host.play(move).then(
        () => this.say(told),
        // It could not be done for him: the question is his.
        () => this.shown === shown && this.show(standing),
      );
    }, pauseMs);
  }

  private show(standing: Standing): void {
    this.shown = this.unasked.size > 0 ? { ...standing, unasked: this.unasked } : standing;
    for (const listener of [...this.listeners]) listener(this.shown);
  }

  override watch(listener: (standing: Standing) => void): () => void {
    this.listeners.add(listener);
    if (this.shown) listener(this.shown);
    return () => this.listeners.delete(listener);
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
