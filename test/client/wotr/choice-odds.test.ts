import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOdds } from '../../../client/wotr/choice-odds.ts';
import type { Words } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
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
