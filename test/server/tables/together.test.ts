import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MOST_TOGETHER, type ServerMessage } from '../../../protocol/messages.ts';
import { ServerRefusal, type TableLink } from '../../../protocol/server-link.ts';
import { until } from '../../store/backends.ts';
import { socketTo, type TestPerson, TestServer } from './server.ts';

const refusedWith = (code: string) => (error: unknown) => error instanceof ServerRefusal && error.code === code;

async function laidTable(limits = {}) {
  const server = await TestServer.start({ limits: limits as never });
  const people = [await server.guest(), await server.guest()];
  const id = await people[0].open(['me', 'open']);
  await people[1].post(`/api/tables/${id}/join`);
  const tables = people.map((person) => person.link().watch(id, undefined, () => {}));
  await until('both see the table', () => tables.every(({ view }) => view !== null));
  const log = () => server.store.games.log(id);
  return { server, people, id, tables, log };
}
type Laid = Awaited<ReturnType<typeof laidTable>>;

const moveOf = (table: TableLink): string => table.view?.question?.choices[0].move ?? '';

/** Plays on until somebody may make two moves one after the other with nothing learned in between. */
async function twoMoves({ tables }: Laid): Promise<{ mine: TableLink; other: TableLink; moves: [string, string] }> {
  for (let i = 0; i < 200; i++) {
    const mine = tables.find(({ view }) => view?.question) ?? tables[0];
    const other = mine === tables[0] ? tables[1] : tables[0];
    const { version } = mine;
    for (const { move } of mine.view?.question?.choices ?? []) {
      const foreseen = await mine.foresee([move]);
      const then = foreseen?.question?.choices[0].move;
      if (then !== undefined) return { mine, other, moves: [move, then] };
    }
    await mine.play(moveOf(mine));
    await until('both see it', () => tables.every((each) => each.version > version));
  }
  return assert.fail('no two moves of one seat');
}

const personOf = ({ tables, people }: Laid, table: TableLink): TestPerson => people[tables.indexOf(table)];

