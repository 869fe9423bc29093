// War of the Ring with partners, in the browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, assertFits, desktop, openHouse, phone, playOn, question, visit } from './house.ts';

const house = openHouse();

for (const [screen, viewport, players] of [
  ['desktop', desktop, 'Four: two against two'],
  ['phone', phone, 'Three: one against two'],
] as const)
  test(`On a ${screen} a table is laid for more than two, and played with programs in the other seats`, async () => {
    const { page, leave } = await visit(house, '/play?game=wotr', { viewport });
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Players').selectOption({ label: players });
    await page.getByLabel('Seed').fill('partners');
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await question(page).waitFor();
    await assertAccessible(page);
    assert.equal(await playOn(page, { answers: 25, seconds: 60 }), 25);
    await question(page).waitFor();
    await assertFits(page);
    await leave();
  });
