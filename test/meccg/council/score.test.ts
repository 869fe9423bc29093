import { strict as assert } from 'node:assert';
import { POINTS_KINDS, type PointsKind } from '../../../games/meccg/cards/facts.ts';
import { councilTotal } from '../../../games/meccg/council/score.ts';
import { rule } from '../../rule.ts';

type Points = Partial<Record<PointsKind, number>>;
const list = (points: Points): number[] => POINTS_KINDS.map((kind) => points[kind] ?? 0);
/** Against an opponent with a point of each kind, unless given. */
const total = (own: Points, theirs: Points = { character: 1, item: 1, faction: 1, ally: 1 }, reveals = 0): number =>
  councilTotal(list(own), list(theirs), reveals);
const EVEN: Points = { miscellaneous: 20 };

rule(
  'Points of a type of which the opponent has none or fewer are doubled',
  ['MW-T1.2.3', 'CR-I.G.1', 'CR-I.G.2', 'MW-T1.2.2'],
  () => {
    assert.equal(total({ ...EVEN, faction: 2, item: 20 }, { item: 1 }), 44);
    assert.equal(total({ ...EVEN, faction: 2, item: 20 }, { item: 1, faction: 1 }), 42);
    assert.equal(total({ ...EVEN, character: 2, item: 20 }, { item: 1, character: -1 }), 44);
    assert.equal(total({ ...EVEN, ally: 2, item: 20 }, { item: 1 }), 44);
  },
);

rule('Kill and miscellaneous points are never doubled', ['MW-T1.2.4'], () => {
  assert.equal(total({ kill: 3, item: 3 }, { item: 1 }), 6);
  assert.equal(total({ miscellaneous: 3, item: 3 }, { item: 1 }), 6);
});

rule('No type gives more than all others together', ['MW-T1.2.5', 'MW-T1.3.1'], () => {
  assert.equal(total({ character: 8, item: 4, ally: 2 }), 12);
  assert.equal(total({ character: 9, item: 4, ally: 2 }), 12);
  assert.equal(total({ character: 7, item: 2, faction: 4, ally: 2, miscellaneous: 2 }), 17);
});

rule('Doubled points enter the cap', ['MW-T1.2.8', 'MW-T1.2.7'], () => {
  assert.equal(total({ faction: 4, item: 3, kill: 2 }, { item: 1 }), 10);
  assert.equal(total({ faction: 4, item: 3, kill: 2 }, { item: 1 }, 3), 7);
});

rule('Types below nought are left aside for the cap and taken off afterwards', ['MW-T1.2.9'], () => {
  assert.equal(total({ character: -3, item: 6, kill: 4 }), 5);
  assert.equal(total({ character: 8, item: 4, faction: 4, ally: -1 }), 15);
  assert.equal(total({ character: 8 }), 0);
});
