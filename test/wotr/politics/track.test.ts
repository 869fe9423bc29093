// Steps on the Political Track (WR-7.1, WR-7.3) and what the last of them changes (WR-7.4.10, WR-7.4.11).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { board, war } from '../battle/war.ts';
import { play } from '../events/table.ts';

const southrons = (step: string) => ({
  act: 'shadow',
  dice: { shadow: ['army', 'muster'] },
  politics: { southrons: step },
  'near-harad': { southrons: '2r' },
  'west-harondor': { gondor: '1r' },
  'east-rhun': { southrons: '1r' },
});

rule('A Nation is At War on the last step only; before, it is bound', ['WR-7.1.2', 'WR-7.4.1'], () => {
  const bound = scene(wotr, southrons('1'));
  bound.play('shadow', 'die army');
  bound.refuses('shadow', 'attack near-harad', 'WR-6.14.2');
  bound.play('shadow', 'march east-rhun');
  bound.refuses('shadow', 'to iron-hills', 'WR-6.9.6');
  bound.play('shadow', 'to vale-of-the-carnen', 'done', 'die muster');
  bound.refuses('shadow', 'recruit southrons-regular', 'WR-6.4.2');
});

rule('A Nation At War crosses borders, attacks and is recruited', ['WR-7.4.11', 'WR-7.1.2'], () => {
  const game = scene(wotr, southrons('at war'));
  game.play('shadow', 'die army');
  game.offers('shadow', 'attack near-harad');
  game.play('shadow', 'march east-rhun', 'to iron-hills', 'done');
  game.position({ 'iron-hills': { southrons: '1r' } });
  game.play('shadow', 'die muster');
  game.offers('shadow', ['recruit southrons-regular', 'recruit southrons-elite']);
});

rule('A Nation is At War at once, in the turn in which it takes the last step', ['WR-7.4.10', 'WR-7.4.11'], () => {
  const game = scene(wotr, { ...southrons('1'), dice: { shadow: ['muster', 'muster', 'army'] } });
  game.play('shadow', 'die muster', 'advance southrons');
  game.position({ politics: { southrons: 'at war' } });
  game.play('shadow', 'die muster', 'recruit southrons-elite', 'in umbar', 'die army');
  game.offers('shadow', 'attack near-harad');
  game.refuses('shadow', 'attack east-rhun', 'WR-6.14.3'); // for want of an enemy, no longer of a war
});

rule('A Muster result or a card brings a Nation a step nearer to war', ['WR-7.3.1', 'WR-4.8.1'], () => {
  const game = scene(wotr, { dice: { free: ['muster', 'character', 'event'], shadow: [] } });
  for (const die of ['character', 'event']) {
    game.play('free', `die ${die}`);
    game.refuses('free', 'advance gondor', 'WR-4.5.8');
    game.play('free', 'spend for nothing');
  }
  game.play('free', 'die muster', 'advance gondor');
  game.says('Gondor', 'WR-7.3.1');

  const once = scene(wotr, { dice: { free: ['muster'], shadow: ['event'] } });
  once.play('free', 'die muster', 'advance gondor');
  once.position({ politics: { gondor: '1 passive' } });
  once.asks('shadow');

  const card = play('free', 'a-power-too-great', {});
  card.position({ politics: { elves: '2 active' } });

  const theirs = scene(wotr, { act: 'shadow', dice: { shadow: ['muster'] } });
  theirs.play('shadow', 'die muster');
  theirs.offers('shadow', ['advance isengard', 'advance sauron', 'advance southrons']);
  theirs.refuses('shadow', 'advance gondor', 'WR-4.8.1');
});

rule('Shadow Nations too advance when they are attacked or lose a Settlement', ['WR-7.3.5'], () => {
  const words = { act: 'free', dice: { free: ['army'], shadow: ['event'] } };
  const attacked = war(
    {
      ...words,
      politics: { isengard: '1' },
      'fords-of-isen': { rohan: '2r' },
      'gap-of-rohan': { isengard: '2r' },
    },
    [1, 1, 1, 1],
  );
  attacked.play('free', 'die army', 'attack fords-of-isen', 'against gap-of-rohan', 'cease');
  attacked.position({ politics: { isengard: 'at war' } });

  const taken = war({ ...words, politics: { southrons: '2' }, 'vale-of-the-carnen': { north: '1r' } });
  taken.play('free', 'die army', 'march vale-of-the-carnen', 'to north-rhun');
  taken.position({ 'north-rhun': { captured: true }, politics: { southrons: '1 active' } });
});

rule('Every capture counts; taking back one’s own does not', ['WR-7.3.4'], () => {
  const game = war({
    dice: { shadow: ['army', 'army'], free: ['army', 'event'] },
    politics: { dwarves: '3 active' },
    'east-rhun': { southrons: '2r' },
    'vale-of-the-carnen': { north: '1r' },
  });
  game.play('shadow', 'die army', 'march east-rhun', 'to iron-hills');
  game.position({ 'iron-hills': { captured: true }, politics: { dwarves: '2 active' } });
  game.play('free', 'die event', 'spend for nothing');
  game.play('shadow', 'die army', 'march iron-hills', 'to erebor');
  game.position({ erebor: { captured: true }, politics: { dwarves: '1 active' } });
  game.play('free', 'die army', 'march vale-of-the-carnen', 'to iron-hills');
  game.position({ 'iron-hills': { north: '1r', captured: null }, politics: { dwarves: '1 active' } });
});

rule(
  'Example: attacked at Dale, the last Northern Regular retreats and the Shadow follows: two steps',
  ['WR-7.3.6', 'WR-7.3.2', 'WR-7.3.4'],
  () => {
    const game = war(
      {
        dice: { shadow: ['army'], free: ['event'] },
        politics: { north: '3 passive' },
        'vale-of-the-carnen': { sauron: '3r' },
        dale: { north: '2r' },
      },
      [6, 1, 1, 1, 1],
    );
    game.play('shadow', 'die army', 'attack vale-of-the-carnen', 'against dale');
    game.position({ dale: { north: '1r' }, politics: { north: '2 active' } });
    game.play('shadow', 'continue');
    game.play('free', 'retreat to erebor');
    game.play('shadow', 'advance army');
    game.position({ dale: { sauron: '3r', captured: true }, erebor: { north: '1r' }, politics: { north: '1 active' } });
    assert.match(board(game), /Shadow 1 of 10/);
  },
);

rule('Set back, a Nation goes no higher than the third step, and stays active', ['WR-7.3.8'], () => {
  const stormcrow = (nation: string, step: string, at: string, words = {}) =>
    play('shadow', 'stormcrow', { politics: { [nation]: step }, fellowship: { at }, ...words });
  const top = stormcrow('dwarves', '3 passive', 'erebor', { erebor: { dwarves: '1r' } });
  top.position({ politics: { dwarves: '3 passive' }, erebor: null, lost: { dwarves: { regular: 1 } } });

  const gondor = stormcrow('gondor', '2 passive', 'minas-tirith');
  gondor.position({ politics: { gondor: '3 passive' } });

  const rohan = stormcrow('rohan', '1 active', 'edoras');
  rohan.position({ politics: { rohan: '2 active' } });

  const none = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['event'] },
    hands: { shadow: ['stormcrow'] },
    politics: { gondor: 'at war' },
    fellowship: { at: 'minas-tirith' },
  });
  none.play('shadow', 'die event');
  none.refuses('shadow', 'play stormcrow', 'WR-5.3.4');
});
