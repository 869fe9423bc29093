// Games that outlive their rules, at a real server that is started again with other ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { readSave } from '../../../engine/save.ts';
import type { AnyGame } from '../../../games/all.ts';
import type { TableInfo } from '../../../protocol/messages.ts';
import { ServerRefusal, type TableLink } from '../../../protocol/server-link.ts';
import type { TableView } from '../../../protocol/table.ts';
import { unpackTelling } from '../../../protocol/telling.ts';
import { ToldGame } from '../../../protocol/told-game.ts';
import type { AppOptions } from '../../../server/app.ts';
import { openStore, type StorePlace } from '../../../server/store/open.ts';
import { kalah } from '../../games/kalah.ts';
import { kalahBroken, kalahMended, kalahTwo } from '../../games/kalah-two.ts';
import { until } from '../../store/backends.ts';
import { playOn, TestPerson, TestServer } from './server.ts';

const clock = { pace: 'live', initial: 3_600_000, increment: 0 };
const kalahTable = { game: 'kalah', options: {} };

export const refusedWith = (code: string, text: RegExp) => (error: unknown) =>
  error instanceof ServerRefusal && error.code === code && text.test(error.message);

export const start = (game: object, place: StorePlace, more: Partial<AppOptions> = {}): Promise<TestServer> =>
  TestServer.start({ games: [game as AnyGame], players: () => [], snapshotEvery: 6, ...more }, place);

export async function watch(person: TestPerson, id: string, seat?: number): Promise<TableLink> {
  const table = person.link().watch(id, seat, () => {});
  await until('the table is seen', () => table.view !== null || table.refusal !== undefined);
  return table;
}

/** As both versions show it. */
function seedsIn(table: TableView | null): readonly number[] {
  const { seeds, pits = [] } = (table?.view ?? {}) as { seeds?: number[]; pits?: number[] };
  return seeds ?? pits;
}

/** The same person at a server that was started again. */
export const at = (server: TestServer, { token, id }: TestPerson): TestPerson =>
  new TestPerson(server.address, token, id);

export async function play(tables: readonly TableLink[], ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const table = tables.find(({ view }) => view?.question?.choices.some((choice) => choice.move === move));
    assert.ok(table, `${move} is not among the choices`);
    await table.play(move);
    await until(`all see ${move}`, () => tables.every(({ version }) => version >= table.version));
  }
}

/** Two players with accounts at a table, at which some moves were made under the first rules. */
export async function begun(server: TestServer, more: object = {}) {
  const [south, north] = [await server.account('South'), await server.account('North')];
  const id = await south.open(['me', 'open'], { ...kalahTable, ...more });
  await north.post(`/api/tables/${id}/join`);
  const tables = [await watch(south, id), await watch(north, id)];
  await play(tables, 'sow c1', 'sow a1');
  await tables[0].undo();
  await until('it is taken back', () => tables.every(({ version }) => version === 3));
  await play(tables, 'sow b1', 'sow a2', 'sow d1', 'sow b2', 'sow a1', 'sow c2');
  return { id, south, north, tables };
}

export const savedGame = async (person: TestPerson, id: string) => {
  const text = await (await person.fetch(`/api/tables/${id}/save`)).text();
  const save = readSave(text);
  assert.ok(save.telling !== undefined, 'the file has the telling in it');
  return { save, told: new ToldGame(await unpackTelling(save.telling)), bytes: text.length };
};

