import { test } from 'node:test';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { attack, battle, war } from './war.ts';

const into = ['shadow', 'dagorlad', 'north-ithilien'] as const;

rule('Combat Strength is the number of units, Regulars and Elites alike', ['WR-6.16.1'], () => {
  const game = battle(...into, { dagorlad: { sauron: '3r 1e' }, 'north-ithilien': { gondor: '1e' } }, [1, 2, 3, 4, 1]);
  game.says('The Shadow rolls 1, 2, 3, 4: 0 hits.', 'WR-6.21.1');
  game.says('The Free Peoples roll 1: 0 hits.');
});

rule('A Combat Roll has five dice at most', ['WR-6.16.2', 'WR-6.21.1'], () => {
  const words = { dagorlad: { sauron: '7r' }, 'north-ithilien': { gondor: '4r' } };
  const game = battle(...into, words, [1, 2, 3, 4, 4, 1, 2, 3, 4]);
  game.says('The Shadow rolls 1, 2, 3, 4, 4: 0 hits.');
  game.says('The Free Peoples roll 1, 2, 3, 4: 0 hits.');
});

rule('Example: 3 Regulars and 1 Elite roll 4 dice, 6 Regulars and 2 Elites roll 5', ['WR-6.16.3'], () => {
  const words = { dagorlad: { sauron: '6r 2e' }, 'north-ithilien': { gondor: '3r 1e' } };
  const game = battle(...into, words, [1, 1, 1, 1, 1, 2, 2, 2, 2]);
  game.says('The Shadow rolls 1, 1, 1, 1, 1: 0 hits.');
  game.says('The Free Peoples roll 2, 2, 2, 2: 0 hits.');
});

rule('Leadership is one for each Leader or Nazgûl and the rating of each Character', ['WR-6.16.4'], () => {
  const words = {
    dagorlad: { sauron: '5r', nazgul: 1 },
    'north-ithilien': { gondor: '4r 2l' },
    characters: { 'mouth-of-sauron': 'dagorlad', aragorn: 'north-ithilien' },
  };
  const game = battle(...into, words, [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4]);
  game.says('The Shadow rolls again 3, 3, 3: 0 hits.', 'WR-6.22.1');
  game.says('The Free Peoples roll again 4, 4, 4, 4: 0 hits.', 'WR-6.22.1');
});

rule('Seven Nazgûl roll five dice again', ['WR-6.16.4', 'WR-6.22.1'], () => {
  const words = { dagorlad: { sauron: '8r', nazgul: 7 }, 'north-ithilien': { gondor: '1r' } };
  const game = battle(...into, words, [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  game.says('The Shadow rolls again 2, 2, 2, 2, 2: 0 hits.');
});

rule('What adds to Strength never makes more than five dice', ['WR-6.16.5'], () => {
  const companions = { boromir: 'north-ithilien', legolas: 'north-ithilien' };
  const few = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '2r' }, characters: companions };
  battle(...into, few, [1, 2, 2, 2, 2, 3, 3]).says('The Free Peoples roll 2, 2, 2, 2: 0 hits.');
  const many = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '5r' }, characters: companions };
  battle(...into, many, [1, 2, 2, 2, 2, 2, 3, 3]).says('The Free Peoples roll 2, 2, 2, 2, 2: 0 hits.');
});

rule('Strength and Leadership are counted at each roll', ['WR-6.16.6'], () => {
  const words = { dagorlad: { sauron: '5r' }, 'north-ithilien': { gondor: '7r' } };
  const game = battle(...into, words, [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]);
  game.position({ 'north-ithilien': { gondor: '4r' } });
  game.play('shadow', 'continue');
  game.play('free', 'stand');
  game.says('The Free Peoples roll 2, 2, 2, 2: 0 hits.');
});

rule('Losses through a card before the Combat Roll count at once', ['WR-6.16.6', 'WR-6.23.7'], () => {
  const words = {
    moria: { sauron: '1r' },
    'dimrill-dale': { elves: '3r' },
    hands: { shadow: ['balrog-of-moria'] },
  };
  const game = battle('shadow', 'moria', 'dimrill-dale', words, [4, 3, 3, 1, 2, 2]);
  game.play('shadow', 'card', 'choose balrog-of-moria');
  game.says('The Free Peoples roll 2, 2: 0 hits.');
});

rule('A 5 or a 6 hits', ['WR-6.21.2'], () => {
  const words = { dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '4r' } };
  const game = battle(...into, words, [4, 5, 6, 1, 1, 1, 1]);
  game.says('The Shadow rolls 4, 5, 6: 2 hits.');
  game.position({ 'north-ithilien': { gondor: '2r' } });
});

rule('Only failed dice are rolled again, up to the Leadership', ['WR-6.22.1'], () => {
  const words = { dagorlad: { sauron: '4r', nazgul: 3 }, 'north-ithilien': { gondor: '5r' } };
  const game = battle(...into, words, [5, 6, 1, 2, 1, 1, 1, 1, 1, 5, 2]);
  game.says('The Shadow rolls again 5, 2: 1 hit.', 'WR-6.22.1');
  game.position({ 'north-ithilien': { gondor: '2r' } });
  const few = { dagorlad: { sauron: '4r', nazgul: 1 }, 'north-ithilien': { gondor: '5r' } };
  battle(...into, few, [1, 2, 3, 4, 1, 1, 1, 1, 1, 4]).says('The Shadow rolls again 4: 0 hits.');
});

