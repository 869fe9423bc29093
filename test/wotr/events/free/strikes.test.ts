// Cards of the Free Peoples that strike the enemy without a battle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wotr } from '../../../../games/wotr/game.ts';
import { PIECE_IDS } from '../../../../games/wotr/tables/pieces.ts';
import { rule } from '../../../rule.ts';
import { holding, play } from '../table.ts';

// ---- Challenge of the King ------------------------------------------------------------------------------------------

const challenge = {
  characters: { strider: 'edoras' },
  edoras: { rohan: '1r 1l' },
  fellowship: { companions: ['boromir'] },
};

rule('Challenge of the King: Eyes among three tiles are out for good, the others go back', ['WR-9.1.2'], () => {
  const game = play('free', 'challenge-of-the-king', challenge, { draws: ['eye-r', '3', 'eye-r'] });
  game.position({ gone: ['eye-r', 'eye-r'], drawn: [], characters: { strider: 'edoras' } });
  const pool = wotr.position(game.state)['pool'] as string[];
  assert.deepEqual([pool.length, pool.filter((tile) => tile === 'eye-r').length], [14, 2]);
  const none = play('free', 'challenge-of-the-king', challenge, { draws: ['1', '3', '0r'] });
  none.position({ gone: [], drawn: [] });
  assert.equal(none.state.pool.length, 16);
});

rule('Challenge of the King: three Eyes go back, and Strider (or Aragorn) is lost', ['WR-6.26.3'], () => {
  const strider = play('free', 'challenge-of-the-king', challenge, { draws: ['eye-r', 'eye-r', 'eye-r'] });
  strider.position({ gone: [], drawn: [], characters: { strider: 'eliminated' }, edoras: { rohan: '1r 1l' } });
  assert.equal(strider.state.pool.length, 16);
  const king = play(
    'free',
    'challenge-of-the-king',
    {
      ...challenge,
      characters: { strider: 'replaced', aragorn: 'edoras' },
      specials: [],
      pool: ['the-ring-is-mine', 'eye-r', 'eye-r', '3'],
    },
    { draws: ['eye-r', 'the-ring-is-mine', 'eye-r'] },
  );
  king.position({ gone: [], characters: { aragorn: 'eliminated' } });
  assert.equal(king.state.pool.length, 4);
});

rule('Challenge of the King: a Pool that runs out meanwhile is filled again', ['WR-9.1.2', 'WR-9.12.10'], () => {
  const game = play(
    'free',
    'challenge-of-the-king',
    { ...challenge, pool: ['eye-r', '3'] },
    { draws: ['eye-r', '3', '2r'] },
  );
  game.position({ gone: ['eye-r'], drawn: [] });
  assert.equal(game.state.pool.length, 15);
});

// ---- The Eagles are Coming! -----------------------------------------------------------------------------------------

const eyrie = { fellowship: { companions: ['boromir'] }, edoras: { rohan: '1r' }, characters: { gimli: 'edoras' } };

test('The Eagles are Coming!: a die a Nazgûl, 5 or more brings one down, the others fly to one Stronghold of Sauron', () => {
  const game = play(
    'free',
    'the-eagles-are-coming',
    { ...eyrie, westemnet: { sauron: '2r', nazgul: 3 }, morannon: { captured: true } },
    { rolls: [5, 4, 6] },
  );
  game.offersOnly('free', [
    'pick barad-dur',
    'pick dol-guldur',
    'pick minas-morgul',
    'pick moria',
    'pick mount-gundabad',
  ]);
  game.play('free', 'pick mount-gundabad');
  game.position({ westemnet: { sauron: '2r', nazgul: null }, 'mount-gundabad': { nazgul: 1 } });
});

rule('The Eagles are Coming!: the player of the card picks the Army', ['WR-5.5.4'], () => {
  const words = { ...eyrie, westemnet: { sauron: '1r', nazgul: 1 }, folde: { isengard: '1r', nazgul: 1 } };
  const game = play('free', 'the-eagles-are-coming', words, { rolls: [6] });
  game.offersOnly('free', ['pick westemnet', 'pick folde']);
  game.play('free', 'pick folde');
  game.position({ folde: { isengard: '1r', nazgul: null }, westemnet: { sauron: '1r', nazgul: 1 } });
});

test('The Eagles are Coming!: five dice at most, and the Witch-king stays out of it', () => {
  const game = play(
    'free',
    'the-eagles-are-coming',
    {
      ...eyrie,
      characters: { gimli: 'edoras', 'witch-king': 'westemnet' },
      westemnet: { sauron: '1r', nazgul: 7 },
    },
    { rolls: [6, 6, 6, 6, 6] },
  );
  game.play('free', 'pick moria');
  game.position({
    westemnet: { sauron: '1r', nazgul: null },
    moria: { nazgul: 2 },
    characters: { 'witch-king': 'westemnet' },
  });
});

