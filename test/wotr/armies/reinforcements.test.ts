// What a Muster result can recruit, and what is left to recruit.
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { war } from '../battle/war.ts';

rule('Figures are recruited by a Muster result or by a card that says so, as an action', ['WR-6.4.1'], () => {
  const words = {
    act: 'free',
    dice: { free: ['character', 'event', 'muster', 'will'], shadow: [] },
    'dol-amroth': { gondor: '1r' },
    hands: { free: ['imrahil-of-dol-amroth'] },
  };
  for (const die of ['character', 'event']) {
    const game = war(words);
    game.play('free', `die ${die}`);
    game.refuses('free', 'recruit gondor-regular', 'WR-4.5.8');
    game.refuses('free', 'recruit gondor-leader', 'WR-4.5.8');
  }
  for (const die of ['muster', 'will']) {
    const game = war(words);
    game.play('free', `die ${die}`);
    game.offers('free', ['recruit gondor-regular', 'recruit gondor-elite', 'recruit gondor-leader']);
  }
  const card = war(words);
  card.play('free', 'die event', 'play imrahil-of-dol-amroth', 'recruit gondor-elite');
  card.position({ 'dol-amroth': { gondor: '1r 1e 1l' } });

  const early = scene(wotr, { phase: 'fellowship', fellowship: { at: 'rivendell' }, politics: { gondor: 'at war' } });
  assert.ok(!early.list('free').some((move) => move.startsWith('recruit')));
});

rule('A Muster result recruits only for a Nation At War, Nazgûl too', ['WR-6.4.2', 'WR-7.4.4'], () => {
  const game = scene(wotr, { act: 'shadow', dice: { shadow: ['muster', 'muster'] }, politics: { sauron: '1' } });
  game.play('shadow', 'die muster');
  for (const figure of ['sauron-regular', 'sauron-elite', 'nazgul'])
    game.refuses('shadow', `recruit ${figure}`, 'WR-6.4.2');
  game.play('shadow', 'advance sauron', 'die muster');
  game.offers('shadow', ['recruit sauron-regular', 'recruit sauron-elite', 'recruit nazgul']);
});

rule(
  'Two figures of one result may be of two Nations, each in a Settlement of its own',
  ['WR-6.4.5', 'WR-6.4.4'],
  () => {
    const game = scene(wotr, {
      dice: { free: ['muster'] },
      politics: { gondor: 'at war', rohan: 'at war', north: '1 active' },
    });
    game.play('free', 'die muster', 'recruit gondor-regular');
    game.refuses('free', 'in edoras', 'WR-6.4.4');
    game.play('free', 'in minas-tirith');
    game.refuses('free', 'recruit north-regular', 'WR-6.4.2');
    game.play('free', 'recruit rohan-regular');
    game.refuses('free', 'in minas-tirith', 'WR-6.4.4');
    game.play('free', 'in edoras');
    game.position({ 'minas-tirith': { gondor: '1r' }, edoras: { rohan: '1r' } });
  },
);

rule('One result brings an Elite alone, or two figures that are none', ['WR-6.4.3', 'WR-4.8.3'], () => {
  const words = { dice: { shadow: ['muster'], free: ['event'] } };
  const elite = war(words);
  elite.play('shadow', 'die muster', 'recruit sauron-elite', 'in moria');
  elite.asks('free');

  const nazgul = war(words);
  nazgul.play('shadow', 'die muster', 'recruit nazgul', 'in moria');
  nazgul.offers('shadow', ['recruit nazgul', 'recruit sauron-regular', 'recruit isengard-regular', 'no more']);
  nazgul.refuses('shadow', 'recruit sauron-elite', 'WR-6.4.3');
  nazgul.play('shadow', 'recruit nazgul');
  nazgul.refuses('shadow', 'in moria', 'WR-4.8.4');
  nazgul.play('shadow', 'in barad-dur');
  nazgul.position({ moria: { nazgul: 1 }, 'barad-dur': { nazgul: 1 } });
  nazgul.asks('free'); // never a third
});

rule('A Leader is not recruited where no unit is with him', ['WR-6.4.7'], () => {
  const words = { act: 'free', dice: { free: ['muster'], shadow: ['event'] } };
  const alone = war(words);
  alone.play('free', 'die muster');
  alone.refuses('free', 'recruit gondor-leader', 'WR-6.4.7');
  alone.play('free', 'recruit gondor-regular', 'in pelargir'); // the other figure goes elsewhere, so it does not help
  alone.refuses('free', 'recruit gondor-leader', 'WR-6.4.7');

  const choice = war({ ...words, pelargir: { rohan: '1r' }, lossarnach: { gondor: '1r' } });
  choice.play('free', 'die muster', 'recruit gondor-leader');
  choice.refuses('free', 'in minas-tirith', 'WR-6.4.7');
  choice.offersOnly('free', ['in lossarnach', 'in pelargir']);
});

