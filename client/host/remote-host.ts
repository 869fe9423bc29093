// A table on a server: what it tells is followed as it comes, across breaks of the connection. Knows no screen.
import type { Refusal, Seat, Viewer } from '../../engine/game.ts';
import type { ErrorCode, HeardEntry, TableInfo } from '../../protocol/messages.ts';
import { type ServerLink, ServerRefusal, type TableLink } from '../../protocol/server-link.ts';
import type { Foreseen, TableView } from '../../protocol/table.ts';
import type { Heard } from './local-table.ts';
import type { Mending, Standing, TableHost } from './table-host.ts';
import type { TideMark } from './tide.ts';
import type { TurnEnd } from './turn-ends.ts';

/** The connection that all tables of a page share. */
export interface Road {
  readonly link: ServerLink;
  /** Calls back whenever the connection comes or goes; returns how to stop. */
  onConnected(listener: (connected: boolean) => void): () => void;
}

export interface RemoteTools {
  /** The table has told something: who sits where, how it stands, whose draw offer stands, why it is not shown. */
  onNews(table: TableLink): void;
  /** The save file; refused with a sentence until the game is over. */
  fetchSave(id: string): Promise<string>;
  /** The ends of the turns of a saved game. */
  turnsIn(save: string, game: string): Promise<readonly TurnEnd[]>;
  /** Who was winning in it. */
  tideIn(save: string, game: string): Promise<readonly TideMark[]>;
}

export const ROAD_BROKEN = 'The road is broken. Your last move is safe.';
/** A break this short is not worth a word. */
export const UNNOTICED_MS = 900;

export class RemoteHost implements TableHost {
  readonly id: string;
  readonly name: string;
  readonly mending: Mending;
  private readonly road: Road;
  private readonly tools: RemoteTools;
  private readonly listeners = new Set<(standing: Standing) => void>();
  private readonly stop: () => void;
  private table: TableLink;
  private standing: Standing | undefined;
  private trouble: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard: readonly Heard[] = [];
  private heardAs: Viewer | undefined;
  /** How far in the table's log `heard` reaches. */
  private heardTo = 0;
  /** Changes are told one after the other: one that has to fetch what was missed holds up the next. */
  private telling: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(road: Road, id: string, tools: RemoteTools) {
    this.road = road;
    this.mending = { retryAt: () => road.link.retryAt, retry: () => road.link.retry() };
    this.id = id;
    this.name = id;
    this.tools = tools;
    this.table = this.follow();
    this.stop = road.onConnected((connected) => this.connected(connected));
  }

  private follow(): TableLink {
    return this.road.link.watch(this.id, undefined, (table) => this.changed(table));
  }

  /** Looks anew, for somebody who has just sat down: a seat sees more than a spectator. */
  lookAgain(): void {
    this.table.unwatch();
    this.table = this.follow();
  }

  private connected(connected: boolean): void {
    if (connected) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.complain(undefined);
    } else this.timer ??= setTimeout(() => this.complain(ROAD_BROKEN), UNNOTICED_MS);
  }

  private complain(trouble: string | undefined): void {
    if (this.trouble === trouble || this.closed) return;
    this.trouble = trouble;
    if (this.standing) this.tell();
  }

  private changed(table: TableLink): void {
    if (this.closed || table !== this.table) return;
    this.tools.onNews(table);
    this.telling = this.telling.then(() => this.hear(table)).catch(() => {});
  }

  private async hear(table: TableLink): Promise<void> {
    if (this.closed || table !== this.table || !table.view) return;
    if (this.heardAs !== table.as) {
      this.heardAs = table.as;
      this.heard = [];
      this.heardTo = 0;
    }
    this.absorb(table.heard);
    // Without the story the table is still shown; what is missing comes with the next change.
    if (this.heardTo < table.version) this.absorb(await table.story(this.heardTo).catch(() => []));
    if (!this.closed) this.tell();
  }

  private absorb(entries: readonly HeardEntry[]): void {
    const fresh = entries.slice(entries.findLastIndex(({ version }) => version <= this.heardTo) + 1);
    const heard = [...this.heard];
    for (const { version, kind, seat, move, told } of fresh) {
      if (version !== this.heardTo + 1) break;
      this.heardTo = version;
      if (kind === 'move') heard.push({ seat, told, ...(move !== undefined && { move }) });
      if (kind === 'undo') heard.pop();
    }
    this.heard = heard;
  }

  private tell(): void {
    const { view, info } = this.table;
    if (!view || !info) return;
    const table = settled(view, info);
    const isBot = (seat: Seat): boolean => info.seats[seat]?.kind === 'bot';
    this.standing = {
      table,
      heard: this.heard.slice(0, table.version),
      thinking: table.asked.some(isBot),
      programs: namesOf(info, this.table.as),
      people: info.seats.some(({ person }, seat) => person !== undefined && seat !== this.table.as),
      ...(this.trouble !== undefined && { trouble: this.trouble }),
    };
    for (const listener of this.listeners) listener(this.standing);
  }

  watch(listener: (standing: Standing) => void): () => void {
    this.listeners.add(listener);
    if (this.standing) listener(this.standing);
    return () => this.listeners.delete(listener);
  }

  /** The server decides whose eyes these are. */
  lookAs(): Promise<void> {
    return Promise.resolve();
  }

  play(move: string): Promise<void> {
    return this.table.play(move);
  }

  playTogether(moves: readonly string[]): Promise<boolean> {
    return unless('not-together', this.table.play(moves));
  }

  foresee(moves: readonly string[]): Promise<Foreseen | null> {
    return this.table.foresee(moves);
  }

  undo(): Promise<boolean> {
    return unless('nothing-to-undo', this.table.undo());
  }

  why(about: string): Promise<readonly Refusal[]> {
    return this.table.as === 'spectator' ? Promise.resolve([]) : this.table.why(about);
  }

  save(): Promise<string> {
    return this.tools.fetchSave(this.id);
  }

  async tide(): Promise<readonly TideMark[]> {
    return this.tools.tideIn(await this.save(), this.table.info?.game ?? '');
  }

  /** Played through again here, from the file: so only when the game is over. */
  async turns(): Promise<readonly TurnEnd[]> {
    return this.tools.turnsIn(await this.save(), this.table.info?.game ?? '');
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.stop();
    this.listeners.clear();
    this.table.unwatch();
  }
}

/** Whether the server did it, where it may say no for this one reason. */
const unless = (code: ErrorCode, done: Promise<void>): Promise<boolean> =>
  done.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ServerRefusal && error.code === code) return false;
      throw error;
    },
  );

/** The table as it stands when words have ended the game: the rules alone would still ask. */
function settled(view: TableView, { result }: TableInfo): TableView {
  if (!result || view.outcome) return view;
  return { ...view, asked: [], question: null, undo: 0, outcome: { ...result, rule: result.rule ?? '' } };
}

/** Who the others are, by seat: programs and people alike are "thinking". */
function namesOf({ seats }: TableInfo, viewer: Viewer): Record<Seat, string> {
  const names: Record<Seat, string> = {};
  for (const [seat, { player }] of seats.entries()) if (player && seat !== viewer) names[seat] = player;
  return names;
}
