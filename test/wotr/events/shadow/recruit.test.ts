// Cards of the Shadow that recruit.
import { test } from 'node:test';
import type { Words } from '../../../../engine/game.ts';
import { rule } from '../../../rule.ts';
import { play } from '../table.ts';
import { cannotPlay, SHADOW_AT_WAR } from './table.ts';

type Place = readonly [region: string, come: Words];

/** Nothing is chosen: so many figures in each of these places, in this order. */
const FIXED: readonly { card: string; words: Words; places: readonly Place[] }[] = [
  {
    card: 'return-of-the-witch-king',
    words: { characters: { 'witch-king': 'minas-morgul' } },
    places: [['angmar', { sauron: '2r 1e' }]],
  },
  {
    card: 'the-king-is-revealed',
    words: { characters: { aragorn: 'pelargir', strider: 'replaced' }, fellowship: { companions: ['gimli'] } },
    places: [['minas-morgul', { sauron: '5r', nazgul: 1 }]],
  },
  {
    card: 'orcs-multiplying-again',
    words: {},
    places: [
      ['dol-guldur', { sauron: '3r' }],
      ['mount-gundabad', { sauron: '3r' }],
    ],
  },
  {
    card: 'monsters-roused',
    words: {},
    places: [
      ['angmar', { sauron: '1r' }],
      ['ettenmoors', { sauron: '1r' }],
      ['weather-hills', { sauron: '1r' }],
      ['trollshaws', { sauron: '1e' }],
    ],
  },
  {
    card: 'musterings-of-long-planned-war',
    words: { politics: SHADOW_AT_WAR },
    places: [
      ['gorgoroth', { southrons: '5r' }],
      ['nurn', { sauron: '5r' }],
    ],
  },
];

for (const { card, words, places } of FIXED) {
  rule(
    `${card}: its figures come from the reserve to ${places.map(([region]) => region).join(', ')}`,
    ['WR-5.4.5', 'WR-6.5.6'],
    () => {
      const game = play('shadow', card, words);
      game.position({ ...Object.fromEntries(places), discards: { shadow: [card] }, hands: { shadow: [] } });
      game.asks('free', 'Choose a die');
    },
  );

  rule(
    `${card}: nobody comes where an enemy Army is, and the other places take theirs`,
    ['WR-6.5.4', 'WR-5.3.10'],
    () => {
      for (const [region] of places) {
        const enemy = { [region]: { captured: true, gondor: '2r' } };
        const open = { [region]: { gondor: '2r' } };
        const settled = !['ettenmoors', 'weather-hills', 'trollshaws', 'gorgoroth'].includes(region);
        const game = play('shadow', card, { ...words, ...(settled ? enemy : open) });
        const others = places.filter(([other]) => other !== region);
        game.position({
          ...Object.fromEntries(others),
          [region]: { sauron: null, southrons: null, nazgul: null, gondor: '2r' },
        });
      }
    },
  );

  rule(`${card}: an Army of ten takes no unit`, ['WR-6.6.7', 'WR-5.4.8'], () => {
    for (const [region, come] of places) {
      const game = play('shadow', card, { ...words, [region]: { southrons: '10r' } });
      game.position({ [region]: { sauron: null, southrons: '10r', nazgul: come['nazgul'] ?? null } });
    }
  });
}

rule('Orcs Multiplying Again: an enemy Control marker bars the place as well', ['WR-6.5.4'], () => {
  const game = play('shadow', 'orcs-multiplying-again', { 'dol-guldur': { captured: true } });
  game.position({ 'dol-guldur': { sauron: null }, 'mount-gundabad': { sauron: '3r' } });
});

rule('Orcs Multiplying Again: a besieged garrison grows to five', ['WR-6.5.3'], () => {
  const game = play('shadow', 'orcs-multiplying-again', { 'dol-guldur': { sauron: '4r', elves: '2e' } });
  game.position({ 'dol-guldur': { sauron: '5r', elves: '2e' }, 'mount-gundabad': { sauron: '3r' } });
});

