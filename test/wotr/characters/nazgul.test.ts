// Nazgûl and Minions on their own: who of them moves, and which regions are closed.
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { board, war } from '../battle/war.ts';
import { play } from '../events/table.ts';

const fly = { act: 'shadow', dice: { shadow: ['character'], free: ['event'] } };

rule('Some Nazgûl of a region fly, each its own way, and the rest stay', ['WR-6.13.1', 'WR-2.5.3'], () => {
  const game = scene(wotr, { ...fly, 'barad-dur': { nazgul: 3 }, shire: { north: '1r' } });
  game.play('shadow', 'die character', 'move minions', 'from barad-dur', 'to shire', 'from barad-dur', 'to forlindon');
  game.play('shadow', 'done');
  game.position({ 'barad-dur': { nazgul: 1 }, shire: { nazgul: 1 }, forlindon: { nazgul: 1 } });
  game.asks('free');
});

rule('A Nazgûl that has flown does not fly again, but one that it has joined may', ['WR-6.13.1'], () => {
  const game = scene(wotr, { ...fly, 'barad-dur': { nazgul: 2 }, morannon: { nazgul: 1 } });
  game.play('shadow', 'die character', 'move minions', 'from barad-dur', 'to morannon');
  game.play('shadow', 'from morannon', 'to orthanc');
  game.refuses('shadow', 'from morannon', 'WR-6.13.1');
  game.refuses('shadow', 'from orthanc', 'WR-6.13.1');
  game.play('shadow', 'from barad-dur', 'to morannon');
  game.position({ morannon: { nazgul: 2 }, orthanc: { nazgul: 1 }, 'barad-dur': null });
  game.asks('free'); // all have flown
});

rule('One Character result moves all Nazgûl and Minions, each once', ['WR-6.11.2', 'WR-6.13.1'], () => {
  const game = scene(wotr, {
    ...fly,
    moria: { nazgul: 1 },
    characters: { 'witch-king': 'moria', 'mouth-of-sauron': 'barad-dur', saruman: 'orthanc' },
  });
  game.play('shadow', 'die character', 'move minions', 'take witch-king', 'to angmar');
  game.refuses('shadow', 'take witch-king', 'WR-6.11.2');
  game.refuses('shadow', 'take saruman', 'WR-6.13.5');
  game.play('shadow', 'from moria', 'to carrock', 'take mouth-of-sauron', 'to morannon');
  game.position({ carrock: { nazgul: 1 }, characters: { 'witch-king': 'angmar', 'mouth-of-sauron': 'morannon' } });
  game.asks('free');
});

rule('Control decides which Strongholds are closed to a lone Nazgûl', ['WR-6.13.2', 'WR-2.5.4'], () => {
  const game = scene(wotr, {
    ...fly,
    'barad-dur': { nazgul: 1 },
    lorien: { captured: true },
    moria: { captured: true },
    'helms-deep': { rohan: '1r', isengard: '1r' },
  });
  game.play('shadow', 'die character', 'move minions', 'from barad-dur');
  game.offers('shadow', ['to lorien', 'to helms-deep', 'to edoras', 'to dale']); // Cities are open
  for (const region of ['moria', 'rivendell', 'minas-tirith']) game.refuses('shadow', `to ${region}`, 'WR-6.13.2');
});

rule(
  'The Witch-king flies with a card for the Nazgûl, the Mouth of Sauron does not',
  ['WR-6.13.3', 'WR-6.13.4'],
  () => {
    const game = play('shadow', 'nazgul-search', {
      fellowship: { at: 'hollin', progress: 1 },
      characters: { 'witch-king': 'moria', 'mouth-of-sauron': 'barad-dur' },
    });
    game.refuses('shadow', 'take mouth-of-sauron', 'WR-6.13.4');
    game.play('shadow', 'take witch-king', 'to umbar');
    game.position({ characters: { 'witch-king': 'umbar', 'mouth-of-sauron': 'barad-dur' } });
  },
);

rule(
  'The Mouth of Sauron goes three regions, past enemy Armies, and not four',
  ['WR-6.13.6', 'WR-6.13.4', 'WR-6.13.8'],
  () => {
    const game = scene(wotr, {
      ...fly,
      'north-ithilien': { gondor: '2r' },
      osgiliath: { gondor: '2r' },
      'minas-tirith': { gondor: '1r' },
      characters: { 'mouth-of-sauron': 'minas-morgul' },
    });
    game.play('shadow', 'die character', 'move minions', 'take mouth-of-sauron');
    game.offers('shadow', ['to north-ithilien', 'to osgiliath', 'to lossarnach', 'to druadan-forest']);
    game.refuses('shadow', 'to eastemnet', 'WR-6.13.6');
    game.refuses('shadow', 'to minas-tirith', 'WR-6.13.8');
  },
);

