// All clients of this process: who is connected from where, who is still there, and who looks at the lobby.
import type { WebSocket } from '@fastify/websocket';
import type { TableInfo } from '../../protocol/messages.ts';
import type { Metrics } from '../metrics.ts';
import type { PeopleService } from '../people/people-service.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { Refused } from '../tables/refused.ts';
import type { TableService } from '../tables/table-service.ts';
import { CLOSE, Connection } from './connection.ts';

export interface Limits {
  readonly messagesPerSecond: number;
  readonly connectionsPerAddress: number;
  /** HTTP requests, by address. */
  readonly requestsPerSecond: number;
  readonly newcomersPerMinute: number;
}

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
  private readonly perAddress = new Map<string, number>();
  private readonly beat: NodeJS.Timeout;
  private lobbyTimer: NodeJS.Timeout | undefined;
  private lobby: Promise<() => void> | undefined;

  constructor(parts: HubParts) {
    this.parts = parts;
    parts.people.onSignedOut = (person) => this.dismiss(person);
    this.beat = setInterval(() => this.check(), slice).unref();
  }

  /** Takes a client in, unless too many come from there. */
  admit(socket: WebSocket, address: string, token: string | undefined): void {
    const count = (this.perAddress.get(address) ?? 0) + 1;
    if (count > this.parts.limits.connectionsPerAddress) {
      socket.close(CLOSE.policy, 'Too many connections from your address.');
      return;
    }
    this.perAddress.set(address, count);
    const connection = new Connection(socket, this, address, token);
    this.connections.add(connection);
    this.due.set(connection, performance.now() + heartbeat);
  }

  drop(connection: Connection): void {
    if (!this.connections.delete(connection)) return;
    this.due.delete(connection);
    const count = (this.perAddress.get(connection.address) ?? 1) - 1;
    if (count > 0) this.perAddress.set(connection.address, count);
    else this.perAddress.delete(connection.address);
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
    await this.lobby;
    connection.send({ type: 'lobby', tables: await this.openTables() });
  }

  private async openTables(): Promise<TableInfo[]> {
    const { items } = await this.parts.store.tables.open({ limit: 50 });
    return Promise.all(items.map((table) => this.parts.service.info(table)));
  }

  private lobbyChanged(): void {
    this.lobbyTimer ??= setTimeout(() => {
      this.lobbyTimer = undefined;
      void this.openTables()
        .then((tables) => {
          for (const connection of this.connections)
            if (connection.watchesLobby) connection.send({ type: 'lobby', tables });
        })
        .catch((error: unknown) => this.parts.refusedFrom(error, 'The lobby could not be read'));
    }, lobbyPause);
  }

  async close(): Promise<void> {
    clearInterval(this.beat);
    clearTimeout(this.lobbyTimer);
    (await this.lobby)?.();
    for (const connection of [...this.connections]) connection.close(CLOSE.goingAway, 'The server is closing.');
  }
}
