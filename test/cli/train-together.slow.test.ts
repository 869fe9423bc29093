// Several machines teach one judge: the games are shared through PostgreSQL.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { SharedGames } from '../../cli/train/sharing.ts';
import { GAMES } from '../../games/all.ts';
import { playersOf } from '../../players/all.ts';
import { type RunningPostgres, startPostgres } from '../../scripts/postgres.ts';
import { ask } from '../store/backends.ts';
import { folder, run } from './fake-io.ts';

let postgres: RunningPostgres;
before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  for (const shared of opened) await shared.close();
  await postgres.stop();
});
const opened: SharedGames[] = [];

const words = (games: number): string[] =>
  `train wotr --games ${games} --cores 1 --hidden 3 --match 0 --minutes 2 --share`.split(' ');

/** A machine of its own: a folder, and the same database as the others. */
function machine() {
  const root = folder();
  mkdirSync(path.join(root, 'players', 'wotr'), { recursive: true });
  const kept = path.join(root, 'data', 'train', 'wotr');
  return {
    train: (games: number) =>
      run(words(games), { games: GAMES, players: playersOf, root, cwd: root, env: { DATABASE_URL: postgres.url } }),
    files: () => readdirSync(kept).filter((name) => name.endsWith('.games')),
    read: (name: string) => readFileSync(path.join(kept, name)),
  };
}

const byOthers = (err: string): number =>
  Number(/games are played, (\d+) of them by others/.exec(err)?.[1] ?? assert.fail(err));

test('two machines play each file of games once between them, and both end with all of them', async () => {
  const [one, two] = [machine(), machine()];
  const [first, second] = await Promise.all([one.train(80), two.train(80)]);
  assert.equal(first.code, 0, first.err);
  assert.equal(second.code, 0, second.err);
  assert.equal(byOthers(first.err) + byOthers(second.err), 80);
  assert.deepEqual(one.files(), [
    'learned-1-0000000.games',
    'learned-1-0000020.games',
    'learned-1-0000040.games',
    'learned-1-0000060.games',
  ]);
  assert.deepEqual(two.files(), one.files());
  for (const name of one.files()) assert.deepEqual(one.read(name), two.read(name));

  const late = machine();
  const third = await late.train(40);
  assert.equal(third.code, 0, third.err);
  assert.equal(byOthers(third.err), 40);
  assert.deepEqual(late.files(), one.files().slice(0, 2));
});

async function share(made: string, games = 40, lease?: number): Promise<SharedGames> {
  const shared = await SharedGames.open(postgres.url, { made, games, ...(lease !== undefined && { lease }) });
  opened.push(shared);
  return shared;
}
async function next(shared: SharedGames, milliseconds = 20_000): Promise<number | undefined> {
  const until = performance.now() + milliseconds;
  for await (const first of shared.take(() => performance.now() > until)) return first;
  return undefined;
}

test('what a machine took that went silent is taken again; what one holds that plays on is not', async () => {
  const one = await share('silent', 40, 600);
  const two = await share('silent', 40, 600);
  await one.want([0, 20]);
  assert.equal(await next(one), 0);
  assert.equal(await next(two), 20);
  await pause(1500); // more than twice the lease: both have renewed theirs
  assert.equal(await next(one, 700), undefined);
  await ask(
    { url: postgres.url },
    `UPDATE mathom_training.chunks SET taken_by = '${randomUUID()}' WHERE first = 20 AND taken_by IS NOT NULL`,
  ); // as if another had it, of whom nothing is heard
  assert.equal(await next(one), 20);
});

test('who goes gives back what he has not played, and lays down what he has for the others', async () => {
  const one = await share('leaving');
  const two = await share('leaving');
  await one.want([0, 20]);
  assert.equal(await next(one), 0);
  assert.equal(await next(one), 20);
  await one.lay(0, Uint8Array.of(1, 2, 3, 4));
  await one.close();
  assert.equal(await next(two), 20);
  assert.deepEqual(await two.played(), [0]);
  assert.deepEqual([...(await two.read(0))], [1, 2, 3, 4]);
  await two.lay(20, Uint8Array.of(5));
  assert.equal(await next(two), undefined);
});

test('games that were made in another way are not mixed, and nobody plays more than he wants', async () => {
  const more = await share('rules of today', 60);
  await more.want([0, 20, 40]);
  const other = await share('rules of yesterday', 60);
  assert.equal(await next(other), undefined);
  const less = await share('rules of today', 20);
  assert.equal(await next(less), 0);
  assert.equal(await next(less, 700), undefined);
});

test('without a database, or with one that does not answer, there is a sentence', async () => {
  const house = { games: GAMES, players: playersOf, root: folder() };
  const none = await run(words(20), house);
  assert.equal(none.code, 2);
  assert.match(none.err, /Set DATABASE_URL to the PostgreSQL through which the games are shared\./);
  const dead = await run(words(20), { ...house, env: { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' } });
  assert.equal(dead.code, 1);
  assert.match(dead.err, /The games cannot be shared\. PostgreSQL \(127\.0\.0\.1:1\/none\) cannot be reached/);
  assert.doesNotMatch(dead.err, /secret/);
});
