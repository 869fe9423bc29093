import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, test } from 'node:test';
import { type Browser, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../scripts/browser.ts';
import { type RunningServer, startServer } from '../../server/http.ts';

const screens = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const themes = ['light', 'dark'] as const;

/** Set PICTURES to a folder to keep what the tests saw. */
const { PICTURES: pictures } = process.env;
if (pictures) mkdirSync(pictures, { recursive: true });

let server: RunningServer;
let browser: Browser;
before(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch(launchOptions());
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens an address in a fresh window, noting complaints in the console and requests that leave our server. */
async function visit(address: string, options: Parameters<Browser['newPage']>[0]) {
  const page = await browser.newPage({ deviceScaleFactor: 2, ...options });
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (sent) => {
    if (new URL(sent.url()).origin !== server.address) strangers.push(sent.url());
  });
  await page.goto(`${server.address}${address}`, { waitUntil: 'networkidle' });
  return { page, complaints, strangers };
}

async function assertFits(page: Page, width: number) {
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  const outside = await page.evaluate((right) => {
    const texts = [...document.querySelectorAll('h1, h2, p, dt, dd, a, span')];
    return texts.filter((e) => e.getBoundingClientRect().right > right).map((e) => e.textContent);
  }, width);
  assert.deepEqual(outside, []);
}

for (const [screen, viewport] of Object.entries(screens)) {
  for (const colorScheme of themes) {
    describe(`The front page on a ${screen}, ${colorScheme}`, () => {
      test('opens, styled, fits, keeps to itself and complains of nothing', async () => {
        const { page, complaints, strangers } = await visit('/', { viewport, colorScheme });
        assert.equal(await page.title(), 'Mathom-house');
        assert.equal(await page.locator('h1').textContent(), 'Well met');
        assert.match((await page.locator('main').textContent()) ?? '', /npx mathom play/);
        const paper = colorScheme === 'light' ? 'rgb(245, 237, 214)' : 'rgb(33, 28, 21)';
        const colour = await page
          .locator('.panel')
          .first()
          .evaluate((e) => getComputedStyle(e).backgroundColor);
        assert.equal(colour, paper, 'the style sheet is not applied');
        await assertFits(page, viewport.width);
        if (pictures) {
          await page.screenshot({ path: path.join(pictures, `home-${screen}-${colorScheme}.png`), fullPage: true });
        }
        assert.deepEqual({ complaints, strangers }, { complaints: [], strangers: [] });
        await page.close();
      });
    });
  }
}

test('On the narrowest phone, 320 wide, nothing sticks out', async () => {
  const { page } = await visit('/', { viewport: { width: 320, height: 640 } });
  await assertFits(page, 320);
  await page.close();
});

test('A wrong address shows a page, and its link leads home', async () => {
  const { page, strangers } = await visit('/no/such/place', { viewport: screens.phone });
  assert.equal(await page.locator('h1').textContent(), 'No road leads here');
  if (pictures) await page.screenshot({ path: path.join(pictures, 'lost-phone.png'), fullPage: true });
  await page.getByRole('link', { name: 'Go back to the house' }).click();
  await page.waitForURL(`${server.address}/`);
  assert.equal(await page.locator('h1').textContent(), 'Well met');
  assert.deepEqual(strangers, []);
  await page.close();
});
