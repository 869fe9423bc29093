// The card game without a server, from the laying of the table to the council.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../scripts/browser.ts';
import { buildClient } from '../../scripts/build.ts';
import { openServer } from '../server/open-house.ts';
import { question } from './house.ts';
import { toTheEnd } from './whole-game.ts';

test('After the first visit a game of cards needs no server: it is laid, left, taken up again and ended, minions included', async () => {
  await buildClient();
  const server = await openServer({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(20_000);
    await page.addInitScript(() => localStorage.setItem('mathom-settings', '{"speed":"off","sound":"off"}'));
    await page.goto(server.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await server.close();
    await assert.rejects(fetch(server.address));
    // What is answered now comes from the service worker, not from what the browser happens to have by itself.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');

    await page.goto(`${server.address}/play?game=meccg&deckOne=north&deckTwo=dwar&turnLimit=2`);
    await page.getByLabel('Seed').fill('alone');
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await question(page).waitFor();
    const asked = await question(page).textContent();
    await page.reload();
    await question(page).waitFor();
    assert.equal(await question(page).textContent(), asked);
    await page.locator('.option', { hasText: 'Start with the company of the deck' }).click();
    await page.waitForFunction(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.band .mc-art img')];
      return pictures.length > 3 && pictures.every(({ naturalWidth }) => naturalWidth > 0);
    });
    await toTheEnd(page);
    await page.locator('.game-over-number', { hasText: 'points' }).first().waitFor();
  } finally {
    await browser.close();
    await server.close();
  }
});
