import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { LESSONS } from '../../client/wotr/lessons.ts';
import { root } from '../../scripts/runtime.mjs';
import { assertAccessible, assertFits, desktop, openHouse, phone, question, visit } from './house.ts';

const house = openHouse();

const screens: [path: string, heading: string][] = [
  ['/play', 'A new game'],
  ['/settings', 'Settings'],
  ['/about', 'About this house'],
  ['/learn', 'Learn to play'],
  ['/glossary', 'The words'],
  ['/cards', 'The cards'],
  ['/cards/aragorn-ii', 'Aragorn II'],
  ['/decks', 'Decks'],
  ['/online', 'Play with others'],
  ['/rules', 'Pieces and map'],
  ['/rules/WR-6.32.1', 'No retreat from siege'],
  ['/rules/WR-0.0.0', 'No rule of this number'],
  ['/table/nowhere', 'No table is laid here'],
  ['/replay/nowhere', 'This game cannot be shown'],
];
for (const [address, heading] of screens)
  test(`${address} opens, fits a desktop and a phone, and everybody can read it by day and by night`, async () => {
    const { page, leave } = await visit(house, address, { colorScheme: 'light' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await assertFits(page);
    await assertAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
    await assertFits(page);
    await assertAccessible(page);
    await leave();
  });

test('In the lobby the open tables stand beside the form on a desktop, below it on a phone, and nothing at the edge', async () => {
  const { page, leave } = await visit(house, '/online');
  const box = async (name: string) => (await page.locator(name).boundingBox()) ?? assert.fail(`no ${name}`);
  await page.locator('.home-side .panel').first().waitFor();
  const [form, side] = [await box('.home-main'), await box('.home-side')];
  assert.ok(side.x >= form.x + form.width && side.y === form.y, 'the columns are not beside each other');
  assert.ok(form.x >= 16, 'the form touches the edge');
  await page.setViewportSize(phone);
  const [upper, lower] = [await box('.home-main'), await box('.home-side')];
  assert.ok(lower.y >= upper.y + upper.height && upper.x >= 12, 'the phone has one column with a margin');
  await leave();
});

test('The cards are a gallery: found by words and kind, each leads to its page', async () => {
  const { page, leave } = await visit(house, '/cards');
  await page.getByLabel('Search the cards').fill('aragorn');
  await page.getByLabel('Kind').selectOption('Character');
  const aragorn = page.locator('.gallery').getByRole('link', { name: /^Aragorn II, Character/ });
  await aragorn.locator('img').waitFor();
  await aragorn.click();
  await page.getByRole('heading', { level: 1, name: 'Aragorn II' }).waitFor();
  await page.getByText('Where it is played').waitFor();
  await page.getByRole('link', { name: 'Bree (minion’s)' }).waitFor();
  await leave();
});

test('The rulebook answers words without accents, and numbers', async () => {
  const { page, leave } = await visit(house, '/rules?q=nazgul');
  await page.getByRole('link', { name: 'Nazgûl are Shadow Leaders' }).waitFor();
  await page.getByRole('searchbox').fill('WR-6.32');
  await page.getByRole('link', { name: 'No retreat from siege' }).click();
  await page.waitForURL(/\/rules\/WR-6\.32\.1$/);
  await page.getByRole('heading', { level: 1, name: 'No retreat from siege' }).waitFor();
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('No rule holds all of these words').waitFor();
  await leave();
});

test('A rule shows its example as a small table, which answers', async () => {
  const { page, leave } = await visit(house, '/rules/WR-6.2.1');
  const example = page.getByRole('region', { name: 'An example' });
  await example.locator('.map-pieces').waitFor();
  await assertAccessible(page);
  for (const step of ['Use a die: Character', 'Move an Army from Osgiliath', /Why not/])
    await example.locator('.small-side > .btn.primary', { hasText: step }).click();
  await example.getByText('No more than 10 of your units may be there').waitFor();
  await page.setViewportSize(phone);
  await assertFits(page);
  await example.getByRole('button', { name: 'Open as a table' }).click();
  await page.waitForURL(/\/table\//);
  await question(page).waitFor();
  await leave();
});

test('The first lesson is done by doing it, and the next follows; a rule opens over the table', async () => {
  const { page, leave } = await visit(house, '/learn/1');
  await question(page).waitFor();
  await page.locator('.option', { hasText: 'Character' }).first().click();
  const deed = page.locator('.prompt-buttons .btn.primary').first();
  if (await deed.isVisible()) await deed.click();
  await page
    .locator('.option', { hasText: /move the Fellowship/i })
    .first()
    .click();
  await page.waitForTimeout(100);
  if (await deed.isVisible()) await deed.click();
  await page.getByText('Well done.').waitFor();
  await page.locator('.lesson-strip').getByRole('link', { name: LESSONS[0].rules[0] }).click();
  await page.getByRole('dialog').getByText('Progress not figure advances').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next lesson' }).click();
  await page.getByRole('heading', { level: 1, name: LESSONS[1].title }).waitFor();
  await question(page).waitFor();
  await leave();
});

test('A lesson leaves the table its room: a board on the phone, no empty gutters beside the map', async () => {
  const small = await visit(house, '/learn/meccg-2', { viewport: phone });
  await question(small.page).waitFor();
  const field = await small.page.locator('.mt-field').boundingBox();
  assert.ok(field && field.height >= 200, `the board has ${field?.height} px`);
  await small.leave();
  for (const viewport of [desktop, { width: 1920, height: 1080 }]) {
    const { page, leave } = await visit(house, '/learn/2', { viewport });
    await question(page).waitFor();
    const stage = await page.locator('.stage').boundingBox();
    assert.ok(stage && Math.abs(stage.width / stage.height - 1.505) < 0.05, `${stage?.width} x ${stage?.height}`);
    await leave();
  }
});

test('On a tablet all seven cards of a full hand are in sight', async () => {
  const { page, leave } = await visit(house, '/', { viewport: { width: 820, height: 1180 } });
  const hand = 'athelas, elven-cloaks, the-red-arrow, book-of-mazarbul, horn-of-gondor, axe-and-bow, wizards-staff';
  const scenario = `title: Seven\ngame: wotr\nposition:\n  act: free\n  dice: { free: [character, army, muster, event, will, army], shadow: [army] }\n  hands: { free: [${hand}], shadow: [] }\nplay:\n  - asks: { seat: free }\n`;
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'seven.yaml', mimeType: 'text/plain', buffer: Buffer.from(scenario) });
  await page.waitForURL(/\/table\//);
  await page.locator('.fan-card').nth(6).waitFor();
  const boxes = await Promise.all((await page.locator('.fan-card').all()).map((card) => card.boundingBox()));
  const lefts = boxes.map((box) => box?.x ?? -1);
  assert.ok(
    lefts.every((x, i) => x >= 0 && (i === 0 || x - (lefts[i - 1] ?? 0) > 60)),
    lefts.join(' '),
  );
  const last = boxes.at(-1);
  assert.ok(last && last.x + last.width <= 820, 'the last card is cut');
  await leave();
});

test('A saved game opens as a replay, a scenario as a table, and nonsense is refused in a sentence', async () => {
  const { page, leave } = await visit(house, '/');
  const golden = readFileSync(path.join(root, 'test/wotr/golden/random-random-1.mathom'));
  const take = (name: string, buffer: Buffer) =>
    page.getByLabel('A saved game or a scenario').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await take('nonsense.txt', Buffer.from('no game at all'));
  await page.getByText('is neither a saved game nor a scenario').waitFor();
  await take('golden.mathom', golden);
  await page.waitForURL(/\/replay\//);
  await page.getByRole('button', { name: 'Next battle' }).click();
  await page.getByRole('slider', { name: 'Move' }).waitFor();
  assert.notEqual(await page.getByRole('slider', { name: 'Move' }).inputValue(), '0');
  await page.getByLabel('Whose eyes').selectOption('What everybody saw');
  await assertAccessible(page);
  const [plate, study] = [await page.locator('.battle').boundingBox(), await page.locator('.rail').boundingBox()];
  assert.ok(plate && study && plate.x + plate.width <= study.x, 'the battle lies over the study');
  await page.setViewportSize(phone);
  await assertFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(house.server.address);
  const scenario =
    'title: A road\ngame: wotr\nposition:\n  act: free\n  dice: { free: [character], shadow: [] }\nplay:\n  - asks: { seat: free }\n';
  await take('road.yaml', Buffer.from(scenario));
  await page.waitForURL(/\/table\//);
  await question(page).waitFor();
  await leave();
});
