// Two movements of one action: who may still move, and ten units only when both are made.
import { rule } from '../../rule.ts';
import { war } from '../battle/war.ts';

const ARMY = { dice: { shadow: ['army'], free: ['event'] } };

rule('Two Armies of six change places with one Army result', ['WR-6.9.5'], () => {
  const game = war({ ...ARMY, gorgoroth: { sauron: '6r' }, morannon: { isengard: '6r' } });
  game.play('shadow', 'die army', 'march gorgoroth', 'to morannon', 'to gorgoroth');
  game.position({ gorgoroth: { isengard: '6r' }, morannon: { sauron: '6r' } });
  game.asks('free');
});

rule('Three units fit beside seven and not beside eight', ['WR-6.9.5', 'WR-6.2.1'], () => {
  const words = { dice: { shadow: ['character'], free: ['event'] }, gorgoroth: { sauron: '3r', nazgul: 1 } };
  const seven = war({ ...words, morannon: { sauron: '7r' } });
  seven.play('shadow', 'die character', 'march gorgoroth', 'to morannon');
  seven.position({ morannon: { sauron: '10r', nazgul: 1 } });

  const eight = war({ ...words, morannon: { sauron: '8r' } });
  eight.play('shadow', 'die character', 'march gorgoroth');
  eight.refuses('shadow', 'to morannon', 'WR-6.9.5');
  eight.play('shadow', 'leave sauron-regular', 'to morannon');
  eight.position({ morannon: { sauron: '10r' }, gorgoroth: { sauron: '1r' } });
});

rule('A region is filled above ten only if those who stood there can go on', ['WR-6.9.5', 'WR-6.9.1'], () => {
  const words = { ...ARMY, gorgoroth: { sauron: '6r' } };
  // Southrons who are not At War may not leave Nurn for a region of Sauron, and it has no other neighbour.
  const stuck = war({ ...words, politics: { southrons: '1' }, nurn: { southrons: '8r' } });
  stuck.play('shadow', 'die army', 'march gorgoroth');
  stuck.refuses('shadow', 'to nurn', 'WR-6.9.5');
  stuck.offers('shadow', 'to morannon');

  // At War they can, but only back to the region that the others have just left.
  const freed = war({ ...words, nurn: { southrons: '8r' } });
  freed.play('shadow', 'die army', 'march gorgoroth', 'to nurn');
  freed.refuses('shadow', 'leave sauron-regular', 'WR-6.9.1');
  for (let i = 0; i < 4; i++) freed.play('shadow', 'leave southrons-regular');
  freed.position({ nurn: { sauron: '6r', southrons: '4r' }, gorgoroth: { southrons: '4r' } });
});

rule('The second movement does not fill a region above ten', ['WR-6.9.5'], () => {
  const game = war({ ...ARMY, gorgoroth: { sauron: '6r' }, nurn: { sauron: '1r' }, morannon: { sauron: '6r' } });
  game.play('shadow', 'die army', 'march nurn', 'march morannon');
  game.refuses('shadow', 'to gorgoroth', 'WR-6.9.5');
  game.play('shadow', 'leave sauron-regular', 'leave sauron-regular', 'leave sauron-regular', 'to gorgoroth');
  game.position({ gorgoroth: { sauron: '10r' }, morannon: { sauron: '3r' } });
});

rule('Two Armies of ten change places, whole or in part', ['WR-6.9.5'], () => {
  const game = war({ ...ARMY, gorgoroth: { sauron: '10r' }, nurn: { southrons: '10r' } });
  game.play('shadow', 'die army', 'march gorgoroth');
  game.offers('shadow', 'to nurn');
  for (let i = 0; i < 9; i++) game.play('shadow', 'leave sauron-regular');
  game.play('shadow', 'to nurn'); // one goes to Nurn, so one of those there must come back
  game.position({ gorgoroth: { sauron: '9r', southrons: '1r' }, nurn: { sauron: '1r', southrons: '9r' } });
  game.asks('free');
});

rule('A siege lifted by the first movement shuts its region for the second', ['WR-6.9.2', 'WR-6.9.5'], () => {
  const game = war({
    ...ARMY,
    'minas-tirith': { gondor: '1e', sauron: '6r' },
    lossarnach: { sauron: '8r' },
    osgiliath: { gondor: '1r' },
    pelargir: { gondor: '1r' },
  });
  game.play('shadow', 'die army', 'march minas-tirith');
  game.refuses('shadow', 'to lossarnach', 'WR-6.9.5'); // nobody there could go back to Minas Tirith
  game.play('shadow', 'leave sauron-regular');
  game.offers('shadow', 'to lossarnach'); // one besieger keeps the way open
});

