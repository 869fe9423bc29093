import assert from 'node:assert/strict';
import { sidesOf } from '../../../engine/sides.ts';
import { corrupt } from '../../../games/wotr/fellowship/corruption.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';

rule('A team wins together, as one player would', ['WR-11.12.1'], () => {
  const winners = [2, 3, 4].map((players) => {
    const s = wotr.create({ players }, 'teams');
    corrupt(s, 12, undefined);
    return wotr.outcome(s)?.winners;
  });
  assert.deepEqual(winners, [[1], [1, 2], [1, 3]]);
  assert.deepEqual(sidesOf(wotr, { players: 4 }), [
    { name: 'free', seats: [0, 2] },
    { name: 'shadow', seats: [1, 3] },
  ]);
});