// ---- The Ents Awake -------------------------------------------------------------------------------------------------

const ents = {
  characters: { saruman: 'orthanc', 'gandalf-grey': 'replaced', 'gandalf-white': 'edoras' },
  fellowship: { companions: ['boromir'] },
};

const EVERY_ENT = ['the-ents-awake-treebeard', 'the-ents-awake-huorns', 'the-ents-awake-entmoot'] as const;

for (const ent of EVERY_ENT) {
  rule(`${ent}: each 4 or more of three dice hits Orthanc; while units are left Saruman stays`, ['WR-5.5.3'], () => {
    const game = play('free', ent, { ...ents, orthanc: { isengard: '3r 1e' } }, { rolls: [4, 3, 6] });
    game.offersOnly('shadow', ['remove isengard-regular', 'reduce isengard-elite', 'remove isengard-elite']);
    game.play('shadow', 'remove isengard-elite');
    game.position({ orthanc: { isengard: '3r' }, characters: { saruman: 'orthanc' }, discards: { free: [ent] } });
  });

  rule(`${ent}: with the last unit, or without any, Saruman is lost; Nazgûl stay`, ['WR-5.5.1', 'WR-6.26.3'], () => {
    const last = play('free', ent, { ...ents, orthanc: { isengard: '2r', nazgul: 1 } }, { rolls: [4, 5, 6] });
    last.position({ orthanc: { isengard: null, nazgul: 1 }, characters: { saruman: 'eliminated' } });
    const empty = play('free', ent, ents, { rolls: [1, 1, 1] });
    empty.position({ characters: { saruman: 'eliminated' } });
    empty.asks('shadow');
  });

  rule(
    `${ent}: a Companion in Fangorn lets another Character card follow without a die`,
    ['WR-5.3.4', 'WR-5.3.5'],
    () => {
      const others = EVERY_ENT.filter((card) => card !== ent);
      const game = holding(
        'free',
        ent,
        {
          ...ents,
          characters: { ...ents.characters, gimli: 'fangorn' },
          orthanc: { isengard: '5r' },
          hands: { free: [ent, 'athelas', 'guards-of-the-citadel', 'horn-of-gondor', 'wizards-staff', ...others] },
        },
        { rolls: [1, 1, 1, 6, 6, 6] },
      );
      game.play('free', 'die event', `play ${ent}`);
      game.offersOnly('free', ['play athelas', 'play horn-of-gondor', ...others.map((card) => `play ${card}`), 'done']);
      game.refuses('free', 'play wizards-staff', 'WR-5.3.4');
      game.play('free', `play ${others[0]}`);
      game.position({ orthanc: { isengard: '2r' } });
      game.play('free', 'play horn-of-gondor');
      game.position({ table: ['horn-of-gondor'], dice: { free: [] } });
      game.asks('shadow', 'Choose a die');
    },
  );
}

rule('The Ents Awake: once Saruman is gone no other Ents follow; nobody learns what could', ['WR-5.3.4'], () => {
  const game = play(
    'free',
    'the-ents-awake-huorns',
    {
      ...ents,
      characters: { ...ents.characters, 'gandalf-white': 'fangorn' },
      hands: { free: ['the-ents-awake-huorns', 'the-ents-awake-entmoot'] },
    },
    { rolls: [1, 1, 1] },
  );
  game.refuses('free', 'play the-ents-awake-entmoot', 'WR-5.3.4');
  game.offersOnly('free', ['done']);
  game.play('free', 'done');
  game.position({ hands: { free: ['the-ents-awake-entmoot'] } });
});

rule('The Ents Awake: without a Companion in Fangorn no card follows', ['WR-5.3.10'], () => {
  const words = { ...ents, hands: { free: ['the-ents-awake-huorns', 'athelas'] } };
  const game = play('free', 'the-ents-awake-huorns', words, { rolls: [1, 1, 1] });
  game.asks('shadow');
  game.position({ hands: { free: ['athelas'] } });
});

rule('The Ents Awake: the fall of a besieged Orthanc hands it to the besieger', ['WR-5.5.2', 'WR-10.4.2'], () => {
  const game = play(
    'free',
    'the-ents-awake-entmoot',
    { ...ents, orthanc: { isengard: '1r', rohan: '1r' } },
    { rolls: [4, 1, 1] },
  );
  game.position({ orthanc: { isengard: null, rohan: '1r', captured: true }, characters: { saruman: 'eliminated' } });
});

// ---- Dead Men of Dunharrow ------------------------------------------------------------------------------------------

const dunharrow = { characters: { strider: 'edoras' }, fellowship: { companions: ['boromir'] } };

