import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../../../games/all.ts';
import { ServerRefusal } from '../../../protocol/server-link.ts';
import { race } from '../../cli/race.ts';
import { until } from '../../store/backends.ts';
import { TestServer } from './server.ts';

test('choices that are made at the same time in secret do not refuse each other, and are told when both are made', async () => {
  const server = await TestServer.start({ games: [race as unknown as AnyGame] });
  const [free, shadow] = [await server.guest(), await server.guest()];
  const id = await free.open(['me', 'open'], { game: 'race', options: { goal: 20 } });
  await shadow.post(`/api/tables/${id}/join`);
  const links = [free.link(), shadow.link()];
  const tables = links.map((link) => link.watch(id, undefined, () => {}));
  await until('both see it', () => tables.every(({ view }) => view !== null));
  await tables[0].play('challenge');
  await until('both are asked', () => tables.every(({ view }) => view?.question?.secret === true));
  const { version } = tables[0];
  // Both by the same version, and one of them twice.
  const bid = (seat: number, move: string) => links[seat].ask({ type: 'play', table: id, version, move });
  const [one, two, again] = await Promise.all([bid(0, 'bid 1'), bid(1, 'bid 2'), bid(1, 'bid 2')]);
  assert.deepEqual(again.type === 'ack' && again.version, two.type === 'ack' && two.version);
  assert.equal(one.type, 'ack');
  await until('both see it', () => tables.every((table) => table.version === version + 2));
  assert.equal((await server.store.games.log(id)).length, version + 2);
  await assert.rejects(bid(0, 'bid 2'), (error) => error instanceof ServerRefusal && error.code === 'behind');
  const heard = tables[1].heard.filter((entry) => entry.version > version);
  assert.deepEqual(
    heard.map(({ seat, move }) => [seat, move]).sort(),
    [
      [0, undefined],
      [1, 'bid 2'],
    ],
    'a move of another was told in notation',
  );
});
