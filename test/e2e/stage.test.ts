import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits, desktop, openHouse, phone, playOn, question, visit } from './house.ts';

const house = openHouse();

async function lay(page: Page): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Seed').fill('stage');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await question(page).waitFor();
}

/** Plays on until a plate of this kind is shown; plates before it are closed. */
async function untilPlate(page: Page, kind: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if ((await page.locator(kind).count()) > 0) return;
    const goOn = page.locator('.closing .go-on');
    if ((await goOn.count()) > 0) await goOn.click();
    else await playOn(page, { answers: 1, seconds: 2 });
  }
  assert.fail(`no ${kind} was shown`);
}

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`A battle of the program leaves a plate on the ${name} until it is closed: dice, losses, the holder`, async () => {
    const { page, leave } = await visit(house, '/play', { viewport, speed: 'read' });
    await lay(page);
    await untilPlate(page, '.closing-battle:has(.d6)'); // one in which somebody gave way at once has none
    const plate = page.locator('.closing-battle');
    assert.ok((await plate.locator('.d6').count()) > 0, 'dice');
    const words = (await plate.textContent()) ?? '';
    assert.match(words, /attacked with \d/);
    assert.match(words, /lost (nobody|\d|[A-Z])/);
    assert.match(words, /\d hits?/);
    assert.match(words, /Shadow \d+ of 10/);
    await assertFits(page);
    if (viewport === desktop) await assertAccessible(page);
    await page.waitForTimeout(1500); // the worker puts the game on the shelf when the program has moved
    await page.reload();
    await plate.waitFor();
    await page.waitForTimeout(500);
    await page.keyboard.press('Enter');
    await plate.waitFor({ state: 'detached' });
    await leave();
  });

const FAR_BATTLE = `title: A battle far away
game: wotr
position:
  act: shadow
  politics: { sauron: at war, north: at war }
  dale: { north: 1r }
  vale-of-the-carnen: { sauron: 6r 3e, nazgul: 3 }
  erebor: { captured: true, sauron: 1r }
  woodland-realm: { captured: true, sauron: 1r }
  dice: { shadow: [army], free: [army] }
  hands: { free: [], shadow: [olog-hai] }
rolls: [6, 6, 6, 6, 6, 1]
play:
  - asks: { seat: shadow }
`;

test('A battle that the program fights alone leaves a plate on the phone: dice, the card, losses, the new holder, until it is dismissed', async () => {
  const { page, leave } = await visit(house, '/', { viewport: phone, hasTouch: true, speed: 'read' });
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'far.yaml', mimeType: 'text/plain', buffer: Buffer.from(FAR_BATTLE) });
  await page.locator('.curtain button').waitFor();
  // A scenario is laid for two at this screen: the program takes the other seat.
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('mathom-house');
        opening.onsuccess = () => {
          const games = opening.result.transaction('games', 'readwrite').objectStore('games');
          const all = games.getAll();
          all.onsuccess = () => {
            for (const game of all.result)
              games.put({ ...game, laying: { ...game.laying, sitters: ['person', 'rules'] } });
          };
          games.transaction.oncomplete = resolve;
          games.transaction.onabort = reject;
        };
      }),
  );
  await page.reload();
  const plate = page.locator('.closing-battle');
  await plate.waitFor();
  await question(page).waitFor({ state: 'attached' }); // the game is not held up by it
  await page.waitForTimeout(5000);
  const words = (await plate.textContent()) ?? '';
  for (const told of [
    'The battle for Dale',
    'attacked with 6 Sauron Regulars, 3 Elites and 3 Nazgûl',
    '5 hits',
    '0 hits',
    'We Come to Kill',
    'you attack with 1 die for each of your Elites',
    'lost 1 Northern Regular',
    'lost nobody',
    'Dale is held by the Shadow',
    'Shadow 5 of 10',
  ])
    assert.ok(words.includes(told), `“${told}” is not in “${words}”`);
  assert.equal(await plate.locator('.d6').count(), 6);
  await assertFits(page);
  await plate.locator('.go-on').tap();
  await plate.waitFor({ state: 'detached' });
  await leave();
});

const LONG_BATTLE = `title: A long battle
game: wotr
position:
  act: shadow
  politics: { sauron: at war, gondor: at war }
  dagorlad: { sauron: 10r }
  north-ithilien: { gondor: 10r }
  dice: { shadow: [army], free: [army] }
play:
  - asks: { seat: shadow }
`;

