import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { atThePhase, atTheTable, spendAll } from './road.ts';

rule(
  'A declared Fellowship goes at most as far as its progress, and may stay',
  ['WR-8.9.2', 'WR-8.8.3', 'WR-8.8.1', 'WR-8.8.2'],
  () => {
    const one = atThePhase({ fellowship: { at: 'rivendell', progress: 1 } });
    // Rivendell touches the High Pass, Goblin's Gate, the Eagles' Eyrie and Mount Gundabad across black borders only.
    one.offersOnly('free', ['declare rivendell', 'declare fords-of-bruinen', 'declare trollshaws', 'no declaration']);
    one.refuses('free', 'declare high-pass', 'WR-8.9.2');

    const five = atThePhase({ fellowship: { at: 'rivendell', progress: 5 } });
    five.offers('free', ['declare lorien', 'declare rivendell', 'declare old-ford']);
    five.refuses('free', 'declare fangorn', 'WR-8.9.2'); // six regions away
    five.play('free', 'declare hollin'); // three steps are not used
    five.position({ fellowship: { at: 'hollin', progress: 0 } });
  },
);

rule('A Fellowship at step 0 is declared where it is', ['WR-8.8.4'], () => {
  const game = atThePhase({ fellowship: { at: 'lorien' } });
  game.offersOnly('free', ['declare lorien', 'no declaration']);
});

rule('The Fellowship is declared in the Fellowship phase, while hidden', ['WR-8.9.1'], () => {
  const seen = atThePhase({ fellowship: { at: 'lorien', revealed: true } });
  seen.refuses('free', 'declare lorien', 'WR-8.9.1');
  seen.play('free', 'guide strider'); // nothing else is asked in this phase
  seen.asks('shadow', 'Hunt box');

  const acting = atTheTable({ fellowship: { at: 'rivendell', progress: 3 } });
  acting.refuses('free', 'declare hollin', 'WR-8.9.1');

  const hidden = atThePhase({ fellowship: { at: 'lorien' } });
  hidden.play('free', 'declare lorien');
});

rule('A declaration leaves the Fellowship hidden, on step 0', ['WR-8.9.3'], () => {
  const game = atThePhase({ fellowship: { at: 'rivendell', progress: 3 } });
  game.play('free', 'declare hollin');
  game.position({ fellowship: { at: 'hollin', progress: 0, revealed: false } });
});

rule('Declared in Lórien, by way of Moria, on turn 4', ['WR-8.9.5', 'WR-8.11.2'], () => {
  const game = atThePhase({ turn: 4, fellowship: { at: 'rivendell', progress: 5, corruption: 2 } });
  game.play('free', 'declare lorien', 'guide strider');
  game.position({
    fellowship: { at: 'lorien', progress: 0, revealed: false, corruption: 1, guide: 'strider' },
    drawn: [],
  });
});

rule('A declaration lets cards that ask for a certain place work', ['WR-8.9.4'], () => {
  const mirror = (declared: boolean) => {
    const game = atThePhase(
      { fellowship: { at: 'dimrill-dale', progress: 1, corruption: 3 }, hands: { free: ['mirror-of-galadriel'] } },
      { rolls: [...Array(4).fill('character'), ...Array(7).fill('army')] },
    );
    game.play('free', declared ? 'declare lorien' : 'no declaration', 'guide strider');
    game.play('shadow', 'hunt 0');
    game.play('free', 'die character', 'play mirror-of-galadriel');
    return game;
  };
  mirror(true).position({ fellowship: { corruption: 1 } }); // one healed by resting, one by the card
  mirror(false).position({ fellowship: { corruption: 3 } });
});

rule('A declaration in a City or Stronghold of the Free Peoples rouses its Nation', ['WR-7.2.4', 'WR-8.9.4'], () => {
  const game = atThePhase({ fellowship: { at: 'westemnet', progress: 1 }, politics: { rohan: '3 passive' } });
  game.play('free', 'declare edoras');
  game.position({ politics: { rohan: '3 active' } });
  const town = atThePhase({ fellowship: { at: 'fangorn', progress: 1 }, politics: { rohan: '3 passive' } });
  town.play('free', 'declare westemnet');
  town.position({ politics: { rohan: '3 passive' } });
});

