// Servers in processes of their own, which are killed: two on one PostgreSQL, and one again and again on one file.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { readSave } from '../../../engine/save.ts';
import { Session } from '../../../engine/session.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { ServerLink } from '../../../protocol/server-link.ts';
import { type RunningPostgres, startPostgres } from '../../../scripts/postgres.ts';
import { nodeFlags } from '../../../scripts/runtime.mjs';
import type { StorePlace } from '../../../server/store/open.ts';
import { until } from '../../store/backends.ts';
import { guestAt, newFile, playOn, socketOf, TestPerson, TestServer } from './server.ts';

let postgres: RunningPostgres;
const children: ChildProcess[] = [];

before(async () => {
  postgres = await startPostgres();
});
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
});

interface Running {
  readonly address: string;
  kill(): Promise<unknown>;
}

async function startProcess(place: StorePlace = { url: postgres.url }, port = 0): Promise<Running> {
  const file = path.join(import.meta.dirname, 'child.ts');
  const child = spawn(process.execPath, [...nodeFlags, file, JSON.stringify(place), `${port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    return gone;
  };
  return { address: String(line).trim(), kill };
}

test('two processes play one game, and one of them is killed in the middle', async () => {
  const [one, two] = await Promise.all([startProcess(), startProcess()]);
  const free = await guestAt(one.address);
  const shadow = await guestAt(two.address);
  const id = await free.open(['me', 'open'], { options: { turnLimit: 2 } });
  await shadow.post(`/api/tables/${id}/join`);

  const here = new ServerLink({ url: socketOf(one.address), token: free.token });
  const there = new ServerLink({ url: socketOf(two.address), token: shadow.token });
  const tables = [here.watch(id, undefined, () => {}), there.watch(id, undefined, () => {})];
  await until('both see the table', () => tables.every(({ view }) => view !== null));
  let n = 0;
  const pick = () => n++ * 5;
  const isFar = () => tables.some(({ version }) => version >= 25);
  await Promise.all(tables.map((table) => playOn(table, pick, isFar)));
  await one.kill();

  // The first client goes to the other process, and the game goes on to its end.
  const acknowledged = tables[0].version;
  here.close();
  const moved = new ServerLink({ url: socketOf(two.address), token: free.token });
  const table = moved.watch(id, undefined, () => {});
  await until('he sees the table', () => table.view !== null);
  assert.ok(table.version >= acknowledged, 'an acknowledged move was lost');
  await Promise.all([table, tables[1]].map((each) => playOn(each, pick)));
  await until('it is over', () => table.info?.status === 'finished');
  const person = new TestPerson(two.address, free.token, free.id);
  const save = readSave(await (await person.fetch(`/api/tables/${id}/save`)).text());
  assert.equal(Session.replay(wotr, save).state.outcome?.reason, table.info?.result?.reason);

  // A program's move that the dead process owed is made by the living one.
  const three = await startProcess();
  const solo = await new TestPerson(three.address, free.token, free.id).open(['me', 'rules']);
  const watching = moved.watch(solo, undefined, () => {});
  await until('it is seen', () => watching.view !== null);
  await playOn(
    watching,
    () => 0,
    ({ version }) => version >= 4,
  );
  await three.kill();
  await playOn(watching, () => 0);
  assert.equal(watching.view?.outcome?.reason, 'turn-limit');
  moved.close();
  there.close();
});

test('a server on a file is killed again and again; its client plays on by itself, and no acknowledged move is lost', async () => {
  const place = newFile();
  let server = await startProcess(place);
  const port = Number(new URL(server.address).port);
  const person = await guestAt(server.address);
  const id = await person.open(['me', 'rules'], { options: { turnLimit: 3 } });
  const link = new ServerLink({ url: socketOf(server.address), token: person.token });
  const table = link.watch(id, undefined, () => {});
  await until('the table is seen', () => table.view !== null);
  const stops = [6, 12, 30];
  for (const stop of stops) {
    const play = playOn(
      table,
      () => 0,
      ({ version }) => version >= stop,
    );
    await until('some moves', () => table.version >= stop - 2);
    await server.kill();
    const seen = table.version;
    server = await startProcess(place, port);
    await play;
    assert.ok(table.version >= seen);
    const { version } = await new TestPerson(server.address, person.token, person.id).get<{ version: number }>(
      `/api/tables/${id}/view`,
    );
    assert.ok(version >= seen, `${seen} had been shown, ${version} are there`);
  }
  await playOn(table);
  assert.ok(table.view?.outcome);
  link.close();
  await server.kill();
});

test('on two servers people see each other, are rated once, and hear of a rematch', async () => {
  const place = { url: postgres.url };
  const [one, two] = [await TestServer.start({}, place), await TestServer.start({}, place)];
  const [here, there] = [await one.account('Merry'), await two.account('Pippin')];
  const clock = { pace: 'live', initial: 3_600_000, increment: 0 };
  const id = await here.open(['me', 'open'], { rated: true, clock, options: { turnLimit: 1 } });
  await there.post(`/api/tables/${id}/join`);
  const next: string[] = [];
  const link = there.link((message) => message.type === 'rematch' && next.push(message.next));
  const tables = [here.link().watch(id, undefined, () => {}), link.watch(id, undefined, () => {})];
  await until('both see each other', () => tables.every(({ presence }) => presence?.here.length === 2));
  const onlooker = (await two.guest()).link();
  onlooker.watch(id, undefined, () => {});
  await until('both see him', () => tables.every(({ presence }) => presence?.spectators === 1));
  onlooker.close();
  await until('he has gone', () => tables.every(({ presence }) => presence?.spectators === 0));

  await Promise.all(tables.map((table) => playOn(table)));
  await until('all know', () => tables.every(({ info }) => info?.seats.every(({ rating }) => rating)));
  for (const person of [here, there]) assert.equal((await two.store.ratings.of(person.id))[0].played, 1);

  await here.link().ask({ type: 'offer', table: id, what: 'rematch' });
  await until('the other server tells of it', () => next.length === 1);
  await link.ask({ type: 'offer', table: id, what: 'rematch' });
  const again = await one.store.tables.find(next[0]);
  assert.deepEqual([again?.status, again?.rated, again?.rematchOf], ['playing', true, id]);
});
