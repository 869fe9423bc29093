// People at the card game's table: with the keyboard alone, two at one screen, by ear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, openHouse, playOn, question, visit } from './house.ts';

const house = openHouse();

/** Keeps everything that a screen reader is told. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const hear = () => {
      for (const live of document.querySelectorAll('[data-live]')) said.push(live.textContent ?? '');
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
    hear();
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n').replaceAll('\u00a0', ''));
}

test('With the keyboard alone a table is laid and played, and what is said aloud is what the log holds', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg&deckOne=north&deckTwo=south&starter=true');
  await page.getByLabel('Seed').focus();
  await page.keyboard.type('keys');
  await page.keyboard.press('Enter');
  await question(page).waitFor();
  const said = await listen(page);
  let answers = 0;
  for (let i = 0; i < 400 && answers < 25; i++) {
    if (await page.locator('.picks').isVisible()) {
      await page.locator('.picks input:not(:checked)').first().focus();
      await page.keyboard.press('Space');
      if (await page.locator('.picks-done:enabled').isVisible()) {
        await page.locator('.picks-done').focus();
        await page.keyboard.press('Enter');
      }
    } else if (await page.locator('.prompt-buttons .btn.primary').isVisible()) await page.keyboard.press('Enter');
    else if ((await page.locator('.option').count()) > 0 && i % 3 !== 2) await page.keyboard.press('1');
    else if (await page.locator('.prompt-buttons .pass').isVisible()) await page.keyboard.press('p');
    else if ((await page.locator('.option').count()) > 0) await page.keyboard.press('1');
    else {
      await page.waitForTimeout(60);
      continue;
    }
    answers++;
    await page.waitForTimeout(40);
  }
  assert.equal(answers, 25, 'the keys led nowhere');
  await question(page).waitFor();
  await page.waitForTimeout(1000);
  const asked = (await question(page).textContent()) ?? '?';
  const aloud = await said();
  const lines = await page
    .locator('.log-group p')
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent?.trim() ?? ''));
  assert.ok(lines.length > 10);
  if (!aloud.includes('earlier things are in the log'))
    for (const line of lines) assert.ok(aloud.includes(line), `not said: ${line}`);
  assert.ok(aloud.includes(asked), `the question was not said: ${asked}`);
  await leave();
});

test('Two at one screen: a hand is on the page only while its player sits there, and nobody is called for a window without a stop', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg');
  await page.getByText('Two at this screen').click();
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill('together');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.locator('.curtain, .prompt-question').first().waitFor();
  const calls: string[] = [];
  for (let i = 0; i < 200 && calls.length < 6; i++) {
    const curtain = page.locator('.curtain');
    if (await curtain.isVisible()) {
      assert.equal(await page.locator('.mt-hand .mc').count(), 0, 'a hand lies behind the curtain');
      calls.push((await curtain.getByRole('heading').textContent()) ?? '');
      await curtain.getByRole('button').click();
      await curtain.waitFor({ state: 'detached' });
    } else if (await question(page).isVisible()) await playOn(page, { answers: 1, seconds: 1 });
    else await page.waitForTimeout(200);
  }
  assert.ok(calls.length >= 4, 'the screen was never passed on');
  for (const [i, call] of calls.entries()) assert.notEqual(call, calls[i - 1], 'called twice in a row');
  await leave();
});

for (const [name, colorScheme] of [
  ['day', 'light'],
  ['night', 'dark'],
] as const)
  test(`In the middle of an attack, by ${name}: nothing shuts anybody out, and the odds stand beside each choice`, async () => {
    const { page, leave } = await visit(house, '/learn/meccg-4', { colorScheme });
    await page.locator('.option', { hasText: 'Enter the site' }).click();
    await page.locator('.option', { hasText: 'Balin' }).click();
    await page.locator('.trial').waitFor();
    await page
      .locator('.option small', { hasText: /\d % defeated/ })
      .first()
      .waitFor();
    await assertAccessible(page);
    await leave();
  });

test('A lesson is done by doing what it asks; the last leads to a whole game with the decks for learners', async () => {
  const { page, leave } = await visit(house, '/learn/meccg-2');
  await page.getByRole('button', { name: 'A hint' }).click();
  await page.getByText('One way: bring Elladan into play, then in the company of Aragorn II.').waitFor();
  await page.locator('.mt-hand .mc', { hasText: 'Elladan' }).click();
  await page.locator('.prompt-buttons .btn.primary').click();
  await page.locator('.option', { hasText: 'Aragorn' }).first().click();
  const deed = page.locator('.prompt-buttons .btn.primary');
  if (await deed.isVisible()) await deed.click();
  await page.getByText('Well done.').waitFor();
  await page.getByRole('button', { name: 'Next lesson' }).waitFor();
  await page.goto(`${house.server.address}/play?game=meccg&deckOne=north&deckTwo=south&starter=true`);
  assert.equal(await page.locator('select[name=deckOne]').inputValue(), 'north');
  assert.equal(await page.locator('select[name=starter]').inputValue(), 'true');
  await leave();
});

test('A card is held still with its rulings by a right click, and dragged to where it shall go', async () => {
  const { page, leave } = await visit(house, '/learn/meccg-5');
  await page.locator('.option', { hasText: 'Enter the site' }).click();
  const concealment = page.locator('.mt-hand .mc', { hasText: 'Concealment' });
  await concealment.click({ button: 'right' });
  await page.getByRole('dialog').getByText('For every card like it').waitFor();
  await assertAccessible(page);
  await page.keyboard.press('Escape');
  await concealment.dragTo(page.locator('.person .mc', { hasText: 'Bilbo' }).first());
  await page.locator('.person', { hasText: 'Bilbo' }).getByText('tapped').waitFor();
  await page
    .locator('.mt-hand .mc', { hasText: 'Mithril' })
    .dragTo(page.locator('.person .mc', { hasText: 'Aragorn' }).first());
  await page.getByText('Well done.').waitFor();
  await leave();
});