rule('Orcs Multiplying Again: with too few in reserve the first place comes first', ['WR-5.3.6', 'WR-5.3.10'], () => {
  const game = play('shadow', 'orcs-multiplying-again', {
    morannon: { sauron: '10r' },
    'barad-dur': { sauron: '10r' },
    moria: { sauron: '10r' },
    'minas-morgul': { sauron: '2r' },
  });
  game.position({ 'dol-guldur': { sauron: '3r' }, 'mount-gundabad': { sauron: '1r' } });
});

rule(
  'Return of the Witch-king: he goes there first, also from a siege, and to an Angmar that is lost',
  ['WR-5.3.10'],
  () => {
    const words = { characters: { 'witch-king': 'minas-tirith' }, 'minas-tirith': { gondor: '2r', sauron: '2r' } };
    const game = play('shadow', 'return-of-the-witch-king', words);
    game.position({ angmar: { sauron: '2r 1e' }, characters: { 'witch-king': 'angmar' } });
    const lost = play('shadow', 'return-of-the-witch-king', { ...words, angmar: { captured: true, north: '2r' } });
    lost.position({ angmar: { sauron: null, north: '2r' }, characters: { 'witch-king': 'angmar' } });
  },
);

rule('Each of these cards needs what it names', ['WR-5.3.4'], () => {
  for (const nation of ['isengard', 'sauron', 'southrons'])
    cannotPlay('musterings-of-long-planned-war', { politics: { ...SHADOW_AT_WAR, [nation]: '1' } });
  cannotPlay('return-of-the-witch-king', {});
  cannotPlay('return-of-the-witch-king', { characters: { 'witch-king': 'eliminated' } });
  cannotPlay('the-king-is-revealed', { characters: { strider: 'minas-tirith' } });
  cannotPlay('the-king-is-revealed', { characters: { aragorn: 'eliminated', strider: 'replaced' } });
  cannotPlay('a-new-power-is-rising', { politics: { isengard: 'at war' } });
  cannotPlay('a-new-power-is-rising', { characters: { saruman: 'eliminated' } });
  cannotPlay('half-orcs-and-goblin-men', { politics: { isengard: '1', sauron: 'at war' }, moria: { sauron: '1r' } });
  cannotPlay('olog-hai', { politics: { isengard: 'at war', sauron: '1' }, moria: { sauron: '1r' } });
  cannotPlay('hill-trolls', { politics: { isengard: 'at war', sauron: '1' }, moria: { sauron: '2r' } });
  cannotPlay('horde-from-the-east', { politics: { sauron: 'at war', southrons: '1' } });
  cannotPlay('pits-of-mordor', { politics: { southrons: 'at war', sauron: '1' } });
  cannotPlay('rage-of-the-dunlendings', { politics: { sauron: 'at war', isengard: '1' } });
});

// ---- one place of several -------------------------------------------------------------------------------------------

for (const { card, nation } of [
  { card: 'half-orcs-and-goblin-men', nation: 'isengard' },
  { card: 'olog-hai', nation: 'sauron' },
] as const) {
  const words = { politics: { [nation]: 'at war' } };

  rule(`${card}: a Regular or an Elite joins any Army of the Shadow, wherever it is`, ['WR-6.5.6'], () => {
    const game = play('shadow', card, {
      ...words,
      umbar: { southrons: '1r' },
      tharbad: { sauron: '1r' },
      moria: { nazgul: 2 },
    });
    game.offersOnly('shadow', ['pick umbar', 'pick tharbad']);
    game.play('shadow', 'pick umbar');
    game.offersOnly('shadow', [`recruit ${nation}-regular`, `recruit ${nation}-elite`]);
    game.play('shadow', `recruit ${nation}-elite`);
    game.position({ umbar: { southrons: '1r', [nation]: '1e' }, discards: { shadow: [card] } });
    const plain = play('shadow', card, { ...words, umbar: { southrons: '1r' } });
    plain.play('shadow', `recruit ${nation}-regular`);
    plain.position({ umbar: { southrons: '1r', [nation]: '1r' } });
  });

  rule(
    `${card}: besiegers and besieged can be joined, a full Army cannot`,
    ['WR-6.5.7', 'WR-6.5.3', 'WR-6.6.7'],
    () => {
      const game = play('shadow', card, {
        ...words,
        'minas-tirith': { gondor: '2r', southrons: '2r' },
        orthanc: { southrons: '4r', rohan: '2r' },
        moria: { southrons: '5r', dwarves: '2r' },
        umbar: { southrons: '10r' },
      });
      game.offersOnly('shadow', ['pick minas-tirith', 'pick orthanc']);
      game.play('shadow', 'pick orthanc', `recruit ${nation}-regular`);
      game.position({ orthanc: { southrons: '4r', [nation]: '1r' } });
    },
  );

  rule(`${card}: without an Army nobody comes`, ['WR-5.3.8'], () => {
    play('shadow', card, { ...words, moria: { nazgul: 3 } }).position({
      moria: { [nation]: null },
      discards: { shadow: [card] },
    });
  });
}

