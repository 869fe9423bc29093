// A client's side of the protocol, for browsers and for Node: one WebSocket that comes back by itself, questions with their
// answers, and tables that follow the server's changes. Knows no game and draws nothing.
import type { Refusal, Seat, Viewer } from '../engine/game.ts';
import {
  type ClientMessage,
  type ErrorCode,
  type HeardEntry,
  PROTOCOL,
  readMessage,
  type ServerMessage,
  serverMessage,
  type TableInfo,
  type TurnInfo,
} from './messages.ts';
import { patched } from './patch.ts';
import type { Foreseen, TableView } from './table.ts';

/** The server said no. */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal';
  readonly code: ErrorCode;
  readonly refusals: readonly Refusal[];
  constructor(code: ErrorCode, text: string, refusals: readonly Refusal[] = []) {
    super(text);
    this.code = code;
    this.refusals = refusals;
  }
}

type Body<M> = M extends unknown ? Omit<M, 'id'> : never;
export type Request = Body<Exclude<ClientMessage, { type: 'hello' }>>;

interface Pending {
  readonly message: ClientMessage;
  /** It may have reached the server. */
  sent: boolean;
  /** How often the server had no time for it. */
  delays: number;
  resolve(answer: ServerMessage): void;
  reject(error: Error): void;
}

/** Sent again after a break, these do nothing a second time. */
const REPEATABLE: ReadonlySet<string> = new Set(['play', 'foresee', 'undo', 'why', 'story', 'ping', 'lobby']);
const longestPause = 5000;
/** Milliseconds after which something is sent again for which the server had no time, and how often. */
const delay = 1000;
const mostDelays = 5;

export interface LinkOptions {
  /** Such as wss://example.org/socket */
  readonly url: string;
  /** For programs and the command line; a browser brings its cookie by itself. */
  readonly token?: string | undefined;
  /** Every message that answers no question. */
  onMessage?(message: ServerMessage): void;
  onConnected?(connected: boolean): void;
  /** After a lost connection, and each time it does not come back: it is tried again in so many milliseconds. */
  onPause?(pause: number): void;
}