rule('Example: Strength 5 and Leadership 3, four hits in all', ['WR-6.22.3'], () => {
  const words = { osgiliath: { gondor: '5r 3l' }, 'north-ithilien': { sauron: '6r' } };
  const game = battle('free', 'osgiliath', 'north-ithilien', words, [1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 5, 2]);
  game.says('The Free Peoples roll 1, 3, 5, 5, 6: 3 hits.');
  game.says('The Free Peoples roll again 5, 2: 1 hit.');
  game.position({ 'north-ithilien': { sauron: '2r' } });
});

rule('The Leader Re-roll needs what the Combat Roll needs', ['WR-6.22.2'], () => {
  const words = { 'minas-tirith': { gondor: '3r 1l', sauron: '2r', nazgul: 2 } };
  const game = battle('shadow', 'minas-tirith', 'minas-tirith', words, [1, 1, 1, 1, 1, 5, 6, 5]);
  game.says('The Shadow rolls again 5, 6: 1 hit.');
  game.says('The Free Peoples roll again 5: 1 hit.');
});

rule('Both sides roll before anybody falls: an Army that is wiped out still hits', ['WR-6.17.2', 'WR-6.24.1'], () => {
  const words = { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r' } };
  const game = battle(...into, words, [6, 1, 6]);
  game.position({ dagorlad: { sauron: '1r' }, 'north-ithilien': null });
});

rule('A round is cards, Combat Roll, Leader Re-roll, casualties, cease or retreat', ['WR-6.17.1', 'WR-6.18.1'], () => {
  const game = war(
    {
      dagorlad: { sauron: '2r 1e', nazgul: 1 },
      'north-ithilien': { gondor: '3r' },
      hands: { shadow: ['pits-of-mordor'] },
    },
    [3, 1, 1, 5, 1, 1, 6],
  );
  attack(game, 'shadow', 'dagorlad', 'north-ithilien');
  game.asks('shadow', 'Will you use a Combat Card');
  game.play('shadow', 'no card');
  game.says('The Shadow rolls 3, 1, 1: 0 hits.', 'WR-6.21.1');
  game.says('The Shadow rolls again 6: 1 hit.', 'WR-6.22.1');
  game.asks('shadow', 'takes 1 hit');
  game.position({ 'north-ithilien': { gondor: '3r' } }); // the Re-roll was made, its hit is not taken yet
  game.play('shadow', 'reduce sauron-elite');
  game.position({ 'north-ithilien': { gondor: '2r' } });
  game.asks('shadow', 'cease');
  game.play('shadow', 'continue');
  game.asks('free', 'retreat');
});

rule('An attack rouses every Nation of the attacked Army', ['WR-7.3.2', 'WR-7.3.3', 'WR-7.2.3'], () => {
  const game = scene(
    wotr,
    {
      act: 'shadow',
      dice: { free: ['army'], shadow: ['army'] },
      politics: { southrons: 'at war' },
      'vale-of-the-carnen': { southrons: '1r' },
      dale: { north: '1r', gondor: '1r' },
    },
    { rolls: [1, 1, 1] },
  );
  attack(game, 'shadow', 'vale-of-the-carnen', 'dale');
  game.position({ politics: { north: '2 active', gondor: '1 active', rohan: '3 passive' } });
});

test('The White Rider takes the Leadership of all Nazgûl, and gives his own for it', () => {
  const words = {
    dagorlad: { sauron: '4r', nazgul: 2 },
    'north-ithilien': { gondor: '1r' },
    characters: {
      'witch-king': 'dagorlad',
      'mouth-of-sauron': 'dagorlad',
      'gandalf-white': 'north-ithilien',
      'gandalf-grey': 'replaced',
    },
  };
  const game = battle(...into, words, [1, 1, 1, 1, 1, 2, 2]);
  game.play('free', 'white rider');
  game.says('The Shadow rolls again 2, 2: 0 hits.'); // the Mouth of Sauron has his
  const held = battle(...into, words, [1, 1, 1, 1, 1, 2, 2, 2, 2, 6]);
  held.play('free', 'hold back');
  held.says('The Shadow rolls again 2, 2, 2, 2: 0 hits.');
  held.says('The Free Peoples roll again 6: 1 hit.');
});

test('With Saruman in play the Elites of Isengard are Leaders as well as units', () => {
  const words = {
    'fords-of-isen': { isengard: '2r 2e' },
    westemnet: { rohan: '1r' },
    dice: { free: ['army'], shadow: ['character', 'army'] },
  };
  const rolls = [1, 1, 1, 1, 1];
  battle('shadow', 'fords-of-isen', 'westemnet', words, rolls).asks('shadow', 'cease');
  const saruman = { ...words, characters: { saruman: 'orthanc' } };
  const led = battle('shadow', 'fords-of-isen', 'westemnet', saruman, [...rolls, 2, 2]);
  led.says('The Shadow rolls again 2, 2: 0 hits.');
  const character = war(saruman);
  character.play('shadow', 'die character');
  character.offers('shadow', 'attack fords-of-isen');
});

rule('Nazgûl fight although Sauron is not At War', ['WR-7.5.1', 'WR-7.5.2'], () => {
  const words = {
    politics: { sauron: '1 active' },
    dagorlad: { southrons: '2r', sauron: '1r', nazgul: 2 },
    'north-ithilien': { gondor: '1r' },
  };
  const game = battle(...into, words, [1, 1, 1, 4, 4]);
  game.says('The Shadow rolls 1, 1: 0 hits.'); // the Sauron Regular is the rearguard
  game.says('The Shadow rolls again 4, 4: 0 hits.');
});
