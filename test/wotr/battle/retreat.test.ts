// How battles end in the field: cease, retreat, destruction, advance (WR-6.27, WR-6.28).
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { battle, board, reserve, war } from './war.ts';

const into = ['shadow', 'dagorlad', 'north-ithilien'] as const;

rule('After a round the attacker may cease; then the defender is not asked', ['WR-6.27.1', 'WR-6.28.1'], () => {
  const words = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } };
  const game = battle(...into, words, [1, 1]);
  game.offersOnly('shadow', ['continue', 'cease']);
  game.play('shadow', 'cease');
  game.says('The Shadow ceases the attack.', 'WR-6.27.1');
  game.asks('free', 'die');
});

rule('If he goes on the defender may retreat, or stand for another round', ['WR-6.27.2', 'WR-6.28.1'], () => {
  const words = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } };
  const game = battle(...into, words, [1, 1, 1, 1]);
  game.offersOnly('free', []);
  game.play('shadow', 'continue');
  game.offers('free', ['stand', 'retreat to osgiliath']);
  game.play('free', 'stand');
  game.says('Round 2 of the battle');
  game.play('shadow', 'continue');
  game.play('free', 'retreat to osgiliath');
  game.position({ osgiliath: { gondor: '1r' }, 'north-ithilien': null });
  game.play('shadow', 'stay');
  game.asks('free', 'die');
});

rule('Attackers who cease are where they were', ['WR-6.27.3'], () => {
  const words = { dagorlad: { sauron: '3r', nazgul: 1 }, 'north-ithilien': { gondor: '2r' } };
  const game = battle(...into, words, [6, 1, 1, 6, 1, 1]);
  game.play('shadow', 'cease');
  game.position({ dagorlad: { sauron: '2r', nazgul: 1 }, 'north-ithilien': { gondor: '1r', sauron: null } });
});

rule('A retreat goes to a region without enemy units and enemy Settlements', ['WR-6.27.4'], () => {
  const words = {
    'north-ithilien': { sauron: '1r' },
    'south-ithilien': { gondor: '1r' },
    osgiliath: { southrons: '1r' },
    'west-harondor': { gondor: '1r' },
  };
  const game = battle('shadow', 'north-ithilien', 'south-ithilien', words, [1, 1]);
  game.play('shadow', 'continue');
  game.offersOnly('free', ['stand', 'retreat to east-harondor', 'retreat to west-harondor']);
  game.refuses('free', 'retreat to north-ithilien', 'WR-6.27.4'); // where the attack comes from
  game.refuses('free', 'retreat to osgiliath', 'WR-6.27.4');
  game.refuses('free', 'retreat to minas-morgul', 'WR-6.27.4'); // empty, but the enemy's
  const taken = battle(
    'shadow',
    'north-ithilien',
    'south-ithilien',
    { ...words, 'minas-morgul': { captured: true } },
    [1, 1],
  );
  taken.play('shadow', 'continue');
  taken.offers('free', 'retreat to minas-morgul');
});

rule('A retreat may go to the siege that one lays oneself', ['WR-6.27.4', 'WR-2.9.2'], () => {
  const words = {
    act: 'free',
    lossarnach: { gondor: '1r' },
    osgiliath: { sauron: '2r' },
    'minas-tirith': { gondor: '2r', sauron: '3r' },
  };
  const game = battle('free', 'lossarnach', 'osgiliath', words, [1, 1, 1]);
  game.play('free', 'continue');
  game.offers('shadow', 'retreat to minas-tirith');
  game.play('shadow', 'retreat to minas-tirith');
  game.position({ 'minas-tirith': { gondor: '2r', sauron: '5r' } });
});

rule('The whole Army retreats to one region; only who cannot move stays', ['WR-6.27.4'], () => {
  const game = battle(
    'free',
    'fords-of-isen',
    'orthanc',
    {
      'fords-of-isen': { rohan: '1r' },
      orthanc: { isengard: '1r 1e', nazgul: 1 },
      characters: { saruman: 'orthanc', 'witch-king': 'orthanc' },
    },
    [1, 1, 1, 1, 1],
  );
  game.play('shadow', 'fight in the field');
  game.play('free', 'continue');
  game.play('shadow', 'retreat to gap-of-rohan');
  game.position({
    orthanc: null,
    'gap-of-rohan': { isengard: '1r 1e', nazgul: 1 },
    characters: { saruman: 'orthanc', 'witch-king': 'gap-of-rohan' },
  });
});

rule('A retreat may cross the border of another Nation before the war', ['WR-7.4.7', 'WR-7.4.9'], () => {
  const words = {
    politics: { north: '3 passive', dwarves: '3 passive' },
    'vale-of-the-carnen': { southrons: '1r' },
    dale: { north: '2r' },
  };
  const game = battle('shadow', 'vale-of-the-carnen', 'dale', words, [1, 1, 1]);
  game.play('shadow', 'continue');
  game.play('free', 'retreat to erebor');
  game.position({ erebor: { north: '2r' }, dale: null });
});

