// A table that is only looked at: any moment of a recorded game. Nothing can be played on it.
import type { Refusal } from '../../engine/game.ts';
import type { Eyes } from '../../protocol/told-game.ts';
import type { Heard } from './local-table.ts';
import type { Instead, Recording } from './replay-table.ts';
import type { Laying, Standing, TableHost } from './table-host.ts';
import type { Analysis, TideMark } from './tide.ts';
import type { TurnEnd } from './turn-ends.ts';
import { WorkerLink } from './worker-link.ts';

export type { Eyes };

export class ReplayHost implements TableHost {
  readonly isReplay = true;
  readonly recording: Recording;
  private readonly text: string;
  private readonly programs: Readonly<Record<number, string>>;
  private readonly link: WorkerLink;
  private readonly listeners = new Set<(standing: Standing) => void>();
  private standing: Standing | undefined;
  private wanted = 0;
  private analysed: Promise<Analysis | null> | undefined;

  private constructor(link: WorkerLink, recording: Recording, text: string, laying: Laying) {
    this.link = link;
    this.recording = recording;
    this.text = text;
    this.programs = Object.fromEntries([...laying.sitters.entries()].filter(([, sitter]) => sitter !== 'person'));
  }

  /** Throws a sentence when the save cannot be played. `isEnded`: it is over, whatever its last position says. */
  static async open(save: string, laying: Laying, { isEnded = false } = {}): Promise<ReplayHost> {
    const link = new WorkerLink(
      () => undefined,
      () => undefined,
    );
    try {
      const { game, scenario } = laying;
      const recording = await link.ask({
        do: 'open replay',
        game,
        save,
        isEnded,
        ...(scenario !== undefined && { scenario }),
      });
      return new ReplayHost(link, recording, save, laying);
    } catch (error) {
      link.close();
      throw error;
    }
  }

  /** Shows the game after `at` moves. A later wish overtakes an earlier one. */
  async show(at: number, viewer: Eyes): Promise<void> {
    const wish = ++this.wanted;
    const { table, heard } = await this.link.ask({ do: 'replay', at, viewer });
    if (wish !== this.wanted) return;
    this.standing = { table, heard, thinking: false, programs: this.programs };
    for (const listener of this.listeners) listener(this.standing);
  }

  /** All that was heard, to the end. */
  async story(viewer: Eyes): Promise<readonly Heard[]> {
    return (await this.link.ask({ do: 'replay', at: this.recording.steps.length, viewer })).heard;
  }

  insteadAt(at: number, viewer: Eyes): Promise<Instead | null> {
    return this.link.ask({ do: 'instead', at, viewer });
  }

  tide(): Promise<readonly TideMark[]> {
    return this.link.ask({ do: 'tide' });
  }

  /** Missed plans and luck; it takes up to half a minute, once. */
  analysis(): Promise<Analysis | null> {
    this.analysed ??= this.link.ask({ do: 'analyse' });
    return this.analysed;
  }

  watch(listener: (standing: Standing) => void): () => void {
    this.listeners.add(listener);
    if (this.standing) listener(this.standing);
    return () => this.listeners.delete(listener);
  }

  lookAs(): Promise<void> {
    return Promise.resolve();
  }

  play(): Promise<void> {
    return Promise.reject(new Error('This is a replay: play on from here to change it.'));
  }

  playTogether(): Promise<boolean> {
    return Promise.resolve(false);
  }

  foresee(): Promise<null> {
    return Promise.resolve(null);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  why(): Promise<readonly Refusal[]> {
    return Promise.resolve([]);
  }

  save(): Promise<string> {
    return Promise.resolve(this.text);
  }

  turns(): Promise<readonly TurnEnd[]> {
    return Promise.resolve(this.recording.turns);
  }

  close(): void {
    this.listeners.clear();
    this.link.close();
  }
}
