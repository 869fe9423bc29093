import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { ROAD_BROKEN } from '../../client/host/remote-host.ts';
import { EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { readMessage, serverMessage, type TableInfo } from '../../protocol/messages.ts';
import { ServerLink } from '../../protocol/server-link.ts';
import type { TableView } from '../../protocol/table.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { buildClient } from '../../scripts/build.ts';
import type { RunningServer } from '../../server/http.ts';
import { serve } from '../../server/serve.ts';
import { seedsFrom } from '../chance.ts';
import { until } from '../store/backends.ts';
import { sameChance } from './chance.ts';
import { assertAccessible, assertFits, phone, playOn, question } from './house.ts';

/** Three maps at once are much to draw for a small machine. */
const tablet = { width: 1000, height: 700 };
const host = '127.0.0.1';
const seeds = seedsFrom();
const dataFolder = mkdtempSync(path.join(tmpdir(), 'mathom-online-'));
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

interface Looked {
  readonly info: TableInfo;
  readonly version: number;
  readonly view: TableView<WotrView>;
}

/** One person at a browser of his own. */
class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[] = [];
  /** Everything that came over the socket. */
  readonly frames: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !/ERR_CONNECTION_REFUSED|WebSocket connection/.test(text))
        this.complaints.push(text);
    });
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frames.push(payload.toString())));
  }

  static async at(address: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: tablet,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    await sameChance(context);
    const visitor = new Visitor(context, await context.newPage());
    await visitor.page.goto(address);
    return visitor;
  }

  async comeIn(name: string): Promise<void> {
    await this.page.getByLabel('Your name').fill(name);
    await this.page.getByRole('button', { name: 'Come in' }).click();
    await this.page.getByRole('heading', { name }).waitFor();
  }

  async token(): Promise<string> {
    return (await this.context.cookies()).find(({ name }) => name === 'mathom')?.value ?? '';
  }

  async look(table: string): Promise<Looked> {
    const response = await this.context.request.get(`${server.address}/api/tables/${table}/view`);
    return (await response.json()) as Looked;
  }

  async hand(table: string): Promise<readonly string[]> {
    const { hands } = (await this.look(table)).view.view;
    return hands.flat().map((card) => EVENT_TITLES[card]);
  }

  async leave(): Promise<void> {
    assert.deepEqual(this.complaints, []);
    await this.context.close();
  }
}

const inBattle = ({ doing }: WotrView): boolean => doing.some(({ at }) => at.startsWith('battle/'));

/** Plays for both from outside, always towards war, until swords are drawn. */
async function playToBattle(table: string, players: readonly Visitor[]): Promise<void> {
  const url = `${server.address.replace('http', 'ws')}/socket`;
  const links = await Promise.all(players.map(async (each) => new ServerLink({ url, token: await each.token() })));
  const seats = links.map((link) => link.watch(table, undefined, () => {}));
  let random = 7;
  for (let moves = 0; moves < 1000; moves++) {
    const version = () => Math.max(...seats.map((seat) => seat.version));
    await until('both see the same', () => seats.every((seat) => seat.view && seat.version === version()));
    const view = seats[0].view as TableView<WotrView>;
    if (inBattle(view.view)) break;
    const asked = seats.find((seat) => seat.view?.question);
    const choices = asked?.view?.question?.choices ?? [];
    random = (random * 1103515245 + 12345) % 2147483648;
    const warlike =
      choices.find(({ move }) => /^attack/.test(move)) ?? choices.find(({ move }) => /^advance/.test(move));
    const choice = warlike ?? choices[Math.floor((random / 2147483648) * choices.length)];
    await asked?.play(choice.move);
  }
  for (const link of links) link.close();
}

/** Both press what is offered until the table has moved on by so many moves. */
async function playTogether(table: string, players: readonly Visitor[], moves: number): Promise<void> {
  const from = (await players[0].look(table)).version;
  let version = from;
  for (let i = 0; i < 12 && version < from + moves; i++) {
    await Promise.all(players.map(({ page }) => playOn(page, { answers: 6, seconds: 1 })));
    version = (await players[0].look(table)).version;
  }
  assert.ok(version >= from + moves, `only ${version - from} moves were made`);
}

