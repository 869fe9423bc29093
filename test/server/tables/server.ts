// A real server on a real store, and clients for it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { ServerMessage } from '../../../protocol/messages.ts';
import { ServerLink, type TableLink } from '../../../protocol/server-link.ts';
import { type AppOptions, buildApp } from '../../../server/app.ts';
import { ProgramPool } from '../../../server/bots/pool.ts';
import type { Limits } from '../../../server/sockets/hub.ts';
import { openStore, type StorePlace } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { seedsFrom } from '../../chance.ts';
import { until } from '../../store/backends.ts';

const secret = 'a secret for tests only';
const folders: string[] = [];
const ends: (() => Promise<void>)[] = [];
/** Threads that have loaded the games once, for all servers of a test. */
const pool = new ProgramPool({ threads: 2 });
after(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await pool.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What no test comes near, unless it is about limits. */
export const unlimited: Limits = {
  messagesPerSecond: 5000,
  connectionsPerAddress: 60,
  workPerSecond: 1_000_000,
  requestsPerSecond: 5000,
  newcomersPerMinute: 5000,
  tablesPerMinute: 5000,
  linesPerMinute: 5000,
};

export function newFile(): { file: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'mathom-server-'));
  folders.push(folder);
  return { file: path.join(folder, 'mathom.sqlite') };
}

export class TestServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly place: StorePlace;
  readonly logs: string[] = [];
  address = '';

  private constructor(store: Store, place: StorePlace, options: Partial<AppOptions>) {
    this.store = store;
    this.place = place;
    const limits = { ...unlimited, ...options.limits };
    const passwordCost = { N: 1024, r: 8, p: 1 };
    const log = (line: string) => this.logs.push(line);
    this.app = buildApp({ store, secret, passwordCost, pool, log, seeds: seedsFrom(), ...options, limits });
  }

  static async start(options: Partial<AppOptions> = {}, place: StorePlace = newFile()): Promise<TestServer> {
    const store = await openStore(place, { report: () => {} });
    const server = new TestServer(store, place, options);
    server.address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    ends.push(() => server.stop());
    return server;
  }

  private stopped: Promise<void> | undefined;
  stop(): Promise<void> {
    this.stopped ??= this.app.close().then(() => this.store.close());
    return this.stopped;
  }

  get socket(): string {
    return socketOf(this.address);
  }

  guest(name?: string): Promise<TestPerson> {
    return guestAt(this.address, name);
  }

  account(name: string): Promise<TestPerson> {
    return newcomer(this.address, '/api/account', { name, password: 'speak friend' });
  }
}

/** A bare socket; Node's takes headers, which the types of the browser's do not know. */
export const socketTo = (url: string, headers: Record<string, string> = {}): WebSocket =>
  new WebSocket(url, { headers } as unknown as string[]);

export const socketOf = (address: string): string => `${address.replace('http', 'ws')}/socket`;

export const guestAt = (address: string, name?: string): Promise<TestPerson> =>
  newcomer(address, '/api/guest', { name });

async function newcomer(address: string, at: string, body: object): Promise<TestPerson> {
  const nobody = new TestPerson(address, undefined, '');
  const response = await nobody.fetch(at, { method: 'POST', body: JSON.stringify(body) });
  const { person } = (await response.json()) as { person: { id: string } };
  const token = /mathom=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  return new TestPerson(address, token, person.id);
}

export class TestPerson {
  readonly address: string;
  readonly token: string | undefined;
  readonly id: string;

  constructor(address: string, token: string | undefined, id: string) {
    this.address = address;
    this.token = token;
    this.id = id;
  }

  fetch(at: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      ...(this.token === undefined ? {} : { Cookie: `mathom=${this.token}` }),
      ...(init.headers as Record<string, string> | undefined),
    };
    return fetch(`${this.address}${at}`, { ...init, headers });
  }

  async get<T = Record<string, unknown>>(at: string): Promise<T> {
    return (await this.fetch(at)).json() as Promise<T>;
  }

  async post<T = Record<string, unknown>>(at: string, body: object = {}): Promise<T> {
    return (await this.fetch(at, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<T>;
  }

  /** Opens a table and says which. */
  async open(seats: readonly string[], more: object = {}): Promise<string> {
    const body = { game: 'wotr', options: { turnLimit: 1 }, seats, ...more };
    const answer = await this.post<{ table?: { id: string }; error?: unknown }>('/api/tables', body);
    assert.ok(answer.table, JSON.stringify(answer.error));
    return answer.table.id;
  }

  link(onMessage?: (message: ServerMessage) => void): ServerLink {
    const link = new ServerLink({ url: socketOf(this.address), token: this.token, ...(onMessage && { onMessage }) });
    ends.push(async () => link.close());
    return link;
  }
}

/** Plays always the choice that `pick` names, until the game is over. */
export async function playOn(
  table: TableLink,
  pick: (count: number) => number = () => 0,
  stop: (table: TableLink) => boolean = () => false,
): Promise<void> {
  while (!table.view?.outcome && table.info?.status !== 'finished' && !stop(table)) {
    const question = table.view?.question;
    const { version } = table;
    if (question) {
      const move = question.choices[pick(question.choices.length) % question.choices.length].move;
      await table.play(move).catch((error: unknown) => {
        if (!(error instanceof Error && 'code' in error && error.code === 'behind')) throw error;
      });
    }
    await until(
      `a change after ${version}`,
      () => table.version > version || table.info?.status === 'finished' || stop(table),
    );
  }
}
