// What happens is watched with a real mouse: nothing waits for a show, and no press is lost in one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { R } from '../../games/wotr/map/regions.ts';
import { openHouse, phone, playOn, question, visit } from './house.ts';

const house = openHouse();

async function open(page: Page, scenario: string): Promise<void> {
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'scene.yaml', mimeType: 'text/plain', buffer: Buffer.from(scenario) });
  await page.waitForURL(/\/table\//);
}

const VAIN_HUNT = `title: A Hunt in vain
game: wotr
position:
  start: true
  act: free
  dice: { free: [character], shadow: [army] }
  hunt: { shadow: 3 }
  fellowship: { at: rivendell, progress: 1 }
  hands: { free: [], shadow: [] }
rolls: [1, 2, 3]
play:
  - asks: { seat: free }
`;

test('A Hunt that finds nobody shows its dice to the other player at this screen until he goes on', async () => {
  const { page, leave } = await visit(house, '/', { speed: 'read' });
  await open(page, VAIN_HUNT);
  await page.locator('.option', { hasText: 'Character' }).first().click();
  await page.locator('.option', { hasText: 'Move the Fellowship' }).click();
  await page.locator('.curtain button').click();
  const hunt = page.locator('.caption', { hasText: 'The Hunt fails.' });
  await hunt.waitFor();
  assert.equal(await hunt.locator('.d6').count(), 3);
  await hunt.getByRole('button', { name: 'Go on' }).click();
  await hunt.waitFor({ state: 'detached' });
  await leave();
});

async function lay(page: Page): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill('stage');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor();
}

/** Plays until the other side has done so much that it is shown in several beats, and has it shown again. */
async function showAgain(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Show it again' });
  const skip = page.getByRole('button', { name: /^Skip/ });
  for (let i = 0; i < 60; i++) {
    await playOn(page, { answers: 1, seconds: 5 });
    await question(page).waitFor();
    if ((await page.locator('.last-move-lines p').count()) < 5) continue;
    await again.click();
    if (await skip.isVisible()) return;
    await page.keyboard.press('Escape');
  }
  assert.fail('the other side never did much');
}

test('Held Space hurries what is shown, though the focus lies on what was pressed last; it is not pressed again', async () => {
  const { page, leave } = await visit(house, '/play');
  await lay(page);
  await showAgain(page);
  const shown = page.locator('[data-show]');
  await page.keyboard.down(' ');
  await page.waitForFunction(() => !document.querySelector('[data-show]'), null, { timeout: 5000 });
  await page.keyboard.up(' ');
  await page.waitForTimeout(300);
  assert.equal(await shown.count(), 0, 'the show began again');
  await leave();
});

test('Who is new and who is gone since the others moved is marked on the map until one moves oneself', async () => {
  const { page, leave } = await visit(house, '/play');
  await lay(page);
  const marks = page.locator('.map-piece .change');
  for (let i = 0; i < 60 && (await marks.count()) === 0; i++) await playOn(page, { answers: 1, seconds: 5 });
  assert.match((await marks.first().textContent()) ?? '', /^[+−]\d+$/);
  assert.match((await marks.first().locator('..').getAttribute('title')) ?? '', /: .* (is|are) (new|gone) since/);
  await leave();
});

const A_MARCH = `title: A march
game: wotr
position:
  start: true
  act: shadow
  politics: { gondor: at war, sauron: at war }
  dice: { shadow: [army], free: [army] }
  hands: { free: [], shadow: [] }
play:
  - asks: { seat: shadow }
`;

test('A press on the map during a show is taken for the game as it stands, and ends the show', async () => {
  const { page, leave } = await visit(house, '/');
  await open(page, A_MARCH);
  await page.locator('.curtain button').click();
  await page.locator('.option', { hasText: 'Army' }).first().click();
  await page.locator('.option', { hasText: 'Spend the die' }).click();
  await page.locator('.prompt-buttons .btn.primary').click();
  await page.locator('.curtain button').click();
  await page.locator('.option', { hasText: 'Army' }).first().click();
  await page.locator('path.rg.legal').first().waitFor();
  const region = await page.locator('path.rg.legal').first().getAttribute('data-region');
  await page.getByRole('button', { name: 'Show it again' }).click();
  const caption = page.locator('.caption');
  await caption.waitFor();
  assert.equal(await page.locator('path.rg.legal').count(), 0, 'what may be chosen is not lit meanwhile');
  const army =
    (await page.locator(`.map-piece.main[data-region="${region}"] .counter`).boundingBox()) ?? assert.fail('no Army');
  await page.mouse.click(army.x + army.width / 2, army.y + army.height / 2);
  await caption.waitFor({ state: 'detached', timeout: 600 });
  await page.locator('path.rg.chosen').waitFor();
  await leave();
});

