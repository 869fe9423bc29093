// Cards about the Ring-bearers, hidden or seen.
import { test } from 'node:test';
import type { Words } from '../../../../engine/game.ts';
import { rule } from '../../../rule.ts';
import { play, type Table } from '../table.ts';
import { cannotPlay, canPlay } from './table.ts';

const hidden = { at: 'hollin', progress: 2, companions: ['strider', 'gimli'] };
const seen = { at: 'hollin', revealed: true, companions: ['strider', 'gimli', 'meriadoc'] };

for (const card of ['nazgul-search', 'cruel-weather', 'the-nazgul-strike'])
  rule(`${card}: only while the Fellowship is beyond step 0, which it is not in Mordor`, ['WR-5.3.4'], () => {
    cannotPlay(card, { fellowship: { ...hidden, progress: 0 } });
    cannotPlay(card, { fellowship: { ...hidden, progress: 0, at: 'morannon', mordor: 3 } });
    canPlay(card, { fellowship: { ...hidden, progress: 1 } });
  });

for (const card of ['morgul-wound', 'lure-of-the-ring', 'the-breaking-of-the-fellowship'])
  rule(`${card}: only while the Fellowship is revealed, in Mordor too`, ['WR-5.3.4'], () => {
    cannotPlay(card, { fellowship: hidden });
    cannotPlay(card, { fellowship: { ...seen, revealed: false, at: 'morannon', mordor: 1 } });
    canPlay(card, { fellowship: seen });
    canPlay(card, { fellowship: { ...seen, at: 'morannon', mordor: 1 } });
  });

// ---- the Nazgûl -----------------------------------------------------------------------------------------------------

test('Nazgûl Search: the Fellowship is revealed if a Nazgûl is with it after they have moved', () => {
  const words = { fellowship: hidden, 'dol-guldur': { nazgul: 1 }, morannon: { nazgul: 2 } };
  const found = play('shadow', 'nazgul-search', words);
  found.play('shadow', 'from dol-guldur', 'to hollin', 'from morannon', 'to umbar', 'done');
  found.asks('free', 'The Fellowship is revealed');
  found.play('free', 'to trollshaws');
  found.position({
    fellowship: { at: 'trollshaws', progress: 0, revealed: true },
    hollin: { nazgul: 1 },
    umbar: { nazgul: 1 },
    morannon: { nazgul: 1 },
  });
  const missed = play('shadow', 'nazgul-search', words);
  missed.play('shadow', 'from dol-guldur', 'to moria', 'done');
  missed.position({
    fellowship: { at: 'hollin', progress: 2, revealed: false },
    discards: { shadow: ['nazgul-search'] },
  });
});

rule('Nazgûl Search: one who was there already, or the Witch-king, finds it as well', ['WR-6.13.3'], () => {
  const there = play('shadow', 'nazgul-search', { fellowship: hidden, hollin: { nazgul: 1 } });
  there.play('shadow', 'done');
  there.asks('free', 'The Fellowship is revealed');
  const lord = play('shadow', 'nazgul-search', { fellowship: hidden, characters: { 'witch-king': 'dol-guldur' } });
  lord.play('shadow', 'take witch-king', 'to hollin');
  lord.asks('free', 'The Fellowship is revealed');
});

rule('Nazgûl Search: a Stronghold of the Free Peoples shelters the Fellowship', ['WR-6.13.2'], () => {
  const game = play('shadow', 'nazgul-search', {
    fellowship: { ...hidden, at: 'rivendell' },
    'dol-guldur': { nazgul: 1 },
  });
  game.play('shadow', 'from dol-guldur');
  game.refuses('shadow', 'to rivendell', 'WR-6.13.2');
  game.play('shadow', 'to trollshaws');
  game.position({ fellowship: { revealed: false } });
});

test('Cruel Weather: the figure goes to a neighbouring region, and that is all', () => {
  const game = play('shadow', 'cruel-weather', { fellowship: hidden, table: ['balrog-of-moria'] }, { draws: [] });
  game.offersOnly('shadow', [
    'pick fords-of-bruinen',
    'pick moria',
    'pick north-dunland',
    'pick south-downs',
    'pick trollshaws',
  ]);
  game.play('shadow', 'pick moria');
  game.position({
    fellowship: { at: 'moria', progress: 2, revealed: false },
    table: ['balrog-of-moria'],
    drawn: [],
    dice: { shadow: [] },
  });
});

const struck = (words: Words, rolls: readonly number[] = [], draws: readonly string[] = []): Table => {
  const game = play(
    'shadow',
    'the-nazgul-strike',
    { fellowship: hidden, hollin: { nazgul: 1 }, ...words },
    { rolls, draws },
  );
  game.play('shadow', 'done');
  return game;
};