rule('Without such a region there is no retreat', ['WR-6.27.5'], () => {
  const words = { dagorlad: { sauron: '1r' }, morannon: { gondor: '1r', captured: true }, gorgoroth: { sauron: '1r' } };
  const game = battle('shadow', 'dagorlad', 'morannon', words, [1, 1]);
  game.play('free', 'fight in the field');
  game.play('shadow', 'continue');
  game.offersOnly('free', ['fight in the field', 'withdraw']); // the next round; a retreat was not on offer
  game.refuses('free', 'retreat to gorgoroth', 'WR-6.27.5');
});

rule(
  'A retreat onto friends may be too much for the region: the owner removes the rest',
  ['WR-6.27.8', 'WR-6.2.3'],
  () => {
    const words = {
      dagorlad: { sauron: '1r' },
      'north-ithilien': { gondor: '3r 1e' },
      osgiliath: { gondor: '8r 1l' },
    };
    const game = battle(...into, words, [1, 1, 1, 1, 1]);
    const before = reserve(game, 'gondor-regular');
    game.play('shadow', 'continue');
    game.play('free', 'retreat to osgiliath');
    game.play('shadow', 'stay');
    game.asks('free', 'remove 2');
    game.play('free', 'remove gondor-regular', 'remove gondor-regular');
    game.position({ osgiliath: { gondor: '9r 1e 1l' }, lost: { gondor: null } });
    assert.equal(reserve(game, 'gondor-regular'), before + 2);
    game.asks('free', 'die');
  },
);

rule('A Shadow Army too retreats into a full region and sheds the rest', ['WR-6.27.8'], () => {
  const words = { 'north-ithilien': { gondor: '1r' }, dagorlad: { sauron: '4r' }, morannon: { sauron: '10r' } };
  const game = battle('free', 'north-ithilien', 'dagorlad', words, [1, 1, 1, 1, 1]);
  game.play('free', 'continue');
  game.play('shadow', 'retreat to morannon');
  game.play('free', 'stay');
  game.position({ morannon: { sauron: '10r' }, dagorlad: null }); // all alike: nothing to choose
});

rule('A battle ends when an Army is gone', ['WR-6.28.1'], () => {
  const lost = battle(...into, { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } }, [1, 6]);
  lost.says('The attacking Army is destroyed.', 'WR-6.28.1');
  lost.asks('free', 'die');
  const won = battle(...into, { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } }, [6, 1]);
  won.says('The defending Army is destroyed.', 'WR-6.28.1');
  won.play('shadow', 'advance army');
  won.asks('free', 'die');
});

rule('The winner advances with all, with some or with none', ['WR-6.28.2'], () => {
  const words = { dagorlad: { sauron: '2r 1e', nazgul: 1 }, 'north-ithilien': { gondor: '1r' } };
  const rolls = [6, 1, 1, 1, 1];
  const all = battle(...into, words, rolls);
  all.play('shadow', 'advance army');
  all.position({ dagorlad: null, 'north-ithilien': { sauron: '2r 1e', nazgul: 1 } });
  const some = battle(...into, words, rolls);
  some.play('shadow', 'leave sauron-regular', 'leave sauron-elite', 'leave nazgul');
  some.refuses('shadow', 'leave sauron-regular', 'WR-6.28.2');
  some.play('shadow', 'advance army');
  some.position({ dagorlad: { sauron: '1r 1e', nazgul: 1 }, 'north-ithilien': { sauron: '1r' } });
  const none = battle(...into, words, rolls);
  none.play('shadow', 'stay');
  none.position({ dagorlad: { sauron: '2r 1e', nazgul: 1 }, 'north-ithilien': null });
});

rule('Who does not advance captures nothing', ['WR-6.28.2', 'WR-6.36.2'], () => {
  const words = { 'vale-of-the-carnen': { southrons: '1r' }, dale: { north: '1r' } };
  const game = battle('shadow', 'vale-of-the-carnen', 'dale', words, [6, 1]);
  game.play('shadow', 'stay');
  game.position({ dale: null });
  const taken = battle('shadow', 'vale-of-the-carnen', 'dale', words, [6, 1]);
  taken.play('shadow', 'advance army');
  taken.position({ dale: { southrons: '1r', captured: true } });
});

rule('A Leader neither advances nor stays without a unit', ['WR-6.28.2', 'WR-2.4.2'], () => {
  const words = {
    osgiliath: { gondor: '2r 1l' },
    'north-ithilien': { sauron: '1r' },
    characters: { boromir: 'osgiliath' },
  };
  const game = battle('free', 'osgiliath', 'north-ithilien', words, [6, 1, 1, 1, 1, 1]);
  game.refuses('free', 'leave gondor-leader', 'WR-2.4.2');
  game.play('free', 'leave gondor-regular');
  game.offers('free', ['leave gondor-leader', 'leave boromir']);
  game.refuses('free', 'leave gondor-regular', 'WR-6.28.2'); // he would go alone
  game.play('free', 'leave gondor-leader', 'leave boromir', 'advance army');
  game.position({
    osgiliath: { gondor: '1r 1l' },
    'north-ithilien': { gondor: '1r' },
    characters: { boromir: 'osgiliath' },
  });
});

