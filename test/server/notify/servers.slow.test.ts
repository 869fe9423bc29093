// Three servers on one PostgreSQL: whoever is away is told by one of them, whoever sits before any of them is not.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type RunningPostgres, startPostgres } from '../../../scripts/postgres.ts';
import { until } from '../../store/backends.ts';
import { TestPerson, TestServer } from '../tables/server.ts';
import { Browser, FakeMail, FakePush, keys } from './fake-post.ts';

let postgres: RunningPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(() => postgres.stop());

test('one server tells, once a turn; none does when he is connected to any of them', async () => {
  const [push, mail] = [await FakePush.start(), await FakeMail.start()];
  const pace = { delay: 1500, pause: 40, again: 60_000 };
  const notices = { push: keys, send: push.send, mail: mail.settings(), pace };
  const servers: TestServer[] = [];
  for (let i = 0; i < 3; i++) servers.push(await TestServer.start({ notices }, { url: postgres.url }));
  const at = (server: TestServer, { token, id }: TestPerson) => new TestPerson(server.address, token, id);

  const host = await servers[0].guest();
  const people = await Promise.all([1, 2].map(() => servers[0].guest()));
  for (const [i, person] of people.entries()) {
    await person.post('/api/me/push', new Browser(`${i}`).subscription);
    await person.post('/api/me/email', { address: `${i}@example.org` });
    const link = /(\/email\/confirm\/\S+)/.exec(mail.to(`${i}@example.org`)[0].text)?.[1];
    await fetch(`${servers[1].address}${link}`, { method: 'POST' });
  }
  const open = async (): Promise<string> => {
    const id = await host.open(['open', 'open'], { options: { turnLimit: 1 } });
    for (const [i, person] of people.entries())
      await at(servers[i], person).post(`/api/tables/${id}/join`, { seat: i });
    return id;
  };
  const ids = await Promise.all(Array.from({ length: 5 }, open));
  const { toMove = [] } = (await servers[0].store.tables.find(ids[0])) ?? {};
  const expected = ids.length * toMove.length;
  await until('all are told', () => push.received.length >= expected && mail.letters.length >= 2 + expected);
  await setTimeout(2000);
  assert.deepEqual([push.received.length, mail.letters.length], [expected, 2 + expected]);
  assert.equal(new Set(push.received.map(({ path, topic }) => `${path} ${topic}`)).size, expected);

  // Both sit before the third server, which is not the one that began the game.
  const links = people.map((person) => at(servers[2], person).link());
  const id = await open();
  const tables = links.map((link) => link.watch(id, undefined, () => {}));
  await until('both see it', () => tables.every(({ view }) => view !== null));
  await setTimeout(2000);
  assert.equal(push.received.length, expected);
  for (const link of links) link.close();
});
