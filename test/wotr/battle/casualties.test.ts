import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { battle, reserve, war } from './war.ts';

const into = ['shadow', 'dagorlad', 'north-ithilien'] as const;

rule('The hits of one side are the losses of the other; those beyond its units are lost', ['WR-6.24.2'], () => {
  const words = { dagorlad: { sauron: '4r' }, 'north-ithilien': { gondor: '5r' } };
  const game = battle(...into, words, [5, 5, 6, 1, 6, 1, 1, 1, 1]);
  game.position({ dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '2r' } });
  const few = battle(...into, { dagorlad: { sauron: '4r' }, 'north-ithilien': { gondor: '2r' } }, [5, 5, 6, 1, 1, 1]);
  few.says('The defending Army is destroyed.');
  few.position({ dagorlad: { sauron: '4r' }, lost: { gondor: { regular: 2 } } });
});

rule('A hit removes a Regular or reduces an Elite, as the owner likes', ['WR-6.24.3'], () => {
  const words = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r 1e' } };
  const game = battle(...into, words, [6, 1, 1]);
  game.offersOnly('free', ['remove gondor-regular', 'reduce gondor-elite']);
  game.refuses('free', 'remove gondor-elite', 'WR-6.24.4');
  game.play('free', 'reduce gondor-elite');
  game.position({ 'north-ithilien': { gondor: '2r' } });
  const other = battle(...into, words, [6, 1, 1]);
  other.play('free', 'remove gondor-regular');
  other.position({ 'north-ithilien': { gondor: '1e' } });
});

rule('Two hits may remove an Elite outright', ['WR-6.24.4'], () => {
  const words = { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '2r 1e' } };
  const game = battle(...into, words, [6, 6, 1, 1, 1]);
  game.offersOnly('free', ['remove gondor-regular', 'reduce gondor-elite', 'remove gondor-elite']);
  game.play('free', 'remove gondor-elite');
  game.position({ 'north-ithilien': { gondor: '2r' }, lost: { gondor: { regular: null, elite: 1 } } });
  game.asks('shadow', 'cease'); // both hits are used
});

rule('Example: two hits take two Regulars, or turn two Elites, or take one Elite', ['WR-6.24.5'], () => {
  const words = { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '2r 2e' } };
  for (const [moves, left] of [
    [['remove gondor-regular', 'remove gondor-regular'], '2e'],
    [['reduce gondor-elite', 'reduce gondor-elite'], '4r'],
    [['remove gondor-elite'], '2r 1e'],
  ] as const) {
    const game = battle(...into, words, [6, 6, 1, 1, 1, 1]);
    game.play('free', ...moves);
    game.position({ 'north-ithilien': { gondor: left } });
    game.asks('shadow', 'cease');
  }
});

rule('The attacker takes casualties before the defender', ['WR-6.24.6'], () => {
  const words = { dagorlad: { sauron: '1r 1e' }, 'north-ithilien': { gondor: '1r 1e' } };
  const game = battle(...into, words, [6, 1, 6, 1]);
  game.offersOnly('free', []);
  game.play('shadow', 'remove sauron-regular');
  game.play('free', 'remove gondor-regular');
  game.position({ dagorlad: { sauron: '1e' }, 'north-ithilien': { gondor: '1e' } });
});

rule('The Regular for a reduced Elite comes from the casualties, else from the reinforcements', ['WR-6.24.7'], () => {
  const words = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '2e' } };
  const used = battle(...into, { ...words, lost: { gondor: { regular: 1 } } }, [6, 1, 1]);
  used.position({ 'north-ithilien': { gondor: '1r 1e' }, lost: { gondor: { regular: null, elite: 1 } } });
  assert.equal(reserve(used, 'gondor-regular'), 14);
  const fresh = battle(...into, words, [6, 1, 1]);
  fresh.position({ 'north-ithilien': { gondor: '1r 1e' } });
  assert.equal(reserve(fresh, 'gondor-regular'), 14); // 15 before
});

rule('A Regular lost to the first hit can stand in for an Elite at the second', ['WR-6.24.7'], () => {
  const words = {
    dagorlad: { sauron: '2r' },
    'north-ithilien': { dwarves: '1r 1e' },
    erebor: { dwarves: '4r' }, // no Dwarven Regular is in reserve
  };
  const game = battle(...into, words, [6, 6, 1, 1]);
  game.play('free', 'remove dwarves-regular');
  game.position({ 'north-ithilien': { dwarves: '1r' }, lost: { dwarves: { regular: null, elite: 1 } } });
});

rule('The Regular is of the Nation of the Elite', ['WR-6.24.7', 'WR-6.24.9'], () => {
  const words = {
    dagorlad: { sauron: '1r' },
    'north-ithilien': { dwarves: '2e' },
    erebor: { dwarves: '5r' },
    lost: { gondor: { regular: 3 } },
  };
  const game = battle(...into, words, [6, 1, 1]);
  game.position({ 'north-ithilien': { dwarves: '1e', gondor: null }, lost: { gondor: { regular: 3 } } });
});

