// Cards of the Free Peoples that move Armies, fight, counsel Nations, or bar the enemy's way.
import { test } from 'node:test';
import { wotr } from '../../../../games/wotr/game.ts';
import { rule } from '../../../rule.ts';
import { scene } from '../../../scene.ts';
import { play } from '../table.ts';

// ---- Wisdom of Elrond -----------------------------------------------------------------------------------------------

test('Wisdom of Elrond: a Nation of the Free Peoples becomes active and advances a step', () => {
  const game = play('free', 'wisdom-of-elrond', {
    politics: { elves: 'at war', gondor: '1 passive', north: '1 active' },
  });
  game.offersOnly('free', ['pick nation dwarves', 'pick nation gondor', 'pick nation north', 'pick nation rohan']);
  game.play('free', 'pick nation gondor');
  game.position({ politics: { gondor: 'at war', north: '1 active', rohan: '3 passive' } });
  const far = play('free', 'wisdom-of-elrond', {});
  far.play('free', 'pick nation elves');
  far.position({ politics: { elves: '2 active' } });
});

rule('Wisdom of Elrond: a choice without effect is not offered while there is another', ['WR-5.3.9'], () => {
  const held = {
    characters: { saruman: 'orthanc' },
    table: ['wormtongue'],
    politics: { rohan: '1 passive', dwarves: 'at war', elves: 'at war', gondor: 'at war', north: '3 passive' },
  };
  const game = play('free', 'wisdom-of-elrond', held);
  game.position({ politics: { rohan: '1 passive', north: '2 active' } }); // the North is the only one left to choose
  const part = play('free', 'wisdom-of-elrond', { ...held, politics: { ...held.politics, rohan: '2 passive' } });
  part.play('free', 'pick nation rohan');
  part.position({ politics: { rohan: '1 passive' }, table: ['wormtongue'] });
});

rule('Wisdom of Elrond with every Nation At War is spent for nothing', ['WR-5.3.8'], () => {
  const politics = { dwarves: 'at war', elves: 'at war', gondor: 'at war', north: 'at war', rohan: 'at war' };
  const game = play('free', 'wisdom-of-elrond', { politics });
  game.position({ politics, discards: { free: ['wisdom-of-elrond'] } });
});

// ---- Help Unlooked For ----------------------------------------------------------------------------------------------

const relief = {
  politics: { rohan: 'at war', gondor: 'at war' },
  'helms-deep': { rohan: '2r', isengard: '4r' },
  westemnet: { rohan: '2r' },
};

rule(
  'Help Unlooked For: an Army attacks the besiegers, who roll a die less for each unit inside',
  ['WR-6.16.7', 'WR-5.3.5'],
  () => {
    const game = play('free', 'help-unlooked-for', relief, { rolls: [1, 1, 2, 2, 1, 1, 2, 2] });
    game.play('free', 'against helms-deep');
    game.says('The Shadow rolls 2, 2: 0 hits.');
    game.play('free', 'continue');
    game.play('shadow', 'stand');
    game.says('The Shadow rolls 2, 2: 0 hits.'); // all battle long
  },
);

rule('Help Unlooked For: the besiegers roll at least one die', ['WR-6.16.7'], () => {
  const words = { ...relief, 'helms-deep': { rohan: '5r', isengard: '3r' } };
  const game = play('free', 'help-unlooked-for', words, { rolls: [1, 1, 2] });
  game.play('free', 'against helms-deep');
  game.says('The Shadow rolls 2: 0 hits.');
});

rule(
  'Help Unlooked For: the player picks the siege and the Army; the garrison itself does not sortie',
  ['WR-5.5.4', 'WR-5.3.9'],
  () => {
    const game = play('free', 'help-unlooked-for', {
      ...relief,
      'fords-of-isen': { rohan: '1r' },
      'minas-tirith': { gondor: '1r', sauron: '2r' },
      lossarnach: { gondor: '1r' },
      lorien: { elves: '1r', sauron: '2r' },
    });
    game.offersOnly('free', ['pick helms-deep', 'pick minas-tirith']);
    game.play('free', 'pick helms-deep');
    game.offersOnly('free', ['pick westemnet', 'pick fords-of-isen']);
  },
);

