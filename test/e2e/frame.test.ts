// The frame around the table: what keeps its place whatever is looked at.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertFits, openHouse, phone, question, visit } from './house.ts';

const lead = async (page: Page) => {
  await page.getByRole('button', { name: 'Lead the Free Peoples' }).click();
  await question(page).waitFor();
};

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box, `${selector} is not shown`);
  return box;
};

describe('the frame of the table', () => {
  const house = openHouse();

  test('going to a card does not scroll the table', async () => {
    const { page, leave } = await visit(house, '/');
    await lead(page);
    await page.keyboard.press('h');
    await page.locator('.fan button:focus').waitFor();
    assert.equal(await page.locator('.wt').evaluate((table) => table.scrollTop), 0);
    assert.equal((await boxOf(page, '.wt-bar')).y, 0);
    await leave();
  });

  test('on a phone the handle of the full sheet is clear of the bar', async () => {
    const { page, leave } = await visit(house, '/', { viewport: phone });
    await lead(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.locator('.sheet.at-full').waitFor();
    const bar = await boxOf(page, '.wt-bar');
    assert.ok((await boxOf(page, '.sheet-handle')).y >= bar.y + bar.height);
    await leave();
  });

  test('on a phone held sideways dice and hand are in sight', async () => {
    const { page, leave } = await visit(house, '/', { viewport: { width: 844, height: 390 } });
    await lead(page);
    for (const part of ['.dicebox', '.hand .fan-card']) {
      const { y } = await boxOf(page, part);
      assert.ok(y >= 0 && y <= 390 - 40, `${part} is at ${y}`);
    }
    await assertFits(page);
    await leave();
  });

  test('where no table is laid the house has its bar', async () => {
    const { page, leave } = await visit(house, '/table/nothing-here');
    await page.getByRole('heading', { name: 'No table is laid here' }).waitFor();
    await page.getByRole('link', { name: 'Rulebook' }).waitFor();
    await leave();
  });

  test('a sound chosen in the settings is heard, and none before', async () => {
    const { page, leave } = await visit(house, '/settings');
    await page.evaluate(() => {
      document.body.dataset['heard'] = '0';
      const Plain = OscillatorNode;
      window.OscillatorNode = class extends Plain {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options);
          document.body.dataset['heard'] = String(Number(document.body.dataset['heard']) + 1);
        }
      };
    });
    const heard = () => page.locator('body').getAttribute('data-heard');
    await page.getByRole('radio', { name: /Only how things stand/ }).check();
    assert.equal(await heard(), '0');
    await page.getByRole('radio', { name: /for the whole room/ }).check();
    assert.equal(await heard(), '2');
    await leave();
  });
});
