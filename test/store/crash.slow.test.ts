// Servers that die. MATHOM_KILLS=200 makes the long run of it.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../scripts/runtime.mjs';
import type { StorePlace } from '../../server/store/open.ts';
import type { Store } from '../../server/store/store.ts';
import { StoreError } from '../../server/store/trouble.ts';
import { type Mode, raceLength, tripleEntry } from './appender.ts';
import { ask, newPerson, onBothStores, playingTable, until } from './backends.ts';

const kills = Number(process.env['MATHOM_KILLS'] ?? 20);
/** Wide enough to hit the start of the process, its first transactions and its full run. */
const longestLife = 60;

interface Appender {
  readonly child: ChildProcess;
  readonly closed: Promise<unknown>;
  said(): string;
}

function startAppender(place: StorePlace, mode: Mode, tables: readonly string[]): Appender {
  const file = fileURLToPath(new URL('appender.ts', import.meta.url));
  const child = spawn(process.execPath, [...nodeFlags, file, JSON.stringify(place), mode, ...tables], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { child, closed: once(child, 'close'), said: () => said };
}

/** Acknowledgements as `table version text`; a line that was cut off by death was not one. */
const acknowledged = (said: string): [table: string, version: number, text: string][] =>
  said
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const [table, version, ...text] = line.split(' ');
      return [table, Number(version), text.join(' ')];
    });

async function checkWhole(store: Store, id: string): Promise<number> {
  const loaded = await store.games.load(id);
  assert.ok(loaded);
  const { version } = loaded.table;
  assert.equal(version % 3, 0, 'three entries belong together');
  const log = await store.games.log(id);
  // PostgreSQL may still be committing what the dead had sent.
  assert.ok(log.length >= version && log.length % 3 === 0, `version ${version}, but ${log.length} entries`);
  const wrong = log.find((entry, i) => {
    const { standing, version: number, ...rest } = entry;
    const expected = tripleEntry(i + 1);
    return (
      number !== i + 1 ||
      standing !== Math.floor(i / 3) + [1, 2, 1][i % 3] ||
      JSON.stringify(Object.entries(rest).sort()) !== JSON.stringify(Object.entries(expected).sort())
    );
  });
  assert.equal(wrong, undefined);
  const told = await store.tellings.told(id, 0, Math.max(1, log.length));
  assert.deepEqual(
    told.map((row) => [row.version, row.told]),
    log.map((entry) => [entry.version, JSON.stringify({ of: entry.version })]),
    'what was told is there with every entry, and with no other',
  );
  if (loaded.snapshot) assert.deepEqual(JSON.parse(loaded.snapshot.state), { version: loaded.snapshot.version });
  return version;
}

const cutOthers = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

async function again<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === 20) throw error;
      await setTimeout(10);
    }
  }
}