rule('No figure moves twice: a Leader, Nazgûl or Companion stays where its Army has come to', ['WR-6.9.8'], () => {
  const free = war({
    act: 'free',
    dice: { free: ['army'] },
    osgiliath: { gondor: '1r 1l' },
    lossarnach: { gondor: '2r' },
    characters: { strider: 'osgiliath', boromir: 'lossarnach' },
  });
  free.play('free', 'die army', 'march osgiliath', 'to lossarnach', 'march lossarnach');
  free.offersOnly('free', ['to minas-tirith', 'to osgiliath', 'to pelargir', 'leave gondor-regular', 'leave boromir']);
  free.play('free', 'to minas-tirith');
  free.position({
    lossarnach: { gondor: '1r 1l' },
    'minas-tirith': { gondor: '2r' },
    characters: { strider: 'lossarnach', boromir: 'minas-tirith' },
  });

  const shadow = war({
    dice: { shadow: ['army'] },
    nurn: { sauron: '1r', nazgul: 2 },
    gorgoroth: { sauron: '1r', nazgul: 1 },
  });
  shadow.play('shadow', 'die army', 'march nurn', 'to gorgoroth', 'march gorgoroth', 'to morannon');
  shadow.position({ gorgoroth: { sauron: '1r', nazgul: 2 }, morannon: { sauron: '1r', nazgul: 1 } });
});

rule('A Leader who may not go on stays with those who have come', ['WR-6.9.5', 'WR-6.8.2'], () => {
  const game = war({
    act: 'free',
    dice: { free: ['army'], shadow: ['event'] },
    politics: { rohan: '1 active' },
    'minas-tirith': { gondor: '10r' },
    lossarnach: { gondor: '5r 5e', rohan: '1l' }, // he is not At War and enters no region of Gondor
  });
  game.play('free', 'die army', 'march minas-tirith', 'to lossarnach', 'leave rohan-leader', 'to pelargir');
  game.position({ lossarnach: { gondor: '10r', rohan: '1l' }, pelargir: { gondor: '5r 5e' } });
});

rule('The part that stayed behind is another Army and may go its own way', ['WR-6.8.5', 'WR-6.7.2'], () => {
  const game = war({ ...ARMY, gorgoroth: { sauron: '5r' } });
  const leave = 'leave sauron-regular';
  game.play('shadow', 'die army', 'march gorgoroth', leave, leave, leave, 'to nurn', 'march gorgoroth', 'to morannon');
  game.position({ nurn: { sauron: '2r' }, morannon: { sauron: '3r' }, gorgoroth: null });
  game.asks('free');
});

rule('A Leader who cannot go on stays with the units that have come', ['WR-6.8.2', 'WR-6.9.5'], () => {
  // Rohan is not At War: its Leader may not enter Gondor, and the other ways out of Osgiliath are held.
  const words = {
    act: 'free',
    dice: { free: ['army'], shadow: ['event'] },
    politics: { rohan: '3 passive' },
    pelargir: { gondor: '10r' },
    osgiliath: { rohan: '1l', north: '2r' },
    'dead-marshes': { sauron: '1r' },
    'north-ithilien': { sauron: '1r' },
    'south-ithilien': { sauron: '1r' },
    'west-harondor': { sauron: '1r' },
  };
  const game = war(words);
  game.play('free', 'die army', 'march pelargir', 'to osgiliath'); // ten arrive: both who stood there must go on
  game.offersOnly('free', ['to druadan-forest', 'to lossarnach', 'to minas-tirith', 'to pelargir']); // without him
  game.play('free', 'to lossarnach');
  game.position({ osgiliath: { gondor: '10r', rohan: '1l' }, lossarnach: { north: '2r' } });
  const alone = war({ ...words, pelargir: { gondor: '1r' }, osgiliath: { rohan: '1l', north: '1r' } });
  alone.play('free', 'die army');
  alone.refuses('free', 'march osgiliath', 'WR-6.9.2'); // nobody comes: he would stay behind without a unit
});
