import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ServerRefusal, type TableLink } from '../../../protocol/server-link.ts';
import type { Store } from '../../../server/store/store.ts';
import { until } from '../../store/backends.ts';
import { playOn, type TestPerson, TestServer } from './server.ts';

const refusedWith = (code: string) => (error: unknown) => error instanceof ServerRefusal && error.code === code;

interface Pair {
  readonly server: TestServer;
  readonly id: string;
  readonly free: TestPerson;
  readonly shadow: TestPerson;
  readonly tables: readonly [TableLink, TableLink];
}

async function pair(given?: TestServer, more: object = {}): Promise<Pair> {
  const server = given ?? (await TestServer.start());
  const free = await server.guest();
  const shadow = await server.guest();
  const id = await free.open(['me', 'open'], more);
  await shadow.post(`/api/tables/${id}/join`);
  const tables = [free, shadow].map((person) => person.link().watch(id, undefined, () => {}));
  await until('both see the table', () => tables.every(({ view }) => view !== null));
  return { server, id, free, shadow, tables: [tables[0], tables[1]] };
}

const asked = ({ tables }: Pair): TableLink => tables.find(({ view }) => view?.question) ?? tables[0];
const waiting = ({ tables }: Pair): TableLink => tables.find(({ view }) => !view?.question) ?? tables[1];
const firstMove = (table: TableLink): string => table.view?.question?.choices[0].move ?? '';
const entries = async (store: Store, id: string): Promise<number> => (await store.games.log(id)).length;

