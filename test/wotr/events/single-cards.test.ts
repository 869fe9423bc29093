// Cards that do what no other card does. The title names the card; where a rule is proved, the test names it too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { holding, play } from './table.ts';

const rangers = { companions: ['boromir'] };

test('The Ents Awake: hits on Orthanc, the end of Saruman, and another card without a die', () => {
  const game = holding(
    'free',
    'the-ents-awake-huorns',
    {
      orthanc: { isengard: '2r' },
      characters: { saruman: 'orthanc', 'gandalf-grey': 'replaced', 'gandalf-white': 'fangorn' },
      hands: { free: ['the-ents-awake-huorns', 'athelas', 'guards-of-the-citadel', 'the-ents-awake-entmoot'] },
      fellowship: rangers,
    },
    { rolls: [4, 5, 1, 6, 1, 1] },
  );
  game.play('free', 'die event', 'play the-ents-awake-huorns');
  game.position({ characters: { saruman: 'eliminated' } });
  game.offersOnly('free', ['play athelas', 'done']);
  game.play('free', 'play athelas');
  game.position({ hands: { free: ['guards-of-the-citadel', 'the-ents-awake-entmoot'] } });
});

test('The Ents Awake asks even when no card can follow, so that nobody learns it', () => {
  const words = {
    orthanc: { isengard: '5r' },
    characters: { saruman: 'orthanc', 'gandalf-grey': 'replaced', 'gandalf-white': 'fangorn' },
    fellowship: rangers,
  };
  const game = play('free', 'the-ents-awake-huorns', words, { rolls: [1, 1, 1] });
  game.offersOnly('free', ['done']);
});

test('Dead Men of Dunharrow: the Army is struck and must retreat', () => {
  const game = play(
    'free',
    'dead-men-of-dunharrow',
    {
      characters: { strider: 'edoras', gimli: 'edoras' },
      pelargir: { southrons: '3r', nazgul: 1 },
      'west-harondor': { southrons: '1r' },
      fellowship: rangers,
    },
    { rolls: [2] },
  );
  game.play('free', 'take gimli', 'pick pelargir');
  game.offersOnly('shadow', ['to osgiliath', 'to west-harondor']);
  game.play('shadow', 'to west-harondor');
  game.play('free', 'recruit gondor-regular', 'no more');
  game.position({
    pelargir: { gondor: '1r' },
    'west-harondor': { southrons: '2r', nazgul: 1 },
    characters: { strider: 'pelargir', gimli: 'pelargir' },
  });
});

test('Challenge of the King: Eyes are gone for good unless all three are', () => {
  const words = { characters: { strider: 'edoras' }, edoras: { rohan: '1r' }, fellowship: rangers };
  const some = play('free', 'challenge-of-the-king', words, { draws: ['eye-r', '3', 'eye-r'] });
  some.position({ gone: ['eye-r', 'eye-r'], drawn: [], characters: { strider: 'edoras' } });
  const all = play('free', 'challenge-of-the-king', words, { draws: ['eye-r', 'eye-r', 'eye-r'] });
  all.position({ gone: [], drawn: [], characters: { strider: 'eliminated' } });
  assert.equal(all.state.pool.length, 16);
});

test('The Eagles are Coming! spares the Witch-king and drives the others off', () => {
  const game = play(
    'free',
    'the-eagles-are-coming',
    {
      edoras: { rohan: '1r' },
      characters: { gimli: 'edoras', 'witch-king': 'westemnet' },
      westemnet: { sauron: '2r', nazgul: 2 },
      fellowship: rangers,
    },
    { rolls: [5, 4] },
  );
  game.play('free', 'pick moria');
  game.position({ westemnet: { sauron: '2r' }, moria: { nazgul: 1 }, characters: { 'witch-king': 'westemnet' } });
});

