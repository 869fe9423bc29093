import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import { influenceOf } from '../../../client/meccg/table/influence-of.ts';
import { cuttingOf } from '../../../client/meccg/table/rail-cutting.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { R } from '../../../games/meccg/places/regions.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { scene } from '../../scene.ts';

describe('the rail', () => {
  test('general influence is what the minds of those take who follow nobody; a leader’s own what his followers take (MW-S5.2.2, MW-S5.3.2)', () => {
    const game = scene(meccg, { one: { rivendell: ['aragorn-ii', 'balin', 'pippin under aragorn-ii'] } });
    const [general, first] = influenceOf(game.view('one') as MeccgView, shownCards(), 0);
    // Aragorn takes 9 and Balin 5; Pippin’s mind is the leader’s to hold.
    assert.deepEqual(general, { name: undefined, used: 14, of: 20 });
    assert.equal(first?.name, 'Aragorn II');
    assert.ok(first.used > 0 && first.used <= first.of);
    assert.deepEqual(influenceOf(game.view('one') as MeccgView, shownCards(), 1), [
      { name: undefined, used: 0, of: 20 },
    ]);
  });

  test('the small map shows the company that is on its way, with both ends lit', () => {
    const game = scene(meccg, {
      phase: 'movement',
      one: { companies: [{ site: 'rivendell', to: 'bree', characters: ['aragorn-ii'] }] },
      two: { lorien: ['elladan'] },
    });
    const cutting = cuttingOf(game.view('one') as MeccgView, 0);
    assert.deepEqual([cutting?.from, cutting?.to], [S['rivendell'], S['bree']]);
    assert.deepEqual(cutting?.regions, [R['rhudaur'], R['arthedain']]);
    assert.equal(cutting?.way.length, 2);
  });

  test('where the other goes is not on it before he sets out (MW-S4.4.2)', () => {
    const game = scene(meccg, {
      active: 'two',
      phase: 'organization',
      two: { lorien: ['elladan'] },
    });
    game.play('two', 'move elladan', 'to moria', 'by-path');
    assert.equal(cuttingOf(game.view('one') as MeccgView, 1)?.to, -1);
    assert.equal(cuttingOf(game.view('two') as MeccgView, 1)?.to, S['moria']);
  });
});