rule(
  'One Corruption point is healed by a declaration in a City or Stronghold that the Free Peoples hold',
  ['WR-8.13.1'],
  () => {
    const rest = (at: string, corruption: number, words: object = {}) => {
      const game = atThePhase({ fellowship: { at, progress: 1, corruption }, ...words });
      game.play('free', `declare ${at}`);
      return game;
    };
    rest('lorien', 3).position({ fellowship: { corruption: 2 } });
    rest('edoras', 3).position({ fellowship: { corruption: 2 } });
    rest('lorien', 0).position({ fellowship: { corruption: 0 } });
    rest('lorien', 3, { lorien: { captured: true, sauron: '1r' } }).position({ fellowship: { corruption: 3 } });
    rest('westemnet', 3).position({ fellowship: { corruption: 3 } }); // a Town
    rest('hollin', 3).position({ fellowship: { corruption: 3 } });
    rest('moria', 3, { moria: { captured: true } }).position({ fellowship: { corruption: 3 } }); // not theirs at the start
  },
);

rule('A Fellowship that stays at rest heals one point in each turn', ['WR-8.13.2', 'WR-8.8.4'], () => {
  const game = scene(wotr, { phase: 'fellowship', fellowship: { at: 'lorien', corruption: 3 } });
  for (const [turn, corruption] of [
    [1, 2],
    [2, 1],
    [3, 0],
  ]) {
    game.play('free', 'declare lorien');
    game.position({ turn, fellowship: { corruption, progress: 0 } });
    game.play('free', 'guide gandalf-grey');
    game.play('shadow', 'hunt 0');
    spendAll(game);
  }
});

rule('There is one declaration in a Fellowship phase', ['WR-8.13.3'], () => {
  const game = atThePhase({ fellowship: { at: 'lorien', corruption: 3 } });
  game.play('free', 'declare lorien');
  game.position({ fellowship: { corruption: 2 } });
  game.refuses('free', 'declare lorien', 'WR-8.13.3');
  game.play('free', 'guide strider');
  game.asks('shadow', 'Hunt box');
});

rule('A besieged Stronghold still gives rest', ['WR-8.13.4', 'WR-8.1.6'], () => {
  const game = atThePhase({
    fellowship: { at: 'osgiliath', progress: 1, corruption: 2 },
    'minas-tirith': { gondor: '2r', sauron: '5r' },
    politics: { gondor: '2 passive', sauron: 'at war' },
  });
  game.play('free', 'declare minas-tirith');
  game.position({
    fellowship: { at: 'minas-tirith', corruption: 1, revealed: false },
    politics: { gondor: '2 active' },
  });
});

rule('Flocks of Crebain is discarded when the Fellowship reaches a City or Stronghold', ['WR-5.4.1'], () => {
  const table = ['flocks-of-crebain', 'worn-with-sorrow-and-toil'];
  const edoras = atThePhase({ fellowship: { at: 'edoras', progress: 1 }, table });
  edoras.play('free', 'declare edoras');
  edoras.position({ table: ['worn-with-sorrow-and-toil'], discards: { shadow: ['flocks-of-crebain'] } });
  const lorien = atThePhase({ fellowship: { at: 'lorien', progress: 1 }, table });
  lorien.play('free', 'declare lorien');
  lorien.position({ table: [] });
  const lost = atThePhase({ fellowship: { at: 'lorien', progress: 1 }, table, lorien: { captured: true } });
  lost.play('free', 'declare lorien');
  lost.position({ table: ['worn-with-sorrow-and-toil'] });
  const wild = atThePhase({ fellowship: { at: 'hollin', progress: 1 }, table });
  wild.play('free', 'declare hollin');
  wild.position({ table });
});
