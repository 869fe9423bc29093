// Cards of the Shadow that move Armies and Nazgûl.
import { test } from 'node:test';
import type { Words } from '../../../../engine/game.ts';
import { rule } from '../../../rule.ts';
import { play, type Table } from '../table.ts';
import { cannotPlay, SHADOW_AT_WAR } from './table.ts';

const sauron = { politics: { sauron: 'at war' } };

// ---- Nazgûl ---------------------------------------------------------------------------------------------------------

test('The Ringwraiths Are Abroad: Nazgûl move, then two Armies with a Nazgûl in each', () => {
  const game = play('shadow', 'the-ringwraiths-are-abroad', {
    ...sauron,
    morannon: { sauron: '2r', nazgul: 2 },
    'dol-guldur': { sauron: '2r' },
    moria: { sauron: '1r' },
    dagorlad: { gondor: '1r' },
  });
  game.play('shadow', 'from morannon', 'to dol-guldur', 'done');
  game.offersOnly('shadow', ['decide march', 'decide attack', 'done']);
  game.play('shadow', 'decide march');
  game.offersOnly('shadow', ['march morannon', 'march dol-guldur', 'done']);
  game.play('shadow', 'march dol-guldur', 'to eastern-mirkwood', 'march morannon', 'leave sauron-regular');
  game.position({
    'eastern-mirkwood': { sauron: '2r', nazgul: 1 },
    gorgoroth: { sauron: '1r', nazgul: 1 },
    morannon: { sauron: '1r' },
    moria: { sauron: '1r' },
  });
  game.asks('free', 'Choose a die');
});

rule(
  'The Ringwraiths Are Abroad: the Nazgûl goes along with his Army, or fights in it',
  ['WR-6.14.1', 'WR-6.7.1'],
  () => {
    const words = { ...sauron, morannon: { sauron: '2r', nazgul: 1 }, dagorlad: { gondor: '1r' } };
    const march = play('shadow', 'the-ringwraiths-are-abroad', words);
    march.play('shadow', 'done', 'decide march', 'march morannon');
    march.refuses('shadow', 'leave nazgul', 'WR-6.7.1');
    const attack = play('shadow', 'the-ringwraiths-are-abroad', words, { rolls: [5, 1, 1, 1] });
    attack.play('shadow', 'done', 'decide attack', 'attack morannon');
    attack.refuses('shadow', 'leave nazgul', 'WR-6.14.1');
    attack.play('shadow', 'against dagorlad');
    attack.play('shadow', 'advance army');
    attack.position({ dagorlad: { sauron: '2r', nazgul: 1 }, morannon: null, lost: { gondor: { regular: 1 } } });
  },
);

rule(
  'The Ringwraiths Are Abroad: the Witch-king counts; a Nazgûl alone leads nobody',
  ['WR-6.13.3', 'WR-5.3.9'],
  () => {
    const lord = play('shadow', 'the-ringwraiths-are-abroad', {
      ...sauron,
      morannon: { sauron: '1r' },
      characters: { 'witch-king': 'morannon' },
    });
    lord.play('shadow', 'done');
    lord.offersOnly('shadow', ['decide march', 'done']);
    const alone = play('shadow', 'the-ringwraiths-are-abroad', {
      ...sauron,
      morannon: { sauron: '1r' },
      moria: { nazgul: 1 },
    });
    alone.play('shadow', 'done');
    alone.asks('free', 'Choose a die');
  },
);

const captain = { characters: { 'witch-king': 'minas-morgul' } };

test('The Ringwraiths Are Abroad: no third Army moves', () => {
  const game = play('shadow', 'the-ringwraiths-are-abroad', {
    ...sauron,
    morannon: { sauron: '1r', nazgul: 1 },
    'dol-guldur': { sauron: '1r', nazgul: 1 },
    moria: { sauron: '1r', nazgul: 1 },
  });
  game.play('shadow', 'done', 'decide march', 'march moria', 'to hollin', 'march morannon', 'to dagorlad');
  game.position({ hollin: { sauron: '1r', nazgul: 1 }, dagorlad: { sauron: '1r', nazgul: 1 }, moria: null });
  game.asks('free', 'Choose a die');
});

