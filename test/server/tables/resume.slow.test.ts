import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readMessage, type ServerMessage, serverMessage } from '../../../protocol/messages.ts';
import { patched } from '../../../protocol/patch.ts';
import type { TableView } from '../../../protocol/table.ts';
import { until } from '../../store/backends.ts';
import { playOn, type TestPerson, TestServer } from './server.ts';

/** Watches with nothing but the documented messages, from a version on. */
async function watchFrom(person: TestPerson, table: string, version?: number): Promise<ServerMessage[]> {
  const heard: ServerMessage[] = [];
  const socket = new WebSocket(`${person.address.replace('http', 'ws')}/socket`);
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.onmessage = ({ data }) => {
    const message = readMessage(serverMessage, String(data));
    assert.ok(message, String(data));
    if (message.type !== 'welcome') heard.push(message);
    else if (message.re === undefined) send({ type: 'hello', id: 'h', protocol: 1, token: person.token });
    else {
      send({ type: 'watch', id: 'w', table, ...(version !== undefined && { version }) });
      send({ type: 'ping', id: 'p' });
    }
  };
  await until('the answer', () => heard.some(({ type }) => type === 'pong'));
  socket.close();
  return heard;
}

test('whoever comes back with version n gets what he missed, and sees what everybody sees', async () => {
  const server = await TestServer.start({ snapshotEvery: 9 });
  const person = await server.guest();
  const id = await person.open(['me', 'random'], { options: { turnLimit: 2 } });
  const views = new Map<number, TableView>();
  const table = person.link().watch(id, undefined, ({ version, view }) => {
    if (view) views.set(version, view);
  });
  await until('the table is there', () => table.view !== null);
  let n = 0;
  await playOn(table, () => n++ * 3);
  await until('it is over', () => table.info?.status === 'finished');
  const last = table.version;
  assert.ok(last > 5 && table.view);
  let byPatches = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(last + 3), async (from) => {
      const messages = await watchFrom(person, id, from);
      let view = views.get(from);
      let at = from;
      for (const message of messages) {
        if (message.type === 'changed') {
          assert.equal(message.from, at);
          assert.ok(view);
          view = patched(view, message.patch);
          at = message.version;
          byPatches++;
        } else if (message.type === 'table') {
          assert.ok(message.view);
          view = message.view;
          at = message.version;
        }
      }
      assert.equal(at, last);
      assert.deepEqual(view, table.view);
    }),
    { numRuns: 40 },
  );
  assert.ok(byPatches > 0, 'nobody was brought up with differences');

  // A server that knows nothing yet shows the whole table; the story is told from the start all the same.
  await server.stop();
  const second = await TestServer.start({ snapshotEvery: 9 }, server.place);
  const { TestPerson: Person } = await import('./server.ts');
  const again = new Person(second.address, person.token, person.id).link().watch(id, undefined, () => {});
  await until('the table is there', () => again.view !== null);
  assert.deepEqual(again.view, table.view);
  const story = await again.story();
  assert.deepEqual(
    story.map(({ version }) => version),
    Array.from({ length: last }, (_, i) => i + 1),
  );
  const known = new Map(table.heard.map((each) => [each.version, each]));
  for (const each of story) if (known.has(each.version)) assert.deepEqual(each, known.get(each.version));
});

test('a client whose connection breaks again and again plays on by itself', async () => {
  const server = await TestServer.start();
  const person = await server.guest();
  const id = await person.open(['me', 'random'], { options: { turnLimit: 1 } });
  const link = person.link();
  const table = link.watch(id, undefined, () => {});
  await until('the table is there', () => table.view !== null);
  const breaker = setInterval(() => link.interrupt(), 150);
  await playOn(table).finally(() => clearInterval(breaker));
  assert.equal(table.view?.outcome?.reason, 'turn-limit');
  const log = await server.store.games.log(id);
  assert.equal(log.length, table.version);
});

test('who comes back after hundreds of moves gets the whole table, and the story from its beginning, page by page', async () => {
  const server = await TestServer.start({ snapshotEvery: 20 });
  const person = await server.guest();
  const id = await person.open(['me', 'random'], { options: { turnLimit: 30 } });
  const table = person.link().watch(id, undefined, () => {});
  await until('the table is there', () => table.view !== null);
  let n = 0;
  await playOn(
    table,
    () => n++ * 3,
    ({ version }) => version >= 450,
  );
  const whole = await watchFrom(person, id, 3);
  assert.equal(whole.find(({ type }) => type === 'table' || type === 'changed')?.type, 'table');
  const story = await table.story();
  assert.deepEqual(
    story.map(({ version }) => version),
    Array.from({ length: story.length }, (_, i) => i + 1),
  );
  assert.ok(story.length >= 450);
  const told = new Map(story.map((each) => [each.version, each]));
  for (const each of table.heard) if (told.has(each.version)) assert.deepEqual(told.get(each.version), each);
  assert.equal((await table.story(story.length - 3)).slice(0, 3).length, 3);
});
