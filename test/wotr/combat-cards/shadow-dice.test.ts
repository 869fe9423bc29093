// Combat Cards of the Shadow that change dice: more, fewer, higher.
import { test } from 'node:test';
import { rule } from '../../rule.ts';
import { battle } from '../battle/war.ts';
import { INTO, OUT_OF, refuses, use } from './use.ts';

const duel = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } };

rule('Cruel as Death: 2 points of Nazgûl Leadership make the Combat Roll 1 higher', ['WR-6.20.2', 'WR-6.23.4'], () => {
  const words = { dagorlad: { sauron: '4r', nazgul: 3 }, 'north-ithilien': { gondor: '3r' } };
  const game = use(INTO, { shadow: 'cruel-weather' }, words, [4, 3, 1, 1, 1, 1, 1, 4]);
  game.says('The Shadow rolls 4, 3, 1, 1 (+1 each): 1 hit.');
  game.says('The Shadow rolls again 4: 0 hits.'); // 3 less 2, and nothing added
});

test('Cruel as Death: the Witch-king lends his 2, one Nazgûl is too few', () => {
  const witchKing = { ...duel, characters: { 'witch-king': 'dagorlad' } };
  const game = use(INTO, { shadow: 'cruel-weather' }, witchKing, [4, 1]);
  game.play('shadow', 'draw none');
  game.says('The Shadow rolls 4 (+1 each): 1 hit.');
  refuses(INTO, 'shadow', 'cruel-weather', { ...duel, dagorlad: { sauron: '1r', nazgul: 1 } });
  refuses(INTO, 'shadow', 'cruel-weather', { ...duel, characters: { 'mouth-of-sauron': 'dagorlad' } });
});

rule('The White Rider leaves the Nazgûl nothing to pay with', ['WR-6.20.1'], () => {
  const words = {
    dagorlad: { sauron: '1r', nazgul: 3 },
    'north-ithilien': { gondor: '1r' },
    characters: { 'gandalf-white': 'north-ithilien', 'gandalf-grey': 'replaced' },
  };
  for (const card of ['cruel-weather', 'candles-of-corpses', 'nazgul-search', 'lure-of-the-ring']) {
    const game = battle(...INTO, { ...words, hands: { shadow: [card] } });
    game.play('free', 'white rider');
    game.refuses('shadow', `choose ${card}`, 'WR-6.20.1');
    const held = battle(...INTO, { ...words, hands: { shadow: [card] } });
    held.play('free', 'hold back');
    held.play('shadow', 'card');
    held.offers('shadow', `choose ${card}`);
  }
});

test('Deadly Strife: every roll of both sides is 2 higher', () => {
  const words = { dagorlad: { sauron: '2r', nazgul: 1 }, 'north-ithilien': { gondor: '2r 1l' } };
  const game = use(INTO, { shadow: 'horde-from-the-east' }, words, [3, 2, 3, 2, 2, 3]);
  game.says('The Shadow rolls 3, 2 (+2 each): 1 hit.');
  game.says('The Free Peoples roll 3, 2 (+2 each): 1 hit.');
  game.says('The Shadow rolls again 2 (+2 each): 0 hits.');
  game.says('The Free Peoples roll again 3 (+2 each): 1 hit.');
});

test('Desperate Battle: every roll of both sides is 1 higher', () => {
  const words = { dagorlad: { sauron: '2r', nazgul: 1 }, 'north-ithilien': { gondor: '2r 1l' } };
  const game = use(OUT_OF, { shadow: 'monsters-roused' }, words, [4, 3, 4, 3, 4, 3]);
  game.says('The Free Peoples roll 4, 3 (+1 each): 1 hit.');
  game.says('The Shadow rolls 4, 3 (+1 each): 1 hit.');
  game.says('The Free Peoples roll again 4 (+1 each): 1 hit.');
  game.says('The Shadow rolls again 3 (+1 each): 0 hits.');
});

const deep = ['shadow', 'helms-deep', 'helms-deep'] as const;

test('Devilry of Orthanc: with Isengard at the walls the Combat Roll is 1 higher', () => {
  const words = { 'helms-deep': { rohan: '3r', isengard: '1r', sauron: '1r', nazgul: 1 } };
  const game = use(deep, { shadow: 'dreadful-spells' }, words, [5, 4, 1, 1, 1, 5]);
  game.says('The Shadow rolls 5, 4 (+1 each): 1 hit.');
  game.says('The Shadow rolls again 5: 0 hits.');
});

