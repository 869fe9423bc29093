import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { attack, war } from './war.ts';

const border = { dagorlad: { sauron: '2r', nazgul: 1 }, 'north-ithilien': { gondor: '1r' } };

rule('Armies attack by an Army result, a Character result or a card, and by no other', ['WR-6.14.1'], () => {
  for (const die of ['muster', 'event']) {
    const game = war({ ...border, dice: { shadow: [die] } });
    game.play('shadow', `die ${die}`);
    game.refuses('shadow', 'attack dagorlad', 'WR-6.14.1');
  }
  for (const die of ['army', 'character', 'muster-army']) {
    const game = war({ ...border, dice: { shadow: [die] } });
    game.play('shadow', `die ${die}`);
    game.offers('shadow', 'attack dagorlad');
  }
  const card = war(
    { ...border, dice: { shadow: ['event'] }, hands: { shadow: ['the-ringwraiths-are-abroad'] } },
    [6, 1, 1, 1],
  );
  card.play('shadow', 'die event', 'play the-ringwraiths-are-abroad', 'done', 'decide attack', 'attack dagorlad');
  card.play('shadow', 'against north-ithilien');
  card.says('The defending Army is destroyed.', 'WR-6.28.1');
});

rule('Units of a Nation that is not At War start no battle, neither by die nor by card', ['WR-6.14.2'], () => {
  const words = {
    act: 'shadow',
    orthanc: { isengard: '2r', nazgul: 1 },
    'fords-of-isen': { rohan: '1r' },
    dice: { shadow: ['army', 'event'] },
    hands: { shadow: ['the-ringwraiths-are-abroad'] },
  };
  const die = scene(wotr, words);
  die.play('shadow', 'die army');
  die.refuses('shadow', 'attack orthanc', 'WR-6.14.2');
  const card = scene(wotr, words);
  card.play('shadow', 'die event', 'play the-ringwraiths-are-abroad', 'done');
  card.offersOnly('shadow', ['decide march', 'done']);
  const atWar = scene(wotr, { ...words, politics: { isengard: 'at war' } });
  atWar.play('shadow', 'die army');
  atWar.offers('shadow', 'attack orthanc');
});

rule('The enemy of an attack is next door, or in a siege in the same region', ['WR-6.14.3'], () => {
  const game = war({
    dice: { shadow: ['army'] },
    dagorlad: { sauron: '2r' },
    'north-ithilien': { gondor: '1r' },
    osgiliath: { gondor: '1r' },
    'minas-tirith': { gondor: '2r', sauron: '2r' },
    'minas-morgul': { sauron: '2r' },
    'mount-gram': { sauron: '2r' },
  });
  game.play('shadow', 'die army');
  game.offers('shadow', ['attack dagorlad', 'attack minas-tirith', 'attack minas-morgul']);
  game.refuses('shadow', 'attack mount-gram', 'WR-6.14.3');
  game.play('shadow', 'attack dagorlad');
  game.offers('shadow', 'against north-ithilien');
  game.refuses('shadow', 'against osgiliath', 'WR-6.14.3'); // two regions away
  game.refuses('shadow', 'against dagorlad', 'WR-6.14.3');
  const siege = war({ 'minas-tirith': { gondor: '2r', sauron: '2r' } });
  siege.play('shadow', 'die army', 'attack minas-tirith');
  siege.offersOnly('shadow', ['against minas-tirith', 'leave sauron-regular']);
});

rule('One Army die attacks with one Army; it does not also move', ['WR-6.14.4'], () => {
  const words = {
    dagorlad: { sauron: '2r' },
    'north-ithilien': { gondor: '1r' },
    'minas-morgul': { sauron: '1r' },
    'south-ithilien': { gondor: '2r' },
    moria: { sauron: '1r' },
  };
  const once = war(words, [1, 1, 1]);
  attack(once, 'shadow', 'dagorlad', 'north-ithilien');
  once.play('shadow', 'cease');
  once.asks('free', 'die');
  const moved = war(words);
  moved.play('shadow', 'die army', 'march moria', 'to hollin');
  assert.ok(moved.list('shadow').some((move) => move.startsWith('march ')));
  moved.refuses('shadow', 'attack dagorlad', 'WR-6.7.2');
});

rule('By a Character result the attackers need a Leader or Character', ['WR-6.14.5'], () => {
  const game = war({
    dice: { shadow: ['character'] },
    dagorlad: { sauron: '2r' },
    'north-ithilien': { gondor: '1r' },
    'minas-morgul': { sauron: '2r', nazgul: 1 },
  });
  game.play('shadow', 'die character');
  game.refuses('shadow', 'attack dagorlad', 'WR-6.14.5');
  game.offers('shadow', 'attack minas-morgul');
});

