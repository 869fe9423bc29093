// A finger at the card game's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse, visit } from './house.ts';

const house = openHouse();

test('A finger that rests on a card carries it to where it shall go', async () => {
  const { page, leave } = await visit(house, '/learn/meccg-5', {
    viewport: { width: 1440, height: 900 },
    hasTouch: true,
  });
  await page.locator('.option', { hasText: 'Enter the site' }).tap();
  const card = page.locator('.mt-hand .mc', { hasText: 'Concealment' });
  const bilbo = page.locator('.person .mc', { hasText: 'Bilbo' }).first();
  await card.waitFor();
  const finger = await page.context().newCDPSession(page);
  const carry = async () => {
    const [from, to] = [await card.boundingBox(), await bilbo.boundingBox()];
    assert.ok(from && to);
    const at = (share: number) => ({
      x: from.x + 30 + share * (to.x + to.width / 2 - from.x - 30),
      y: from.y + 30 + share * (to.y + to.height / 2 - from.y - 30),
    });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    await page.waitForTimeout(900);
    for (const share of [0.1, 0.3, 0.6, 0.9, 1])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(share)] });
    const carried = await page.locator('.drag-ghost').count();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return carried;
  };
  assert.equal(await carry(), 1, 'a finger that rested carried nothing');
  await page.locator('.person', { hasText: 'Bilbo' }).getByText('tapped').waitFor();
  await leave();
});
