import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

rule(
  'Only units At War attack; the others are the rearguard, and their Leaders need a unit',
  ['WR-6.14.2', 'WR-6.15.1', 'WR-6.15.2', 'WR-6.15.6', 'WR-7.4.3'],
  () => {
    const game = scene(wotr, {
      dice: { free: ['will'] },
      politics: { north: 'at war', dwarves: '2 active' },
      dale: { north: '2r 1e', dwarves: '1l' },
      erebor: { dwarves: '1r' },
      'withered-heath': { sauron: '1r' },
    });
    game.play('free', 'die will');
    game.refuses('free', 'attack erebor', 'WR-6.14.2');
    game.play('free', 'attack dale');
    game.refuses('free', 'against withered-heath', 'WR-6.15.2');
    game.play('free', 'leave north-elite');
    game.offers('free', 'against withered-heath');
  },
);

rule('A besieged Army can be attacked only from its own region', ['WR-6.31.1', 'WR-6.14.3', 'WR-6.32.3'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'] },
    politics: { sauron: 'at war' },
    'minas-tirith': { gondor: '2r', sauron: '3r' },
    osgiliath: { sauron: '2r' },
    lossarnach: { gondor: '1r' },
  });
  game.play('shadow', 'die army');
  game.offers('shadow', 'attack minas-tirith');
  game.play('shadow', 'attack osgiliath');
  game.refuses('shadow', 'against minas-tirith', 'WR-6.31.1');
  game.offers('shadow', ['against lossarnach', 'leave sauron-regular']);
});

rule('A besieged Army can attack only its besiegers', ['WR-6.33.1', 'WR-6.32.4', 'WR-6.34.1'], () => {
  const game = scene(wotr, {
    dice: { free: ['will'] },
    politics: { gondor: 'at war' },
    'minas-tirith': { gondor: '2r', sauron: '3r' },
    osgiliath: { sauron: '2r' },
    lossarnach: { gondor: '2r' },
  });
  game.play('free', 'die will');
  game.offers('free', ['attack minas-tirith', 'attack lossarnach']);
  game.play('free', 'attack minas-tirith');
  game.refuses('free', 'against osgiliath', 'WR-6.32.4');
});

rule('Saruman counts as the Character of an attack from Orthanc', ['WR-6.14.7', 'WR-6.14.5'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['character'] },
    politics: { isengard: 'at war', sauron: 'at war' },
    orthanc: { isengard: '2r' },
    'gap-of-rohan': { rohan: '1r' },
    'north-dunland': { isengard: '1r' },
    characters: { saruman: 'orthanc' },
  });
  game.play('shadow', 'die character');
  game.offers('shadow', 'attack orthanc');
  game.play('shadow', 'attack orthanc');
  game.refuses('shadow', 'leave saruman', 'WR-6.15.3');
});
