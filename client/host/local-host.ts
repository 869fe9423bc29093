// A table in this browser: the engine in a worker, the game kept on the shelf after every change.
import type { Refusal, Seat, Viewer } from '../../engine/game.ts';
import type { Hint } from '../../players/search/hints.ts';
import type { Foreseen } from '../../protocol/table.ts';
import type { Heard, Keepsake } from './local-table.ts';
import { fetchKept, keepOver } from './shelf.ts';
import type { Across, Laying, Standing, TableHost } from './table-host.ts';
import { Tabs } from './tabs.ts';
import type { TideMark } from './tide.ts';
import type { TurnEnd } from './turn-ends.ts';
import { WorkerLink } from './worker-link.ts';

/** A program that thinks in another tab has been heard of by then, or that tab is gone. */
const MOST_HELD_MS = 20_000;

export class LocalHost implements TableHost {
  readonly name: string | undefined;
  private readonly laying: Laying;
  private readonly link: WorkerLink;
  private readonly listeners = new Set<(standing: Standing) => void>();
  private viewer: Viewer;
  private heard: readonly Heard[] = [];
  private standing: Standing | undefined;
  private trouble: string | undefined;
  /** Looks follow each other, so that an old one never overtakes a new one. */
  private looking: Promise<void> = Promise.resolve();
  /** Keeping goes on beside the looking: a slow disk holds nobody up. */
  private keeping: Promise<void> | undefined;
  private unkept: Keepsake | 'as it stands' | undefined;
  /** The same game in another tab. */
  private readonly tabs: Tabs;
  /** Which one on the shelf the worker goes on from. */
  private edition = 0;
  private isBehind = false;
  private holding: ReturnType<typeof setTimeout> | undefined;

  private constructor(laying: Laying) {
    this.laying = laying;
    this.name = laying.passing ? undefined : laying.id;
    const first = laying.sitters.indexOf('person');
    this.viewer = first < 0 ? 'spectator' : first;
    this.link = new WorkerLink(
      (_moves, thinking) => void this.refresh(thinking),
      (message) => this.complain(message),
      (keepsake) => this.putAway(keepsake),
    );
    this.tabs = new Tabs(laying.id, () => {
      this.isBehind = true;
      this.keepOn();
    });
  }

  /** Lays a new table, or goes on with one that was kept. */
  static async open(laying: Laying): Promise<LocalHost> {
    const host = new LocalHost(laying);
    const kept = await fetchKept(laying.id).catch(() => undefined);
    const { game, options, seed, sitters, scenario } = laying;
    const scene = scenario === undefined ? {} : { scenario };
    host.edition = kept?.edition ?? 0;
    try {
      if (kept?.save) await host.link.ask({ do: 'load', game, save: kept.save, whys: kept.whys, sitters, ...scene });
      else await host.link.ask({ do: 'start', game, options, seed, sitters, ...scene });
    } catch (error) {
      host.close();
      throw error;
    }
    return host;
  }

  watch(listener: (standing: Standing) => void): () => void {
    this.listeners.add(listener);
    if (this.standing) listener(this.standing);
    return () => this.listeners.delete(listener);
  }

  async lookAs(viewer: Viewer): Promise<void> {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.heard = [];
    await this.refresh(this.standing?.thinking ?? false);
  }

  async play(move: string): Promise<void> {
    await this.playTogether([move]);
  }

  async playTogether(moves: readonly string[]): Promise<boolean> {
    return this.viewer !== 'spectator' && this.link.ask({ do: 'play', seat: this.viewer, moves });
  }

  async foresee(moves: readonly string[]): Promise<Foreseen | null> {
    return this.viewer === 'spectator' ? null : this.link.ask({ do: 'foresee', seat: this.viewer, moves });
  }

  readonly across: Across = {
    look: async (seat) => (await this.link.ask({ do: 'look', viewer: seat, from: Number.POSITIVE_INFINITY })).table,
    play: async (seat, move) => {
      await this.link.ask({ do: 'play', seat, moves: [move] });
    },
  };

  async undo(): Promise<boolean> {
    if (this.viewer === 'spectator') return false;
    this.heard = [];
    const done = await this.link.ask({ do: 'undo', seat: this.viewer });
    if (!done) await this.refresh(this.standing?.thinking ?? false);
    return done;
  }

