// Every card in every size, by day and by night: no text leaves its card, none is cut, each has its picture.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { shownCards } from '../../client/build/card-chunks.ts';
import { launchOptions } from '../../scripts/browser.ts';

/** Every card that users can see. */
const COUNT = shownCards().length;

let server: ViteDevServer;
let browser: Browser;
let address: string;

before(async () => {
  const root = fileURLToPath(new URL('../../client', import.meta.url));
  server = await createServer({ root, configFile: `${root}/vite.config.ts`, server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch(launchOptions());
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function gallery(hash: string, variables: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.addInitScript((given) => {
    for (const [name, value] of Object.entries(given)) document.documentElement.style.setProperty(name, value);
  }, variables);
  await page.goto(`${address}meccg/gallery.html#${hash}`);
  await page.waitForFunction((all) => document.querySelectorAll('.mc-all .mc-art img').length >= all, COUNT, {
    timeout: 30_000,
  });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Texts that leave their card, or are cut by something on the way; one sentence each. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';
    for (const card of document.querySelectorAll<HTMLElement>('.mc-all .mc')) {
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width === 0) continue;
          for (let holder = node.parentElement; holder; holder = holder === card ? null : holder.parentElement) {
            if (holder !== card && !clips(holder)) continue;
            const room = holder.getBoundingClientRect();
            const over = Math.max(
              room.left - box.left,
              box.right - room.right,
              room.top - box.top,
              box.bottom - room.bottom,
            );
            if (over > 1) {
              found.push(
                `${card.getAttribute('aria-label')?.split(',')[0]}: “${node.nodeValue?.slice(0, 30)}” by ${over.toFixed(1)} px of .${holder.className}`,
              );
              break;
            }
          }
        }
      }
      // Nothing that takes room is squeezed out of the card either.
      if (card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1) {
        found.push(
          `${card.getAttribute('aria-label')?.split(',')[0]}: ${card.scrollWidth} × ${card.scrollHeight} in ${card.clientWidth} × ${card.clientHeight}`,
        );
      }
      // The picture of a card that is read is never squeezed away.
      const art = card.querySelector('.mc-art')?.getBoundingClientRect();
      if (!art || art.height < 24)
        found.push(`${card.getAttribute('aria-label')?.split(',')[0]}: a picture ${art?.height} px high`);
    }
    return [...new Set(found)];
  });

/** Words that stand out too little from what they stand on (WCAG 2: 4.5 to 1, 3 to 1 where they are large); and the least there is. */
const contrast = (page: Page): Promise<{ least: number; measured: number; faint: string[] }> =>
  page.evaluate(() => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: readonly number[]) => {
      const [r, g, b] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    /** What is drawn behind it, where that is one colour. */
    const behind = (element: Element): readonly number[] | undefined => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
        if (opacity !== '1') return undefined;
        const colour = numbers(backgroundColor);
        if (colour[3] === undefined || colour[3] === 1) return colour.slice(0, 3);
        if (backgroundImage !== 'none') return undefined;
      }
      return undefined;
    };
    let [least, measured] = [21, 0];
    const faint: string[] = [];
    for (const element of document.querySelectorAll('.mc-gallery .mc *')) {
      const words = [...element.childNodes].find(
        (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
      );
      const ground = words && behind(element);
      if (!ground) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [a, b] = [light(numbers(color)), light(ground)];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      measured++;
      least = Math.min(least, ratio);
      if (ratio < (isLarge ? 3 : 4.5))
        faint.push(`${words.nodeValue?.slice(0, 30)} (.${element.className}): ${ratio.toFixed(2)}`);
    }
    return { least, measured, faint: [...new Set(faint)].slice(0, 10) };
  });

const smallest = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('.mc-all .mc *')]
        .filter((one) =>
          [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim()),
        )
        .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ),
  );

