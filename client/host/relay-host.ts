// A table behind which another one stands: what is not changed on the way is handed on as it is.
import type { Refusal, Viewer } from '../../engine/game.ts';
import type { Foreseen } from '../../protocol/table.ts';
import type { Across, Mending, Standing, TableHost } from './table-host.ts';
import type { TideMark } from './tide.ts';
import type { TurnEnd } from './turn-ends.ts';

export abstract class RelayHost implements TableHost {
  protected readonly host: TableHost;

  protected constructor(host: TableHost) {
    this.host = host;
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

  play(move: string): Promise<void> {
    return this.host.play(move);
  }

  playTogether(moves: readonly string[]): Promise<boolean> {
    return this.host.playTogether(moves);
  }

  foresee(moves: readonly string[]): Promise<Foreseen | null> {
    return this.host.foresee(moves);
  }

  undo(): Promise<boolean> {
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

  /** Does no more by itself; the table stays open, for its house to close. */
  abstract leave(): void;

  close(): void {
    this.leave();
    this.host.close();
  }
}
