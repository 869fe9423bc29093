// One client: its messages come in one after the other, and each is answered, refused, or answered with an error.
import type { WebSocket } from '@fastify/websocket';
import type { Seat, Viewer } from '../../engine/game.ts';
import {
  type ClientMessage,
  clientMessage,
  type ErrorCode,
  PROTOCOL,
  readMessage,
  requestIn,
  type ServerMessage,
} from '../../protocol/messages.ts';
import { awayWord, backWord } from '../clocks.ts';
import type { Identity } from '../people/people-service.ts';
import { priceOf } from '../prices.ts';
import { Rate } from '../rates.ts';
import { Refused } from '../refused.ts';
import type { Watcher } from '../tables/audience.ts';
import type { Word } from '../tables/live-game.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Hub } from './hub.ts';

/** Why we close, in the words of RFC 6455 and our own. */
export const CLOSE = { goingAway: 1001, policy: 1008, tryLater: 1013, signedOut: 4001 } as const;

const mostStrikes = 20;
const mostPending = 200;
const mostWatched = 50;
const linesShown = 50;
/** Bytes that a client has not read: more, and it is cut off. `spare` is nothing to worry about. */
const mostUnread = { client: 2_000_000, address: 8_000_000, spare: 64_000 };
/** Milliseconds a client has to agree that it is over; one that floods us is not listened to meanwhile. */
const farewell = { usual: 1000, flood: 200 };

type At<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;

/** Says why, and does not wait for ever to be heard. */
export function endSoon(socket: WebSocket, code: number, reason: string, patience = farewell.usual): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), patience).unref();
}

export class Connection {
  readonly address: string;
  /** The token that was brought along; checked again from time to time. */
  token: string | undefined;
  identity: Identity | undefined;
  alive = true;
  watchesLobby = false;
  private readonly socket: WebSocket;
  private readonly hub: Hub;
  private readonly rate: Rate;
  private readonly watching = new Map<string, { table: LiveTable; watcher: Watcher }>();
  private muted = new Set<string>();
  private queue: Promise<void>;
  private pending = 0;
  /** Mistakes are forgiven in time. */
  private readonly patience = new Rate(0.1, mostStrikes - 1);
  private closed = false;

  constructor(socket: WebSocket, hub: Hub, address: string, token: string | undefined) {
    this.socket = socket;
    this.hub = hub;
    this.address = address;
    this.token = token;
    const { messagesPerSecond } = hub.parts.limits;
    this.rate = new Rate(messagesPerSecond, messagesPerSecond * 2);
    socket.on('message', (data, isBinary) => this.receive(isBinary ? undefined : String(data)));
    socket.on('ping', (data) => this.control(() => socket.pong(data)));
    socket.on('pong', () => {
      this.alive = true;
      this.control(() => {});
    });
    socket.on('error', () => {}); // it is closed with its own code: 1009 for a frame that is too large
    socket.on('close', () => {
      this.end();
      hub.drop(this);
    });
    this.queue = this.identify().then(
      () => this.welcome(),
      (error: unknown) => {
        hub.parts.refusedFrom(error, 'A client could not be identified');
        this.close(CLOSE.tryLater, 'The server is in trouble: come back in a moment.');
      },
    );
  }

  private get person(): string | null {
    return this.identity?.person.id ?? null;
  }

  /** False when the token no longer stands for anybody. */
  async identify(): Promise<boolean> {
    const { token } = this;
    const identity = token === undefined ? undefined : await this.hub.parts.people.identify(token);
    if (token !== this.token) return true; // he has said who he is meanwhile
    this.identity = identity;
    if (this.identity) this.muted = new Set(await this.hub.parts.store.chat.muted(this.identity.person.id));
    return token === undefined || identity !== undefined;
  }

  private welcome(id?: string): void {
    const person = this.identity?.person;
    const known = person ? { id: person.id, kind: person.kind, name: person.name } : null;
    this.send({ type: 'welcome', ...(id !== undefined && { re: id }), protocol: PROTOCOL, person: known });
  }