const DAY = ['parchment'];
const BOTH = ['parchment', 'night'];
/** The smallest of each kind by day and by night; a larger one has the same words in more room. */
const SIZES = [
  { name: 'a token of 64', hash: 'all-t', variables: { '--mc-t': '64px' }, themes: BOTH },
  { name: 'a hand of 78', hash: 'all-s', variables: { '--mc-s': '78px' }, themes: BOTH },
  { name: 'a hand of 108', hash: 'all-s', variables: { '--mc-s': '108px' }, themes: DAY },
  { name: 'a table of 180', hash: 'all-m', variables: { '--mc-m': '180px' }, themes: BOTH },
  { name: 'a table of 206', hash: 'all-m', variables: {}, themes: DAY },
  { name: 'a card held up at 300', hash: 'all-l', variables: { '--mc-l': '300px' }, themes: BOTH },
  { name: 'a card held up at 340', hash: 'all-l', variables: { '--mc-l': '340px' }, themes: DAY },
] as const;

for (const { name, hash, variables, themes } of SIZES) {
  test(`On ${name} pixels every card keeps its words`, async () => {
    const page = await gallery(hash, variables);
    assert.equal(await page.locator('.mc-all .mc').count(), COUNT);
    assert.ok((await smallest(page)) >= 11, 'no letter is smaller than 11 pixels');
    for (const theme of themes) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      assert.deepEqual(await faults(page), [], theme);
    }
    await page.close();
  });
}

test('The words of every kind of card in every size and state stand out from it: by day, by night, and where more contrast is wanted', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${address}meccg/gallery.html`);
  await page.locator('.mc-gallery .mc.wounded').first().waitFor();
  for (const theme of BOTH)
    for (const more of ['no-preference', 'more'] as const) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await page.emulateMedia({ contrast: more });
      const { measured, faint, least } = await contrast(page);
      assert.ok(measured > 100, `${measured} words were measured`);
      assert.deepEqual(faint, [], `${theme}, contrast ${more}`);
      assert.ok(least >= 4.5, `${theme}, contrast ${more}: ${least.toFixed(2)}`);
    }
  await page.close();
});

test('No two cards look alike: their pictures differ as a small eye sees them, by day and by night', async () => {
  const page = await gallery('all-t');
  for (const theme of ['parchment', 'night']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const [pair, far] = await page.evaluate(async () => {
      const [width, height] = [24, 20];
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d', { willReadFrequently: true });
      if (!brush) throw new Error('There is nothing to draw on.');
      const seen: { name: string; pixels: Uint8ClampedArray }[] = [];
      for (const card of document.querySelectorAll('.mc-all .mc')) {
        const image = card.querySelector('img');
        if (!image) throw new Error('A card without a picture.');
        await image.decode();
        brush.drawImage(image, 0, 0, width, height);
        const name = card.getAttribute('aria-label')?.split(',')[0] ?? '';
        seen.push({ name, pixels: brush.getImageData(0, 0, width, height).data });
      }
      let nearest: [string, number] = ['', Number.POSITIVE_INFINITY];
      for (const [i, one] of seen.entries()) {
        for (const other of seen.slice(i + 1)) {
          let sum = 0;
          for (let at = 0; at < one.pixels.length; at++) sum += Math.abs(one.pixels[at] - other.pixels[at]);
          const mean = sum / (width * height * 3);
          if (mean < nearest[1]) nearest = [`${one.name} and ${other.name}`, mean];
        }
      }
      return nearest;
    });
    assert.ok(far >= 5, `${theme}: ${pair} are ${far.toFixed(1)} of 255 apart`);
  }
  await page.close();
});

test('A small card is held up large on hover and on focus, and put down by Escape and on leaving', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${address}meccg/gallery.html`);
  const card = page.locator('button.mc.s').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const held = page.locator('.mc-peek .mc.l');
  await held.waitFor();
  assert.equal((await held.getAttribute('aria-label'))?.split(',')[0], 'Aragorn II');
  await page.mouse.move(5, 5);
  await held.waitFor({ state: 'detached' });
  await card.press('Tab');
  await held.waitFor();
  assert.equal((await held.getAttribute('aria-label'))?.split(',')[0], 'Gandalf');
  await page.keyboard.press('Escape');
  await held.waitFor({ state: 'detached' });
  await page.close();
});
