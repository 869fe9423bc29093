import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { standingMoves } from '../../server/store/games.ts';
import type { StorePlace } from '../../server/store/open.ts';
import type { NewEntry, Store } from '../../server/store/store.ts';
import { move, newTable, onBothStores, playingTable, undo } from './backends.ts';

onBothStores(
  'Logs',
  (backend) => {
    let place: StorePlace;
    let store: Store;
    before(async () => {
      place = await backend.place();
      store = await backend.open(place);
    });

    test('Entries come back in order, with their versions', async () => {
      const { id } = await playingTable(store);
      const word: NewEntry = { kind: 'word', seat: 1, text: 'offer draw', time: 7 };
      assert.equal(await store.games.append(id, 0, [move('sow 3'), move('Dol Amroth ← Lórien "?"', 1)]), 'ok');
      assert.equal(await store.games.append(id, 2, [word]), 'ok');
      assert.deepEqual(await store.games.log(id), [
        { version: 1, standing: 1, ...move('sow 3') },
        { version: 2, standing: 2, ...move('Dol Amroth ← Lórien "?"', 1) },
        { version: 3, standing: 2, ...word },
      ]);
      assert.deepEqual(
        (await store.games.log(id, 1, 1)).map(({ version }) => version),
        [2],
      );
      assert.equal((await store.tables.find(id))?.version, 3);
    });

    test('An undo is one more entry: nothing is lost, and the moves that stand are known', async () => {
      const { id } = await playingTable(store);
      await store.games.append(id, 0, [move('a'), move('b'), undo(), move('c')]);
      await store.games.append(id, 4, [undo(), undo(), move('d')]);
      const log = await store.games.log(id);
      assert.deepEqual(
        log.map(({ standing }) => standing),
        [1, 2, 1, 2, 1, 0, 1],
      );
      assert.deepEqual(
        standingMoves(log).map(({ text }) => text),
        ['d'],
      );
      await assert.rejects(store.games.append(id, 7, [undo(), undo()]), {
        kind: 'invalid',
        message: 'There is no move left to take back.',
      });
      assert.equal((await store.games.log(id)).length, 7);
      assert.equal((await store.tables.find(id))?.version, 7);
    });

    test('Of two writers at the same version exactly one wins, 200 times; nothing is lost and the order is kept', async () => {
      const other = backend.kind === 'postgres' ? await backend.open(place) : store; // a file has one server
      const { id } = await playingTable(store);
      const expected: string[] = [];
      const wins = { a: 0, b: 0 };
      for (let version = 0; version < 200; version++) {
        const attempts = { a: [move(`a${version}`)], b: [move(`b${version}`, 1)] };
        const [a, b] = await Promise.all([
          store.games.append(id, version, attempts.a),
          other.games.append(id, version, attempts.b),
        ]);
        assert.deepEqual([a, b].toSorted(), ['conflict', 'ok']);
        wins[a === 'ok' ? 'a' : 'b']++;
        expected.push(`${a === 'ok' ? 'a' : 'b'}${version}`);
      }
      assert.deepEqual(
        (await other.games.log(id)).map(({ text }) => text),
        expected,
      );
      assert.equal(wins.a + wins.b, 200);
    });

    test('A double click plays once', async () => {
      const { id } = await playingTable(store);
      const answers = await Promise.all(Array.from({ length: 20 }, () => store.games.append(id, 0, [move('a')])));
      assert.equal(answers.filter((answer) => answer === 'ok').length, 1);
      assert.equal((await store.games.log(id)).length, 1);
    });

    test('The end comes with the move that brings it, and nothing after it', async () => {
      const { id } = await playingTable(store);
      const result = { winners: [1], reason: 'ring', rule: 'WR-11.2' };
      assert.equal(await store.games.append(id, 0, [move('a')], { turn: { toMove: [1], deadline: 99 } }), 'ok');
      assert.deepEqual((await store.tables.find(id))?.toMove, [1]);
      assert.equal(await store.games.append(id, 0, [move('z')], { result }), 'conflict');
      assert.equal(await store.games.append(id, 1, [move('b')], { result }), 'ok');
      const table = await store.tables.find(id);
      assert.deepEqual(
        [table?.status, table?.result, table?.toMove, table?.deadline, table?.version],
        ['finished', result, [], null, 2],
      );
      assert.equal(await store.games.append(id, 2, [move('c')]), 'closed');
      assert.equal(await store.games.append(id, 1, [move('c')]), 'closed');
      assert.equal(await store.tables.take(id, 0, { bot: 'late' }), 'closed');
      const open = await store.tables.create(newTable);
      assert.equal(await store.games.append(open.id, 0, [move('a')]), 'closed');
      const drawn = await playingTable(store);
      const agreed = { winners: [], reason: 'agreement', rule: null };
      assert.equal(await store.games.append(drawn.id, 0, [], { result: agreed }), 'ok');
      assert.deepEqual((await store.tables.find(drawn.id))?.result, agreed);
    });

    test('A game is loaded from the latest snapshot that no undo has gone behind', async () => {
      const { id } = await playingTable(store);
      await store.games.append(id, 0, [move('a'), move('b')], { snapshot: '{"after":"ab"}' });
      await store.games.append(id, 2, [move('c'), move('d')], { snapshot: '{"after":"abcd"}' });
      assert.deepEqual(await store.games.snapshot(id), { version: 4, standing: 4, state: '{"after":"abcd"}' });
      assert.equal((await store.games.snapshot(id, 3))?.version, 2);
      assert.equal(await store.games.snapshot(id, 1), undefined);
      await store.games.append(id, 4, [undo(), undo()]);
      await store.games.append(id, 6, [move('e'), move('f'), move('g')]);
      const loaded = await store.games.load(id);
      assert.equal(loaded?.seed, newTable.seed);
      assert.equal(loaded?.table.version, 9);
      assert.equal(loaded?.snapshot?.state, '{"after":"ab"}');
      assert.deepEqual(
        standingMoves(loaded?.entries ?? []).map(({ text }) => text),
        ['e', 'f', 'g'],
      );
      assert.equal((await store.games.snapshot(id, 4))?.version, 4);
      await store.games.saveSnapshot(id, 8, '{"after":"abef"}');
      await store.games.saveSnapshot(id, 8, '{"a second":"is ignored"}');
      assert.deepEqual(await store.games.snapshot(id), { version: 8, standing: 4, state: '{"after":"abef"}' });
      await store.games.forgetSnapshots(id);
      assert.equal(await store.games.snapshot(id), undefined);
      assert.equal((await store.games.load(id))?.entries.length, 9);
    });

    test('A game goes on under other rules from the state that begins the part, and never from one before it', async () => {
      const { id } = await playingTable(store);
      await store.games.append(id, 0, [move('a'), move('b')], { snapshot: '{"under":1}' });
      assert.deepEqual(await store.games.parts(id), []);
      const word = { kind: 'word', seat: 0, text: 'rules 2', time: 3000 } as const;
      const part = { rules: 2, state: '{"from":2}' };
      assert.equal(await store.games.append(id, 2, [word], { part }), 'ok');
      assert.equal(await store.games.append(id, 2, [move('c')]), 'conflict', 'a server with the older rules');
      await store.games.append(id, 3, [move('c')]);
      assert.equal((await store.tables.find(id))?.rules, 2);
      assert.deepEqual(await store.games.parts(id), [
        { version: 0, standing: 0, rules: 1, state: null },
        { version: 3, standing: 2, rules: 2, state: '{"from":2}' },
      ]);
      const loaded = await store.games.load(id);
      assert.deepEqual(loaded?.snapshot, { version: 3, standing: 2, state: '{"from":2}' });
      assert.deepEqual(
        loaded?.entries.map(({ text }) => text),
        ['c'],
      );
      assert.equal((await store.games.snapshot(id, 2))?.state, '{"under":1}');
      await store.games.forgetSnapshots(id);
      assert.equal((await store.games.snapshot(id))?.state, '{"from":2}');
      await store.games.append(id, 4, [move('d')], { snapshot: '{"later":2}' });
      assert.equal((await store.games.load(id))?.snapshot?.state, '{"later":2}');
      await store.games.append(id, 5, [{ ...word, text: 'rules 3' }], { part: { rules: 3, state: '{"from":3}' } });
      assert.deepEqual(
        (await store.games.parts(id)).map(({ rules }) => rules),
        [1, 2, 3],
      );
    });

    test('What entries told is kept with them, until the telling of the finished game takes its place', async () => {
      const { id } = await playingTable(store);
      const told = (text: string) => ({ ...move(text), told: JSON.stringify({ text }) });
      await store.games.append(id, 0, [told('a'), told('b')], { toldBefore: '{"whole":0}' });
      assert.equal(await store.games.append(id, 0, [told('x')], { toldBefore: '{"whole":7}' }), 'conflict');
      assert.equal((await store.games.load(id))?.toldUpTo, 2);
      // A server of an older release keeps no account: it begins anew after that.
      await store.games.append(id, 2, [move('c')]);
      assert.equal((await store.games.load(id))?.toldUpTo, 2);
      const result = { winners: [0], reason: 'stones', rule: 'KA-4.1' };
      await store.tellings.keep(id, 'too early');
      assert.equal(await store.tellings.find(id), undefined);
      await store.games.append(id, 3, [told('d')], { toldBefore: '{"whole":3}' });
      await store.games.append(id, 4, [], { toldBefore: '{"what d told":"stays"}', result });
      assert.deepEqual(
        (await store.tellings.told(id)).map(({ version, told: row }) => `${version} ${row}`),
        ['0 {"whole":0}', '1 {"text":"a"}', '2 {"text":"b"}', '3 {"whole":3}', '4 {"text":"d"}'],
      );
      assert.deepEqual(
        (await store.tellings.told(id, 3, 1)).map(({ version }) => version),
        [3],
      );
      assert.ok((await store.tellings.due(100)).includes(id));
      assert.ok(!(await store.tellings.due(100, [id])).includes(id));
      await store.tellings.keep(id, 'the telling');
      await store.tellings.keep(id, 'another, too late');
      assert.equal(await store.tellings.find(id), 'the telling');
      assert.deepEqual(await store.tellings.told(id), []);
      assert.ok(!(await store.tellings.due(100)).includes(id));
      const { id: lost } = await playingTable(store);
      await store.games.append(lost, 0, [], { result });
      await store.tellings.keep(lost, null);
      assert.equal(await store.tellings.find(lost), undefined);
      assert.ok(!(await store.tellings.due(100)).includes(lost), 'what is lost is not looked for again');
    });

    test('A log of 5,000 moves is written and read fast', async (t) => {
      const { id } = await playingTable(store);
      const state = JSON.stringify({ units: Array.from({ length: 4000 }, (_, i) => i) });
      const took = async (work: () => Promise<unknown>) => {
        const from = performance.now();
        await work();
        return performance.now() - from;
      };
      const writing = await took(async () => {
        for (let version = 0; version < 5000; version += 100) {
          const moves = Array.from({ length: 100 }, (_, i) => move(`move army ${version + i} to minas-tirith`));
          assert.equal(await store.games.append(id, version, moves), 'ok');
        }
      });
      const reading = await took(async () => assert.equal((await store.games.log(id)).length, 5000));
      const singles: number[] = [];
      for (let version = 5000; version < 5200; version++)
        singles.push(await took(() => store.games.append(id, version, [move('a')])));
      await store.games.saveSnapshot(id, 5150, state);
      const loading = await took(async () => assert.equal((await store.games.load(id))?.entries.length, 50));
      singles.sort((a, b) => a - b);
      const tables = await Promise.all(Array.from({ length: 100 }, () => playingTable(store)));
      const together = await took(() =>
        Promise.all(tables.map((table) => store.games.append(table.id, 0, [move('a')]))),
      );
      const ms = (n: number) => `${n.toFixed(1)} ms`;
      t.diagnostic(
        `5,000 moves by hundreds ${ms(writing)}, read ${ms(reading)}, load with snapshot ${ms(loading)}; ` +
          `one move: median ${ms(singles[100])}, 99th of 100 ${ms(singles[198])}; 100 tables at once ${ms(together)}`,
      );
      assert.ok(writing < 10_000 && reading < 1000 && loading < 500 && singles[100] < 100, 'too slow');
    });

    test('What is not in order is refused with a sentence', async () => {
      const { id } = await playingTable(store);
      const refused = { name: 'StoreError', kind: 'invalid', message: /^[A-Z].+\.$/ };
      const wrong: NewEntry[] = [
        move(''),
        move('x'.repeat(1001)),
        move('nul \0'),
        move('a', 8),
        move('a', 0.5),
        { ...move('a'), time: Number.NaN },
      ];
      for (const entry of wrong) await assert.rejects(store.games.append(id, 0, [entry]), refused);
      await assert.rejects(store.games.append(id, -1, [move('a')]), refused);
      await assert.rejects(store.games.append(id, 0, []), refused);
      await assert.rejects(store.games.append(id, 0, new Array(1001).fill(move('a'))), refused);
      await assert.rejects(
        store.games.append(id, 0, [move('a')], { result: { winners: [9], reason: 'ring', rule: null } }),
        refused,
      );
      await assert.rejects(store.games.append('a'.repeat(16), 0, [move('a')]), { kind: 'missing' });
      assert.equal((await store.games.log(id)).length, 0);
      assert.equal((await store.tables.find(id))?.version, 0);
    });
  },
  { durable: true },
);
