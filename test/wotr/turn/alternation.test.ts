// Who acts when, and what a die is worth (WR-4.5).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { diceOf, eyes, freeRoll } from './table.ts';

rule('The Free Peoples act first, in every turn, and then the sides alternate', ['WR-4.5.1'], () => {
  const game = scene(wotr, { phase: 'hunt', turn: 5 }, { rolls: [...freeRoll, ...eyes(4), 'army', 'army', 'army'] });
  game.play('shadow', 'hunt 0');
  const order: string[] = [];
  for (let n = 0; n < 7; n++) {
    const seat = game.list('free').length > 0 ? 'free' : 'shadow';
    order.push(seat);
    game.play(seat, game.list(seat)[0], 'spend for nothing');
  }
  assert.deepEqual(order, ['free', 'shadow', 'free', 'shadow', 'free', 'shadow', 'free']);
  game.position({ turn: 6 });

  const shadowLast = scene(
    wotr,
    { act: 'shadow', dice: { shadow: ['army'] } },
    { rolls: [...freeRoll, ...eyes(6), 'army'] },
  );
  shadowLast.play('shadow', 'die army', 'spend for nothing');
  shadowLast.play('free', 'no declaration', 'guide strider');
  shadowLast.play('shadow', 'hunt 0');
  shadowLast.asks('free', 'Choose a die');
});

rule('A side that is not to act cannot', ['WR-4.5.1'], () => {
  const game = scene(wotr, { dice: { free: ['event', 'event'], shadow: ['army', 'army'] } });
  game.offersOnly('shadow', []);
  game.refuses('shadow', 'die army', 'WR-4.5.1');
});

rule('A used die is gone until the next turn', ['WR-4.5.2', 'WR-4.5.8'], () => {
  const game = scene(wotr, { dice: { free: ['character', 'muster'], shadow: ['army'] } });
  game.play('free', 'die character', 'move fellowship');
  game.position({ dice: { free: ['muster'] } });
  game.play('shadow', 'die army', 'spend for nothing');
  game.offers('free', 'die muster');
  game.refuses('free', 'die character', 'WR-4.5.2');
});

rule('A die gives one of the actions of its face, and no second one', ['WR-4.5.8'], () => {
  const game = scene(wotr, {
    dice: { free: ['character'], shadow: ['army'] },
    'minas-tirith': { gondor: '2r 1l' },
  });
  game.play('free', 'die character', 'march minas-tirith', 'to druadan-forest');
  game.offersOnly('free', []);
  game.asks('shadow', 'Choose a die');
  game.position({ dice: { free: [] }, fellowship: { progress: 0 } });
});

rule('The die that moves the Fellowship goes into the Hunt box, and back at the end of the turn', ['WR-4.5.3'], () => {
  const game = scene(
    wotr,
    { dice: { free: ['character'], shadow: ['army'] } },
    { rolls: ['character', 'event', 'event', 'event', ...eyes(7)] },
  );
  game.play('free', 'die character', 'move fellowship');
  game.position({ hunt: { free: 1 }, dice: { free: [] } });
  game.play('shadow', 'die army', 'spend for nothing');
  game.position({ hunt: { free: 0 } });
  game.play('free', 'no declaration', 'guide strider');
  game.play('shadow', 'hunt 0');
  assert.deepEqual(diceOf(game), [4, 0]);
});

rule('Other actions with a Character die leave it out of the Hunt box', ['WR-4.5.3'], () => {
  const game = scene(wotr, {
    dice: { free: ['character'], shadow: ['army'] },
    fellowship: { revealed: true },
  });
  game.play('free', 'die character', 'hide fellowship');
  game.position({ hunt: { free: 0 }, fellowship: { revealed: false } });
});

rule('Only who has fewer unused dice than the opponent may pass', ['WR-4.5.4'], () => {
  const dice = (n: number, face: string): string[] => Array.from({ length: n }, () => face);
  const table = (free: number, shadow: number, act: string, hunt = 0) =>
    scene(wotr, { act, dice: { free: dice(free, 'event'), shadow: dice(shadow, 'army') }, hunt: { shadow: hunt } });
  const fewer = table(3, 4, 'free');
  fewer.play('free', 'pass');
  fewer.asks('shadow', 'Choose a die');
  assert.deepEqual(diceOf(fewer), [3, 4]);
  table(4, 4, 'free').refuses('free', 'pass', 'WR-4.5.4');
  table(5, 4, 'free').refuses('free', 'pass', 'WR-4.5.4');
  table(4, 3, 'shadow').offers('shadow', 'pass');
  table(4, 4, 'shadow').refuses('shadow', 'pass', 'WR-4.5.4');
  table(3, 3, 'free', 4).refuses('free', 'pass', 'WR-4.5.4'); // dice in the Hunt box are not unused
});

rule('One may pass again and again, while it lasts', ['WR-4.5.5'], () => {
  const game = scene(wotr, {
    dice: { free: ['event', 'event'], shadow: ['army', 'army', 'army', 'army', 'army'] },
  });
  for (let n = 0; n < 3; n++) {
    game.play('free', 'pass');
    game.play('shadow', 'die army', 'spend for nothing');
  }
  assert.deepEqual(diceOf(game), [2, 2]);
  game.asks('free', 'Choose a die');
  game.refuses('free', 'pass', 'WR-4.5.4');
});

rule('When one side has no dice left, the other takes all its actions in a row', ['WR-4.5.6'], () => {
  const game = scene(wotr, { turn: 2, dice: { shadow: ['army', 'muster', 'event'] } });
  game.play('shadow', 'die army', 'spend for nothing');
  game.asks('shadow', 'Choose a die');
  game.refuses('shadow', 'pass', 'WR-4.5.4');
  game.play('shadow', 'die muster', 'spend for nothing', 'die event', 'spend for nothing');
  game.position({ turn: 3 });

  const free = scene(wotr, { turn: 2, dice: { free: ['event', 'muster'], shadow: ['army'] } });
  free.play('free', 'die event', 'spend for nothing');
  free.play('shadow', 'die army', 'spend for nothing');
  free.play('free', 'die muster', 'spend for nothing');
  free.position({ turn: 3 });
});

rule('A die may be spent without any effect, also when there is something to do', ['WR-4.5.7'], () => {
  const game = scene(wotr, { dice: { free: ['character', 'event'], shadow: ['army', 'army'] } });
  game.refuses('free', 'pass', 'WR-4.5.4');
  game.play('free', 'die character');
  game.offers('free', ['move fellowship', 'spend for nothing']);
  game.play('free', 'spend for nothing');
  game.says('spend a die without effect', 'WR-4.5.7');
  game.position({ dice: { free: ['event'] }, fellowship: { progress: 0 }, hunt: { free: 0 } });
  // Without any unit on the map an Army die can do nothing else.
  game.play('shadow', 'die army');
  game.offersOnly('shadow', ['spend for nothing']);
  game.play('shadow', 'spend for nothing');
  game.asks('free', 'Choose a die');
});
