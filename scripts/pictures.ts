// Makes the pictures of README.md from the scenarios beside them: node scripts/pictures.ts
// Both tables, by day and by night, on a desktop and on a phone, as WebP from the browser's own encoder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { openServer } from '../test/server/open-house.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { buildClient } from './build.ts';
import { root } from './runtime.mjs';
import { Trouble } from './trouble.mjs';

const MOST_BYTES = 400_000;
const QUALITY = 0.58;
/** A picture wider than this is made smaller. */
const MOST_WIDE = 1040;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const LIGHTS = { day: 'light', night: 'dark' } as const;
const folder = path.join(root, 'docs', 'pictures');

/** Two sit at one screen: whoever is asked lifts the curtain, however late it falls. */
async function lift(page: Page): Promise<void> {
  const curtain = page.locator('.curtain button');
  const asked = page.locator('.prompt-question:not(.waiting)').first();
  for (let quiet = 0, looks = 0; quiet < 3; looks++) {
    if (looks > MOST_LOOKS) throw new Trouble('Nobody is asked anything.');
    await page.waitForTimeout(250);
    if (await curtain.isVisible()) await curtain.click();
    else quiet = (await asked.isVisible()) ? quiet + 1 : 0;
  }
}
const MOST_LOOKS = 120;

/** Everybody passes until this can be chosen; then it is. */
async function passUntil(page: Page, words: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await lift(page);
    if (await page.locator('.option', { hasText: words }).count()) return choose(page, words);
    await page.keyboard.press('p');
  }
  throw new Trouble(`“${words}” could not be chosen.`);
}

async function choose(page: Page, words: string): Promise<void> {
  await lift(page);
  await page.locator('.option', { hasText: words }).first().click();
  const deed = page.locator('.prompt-buttons .btn.primary').first();
  await page.waitForTimeout(300);
  if (await deed.isVisible()) await deed.click();
}

const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  war: lift,
  company: async (page) => {
    await passUntil(page, 'Cave-drake');
    await lift(page);
    await page.keyboard.press('p'); // no Concealment: the strikes are given out
    await lift(page);
  },
};

async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ data, quality, most }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const scale = Math.min(1, most / picture.width);
      const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return bytes.reduce((all, byte) => all + String.fromCharCode(byte), '');
    },
    { data: png.toString('base64'), quality: QUALITY, most: MOST_WIDE },
  );
  return Buffer.from(text, 'latin1');
}

async function photograph(browser: Browser, home: string, name: string): Promise<number> {
  let bytes = 0;
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addInitScript(() =>
      localStorage.setItem('mathom-settings', JSON.stringify({ speed: 'off', sound: 'off' })),
    );
    const page = await context.newPage();
    const encoder = await context.newPage();
    await page.goto(home);
    await page
      .getByLabel('A saved game or a scenario')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: readFileSync(path.join(folder, `${name}.yaml`)) });
    await page.waitForURL(/\/table\//);
    await TABLES[name](page);
    // No card is looked at.
    await page.mouse.move(1, 1);
    for (const [light, colorScheme] of Object.entries(LIGHTS)) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForTimeout(600);
      const picture = await toWebp(encoder, await page.screenshot());
      writeFileSync(path.join(folder, `${name}-${size}-${light}.webp`), picture);
      bytes += picture.length;
    }
    await context.close();
  }
  return bytes;
}

mkdirSync(folder, { recursive: true });
Object.assign(process.env, { CHROME_PATH: await ensureBrowser() });
await buildClient();
const server = await openServer({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch(launchOptions());
let bytes = 0;
for (const name of Object.keys(TABLES)) bytes += await photograph(browser, server.address, name);
await browser.close();
await server.close();
if (bytes > MOST_BYTES) throw new Trouble(`The pictures have ${bytes} bytes together, more than ${MOST_BYTES}.`);
console.log(`The pictures are in ${path.relative(root, folder)}: ${Math.round(bytes / 1000)} KB together.`);