test('Devilry of Orthanc: Isengard may also be the besieged', () => {
  const words = { orthanc: { rohan: '2r', isengard: '1r' } };
  const game = use(['free', 'orthanc', 'orthanc'], { shadow: 'dreadful-spells' }, words, [1, 1, 4]);
  game.says('The Shadow rolls 4 (+1 each): 1 hit.');
});

test('Devilry of Orthanc: not without Isengard, not in the field, not in a sortie', () => {
  refuses(deep, 'shadow', 'dreadful-spells', { 'helms-deep': { rohan: '3r', sauron: '2r' } });
  refuses(['shadow', 'westemnet', 'helms-deep'], 'shadow', 'dreadful-spells', {
    westemnet: { isengard: '2r' },
    'helms-deep': { rohan: '3r' },
  });
  refuses(['free', 'helms-deep', 'helms-deep'], 'shadow', 'dreadful-spells', {
    'helms-deep': { rohan: '3r', isengard: '2r' },
  });
});

rule(
  'Dread and Despair: any number of points of Nazgûl Leadership, a die for each, but not the last',
  ['WR-6.16.7', 'WR-6.20.2', 'WR-5.3.9'],
  () => {
    const words = {
      dagorlad: { sauron: '2r', nazgul: 2 },
      'north-ithilien': { gondor: '3r' },
      characters: { 'witch-king': 'dagorlad' },
    };
    const game = use(INTO, { shadow: 'candles-of-corpses' }, words, [1, 1, 2, 2, 4, 4]);
    game.play('shadow', 'draw none');
    game.offersOnly('shadow', ['forfeit 1', 'forfeit 2', 'forfeit 3', 'forfeit 4']);
    game.play('shadow', 'forfeit 1');
    game.says('The Free Peoples roll 2, 2: 0 hits.');
    game.says('The Shadow rolls again 4, 4: 0 hits.'); // 4 less 1 are still enough for two
    const two = use(INTO, { shadow: 'candles-of-corpses' }, { ...words, characters: {} }, [1, 1, 2]);
    two.play('shadow', 'forfeit 2');
    two.says('The Free Peoples roll 2: 0 hits.'); // and the Nazgûl have nothing left to roll with
    const all = use(INTO, { shadow: 'candles-of-corpses' }, words, [1, 1, 2]);
    all.play('shadow', 'draw none', 'forfeit 4');
    all.says('The Free Peoples roll 2: 0 hits.'); // one die stays, and none of the Shadow is rolled again
  },
);

test('Dread and Despair: only with Leadership of the Nazgûl', () => {
  refuses(INTO, 'shadow', 'candles-of-corpses', { ...duel, characters: { 'mouth-of-sauron': 'dagorlad' } });
});

test('Foul Stench: as much Leadership as the enemy has takes his Re-roll', () => {
  const words = { dagorlad: { sauron: '1r', nazgul: 2 }, 'north-ithilien': { gondor: '2r 2l' } };
  const game = use(INTO, { shadow: 'nazgul-search' }, words, [1, 1, 1, 1]);
  game.says('The Free Peoples have no Leader Re-roll this round.');
  game.says('The Shadow rolls again 1: 0 hits.'); // it costs nothing
});

test('Foul Stench: less is not enough, and others than Nazgûl do not count', () => {
  const words = {
    dagorlad: { sauron: '1r', nazgul: 1 },
    'north-ithilien': { gondor: '2r 2l' },
    characters: { 'mouth-of-sauron': 'dagorlad' },
  };
  const game = use(INTO, { shadow: 'nazgul-search' }, words, [1, 1, 1, 1, 3, 3]);
  game.says('The Free Peoples roll again 3, 3: 0 hits.');
  refuses(INTO, 'shadow', 'nazgul-search', { ...duel, characters: { 'mouth-of-sauron': 'dagorlad' } });
});

test('Mûmakil: the Combat Roll is 1 higher, and more hits than the enemy bring another', () => {
  const words = { dagorlad: { southrons: '1r 1e' }, 'north-ithilien': { gondor: '4r' } };
  const more = use(INTO, { shadow: 'the-shadow-lengthens' }, words, [4, 3, 1, 1, 1, 1]);
  more.says('The Shadow rolls 4, 3 (+1 each): 1 hit.');
  more.position({ 'north-ithilien': { gondor: '2r' } });
  const equal = use(INTO, { shadow: 'the-shadow-lengthens' }, words, [4, 3, 5, 1, 1, 1]);
  equal.play('shadow', 'remove southrons-regular');
  equal.position({ 'north-ithilien': { gondor: '3r' } });
});

