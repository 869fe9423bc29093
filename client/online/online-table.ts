// One table of the server as its screen works with it: who sits there, what is said, and what may be said.
import { type Accessor, createSignal } from 'solid-js';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { ServerMessage, TableInfo } from '../../protocol/messages.ts';
import { RemoteHost } from '../host/remote-host.ts';
import { api } from './api.ts';
import { seatOf } from './online-words.ts';
import type { OpenRoad } from './road.ts';
import { person } from './session.ts';

export type Line = Extract<ServerMessage, { type: 'chat' }>['lines'][number];

export interface News {
  readonly info: TableInfo;
  readonly as: Viewer;
  /** Whose offer of a draw stands. */
  readonly draw: Seat | null;
  readonly begun: boolean;
}

export interface OnlineTable {
  readonly id: string;
  readonly host: RemoteHost;
  readonly news: Accessor<News | undefined>;
  /** Why the server does not show the table. */
  readonly refusal: Accessor<Error | undefined>;
  readonly lines: Accessor<readonly Line[]>;
  readonly muted: Accessor<ReadonlySet<string>>;
  /** The table of the next game, once somebody has asked for one. */
  readonly next: Accessor<string | undefined>;
  /** When the time of who is to move is up, at tables with a clock. */
  readonly deadline: Accessor<number | null>;
  onLine(listener: (line: Line) => void): void;
  say(text: string): Promise<void>;
  word(what: 'offer draw' | 'accept draw' | 'decline draw' | 'resign' | 'claim'): Promise<void>;
  mute(who: string, muted: boolean): Promise<void>;
  /** The same people again; resolves with where. */
  rematch(): Promise<string>;
  close(): void;
}

const MOST_LINES = 200;

export function openOnlineTable(road: OpenRoad, id: string): OnlineTable {
  const [news, setNews] = createSignal<News>();
  const [refusal, setRefusal] = createSignal<Error>();
  const [lines, setLines] = createSignal<readonly Line[]>([]);
  const [muted, setMuted] = createSignal<ReadonlySet<string>>(new Set());
  const [deadline, setDeadline] = createSignal<number | null>(null);
  const [next, setNext] = createSignal<string>();
  let hear: (line: Line) => void = () => {};
  let first = true;
  let clockAt = -1;

  const readClock = (version: number) => {
    clockAt = version;
    void api.table(id).then(
      ({ table }) => setDeadline(table.deadline),
      () => {},
    );
  };

  const host = new RemoteHost(road, id, {
    fetchSave: api.save,
    onNews: (table) => {
      setRefusal(table.refusal);
      const { info, as, draw, view } = table;
      if (!info) return;
      // Between two messages about the table itself, the position knows better who is to move.
      const now = view && info.status === 'playing' ? { toMove: [...view.asked], version: table.version } : {};
      setNews({ info: { ...info, ...now }, as, draw, begun: view !== null });
      if (info.clock && table.version !== clockAt) readClock(table.version);
      if (as === 'spectator' && seatOf(info, person()?.id) !== undefined) host.lookAgain();
    },
  });

  const keep = (come: readonly Line[]) => {
    const known = new Set(lines().map(({ room, number }) => `${room} ${number}`));
    const fresh = come.filter(({ room, number }) => !known.has(`${room} ${number}`));
    if (fresh.length === 0) return;
    setLines([...lines(), ...fresh].sort((a, b) => a.time - b.time).slice(-MOST_LINES));
    if (!first) for (const line of fresh) if (line.person !== person()?.id && !muted().has(line.person)) hear(line);
  };
  const stopHearing = road.onMessage((message) => {
    if (!('table' in message) || message.table !== id) return;
    if (message.type === 'chat') {
      keep(message.lines);
    } else if (message.type === 'rematch') setNext(message.next);
  });
  // What was said before one came is no news.
  const settled = setTimeout(() => {
    first = false;
  }, 1500);

  const at = { table: id };
  return {
    id,
    host,
    news,
    refusal,
    lines,
    muted,
    next,
    deadline,
    onLine: (listener) => {
      hear = listener;
    },
    async say(text) {
      await road.link.ask({ type: 'say', ...at, text });
    },
    async word(what) {
      const [verb] = what.split(' ');
      if (verb === 'resign' || verb === 'claim') await road.link.ask({ type: verb, ...at });
      else if (verb === 'offer' || verb === 'accept' || verb === 'decline')
        await road.link.ask({ type: verb, ...at, what: 'draw' });
    },
    async mute(who, isMuted) {
      const answer = await api.mute(who, isMuted);
      setMuted(new Set(answer.muted));
    },
    rematch: async () => `/t/${(await api.rematch(id)).table.id}`,
    close() {
      clearTimeout(settled);
      stopHearing();
      host.close();
    },
  };
}
