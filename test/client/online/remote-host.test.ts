import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { RemoteHost, ROAD_BROKEN, type Road } from '../../../client/host/remote-host.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { carryMoves } from '../../../client/table/carry.ts';
import { ServerLink, type TableLink } from '../../../protocol/server-link.ts';
import type { Choice } from '../../../protocol/table.ts';
import { serve } from '../../../server/serve.ts';
import { guestAt, newFile, socketOf, type TestPerson, TestServer } from '../../server/tables/server.ts';
import { until } from '../../store/backends.ts';

function openHost(person: TestPerson, id: string) {
  const listeners = new Set<(connected: boolean) => void>();
  const link = new ServerLink({
    url: socketOf(person.address),
    token: person.token,
    onConnected: (connected) => {
      for (const listener of listeners) listener(connected);
    },
  });
  const road: Road = {
    link,
    onConnected: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const seen: { news?: TableLink; standing?: Standing } = {};
  const host = new RemoteHost(road, id, {
    onNews: (table) => {
      seen.news = table;
    },
    fetchSave: async (table) => (await person.fetch(`/api/tables/${table}/save`)).text(),
    turnsIn: async () => [],
    tideIn: async () => [],
  });
  host.watch((standing) => {
    seen.standing = standing;
  });
  const close = () => {
    host.close();
    link.close();
  };
  const standing = (): Standing => seen.standing ?? assert.fail('nothing was shown yet');
  return { host, link, seen, standing, close };
}

async function twoAtATable(address: string) {
  const [ann, bob] = [await guestAt(address, 'Ann'), await guestAt(address, 'Bob')];
  const table = await ann.open(['me', 'open'], { options: { turnLimit: 2 } });
  await bob.post(`/api/tables/${table}/join`);
  return { ann, bob, table };
}

/** The first choice, by whoever is asked. */
async function step(...hosts: ReturnType<typeof openHost>[]): Promise<void> {
  const { version } = hosts[0].standing().table;
  const asked = hosts.find(({ standing }) => standing().table.question);
  await asked?.host.play(asked.standing().table.question?.choices[0].move ?? '');
  await until('all saw it', () => hosts.every(({ standing }) => standing().table.version > version));
}

test('Both see the game go on; each knows the other by name, and hears what he may', async () => {
  const server = await TestServer.start();
  const { ann, bob, table } = await twoAtATable(server.address);
  const [a, b] = [openHost(ann, table), openHost(bob, table)];
  await until('both see the table', () => a.seen.standing !== undefined && b.seen.standing !== undefined);
  for (let i = 0; i < 12; i++) await step(a, b);
  const [mine, theirs] = [a.standing(), b.standing()];
  assert.equal(mine.table.version, 12);
  assert.equal(mine.heard.length, 12);
  assert.deepEqual([mine.programs, theirs.programs], [{ 1: 'Bob' }, { 0: 'Ann' }]);
  assert.equal(mine.thinking, false);
  for (const { seat, move } of mine.heard) assert.equal(move !== undefined, seat === 0);

  // Who comes later hears the whole story.
  const late = openHost(bob, table);
  await until('the story is told', () => late.seen.standing !== undefined);
  assert.deepEqual(late.standing().heard, theirs.heard);
  for (const each of [a, b, late]) each.close();
});

test('What is taken back is no longer heard', async () => {
  const server = await TestServer.start();
  const { ann, bob, table } = await twoAtATable(server.address);
  const [a, b] = [openHost(ann, table), openHost(bob, table)];
  await until('both see the table', () => a.seen.standing !== undefined && b.seen.standing !== undefined);
  for (let i = 0; i < 60 && a.standing().table.undo === 0 && b.standing().table.undo === 0; i++) await step(a, b);
  const who = a.standing().table.undo > 0 ? a : b;
  const { version } = who.standing().table;
  assert.equal(await who.host.undo(), true);
  await until('it is back', () => who.standing().table.version === version - 1);
  assert.equal(who.standing().heard.length, version - 1);
  const other = who === a ? b : a;
  await until('the other sees it', () => other.standing().table.version === version - 1);
  assert.equal(await other.host.undo(), false);
  for (const each of [a, b]) each.close();
});

test('A piece that is carried across the board is nothing in the log but the moves that do it', async () => {
  const server = await TestServer.start();
  const { ann, bob, table } = await twoAtATable(server.address);
  const [a, b] = [openHost(ann, table), openHost(bob, table)];
  await until('both see the table', () => a.seen.standing !== undefined && b.seen.standing !== undefined);
  const regionOf = (choice: Choice | undefined) => choice?.targets.find(({ domain }) => domain === 'region')?.id ?? -1;
  for (let i = 0; i < 300; i++) {
    const { host, standing } = [a, b].find((each) => each.standing().table.question) ?? a;
    const { question, version } = standing().table;
    const log = await server.store.games.log(table);
    const die = question?.choices.find(({ move }) => /^die (army|muster-army)$/.test(move));
    const then = die && (await host.foresee([die.move]))?.question?.choices.find(({ verb }) => verb === 'march');
    const last =
      then && (await host.foresee([die.move, then.move]))?.question?.choices.find(({ verb }) => verb === 'to');
    if (!question || !die || !last) {
      await step(a, b);
      continue;
    }
    const words = { open: [{ verb: 'die', target: die.targets[0] }], begin: ['march'], end: ['to'] };
    const carry = { from: regionOf(then), to: regionOf(last) };
    const moves = (await carryMoves(question, carry, words, (tried) => host.foresee(tried))) ?? [];
    assert.deepEqual(moves, [die.move, then?.move, last.move]);
    assert.deepEqual(await server.store.games.log(table), log, 'it was only looked for');
    assert.equal(await host.playTogether(moves), true);
    await until('both see it', () => [a, b].every((each) => each.standing().table.version === version + 3));
    const entries = (await server.store.games.log(table)).slice(log.length);
    assert.deepEqual(
      entries.map(({ kind, text }) => [kind, text]),
      moves.map((move) => ['move', move]),
    );
    for (const each of [a, b]) each.close();
    return;
  }
  assert.fail('nobody could march');
});

test('A restart of the server is told, and then forgotten: the game goes on, the story is whole', async () => {
  const place = { host: '127.0.0.1', dataFolder: path.dirname(newFile().file) };
  const server = await serve({ ...place, port: 0 });
  const { ann, bob, table } = await twoAtATable(server.address);
  const [a, b] = [openHost(ann, table), openHost(bob, table)];
  await until('both see the table', () => a.seen.standing !== undefined && b.seen.standing !== undefined);
  for (let i = 0; i < 5; i++) await step(a, b);
  const port = Number(new URL(server.address).port);
  await server.close();
  await until('the road is broken', () => a.standing().trouble === ROAD_BROKEN);
  const again = await serve({ ...place, port });
  await until('the road is whole', () => a.standing().trouble === undefined && b.standing().trouble === undefined);
  for (let i = 0; i < 5; i++) await step(a, b);
  assert.equal(a.standing().heard.length, 10);
  for (const each of [a, b]) each.close();
  await again.close();
});

test('A word ends the game: nobody is asked any more, and the file is given out then, not before', async () => {
  const server = await TestServer.start();
  const { ann, bob, table } = await twoAtATable(server.address);
  const [a, b] = [openHost(ann, table), openHost(bob, table)];
  await until('both see the table', () => a.seen.standing !== undefined && b.seen.standing !== undefined);
  assert.match(await a.host.save(), /when it is over/);
  await b.link.ask({ type: 'resign', table });
  await until('it is over', () => a.standing().table.outcome !== null);
  const { question, asked, outcome } = a.standing().table;
  assert.deepEqual(
    { question, asked, winner: outcome?.winner, reason: outcome?.reason },
    {
      question: null,
      asked: [],
      winner: 0,
      reason: 'resignation',
    },
  );
  assert.match(await a.host.save(), /^mathom-log/);
  for (const each of [a, b]) each.close();
});