rule('Help Unlooked For without anybody who can attack is spent for nothing', ['WR-5.3.8', 'WR-6.14.2'], () => {
  const game = play('free', 'help-unlooked-for', { ...relief, politics: { rohan: '1 active' } }, { rolls: [] });
  game.position({ discards: { free: ['help-unlooked-for'] }, westemnet: { rohan: '2r' } });
  game.asks('shadow');
});

// ---- Paths of the Woses, Through a Day and a Night ------------------------------------------------------------------

const woses = { politics: { rohan: 'at war' }, 'minas-tirith': { gondor: '1r' } };

test('Paths of the Woses: an Army, or a part of it, goes from a region of Rohan straight to Minas Tirith', () => {
  const words = { ...woses, edoras: { rohan: '2r 1l' }, folde: { rohan: '1e' }, osgiliath: { rohan: '1r' } };
  const game = play('free', 'paths-of-the-woses', { ...words, characters: { meriadoc: 'edoras' } });
  game.offersOnly('free', ['pick edoras', 'pick folde']);
  game.play('free', 'pick edoras', 'leave rohan-regular', 'to minas-tirith');
  game.position({
    'minas-tirith': { gondor: '1r', rohan: '1r 1l' },
    edoras: { rohan: '1r' },
    characters: { meriadoc: 'minas-tirith' },
  });
});

rule(
  'Paths of the Woses: under siege they lead to a free region beside Minas Tirith',
  ['WR-2.9.1', 'WR-6.32.4'],
  () => {
    const game = play('free', 'paths-of-the-woses', {
      ...woses,
      'minas-tirith': { gondor: '1r', sauron: '4r' },
      osgiliath: { sauron: '1r' },
      lossarnach: { captured: true },
      'helms-deep': { rohan: '2r' },
    });
    game.refuses('free', 'to minas-tirith', 'WR-5.3.5');
    game.refuses('free', 'to osgiliath', 'WR-5.3.5');
    game.refuses('free', 'to lossarnach', 'WR-5.3.5');
    game.play('free', 'to druadan-forest');
    game.position({ 'druadan-forest': { rohan: '2r' } });
  },
);

rule(
  'Paths of the Woses: a full Minas Tirith takes only as many as there is room for',
  ['WR-6.9.5', 'WR-5.3.5'],
  () => {
    const words = { ...woses, 'minas-tirith': { gondor: '9r' }, edoras: { rohan: '1r 1e' } };
    const game = play('free', 'paths-of-the-woses', words);
    game.offersOnly('free', ['leave rohan-regular', 'leave rohan-elite']);
    game.refuses('free', 'to minas-tirith', 'WR-6.9.5');
    game.play('free', 'leave rohan-regular');
    game.position({ 'minas-tirith': { gondor: '9r', rohan: '1e' }, edoras: { rohan: '1r' } });
  },
);

rule(
  'Paths of the Woses: units not At War and a besieged Army do not go',
  ['WR-6.9.6', 'WR-6.32.4', 'WR-5.3.8'],
  () => {
    const stay = play('free', 'paths-of-the-woses', {
      ...woses,
      'helms-deep': { rohan: '2r', isengard: '3r' },
      eastemnet: { elves: '1r' },
    });
    stay.position({ 'minas-tirith': { gondor: '1r' }, eastemnet: { elves: '1r' } });
    stay.asks('shadow');
  },
);

const march = { politics: { rohan: 'at war' }, characters: { gimli: 'edoras' }, edoras: { rohan: '3r 1l' } };

test('Through a Day and a Night: an Army with its Companion goes up to two regions', () => {
  const words = { ...march, westemnet: { rohan: '1r' } };
  const game = play('free', 'through-a-day-and-a-night', words);
  game.offersOnly('free', ['march edoras', 'done']); // in Westemnet there is no Companion
  game.play('free', 'march edoras', 'leave rohan-regular', 'to westemnet');
  game.play('free', 'to helms-deep');
  game.position({
    edoras: { rohan: '1r' },
    westemnet: { rohan: '1r' },
    'helms-deep': { rohan: '2r 1l' },
    characters: { gimli: 'helms-deep' },
  });
  const one = play('free', 'through-a-day-and-a-night', words);
  one.play('free', 'march edoras', 'to folde', 'stop');
  one.position({ folde: { rohan: '3r 1l' }, characters: { gimli: 'folde' } });
});

