// What people see of each other at tables elsewhere: ratings, clocks, who is there, who is away, who is signed in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import type { TableView } from '../../protocol/table.ts';
import { sameChance } from './chance.ts';
import { assertAccessible, assertFits, desktop, openHouse, phone, question } from './house.ts';

const house = openHouse();
const day = 86_400_000;
const password = 'long enough';

interface Someone {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

async function someone(name: string, options: BrowserContextOptions = {}): Promise<Someone> {
  const context = await house.browser.newContext({
    viewport: { width: 1000, height: 700 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await sameChance(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { name, context, page, complaints };
}

async function leave(...people: readonly Someone[]): Promise<void> {
  for (const { complaints, context } of people) {
    assert.deepEqual(complaints, []);
    await context.close();
  }
}

async function post<T>(who: Someone, place: string, data: object = {}): Promise<T> {
  const response = await who.context.request.post(`${house.server.address}${place}`, { data });
  assert.ok(response.ok(), await response.text());
  return (await response.json()) as T;
}

async function account(name: string, options: BrowserContextOptions = {}): Promise<Someone> {
  const who = await someone(name, options);
  await post(who, '/api/account', { name, password });
  return who;
}

async function guest(name: string, options: BrowserContextOptions = {}): Promise<Someone> {
  const who = await someone(name, options);
  await post(who, '/api/guest', { name });
  return who;
}

async function look(who: Someone, table: string): Promise<{ version: number; view: TableView<WotrView> }> {
  const looked = await who.context.request.get(`${house.server.address}/api/tables/${table}/view`);
  return (await looked.json()) as { version: number; view: TableView<WotrView> };
}

const goTo = (who: Someone, place: string) => who.page.goto(`${house.server.address}${place}`);

async function tableOf(first: Someone, second: Someone, clock: object): Promise<string> {
  const { table } = await post<{ table: TableInfo }>(first, '/api/tables', {
    game: 'wotr',
    seats: ['me', 'open'],
    clock,
  });
  await post(second, `/api/tables/${table.id}/join`);
  return table.id;
}

/** The first choices, from outside the pages, until both have made a move. */
async function begin(table: string, players: readonly Someone[]): Promise<void> {
  const moved = new Set<Someone>();
  for (let i = 0; i < 40 && moved.size < players.length; i++)
    for (const who of players) {
      const { version, view } = await look(who, table);
      if (!view.question) continue;
      await post(who, `/api/tables/${table}/play`, { version, move: view.question.choices[0].move });
      moved.add(who);
    }
}

/** Beside the board or above it. */
const company = (page: Page) => page.locator('.company');
const atThisTable = (page: Page) => page.getByRole('button', { name: /^At this table/ }).first();

test('A rated game: only with an account; its clocks tick, one sees who is there, and its end moves the ratings', async () => {
  const ioreth = await someone('Ioreth');
  const { page } = ioreth;
  await goTo(ioreth, '/online');
  const rated = page.getByRole('checkbox', { name: 'Rated' });
  await page.getByText('Only with an account').waitFor();
  assert.ok(await rated.isDisabled());
  await page.getByRole('button', { name: 'Get an account' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ioreth');
  await page.getByRole('dialog').getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: 'Ioreth' }).waitFor();
  await rated.check();
  assert.equal(await page.getByLabel('Clock').locator('option:checked').textContent(), '3 days a move');
  await page.getByLabel('Clock').selectOption({ label: '60 minutes each, 10 seconds more each turn' });
  await page.getByRole('radio', { name: /^Anyone/ }).check();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.getByText('War of the Ring, rated, 60 minutes each').waitFor();
  const table = new URL(page.url()).pathname.replace('/t/', '');

  const guest = await someone('A guest', { viewport: phone });
  await goTo(guest, '/online');
  await guest.page.getByRole('button', { name: 'Sit down with Ioreth' }).click();
  await guest.page.getByText('it is for people with an account').waitFor();
  await assertFits(guest.page);
  await assertAccessible(guest.page);

  const halbarad = await account('Halbarad', { viewport: phone });
  await goTo(halbarad, '/online');
  await halbarad.page.getByRole('button', { name: 'Sit down with Ioreth' }).click();
  await halbarad.page.locator('.wt').waitFor();
  await begin(table, [ioreth, halbarad]);
  const running = page.locator('.clock.runs').first();
  const before = await running.textContent();
  await page.waitForFunction((text) => document.querySelector('.clock.runs')?.textContent !== text, before);

  await goTo(guest, `/t/${table}`);
  await page.getByRole('button', { name: 'At this table (Halbarad is here, 1 person watching)' }).first().waitFor();
  await assertAccessible(page);
  await assertFits(halbarad.page);
  await assertAccessible(halbarad.page);
  await guest.context.close();
  await goTo(halbarad, '/');
  await page.getByRole('button', { name: 'At this table (Halbarad is not here)' }).first().waitFor();

  await goTo(halbarad, `/t/${table}`);
  await halbarad.page.locator('.company-float .company-button').click();
  await halbarad.page.getByRole('button', { name: 'Resign' }).click();
  await halbarad.page.getByRole('button', { name: 'Resign the game' }).click();
  const news = page.locator('.table-news');
  await news.getByText(/Halbarad has resigned.*Your rating here is now 1,6\d\d/).waitFor();

  await page.getByRole('button', { name: 'Look at the board' }).click();
  await atThisTable(page).click();
  await page.locator('.company').getByRole('link', { name: 'Halbarad' }).click();
  await page.getByRole('heading', { level: 1, name: 'Halbarad' }).waitFor();
  await page.getByText(/^From 1,500 to 1,\d\d\d in 1 game/).waitFor();
  await assertAccessible(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertFits(page);
  await assertAccessible(page);
  await leave(ioreth, halbarad);
});

test('Over days the table says the day; who goes away stops his clock, and the other sees until when', async () => {
  const [barliman, nob] = [await account('Barliman', { viewport: desktop }), await account('Nob')];
  const table = await tableOf(barliman, nob, {
    pace: 'correspondence',
    initial: 3 * day,
    increment: 0,
    reserve: 7 * day,
  });
  await begin(table, [barliman, nob]);
  const { page } = barliman;
  await goTo(barliman, `/t/${table}`);
  await goTo(nob, `/t/${table}`);
  await page
    .locator('.clock', { hasText: /until \d+ \w+, \d\d:\d\d/ })
    .first()
    .waitFor();
  await atThisTable(page).click();
  await page.getByText('7 days in reserve').first().waitFor();
  await page.getByRole('button', { name: 'I shall be away' }).click();
  const dialog = page.getByRole('dialog', { name: 'Going away?' });
  await dialog.getByText('You have 30 days left').waitFor();
  await dialog.getByRole('button', { name: 'Two weeks' }).click();
  await assertAccessible(page);
  await dialog.getByRole('button', { name: /^Away until/ }).click();
  await dialog.waitFor({ state: 'detached' });
  // A second absence may not be longer than what is left of the 30 days; that is the server's to say.
  await company(page).getByRole('button', { name: 'I am back' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText(/You are away until .* Your clock stands still\./).waitFor();
  await atThisTable(nob.page).click();
  await company(nob.page)
    .getByText(/away until/)
    .waitFor();
  await page.locator('.table-news').getByRole('button', { name: 'I am back' }).click();
  await page.locator('.table-news').waitFor({ state: 'detached' });
  await company(nob.page)
    .getByText(/away until/)
    .waitFor({ state: 'detached' });
  await leave(barliman, nob);
});

test('Signed out everywhere, the other browser notices by itself; a new password lets in again', async () => {
  const here = await account('Gildor');
  const there = await someone('Gildor elsewhere');
  await post(there, '/api/sign-in', { name: 'Gildor', password });
  await goTo(there, '/online');
  await there.page.getByRole('heading', { name: 'Gildor' }).waitFor();
  await goTo(here, '/');
  await here.page.getByRole('link', { name: 'Gildor: your page' }).click();
  await here.page.getByRole('heading', { name: 'Your account' }).waitFor();
  await here.page.getByText('Change the password').click();
  await here.page.getByLabel('The old one').fill(password);
  await here.page.getByLabel('A new one').fill('even longer');
  await here.page.getByRole('button', { name: 'Change it' }).click();
  await here.page.getByText('The password is changed').waitFor();
  await there.page.getByRole('heading', { name: 'Who comes here?' }).waitFor();

  await there.page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = there.page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Gildor');
  await dialog.getByLabel('Password').fill('even longer');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await there.page.getByRole('heading', { name: 'Gildor' }).waitFor();
  await assertAccessible(here.page);
  await here.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  for (const { page } of [here, there]) await page.getByRole('heading', { name: 'Who comes here?' }).waitFor();
  await leave(here, there);
});

test('Talk stands beside the board and is counted while it is closed; a friend is let in to watch, and sent away', async () => {
  const [elanor, frodo] = [await guest('Elanor', { viewport: desktop }), await guest('Frodo', { viewport: phone })];
  const opening = { game: 'wotr', seats: ['me', 'invited'], visibility: 'private' };
  const opened = await post<{ table: TableInfo; invitations: Record<number, string> }>(elanor, '/api/tables', opening);
  const table = opened.table.id;
  await post(frodo, `/api/tables/${table}/join`, { invitation: opened.invitations[1] });
  const { page } = elanor;
  for (const who of [elanor, frodo]) {
    await goTo(who, `/t/${table}`);
    await who.page.locator('.wt').waitFor();
  }
  await page
    .getByRole('button', { name: /^At this table/ })
    .first()
    .click();
  const beside = page.getByRole('region', { name: 'At this table' });
  await beside.waitFor();
  // The board goes on beside it: nothing lies above, and the map begins where the talk ends.
  assert.equal(await page.getByRole('dialog').count(), 0);
  const [talk, map] = [await beside.boundingBox(), await page.locator('.map-frame').boundingBox()];
  assert.ok(talk && map && map.x >= talk.x + talk.width - 2, `${JSON.stringify(map)} beside ${JSON.stringify(talk)}`);
  await assertAccessible(page);
  await assertFits(page);
  await question(page).filter({ hasText: 'Who guides' }).waitFor();
  const { version, view } = await look(elanor, table);
  await beside.getByLabel('Say something').focus();
  await page.keyboard.type('p u 1');
  await page.keyboard.press('Enter');
  await frodo.page.getByText('Elanor: p u 1').waitFor();
  await frodo.page.locator('.company-float .badge', { hasText: '1' }).waitFor();
  await frodo.page.locator('.company-float .company-button').click();
  await frodo.page.getByRole('dialog', { name: 'At this table' }).getByText('p u 1').waitFor();
  await frodo.page.locator('.company-float .badge').waitFor({ state: 'detached' });
  assert.equal((await look(elanor, table)).version, version, 'what was written was taken for keys of the table');

  await beside.getByText('Nobody else may watch').click();
  await beside.getByRole('button', { name: 'Let friends watch' }).click();
  const link = beside.getByLabel('Send this link to those who may watch');
  await link.waitFor();
  const friend = await someone('Goldilocks');
  await friend.page.goto(await link.inputValue());
  await friend.page.getByText('Elanor (Free Peoples), Frodo (Shadow)').waitFor();
  await assertAccessible(friend.page);
  await friend.page.getByLabel('Your name').fill('Goldilocks');
  await friend.page.getByRole('button', { name: 'Watch' }).click();
  await friend.page.getByText('You watch: what everybody may see').first().waitFor();
  await page
    .getByRole('button', { name: /^At this table.*1 person watching/ })
    .first()
    .waitFor();
  const hand = view.view.hands.flat().map((card) => EVENT_TITLES[card]);
  const seen = await friend.page.content();
  assert.ok(hand.length > 0 && hand.every((title) => !seen.includes(title)), 'a hand was shown');
  await beside.getByRole('button', { name: 'No longer' }).click();
  await beside.getByText('Nobody else may watch').waitFor();
  await page
    .getByRole('button', { name: /^At this table \(Frodo is here\)/ })
    .first()
    .waitFor();
  await friend.page.reload();
  await friend.page.getByRole('heading', { name: 'No table is laid here' }).waitFor();
  await beside.getByText('Nobody else may watch').focus();
  await page.keyboard.press('Escape');
  await beside.waitFor({ state: 'detached' });
  await leave(elanor, frodo, friend);
});

const overlaps = async (page: Page, one: string, other: string): Promise<boolean> => {
  const boxes = await Promise.all([one, other].map((selector) => page.locator(selector).first().boundingBox()));
  const [a, b] = boxes.map((box, i) => box ?? assert.fail(`${[one, other][i]} is not in sight`));
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('Talk stays unread until it is read, over a reload and in every tab; the end covers nothing, and is found again at its address', async () => {
  const pearl = await guest('Pearl', { viewport: desktop });
  const merry = await guest('Merry', { viewport: phone });
  const table = await tableOf(pearl, merry, { pace: 'live', initial: 3_600_000, increment: 10_000 });
  await begin(table, [pearl, merry]);
  for (const who of [pearl, merry]) {
    await goTo(who, `/t/${table}`);
    await who.page.locator('.wt').waitFor();
  }
  const { page } = pearl;
  await atThisTable(page).click();
  await page.getByLabel('Say something').fill('Well met');
  await page.keyboard.press('Enter');
  const badge = (of: Page) => of.locator('.company-float .badge');
  await badge(merry.page).waitFor();
  await merry.page.reload();
  await badge(merry.page).filter({ hasText: '1' }).waitFor();
  const other = await merry.context.newPage();
  await other.goto(`${house.server.address}/t/${table}`);
  await badge(other).filter({ hasText: '1' }).waitFor();
  await merry.page.locator('.company-float .company-button').click();
  await badge(other).waitFor({ state: 'detached' });
  await other.close();

  // Beside the talk and with people looking on the bar still has all of its buttons.
  const watcher = await guest('Tolman');
  await goTo(watcher, `/t/${table}`);
  await page
    .getByRole('button', { name: /1 person watching/ })
    .first()
    .waitFor();
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const menu = (await page.getByRole('button', { name: 'The table', exact: true }).boundingBox()) ?? assert.fail();
  assert.ok(menu.x + menu.width <= desktop.width, `the menu ends at ${menu.x + menu.width}`);

  await merry.page.getByRole('button', { name: 'Resign' }).click();
  await merry.page.getByRole('button', { name: 'Resign the game' }).click();
  for (const at of [page, merry.page]) {
    await at.locator('.table-news').getByText('Merry has resigned').waitFor();
    await at.locator('.ending h1').waitFor();
    await at.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    for (const part of ['.ending h1', '.ending-buttons'])
      assert.ok(!(await overlaps(at, part, '.table-news')), `the news lies over ${part}`);
  }
  assert.equal(await merry.page.getByRole('dialog').count(), 0, 'the panel lies over the end');
  await goTo(pearl, `/t/${table}?replay`);
  await page.getByRole('slider', { name: 'Move' }).waitFor();
  const eyes = await page.locator('.replay-eyes option').allTextContents();
  assert.deepEqual(eyes, ['Free Peoples’ eyes', 'All cards shown', 'The Shadow’s eyes', 'What everybody saw']);
  await leave(pearl, merry, watcher);
});
