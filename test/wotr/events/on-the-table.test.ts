// Cards that stay on the table, and how they leave it (WR-5.4).
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { play } from './table.ts';

rule(
  "Denethor's Folly lies on the table until Minas Tirith is no longer under siege",
  ['WR-5.4.1', 'WR-5.4.3', 'WR-5.4.4'],
  () => {
    const words = {
      politics: { sauron: 'at war' },
      'minas-tirith': { gondor: '1r', sauron: '2r' },
      dice: { free: ['muster'], shadow: ['event', 'army', 'army'] },
    };
    const game = play('shadow', 'denethors-folly', words);
    game.position({ table: ['denethors-folly'], discards: { shadow: [] } });
    game.play('free', 'die muster', 'spend for nothing');
    game.play('shadow', 'die army', 'march minas-tirith', 'leave sauron-regular', 'to osgiliath', 'done');
    game.position({ table: ['denethors-folly'] });
    game.play('shadow', 'die army', 'march minas-tirith', 'to osgiliath');
    game.position({ table: [], discards: { shadow: ['denethors-folly'] } });
  },
);

rule('The card leaves the table in the very step that ends its condition', ['WR-5.4.3'], () => {
  const game = scene(
    wotr,
    {
      dice: { free: ['character'], shadow: ['army'] },
      fellowship: { at: 'hollin', companions: ['boromir', 'peregrin'] },
      hunt: { shadow: 1 },
      table: ['horn-of-gondor'],
    },
    { rolls: [6], draws: ['3'] },
  );
  game.play('free', 'die character', 'move fellowship', 'lose the guide');
  game.position({ table: [], discards: { free: ['horn-of-gondor'] } });
  game.asks('free', '1 point of Hunt Damage'); // the tile is not dealt with yet
  game.refuses('free', 'use horn-of-gondor', 'WR-5.4.1');
});

rule('The Last Battle stays when Aragorn is lost, while an Army stands in its regions', ['WR-5.4.10'], () => {
  const words = {
    dice: { free: ['event'], shadow: ['army'] },
    table: ['the-last-battle'],
    hands: { free: ['guards-of-the-citadel'] },
  };
  const stays = scene(wotr, { ...words, dagorlad: { gondor: '1r' }, characters: { aragorn: 'eliminated' } });
  stays.play('free', 'die event', 'play guards-of-the-citadel', 'recruit gondor-regular');
  stays.position({ table: ['the-last-battle'] });
  const goes = scene(wotr, { ...words, characters: { aragorn: 'dagorlad' } });
  goes.play('free', 'die event', 'play guards-of-the-citadel', 'recruit gondor-regular');
  goes.position({ table: [], discards: { free: ['the-last-battle', 'guards-of-the-citadel'] } });
});

rule(
  "A printed way to be rid of Denethor's Folly does not shut out the general one, nor the other way round",
  ['WR-5.4.10', 'WR-5.4.2'],
  () => {
    const words = {
      dice: { free: ['will', 'muster'], shadow: ['army'] },
      'minas-tirith': { gondor: '1r', sauron: '1r' },
      table: ['denethors-folly'],
    };
    const will = scene(wotr, words);
    will.play('free', 'die will', 'dispel denethors-folly');
    will.position({ table: [], dice: { free: ['muster'] } });
    will.asks('shadow');
    const plain = scene(wotr, words);
    plain.play('free', 'die muster');
    plain.refuses('free', 'dispel denethors-folly', 'WR-5.4.2');
    const captain = scene(wotr, { ...words, characters: { strider: 'replaced', aragorn: 'minas-tirith' } });
    captain.play('free', 'die muster', 'dispel denethors-folly');
    captain.position({ table: [], dice: { free: ['will'] } });
  },
);

rule('Getting rid of a card with a die takes that die and the action', ['WR-5.4.2'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['muster', 'army'] },
    table: ['a-power-too-great'],
    hands: { shadow: ['orc-patrol', 'hill-trolls'] },
  });
  game.play('shadow', 'die muster', 'dispel a-power-too-great', 'discard hill-trolls', 'discard orc-patrol');
  game.position({ table: [], dice: { shadow: ['army'] } });
  game.asks('free', 'Choose a die');
});

rule('Figures that a card recruits come from the reserve; an empty one gives none', ['WR-5.4.5'], () => {
  const last = play('free', 'guards-of-the-citadel', { lost: { gondor: { regular: 15, elite: 4 } } });
  last.position({ 'minas-tirith': { gondor: '1e 1l' } });
  const none = play('free', 'guards-of-the-citadel', { lost: { gondor: { regular: 15, elite: 5 } } });
  none.position({ 'minas-tirith': null });
});