describe('A move', () => {
  test('is in the log when it is acknowledged, and both see it', async () => {
    const game = await pair();
    const table = asked(game);
    await table.play(firstMove(table));
    assert.equal(await entries(game.server.store, game.id), 1);
    await until('both see it', () => game.tables.every(({ version }) => version === 1));
    assert.equal(waiting(game).heard.length, 1);
  });

  test('is made once, however often it is sent', async () => {
    const game = await pair();
    const table = asked(game);
    const person = table === game.tables[0] ? game.free : game.shadow;
    const link = person.link();
    const play = { type: 'play', table: game.id, version: 0, move: firstMove(table) } as const;
    const answers = await Promise.all([table.play(play.move), link.ask(play), link.ask(play), link.ask(play)]);
    assert.deepEqual(
      answers.slice(1).map((answer) => answer?.type === 'ack' && answer.version),
      [1, 1, 1],
    );
    assert.equal(await entries(game.server.store, game.id), 1);
    // Recorded and sent again much later, it does nothing either.
    await playOn(
      asked(game),
      () => 0,
      ({ version }) => version > 3 || !asked(game).view?.question,
    );
    const before = await entries(game.server.store, game.id);
    assert.equal((await link.ask(play)).type, 'ack');
    assert.equal(await entries(game.server.store, game.id), before);
  });

  test('of two different ones for the same moment, one is made and one refused', async () => {
    const server = await TestServer.start();
    let game = await pair(server);
    while ((asked(game).view?.question?.choices.length ?? 0) < 2) game = await pair(server);
    const table = asked(game);
    const person = table === game.tables[0] ? game.free : game.shadow;
    const [one, two] = table.view?.question?.choices ?? [];
    const sent = await Promise.allSettled(
      [one, two].map(({ move }) => person.link().ask({ type: 'play', table: game.id, version: 0, move })),
    );
    assert.deepEqual(sent.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    assert.equal(await entries(server.store, game.id), 1);
  });

  test('is refused out of turn, from another seat, for another table, from a position of yesterday or tomorrow', async () => {
    const game = await pair();
    const [mine, theirs] = [asked(game), waiting(game)];
    const move = firstMove(mine);
    await assert.rejects(theirs.play(move), refusedWith('not-your-turn'));
    const other = theirs === game.tables[0] ? game.free : game.shadow;
    const ask = (person: TestPerson, more: object = {}) =>
      person.link().ask({ type: 'play', table: game.id, version: 0, move, ...more });
    await assert.rejects(ask(other, { seat: mine.as }), refusedWith('not-yours'));
    await assert.rejects(ask(await game.server.guest()), refusedWith('not-yours'));
    await assert.rejects(ask(other, { table: 'a'.repeat(16) }), refusedWith('no-such-table'));
    const me = mine === game.tables[0] ? game.free : game.shadow;
    await assert.rejects(ask(me, { version: 7 }), refusedWith('behind'));
    await assert.rejects(ask(me, { move: 'fly to mordor' }), refusedWith('illegal'));
    assert.equal(await entries(game.server.store, game.id), 0);
    await ask(me);
  });

  test('that the rules refuse is refused with their reasons', async () => {
    const game = await pair();
    const table = asked(game);
    await assert.rejects(table.play('attack minas-tirith'), (error) => error instanceof ServerRefusal);
    assert.ok(Array.isArray(await table.why('attack')));
  });

  test('can be taken back until something was learned', async () => {
    const game = await pair();
    const start = asked(game).view;
    for (let i = 0; i < 30; i++) {
      const table = asked(game);
      const before = table.view;
      const { version } = table;
      await table.play(firstMove(table));
      await until('both see it', () => game.tables.every((each) => each.version > version));
      if (!table.view?.undo) continue;
      await table.undo();
      await until('both see it', () => game.tables.every((each) => each.version === version + 2));
      assert.deepEqual(table.view, before);
      await assert.rejects(waiting(game).undo(), refusedWith('nothing-to-undo'));
      const log = await game.server.store.games.log(game.id);
      assert.equal(log[log.length - 1].kind, 'undo');
      return;
    }
    assert.fail(`nothing could be taken back from ${JSON.stringify(start)}`);
  });
});

describe('A game', () => {
  test('goes on where it was after the server was started again', async () => {
    const first = await TestServer.start({ snapshotEvery: 5 });
    const game = await pair(first, { options: { turnLimit: 3 } });
    let n = 0;
    const inBattle = () => JSON.stringify(game.tables[0].view?.view).includes('"at":"battle/');
    const players = game.tables.map((table) =>
      playOn(
        table,
        () => n++ * 5,
        () => (inBattle() && table.version > 30) || table.version > 150,
      ),
    );
    await Promise.all(players);
    const seen = game.tables.map(({ view }) => view);
    await first.stop();
    const second = await TestServer.start({ snapshotEvery: 5 }, first.place);
    for (const [i, person] of [game.free, game.shadow].entries()) {
      const answer = await fetch(`${second.address}/api/tables/${game.id}/view`, {
        headers: { Cookie: `mathom=${person.token}` },
      });
      assert.deepEqual(((await answer.json()) as { view: unknown }).view, seen[i]);
    }
    const whole = await second.store.games.snapshot(game.id);
    assert.ok(whole && whole.version > 0, 'there is a snapshot');
  });

  test('ends by resignation, and the seed is told', async () => {
    const game = await pair();
    await assert.rejects(game.free.link().ask({ type: 'claim', table: game.id }), refusedWith('no-claim'));
    await game.tables[0].resign();
    await until('both know', () => game.tables.every(({ info }) => info?.status === 'finished'));
    assert.deepEqual(game.tables[1].info?.result, { winners: [1], winner: 1, reason: 'resignation', rule: null });
    assert.ok(game.tables[1].info?.seed);
    await assert.rejects(asked(game).play('pass'), refusedWith('not-playing'));
  });

  test('ends by agreement, when both agree', async () => {
    const game = await pair();
    const [free, shadow] = [game.free.link(), game.shadow.link()];
    const word = (type: 'offer' | 'accept' | 'decline') => ({ type, table: game.id, what: 'draw' }) as const;
    await assert.rejects(shadow.ask(word('accept')), refusedWith('no-offer'));
    await free.ask(word('offer'));
    await until('the offer is seen', () => game.tables[1].draw === 0);
    await assert.rejects(free.ask(word('accept')), refusedWith('no-offer'));
    await shadow.ask(word('decline'));
    await assert.rejects(shadow.ask(word('accept')), refusedWith('no-offer'));
    await free.ask(word('offer'));
    await shadow.ask(word('accept'));
    await until('it is over', () => game.tables[0].info?.result?.reason === 'agreement');
  });

  test('is followed by a rematch with the sides changed', async () => {
    const game = await pair();
    await game.tables[0].resign();
    const next: string[] = [];
    const link = game.shadow.link((message) => message.type === 'rematch' && next.push(message.next));
    link.watch(game.id, undefined, () => {});
    await link.ask({ type: 'ping' });
    await game.free.link().ask({ type: 'offer', table: game.id, what: 'rematch' });
    await until('the other is told', () => next.length === 1);
    await link.ask({ type: 'offer', table: game.id, what: 'rematch' });
    const late: string[] = [];
    const spectator = await game.server.guest();
    spectator
      .link((message) => message.type === 'rematch' && late.push(message.next))
      .watch(game.id, undefined, () => {});
    await until('who comes later is told too', () => late.length > 0);
    assert.equal(late[0], next[0]);
    const table = await game.server.store.tables.find(next[0]);
    assert.deepEqual([table?.status, table?.rematchOf], ['playing', game.id]);
    assert.equal(table?.seats[0].occupant.kind === 'guest' && table.seats[0].occupant.person, game.shadow.id);
  });

  test('has one rematch when both ask for it at once', async () => {
    const game = await pair();
    await game.tables[0].resign();
    const ask = (person: TestPerson) => person.post<{ table: { id: string } }>(`/api/tables/${game.id}/rematch`);
    const asked = await Promise.all([game.free, game.shadow].map(ask));
    assert.equal(asked[0].table.id, asked[1].table.id);
    assert.equal((await game.server.store.tables.find(asked[0].table.id))?.status, 'playing');
  });

  test('ends when the time of one has run out', async () => {
    let time = Date.now();
    const server = await TestServer.start({ now: () => time });
    const clock = { pace: 'live', initial: 60_000, increment: 1000 };
    const game = await pair(server, { clock });
    const first = asked(game);
    await first.play(firstMove(first));
    await until('it is seen', () => game.tables.every(({ version }) => version === 1));
    const late = asked(game);
    time += 61_001;
    await game.tables[1 - Number(late.as)].play('pass').catch(() => {});
    const winner = [game.free, game.shadow][1 - Number(late.as)];
    await winner.link().ask({ type: 'claim', table: game.id });
    await until('it is over', () => late.info?.result?.reason === 'time');
    assert.equal(late.info?.result?.winner, 1 - Number(late.as));
  });
});

describe('Somebody who deletes his data', () => {
  test('sees the table no more, and the game may be claimed', async () => {
    const game = await pair();
    const mover = asked(game);
    const [leaver, other] = mover === game.tables[0] ? [game.free, game.shadow] : [game.shadow, game.free];
    const claim = { type: 'claim', table: game.id } as const;
    await assert.rejects(other.link().ask(claim), refusedWith('no-claim'));
    await leaver.fetch('/api/me', { method: 'DELETE' });
    await until('all know', () => waiting(game).info?.seats[Number(mover.as)].kind === 'departed');
    await other.link().ask(claim);
    await until('it is over', () => waiting(game).info?.result?.reason === 'abandonment');
    assert.equal(waiting(game).info?.result?.winner, 1 - Number(mover.as));
  });
});

describe('A table', () => {
  test('that is private is nobody else’s business', async () => {
    const server = await TestServer.start();
    const [host, friend, stranger] = await Promise.all([1, 2, 3].map(() => server.guest()));
    const body = { game: 'wotr', seats: ['me', 'invited'], visibility: 'private' };
    const opened = await host.post<{ table: { id: string }; invitations: Record<string, string> }>('/api/tables', body);
    const { id } = opened.table;
    const invitation = opened.invitations['1'];
    for (const at of ['', '/view', '/save'])
      assert.equal((await stranger.fetch(`/api/tables/${id}${at}`)).status, 404, at);
    await assert.rejects(stranger.link().ask({ type: 'watch', table: id }), refusedWith('no-such-table'));
    await assert.rejects(stranger.link().ask({ type: 'story', table: id, after: 0 }), refusedWith('no-such-table'));
    await assert.rejects(stranger.link().ask({ type: 'say', table: id, text: 'hello' }), refusedWith('no-such-table'));
    const lists = await stranger.get<{ tables: unknown[] }>('/api/tables');
    assert.deepEqual(lists.tables, []);
    const join = (person: TestPerson, more: object) =>
      person.post<{ error?: { code: string } }>(`/api/tables/${id}/join`, more);
    assert.equal((await join(stranger, {})).error?.code, 'no-such-table');
    assert.equal((await join(stranger, { invitation: 'x'.repeat(32) })).error?.code, 'no-such-table');
    assert.equal((await friend.get<{ seat: number }>(`/api/invitations/${invitation}`)).seat, 1);
    assert.equal((await join(friend, { invitation })).error, undefined);
    assert.equal((await join(stranger, { invitation })).error?.code, 'no-such-table');
    assert.equal((await server.store.tables.find(id))?.status, 'playing');
  });

  test('is left before the game; who has left sees no more than anybody', async () => {
    const server = await TestServer.start();
    const [host, guest] = [await server.guest(), await server.guest()];
    const id = await host.open(['me', 'invited']);
    assert.equal((await guest.post<{ error: { code: string } }>(`/api/tables/${id}/join`)).error.code, 'taken');
    const table = host.link().watch(id, 0, () => {});
    await until('it is seen', () => table.info !== undefined);
    assert.equal((await guest.fetch(`/api/tables/${id}/leave`, { method: 'POST', body: '{}' })).status, 403);
    await host.post(`/api/tables/${id}/leave`);
    assert.equal((await host.fetch(`/api/tables/${id}`)).status, 404);
  });

  test('has a chat for players and one for spectators, and a mute', async () => {
    const game = await pair();
    const lines: string[][] = [[], [], []];
    const spectator = await game.server.guest();
    const people = [game.free, game.shadow, spectator];
    const links = people.map((person, i) =>
      person.link((message) => message.type === 'chat' && lines[i].push(...message.lines.map(({ text }) => text))),
    );
    for (const link of links) link.watch(game.id, undefined, () => {});
    await Promise.all(links.map((link) => link.ask({ type: 'ping' })));
    await links[0].ask({ type: 'say', table: game.id, text: 'well met' });
    await links[2].ask({ type: 'say', table: game.id, text: 'he has the Witch-king' });
    await until('they hear', () => lines[2].length === 2 && lines[1].length === 1);
    assert.deepEqual(lines, [['well met'], ['well met'], ['well met', 'he has the Witch-king']]);
    const overheard = { type: 'say', table: game.id, room: 'players', text: 'psst' } as const;
    await assert.rejects(links[2].ask(overheard), refusedWith('not-yours'));
    await game.shadow.post('/api/me/mutes', { person: game.free.id, muted: true });
    assert.deepEqual(await (await game.shadow.fetch('/api/me/mutes')).json(), { muted: [game.free.id] });
    const quiet: string[] = [];
    const again = game.shadow.link((message) => message.type === 'chat' && quiet.push('heard'));
    again.watch(game.id, undefined, () => {});
    await again.ask({ type: 'ping' });
    await links[0].ask({ type: 'say', table: game.id, text: 'are you there?' });
    await until('the others hear', () => lines[2].length === 3);
    assert.deepEqual(quiet, []);
  });

  test('appears in the lobby as long as it waits for players', async () => {
    const server = await TestServer.start();
    const host = await server.guest();
    const seen: string[][] = [];
    const link = host.link((message) => message.type === 'lobby' && seen.push(message.tables.map(({ id }) => id)));
    await link.ask({ type: 'lobby', watch: true });
    const id = await host.open(['me', 'open']);
    await until('it appears', () => seen.some((ids) => ids.includes(id)));
    await (await server.guest()).post(`/api/tables/${id}/join`);
    await until('it goes', () => seen[seen.length - 1].length === 0);
  });
});