test('The Black Captain Commands: two Nazgûl come to the Witch-king, then his Army moves', () => {
  const game = play('shadow', 'the-black-captain-commands', {
    ...sauron,
    ...captain,
    'minas-morgul': { sauron: '3r' },
  });
  game.offersOnly('shadow', ['decide recruit-nazgul', 'decide move-nazgul', 'done']);
  game.play('shadow', 'decide recruit-nazgul');
  game.position({ 'minas-morgul': { sauron: '3r', nazgul: 2 } });
  game.offersOnly('shadow', ['decide march', 'done']);
  game.play('shadow', 'decide march', 'march minas-morgul');
  game.refuses('shadow', 'leave witch-king', 'WR-6.7.1');
  game.play('shadow', 'to north-ithilien');
  game.position({ 'north-ithilien': { sauron: '3r', nazgul: 2 }, characters: { 'witch-king': 'north-ithilien' } });
  game.asks('free', 'Choose a die');
});

test('The Black Captain Commands: or the Nazgûl move, and the Army where he is then attacks', () => {
  const game = play(
    'shadow',
    'the-black-captain-commands',
    {
      ...sauron,
      ...captain,
      morannon: { sauron: '2r', nazgul: 1 },
      dagorlad: { gondor: '1r' },
      moria: { sauron: '1r', nazgul: 1 },
    },
    { rolls: [6, 1, 1, 1] },
  );
  game.play('shadow', 'decide move-nazgul', 'take witch-king', 'to morannon', 'done');
  game.offersOnly('shadow', ['decide march', 'decide attack', 'done']);
  game.play('shadow', 'decide attack', 'attack morannon');
  game.refuses('shadow', 'leave witch-king', 'WR-6.14.1');
  game.play('shadow', 'against dagorlad', 'stay');
  game.position({ dagorlad: null, morannon: { sauron: '2r', nazgul: 1 }, lost: { gondor: { regular: 1 } } });
});

rule(
  'The Black Captain Commands: only Nazgûl in reserve come, and nothing need be done',
  ['WR-5.3.6', 'WR-5.3.9'],
  () => {
    const one = play('shadow', 'the-black-captain-commands', { ...captain, moria: { nazgul: 7 } });
    one.play('shadow', 'decide recruit-nazgul');
    one.position({ 'minas-morgul': { nazgul: 1 }, moria: { nazgul: 7 } });
    one.asks('free', 'Choose a die');
    const none = play('shadow', 'the-black-captain-commands', { ...captain, moria: { nazgul: 8 } });
    none.offersOnly('shadow', ['decide move-nazgul', 'done']);
    none.play('shadow', 'done');
    none.position({ moria: { nazgul: 8 }, characters: { 'witch-king': 'minas-morgul' } });
  },
);

rule('The Black Captain Commands: only with the Witch-king in play', ['WR-5.3.4'], () => {
  cannotPlay('the-black-captain-commands', { moria: { sauron: '1r', nazgul: 3 } });
  cannotPlay('the-black-captain-commands', { characters: { 'witch-king': 'eliminated' } });
});

// ---- marches --------------------------------------------------------------------------------------------------------

const gathering = {
  ...sauron,
  'dol-guldur': { sauron: '4r', nazgul: 1 },
  'noman-lands': { sauron: '2r' },
  dagorlad: { sauron: '1r' },
  'eastern-emyn-muil': { gondor: '1r' },
};

rule('Shadows Gather: an Army goes up to three regions and ends with another Army', ['WR-6.7.1', 'WR-6.9.2'], () => {
  const game = play('shadow', 'shadows-gather', gathering);
  game.offersOnly('shadow', ['march dol-guldur', 'march noman-lands', 'march dagorlad', 'done']);
  game.play('shadow', 'march dol-guldur', 'leave sauron-regular', 'to eastern-brown-lands');
  game.refuses('shadow', 'stop', 'WR-5.3.5');
  game.refuses('shadow', 'to eastern-emyn-muil', 'WR-6.9.3');
  game.play('shadow', 'to noman-lands');
  game.offers('shadow', ['stop', 'to dagorlad']);
  game.play('shadow', 'to dagorlad');
  game.position({
    'dol-guldur': { sauron: '1r' },
    'eastern-brown-lands': null,
    'noman-lands': { sauron: '2r' },
    dagorlad: { sauron: '4r', nazgul: 1 },
  });
  game.asks('free', 'Choose a die');
});

