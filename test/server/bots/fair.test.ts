import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { askFrom } from '../../../server/bots/choose.ts';
import { ProgramPool, type ProgramQuestion } from '../../../server/bots/pool.ts';
import { until } from '../../store/backends.ts';
import { type TestPerson, TestServer } from '../tables/server.ts';

/** Thinks for as many milliseconds as its name says. */
const slow = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ number, player }) => setTimeout(() => parentPort.postMessage({ number, move: player }), Number(player)));`)}`,
);
const question = (milliseconds: number) => ({ player: `${milliseconds}` }) as unknown as ProgramQuestion;

describe('Programs at tables with people', () => {
  test('choose before those at tables without', async () => {
    const pool = new ProgramPool({ threads: 1, file: slow });
    const order: string[] = [];
    const ask = (name: string, urgent: boolean) => pool.choose(question(5), urgent).then(() => order.push(name));
    const all = [
      ask('alone 1', false),
      ask('alone 2', false),
      ask('people 1', true),
      ask('alone 3', false),
      ask('people 2', true),
    ];
    assert.equal(pool.waiting, 4);
    await Promise.all(all);
    assert.deepEqual(order, ['alone 1', 'people 1', 'people 2', 'alone 2', 'alone 3']);
    await pool.close();
  });

  test('do not wait for one that thinks: a thread is kept for them', async () => {
    const pool = new ProgramPool({ threads: 2, file: slow });
    const done: string[] = [];
    const ask = (name: string, milliseconds: number, urgent: boolean) =>
      pool.choose(question(milliseconds), urgent).then(
        () => done.push(name),
        () => {},
      );
    const never = [ask('alone', 60_000, false), ask('alone', 60_000, false)];
    await ask('people', 1, true);
    await ask('people', 1, true);
    assert.deepEqual([done, pool.thinking, pool.waiting], [['people', 'people'], 1, 1]);
    await pool.close();
    await Promise.all(never);
  });

  test('think shorter where many wait, and never longer than they may', async () => {
    const pool = new ProgramPool({ threads: 2, file: slow });
    assert.equal(pool.crowd, 1 / 2, 'one that asks, two that can think');
    const asked = [1, 2, 3].map(() => pool.choose(question(5)));
    assert.equal(pool.crowd, 4 / 2);
    await Promise.all(asked);
    await pool.close();
    const patiences: (number | undefined)[] = [];
    const choose = async ({ patience }: ProgramQuestion) => {
      patiences.push(patience);
      return 'a move';
    };
    for (const crowd of [1 / 2, 1, 4]) {
      const live = { game: { name: 'a game' }, state: { turn: 1 }, chanceFor: () => 'chance' };
      await askFrom({ crowd, choose } as unknown as ProgramPool, assert.fail)(live as never, 0, 'rules', true);
    }
    const [alone = 0] = patiences;
    assert.ok(alone > 0);
    assert.deepEqual(patiences, [alone, alone, alone / 4]);
  });

  test('and those without do not wait for ever', async () => {
    const pool = new ProgramPool({ threads: 2, file: slow });
    await Promise.all([
      pool.choose(question(1), false),
      pool.choose(question(1), false),
      pool.choose(question(1), true),
    ]);
    assert.equal(pool.waiting, 0);
    await pool.close();
  });
});

type Answer = { table?: { id: string }; error?: { code: string; text: string } };
const opening = (person: TestPerson, seats: string[]) =>
  person.post<Answer>('/api/tables', { game: 'wotr', options: { turnLimit: 1 }, seats });