test('Mûmakil: hits of an attack before the roll count among those of the enemy', () => {
  const words = { dagorlad: { southrons: '1r 2e' }, 'north-ithilien': { gondor: '2r 1e' } };
  const cards = { free: 'guards-of-the-citadel', shadow: 'the-shadow-lengthens' };
  const game = use(INTO, cards, words, [5, 4, 1, 1, 1, 1]);
  game.play('shadow', 'remove southrons-regular');
  game.offers('free', ['remove gondor-regular', 'reduce gondor-elite']); // one hit each
  game.refuses('free', 'remove gondor-elite', 'WR-6.24.4');
});

test('Mûmakil: only with an Elite of the Southrons and Easterlings', () => {
  refuses(INTO, 'shadow', 'the-shadow-lengthens', { ...duel, dagorlad: { sauron: '1e', southrons: '2r' } });
});

test('One for the Dark Lord: Combat Roll and Re-roll are 1 higher where the Ring-bearers are', () => {
  const words = {
    dagorlad: { sauron: '2r', nazgul: 1 },
    'north-ithilien': { gondor: '3r' },
    fellowship: { at: 'north-ithilien' },
  };
  const game = use(INTO, { shadow: 'shelobs-lair' }, words, [4, 3, 1, 1, 1, 4]);
  game.says('The Shadow rolls 4, 3 (+1 each): 1 hit.');
  game.says('The Shadow rolls again 4 (+1 each): 1 hit.');
  refuses(INTO, 'shadow', 'shelobs-lair', duel);
});

rule('Relentless Assault: hits on oneself, taken before the roll, make it higher', ['WR-6.16.6', 'WR-6.23.1'], () => {
  const words = { dagorlad: { sauron: '4r' }, 'north-ithilien': { gondor: '2r' } };
  const two = use(INTO, { shadow: 'the-king-is-revealed' }, words, [3, 2, 1, 1]);
  two.offersOnly('shadow', ['suffer 0', 'suffer 1', 'suffer 2']);
  two.refuses('shadow', 'suffer 3', 'WR-5.6.3');
  two.play('shadow', 'suffer 2');
  two.says('The Shadow rolls 3, 2 (+2 each): 1 hit.');
  two.position({ dagorlad: { sauron: '2r' } });
  const none = use(INTO, { shadow: 'the-king-is-revealed' }, words, [4, 4, 4, 4, 1, 1]);
  none.play('shadow', 'suffer 0');
  none.says('The Shadow rolls 4, 4, 4, 4: 0 hits.');
});

test('Swarm of Bats: the card of the Free Peoples does nothing', () => {
  const words = { dagorlad: { sauron: '5r', nazgul: 1 }, 'north-ithilien': { gondor: '1r' } };
  const cards = { free: 'the-last-battle', shadow: 'return-of-the-witch-king' };
  const game = use(INTO, cards, words, [1, 1, 1, 1, 1, 1, 4]);
  game.says('The Last Battle is cancelled.');
  game.says('The Shadow rolls 1, 1, 1, 1, 1: 0 hits.');
  game.says('The Shadow rolls again 4: 0 hits.');
});

test('Swarm of Bats: without such a card the Re-roll is 1 higher', () => {
  const words = { dagorlad: { sauron: '2r', nazgul: 1 }, 'north-ithilien': { gondor: '2r' } };
  const game = use(INTO, { shadow: 'return-of-the-witch-king' }, words, [4, 1, 1, 1, 4]);
  game.says('The Shadow rolls 4, 1: 0 hits.');
  game.says('The Shadow rolls again 4 (+1 each): 1 hit.');
});

rule('They are Terrible: a point of Nazgûl Leadership makes the Re-roll 1 higher', ['WR-6.20.2', 'WR-6.23.4'], () => {
  const words = { dagorlad: { sauron: '3r', nazgul: 2 }, 'north-ithilien': { gondor: '2r' } };
  const game = use(INTO, { shadow: 'lure-of-the-ring' }, words, [4, 4, 1, 1, 1, 4]);
  game.says('The Shadow rolls 4, 4, 1: 0 hits.');
  game.says('The Shadow rolls again 4 (+1 each): 1 hit.');
});

test('They are Terrible: only with Leadership of the Nazgûl', () => {
  refuses(INTO, 'shadow', 'lure-of-the-ring', { ...duel, characters: { 'mouth-of-sauron': 'dagorlad' } });
});