/** What the players hold is nowhere in what the other was sent, nor on his page. */
async function assertHidden(table: string, holder: Visitor, from: Visitor): Promise<void> {
  const hand = await holder.hand(table);
  assert.ok(hand.length > 0, 'an empty hand proves nothing');
  const seen = from.frames.join('\n') + (await from.page.content());
  for (const title of hand) assert.ok(!seen.includes(title), `${title} was told`);
}

test('Two play across a reload and a restart in the middle of a battle; a third watches and sees no hidden card', async () => {
  const ioreth = await Visitor.at(`${server.address}/online`);
  await ioreth.comeIn('Ioreth');
  await ioreth.page.getByText('More', { exact: true }).click();
  await ioreth.page.getByLabel('Others may find the table and watch').check();
  await assertAccessible(ioreth.page);
  await ioreth.page.getByRole('button', { name: 'Lay the table' }).click();
  const link = await ioreth.page.getByLabel('Send this link to your friend').inputValue();
  const table = new URL(ioreth.page.url()).pathname.replace('/t/', '');

  const halbarad = await Visitor.at(link);
  await halbarad.page.getByText('Ioreth asks you to lead the Shadow in War of the Ring').waitFor();
  await assertAccessible(halbarad.page);
  await halbarad.page.getByLabel('Your name').fill('Halbarad');
  await halbarad.page.getByRole('button', { name: 'Sit down' }).click();
  await halbarad.page.locator('.wt').waitFor();
  await question(ioreth.page).waitFor();

  const watcher = await Visitor.at(`${server.address}/online`);
  await watcher.page.getByRole('link', { name: 'Watch Ioreth and Halbarad' }).click();
  await watcher.page.locator('.wt').waitFor();
  await assertAccessible(watcher.page);

  const players = [ioreth, halbarad];
  await playTogether(table, players, 4);
  await playToBattle(table, players);
  assert.ok(inBattle((await watcher.look(table)).view.view), 'no battle was begun');

  const asked = (await ioreth.look(table)).view.asked[0];
  const chooser = players[asked];
  await question(chooser.page).waitFor();
  const before = await question(chooser.page).textContent();
  await chooser.page.reload();
  await question(chooser.page).waitFor();
  assert.equal(await question(chooser.page).textContent(), before);

  const { version } = await ioreth.look(table);
  const port = Number(new URL(server.address).port);
  await server.close();
  await ioreth.page.getByText(ROAD_BROKEN).waitFor();
  await ioreth.page.getByText(/^Trying again/).waitFor();
  await ioreth.page.getByRole('button', { name: 'Try now' }).click();
  server = await serve({ port, host, dataFolder, seeds });
  await ioreth.page.getByText(ROAD_BROKEN).waitFor({ state: 'detached' });
  assert.equal((await ioreth.look(table)).version, version);
  assert.equal(await question(chooser.page).textContent(), before);

  await playTogether(table, players, 4);
  await watcher.page.waitForTimeout(300);
  await watcher.page.getByText('You watch: what everybody may see').first().waitFor();
  for (const holder of players) {
    await assertHidden(table, holder, watcher);
    await assertHidden(table, holder, players.find((each) => each !== holder) ?? watcher);
    const own = await holder.page.content();
    assert.ok(
      (await holder.hand(table)).some((title) => own.includes(title)),
      'a player does not see his own hand',
    );
  }
  const told = watcher.frames.map((frame) => readMessage(serverMessage, frame));
  for (const message of told) {
    if (message?.type !== 'table' && message?.type !== 'changed') continue;
    assert.equal(message.as, 'spectator');
    if (message.type === 'changed') assert.doesNotMatch(JSON.stringify(message.patch), /"(hands|buried)"/);
    else assert.deepEqual((message.view as TableView<WotrView> | null)?.view.hands, [[], []]);
  }
  assert.ok(told.filter((message) => message?.type === 'changed').length > 4, 'the watcher was told nothing');
  assert.equal(await watcher.page.locator('.option').count(), 0, 'a watcher may choose nothing');
  for (const visitor of [...players, watcher]) await visitor.leave();
});

