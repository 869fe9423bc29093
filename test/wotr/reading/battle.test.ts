import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { attackPlace, type BattleSeen, hasWorks, toHit } from '../../../games/wotr/reading/battle.ts';
import { FREE, SHADOW, type Side } from '../../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

const battle = (kind: BattleSeen['kind'], region: number, round: number): BattleSeen => ({
  side: SHADOW,
  kind,
  region,
  round,
});

rule(
  'The attacker of a City or a Fortification needs a 6 in the first round alone, the defender never',
  ['WR-6.29.1'],
  () => {
    const needed = (region: number, side: Side) =>
      [0, 1, 2].map((round) => toHit(battle('field', region, round), side));
    assert.deepEqual(needed(R.osgiliath, SHADOW), [6, 6, 5]);
    assert.deepEqual(needed(R.pelargir, SHADOW), [6, 6, 5]);
    assert.deepEqual(needed(R.osgiliath, FREE), [5, 5, 5]);
    assert.deepEqual(needed(R['north-ithilien'], SHADOW), [5, 5, 5]);
    assert.deepEqual(needed(R['minas-tirith'], SHADOW), [5, 5, 5]);
    assert.ok(hasWorks(R.osgiliath) && !hasWorks(R['minas-tirith']));
  },
);

rule('Who storms a Stronghold needs a 6 in every round, who comes out of one a 5', ['WR-6.31.3'], () => {
  for (const round of [1, 2]) {
    assert.equal(toHit(battle('siege', R['minas-tirith'], round), SHADOW), 6);
    assert.equal(toHit(battle('siege', R['minas-tirith'], round), FREE), 5);
    assert.equal(toHit(battle('sortie', R['minas-tirith'], round), SHADOW), 5);
  }
});

rule('An attack in its own region is a siege from outside and a sortie from inside', ['WR-6.31.1', 'WR-6.33.1'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    'minas-tirith': { gondor: '3r', sauron: '5r' },
    dice: { free: [], shadow: ['army'] },
  });
  const seen = game.view('shadow') as WotrView;
  const place = (side: Side, from: keyof typeof R, to: keyof typeof R) => attackPlace(seen, side, R[from], R[to]);
  assert.equal(place(SHADOW, 'minas-tirith', 'minas-tirith'), 'siege');
  assert.equal(place(FREE, 'minas-tirith', 'minas-tirith'), 'sortie');
  assert.equal(place(SHADOW, 'south-ithilien', 'osgiliath'), 'fortification');
  assert.equal(place(SHADOW, 'umbar', 'pelargir'), 'city');
  assert.equal(place(SHADOW, 'osgiliath', 'lossarnach'), 'field');
});
