// Separate and mixed Armies (WR-11.8).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { asked, four, type Table } from './table.ts';

const politics = {
  gondor: 'at war',
  rohan: 'at war',
  north: 'at war',
  elves: 'at war',
  sauron: 'at war',
  isengard: 'at war',
};
const shared = (game: Table): unknown => wotr.position(game.state)['shared'];

/** Rohan's units come to Gondor's in Lossarnach. */
const meeting = (): Table => {
  const game = four({
    act: 'rohan',
    politics,
    dice: { free: ['army', 'army'], shadow: ['army'] },
    lossarnach: { gondor: '3r' },
    'minas-tirith': { rohan: '2r' },
  });
  game.play('rohan', 'die army', 'march minas-tirith', 'to lossarnach');
  return game;
};

rule('Units of partners that meet form a mixed Army if both agree', ['WR-11.8.1', 'WR-11.8.4'], () => {
  const game = meeting();
  game.asks('rohan', 'Units of you and your partner are in Lossarnach. Do they form a mixed Army?');
  game.play('rohan', 'form a mixed army');
  game.asks('gondor', 'Do they form a mixed Army?');
  game.play('gondor', 'form a mixed army');
  assert.deepEqual(shared(game), { free: { lossarnach: 'mixed' } });
  assert.deepEqual(asked(game), ['saruman']);
});

rule(
  'If either does not agree they stay separate, and are not asked again until more come',
  ['WR-11.8.1', 'WR-11.8.4'],
  () => {
    for (const answers of [['stay separate'], ['form a mixed army', 'stay separate']]) {
      const game = meeting();
      for (const [i, answer] of answers.entries()) game.play(['rohan', 'gondor'][i], answer);
      assert.deepEqual(shared(game), { free: { lossarnach: 'separate' } });
      game.play('saruman', 'die army', 'spend for nothing');
      game.play('gondor', 'die army', 'spend for nothing');
      assert.ok(wotr.decisions(game.state).every(({ at }) => at !== 'army/mix'));
    }
  },
);

const together = { lossarnach: { gondor: '3r', rohan: '2r' } };

rule('Of separate Armies each player moves and attacks with his own', ['WR-11.8.2', 'WR-11.8.7'], () => {
  const words = { politics, dice: { free: ['army'] }, ...together, shared: { free: { lossarnach: 'separate' } } };
  const rohan = four({ act: 'rohan', ...words });
  rohan.play('rohan', 'die army', 'march lossarnach');
  rohan.refuses('rohan', 'leave gondor-regular');
  rohan.play('rohan', 'to osgiliath');
  rohan.position({ osgiliath: { rohan: '2r' }, lossarnach: { gondor: '3r' } });
  const attack = four({ act: 'rohan', ...words, pelargir: { sauron: '1r' } });
  attack.play('rohan', 'die army', 'attack lossarnach', 'against pelargir');
  assert.equal(
    attack.state.stack.some(({ at }) => at.startsWith('battle/')),
    true,
  );
  attack.says('attack Pelargir', 'WR-6.14.1');
});

rule('More units control a mixed Army, then more Elites, then the leader', ['WR-11.8.6', 'WR-11.8.7'], () => {
  const controls = (army: Record<string, string>, turn: number): string => {
    const words = { politics, dice: { free: ['army'] }, lossarnach: army, pelargir: { sauron: '1r' } };
    const may = ['gondor', 'rohan'].filter((act) => {
      const game = four({ act, turn, ...words, shared: { free: { lossarnach: 'mixed' } } });
      game.play(act, 'die army');
      const can = game.list(act).includes('attack lossarnach');
      if (!can) game.refuses(act, 'attack lossarnach', 'WR-11.8.7');
      return can;
    });
    assert.equal(may.length, 1);
    return may[0];
  };
  assert.equal(controls({ gondor: '3r', rohan: '2r' }, 2), 'gondor');
  assert.equal(controls({ gondor: '3r', rohan: '2r 1e' }, 1), 'rohan');
  assert.equal(controls({ gondor: '2r', rohan: '2r' }, 1), 'gondor');
  assert.equal(controls({ gondor: '2r', rohan: '2r' }, 2), 'rohan');
});