rule(
  'Through a Day and a Night: no way through enemy units, and not without the Companion',
  ['WR-6.9.3', 'WR-5.3.5'],
  () => {
    const game = play('free', 'through-a-day-and-a-night', { ...march, westemnet: { isengard: '1r' } });
    game.play('free', 'march edoras');
    game.refuses('free', 'to westemnet', 'WR-6.9.3');
    game.refuses('free', 'leave gimli', 'WR-6.7.1');
    game.play('free', 'to folde', 'to druadan-forest');
    game.position({ 'druadan-forest': { rohan: '3r 1l' }, characters: { gimli: 'druadan-forest' } });
  },
);

rule("Through a Day and a Night: 'up to' leaves the Army free to stay", ['WR-5.3.9'], () => {
  const game = play('free', 'through-a-day-and-a-night', march);
  game.play('free', 'done');
  game.position({ edoras: { rohan: '3r 1l' }, discards: { free: ['through-a-day-and-a-night'] } });
});

// ---- The Last Battle ------------------------------------------------------------------------------------------------

rule('The Last Battle: dice that move the Fellowship do not go to the Hunt box', ['WR-5.4.1'], () => {
  const words = {
    characters: { strider: 'replaced', aragorn: 'dagorlad' },
    dagorlad: { gondor: '2r' },
    fellowship: { at: 'hollin', companions: ['gimli'] },
    dice: { free: ['event', 'character'], shadow: ['army', 'army'] },
  };
  const game = play('free', 'the-last-battle', words, { rolls: [] });
  game.position({ table: ['the-last-battle'], discards: { free: [] } });
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', 'die character', 'move fellowship');
  game.position({ fellowship: { progress: 1 }, hunt: { free: 0 } });
  const without = scene(wotr, { ...words, dice: { free: ['character'], shadow: ['army'] } }, { rolls: [] });
  without.play('free', 'die character', 'move fellowship');
  without.position({ fellowship: { progress: 1 }, hunt: { free: 1 } });
});

rule(
  'The Last Battle stays without its captain, but not without an Army in its regions',
  ['WR-5.4.10', 'WR-5.4.3'],
  () => {
    const words = {
      politics: { gondor: 'at war' },
      characters: { strider: 'replaced', aragorn: 'north-ithilien' },
      'north-ithilien': { gondor: '1r' },
      dice: { free: ['character', 'muster-army'], shadow: ['army'] },
      table: ['the-last-battle'],
    };
    const leaves = scene(wotr, words);
    leaves.play('free', 'die character', 'move companions', 'take aragorn', 'to osgiliath');
    leaves.position({ table: ['the-last-battle'], characters: { aragorn: 'osgiliath' } });
    const marches = scene(wotr, words);
    marches.play('free', 'die muster-army', 'march north-ithilien', 'to osgiliath');
    marches.position({ table: [], discards: { free: ['the-last-battle'] } });
    const within = scene(wotr, words);
    within.play('free', 'die muster-army', 'march north-ithilien', 'to dagorlad');
    within.position({ table: ['the-last-battle'] });
  },
);

// ---- A Power too Great, The Power of Tom Bombadil -------------------------------------------------------------------

const WARDS = [
  {
    card: 'a-power-too-great',
    nation: 'elves',
    before: '3 active',
    after: '2 active',
    doors: [
      ['dimrill-dale', 'lorien'],
      ['fords-of-bruinen', 'rivendell'],
      ['tower-hills', 'grey-havens'],
    ],
  },
  {
    card: 'the-power-of-tom-bombadil',
    nation: 'north',
    before: '3 passive',
    after: '2 passive',
    doors: [
      ['cardolan', 'old-forest'],
      ['tower-hills', 'shire'],
      ['south-downs', 'buckland'],
    ],
  },
] as const;