rule('An advance against a garrison in its Stronghold begins a siege', ['WR-6.28.3'], () => {
  const words = { osgiliath: { sauron: '2r' }, 'minas-tirith': { gondor: '3r' } };
  const game = battle('shadow', 'osgiliath', 'minas-tirith', words);
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.says('Minas Tirith is under siege.', 'WR-6.30.7');
  assert.match(board(game), /Minas Tirith \(besieged\)/);
});

rule('If both Armies are destroyed nobody advances and nothing is captured', ['WR-6.28.4'], () => {
  const words = { 'vale-of-the-carnen': { southrons: '1r', nazgul: 1 }, dale: { north: '1r 1l' } };
  const game = battle('shadow', 'vale-of-the-carnen', 'dale', words, [6, 6]);
  game.says('Both Armies are destroyed.', 'WR-6.28.4');
  game.position({ 'vale-of-the-carnen': null, dale: null, lost: { north: { regular: 1, leader: 1 } } });
  assert.match(board(game), /Shadow 0 of 10/);
  game.asks('free', 'die');
});

rule('If both die in a siege, a rearguard of the besiegers takes the Stronghold', ['WR-6.28.4'], () => {
  const words = { 'minas-tirith': { gondor: '1r', sauron: '2r' } };
  const kept = war(words, [6, 6]);
  kept.play('shadow', 'die army', 'attack minas-tirith', 'leave sauron-regular');
  kept.position({ 'minas-tirith': { sauron: '1r', gondor: null, captured: true } });
  const none = battle(
    'shadow',
    'minas-tirith',
    'minas-tirith',
    { 'minas-tirith': { gondor: '1r', sauron: '1r' } },
    [6, 6],
  );
  none.position({ 'minas-tirith': null });
});

rule('Against a City or Fortification the attacker needs a 6 in the first round', ['WR-6.29.1'], () => {
  for (const [from, to, attackers, defenders] of [
    ['vale-of-the-carnen', 'dale', 'southrons', 'north'],
    ['north-ithilien', 'osgiliath', 'sauron', 'gondor'],
  ] as const) {
    const words = { [from]: { [attackers]: '2r' }, [to]: { [defenders]: '3r' } };
    battle('shadow', from, to, words, [5, 6, 1, 1, 1]).says('The Shadow rolls 5, 6: 1 hit.');
  }
  const town = battle(
    'shadow',
    'fords-of-isen',
    'westemnet',
    { 'fords-of-isen': { isengard: '1r' }, westemnet: { rohan: '2r' } },
    [5, 1, 1],
  );
  town.says('The Shadow rolls 5: 1 hit.');
});

rule('Whoever defends there has that advantage; and an addition may make up for it', ['WR-6.29.1', 'WR-6.23.1'], () => {
  const captor = { erebor: { dwarves: '2r' }, dale: { southrons: '3r', captured: true } };
  battle('free', 'erebor', 'dale', captor, [5, 6, 1, 1, 1]).says('The Free Peoples roll 5, 6: 1 hit.');
  const words = {
    'vale-of-the-carnen': { southrons: '2r' },
    dale: { north: '3r' },
    hands: { shadow: ['pits-of-mordor'] },
  };
  const game = battle('shadow', 'vale-of-the-carnen', 'dale', words, [5, 4, 1, 1, 1]);
  game.play('shadow', 'card', 'choose pits-of-mordor');
  game.says('The Shadow rolls 5, 4 (+1 each): 1 hit.');
});

rule('From the second round on a 5 hits there too', ['WR-6.29.2'], () => {
  const words = { 'north-ithilien': { sauron: '1r' }, osgiliath: { gondor: '2r' } };
  const game = battle('shadow', 'north-ithilien', 'osgiliath', words, [5, 1, 1, 5, 1, 1]);
  game.position({ osgiliath: { gondor: '2r' } });
  game.play('shadow', 'continue');
  game.play('free', 'stand');
  game.says('The Shadow rolls 5: 1 hit.');
});

rule('The walls count against the Re-roll as well; the defender hits on 5', ['WR-6.29.3'], () => {
  const words = { 'north-ithilien': { sauron: '2r', nazgul: 1 }, osgiliath: { gondor: '2r 1l' } };
  const game = battle('shadow', 'north-ithilien', 'osgiliath', words, [1, 1, 5, 1, 5, 5]);
  game.says('The Shadow rolls again 5: 0 hits.');
  game.says('The Free Peoples roll 5, 1: 1 hit.');
  game.says('The Free Peoples roll again 5: 1 hit.');
});
