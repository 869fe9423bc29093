import { strict as assert } from 'node:assert';
import { LONG_EVENT, MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { phaseOf } from '../table.ts';
import { idle, passes, position, resolve, table, toPhase } from './table.ts';

rule(
  'The long-event phase begins by discarding one’s own resource long-events and ends by the opponent’s hazard ones',
  ['MW-S4.3.1', 'MW-S4.3.3', 'MW-S10.10.4', 'MW-S10.10.5'],
  () => {
    const game = table({
      phase: 'organization',
      one: { rivendell: ['dori'], table: ['clear-skies', 'awaken-denizens'] },
      two: { lorien: ['haldir'], table: ['sun', 'minions-stir'] },
    });
    toPhase(game, LONG_EVENT);
    position(game, {
      one: { table: ['awaken-denizens'], discard: ['clear-skies'] },
      two: { table: ['sun', 'minions-stir'] },
    });
    toPhase(game, MOVEMENT);
    position(game, { one: { table: ['awaken-denizens'] }, two: { table: ['sun'], discard: ['minions-stir'] } });
    idle(game, { turn: 4, phase: 'movement/hazard' });
    position(game, { one: { table: [], discard: ['clear-skies', 'awaken-denizens'] }, two: { table: [] } });
  },
);

rule('Resource long-events are played in the own long-event phase only', ['MW-S4.3.2'], () => {
  const game = table({ phase: 'organization', one: { rivendell: ['dori'], hand: ['sun'] } });
  game.refuses('one', 'play sun');
  toPhase(game, LONG_EVENT);
  game.play('one', 'play sun');
  resolve(game);
  position(game, { one: { table: ['sun'] } });
  passes(game);
  assert.equal(phaseOf(game), 'movement/hazard');
});