onBothStores(
  'Death',
  (backend) => {
    test(`A server killed ${kills} times at random moments loses no acknowledged move`, {
      timeout: kills * 5000,
    }, async (t) => {
      const place = await backend.place();
      const first = await backend.open(place);
      const tables = (await Promise.all([1, 2, 3].map(() => playingTable(first)))).map(({ id }) => id);
      await first.close();
      let acknowledgements = 0;
      let unacknowledged = 0;
      for (let kill = 1; kill <= kills; kill++) {
        const { child, closed, said } = startAppender(place, 'triples', tables);
        // Every fourth dies before it is known to have begun.
        if (kill % 4 === 0) await setTimeout(80 + Math.random() * 150);
        else await until('a first acknowledgement', () => said() !== '');
        await setTimeout(Math.random() * longestLife);
        child.kill('SIGKILL');
        await closed;
        const store = await backend.open(place);
        const promised = acknowledged(said());
        for (const id of tables) {
          const version = await checkWhole(store, id);
          const last = Math.max(0, ...promised.filter(([table]) => table === id).map(([, number]) => number));
          assert.ok(version >= last, `${last} was acknowledged, but the log ends at ${version}`);
          if (last > 0) unacknowledged += (version - last) / 3;
        }
        acknowledgements += promised.length;
        await store.close();
      }
      t.diagnostic(
        `${kills} kills, ${acknowledgements} acknowledged, ${unacknowledged} committed but not yet acknowledged at death`,
      );
      assert.ok(acknowledgements > kills);
    });

    if (backend.kind === 'postgres') {
      test('Connections that are cut in the middle of transactions lose and double nothing, and harm nobody', async (t) => {
        const place = await backend.place();
        const store = await backend.open(place);
        const { id } = await playingTable(store);
        const promised: string[] = [];
        let failures = 0;
        const cutting = (async () => {
          while (promised.length < 60) if ('url' in place) await ask(place, cutOthers);
        })();
        for (let n = 1, version = 0; promised.length < 60; n++) {
          const text = `move ${n}`;
          try {
            const answer = await store.games.append(id, version, [{ kind: 'move', seat: 0, text, time: n }]);
            assert.equal(answer, 'ok');
            promised.push(text);
            version++;
          } catch (error) {
            assert.ok(error instanceof StoreError && error.kind === 'unavailable', `${error}`);
            failures++;
            version = (await again(() => store.games.log(id))).length;
          }
        }
        await cutting;
        const log = (await again(() => store.games.log(id))).map(({ text }) => text);
        assert.equal(new Set(log).size, log.length);
        assert.deepEqual(
          log.filter((text) => promised.includes(text)),
          promised,
        );
        assert.ok(log.length <= promised.length + failures);
        t.diagnostic(
          `${promised.length} acknowledged, ${failures} failed, ${log.length - promised.length} of these are there`,
        );
      });
    }

    test('Servers that are killed while games end count each game once, and none that has not ended', async (t) => {
      const place = await backend.place();
      // A file has one server at a time.
      const many = backend.kind === 'postgres' ? [1, 2] : [1];
      const look = async <T>(act: (store: Store) => Promise<T>): Promise<T> => {
        const store = await backend.open(place);
        try {
          return await act(store);
        } finally {
          await store.close();
        }
      };
      const { tables, people, seats } = await look(async (store) => {
        const two = [await newPerson(store), await newPerson(store)];
        const sitting = two.map(({ id: person }, i) => ({ name: ['south', 'north'][i], sitter: { person } }));
        const ids: string[] = [];
        for (let n = 0; n < 60; n++) ids.push((await playingTable(store, { rated: true, seats: sitting })).id);
        return { tables: ids, people: two, seats: sitting };
      });
      const left = (): Promise<string[]> =>
        look(async (store) => {
          const found = await Promise.all(tables.map((id) => store.tables.find(id)));
          return found.flatMap((table) => (table?.status === 'playing' ? [table.id] : []));
        });
      let deaths = 0;
      for (let open = tables; open.length > 0; open = await left()) {
        const servers = many.map(() => startAppender(place, 'rated', open.slice(0, 20)));
        await until('something is said', () =>
          servers.some(({ child, said }) => said() !== '' || child.exitCode !== null),
        );
        if (deaths < 8) await setTimeout(Math.random() * 15);
        for (const { child } of servers) if (deaths < 8 && child.kill('SIGKILL')) deaths++;
        await Promise.all(servers.map(({ closed }) => closed));
        const before = await left();
        for (const { said } of servers) for (const [id] of acknowledged(said())) assert.ok(!before.includes(id), id);
      }
      await look(async (store) => {
        for (const [i, { id }] of people.entries()) {
          const history = await store.ratings.history(id, 'kalah', seats[i].name, 100);
          assert.equal((await store.ratings.find(id, 'kalah', seats[i].name))?.played, tables.length);
          assert.deepEqual(history.map(({ table }) => table).toSorted(), tables.toSorted());
        }
      });
      t.diagnostic(`${deaths} deaths`);
    });

    if (backend.kind === 'sqlite') return;
    test('Three processes that compete for one log lose and double nothing', { timeout: 60_000 }, async (t) => {
      const place = await backend.place();
      const store = await backend.open(place);
      const { id } = await playingTable(store);
      const racers = [1, 2, 3].map(() => startAppender(place, 'race', [id]));
      await Promise.all(racers.map(({ closed }) => closed));
      for (const { child } of racers) assert.equal(child.exitCode, 0);
      const log = (await store.games.log(id)).map(({ version, text }) => [id, version, text]);
      assert.equal(log.length, raceLength);
      const promised = racers.flatMap(({ said }) => acknowledged(said()));
      assert.deepEqual(
        promised.toSorted(([, a], [, b]) => a - b),
        log,
      );
      for (const { said } of racers) {
        const own = acknowledged(said()).map(([, , text]) => Number(text.split(' ')[1]));
        assert.deepEqual(
          own,
          own.map((_, i) => i + 1),
        );
      }
      t.diagnostic(`entries of each: ${racers.map(({ said }) => acknowledged(said()).length).join(', ')}`);
    });
  },
  { durable: true },
);
