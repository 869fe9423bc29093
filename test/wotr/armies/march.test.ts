import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

const AT_WAR = { isengard: 'at war', sauron: 'at war', southrons: 'at war' };

rule('An Army result moves two Armies, each to an adjacent region', ['WR-6.7.2', 'WR-6.7.4', 'WR-4.7.1'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'], free: ['event'] },
    'north-rhun': { southrons: '2r' },
    umbar: { southrons: '1r' },
  });
  game.play('shadow', 'die army', 'march north-rhun');
  game.refuses('shadow', 'to far-harad', 'WR-6.7.4');
  game.play('shadow', 'to east-rhun', 'march umbar', 'to near-harad');
  game.position({ 'east-rhun': { southrons: '2r' }, 'near-harad': { southrons: '1r' } });
  game.asks('free');
});

rule('Nobody moves twice in one action', ['WR-6.9.1', 'WR-6.8.5', 'WR-6.1.3'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'] },
    politics: AT_WAR,
    gorgoroth: { sauron: '2r' },
    morannon: { sauron: '1e' },
  });
  game.play('shadow', 'die army', 'march gorgoroth', 'leave sauron-regular', 'to morannon');
  game.offers('shadow', ['march gorgoroth', 'march morannon']);
  game.play('shadow', 'march morannon');
  game.refuses('shadow', 'leave sauron-regular', 'WR-6.9.1');
  game.play('shadow', 'to dagorlad');
  game.position({ morannon: { sauron: '1r' }, dagorlad: { sauron: '1e' }, gorgoroth: { sauron: '1r' } });
});

rule('A Character result moves one Army, and a Leader goes along', ['WR-6.7.3', 'WR-6.8.3', 'WR-6.8.4'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['character'], free: ['event'] },
    politics: AT_WAR,
    gorgoroth: { sauron: '2r', nazgul: 1 },
    morannon: { sauron: '1e' },
  });
  game.play('shadow', 'die character');
  game.refuses('shadow', 'march morannon', 'WR-6.7.3');
  game.play('shadow', 'march gorgoroth');
  game.refuses('shadow', 'leave nazgul', 'WR-6.8.3');
  game.play('shadow', 'leave sauron-regular', 'to nurn');
  game.position({ gorgoroth: { sauron: '1r' }, nurn: { sauron: '1r', nazgul: 1 } });
  game.asks('free');
});

rule(
  'Saruman stays when his Army leaves Orthanc, and cannot be the one who leads it',
  ['WR-6.11.4', 'WR-6.13.5'],
  () => {
    const game = scene(wotr, {
      act: 'shadow',
      dice: { shadow: ['character', 'army'] },
      politics: AT_WAR,
      orthanc: { isengard: '1r' },
      characters: { saruman: 'orthanc' },
    });
    game.play('shadow', 'die character');
    game.refuses('shadow', 'march orthanc', 'WR-6.7.3');
    game.play('shadow', 'spend for nothing', 'die army', 'march orthanc', 'to gap-of-rohan');
    game.position({ characters: { saruman: 'orthanc' }, 'gap-of-rohan': { isengard: '1r' } });
  },
);

rule(
  'A Nation not At War stays out of other Nations, its Leaders too; the others may go without it',
  ['WR-6.9.6', 'WR-7.4.2', 'WR-7.4.5', 'WR-7.4.6'],
  () => {
    const game = scene(wotr, {
      dice: { free: ['will'] },
      politics: { north: 'at war', dwarves: '1 active' },
      dale: { north: '1r', dwarves: '1r 1l' },
    });
    game.play('free', 'die will', 'march dale');
    game.refuses('free', 'to woodland-realm', 'WR-6.9.6');
    game.offers('free', 'to vale-of-the-carnen');
    game.play('free', 'leave dwarves-leader');
    game.refuses('free', 'to woodland-realm', 'WR-6.9.6');
    game.play('free', 'leave dwarves-regular', 'to woodland-realm');
    game.position({ 'woodland-realm': { north: '1r' }, dale: { dwarves: '1r 1l' } });
  },
);

