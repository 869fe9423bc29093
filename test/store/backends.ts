// The two real databases that every promise of the store is checked on.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';
import { openStore, type StoreOptions, type StorePlace } from '../../server/store/open.ts';
import type { NewEntry, NewTable, Person, Store, Table } from '../../server/store/store.ts';

export interface Backend {
  readonly kind: 'sqlite' | 'postgres';
  /** A new, empty database. */
  place(): Promise<StorePlace>;
  /** A store that is closed after the tests; in a new database, unless a place is given. */
  open(place?: StorePlace, options?: StoreOptions): Promise<Store>;
  /** A new file name in a folder that is deleted after the tests. */
  file(name: string): string;
}

class TestBackend implements Backend {
  readonly kind: 'sqlite' | 'postgres';
  private folder = '';
  private count = 0;
  private server: RunningPostgres | undefined;
  private readonly stores: Store[] = [];

  constructor(kind: 'sqlite' | 'postgres') {
    this.kind = kind;
  }

  async start(durable: boolean): Promise<void> {
    this.folder = mkdtempSync(path.join(tmpdir(), 'mathom-store-'));
    if (this.kind === 'postgres') this.server = await startPostgres({ durable });
  }

  async stop(): Promise<void> {
    for (const store of this.stores) await store.close();
    await this.server?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  file(name: string): string {
    return path.join(this.folder, `${++this.count}`, name);
  }

  async place(): Promise<StorePlace> {
    if (!this.server) return { file: this.file('mathom.sqlite') };
    const name = `test_${++this.count}`;
    await ask({ url: this.server.url }, `CREATE DATABASE ${name}`);
    return { url: this.server.url.replace(/postgres$/, name) };
  }

  async open(place?: StorePlace, options: StoreOptions = {}): Promise<Store> {
    const store = await openStore(place ?? (await this.place()), { report: () => {}, ...options });
    this.stores.push(store);
    return store;
  }
}

/** `durable` where waiting for the disk is part of what is measured. */
export function onBothStores(title: string, tests: (backend: Backend) => void, { durable = false } = {}): void {
  for (const kind of ['sqlite', 'postgres'] as const) {
    describe(`${title} (${kind})`, () => {
      const backend = new TestBackend(kind);
      before(() => backend.start(durable));
      after(() => backend.stop());
      tests(backend);
    });
  }
}

/** A statement past the store, on a connection of its own. */
export async function ask(place: { url: string }, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export const secretHash = (): string => randomBytes(32).toString('hex');
export const passwordHash = 'scrypt$16384$8$1$c2FsdA$aGFzaA';

let people = 0;
export async function newPerson(store: Store, kind: Person['kind'] = 'account'): Promise<Person> {
  const name = `${kind} ${++people}`;
  const person = await (kind === 'guest'
    ? store.people.createGuest(name)
    : store.people.createAccount(name, passwordHash));
  assert.ok(person !== 'taken');
  return person;
}

export const newTable: NewTable = {
  game: 'kalah',
  rules: 1,
  options: { stones: 4 },
  seed: 'moria',
  visibility: 'listed',
  seats: [
    { name: 'south', sitter: { bot: 'random' } },
    { name: 'north', sitter: { bot: 'random' } },
  ],
};

/** A table whose game has begun. */
export async function playingTable(store: Store, overrides: Partial<NewTable> = {}): Promise<Table> {
  const { id } = await store.tables.create({ ...newTable, ...overrides });
  assert.equal(await store.tables.start(id, { toMove: [0], deadline: null }), 'ok');
  const table = await store.tables.find(id);
  assert.ok(table);
  return table;
}

export const move = (text: string, seat = 0): NewEntry => ({ kind: 'move', seat, text, time: 1_000 });
export const undo = (seat = 0): NewEntry => ({ kind: 'undo', seat, text: '', time: 2_000 });

export async function until(what: string, isSo: () => boolean, limit = 10_000): Promise<void> {
  for (const end = performance.now() + limit; !isSo(); await setTimeout(5)) {
    if (performance.now() > end) assert.fail(`It never came to this: ${what}`);
  }
}