test('Paths of the Woses lead into Minas Tirith, or beside it when it is besieged', () => {
  const words = { politics: { rohan: 'at war' }, edoras: { rohan: '2r' }, 'minas-tirith': { gondor: '1r' } };
  const open = play('free', 'paths-of-the-woses', words);
  open.play('free', 'to minas-tirith');
  open.position({ 'minas-tirith': { gondor: '1r', rohan: '2r' } });
  const siege = play('free', 'paths-of-the-woses', {
    ...words,
    'minas-tirith': { gondor: '1r', sauron: '1r' },
    osgiliath: { sauron: '1r' },
  });
  siege.offers('free', ['to druadan-forest', 'to lossarnach']);
  siege.refuses('free', 'to osgiliath');
});

test('Help Unlooked For: the besiegers roll a die less for each unit inside', () => {
  const game = play(
    'free',
    'help-unlooked-for',
    {
      politics: { rohan: 'at war', gondor: 'at war' },
      'helms-deep': { rohan: '2r', isengard: '4r' },
      westemnet: { rohan: '2r' },
    },
    { rolls: [1, 1, 2, 2] },
  );
  game.play('free', 'against helms-deep');
  game.says('The Shadow rolls 2, 2: 0 hits.');
});

test('Corsairs of Umbar attack across the sea and may not cease', () => {
  const game = play(
    'shadow',
    'corsairs-of-umbar',
    { politics: { southrons: 'at war' }, umbar: { southrons: '2r' }, pelargir: { gondor: '2r' } },
    { rolls: [1, 1, 1, 1] },
  );
  game.play('shadow', 'pick pelargir', 'against pelargir');
  game.offers('free', 'retreat to lossarnach');
  game.play('free', 'retreat to lossarnach');
  game.play('shadow', 'advance army');
  game.position({ pelargir: { southrons: '2r', captured: true }, lossarnach: { gondor: '2r' } });
});

test('Rage of the Dunlendings: two rise, and up to four come', () => {
  const game = play('shadow', 'rage-of-the-dunlendings', {
    politics: { isengard: 'at war' },
    'north-dunland': { isengard: '3r' },
    'south-dunland': { isengard: '1r 2e' },
  });
  const north = 'pick figure isengard-regular';
  game.play('shadow', 'pick tharbad', north, north, 'done', 'pick figure isengard-elite', 'pick figure isengard-elite');
  game.position({
    tharbad: { isengard: '4r 2e' },
    'north-dunland': { isengard: '1r' },
    'south-dunland': { isengard: '1r' },
  });
});

rule('Stormcrow: no step back from the top, but a figure is lost all the same', ['WR-7.3.8', 'WR-5.3.10'], () => {
  const game = play('shadow', 'stormcrow', {
    politics: { dwarves: '3 passive' },
    fellowship: { at: 'erebor' },
    erebor: { dwarves: '1r 1l' },
  });
  game.offersOnly('free', ['pick figure dwarves-regular', 'pick figure dwarves-leader']);
  game.play('free', 'pick figure dwarves-leader');
  game.position({ politics: { dwarves: '3 passive' }, erebor: { dwarves: '1r' } });
});

test('Lure of the Ring: Corruption, or the Companion', () => {
  const words = { fellowship: { at: 'hollin', revealed: true, companions: ['gimli', 'boromir'] } };
  const keep = play('shadow', 'lure-of-the-ring', words, { draws: ['gimli'] });
  keep.play('free', 'decide take-corruption');
  keep.position({ fellowship: { corruption: 2 } });
  const lose = play('shadow', 'lure-of-the-ring', words, { draws: ['gimli'] });
  lose.play('free', 'decide lose-companion');
  lose.position({ fellowship: { corruption: 0, guide: 'boromir' }, characters: { gimli: 'eliminated' } });
});

