// Four at a table, two against two: each seat for itself in what it sees and says, each side as one in how it ends.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playersOf } from '../../../players/all.ts';
import { ServerRefusal, type TableLink } from '../../../protocol/server-link.ts';
import { auction } from '../../games/auction/game.ts';
import type { AuctionView } from '../../games/auction/view.ts';
import { until } from '../../store/backends.ts';
import { playOn, type TestPerson, TestServer } from './server.ts';

interface Four {
  readonly server: TestServer;
  readonly id: string;
  /** By seat: Bilbo, Lobelia, Otho, Dora; the first and the last play together. */
  readonly people: readonly TestPerson[];
  readonly tables: readonly TableLink[];
}

const refusedWith = (code: string) => (error: unknown) => error instanceof ServerRefusal && error.code === code;
const partners = { seats: 4, partners: true };

async function four(options: Parameters<typeof TestServer.start>[0] = {}, more: object = {}): Promise<Four> {
  const server = await TestServer.start({ games: [auction], ...options });
  const people = await Promise.all([0, 1, 2, 3].map(() => server.guest()));
  const table = { game: 'auction', options: partners, ...more };
  const id = await people[0].open(['me', 'open', 'open', 'invited'], table);
  const { invitation } = await people[0].post<{ invitation: string }>(`/api/tables/${id}/invite`, { seat: 3 });
  for (const seat of [2, 1]) await people[seat].post(`/api/tables/${id}/join`, { seat });
  await people[3].post(`/api/tables/${id}/join`, { seat: 3, invitation });
  const tables = people.map((person) => person.link().watch(id, undefined, () => {}));
  await until('all see the table', () => tables.every(({ view }) => view !== null));
  return { server, id, people, tables };
}

const seen = ({ view }: TableLink): AuctionView | undefined => view?.view as AuctionView | undefined;
const bid = async (table: TableLink): Promise<void> => table.play(table.view?.question?.choices[0].move ?? '');

