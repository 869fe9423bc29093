// A table that answers for its player where he wants that, and says so. After an undo or a carried piece it waits: otherwise
// it would do again at once what was just taken back.
import type { Refusal, Viewer } from '../../engine/game.ts';
import type { Across, Mending, Standing, TableHost } from './table-host.ts';
import type { TideMark } from './tide.ts';
import type { TurnEnd } from './turn-ends.ts';

export interface Answer {
  readonly move: string;
  /** What was done, and why nobody was asked. */
  readonly told: string;
  /** Before it is done: long enough to see what happens. */
  readonly pauseMs: number;
}

export type Answerer = (standing: Standing) => Answer | undefined;

export class AnsweringHost implements TableHost {
  private readonly host: TableHost;
  private readonly answer: Answerer;
  private readonly say: (text: string) => void;
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;

  constructor(host: TableHost, answer: Answerer, say: (text: string) => void) {
    this.host = host;
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

  get name(): string | undefined {
    return this.host.name;
  }

  get isReplay(): boolean | undefined {
    return this.host.isReplay;
  }

  get mending(): Mending | undefined {
    return this.host.mending;
  }

  get across(): Across | undefined {
    return this.host.across;
  }

  watch(listener: (standing: Standing) => void): () => void {
    return this.host.watch(listener);
  }

  lookAs(viewer: Viewer): Promise<void> {
    return this.host.lookAs(viewer);
  }

  lookBack(moves: number): Promise<unknown> {
    return this.host.lookBack?.(moves) ?? Promise.resolve(undefined);
  }

  play(move: string, how?: { readonly hold: boolean }): Promise<void> {
    clearTimeout(this.timer);
    this.paused = how?.hold ?? false;
    return this.host.play(move, how);
  }

  goOn(): void {
    this.host.goOn?.();
  }

  undo(): Promise<boolean> {
    clearTimeout(this.timer);
    this.paused = true;
    return this.host.undo();
  }

  why(about: string): Promise<readonly Refusal[]> {
    return this.host.why(about);
  }

  save(): Promise<string> {
    return this.host.save();
  }

  tide(): Promise<readonly TideMark[]> {
    return this.host.tide?.() ?? Promise.resolve([]);
  }

  turns(): Promise<readonly TurnEnd[]> {
    return this.host.turns();
  }

  /** Answers no more; the table stays open. */
  leave(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  close(): void {
    this.leave();
    this.host.close();
  }
}