export class ServerLink {
  person: (ServerMessage & { type: 'welcome' })['person'] = null;
  /** When the connection is tried again, in milliseconds since 1970; null while it stands or is being tried. */
  retryAt: number | null = null;
  readonly tables = new Set<TableLink>();
  private readonly options: LinkOptions;
  private socket: WebSocket | undefined;
  private ready = false;
  private closed = false;
  private failures = 0;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 8);
  private readonly pending = new Map<string, Pending>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LinkOptions) {
    this.options = options;
    this.connect();
  }

  private connect(): void {
    this.retryAt = null;
    const socket = new WebSocket(this.options.url);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(String(data));
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => {};
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket || this.closed) return;
    this.ready = false;
    this.socket = undefined;
    this.options.onConnected?.(false);
    for (const [id, { message, sent, reject }] of this.pending)
      if (sent && !REPEATABLE.has(message.type)) {
        this.pending.delete(id);
        reject(new ServerRefusal('unavailable', 'The connection was lost: try again.'));
      }
    const pause = Math.min(longestPause, 100 * 2 ** this.failures++) * (0.5 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), pause);
    this.retryAt = Date.now() + pause;
    this.options.onPause?.(pause);
  }

  /** Waits no longer for the next attempt. */
  retry(): void {
    if (this.retryAt === null || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Asks, and waits for the answer; across breaks of the connection where that is safe. */
  ask(request: Request): Promise<ServerMessage> {
    const id = `${this.prefix}-${++this.count}`;
    const message = { ...request, id } as ClientMessage;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new ServerRefusal('unavailable', 'The connection is closed.'));
      const pending = { message, sent: false, delays: 0, resolve, reject };
      this.pending.set(id, pending);
      if (this.ready) this.sendPending(pending);
    });
  }

  private sendPending(pending: Pending): void {
    pending.sent = true;
    this.send(pending.message);
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(text: string): void {
    const message = readMessage(serverMessage, text);
    if (!message) return;
    if (message.type === 'welcome') this.welcomed(message);
    const re = 're' in message ? message.re : undefined;
    for (const table of this.tables) table.hear(message);
    if (message.type === 'refused' && re === 'hello') this.fail(new ServerRefusal(message.code, message.text));
    const asked = re === undefined ? undefined : this.pending.get(re);
    if (asked && message.type === 'refused' && message.code === 'too-many' && this.maySendLater(asked)) return;
    if (re !== undefined) this.pending.delete(re);
    if (!asked) this.options.onMessage?.(message);
    else if (message.type === 'refused')
      asked.reject(new ServerRefusal(message.code, message.text, message.refusals ?? []));
    else asked.resolve(message);
  }

  /** The server has no time for it now; it did nothing, so it can be sent again. */
  private maySendLater(pending: Pending): boolean {
    const { message } = pending;
    if (message.type === 'say' || ++pending.delays > mostDelays) return false;
    pending.sent = false;
    setTimeout(
      () => {
        if (this.ready && !pending.sent && this.pending.get(message.id ?? '') === pending) this.sendPending(pending);
      },
      delay * (0.5 + Math.random()),
    );
    return true;
  }

  /** The server does not know us: nothing that we ask will be answered. */
  private fail(refusal: ServerRefusal): void {
    this.close(refusal);
    for (const table of this.tables) table.refuse(refusal);
  }

  private welcomed(message: ServerMessage & { type: 'welcome' }): void {
    const { token } = this.options;
    if (token !== undefined && message.re === undefined) {
      this.send({ type: 'hello', id: 'hello', protocol: PROTOCOL, token });
      return;
    }
    this.person = message.person;
    this.ready = true;
    this.failures = 0;
    this.options.onConnected?.(true);
    const unanswered = [...this.pending.values()];
    for (const table of this.tables) table.resume();
    for (const pending of unanswered) this.sendPending(pending);
  }

  watch(table: string, seat: Seat | undefined, onChange: (table: TableLink) => void): TableLink {
    const link = new TableLink(this, table, seat, onChange);
    this.tables.add(link);
    if (this.ready) link.resume();
    return link;
  }

  /** Breaks the connection as a network would. */
  interrupt(): void {
    this.socket?.close();
  }

  close(why = new ServerRefusal('unavailable', 'The connection was closed.')): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.retryAt = null;
    for (const { reject } of this.pending.values()) reject(why);
    this.pending.clear();
    this.socket?.close();
  }
}

/** One table as the server tells it, up to date as long as the connection stands. */
export class TableLink {
  readonly id: string;
  info: TableInfo | undefined;
  view: TableView | null = null;
  version = -1;
  as: Viewer = 'spectator';
  draw: Seat | null = null;
  /** Each seat's clock, at a table with clocks. */
  clocks: TurnInfo['clocks'] = null;
  /** Who is there, once it was told. */
  presence: Pick<ServerMessage & { type: 'presence' }, 'here' | 'spectators'> | undefined;
  /** What was heard since the table was first watched; `story` brings what was before. */
  heard: readonly HeardEntry[] = [];
  /** Why the server does not show the table. */
  refusal: ServerRefusal | undefined;
  private readonly link: ServerLink;
  private readonly seat: Seat | undefined;
  private readonly onChange: (table: TableLink) => void;

  constructor(link: ServerLink, id: string, seat: Seat | undefined, onChange: (table: TableLink) => void) {
    this.link = link;
    this.id = id;
    this.seat = seat;
    this.onChange = onChange;
  }

  private get place(): { table: string; seat?: Seat } {
    return { table: this.id, ...(this.seat !== undefined && { seat: this.seat }) };
  }

