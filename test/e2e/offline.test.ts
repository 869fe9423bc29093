import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../scripts/browser.ts';
import { buildClient } from '../../scripts/build.ts';
import { openServer } from '../server/open-house.ts';
import { playOn, question } from './house.ts';

test('After the first visit no server is needed: the house opens, a game goes on, another begins', async () => {
  await buildClient();
  const server = await openServer({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(server.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: 'Lead the Free Peoples' }).click();
    await question(page).waitFor();
    await playOn(page, { answers: 3, seconds: 10 });
    await question(page).waitFor();
    await page.waitForTimeout(300);
    const asked = await question(page).textContent();
    await server.close();
    await assert.rejects(fetch(server.address));

    await page.reload();
    await question(page).waitFor();
    assert.equal(await question(page).textContent(), asked);
    assert.equal(await playOn(page, { answers: 5, seconds: 15 }), 5);

    await page.goto(server.address);
    await page.getByRole('button', { name: 'Two at this screen' }).click();
    await question(page).waitFor();
    await page.goto(`${server.address}/rules/WR-6.32.1`);
    await page.getByRole('heading', { name: 'No retreat from siege' }).waitFor();
    await page.goto(`${server.address}/learn/1`);
    await question(page).waitFor();
  } finally {
    await browser.close();
    await server.close();
  }
});
