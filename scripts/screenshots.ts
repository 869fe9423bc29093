// Photographs every screen, at five sizes, by day and by night, into test-results/screenshots: node scripts/screenshots.ts [word …]
// With words, only the screens whose names hold one of them.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { playOn, question } from '../test/e2e/house.ts';
import { openServer } from '../test/server/open-house.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { buildClient } from './build.ts';
import { root } from './runtime.mjs';

const SIZES = {
  wide: { width: 1920, height: 1080 },
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
};
const THEMES = { parchment: 'light', night: 'dark' } as const;

interface Screen {
  name: string;
  address: string;
  /** What is done before the picture is taken. */
  act?(page: Page): Promise<void>;
}

const golden = path.join(root, 'test/wotr/golden/rules-rules-1.mathom');
const goldenCards = path.join(root, 'test/meccg/golden/rules-gandalf-saruman-1.mathom');

const openTable = (button: string, answers: number) => async (page: Page) => {
  await page.getByRole('button', { name: button }).click();
  await question(page).waitFor();
  if (answers > 0) await playOn(page, { answers, seconds: 20 });
  await page.locator('.map-pieces').waitFor();
};

const openReplayOf = (file: string) => async (page: Page) => {
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'game.mathom', mimeType: 'text/plain', buffer: readFileSync(file) });
  await page.waitForURL(/\/replay\//);
  await page.getByRole('button', { name: 'One move on' }).waitFor();
};
const openReplay = openReplayOf(golden);

/** A game of cards that is some answers old. */
const openCards = (answers: number) => async (page: Page) => {
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill('cards');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor();
  await page.locator('.option', { hasText: 'Start with the company of the deck' }).click();
  await playOn(page, { answers, seconds: 60 });
};

const SCREENS: readonly Screen[] = [
  { name: 'home', address: '/' },
  {
    name: 'home-kept',
    address: '/',
    act: async (page) => {
      const home = page.url();
      await openTable('Lead the Free Peoples', 6)(page);
      await page.goto(home);
      await openReplay(page);
      await page.goto(home);
      await page.getByRole('link', { name: 'Play on' }).waitFor();
    },
  },
  { name: 'play', address: '/play' },
  { name: 'settings', address: '/settings' },
  { name: 'about', address: '/about' },
  { name: 'learn', address: '/learn' },
  { name: 'lesson', address: '/learn/3', act: async (page) => question(page).waitFor() },
  { name: 'glossary', address: '/glossary' },
  { name: 'rules', address: '/rules?topic=battle' },
  { name: 'rules-search', address: '/rules?q=siege%20retreat' },
  { name: 'rule', address: '/rules/WR-6.30.1' },
  {
    name: 'rule-example',
    address: '/rules/WR-6.13.1',
    act: async (page) => {
      const example = page.locator('.example');
      await example.locator('.map-pieces').waitFor();
      for (let i = 0; i < 3; i++) {
        await example.locator('.small-side > .btn.primary').click();
        await page.waitForTimeout(200);
      }
      await example.scrollIntoViewIfNeeded();
    },
  },
  { name: 'cards', address: '/cards' },
  { name: 'card', address: '/cards/aragorn-ii' },
  { name: 'decks', address: '/decks' },
  { name: 'online', address: '/online' },
  {
    name: 'person',
    address: '/online',
    act: async (page) => {
      const name = `Lindir ${Math.round(performance.now())}`;
      const data = { name, password: 'long enough' };
      await page.context().request.post(new URL('/api/account', page.url()).href, { data });
      await page.reload();
      await page.getByRole('link', { name: 'Your page and ratings' }).click();
      await page.getByRole('heading', { name: 'Your account' }).waitFor();
    },
  },
  { name: 'table-start', address: '/', act: openTable('Lead the Free Peoples', 0) },
  { name: 'table-shadow', address: '/', act: openTable('Lead the Shadow', 30) },
  {
    name: 'table-search',
    address: '/',
    act: async (page) => {
      await openTable('Lead the Free Peoples', 4)(page);
      await page.keyboard.press('/');
      await page.keyboard.type('gandalf');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'table-menu',
    address: '/',
    act: async (page) => {
      await openTable('Lead the Free Peoples', 0)(page);
      await page.getByRole('button', { name: 'The table', exact: true }).click();
    },
  },
  {
    name: 'table-battle',
    address: '/learn/3',
    act: async (page) => {
      await question(page).waitFor();
      for (const words of ['Army', 'Attack', 'Fords of Isen']) {
        const deed = page.locator('.prompt-buttons .btn.primary').first();
        await page.locator('.option', { hasText: words }).first().click();
        await page.waitForTimeout(200);
        if (await deed.isVisible()) await deed.click();
      }
      await page.locator('.battle').waitFor();
    },
  },
  { name: 'cards-start', address: '/play?game=meccg', act: openCards(4) },
  { name: 'cards-middle', address: '/play?game=meccg', act: openCards(60) },
  {
    name: 'cards-journey',
    address: '/play?game=meccg',
    act: async (page) => {
      await openCards(4)(page);
      const map = page.locator('.journey-map:not(.asleep) .map-frame');
      for (let i = 0; i < 40 && !(await map.isVisible()); i++) await playOn(page, { answers: 1 });
      await map.waitFor();
    },
  },
  {
    name: 'cards-end',
    address: '/',
    act: async (page) => {
      await openReplayOf(goldenCards)(page);
      await page.getByRole('button', { name: 'To the end' }).click();
    },
  },
  { name: 'replay-start', address: '/', act: openReplay },
  {
    name: 'replay-battle',
    address: '/',
    act: async (page) => {
      await openReplay(page);
      const battle = page.getByRole('button', { name: 'Next battle' });
      if (await battle.isVisible()) await battle.click();
    },
  },
  {
    name: 'replay-end',
    address: '/',
    act: async (page) => {
      await openReplay(page);
      await page.getByRole('button', { name: 'To the end' }).click();
    },
  },
  {
    name: 'replay-graph',
    address: '/',
    act: async (page) => {
      await openReplay(page);
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.getByRole('button', { name: 'The war, turn by turn' }).click();
    },
  },
  { name: 'lost', address: '/no/such/place' },
];

/** What is done is done once for each size; then the light changes. */
async function photograph(browser: Browser, home: string, folder: string, screen: Screen): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      hasTouch: size !== 'desktop' && size !== 'wide',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${home}${screen.address}`);
    await page.locator('main, .wt').first().waitFor();
    await screen.act?.(page);
    for (const [theme, colorScheme] of Object.entries(THEMES)) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.waitForTimeout(300);
      // Colours on their way from one light to the other are neither.
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      await page.screenshot({ path: path.join(folder, `${screen.name}-${size}-${theme}.png`) });
    }
    await context.close();
  }
  console.log(screen.name);
}

const words = process.argv.slice(2);
const folder = path.join(root, 'test-results', 'screenshots');
mkdirSync(folder, { recursive: true });
Object.assign(process.env, { CHROME_PATH: await ensureBrowser() });
await buildClient();
const server = await openServer({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch(launchOptions());
for (const screen of SCREENS)
  if (words.length === 0 || words.some((word) => screen.name.includes(word)))
    await photograph(browser, server.address, folder, screen);
await browser.close();
await server.close();
console.log(`The pictures are in ${path.relative(root, folder)}.`);
