// What everybody sees of the unfinished procedures: listed step by step, and nothing by its mere name.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FrameAt } from '../../engine/frames.ts';
import { publicOf } from '../../games/wotr/doing.ts';
import type { WotrFrame } from '../../games/wotr/frames.ts';
import { battle } from './battle/war.ts';

test('A local that its frame does not list stays inside, whatever it is called', () => {
  const leaky = { at: 'turn/hunt', card: 5, tile: 3, region: 7 } as unknown as WotrFrame;
  assert.deepEqual(publicOf(leaky), { at: 'turn/hunt' });
  const roll = { at: 'hunt/roll', bonus: 1 } as const;
  assert.deepEqual(publicOf(roll), { at: 'hunt/roll' });
});

test('Everybody sees a battle, and nobody a Combat Card that is not revealed', () => {
  const game = battle('shadow', 'dagorlad', 'north-ithilien', {
    dagorlad: { sauron: '2r' },
    'north-ithilien': { gondor: '2r' },
    hands: { free: ['wisdom-of-elrond', 'a-power-too-great'], shadow: ['pits-of-mordor', 'monsters-roused'] },
  });
  game.play('shadow', 'card');
  game.play('free', 'card');
  game.play('shadow', 'choose pits-of-mordor');
  for (const viewer of ['free', 'shadow', 'spectator']) {
    const top = game.view(viewer).doing.at(-1);
    assert.ok(top?.at === 'battle/choose');
    assert.deepEqual(Object.keys(top).sort(), [
      ...['at', 'force', 'from', 'kind', 'now', 'region', 'round', 'side', 'special', 'whiteRider'],
    ]);
    assert.deepEqual(top.now.card, [-1, -1]);
  }
});

test('What is shown is a copy', () => {
  const frame = { at: 'army/march', moved: [] } as unknown as FrameAt<WotrFrame, 'army/march'>;
  const shown = publicOf(frame);
  assert.ok(shown.at === 'army/march');
  assert.notEqual(shown.moved, frame.moved);
});