test('On a phone the plate of a battle of many rounds scrolls within the screen, and its button stays in sight', async () => {
  const { page, leave } = await visit(house, '/', { viewport: phone, hasTouch: true, speed: 'read' });
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'long.yaml', mimeType: 'text/plain', buffer: Buffer.from(LONG_BATTLE) });
  await page.waitForURL(/\/table\//);
  const plate = page.locator('.closing-battle');
  const wanted = page
    .locator('.option, .btn')
    .filter({ hasText: /^(Army|Attack|Fight another round|Stand and fight|Do not advance)/ });
  for (let i = 0; i < 160 && !(await plate.isVisible()); i++) {
    const curtain = page.locator('.curtain button');
    const deed = page.locator('.prompt-buttons .btn.primary');
    for (const button of [curtain, deed, wanted])
      if (await button.last().isVisible()) {
        await button.last().tap(); // the plate of the battle has its own, above those of the sheet
        break;
      }
    await page.waitForTimeout(200);
  }
  await plate.waitFor();
  assert.ok((await plate.locator('.closing-rounds > li').count()) > 2, 'several rounds');
  const body = plate.locator('.closing-body');
  const { inner, outer } = await body.evaluate((one) => ({ inner: one.scrollHeight, outer: one.clientHeight }));
  assert.ok(inner > outer, 'the plate is no longer than the screen: it proves nothing');
  await assertFits(page);
  const button = (await plate.locator('.go-on').boundingBox()) ?? assert.fail('no button');
  assert.ok(button.y + button.height <= phone.height, 'the button lies below the screen');
  await body.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  const last = (await plate.locator('.closing-rounds > li').last().boundingBox()) ?? assert.fail('no round');
  assert.ok(last.y + last.height <= button.y + 1, 'the last round cannot be scrolled into sight');
  await plate.locator('.go-on').tap();
  await plate.waitFor({ state: 'detached' });
  await leave();
});

test('In the middle of a battle the log beside it is within reach, shows its moments and gives the battle back', async () => {
  const { page, leave } = await visit(house, '/');
  await page
    .getByLabel('A saved game or a scenario')
    .setInputFiles({ name: 'long.yaml', mimeType: 'text/plain', buffer: Buffer.from(LONG_BATTLE) });
  await page.waitForURL(/\/table\//);
  const battle = page.locator('.battle');
  for (let i = 0; i < 40 && !(await battle.isVisible()); i++) await playOn(page, { answers: 1, seconds: 2 });
  await battle.waitFor();
  const plate = (await battle.boundingBox()) ?? assert.fail('no battle');
  const rail = (await page.locator('.rail').boundingBox()) ?? assert.fail('no rail');
  assert.ok(plate.x + plate.width <= rail.x, 'the battle lies over the rail');
  assert.ok(plate.y + plate.height <= desktop.height, 'the battle is taller than the window');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('button.log-line').first().click();
  const back = page.getByRole('button', { name: 'Back to the game' });
  await back.waitFor();
  await battle.waitFor({ state: 'detached' });
  await back.click();
  await battle.waitFor();
  await leave();
});

const RETREAT = `title: A retreat
game: wotr
position:
  act: shadow
  politics: { sauron: at war, gondor: at war }
  dagorlad: { sauron: 5r }
  north-ithilien: { gondor: 5r }
  battle: { from: dagorlad, against: north-ithilien }
  dice: { shadow: [army], free: [army] }
  hands: { free: [], shadow: [] }
play:
  - asks: { seat: shadow }
`;

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`On the ${name} the plate of a battle moves aside while the choice is about the map, and comes back when asked for`, async () => {
    const { page, leave } = await visit(house, '/', { viewport });
    await page
      .getByLabel('A saved game or a scenario')
      .setInputFiles({ name: 'retreat.yaml', mimeType: 'text/plain', buffer: Buffer.from(RETREAT) });
    await page.waitForURL(/\/table\//);
    const curtain = page.locator('.curtain button');
    await curtain.click();
    const battle = page.locator('.battle');
    await battle.locator('.option', { hasText: 'another round' }).click();
    await battle.locator('.btn.primary').click();
    await curtain.click();
    await question(page).filter({ hasText: 'retreat' }).waitFor();
    await battle.waitFor({ state: 'detached' });
    const place = page.locator('path.rg.legal').first();
    const { x, y, width, height } = (await place.boundingBox()) ?? assert.fail('no region is lit');
    const region = await page.evaluate(
      ([left, top]) =>
        document.elementsFromPoint(left, top).find((one) => one.matches('.map-frame, .sheet, .rail'))?.className,
      [x + width / 2, y + height / 2] as const,
    );
    assert.equal(region, 'map-frame', 'where one may go lies under something');
    await page.getByRole('button', { name: 'Back to the battle' }).click();
    await battle.waitFor();
    await battle.getByRole('button', { name: 'Look at the map' }).click();
    await battle.waitFor({ state: 'detached' });
    await page.locator('.option', { hasText: 'Retreat to' }).first().click();
    await page.locator('.map-arrow:not(.past)').waitFor({ state: 'attached' });
    await assertFits(page);
    await page.locator('.prompt-buttons .btn.primary').click();
    await page.locator('.map-arrow:not(.past)').waitFor({ state: 'detached' });
    await leave();
  });

/** The board when all has been done and shown: it stays the same for a while. */
async function boardInTheEnd(page: Page): Promise<string> {
  let before = '';
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Escape');
    const board = (await page.locator('.map-pieces').textContent()) ?? '';
    const isCalm = (await page.locator('.closing, .show-caption').count()) === 0 && (await question(page).isVisible());
    if (isCalm && board === before) return board;
    before = isCalm ? board : '';
    await page.waitForTimeout(400);
  }
  throw new Error('The table does not come to rest.');
}