describe('Two against two', () => {
  test('each sits where he said, and everybody knows who plays together', async () => {
    const { tables, people } = await four();
    assert.deepEqual(
      tables.map(({ as }) => as),
      [0, 1, 2, 3],
    );
    assert.deepEqual(
      tables[0].info?.seats.map(({ person }) => person),
      people.map(({ id }) => id),
    );
    assert.deepEqual(tables[1].info?.sides, [
      { name: 'bag-end', seats: [0, 3] },
      { name: 'sackville', seats: [1, 2] },
    ]);
    assert.deepEqual(tables[1].view?.sides, tables[1].info?.sides);
    assert.deepEqual(tables[2].view?.asked, [0, 1, 2, 3]);
  });

  test('a partner sees no more of the other than anybody', async () => {
    const { tables } = await four();
    assert.equal(new Set(tables.flatMap((table) => seen(table)?.hand ?? [])).size, 20);
    for (const table of tables) assert.equal(seen(table)?.hand.length, 5);
    await bid(tables[0]);
    await until('all know that he has bid', () => tables.every(({ version }) => version === 1));
    assert.deepEqual([seen(tables[3])?.bid, seen(tables[3])?.bids], [null, []]);
  });

  test('play to the end, through a restart, and win together', async () => {
    const { server, id, people, tables } = await four({ snapshotEvery: 4 });
    const half = (table: TableLink): boolean => table.version >= 10;
    await Promise.all(tables.map((table) => playOn(table, (count) => count - 1, half)));
    await server.stop();
    const again = await TestServer.start({ games: [auction], snapshotEvery: 4 }, server.place);
    const onwards = people.map(({ token }) => {
      const link = new (people[0].constructor as typeof TestPerson)(again.address, token, '').link();
      return link.watch(id, undefined, () => {});
    });
    await until('all see it again', () => onwards.every(({ view }) => view !== null));
    await Promise.all(onwards.map((table) => playOn(table, (count) => count - 1)));
    await until('it is over', () => onwards.every(({ info }) => info?.status === 'finished'));
    const { winners = [], winner } = onwards[0].info?.result ?? {};
    assert.ok(['', '0,3', '1,2'].includes(`${winners}`), `${winners}`);
    assert.equal(winner, winners[0] ?? null);
  });

  test('a draw needs the word of all four', async () => {
    const { id, people, tables } = await four();
    const links = people.map((person) => person.link());
    await links[0].ask({ type: 'offer', table: id, what: 'draw' });
    for (const seat of [1, 3]) await links[seat].ask({ type: 'accept', table: id, what: 'draw' });
    assert.equal(tables[0].info?.status, 'playing');
    await links[2].ask({ type: 'accept', table: id, what: 'draw' });
    await until('it is over', () => tables[0].info?.result?.reason === 'agreement');
    assert.deepEqual(tables[0].info?.result?.winners, []);
  });

  test('a side resigns when both its players do, and who moves plays on', async () => {
    const { id, people, tables } = await four();
    const links = people.map((person) => person.link());
    const resign = { type: 'resign', table: id } as const;
    await links[1].ask(resign);
    await assert.rejects(links[1].ask(resign), refusedWith('no-offer'));
    await until('his partner hears it', () => tables[2].version === 1);
    assert.equal(tables[2].info?.status, 'playing');
    await bid(tables[1]);
    await links[2].ask(resign);
    assert.equal(tables[2].info?.status, 'playing', 'the other has gone on');
    await links[1].ask(resign);
    await until('it is over', () => tables.every(({ info }) => info?.status === 'finished'));
    assert.deepEqual(tables[0].info?.result, { winners: [0, 3], winner: 0, reason: 'resignation', rule: null });
  });

  test('the other side claims when one runs out of time, his partner cannot', async () => {
    let time = Date.now();
    const { id, people, tables } = await four(
      { now: () => time },
      { clock: { pace: 'live', initial: 60_000, increment: 0 } },
    );
    for (const seat of [0, 1, 2]) await bid(tables[seat]);
    await until('Dora is waited for', () => tables.every(({ version }) => version === 3));
    time += 61_000;
    await assert.rejects(people[0].link().ask({ type: 'claim', table: id }), refusedWith('no-claim'));
    await people[2].link().ask({ type: 'claim', table: id });
    await until('it is over', () => tables[0].info?.result?.reason === 'time');
    assert.deepEqual(tables[0].info?.result?.winners, [1, 2]);
  });

  test('who has gone for good loses for his side, if the others say so', async () => {
    const { id, people, tables } = await four();
    for (const seat of [0, 1, 2]) await bid(tables[seat]);
    await people[3].fetch('/api/me', { method: 'DELETE' });
    await until('all know', () => tables[0].info?.seats[3].kind === 'departed');
    await assert.rejects(people[0].link().ask({ type: 'claim', table: id }), refusedWith('no-claim'));
    await people[1].link().ask({ type: 'claim', table: id });
    await until('it is over', () => tables[0].info?.result?.reason === 'abandonment');
    assert.deepEqual(tables[0].info?.result?.winners, [1, 2]);
  });
});