const MISTY = 'shadows-on-the-misty-mountains';

rule(
  'Shadows on the Misty Mountains: two units and a Nazgûl, all in Mount Gram or all in Moria',
  ['WR-6.5.2', 'WR-6.5.6'],
  () => {
    const game = play('shadow', MISTY, {});
    game.offersOnly('shadow', ['pick mount-gram', 'pick moria']);
    game.play('shadow', 'pick mount-gram', 'recruit sauron-regular', 'recruit sauron-elite');
    game.position({ 'mount-gram': { sauron: '1r 1e', nazgul: 1 }, moria: null });
    const moria = play('shadow', MISTY, { 'mount-gram': { north: '1r' } });
    moria.play('shadow', 'recruit sauron-elite', 'recruit sauron-elite');
    moria.position({ moria: { sauron: '2e', nazgul: 1 } });
  },
);

rule(
  'Shadows on the Misty Mountains: a full Army still takes the Nazgûl; lost places take nobody',
  ['WR-5.3.6', 'WR-6.5.4'],
  () => {
    const full = play('shadow', MISTY, { moria: { southrons: '10r' }, 'mount-gram': { north: '1r' } });
    full.position({ moria: { southrons: '10r', sauron: null, nazgul: 1 } });
    const none = play('shadow', MISTY, { moria: { captured: true }, 'mount-gram': { north: '1r' } });
    none.position({ moria: { sauron: null, nazgul: null }, 'mount-gram': { sauron: null, nazgul: null } });
  },
);

rule(
  'Horde from the East: five Regulars in one free region of their Nation at the eastern edge',
  ['WR-2.9.1', 'WR-5.3.9'],
  () => {
    const words = { politics: { southrons: 'at war' } };
    const game = play('shadow', 'horde-from-the-east', words);
    game.offersOnly('shadow', ['pick east-rhun', 'pick far-harad', 'pick khand', 'pick south-rhun']);
    game.play('shadow', 'pick khand');
    game.position({ khand: { southrons: '5r' } });
    const few = play('shadow', 'horde-from-the-east', {
      ...words,
      khand: { gondor: '1r' },
      'far-harad': { captured: true },
      'south-rhun': { southrons: '10r' },
      'east-rhun': { southrons: '8r' },
    });
    few.position({ 'east-rhun': { southrons: '10r' }, 'far-harad': { southrons: null } });
  },
);

// ---- several places -------------------------------------------------------------------------------------------------

rule(
  'A New Power is Rising: two Regulars in each Dunland and two units of choice in Orthanc',
  ['WR-6.5.2', 'WR-5.3.10'],
  () => {
    const words = { characters: { saruman: 'orthanc' } };
    const game = play('shadow', 'a-new-power-is-rising', words);
    game.position({ 'north-dunland': { isengard: '2r' }, 'south-dunland': { isengard: '2r' } });
    game.play('shadow', 'recruit isengard-elite', 'recruit isengard-regular');
    game.position({ orthanc: { isengard: '1r 1e' }, discards: { shadow: ['a-new-power-is-rising'] } });
    game.asks('free', 'Choose a die');
    const taken = play('shadow', 'a-new-power-is-rising', {
      ...words,
      'north-dunland': { captured: true },
      orthanc: { isengard: '4r', rohan: '2r' },
    });
    taken.play('shadow', 'recruit isengard-elite');
    taken.position({
      'north-dunland': { isengard: null },
      'south-dunland': { isengard: '2r' },
      orthanc: { isengard: '4r 1e', rohan: '2r' },
    });
  },
);

