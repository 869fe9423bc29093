import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServerLink } from '../../protocol/server-link.ts';
import { TestServer } from '../server/tables/server.ts';
import { until } from '../store/backends.ts';

test('a client that cannot connect is told when it tries again, ever later, and may try at once', async () => {
  const pauses: number[] = [];
  const at = 'ws://127.0.0.1:1/socket'; // nobody listens there
  const link = new ServerLink({ url: at, onPause: (pause) => pauses.push(pause) });
  await until('some attempts', () => pauses.length >= 3);
  for (const [i, pause] of pauses.entries()) assert.ok(pause >= 50 * 2 ** i && pause <= 100 * 2 ** i, `${pauses}`);
  for (let more = pauses.length + 1; more <= 10; more++) {
    await until('the pause', () => link.retryAt !== null);
    link.retry();
    await until('one more', () => pauses.length >= more);
  }
  assert.ok(
    pauses.slice(-3).every((pause) => pause >= 2500 && pause <= 5000),
    `${pauses}`,
  );
  assert.ok(Math.abs((link.retryAt ?? 0) - Date.now() - (pauses.at(-1) ?? 0)) < 1000);
  link.close();
  assert.equal(link.retryAt, null);
  link.retry();
  assert.equal(link.retryAt, null);
});

test('when the connection is back the pauses begin anew', async () => {
  const server = await TestServer.start();
  const heard: (boolean | number)[] = [];
  const link = new ServerLink({
    url: server.socket,
    onConnected: (connected) => heard.push(connected),
    onPause: (pause) => heard.push(Math.ceil(pause / 100)),
  });
  for (let round = 1; round <= 3; round++) {
    await until('it is connected', () => heard.filter((each) => each === true).length === round);
    assert.equal(link.retryAt, null);
    if (round < 3) link.interrupt();
  }
  assert.deepEqual(heard, [true, false, 1, true, false, 1, true]);
  link.close();
});

test('what the server has no time for is sent again, except what is said; in the end one is told', async () => {
  const server = await TestServer.start({ limits: { messagesPerSecond: 4, linesPerMinute: 3 } });
  const person = await server.guest();
  const id = await person.open(['me', 'open']);
  const link = person.link();
  const asked = Array.from({ length: 11 }, () => link.ask({ type: 'ping' }));
  assert.deepEqual([...new Set((await Promise.all(asked)).map(({ type }) => type))], ['pong']);
  const another = person.link();
  await another.ask({ type: 'say', table: id, text: 'well met' });
  const begun = performance.now();
  await assert.rejects(another.ask({ type: 'say', table: id, text: 'well met' }), /You say a great deal/);
  assert.ok(performance.now() - begun < 450, 'at once');
  link.close();
});
