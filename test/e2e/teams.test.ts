// War of the Ring with partners and with Twilight of the Third Age, in the browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LESSONS } from '../../client/wotr/lessons.ts';
import { TEAM_LESSONS, TWILIGHT_LESSONS } from '../../client/wotr/lessons-beyond.ts';
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

test('Who sits fourth has his side’s dice and his own hand before him, and sees his partner and who leads', async () => {
  const { page, leave } = await visit(house, '/play?game=wotr');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Players').selectOption({ label: 'Four: two against two' });
  await page.getByText('The player of Saruman').click();
  await page.getByLabel('Seed').fill('partners');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).filter({ hasText: 'swap a card' }).waitFor();
  const people = page.getByRole('region', { name: 'At the table' });
  await people.locator('.asked', { hasText: 'Saruman, you, 2 cards in hand, are to choose' }).waitFor();
  await people.getByText('the Witch-king, your partner, leads this turn').waitFor();
  await people.getByText('Gondor and the Elves, leads this turn').waitFor();
  assert.equal(await page.locator('.hand .card').count(), 2);
  await page.getByText('Witch-king: 2 cards').waitFor();
  await page.getByText('The dice of your side').waitFor();
  await page.getByRole('radio', { name: 'Swap no card' }).click();
  await page.locator('.prompt-buttons .btn.primary').click();
  // When his turn has come he takes one of the Shadow's dice where it lies.
  await question(page).filter({ hasText: 'Which die do you use?' }).waitFor();
  await page.locator('.dicebox:not(.opp) button.die6').first().click();
  await question(page).filter({ hasText: 'What do you do with the' }).waitFor();
  await leave();
});

/** Takes one of the offered choices, and does it where that is asked for. */
async function take(page: Page, name: RegExp): Promise<void> {
  const before = await question(page).textContent();
  await page.locator('.option:visible').filter({ hasText: name }).first().click();
  await page.waitForFunction(
    (asked) =>
      document.querySelector('.prompt-question:not(.waiting)')?.textContent !== asked ||
      document.querySelector('.prompt-buttons .btn.primary') !== null,
    before,
  );
  const deed = page.locator('.prompt-buttons .btn.primary:visible').first();
  if (await deed.isVisible()) await deed.click();
}

for (const [lesson, way] of [
  [TEAM_LESSONS[0], [/^Army/, /Move an Army from/, /Minas Tirith/, /Form one mixed Army/]],
  [TEAM_LESSONS[1], [/the Character deck/, /The Red Arrow/]],
  [TWILIGHT_LESSONS[1], [/^Character/, /Play The Ents Awake/, /attacks Fords of Isen/]],
  [TWILIGHT_LESSONS[2], [/^Character/, /Declare the Fellowship/, /in Morannon/]],
] as const)
  test(`The lesson “${lesson.title}” is done by doing it`, async () => {
    const n = LESSONS.length + [...TEAM_LESSONS, ...TWILIGHT_LESSONS].indexOf(lesson) + 1;
    const { page, leave } = await visit(house, `/learn/${n}`);
    await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor();
    for (const name of way) {
      await page.locator('.option:visible').filter({ hasText: name }).first().waitFor();
      await take(page, name);
    }
    await page.getByText('Well done.').waitFor();
    await leave();
  });

test('An engine is built in its lesson, and the siege that follows shows both sides’ engines', async () => {
  const n = LESSONS.length + TEAM_LESSONS.length + 1;
  const { page, leave } = await visit(house, `/learn/${n}`, { viewport: phone });
  for (const name of [/^Muster/, /Build a siege engine/, /^Army/, /Attack from Minas Tirith/, /Attack Minas Tirith/]) {
    await page.locator('.option:visible').filter({ hasText: name }).first().waitFor();
    await take(page, name);
  }
  const battle = page.getByRole('region', { name: 'Battle for Minas Tirith' });
  await battle.getByText('2 Siege Towers').waitFor();
  await battle.getByText('1 Trebuchet').waitFor();
  await assertFits(page);
  await leave();
});