  send(message: ServerMessage): void {
    if (message.type === 'chat') {
      const lines = message.lines.filter(({ person }) => !this.muted.has(person));
      if (lines.length > 0) this.sendText(JSON.stringify({ ...message, lines }));
    } else this.sendText(JSON.stringify(message));
  }

  /** Bytes that wait for the client to read them. */
  get unread(): number {
    return this.socket.bufferedAmount;
  }

  private get readsTooSlowly(): boolean {
    const { unread } = this;
    if (unread <= mostUnread.spare) return false;
    return unread > mostUnread.client || this.hub.heldFor(this.address) > mostUnread.address;
  }

  sendText(text: string): void {
    if (this.closed) return;
    if (this.readsTooSlowly) this.terminate();
    else this.socket.send(text);
  }

  close(code: number, reason: string, patience?: number): void {
    if (!this.closed) endSoon(this.socket, code, reason, patience);
    this.end();
  }

  /** For a client that answers no ping, or does not read: whatever waits for it is forgotten. */
  terminate(): void {
    this.end();
    this.socket.terminate();
  }

  ping(): void {
    this.alive = false;
    this.socket.ping();
  }

  private end(): void {
    if (this.closed) return;
    this.closed = true;
    this.stopWatching();
  }

  /** What was asked with an id is answered with it. */
  private complain(code: ErrorCode, text: string, frame: string | undefined): void {
    const re = frame === undefined ? undefined : requestIn(frame);
    this.send(re === undefined ? { type: 'error', code, text } : { type: 'refused', re, code, text });
    if (this.patience.take()) return;
    this.close(CLOSE.policy, 'Too many messages that are none.', farewell.flood);
    this.socket.pause();
  }

  private receive(frame: string | undefined): void {
    if (this.closed) return;
    this.hub.parts.metrics.messagesIn++;
    if (!this.rate.take() || this.pending >= mostPending) {
      this.complain('too-many', 'Too many messages: slow down, and send this one again.', frame);
      return;
    }
    const message = frame === undefined ? undefined : readMessage(clientMessage, frame);
    if (!message) this.complain('bad-message', 'That is no message of this protocol: see PROTOCOL.md.', frame);
    else if (this.hub.work.take(this.address, priceOf(message))) this.enqueue(message);
    else this.refuse(message, new Refused('too-many', 'Your address asks too much: send this again in a while.'));
  }

  /** Pings and pongs of the WebSocket itself are counted as messages are, and what answers them waits to be read like all else. */
  private control(answer: () => void): void {
    if (this.closed) return;
    if (this.readsTooSlowly) this.terminate();
    else if (this.rate.take()) answer();
    else this.complain('too-many', 'Too many messages: slow down.', undefined);
  }

  private enqueue(message: ClientMessage): void {
    this.pending++;
    this.queue = this.queue
      .then(() => this.hub.turns.take(this.address, () => this.answer(message)))
      .catch((error: unknown) => this.refuse(message, error))
      .finally(() => {
        this.pending--;
      });
  }

  private refuse(message: ClientMessage, error: unknown): void {
    const refused = this.hub.parts.refusedFrom(error, `Message ${message.type} failed`);
    this.send({
      type: 'refused',
      ...(message.id !== undefined && { re: message.id }),
      code: refused.code,
      text: refused.message,
      ...('table' in message && { table: message.table }),
      ...(refused.refusals.length > 0 && { refusals: [...refused.refusals] }),
    });
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (this.closed) return;
    switch (message.type) {
      case 'hello':
        return this.hello(message);
      case 'watch':
        return this.watch(message);
      case 'unwatch':
        return this.unwatch(message);
      case 'lobby':
        this.watchesLobby = message.watch;
        this.ack(message.id);
        return message.watch ? this.hub.showLobby(this) : undefined;
      case 'ping':
        return this.send({ type: 'pong', re: message.id });
      default:
        return this.atTable(message);
    }
  }

  private ack(re: string, table?: string, version?: number): void {
    this.send({ type: 'ack', re, ...(table !== undefined && { table }), ...(version !== undefined && { version }) });
  }