rule('Shadows Gather: the joined Army may not be under siege, and nobody need move', ['WR-6.32.4', 'WR-5.3.9'], () => {
  const siege = {
    ...sauron,
    moria: { sauron: '2r', dwarves: '3r' },
    hollin: { sauron: '1r' },
    'dimrill-dale': { sauron: '1r' },
  };
  const game = play('shadow', 'shadows-gather', siege);
  game.position({
    moria: { sauron: '2r', dwarves: '3r' },
    hollin: { sauron: '1r' },
    discards: { shadow: ['shadows-gather'] },
  });
  game.asks('free', 'Choose a die');
  const none = play('shadow', 'shadows-gather', gathering);
  none.play('shadow', 'done');
  none.position(gathering);
});

rule(
  'The Shadow Lengthens: two Armies, up to two regions each, end with other Armies',
  ['WR-6.7.1', 'WR-6.9.1'],
  () => {
    const game = play('shadow', 'the-shadow-lengthens', { ...gathering, 'southern-rhovanion': { sauron: '1r' } });
    game.play('shadow', 'march dol-guldur', 'to eastern-brown-lands');
    game.refuses('shadow', 'stop', 'WR-5.3.5');
    game.play('shadow', 'to noman-lands');
    game.position({ 'noman-lands': { sauron: '6r', nazgul: 1 } });
    game.offersOnly('shadow', ['march noman-lands', 'march dagorlad', 'march southern-rhovanion', 'done']);
    game.play('shadow', 'march noman-lands', 'to dagorlad', 'stop');
    game.position({ 'noman-lands': { sauron: '4r', nazgul: 1 }, dagorlad: { sauron: '3r' }, 'dol-guldur': null });
    game.asks('free', 'Choose a die');
  },
);

rule('The Shadow is Moving: up to four different Armies, a region each', ['WR-6.9.1'], () => {
  const regions = ['moria', 'dol-guldur', 'morannon', 'umbar', 'far-harad'];
  const game = play('shadow', 'the-shadow-is-moving', {
    politics: SHADOW_AT_WAR,
    moria: { sauron: '1r' },
    'dol-guldur': { sauron: '1r' },
    morannon: { sauron: '1r' },
    umbar: { southrons: '1r' },
    'far-harad': { southrons: '1r' },
  });
  game.offersOnly('shadow', [...regions.map((region) => `march ${region}`), 'done']);
  game.play('shadow', 'march moria', 'to hollin');
  game.refuses('shadow', 'march hollin', 'WR-6.9.1');
  game.play(
    'shadow',
    'march dol-guldur',
    'to eastern-mirkwood',
    'march morannon',
    'to dagorlad',
    'march umbar',
    'to west-harondor',
  );
  game.position({
    hollin: { sauron: '1r' },
    'eastern-mirkwood': { sauron: '1r' },
    dagorlad: { sauron: '1r' },
    'west-harondor': { southrons: '1r' },
    'far-harad': { southrons: '1r' },
  });
  game.asks('free', 'Choose a die');
});

rule('The Shadow is Moving: only with every Shadow Nation At War', ['WR-5.3.4'], () => {
  for (const nation of ['isengard', 'sauron', 'southrons'])
    cannotPlay('the-shadow-is-moving', { politics: { ...SHADOW_AT_WAR, [nation]: '1' }, moria: { sauron: '1r' } });
});

// ---- Corsairs of Umbar ----------------------------------------------------------------------------------------------

const southrons = { politics: { southrons: 'at war' } };
const sail = (words: Words, rolls: readonly number[] = []): Table =>
  play('shadow', 'corsairs-of-umbar', { ...southrons, ...words }, { rolls });

