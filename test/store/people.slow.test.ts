import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { departedPlayer, type RatingChange, type Store } from '../../server/store/store.ts';
import { move, newPerson, newTable, onBothStores, passwordHash, playingTable, secretHash } from './backends.ts';

onBothStores('People', (backend) => {
  let store: Store;
  let clock = 1_000_000_000_000;
  before(async () => {
    store = await backend.open(undefined, { now: () => clock });
  });

  test('A name is unique whatever its case and accents, among guests and accounts', async () => {
    const made = await store.people.createAccount('Éomer of Rohan', passwordHash);
    assert.ok(made !== 'taken');
    assert.deepEqual(made, { id: made.id, kind: 'account', name: 'Éomer of Rohan', created: clock });
    for (const name of ['éomer of rohan', 'EOMER OF ROHAN', 'E\u0301omer of Rohan', 'Ｅomer of Rohan']) {
      assert.equal(await store.people.createAccount(name, passwordHash), 'taken');
      assert.equal(await store.people.createGuest(name), 'taken');
      assert.deepEqual(await store.people.byName(name), made);
    }
    assert.deepEqual(await store.people.find(made.id), made);
    assert.equal(await store.people.byName('Eowyn'), undefined);
    const answers = await Promise.all(['Lúthien', 'luthien', 'LÚTHIEN'].map((name) => store.people.createGuest(name)));
    assert.equal(answers.filter((answer) => answer === 'taken').length, 2);
  });

  test('A name that cannot be read is refused', async () => {
    for (const name of [
      'ﾞﾞ',
      'x',
      'y'.repeat(31),
      ' Sam',
      'Sam ',
      'Sam  Gamgee',
      '<b>Sam</b>',
      'Sam\n',
      'Sa\u200bm',
      '--',
      '',
    ])
      await assert.rejects(store.people.createGuest(name), { kind: 'invalid', message: /^[A-Z].+\.$/ });
  });

  test('A guest becomes an account and keeps his seat', async () => {
    const guest = await newPerson(store, 'guest');
    const table = await playingTable(store, { seats: [{ name: 'south', sitter: { person: guest.id } }] });
    assert.equal(await store.people.passwordHash(guest.id), undefined);
    await newPerson(store);
    const taken = await store.people.createGuest('Old Took');
    assert.ok(taken !== 'taken');
    assert.equal(await store.people.upgrade(guest.id, 'old took', passwordHash), 'taken');
    const account = await store.people.upgrade(guest.id, 'Samwise', passwordHash);
    assert.deepEqual(account, { ...guest, kind: 'account', name: 'Samwise' });
    assert.equal(await store.people.upgrade(guest.id, 'Samwise', passwordHash), 'not-a-guest');
    assert.equal(await store.people.passwordHash(guest.id), passwordHash);
    await store.people.setPassword(guest.id, `${passwordHash}2`);
    assert.equal(await store.people.passwordHash(guest.id), `${passwordHash}2`);
    const occupant = (await store.tables.find(table.id))?.seats[0].occupant;
    assert.deepEqual(occupant, { kind: 'account', person: guest.id, name: 'Samwise' });
  });

  test('Sessions and tokens are known by their hash until they expire or are ended', async () => {
    const person = await newPerson(store);
    const hashes = [secretHash(), secretHash(), secretHash()];
    const session = { kind: 'session', label: 'Firefox', expires: clock + 1000 } as const;
    const issued = await store.credentials.issue(person.id, { ...session, hash: hashes[0] });
    await store.credentials.issue(person.id, { ...session, hash: hashes[1], expires: clock + 5000 });
    const bot = { kind: 'bot', label: 'my bot', expires: null } as const;
    const token = await store.credentials.issue(person.id, { ...bot, hash: hashes[2] });
    assert.deepEqual(await store.credentials.holder('session', hashes[0]), { person, credential: issued });
    assert.equal(await store.credentials.holder('bot', hashes[0]), undefined);
    assert.equal(await store.credentials.holder('session', secretHash()), undefined);
    await assert.rejects(store.credentials.issue(person.id, { ...session, hash: hashes[0] }), { kind: 'unique' });
    await assert.rejects(store.credentials.issue(person.id, { ...session, hash: 'plain secret' }), { kind: 'invalid' });
    clock += 1000;
    assert.equal(await store.credentials.holder('session', hashes[0]), undefined);
    assert.equal((await store.credentials.list(person.id, 'session')).length, 1);
    assert.equal(await store.credentials.revokeAll(person.id, 'session'), 2);
    assert.equal(await store.credentials.holder('session', hashes[1]), undefined);
    assert.deepEqual(await store.credentials.list(person.id, 'bot'), [token]);
    assert.equal(await store.credentials.revoke((await newPerson(store)).id, token.id), false);
    assert.equal((await store.credentials.holder('bot', hashes[2]))?.person.id, person.id);
    assert.equal(await store.credentials.revoke(person.id, token.id), true);
    assert.equal(await store.credentials.holder('bot', hashes[2]), undefined);
  });

  test('Sweeping takes what has expired, and guests who left nothing behind', async () => {
    const fresh = await backend.open(undefined, { now: () => clock });
    const [idle, seated, known] = await Promise.all([1, 2, 3].map(() => newPerson(fresh, 'guest')));
    await playingTable(fresh, { seats: [{ name: 'south', sitter: { person: seated.id } }] });
    const session = { kind: 'session', label: '', expires: clock + 1e9 } as const;
    await fresh.credentials.issue(known.id, { ...session, hash: secretHash() });
    await fresh.credentials.issue(idle.id, { ...session, hash: secretHash(), expires: clock + 1000 });
    assert.equal(await fresh.sweep(), 0);
    clock += 1000;
    assert.equal(await fresh.sweep(), 1);
    clock += 24 * 3_600_000 - 1000;
    assert.equal(await fresh.sweep(), 0, 'he came a day ago');
    clock++;
    assert.equal(await fresh.sweep(), 1);
    const left = await Promise.all([idle, seated, known].map(({ id }) => fresh.people.find(id)));
    assert.deepEqual(left, [undefined, seated, known]);
  });

  test('A finished game changes ratings once, and never on top of a rating that has changed', async () => {
    const [one, two] = [await newPerson(store), await newPerson(store)];
    const [first, second] = [await playingTable(store), await playingTable(store)].map(({ id }) => id);
    const result = { winners: [0], reason: 'stones', rule: null };
    const end = (id: string, ratings: RatingChange[]) => store.games.append(id, 0, [move('a')], { result, ratings });
    const skill = { rating: 1612.375, deviation: 310.25, volatility: 0.059_999_8 };
    const changes = (playedBefore: number): RatingChange[] => [
      { person: two.id, side: 'north', ...skill, rating: 1388, playedBefore },
      { person: one.id, side: 'south', ...skill, playedBefore },
    ];
    await assert.rejects(store.games.append(first, 0, [move('a')], { ratings: changes(0) }), { kind: 'invalid' });
    assert.equal(await end(first, changes(0)), 'ok');
    assert.equal(await end(first, changes(1)), 'closed');
    assert.equal(await end(second, changes(0)), 'outdated');
    assert.deepEqual((await store.games.load(second))?.entries, [], 'without its ratings the game has not ended');
    const answers = await Promise.all([1, 2].map(() => end(second, changes(1))));
    assert.deepEqual(answers.toSorted(), ['closed', 'ok']);
    const rating = { game: 'kalah', side: 'south', ...skill, played: 2, updated: clock };
    assert.deepEqual(await store.ratings.find(one.id, 'kalah', 'south'), rating);
    assert.equal(await store.ratings.find(one.id, 'kalah', 'north'), undefined);
    assert.deepEqual(await store.ratings.of(one.id), [rating]);
    assert.deepEqual(await store.ratings.history(one.id, 'kalah', 'south'), [
      { ...rating, table: second },
      { ...rating, played: 1, table: first },
    ]);
  });

  test('Chat is kept by room and in order, and who is muted', async () => {
    const { id } = await playingTable(store);
    const [me, other] = [await newPerson(store), await newPerson(store, 'guest')];
    const lines = await Promise.all(['one', 'two', 'three'].map((text) => store.chat.say(id, 'players', me.id, text)));
    const aside = await store.chat.say(id, 'spectators', other.id, 'He will regret it ☺');
    assert.deepEqual(lines.map(({ number }) => number).toSorted(), [1, 2, 3]);
    assert.deepEqual(
      await store.chat.lines(id, 'players'),
      lines.toSorted((a, b) => a.number - b.number),
    );
    assert.deepEqual(await store.chat.lines(id, 'spectators', 3), [aside]);
    assert.deepEqual(await store.chat.lines(id, 'spectators', 4), []);
    await assert.rejects(store.chat.say(id, 'players', me.id, 'x'.repeat(2001)), { kind: 'invalid' });
    await store.chat.mute(me.id, other.id, true);
    await store.chat.mute(me.id, other.id, true);
    assert.deepEqual(await store.chat.muted(me.id), [other.id]);
    await store.chat.mute(me.id, other.id, false);
    assert.deepEqual(await store.chat.muted(me.id), []);
  });

  test('A person gets all his data, and nothing that is secret or of others', async () => {
    const [me, other] = [await newPerson(store), await newPerson(store)];
    const { id } = await playingTable(store, {
      seats: [
        { name: 'south', sitter: { person: me.id } },
        { name: 'north', sitter: { person: other.id } },
      ],
    });
    await store.games.append(id, 0, [move('mine', 0), move('a secret of the other', 1)]);
    await store.chat.say(id, 'players', me.id, 'hello');
    await store.chat.say(id, 'players', other.id, 'a line of the other');
    const hash = secretHash();
    await store.credentials.issue(me.id, { kind: 'bot', hash, label: 'my bot', expires: null });
    const data = await store.people.exportData(me.id);
    assert.deepEqual(data?.person, me);
    assert.deepEqual(
      data?.tables.map(({ table, moves }) => [table.id, moves.map(({ text }) => text)]),
      [[id, ['mine']]],
    );
    assert.deepEqual(
      data?.chat.map(({ table, text }) => [table, text]),
      [[id, 'hello']],
    );
    assert.deepEqual(
      data?.credentials.map(({ label }) => label),
      ['my bot'],
    );
    const text = JSON.stringify(data);
    for (const secret of [passwordHash, hash, newTable.seed, 'of the other']) assert.ok(!text.includes(secret), secret);
    assert.equal(await store.people.exportData('a'.repeat(16)), undefined);
  });

  test('Who deletes his data is gone, and his games go on under "a departed player"', async () => {
    const [me, other] = [await newPerson(store), await newPerson(store)];
    const seats = [
      { name: 'south', sitter: { person: me.id } },
      { name: 'north', sitter: { person: other.id } },
    ];
    const played = await playingTable(store, { seats, host: me.id });
    const waiting = await store.tables.create({ ...newTable, seats });
    const over = await playingTable(store, { seats });
    const skill = { rating: 1500, deviation: 350, volatility: 0.06, playedBefore: 0 };
    const ratings = [
      { person: me.id, side: 'south', ...skill },
      { person: other.id, side: 'north', ...skill },
    ];
    const result = { winners: [0], reason: 'stones', rule: null };
    await store.games.append(over.id, 0, [move('a')], { result, ratings });
    await store.games.append(played.id, 0, [move('a')]);
    await store.chat.say(played.id, 'players', me.id, 'my address is …');
    const hash = secretHash();
    const session = await store.credentials.issue(me.id, { kind: 'session', hash, label: '', expires: null });
    const subscription = { endpoint: 'https://push.example.org/me', p256dh: 'k', auth: 'a' };
    await store.notices.subscribe(me.id, session.id, subscription);
    await store.notices.askEmail(me.id, 'me@example.org');
    await store.chat.mute(other.id, me.id, true);

    await store.people.delete(me.id);

    assert.equal(await store.people.find(me.id), undefined);
    assert.equal(await store.credentials.holder('session', hash), undefined);
    assert.deepEqual(await store.chat.lines(played.id, 'players'), []);
    assert.deepEqual(await store.chat.muted(other.id), []);
    assert.deepEqual(await store.notices.subscriptions(me.id), []);
    assert.equal(await store.notices.settings(me.id), undefined);
    assert.deepEqual(await store.ratings.of(me.id), []);
    assert.equal((await store.ratings.of(other.id)).length, 1);
    const seat = async (id: string) => (await store.tables.find(id))?.seats[0].occupant;
    const departed = { kind: 'departed', name: departedPlayer };
    assert.deepEqual(await seat(played.id), departed);
    assert.deepEqual(await seat(over.id), departed);
    assert.deepEqual(await seat(waiting.id), { kind: 'open' });
    assert.equal((await store.tables.find(played.id))?.host, null);
    assert.equal(await store.games.append(played.id, 1, [move('b', 1)]), 'ok');
    assert.equal(await store.tables.take(played.id, 0, { bot: 'random' }), 'taken', 'nobody takes over his hand');
    assert.ok((await store.people.createGuest(me.name)) !== 'taken');
    await assert.rejects(store.people.delete(me.id), { kind: 'missing' });
  });

  test('A shared value is the same for all, whoever came first', async () => {
    const values = await Promise.all(['a', 'b', 'c'].map((value) => store.shared('cookie-key', value)));
    assert.equal(new Set(values).size, 1);
    assert.equal(await store.shared('cookie-key', 'd'), values[0]);
  });

  test('A shared value has a short word for its name, and is neither empty nor endless', async () => {
    for (const name of ['', 'Cookie key', 'a'.repeat(61)])
      await assert.rejects(store.shared(name, 'value'), { kind: 'invalid' }, name);
    for (const value of ['', 'x'.repeat(10_001)])
      await assert.rejects(store.shared('long-value', value), { kind: 'invalid' }, `${value.length}`);
    assert.equal((await store.shared('long-value', 'x'.repeat(10_000))).length, 10_000);
  });
});