export function outliving(place: () => Promise<StorePlace>): void {
  test('a game in play goes on from its position when the rules of the server change', async () => {
    const where = await place();
    const one = await start(kalah, where);
    const { id, south, north, tables } = await begun(one, { clock, rated: true });
    const before = seedsIn(tables[0].view);
    const [left] = tables[0].clocks ?? [];
    await one.stop();

    const two = await start(kalahMended, where);
    const now = [await watch(at(two, south), id), await watch(at(two, north), id)];
    assert.deepEqual(seedsIn(now[0].view), before);
    assert.ok((now[0].clocks?.[0].bank ?? 0) <= (left?.bank ?? 0), 'the clocks run on');
    assert.equal((await two.store.tables.find(id))?.rules, 2);
    const heard = await now[1].story(0);
    assert.deepEqual(
      heard.map(({ version }) => version),
      Array.from({ length: 10 }, (_, i) => i + 1),
    );
    assert.match(heard[0].told[0].text, /South sows c1/);
    assert.match(heard[9].told[0].text, /under version 2/);
    await assert.rejects(now[0].play('sow a1'), refusedWith('illegal', /./));
    await assert.rejects(now[1].undo(), refusedWith('nothing-to-undo', /take back/));

    await Promise.all(now.map((table) => playOn(table)));
    await until('it is over', () => now[0].info?.result?.rule === 'KA-4.1');
    const spectator = await two.guest();
    const { save, told } = await savedGame(spectator, id);
    assert.deepEqual([save.earlier?.map(({ version }) => version), save.version], [[1], 2]);
    assert.deepEqual(save.earlier?.[0].moves.map(({ text }) => text).slice(0, 3), ['sow c1', 'sow b1', 'sow a2']);
    assert.equal(told.moves.length, save.moves.length + 7);
    assert.deepEqual(seedsIn(told.look(7, 'spectator')), before);
    assert.ok('pits' in (told.look(8, 0).view as object));
  });

  test('resigning, claiming and taking part work at a game that went on, and so do its ratings', async () => {
    const where = await place();
    const one = await start(kalah, where);
    const { id, south, north } = await begun(one, { clock, rated: true });
    await south.link().ask({ type: 'offer', table: id, what: 'draw' });
    await one.stop();
    const two = await start(kalahMended, where);
    const [mine, theirs] = [await watch(at(two, south), id), await watch(at(two, north), id)];
    assert.equal(theirs.draw, 0, 'an offer stands');
    await assert.rejects(at(two, south).link().ask({ type: 'claim', table: id }), refusedWith('no-claim', /nothing/));
    await theirs.resign();
    await until('it is over', () => mine.info?.status === 'finished' && mine.info.seats[0].rating !== undefined);
    assert.deepEqual(mine.info?.result, { winners: [0], winner: 0, reason: 'resignation', rule: null });
  });

  test('whoever must choose after the rules have changed is asked and timed', async () => {
    const where = await place();
    const one = await start(kalah, where);
    const { id, south, tables } = await begun(one, { clock });
    assert.deepEqual(tables[0].info?.toMove, [0]);
    await one.stop();
    const others = kalahTwo({
      2: (s) => {
        Object.assign(s, { captures: 0 });
        for (const frame of s.stack) Object.assign(frame, { seat: 1 });
      },
    });
    const two = await start(others, where);
    const mine = await watch(at(two, south), id);
    assert.deepEqual(mine.info?.toMove, [1]);
    assert.deepEqual(
      mine.clocks?.map(({ until: end }) => end !== null),
      [false, true],
    );
    const stored = await two.store.tables.find(id);
    assert.deepEqual([stored?.toMove, stored?.deadline], [[1], mine.clocks?.[1].until]);
  });

  test('a server whose rules were overtaken plays no more at the table, and says so', async () => {
    const one = await start(kalah, await place());
    const { id, tables } = await begun(one);
    const said: string[] = [];
    const watcher = await one.guest();
    const link = watcher.link((message) => void (message.type === 'error' && said.push(message.text)));
    await link.ask({ type: 'watch', table: id });
    // What another server, with newer rules, has done.
    const part = { rules: 2, state: JSON.stringify({ state: {}, drawers: [], clocks: null, moved: [] }) };
    const word = { kind: 'word', seat: 0, text: 'rules 2', time: 1 } as const;
    assert.equal(await one.store.games.append(id, 9, [word], { part }), 'ok');
    await until('everybody there is told', () => said.length > 0);
    assert.match(said[0], /version 2 of the rules; this server plays version 1/);
    await assert.rejects(tables[0].play('sow f1'), refusedWith('old-rules', /version 2/));
    assert.equal((await one.store.games.log(id)).length, 10);
  });

  test('a game that cannot be carried over ends unfinished, its players are told why, and no rating changes', async () => {
    const where = await place();
    const one = await start(kalah, where);
    const { id, south, north } = await begun(one, { clock, rated: true });
    await one.stop();
    const two = await start(kalahBroken, where);
    const mine = await watch(at(two, south), id, 0);
    assert.deepEqual(mine.info?.result, { winners: [], winner: null, reason: 'rules-changed', rule: null });
    assert.equal(mine.info?.seats[0].rating, undefined);
    assert.deepEqual(await two.store.ratings.of(south.id), []);
    const heard = await mine.story(0);
    assert.match(
      heard.at(-1)?.told[0].text ?? '',
      /cannot go on from where it stood: nothing leads from version 1 .* no rating changes\.$/,
    );
    assert.match(heard[0].told[0].text, /South sows c1/);
    assert.equal(seedsIn(mine.view).length, 14, 'the table is seen as it was');
    await assert.rejects(mine.resign(), refusedWith('not-playing', /over/));
    const { told } = await savedGame(at(two, north), id);
    assert.equal(told.moves.length, 7);
  });

  test('a finished game is watched, shared and downloaded as it was told, whatever the rules become', async () => {
    const where = await place();
    const one = await start(kalah, where);
    const { id, south, tables } = await begun(one);
    await Promise.all(tables.map((table) => playOn(table)));
    const last = tables[0].view;
    const story = await tables[1].story(0);
    await one.stop();

    const two = await start(kalahBroken, where);
    const spectator = await watch(await two.guest(), id);
    assert.deepEqual(spectator.view?.view, last?.view);
    assert.deepEqual(spectator.view?.outcome, last?.outcome);
    assert.equal(spectator.info?.status, 'finished');
    const mine = await watch(at(two, south), id);
    assert.equal(mine.as, 0);
    assert.deepEqual(
      (await mine.story(0)).map(({ told }) => told),
      story.map(({ told }) => told),
    );
    const looked = await (await two.guest()).get<{ view: { view: unknown } }>(`/api/tables/${id}/view`);
    assert.deepEqual(looked.view.view, last?.view);
    const { save, told } = await savedGame(await two.guest(), id);
    assert.equal(told.moves.length, save.moves.length);
    assert.deepEqual(told.look(told.moves.length, 'all').outcome, last?.outcome);
    assert.deepEqual(told.moves.map(({ text }) => text).slice(0, 2), ['sow c1', 'sow b1']);
  });

  test('a server that dies between the end of a game and its telling leaves nothing untold', async () => {
    const where = await place();
    const one = await start(kalah, where);
    const { id, tables } = await begun(one);
    const { tellings } = one.store;
    Object.assign(tellings, { keep: () => Promise.reject(new Error('the server died')) });
    await tables[0].resign();
    await until('it is over', () => tables.every(({ info }) => info?.status === 'finished'));
    assert.deepEqual(await tellings.due(), [id]);
    await one.stop();
    // With other rules, and without anybody asking.
    const two = await start(kalahBroken, where);
    while ((await two.store.tellings.due()).length > 0) await setTimeout(10);
    assert.deepEqual(await two.store.tellings.told(id), [], 'it is kept once');
    const { told } = await savedGame(await two.guest(), id);
    assert.deepEqual(told.moves.map(({ text }) => text).slice(0, 2), ['sow c1', 'sow b1']);
    assert.equal(told.telling.outcome, null);
  });

  test('a table that was opened under older rules begins under those of now', async () => {
    const where = await place();
    const one = await start(kalah, where);
    const [south, north] = [await one.guest(), await one.guest()];
    const id = await south.open(['me', 'open'], kalahTable);
    await one.stop();
    const two = await start(kalahMended, where);
    const joined = await at(two, north).post<{ table: TableInfo }>(`/api/tables/${id}/join`);
    assert.equal(joined.table.status, 'playing');
    assert.equal((await two.store.tables.find(id))?.rules, 2);
    await play([await watch(at(two, south), id)], 'sow s1');
  });

  test('a server with older rules leaves a game alone that has gone on', async () => {
    const where = await place();
    const one = await start(kalahMended, where);
    const south = await one.guest();
    const id = await south.open(['me', 'me'], kalahTable);
    await one.stop();
    const two = await start(kalah, where);
    const table = await watch(at(two, south), id);
    assert.equal(table.refusal?.code, 'old-rules');
    assert.match(table.refusal?.message ?? '', /version 2 .* plays version 1/);
    assert.equal((await two.store.tables.find(id))?.status, 'playing');
  });

  test('a game that nobody kept account of is told again while its rules know it, and is lost to others', async () => {
    const where = await place();
    const one = await start(kalah, where);
    const { id, tables } = await begun(one);
    const entries = (await one.store.games.log(id)).map(({ kind, seat, text, time }) => ({ kind, seat, text, time }));
    const [told, lost, early, other] = [
      await oldTable(one),
      await oldTable(one),
      await oldTable(one),
      await oldTable(one),
    ];
    const resigned = { winners: [1], reason: 'resignation', rule: null };
    assert.equal(await one.store.games.append(told, 0, entries, { result: resigned }), 'ok');
    const again = await savedGame(await one.guest(), told);
    assert.deepEqual(again.told.look(again.told.moves.length, 'spectator').view, tables[0].view?.view);
    assert.equal(await one.store.games.append(early, 0, entries), 'ok');
    // It ended otherwise than the rules of now would have it: it is not told by guess.
    const most = { winners: [1], reason: 'most-seeds', rule: 'KA-4.1' };
    assert.equal(await one.store.games.append(other, 0, entries, { result: most }), 'ok');
    const file = readSave(await (await (await one.guest()).fetch(`/api/tables/${other}/save`)).text());
    assert.deepEqual([file.telling, file.moves.length], [undefined, 7]);
    await one.stop();
    // With no server there: one of now would end it at once, as it does with those in play.
    const between = await openStore(where);
    assert.equal(await between.games.append(lost, 0, entries, { result: resigned }), 'ok');
    await between.close();

    const two = await start(kalahMended, where);
    const guest = await two.guest();
    const table = await watch(guest, lost);
    assert.equal(table.refusal?.code, 'old-rules');
    assert.match(table.refusal?.message ?? '', /version 1 .* nobody kept account/);
    const log = readSave(await (await guest.fetch(`/api/tables/${lost}/save`)).text());
    assert.equal(log.moves.length, 7, 'its moves are there to be downloaded');
    const ended = await watch(guest, early);
    assert.match(ended.refusal?.message ?? '', /ended unfinished/);
    assert.equal((await two.store.tables.find(early))?.result?.reason, 'rules-changed');
  });
}

/** As a release that kept no account has left it: a game that has begun. */
async function oldTable({ store }: TestServer): Promise<string> {
  const seats = ['south', 'north'].map((name) => ({ name, sitter: { bot: 'nobody' } }));
  const table = { game: 'kalah', rules: 1, options: {}, seed: 'moria', visibility: 'listed', seats } as const;
  const { id } = await store.tables.create(table);
  await store.tables.start(id, { toMove: [0], deadline: null });
  return id;
}