rule('The Leader or Character of such an attack cannot stay in the rearguard', ['WR-6.15.3'], () => {
  const game = war({
    dice: { shadow: ['character'] },
    dagorlad: { sauron: '3r', nazgul: 2 },
    'north-ithilien': { gondor: '1r' },
  });
  game.play('shadow', 'die character', 'attack dagorlad', 'leave nazgul');
  game.refuses('shadow', 'leave nazgul', 'WR-6.15.3');
  const army = war({ dagorlad: { sauron: '3r', nazgul: 2 }, 'north-ithilien': { gondor: '1r' } });
  army.play('shadow', 'die army', 'attack dagorlad', 'leave nazgul', 'leave nazgul');
  army.offersOnly('shadow', ['against north-ithilien', 'leave sauron-regular']); // one unit stays with them
});

rule('Attackers fight from their own region and enter the other only when they have won', ['WR-6.14.6'], () => {
  const game = war({ dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '2r' } }, [5, 1, 1, 1, 1, 6, 1, 1, 1]);
  attack(game, 'shadow', 'dagorlad', 'north-ithilien');
  game.position({ dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '1r', sauron: null } });
  game.play('shadow', 'continue');
  game.play('free', 'stand');
  game.position({ dagorlad: { sauron: '3r' }, 'north-ithilien': null });
  game.play('shadow', 'advance army');
  game.position({ dagorlad: null, 'north-ithilien': { sauron: '3r' } });
});

rule('Saruman leads an attack out of Orthanc, but neither a move nor an advance', ['WR-6.14.7'], () => {
  const words = {
    dice: { free: ['army'], shadow: ['character'] },
    orthanc: { isengard: '2r' },
    'fords-of-isen': { rohan: '1r' },
    characters: { saruman: 'orthanc' },
  };
  const game = war(words, [1, 1, 1, 6]);
  game.play('shadow', 'die character');
  game.refuses('shadow', 'march orthanc', 'WR-6.7.3');
  game.play('shadow', 'attack orthanc', 'against fords-of-isen'); // his Leadership rolls the 6
  game.offersOnly('shadow', ['advance army', 'stay', 'leave isengard-regular']);
  game.play('shadow', 'advance army');
  game.position({ 'fords-of-isen': { isengard: '2r' }, characters: { saruman: 'orthanc' } });
});

rule('An attacker may leave a rearguard, which adds no dice', ['WR-6.15.1'], () => {
  const game = war({ dagorlad: { sauron: '5r' }, 'north-ithilien': { gondor: '1r' } }, [1, 2, 3, 4]);
  game.play('shadow', 'die army', 'attack dagorlad', 'leave sauron-regular', 'leave sauron-regular');
  game.play('shadow', 'against north-ithilien');
  game.says('The Shadow rolls 1, 2, 3: 0 hits.', 'WR-6.21.1');
});

rule('Attackers and rearguard each have a unit; the other figures are divided at will', ['WR-6.15.2'], () => {
  const words = {
    act: 'free',
    osgiliath: { gondor: '2r 2l' },
    'north-ithilien': { sauron: '1r' },
    characters: { boromir: 'osgiliath' },
  };
  for (const left of ['gondor-leader', 'boromir']) {
    const game = war(words);
    game.play('free', 'die army', 'attack osgiliath', `leave ${left}`);
    game.refuses('free', 'against north-ithilien', 'WR-6.15.2');
    game.play('free', 'leave gondor-regular');
    game.offers('free', 'against north-ithilien');
    game.refuses('free', 'leave gondor-regular', 'WR-6.15.2');
  }
  const lone = war({ dagorlad: { sauron: '1r', nazgul: 2 }, 'north-ithilien': { gondor: '1r' } }, [1, 1, 6]);
  lone.play('shadow', 'die army', 'attack dagorlad'); // one unit: all take part, both Nazgûl too
  lone.says('The Shadow rolls again 6: 1 hit.');
});

rule('What a lone unit has with it goes into the battle with it', ['WR-6.15.2'], () => {
  const game = war({ dagorlad: { sauron: '1r', nazgul: 3 }, 'north-ithilien': { gondor: '2r' } }, [1, 6, 1, 1]);
  attack(game, 'shadow', 'dagorlad', 'north-ithilien');
  game.position({ dagorlad: null });
});

rule('Nazgûl may be divided between attackers and rearguard', ['WR-6.15.2', 'WR-6.15.4'], () => {
  const game = war({ dagorlad: { sauron: '4r', nazgul: 3 }, 'north-ithilien': { gondor: '3r' } }, [1, 1, 1, 6, 6, 1]);
  game.play('shadow', 'die army', 'attack dagorlad');
  game.play('shadow', 'leave sauron-regular', 'leave sauron-regular', 'leave nazgul', 'leave nazgul');
  game.play('shadow', 'against north-ithilien');
  game.says('The Shadow rolls again 1: 0 hits.'); // one Nazgûl of three re-rolls
  game.position({ dagorlad: { sauron: '2r', nazgul: 2 } });
});

