// People at the card game's table: with the keyboard alone, two at one screen, by ear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, openHouse, playOn, question, visit } from './house.ts';
import { toTheEnd } from './whole-game.ts';

const house = openHouse();

/** Keeps everything that a screen reader is told. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const hear = () => {
      for (const live of document.querySelectorAll('[data-live] p')) said.add(live.textContent ?? '');
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
    hear();
  });
}

/** After so many answers what was said is compared with the log. */
const FIRST_ANSWERS = 25;

/** What the table wants next, read in one go. */
const wanted = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    if (document.querySelector('.game-over')) return 'over';
    if (shown('.picks-done:enabled')) return 'picked';
    if (shown('.picks input:not(:checked)')) return 'tick';
    if (shown('.prompt-buttons .btn.primary')) return 'deed';
    const [options, pass] = [shown('.option'), shown('.prompt-buttons .pass')];
    return options && pass ? 'either' : options ? 'option' : pass ? 'pass' : 'nothing';
  });

/** By the Tab key to what is wanted; false when it is gone, for the answer before was still on its way. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 200; i++) {
    const [isThere, hasFocus] = await page.evaluate(
      (at) => [document.querySelector(at) !== null, document.activeElement?.matches(at) === true],
      selector,
    );
    if (!isThere || hasFocus) return isThere;
    await page.keyboard.press('Tab');
  }
  assert.fail(`no Tab leads to ${selector}`);
}

/** Answers with keys until `enough` answers, or the end. Returns how many were given. */
async function byKeys(page: Page, enough: number, passing: (answer: number) => boolean): Promise<number> {
  let given = 0;
  for (let idle = 0; given < enough && idle < 1000; ) {
    const next = await wanted(page);
    if (next === 'over') break;
    if (next === 'nothing') {
      idle++;
      await page.waitForTimeout(20);
      continue;
    }
    idle = 0;
    if (next === 'picked' && !(await tabTo(page, '.picks-done:enabled'))) continue;
    if (next === 'tick' && !(await tabTo(page, '.picks input:not(:checked)'))) continue;
    const keys: Readonly<Record<string, string>> = { picked: 'Enter', tick: 'Space', deed: 'Enter', pass: 'p' };
    // Enter does what is chosen only where the focus is on nothing that Enter presses.
    if (next === 'deed')
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press(keys[next] ?? (next === 'either' && passing(given) ? 'p' : '1'));
    given++;
    await page.waitForTimeout(10);
  }
  return given;
}

test('With the keyboard alone a table is laid and played to the council, and what is said aloud is what the log holds', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg&deckOne=north&deckTwo=south&starter=true&turnLimit=10');
  await page.getByLabel('Seed').focus();
  await page.keyboard.type('keys');
  await page.keyboard.press('Enter');
  await question(page).waitFor();
  await listen(page);
  assert.equal(await byKeys(page, FIRST_ANSWERS, (answer) => answer % 3 === 2), FIRST_ANSWERS, 'the keys led nowhere');
  const aloud = (): boolean => {
    const said = [...(window as unknown as { said: Set<string> }).said].join('\n').replaceAll('\u00a0', '');
    const over = document.querySelector('.game-over') !== null;
    const asked = document.querySelector('.prompt-question:not(.waiting)')?.textContent ?? (over ? '' : undefined);
    const lines = [...document.querySelectorAll('.log-group p')].map(
      (one) => one.firstChild?.textContent?.trim() ?? '',
    );
    const isShort = said.includes('earlier things are in the log');
    return asked !== undefined && said.includes(asked) && (isShort || lines.every((line) => said.includes(line)));
  };
  await page.waitForFunction(aloud);
  assert.ok((await page.locator('.log-group p').count()) > 10);
  await byKeys(page, 2000, (answer) => answer % 5 !== 0);
  await page.locator('.game-over-number', { hasText: 'points' }).first().waitFor();
  await page.waitForFunction(aloud);
  await leave();
});

test('Two at one screen to the council: a hand is on the page only while its player sits there, and nobody is called for a window without a stop', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg&deckOne=north&deckTwo=south&turnLimit=2');
  await page.getByText('Two at this screen').click();
  await page.getByLabel('Seed').fill('together');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.locator('.curtain, .prompt-question').first().waitFor();
  const calls: string[] = [];
  for (let i = 0; i < 200 && calls.length < 4; i++) {
    const curtain = page.locator('.curtain');
    if (await curtain.isVisible()) {
      // The hand leaves the page as soon as the curtain has fallen.
      await page.waitForFunction(() => document.querySelector('.mt-hand .mc') === null);
      calls.push((await curtain.getByRole('heading').textContent()) ?? '');
      await curtain.getByRole('button').click();
      await curtain.waitFor({ state: 'detached' });
    } else if (await question(page).isVisible()) await playOn(page, { answers: 1, seconds: 1 });
    else await page.waitForTimeout(200);
  }
  assert.ok(calls.length >= 4, 'the screen was never passed on');
  for (const [i, call] of calls.entries()) assert.notEqual(call, calls[i - 1], 'called twice in a row');
  await toTheEnd(page);
  await page.locator('.game-over-number', { hasText: 'points' }).first().waitFor();
  await leave();
});

for (const [name, colorScheme] of [
  ['day', 'light'],
  ['night', 'dark'],
] as const)
  test(`In the middle of an attack, by ${name}, with more contrast too: nothing shuts anybody out, and the odds stand beside each choice`, async () => {
    const { page, leave } = await visit(house, '/learn/meccg-4', { colorScheme });
    await page.locator('.option', { hasText: 'Enter the site' }).click();
    await page.locator('.option', { hasText: 'Balin' }).click();
    await page.locator('.trial').waitFor();
    await page
      .locator('.option small', { hasText: /\d\s% defeated/ })
      .first()
      .waitFor();
    await assertAccessible(page);
    await page.emulateMedia({ contrast: 'more' });
    const ink = () => page.locator('.prompt-question').evaluate((words) => getComputedStyle(words).color);
    assert.equal(await ink(), name === 'day' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
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
  const coat = page.locator('.mt-hand .mc.is-legal', { hasText: 'Mithril' }); // lit once the attack is over
  await coat.waitFor();
  await coat.dragTo(page.locator('.person .mc', { hasText: 'Aragorn' }).first());
  await page.getByText('Well done.').waitFor();
  await leave();
});
