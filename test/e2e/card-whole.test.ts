// Whole games of cards, from the laying of the table to the council: against the program, alone, on a phone, without a server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits, openHouse, phone, visit } from './house.ts';
import { toTheEnd } from './whole-game.ts';

const house = openHouse();

const lay = async (page: Page, seed: string): Promise<void> => {
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Lay the table' }).click();
};

/** The scripts that the page has fetched. */
const scripts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );

test('Against the program to the council: who has won, how, and with how many points; no card of another set is fetched', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg&deckOne=north&deckTwo=south&turnLimit=2');
  await lay(page, 'whole');
  await toTheEnd(page);
  await page
    .locator('.game-over-number', { hasText: /^-?\d+ to -?\d+ points$/ })
    .first()
    .waitFor();
  assert.deepEqual(
    (await scripts(page)).filter((name) => /mele|lidless/.test(name)),
    [],
  );
  await assertAccessible(page);
  await assertFits(page);
  await leave();
});

test('As a Ringwraith against a Wizard to the end, by night: the set of the minions comes by itself', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg&deckOne=dwar&deckTwo=gandalf&turnLimit=2', {
    colorScheme: 'dark',
  });
  await lay(page, 'eye');
  await page.locator('.wt-title', { hasText: 'Wizard against Ringwraith' }).waitFor();
  await toTheEnd(page);
  assert.ok((await scripts(page)).some((name) => /mele/.test(name)));
  await leave();
});

test('Three at one table, as the address wishes it, to the end with programs in the other seats', async () => {
  const { page, leave } = await visit(
    house,
    '/play?game=meccg&players=3&deckOne=gandalf&deckTwo=dwar&deckThree=saruman&turnLimit=2',
  );
  await lay(page, 'three');
  const others = page.getByRole('navigation', { name: 'The others, clockwise from your left' });
  for (const name of ['Player two', 'Player three']) await others.getByText(name).waitFor();
  await toTheEnd(page);
  await leave();
});

test('Alone against a hazard deck to the end', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg&deckOne=north&deckTwo=south&solitaire=true&turnLimit=2');
  await lay(page, 'alone');
  await toTheEnd(page);
  await page.locator('.game-over-number', { hasText: 'points' }).first().waitFor();
  await leave();
});

test('On a phone to the end, by touching what is offered', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg&deckOne=north&deckTwo=south&starter=true&turnLimit=2', {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  await lay(page, 'phone');
  await toTheEnd(page);
  await assertFits(page);
  await assertAccessible(page);
  await leave();
});
