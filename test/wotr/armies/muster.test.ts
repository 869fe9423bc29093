import { wotr } from '../../../games/wotr/game.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import { rule } from '../../rule.ts';
import { type Scene, scene } from '../../scene.ts';

rule(
  'Two Regulars of one Muster result go to two Settlements',
  ['WR-4.8.4', 'WR-6.6.1', 'WR-6.4.3', 'WR-6.4.4'],
  () => {
    const game = scene(wotr, {
      dice: { free: ['muster'] },
      politics: { gondor: 'at war' },
      pelargir: { gondor: '1r' },
    });
    game.play('free', 'die muster');
    game.refuses('free', 'recruit rohan-regular', 'WR-6.4.2');
    game.play('free', 'recruit gondor-regular');
    game.refuses('free', 'in osgiliath', 'WR-6.4.4');
    game.play('free', 'in pelargir');
    game.refuses('free', 'recruit gondor-elite', 'WR-6.4.3');
    game.play('free', 'recruit gondor-regular');
    game.refuses('free', 'in pelargir', 'WR-4.8.4');
    game.play('free', 'in dol-amroth');
    game.position({ pelargir: { gondor: '2r' }, 'dol-amroth': { gondor: '1r' } });
  },
);

rule('Who has nobody left to go with the first figure is not asked for a second', ['WR-6.4.3'], () => {
  const after = (left: number): Scene<WotrState, WotrView> => {
    const game = scene(wotr, {
      dice: { free: ['muster', 'army'], shadow: ['army'] },
      politics: { rohan: 'at war' },
      lost: { rohan: { regular: 10 - left, elite: 4, leader: 4 } },
    });
    game.play('free', 'die muster', 'recruit rohan-regular', 'in edoras');
    return game;
  };
  after(2).offersOnly('free', ['recruit rohan-regular', 'no more']);
  after(1).asks('shadow', 'Choose a die');
});

rule('A Leader is recruited only with units of its side', ['WR-6.4.7', 'WR-6.4.8'], () => {
  const game = scene(wotr, {
    dice: { free: ['muster'] },
    politics: { gondor: 'at war' },
    pelargir: { gondor: '1r' },
  });
  game.play('free', 'die muster', 'recruit gondor-leader', 'no more');
  game.position({ pelargir: { gondor: '1r 1l' } });
});

rule('Nazgûl are recruited in Strongholds of Sauron', ['WR-6.4.6'], () => {
  const game = scene(wotr, { act: 'shadow', dice: { shadow: ['muster'] }, politics: { sauron: 'at war' } });
  game.play('shadow', 'die muster', 'recruit nazgul');
  game.offers('shadow', ['in barad-dur', 'in moria']);
  game.refuses('shadow', 'in nurn', 'WR-6.4.6');
});

rule('A Muster result does not recruit under siege or in a captured Settlement', ['WR-6.6.2', 'WR-6.6.3'], () => {
  const game = scene(wotr, {
    dice: { free: ['muster'] },
    politics: { gondor: 'at war' },
    'minas-tirith': { gondor: '1r', sauron: '2r' },
    pelargir: { captured: true },
  });
  game.play('free', 'die muster', 'recruit gondor-regular');
  game.refuses('free', 'in minas-tirith', 'WR-6.6.3');
  game.refuses('free', 'in pelargir', 'WR-6.6.2');
});

rule('A passive Nation does not take the last step', ['WR-4.8.1', 'WR-7.1.4', 'WR-7.4.12'], () => {
  const game = scene(wotr, { dice: { free: ['muster'] }, politics: { gondor: '1 passive', rohan: '1 active' } });
  game.play('free', 'die muster');
  game.refuses('free', 'advance gondor', 'WR-7.1.4');
  game.play('free', 'advance rohan');
  game.position({ politics: { rohan: 'at war' } });
});

rule('Boromir speaks for Gondor with any die', ['WR-8.3.4'], () => {
  const game = scene(wotr, { dice: { free: ['event'] }, characters: { boromir: 'pelargir' } });
  game.play('free', 'die event', 'rouse gondor');
  game.position({ politics: { gondor: '1 passive' } });
});

rule('The Witch-king joins Sauron units and wakes the Free Peoples', ['WR-4.8.5', 'WR-2.6.7'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['muster'] },
    politics: { sauron: 'at war' },
    moria: { sauron: '2r' },
    umbar: { southrons: '1r' },
  });
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'bring saruman', 'WR-4.8.5');
  game.play('shadow', 'bring witch-king');
  game.position({ characters: { 'witch-king': 'moria' }, politics: { rohan: '3 active', dwarves: '3 active' } });
});

rule('A Will of the West makes Aragorn of Strider', ['WR-2.6.6', 'WR-4.10.5', 'WR-7.2.9'], () => {
  const game = scene(wotr, { dice: { free: ['will'] }, characters: { strider: 'minas-tirith' } });
  game.play('free', 'die will');
  game.refuses('free', 'bring gandalf-white', 'WR-2.6.6');
  game.play('free', 'bring aragorn');
  game.position({ characters: { aragorn: 'minas-tirith', strider: 'replaced' }, politics: { gondor: '2 passive' } });
});

rule('Gandalf the White returns even when the Grey has fallen', ['WR-2.6.9'], () => {
  const game = scene(wotr, {
    dice: { free: ['will'] },
    characters: { 'gandalf-grey': 'eliminated', saruman: 'orthanc' },
    lorien: { captured: true },
  });
  game.play('free', 'die will', 'bring gandalf-white');
  game.offersOnly('free', ['in fangorn', 'in grey-havens', 'in rivendell', 'in woodland-realm']);
});
