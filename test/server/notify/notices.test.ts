import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { TableInfo } from '../../../protocol/messages.ts';
import type { Notices } from '../../../protocol/notify.ts';
import type { NoticeOptions } from '../../../server/notify/notices.ts';
import { until } from '../../store/backends.ts';
import { type TestPerson, TestServer } from '../tables/server.ts';
import { Browser, FakeMail, FakePush, keys } from './fake-post.ts';

const pace = { delay: 60, pause: 20, again: 150 };
/** Longer than everything that would be sent takes. */
const aWhile = () => setTimeout(300);

const correspondence = { clock: { pace: 'correspondence', initial: 86_400_000, increment: 0 } };

/** The second of two is to move at a table that nobody looks at, once the first has moved. */
async function tableOf(one: TestPerson, two: TestPerson, more: object = correspondence): Promise<string> {
  const id = await one.open(['me', 'open'], more);
  await two.post(`/api/tables/${id}/join`);
  return id;
}

const infoOf = async (who: TestPerson, id: string): Promise<TableInfo> =>
  (await who.get<{ table: TableInfo }>(`/api/tables/${id}`)).table;

interface Look {
  readonly version: number;
  readonly view: { readonly question: { readonly choices: readonly { readonly move: string }[] } | null };
}

/** Whoever is asked plays the first that he may until another is. */
async function moveOn(id: string, people: readonly TestPerson[]): Promise<void> {
  const { toMove } = await infoOf(people[0], id);
  for (;;) {
    for (const seat of toMove) {
      const { version, view } = await people[seat].get<Look>(`/api/tables/${id}/view`);
      const move = view.question?.choices[0].move;
      if (move) await people[seat].post(`/api/tables/${id}/play`, { version, move });
    }
    const now = await infoOf(people[0], id);
    if (now.status !== 'playing' || now.toMove.some((seat) => !toMove.includes(seat))) return;
  }
}

const put = async (
  who: TestPerson,
  method: string,
  at: string,
  body: object,
): Promise<{ status: number; notices: Notices }> => {
  const response = await who.fetch(at, { method, body: JSON.stringify(body) });
  return { status: response.status, notices: (await response.json()) as Notices };
};

const byPush = (push: FakePush, delay = pace.delay): NoticeOptions => ({
  push: keys,
  send: push.send,
  pace: { ...pace, delay },
});

async function subscribed(who: TestPerson, name: string): Promise<Browser> {
  const browser = new Browser(name);
  assert.equal((await put(who, 'POST', '/api/me/push', browser.subscription)).status, 200);
  return browser;
}