rule(
  'Many Kings to the Service of Mordor: two Regulars in each of three Settlements of their Nation',
  ['WR-6.5.2', 'WR-5.3.9'],
  () => {
    const game = play('shadow', 'many-kings-to-the-service-of-mordor', { umbar: { captured: true } });
    game.offersOnly('shadow', ['pick far-harad', 'pick near-harad', 'pick north-rhun', 'pick south-rhun']);
    game.play('shadow', 'pick far-harad');
    game.offersOnly('shadow', ['pick near-harad', 'pick north-rhun', 'pick south-rhun']);
    game.play('shadow', 'pick south-rhun', 'pick near-harad');
    game.position({
      'far-harad': { southrons: '2r' },
      'south-rhun': { southrons: '2r' },
      'near-harad': { southrons: '2r' },
      'north-rhun': null,
    });
  },
);

rule(
  'Pits of Mordor: two Regulars in each of three Strongholds of Sauron, one under siege too',
  ['WR-6.5.3', 'WR-5.3.9'],
  () => {
    const words = { politics: { sauron: 'at war' } };
    const game = play('shadow', 'pits-of-mordor', { ...words, moria: { sauron: '4r', dwarves: '1r' } });
    game.offersOnly('shadow', [
      'pick barad-dur',
      'pick dol-guldur',
      'pick minas-morgul',
      'pick morannon',
      'pick moria',
      'pick mount-gundabad',
    ]);
    game.play('shadow', 'pick moria', 'pick barad-dur', 'pick minas-morgul');
    game.position({ moria: { sauron: '5r' }, 'barad-dur': { sauron: '2r' }, 'minas-morgul': { sauron: '2r' } });
    game.asks('free', 'Choose a die');
    const two = play('shadow', 'pits-of-mordor', {
      ...words,
      'barad-dur': { captured: true },
      'minas-morgul': { captured: true },
      morannon: { captured: true },
      moria: { captured: true },
    });
    two.play('shadow', 'pick dol-guldur');
    two.position({ 'dol-guldur': { sauron: '2r' }, 'mount-gundabad': { sauron: '2r' } });
  },
);

// ---- exchanges and moves --------------------------------------------------------------------------------------------

rule('Hill-trolls: two Sauron Regulars, wherever they are, become Elites', ['WR-5.3.10'], () => {
  const words = {
    politics: { sauron: 'at war' },
    moria: { sauron: '1r' },
    'minas-tirith': { gondor: '2r', sauron: '3r' },
  };
  const game = play('shadow', 'hill-trolls', words);
  game.offersOnly('shadow', ['pick minas-tirith', 'pick moria']);
  game.play('shadow', 'pick moria');
  game.position({ moria: { sauron: '1e' }, 'minas-tirith': { sauron: '2r 1e' } });
  const same = play('shadow', 'hill-trolls', words);
  same.play('shadow', 'pick minas-tirith', 'pick minas-tirith');
  same.position({ moria: { sauron: '1r' }, 'minas-tirith': { sauron: '1r 2e' } });
});

rule('Hill-trolls: as many as there are Elites in reserve, and Regulars on the map', ['WR-5.3.10', 'WR-5.3.8'], () => {
  const words = { politics: { sauron: 'at war' } };
  const one = play('shadow', 'hill-trolls', { ...words, moria: { sauron: '2r 2e' }, 'dol-guldur': { sauron: '3e' } });
  one.position({ moria: { sauron: '1r 3e' } });
  const none = play('shadow', 'hill-trolls', { ...words, moria: { sauron: '2r' }, 'dol-guldur': { sauron: '6e' } });
  none.position({ moria: { sauron: '2r' }, discards: { shadow: ['hill-trolls'] } });
  const few = play('shadow', 'hill-trolls', { ...words, moria: { sauron: '1r' }, umbar: { southrons: '2r' } });
  few.position({ moria: { sauron: '1e' }, umbar: { southrons: '2r' } });
});