rule('A reduced Elite of the Free Peoples is a casualty, one of the Shadow is not', ['WR-6.24.8'], () => {
  const words = { dagorlad: { sauron: '1e' }, 'north-ithilien': { gondor: '1e' } };
  const game = battle(...into, words, [6, 6]);
  game.position({
    dagorlad: { sauron: '1r' },
    'north-ithilien': { gondor: '1r' },
    lost: { gondor: { elite: 1 }, sauron: null },
  });
  assert.equal(reserve(game, 'gondor-elite'), 4);
  assert.equal(reserve(game, 'sauron-elite'), 6);
});

rule('Without a Regular to replace it a reduced Elite dies, and the hit is used up', ['WR-6.24.9'], () => {
  const words = {
    orthanc: { isengard: '10r' },
    'south-dunland': { isengard: '2r' },
    'gap-of-rohan': { isengard: '2e' },
    'druwaith-iaur': { rohan: '2r' },
  };
  const game = battle('shadow', 'gap-of-rohan', 'druwaith-iaur', words, [1, 1, 6, 1]);
  game.says('no Regular can replace it', 'WR-6.24.9');
  game.position({ 'gap-of-rohan': { isengard: '1e' } });
  game.asks('shadow', 'cease');
});

rule(
  'Lost units of the Free Peoples are gone; those of the Shadow can be recruited again',
  ['WR-6.25.1', 'WR-6.25.2'],
  () => {
    const words = {
      dice: { free: ['muster'], shadow: ['army', 'muster'] },
      'north-ithilien': { dwarves: '1r' },
      erebor: { dwarves: '4r' },
      dagorlad: { isengard: '2e' },
      orthanc: { isengard: '8r' },
      'south-dunland': { isengard: '4r' },
    };
    const game = battle(...into, words, [6, 1, 6]);
    game.position({ dagorlad: { isengard: '1e' }, lost: { dwarves: { regular: 1 } } }); // no Regular was left for the other
    game.play('shadow', 'stay');
    game.play('free', 'die muster');
    game.refuses('free', 'recruit dwarves-regular', 'WR-6.6.4');
    game.play('free', 'spend for nothing');
    game.play('shadow', 'die muster');
    game.refuses('shadow', 'recruit isengard-regular', 'WR-6.6.4');
    game.play('shadow', 'recruit isengard-elite', 'in orthanc');
    game.position({ orthanc: { isengard: '8r 1e' } });
  },
);

rule('With the last unit of an Army everybody in the battle falls', ['WR-6.26.1'], () => {
  const game = battle(
    ...into,
    {
      dagorlad: { sauron: '1r', nazgul: 1 },
      'north-ithilien': { gondor: '1r 1l' },
      characters: { 'mouth-of-sauron': 'dagorlad', boromir: 'north-ithilien' },
    },
    [6, 6, 1, 1],
  );
  game.position({
    dagorlad: null,
    'north-ithilien': null,
    characters: { 'mouth-of-sauron': 'eliminated', boromir: 'eliminated' },
  });
});

rule('It is so for a defending Shadow and for attackers of the Free Peoples', ['WR-6.26.1', 'WR-6.26.2'], () => {
  const words = {
    osgiliath: { gondor: '1r 2l' },
    'north-ithilien': { sauron: '1r', nazgul: 2 },
    characters: { boromir: 'osgiliath', 'witch-king': 'north-ithilien' },
  };
  const game = battle('free', 'osgiliath', 'north-ithilien', words, [6, 1, 6, 1]);
  game.position({
    osgiliath: null,
    'north-ithilien': null,
    characters: { boromir: 'eliminated', 'witch-king': 'eliminated' },
    lost: { gondor: { regular: 1, leader: 2 } },
  });
  assert.equal(reserve(game, 'nazgul'), 8);
  assert.equal(reserve(game, 'gondor-leader'), 2);
});

rule('Who stayed with the rearguard does not fall', ['WR-6.26.1', 'WR-6.15.4'], () => {
  const game = war(
    {
      dagorlad: { sauron: '2r', nazgul: 2 },
      'north-ithilien': { gondor: '2r' },
      characters: { 'mouth-of-sauron': 'dagorlad', 'witch-king': 'dagorlad' },
    },
    [1, 6, 1, 1],
  );
  game.play('shadow', 'die army', 'attack dagorlad', 'leave sauron-regular', 'leave nazgul', 'leave mouth-of-sauron');
  game.play('shadow', 'against north-ithilien');
  game.position({
    dagorlad: { sauron: '1r', nazgul: 1 },
    characters: { 'mouth-of-sauron': 'dagorlad', 'witch-king': 'eliminated' },
  });
});