for (const { card, nation, before, after, doors } of WARDS) {
  rule(`${card}: its Nation advances a step, and the card lies on the table`, ['WR-5.4.1'], () => {
    const game = play('free', card, { politics: { [nation]: before } });
    game.position({ politics: { [nation]: after }, table: [card], discards: { free: [] } });
  });

  rule(`${card}: no Army of the Shadow moves into its regions or attacks there`, ['WR-5.4.1', 'WR-5.3.5'], () => {
    for (const [from, to] of doors) {
      const words = {
        act: 'shadow',
        dice: { free: ['event'], shadow: ['army'] },
        politics: { sauron: 'at war' },
        [from]: { sauron: '2r' },
      };
      const moves = scene(wotr, { ...words, table: [card] });
      moves.play('shadow', 'die army', `march ${from}`);
      moves.refuses('shadow', `to ${to}`, 'WR-5.4.1');
      const attacks = scene(wotr, { ...words, [to]: { elves: '1r' }, table: [card] });
      attacks.play('shadow', 'die army');
      attacks.refuses('shadow', `attack ${from}`, 'WR-5.4.1');
      const unbarred = scene(wotr, { ...words, [to]: { elves: '1r' } });
      unbarred.play('shadow', 'die army');
      unbarred.offers('shadow', `attack ${from}`);
    }
  });

  rule(
    `${card}: the Shadow gets rid of it with any die, an Army card and a Character card`,
    ['WR-5.4.2', 'WR-5.2.4'],
    () => {
      for (const die of ['character', 'army', 'muster', 'event', 'muster-army']) {
        const game = scene(wotr, {
          act: 'shadow',
          dice: { free: ['event'], shadow: [die] },
          table: [card],
          hands: { shadow: ['orc-patrol', 'olog-hai', 'hill-trolls', 'stormcrow'] },
        });
        game.play('shadow', `die ${die}`, `dispel ${card}`);
        game.offersOnly('shadow', ['discard olog-hai', 'discard hill-trolls']);
        game.play('shadow', 'discard hill-trolls', 'discard orc-patrol');
        game.position({
          table: [],
          discards: { free: [card] },
          buried: { shadow: ['hill-trolls', 'orc-patrol'] },
          dice: { shadow: [] },
        });
        game.asks('free'); // it was the Shadow's action
      }
    },
  );

  rule(`${card}: without both cards, or on the other side, nobody gets rid of it`, ['WR-5.4.2'], () => {
    for (const hand of [['orc-patrol', 'stormcrow'], ['olog-hai', 'stormcrow'], []]) {
      const game = scene(wotr, {
        act: 'shadow',
        dice: { free: ['event'], shadow: ['event'] },
        table: [card],
        hands: { shadow: hand },
      });
      game.play('shadow', 'die event');
      game.refuses('shadow', `dispel ${card}`, 'WR-5.4.2');
    }
    const own = scene(wotr, { dice: { free: ['will'], shadow: ['event'] }, table: [card] });
    own.play('free', 'die will');
    own.refuses('free', `dispel ${card}`, 'WR-5.4.2');
  });
}

rule('A Power too Great: not even a siege that stands already may be fought', ['WR-5.4.1'], () => {
  const words = {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['army'] },
    politics: { sauron: 'at war' },
    lorien: { elves: '1r', sauron: '5r' },
  };
  const game = scene(wotr, { ...words, table: ['a-power-too-great'] });
  game.play('shadow', 'die army');
  game.refuses('shadow', 'attack lorien', 'WR-5.4.1');
  const open = scene(wotr, words);
  open.play('shadow', 'die army');
  open.offers('shadow', 'attack lorien');
});

rule('A card that has advanced its Nation is played all the same when that cannot advance', ['WR-5.3.6'], () => {
  const game = play('free', 'a-power-too-great', { politics: { elves: 'at war' } });
  game.position({ table: ['a-power-too-great'], politics: { elves: 'at war' } });
  const passive = play('free', 'the-power-of-tom-bombadil', { politics: { north: '1 passive' } });
  passive.position({ table: ['the-power-of-tom-bombadil'], politics: { north: '1 passive' } });
});
