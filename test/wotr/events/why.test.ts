// What speaks against cards and against answers to the Hunt: the exact rule.
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { because } from '../why.ts';

const dice = { free: ['event', 'will'], shadow: ['event', 'event'] };

rule('A card whose requirement is not met is refused by that', ['WR-5.3.4'], () => {
  const free = [
    'axe-and-bow',
    'challenge-of-the-king',
    'the-red-arrow',
    'the-last-battle',
    'cirdans-ships',
    'house-of-the-stewards',
  ];
  const shadow = ['morgul-wound', 'nazgul-search', 'denethors-folly', 'hill-trolls', 'corsairs-of-umbar', 'stormcrow'];
  const game = scene(wotr, {
    act: 'free',
    dice,
    hands: { free, shadow },
    fellowship: { at: 'hollin', companions: ['strider'] },
  });
  game.play('free', 'die event');
  because(game, 'free', Object.fromEntries(free.map((card) => [`play ${card}`, 'WR-5.3.4'])));
  game.play('free', 'spend for nothing');
  game.play('shadow', 'die event');
  because(game, 'shadow', Object.fromEntries(shadow.map((card) => [`play ${card}`, 'WR-5.3.4'])));
});

rule('A card on the table is got rid of only at its price', ['WR-5.4.2', 'WR-4.11.6'], () => {
  const table = ['a-power-too-great', 'the-palantir-of-orthanc', 'denethors-folly'];
  const words = {
    table,
    characters: { saruman: 'orthanc' },
    'minas-tirith': { gondor: '1r', sauron: '2r' },
    hands: { shadow: ['hill-trolls'] },
  };
  const game = scene(wotr, { act: 'free', dice, ...words, rings: { free: 0 } });
  game.play('free', 'die event');
  because(game, 'free', {
    'dispel the-palantir-of-orthanc': 'WR-5.4.2',
    'dispel denethors-folly': 'WR-5.4.2',
  });
  game.play('free', 'spend for nothing');
  game.play('shadow', 'die event');
  because(game, 'shadow', { 'dispel a-power-too-great': 'WR-5.4.2' });
  const used = scene(wotr, { act: 'free', dice, ...words, used: ['free'] });
  used.play('free', 'die event');
  because(used, 'free', { 'dispel the-palantir-of-orthanc': 'WR-4.11.6' });
});

const hunted = (draws: readonly string[], words = {}) => {
  const game = scene(
    wotr,
    {
      act: 'free',
      dice: { free: ['character', 'character'], shadow: ['army'] },
      hunt: { shadow: 1 },
      fellowship: { at: 'hollin', companions: ['strider', 'gimli', 'meriadoc'] },
      ...words,
    },
    { rolls: [6], draws },
  );
  game.play('free', 'die character', 'move fellowship');
  return game;
};

rule(
  'Help against a tile comes from cards on the table, a Hobbit who guides, or Gollum',
  ['WR-5.4.1', 'WR-8.4.7', 'WR-8.3.1'],
  () => {
    because(hunted(['3']), 'free', {
      'use axe-and-bow': 'WR-5.4.1',
      'use horn-of-gondor': 'WR-5.4.1',
      'slip away meriadoc': 'WR-8.4.7',
      'slip away peregrin': 'WR-8.3.1',
      'reveal fellowship': 'WR-8.4.7',
    });
  },
);

rule(
  'One Companion at most is lost to a tile, and help comes before him',
  ['WR-9.9.8', 'WR-9.9.14', 'WR-9.9.12'],
  () => {
    const game = hunted(['3', 'meriadoc'], {
      fellowship: { at: 'hollin', companions: ['meriadoc', 'peregrin'], guide: 'meriadoc' },
      table: ['mithril-coat-and-sting'],
    });
    game.play('free', 'keep', 'lose a companion');
    because(game, 'free', {
      'lose the guide': 'WR-9.9.8',
      'lose a companion': 'WR-9.9.8',
      'use axe-and-bow': 'WR-5.4.1',
    });
  },
);

rule(
  'A revealed Fellowship ends in no refuge and goes no farther than its progress',
  ['WR-8.10.3', 'WR-8.10.2'],
  () => {
    const game = hunted(['0r'], { fellowship: { at: 'hollin', progress: 1, companions: ['strider'] } });
    because(game, 'free', { 'to rivendell': 'WR-8.10.3', 'to lorien': 'WR-8.10.2', 'to edoras': 'WR-8.10.2' });
  },
);

rule('A card on the table that no action ends stays there', ['WR-5.4.1', 'WR-5.4.2'], () => {
  const game = scene(wotr, {
    act: 'free',
    dice,
    table: ['wormtongue', 'a-power-too-great'],
    characters: { saruman: 'orthanc' },
  });
  game.play('free', 'die will');
  because(game, 'free', { 'dispel wormtongue': 'WR-5.4.1', 'dispel a-power-too-great': 'WR-5.4.2' });
});