rule('No Leader is left without units', ['WR-6.8.2'], () => {
  const game = scene(wotr, {
    dice: { free: ['will'] },
    politics: { gondor: 'at war' },
    osgiliath: { gondor: '1r 1e 1l' },
  });
  game.play('free', 'die will', 'march osgiliath', 'leave gondor-leader');
  game.refuses('free', 'to north-ithilien', 'WR-6.8.2');
  game.play('free', 'leave gondor-regular', 'to north-ithilien');
  game.position({ osgiliath: { gondor: '1r 1l' }, 'north-ithilien': { gondor: '1e' } });
});

rule('Ten units at most, counted when both moves are made', ['WR-6.9.5', 'WR-6.2.1'], () => {
  const words = {
    act: 'shadow',
    politics: AT_WAR,
    gorgoroth: { sauron: '6r' },
    morannon: { sauron: '8r' },
  };
  const game = scene(wotr, { ...words, dice: { shadow: ['army'], free: ['event'] } });
  game.play('shadow', 'die army', 'march gorgoroth', 'to morannon');
  game.refuses('shadow', 'done', 'WR-6.9.5');
  game.play('shadow', 'leave sauron-regular', 'leave sauron-regular', 'leave sauron-regular', 'leave sauron-regular');
  game.refuses('shadow', 'leave sauron-regular', 'WR-6.9.5');
  game.play('shadow', 'to dagorlad');
  game.position({ morannon: { sauron: '10r' }, dagorlad: { sauron: '4r' } });
  game.asks('free');

  const led = scene(wotr, { ...words, gorgoroth: { sauron: '6r', nazgul: 1 }, dice: { shadow: ['character'] } });
  led.play('shadow', 'die character', 'march gorgoroth');
  led.refuses('shadow', 'to morannon', 'WR-6.9.5');
});

rule('Enemy units close a region, and a besieged Army stays in', ['WR-6.9.3', 'WR-6.32.4', 'WR-6.35.1'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    politics: { ...AT_WAR, gondor: 'at war' },
    dice: { shadow: ['army'], free: ['will'] },
    'minas-tirith': { gondor: '2r', sauron: '3r' },
    osgiliath: { sauron: '2r' },
    pelargir: { gondor: '1r' },
    lossarnach: { gondor: '1r' },
  });
  game.play('shadow', 'die army', 'march osgiliath');
  game.refuses('shadow', 'to pelargir', 'WR-6.9.3');
  game.play('shadow', 'to minas-tirith', 'done');
  game.play('free', 'die will');
  game.refuses('free', 'march minas-tirith', 'WR-6.32.4');
  game.play('free', 'march lossarnach');
  game.refuses('free', 'to minas-tirith', 'WR-6.32.4');
});

rule('An Army takes a City by entering it, and wakes its Nation', ['WR-6.36.2', 'WR-7.2.2', 'WR-7.3.4'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    politics: AT_WAR,
    dice: { shadow: ['army'], free: ['event'] },
    'withered-heath': { sauron: '2r' },
  });
  game.play('shadow', 'die army', 'march withered-heath', 'to dale');
  game.position({ dale: { sauron: '2r', captured: true }, politics: { north: '2 active' } });
});

rule('A Power too Great keeps Shadow Armies out of Lórien and Rivendell', ['WR-5.4.1'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    politics: AT_WAR,
    dice: { shadow: ['army'] },
    table: ['a-power-too-great'],
    trollshaws: { sauron: '2r' },
    lorien: { elves: '1e', sauron: '3r' },
  });
  game.play('shadow', 'die army');
  game.refuses('shadow', 'attack lorien', 'WR-5.4.1');
  game.play('shadow', 'march trollshaws');
  game.refuses('shadow', 'to rivendell', 'WR-5.4.1');
});
