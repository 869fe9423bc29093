// All clients of this process: who is connected from where, who is still there, and who looks at the lobby.
import type { WebSocket } from '@fastify/websocket';
import type { ServerMessage } from '../../protocol/messages.ts';
import type { Metrics } from '../metrics.ts';
import type { PeopleService } from '../people/people-service.ts';
import { Rates } from '../rates.ts';
import type { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { TableService } from '../tables/table-service.ts';
import { CLOSE, Connection, endSoon } from './connection.ts';
import { Talk } from './talk.ts';
import { Turns } from './turns.ts';

/** What one client, one address or one person may ask of this process. */
export interface Limits {
  /** By client. */
  readonly messagesPerSecond: number;
  readonly connectionsPerAddress: number;
  /** What all clients of an address cost together, in about a millisecond of this process each (prices.ts). */
  readonly workPerSecond: number;
  /** HTTP requests, by address. */
  readonly requestsPerSecond: number;
  /** New guests, by address. */
  readonly newcomersPerMinute: number;
  /** New tables, by address; one of programs alone counts as ten. */
  readonly tablesPerMinute: number;
  /** Lines of chat, by person. */
  readonly linesPerMinute: number;
}

export const usualLimits: Limits = {
  messagesPerSecond: 50,
  connectionsPerAddress: 60,
  workPerSecond: 200,
  requestsPerSecond: 20,
  newcomersPerMinute: 60,
  tablesPerMinute: 12,
  linesPerMinute: 30,
};

export interface HubParts {
  readonly store: Store;
  readonly people: PeopleService;
  readonly tables: LiveTables;
  readonly service: TableService;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** What the client is told of an error; reports it when it is our fault. */
  refusedFrom(error: unknown, doing: string): Refused;
}

/** Each client is looked after so often, a few at a time: all at once would hold up everybody's moves. */
const heartbeat = 30_000;
const slice = 500;
const lobbyPause = 250;

export class Hub {
  readonly parts: HubParts;
  readonly connections = new Set<Connection>();
  /** When each is to be looked after, the first one first. */
  private readonly due = new Map<Connection, number>();
  private readonly byAddress = new Map<string, Set<Connection>>();
  /** What each address has left to spend. */
  readonly work: Rates;
  readonly turns = new Turns();
  readonly talk: Talk;
  private readonly beat: NodeJS.Timeout;
  private lobbyTimer: NodeJS.Timeout | undefined;
  private lobby: Promise<() => void> | undefined;
  /** What all who look at the lobby are sent, until it changes. */
  private lobbyText: Promise<string> | undefined;

  constructor(parts: HubParts) {
    this.parts = parts;
    const { workPerSecond, linesPerMinute } = parts.limits;
    this.work = new Rates(workPerSecond, workPerSecond * 10);
    this.talk = new Talk(linesPerMinute);
    parts.people.onSignedOut = (person) => this.dismiss(person);
    this.beat = setInterval(() => this.check(), slice).unref();
  }

  /** Takes a client in, unless too many come from there. */
  admit(socket: WebSocket, address: string, token: string | undefined): void {
    const neighbours = this.byAddress.get(address) ?? new Set();
    if (neighbours.size >= this.parts.limits.connectionsPerAddress) {
      endSoon(socket, CLOSE.policy, 'Too many connections from your address.');
      return;
    }
    const connection = new Connection(socket, this, address, token);
    this.byAddress.set(address, neighbours.add(connection));
    this.connections.add(connection);
    this.due.set(connection, performance.now() + heartbeat);
  }

  drop(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    this.due.delete(connection);
    const neighbours = this.byAddress.get(connection.address);
    neighbours?.delete(connection);
    if (neighbours?.size === 0) this.byAddress.delete(connection.address);
  }

  /** Bytes that clients of this address have not read yet. */
  heldFor(address: string): number {
    let held = 0;
    for (const connection of this.byAddress.get(address) ?? []) held += connection.unread;
    return held;
  }

  private dismiss(person: string): void {
    for (const connection of [...this.connections])
      if (connection.identity?.person.id === person) connection.close(CLOSE.signedOut, 'You have signed out.');
  }

  private check(): void {
    const now = performance.now();
    // Twice the usual share: those who came together after a restart are soon spread.
    let most = Math.ceil((2 * this.connections.size * slice) / heartbeat);
    for (const [connection, at] of this.due) {
      if (at > now || most-- === 0) break;
      this.due.delete(connection);
      this.due.set(connection, now + heartbeat);
      void this.lookAfter(connection);
    }
  }

  /** Ends one who answers no more, and one whose session was ended on another server. */
  private async lookAfter(connection: Connection): Promise<void> {
    if (!connection.alive) return connection.terminate();
    connection.ping();
    const isKnown = await connection.identify().catch(() => true);
    if (!isKnown) connection.close(CLOSE.signedOut, 'You have signed out.');
  }

  async showLobby(connection: Connection): Promise<void> {
    this.lobby ??= this.parts.store.watch('lobby', () => this.lobbyChanged());
    try {
      await this.lobby;
    } catch (error) {
      this.lobby = undefined; // the next who comes tries again
      throw error;
    }
    connection.sendText(await this.lobbyNow());
  }

  private lobbyNow(): Promise<string> {
    const text = this.lobbyText ?? this.writeLobby();
    this.lobbyText = text;
    text.catch(() => {
      if (this.lobbyText === text) this.lobbyText = undefined;
    });
    return text;
  }

  private async writeLobby(): Promise<string> {
    const { items } = await this.parts.store.tables.open({ limit: 50 });
    const tables = await Promise.all(items.map((table) => this.parts.service.info(table)));
    return JSON.stringify({ type: 'lobby', tables } satisfies ServerMessage);
  }

  private lobbyChanged(): void {
    this.lobbyText = undefined;
    this.lobbyTimer ??= setTimeout(() => {
      this.lobbyTimer = undefined;
      void this.lobbyNow()
        .then((text) => {
          for (const connection of this.connections) if (connection.watchesLobby) connection.sendText(text);
        })
        .catch((error: unknown) => this.parts.refusedFrom(error, 'The lobby could not be read'));
    }, lobbyPause);
  }

  async close(): Promise<void> {
    clearInterval(this.beat);
    clearTimeout(this.lobbyTimer);
    (await this.lobby?.catch(() => undefined))?.();
    for (const connection of [...this.connections]) connection.close(CLOSE.goingAway, 'The server is closing.');
  }
}
