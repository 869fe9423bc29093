// The four Victory Conditions and the turn limit (chapter X).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { alone, goOn, lastAction, points } from './table.ts';

rule('The Shadow wins with Settlements of the Free Peoples worth 10 points', ['WR-10.3.2'], () => {
  lastAction(points(9, 0)).outcome('none');
  lastAction(points(10, 0)).outcome({ winner: 'shadow', reason: 'military', rule: 'WR-10.3.2' });
  lastAction(points(11, 0)).outcome({ winner: 'shadow', reason: 'military', rule: 'WR-10.3.2' });
});

rule('The Free Peoples win with Shadow Settlements worth 4 points', ['WR-10.3.3'], () => {
  lastAction(points(0, 3)).outcome('none');
  lastAction(points(0, 4)).outcome({ winner: 'free', reason: 'military', rule: 'WR-10.3.3' });
  lastAction(points(0, 5)).outcome({ winner: 'free', reason: 'military', rule: 'WR-10.3.3' });
});

rule('Points count only where one’s Control Marker lies', ['WR-10.4.1'], () => {
  const siege = lastAction({ ...points(8, 0), 'dol-amroth': { gondor: '1r', southrons: '5r' } });
  siege.outcome('none');
  const taken = lastAction({ ...points(8, 0), 'dol-amroth': { southrons: '5r', captured: true } });
  taken.outcome({ winner: 'shadow' });
  const withoutArmy = lastAction({ ...points(8, 0), 'dol-amroth': { captured: true } });
  withoutArmy.outcome({ winner: 'shadow' });
});

rule('The Victory Points of a side are the sum over its Control Markers', ['WR-10.4.3'], () => {
  const track = (words: Record<string, unknown>): string => {
    const game = scene(wotr, { dice: { free: ['event'] }, ...words });
    return /Victory Points: (.*)/.exec(wotr.show(game.view('spectator')))?.[1] ?? '';
  };
  assert.equal(track({}), 'Free Peoples 0 of 4, Shadow 0 of 10');
  assert.equal(track({ ...points(7, 3) }), 'Free Peoples 3 of 4, Shadow 7 of 10');
  assert.equal(track({ bree: { captured: true }, nurn: { captured: true } }), 'Free Peoples 0 of 4, Shadow 0 of 10');
});

rule('Points are counted at the end of the turn only', ['WR-10.3.1', 'WR-10.4.3'], () => {
  // The Shadow takes the Shire, its tenth point; then the North takes Dale back.
  const words = {
    act: 'shadow',
    dice: { shadow: ['army'], free: ['muster-army'] },
    ...points(8, 0),
    dale: { captured: true },
    'iron-hills': { north: '1r' },
    buckland: { sauron: '2r' },
    politics: { sauron: 'at war', north: 'at war' },
  };
  const game = scene(wotr, words);
  game.play('shadow', 'die army', 'march buckland', 'to shire');
  game.position({ shire: { captured: true } });
  game.outcome('none');
  assert.match(wotr.show(game.view('free')), /Shadow 10 of 10/);
  game.play('free', 'die muster-army', 'march iron-hills', 'to dale');
  game.outcome('none');
  game.position({ turn: 2 });

  const idle = scene(wotr, words);
  idle.play('shadow', 'die army', 'march buckland', 'to shire');
  idle.play('free', 'die muster-army', 'spend for nothing');
  idle.outcome({ winner: 'shadow', reason: 'military' });
});

rule('With 12 Corruption or more the Shadow wins', ['WR-10.2.2'], () => {
  goOn({ fellowship: alone(2, 10) }, '1').outcome('none');
  goOn({ fellowship: alone(2, 11) }, '1').outcome({ winner: 'shadow', reason: 'corruption', rule: 'WR-10.2.2' });
  goOn({ fellowship: alone(2, 11) }, '3').outcome({ winner: 'shadow', reason: 'corruption', rule: 'WR-10.2.2' });
});

rule('The Ring decides at once, in the middle of a turn', ['WR-10.2.1'], () => {
  const midTurn = { turn: 4, dice: { free: ['event'], shadow: ['army'] } };
  const corrupted = goOn({ turn: 4, fellowship: alone(2, 11) }, '1');
  corrupted.outcome({ winner: 'shadow', reason: 'corruption' });
  corrupted.position(midTurn);
  corrupted.offersOnly('shadow', []);

  const destroyed = goOn({ turn: 4, fellowship: alone(5, 9) }, '1');
  destroyed.outcome({ winner: 'free', reason: 'ring', rule: 'WR-10.2.3' });
  destroyed.position(midTurn);
  destroyed.offersOnly('shadow', []);
});

rule('The Ring decides in the Fellowship phase too', ['WR-10.2.1'], () => {
  const game = scene(
    wotr,
    {
      phase: 'fellowship',
      fellowship: { ...alone(0, 10), at: 'hollin', progress: 2 },
      table: ['balrog-of-moria'],
      characters: { saruman: 'orthanc' },
    },
    { draws: ['3'] },
  );
  game.play('free', 'declare dimrill-dale');
  game.play('shadow', 'use balrog-of-moria');
  game.play('free', 'use the ring');
  game.outcome({ winner: 'shadow', reason: 'corruption' });
});

rule('A game that nobody has won by its last turn is a draw', ['WR-10.1.3'], () => {
  const limit = { turnLimit: 3 };
  lastAction({ turn: 2 }, limit).outcome('none');
  lastAction({ turn: 3 }, limit).outcome({ winner: null, reason: 'turn-limit', rule: 'WR-10.1.3' });
  lastAction({ turn: 3, ...points(10, 0) }, limit).outcome({ winner: 'shadow', reason: 'military' });
  lastAction({ turn: 3, ...points(9, 4) }, limit).outcome({ winner: 'free', reason: 'military' });
  lastAction({ turn: 999 }, { turnLimit: 0 }).outcome('none');
  lastAction({ turn: 59 }).outcome('none');
  lastAction({ turn: 60 }).outcome({ winner: null, reason: 'turn-limit' });
});
