import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type MordorWay, mordorOdds } from '../../../games/wotr/odds/mordor.ts';
import { START_TILES, TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { about, die, random, Tally } from './simulate.ts';

const tiles = (...names: string[]): number[] => names.map((name) => TILE_NAMES.indexOf(name));
const way = (more: Partial<MordorWay>): MordorWay => ({ step: 5, corruption: 0, hunt: 0, moves: 1, ...more });

describe('By hand', () => {
  test('The last step is taken unless the tile brings Corruption to 12', () => {
    about(mordorOdds(way({ corruption: 9 })).reach, 13 / 16); // three tiles of 3
    about(mordorOdds(way({ corruption: 9, hunt: 3 })).reach, 9 / 16); // and four Eyes
    about(mordorOdds(way({ corruption: 11, hunt: 1 })).reach, 2 / 16);
    about(mordorOdds(way({ corruption: 12 })).reach, 0);
    about(mordorOdds(way({ corruption: 8 })).reach, 1);
  });

  test('Nobody arrives without moving', () => {
    about(mordorOdds(way({ moves: 0 })).reach, 0);
  });

  test('A revealed Fellowship hides first', () => {
    assert.deepEqual(mordorOdds(way({ revealed: true })).arrival, [0, 1]);
    assert.deepEqual(mordorOdds(way({ revealed: true, moves: 2 })).arrival, [1]);
    assert.deepEqual(mordorOdds(way({ step: 4, moves: 2, pool: tiles('0r', '0r') })).arrival, [0, 1]);
  });

  test('A Stop tile costs a move, and Special tiles do not come back', () => {
    const { reach, arrival } = mordorOdds(
      way({ corruption: 10, pool: tiles('give-it-to-uss'), returning: tiles('0r') }),
    );
    about(reach, 1);
    assert.deepEqual(arrival, [0, 0, 1]); // stopped and revealed, hidden, moved
    about(mordorOdds(way({ corruption: 11, pool: tiles('give-it-to-uss') })).reach, 0);
  });

  test('Dice used to move count for the Eyes later in the turn', () => {
    const eyes = (moves: number, hunt: number, corruption: number): number =>
      mordorOdds({ step: 4, corruption, hunt, moves, pool: tiles('0r', 'eye-r') }).reach;
    about(eyes(3, 0, 11), 1 / 2); // first the Eye, worth 0; or, after hiding, worth 1
    about(eyes(1, 0, 11), 1);
    about(eyes(1, 1, 11), 0);
    about(eyes(3, 1, 10), 1 / 2);
  });

  test('Healing stops at 0', () => {
    const pool = tiles('phial-of-galadriel');
    about(mordorOdds(way({ corruption: 1, pool })).corruption[0], 1);
    about(mordorOdds(way({ corruption: 5, pool })).corruption[3], 1);
  });

  test('Numbers out of bounds are refused', () => {
    for (const bad of [{ step: 0 }, { step: 6 }, { corruption: -1 }, { moves: 7 }, { hunt: 0.5 }])
      assert.throws(() => mordorOdds(way(bad)), RangeError);
  });
});

/** One way through Mordor, tile by tile: the turn of arrival, or -1. */
function walk(
  { step, corruption, hunt, moves, pool = START_TILES, revealed = false }: MordorWay,
  chance: () => number,
) {
  let bag = pool.map((tile) => TILE_NAMES[tile]);
  let at = step;
  let burden = corruption;
  let seen = revealed;
  const damageOf = (name: string, box: number): number => {
    if (name === 'eye-r' || name === 'the-ring-is-mine') return box;
    if (name === 'shelobs-lair') return die(chance);
    const special: Record<string, number> = {
      'phial-of-galadriel': -2,
      'smeagol-helps-nice-master': -1,
      'on-on-they-went': 3,
      'give-it-to-uss': 1,
    };
    return special[name] ?? (/^\d/.test(name) ? Number(name[0]) : 0);
  };
  for (let turn = 0; ; turn++) {
    let box = hunt;
    for (let move = 0; move < moves; move++) {
      if (seen) {
        seen = false;
        continue;
      }
      if (bag.length === 0) bag = START_TILES.map((tile) => TILE_NAMES[tile]);
      const [name] = bag.splice(Math.floor(chance() * bag.length), 1);
      burden = Math.max(0, burden + damageOf(name, box));
      if (burden >= 12) return { turn: -1, burden: 12 };
      seen = /^(eye|\d)-?r$/.test(name) || name === 'the-ring-is-mine' || name === 'give-it-to-uss';
      if (!['shelobs-lair', 'the-ring-is-mine', 'on-on-they-went', 'give-it-to-uss'].includes(name)) at++;
      if (at === 6) return { turn, burden };
      box++;
    }
  }
}

const ways: MordorWay[] = [
  { step: 1, corruption: 0, hunt: 2, moves: 2 },
  { step: 1, corruption: 5, hunt: 1, moves: 1 },
  { step: 3, corruption: 6, hunt: 3, moves: 4, revealed: true },
  { step: 1, corruption: 3, hunt: 1, moves: 2, pool: tiles('eye-r', 'eye-r', '3') },
  {
    step: 1,
    corruption: 4,
    hunt: 1,
    moves: 3,
    pool: [...START_TILES, ...tiles('phial-of-galadriel', 'elven-rope', 'shelobs-lair', 'the-ring-is-mine')],
  },
  {
    step: 2,
    corruption: 2,
    hunt: 2,
    moves: 2,
    pool: tiles('eye-r', 'eye-r', 'smeagol-helps-nice-master', 'on-on-they-went', 'give-it-to-uss', 'elven-cloaks'),
  },
];

describe('Against tiles drawn one by one', () => {
  for (const [number, one] of ways.entries())
    test(`Way ${number + 1}`, () => {
      const chance = random(50 + number);
      const reach = new Tally();
      const late = new Tally();
      const burden = new Tally();
      for (let game = 0; game < 20_000; game++) {
        const end = walk(one, chance);
        reach.add(Number(end.turn >= 0));
        late.add(Number(end.turn >= 3));
        burden.add(end.burden);
      }
      const odds = mordorOdds(one);
      const sum = (list: readonly number[]): number => list.reduce((all, part) => all + part, 0);
      about(sum(odds.arrival), odds.reach);
      about(sum([...odds.corruption]), odds.reach);
      reach.near(odds.reach, 'reach');
      late.near(sum(odds.arrival.slice(3)), 'turn four or later');
      burden.near(sum([...odds.corruption].map((part, points) => part * points)) + 12 * (1 - odds.reach), 'burden');
    });
});

test('Every Special tile at once is still reckoned soon', () => {
  const start = performance.now();
  const pool = [...START_TILES, ...[...TILE_NAMES.keys()].slice(16, 24)];
  const { reach } = mordorOdds({ step: 1, corruption: 0, hunt: 0, moves: 3, pool });
  assert.ok(reach > 0 && reach < 1);
  assert.ok(performance.now() - start < 3000);
});
