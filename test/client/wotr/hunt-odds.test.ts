// Beside every answer in the Hunt and in Mordor stands what it leaves; the averages are those of every tile drawn in turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOdds } from '../../../client/wotr/choice-odds.ts';
import { percent } from '../../../client/wotr/odds.ts';
import type { Words } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { bagOf } from '../../../games/wotr/odds/from-board.ts';
import { mordorOdds } from '../../../games/wotr/odds/mordor.ts';
import { TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { scene } from '../../scene.ts';

interface Chance {
  readonly rolls?: readonly number[];
  readonly draws?: readonly string[];
}

const at = (words: Words, chance: Chance = {}) =>
  scene(wotr, { act: 'free', dice: { free: ['character'], shadow: ['army'] }, ...words }, { ...chance });
type Game = ReturnType<typeof at>;

/** The Fellowship has moved. */
function moved(words: Words, chance: Chance): Game {
  const game = at(words, chance);
  game.play('free', 'die character', 'move fellowship');
  return game;
}

const said = (game: Game, verb: string, seat: 'free' | 'shadow' = 'free', arg?: number): string | undefined =>
  choiceOdds(
    { verb, targets: arg === undefined ? [] : [{ domain: 'number', id: arg }] },
    game.view(seat),
    seat === 'free' ? 0 : 1,
  );
const corruption = (game: Game): number => game.view('free').corruption;

const COMPANY = ['gimli', 'meriadoc'];
const ROAD: Words = { fellowship: { at: 'hollin', corruption: 4, companions: COMPANY }, hunt: { shadow: 1 } };
const onTheRoad = (draws: readonly string[], more: Words = {}): Game =>
  moved({ ...ROAD, ...more }, { rolls: [6], draws });

test('The answer to damage: the Corruption that each leaves is what the game makes of it (WR-9.9.1)', () => {
  const ring = onTheRoad(['3']);
  assert.equal(said(ring, 'use the ring'), 'Corruption 4 to 7 of 12');
  ring.play('free', 'use the ring');
  assert.equal(corruption(ring), 7);
  const guide = onTheRoad(['3']);
  assert.equal(said(guide, 'lose the guide'), 'Gimli is lost · Corruption 4 to 5 of 12');
  guide.play('free', 'lose the guide', 'use the ring');
  assert.equal(corruption(guide), 5);
});

test('A Companion drawn at random: the average of all who may be drawn (WR-9.9.5)', () => {
  const words = said(onTheRoad(['3']), 'lose a companion');
  const left = COMPANY.map((name) => {
    const game = onTheRoad(['3', name]);
    game.play('free', 'lose a companion');
    if (game.list('free').includes('use the ring')) game.play('free', 'use the ring');
    return corruption(game) - 4;
  });
  const mean = left.reduce((sum, points) => sum + points, 0) / left.length;
  assert.equal(words, `one of 2 · ${mean.toFixed(1)} Corruption on average`);
  const last = onTheRoad(['3'], { fellowship: { at: 'hollin', corruption: 10, companions: COMPANY } });
  assert.match(said(last, 'lose a companion') ?? '', /the Ring is lost with 50 %$/);
  assert.equal(said(last, 'use the ring'), 'Corruption 12 of 12: the Ring is lost');
});

test('Gollum shows them to the enemy, a Hobbit leaves: one point less (WR-9.9.9)', () => {
  const gollum = onTheRoad(['2'], { fellowship: { at: 'hollin', corruption: 4, companions: [] } });
  assert.equal(said(gollum, 'reveal fellowship'), 'seen · Corruption 4 to 5 of 12');
  assert.equal(said(gollum, 'use the ring'), 'Corruption 4 to 6 of 12');
  gollum.play('free', 'reveal fellowship'); // what is left becomes Corruption
  assert.equal(corruption(gollum), 5);
  const hobbit = onTheRoad(['1'], { fellowship: { at: 'hollin', corruption: 4, companions: ['meriadoc'] } });
  assert.equal(said(hobbit, 'slip away'), 'Corruption stays 4');
  assert.equal(said(hobbit, 'lose the guide'), 'Meriadoc Brandybuck is taken, and escapes · Corruption stays 4');
});

const DOOM: Words = { fellowship: { mordor: 3, corruption: 6, companions: [] }, hunt: { shadow: 2 } };

test('On the Mordor Track each answer says how likely the Fire is then reached', () => {
  const game = moved(DOOM, { draws: ['2'] });
  const view = game.view('free');
  const reach = (more: number, revealed: boolean): string =>
    percent(mordorOdds({ ...bagOf(view), step: 4, corruption: 6 + more, hunt: 2, moves: 2, revealed }).reach);
  assert.equal(
    said(game, 'use the ring'),
    `Corruption 6 to 8 of 12 · then the Fire is reached with ${reach(2, false)}`,
  );
  assert.equal(
    said(game, 'reveal fellowship'),
    `seen · Corruption 6 to 7 of 12 · then the Fire is reached with ${reach(1, true)}`,
  );
  const last = moved({ ...DOOM, fellowship: { mordor: 5, corruption: 6, companions: [] } }, { draws: ['2'] });
  assert.match(said(last, 'use the ring') ?? '', /the Fire is reached with 100 %$/);
  last.play('free', 'use the ring');
  last.outcome({ winner: 'free' });
  const seen = at({ fellowship: { mordor: 3, corruption: 6, companions: [], revealed: true }, hunt: { shadow: 2 } });
  assert.match(said(seen, 'hide fellowship') ?? '', /^then the Fire is reached with \d+ %$/);
});

/** The mean of the damage over every tile of the bag, each drawn in a game of its own. */
function everyTile(words: Words, before: readonly string[], answer: (game: Game) => void): number {
  const pool = at(words)
    .view('free')
    .pool.map((tile) => TILE_NAMES[tile] ?? '');
  for (const name of before) pool.splice(pool.indexOf(name), 1);
  const damages = pool.map((name) => {
    const game = moved(words, { rolls: [6], draws: [...before, name] });
    answer(game);
    if (game.list('free').includes('use the ring')) game.play('free', 'use the ring');
    return Math.max(0, corruption(game) - 4);
  });
  return damages.reduce((sum, damage) => sum + damage, 0) / damages.length;
}

test('To have no tile, or another: the average damage is that of every tile (WR-9.9.14)', () => {
  const wizard = { at: 'hollin', corruption: 4, companions: ['gandalf-grey'] };
  const staff: Words = { ...ROAD, fellowship: wizard, table: ['wizards-staff'] };
  const asked = moved(staff, { rolls: [6] });
  assert.equal(said(asked, 'use'), 'no tile is drawn');
  const mean = everyTile(staff, [], (game) => game.play('free', 'keep'));
  assert.ok(said(asked, 'keep')?.startsWith(`${mean.toFixed(1)} damage on average, seen with `), said(asked, 'keep'));
  const coat: Words = { ...ROAD, table: ['mithril-coat-and-sting'] };
  const drawn = moved(coat, { rolls: [6], draws: ['3'] });
  assert.equal(said(drawn, 'keep'), '3 damage');
  const other = everyTile(coat, ['3'], (game) => game.play('free', 'use mithril-coat-and-sting'));
  assert.match(said(drawn, 'use') ?? '', new RegExp(`^another tile: ${other.toFixed(1)} damage on average, seen with`));
  const eye = moved({ ...coat, hunt: { shadow: 3 } }, { rolls: [6, 6, 1], draws: ['eye-r'] });
  assert.equal(said(eye, 'keep'), '2 damage, seen');
});

test('The Shadow knows what Flocks of Crebain add before it gives them up (WR-5.4.1)', () => {
  const game = moved({ ...ROAD, table: ['flocks-of-crebain'] }, {});
  assert.match(said(game, 'keep', 'shadow') ?? '', /^the Hunt succeeds with 17 %, /);
  assert.match(said(game, 'use', 'shadow') ?? '', /^the Hunt succeeds with 33 %, /);
});

test('Dice for the Hunt box: the first Hunt, with the Eyes that the other dice may roll (WR-4.4.4)', () => {
  const game = scene(wotr, { phase: 'hunt' });
  // Every die of seven is an Eye with 1/6, and every die in the box finds them with 1/6.
  assert.equal(
    said(game, 'hunt', 'shadow', 0),
    `the first Hunt will succeed with ${percent(1 - (35 / 36) ** 7)}, the Eyes to be rolled counted in`,
  );
});

test('Where a revealed Fellowship may be: a way by a Stronghold of the Shadow draws a tile (WR-8.11.1)', () => {
  const words: Words = { fellowship: { at: 'hollin', progress: 1, companions: COMPANY }, hunt: { shadow: 1 } };
  const game = moved(words, { rolls: [6], draws: ['0r'] });
  game.asks('free', 'where is it');
  assert.match(said(game, 'to', 'free', R.moria) ?? '', /^by a Stronghold of the Shadow: a tile, \d\.\d damage/);
  assert.equal(said(game, 'to', 'free', R['north-dunland']), undefined);
});