test('On a phone: an open table, talk, an account, a draw, and the same again with the sides changed', async () => {
  const rosie = await Visitor.at(`${server.address}/online`, { viewport: phone, hasTouch: true, isMobile: true });
  await rosie.comeIn('Rosie');
  await rosie.page.getByRole('radio', { name: 'The Shadow' }).check();
  await rosie.page.getByRole('radio', { name: /^Anyone/ }).check();
  await rosie.page.getByRole('button', { name: 'Lay the table' }).click();
  await rosie.page.getByText('The game begins when both have sat down').waitFor();
  await assertFits(rosie.page);

  const sam = await Visitor.at(`${server.address}/`);
  await sam.page.getByRole('link', { name: '1 table is open' }).click();
  await sam.page.locator('.who').getByRole('button', { name: 'Make an account' }).click();
  await sam.page.getByRole('dialog').getByLabel('Name').fill('Samwise');
  await sam.page.getByRole('dialog').getByLabel('Password').fill('po-ta-toes');
  await sam.page.getByRole('button', { name: 'Make the account' }).click();
  await sam.page.getByRole('heading', { name: 'Samwise' }).waitFor();
  await sam.page.getByRole('button', { name: 'Sit down with Rosie' }).click();
  await question(sam.page).waitFor();

  await rosie.page.getByText('Samwise is thinking').first().waitFor();
  await assertFits(rosie.page);
  await sam.page.getByRole('button', { name: 'At this table' }).first().click();
  await sam.page.getByLabel('Say something').fill('Well met, Rosie');
  await sam.page.getByRole('button', { name: 'Say it' }).click();
  await rosie.page.getByText('Samwise: Well met, Rosie').waitFor();
  await rosie.page
    .getByRole('button', { name: /^At this table/ })
    .last()
    .tap();
  await assertAccessible(rosie.page);
  await rosie.page.getByRole('button', { name: 'Mute' }).tap();
  await rosie.page.getByRole('button', { name: 'Hear again' }).waitFor();
  await sam.page.getByLabel('Say something').fill('Are you there?');
  await sam.page.getByRole('button', { name: 'Say it' }).click();
  await sam.page.getByText('Are you there?').waitFor();
  assert.equal(await rosie.page.getByText('Are you there?').count(), 0, 'a muted voice is heard');
  await rosie.page.reload();
  await rosie.page
    .getByRole('button', { name: /^At this table/ })
    .last()
    .tap();
  await rosie.page.getByRole('button', { name: 'Hear again' }).tap();
  await rosie.page.getByRole('button', { name: 'Mute' }).waitFor();
  await rosie.page.getByRole('button', { name: 'Close' }).tap();
  await sam.page.getByRole('button', { name: 'Offer a draw' }).click();
  await rosie.page.getByRole('button', { name: 'Agree to a draw' }).tap();
  await sam.page.getByText('Both sides agreed to a draw.').first().waitFor();
  const first = sam.page.url();
  await sam.page.getByRole('button', { name: 'Play again, sides changed' }).click();
  await rosie.page.getByText('Samwise would play again, with the sides changed.').waitFor();
  await rosie.page.getByRole('button', { name: 'Sit down again' }).tap();
  await question(rosie.page).waitFor();

  await sam.page.goto(first);
  await sam.page.getByRole('link', { name: 'Study the game' }).click();
  await sam.page.getByRole('slider', { name: 'Move' }).waitFor();
  // It keeps its address, where it is found again, at the moment that was looked at.
  const { pathname, searchParams } = new URL(sam.page.url());
  assert.equal(pathname, new URL(first).pathname);
  assert.ok(searchParams.has('replay'));
  assert.match((await sam.page.locator('.replay-eyes option:checked').textContent()) ?? '', /eyes$/);
  await sam.page.reload();
  await sam.page.getByRole('slider', { name: 'Move' }).waitFor();
  await sam.page.getByRole('link', { name: 'To its table' }).click();
  await sam.page.waitForURL(first);
  for (const visitor of [rosie, sam]) await visitor.leave();
});

