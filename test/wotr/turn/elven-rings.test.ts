// The Elven Rings (WR-4.11).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { diceOf } from './table.ts';

rule('About to act, a player may change an unused die with an Elven Ring', ['WR-4.11.2'], () => {
  const game = scene(wotr, { dice: { free: ['muster'], shadow: ['army'] }, rings: { free: 3 } });
  game.play('free', 'ring muster');
  game.offersOnly('free', ['change to character', 'change to event', 'change to muster-army']);
  game.refuses('free', 'change to muster', 'WR-4.11.2');
  game.refuses('free', 'change to eye', 'WR-4.11.2'); // no face of a Free Peoples die
  game.refuses('free', 'change to army', 'WR-4.11.2');
  game.play('free', 'change to character');
  game.position({ dice: { free: ['character'] }, rings: { free: 2 } });
  game.offers('free', 'die character');

  const shadow = scene(wotr, { act: 'shadow', dice: { shadow: ['muster'] }, rings: { free: 2, shadow: 1 } });
  shadow.play('shadow', 'ring muster');
  shadow.offersOnly('shadow', [
    'change to character',
    'change to army',
    'change to event',
    'change to muster-army',
    'change to eye',
  ]);
  shadow.refuses('shadow', 'change to will', 'WR-4.11.2');
});

rule('A Will of the West may be changed too', ['WR-4.11.2'], () => {
  const game = scene(wotr, { dice: { free: ['will'] } });
  game.play('free', 'ring will', 'change to muster-army');
  game.position({ dice: { free: ['muster-army'] } });
});

rule('Only who is about to act may use a Ring', ['WR-4.11.2'], () => {
  const game = scene(wotr, { dice: { free: ['event', 'muster'], shadow: ['army'] }, rings: { free: 2, shadow: 1 } });
  game.offersOnly('shadow', []);
  game.play('free', 'die event');
  game.refuses('free', 'ring muster', 'WR-4.11.2'); // the die is chosen: too late
});

rule('A Ring that the Free Peoples use goes over to the Shadow', ['WR-4.11.3'], () => {
  const game = scene(wotr, { dice: { free: ['muster'], shadow: ['army'] }, rings: { free: 3, shadow: 0 } });
  game.play('free', 'ring muster', 'change to event');
  game.position({ rings: { free: 2, shadow: 1 } });
});

rule('Who holds no Ring can use none', ['WR-4.11.3'], () => {
  const game = scene(wotr, { act: 'shadow', dice: { shadow: ['army'] }, rings: { free: 3, shadow: 0 } });
  game.refuses('shadow', 'ring army', 'WR-4.11.3');
});

rule('A Ring that the Shadow uses leaves the game', ['WR-4.11.4'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'], free: ['event'] },
    rings: { free: 1, shadow: 2 },
  });
  game.play('shadow', 'ring army', 'change to muster');
  game.position({ rings: { free: 1, shadow: 1 } });
});

rule('After a Ring any die may be used, and some die must be', ['WR-4.11.5'], () => {
  const game = scene(wotr, {
    dice: { free: ['muster', 'event'], shadow: ['army', 'army', 'army'] },
    hands: { free: [] },
  });
  game.offers('free', 'pass');
  game.play('free', 'ring muster', 'change to character');
  game.offers('free', ['die character', 'die event']);
  game.refuses('free', 'pass', 'WR-4.11.5');
  game.play('free', 'die event', 'draw strategy');
  game.position({ dice: { free: ['character'] } });
});

rule('Each player may use one Ring a turn', ['WR-4.11.6'], () => {
  const game = scene(wotr, {
    dice: { free: ['muster', 'event'], shadow: ['army', 'army'] },
    rings: { free: 2, shadow: 1 },
  });
  game.play('free', 'ring muster', 'change to character');
  game.refuses('free', 'ring character', 'WR-4.11.6');
  game.refuses('free', 'ring event', 'WR-4.11.6');
  game.play('free', 'die character', 'spend for nothing');
  // The other side's use of the same turn does not count.
  game.play('shadow', 'ring army', 'change to event', 'die army', 'spend for nothing');
  game.refuses('free', 'ring event', 'WR-4.11.6');
  game.play('free', 'die event', 'spend for nothing');
  game.refuses('shadow', 'ring event', 'WR-4.11.6');
});

rule('In the next turn a Ring may be used again', ['WR-4.11.6'], () => {
  const game = scene(
    wotr,
    { dice: { free: ['muster'] }, rings: { free: 2 }, used: ['free'] },
    { rolls: ['event', 'event', 'event', 'event', 'eye', 'eye', 'eye', 'eye', 'eye', 'eye', 'eye'] },
  );
  game.refuses('free', 'ring muster', 'WR-4.11.6');
  game.play('free', 'die muster', 'spend for nothing', 'no declaration', 'guide strider');
  game.play('shadow', 'hunt 0');
  game.offers('free', 'ring event');
});

rule('No Ring makes a Will of the West', ['WR-4.11.7'], () => {
  const game = scene(wotr, { dice: { free: ['muster', 'character', 'event', 'muster-army'] } });
  game.play('free', 'ring muster-army');
  game.refuses('free', 'change to will', 'WR-4.11.7');
});

rule('The Shadow may make an Eye: it goes into the Hunt box, and the Shadow still acts', ['WR-4.11.8'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army', 'army', 'muster', 'event'], free: ['event'] },
    hunt: { shadow: 2 },
    rings: { free: 1, shadow: 1 },
  });
  game.play('shadow', 'ring army', 'change to eye');
  game.position({ hunt: { shadow: 3 }, dice: { shadow: ['army', 'muster', 'event'] } });
  game.offersOnly('shadow', ['die army', 'die muster', 'die event']);
  game.play('shadow', 'die muster', 'spend for nothing');
  game.asks('free', 'Choose a die');
  assert.deepEqual(diceOf(game), [1, 2]);
});

rule('The Shadow cannot change an Eye', ['WR-4.11.9'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'] },
    hunt: { shadow: 2 },
    rings: { shadow: 1 },
  });
  game.offers('shadow', 'ring army');
  game.refuses('shadow', 'ring eye', 'WR-4.11.9');
});

rule('An Eye made of the last die ends the Shadow’s actions', ['WR-4.11.10'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'], free: ['event', 'muster'] },
    hunt: { shadow: 1 },
    rings: { free: 2, shadow: 1 },
  });
  game.play('shadow', 'ring army', 'change to eye');
  game.position({ hunt: { shadow: 2 }, dice: { shadow: [] }, rings: { shadow: 0 } });
  game.asks('free', 'Choose a die');
  game.play('free', 'die event', 'spend for nothing');
  game.asks('free', 'Choose a die');

  const last = scene(wotr, { act: 'shadow', turn: 2, dice: { shadow: ['army'] }, rings: { free: 2, shadow: 1 } });
  last.play('shadow', 'ring army', 'change to eye');
  last.position({ turn: 3 });
});