describe('Several moves', () => {
  test('are made together: one change for everybody, with an entry for each', async () => {
    const game = await laidTable();
    const { mine, other, moves } = await twoMoves(game);
    const { version } = mine;
    const heard: number[] = [];
    const link = personOf(game, other).link((message) => {
      if (message.type === 'changed') heard.push(message.heard.length);
    });
    const watched = link.watch(game.id, undefined, () => {});
    await until('it is seen', () => watched.view !== null);
    await mine.play(moves);
    await until('all see it', () => [mine, other, watched].every((each) => each.version === version + 2));
    assert.deepEqual(
      (await game.log()).slice(-2).map(({ text }) => text),
      moves,
    );
    assert.deepEqual(heard, [2]);
    assert.deepEqual(watched.view, other.view);
    assert.ok(other.heard.slice(-2).every(({ move }) => move === undefined));
    assert.deepEqual(
      mine.heard.slice(-2).map(({ move }) => move),
      moves,
    );
  });

  test('are refused together: nothing is in the log, nothing is shown, and the position is as it was', async () => {
    const game = await laidTable();
    const { mine, other, moves } = await twoMoves(game);
    const { version, view } = mine;
    const before = await game.log();
    await assert.rejects(mine.play([...moves, 'fly to mordor']), refusedWith('illegal'));
    await assert.rejects(mine.play([moves[0], moves[0], moves[0]]), refusedWith('illegal'));
    assert.deepEqual(await game.log(), before);
    const { as, ...looked } = await personOf(game, mine).get<{ version: number; view: unknown; as: number }>(
      `/api/tables/${game.id}/view`,
    );
    assert.deepEqual([looked.version, looked.view, as], [version, view, mine.as]);
    assert.equal(other.version, version);
    await mine.play(moves);
  });

  test('are made once, however often they are sent; others in their place are behind', async () => {
    const game = await laidTable();
    const { mine, moves } = await twoMoves(game);
    const { version } = mine;
    const play = { type: 'play', table: game.id, version, move: moves } as const;
    const link = personOf(game, mine).link();
    const answers = await Promise.all([link.ask(play), link.ask(play), link.ask(play)]);
    assert.deepEqual(
      answers.map((answer) => answer.type === 'ack' && answer.version),
      [version + 2, version + 2, version + 2],
    );
    assert.equal((await game.log()).length, version + 2);
    await assert.rejects(link.ask({ ...play, move: [...moves, moves[0]] }), refusedWith('behind'));
    await assert.rejects(link.ask({ ...play, move: [moves[1], moves[0]] }), refusedWith('behind'));
    assert.equal((await game.log()).length, version + 2);
  });

  test('over dice or cards are not made together, whatever comes after: no refusal tells what they would bring', async () => {
    const game = await laidTable();
    for (let i = 0; i < 200; i++) {
      const mine = game.tables.find(({ view }) => view?.question) ?? game.tables[0];
      const { version, view } = mine;
      const choices = view?.question?.choices ?? [];
      for (const { move } of choices) {
        if ((await mine.foresee([move])) !== null) continue;
        const before = await game.log();
        for (const then of ['fly to mordor', move, ...choices.map((each) => each.move)])
          await assert.rejects(mine.play([move, then]), refusedWith('not-together'));
        assert.deepEqual(await mine.foresee([move, 'fly to mordor']), null);
        assert.deepEqual(await game.log(), before);
        return;
      }
      await mine.play(moveOf(mine));
      await until('both see it', () => game.tables.every((each) => each.version > version));
    }
    assert.fail('nothing was learned');
  });

  test('are as many as a message may hold, and each has its price', async () => {
    const codesFor = async (count: number): Promise<readonly string[]> => {
      const { people, id, server } = await laidTable({ workPerSecond: 4 });
      const socket = socketTo(server.socket, { Cookie: `mathom=${people[0].token}` });
      const codes: string[] = [];
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.type === 'refused') codes.push(message.code);
        if (message.type !== 'welcome') return;
        const moves = Array(count).fill('fly to mordor');
        for (const play of [1, 2])
          socket.send(JSON.stringify({ type: 'play', id: `${play}`, table: id, version: 0, move: moves }));
      };
      await until('both are answered', () => codes.length === 2);
      socket.close();
      return codes;
    };
    assert.deepEqual(await codesFor(MOST_TOGETHER + 1), ['bad-message', 'bad-message']);
    assert.deepEqual(await codesFor(0), ['bad-message', 'bad-message']);
    assert.ok(!(await codesFor(2)).includes('too-many'));
    assert.ok((await codesFor(MOST_TOGETHER)).includes('too-many'));
  });
});

describe('What is foreseen', () => {
  test('is what the seat would be asked and hear; nothing happens by asking', async () => {
    const game = await laidTable();
    const { mine, other, moves } = await twoMoves(game);
    const before = await game.log();
    const foreseen = await mine.foresee([moves[0]]);
    assert.deepEqual(await game.log(), before);
    const { version } = mine;
    await mine.play(moves[0]);
    await until('it is seen', () => mine.version === version + 1);
    assert.deepEqual(foreseen?.question, mine.view?.question);
    assert.deepEqual(foreseen?.told, mine.heard.at(-1)?.told);
    assert.equal(other.heard.at(-1)?.move, undefined);
  });

  test('is not for another seat, a stranger, a position of yesterday, nor out of turn', async () => {
    const game = await laidTable();
    const { mine, other, moves } = await twoMoves(game);
    await assert.rejects(other.foresee([moves[0]]), refusedWith('not-your-turn'));
    const ask = (person: TestPerson, more: object = {}) =>
      person.link().ask({ type: 'foresee', table: game.id, version: mine.version, moves: [moves[0]], ...more });
    await assert.rejects(ask(personOf(game, other), { seat: mine.as }), refusedWith('not-yours'));
    await assert.rejects(ask(await game.server.guest()), refusedWith('not-yours'));
    await assert.rejects(ask(personOf(game, mine), { version: mine.version + 1 }), refusedWith('behind'));
    await assert.rejects(ask(personOf(game, mine), { moves: ['fly to mordor'] }), refusedWith('illegal'));
  });
});