rule(
  'The controller moves all of a mixed Army; the other takes his own units out of it',
  ['WR-11.8.7', 'WR-11.8.9'],
  () => {
    const words = { politics, dice: { free: ['army'] }, ...together, shared: { free: { lossarnach: 'mixed' } } };
    const all = four({ act: 'gondor', turn: 2, ...words });
    all.play('gondor', 'die army', 'march lossarnach', 'to osgiliath');
    all.position({ osgiliath: { gondor: '3r', rohan: '2r' }, shared: { free: { osgiliath: 'mixed' } } });
    const own = four({ act: 'rohan', ...words });
    own.play('rohan', 'die army', 'march lossarnach', 'to osgiliath');
    own.position({ osgiliath: { rohan: '2r' }, lossarnach: { gondor: '3r' } });
  },
);

rule('Separate Armies that are attacked become one, and its controller answers', ['WR-11.8.5', 'WR-11.8.6'], () => {
  const game = four(
    {
      act: 'witch-king',
      turn: 2,
      politics,
      dice: { shadow: ['army'] },
      lossarnach: { gondor: '1r', rohan: '2r' },
      pelargir: { sauron: '5r' },
      shared: { free: { lossarnach: 'separate' } },
    },
    { rolls: [6, 6, 1, 1, 1, 1, 1, 1] },
  );
  game.play('witch-king', 'die army', 'attack pelargir', 'against lossarnach');
  assert.deepEqual(shared(game), { free: { lossarnach: 'mixed' } });
  game.asks('rohan', 'takes 2 hits');
  game.offers('rohan', ['remove gondor-regular', 'remove rohan-regular']);
});

rule('When numbers change, control passes', ['WR-11.8.8'], () => {
  const game = four(
    {
      act: 'witch-king',
      turn: 2,
      politics,
      dice: { shadow: ['army'] },
      lossarnach: { gondor: '2r', rohan: '3r' },
      pelargir: { sauron: '5r' },
      shared: { free: { lossarnach: 'mixed' } },
    },
    { rolls: [6, 6, 1, 1, 1, 1, 1, 1, 1, 1] },
  );
  game.play('witch-king', 'die army', 'attack pelargir', 'against lossarnach');
  game.play('rohan', 'remove rohan-regular', 'remove rohan-regular');
  game.play('witch-king', 'continue');
  game.asks('gondor', 'Stand, or retreat');
});

rule(
  'A retreat may bring too many together: each removes a unit in turn, who does not lead first',
  ['WR-11.8.3'],
  () => {
    const game = four(
      {
        act: 'witch-king',
        politics,
        dice: { shadow: ['army'] },
        osgiliath: { gondor: '6r' },
        lossarnach: { rohan: '5r 1e' },
        'south-ithilien': { sauron: '5r' },
      },
      { rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    );
    game.play('witch-king', 'die army', 'attack south-ithilien', 'against osgiliath', 'continue');
    game.play('gondor', 'retreat to lossarnach');
    game.play('witch-king', 'stay');
    game.asks('rohan', 'remove 2');
    game.offersOnly('rohan', ['remove rohan-regular', 'remove rohan-elite']);
    game.play('rohan', 'remove rohan-elite');
    game.position({ lossarnach: { gondor: '5r', rohan: '5r' } });
  },
);

rule('A move of one’s own that would bring too many together is refused as ever', ['WR-11.8.3', 'WR-6.9.5'], () => {
  const game = four({
    act: 'rohan',
    politics,
    dice: { free: ['army'] },
    lossarnach: { gondor: '6r' },
    pelargir: { rohan: '6r' },
  });
  game.play('rohan', 'die army', 'march pelargir');
  game.refuses('rohan', 'to lossarnach', 'WR-6.9.5');
});

rule('A Nation not At War binds a mixed Army', ['WR-11.8.10'], () => {
  const game = four({
    act: 'gondor',
    turn: 2,
    politics: { gondor: 'at war', rohan: '2 active' },
    dice: { free: ['army'] },
    'druadan-forest': { gondor: '3r', rohan: '1r' },
    shared: { free: { 'druadan-forest': 'mixed' } },
  });
  game.play('gondor', 'die army', 'march druadan-forest');
  game.offers('gondor', 'to folde');
  game.refuses('gondor', 'to minas-tirith', 'WR-6.9.6');
  game.play('gondor', 'leave rohan-regular');
  game.offers('gondor', 'to minas-tirith');
});
