// One table of the server as its screen works with it: who sits there, what is said, and what may be said.
import { type Accessor, createSignal } from 'solid-js';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { ServerMessage, TableInfo } from '../../protocol/messages.ts';
import { RemoteHost } from '../host/remote-host.ts';
import { ReplayHost } from '../host/replay-host.ts';
import type { TideMark } from '../host/tide.ts';
import type { TurnEnd } from '../host/turn-ends.ts';
import { api } from '../session/api.ts';
import { serverNow } from '../session/server-time.ts';
import { person } from '../session/session.ts';
import type { Clocks } from './clock-words.ts';
import { type NextGame, seatOf } from './online-words.ts';
import type { Presence } from './presence-words.ts';
import type { OpenRoad } from './road.ts';

export type Line = Extract<ServerMessage, { type: 'chat' }>['lines'][number];

export interface News {
  readonly info: TableInfo;
  readonly as: Viewer;
  /** Whose offer of a draw stands. */
  readonly draw: Seat | null;
  readonly begun: boolean;
  readonly clocks: Clocks;
  readonly presence: Presence | undefined;
}

export interface OnlineTable {
  readonly id: string;
  readonly host: RemoteHost;
  readonly news: Accessor<News | undefined>;
  /** Why the server does not show the table. */
  readonly refusal: Accessor<Error | undefined>;
  readonly lines: Accessor<readonly Line[]>;
  readonly muted: Accessor<ReadonlySet<string>>;
  /** The next game, once somebody has asked for one. */
  readonly next: Accessor<NextGame | undefined>;
  /** When a player who was seen here went, by seat. */
  readonly leftAt: Accessor<ReadonlyMap<Seat, number>>;
  readonly isBroken: Accessor<boolean>;
  readonly mending: OpenRoad['mending'];
  onLine(listener: (line: Line) => void): void;
  /** To all, or to our side alone. */
  say(text: string, room?: 'team'): Promise<void>;
  word(what: 'offer draw' | 'accept draw' | 'decline draw' | 'resign' | 'claim'): Promise<void>;
  /** A program plays for a partner who does not come. */
  hand(to: Seat): Promise<void>;
  /** Our clock stands still until then; null: we are back. */
  away(until: number | null): Promise<void>;
  mute(who: string, muted: boolean): Promise<void>;
  /** The same people again; resolves with where. */
  rematch(): Promise<string>;
  close(): void;
}

const MOST_LINES = 200;

/** Before its end the server gives no file away. */
const openEnded = (save: string, game: string): Promise<ReplayHost> =>
  ReplayHost.open(save, { id: '', game, options: {}, seed: '', sitters: [] }, { isEnded: true });

async function turnsIn(save: string, game: string): Promise<readonly TurnEnd[]> {
  const replay = await openEnded(save, game);
  replay.close();
  return replay.recording.turns;
}

async function tideIn(save: string, game: string): Promise<readonly TideMark[]> {
  const replay = await openEnded(save, game);
  return replay.tide().finally(() => replay.close());
}

export function openOnlineTable(road: OpenRoad, id: string): OnlineTable {
  const [news, setNews] = createSignal<News>();
  const [refusal, setRefusal] = createSignal<Error>();
  const [lines, setLines] = createSignal<readonly Line[]>([]);
  const [muted, setMuted] = createSignal<ReadonlySet<string>>(new Set());
  const [next, setNext] = createSignal<NextGame>();
  const [leftAt, setLeftAt] = createSignal<ReadonlyMap<Seat, number>>(new Map());
  let hear: (line: Line) => void = () => {};
  const opened = performance.now();
  /** What was said before one came is no news. */
  const isNews = ({ time }: Line): boolean => time > serverNow() - (performance.now() - opened);

  const noticeWhoLeft = (before: Presence | undefined, now: Presence | undefined) => {
    if (!now || before === now) return;
    const gone = new Map([...leftAt()].filter(([seat]) => !now.here.includes(seat)));
    for (const seat of before?.here ?? []) if (!now.here.includes(seat)) gone.set(seat, Date.now());
    setLeftAt(gone);
  };
  /** Who sits at the next table already; at a private one only who does may know. */
  const lookAtNext = (table: string) =>
    api.table(table).then(
      (found) => setNext({ id: table, info: found.table }),
      () => setNext({ id: table }),
    );

  const host = new RemoteHost(road, id, {
    fetchSave: api.save,
    turnsIn,
    tideIn,
    onNews: (table) => {
      setRefusal(table.refusal);
      const { info, as, draw, view, clocks, presence } = table;
      if (!info) return;
      // Between two messages about the table itself, the position knows better who is to move.
      const now = view && info.status === 'playing' ? { toMove: [...view.asked], version: table.version } : {};
      noticeWhoLeft(news()?.presence, presence);
      setNews({ info: { ...info, ...now }, as, draw, begun: view !== null, clocks, presence });
      if (as === 'spectator' && seatOf(info, person()?.id) !== undefined) host.lookAgain();
    },
  });

  const keep = (come: readonly Line[]) => {
    const known = new Set(lines().map(({ room, number }) => `${room} ${number}`));
    const fresh = come.filter(({ room, number }) => !known.has(`${room} ${number}`));
    if (fresh.length === 0) return;
    setLines([...lines(), ...fresh].sort((a, b) => a.time - b.time).slice(-MOST_LINES));
    for (const line of fresh) if (isNews(line) && line.person !== person()?.id && !muted().has(line.person)) hear(line);
  };
  const stopHearing = road.onMessage((message) => {
    if (!('table' in message) || message.table !== id) return;
    if (message.type === 'chat') {
      keep(message.lines);
    } else if (message.type === 'rematch') void lookAtNext(message.next);
  });
  if (person())
    void api.muted().then(
      (answer) => setMuted(new Set(answer.muted)),
      // Nobody is heard who should not be: the server sends nothing of theirs.
      () => {},
    );
  const at = { table: id };
  return {
    id,
    host,
    news,
    refusal,
    lines,
    muted,
    next,
    leftAt,
    isBroken: road.isBroken,
    mending: road.mending,
    onLine: (listener) => {
      hear = listener;
    },
    async say(text, room) {
      await road.link.ask({ type: 'say', ...at, ...(room && { room }), text });
    },
    async word(what) {
      const [verb] = what.split(' ');
      if (verb === 'resign' || verb === 'claim') await road.link.ask({ type: verb, ...at });
      else if (verb === 'offer' || verb === 'accept' || verb === 'decline')
        await road.link.ask({ type: verb, ...at, what: 'draw' });
    },
    async hand(to) {
      await road.link.ask({ type: 'hand', ...at, to, program: 'rules' });
    },
    async away(until) {
      await road.link.ask({ type: 'away', ...at, until });
    },
    async mute(who, isMuted) {
      const answer = await api.mute(who, isMuted);
      setMuted(new Set(answer.muted));
    },
    rematch: async () => `/t/${(await api.rematch(id)).table.id}`,
    close() {
      stopHearing();
      host.close();
    },
  };
}
