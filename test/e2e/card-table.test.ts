import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits, openHouse, phone, playOn, question, visit } from './house.ts';

const house = openHouse();

async function lay(page: Page, choose: (page: Page) => Promise<unknown> = async () => undefined): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill('cards');
  await choose(page);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor();
}

test('The card game is laid with ready-made decks and played against the program by clicking what is offered', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg');
  await lay(page);
  await page.locator('.option', { hasText: 'Start with the company of the deck' }).click();
  await page.locator('.band .mc').nth(3).waitFor();
  await assertAccessible(page);
  assert.equal(await playOn(page, { answers: 40, seconds: 90 }), 40);
  await question(page).waitFor();
  await page.locator('.band .mc:visible').first().waitFor();
  await assertFits(page);
  await leave();
});

test('A card in hand that cannot be played says why', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg');
  await lay(page);
  await page.locator('.option', { hasText: 'Start with the company of the deck' }).click();
  for (let i = 0; i < 20 && (await page.locator('.mt-hand .mc').count()) === 0; i++) await playOn(page, { answers: 1 });
  await question(page).waitFor();
  const dim = page.locator('.mt-hand .mc.is-dim').first();
  await dim.click();
  await page.locator('.reasons a').first().waitFor();
  await leave();
});

test('Where the table stops is the player’s to say, and is remembered', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg');
  await lay(page);
  const stop = page.getByRole('button', { name: 'a company of theirs travels' });
  assert.equal(await stop.getAttribute('aria-pressed'), 'true');
  await stop.click();
  await page.reload();
  await question(page).waitFor();
  assert.equal(await stop.getAttribute('aria-pressed'), 'false');
  await leave();
});

test('A company is sent on its way on the map, which then lies beside the table for the next journey', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg');
  await lay(page);
  await page.locator('.option', { hasText: 'Start with the company of the deck' }).click();
  const option = page.locator('.option', { hasText: /^Move / }).first();
  const move = page.locator('.prompt-buttons .btn.primary', { hasText: /^Move / });
  const map = page.locator('.journey-map:not(.asleep) .map-frame');
  // The map is fetched when it is first needed: the table must not be taken away meanwhile.
  await page.evaluate(() => {
    const taken = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof Element && node.matches('.table-screen'))
            document.body.setAttribute('data-taken', 'away');
    });
    taken.observe(document.body, { childList: true, subtree: true });
  });
  const goOn = async () => {
    // An answer may still be on its way and take the list with it: then it is looked for again.
    for (let i = 0; i < 40 && !(await map.isVisible()); i++)
      if ((await option.count()) === 0) await playOn(page, { answers: 1 });
      else
        await option
          .click({ timeout: 3000 })
          .then(() => move.or(map).first().waitFor({ timeout: 3000 }))
          .then(async () => (await move.isVisible()) && move.click({ timeout: 3000 }))
          .catch(() => undefined);
    await map.waitFor();
  };
  await goOn();
  const plane = page.locator('.map-plane');
  const opened = await plane.evaluate(({ style }) => style.transform);
  assert.match(opened, /scale/);
  await page.getByRole('button', { name: 'Nearer' }).click();
  await page.locator('.option').first().click();
  await page.locator('.journey-plate').waitFor();
  assert.equal(await page.locator('body').getAttribute('data-taken'), null);
  await assertAccessible(page);
  await page.locator('.prompt-buttons .btn.primary').click();
  await map.waitFor({ state: 'detached' });
  // Neither eyes nor keys nor a voice find it there.
  const asleep = page.locator('.journey-map.asleep .map-frame');
  assert.equal(await asleep.getAttribute('tabindex'), null);
  assert.equal(await page.getByRole('listbox').count(), 0);
  const [table, aside] = [await page.getByRole('main').boundingBox(), await asleep.boundingBox()];
  assert.ok(table && aside && aside.x + aside.width <= table.x + 1, 'the map lies over the table');
  assert.equal(await page.locator('.mt-sides[inert]').count(), 0);
  // It is the same map that comes again, as it lay at first.
  await page.evaluate(() => document.querySelector('.journey-map')?.setAttribute('data-same', ''));
  await page.getByRole('button', { name: 'Undo' }).click();
  await goOn();
  assert.equal(await page.locator('.journey-map[data-same]').count(), 1);
  await page.waitForFunction(
    (lay) => document.querySelector<HTMLElement>('.map-plane')?.style.transform === lay,
    opened,
  );
  assert.equal(await page.locator('.rg.chosen').count(), 0);
  await assertAccessible(page);
  await leave();
});

test('On a phone the card game fits and is played', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg', { viewport: phone, hasTouch: true, isMobile: true });
  await lay(page);
  assert.equal(await playOn(page, { answers: 30, seconds: 60 }), 30);
  await assertFits(page);
  await assertAccessible(page);
  await leave();
});