rule('Fallen Leaders are gone for ever, fallen Nazgûl return to the reinforcements', ['WR-6.26.2'], () => {
  const words = {
    dice: { free: ['muster'], shadow: ['army', 'muster'] },
    dagorlad: { sauron: '1r', nazgul: 1 },
    'north-ithilien': { gondor: '1r 1l' },
    'minas-tirith': { gondor: '1r 3l' },
    'dol-guldur': { nazgul: 7 },
  };
  const game = battle(...into, words, [6, 6]);
  game.position({ lost: { gondor: { leader: 1 } } });
  game.play('free', 'die muster');
  game.refuses('free', 'recruit gondor-leader', 'WR-6.6.4');
  game.play('free', 'spend for nothing');
  game.play('shadow', 'die muster', 'recruit nazgul', 'in morannon');
  game.position({ morannon: { nazgul: 1 } });
});

rule(
  'Whichever Nation they are of, Leaders who fall with an Army are lost, and so are its units',
  ['WR-6.26.1', 'WR-6.26.2'],
  () => {
    for (const nation of ['dwarves', 'elves', 'gondor', 'north', 'rohan']) {
      const game = battle(...into, { dagorlad: { sauron: '1r' }, 'north-ithilien': { [nation]: '1r 2l' } }, [6, 1, 1]);
      game.says('The defending Army is destroyed.');
      game.position({ 'north-ithilien': null, lost: { [nation]: { regular: 1, leader: 2 } } });
    }
  },
);

rule('A Character once eliminated does not come back', ['WR-6.26.3'], () => {
  const words = {
    dice: { free: ['army'], shadow: ['army', 'muster'] },
    dagorlad: { sauron: '1r' },
    'north-ithilien': { gondor: '1r' },
    characters: { 'mouth-of-sauron': 'dagorlad' },
  };
  const game = battle(...into, words, [1, 6, 1]);
  game.play('free', 'die army', 'spend for nothing');
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'bring mouth-of-sauron', 'WR-6.26.3');
});

rule('The Witch-king is no Nazgûl of the reserve, and his die goes with him', ['WR-6.26.4'], () => {
  const words = {
    dice: { free: [], shadow: ['army'] },
    dagorlad: { sauron: '1r' },
    'north-ithilien': { gondor: '2r' },
    'dol-guldur': { nazgul: 8 },
    characters: { 'witch-king': 'dagorlad' },
    fellowship: { companions: ['gandalf-grey'] },
  };
  const pools = [...Array(4).fill('muster'), ...Array(7).fill('character')]; // seven dice, not eight
  const fallen = battle(...into, words, [1, 6, 1, 1, ...pools]);
  assert.equal(reserve(fallen, 'nazgul'), 0);
  fallen.position({ characters: { 'witch-king': 'eliminated' }, turn: 2 });
  fallen.play('free', 'no declaration');
  fallen.play('shadow', 'hunt 0');
  fallen.asks('free', 'die');
});

rule('Characters without an Army are in no battle', ['WR-6.26.5'], () => {
  const beside = war({ dagorlad: { sauron: '2r' }, characters: { boromir: 'dagorlad', legolas: 'north-ithilien' } });
  beside.play('shadow', 'die army');
  beside.refuses('shadow', 'attack dagorlad', 'WR-6.14.3');
  const nazgul = battle(
    ...into,
    { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r', nazgul: 2 } },
    [1, 6], // they lend no Leadership, and do not fall
  );
  nazgul.position({ dagorlad: null, 'north-ithilien': { gondor: '1r', nazgul: 2 } });
  const attacked = battle(
    'free',
    'osgiliath',
    'north-ithilien',
    { osgiliath: { gondor: '1r' }, 'north-ithilien': { sauron: '1r' }, characters: { boromir: 'north-ithilien' } },
    [1, 1], // Boromir among the enemies adds nothing
  );
  attacked.asks('free', 'cease');
});

rule('Characters without an Army hold no Settlement, and stay where they are', ['WR-6.26.6'], () => {
  const edoras = war({
    dice: { free: ['character'], shadow: ['army'] },
    westemnet: { isengard: '2r' },
    characters: { boromir: 'edoras' },
  });
  edoras.play('shadow', 'die army', 'march westemnet', 'to edoras');
  edoras.says('captures Edoras', 'WR-6.36.4');
  edoras.play('free', 'die character', 'move companions');
  edoras.position({ edoras: { isengard: '2r', captured: true }, characters: { boromir: 'edoras' } });
  edoras.play('free', 'take boromir', 'to folde');
  edoras.position({ characters: { boromir: 'folde' } });
  const orthanc = war({
    act: 'free',
    dice: { free: ['army'], shadow: ['army'] },
    'gap-of-rohan': { rohan: '2r' },
    characters: { saruman: 'orthanc' },
  });
  orthanc.play('free', 'die army', 'march gap-of-rohan', 'to orthanc');
  orthanc.position({ orthanc: { rohan: '2r', captured: true }, characters: { saruman: 'orthanc' } });
});
