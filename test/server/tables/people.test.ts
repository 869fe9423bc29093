import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import type { PersonalData } from '../../../server/store/store.ts';
import { socketTo, TestPerson, TestServer } from './server.ts';

interface Answer {
  person?: { id: string; kind: string; name: string };
  error?: { code: string };
}

async function signedIn(server: TestServer, at: string, body: object, as?: TestPerson): Promise<TestPerson | string> {
  const who = as ?? new TestPerson(server.address, undefined, '');
  const response = await who.fetch(at, { method: 'POST', body: JSON.stringify(body) });
  const answer = (await response.json()) as Answer;
  if (!answer.person) return answer.error?.code ?? 'nothing';
  const token = /mathom=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  return new TestPerson(server.address, token, answer.person.id);
}

const meAs = async (who: TestPerson): Promise<Answer['person'] | null> =>
  (await who.get<{ person: Answer['person'] | null }>('/api/me')).person;
const someone = (who: TestPerson | string): TestPerson => {
  assert.ok(typeof who !== 'string', String(who));
  return who;
};

describe('People', () => {
  test('are guests at once, with a cookie that scripts and other sites do not get', async () => {
    const server = await TestServer.start();
    const nobody = new TestPerson(server.address, undefined, '');
    assert.equal(await meAs(nobody), null);
    const response = await nobody.fetch('/api/guest', { method: 'POST' });
    assert.match(response.headers.get('set-cookie') ?? '', /^mathom=ms_[\w.-]+; Path=\/; .*HttpOnly; SameSite=Strict$/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    const guest = await server.guest('Bilbo Baggins');
    assert.deepEqual(await meAs(guest), { id: guest.id, kind: 'guest', name: 'Bilbo Baggins' });
    assert.equal(await signedIn(server, '/api/guest', { name: 'bilbo baggins' }), 'taken');
    assert.equal(await signedIn(server, '/api/guest', { name: '<script>' }), 'bad-request');
  });

  test('make an account, keep their seats, sign in and out, here and everywhere', async () => {
    const server = await TestServer.start();
    const guest = await server.guest();
    const table = await guest.open(['me', 'open']);
    const body = { name: 'Frodo', password: 'speak, friend' };
    assert.equal(await signedIn(server, '/api/account', { ...body, password: 'short' }), 'bad-request');
    const account = someone(await signedIn(server, '/api/account', body, guest));
    assert.deepEqual([account.id, (await meAs(account))?.kind], [guest.id, 'account']);
    const mine = await account.get<{ tables: { id: string }[] }>('/api/me/tables');
    assert.deepEqual(
      mine.tables.map(({ id }) => id),
      [table],
    );
    assert.equal(await signedIn(server, '/api/account', body), 'taken');

    assert.equal(await signedIn(server, '/api/sign-in', { ...body, password: 'mellon' }), 'wrong-password');
    assert.equal(await signedIn(server, '/api/sign-in', { ...body, name: 'Nobody' }), 'wrong-password');
    const again = someone(await signedIn(server, '/api/sign-in', body));
    await again.post('/api/sign-out');
    assert.equal(await meAs(again), null);
    assert.equal((await meAs(account))?.name, 'Frodo');

    const socket = socketTo(server.socket, { Cookie: `mathom=${account.token}` });
    await once(socket, 'message');
    const closed = once(socket, 'close') as Promise<[CloseEvent]>;
    await account.post('/api/sign-out', { everywhere: true });
    assert.equal((await closed)[0].code, 4001);
    assert.deepEqual([await meAs(account), await meAs(guest)], [null, null]);
  });

  test('sign in to an account they have, on a machine where they were a guest', async () => {
    const server = await TestServer.start();
    const body = { name: 'Aragorn', password: 'all that is gold' };
    const account = someone(await signedIn(server, '/api/account', body));
    const table = await account.open(['me', 'open']);
    const guest = await server.guest('Strider');
    const socket = socketTo(server.socket, { Cookie: `mathom=${guest.token}` });
    await once(socket, 'message');
    const closed = once(socket, 'close') as Promise<[CloseEvent]>;
    assert.equal(await signedIn(server, '/api/sign-in', { ...body, password: 'glitters' }, guest), 'wrong-password');
    assert.equal((await meAs(guest))?.name, 'Strider', 'a wrong password changes nothing');
    const here = someone(await signedIn(server, '/api/sign-in', { ...body, name: 'ARAGORN' }, guest));
    assert.deepEqual(await meAs(here), { id: account.id, kind: 'account', name: 'Aragorn' });
    assert.equal((await closed)[0].code, 4001);
    assert.equal(await meAs(guest), null);
    const { tables } = await here.get<{ tables: { id: string }[] }>('/api/me/tables');
    assert.deepEqual([tables.map(({ id }) => id), (await meAs(account))?.name], [[table], 'Aragorn']);
  });

  test('sign out here only, with a cookie that is taken away; nobody cannot', async () => {
    const server = await TestServer.start();
    const body = { name: 'Legolas', password: 'they are taking' };
    const here = someone(await signedIn(server, '/api/account', body));
    const there = someone(await signedIn(server, '/api/sign-in', body));
    const { token: bot } = await here.post<{ token: string }>('/api/me/tokens', { label: 'a bot' });
    const out = await here.fetch('/api/sign-out', { method: 'POST' });
    assert.match(out.headers.get('set-cookie') ?? '', /^mathom=; Path=\/; Max-Age=0; HttpOnly; SameSite=Strict/);
    assert.deepEqual([await meAs(here), (await meAs(there))?.name], [null, 'Legolas']);
    await there.post('/api/sign-out', { everywhere: true });
    assert.equal(await meAs(there), null);
    const asBot = await fetch(`${server.address}/api/me`, { headers: { Authorization: `Bearer ${bot}` } });
    assert.equal(((await asBot.json()) as Answer).person?.name, 'Legolas', 'programs have tokens of their own');
    const nobody = new TestPerson(server.address, undefined, '');
    for (const [method, at] of [
      ['POST', '/api/sign-out'],
      ['GET', '/api/me/data'],
      ['DELETE', '/api/me'],
      ['GET', '/api/me/tables'],
      ['GET', '/api/me/tokens'],
    ])
      assert.equal((await nobody.fetch(at, { method })).status, 401, `${method} ${at}`);
  });

  test('change their password, which ends all other sessions', async () => {
    const server = await TestServer.start();
    const body = { name: 'Samwise', password: 'potatoes!' };
    const here = someone(await signedIn(server, '/api/account', body));
    const there = someone(await signedIn(server, '/api/sign-in', body));
    const change = { old: 'potatoes?', new: 'po-ta-toes' };
    assert.equal(await signedIn(server, '/api/me/password', change, here), 'wrong-password');
    const fresh = someone(await signedIn(server, '/api/me/password', { ...change, old: body.password }, here));
    assert.deepEqual([await meAs(here), await meAs(there)], [null, null]);
    assert.equal((await meAs(fresh))?.name, 'Samwise');
    assert.equal(await signedIn(server, '/api/sign-in', body), 'wrong-password');
  });

  test('cannot be guessed: after a few attempts one must wait', async () => {
    const server = await TestServer.start();
    someone(await signedIn(server, '/api/account', { name: 'Pippin', password: 'second breakfast' }));
    const codes: unknown[] = [];
    for (let i = 0; i < 12; i++)
      codes.push(await signedIn(server, '/api/sign-in', { name: 'Pippin', password: `${i}` }));
    assert.deepEqual(
      codes.slice(0, 10),
      Array.from({ length: 10 }, () => 'wrong-password'),
    );
    assert.deepEqual(codes.slice(10), ['too-many', 'too-many']);
  });

  test('take their data along, and take it away', async () => {
    const server = await TestServer.start();
    const account = someone(await signedIn(server, '/api/account', { name: 'Boromir', password: 'one does not' }));
    const table = await account.open(['me', 'random'], { visibility: 'private' });
    const waiting = await account.open(['me', 'open']);
    await server.store.chat.say(table, 'players', account.id, 'It is a gift');
    await account.post('/api/me/tokens', { label: 'horn' });
    const file = await account.fetch('/api/me/data');
    assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="mathom-house\.json"$/);
    const data = (await file.json()) as PersonalData;
    assert.equal(data.person.name, 'Boromir');
    assert.deepEqual(data.tables.map((each) => each.table.id).sort(), [table, waiting].sort());
    assert.deepEqual(
      data.chat.map(({ text }) => text),
      ['It is a gift'],
    );
    assert.deepEqual(data.credentials.map(({ kind }) => kind).sort(), ['bot', 'session']);
    assert.deepEqual(data.notices, { email: null, emailAsked: null });
    const seed = await server.store.tables.seed(table);
    for (const secret of ['scrypt', account.token ?? '', seed ?? '']) assert.ok(!JSON.stringify(data).includes(secret));
    const socket = socketTo(server.socket, { Cookie: `mathom=${account.token}` });
    await once(socket, 'message');
    const closed = once(socket, 'close') as Promise<[CloseEvent]>;
    const remove = (password: string) =>
      account.fetch('/api/me', { method: 'DELETE', body: JSON.stringify({ password }) });
    assert.equal((await remove('simply walk')).status, 403);
    assert.equal((await account.fetch('/api/me', { method: 'DELETE' })).status, 403);
    const gone = await remove('one does not');
    assert.equal(gone.status, 200);
    assert.match(gone.headers.get('set-cookie') ?? '', /^mathom=; Path=\/; Max-Age=0/);
    assert.equal((await closed)[0].code, 4001);
    assert.equal((await server.store.tables.find(table))?.seats[0].occupant.kind, 'departed');
    assert.equal(await server.store.tables.find(waiting), undefined, 'nobody waits there any more');
    assert.equal(await meAs(account), null);
    assert.equal(await server.store.people.byName('Boromir'), undefined);
    assert.equal(
      await signedIn(server, '/api/sign-in', { name: 'Boromir', password: 'one does not' }),
      'wrong-password',
    );

    const guest = await server.guest('Faramir');
    assert.equal((await guest.fetch('/api/me', { method: 'DELETE' })).status, 200, 'a guest has no password');
    assert.equal(await server.store.people.byName('Faramir'), undefined);
  });

  test('give tokens to programs, and end them', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    const { token } = await person.post<{ token: string }>('/api/me/tokens', { label: 'a bot' });
    const asBot = () =>
      fetch(`${server.address}/api/me`, { headers: { Authorization: `Bearer ${token}`, Origin: 'https://a.example' } });
    assert.equal((((await (await asBot()).json()) as Answer).person ?? { id: '' }).id, person.id);
    const { tokens } = await person.get<{ tokens: { id: string; label: string }[] }>('/api/me/tokens');
    assert.equal(tokens[0].label, 'a bot');
    assert.ok(!JSON.stringify(tokens).includes(token));
    await person.fetch(`/api/me/tokens/${tokens[0].id}`, { method: 'DELETE' });
    assert.deepEqual(await (await asBot()).json(), { person: null });
  });

  test('leave no secret and no name in the log', async () => {
    const server = await TestServer.start();
    const account = someone(await signedIn(server, '/api/account', { name: 'Gollum', password: 'my precious' }));
    await account.open(['me', 'open']);
    await account.fetch(`/api/invitations/${'x'.repeat(32)}`);
    const log = server.logs.join('\n');
    for (const secret of ['Gollum', 'my precious', account.token ?? '', '127.0.0.1', 'xxxxxx'])
      assert.ok(!log.includes(secret), secret);
    assert.match(log, /"route":"\/api\/invitations\/:secret","status":404/);
  });
});
