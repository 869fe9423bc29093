import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { clientFolder } from '../../scripts/build.ts';
import { assertAccessible, assertFits, desktop, openHouse, phone, question, visit } from './house.ts';

const house = openHouse();

const PAPER = { light: 'rgb(245, 237, 214)', dark: 'rgb(33, 28, 21)' } as const;

for (const [screen, viewport] of Object.entries({ desktop, phone }))
  test(`The front page on a ${screen} opens, styled, fits, can be read by everybody by day and by night, keeps to itself and complains of nothing`, async () => {
    const { page, leave } = await visit(house, '/', { viewport, colorScheme: 'light' });
    assert.equal(await page.title(), 'Mathom-house');
    assert.equal(await page.locator('h1').textContent(), 'Well met');
    await page.getByText('Nothing lies on the shelf yet').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await assertAccessible(page);
      const colour = await page
        .locator('.home-side .panel')
        .first()
        .evaluate((e) => getComputedStyle(e).backgroundColor);
      assert.equal(colour, PAPER[colorScheme], 'the style sheet is not applied');
      await assertFits(page);
    }
    await leave();
  });

test('On the narrowest phone, 320 wide, nothing sticks out', async () => {
  const { page, leave } = await visit(house, '/', { viewport: { width: 320, height: 640 } });
  await assertFits(page);
  await leave();
});

test('A wrong address shows a page, and its link leads home', async () => {
  const { page } = await visit(house, '/no/such/place', { viewport: phone });
  assert.equal(await page.locator('h1').textContent(), 'No road leads here');
  await page.getByRole('link', { name: 'Go back to the house' }).click();
  await page.waitForURL(`${house.server.address}/`);
  assert.equal(await page.locator('h1').textContent(), 'Well met');
  await page.context().close();
});

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
  name?: string;
}

/** A script that others import too is listed under the name of its file, not of its source. */
function chunkOf(manifest: Record<string, Chunk>, source: string): string {
  if (manifest[source]) return source;
  const shared = Object.keys(manifest).find(
    (key) => manifest[key].name === path.parse(source).name && manifest[key].file.endsWith('.js'),
  );
  assert.ok(shared, `${source} is not in the house`);
  return shared;
}

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8'));

/** The scripts that come with these, by name: how much each is, compressed. */
function scriptsWith(manifest: Record<string, Chunk>, names: readonly string[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const walk = (name: string): void => {
    if (sizes.has(name)) return;
    const { file, imports = [] } = manifest[name];
    sizes.set(name, file.endsWith('.js') ? gzipSync(readFileSync(path.join(clientFolder, file))).length : 0);
    imports.forEach(walk);
  };
  for (const name of names) walk(chunkOf(manifest, name));
  return sizes;
}

const total = (sizes: Iterable<number>): number => [...sizes].reduce((sum, size) => sum + size, 0);
const KB = 1024;

test('The first screen needs less than 60 KB of compressed script', () => {
  const manifest = readManifest();
  const size = total(
    scriptsWith(
      manifest,
      Object.keys(manifest).filter((name) => manifest[name].isEntry),
    ).values(),
  );
  assert.ok(size > 5000, 'hardly any script was found');
  assert.ok(size < 60 * KB, `${(size / KB).toFixed(1)} KB`);
});

test('The card game brings less than 150 KB of compressed script of its own, the texts of The Wizards included', () => {
  const manifest = readManifest();
  const roots = Object.keys(manifest).filter((name) => manifest[name].isEntry);
  const others = scriptsWith(manifest, [...roots, 'wotr/wotr-face.ts', 'wotr/pieces/paint-war.ts']);
  const table = scriptsWith(manifest, [
    'meccg/table/meccg-face.ts',
    'meccg/cards/paint-card.ts',
    'art/meccg-map.json',
    '../virtual:meccg-cards',
  ]);
  assert.ok(![...table.keys()].some((name) => name.includes('mele')), 'The Lidless Eye comes with The Wizards');
  const own = total([...table].flatMap(([name, size]) => (others.has(name) ? [] : [size])));
  assert.ok(own > 50 * KB, 'hardly any script was found');
  assert.ok(own < 150 * KB, `${(own / KB).toFixed(1)} KB`);
  // With the kit that draws the cards of both games, and the table that both share.
  const house = scriptsWith(manifest, roots);
  const all = total([...table].flatMap(([name, size]) => (house.has(name) ? [] : [size])));
  assert.ok(all < 180 * KB, `${(all / KB).toFixed(1)} KB in all`);
});

test('What the browser fetches for the first screen, the picture included, stays small', async () => {
  const context = await house.browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(house.server.address, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  assert.ok(bytes > 5000 && bytes < 150 * 1024, `${(bytes / 1024).toFixed(1)} KB of script`);
  await context.close();
});

test('The light is changed by a button and kept', async () => {
  const { page, leave } = await visit(house, '/', { colorScheme: 'light' });
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  assert.equal(await theme(), 'parchment');
  await page.getByRole('button', { name: 'Dark, for the night' }).click();
  assert.equal(await theme(), 'night');
  await page.reload();
  await page.locator('h1').waitFor();
  assert.equal(await theme(), 'night');
  await leave();
});

test('The puzzle of the day is a table to solve; spoiled, it can be begun again', async () => {
  const { page, leave } = await visit(house, '/');
  await page.getByRole('link', { name: 'Try it' }).click();
  await question(page).waitFor();
  assert.match((await page.locator('.lesson-count').textContent()) ?? '', /^Puzzle \d of [67]$/);
  await assertAccessible(page);
  await page.goto(`${house.server.address}/puzzle/wotr-3`);
  await question(page).waitFor();
  await page.locator('.option', { hasText: 'Character' }).first().click();
  await page.getByText('What do you do with the Character die?').first().waitFor();
  await page.locator('.option', { hasText: 'Spend the die without effect' }).click();
  await page.locator('.prompt-buttons .btn.primary', { hasText: 'Spend the die without effect' }).click();
  await page.getByText('Not this way.').waitFor();
  await page.getByRole('button', { name: 'Begin again' }).click();
  await page.getByText('Win before the turn is over.').waitFor();
  await leave();
});
