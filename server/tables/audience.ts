// Who looks at one table, and what each has been shown: after every change each viewer gets the difference to what it saw last.
import type { Seat, Viewer } from '../../engine/game.ts';
import type { ServerMessage, TableInfo, TurnInfo } from '../../protocol/messages.ts';
import { difference } from '../../protocol/patch.ts';
import type { TableView } from '../../protocol/table.ts';
import type { PersonId } from '../store/store.ts';
import { type Happening, heardBy } from './live-game.ts';

/** A game to be shown: played here, or told. */
export interface Shown {
  readonly version: number;
  readonly draw: Seat | null;
  /** The version after which it knows what happened. */
  readonly heardFrom: number;
  look(viewer: Viewer): TableView;
  after(version: number): readonly Happening[];
  turnInfo(isOver: boolean): TurnInfo;
}

export interface Watcher {
  readonly person: PersonId | null;
  readonly as: Viewer;
  send(message: ServerMessage): void;
  /** The same text for everybody who looks from one seat. */
  sendText(text: string): void;
}

interface Sent {
  readonly from: number;
  readonly version: number;
  readonly text: string;
}

/** How many changes a client may have missed and still be brought up with differences. */
const remembered = 50;

export class Audience {
  readonly watchers = new Set<Watcher>();
  private readonly table: string;
  private readonly views = new Map<Viewer, TableView>();
  private readonly texts = new WeakMap<TableView, string>();
  private readonly recent = new Map<Viewer, Sent[]>();
  /** The version that `views` show. */
  private shown = 0;

  constructor(table: string) {
    this.table = table;
  }

  /** Brings one more watcher to the present: with the changes since `have`, where they are known, or with everything. */
  add(watcher: Watcher, info: TableInfo, live: Shown | undefined, have?: number, re?: string): void {
    this.watchers.add(watcher);
    const missed = live && have !== undefined ? this.changesSince(watcher.as, have, live.version) : undefined;
    const reply = re === undefined ? {} : { re };
    if (live && missed) {
      watcher.send({ type: 'ack', ...reply, table: this.table, version: live.version });
      for (const { text } of missed) watcher.sendText(text);
    } else watcher.sendText(this.whole(watcher.as, info, live, re));
  }

  /** The whole table. Its view, which is nearly all of it, is written once for all who come while it lasts. */
  private whole(as: Viewer, info: TableInfo, live: Shown | undefined, re?: string): string {
    const [version, draw] = [live?.version ?? 0, live?.draw ?? null];
    const clocks = live?.turnInfo(info.status === 'finished').clocks ?? null;
    const reply = re === undefined ? {} : { re };
    const rest: Omit<ServerMessage & { type: 'table' }, 'view'> = {
      type: 'table',
      ...reply,
      table: this.table,
      as,
      version,
      info,
      draw,
      clocks,
    };
    const view = live ? this.textOf(this.viewOf(as, live)) : 'null';
    return `${JSON.stringify(rest).slice(0, -1)},"view":${view}}`;
  }

  private textOf(view: TableView): string {
    const text = this.texts.get(view) ?? JSON.stringify(view);
    this.texts.set(view, text);
    return text;
  }

  private viewOf(as: Viewer, live: Shown): TableView {
    if (this.views.size === 0) this.shown = live.version;
    const known = this.views.get(as);
    if (known && this.shown === live.version) return known;
    const view = live.look(as);
    this.views.set(as, view);
    return view;
  }

  private changesSince(as: Viewer, have: number, version: number): readonly Sent[] | undefined {
    if (have === version && this.views.has(as)) return [];
    const sent = this.recent.get(as) ?? [];
    const at = sent.findIndex(({ from }) => from === have);
    return at >= 0 && sent.at(-1)?.version === version ? sent.slice(at) : undefined;
  }

  /** Shows everybody what is new; says the size of each message. */
  show(live: Shown, info: TableInfo, measure: (bytes: number) => void): void {
    if (this.shown === live.version && this.views.size > 0) return;
    const from = this.shown;
    const fresh = live.after(from);
    const known = live.heardFrom <= from;
    const turn = live.turnInfo(info.status === 'finished');
    this.shown = live.version;
    for (const [as, before] of this.views) {
      const view = live.look(as);
      this.views.set(as, view);
      const message: ServerMessage = {
        type: 'changed',
        table: this.table,
        as,
        from,
        version: live.version,
        patch: difference(before, view),
        heard: heardBy(fresh, as),
        draw: live.draw,
        ...turn,
      };
      const text = known ? JSON.stringify(message) : this.whole(as, info, live);
      this.remember(as, known ? { from, version: live.version, text } : undefined);
      for (const watcher of this.watchers)
        if (watcher.as === as) {
          watcher.sendText(text);
          measure(Buffer.byteLength(text));
        }
    }
  }

  /** The game has begun: everybody sees the table for the first time. */
  begin(info: TableInfo, live: Shown): void {
    for (const watcher of this.watchers) watcher.sendText(this.whole(watcher.as, info, live));
  }

  private remember(as: Viewer, sent: Sent | undefined): void {
    const list = sent ? [...(this.recent.get(as) ?? []), sent] : [];
    this.recent.set(as, list.slice(-remembered));
  }

  tell(message: ServerMessage, isFor: (watcher: Watcher) => boolean = () => true): void {
    for (const watcher of this.watchers) if (isFor(watcher)) watcher.send(message);
  }
}
