import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertFits, openHouse, phone, playOn, question, visit } from './house.ts';

const house = openHouse();

test('A ready-made deck is taken, spoilt, mended, saved, exported, imported, and played', async () => {
  const { page, leave } = await visit(house, '/decks', { colorScheme: 'light' });
  await page.getByRole('heading', { level: 1, name: 'Decks' }).waitFor();
  await page.getByRole('button', { name: 'Begin with this' }).first().waitFor();
  await assertFits(page);
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Begin with this' }).first().click();
  await page.waitForURL(/\/decks\/\w+$/);
  const legal = page.getByText('The deck is legal.');
  await legal.waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Deck 2 of the North');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Deck 2 of the North' }).waitFor();
  await page.getByRole('button', { name: 'Save this version' }).click();

  const hazards = page.locator('.decks-list').filter({ has: page.getByRole('button', { name: /less in hazards$/ }) });
  await hazards.getByRole('button', { name: /less/ }).first().click();
  await page.getByRole('link', { name: 'MW-S2.3.2' }).waitFor();
  const held = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.match(held ?? '', /less in hazards$/, 'the focus stays on the button');
  assert.ok(await page.getByRole('button', { name: 'Play with this deck' }).isDisabled());
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await legal.waitFor();

  await page.getByRole('button', { name: 'Draw a hand' }).click();
  await page.locator('.decks-hand .mc').first().waitFor();
  assert.equal(await page.locator('.decks-hand .mc').count(), 8);
  await assertAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export or share' }).click();
  const exported = page.getByLabel('The list');
  await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('# Hazards'));
  const link = page.getByLabel('A link that holds the whole deck');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('dialog input')?.value.includes('#deck='));
  const [list, shared] = [await exported.inputValue(), await link.inputValue()];
  assert.ok(shared.length < 2000, `a link of ${shared.length} letters`);
  await page.keyboard.press('Escape');

  await page.goto(shared);
  await page.getByRole('dialog', { name: 'A deck by link' }).waitFor();
  await page.waitForFunction((text) => document.querySelector('textarea')?.value === text, list);
  await page.getByLabel('The list').fill(`${list}\n1 Grond of the Moon\n`);
  await page.getByText('“1 Grond of the Moon”, names no card').waitFor();
  await page.getByLabel('The list').fill(list);
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await legal.waitFor();
  const built = page.url();
  await page.getByRole('button', { name: 'Play with this deck' }).click();
  await question(page).waitFor();
  assert.equal(await playOn(page, { answers: 5, seconds: 30 }), 5);

  await page.goto(built);
  await page.getByLabel('Built for').selectOption('Solitaire');
  await page.getByRole('button', { name: 'Play it alone' }).click();
  await question(page).waitFor();
  await leave();
});

test('A deck is built from nothing: cards are found, added, taken away and kept over a reload', async () => {
  const { page, leave } = await visit(house, '/decks', { colorScheme: 'dark' });
  await page.getByRole('button', { name: 'From nothing' }).click();
  await page.getByRole('link', { name: 'MW-S3.3.1' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('eowyn');
  await page.getByText(/^1 of \d+ cards$/).waitFor();
  await page.getByLabel('Add to').selectOption('the starting company');
  await page.getByRole('button', { name: 'One Éowyn more' }).first().press('Enter');
  await page.getByRole('heading', { name: 'Starting characters 1' }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'MW-S3.3.1' }).count(), 0);
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('');
  await page.getByRole('button', { name: 'Hazards', exact: true }).click();
  await page.getByRole('button', { name: 'Creature', exact: true }).click();
  await page.getByLabel('Add to').selectOption('the deck');
  await page.getByRole('button', { name: 'One Cave-drake more', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Hazards 1' }).waitFor();
  await assertFits(page);
  await assertAccessible(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Hazards 1' }).waitFor();
  await page.getByRole('button', { name: 'One Cave-drake less in hazards' }).click();
  await page.getByRole('heading', { name: 'Hazards 1' }).waitFor({ state: 'detached' });
  await leave();
});

test('On a phone the cards and the deck take turns, and a new game offers the deck', async () => {
  const { page, leave } = await visit(house, '/decks', { viewport: phone, hasTouch: true, isMobile: true });
  await assertFits(page);
  await page.getByRole('button', { name: 'Begin with this' }).nth(5).click();
  await page.getByText(/resources, \d+ hazards/).waitFor();
  await page.locator('.decks-grid .mc').first().waitFor();
  await assertFits(page);
  await assertAccessible(page);
  await page.getByRole('button', { name: 'The deck' }).click();
  await page.getByLabel('Built for').selectOption('The starter game');
  await page.getByText('The deck is legal.').waitFor();
  await assertFits(page);
  await assertAccessible(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`${house.server.address}/play?game=meccg`);
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('The deck of player one').selectOption(`${name} (your own)`);
  await page.locator('select[name=starter]').selectOption('The starter game');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor();
  await leave();
});
