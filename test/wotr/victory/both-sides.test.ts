// Both sides reach their goal in one turn: who wins? (WR-10.1.1, WR-10.1.2, WR-10.2.4)
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { alone, goOn, lastAction, points } from './table.ts';

rule('With points enough for both sides, the Shadow wins', ['WR-10.1.2'], () => {
  lastAction(points(10, 4)).outcome({ winner: 'shadow', reason: 'military', rule: 'WR-10.3.2' });
  lastAction(points(11, 5)).outcome({ winner: 'shadow', reason: 'military', rule: 'WR-10.3.2' });
  lastAction(points(9, 4)).outcome({ winner: 'free', reason: 'military', rule: 'WR-10.3.3' });
});

rule(
  'At the Victory Check Corruption comes first, then the Shadow’s points, then those of the Free Peoples',
  ['WR-10.1.1', 'WR-10.1.2'],
  () => {
    // In Mordor without having moved: one Corruption at the end of the turn (WR-9.12.7).
    lastAction({ ...points(10, 4), fellowship: alone(3, 11) }).outcome({ winner: 'shadow', reason: 'corruption' });
    lastAction({ ...points(0, 4), fellowship: alone(3, 11) }).outcome({ winner: 'shadow', reason: 'corruption' });
    lastAction({ ...points(10, 4), fellowship: alone(3, 10) }).outcome({ winner: 'shadow', reason: 'military' });
    lastAction({ ...points(9, 4), fellowship: alone(3, 10) }).outcome({ winner: 'free', reason: 'military' });
  },
);

rule(
  'The tile that would end the quest may bring the twelfth Corruption: the Shadow wins',
  ['WR-10.1.2', 'WR-10.2.2'],
  () => {
    goOn({ fellowship: alone(5, 11) }, '1').outcome({ winner: 'shadow', reason: 'corruption', rule: 'WR-10.2.2' });
    goOn({ fellowship: alone(5, 10) }, '1').outcome({ winner: 'free', reason: 'ring', rule: 'WR-10.2.3' });
  },
);

rule('A Ring destroyed before the check beats points that wait for it', ['WR-10.2.4'], () => {
  goOn({ ...points(10, 0), fellowship: alone(5, 0) }, '1').outcome({ winner: 'free', reason: 'ring' });
  goOn({ ...points(10, 4), fellowship: alone(5, 0) }, '1').outcome({ winner: 'free', reason: 'ring' });
});

rule('The twelfth Corruption beats points of the Free Peoples that wait for the check', ['WR-10.2.4'], () => {
  goOn({ ...points(0, 4), fellowship: alone(2, 11) }, '1').outcome({ winner: 'shadow', reason: 'corruption' });
  goOn({ ...points(0, 6), fellowship: alone(2, 10) }, '3').outcome({ winner: 'shadow', reason: 'corruption' });
});

/** The Shadow can take the Shire for its tenth point, the Free Peoples Angmar for their fourth. */
const race = {
  ...points(8, 2),
  angmar: {},
  dale: { captured: true },
  'far-harad': { captured: true },
  buckland: { sauron: '2r' },
  arnor: { north: '1r' },
  'vale-of-the-carnen': { dwarves: '1r' },
  politics: { sauron: 'at war', north: 'at war', dwarves: 'at war' },
};

rule('It does not matter which side reached its points first in the turn', ['WR-10.1.2', 'WR-10.3.1'], () => {
  const free = scene(wotr, { ...race, dice: { free: ['muster-army'], shadow: ['army'] } });
  free.play('free', 'die muster-army', 'march arnor', 'to angmar', 'done');
  free.outcome('none'); // four points, but the turn is not over
  free.play('shadow', 'die army', 'march buckland', 'to shire');
  free.outcome({ winner: 'shadow', reason: 'military' });

  const shadow = scene(wotr, { ...race, act: 'shadow', dice: { free: ['muster-army'], shadow: ['army'] } });
  shadow.play('shadow', 'die army', 'march buckland', 'to shire');
  shadow.outcome('none');
  shadow.play('free', 'die muster-army', 'march arnor', 'to angmar', 'done');
  shadow.outcome({ winner: 'shadow', reason: 'military' });
});

rule(
  'With their fourth point the Free Peoples may take the Shadow’s tenth away, and win',
  ['WR-10.1.2', 'WR-10.3.3'],
  () => {
    const game = scene(wotr, { ...race, act: 'shadow', dice: { free: ['muster-army'], shadow: ['army'] } });
    game.play('shadow', 'die army', 'march buckland', 'to shire');
    game.play('free', 'die muster-army', 'march arnor', 'to angmar', 'march vale-of-the-carnen', 'to dale');
    game.outcome({ winner: 'free', reason: 'military', rule: 'WR-10.3.3' });
  },
);

rule('The turn limit comes after every Victory Condition', ['WR-10.1.3'], () => {
  const last = { turn: 2 };
  const limit = { turnLimit: 2 };
  lastAction({ ...last, ...points(10, 4) }, limit).outcome({ winner: 'shadow', reason: 'military' });
  lastAction({ ...last, fellowship: alone(3, 11) }, limit).outcome({ winner: 'shadow', reason: 'corruption' });
  lastAction({ ...last, ...points(9, 3), fellowship: alone(3, 10) }, limit).outcome({ winner: null });
});
