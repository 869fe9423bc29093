// How many clicks a deed takes at the table of War of the Ring.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits, desktop, openHouse, phone, question, visit } from './house.ts';

const house = openHouse();

/** Lays a scenario for two at this screen, and lifts the curtain. */
async function layScenario(page: Page, position: string): Promise<void> {
  const text = `title: A moment\ngame: wotr\nposition:\n${position}\nplay:\n  - asks: { seat: shadow }\n`;
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'moment.yaml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/\/table\//);
  await liftCurtain(page);
}

async function liftCurtain(page: Page): Promise<void> {
  await page.locator('.curtain button, .prompt-question:not(.waiting)').first().waitFor();
  await page.waitForTimeout(300);
  const button = page.locator('.curtain button');
  if ((await button.count()) > 0) await button.click();
  await question(page).waitFor();
}

const option = (page: Page, name: RegExp) => page.locator('.option').filter({ hasText: name }).first();

const BATTLE = `  act: shadow
  politics: { sauron: at war, gondor: at war }
  dagorlad: { sauron: 4r 1e }
  north-ithilien: { gondor: 3r }
  dice: { shadow: [army], free: [army] }
  hands: { shadow: [olog-hai, horde-from-the-east, the-lidless-eye], free: [athelas] }`;

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`On the ${name} a Combat Card is one click, with its words and its part in the odds; no card is one, too`, async () => {
    const { page, leave } = await visit(house, '/', { viewport });
    await layScenario(page, BATTLE);
    await option(page, /^Army/).click();
    await option(page, /^Attack from Dagorlad/).click();
    await option(page, /North Ithilien/).click();
    await page.getByRole('button', { name: 'Attack North Ithilien' }).last().click();
    // The words and the odds of a card are loaded apart from the table: they may come a moment after its name.
    const strife = page
      .locator('.card-choice')
      .filter({ hasText: /Deadly Strife.*counts 2 higher.*You win \d+ %, with this card \d+ %/ });
    await strife.waitFor();
    await page.getByText('1 card cannot be used here').waitFor();
    const undo = page.locator('.card-question').getByRole('button', { name: 'Undo' });
    assert.match((await undo.getAttribute('title')) ?? '', /^Undo goes back to: Who stays in Dagorlad/);
    await assertFits(page);
    if (viewport === desktop) await assertAccessible(page);
    await strife.click();
    await liftCurtain(page);
    await page.getByRole('button', { name: 'No card' }).click();
    await page.waitForTimeout(300);
    await liftCurtain(page);
    await page.locator('.battle-card').filter({ hasText: 'Deadly Strife' }).waitFor();
    await page.locator('.battle .d6').first().waitFor();
    await leave();
  });

test('The Fellowship moves by two clicks', async () => {
  const { page, leave } = await visit(house, '/');
  await layScenario(page, '  act: free\n  dice: { free: [character], shadow: [army] }');
  await option(page, /^Character/).click();
  await option(page, /^Move the Fellowship/).click();
  await page.locator('.fellow-fact').filter({ hasText: 'Progress1' }).waitFor();
  await leave();
});

test('A part of an Army is sent by four clicks, and where it goes is kept', async () => {
  const { page, leave } = await visit(house, '/');
  await layScenario(page, '  act: shadow\n  dagorlad: { sauron: 4r 1e }\n  dice: { shadow: [army], free: [army] }');
  await option(page, /^Army/).click();
  await option(page, /^Move an Army from Dagorlad/).click();
  await option(page, /North Ithilien/).click();
  await page.getByRole('button', { name: 'Only some of them…' }).click();
  await page.getByRole('radiogroup', { name: 'Sauron Regular: how many go' }).getByText('2').click();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Send 3 of 5 to North Ithilien' }).click();
  await page.getByText('The Shadow moves 2 Regulars and 1 Elite from Dagorlad to North Ithilien.').first().waitFor();
  await leave();
});
