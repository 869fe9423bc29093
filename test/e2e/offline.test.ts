import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../scripts/browser.ts';
import { buildClient, clientFolder } from '../../scripts/build.ts';
import { openServer } from '../server/open-house.ts';
import { sameChance } from './chance.ts';
import { playOn, question } from './house.ts';

test('After the first visit no server is needed: the house opens, a game goes on, another begins', async () => {
  await buildClient();
  const server = await openServer({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await sameChance(page.context());
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
    // What is answered now comes from the service worker, not from what the browser happens to have by itself.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');

    await page.reload();
    await question(page).waitFor();
    assert.equal(await question(page).textContent(), asked);
    assert.equal(await playOn(page, { answers: 5, seconds: 15 }), 5);

    await page.goto(server.address);
    await page.getByRole('button', { name: 'Two at this screen' }).first().click();
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

test('When a newer house was built, a banner offers it; it comes when the player says so', async () => {
  await buildClient();
  const folder = mkdtempSync(path.join(tmpdir(), 'mathom-newer-'));
  cpSync(clientFolder, folder, { recursive: true });
  const first = await openServer({ port: 0, host: '127.0.0.1', folder });
  const browser = await chromium.launch(launchOptions());
  let second: typeof first | undefined;
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await sameChance(page.context());
    await page.goto(first.address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const banner = page.getByText('A newer house is ready.');
    assert.equal(await banner.count(), 0);
    await first.close();
    appendFileSync(path.join(folder, 'sw.js'), '\n// newer\n');
    second = await openServer({ port: Number(new URL(first.address).port), host: '127.0.0.1', folder });
    await page.reload();
    await banner.waitFor({ timeout: 15_000 });
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    await page.locator('h1').waitFor();
    assert.equal(await banner.count(), 0);
  } finally {
    await browser.close();
    await second?.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
