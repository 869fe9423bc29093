// An Army carried over the map of a table elsewhere: its moves go together.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { R } from '../../games/wotr/map/regions.ts';
import { armyIn, noForce } from '../../games/wotr/reading/board.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { readMessage, serverMessage, type TableInfo } from '../../protocol/messages.ts';
import { ServerLink } from '../../protocol/server-link.ts';
import type { TableView } from '../../protocol/table.ts';
import { until } from '../store/backends.ts';
import { carry, openHouse, question, visit } from './house.ts';

const house = openHouse();

async function guest(name: string) {
  const visited = await visit(house, '/online');
  const { page } = visited;
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name }).waitFor();
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'mathom')?.value ?? '';
  const post = async (path: string, data: object): Promise<unknown> => {
    const response = await page.context().request.post(`${house.server.address}/api/${path}`, { data });
    assert.ok(response.ok(), await response.text());
    return response.json();
  };
  return { ...visited, frames, token, post };
}
type Guest = Awaited<ReturnType<typeof guest>>;

async function layFor(host: Guest, other: Guest): Promise<string> {
  const opening = { game: 'wotr', seats: ['me', 'open'], visibility: 'private' };
  const { table } = (await host.post('tables', opening)) as { table: TableInfo };
  const { invitation } = (await host.post(`tables/${table.id}/invite`, { seat: 1 })) as { invitation: string };
  await other.post(`tables/${table.id}/join`, { seat: 1, invitation });
  return table.id;
}

/** Plays for both from outside, modestly, until the Shadow holds a die that moves Armies. */
async function playToArmyDie(table: string, players: readonly Guest[]): Promise<void> {
  const url = `${house.server.address.replace('http', 'ws')}/socket`;
  const links = players.map(({ token }) => new ServerLink({ url, token }));
  const seats = links.map((link) => link.watch(table, undefined, () => {}));
  for (let moves = 0; moves < 400; moves++) {
    const version = () => Math.max(...seats.map((seat) => seat.version));
    await until('both see the same', () => seats.every((seat) => seat.view && seat.version === version()));
    const asked = seats.find((seat) => seat.view?.question);
    const choices = asked?.view?.question?.choices ?? [];
    if (asked === seats[1] && choices.some(({ move }) => move === 'die army')) break;
    const modest = choices.find(({ move }) => /^(pass|no card|skip|nobody|keep)/.test(move));
    await asked?.play((modest ?? choices[0]).move);
  }
  for (const link of links) link.close();
}

test('An Army carried in one browser has gone in the other at once; a carry that cannot be leaves no trace', async () => {
  const angbor = await guest('Angbor');
  const gothmog = await guest('Gothmog');
  const table = await layFor(angbor, gothmog);
  await playToArmyDie(table, [angbor, gothmog]);
  for (const { page } of [angbor, gothmog]) await page.goto(`${house.server.address}/t/${table}`);
  const { page } = gothmog;
  await question(page).waitFor();
  const morgul = `.map-piece.main[data-region="${R['minas-morgul']}"]`;
  await angbor.page.locator(morgul).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await page.locator(`${morgul} .counter`).waitFor();
  const look = async (): Promise<{ version: number; view: TableView<WotrView> }> =>
    (await angbor.page.context().request.get(`${house.server.address}/api/tables/${table}/view`)).json();
  const told = () => angbor.frames.filter((frame) => readMessage(serverMessage, frame)?.type === 'changed').length;

  const { version } = await look();
  const heard = told();
  await carry(page, R['minas-morgul'], R.edoras);
  await page.getByText('No Army of Minas Morgul may go to Edoras now.').waitFor();
  assert.equal((await look()).version, version, 'a carry that is refused was written into the log');
  assert.equal(told(), heard, 'the other was told of a carry that is refused');

  await carry(page, R['minas-morgul'], R.gorgoroth);
  await angbor.page.locator(morgul).waitFor({ state: 'detached' });
  const after = await look();
  assert.ok(after.version > version + 1, 'a die, an Army and its way are several moves');
  assert.equal(told(), heard + 1, 'the moves of a carry are told together');
  assert.deepEqual(armyIn(after.view.view, R['minas-morgul'], 1), noForce());
  for (const visitor of [angbor, gothmog]) await visitor.leave();
});