rule('A kind of figure of which none is left cannot be recruited', ['WR-6.6.4'], () => {
  const game = war({
    act: 'free',
    dice: { free: ['muster'] },
    'minas-tirith': { gondor: '5e' },
    'dol-amroth': { gondor: '9r' },
    pelargir: { gondor: '5r' },
  });
  game.play('free', 'die muster');
  game.refuses('free', 'recruit gondor-elite', 'WR-6.6.4');
  game.play('free', 'recruit gondor-regular', 'in lossarnach'); // the fifteenth
  game.refuses('free', 'recruit gondor-regular', 'WR-6.6.4');
});

rule('Fallen Shadow units and Nazgûl can be recruited again', ['WR-6.6.5'], () => {
  const game = war(
    {
      dice: { shadow: ['muster', 'army', 'muster'], free: [] },
      orthanc: { isengard: '1r', nazgul: 1 },
      'north-dunland': { isengard: '6r' },
      'south-dunland': { isengard: '5r' },
      'barad-dur': { nazgul: 7 },
      'fords-of-isen': { rohan: '2r' },
    },
    [1, 6, 1, 1],
  );
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'recruit isengard-regular', 'WR-6.6.4');
  game.refuses('shadow', 'recruit nazgul', 'WR-6.6.4');
  game.play('shadow', 'spend for nothing', 'die army', 'attack orthanc');
  game.position({ orthanc: null });
  game.play('shadow', 'die muster');
  game.offers('shadow', ['recruit isengard-regular', 'recruit nazgul']);
});

rule('Fallen Free Peoples units, Leaders and all Characters are out of the game', ['WR-6.6.6'], () => {
  const game = war(
    {
      dice: { shadow: ['army'], free: ['muster', 'will'] },
      'north-ithilien': { sauron: '5r' },
      osgiliath: { gondor: '1e 1l' },
      'minas-tirith': { gondor: '4e 3l' },
      characters: { strider: 'osgiliath' },
    },
    [6, 6, 1, 1, 1, 1, 1, 1, 1],
  );
  game.play('shadow', 'die army', 'attack north-ithilien', 'against osgiliath', 'stay');
  game.position({
    osgiliath: null,
    lost: { gondor: { elite: 1, leader: 1 } },
    characters: { strider: 'eliminated' },
  });
  game.play('free', 'die muster');
  game.refuses('free', 'recruit gondor-elite', 'WR-6.6.4');
  game.refuses('free', 'recruit gondor-leader', 'WR-6.6.4');
  game.play('free', 'spend for nothing', 'die will');
  game.refuses('free', 'bring aragorn', 'WR-2.6.6');
});

rule('A fallen Minion does not come back', ['WR-6.6.6', 'WR-6.26.3'], () => {
  const game = war({
    dice: { shadow: ['muster'] },
    moria: { sauron: '1r' },
    characters: { 'witch-king': 'eliminated' },
  });
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'bring witch-king', 'WR-6.26.3');
});

rule('Ten units are the limit for recruits too, five in a siege; Leaders do not count', ['WR-6.6.7'], () => {
  const words = {
    act: 'free',
    dice: { free: ['muster'], shadow: ['event'] },
    hands: { free: ['guards-of-the-citadel'] },
  };
  const die = war({ ...words, 'minas-tirith': { gondor: '8r 2e' } });
  die.play('free', 'die muster', 'recruit gondor-regular');
  die.refuses('free', 'in minas-tirith', 'WR-6.6.7');
  die.play('free', 'in pelargir', 'recruit gondor-leader');
  die.position({ 'minas-tirith': { gondor: '8r 2e 1l' } });

  const card = war({ ...words, 'minas-tirith': { gondor: '8r 2e' } });
  card.play('free', 'die muster', 'play guards-of-the-citadel');
  card.position({ 'minas-tirith': { gondor: '8r 2e 1l' } });

  const siege = war({ ...words, 'minas-tirith': { gondor: '5r', sauron: '10r' } });
  siege.play('free', 'die muster', 'play guards-of-the-citadel');
  siege.position({ 'minas-tirith': { gondor: '5r 1l' } });

  const nazgul = war({ dice: { shadow: ['muster'] }, 'barad-dur': { sauron: '10r' } });
  nazgul.play('shadow', 'die muster', 'recruit nazgul', 'in barad-dur');
  nazgul.position({ 'barad-dur': { sauron: '10r', nazgul: 1 } });
});

rule('A lone enemy Character or Nazgûl does not keep recruits away, a Control marker does', ['WR-6.6.2'], () => {
  const game = war({
    act: 'free',
    dice: { free: ['muster'] },
    dale: { captured: true },
    carrock: { nazgul: 1 },
    characters: { 'mouth-of-sauron': 'bree' },
  });
  game.play('free', 'die muster', 'recruit north-regular');
  game.refuses('free', 'in dale', 'WR-6.6.2');
  game.offersOnly('free', ['in bree', 'in carrock', 'in shire']);
});
