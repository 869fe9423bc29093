// "Why can't I?": answers about cards in hand and sites, at any time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meccg } from '../../../games/meccg/game.ts';
import { scene } from '../../scene.ts';
import { whyNot } from '../whereabouts.ts';

const words = {
  one: {
    rivendell: ['elrond'],
    hand: ['glamdring', 'concealment', 'wolves', 'sun', 'faramir'],
    sites: { bree: 'discarded' },
  },
  two: { lorien: ['galadriel'], hand: ['wolves'] },
};

test('A card in hand says when it could be played', () => {
  const game = scene(meccg, { ...words, phase: 'organization' });
  game.refuses('one', 'glamdring', 'MW-S10.7.1');
  game.refuses('one', 'wolves', 'MW-S0.2.3');
  game.refuses('one', 'sun', 'MW-S4.3.2');
  game.refuses('one', 'the-arkenstone', 'MW-S10.1.2');
  game.refuses('two', 'wolves', 'MW-S0.2.3');
  scene(meccg, { ...words, phase: 'end-of-turn' }).refuses('one', 'faramir', 'MW-S4.2.2');
});

test('A site says why nobody can go there', () => {
  const game = scene(meccg, { ...words, phase: 'site' });
  game.refuses('one', 'bree', 'MW-S2.4.5');
  game.refuses('one', 'moria', 'MW-S4.2.6');
});

test('An answer tells nothing of what the opponent holds', () => {
  const about = (hand: string[]) => {
    const game = scene(meccg, { ...words, two: { lorien: ['galadriel'], hand } });
    return ['wolves', 'river', 'play wolves', 'on-guard wolves'].map((text) => whyNot(game, 'one', text));
  };
  assert.deepEqual(about(['wolves']), about(['river']));
});
