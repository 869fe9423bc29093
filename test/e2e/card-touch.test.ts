// A finger at the card game's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse, phone, question, visit } from './house.ts';

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
  await bilbo.waitFor();
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

test('A finger that swipes over the hand scrolls it, and carries, chooses and reads nothing', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg&deckOne=north&deckTwo=south', {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  await page.getByLabel('Seed').fill('swipe');
  await page.getByRole('button', { name: 'Lay the table' }).tap();
  const card = page.locator('.mt-hand .mc').nth(5);
  await card.waitFor();
  const done = page.locator('.mt-hand .mc.is-chosen, .reasons, .mc-peek');
  const prompt = page.locator('.prompt').first();
  const [question, doneBefore] = [await prompt.textContent(), await done.count()];
  const fan = page.locator('.mt-hand .fan');
  const scrolled = () => fan.evaluate((row) => row.scrollLeft);
  const before = await scrolled();
  const room = await fan.boundingBox();
  assert.ok(room);
  const finger = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: room.y + room.height / 2 }];
  // At once: a finger that waits for an answer in between rests.
  const way = Array.from({ length: 12 }, (_, i) => at(310 - 20 * i));
  await Promise.all([
    finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(330) }),
    ...way.map((touchPoints) => finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })),
  ]);
  assert.equal(await page.locator('.drag-ghost').count(), 0, 'a swipe carried a card');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction((was) => (document.querySelector('.mt-hand .fan')?.scrollLeft ?? 0) > was + 80, before);
  assert.deepEqual([await prompt.textContent(), await done.count()], [question, doneBefore], 'a swipe did something');
  await leave();
});

for (const [name, viewport] of Object.entries({
  tablet: { width: 820, height: 1180 },
  'phone on its side': { width: 844, height: 390 },
}))
  test(`On a ${name} nothing covers the plate that closes an attack: a finger goes on`, async () => {
    const { page, leave } = await visit(house, '/learn/meccg-3', { viewport, hasTouch: true, speed: 'read' });
    await page.locator('.option', { hasText: 'Wargs' }).first().tap();
    const deed = page.locator('.prompt-buttons .btn.primary');
    if (await deed.isVisible()) await deed.tap();
    const plate = page.locator('.beat-plate');
    const goOn = page.locator('.beat-plate, .caption').getByRole('button', { name: 'Go on' });
    await plate.or(goOn).first().waitFor();
    for (let i = 0; i < 20 && !(await plate.isVisible()); i++) await goOn.tap();
    await plate.getByText('Wargs').first().waitFor();
    await plate.getByRole('button', { name: 'Go on' }).tap({ timeout: 3000 });
    await plate.waitFor({ state: 'detached' });
    await leave();
  });

test('A phone that is turned round between two journeys shows the same table, and the map again when it is asked for', async () => {
  const { page, leave } = await visit(house, '/learn/meccg-1', { viewport: phone, hasTouch: true, isMobile: true });
  const map = page.locator('.journey-map:not(.asleep) .map-frame');
  await page
    .locator('.option', { hasText: /^Move / })
    .first()
    .tap();
  await map.waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().tap();
  await map.waitFor({ state: 'detached' });
  const [asked] = await question(page).allTextContents();
  for (const viewport of [{ width: phone.height, height: phone.width }, phone]) {
    await page.setViewportSize(viewport);
    await question(page).waitFor();
    assert.deepEqual(await question(page).allTextContents(), [asked]);
  }
  await page
    .locator('.option', { hasText: /^Move / })
    .first()
    .tap();
  await map.waitFor();
  await leave();
});
