import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { R } from '../../games/wotr/map/regions.ts';
import { andSee, assertAccessible, assertFits, carry, openHouse, phone, playOn, question, visit } from './house.ts';

const house = openHouse();

const versionOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('mathom-house');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(Math.max(0, ...all.result.map(({ moves }: { moves: number }) => moves)));
        };
      }),
  );

test('One click lays a table against the program, and a few turns are played by clicking what is offered', async () => {
  const { page, leave } = await visit(house, '/');
  await page.getByRole('button', { name: 'Lead the Free Peoples' }).click();
  await question(page).waitFor();
  await assertAccessible(page);
  for (let i = 0; i < 4; i++) {
    await question(page).waitFor();
    const deed = page.locator('.prompt-buttons .btn.primary').first();
    const press = (await deed.isVisible()) ? deed : page.locator('.option').first();
    await andSee(page, () => press.click());
  }
  const given = await playOn(page, { answers: 25, seconds: 20 });
  assert.equal(given, 25);
  await leave();
});

test('A whole game against the program ends with who won, and can be seen again', async () => {
  const { page, leave } = await visit(house, '/play');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Turn limit').selectOption('2');
  await page.getByLabel('Seed').fill('whole-game');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor();
  const given = await playOn(page, { seconds: 60 });
  await page.locator('.game-over').first().waitFor({ timeout: 5000 });
  assert.ok(given > 5, `${given} answers`);
  await assertAccessible(page);
  // The end fills the screen, with the graph of the game; the board is behind it.
  const ending = page.locator('.ending');
  await ending.locator('svg').first().waitFor();
  const { width, height } = (await ending.boundingBox()) ?? assert.fail();
  assert.deepEqual([width, height], [1440, 900]);
  await page.keyboard.press('Escape');
  await ending.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'See it again' }).first().click();
  await page.waitForURL(/\/replay\//);
  await page
    .getByText(/^Turn 1 · move 0 of/)
    .or(page.locator('.replay-words'))
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.getByText('Turn 2').first().waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.game-over').first().waitFor();
  await assertAccessible(page);
  // One's own eyes first; the moves in words, by keys too; what else could have been done.
  assert.equal(await page.locator('.replay-eyes option:checked').textContent(), 'Free Peoples’ eyes');
  await page.keyboard.press('Home');
  await page.getByText('The game begins.').waitFor();
  await page.keyboard.press('ArrowRight');
  const here = page.locator('.study-row.here .study-words');
  await here.waitFor();
  assert.equal(await here.textContent(), await page.locator('.study-now').textContent());
  for (let i = 0; i < 20 && (await page.getByRole('button', { name: /^What else/ }).count()) === 0; i++)
    await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'What else could I have done?' }).click();
  await page.getByRole('dialog').locator('.instead').getByText(/./).first().waitFor();
  await page.keyboard.press('Escape');
  await assertAccessible(page);
  assert.match((await page.getByRole('link', { name: 'To its table' }).getAttribute('href')) ?? '', /^\/table\//);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lead the Free Peoples' }).click();
  await page.waitForURL(/\/table\//);
  await question(page).waitFor();
  await leave();
});

test('A reload in the middle goes on where it was, and the front page leads back', async () => {
  const { page, leave } = await visit(house, '/');
  await page.getByRole('button', { name: 'Lead the Shadow' }).click();
  await question(page).waitFor();
  await playOn(page, { answers: 8, seconds: 20 });
  await question(page).waitFor();
  await page.waitForTimeout(300);
  const before = await versionOf(page);
  const asked = await question(page).textContent();
  await page.reload();
  await question(page).waitFor();
  assert.equal(await question(page).textContent(), asked);
  assert.equal(await versionOf(page), before);
  await page.goto(house.server.address);
  await page.getByText('One table is waiting for you.').waitFor();
  await page.getByRole('link', { name: 'Play on' }).click();
  assert.equal(await question(page).textContent(), asked);
  await page.goto(house.server.address);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete the game' }).click();
  await page.getByText('Nothing lies on the shelf yet').waitFor();
  await leave();
});

test('Two at one screen: a curtain falls between the turns, and the hand behind it is not in the page', async () => {
  const { page, leave } = await visit(house, '/');
  await page.getByRole('button', { name: 'Two at this screen' }).first().click();
  await question(page).waitFor();
  const curtain = page.locator('.curtain');
  for (let i = 0; i < 60 && !(await curtain.isVisible()); i++) {
    const deed = page.locator('.prompt-buttons .btn.primary').first();
    if (await deed.isVisible()) await deed.click();
    else if (await page.locator('.option').first().isVisible()) await page.locator('.option').first().click();
    await page.waitForTimeout(60);
  }
  await curtain.waitFor();
  await page.waitForTimeout(200);
  assert.equal(await page.locator('.hand-fan [data-card], .fan button').count(), 0, 'a hand lies behind the curtain');
  await assertAccessible(page);
  await curtain.getByRole('button').click();
  await question(page).waitFor();
  await leave();
});

