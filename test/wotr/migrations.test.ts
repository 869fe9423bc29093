// Positions of older rules, in the middle of what a step had to mend. Whole games of theirs are in test/wotr/released.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carryOver } from '../../engine/migrate.ts';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import { INTO, use } from './combat-cards/use.ts';
import { play } from './events/table.ts';

/** The top frames of a state as version 1 had them. */
function asOfOne(state: WotrState, change: (frame: Record<string, unknown>) => void): WotrState {
  const old = structuredClone(state);
  for (const frame of old.stack) change(frame as unknown as Record<string, unknown>);
  return old;
}

function carried(state: WotrState): WotrState {
  const result = carryOver(wotr, state, 1);
  assert.ok('state' in result, JSON.stringify(result));
  return result.state;
}

test('A battle of version 1 in which somebody may give his life goes on, and asks how many he saves', () => {
  const words = {
    dagorlad: { sauron: '4r' },
    'north-ithilien': { gondor: '4r 1l' },
    characters: { boromir: 'north-ithilien' },
  };
  const game = use(INTO, { free: 'mirror-of-galadriel' }, words, [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1]);
  const state = carried(
    asOfOne(game.state, (frame) => {
      if (frame['now']) delete (frame['now'] as Record<string, unknown>)['saves'];
    }),
  );
  wotr.apply(state, 0, wotr.notation.read('sacrifice boromir', state));
  assert.deepEqual(
    wotr.decisions(state)[0].moves.map((move) => wotr.notation.write(move, state)),
    ['cancel 1', 'cancel 2'],
  );
});

test('Dreadful Spells of version 1 that have struck do not strike again', () => {
  const words = { osgiliath: { sauron: '1r', nazgul: 2 }, lossarnach: { gondor: '2r 1e' } };
  const game = play('shadow', 'dreadful-spells', words, { rolls: [6, 1] });
  const state = carried(
    asOfOne(game.state, (frame) => {
      if (frame['at'] === 'event/run') frame['part'] = 2; // of two parts
    }),
  );
  delete state.script;
  wotr.apply(state, 0, wotr.notation.read('remove gondor-regular', state));
  assert.deepEqual(wotr.position(state)['lossarnach'], { gondor: '1r 1e' });
  assert.equal(wotr.decisions(state)[0].at, 'turn/action');
});
