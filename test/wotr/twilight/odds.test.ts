// The chances of the Hunt with Sméagol's tiles, and of battles with the Balrog.
import assert from 'node:assert/strict';
import { armyIn } from '../../../games/wotr/forces/force.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { armyOf, bagOf } from '../../../games/wotr/odds/from-board.ts';
import { tileOdds } from '../../../games/wotr/odds/hunt.ts';
import { mordorOdds } from '../../../games/wotr/odds/mordor.ts';
import { SHADOW } from '../../../games/wotr/tables/nations.ts';
import { TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { rule } from '../../rule.ts';
import { twilight } from './table.ts';

const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`);
const tile = (name: string): number => TILE_NAMES.indexOf(name);

rule('Sméagol’s two tiles are two more chances in eighteen of no damage', ['WR-12.2.1', 'WR-12.3.4'], () => {
  const bag = bagOf(twilight({ fellowship: { companions: ['gimli'] } }).state);
  assert.equal(bag.pool?.length, 18);
  near(tileOdds(1, bag).damage[0], 4 / 18); // with both 0r
});

rule('Once he has left or Gollum guides, they do not count: another tile is drawn', ['WR-12.3.9', 'WR-12.3.12'], () => {
  const gone = twilight({ characters: { smeagol: 'replaced' }, fellowship: { companions: ['gimli'] } });
  assert.equal(bagOf(gone.state).pool?.length, 16);
  assert.equal(bagOf(twilight({ fellowship: { companions: [] } }).state).pool?.length, 16);
});

rule('On the Mordor Track the first of them goes and the second comes back', ['WR-12.3.5', 'WR-12.3.16'], () => {
  const smeagol = [tile('smeagol'), tile('smeagol') + 1];
  // From the last step one move is enough: any of the three tiles is drawn, and only the 3 is a burden too many.
  const last = mordorOdds({ step: 5, corruption: 9, hunt: 0, moves: 1, pool: [...smeagol, tile('3')] });
  near(last.reach, 2 / 3);
  // Two moves: 2/3 that he comes, then one of his tiles against the 3 again.
  const two = mordorOdds({ step: 4, corruption: 9, hunt: 0, moves: 1, pool: [...smeagol, tile('3')] });
  near(two.reach, (2 / 3) * (1 / 2));
  // With him as the Guide his tile stays: the 3 is as likely at each of three moves.
  const guided = mordorOdds({ step: 3, corruption: 9, hunt: 0, moves: 1, pool: [smeagol[0], tile('3')] });
  near(guided.reach, 1 / 8);
});

rule('The Balrog counts as two Captains of the West would', ['WR-12.6.6'], () => {
  const { state } = twilight({ moria: { sauron: '2r' }, characters: { balrog: 'moria' } });
  const { captains, leadership } = armyOf(state, armyIn(state, R.moria, SHADOW), SHADOW);
  assert.deepEqual([captains, leadership], [2, 3]);
});