test('A turn is played with the keyboard alone', async () => {
  const { page, leave } = await visit(house, '/');
  await page.locator('h1').waitFor();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    const on = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (on === 'Lead the Free Peoples') break;
  }
  await page.keyboard.press('Enter');
  await question(page).waitFor();
  const heard = new Set<string>();
  for (let i = 0; i < 10; i++) {
    await question(page).waitFor();
    heard.add((await question(page).textContent()) ?? '');
    const deed = page.locator('.prompt-buttons .btn.primary').first();
    if (!(await deed.isVisible())) await andSee(page, () => page.keyboard.press('1'));
    if (await deed.isVisible()) await andSee(page, () => page.keyboard.press('Enter'));
  }
  assert.ok(heard.size >= 3, [...heard].join(' / '));
  const announced = await page.locator('[aria-live]').allTextContents();
  assert.ok(
    announced.some((text) => text.length > 0),
    'nothing was announced',
  );
  await leave();
});

test('Search finds places, cards and rules; G and letters go to a region; both are in the help', async () => {
  const { page, leave } = await visit(house, '/');
  await page.getByRole('button', { name: 'Lead the Free Peoples' }).click();
  await question(page).waitFor();
  await page.locator('.map-pieces').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('barad');
  const box = page.getByRole('dialog', { name: 'Search' });
  await box.getByRole('option', { name: /^Barad-dûr/ }).waitFor();
  await assertAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Barad-dûr' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('athelas');
  await box.getByRole('option', { name: /^Athelas/ }).click();
  const card = page.locator('.card-look .card');
  await card.waitFor();
  const { width = 1, height = 0 } = (await card.boundingBox()) ?? {};
  assert.ok(Math.abs(height / width - 1.4) < 0.02, 'a card is 5 : 7');
  await page.getByRole('button', { name: 'Put the card down' }).click();
  await page.keyboard.press('g');
  await page.keyboard.type('osg');
  await page.locator('.jump').getByText('Osgiliath').waitFor();
  await page.keyboard.press('Enter');
  const active = await page.locator('.map-frame').getAttribute('aria-activedescendant');
  assert.match((await page.locator(`#${active}`).getAttribute('aria-label')) ?? '', /^Osgiliath, /);
  await page.getByRole('button', { name: 'The table', exact: true }).click();
  await page.getByText('go to a region: type its first letters').waitFor();
  await leave();
});

test('An Army is carried where it may go, and says so in a note where it may not', async () => {
  const { page, leave } = await visit(house, '/learn/2');
  await question(page).waitFor();
  await page.locator('.map-pieces').waitFor();
  await carry(page, R.osgiliath, R.edoras);
  await page.getByText('No Army of Osgiliath may go to Edoras now.').waitFor();
  await question(page).waitFor();
  await carry(page, R.osgiliath, R['minas-tirith']);
  await page.getByText('Well done.').waitFor();
  await leave();
});

test('The other side’s move is shown again, step by step, and a key puts it away; the end has a graph', async () => {
  const { page, leave } = await visit(house, '/play');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Turn limit').selectOption('2');
  await page.getByLabel('Seed').fill('whole-game');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor();
  const again = page.locator('.last-move button', { hasText: 'Show it again' });
  for (let i = 0; i < 12 && !(await again.isVisible()); i++) await playOn(page, { answers: 1, seconds: 3 });
  await again.evaluate((button: HTMLElement) => button.click());
  const caption = page.locator('.show-caption, .closing').first();
  await caption.waitFor();
  await page.keyboard.press('Escape');
  await caption.waitFor({ state: 'detached' });
  await playOn(page, { seconds: 60 });
  await page.getByRole('heading', { name: 'The war, turn by turn' }).waitFor();
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('button', { name: 'The war, turn by turn' }).click();
  await page.getByText('The same in numbers').click();
  await page.getByRole('row', { name: /^2 / }).waitFor();
  await assertAccessible(page);
  await leave();
});

for (const [name, viewport] of Object.entries({ upright: phone, sideways: { width: 844, height: 390 } }))
  test(`On a phone, ${name}, the table fits and is played`, async () => {
    const { page, leave } = await visit(house, '/', { viewport, hasTouch: true, isMobile: true });
    await assertFits(page);
    await page.getByRole('button', { name: 'Lead the Free Peoples' }).tap();
    await question(page).waitFor();
    await assertFits(page);
    assert.equal(await playOn(page, { answers: 6, seconds: 15 }), 6);
    await assertFits(page);
    await leave();
  });

test('The same game in two tabs is the same in both', async () => {
  const { page, leave } = await visit(house, '/');
  await page.getByRole('button', { name: 'Lead the Free Peoples' }).click();
  await question(page).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await question(other).waitFor();
  const log = (one: Page) => one.locator('.log-line').first().textContent();
  for (const [from, to] of [
    [page, other],
    [other, page],
  ]) {
    await playOn(from, { answers: 6, seconds: 20 });
    const end = Date.now() + 30_000;
    const shown = async (one: Page) => [await question(one).textContent(), await log(one)].join('\n');
    while ((await shown(from)) !== (await shown(to))) {
      assert.ok(Date.now() < end, 'one tab did not follow the other');
      await to.waitForTimeout(100);
    }
  }
  await leave();
});