test('Dead Men of Dunharrow: Strider goes to Erech, Lamedon or Pelargir, with whom he likes, and up to three rise', () => {
  const words = {
    ...dunharrow,
    characters: { strider: 'edoras', gimli: 'edoras', legolas: 'edoras', meriadoc: 'folde' },
  };
  const game = play('free', 'dead-men-of-dunharrow', words, { rolls: [] });
  game.offersOnly('free', ['take gimli', 'take legolas', 'done']);
  game.play('free', 'take legolas', 'done');
  game.offersOnly('free', ['pick erech', 'pick lamedon', 'pick pelargir']);
  game.play('free', 'pick erech', 'recruit gondor-regular', 'recruit gondor-regular', 'recruit gondor-regular');
  game.position({
    characters: { strider: 'erech', legolas: 'erech', gimli: 'edoras', meriadoc: 'folde' },
    erech: { gondor: '3r' },
  });
  game.asks('shadow');
});

rule('Dead Men of Dunharrow: recruiting is up to its player', ['WR-5.3.9'], () => {
  const game = play('free', 'dead-men-of-dunharrow', dunharrow, { rolls: [] });
  game.play('free', 'pick lamedon', 'no more');
  game.position({ lamedon: null, characters: { strider: 'lamedon' } });
  const none = play('free', 'dead-men-of-dunharrow', { ...dunharrow, lost: { gondor: { regular: 15 } } });
  none.play('free', 'pick lamedon');
  none.asks('shadow');
});

rule(
  'Dead Men of Dunharrow: Aragorn may ride out of a siege, and rouses Gondor in a City',
  ['WR-6.12.6', 'WR-7.2.5'],
  () => {
    const game = play('free', 'dead-men-of-dunharrow', {
      characters: { strider: 'replaced', aragorn: 'helms-deep' },
      fellowship: { companions: ['boromir'] },
      'helms-deep': { rohan: '2r', isengard: '3r' },
    });
    game.play('free', 'pick pelargir', 'no more');
    game.position({
      characters: { aragorn: 'pelargir' },
      'helms-deep': { rohan: '2r', isengard: '3r' },
      politics: { gondor: '2 active' },
    });
  },
);

rule('Dead Men of Dunharrow: the Army there takes the roll in hits and must retreat', ['WR-5.5.3', 'WR-6.27.4'], () => {
  const game = play(
    'free',
    'dead-men-of-dunharrow',
    {
      ...dunharrow,
      erech: { southrons: '2r 2e', nazgul: 1 },
      'dol-amroth': { gondor: '1r' },
      lamedon: { southrons: '1r', captured: true },
    },
    { rolls: [2] },
  );
  game.play('free', 'pick erech');
  game.offersOnly('shadow', ['remove southrons-regular', 'reduce southrons-elite', 'remove southrons-elite']);
  game.play('shadow', 'remove southrons-elite');
  game.offersOnly('shadow', ['to anfalas', 'to lamedon']);
  game.play('shadow', 'to lamedon');
  game.position({ lamedon: { southrons: '3r 1e', nazgul: 1 }, erech: null });
  game.play('free', 'recruit gondor-regular', 'no more');
  game.position({ erech: { gondor: '1r' } });
});

rule('Dead Men of Dunharrow: an Army that cannot retreat is destroyed with Nazgûl and Minions', ['WR-6.27.5'], () => {
  const game = play(
    'free',
    'dead-men-of-dunharrow',
    {
      ...dunharrow,
      characters: { strider: 'edoras', 'witch-king': 'erech' },
      erech: { southrons: '5r', nazgul: 1 },
      'dol-amroth': { gondor: '1r' },
      lamedon: { gondor: '1r' },
      anfalas: { gondor: '1r' },
    },
    { rolls: [1] },
  );
  game.play('free', 'pick erech');
  game.position({ erech: null, characters: { 'witch-king': 'eliminated' } });
  game.play('free', 'recruit gondor-regular', 'recruit gondor-regular', 'no more');
  game.position({ erech: { gondor: '2r' } });
});

rule(
  'Dead Men of Dunharrow: the units of an Army so destroyed may be recruited again',
  ['WR-6.27.5', 'WR-6.6.4'],
  () => {
    for (const nation of ['isengard', 'sauron', 'southrons']) {
      const gondor = { gondor: '1r' };
      const around = { 'dol-amroth': gondor, lamedon: gondor, anfalas: gondor };
      const game = play(
        'free',
        'dead-men-of-dunharrow',
        { ...dunharrow, ...around, erech: { [nation]: '4r 2e' } },
        { rolls: [1] },
      );
      const left = (kind: string): number => game.view('spectator').reserve[PIECE_IDS.indexOf(`${nation}-${kind}`)];
      const before = [left('regular'), left('elite')];
      game.play('free', 'pick erech');
      if (game.list('shadow').includes(`remove ${nation}-regular`)) game.play('shadow', `remove ${nation}-regular`);
      game.position({ erech: null });
      assert.deepEqual([left('regular'), left('elite')], [before[0] + 4, before[1] + 2]);
    }
  },
);