rule('The Nazgûl Strike!: with a Nazgûl there, a Character card on the table goes', ['WR-5.3.9'], () => {
  const table = ['axe-and-bow', 'the-power-of-tom-bombadil', 'mithril-coat-and-sting', 'flocks-of-crebain'];
  const game = struck({ table, hunt: { shadow: 1 } });
  game.offersOnly('shadow', ['decide discard-card', 'decide hunt-roll', 'done']);
  game.play('shadow', 'decide discard-card');
  game.offersOnly('shadow', ['pick card axe-and-bow', 'pick card mithril-coat-and-sting']);
  game.play('shadow', 'pick card mithril-coat-and-sting');
  game.position({
    table: ['axe-and-bow', 'the-power-of-tom-bombadil', 'flocks-of-crebain'],
    discards: { free: ['mithril-coat-and-sting'], shadow: ['the-nazgul-strike'] },
    fellowship: { corruption: 0, progress: 2 },
  });
  const one = struck({ table: ['axe-and-bow'] });
  one.play('shadow', 'decide discard-card');
  one.position({ table: [], discards: { free: ['axe-and-bow'] } });
  const bare = struck({ hunt: { shadow: 1 } });
  bare.offersOnly('shadow', ['decide hunt-roll', 'done']);
});

rule('The Nazgûl Strike!: or the Hunt is rolled, as if the Fellowship had moved', ['WR-9.5.1', 'WR-9.6.1'], () => {
  const game = struck({ hunt: { shadow: 2, free: 1 } }, [4, 1, 5], ['3']);
  game.play('shadow', 'decide hunt-roll');
  game.says('5 or more is needed');
  game.play('free', 'use the ring');
  game.position({ fellowship: { at: 'hollin', progress: 2, corruption: 3 }, hunt: { shadow: 2, free: 1 } });
  const none = struck({}, [], []);
  none.play('shadow', 'decide hunt-roll');
  none.says('No Shadow die is in the Hunt box', 'WR-9.4.5');
});

test('The Nazgûl Strike!: nothing follows where no Nazgûl is', () => {
  const game = struck({ hollin: {}, moria: { nazgul: 2 }, table: ['axe-and-bow'], hunt: { shadow: 1 } });
  game.position({ table: ['axe-and-bow'], discards: { shadow: ['the-nazgul-strike'] } });
  game.asks('free', 'Choose a die');
});

// ---- the Fellowship revealed ----------------------------------------------------------------------------------------

test('Morgul Wound: two points up to Corruption 3, one above', () => {
  for (const [before, after] of [
    [0, 2],
    [3, 5],
    [4, 5],
    [10, 11],
  ])
    play('shadow', 'morgul-wound', { fellowship: { ...seen, corruption: before } }).position({
      fellowship: { corruption: after, revealed: true },
    });
  const last = play('shadow', 'morgul-wound', { fellowship: { ...seen, corruption: 11 } });
  last.outcome({ winner: 'shadow', reason: 'corruption' });
});

test('Lure of the Ring: Corruption of the Level of the Companion drawn, or his end', () => {
  const keep = play('shadow', 'lure-of-the-ring', { fellowship: seen }, { draws: ['strider'] });
  keep.offersOnly('free', ['decide take-corruption', 'decide lose-companion']);
  keep.play('free', 'decide take-corruption');
  keep.position({ fellowship: { corruption: 3 }, characters: { strider: 'fellowship' } });
  const lose = play('shadow', 'lure-of-the-ring', { fellowship: seen }, { draws: ['strider'] });
  lose.play('free', 'decide lose-companion');
  lose.position({ fellowship: { corruption: 0, guide: 'gimli' }, characters: { strider: 'eliminated' } });
});

test('Lure of the Ring: a Hobbit comes back, and no card is lost for a Companion who is no casualty', () => {
  const words = {
    fellowship: seen,
    table: ['worn-with-sorrow-and-toil'],
    hands: { free: ['athelas'], shadow: ['lure-of-the-ring'] },
  };
  const hobbit = play('shadow', 'lure-of-the-ring', words, { draws: ['meriadoc'] });
  hobbit.play('free', 'decide lose-companion');
  hobbit.play('free', 'to trollshaws');
  hobbit.position({
    characters: { meriadoc: 'trollshaws' },
    fellowship: { corruption: 0 },
    hands: { free: ['athelas'] },
  });
  const dwarf = play('shadow', 'lure-of-the-ring', words, { draws: ['gimli'] });
  dwarf.play('free', 'decide lose-companion');
  dwarf.position({ characters: { gimli: 'eliminated' }, hands: { free: ['athelas'] } });
  dwarf.asks('free', 'Choose a die');
});