  private async hello({ id, token }: At<'hello'>): Promise<void> {
    if (token !== undefined && token !== this.token) {
      this.stopWatching(); // what another saw is not for him
      this.token = token;
      if (!(await this.identify())) {
        this.token = undefined;
        throw new Refused('sign-in', 'This token stands for nobody: sign in again.');
      }
    }
    this.welcome(id);
  }

  private stopWatching(): void {
    for (const { table, watcher } of this.watching.values()) table.unwatch(watcher);
    this.watching.clear();
  }

  private async watch({ id, table: tableId, seat, version }: At<'watch'>): Promise<void> {
    const table = await this.hub.parts.tables.get(tableId);
    const key = watchKey(tableId, seat);
    const before = this.watching.get(key);
    if (before) table.unwatch(before.watcher);
    else if (this.watching.size >= mostWatched)
      throw new Refused('too-many', `You watch ${mostWatched} tables: unwatch one first.`);
    const { person } = this;
    const watcherAs = (as: Viewer): Watcher => ({
      person,
      as,
      send: (message) => this.send(message),
      sendText: (text) => this.sendText(text),
    });
    const watcher = await table.watch(person, seat, watcherAs, version, id);
    if (this.closed) table.unwatch(watcher);
    else this.watching.set(key, { table, watcher });
    await this.showChat(table, watcher.as);
  }

  private async showChat(table: LiveTable, as: Viewer): Promise<void> {
    for (const lines of await table.chatShownTo(as, linesShown))
      if (lines.length > 0) this.send({ type: 'chat', table: table.id, lines });
  }

  private unwatch({ id, table, seat }: At<'unwatch'>): void {
    const key = watchKey(table, seat);
    const held = this.watching.get(key);
    held?.table.unwatch(held.watcher);
    this.watching.delete(key);
    this.ack(id, table);
  }

  private async atTable(message: Exclude<ClientMessage, At<'hello' | 'watch' | 'unwatch' | 'lobby' | 'ping'>>) {
    const { person } = this;
    if (message.type !== 'story' && person === null)
      throw new Refused('sign-in', 'Sign in first: as a guest, that takes a moment.');
    const table = await this.hub.parts.tables.get(message.table);
    const { id } = message;
    if (person !== null) this.hub.talk.check(message, person, this.address);
    const charge = (cost: number): void => this.hub.work.owe(this.address, cost);
    const say = async (word: Word, seat: Seat | undefined): Promise<void> =>
      this.ack(id, table.id, await table.say(person, word, seat));
    switch (message.type) {
      case 'story':
        return this.send({ ...(await table.story(person, message.seat, message.after, charge)), re: id });
      case 'play':
        return this.ack(id, table.id, await table.play(person, message.seat, message.version, [message.move].flat()));
      case 'foresee': {
        const foreseen = await table.foresee(person, message.seat, message.version, message.moves);
        return this.send({ type: 'foreseen', re: id, table: table.id, foreseen });
      }
      case 'undo':
        return this.ack(id, table.id, await table.undo(person, message.seat, message.version));
      case 'why': {
        const refusals = [...(await table.why(person, message.seat, message.about))];
        return this.send({ type: 'why', re: id, table: table.id, refusals });
      }
      case 'say':
        if (person !== null) await table.chat(person, message.room, message.text);
        return this.ack(id, table.id);
      case 'offer':
        if (message.what === 'draw') return say('offer draw', message.seat);
        if (this.identity) await this.hub.parts.service.rematch(table.id, this.identity.person, this.address);
        return this.ack(id, table.id);
      case 'accept':
        return say('accept draw', message.seat);
      case 'decline':
        return say('decline draw', message.seat);
      case 'resign':
        return say('resign', message.seat);
      case 'claim':
        return say('claim', message.seat);
      case 'hand':
        return this.ack(id, table.id, await table.hand(person, message.seat, message.to, message.program));
      case 'away':
        return say(message.until === null ? backWord : awayWord(message.until), message.seat);
    }
  }
}

const watchKey = (table: string, seat: Seat | undefined): string => `${table}:${seat ?? ''}`;
