import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { keepsCommitment } from '../../../engine/commitment.ts';
import { readSave } from '../../../engine/save.ts';
import { Session } from '../../../engine/session.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { patched } from '../../../protocol/patch.ts';
import { type TableView, tableView, toldTo } from '../../../protocol/table.ts';
import { nodeFlags, root } from '../../../scripts/runtime.mjs';
import { ProgramPool } from '../../../server/bots/pool.ts';
import { until } from '../../store/backends.ts';
import { playOn, socketOf, type TestPerson, TestServer } from './server.ts';

async function tokenOf(person: TestPerson): Promise<string> {
  return (await person.post<{ token: string }>('/api/me/tokens', { label: 'an example' })).token;
}

function runBot(server: TestServer, token: string, table: string, seat: number) {
  const file = path.join(root, 'examples', 'bot.ts');
  const bot = spawn(process.execPath, [...nodeFlags, file, server.address, token, table, `${seat}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return once(bot, 'exit');
}

test('two example bots play a whole game, and a spectator hears nothing that is hidden', async () => {
  const server = await TestServer.start();
  const [host, one, two, watcher] = await Promise.all([1, 2, 3, 4].map(() => server.guest()));
  const id = await host.open(['open', 'open'], { options: { turnLimit: 2 } });

  const traffic: string[] = [];
  const socket = new WebSocket(socketOf(server.address));
  socket.onmessage = ({ data }) => traffic.push(String(data));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'watch', id: 'w', table: id }));

  const exits = [runBot(server, await tokenOf(one), id, 0), runBot(server, await tokenOf(two), id, 1)];
  for (const exit of exits) assert.deepEqual((await exit).slice(0, 1), [0]);
  await until('the spectator sees the end', () => traffic.some((text) => text.includes('"status":"finished"')));
  socket.close();

  // What the spectator was sent is exactly what the public part of the log says, no more.
  const save = readSave(await (await watcher.fetch(`/api/tables/${id}/save`)).text());
  const replay = new Session(wotr, save.options, save.seed);
  let seen: TableView = tableView(replay, 'spectator') as TableView;
  let at = 0;
  for (const text of traffic) {
    const message = JSON.parse(text);
    if (message.type === 'table' && message.view) assert.deepEqual(message.view, JSON.parse(JSON.stringify(seen)));
    if (message.type !== 'changed') continue;
    assert.deepEqual([message.from, message.as], [at, 'spectator']);
    for (const heard of message.heard) {
      const move = save.moves[at++];
      const events = replay.play(move.seat, move.text);
      const told = JSON.parse(JSON.stringify(toldTo(events, 'spectator')));
      const { time, ...rest } = heard;
      assert.deepEqual(rest, { version: at, kind: 'move', seat: move.seat, told });
    }
    seen = patched(seen, message.patch);
    assert.deepEqual(seen, JSON.parse(JSON.stringify(tableView(replay, 'spectator'))));
    assert.deepEqual((seen.view as { hands: unknown }).hands, [[], []]);
    const publicKeys = [
      'type',
      'table',
      'as',
      'from',
      'version',
      'patch',
      'heard',
      'draw',
      'toMove',
      'deadline',
      'clocks',
    ];
    assert.deepEqual(Object.keys(message), publicKeys);
  }
  assert.equal(at, save.moves.length);
  const early = traffic.filter((text) => !text.includes('"status":"finished"')).join('');
  assert.ok(!early.includes(save.seed), 'the seed was told before the end');
  const last = JSON.parse(traffic.findLast((text) => text.includes('"status":"finished"')) ?? '{}');
  assert.ok(keepsCommitment(last.info.commitment, last.info.seed));
  assert.equal(last.info.seed, save.seed);
});

test('programs play each other, and the changes of a whole game are small', async (t) => {
  const server = await TestServer.start();
  const person = await server.guest();
  const sizes: number[] = [];
  const id = await person.open(['open', 'rules'], { options: { turnLimit: 30 } });
  await person.post(`/api/tables/${id}/join`, { seat: 0 });
  const link = person.link();
  const table = link.watch(id, undefined, () => {});
  const socket = new WebSocket(socketOf(server.address));
  socket.onmessage = ({ data }) => {
    if (String(data).includes('"type":"changed"')) sizes.push(String(data).length);
    if (String(data).includes('"type":"welcome"') && !String(data).includes('"re"'))
      socket.send(JSON.stringify({ type: 'hello', id: 'h', protocol: 1, token: person.token }));
    else if (String(data).includes('"type":"welcome"'))
      socket.send(JSON.stringify({ type: 'watch', id: 'w', table: id }));
  };
  await until('the table is there', () => table.view !== null);
  let n = 0;
  await playOn(
    table,
    () => n++ * 7,
    () => sizes.length > 400,
  );
  sizes.sort((a, b) => a - b);
  const median = sizes[sizes.length >> 1];
  t.diagnostic(`${sizes.length} changes, median ${median} bytes, largest ${sizes[sizes.length - 1]}`);
  assert.ok(median < 2000, `the median is ${median} bytes`);
  socket.close();
});

test('a thread that dies, or a program that fails, holds up no game', async () => {
  const pool = new ProgramPool({ threads: 2 });
  const server = await TestServer.start({ pool });
  const person = await server.guest();
  const id = await person.open(['random', 'rules'], { options: { turnLimit: 1 } });
  const table = person.link().watch(id, undefined, () => {});
  await until('some moves', () => table.version > 5);
  await pool.restart();
  await until('the end', () => table.info?.status === 'finished');
  assert.equal(table.info?.result?.reason, 'turn-limit');
  await server.stop();
  await pool.close();

  const broken = new ProgramPool({ file: new URL('data:text/javascript,process.exit(1)') });
  const second = await TestServer.start({ pool: broken });
  const another = await second.guest();
  const stubborn = await another.open(['random', 'rules'], { options: { turnLimit: 1 } });
  const seen = another.link().watch(stubborn, undefined, () => {});
  await until('a move all the same', () => seen.version > 0, 20_000);
  await second.stop();
  await broken.close();
});
