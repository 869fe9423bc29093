import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { START_TILES, TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { atThePhase, atTheTable, hunted, inMordor } from '../fellowship/road.ts';

const STANDARD = START_TILES.map((tile) => TILE_NAMES[tile]);
const named = (tiles: readonly number[]): string[] => tiles.map((tile) => TILE_NAMES[tile]);

rule('The tile is drawn blindly from the pool, each as likely as any other', ['WR-9.1.1'], () => {
  const drawn = new Map<string, number>();
  const times = 800;
  for (let i = 0; i < times; i++) {
    const game = scene(
      wotr,
      { dice: { free: ['character'], shadow: ['army'] }, hunt: { shadow: 1 } },
      { seed: `${i}`, rolls: [6] },
    );
    game.play('free', 'die character', 'move fellowship');
    const [tile] = named(game.view('free').drawn);
    drawn.set(tile, (drawn.get(tile) ?? 0) + 1);
  }
  for (const tile of new Set(STANDARD)) {
    const share = STANDARD.filter((other) => other === tile).length / STANDARD.length;
    const found = (drawn.get(tile) ?? 0) / times;
    assert.ok(Math.abs(found - share) < 0.05, `${tile}: ${found} instead of ${share}`);
  }
});

rule('Nobody sees the order of the pool or the chance to come', ['WR-9.1.1'], () => {
  const game = atTheTable();
  for (const viewer of ['free', 'shadow', 'spectator']) {
    const { pool, ...rest } = game.view(viewer);
    assert.deepEqual(
      pool,
      pool.toSorted((a, b) => a - b),
    );
    assert.equal('random' in rest || 'script' in rest, false);
  }
});

rule('A drawn tile stays out of the pool', ['WR-9.1.3'], () => {
  const game = atTheTable(
    { dice: { free: Array(3).fill('character'), shadow: Array(3).fill('army') }, hunt: { shadow: 1 } },
    { rolls: [6, 6, 6], draws: ['2', '3', '3'] },
  );
  for (const left of [15, 14, 13]) {
    game.play('free', 'die character', 'move fellowship', 'use the ring');
    game.play('shadow', 'die army', 'spend for nothing');
    assert.equal(game.view('free').pool.length, left);
  }
  game.position({ turn: 2, drawn: ['2', '3', '3'] }); // nor do they return with the new turn
});

rule('When all tiles are used the Standard tiles return', ['WR-9.1.2', 'WR-9.1.3'], () => {
  const last = hunted({ pool: ['3', '2'] }, ['3']);
  last.play('free', 'use the ring');
  last.position({ pool: ['2'] });
  const empty = hunted({ pool: ['3'] }, ['3']);
  empty.play('free', 'use the ring');
  assert.deepEqual(named(empty.view('free').pool).sort(), STANDARD.toSorted());
  empty.position({ drawn: [] });
  const gone = hunted({ pool: ['3'], gone: ['eye-r', 'eye-r'] }, ['3']);
  gone.play('free', 'use the ring');
  assert.equal(gone.view('free').pool.length, 14);
  gone.position({ gone: ['eye-r', 'eye-r'] });
});

rule('No Special tile returns', ['WR-9.1.2'], () => {
  const game = inMordor({ corruption: 4 }, { pool: ['phial-of-galadriel'], drawn: ['elven-rope'] }, [
    'phial-of-galadriel',
  ]);
  assert.deepEqual(named(game.view('free').pool).sort(), STANDARD.toSorted());
  game.position({ drawn: ['elven-rope', 'phial-of-galadriel'], fellowship: { corruption: 2 } });
});

rule('Special tiles come into play by cards only', ['WR-9.3.1'], () => {
  const start = scene(wotr, undefined);
  assert.deepEqual(named(start.view('free').pool), STANDARD);
  start.position({ specials: [], drawn: [] });
  const specials = ['elven-cloaks', 'elven-rope', 'phial-of-galadriel', 'smeagol-helps-nice-master'];
  for (const tile of specials) assert.throws(() => hunted({}, [tile]), new RegExp(`"${tile}", which is not among`));
  for (const tile of ['shelobs-lair', 'the-ring-is-mine', 'on-on-they-went', 'give-it-to-uss'])
    assert.throws(() => inMordor({}, {}, [tile]), new RegExp(`"${tile}", which is not among`));
});

rule('A Special tile waits until the Fellowship enters Mordor', ['WR-9.3.2'], () => {
  const game = atTheTable({ hands: { free: ['elven-rope'] }, fellowship: { at: 'dagorlad', progress: 1 } });
  game.play('free', 'die character', 'play elven-rope');
  game.says('waits', 'WR-9.3.2');
  game.position({ specials: ['elven-rope'] });
  assert.deepEqual(named(game.view('free').pool), STANDARD);

  const entry = atThePhase({ specials: ['elven-rope'], fellowship: { at: 'dagorlad', progress: 1 } });
  entry.play('free', 'declare morannon');
  entry.position({ specials: [] });
  assert.deepEqual(named(entry.view('free').pool), [...STANDARD, 'elven-rope']);
});

rule('In Mordor a Special tile goes into the pool at once', ['WR-9.3.3'], () => {
  const game = atTheTable({ hands: { free: ['elven-rope'] }, fellowship: { at: 'morannon', mordor: 1 } });
  game.play('free', 'die character', 'play elven-rope');
  game.says('goes into the Hunt Pool', 'WR-9.3.3');
  game.position({ specials: [] });
  assert.deepEqual(named(game.view('free').pool), [...STANDARD, 'elven-rope']);
});

rule('A tile below zero does no damage and heals', ['WR-9.3.4'], () => {
  const heal = (tile: string, corruption: number) => inMordor({ corruption }, { pool: [tile] }, [tile]);
  heal('phial-of-galadriel', 5).position({ fellowship: { corruption: 3, mordor: 2 } });
  heal('phial-of-galadriel', 1).position({ fellowship: { corruption: 0 } });
  heal('smeagol-helps-nice-master', 5).position({ fellowship: { corruption: 4 } });
  heal('elven-cloaks', 5).position({ fellowship: { corruption: 5 } });
});

rule('A Die tile does the damage rolled after it is shown', ['WR-9.3.5'], () => {
  const game = inMordor({}, { pool: ['shelobs-lair'] }, ['shelobs-lair'], [4]);
  game.asks('free', '4 points of Hunt Damage');
  game.play('free', 'use the ring');
  game.position({ fellowship: { corruption: 4, mordor: 1 } });
});

rule('The last tile, read by a card, fills the pool again', ['WR-9.1.2'], () => {
  const game = scene(
    wotr,
    {
      act: 'shadow',
      dice: { shadow: ['character'], free: ['event'] },
      hands: { shadow: ['the-breaking-of-the-fellowship'] },
      fellowship: { at: 'hollin', revealed: true },
      pool: ['0r'],
    },
    { draws: ['0r'] },
  );
  game.play('shadow', 'die character', 'play the-breaking-of-the-fellowship');
  game.asks('free', 'die');
  assert.equal(game.view('free').pool.length, 16);
});