rule('The Mouth of Sauron does not pass through a closed Stronghold either', ['WR-6.13.8'], () => {
  const game = scene(wotr, { ...fly, characters: { 'mouth-of-sauron': 'tower-hills' } });
  game.play('shadow', 'die character', 'move minions', 'take mouth-of-sauron');
  game.refuses('shadow', 'to grey-havens', 'WR-6.13.8');
  game.refuses('shadow', 'to forlindon', 'WR-6.13.6'); // two steps by the Grey Havens, and no other way
});

rule('A Shadow Stronghold under siege is shut for the Mouth of Sauron, in and out', ['WR-6.13.7'], () => {
  const words = { ...fly, morannon: { sauron: '2r', gondor: '3r' }, nurn: { nazgul: 1 } };
  const inside = scene(wotr, { ...words, characters: { 'mouth-of-sauron': 'morannon' } });
  inside.play('shadow', 'die character', 'move minions');
  inside.refuses('shadow', 'take mouth-of-sauron', 'WR-6.13.7');

  const outside = scene(wotr, { ...words, characters: { 'mouth-of-sauron': 'barad-dur' } });
  outside.play('shadow', 'die character', 'move minions', 'take mouth-of-sauron');
  outside.refuses('shadow', 'to morannon', 'WR-6.13.7');
  outside.refuses('shadow', 'to dagorlad', 'WR-6.13.6'); // it lies behind Morannon
});

rule('Nazgûl fly into and out of a Shadow Stronghold under siege, and fight inside', ['WR-6.13.9', 'WR-2.5.5'], () => {
  const words = { 'dol-guldur': { sauron: '2r', nazgul: 1, elves: '3e' }, 'barad-dur': { nazgul: 1 } };
  const out = scene(wotr, { ...fly, ...words });
  out.play('shadow', 'die character', 'move minions', 'from dol-guldur', 'to moria', 'done');
  out.position({ 'dol-guldur': { nazgul: null }, moria: { nazgul: 1 } });

  const sortie = war({
    ...words,
    'dol-guldur': { sauron: '2r', elves: '3e' },
    dice: { shadow: ['character', 'character'] },
  });
  sortie.play('shadow', 'die character');
  sortie.refuses('shadow', 'attack dol-guldur', 'WR-6.14.5');
  sortie.play('shadow', 'move minions', 'from barad-dur', 'to dol-guldur', 'die character');
  sortie.offers('shadow', 'attack dol-guldur'); // he leads the besieged
});

rule(
  'A Nazgûl and the Mouth of Sauron join besiegers outside; alone they keep up no siege and may stay',
  ['WR-6.13.10', 'WR-6.13.8'],
  () => {
    const game = war({
      dice: { shadow: ['character', 'army', 'character'], free: ['character', 'army'] },
      lorien: { elves: '2e', sauron: '2r' },
      'barad-dur': { nazgul: 2 },
      characters: { 'mouth-of-sauron': 'dimrill-dale' },
    });
    game.play('shadow', 'die character');
    game.refuses('shadow', 'attack lorien', 'WR-6.14.5');
    game.play('shadow', 'move minions', 'from barad-dur', 'to lorien', 'take mouth-of-sauron', 'to lorien', 'done');
    game.play('free', 'die character', 'spend for nothing');
    game.play('shadow', 'die army', 'march lorien', 'leave nazgul', 'leave mouth-of-sauron', 'to dimrill-dale');
    game.position({ lorien: { elves: '2e', nazgul: 1 }, characters: { 'mouth-of-sauron': 'lorien' } });
    game.play('free', 'die army');
    game.offers('free', 'march lorien'); // nobody besieges it
    game.play('free', 'spend for nothing');
    game.play('shadow', 'die character', 'move minions', 'from barad-dur');
    game.refuses('shadow', 'to lorien', 'WR-6.13.2');
    game.play('shadow', 'to moria', 'from lorien', 'to moria', 'take mouth-of-sauron', 'to parth-celebrant');
    game.position({ moria: { nazgul: 2 }, characters: { 'mouth-of-sauron': 'parth-celebrant' } });
  },
);

rule('With a Nazgûl that has joined them, besiegers attack by a Character result', ['WR-6.13.10'], () => {
  const game = war({ dice: { shadow: ['character'] }, lorien: { elves: '2e', sauron: '2r', nazgul: 1 } });
  assert.match(board(game), /Lórien \(besieging\): 2 Sauron Regulars, 1 Nazgûl/);
  game.play('shadow', 'die character');
  game.offers('shadow', 'attack lorien');
});
