import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

rule(
  'A group goes as far as its highest Level, through Armies, and wakes the Nation where it ends',
  ['WR-6.12.1', 'WR-6.12.2', 'WR-6.12.3', 'WR-7.2.5'],
  () => {
    const game = scene(wotr, {
      dice: { free: ['character'] },
      characters: { strider: 'fangorn', meriadoc: 'fangorn', gimli: 'dale' },
      westemnet: { isengard: '2r' },
    });
    game.play('free', 'die character', 'move companions', 'take meriadoc');
    game.refuses('free', 'to helms-deep', 'WR-6.12.1');
    game.refuses('free', 'take gimli', 'WR-6.12.2');
    game.play('free', 'take strider', 'to helms-deep', 'done');
    game.position({ characters: { strider: 'helms-deep', meriadoc: 'helms-deep' }, politics: { rohan: '3 active' } });
  },
);

rule('Companions end their move at a Stronghold of the Shadow', ['WR-6.12.4'], () => {
  const game = scene(wotr, { dice: { free: ['character'] }, characters: { strider: 'hollin' } });
  game.play('free', 'die character', 'move companions', 'take strider');
  game.offers('free', 'to moria');
  game.refuses('free', 'to dimrill-dale', 'WR-6.12.4');
});

rule('A Stronghold under siege is sealed for Companions', ['WR-6.12.6'], () => {
  const game = scene(wotr, {
    dice: { free: ['character'] },
    'minas-tirith': { gondor: '1r', sauron: '2r' },
    characters: { boromir: 'minas-tirith', strider: 'lossarnach' },
  });
  game.play('free', 'die character', 'move companions');
  game.refuses('free', 'take boromir', 'WR-6.12.6');
  game.play('free', 'take strider');
  game.refuses('free', 'to minas-tirith', 'WR-6.12.6');
});

rule('Gandalf the White rides four regions alone or with a Hobbit', ['WR-6.12.2'], () => {
  const words = { dice: { free: ['character'] }, characters: { 'gandalf-white': 'edoras', legolas: 'edoras' } };
  const game = scene(wotr, words);
  game.play('free', 'die character', 'move companions', 'take gandalf-white');
  game.offers('free', 'to lossarnach');
  game.play('free', 'take legolas');
  game.refuses('free', 'to lossarnach', 'WR-6.12.1');
});

rule('Those who leave go up to progress and Level', ['WR-8.15.3', 'WR-8.15.4', 'WR-8.15.6', 'WR-8.15.11'], () => {
  const game = scene(wotr, { dice: { free: ['character'] }, fellowship: { at: 'rivendell', progress: 5 } });
  game.play('free', 'die character', 'separate', 'take legolas', 'take meriadoc');
  game.offers('free', ['to rivendell', 'to woodland-realm']);
  game.play('free', 'to woodland-realm');
  game.position({ characters: { legolas: 'woodland-realm', meriadoc: 'woodland-realm' } });
});

rule('Nobody separates on the Mordor Track by a die', ['WR-8.15.1'], () => {
  const game = scene(wotr, { dice: { free: ['character'] }, fellowship: { mordor: 2 } });
  game.play('free', 'die character');
  game.refuses('free', 'separate', 'WR-8.15.1');
});

rule('Nazgûl fly anywhere but to a Stronghold that nobody besieges', ['WR-6.13.1', 'WR-6.13.2', 'WR-2.5.2'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['character'], free: ['event'] },
    'barad-dur': { nazgul: 1 },
    lorien: { elves: '1e', sauron: '1r' },
    shire: { north: '1r' },
    characters: { 'witch-king': 'moria' },
  });
  game.play('shadow', 'die character', 'move minions', 'from barad-dur');
  game.refuses('shadow', 'to rivendell', 'WR-6.13.2');
  game.offers('shadow', 'to shire');
  game.play('shadow', 'to lorien');
  game.refuses('shadow', 'from lorien', 'WR-6.13.1');
  game.play('shadow', 'take witch-king', 'to shire');
  game.position({ lorien: { nazgul: 1 }, characters: { 'witch-king': 'shire' } });
  game.asks('free');
});

rule('The Mouth of Sauron walks three regions', ['WR-6.13.6', 'WR-6.13.8', 'WR-6.13.4'], () => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['character'] },
    characters: { 'mouth-of-sauron': 'minas-morgul', saruman: 'orthanc' },
  });
  game.play('shadow', 'die character', 'move minions', 'take mouth-of-sauron');
  game.offers('shadow', 'to osgiliath');
  game.refuses('shadow', 'to minas-tirith', 'WR-6.13.8');
  game.refuses('shadow', 'to edoras', 'WR-6.13.6');
});
