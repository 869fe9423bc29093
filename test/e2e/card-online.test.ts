// The card game between two browsers: across a reload and a restart in the middle of a strike, with somebody watching.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ROAD_BROKEN } from '../../client/host/remote-host.ts';
import { CARDS } from '../../games/meccg/cards/all.ts';
import { DECK, HAND, ZONE_COUNT } from '../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../games/meccg/view.ts';
import { answerFor } from '../../players/meccg/passing/answers.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { ServerLink, type TableLink } from '../../protocol/server-link.ts';
import type { TableView } from '../../protocol/table.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { buildClient } from '../../scripts/build.ts';
import type { RunningServer } from '../../server/http.ts';
import { serve } from '../../server/serve.ts';
import { seedsFrom } from '../chance.ts';
import { until } from '../store/backends.ts';
import { sameChance } from './chance.ts';
import { question } from './house.ts';
import { toTheEnd } from './whole-game.ts';

const host = '127.0.0.1';
const dataFolder = mkdtempSync(path.join(tmpdir(), 'mathom-cards-'));
const MOST_MOVES = 3000;
/** So many tables are laid until one has a strike before the council. */
const MOST_TABLES = 10;
const TURNS = 2;
const seeds = seedsFrom();
let server: RunningServer;
let browser: Browser;

before(async () => {
  await buildClient();
  server = await serve({ port: 0, host, dataFolder, seeds });
  browser = await chromium.launch(launchOptions());
});
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  /** Bytes of every change that its page was sent. */
  readonly changes: number[];
}

async function guest(name: string): Promise<Guest> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await sameChance(context);
  // Passes by itself take as long as a person's; here the clock of the page runs faster.
  await context.addInitScript(() => {
    localStorage.setItem('mathom-settings', '{"speed":"off","sound":"off"}');
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (then: () => void, ms = 0, ...rest: unknown[]) =>
        setTimeout(then, ms > 250 && ms < 5000 ? ms / 20 : ms, ...rest),
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  const changes: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"type":"changed"')) changes.push(Buffer.byteLength(payload));
    }),
  );
  page.on('pageerror', (error) => complaints.push(String(error)));
  if (name) await context.request.post(`${server.address}/api/guest`, { data: { name } });
  return { context, page, complaints, changes };
}

const look = async ({ context }: Guest, table: string) =>
  (await (await context.request.get(`${server.address}/api/tables/${table}/view`)).json()) as {
    version: number;
    view: TableView<MeccgView>;
  };

async function tableFor(one: Guest, two: Guest): Promise<string> {
  const options = { deckOne: 'north', deckTwo: 'south', starter: true, turnLimit: TURNS };
  const opened = await one.context.request.post(`${server.address}/api/tables`, {
    data: { game: 'meccg', options, seats: ['me', 'open'], visibility: 'listed' },
  });
  const { table } = (await opened.json()) as { table: TableInfo };
  const joined = await two.context.request.post(`${server.address}/api/tables/${table.id}/join`, { data: { seat: 1 } });
  assert.ok(joined.ok(), await joined.text());
  return table.id;
}

const LIKED = ['starting-company', 'creature', 'move', 'to', 'enter', 'assign'];

/** Whoever beats a strike with any roll is not asked by his page, which answers and goes on to the next one. */
function isAnsweredByItself({ as, view }: TableLink): boolean {
  if (!view?.question || as === 'spectator') return false;
  const wishes = { stops: {}, muted: [], orders: [], over: [] };
  return answerFor(view.question, view.view as MeccgView, as, wishes) !== undefined;
}

/** Plays for both from outside, towards danger, until somebody must say how he meets a strike: whether it came to that. */
async function playToStrike(table: string, players: readonly Guest[]): Promise<boolean> {
  const url = `${server.address.replace('http', 'ws')}/socket`;
  const links = await Promise.all(
    players.map(async ({ context }) => {
      const token = (await context.cookies()).find(({ name }) => name === 'mathom')?.value ?? '';
      return new ServerLink({ url, token });
    }),
  );
  const seats = links.map((link) => link.watch(table, undefined, () => {}));
  let found = false;
  for (let moves = 0; moves < MOST_MOVES && !found; moves++) {
    const version = () => Math.max(...seats.map((seat) => seat.version));
    await until('both see the same', () => seats.every((seat) => seat.view && seat.version === version()));
    const asked = seats.find((seat) => seat.view?.question);
    if (!asked) break;
    const { question: open } = asked.view ?? {};
    found = open?.at === 'combat/stay-choose' && !isAnsweredByItself(asked);
    if (found) break;
    const choices = open?.choices ?? [];
    const liked = LIKED.flatMap((verb) => choices.filter((choice) => choice.verb === verb))[0];
    const choice = liked ?? choices.find(({ verb }) => verb === 'pass') ?? choices[0];
    await asked.play(choice.move);
  }
  for (const link of links) link.close();
  return found;
}

