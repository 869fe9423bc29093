// A PostgreSQL that does not answer, on a wire that is not broken.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';
import { openStore } from '../../server/store/open.ts';
import type { Store, StoreChange } from '../../server/store/store.ts';
import { ask, move, playingTable, until } from './backends.ts';
import { Wire } from './wire.ts';

const patience = 400;
const beat = 150;
let postgres: RunningPostgres;
let wire: Wire;
let store: Store;
let direct: Store;
const reports: string[] = [];

/** A busy machine may need longer to open it than it has patience: then once more. */
async function opened(tries = 10): Promise<Store> {
  const opening = openStore({ url: wire.url }, { patience, beat, report: (trouble) => reports.push(trouble) });
  return tries === 1 ? opening : opening.catch(() => opened(tries - 1));
}

before(async () => {
  postgres = await startPostgres();
});
after(() => postgres.stop());
beforeEach(async () => {
  wire = await Wire.to(postgres.url);
  store = await opened();
  reports.length = 0;
  direct = await openStore({ url: postgres.url }, { report: () => {} });
});
afterEach(async () => {
  await store.close();
  await direct.close();
  await wire.close();
});

/** Milliseconds until it failed, with a sentence. */
async function failure(act: () => Promise<unknown>, message: RegExp): Promise<number> {
  const from = performance.now();
  await assert.rejects(act(), { name: 'StoreError', kind: 'unavailable', message });
  return performance.now() - from;
}

const slow = /^PostgreSQL \(127\.0\.0\.1:\d+\/postgres\) (took too long to answer: try again|cannot be reached)/;

test('A question that is not answered ends with a sentence, in a transaction and without, and the next one is answered', async () => {
  const { id } = await playingTable(store);
  wire.hold();
  assert.ok((await failure(() => store.tables.find(id), slow)) < 4 * patience);
  assert.ok((await failure(() => store.games.append(id, 0, [move('a')]), slow)) < 4 * patience);
  wire.release();
  assert.equal((await store.tables.find(id))?.id, id);
  const { version = 0 } = (await store.tables.find(id)) ?? {};
  assert.equal(await store.games.append(id, version, [move('b')]), 'ok');
});

test('A statement that takes too long is ended by the database', async () => {
  const { id } = await playingTable(store);
  const locked = ask({ url: postgres.url }, `BEGIN; UPDATE tables SET updated = updated; SELECT pg_sleep(1); COMMIT`);
  await setTimeout(200);
  assert.ok((await failure(() => store.games.append(id, 0, [move('a')]), /too long/)) < 900);
  await locked;
  assert.equal(await store.games.append(id, 0, [move('a')]), 'ok');
});

test('When all connections are busy for too long, a sentence says so', async () => {
  const { id } = await playingTable(store);
  const locked = ask({ url: postgres.url }, `BEGIN; UPDATE tables SET updated = updated; SELECT pg_sleep(1); COMMIT`);
  await setTimeout(100);
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => store.games.append(id, 0, [move('a')])));
  await locked;
  const said = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.message)] : []));
  assert.ok(
    said.some((text) =>
      /^All connections to PostgreSQL .* are busy, and none became free in time: try again\.$/.test(text),
    ),
    said.join('\n'),
  );
  assert.equal(await store.games.append(id, 0, [move('a')]), 'ok');
});

test('A listener that hears nothing any more is noticed, opened again, and told that it missed something', async () => {
  const { id } = await playingTable(direct);
  const seen: StoreChange[] = [];
  await store.watch(id, (change) => seen.push(change));
  await store.ping();
  wire.hold();
  await direct.games.append(id, 0, [move('a')]);
  await until('it is noticed', () => reports.some((text) => text.includes('No news of tables')));
  await assert.rejects(store.ping(), { kind: 'unavailable' });
  wire.release();
  await until('it is told', () => seen.some(({ what }) => what === 'missed'));
  await direct.games.append(id, 1, [move('b')]);
  await until('news again', () => seen.some((change) => change.what === 'moves' && change.version === 2));
  await store.ping();
});

test('News that somebody swallows are noticed though every question is answered', async () => {
  wire.swallowsNews = true;
  await failure(() => store.watch('lobby', () => {}), /answers, but its news do not arrive: a connection pooler/);
  wire.swallowsNews = false;
  await store.watch('lobby', () => {});
  await store.ping();
  wire.swallowsNews = true;
  await ask(
    { url: postgres.url },
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_notify%'`,
  );
  await until('it is noticed', () => reports.some((text) => text.includes('its news do not arrive')));
  await assert.rejects(store.ping(), { kind: 'unavailable', message: /^News from PostgreSQL .* do not arrive\.$/ });
});

test('A watch that failed at first is tried again', async () => {
  wire.hold();
  const { id } = await playingTable(direct);
  await failure(() => store.watch(id, () => {}), /PostgreSQL/);
  wire.release();
  const seen: StoreChange[] = [];
  await store.watch(id, (change) => seen.push(change));
  await direct.games.append(id, 0, [move('a')]);
  await until('the news', () => seen.some(({ what }) => what === 'moves'));
});

test('A store closes in time, whoever does not answer', async () => {
  const { id } = await playingTable(store);
  await store.watch(id, () => {});
  wire.hold();
  const hanging = Promise.allSettled([store.tables.find(id), store.games.append(id, 0, [move('a')])]);
  const from = performance.now();
  await store.close();
  assert.ok(performance.now() - from < 3000);
  await hanging;
});