describe('Web Push', () => {
  test('tells who is to move and is not there, once a turn, so that only his browser can read it', async () => {
    const push = await FakePush.start();
    const server = await TestServer.start({ notices: byPush(push) });
    const people = [await server.guest('Frodo'), await server.guest('Sauron')];
    assert.equal((await people[0].get<Notices>('/api/me/notices')).push.key, keys.publicKey);
    const browsers = [await subscribed(people[0], 'frodo'), await subscribed(people[1], 'sauron')];
    const id = await tableOf(people[0], people[1]);
    const { toMove } = await infoOf(people[0], id);
    await until('the first is told', () => toMove.every((seat) => push.at(browsers[seat]).length === 1));
    await aWhile();
    assert.equal(push.received.length, toMove.length);
    const [seat] = toMove;
    assert.deepEqual(browsers[seat].decrypt(push.at(browsers[seat])[0]), {
      title: 'Your move',
      body: `War of the Ring: ${toMove.length > 1 ? 'The table' : seat === 0 ? 'Sauron' : 'Frodo'} waits for you.`,
      url: `/t/${id}`,
      tag: id,
    });
    assert.deepEqual([push.received[0].ttl, push.received[0].topic], ['86400', id]);
    assert.throws(() => new Browser('another').decrypt(push.received[0].body));

    const before = push.received.length;
    await moveOn(id, people);
    await until('the next is told', () => push.received.length > before);
    await aWhile();
    const next = await infoOf(people[0], id);
    assert.equal(push.received.length, before + next.toMove.filter((each) => !toMove.includes(each)).length);
  });

  test('leaves in peace who looks at the table, at a live one too', async () => {
    const push = await FakePush.start();
    const server = await TestServer.start({ notices: byPush(push, 1200) });
    const people = [await server.guest(), await server.guest()];
    for (const [i, person] of people.entries()) await subscribed(person, `${i}`);
    const links = people.map((person) => person.link());
    const id = await tableOf(people[0], people[1], {});
    const tables = links.map((link) => link.watch(id, undefined, () => {}));
    await until('both see it', () => tables.every(({ view }) => view !== null));
    await setTimeout(1500);
    assert.equal(push.received.length, 0);
    const { toMove } = await infoOf(people[0], id);
    for (const [seat, link] of links.entries()) if (!toMove.includes(seat)) link.close();
    await setTimeout(1500);
    assert.equal(push.received.length, 0, 'who has seen it is not told again');
    await moveOn(id, people);
    await until('who has gone is told, though the other looks', () => push.received.length > 0);
    for (const link of links) link.close();
  });

  test('forgets a device that is gone, and tries again where it may help', async () => {
    const push = await FakePush.start();
    const server = await TestServer.start({ notices: byPush(push) });
    const people = [await server.guest(), await server.guest()];
    const devicesOf = async (person: TestPerson) => (await person.get<Notices>('/api/me/notices')).push.devices;
    for (const [i, person] of people.entries()) await subscribed(person, `a-secret-${i}`);
    push.status = 503;
    const id = await tableOf(people[0], people[1]);
    const [seat] = (await infoOf(people[0], id)).toMove;
    await until('it was tried', () => push.received.length >= 2);
    assert.equal(await devicesOf(people[seat]), 1);
    push.status = 201;
    const tried = push.received.length;
    await until('it was tried again', () => push.received.length > tried);
    await aWhile();
    await aWhile();
    const done = push.received.length;
    push.status = 410;
    await moveOn(id, people);
    await until('it was tried', () => push.received.length > done);
    const after = (await infoOf(people[0], id)).toMove;
    await aWhile();
    for (const each of after) assert.equal(await devicesOf(people[each]), each === seat ? 1 : 0);
    const log = server.logs.join('\n');
    assert.match(log, /notice not delivered","by":"push","trouble":"it answers 503","service":"push.test"/);
    assert.ok(!log.includes('a-secret'));
  });

  test('goes to push services only, ends with the session and with the switch', async () => {
    const push = await FakePush.start();
    const server = await TestServer.start({ notices: byPush(push) });
    const person = await server.guest();
    const { subscription } = new Browser('mine');
    for (const endpoint of [
      'https://127.0.0.1/inside',
      'https://push.test:8443/x',
      'https://push.test@inside.example/x',
      'https://notpush.test.example/x',
      'http://push.test/x',
    ])
      assert.equal((await put(person, 'POST', '/api/me/push', { ...subscription, endpoint })).status, 400, endpoint);
    const short = { ...subscription, keys: { p256dh: 'x', auth: 'y' } };
    assert.equal((await put(person, 'POST', '/api/me/push', short)).status, 400);
    await subscribed(person, 'one');
    const two = await subscribed(person, 'two');
    const other = await server.guest();
    await put(other, 'DELETE', '/api/me/push', { endpoint: two.endpoint });
    const { notices } = await put(person, 'DELETE', '/api/me/push', { endpoint: `${two.endpoint.slice(0, -3)}one` });
    assert.equal(notices.push.devices, 1);
    await person.post('/api/sign-out');
    assert.deepEqual(await server.store.notices.subscriptions(person.id), []);
  });

  test('is not offered where it is not set up', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    assert.deepEqual(await person.get('/api/me/notices'), {
      push: { key: null, devices: 0 },
      email: { offered: false, address: null, asked: null },
    });
    assert.equal((await put(person, 'POST', '/api/me/push', new Browser('x').subscription)).status, 404);
    assert.equal((await put(person, 'POST', '/api/me/email', { address: 'sam@example.org' })).status, 404);
    assert.equal((await fetch(`${server.address}/api/me/notices`)).status, 401);
  });
});