rule('Dead Men of Dunharrow: when the hits leave no unit, Nazgûl and Minions stay', ['WR-5.5.1'], () => {
  const game = play(
    'free',
    'dead-men-of-dunharrow',
    { ...dunharrow, characters: { strider: 'edoras', 'witch-king': 'erech' }, erech: { southrons: '2r', nazgul: 1 } },
    { rolls: [6] },
  );
  game.play('free', 'pick erech');
  game.position({ erech: { southrons: null, nazgul: 1 }, characters: { 'witch-king': 'erech' } });
});

rule('Dead Men of Dunharrow: nobody rises in a Settlement with an enemy marker', ['WR-6.5.4'], () => {
  const game = play(
    'free',
    'dead-men-of-dunharrow',
    { ...dunharrow, pelargir: { southrons: '1r', captured: true } },
    { rolls: [3] },
  );
  game.play('free', 'pick pelargir');
  game.position({ pelargir: { captured: true, gondor: null, southrons: null } });
  game.asks('shadow');
});

// ---- The Spirit of Mordor, Faramir's Rangers ------------------------------------------------------------------------

rule('The Spirit of Mordor: five dice against an Army of two Nations, wherever it is', ['WR-5.5.3', 'WR-5.5.4'], () => {
  const words = {
    orthanc: { isengard: '2r 1e', sauron: '1r' },
    umbar: { southrons: '3r' },
    'minas-morgul': { sauron: '3r', southrons: '1e' },
    'helms-deep': { rohan: '2r', isengard: '1r', sauron: '1r' },
  };
  const game = play('free', 'the-spirit-of-mordor', words, { rolls: [5, 4, 6, 1, 3] });
  game.offersOnly('free', ['pick helms-deep', 'pick minas-morgul', 'pick orthanc']);
  game.play('free', 'pick orthanc');
  game.offersOnly('shadow', [
    'remove isengard-regular',
    'reduce isengard-elite',
    'remove isengard-elite',
    'remove sauron-regular',
  ]);
  game.play('shadow', 'reduce isengard-elite', 'remove sauron-regular');
  game.position({ orthanc: { isengard: '3r', sauron: null }, 'minas-morgul': { sauron: '3r', southrons: '1e' } });
});

rule(
  'The Spirit of Mordor: hits beyond the last unit are lost; without such an Army nobody rolls',
  ['WR-5.5.3', 'WR-5.3.8'],
  () => {
    const all = play(
      'free',
      'the-spirit-of-mordor',
      { moria: { sauron: '1r', southrons: '1r' }, umbar: { southrons: '2r' } },
      { rolls: [6, 6, 6, 6, 6] },
    );
    all.position({ moria: null, umbar: { southrons: '2r' } });
    const none = play('free', 'the-spirit-of-mordor', { umbar: { southrons: '2r' } }, { rolls: [] });
    none.position({ umbar: { southrons: '2r' }, discards: { free: ['the-spirit-of-mordor'] } });
  },
);

rule("Faramir's Rangers: three dice against an Army in Osgiliath or Ithilien", ['WR-5.5.4'], () => {
  const words = {
    osgiliath: { gondor: '2r' },
    'north-ithilien': { sauron: '3r' },
    'south-ithilien': { southrons: '1r' },
    'minas-morgul': { sauron: '4r' },
  };
  const game = play('free', 'faramirs-rangers', words, { rolls: [5, 6, 4] });
  game.offersOnly('free', ['pick south-ithilien', 'pick north-ithilien']);
  game.play('free', 'pick north-ithilien', 'recruit gondor-elite');
  game.position({
    'north-ithilien': { sauron: '1r' },
    'south-ithilien': { southrons: '1r' },
    osgiliath: { gondor: '2r 1e 1l' },
  });
});

rule(
  "Faramir's Rangers: without an Army to strike the Rangers still gather, but only with an Army in Osgiliath",
  ['WR-5.3.10'],
  () => {
    const gather = play('free', 'faramirs-rangers', { osgiliath: { rohan: '1r' } }, { rolls: [] });
    gather.play('free', 'recruit gondor-regular');
    gather.position({ osgiliath: { rohan: '1r', gondor: '1r 1l' } });
    const strike = play('free', 'faramirs-rangers', { osgiliath: { sauron: '2r' } }, { rolls: [1, 5, 2] });
    strike.position({ osgiliath: { sauron: '1r', gondor: null } });
    const nothing = play('free', 'faramirs-rangers', {}, { rolls: [] });
    nothing.position({ osgiliath: null, discards: { free: ['faramirs-rangers'] } });
  },
);