/** Always what is offered first, until the second turn: the same game at every pace. In milliseconds. */
async function playFirstTurn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const began = performance.now();
    while (!document.querySelector('.wt-title')?.textContent?.includes('turn 2')) {
      if (performance.now() - began > 60_000) throw new Error('The first turn has no end.');
      const [press] = [
        '.prompt-buttons .btn.primary',
        '.option',
        '.prompt-buttons .pass, .card-question .pass',
      ].flatMap(visible);
      press?.click();
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return performance.now() - began;
  });
}

const played = new Map<string, { readonly ms: number; readonly board: string }>();
for (const speed of ['off', 'quick', 'calm', 'read'] as const)
  test(`At the speed "${speed}" no answer waits for the show, and in the end the board is the same`, async (t) => {
    const { page, leave } = await visit(house, '/play', { speed });
    await lay(page);
    await page.waitForLoadState('networkidle'); // on a busy machine, what is pressed while it opens makes another game
    const ms = await playFirstTurn(page);
    t.diagnostic(`the first turn took ${Math.round(ms)} ms`);
    const board = await boardInTheEnd(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await question(page).waitFor();
    assert.equal(board, await boardInTheEnd(page));
    played.set(speed, { ms, board });
    const off = played.get('off') ?? assert.fail('nothing to compare it with');
    assert.equal(board, off.board);
    // A show that somebody waited for would last until it is put away.
    assert.ok(ms < 2 * off.ms + 5000, `${ms} ms, with the stage off ${off.ms}`);
    await leave();
  });

test('A line of the log shows its moment on the board as it stood, and comes back', async () => {
  const { page, leave } = await visit(house, '/play');
  await lay(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  const moves = page.locator('.log-line').filter({ hasText: / moves? .* from | is recruited in / });
  for (let i = 0; i < 20 && (await moves.count()) < 3; i++) await playOn(page, { answers: 10, seconds: 10 });
  const now = await boardInTheEnd(page);
  // Not the newest: the board after it may be the present one.
  const line = (await moves.first().textContent()) ?? '';
  await moves.first().click();
  const back = page.getByRole('button', { name: 'Back to the game' });
  await back.waitFor();
  assert.ok((await page.locator('.caption').textContent())?.includes(line.split(' (')[0].slice(0, -1)), line);
  await page.waitForFunction((text) => document.querySelector('.map-pieces')?.textContent !== text, now);
  await assertAccessible(page);
  await back.click();
  await back.waitFor({ state: 'detached' });
  await page.waitForFunction((text) => document.querySelector('.map-pieces')?.textContent === text, now);
  await leave();
});