  lookBack(moves: number): Promise<unknown> {
    return this.link.ask({ do: 'look back', viewer: this.viewer, moves });
  }

  async why(about: string): Promise<readonly Refusal[]> {
    return this.viewer === 'spectator' ? [] : this.link.ask({ do: 'why', seat: this.viewer, about });
  }

  async hints(): Promise<readonly Hint[]> {
    return this.viewer === 'spectator' ? [] : this.link.ask({ do: 'hint', seat: this.viewer });
  }

  save(): Promise<string> {
    return this.link.ask({ do: 'save' });
  }

  turns(): Promise<readonly TurnEnd[]> {
    return this.link.ask({ do: 'turns' });
  }

  tide(): Promise<readonly TideMark[]> {
    return this.link.ask({ do: 'tide' });
  }

  close(): void {
    this.tabs.close();
    this.listeners.clear();
    void (this.keeping ?? Promise.resolve()).then(() => {
      clearTimeout(this.holding);
      this.link.close();
    });
  }

  private refresh(thinking: boolean): Promise<void> {
    this.looking = this.looking.then(() => this.look(thinking)).catch((error: unknown) => this.complain(String(error)));
    return this.looking;
  }

  private async look(thinking: boolean): Promise<void> {
    const known = this.heard;
    const { table, heard } = await this.link.ask({ do: 'look', viewer: this.viewer, from: known.length });
    // Meanwhile something was taken back, or other eyes look: what was heard begins anew.
    if (this.heard !== known) return this.look(thinking);
    this.heard = [...known, ...heard];
    const programs: Record<Seat, string> = {};
    for (const [seat, sitter] of this.laying.sitters.entries()) if (sitter !== 'person') programs[seat] = sitter;
    this.tell({ table, heard: this.heard, thinking, programs });
    if (thinking) return;
    this.putAway('as it stands');
  }

  private putAway(what: Keepsake | 'as it stands'): void {
    this.unkept = what;
    this.keepOn();
  }

  private keepOn(): void {
    this.keeping ??= this.keepAll();
  }

  /** What changes meanwhile is kept once, at the end. To keep and to follow take turns: what is kept was never half another's. */
  private async keepAll(): Promise<void> {
    while (this.isBehind || this.unkept) {
      const what = this.unkept;
      this.unkept = undefined;
      // Ours first: if it came too late, we follow.
      if (what) await this.keep(what).catch((error: unknown) => this.complain(String(error)));
      else await this.follow().catch((error: unknown) => this.complain(String(error)));
    }
    this.keeping = undefined;
  }

  private async keep(what: Keepsake | 'as it stands'): Promise<void> {
    if (this.laying.passing) return;
    const keepsake = what === 'as it stands' ? await this.link.ask({ do: 'keepsake' }) : what;
    const game = { id: this.laying.id, laying: this.laying, changed: Date.now(), ...keepsake };
    await keepOver(game, this.edition).then(
      (edition) => {
        if (edition === undefined) this.isBehind = true;
        else if (edition > this.edition) {
          this.edition = edition;
          this.tabs.tell();
        }
      },
      () =>
        this.complain(
          'This browser does not keep the game: it will be gone when the page is closed. Download it to be safe.',
        ),
    );
  }

  /** Another tab has gone on with the game: this one shows it as it stands there. */
  private async follow(): Promise<void> {
    this.isBehind = false;
    const { id, game, sitters, scenario } = this.laying;
    const kept = await fetchKept(id);
    const { edition = 0 } = kept ?? {};
    if (!kept?.save || edition <= this.edition) return;
    const scene = scenario === undefined ? {} : { scenario };
    await this.link.ask({ do: 'load', game, save: kept.save, whys: kept.whys, sitters, hold: true, ...scene });
    this.edition = edition;
    // What was done here before the other's game came is no longer true, and what was heard begins anew.
    this.unkept = undefined;
    this.heard = [];
    clearTimeout(this.holding);
    this.holding = setTimeout(() => void this.link.ask({ do: 'go on' }), MOST_HELD_MS);
  }

  private complain(message: string): void {
    this.trouble = message;
    if (this.standing) this.tell(this.standing);
  }

  private tell(standing: Standing): void {
    this.standing = this.trouble === undefined ? standing : { ...standing, trouble: this.trouble };
    for (const listener of this.listeners) listener(this.standing);
  }
}
