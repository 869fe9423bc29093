// At a table elsewhere a slow show delays neither a move nor a clock: measured.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Speed } from '../../client/table/stage.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/table.ts';
import { openHouse, question, visit } from './house.ts';

const house = openHouse();

async function guest(name: string, speed: Speed) {
  const visited = await visit(house, '/online', { speed });
  const { request } = visited.page.context();
  const at = (path: string) => `${house.server.address}/api/${path}`;
  const post = async <T>(path: string, data: object = {}): Promise<T> => {
    const response = await request.post(at(path), { data });
    assert.ok(response.ok(), await response.text());
    return (await response.json()) as T;
  };
  await post('guest', { name });
  const look = async (table: string) =>
    (await (await request.get(at(`tables/${table}/view`))).json()) as { version: number; view: TableView };
  return { ...visited, post, look };
}

/** '59:58' and '1:00:00' in seconds. */
const seconds = (face: string): number => face.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);

test('While a slow show is on, the clock runs as at the server, and a click is played at once and ends the show', async (t) => {
  const halbarad = await guest('Halbarad', 'off');
  const gothmog = await guest('Gothmog', 'read');
  const { table } = await halbarad.post<{ table: TableInfo }>('tables', {
    game: 'wotr',
    seats: ['me', 'open'],
    clock: { pace: 'live', initial: 3_600_000, increment: 0 },
  });
  await gothmog.post(`tables/${table.id}/join`);
  const { page } = gothmog;
  await page.goto(`${house.server.address}/t/${table.id}`);
  await page.locator('.wt').waitFor();
  // From outside, until the Free Peoples have acted and the Shadow chooses a die.
  const isToAct = ({ question }: TableView): boolean => question?.choices.some(({ verb }) => verb === 'die') ?? false;
  for (let moves = 0; moves < 60; moves++) {
    const { version, view } = await gothmog.look(table.id);
    if (isToAct(view)) break;
    const who = view.question ? gothmog : halbarad;
    const choices = (view.question ?? (await halbarad.look(table.id)).view.question)?.choices ?? [];
    await who.post(`tables/${table.id}/play`, { version, move: choices[0]?.move });
  }
  const show = page.locator('[data-show]').first();
  await question(page).waitFor();
  await show.waitFor();

  const clock = page.locator('.clock.runs:visible').first();
  assert.match((await clock.textContent()) ?? '', /Gothmog/);
  const read = async () => ({ left: seconds((await clock.locator('b').textContent()) ?? ''), at: performance.now() });
  const before = await read();
  await page.waitForTimeout(1500);
  const after = await read();
  const late = before.left - after.left - (after.at - before.at) / 1000;
  assert.ok(Math.abs(late) <= 1.1, `the clock went wrong by ${late} s`);

  assert.ok(await show.isVisible(), 'the show was over: it proves nothing');
  const { version } = await gothmog.look(table.id);
  const clicked = performance.now();
  await page.locator('.option').first().click();
  await page.waitForFunction(() => !document.querySelector('[data-show]'));
  while ((await gothmog.look(table.id)).version === version) await page.waitForTimeout(10);
  const ms = Math.round(performance.now() - clicked);
  t.diagnostic(`a click during the show was played after ${ms} ms`);
  assert.ok(ms < 1000, `${ms} ms`);
  for (const who of [halbarad, gothmog]) await who.leave();
});
