// The frame around the table: what keeps its place whatever is looked at.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertFits, openHouse, phone, question, visit } from './house.ts';

const lead = async (page: Page) => {
  await page.getByRole('button', { name: 'Lead the Free Peoples' }).click();
  await question(page).waitFor();
};

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  assert.ok(box, `${selector} is not shown`);
  return box;
};

/** Two sit at one screen: the curtain is lifted for the first who is asked. */
async function openScenario(page: Page, scenario: string, part: string): Promise<void> {
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'frame.yaml', mimeType: 'text/plain', buffer: Buffer.from(scenario) });
  await page.waitForURL(/\/table\//);
  const curtain = page.locator('.curtain button');
  await curtain.or(page.locator(part)).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await page.locator(part).first().waitFor();
}

describe('the frame of the table', () => {
  const house = openHouse();

  test('going to a card does not scroll the table', async () => {
    const { page, leave } = await visit(house, '/');
    await lead(page);
    await page.keyboard.press('h');
    await page.locator('.fan button:focus').waitFor();
    assert.equal(await page.locator('.wt').evaluate((table) => table.scrollTop), 0);
    assert.equal((await boxOf(page, '.wt-bar')).y, 0);
    await leave();
  });

  for (const [game, address, laid] of [
    ['War of the Ring', '/', 'Lead the Free Peoples'],
    ['the card game', '/play?game=meccg', 'Lay the table'],
  ] as const)
    test(`on a phone the full sheet of ${game} lies between the bar and the edge of the window, its buttons in sight`, async () => {
      const { page, leave } = await visit(house, address, { viewport: phone });
      await page.getByRole('button', { name: laid }).click();
      await question(page).waitFor();
      await page.getByRole('button', { name: 'Show everything' }).click();
      await page.locator('.sheet.at-full').waitFor();
      const bar = await boxOf(page, '.wt-bar');
      assert.ok((await boxOf(page, '.sheet-handle')).y >= bar.y + bar.height);
      const [sheet, buttons] = [await boxOf(page, '.sheet'), await boxOf(page, '.sheet .prompt-buttons')];
      assert.ok(sheet.y + sheet.height <= phone.height, `the sheet ends at ${sheet.y + sheet.height}`);
      assert.ok(buttons.y + buttons.height <= sheet.y + sheet.height, 'the buttons are cut');
      await leave();
    });

  test('on a phone held sideways dice and hand are in sight', async () => {
    const { page, leave } = await visit(house, '/', { viewport: { width: 844, height: 390 } });
    await lead(page);
    for (const part of ['.dicebox', '.hand .fan-card']) {
      const { y } = await boxOf(page, part);
      assert.ok(y >= 0 && y <= 390 - 40, `${part} is at ${y}`);
    }
    await assertFits(page);
    await leave();
  });

  test('on a phone held sideways the answers to a Hunt on Mount Doom lie beside the road', async () => {
    const { page, leave } = await visit(house, '/', { viewport: { width: 844, height: 390 } });
    const scenario = `title: On the mountain
game: wotr
position:
  act: free
  fellowship: { at: morannon, mordor: 2, corruption: 5, companions: [boromir, legolas], guide: legolas }
  hunt: { shadow: 2 }
  dice: { free: [character], shadow: [army] }
draws: ['2']
play:
  - asks: { seat: free }
`;
    await openScenario(page, scenario, '.dicebox');
    await page.locator('.option', { hasText: 'Character' }).first().click();
    await page.locator('.option', { hasText: 'Move the Fellowship' }).click();
    const plate = page.locator('.hunt-plate');
    await plate.locator('.option').first().waitFor();
    for (const { x, y, height } of await Promise.all([
      boxOf(page, '.hunt-plate .mordor-road'),
      boxOf(page, '.hunt-ask'),
    ]))
      assert.ok(x >= 0 && y >= 0 && y + height <= 390, `at ${x}, ${y}, ${height} high`);
    await assertFits(page);
    await leave();
  });

  test('where no table is laid, no lesson and no puzzle, the house has its bar and its margins', async () => {
    const { page, leave } = await visit(house, '/table/nothing-here');
    for (const [address, heading] of [
      ['/table/nothing-here', 'No table is laid here'],
      ['/puzzle/meccg-99', 'No road leads here'],
      ['/learn/99', 'No road leads here'],
    ] as const) {
      await page.goto(`${house.server.address}${address}`);
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByRole('link', { name: 'Rulebook' }).waitFor();
      assert.ok((await boxOf(page, 'main')).x > 0, `${address} has no margin`);
    }
    await leave();
  });

  for (const lesson of ['/learn/1', '/learn/meccg-1'])
    test(`every button of the bar is within the window, however large that is: ${lesson}`, async () => {
      const { page, leave } = await visit(house, lesson);
      await question(page).waitFor();
      for (const [width, height] of [
        [1920, 1080],
        [1200, 800],
        [820, 1180],
        [844, 390],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        // The layout follows the window in the frame after it.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const outside = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.wt-bar :is(button, a, .chip), .lesson-strip :is(button, a)')]
            .filter((part) => part.checkVisibility())
            .filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return left < 0 || right > innerWidth;
            })
            .map((part) => part.getAttribute('aria-label') ?? part.textContent),
        );
        assert.deepEqual(outside, [], `at ${width} by ${height}`);
      }
      await leave();
    });

  test('a full hand and all dice lie beside each other in the tray, none under another', async () => {
    const { page, leave } = await visit(house, '/');
    const scenario = `title: A full tray
game: wotr
position:
  start: true
  act: free
  dice:
    free: [character, army, muster-army, muster, event, will]
    shadow: [army, army, character, muster, event, army, muster]
  hands:
    free: [athelas, elven-cloaks, the-red-arrow, book-of-mazarbul, there-and-back-again, elven-rope]
    shadow: [stormcrow]
play:
  - asks: { seat: free }
`;
    await openScenario(page, scenario, '.tray .dicebox');
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const inTheTray = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.tray > *, .rail')]
          .filter((part) => part.checkVisibility())
          .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
          .map(({ name, box: { left, right } }) => ({ name, left, right }))
          .sort((a, b) => a.left - b.left),
      );
      for (const [i, { name, left }] of inTheTray.entries()) {
        const before = inTheTray[i - 1];
        assert.ok(!before || before.right <= left + 1, `at ${width} ${before?.name} lies over ${name}`);
      }
    }
    await leave();
  });

  test('a hand of eight lies open on a desk', async () => {
    const { page, leave } = await visit(house, '/');
    const cards = 'concealment, gates-of-morning, athelas, sting, glamdring, elven-cloak, cave-drake, huorn';
    const scenario = `title: A hand\ngame: meccg\nposition:\n  phase: organization\n  one: { lorien: [celeborn], hand: [${cards}] }\nplay:\n  - asks: { seat: one }\n`;
    await openScenario(page, scenario, '.mt-hand .fan-card');
    const last = page.locator('.mt-hand .fan-card').nth(7);
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [card, hand] = [await last.boundingBox(), await boxOf(page, '.mt-hand')];
      assert.ok(card && card.x + card.width <= hand.x + hand.width, `the eighth card is cut at ${width}`);
    }
    await leave();
  });

  test('a wide window is used from side to side', async () => {
    const { page, leave } = await visit(house, '/', { viewport: { width: 1920, height: 1080 } });
    for (const [address, part] of [
      ['/', '.home-rooms'],
      ['/cards', '.gallery'],
      ['/rules', '.atoms'],
      ['/learn', '.learn-courses'],
    ] as const) {
      await page.goto(`${house.server.address}${address}`);
      const { x, width } = await boxOf(page, part);
      assert.ok(x + width > 1720, `${address} leaves ${1920 - x - width} to its right`);
    }
    await leave();
  });

  test('a sound chosen in the settings is heard, and none before', async () => {
    const { page, leave } = await visit(house, '/settings');
    await page.evaluate(() => {
      document.body.dataset['heard'] = '0';
      const Plain = OscillatorNode;
      window.OscillatorNode = class extends Plain {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options);
          document.body.dataset['heard'] = String(Number(document.body.dataset['heard']) + 1);
        }
      };
    });
    const heard = () => page.locator('body').getAttribute('data-heard');
    await page.getByRole('radio', { name: /Only how things stand/ }).check();
    assert.equal(await heard(), '0');
    await page.getByRole('radio', { name: /for the whole room/ }).check();
    assert.equal(await heard(), '2');
    await leave();
  });
});
