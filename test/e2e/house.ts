// What the browser tests share: the built client behind the real server, a real browser, and hands to play with.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Speed } from '../../client/table/stage.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { buildClient } from '../../scripts/build.ts';
import type { RunningServer } from '../../server/http.ts';
import { openServer } from '../server/open-house.ts';
import { sameChance } from './chance.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export interface House {
  server: RunningServer;
  browser: Browser;
}

/** Opens the house for the tests of a file. */
export function openHouse(): House {
  const house = {} as House;
  before(async () => {
    await buildClient();
    house.server = await openServer({ port: 0, host: '127.0.0.1' });
    house.browser = await chromium.launch(launchOptions());
  });
  after(async () => {
    await house.browser?.close();
    await house.server?.close();
  });
  return house;
}

export interface Visit {
  page: Page;
  /** Everything in the console, and every error of the page. */
  complaints: string[];
  /** Requests that leave our server. */
  strangers: string[];
  /** Ends the visit: nothing may have been complained of, nobody else asked. */
  leave(): Promise<void>;
}

/** What happens is not shown by itself, so that tests need not wait for it; those of the stage ask for a speed. */
export async function visit(
  house: House,
  path: string,
  { speed = 'off', ...options }: BrowserContextOptions & { speed?: Speed } = {},
): Promise<Visit> {
  const context = await house.browser.newContext({
    viewport: desktop,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await sameChance(context);
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('mathom-settings') === null)
      localStorage.setItem('mathom-settings', JSON.stringify({ speed: chosen, sound: 'off' }));
  }, speed);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    // The tests of the house without a server have the service worker; the others are quicker without.
    if (!message.text().includes('blocked by Playwright')) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (sent) => {
    const { origin, protocol } = new URL(sent.url());
    if (origin !== house.server.address && protocol !== 'blob:') strangers.push(sent.url());
  });
  await page.goto(`${house.server.address}${path}`);
  await page.locator('main, .wt').first().waitFor();
  const leave = async () => {
    assert.deepEqual({ complaints, strangers }, { complaints: [], strangers: [] });
    await context.close();
  };
  return { page, complaints, strangers, leave };
}

/** No sideways scrolling: nothing is wider than the window. */
export async function assertFits(page: Page): Promise<void> {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= window, `the page is ${wide} wide in a window of ${window}`);
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResults {
  violations: { id: string; impact: string; help: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** axe-core finds nothing serious. It is run beside the page, so that the content policy of the page stays as it is. */
export async function assertAccessible(page: Page): Promise<void> {
  // Colours on their way from one to another are neither.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    assert.equal(exceptionDetails, undefined, JSON.stringify(exceptionDetails));
    return result.value as unknown;
  };
  await evaluate(`${readFileSync(axePath, 'utf8')};undefined`);
  const tags = JSON.stringify(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  // An experiment of axe's that joins the words of two lines without a space, and then misses them in the label.
  const rules = JSON.stringify({ 'label-content-name-mismatch': { enabled: false } });
  // Only what is wrong: to gather and send all that is right takes longer than to look.
  const options = `{ runOnly: ${tags}, rules: ${rules}, resultTypes: ['violations'] }`;
  const violations = (await evaluate(
    `axe.run(${options}).then(({ violations }) => violations)`,
  )) as AxeResults['violations'];
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, where: nodes.slice(0, 4).map(({ html }) => html.slice(0, 160)) }));
  assert.deepEqual(serious, [], page.url());
  await session.detach();
}

/** The question that waits for an answer. */
export const question = (page: Page) => page.locator('.prompt-question:not(.waiting)').first();

/** Does something at the table, and waits until anything on it reads differently. */
export async function andSee(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await page.locator('.wt').textContent();
  await deed();
  await page.waitForFunction((was) => document.querySelector('.wt')?.textContent !== was, before);
}

/**
 * Plays by pressing what is offered until `answers` were given, or until the game is over. Returns how many were. What was pressed
 * is waited for, so that the same answers are given however slow the page is.
 */
export async function playOn(page: Page, { answers = 10_000, seconds = 60 } = {}): Promise<number> {
  return page.evaluate(
    async ({ answers, seconds }) => {
      const until = performance.now() + seconds * 1000;
      const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const visible = <E extends HTMLElement>(selector: string) =>
        [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
      // Always the same choices for the same game, but not always the first.
      let random = 7;
      const below = (n: number) => {
        random = (random * 1103515245 + 12345) % 2147483648;
        return Math.floor((random / 2147483648) * n);
      };
      const asked = () =>
        visible('.curtain, .prompt-question, .card-question, .option, .prompt-buttons .btn, .picks input')
          .map((each) => `${each.textContent} ${each.className} ${each instanceof HTMLInputElement && each.checked}`)
          .join();
      const answered = async (before: string) => {
        for (let tries = 0; tries < 40 && asked() === before; tries++) await rest(8);
      };
      let given = 0;
      for (; given < answers && performance.now() < until; ) {
        if (visible('.game-over').length > 0) break;
        const curtain = visible<HTMLButtonElement>('.curtain button')[0];
        const deed = visible<HTMLButtonElement>('.prompt-buttons .btn.primary')[0];
        const options = visible<HTMLButtonElement>('.option');
        const pass = visible<HTMLButtonElement>('.prompt-buttons .pass, .card-question .pass')[0];
        const picked = visible<HTMLButtonElement>('.picks-done:enabled')[0];
        const tick = visible<HTMLInputElement>('.picks input:not(:checked)')[0];
        const press = curtain ?? deed ?? picked ?? tick ?? options[below(options.length)] ?? pass;
        if (!press) {
          await rest(25);
          continue;
        }
        const before = asked();
        press.click();
        if (press !== curtain) given++;
        await answered(before);
      }
      return given;
    },
    { answers, seconds },
  );
}

/** An Army on the map, as a hand carries it: from the counter of one region to another. */
export async function carry(page: Page, from: number, to: number): Promise<void> {
  const place = async (selector: string) => {
    const box = (await page.locator(selector).first().boundingBox()) ?? assert.fail(`${selector} is not in sight`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = await place(`.map-piece.main[data-region="${from}"] .counter`);
  const [u, v] = await place(`.map-piece[data-region="${to}"] .counter, path[data-region="${to}"]`);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 3 });
  await page.mouse.move(u, v, { steps: 3 });
  await page.mouse.up();
}
