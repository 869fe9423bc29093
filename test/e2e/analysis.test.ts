// A finished game in hindsight, in the browser: who was winning as a curve, what turned it, and what would have been better.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertAccessible, openHouse, visit } from './house.ts';

const house = openHouse();

const GAMES = [
  { title: 'War of the Ring', file: 'wotr/golden/rules-rules-7.mathom', side: 'Free Peoples' },
  { title: 'The Wizards', file: 'meccg/golden/rules-gandalf-saruman-1.mathom', side: '' },
] as const;

for (const { title, file, side } of GAMES)
  test(`${title}: a finished game shows its curve and its turning points, and each leads to its moment`, async () => {
    const { page, leave } = await visit(house, '/');
    const buffer = readFileSync(new URL(`../${file}`, import.meta.url));
    await page
      .getByLabel('A saved game or a scenario')
      .setInputFiles({ name: 'finished.mathom', mimeType: 'text/plain', buffer });
    await page.waitForURL(/\/replay\//);
    const curve = page.locator('.tide-curve svg');
    await curve.waitFor({ timeout: 60_000 });
    const words = (await curve.getAttribute('aria-label')) ?? '';
    assert.match(
      words,
      /^.+ began with \d+ %, stood between \d+ % and \d+ %, and had \d+ % at the last large decision\.$/,
    );
    assert.ok(words.includes(side));
    const marks = (await page.locator('.tide-line').getAttribute('d'))?.split('L').length ?? 0;
    assert.ok(marks > 10, `${marks} moments on the curve`);

    const lines = await page.locator('.tide-point').count();
    assert.ok(lines > 0, 'something turned the game');
    await page.getByRole('button', { name: 'Turning points' }).click();
    await assertAccessible(page);
    const points = page.getByRole('list', { name: 'Turning points' }).getByRole('button');
    assert.equal(await points.count(), lines);
    await points.first().click();
    await page.locator('.study-row.turning.here').waitFor();
    assert.notEqual(await page.getByRole('slider', { name: 'Move' }).inputValue(), '0');
    assert.match((await points.first().locator('em').textContent()) ?? '', /%/);
    await assertAccessible(page);
    await leave();
  });
