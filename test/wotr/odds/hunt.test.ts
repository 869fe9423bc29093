import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bagOf } from '../../../games/wotr/odds/from-board.ts';
import { huntNeeded, huntOdds, huntSuccesses, tileOdds } from '../../../games/wotr/odds/hunt.ts';
import { rulesOf } from '../../../games/wotr/rules.ts';
import { emptyBoard } from '../../../games/wotr/state.ts';
import { START_TILES, TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { rule } from '../../rule.ts';
import { about, die, random, Tally } from './simulate.ts';

const tile = (name: string): number => TILE_NAMES.indexOf(name);

rule('The first move of a turn needs 6s; the second, with a die in the box, 5s and 6s', ['WR-9.5.3'], () => {
  about(huntSuccesses({ level: 1, moved: 0 })[1], 1 / 6);
  about(huntSuccesses({ level: 1, moved: 1 })[1], 2 / 6);
});

test('No Shadow die, no Hunt; five dice at most; even a 1 may do', () => {
  assert.equal(huntOdds({ level: 0, moved: 3, rerolls: 3 }).success, 0);
  assert.deepEqual(huntSuccesses({ level: 8 }), huntSuccesses({ level: 5 }));
  assert.equal(huntNeeded(7), 1);
  about(huntOdds({ level: 1, moved: 5 }).success, 1);
  about(huntOdds({ level: 1, moved: 1, bonus: 1 }).success, 1 / 2);
});

test('Re-rolls', () => {
  about(huntOdds({ level: 1, rerolls: 1 }).success, 1 - (5 / 6) ** 2);
  about(huntOdds({ level: 2, rerolls: 1 }).success, 1 - (5 / 6) ** 3);
  about(huntOdds({ level: 2, rerolls: 3 }).success, 1 - (5 / 6) ** 4);
});

describe('Tiles', () => {
  test('Of the 16 Standard tiles nine reveal and four are Eyes', () => {
    const odds = tileOdds(2);
    about(odds.reveal, 9 / 16);
    about(odds.eye, 4 / 16);
    about(odds.stop, 0);
    for (const [damage, tiles] of [2, 4, 7, 3, 0, 0, 0].entries()) about(odds.damage[damage], tiles / 16, `${damage}:`);
    about(odds.expectedDamage, (4 + 14 + 9) / 16);
  });

  test('A Hunt does what its tile does, as often as it succeeds', () => {
    const odds = huntOdds({ level: 1 });
    about(odds.success, 1 / 6);
    about(odds.reveal, (1 / 6) * (9 / 16));
    about(odds.damage[0], 5 / 6 + (1 / 6) * (2 / 16));
    about(odds.damage[1], (1 / 6) * (8 / 16));
    about(
      odds.damage.reduce((sum, chance) => sum + chance, 0),
      1,
    );
  });

  test('An Eye counts successes, a Die tile a die, and a tile that heals inflicts nothing', () => {
    about(huntOdds({ level: 2, moved: 5 }, { pool: [tile('eye-r')] }).damage[2], 1);
    const shelob = tileOdds(0, { pool: [tile('shelobs-lair')] });
    about(shelob.expectedDamage, 3.5);
    about(shelob.stop, 1);
    const phial = tileOdds(0, { pool: [tile('phial-of-galadriel'), tile('3')] });
    about(phial.damage[0], 1 / 2);
    about(phial.expectedHealing, 1);
    about(phial.expectedDamage, 1.5);
  });

  test('An empty pool is filled again', () => {
    assert.deepEqual(tileOdds(1, { pool: [] }), tileOdds(1));
    about(tileOdds(1, { pool: [], returning: [tile('3'), tile('shelobs-lair')] }).damage[3], 1);
    assert.throws(() => tileOdds(1, { pool: [], returning: [] }), RangeError);
  });

  test('The bag is read off the board', () => {
    const s = emptyBoard('odds', rulesOf({ turnLimit: 60 }));
    s.gone = [tile('eye-r')];
    s.pool = START_TILES.slice(4);
    assert.deepEqual(bagOf(s), { pool: s.pool, returning: START_TILES.slice(1) });
  });
});

test('Against dice rolled one by one', () => {
  const values: Record<string, number> = { '3': 3, '2': 2, '2r': 2, '1': 1, '1r': 1, '0r': 0 };
  const bag = Object.entries({ 'eye-r': 4, '3': 3, '2': 2, '2r': 1, '1': 2, '1r': 2, '0r': 2 }).flatMap(
    ([name, count]) => new Array<string>(count).fill(name),
  );
  const chance = random(7);
  for (const level of [1, 3, 7])
    for (const moved of [0, 1, 3, 6])
      for (const rerolls of [0, 2]) {
        const tallies = { success: new Tally(), damage: new Tally(), reveal: new Tally(), eye: new Tally() };
        for (let hunt = 0; hunt < 8000; hunt++) {
          const dice = Math.min(level, 5);
          let successes = 0;
          for (let i = 0; i < dice; i++) if (die(chance) + moved >= 6) successes++;
          const again = Math.min(rerolls, dice - successes);
          for (let i = 0; i < again; i++) if (die(chance) + moved >= 6) successes++;
          const name = successes > 0 ? bag[Math.floor(chance() * bag.length)] : '';
          tallies.success.add(Number(successes > 0));
          tallies.damage.add(name === '' ? 0 : (values[name] ?? successes));
          tallies.reveal.add(Number(name.endsWith('r')));
          tallies.eye.add(Number(name.startsWith('eye')));
        }
        const odds = huntOdds({ level, moved, rerolls });
        const what = `level ${level}, moved ${moved}, ${rerolls} re-rolls:`;
        tallies.success.near(odds.success, `${what} success`);
        tallies.damage.near(odds.expectedDamage, `${what} damage`);
        tallies.reveal.near(odds.reveal, `${what} reveal`);
        tallies.eye.near(odds.eye, `${what} eye`);
      }
});
