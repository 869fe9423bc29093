import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { NewTable, Store, Turn } from '../../server/store/store.ts';
import { move, newPerson, onBothStores, playingTable, secretHash } from './backends.ts';

const turn = (...toMove: number[]): { turn: Turn } => ({ turn: { toMove, deadline: null } });
const subscription = { endpoint: 'https://push.example.org/1', p256dh: 'key', auth: 'secret' };

onBothStores('Notices', (backend) => {
  let store: Store;
  let clock = 1_000_000;
  before(async () => {
    store = await backend.open(undefined, { now: () => clock });
  });

  const newSession = async (person: string): Promise<string> => {
    const session = { kind: 'session', hash: secretHash(), label: '', expires: null } as const;
    return (await store.credentials.issue(person, session)).id;
  };

  /** Somebody with a confirmed address. */
  const reachable = async (): Promise<string> => {
    const { id } = await newPerson(store);
    await store.notices.askEmail(id, 'sam@example.org');
    await store.notices.confirmEmail(id, 'sam@example.org');
    return id;
  };

  const seatsOf = (...people: string[]): Pick<NewTable, 'seats'> => ({
    seats: people.map((person, i) => ({ name: i === 0 ? 'south' : 'north', sitter: { person } })),
  });

  const callsAt = async (table: string) =>
    (await store.notices.calls(clock, 100)).filter((call) => call.table === table);

  test('An e-mail address counts when it is confirmed, and the last one that was asked for', async () => {
    const { id } = await newPerson(store);
    assert.deepEqual(await store.notices.settings(id), { email: null, emailAsked: null });
    await store.notices.askEmail(id, 'sam@example.org');
    await store.notices.askEmail(id, 'samwise@example.org');
    assert.deepEqual(await store.notices.settings(id), { email: null, emailAsked: 'samwise@example.org' });
    assert.equal(await store.notices.confirmEmail(id, 'sam@example.org'), false);
    assert.equal(await store.notices.confirmEmail(id, 'samwise@example.org'), true);
    assert.deepEqual(await store.notices.settings(id), { email: 'samwise@example.org', emailAsked: null });
    await store.notices.askEmail(id, 'mayor@example.org');
    const data = await store.people.exportData(id);
    assert.deepEqual(data?.notices, { email: 'samwise@example.org', emailAsked: 'mayor@example.org' });
    await store.notices.stopEmail(id);
    assert.deepEqual(await store.notices.settings(id), { email: null, emailAsked: null });
    assert.equal(await store.notices.confirmEmail(id, 'mayor@example.org'), false);
    await assert.rejects(store.notices.askEmail('a'.repeat(16), 'sam@example.org'), { kind: 'missing' });
  });

  test('A device is told for whoever signed in there last, and no longer when his session ends', async () => {
    const [me, other] = [(await newPerson(store)).id, (await newPerson(store)).id];
    const session = await newSession(other);
    assert.equal(await store.notices.subscribe(me, await newSession(me), subscription), 'ok');
    assert.deepEqual(await store.notices.subscriptions(me), [subscription]);
    await store.notices.subscribe(other, session, { ...subscription, auth: 'another' });
    assert.deepEqual(await store.notices.subscriptions(me), []);
    await store.notices.unsubscribe(subscription.endpoint, me);
    assert.equal((await store.notices.subscriptions(other)).length, 1, 'it is not his');
    await store.notices.unsubscribe(subscription.endpoint);
    assert.deepEqual(await store.notices.subscriptions(other), []);
    await store.notices.subscribe(other, session, subscription);
    await store.credentials.revoke(other, session);
    assert.deepEqual(await store.notices.subscriptions(other), []);
    const inside = store.notices.subscribe(me, await newSession(me), { ...subscription, endpoint: 'http://inside' });
    await assert.rejects(inside, { kind: 'invalid' });
  });

  test('A person has twenty devices at most', async () => {
    const { id } = await newPerson(store);
    const session = await newSession(id);
    const device = (n: number) => ({ ...subscription, endpoint: `https://push.example.org/many/${n}` });
    for (let n = 0; n < 20; n++) assert.equal(await store.notices.subscribe(id, session, device(n)), 'ok');
    assert.equal(await store.notices.subscribe(id, session, device(20)), 'too-many');
    assert.equal(await store.notices.subscribe(id, session, device(7)), 'ok');
  });

  test('Who is asked is called once a turn, if he can be reached', async () => {
    const [south, north] = [await reachable(), await reachable()];
    const stranger = (await newPerson(store)).id;
    const { id } = await playingTable(store, seatsOf(south, north));
    const [call] = await callsAt(id);
    assert.deepEqual(call, { table: id, seat: 0, person: south, at: clock, since: clock });
    clock += 10;
    await store.games.append(id, 0, [move('a')], turn(0)); // he goes on: it is the same turn
    assert.deepEqual(
      (await callsAt(id)).map(({ at }) => at),
      [clock - 10],
    );
    await store.games.append(id, 1, [move('b')], turn(1));
    assert.deepEqual(
      (await callsAt(id)).map(({ person, at }) => [person, at]),
      [[north, clock]],
    );
    await store.games.append(id, 2, [move('c', 1)], turn(0, 1));
    assert.deepEqual((await callsAt(id)).map(({ seat }) => seat).sort(), [0, 1]);
    await store.games.append(id, 3, [move('d')], { result: { winners: [0], reason: 'stones', rule: null } });
    assert.deepEqual(await callsAt(id), []);
    const silent = await playingTable(store, seatsOf(stranger, south));
    assert.deepEqual(await callsAt(silent.id), []);
    const early = await playingTable(store, seatsOf(south, stranger));
    assert.deepEqual(
      (await store.notices.calls(clock - 1)).filter(({ table }) => table === early.id),
      [],
    );
  });

  test('A call is taken by one of many, comes again unless it is settled, and a new turn is a new call', async () => {
    const [south, north] = [await reachable(), await reachable()];
    const { id } = await playingTable(store, seatsOf(south, north));
    const [call] = await callsAt(id);
    const taken = await Promise.all([1, 2, 3, 4].map(() => store.notices.take(call, clock + 100)));
    assert.equal(taken.filter((each) => each).length, 1);
    assert.deepEqual(await callsAt(id), []);
    clock += 100;
    const [again] = await callsAt(id);
    assert.equal(again.at, clock);
    assert.equal(await store.notices.take(again, null), true);
    assert.equal(await store.notices.take(again, null), false);
    assert.deepEqual(await callsAt(id), []);
    await store.games.append(id, 0, [move('a')], turn(1));
    clock += 10;
    await store.games.append(id, 1, [move('b', 1)], turn(0));
    assert.equal((await callsAt(id)).length, 1);
    await store.people.delete(south);
    assert.deepEqual(await callsAt(id), [], 'nobody is left to be told');
  });
});
