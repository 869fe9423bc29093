import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TableInfo } from '../../../protocol/messages.ts';
import { until } from '../../store/backends.ts';
import { TestPerson, TestServer } from './server.ts';

const clock = { pace: 'live', initial: 3_600_000, increment: 0 };
const rated = { rated: true, clock };

interface Answer {
  readonly table?: TableInfo;
  readonly error?: { readonly code: string; readonly text: string };
}

/** Two people with accounts at a rated table whose game has begun. */
async function pair(server: TestServer) {
  const [frodo, sauron] = [await server.account('Frodo'), await server.account('Sauron')];
  const id = await frodo.open(['me', 'open'], rated);
  const { table } = await sauron.post<Answer>(`/api/tables/${id}/join`);
  assert.equal(table?.rated, true);
  const tables = [frodo, sauron].map((person) => person.link().watch(id, undefined, () => {}));
  await until('both see the table', () => tables.every(({ view }) => view !== null));
  const play = async (): Promise<void> => {
    const table = tables.find(({ view }) => view?.question) ?? tables[0];
    const { version } = table;
    await table.play(table.view?.question?.choices[0].move ?? '');
    await until('both see it', () => tables.every((each) => each.version > version));
  };
  const haveMoved = () => new Set(tables[0].heard.map(({ seat }) => seat)).size === 2;
  return { id, frodo, sauron, tables, play, haveMoved };
}

interface Profile {
  readonly person: { readonly name: string };
  readonly ratings: readonly { readonly side: string; readonly value: number; readonly provisional: boolean }[];
}

describe('A rated table', () => {
  test('is for accounts, one seat each, without programs, and with a clock', async () => {
    const server = await TestServer.start();
    const [guest, account] = [await server.guest(), await server.account('Gimli')];
    const open = async (who: TestPerson, seats: readonly string[], more: object = rated) => {
      const { error } = await who.post<Answer>('/api/tables', { game: 'wotr', seats, ...more });
      return error?.code ?? 'opened';
    };
    assert.equal(await open(guest, ['me', 'open']), 'needs-account');
    assert.equal(await open(account, ['me', 'me']), 'bad-request');
    assert.equal(await open(account, ['me', 'rules']), 'bad-request');
    assert.equal(await open(account, ['me', 'open'], { rated: true }), 'bad-request');
    assert.equal(await open(account, ['me', 'open']), 'opened');
    const id = await account.open(['me', 'open'], rated);
    const join = (who: TestPerson) => who.post<Answer>(`/api/tables/${id}/join`, { seat: 1 });
    const { error } = await join(guest);
    assert.equal(error?.code, 'needs-account');
    assert.match(error?.text ?? '', /rated.*account/);
    assert.equal((await join(account)).error?.code, 'taken');
    assert.equal((await server.store.tables.find(id))?.status, 'open');
  });

  test('changes the ratings of both when the game ends, and everybody sees them', async () => {
    const server = await TestServer.start();
    const { id, frodo, sauron, tables, play, haveMoved } = await pair(server);
    while (!haveMoved()) await play();
    await tables[1].resign();
    await until('it is over', () => tables.every(({ info }) => info?.seats[0].rating !== undefined));
    const seats = tables[0].info?.seats ?? [];
    assert.ok((seats[0].rating?.value ?? 0) > 1600 && (seats[1].rating?.value ?? 9999) < 1400);
    assert.equal(seats[0].rating?.provisional, true);
    const profile = await (await server.guest()).get<Profile>(`/api/people/${frodo.id}`);
    assert.equal(profile.person.name, 'Frodo');
    assert.deepEqual(
      profile.ratings.map(({ side, value }) => [side, value]),
      [['free', seats[0].rating?.value]],
    );
    const at = `/api/people/${frodo.id}/ratings?game=wotr&side=free`;
    const { history } = await sauron.get<{ history: { value: number }[] }>(at);
    assert.deepEqual(
      history.map(({ value }) => value),
      [seats[0].rating?.value],
    );
    assert.ok(!JSON.stringify(history).includes(id), 'the table may be private');
    const data = await frodo.get<{ ratings: unknown[]; ratingHistory: { table: string }[] }>('/api/me/data');
    assert.deepEqual([data.ratings.length, data.ratingHistory[0].table], [1, id]);
    assert.equal((await frodo.fetch('/api/people/nobody')).status, 404);
    const list = await frodo.get<{ tables: TableInfo[] }>('/api/tables?list=recent');
    assert.equal(list.tables[0].seats[0].rating?.value, seats[0].rating?.value);
  });

  test('changes nothing when one resigns before each has moved', async () => {
    const server = await TestServer.start();
    const { frodo, sauron, tables } = await pair(server);
    await tables[0].resign();
    await until('it is over', () => tables[1].info?.status === 'finished');
    for (const { id } of [frodo, sauron]) assert.deepEqual(await server.store.ratings.of(id), []);
  });

  test('knows who has moved after a restart, and counts the game once on any server', async () => {
    const first = await TestServer.start({ snapshotEvery: 1 });
    const { id, frodo, sauron, play, haveMoved } = await pair(first);
    while (!haveMoved()) await play();
    await first.stop();
    const second = await TestServer.start({}, first.place);
    const back = [frodo, sauron].map(({ token, id: person }) => new TestPerson(second.address, token, person));
    const ends = await Promise.allSettled(back.map((person) => person.link().ask({ type: 'resign', table: id })));
    assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    for (const person of back) assert.equal((await second.store.ratings.of(person.id))[0]?.played, 1);
  });

  test('is not taken over by another when somebody has gone, and then does not count', async () => {
    const server = await TestServer.start();
    const { id, frodo, sauron, tables, play, haveMoved } = await pair(server);
    while (!haveMoved() || !tables[1].view?.question) await play();
    await sauron.fetch('/api/me', { method: 'DELETE', body: JSON.stringify({ password: 'speak friend' }) });
    const other = await server.account('Saruman');
    assert.equal((await other.post<Answer>(`/api/tables/${id}/join`, { seat: 1 })).error?.code, 'closed');
    await frodo.link().ask({ type: 'claim', table: id });
    assert.equal((await server.store.tables.find(id))?.result?.reason, 'abandonment');
    assert.deepEqual(await server.store.ratings.of(frodo.id), []);
  });
});