async function tableWithStrike(one: Guest, two: Guest): Promise<string> {
  for (let tables = 0; tables < MOST_TABLES; tables++) {
    const table = await tableFor(one, two);
    if (await playToStrike(table, [one, two])) return table;
  }
  return assert.fail('nobody was ever struck');
}

test('Two play to the council across a reload and a restart in the middle of a strike; a third watches and sees no hidden card; a change is small', async () => {
  const [ioreth, halbarad, watcher] = [await guest('Ioreth'), await guest('Halbarad'), await guest('')];
  const players = [ioreth, halbarad];
  const table = await tableWithStrike(ioreth, halbarad);
  for (const each of [...players, watcher]) await each.page.goto(`${server.address}/t/${table}`);
  for (const { page } of [...players, watcher]) await page.locator('.wt .band').first().waitFor();

  const { version, view } = await look(ioreth, table);
  const chooser = players[view.asked[0] ?? 0];
  await question(chooser.page).waitFor();
  const before = await question(chooser.page).textContent();
  assert.match(before ?? '', /stay untapped/);
  await chooser.page.locator('.trial').waitFor();
  await chooser.page.reload();
  await question(chooser.page).waitFor();
  assert.equal(await question(chooser.page).textContent(), before);

  const port = Number(new URL(server.address).port);
  await server.close();
  await chooser.page.getByText(ROAD_BROKEN).waitFor();
  server = await serve({ port, host, dataFolder, seeds });
  await chooser.page
    .getByRole('button', { name: 'Try now' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await chooser.page.getByText(ROAD_BROKEN).waitFor({ state: 'detached' });
  assert.equal((await look(ioreth, table)).version, version);
  assert.equal(await question(chooser.page).textContent(), before);
  await chooser.page.locator('.option').first().click();
  for (let i = 0; i < 100 && (await look(ioreth, table)).version === version; i++)
    await chooser.page.waitForTimeout(100);
  assert.ok((await look(ioreth, table)).version > version, 'the strike did not go on');

  const unseen = (await look(watcher, table)).view.view;
  for (const zone of [HAND, DECK])
    for (const seat of [0, 1]) assert.deepEqual(unseen.piles[seat * ZONE_COUNT + zone], [], 'a watcher sees cards');
  await watcher.page.waitForTimeout(500);
  const seen = await watcher.page.content();
  for (const [seat, holder] of players.entries()) {
    const own = (await look(holder, table)).view.view;
    const open = new Set(unseen.def);
    const held = (own.piles[seat * ZONE_COUNT + HAND] ?? [])
      .map((card) => own.def[card] ?? -1)
      .filter((def) => !open.has(def));
    assert.ok(held.length > 0, 'an empty hand proves nothing');
    for (const def of held) assert.ok(!seen.includes(`>${CARDS[def]?.name}<`), `${CARDS[def]?.name} was shown`);
  }
  assert.equal(await watcher.page.locator('.option, .mt-hand .mc').count(), 0, 'a watcher may choose nothing');

  await Promise.all(players.map(({ page }) => toTheEnd(page, 200)));
  const endings = await Promise.all(
    [...players, watcher].map(({ page }) => page.locator('.game-over h2').first().textContent()),
  );
  assert.ok(endings[0]);
  assert.deepEqual(new Set(endings).size, 1, endings.join(' / '));
  for (const { changes } of players) {
    const median = changes.toSorted((a, b) => a - b)[Math.floor(changes.length / 2)] ?? 0;
    assert.ok(changes.length > 20 && median < 2048, `a change of ${median} bytes, of ${changes.length}`);
  }
  for (const { complaints, context } of [...players, watcher]) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
});