rule('The Breaking of the Fellowship: as many leave as the tile says', ['WR-9.9.13', 'WR-9.12.1'], () => {
  const words = { at: 'hollin', revealed: true, companions: ['gimli', 'boromir', 'legolas'] };
  const table = ['mithril-coat-and-sting'];
  const game = play('shadow', 'the-breaking-of-the-fellowship', { fellowship: words, table }, { draws: ['2'] });
  game.play('free', 'take gimli', 'take legolas');
  game.position({ characters: { gimli: 'hollin', legolas: 'hollin' }, fellowship: { guide: 'boromir' } });
  const mordor = play(
    'shadow',
    'the-breaking-of-the-fellowship',
    { fellowship: { ...words, at: 'morannon', mordor: 1 } },
    { draws: ['3'] },
  );
  mordor.position({ characters: { gimli: 'eliminated' }, fellowship: { guide: 'gollum' } });
});

test('Nazgûl Search reveals a Fellowship that a Nazgûl finds', () => {
  const words = { fellowship: { at: 'hollin', progress: 2 }, 'dol-guldur': { nazgul: 1 } };
  const found = play('shadow', 'nazgul-search', words);
  found.play('shadow', 'from dol-guldur', 'to hollin');
  found.asks('free', 'The Fellowship is revealed');
  const lost = play('shadow', 'nazgul-search', words);
  lost.play('shadow', 'done');
  lost.position({ fellowship: { revealed: false, progress: 2 } });
});

test('Cruel Weather moves the figure only', () => {
  const game = play('shadow', 'cruel-weather', { fellowship: { at: 'hollin', progress: 2 } });
  game.refuses('shadow', 'pick lorien');
  game.play('shadow', 'pick moria');
  game.position({ fellowship: { at: 'moria', progress: 2, revealed: false } });
});

test('The Lidless Eye turns up to three dice; The Day Without Dawn takes the Will of the West', () => {
  const eye = play('shadow', 'the-lidless-eye', {
    dice: { free: ['event'], shadow: ['event', 'army', 'army', 'muster'] },
  });
  eye.play('shadow', 'pick die army', 'done');
  eye.position({ dice: { shadow: ['army', 'muster'] }, hunt: { shadow: 1 } });
  const dawn = play('shadow', 'the-day-without-dawn', {
    dice: { free: ['will', 'event', 'will'], shadow: ['event'] },
    politics: { isengard: 'at war', sauron: 'at war', southrons: 'at war' },
  });
  dawn.position({ dice: { free: ['event'] } });
});

test('Gandalf the Grey as the Guide draws after a Character card played with an Event die', () => {
  const words = { decks: { 'free-character': ['elven-rope'] } };
  const game = play('free', 'athelas', words, { rolls: [1, 1, 1] });
  game.position({ hands: { free: ['elven-rope'] } });
  const none = play('free', 'guards-of-the-citadel', words);
  none.play('free', 'recruit gondor-regular');
  none.position({ hands: { free: [] } });
});

test('The Palantír of Orthanc draws after a card played with an Event die, but not for itself', () => {
  const words = { characters: { saruman: 'orthanc' } };
  const itself = play('shadow', 'the-palantir-of-orthanc', words);
  itself.position({ table: ['the-palantir-of-orthanc'], hands: { shadow: [] } });
  const later = play('shadow', 'shelobs-lair', {
    ...words,
    table: ['the-palantir-of-orthanc'],
    decks: { 'shadow-strategy': ['stormcrow'] },
  });
  later.play('shadow', 'draw from strategy');
  later.position({ hands: { shadow: ['stormcrow'] }, specials: ['shelobs-lair'] });
});

rule('An Elven Ring helps against the Palantír, one Ring a turn', ['WR-4.11.3', 'WR-4.11.6', 'WR-5.4.2'], () => {
  const words = {
    dice: { free: ['muster'], shadow: ['event'] },
    characters: { saruman: 'orthanc' },
    table: ['the-palantir-of-orthanc'],
  };
  const game = scene(wotr, words);
  game.play('free', 'die muster', 'dispel the-palantir-of-orthanc');
  game.position({ table: [], rings: { free: 2, shadow: 1 } });
  const used = scene(wotr, { ...words, used: ['free'] });
  used.play('free', 'die muster');
  used.refuses('free', 'dispel the-palantir-of-orthanc', 'WR-4.11.6');
});
