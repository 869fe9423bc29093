import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOdds } from '../../../client/wotr/choice-odds.ts';
import { dressChoice } from '../../../client/wotr/dress.ts';
import { engineBonus } from '../../../client/wotr/odds.ts';
import type { Words } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { scene } from '../../scene.ts';

const at = (words: Words) =>
  scene(wotr, { act: 'free', dice: { free: ['character'], shadow: ['army'] }, ...words }).view('free');

test('Before the Fellowship moves: how likely the Hunt finds it, and what that costs', () => {
  const hunted = at({ hunt: { shadow: 2, free: 0 } });
  // 2 dice that need a 6: 1 - (5/6)².
  assert.match(
    choiceOdds({ verb: 'move fellowship' }, hunted, 0) ?? '',
    /^the Hunt succeeds with 31 %, 0\.\d damage on average$/,
  );
  assert.equal(choiceOdds({ verb: 'move fellowship' }, at({}), 0), 'no die hunts it');
});

test('The Re-rolls of the Hunt are counted in, and so is the card that could add to it', () => {
  const hunt = { shadow: 1, free: 0 };
  const followed = at({ hunt, fellowship: { at: 'hollin' }, hollin: { sauron: '1r', nazgul: 1 } });
  // One die that needs a 6, and only one can be rolled again: 1 - (5/6)².
  assert.match(
    choiceOdds({ verb: 'move fellowship' }, followed, 0) ?? '',
    /^the Hunt succeeds with 31 % \(2 dice rolled again\), 0\.\d damage on average$/,
  );
  // With 1 added to every die a 5 is enough: 1/3.
  const seen = at({ hunt, table: ['flocks-of-crebain'] });
  assert.match(
    choiceOdds({ verb: 'move fellowship' }, seen, 0) ?? '',
    /^the Hunt succeeds with 17 %, 0\.\d damage on average; 33 % with Flocks of Crebain$/,
  );
});

test('On the Mordor Track: the next tile, and the chance of the Fire', () => {
  const view = at({ fellowship: { mordor: 2, corruption: 5 }, hunt: { shadow: 1, free: 0 } });
  assert.match(
    choiceOdds({ verb: 'move fellowship' }, view, 0) ?? '',
    /damage on average, stopped with \d+ % · the Fire is reached with \d+ %$/,
  );
});

test('In a battle: fighting on, standing, and drawing back behind the walls', () => {
  const game = scene(wotr, {
    act: 'shadow',
    politics: { sauron: 'at war', gondor: 'at war' },
    osgiliath: { sauron: '8r' },
    'minas-tirith': { gondor: '3r' },
    dice: { shadow: ['army'] },
  });
  game.play('shadow', 'die army', 'attack osgiliath', 'against minas-tirith');
  game.asks('free', 'Fight in the field, or withdraw');
  const view = game.view('free');
  const field = choiceOdds({ verb: 'fight in the field' }, view, 0) ?? '';
  const walls = choiceOdds({ verb: 'withdraw' }, view, 0) ?? '';
  assert.match(field, /^to the end you win with \d+ %$/);
  assert.match(walls, /^behind the walls an assault takes it in one round with \d+ %$/);
  assert.equal(choiceOdds({ verb: 'cease' }, view, 0), undefined);
});

const twilight = (words: Words) =>
  scene(
    wotr,
    { act: 'free', dice: { free: ['character'], shadow: ['army'] }, ...words },
    { options: { twilight: true } },
  ).view('free');

test('Ents against an Army: how likely one of them destroys it, and all who can be spared (WR-12.9.14)', () => {
  const view = twilight({ fangorn: { ents: 3 }, factions: ['ents'], 'fords-of-isen': { isengard: '2r' } });
  const choice = {
    move: 'ent against fords-of-isen',
    verb: 'ent against',
    label: 'An Ent attacks Fords of Isen',
    targets: [{ domain: 'region', id: R['fords-of-isen'] }],
  };
  const standing = { table: { view, viewer: 0 } } as never;
  // Five dice that hit with a third: 131 of 243 for two hits or more.
  assert.match(dressChoice(choice, standing).detail ?? '', /^against 2 · 1 Ent destroys it with 54 %, 2 with 9\d %$/);
  assert.equal(dressChoice(choice, standing, false).detail, 'against 2');
});

test('Superiority in siege engines changes the first roll of the Free Peoples, and no other (WR-12.10.8, WR-12.10.10)', () => {
  const siege = (towers: number, trebuchets: number, more: object = {}) => {
    const view = twilight({ 'minas-tirith': { gondor: '3r', sauron: '5r', towers, trebuchets } });
    const now = { rollHits: [0, 0], missed: [0, 0] };
    const battle = { kind: 'siege', side: 1, region: R['minas-tirith'], round: 1, special: {}, now, ...more } as never;
    return ([0, 1] as const).map((side) => engineBonus(view, battle, side));
  };
  assert.deepEqual(siege(2, 1), [-1, 0]);
  assert.deepEqual(siege(0, 1), [1, 0]);
  assert.deepEqual(siege(1, 1), [0, 0]);
  assert.deepEqual(siege(2, 1, { round: 2 }), [0, 0]);
  assert.deepEqual(siege(2, 1, { now: { rollHits: [1, 0], missed: [2, 5] } }), [0, 0]);
});