/** Opens a table over HTTP, for Bilbo and somebody who only sits down. */
async function tableFor(host: Visitor, guest: Visitor): Promise<string> {
  const opening = { game: 'wotr', seats: ['me', 'open'], visibility: 'private' };
  const opened = await host.context.request.post(`${server.address}/api/tables`, { data: opening });
  const { table } = (await opened.json()) as { table: TableInfo };
  const invited = await host.context.request.post(`${server.address}/api/tables/${table.id}/invite`, {
    data: { seat: 1 },
  });
  const { invitation } = (await invited.json()) as { invitation: string };
  const joined = await guest.context.request.post(`${server.address}/api/tables/${table.id}/join`, {
    data: { seat: 1, invitation },
  });
  assert.ok(joined.ok(), await joined.text());
  return table.id;
}

test('An account signs out and in again, claims a game from one who is gone, and resigns another', async () => {
  const bilbo = await Visitor.at(`${server.address}/online`);
  const { page } = bilbo;
  const answer = async (name: string, password: string, deed: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: deed }).click();
  };
  await page.locator('.who').getByRole('button', { name: 'Make an account' }).click();
  await answer('Bilbo', 'there-and-back', 'Make the account');
  await page.getByRole('heading', { name: 'Bilbo' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Who comes here?' }).waitFor();
  await page.locator('.who').getByRole('button', { name: 'Sign in' }).click();
  await answer('Bilbo', 'a wrong one', 'Sign in');
  await page.locator('.wrong').getByText(/./).waitFor();
  await answer('Bilbo', 'there-and-back', 'Sign in');
  await page.getByRole('heading', { name: 'Bilbo' }).waitFor();
  // The browser itself notes an answer of 401.
  bilbo.complaints.length = 0;

  const lobelia = await Visitor.at(`${server.address}/online`);
  await lobelia.comeIn('Lobelia');
  const left = await tableFor(bilbo, lobelia);
  const other = await tableFor(bilbo, lobelia);
  await page.goto(`${server.address}/t/${left}`);
  await question(page).waitFor();
  for (let i = 0; i < 10 && !(await page.getByText('Lobelia is thinking').first().isVisible()); i++)
    await playOn(page, { answers: 1, seconds: 2 });
  // Not by the clock: soon after time is up the server claims by itself, and the button may be gone before it is pressed.
  await lobelia.page.close();
  await lobelia.context.request.delete(`${server.address}/api/me`, { data: {} });
  await page.getByRole('button', { name: 'At this table' }).first().click();
  await page.getByRole('button', { name: 'Claim the game' }).click();
  await page.locator('.game-over').getByText('The Free Peoples win').first().waitFor();

  await page.goto(`${server.address}/t/${other}`);
  await question(page).waitFor();
  await page.getByRole('button', { name: 'At this table' }).first().click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign the game' }).click();
  await page.locator('.game-over').getByText('The Shadow wins').first().waitFor();
  for (const visitor of [bilbo, lobelia]) await visitor.leave();
});

test('A table that is not there, and an invitation that was used, say so', async () => {
  const { page, context } = await Visitor.at(`${server.address}/t/0123456789abcdef`);
  await page.getByRole('heading', { name: 'No table is laid here' }).waitFor();
  await page.goto(`${server.address}/t/nowhere`);
  await page.getByText('No table of this house has such an address').waitFor();
  await page.goto(`${server.address}/join/${'x'.repeat(32)}`);
  await page.getByText('This invitation has been used or withdrawn').waitFor();
  await context.close();
});