describe('A table of programs alone', () => {
  test('is one of few that a person may open', async () => {
    const server = await TestServer.start({ aloneFor: -1 });
    const person = await server.guest();
    for (let i = 0; i < 3; i++) assert.ok((await opening(person, ['random', 'random'])).table);
    const { error } = await opening(person, ['rules', 'random']);
    assert.equal(error?.code, 'too-many');
    assert.match(error?.text ?? '', /^Programs play at 3 tables of yours/);
    assert.ok((await opening(person, ['me', 'random'])).table, 'with people in it');
    assert.ok((await opening(await server.guest(), ['random', 'random'])).table, 'another');
    const { store } = server;
    assert.deepEqual(await store.tables.burden(person.id, 0), { tables: 1, alone: 3 });
    assert.deepEqual(await store.tables.burden(person.id, Date.now() + 1000), { tables: 1, alone: 0 }, 'long put away');
  });

  test('counts for ten of those that may be opened from one address', async () => {
    const server = await TestServer.start({ aloneFor: -1, limits: { tablesPerMinute: 5 } });
    const [one, two] = [await server.guest(), await server.guest()];
    for (const person of [one, two]) assert.ok((await opening(person, ['random', 'random'])).table);
    for (let i = 0; i < 5; i++) assert.ok((await opening(one, ['me', 'open'])).table, `${i}`);
    assert.match(
      (await opening(two, ['me', 'open'])).error?.text ?? '',
      /^Too many tables were opened from your address/,
    );
  });

  test('and a rematch is a table that is opened, by whatever way it is asked for', async () => {
    const server = await TestServer.start({ limits: { tablesPerMinute: 1 } });
    const person = await server.guest();
    let id = (await opening(person, ['me', 'me'])).table?.id;
    const link = person.link();
    for (let i = 0; i < 5; i++) {
      assert.ok(id !== undefined, `${i}`);
      await link.ask({ type: 'resign', table: id, seat: 0 });
      if (i < 4) id = (await person.post<Answer>(`/api/tables/${id}/rematch`)).table?.id;
    }
    const { error } = await person.post<Answer>(`/api/tables/${id}/rematch`);
    assert.match(error?.text ?? '', /^Too many tables were opened from your address/);
    await assert.rejects(
      link.ask({ type: 'offer', table: id ?? '', what: 'rematch' }),
      /^ServerRefusal: Too many tables/,
    );
    assert.equal(await server.store.tables.rematch(id ?? ''), undefined);
  });

  test('and every table counts that one has opened, whether he sits there or not', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    const { store } = server;
    const seats = [{ name: 'free' }, { name: 'shadow' }];
    const table = {
      game: 'wotr',
      rules: 1,
      options: {},
      seed: 'x',
      visibility: 'listed',
      seats,
      host: person.id,
    } as const;
    for (let i = 0; i < 99; i++) await store.tables.create(table);
    assert.ok((await opening(person, ['open', 'open'])).table);
    assert.match((await opening(person, ['me', 'open'])).error?.text ?? '', /^You have 100 tables/);
  });

  test('is put away when nobody looks at it, and goes on when somebody does', async () => {
    const server = await TestServer.start({ aloneFor: -1 });
    const person = await server.guest();
    const { table } = await person.post<Answer>('/api/tables', {
      game: 'wotr',
      options: { turnLimit: 30 },
      seats: ['random', 'random'],
    });
    const id = table?.id ?? '';
    const version = async () => (await server.store.tables.find(id))?.version ?? -1;
    await setTimeout(100);
    assert.equal(await version(), 0);
    const link = person.link();
    const seen = link.watch(id, undefined, () => {});
    // On a busy machine a thread takes its time to begin.
    await until('they play', () => seen.version > 5, 60_000);
    seen.unwatch();
    await link.ask({ type: 'ping' });
    await setTimeout(100);
    const left = await version();
    await setTimeout(200);
    assert.equal(await version(), left);
    const again = person.link().watch(id, undefined, () => {});
    await until('they play on', () => again.version > left + 5);
  });

  test('is not woken after a start, unless it is new or somebody sits there', async () => {
    const server = await TestServer.start({ aloneFor: -1 });
    const person = await server.guest();
    const alone = (await opening(person, ['random', 'random'])).table?.id;
    const { tables } = server.store;
    const later = Date.now() + 60_000;
    const ids = async (aloneSince?: number) =>
      (await tables.awaitingPrograms(later, {}, aloneSince)).items.map(({ id }) => id);
    const created = (await tables.find(alone ?? ''))?.created ?? 0;
    assert.deepEqual(await ids(created), [alone]);
    assert.deepEqual(await ids(created + 1), []);
    const { seats } = (await tables.find(alone ?? '')) ?? { seats: [] };
    const mixed = await tables.create({
      game: 'wotr', rules: 1, options: {}, seed: 'x', visibility: 'listed', host: null,
      seats: [{ name: seats[0].name, sitter: { bot: 'random' } }, { name: seats[1].name, sitter: { person: person.id } }],
    }); // biome-ignore format: a literal
    await tables.start(mixed.id, { toMove: [0], deadline: null });
    assert.deepEqual(await ids(later), [mixed.id]);
  });
});
