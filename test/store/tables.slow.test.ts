import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { keepsCommitment } from '../../engine/commitment.ts';
import type { Store } from '../../server/store/store.ts';
import { move, newPerson, newTable, onBothStores, playingTable, secretHash } from './backends.ts';

onBothStores('Tables', (backend) => {
  let store: Store;
  let clock = 1_000_000;
  before(async () => {
    store = await backend.open(undefined, { now: () => ++clock });
  });

  test('A table comes back as it was made', async () => {
    const host = await newPerson(store);
    const guest = await newPerson(store, 'guest');
    const first = await playingTable(store);
    const made = await store.tables.create({
      game: 'wotr',
      rules: 3,
      options: { turnLimit: 30, expansion: false, note: 'Barad-dûr \u{1f9dd} "quoted"' },
      seed: 'a long and secret seed',
      visibility: 'private',
      rated: true,
      clock: { pace: 'correspondence', initial: 259_200_000, increment: 0, reserve: 864_000_000 },
      seats: [
        { name: 'free', sitter: { person: host.id } },
        { name: 'shadow', sitter: { person: guest.id } },
        { name: 'gondor', sitter: { bot: 'search 2' } },
        { name: 'isengard', invitation: secretHash() },
      ],
      host: host.id,
      rematchOf: first.id,
    });
    const { id, commitment, created, updated, ...rest } = made;
    assert.match(id, /^[a-z0-9]{16}$/);
    assert.ok(keepsCommitment(commitment, 'a long and secret seed'));
    assert.equal(created, updated);
    assert.deepEqual(rest, {
      game: 'wotr',
      rules: 3,
      options: { turnLimit: 30, expansion: false, note: 'Barad-dûr \u{1f9dd} "quoted"' },
      status: 'open',
      visibility: 'private',
      rated: true,
      clock: { pace: 'correspondence', initial: 259_200_000, increment: 0, reserve: 864_000_000 },
      seats: [
        { name: 'free', occupant: { kind: 'account', person: host.id, name: host.name }, invited: false },
        { name: 'shadow', occupant: { kind: 'guest', person: guest.id, name: guest.name }, invited: false },
        { name: 'gondor', occupant: { kind: 'bot', name: 'search 2' }, invited: false },
        { name: 'isengard', occupant: { kind: 'open' }, invited: true },
      ],
      version: 0,
      toMove: [],
      deadline: null,
      result: null,
      host: host.id,
      rematchOf: first.id,
    });
    assert.deepEqual(await store.tables.find(id), made);
    assert.equal(await store.tables.seed(id), 'a long and secret seed');
    assert.ok(!JSON.stringify(made).includes('secret seed'));
  });

  test('A rematch is opened once, until it is over', async () => {
    const { id } = await playingTable(store);
    assert.equal(await store.tables.rematch(id), undefined);
    const both = await Promise.all([1, 2].map(() => store.tables.create({ ...newTable, rematchOf: id })));
    assert.equal(both[0].id, both[1].id);
    assert.deepEqual(await store.tables.rematch(id), both[0]);
    await store.tables.start(both[0].id, { toMove: [0], deadline: null });
    await store.games.append(both[0].id, 0, [], { result: { winners: [0], reason: 'stones', rule: null } });
    assert.equal(await store.tables.rematch(id), undefined);
    const next = await store.tables.create({ ...newTable, rematchOf: id });
    assert.notEqual(next.id, both[0].id);
  });

  test('A seat is taken by one of two, and left only by who has it', async () => {
    const [one, two] = [await newPerson(store), await newPerson(store)];
    const { id } = await store.tables.create({ ...newTable, seats: [{ name: 'south' }, { name: 'north' }] });
    const answers = await Promise.all([one, two].map(({ id: person }) => store.tables.take(id, 0, { person })));
    assert.deepEqual(answers.toSorted(), ['ok', 'taken']);
    const [winner, loser] = answers[0] === 'ok' ? [one, two] : [two, one];
    assert.equal(await store.tables.leave(id, 0, { person: loser.id }), 'elsewhere');
    assert.equal(await store.tables.leave(id, 0, { person: winner.id }), 'ok');
    assert.equal(await store.tables.take(id, 0, { bot: 'random' }), 'ok');
    assert.equal(await store.tables.start(id, { toMove: [0], deadline: null }), 'seats-open');
    assert.equal(await store.tables.take(id, 1, { person: loser.id }), 'ok');
    assert.equal(await store.tables.start(id, { toMove: [0, 1], deadline: 5 }), 'ok');
    assert.equal(await store.tables.start(id, { toMove: [0], deadline: null }), 'started');
    assert.equal(await store.tables.remove(id), 'started');
    const table = await store.tables.find(id);
    assert.deepEqual([table?.status, table?.toMove, table?.deadline], ['playing', [0, 1], 5]);
  });

  test('Who has brought the secret looks on until it is void; more than fifty do not', async () => {
    const [secret, other] = [secretHash(), secretHash()];
    const { id } = await store.tables.create({ ...newTable, visibility: 'private' });
    const friend = await newPerson(store, 'guest');
    assert.equal((await store.tables.find(id))?.onlookers, undefined);
    assert.equal(await store.tables.admit(id, secret, friend.id), 'void');
    await store.tables.letWatch(id, secret);
    assert.equal(await store.tables.watchable(secret), id);
    assert.equal(await store.tables.watchable(other), undefined);
    assert.equal(await store.tables.admit(id, other, friend.id), 'void');
    assert.deepEqual(await Promise.all([1, 2].map(() => store.tables.admit(id, secret, friend.id))), ['ok', 'ok']);
    assert.deepEqual((await store.tables.find(id))?.onlookers, [friend.id]);
    for (let i = 0; i < 49; i++)
      assert.equal(await store.tables.admit(id, secret, (await newPerson(store, 'guest')).id), 'ok');
    assert.equal(await store.tables.admit(id, secret, (await newPerson(store, 'guest')).id), 'full');
    await store.people.delete(friend.id);
    assert.equal((await store.tables.find(id))?.onlookers?.length, 49);
    await store.tables.letWatch(id, null);
    assert.equal((await store.tables.find(id))?.onlookers, undefined);
    await store.tables.letWatch(id, other);
    assert.deepEqual((await store.tables.find(id))?.onlookers, []);
  });

  test('A seat that is kept needs its invitation, which works once', async () => {
    const secret = secretHash();
    const { id } = await store.tables.create({ ...newTable, seats: [{ name: 'south' }, { name: 'north' }] });
    const friend = await newPerson(store, 'guest');
    assert.equal(await store.tables.invite(id, 1, secret), 'ok');
    assert.deepEqual(await store.tables.invited(secret), { table: id, seat: 1 });
    assert.equal(await store.tables.take(id, 1, { person: friend.id }), 'taken');
    assert.equal(await store.tables.take(id, 1, { person: friend.id }, secretHash()), 'taken');
    assert.equal(await store.tables.take(id, 1, { person: friend.id }, secret), 'ok');
    assert.equal(await store.tables.invited(secret), undefined);
    assert.equal(await store.tables.invite(id, 1, secret), 'taken');
    assert.equal(await store.tables.leave(id, 1, { person: friend.id }), 'ok');
    assert.equal(await store.tables.take(id, 1, { bot: 'random' }), 'ok');
  });

  test('Lists go on where the page before ended', async () => {
    const fresh = await backend.open(undefined, { now: () => ++clock });
    const me = await newPerson(fresh);
    const made: string[] = [];
    for (let i = 0; i < 7; i++) {
      const seats = [{ name: 'south', sitter: { person: me.id } }, { name: 'north' }];
      made.unshift((await fresh.tables.create({ ...newTable, seats })).id);
    }
    const hidden = await fresh.tables.create({ ...newTable, visibility: 'private' });
    const begun = await playingTable(fresh);
    const walk = async (list: (after: string | undefined) => ReturnType<typeof fresh.tables.open>) => {
      const pages: string[][] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const { items, next } = await list(after);
        pages.push(items.map(({ id }) => id));
        after = next;
      }
      return pages;
    };
    const threes = [made.slice(0, 3), made.slice(3, 6), made.slice(6)];
    assert.deepEqual(await walk((after) => fresh.tables.open({ after, limit: 3 })), threes);
    assert.deepEqual(await walk((after) => fresh.tables.of(me.id, { after, limit: 3 })), threes);
    assert.deepEqual(await walk((after) => fresh.tables.recent({ after })), [[begun.id]]);
    await fresh.tables.take(made[6], 1, { bot: 'random' });
    assert.equal((await fresh.tables.of(me.id, { limit: 1 })).items[0].id, made[6]);
    assert.equal(await fresh.tables.remove(hidden.id), 'ok');
    assert.equal(await fresh.tables.find(hidden.id), undefined);
  });

  test('Tables that arrived in the same millisecond are all listed', async () => {
    const still = await backend.open(undefined, { now: () => 5 });
    const made = new Set<string>();
    for (let i = 0; i < 5; i++) made.add((await still.tables.create({ ...newTable, seats: [{ name: 'south' }] })).id);
    for (let after: string | null | undefined; after !== null; ) {
      const { items, next } = await still.tables.open({ after, limit: 2 });
      for (const { id } of items) assert.ok(made.delete(id));
      after = next;
    }
    assert.equal(made.size, 0);
  });

  test('Tables whose time is up are found, those longest waited for first', async () => {
    const fresh = await backend.open(undefined, { now: () => 10_000 });
    const [late, later, never, soon] = await Promise.all([1, 2, 3, 4].map(() => playingTable(fresh)));
    const deadlines = [9_000, 8_000, null, 10_001];
    for (const [i, { id }] of [late, later, never, soon].entries())
      await fresh.games.append(id, 0, [move('1')], { turn: { toMove: [1], deadline: deadlines[i] } });
    assert.deepEqual(
      (await fresh.tables.overdue()).map(({ id }) => id),
      [later.id, late.id],
    );
  });

  test('Tables at which a program is to choose are found, private ones too, the last one changed first', async () => {
    const fresh = await backend.open(undefined, { now: () => ++clock });
    const person = { person: (await newPerson(fresh)).id };
    const seats = [
      { name: 'south', sitter: person },
      { name: 'north', sitter: { bot: 'random' } },
    ];
    const mine = await playingTable(fresh, { seats }); // seat 0, a person, is to choose
    const theirs = await playingTable(fresh, { seats, visibility: 'private' });
    await fresh.games.append(theirs.id, 0, [move('a')], { turn: { toMove: [1], deadline: null } });
    const both = await playingTable(fresh, { seats });
    await fresh.games.append(both.id, 0, [move('a')], { turn: { toMove: [0, 1], deadline: null } });
    const over = await playingTable(fresh);
    await fresh.games.append(over.id, 0, [move('a')], { result: { winners: [0], reason: 'stones', rule: null } });
    await fresh.tables.create(newTable);
    const found = await fresh.tables.awaitingPrograms(clock);
    assert.deepEqual([found.items.map(({ id }) => id), found.next], [[both.id, theirs.id], null]);
    const page = await fresh.tables.awaitingPrograms(clock, { limit: 1 });
    const rest = await fresh.tables.awaitingPrograms(clock, { after: page.next ?? '' });
    assert.deepEqual([page.items[0].id, rest.items.map(({ id }) => id)], [both.id, [theirs.id]]);
    const before = (await fresh.tables.find(both.id))?.updated ?? 0;
    const earlier = await fresh.tables.awaitingPrograms(before - 1);
    assert.deepEqual(
      earlier.items.map(({ id }) => id),
      [theirs.id],
    );
    assert.ok(mine.id !== theirs.id);
  });

  test('What is not in order is refused with a sentence', async () => {
    const refused = { name: 'StoreError', kind: 'invalid', message: /^[A-Z].+\.$/ };
    const wrong: Partial<typeof newTable>[] = [
      { game: 'No Game' },
      { rules: -1 },
      { seed: '' },
      { seed: 'nul \0' },
      { seed: 'half \ud800' },
      { options: { note: 'x'.repeat(70_000) } },
      { seats: [] },
      { seats: Array.from({ length: 9 }, () => ({ name: 'seat' })) },
      { clock: { pace: 'live', initial: 0, increment: 0 } },
      { host: 'me' },
    ];
    for (const part of wrong) await assert.rejects(store.tables.create({ ...newTable, ...part }), refused);
    await assert.rejects(store.tables.find("x' OR 1=1 --"), refused);
    await assert.rejects(store.tables.open({ after: 'yesterday' }), refused);
    await assert.rejects(store.tables.open({ limit: 101 }), refused);
    await assert.rejects(store.tables.take('a'.repeat(16), -1, { bot: 'x' }), refused);
    const missing = { kind: 'missing' };
    await assert.rejects(store.tables.take('a'.repeat(16), 0, { bot: 'x' }), missing);
    await assert.rejects(store.tables.create({ ...newTable, host: 'a'.repeat(16) }), missing);
    await assert.rejects(store.tables.create({ ...newTable, rematchOf: 'a'.repeat(16) }), missing);
  });

  test('One change that fails does not take along others of the same moment', async () => {
    const { id } = await store.tables.create({ ...newTable, seats: [{ name: 'south' }, { name: 'north' }] });
    const answers = await Promise.allSettled([
      store.tables.take(id, 0, { bot: 'random' }),
      store.tables.create({ ...newTable, host: 'a'.repeat(16) }),
      store.tables.take(id, 1, { person: 'a'.repeat(16) }),
      store.tables.create(newTable),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
    );
    const seats = (await store.tables.find(id))?.seats.map(({ occupant }) => occupant.kind);
    assert.deepEqual(seats, ['bot', 'open']);
  });
});