describe('What is said to the team', () => {
  test('is heard by partners alone, then and later', async () => {
    const { server, id, people, tables } = await four();
    const everybody = [...people, await server.guest()];
    const heard: string[][] = everybody.map(() => []);
    const listen = (person: TestPerson, to: string[]) =>
      person.link(
        (message) => message.type === 'chat' && to.push(...message.lines.map(({ room, text }) => `${room}: ${text}`)),
      );
    const links = everybody.map((person, i) => listen(person, heard[i]));
    for (const link of links) link.watch(id, undefined, () => {});
    await Promise.all(links.map((link) => link.ask({ type: 'ping' })));
    await links[0].ask({ type: 'say', table: id, room: 'team', text: 'I have the 24' });
    await links[2].ask({ type: 'say', table: id, room: 'team', text: 'he bluffs' });
    await links[1].ask({ type: 'say', table: id, text: 'well met' });
    await until('all have heard the last', () =>
      heard.every((lines) => lines.some((line) => line.includes('well met'))),
    );
    const [mine, theirs, all] = ['team: I have the 24', 'team: he bluffs', 'players: well met'];
    const expected = [[mine, all], [theirs, all], [theirs, all], [mine, all], [all]];
    assert.deepEqual(
      heard.map((lines) => lines.toSorted()),
      expected.map((lines) => lines.toSorted()),
    );
    await assert.rejects(
      links[4].ask({ type: 'say', table: id, room: 'team', text: 'psst' }),
      refusedWith('not-yours'),
    );
    for (const seat of [0, 3]) await people[seat].link().ask({ type: 'resign', table: id });
    await until('it is over', () => tables[0].info?.status === 'finished');
    const later: string[][] = everybody.map(() => []);
    const again = everybody.map((person, i) => listen(person, later[i]));
    for (const link of again) link.watch(id, undefined, () => {});
    await until('all are told what was said', () => later.every((lines) => lines.length > 0));
    assert.deepEqual(
      later.map((lines) => lines.toSorted()),
      expected.map((lines) => lines.toSorted()),
    );
    const save = await (await people[1].fetch(`/api/tables/${id}/save`)).text();
    assert.ok(!save.includes('I have the 24') && !JSON.stringify(tables[1].view).includes('I have the 24'));
  });

  test('is for who has a partner', async () => {
    const { id, people } = await four({}, { options: { seats: 4 } });
    const alone = { type: 'say', table: id, room: 'team', text: 'psst' } as const;
    await assert.rejects(people[0].link().ask(alone), refusedWith('bad-request'));
  });
});

describe('A partner who does not come', () => {
  const players = () => playersOf('wotr');
  const hand = { type: 'hand', to: 3, program: 'random' } as const;
  /** All but Dora have bid, and she is not at the table. */
  async function withoutDora(more: object = {}): Promise<Four & { later(ms: number): void }> {
    let time = Date.now();
    const programPace = 3000; // time to ask twice before the program has bid
    const game = await four({ now: () => time, players, programPace }, more);
    for (const seat of [0, 1, 2]) await bid(game.tables[seat]);
    game.tables[3].unwatch();
    await until('she is gone', () => !game.tables[0].presence?.here.includes(3));
    return {
      ...game,
      later(ms) {
        time += ms;
      },
    };
  }

  test('is waited for ten minutes; then a program may have the seat, and the game goes on', async () => {
    const { id, people, tables, later } = await withoutDora();
    const link = people[0].link();
    await assert.rejects(link.ask({ ...hand, table: id }), /in 10 minutes/);
    later(10 * 60_000);
    await assert.rejects(people[1].link().ask({ ...hand, table: id }), refusedWith('not-yours'));
    await assert.rejects(link.ask({ ...hand, table: id, to: 2 }), refusedWith('not-yours'));
    await assert.rejects(link.ask({ ...hand, table: id, program: 'gollum' }), refusedWith('bad-request'));
    await link.ask({ ...hand, table: id });
    await until('all know', () => tables[1].info?.seats[3].kind === 'bot');
    assert.equal(tables[1].info?.status, 'playing');
    await assert.rejects(link.ask({ ...hand, table: id }), refusedWith('bad-request'));
    await assert.rejects(people[3].link().ask({ type: 'resign', table: id }), refusedWith('not-yours'));
  });

  test('keeps her seat while she is there, or when nobody waits for her', async () => {
    const { id, people, tables, later } = await withoutDora();
    later(10 * 60_000);
    people[3].link().watch(id, undefined, () => {});
    await until('she is back', () => tables[0].presence?.here.includes(3) === true);
    await assert.rejects(people[0].link().ask({ ...hand, table: id }), /Your partner is at the table/);
    const dora = { ...hand, table: id, to: 0 };
    await assert.rejects(people[3].link().ask(dora), /Nobody waits for that seat/);
  });

  test('who has gone for good may be replaced at once', async () => {
    const { id, people, tables } = await withoutDora();
    await people[3].fetch('/api/me', { method: 'DELETE' });
    await until('all know', () => tables[0].info?.seats[3].kind === 'departed');
    await people[0].link().ask({ ...hand, table: id });
    await until('a program sits there', () => tables[0].info?.seats[3].kind === 'bot');
  });
});
