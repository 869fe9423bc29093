// A table that plays a choice by itself when it is the only one, if the player wants that. After an undo or a
// carried piece it waits: otherwise it would do again at once what was just taken back.
import type { Refusal, Viewer } from '../../engine/game.ts';
import type { Mending, Standing, TableHost } from '../host/table-host.ts';
import type { TurnEnd } from '../host/turn-ends.ts';

/** Long enough to see what happens. */
const PAUSE_MS = 700;

export class SingleChoices implements TableHost {
  private readonly host: TableHost;
  private readonly isWanted: (game: string) => boolean;
  private readonly stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;

  constructor(host: TableHost, isWanted: (game: string) => boolean) {
    this.host = host;
    this.isWanted = isWanted;
    this.stop = host.watch((standing) => this.consider(standing));
  }

  private consider({ table, thinking }: Standing): void {
    clearTimeout(this.timer);
    const only = table.question?.choices.length === 1 ? table.question.choices[0] : undefined;
    if (!only || thinking || this.paused || !this.isWanted(table.game)) return;
    this.timer = setTimeout(() => void this.host.play(only.move).catch(() => undefined), PAUSE_MS);
  }

  get name(): string | undefined {
    return this.host.name;
  }

  get mending(): Mending | undefined {
    return this.host.mending;
  }

  watch(listener: (standing: Standing) => void): () => void {
    return this.host.watch(listener);
  }

  lookAs(viewer: Viewer): Promise<void> {
    return this.host.lookAs(viewer);
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

  lookBack(moves: number): Promise<unknown> {
    return this.host.lookBack?.(moves) ?? Promise.resolve(undefined);
  }

  save(): Promise<string> {
    return this.host.save();
  }

  turns(): Promise<readonly TurnEnd[]> {
    return this.host.turns();
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
    this.host.close();
  }
}