rule('Hits beyond the attackers do not reach their rearguard', ['WR-6.15.4', 'WR-6.24.2'], () => {
  const game = war(
    {
      act: 'free',
      osgiliath: { gondor: '3r 2l' },
      'north-ithilien': { sauron: '4r' },
      characters: { boromir: 'osgiliath' },
    },
    [1, 6, 6, 6, 1, 1],
  );
  game.play('free', 'die army', 'attack osgiliath', 'leave gondor-regular', 'leave gondor-regular');
  game.play('free', 'leave gondor-leader', 'leave boromir', 'against north-ithilien');
  game.says('The attacking Army is destroyed.');
  game.position({
    osgiliath: { gondor: '2r 1l' },
    characters: { boromir: 'osgiliath' },
    lost: { gondor: { regular: 1, leader: 1 } },
  });
});

rule('A rearguard does not advance', ['WR-6.15.5', 'WR-6.28.2'], () => {
  const game = war({ dagorlad: { sauron: '3r 1e', nazgul: 2 }, 'north-ithilien': { gondor: '1r' } }, [6, 1, 1, 1]);
  game.play('shadow', 'die army', 'attack dagorlad', 'leave sauron-elite', 'leave nazgul', 'leave sauron-regular');
  game.play('shadow', 'against north-ithilien');
  game.offersOnly('shadow', ['advance army', 'stay', 'leave sauron-regular', 'leave nazgul']);
  game.play('shadow', 'advance army');
  game.position({ dagorlad: { sauron: '1r 1e', nazgul: 1 }, 'north-ithilien': { sauron: '2r', nazgul: 1 } });
});

rule('Units of a Nation that is not At War are the rearguard of an attack', ['WR-6.15.6', 'WR-7.4.6'], () => {
  const game = war(
    {
      act: 'free',
      politics: { rohan: '2 active' },
      'druadan-forest': { gondor: '2r', rohan: '2r' },
      osgiliath: { sauron: '5r' },
    },
    [1, 1, 6, 6, 6, 1, 1],
  );
  game.play('free', 'die army', 'attack druadan-forest');
  game.offersOnly('free', ['against osgiliath', 'leave gondor-regular']);
  game.play('free', 'against osgiliath');
  game.position({ 'druadan-forest': { gondor: null, rohan: '2r' } });
});

rule('A Leader who cannot attack keeps a unit back; a lone unit stays with him', ['WR-6.15.6'], () => {
  const words = { act: 'free', politics: { rohan: '2 active' }, osgiliath: { sauron: '5r' } };
  const two = war({ ...words, 'druadan-forest': { gondor: '1r 1e', rohan: '1l' } }, [1, 6, 1, 1, 1, 1]);
  two.play('free', 'die army', 'attack druadan-forest');
  two.refuses('free', 'against osgiliath', 'WR-6.15.2');
  two.offersOnly('free', ['leave gondor-regular', 'leave gondor-elite']);
  two.play('free', 'leave gondor-elite'); // and the attack begins: nothing else is left to choose
  two.position({ 'druadan-forest': { gondor: '1e', rohan: '1l' } });
  const one = war({ ...words, 'druadan-forest': { gondor: '1r', rohan: '1l' } });
  one.play('free', 'die army');
  one.refuses('free', 'attack druadan-forest', 'WR-6.15.6');
});

rule('Nobody of the attacked Army is held back, whatever the politics of his Nation', ['WR-6.15.7', 'WR-7.4.3'], () => {
  const game = war(
    {
      politics: { rohan: '3 passive' },
      dagorlad: { sauron: '5r' },
      'north-ithilien': { gondor: '1r 1l', rohan: '1r 1l' },
      characters: { boromir: 'north-ithilien' },
    },
    [6, 6, 1, 1, 1, 1, 1, 1, 4, 4, 4],
  );
  attack(game, 'shadow', 'dagorlad', 'north-ithilien');
  game.position({ 'north-ithilien': null, characters: { boromir: 'eliminated' } });
});

rule('A rearguard of another Nation stays out of a battle led by a Nazgûl', ['WR-6.15.6', 'WR-6.15.5'], () => {
  const game = war(
    {
      dice: { free: ['army'], shadow: ['character'] },
      politics: { isengard: '1 active' },
      dagorlad: { sauron: '1r', isengard: '2r', nazgul: 1 },
      'north-ithilien': { gondor: '1r' },
    },
    [6, 1],
  );
  game.play('shadow', 'die character', 'attack dagorlad'); // one die: nothing to choose
  game.offersOnly('shadow', ['advance army', 'stay', 'leave nazgul']);
  game.play('shadow', 'advance army');
  game.position({ dagorlad: { isengard: '2r', nazgul: null }, 'north-ithilien': { sauron: '1r', nazgul: 1 } });
});

rule('A card on the table can forbid an attack, also on a garrison', ['WR-5.4.1'], () => {
  const words = { lorien: { elves: '2r', sauron: '3r' }, rivendell: { elves: '1r' }, trollshaws: { sauron: '2r' } };
  const barred = war({ ...words, table: ['a-power-too-great'] });
  barred.play('shadow', 'die army');
  barred.refuses('shadow', 'attack lorien', 'WR-5.4.1');
  barred.refuses('shadow', 'attack trollshaws', 'WR-5.4.1');
  const open = war(words);
  open.play('shadow', 'die army');
  open.offers('shadow', ['attack lorien', 'attack trollshaws']);
});
