// How smooth the table is in a browser without a graphics card: the map under a hand, and the way from a click to the next question.
//   CHROME_PATH=… node bench/frames.ts [--game wotr|meccg] [--rate 4] [--answers 60] [--json]
import { loadavg } from 'node:os';
import process from 'node:process';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../scripts/browser.ts';
import { buildClient } from '../scripts/build.ts';
import { openServer } from '../test/server/open-house.ts';
import { readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    rate: { type: 'string', default: '4' },
    answers: { type: 'string', default: '60' },
    game: { type: 'string', default: 'wotr' },
    json: { type: 'boolean', default: false },
  },
});
const rate = Number(values.rate);
const answers = Number(values.answers);
const isWar = values.game !== 'meccg';

interface Figures {
  readonly what: string;
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
  readonly wanted: number;
}

function figures(what: string, times: readonly number[], wanted: number): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  return { what, count: sorted.length, median: at(0.5), p95: at(0.95), most: at(1), wanted };
}

/** The times between frames while something is done. */
async function framesOf(page: Page, deed: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      next = requestAnimationFrame(tick);
    };
    let next = requestAnimationFrame(tick);
    Object.assign(window, { frames, stopFrames: () => cancelAnimationFrame(next) });
  });
  await deed();
  return page.evaluate(() => {
    const { frames, stopFrames } = window as unknown as { frames: number[]; stopFrames: () => void };
    stopFrames();
    return frames.slice(2);
  });
}

async function measureMap(page: Page, session: CDPSession): Promise<readonly Figures[]> {
  const box = await page.locator('.map-frame').boundingBox();
  if (!box) throw new Error('There is no map on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const slow = (by: number) => session.send('Emulation.setCPUThrottlingRate', { rate: by });
  const wheel = async (deltaY: number): Promise<void> => {
    for (let i = 0; i < 20; i++) {
      await page.mouse.wheel(0, deltaY);
      await page.waitForTimeout(16);
    }
  };
  await page.mouse.move(x, y);
  await slow(rate);
  const zoom = [
    ...(await framesOf(page, () => wheel(-60))),
    ...(await framesOf(page, () => wheel(60))),
    ...(await framesOf(page, () => wheel(-40))),
  ];
  await page.waitForTimeout(1500);
  const pan = await framesOf(page, async () => {
    // Beside the pieces: one that is carried leaves the map where it is.
    await page.keyboard.down('Shift');
    await page.mouse.move(x, box.y + 30);
    await page.mouse.down();
    for (let i = 0; i < 60; i++) {
      await page.mouse.move(x + 160 * Math.sin(i / 6), box.y + 30 + 60 * Math.sin(i / 9));
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
    await page.keyboard.up('Shift');
  });
  await slow(1);
  return [
    figures(`zoom, a frame at ${rate}x throttle, ms`, zoom, 33),
    figures(`pan, a frame at ${rate}x throttle, ms`, pan, 33),
  ];
}

/** From the click to the frame in which another question, or none, is on the page. */
async function measureClicks(page: Page): Promise<Figures> {
  const times = await page.evaluate(async (most) => {
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const visible = <E extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
    const asked = () => document.querySelector('.prompt')?.textContent ?? '';
    const found: number[] = [];
    for (let i = 0; i < most * 20 && found.length < most; i++) {
      const deed = visible<HTMLButtonElement>('.prompt-buttons .btn.primary')[0];
      const options = visible<HTMLButtonElement>('.option');
      const pass = visible<HTMLButtonElement>('.prompt-buttons .pass, .card-question .pass')[0];
      const press = deed ?? options[i % Math.max(1, options.length)] ?? pass;
      if (!press) {
        await rest(30);
        continue;
      }
      const before = asked();
      const begin = performance.now();
      press.click();
      while (asked() === before && performance.now() - begin < 3000) await frame();
      await frame();
      found.push(performance.now() - begin);
      await rest(40);
    }
    return found;
  }, answers);
  return figures('a click to the next question, ms', times, isWar ? 200 : 100);
}

await buildClient();
const server = await openServer();
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript(() =>
    localStorage.setItem('mathom-settings', JSON.stringify({ speed: 'off', sound: 'off' })),
  );
  const page = await context.newPage();
  await page.goto(`${server.address}/play?game=${isWar ? 'wotr' : 'meccg'}`);
  await page.getByLabel('Seed').evaluate((field: HTMLInputElement) => {
    field.value = 'frames';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page
    .locator(isWar ? '.map-pieces' : '.option')
    .first()
    .waitFor();
  await page.waitForTimeout(2500);
  const session = await context.newCDPSession(page);
  const all = [...(isWar ? await measureMap(page, session) : []), await measureClicks(page)];
  const load = loadavg().map((each) => Math.round(each * 10) / 10);
  if (values.json) console.log(JSON.stringify({ rate, load, figures: all }));
  else {
    console.log(`load ${load.join(' ')} on this machine`);
    for (const { what, count, median, p95, most, wanted } of all)
      console.log(`${what}: median ${median}, p95 ${p95} (wanted ${wanted}), most ${most}, of ${count}`);
  }
} finally {
  await browser.close();
  await server.close();
}
process.exit(0);