const RAGE = 'rage-of-the-dunlendings';
const roused = { politics: { isengard: 'at war' } };

test('Rage of the Dunlendings: two Regulars in a free region by Dunland, and up to four units come there', () => {
  const game = play('shadow', RAGE, {
    ...roused,
    'north-dunland': { isengard: '3r' },
    'south-dunland': { isengard: '1r 2e', sauron: '2r' },
    moria: { captured: true },
    enedwaith: { rohan: '1r' },
  });
  game.offersOnly('shadow', [
    'pick cardolan',
    'pick gap-of-rohan',
    'pick hollin',
    'pick north-dunland',
    'pick south-downs',
    'pick south-dunland',
    'pick tharbad',
  ]);
  game.play('shadow', 'pick tharbad');
  game.position({ tharbad: { isengard: '2r' } });
  game.play('shadow', 'pick figure isengard-regular', 'pick figure isengard-regular', 'done');
  game.offersOnly('shadow', ['pick figure isengard-regular', 'pick figure isengard-elite', 'done']);
  game.play('shadow', 'pick figure isengard-elite', 'pick figure isengard-elite');
  game.position({
    tharbad: { isengard: '4r 2e' },
    'north-dunland': { isengard: '1r' },
    'south-dunland': { isengard: '1r', sauron: '2r' },
  });
  game.asks('free', 'Choose a die');
});

test('Rage of the Dunlendings: in one Dunland only the other sends, and nobody need come', () => {
  const words = { ...roused, 'north-dunland': { isengard: '1r' }, 'south-dunland': { isengard: '2r' } };
  const game = play('shadow', RAGE, words);
  game.play('shadow', 'pick north-dunland');
  game.position({ 'north-dunland': { isengard: '3r' } });
  game.play('shadow', 'pick figure isengard-regular', 'done');
  game.position({ 'north-dunland': { isengard: '4r' }, 'south-dunland': { isengard: '1r' } });
  const none = play('shadow', RAGE, words);
  none.play('shadow', 'pick hollin', 'done', 'done');
  none.position({
    hollin: { isengard: '2r' },
    'north-dunland': { isengard: '1r' },
    'south-dunland': { isengard: '2r' },
  });
});

rule('Rage of the Dunlendings: without a Regular in reserve units still come from Dunland', ['WR-5.3.6'], () => {
  const words = { ...roused, orthanc: { isengard: '10r' }, 'south-dunland': { isengard: '2r 1e' } };
  const game = play('shadow', RAGE, words);
  game.play('shadow', 'pick tharbad', 'pick figure isengard-elite', 'done');
  game.position({ tharbad: { isengard: '1e' }, 'south-dunland': { isengard: '2r' } });
  const nobody = play('shadow', RAGE, { ...roused, orthanc: { isengard: '10r' }, 'gap-of-rohan': { isengard: '2r' } });
  nobody.position({ discards: { shadow: [RAGE] } });
  nobody.asks('free', 'Choose a die');
  const noElite = play('shadow', RAGE, { ...roused, orthanc: { isengard: '6e' } });
  noElite.play('shadow', 'pick hollin');
  noElite.position({ hollin: { isengard: '2r' } });
});

rule('Rage of the Dunlendings: no more than ten stand in one region', ['WR-6.6.7'], () => {
  const game = play('shadow', RAGE, { ...roused, hollin: { southrons: '7r' }, 'north-dunland': { isengard: '3r' } });
  game.play('shadow', 'pick hollin', 'pick figure isengard-regular');
  game.position({ hollin: { southrons: '7r', isengard: '3r' }, 'north-dunland': { isengard: '2r' } });
  game.asks('free', 'Choose a die');
});
