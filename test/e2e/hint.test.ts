import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible, openHouse, playOn, question, visit } from './house.ts';

const house = openHouse();

test('A program is asked what it would do: plans with their chances, and the table waits as it was', async () => {
  const { page, leave } = await visit(house, '/play?game=meccg');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill('cards');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor();
  // Before anything is seen there is nothing to look ahead from: a reason, and no chances.
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await page.locator('dialog li', { hasText: /^Start with .+: [A-Z].+\.$/ }).waitFor();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await playOn(page, { answers: 30 });
  const plans = page.locator('dialog li', { hasText: /: wins \d+ % of the worlds looked at\. / });
  const none = page.getByText('There is nothing for you to choose now, or all choices are alike.');
  let asked: string | null = null;
  // Not every question has plans to compare: on to one that has.
  for (let i = 0; i < 20; i++) {
    await question(page).waitFor();
    asked = await question(page).textContent();
    const from = Date.now();
    await page.getByRole('button', { name: 'What would you do?' }).click();
    await page.locator('dialog li').first().or(none).waitFor();
    assert.ok(Date.now() - from < 6000, 'two seconds of thought, and room for a busy machine');
    if ((await plans.count()) > 0) break;
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await playOn(page, { answers: 1 });
  }
  assert.ok((await plans.count()) >= 2 && (await plans.count()) <= 3);
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  assert.equal(await question(page).textContent(), asked);
  await leave();
});

test('Five programs of rising strength can be chosen, and the strongest answers in the browser', async () => {
  const { page, leave } = await visit(house, '/play?game=wotr');
  for (const name of ['First game', 'Newcomer', 'Seasoned', 'Strong', 'As strong as it gets here'])
    await page.getByRole('radio', { name }).first().waitFor({ state: 'attached' });
  await page.getByText('As strong as it gets here', { exact: true }).click();
  await page.getByText('The Shadow', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor({ timeout: 20_000 });
  await leave();
});
