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
  test(`${title}: a finished game shows its curve, its turning points and missed plans, and each leads to its moment`, async () => {
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

    // The other game's are looked for in the same way (test/players/search/analysis.test.ts), and that takes its time.
    if (side !== '') {
      const before = page.url();
      await page.getByRole('button', { name: 'Missed plans' }).click();
      const account = page.locator('.study-luck');
      await account.waitFor({ timeout: 60_000 });
      assert.match(
        (await account.textContent()) ?? '',
        /Missed plans cost Free Peoples \d+ % and Shadow \d+ % of a win\./,
      );
      const missed = page.getByRole('list', { name: 'Missed plans' }).getByRole('button');
      const told = /wins \d+ % of the worlds looked at; better, with \d+ %: [A-Z].+\./;
      for (const text of await missed.allTextContents()) assert.match(text, told);
      await missed.last().click();
      await page.waitForURL((url) => url.href !== before);
      await assertAccessible(page);
    }
    await leave();
  });