test('Corsairs of Umbar: the Army there, or a part of it, lands on any coast of Gondor', () => {
  const game = sail({ umbar: { southrons: '2r 1e' } });
  game.offersOnly('shadow', ['pick anfalas', 'pick dol-amroth', 'pick lamedon', 'pick pelargir']);
  game.play('shadow', 'pick lamedon');
  game.offersOnly('shadow', ['to lamedon', 'leave southrons-regular', 'leave southrons-elite']);
  game.play('shadow', 'leave southrons-regular', 'to lamedon');
  game.position({
    umbar: { southrons: '1r' },
    lamedon: { southrons: '1r 1e', captured: true },
    politics: { gondor: '1 active' },
  });
});

test('Corsairs of Umbar: against an Army they fight from Umbar and do not cease; the winner may advance', () => {
  const words = { umbar: { southrons: '2r' }, pelargir: { gondor: '2r' } };
  const game = sail(words, [1, 1, 1, 1, 6, 6, 1, 1]);
  game.play('shadow', 'pick pelargir', 'against pelargir');
  game.offersOnly('free', [
    'stand',
    'retreat to lamedon',
    'retreat to lossarnach',
    'retreat to osgiliath',
    'retreat to west-harondor',
  ]);
  game.play('free', 'stand');
  game.offers('shadow', ['advance army', 'stay']);
  game.play('shadow', 'advance army');
  game.position({ umbar: null, pelargir: { southrons: '2r', captured: true }, lost: { gondor: { regular: 2 } } });
  const lone = sail({ ...words, umbar: { southrons: '1r' } }, [1, 1, 1]);
  lone.play('shadow', 'pick pelargir');
  lone.offers('free', 'stand');
  const beaten = sail(words, [1, 1, 6, 6]);
  beaten.play('shadow', 'pick pelargir', 'against pelargir');
  beaten.position({ umbar: null, pelargir: { gondor: '2r' } });
});

test('Corsairs of Umbar: a garrison may withdraw, and an Army that besieges Dol Amroth is joined', () => {
  const withdraws = sail({ umbar: { southrons: '2r' }, 'dol-amroth': { gondor: '2r' } });
  withdraws.play('shadow', 'pick dol-amroth', 'against dol-amroth');
  withdraws.play('free', 'withdraw');
  withdraws.play('shadow', 'advance army');
  withdraws.position({ 'dol-amroth': { southrons: '2r', gondor: '2r' }, umbar: null });
  const joins = sail({ umbar: { southrons: '2r' }, 'dol-amroth': { gondor: '2r', sauron: '1r' } });
  joins.play('shadow', 'pick dol-amroth', 'to dol-amroth');
  joins.position({ 'dol-amroth': { southrons: '2r', sauron: '1r', gondor: '2r' } });
});

rule(
  'Corsairs of Umbar: units of a Nation not At War stay, and without an Army nothing sails',
  ['WR-6.9.6', 'WR-5.3.8'],
  () => {
    const mixed = sail({ umbar: { southrons: '2r', sauron: '1r' }, politics: { southrons: 'at war', sauron: '1' } });
    mixed.play('shadow', 'pick anfalas');
    mixed.refuses('shadow', 'to anfalas', 'WR-6.9.6');
    mixed.play('shadow', 'leave sauron-regular', 'to anfalas');
    mixed.position({ umbar: { sauron: '1r' }, anfalas: { southrons: '2r' } });
    sail({ 'near-harad': { southrons: '3r' } }).asks('free', 'Choose a die');
    const shutIn = sail({ umbar: { southrons: '2r', gondor: '2r' }, pelargir: { gondor: '1r' } });
    shutIn.position({ umbar: { southrons: '2r', gondor: '2r' } });
    shutIn.asks('free', 'Choose a die');
  },
);

rule('Corsairs of Umbar: only with the Southrons & Easterlings At War', ['WR-5.3.4'], () => {
  cannotPlay('corsairs-of-umbar', { politics: { southrons: '1', sauron: 'at war' }, umbar: { southrons: '2r' } });
});
