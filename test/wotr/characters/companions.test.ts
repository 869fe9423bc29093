import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { war } from '../battle/war.ts';
import { play } from '../events/table.ts';

const walk = { dice: { free: ['character'], shadow: ['event'] } };

rule('Characters move by a Character result, or by a card that moves them', ['WR-6.11.1'], () => {
  const characters = { strider: 'bree', 'mouth-of-sauron': 'barad-dur' };
  for (const die of ['army', 'muster', 'event']) {
    const free = scene(wotr, { dice: { free: [die] }, characters });
    free.play('free', `die ${die}`);
    free.refuses('free', 'move companions', 'WR-6.11.1');
    const shadow = scene(wotr, { act: 'shadow', dice: { shadow: [die] }, characters });
    shadow.play('shadow', `die ${die}`);
    shadow.refuses('shadow', 'move minions', 'WR-6.11.1');
  }
  const game = scene(wotr, { ...walk, characters });
  game.play('free', 'die character');
  game.offers('free', 'move companions');

  const card = play('free', 'fear-fire-foes', { characters: { strider: 'south-downs' } });
  card.play('free', 'take strider', 'to bree');
  card.position({ characters: { strider: 'bree' } });
});

rule('One Character result moves every Companion outside the Fellowship', ['WR-6.11.2', 'WR-6.12.1'], () => {
  const game = scene(wotr, { ...walk, characters: { strider: 'bree', legolas: 'dale', boromir: 'pelargir' } });
  game.play('free', 'die character', 'move companions', 'take strider', 'to shire');
  game.refuses('free', 'take strider', 'WR-6.12.1');
  game.play('free', 'take legolas', 'to woodland-realm', 'take boromir', 'to minas-tirith');
  game.position({ characters: { strider: 'shire', legolas: 'woodland-realm', boromir: 'minas-tirith' } });
  game.asks('shadow');
});

rule('A Character result moves Companions, a led Army or the Fellowship: one of them', ['WR-6.11.3'], () => {
  const words = { ...walk, act: 'free', characters: { strider: 'osgiliath' }, osgiliath: { gondor: '1r' } };
  const game = war(words);
  game.play('free', 'die character');
  game.offers('free', ['move companions', 'move fellowship', 'march osgiliath']);
  game.play('free', 'move companions', 'take strider', 'to minas-tirith');
  game.position({ fellowship: { progress: 0 }, osgiliath: { gondor: '1r' } });
  game.asks('shadow');

  const army = war(words);
  army.play('free', 'die character', 'march osgiliath', 'to minas-tirith');
  army.position({ characters: { strider: 'minas-tirith' }, fellowship: { progress: 0 } });
  army.asks('shadow');

  const shadow = war({ dice: { shadow: ['character'] }, nurn: { nazgul: 1, sauron: '1r' } });
  shadow.play('shadow', 'die character');
  shadow.offers('shadow', ['move minions', 'march nurn']);
  shadow.refuses('shadow', 'move fellowship', 'WR-4.6.4');
});

rule('A Companion of Level 2 goes two regions, not three', ['WR-6.12.1'], () => {
  const game = scene(wotr, { ...walk, characters: { boromir: 'anfalas', peregrin: 'bree' } });
  game.play('free', 'die character', 'move companions', 'take boromir');
  game.offers('free', ['to dol-amroth', 'to lamedon']);
  game.refuses('free', 'to pelargir', 'WR-6.12.1');
  game.play('free', 'to lamedon', 'take peregrin');
  game.offers('free', 'to buckland');
  game.refuses('free', 'to shire', 'WR-6.12.1');
});

rule(
  'Companions of one region leave as two groups, each as far as its own highest Level',
  ['WR-6.12.2', 'WR-6.12.1'],
  () => {
    const game = scene(wotr, {
      ...walk,
      characters: { strider: 'edoras', meriadoc: 'edoras', boromir: 'edoras', peregrin: 'edoras' },
    });
    game.play('free', 'die character', 'move companions', 'take meriadoc');
    game.refuses('free', 'to druadan-forest', 'WR-6.12.1');
    game.play('free', 'take strider', 'to minas-tirith', 'take boromir', 'take peregrin');
    game.refuses('free', 'take strider', 'WR-6.12.1');
    game.refuses('free', 'to minas-tirith', 'WR-6.12.1');
    game.play('free', 'to druadan-forest');
    game.position({
      characters: {
        strider: 'minas-tirith',
        meriadoc: 'minas-tirith',
        boromir: 'druadan-forest',
        peregrin: 'druadan-forest',
      },
    });
    game.asks('shadow');
  },
);

rule('Companions do not cross black borders', ['WR-6.12.5'], () => {
  const game = scene(wotr, { ...walk, characters: { strider: 'helms-deep' } });
  game.play('free', 'die character', 'move companions', 'take strider');
  game.refuses('free', 'to erech', 'WR-6.12.5');
  game.refuses('free', 'to anfalas', 'WR-6.12.5');
  game.offers('free', ['to fords-of-isen', 'to gap-of-rohan', 'to druwaith-iaur']);
});

rule('Control decides which Strongholds stop a Companion', ['WR-6.12.4'], () => {
  const taken = scene(wotr, { ...walk, moria: { captured: true }, characters: { strider: 'hollin' } });
  taken.play('free', 'die character', 'move companions', 'take strider');
  taken.offers('free', ['to moria', 'to dimrill-dale', 'to lorien']); // the Free Peoples hold it

  const lost = scene(wotr, { ...walk, 'grey-havens': { captured: true }, characters: { strider: 'tower-hills' } });
  lost.play('free', 'die character', 'move companions', 'take strider');
  lost.offers('free', 'to grey-havens');
  lost.refuses('free', 'to forlindon', 'WR-6.12.4');
});

rule('A Stronghold under siege cannot be passed, but a card leads into it', ['WR-6.12.6'], () => {
  const words = { 'grey-havens': { elves: '1r', sauron: '2r' }, characters: { strider: 'tower-hills' } };
  const game = scene(wotr, { ...walk, ...words });
  game.play('free', 'die character', 'move companions', 'take strider');
  game.refuses('free', 'to grey-havens', 'WR-6.12.6');
  game.refuses('free', 'to forlindon', 'WR-6.12.6');

  const card = play('free', 'we-prove-the-swifter', words);
  card.play('free', 'take strider', 'to grey-havens');
  card.position({ characters: { strider: 'grey-havens' } });
});

rule('Gandalf the White rides four regions with one Hobbit, but not with two', ['WR-6.12.2'], () => {
  const game = scene(wotr, {
    ...walk,
    characters: { 'gandalf-white': 'edoras', meriadoc: 'edoras', peregrin: 'edoras' },
  });
  game.play('free', 'die character', 'move companions', 'take gandalf-white', 'take peregrin');
  game.offers('free', 'to lossarnach');
  game.play('free', 'take meriadoc');
  game.refuses('free', 'to lossarnach', 'WR-6.12.1');
  game.offers('free', 'to minas-tirith'); // three, his Level
});
