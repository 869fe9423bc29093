// The frame around the table: what keeps its place whatever is looked at.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

/** The layout follows the window in the frame after it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function assertSideBySide(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of sizes) {
    await resize(page, width, height);
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
}

const golden = new URL('../wotr/golden/rules-rules-1.mathom', import.meta.url);

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
        await resize(page, width, height);
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

  for (const [seat, cards] of [
    ['free', 'athelas, elven-cloaks, the-red-arrow, book-of-mazarbul, there-and-back-again, elven-rope'],
    [
      'shadow',
      'stormcrow, foul-thing-from-the-deep, candles-of-corpses, the-lidless-eye, isildurs-bane, cruel-weather',
    ],
  ] as const)
    test(`a full hand and all dice lie beside each other in the tray, none under another: ${seat}`, async () => {
      const { page, leave } = await visit(house, '/');
      const scenario = `title: A full tray
game: wotr
position:
  start: true
  act: ${seat}
  dice:
    free: [character, army, muster-army, muster, event, will]
    shadow: [army, army, character, muster, event, army, muster, army, character, event]
  hands:
    ${seat}: [${cards}]
play:
  - asks: { seat: ${seat} }
`;
      await openScenario(page, scenario, '.tray .dicebox');
      await assertSideBySide(page, [
        [1280, 800],
        [1440, 900],
        [844, 390],
      ]);
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
      ] as const) {
        await resize(page, width, height);
        const dice = page.locator('.tray .dicebox').first().locator('.die6');
        const [die, tray, buttons] = [
          await dice.last().boundingBox(),
          await boxOf(page, '.tray'),
          await boxOf(page, '.prompt-buttons'),
        ];
        assert.ok(die && die.x + die.width <= width, `at ${width} the last die is cut`);
        assert.ok(buttons.y + buttons.height <= tray.y, `at ${width} the tray lies over the buttons`);
      }
      await leave();
    });

  test('of a replay with all cards shown the titles of the other hand have room for words, or are left out', async () => {
    const { page, leave } = await visit(house, '/');
    await page
      .getByLabel('A saved game or a scenario')
      .setInputFiles({ name: 'game.mathom', mimeType: 'text/plain', buffer: readFileSync(golden) });
    await page.waitForURL(/\/replay\//);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.game-over').waitFor();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.locator('.backs .shown-hand').waitFor();
    await assertSideBySide(page, [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ]);
    for (const width of [1440, 1500, 1600, 1700, 1920]) {
      await resize(page, width, 900);
      const words = await page.locator('.backs .shown-hand').boundingBox();
      assert.ok(!words || words.width > 80, `at ${width} the titles have ${words?.width}`);
    }
    await leave();
  });

  test('on a tablet a long list of answers scrolls above its buttons', async () => {
    const { page, leave } = await visit(house, '/', { viewport: { width: 768, height: 1024 } });
    const scenario = `title: Many ways
game: wotr
position:
  start: true
  act: shadow
  dice: { free: [character], shadow: [character] }
play:
  - asks: { seat: shadow }
`;
    await openScenario(page, scenario, '.option');
    await page.locator('.option', { hasText: 'Character' }).click();
    await page.locator('.option', { hasText: 'Spend the die' }).waitFor();
    const list = page.locator('.prompt > .options');
    assert.ok(await list.evaluate((it) => it.scrollHeight > it.clientHeight), 'the list is not long');
    await list.evaluate((it) => it.scrollTo(0, it.scrollHeight));
    const [rail, options, last, buttons] = [
      await boxOf(page, '.rail'),
      await boxOf(page, '.prompt > .options'),
      await page.locator('.prompt > .options > *').last().boundingBox(),
      await boxOf(page, '.prompt-buttons'),
    ];
    assert.ok(last && last.y + last.height <= options.y + options.height + 1, 'the last answer cannot be reached');
    assert.ok(options.y + options.height <= buttons.y + 4, 'the list lies under the buttons');
    assert.ok(buttons.y + buttons.height <= rail.y + rail.height, 'the buttons are cut');
    await leave();
  });

  test('on a tablet nothing told below the answers takes their room', async () => {
    const { page, leave } = await visit(house, '/', { viewport: { width: 820, height: 1180 } });
    await page.getByRole('button', { name: 'Lead the Shadow' }).click();
    await page.locator('.last-move').waitFor();
    await page.locator('.prompt .option').first().waitFor();
    await page.locator('.last-move').evaluate((it) => {
      it.style.minHeight = '600px';
    });
    const list = page.locator('.prompt > .options');
    const [panel, rail] = [await boxOf(page, '.prompt-panel'), await boxOf(page, '.rail')];
    const { told, shown } = await list.evaluate((it) => ({ told: it.scrollHeight, shown: it.clientHeight }));
    assert.ok(told <= shown || panel.height > rail.height - 40, `${shown} of ${told}`);
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
