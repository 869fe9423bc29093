// Effects on region and site types, and the order in which they apply.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { automaticAttacks, hazardsPlayed, isAttacked, sitePath, siteType } from '../table.ts';
import { printedPath, where } from '../whereabouts.ts';
import { at, hazard, keys, resolve, table, toHazards, underway } from './table.ts';

const toLorien = {
  site: 'rivendell',
  characters: ['aragorn-ii', 'legolas', 'gimli', 'elrond', 'boromir-ii', 'theoden'],
  to: 'lorien',
};

rule('Choking Shadows treats one wilderness of the path as shadow-land', ['MW-S10.10.9'], () => {
  const game = underway(toLorien, { two: { hand: ['choking-shadows'], table: ['doors-of-night'] } });
  assert.deepEqual(sitePath(game), ['wilderness', 'wilderness', 'border-land', 'wilderness']);
  hazard(game, 'play choking-shadows');
  if (at(game).startsWith('declare')) game.play('two', game.list('two')[0]);
  resolve(game);
  assert.deepEqual(sitePath(game), ['shadow-land', 'wilderness', 'border-land', 'wilderness']);
});

rule(
  'Morgul Night shifts wildernesses to shadow-lands and shadow-lands to dark-domains, together',
  ['MW-S10.10.10', 'CR-TERM-environment-1', 'CR-MISC-1'],
  () => {
    const game = underway(toLorien, { two: { table: ['doors-of-night', 'morgul-night'] } });
    assert.deepEqual(sitePath(game), ['shadow-land', 'shadow-land', 'border-land', 'shadow-land']);
    assert.deepEqual(keys(game, 'orc-watch'), ['shadow-land']);
    assert.deepEqual(keys(game, 'ren-the-unclean'), []);
  },
);

rule(
  'Events alter the path printed on a site as well as the company’s',
  ['CR-TERM-sitepath-4', 'CR-TERM-sitepath-3'],
  () => {
    const game = underway(toLorien, { two: { table: ['doors-of-night', 'morgul-night'] } });
    assert.deepEqual(printedPath(game, 'one', 'bree'), ['shadow-land', 'shadow-land']);
  },
);

rule('A creature whose key is gone at resolution is discarded, and the hazard limit stays used', ['CR-I.D.31'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' },
    { two: { hand: ['wolves'], table: ['doors-of-night', 'morgul-night'] } },
  );
  assert.deepEqual(keys(game, 'wolves'), []);
  const twilight = underway(
    { site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' },
    { one: { hand: ['twilight'] }, two: { hand: ['orc-watch'], table: ['doors-of-night', 'morgul-night'] } },
  );
  hazard(twilight, 'creature orc-watch');
  twilight.play('one', 'play twilight');
  while (at(twilight).startsWith('declare'))
    twilight.play('one', twilight.list('one').find((move) => /morgul/.test(move)) ?? twilight.list('one')[0]);
  resolve(twilight);
  assert.equal(isAttacked(twilight), false);
  assert.equal(where(twilight, 'orc-watch'), 'discard');
  assert.equal(hazardsPlayed(twilight), 1);
});

rule('Any instance of the type suffices at resolution', ['CR-I.D.32'], () => {
  const game = underway(
    { site: 'lorien', characters: ['aragorn-ii'], to: 'easterling-camp' }, // W S S S, dark and shadow-lands now
    { one: { hand: ['twilight'] }, two: { hand: ['orc-watch'], table: ['doors-of-night', 'morgul-night'] } },
  );
  hazard(game, 'creature orc-watch');
  if (at(game) === 'movement/key-choose') game.play('two', 'key-shadow-land');
  game.play('one', 'play twilight');
  while (at(game).startsWith('declare'))
    game.play('one', game.list('one').find((move) => /morgul/.test(move)) ?? game.list('one')[0]);
  resolve(game);
  assert.ok(isAttacked(game));
});

const ordered = () =>
  table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'lorien', characters: ['aragorn-ii'], to: 'thranduils-halls' }, // W B B
        { site: 'rivendell', characters: ['legolas'], to: 'bree' },
      ],
    },
    two: { table: ['doors-of-night', 'morgul-night', 'fell-winter'] },
  });

rule(
  'Where the order of effects matters the hazard player chooses it, once, after the first such movement is revealed',
  ['CR-A26', 'CR-TERM-environment-2', 'CR-TERM-environment-3', 'CR-MISC-2'],
  () => {
    const game = ordered();
    game.play('one', 'next-company aragorn-ii');
    game.asks('two', 'applies next');
    game.offersOnly('two', ['apply morgul-night', 'apply fell-winter']);
    game.play('two', 'apply fell-winter');
    assert.deepEqual(sitePath(game), ['shadow-land', 'shadow-land', 'shadow-land']);
    const other = ordered();
    other.play('one', 'next-company aragorn-ii');
    other.play('two', 'apply morgul-night');
    assert.deepEqual(sitePath(other), ['shadow-land', 'wilderness', 'wilderness']);
  },
);

rule(
  'The order once chosen holds for companies that move later in the turn',
  ['CR-A26', 'CR-TERM-environment-3'],
  () => {
    const game = table({
      phase: 'movement',
      one: {
        companies: [
          { site: 'lorien', characters: ['aragorn-ii'], to: 'thranduils-halls' },
          { site: 'rivendell', characters: ['legolas'], to: 'bag-end' }, // W W F
        ],
      },
      two: { table: ['doors-of-night', 'morgul-night', 'fell-winter'] },
    });
    game.play('one', 'next-company aragorn-ii');
    game.play('two', 'apply morgul-night');
    toHazards(game);
    for (const seat of ['one', 'two', 'one']) game.play(seat, 'pass');
    assert.equal(at(game), 'movement/draw-choose');
    assert.deepEqual(sitePath(game, 'legolas'), ['shadow-land', 'shadow-land', 'border-land']);
  },
);

rule('Where it does not matter nobody is asked', ['CR-A26'], () => {
  const game = ordered();
  game.play('one', 'next-company legolas'); // only wilderness
  assert.notEqual(at(game), 'movement/order-choose');
});

rule('Automatic-attacks that cards add come after the site’s own', ['CR-I.E.8'], () => {
  const game = table({ phase: 'site', one: { bree: ['aragorn-ii'] }, two: { table: ['fell-winter'] } });
  assert.deepEqual(automaticAttacks(game), ['3 at 7']);
  assert.equal(siteType(game, 'one', 'bree'), 'border-hold');
});

rule('The site path includes the site moved to', ['CR-TERM-sitepath-2'], () => {
  const game = underway({ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' });
  assert.ok(keys(game, 'orc-guard').includes('shadow-hold'));
});