describe('E-mail', () => {
  const linkIn = (text: string): string => /https:\/\/mathom\.example\.org(\/email\/\S+)/.exec(text)?.[1] ?? '';

  async function start() {
    const mail = await FakeMail.start();
    const server = await TestServer.start({ notices: { mail: mail.settings(), pace } });
    return { mail, server, people: [await server.guest('Sam'), await server.guest('Rosie')] };
  }

  async function confirmed(person: TestPerson, mail: FakeMail, address: string): Promise<void> {
    assert.equal((await put(person, 'POST', '/api/me/email', { address })).status, 200);
    const link = linkIn(mail.to(address)[0].text);
    const response = await fetch(`${person.address}${link}`, { method: 'POST' });
    assert.match(await response.text(), /We shall write when it is your move/);
  }

  test('goes to an address that its owner has confirmed, until he stops it', async () => {
    const { mail, server, people } = await start();
    const address = 'gaffer@example.org';
    const asked = await put(people[0], 'POST', '/api/me/email', { address });
    assert.deepEqual(asked.notices.email, { offered: true, address: null, asked: address });
    const [letter] = mail.to(address);
    assert.match(letter.head, /^Subject: Letters from Mathom-house\?$/m);
    const link = linkIn(letter.text);
    assert.ok(!link.includes('gaffer'));

    // A mail program that follows links changes nothing; a page of another site neither.
    const page = await fetch(`${server.address}${link}`);
    assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-/);
    assert.match(await page.text(), /to gaffer@example\.org\?.*<form method="post">/s);
    const forged = await fetch(`${server.address}${link}`, {
      method: 'POST',
      headers: { Origin: 'https://a.example' },
    });
    assert.equal(forged.status, 403);
    assert.equal((await people[0].get<Notices>('/api/me/notices')).email.address, null);

    const yes = await fetch(`${server.address}${link}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.address },
      body: '',
    });
    assert.equal(yes.status, 200);
    assert.equal((await people[0].get<Notices>('/api/me/notices')).email.address, address);
    assert.equal((await fetch(`${server.address}${link}`)).status, 410, 'it works once');

    await confirmed(people[1], mail, 'rosie@example.org');
    const id = await tableOf(people[0], people[1]);
    const addresses = [address, 'rosie@example.org'];
    const [seat] = (await infoOf(people[0], id)).toMove;
    await until('the letter', () => mail.to(addresses[seat]).length === 2);
    await aWhile();
    const told = mail.to(addresses[seat]);
    assert.equal(told.length, 2, 'one letter a turn');
    const { head, text } = told[1];
    assert.match(head, /^Subject: Your move in War of the Ring$/m);
    assert.match(head, /^From: "Mathom-house" <house@example\.org>$/m);
    assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    assert.ok(text.split(/\s+/).includes(`https://mathom.example.org/t/${id}`), text);
    const stop = linkIn(/^List-Unsubscribe: <(.+)>$/m.exec(head)?.[1] ?? '');
    assert.ok(text.includes(stop));

    // Nobody else sees an address.
    const shown = JSON.stringify([await infoOf(people[1 - seat], id), await people[1 - seat].get('/api/me/data')]);
    assert.ok(!shown.includes(addresses[seat]));
    const mine = await people[seat].get<{ notices: object }>('/api/me/data');
    assert.deepEqual(mine.notices, { email: addresses[seat], emailAsked: null });

    // As a mail program does it (RFC 8058).
    const stopped = await fetch(`${server.address}${stop}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    assert.equal(stopped.status, 200);
    assert.equal((await people[seat].get<Notices>('/api/me/notices')).email.address, null);
    assert.equal((await fetch(`${server.address}${stop}`, { method: 'POST' })).status, 410);
    const log = server.logs.join('\n');
    for (const secret of [...addresses, link.slice(15), stop.slice(12)]) assert.ok(!log.includes(secret), secret);
  });

  test('is tried again while the mail server is in trouble, and given up when it says no', async () => {
    const { mail, server, people } = await start();
    for (const [i, person] of people.entries()) await confirmed(person, mail, `${i}@example.org`);
    mail.refusal = '451 later';
    const id = await tableOf(people[0], people[1]);
    const count = (pattern: RegExp) => server.logs.filter((line) => pattern.test(line)).length;
    await until('two attempts', () => count(/not delivered.*EENVELOPE 451/) >= 2);
    mail.refusal = undefined;
    await until('it arrives', () => mail.letters.length > 2);
    await aWhile();
    mail.refusal = '550 no such person';
    await moveOn(id, people);
    await until('it is refused', () => count(/not delivered.*EENVELOPE 550/) > 0);
    await aWhile();
    assert.ok(count(/EENVELOPE 550/) <= 2, 'it is not tried again');
  });

  test('is not sent for others to be annoyed with, nor to several', async () => {
    const { mail, people } = await start();
    for (const address of [
      'no address',
      'a@b.example, c@d.example',
      'a@b.example\nBcc: c@d.example',
      '<a@b.example>',
      'a@b',
    ])
      assert.equal((await put(people[0], 'POST', '/api/me/email', { address })).status, 400, address);
    const codes: number[] = [];
    for (let i = 0; i < 7; i++)
      codes.push((await put(people[i % 2], 'POST', '/api/me/email', { address: 'victim@example.org' })).status);
    assert.deepEqual(codes, [200, 200, 200, 200, 200, 429, 429]);
    assert.equal(mail.letters.length, 5);
    await put(people[0], 'DELETE', '/api/me/email', {});
    const link = linkIn(mail.letters[0].text);
    assert.equal((await fetch(`${people[0].address}${link}`, { method: 'POST' })).status, 410);
  });
});