test('With Gollum as the Guide, Lure of the Ring and The Breaking of the Fellowship add one point instead', () => {
  const alone = { at: 'hollin', revealed: true, companions: [], corruption: 4 };
  for (const card of ['lure-of-the-ring', 'the-breaking-of-the-fellowship'])
    play('shadow', card, { fellowship: alone }, { draws: [], rolls: [] }).position({
      fellowship: { corruption: 5, guide: 'gollum' },
      drawn: [],
    });
});

const broken = (words: Words, draws: readonly string[], rolls: readonly number[] = []): Table =>
  play('shadow', 'the-breaking-of-the-fellowship', { fellowship: seen, ...words }, { draws, rolls });

test('The Breaking of the Fellowship: as many Companions as the tile says stand with the Ring-bearers', () => {
  const two = broken({}, ['2r']);
  two.offersOnly('free', ['take strider', 'take gimli', 'take meriadoc']);
  two.play('free', 'take strider');
  two.offersOnly('free', ['take gimli', 'take meriadoc']);
  two.play('free', 'take gimli');
  two.position({
    characters: { strider: 'hollin', gimli: 'hollin', meriadoc: 'fellowship' },
    fellowship: { guide: 'meriadoc', corruption: 0 },
    drawn: ['2r'],
  });
  const guide = broken({}, ['1']);
  guide.play('free', 'take strider');
  guide.position({ characters: { strider: 'hollin' }, fellowship: { guide: 'gimli' } });
  const all = broken({ fellowship: { ...seen, companions: ['strider', 'gimli'] } }, ['3']);
  all.position({ characters: { strider: 'hollin', gimli: 'hollin' }, fellowship: { guide: 'gollum', corruption: 0 } });
});

test('The Breaking of the Fellowship: an Eye, a 0 or a special tile of the Free Peoples parts nobody', () => {
  const together = { characters: { strider: 'fellowship', gimli: 'fellowship', meriadoc: 'fellowship' } };
  for (const tile of ['eye-r', '0r']) {
    const game = broken({}, [tile]);
    game.position({ ...together, fellowship: { corruption: 0, guide: 'strider' } });
    game.asks('free', 'Choose a die');
  }
  const mordor = { ...seen, at: 'morannon', mordor: 2, corruption: 3 };
  const phial = broken({ fellowship: mordor, pool: ['phial-of-galadriel', '3'] }, ['phial-of-galadriel']);
  phial.position({ ...together, fellowship: { corruption: 3, mordor: 2 } });
  phial.asks('free', 'Choose a die');
});

rule(
  'The Breaking of the Fellowship: on the Mordor Track those who must leave are eliminated',
  ['WR-9.12.1', 'WR-9.3.5'],
  () => {
    const mordor = { ...seen, at: 'morannon', mordor: 1 };
    const game = broken({ fellowship: mordor, pool: ['shelobs-lair'] }, ['shelobs-lair'], [2]);
    game.play('free', 'take gimli', 'take strider');
    game.position({
      characters: { strider: 'eliminated', gimli: 'eliminated' },
      fellowship: { guide: 'meriadoc', mordor: 1, corruption: 0 },
    });
  },
);

rule('The Breaking of the Fellowship only reads its tile: no card against the Hunt helps', ['WR-9.9.13'], () => {
  const game = broken(
    {
      fellowship: { ...seen, companions: ['gandalf-grey', 'gimli'] },
      table: ['wizards-staff', 'mithril-coat-and-sting', 'axe-and-bow'],
    },
    ['1'],
  );
  game.offersOnly('free', ['take gandalf-grey', 'take gimli']);
  game.play('free', 'take gimli');
  game.position({ characters: { gimli: 'hollin' }, table: ['wizards-staff', 'mithril-coat-and-sting'] });
});

rule(
  'The Breaking of the Fellowship: who is left behind in a City rouses its Nation',
  ['WR-7.2.10', 'WR-7.2.5'],
  () => {
    const game = broken({ fellowship: { ...seen, at: 'edoras' }, politics: { rohan: '3 passive' } }, ['1']);
    game.play('free', 'take meriadoc');
    game.position({ characters: { meriadoc: 'edoras' }, politics: { rohan: '3 active' } });
    const dwarf = broken({ fellowship: { ...seen, at: 'edoras' }, politics: { rohan: '3 passive' } }, ['1']);
    dwarf.play('free', 'take gimli');
    dwarf.position({ characters: { gimli: 'edoras' }, politics: { rohan: '3 passive' } });
  },
);