  /** Asks for what is new since the last that was heard. */
  resume(): void {
    const have = this.view ? { version: this.version } : {};
    this.link.ask({ type: 'watch', ...this.place, ...have }).catch((error: unknown) => {
      if (error instanceof ServerRefusal && error.code !== 'unavailable') this.refuse(error);
    });
  }

  refuse(refusal: ServerRefusal): void {
    this.refusal = refusal;
    this.onChange(this);
  }

  hear(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.id) return;
    if ('as' in message && this.seat !== undefined && message.as !== this.seat) return;
    if (message.type === 'changed' && (message.as !== this.as || message.version <= this.version)) return;
    if (message.type === 'table') {
      const { info, view, version, as, draw, clocks } = message;
      const had = this.view && as === this.as ? this.version : version;
      Object.assign(this, { info, view, version, as, draw, clocks });
      if (had < version) this.hearMissed(had);
    } else if (message.type === 'info') {
      this.info = message.info;
      if (this.info.status === 'finished') this.clocks = this.clocks?.map((each) => ({ ...each, until: null })) ?? null;
    } else if (message.type === 'presence') this.presence = { here: message.here, spectators: message.spectators };
    else if (message.type === 'changed' && this.view) {
      if (message.from !== this.version) {
        this.resume();
        return;
      }
      this.view = patched(this.view, message.patch);
      const { version, draw, clocks, toMove, deadline } = message;
      Object.assign(this, { version, draw, clocks });
      this.info = this.info && { ...this.info, version, toMove, deadline };
      this.heard = [...this.heard, ...message.heard];
    } else return;
    this.onChange(this);
  }

  /** The whole table came instead of the changes: what was said in between is asked for. */
  private hearMissed(after: number): void {
    this.story(after)
      .then((missed) => {
        const known = new Set(this.heard.map(({ version }) => version));
        const all = [...this.heard, ...missed.filter(({ version }) => !known.has(version))];
        this.heard = all.sort((a, b) => a.version - b.version);
        this.onChange(this);
      })
      .catch(() => {});
  }

  /** Of several moves all are made, or none. */
  async play(move: string | readonly string[]): Promise<void> {
    await this.link.ask({
      type: 'play',
      ...this.place,
      version: this.version,
      move: typeof move === 'string' ? move : [...move],
    });
  }

  /** What these moves would come to, none of which is made; null where somebody would learn something. */
  async foresee(moves: readonly string[]): Promise<Foreseen | null> {
    const answer = await this.link.ask({ type: 'foresee', ...this.place, version: this.version, moves: [...moves] });
    return answer.type === 'foreseen' ? answer.foreseen : null;
  }

  async undo(): Promise<void> {
    await this.link.ask({ type: 'undo', ...this.place, version: this.version });
  }

  async why(about: string): Promise<readonly Refusal[]> {
    const answer = await this.link.ask({ type: 'why', ...this.place, about });
    return answer.type === 'why' ? answer.refusals : [];
  }

  async say(text: string): Promise<void> {
    await this.link.ask({ type: 'say', table: this.id, text });
  }

  /** Stops the clock of a correspondence game until then; null: he is back. */
  async away(until: number | null): Promise<void> {
    await this.link.ask({ type: 'away', ...this.place, until });
  }

  async resign(): Promise<void> {
    await this.link.ask({ type: 'resign', ...this.place });
  }

  /** Everything that was heard after a version. */
  async story(after = 0): Promise<readonly HeardEntry[]> {
    const heard: HeardEntry[] = [];
    for (let from: number | null = after; from !== null; ) {
      const answer = await this.link.ask({ type: 'story', ...this.place, after: from });
      if (answer.type !== 'story') break;
      heard.push(...answer.heard);
      from = answer.next;
    }
    return heard;
  }

  unwatch(): void {
    this.link.tables.delete(this);
    this.link.ask({ type: 'unwatch', ...this.place }).catch(() => {});
  }
}