test('A press beside the plate that closes a battle closes it', async () => {
  const { page, leave } = await visit(house, '/play', { speed: 'read' });
  await lay(page);
  const plate = page.locator('.closing');
  for (let i = 0; i < 60 && (await plate.count()) === 0; i++) await playOn(page, { answers: 1, seconds: 5 });
  await plate.waitFor();
  await page.mouse.click(40, 400);
  await plate.waitFor({ state: 'detached' });
  await leave();
});

test('While another chooses undo stays in its place, with the reason why there is none', async () => {
  const { page, leave } = await visit(house, '/play');
  await page.getByText('As strong as it gets here').click();
  await lay(page);
  // How it reads each time when the question is another's, however short.
  await page.evaluate(() => {
    const look = () => {
      if (!document.querySelector('.prompt-question.waiting')) return;
      const button = [...document.querySelectorAll<HTMLButtonElement>('.prompt-buttons button')].at(-1);
      const words = document.querySelector('.prompt-undo')?.textContent ?? '';
      const seen = `${button?.textContent?.trim()}${button?.disabled ? ' (none)' : ''}: ${words}`;
      const before = document.body.getAttribute('data-undo');
      document.body.setAttribute('data-undo', before === null ? seen : `${before}\n${seen}`);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  const seen = async () => (await page.locator('body').getAttribute('data-undo'))?.split('\n') ?? [];
  const NONE = /^Undo \(none\): Undo ends here: ./;
  for (let i = 0; i < 40 && !(await seen()).some((one) => NONE.test(one)); i++)
    await playOn(page, { answers: 1, seconds: 1 });
  assert.ok((await seen()).length > 0);
  for (const one of await seen()) assert.match(one, one.includes('(none)') ? NONE : /^Undo: Undo goes back to: ./);
  await leave();
});

test('On a phone the moment of a line of the log is in sight on the map, though the sheet makes way for it meanwhile', async () => {
  const { page, leave } = await visit(house, '/', { viewport: phone, hasTouch: true, reducedMotion: 'no-preference' });
  const golden = new URL('../wotr/golden/rules-rules-5.mathom', import.meta.url);
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'game.mathom', mimeType: 'text/plain', buffer: readFileSync(golden) });
  await page.waitForURL(/\/replay\//);
  await page.goto(`${page.url().split('?')[0]}?at=33`);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('button', { name: 'Lead the Free Peoples' }).tap();
  await question(page).waitFor();
  const log = page.getByRole('tab', { name: 'Log' });
  for (let i = 0; i < 3 && !(await log.isVisible()); i++) {
    await page.locator('.sheet-handle').tap();
    await page.waitForTimeout(400);
  }
  await log.tap();
  await page.getByText('from Orthanc to Fords of Isen').last().tap();
  await page.getByRole('button', { name: 'Back to the game' }).waitFor();
  await page.waitForTimeout(900);
  const box = async (part: string) => (await page.locator(part).first().boundingBox()) ?? assert.fail(`no ${part}`);
  const fords = await box(`path[data-region="${R['fords-of-isen']}"]`);
  const [map, sheet] = [await box('.map-frame'), await box('.sheet')];
  const middle = [fords.x + fords.width / 2, fords.y + fords.height / 2] as const;
  assert.ok(middle[0] > 0 && middle[0] < phone.width, `beside the phone, at ${middle[0]}`);
  assert.ok(middle[1] > map.y && middle[1] < sheet.y, `at ${middle[1]}, the map from ${map.y} to ${sheet.y}`);
  await leave();
});

test('On a phone, too, undo says why there is none', async () => {
  const { page, leave } = await visit(house, '/learn/1', { viewport: phone });
  await question(page).waitFor();
  await page.locator('.sheet').getByText('Undo ends here: Nothing has been done yet.').waitFor();
  await leave();
});

test('Enter goes on where a plate waits, though the focus lies on what was pressed last; that is not pressed again', async () => {
  const { page, leave } = await visit(house, '/learn/meccg-3', { speed: 'read' });
  await page.locator('.option', { hasText: 'Wargs' }).first().click();
  const deed = page.locator('.prompt-buttons .btn.primary');
  if (await deed.isVisible()) await deed.click();
  const plate = page.locator('.beat-plate');
  const goOn = page.locator('.caption').getByRole('button', { name: 'Go on' });
  await plate.or(goOn).first().waitFor();
  for (let i = 0; i < 20 && !(await plate.isVisible()); i++) await goOn.click();
  const pass = page.locator('.rail .pass').first();
  await pass.focus();
  const log = async () => (await page.locator('.log-groups').textContent()) ?? '';
  const [asked, heard] = [await question(page).textContent(), await log()];
  await page.keyboard.press('Enter');
  await plate.waitFor({ state: 'detached' });
  await page.waitForTimeout(400);
  assert.deepEqual([await question(page).textContent(), await log()], [asked, heard]);
  await leave();
});
