import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TableInfo } from '../../../protocol/messages.ts';
import { ServerRefusal, type TableLink } from '../../../protocol/server-link.ts';
import { until } from '../../store/backends.ts';
import { TestServer } from './server.ts';

const day = 24 * 60 * 60 * 1000;
const refused = (code: string, text: RegExp) => (error: unknown) =>
  error instanceof ServerRefusal && error.code === code && text.test(error.message);

async function pairAt(clock: object) {
  const time = { now: Date.now() };
  const server = await TestServer.start({ now: () => time.now });
  const [one, two] = [await server.guest(), await server.guest()];
  const id = await one.open(['me', 'open'], { clock });
  await two.post(`/api/tables/${id}/join`);
  const tables = [one, two].map((person) => person.link().watch(id, undefined, () => {}));
  await until('both see the table', () => tables.every(({ view }) => view !== null));
  const asked = (): TableLink => tables.find(({ view }) => view?.question) ?? tables[0];
  const play = async (): Promise<void> => {
    const table = asked();
    const { version } = table;
    await table.play(table.view?.question?.choices[0].move ?? '');
    await until('both see it', () => tables.every((each) => each.version > version));
  };
  return { time, server, id, one, two, tables, asked, play };
}

describe('Clocks at a table', () => {
  test('have their delay and their reserve, and everybody is told who must choose and until when', async () => {
    const clock = { pace: 'live', initial: 600_000, increment: 0, delay: 10_000 };
    const { time, id, one, tables, asked, play } = await pairAt(clock);
    assert.deepEqual(tables[0].info?.clock, clock);
    assert.deepEqual(tables[0].clocks?.[0], { allowance: 10_000, bank: 600_000, until: null, away: null, absence: 0 });
    await play();
    const seat = Number(asked().as);
    for (const table of tables) {
      assert.deepEqual(table.info?.toMove, [seat]);
      assert.equal(table.info?.deadline, time.now + 610_000);
      assert.equal(table.clocks?.[seat].until, time.now + 610_000);
      assert.equal(table.clocks?.[1 - seat].until, null);
    }
    const { tables: listed } = await one.get<{ tables: TableInfo[] }>('/api/me/tables');
    const mine = listed.find((each) => each.id === id);
    assert.deepEqual([mine?.toMove, mine?.deadline], [[seat], time.now + 610_000]);
  });

  test('are refused when they are none', async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    const open = (clock: object) =>
      person.post<{ error?: { code: string } }>('/api/tables', { game: 'wotr', seats: ['me', 'open'], clock });
    for (const clock of [
      { pace: 'live', initial: 60_000, increment: 0, reserve: 1000 },
      { pace: 'correspondence', initial: day, increment: 0, delay: 1000 },
      { pace: 'live', initial: 60_000, increment: 0, delay: -1 },
      { pace: 'slow', initial: 60_000, increment: 0 },
    ])
      assert.equal((await open(clock)).error?.code, 'bad-request', JSON.stringify(clock));
  });

  test('of a correspondence game wait for who is away, and no longer than he may be', async () => {
    const clock = { pace: 'correspondence', initial: 3 * day, increment: 0, reserve: day };
    const { time, server, id, tables, asked, play } = await pairAt(clock);
    await play();
    const [late, other] = [asked(), tables[1 - Number(asked().as)]];
    const seat = Number(late.as);
    await assert.rejects(late.away(time.now - 1), refused('bad-request', /later/));
    await assert.rejects(late.away(time.now + 31 * day), refused('bad-request', /30 days/));
    await assert.rejects(late.away(null), refused('bad-request', /not away/));
    const back = time.now + 20 * day;
    await late.away(back);
    await until('all know', () => tables.every(({ clocks }) => clocks?.[seat].away === back));
    assert.equal(other.info?.deadline, back + 4 * day);
    assert.equal((await server.store.tables.find(id))?.deadline, back + 4 * day);
  });

  test('of a live game wait for nobody', async () => {
    const { time, asked, play } = await pairAt({ pace: 'live', initial: day, increment: 0 });
    await play();
    await assert.rejects(asked().away(time.now + day), refused('bad-request', /correspondence/));
  });

  test('run on after who was away is back, and then the game may be claimed', async () => {
    const { time, id, one, two, tables, asked, play } = await pairAt({
      pace: 'correspondence',
      initial: 3 * day,
      increment: 0,
    });
    await play();
    const late = asked();
    const claimer = [one, two][1 - Number(late.as)].link();
    await late.away(time.now + 20 * day);
    time.now += 5 * day;
    await assert.rejects(claimer.ask({ type: 'claim', table: id }), refused('no-claim', /nothing/));
    await late.away(null);
    await until('all know', () => tables.every(({ info }) => info?.deadline === time.now + 3 * day));
    time.now += 3 * day;
    await assert.rejects(late.away(time.now + day), refused('no-claim', /up already/));
    await claimer.ask({ type: 'claim', table: id });
    await until('it is over', () => late.info?.result?.reason === 'time');
  });
});
