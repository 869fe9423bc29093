import { rule } from '../../rule.ts';
import { war } from '../battle/war.ts';

rule('All units of a side in a region are one Army, wherever they came from', ['WR-6.1.1', 'WR-6.1.3'], () => {
  const game = war({
    dice: { shadow: ['army', 'army'] },
    nurn: { sauron: '2r' },
    'barad-dur': { sauron: '1e' },
  });
  game.play('shadow', 'die army', 'march nurn', 'to gorgoroth', 'march barad-dur');
  game.position({ gorgoroth: { sauron: '2r 1e' } });
  game.play('shadow', 'die army', 'march gorgoroth', 'to morannon');
  game.position({ morannon: { sauron: '2r 1e' }, gorgoroth: null });
});

rule('Units of several Nations of a side are one Army: they march and fight together', ['WR-6.1.2'], () => {
  const words = { 'druadan-forest': { gondor: '1r', rohan: '1e' }, 'dead-marshes': { sauron: '1r' } };
  const game = war({ ...words, act: 'free', dice: { free: ['army'] } });
  game.play('free', 'die army', 'march druadan-forest', 'to minas-tirith');
  game.position({ 'minas-tirith': { gondor: '1r', rohan: '1e' }, 'druadan-forest': null });

  const battle = war({ ...words, act: 'free', dice: { free: ['army'], shadow: ['army'] } }, [1, 6, 1]);
  battle.play('free', 'die army', 'attack druadan-forest', 'against dead-marshes'); // two dice against one
  battle.position({ 'dead-marshes': null });
});

rule('An Army is divided by moving a part of it', ['WR-6.1.4', 'WR-6.8.1'], () => {
  const game = war({ dice: { shadow: ['army'] }, gorgoroth: { sauron: '4r 1e' } });
  const leave = 'leave sauron-regular';
  game.play('shadow', 'die army', 'march gorgoroth', leave, leave, leave, 'to nurn');
  game.position({ gorgoroth: { sauron: '3r' }, nurn: { sauron: '1r 1e' } });
});

rule(
  'The owner removes the units above ten at the end of the action, and they can be recruited again',
  ['WR-6.2.2', 'WR-6.2.3'],
  () => {
    const game = war(
      {
        dice: { shadow: ['army'], free: ['muster'] },
        'north-ithilien': { sauron: '3r' },
        osgiliath: { gondor: '3r' },
        lossarnach: { gondor: '8r 1e' },
        'dol-amroth': { gondor: '4e' }, // with the one in Lossarnach all five there are
      },
      [1, 1, 1, 1, 1, 1],
    );
    game.play('shadow', 'die army', 'attack north-ithilien', 'against osgiliath', 'continue');
    game.play('free', 'retreat to lossarnach');
    game.position({ lossarnach: { gondor: '11r 1e' } });
    game.play('shadow', 'stay');
    game.asks('free', 'At most 10');
    game.offersOnly('free', ['remove gondor-regular', 'remove gondor-elite']);
    game.play('free', 'remove gondor-elite'); // and a Regular, for nothing else is left
    game.position({ lossarnach: { gondor: '10r' }, lost: { gondor: null } });
    game.play('free', 'die muster');
    game.offers('free', 'recruit gondor-elite');
  },
);

rule('Example: ten Gondor Regulars march into Lossarnach, and all ten are there', ['WR-6.3.3'], () => {
  const game = war({ act: 'free', dice: { free: ['army'], shadow: ['event'] }, 'minas-tirith': { gondor: '10r' } });
  game.play('free', 'die army', 'march minas-tirith', 'to lossarnach');
  game.position({ lossarnach: { gondor: '10r' }, 'minas-tirith': null });
});
