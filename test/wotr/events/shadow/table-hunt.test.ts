// Cards of the Shadow that lie on the table and wait for the Fellowship: what they do there, and how they leave.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Words } from '../../../../engine/game.ts';
import { wotr } from '../../../../games/wotr/game.ts';
import { rule } from '../../../rule.ts';
import { scene } from '../../../scene.ts';
import { play, type Table } from '../table.ts';

for (const card of ['worn-with-sorrow-and-toil', 'flocks-of-crebain', 'balrog-of-moria'])
  rule(`${card} is played on the table and stays there`, ['WR-5.4.1'], () => {
    const game = play('shadow', card, {});
    game.position({ table: [card], hands: { shadow: [] }, discards: { shadow: [] }, dice: { shadow: [] } });
  });

const goesAway = (card: string): Words => ({ table: [], discards: { shadow: [card] } });

/** The Fellowship moves and is hunted. */
function hunted(table: readonly string[], rolls: readonly number[], draws: readonly string[], words: Words): Table {
  const fellowship = { at: 'hollin', companions: ['strider', 'gimli'] };
  const dice = { free: ['character', 'character'], shadow: ['army'] };
  const game = scene(wotr, { dice, fellowship, hunt: { shadow: 1 }, table, ...words }, { rolls, draws });
  game.play('free', 'die character', 'move fellowship');
  return game;
}

/** The Fellowship phase, and a declaration. */
function declared(table: readonly string[], at: string, region: string, progress: number, words: Words = {}): Table {
  const game = scene(wotr, {
    phase: 'fellowship',
    fellowship: { at, progress, companions: ['strider'] },
    table,
    ...words,
  });
  game.play('free', `declare ${region}`);
  return game;
}

// ---- Worn with Sorrow and Toil --------------------------------------------------------------------------------------

const WORN = 'worn-with-sorrow-and-toil';

test('Worn with Sorrow and Toil: a casualty of the Hunt costs a Character card from the hand, drawn blindly', () => {
  const hands = { free: ['athelas', 'wisdom-of-elrond', 'elven-rope'] };
  const game = hunted([WORN], [6], ['3', 'gimli', 'elven-rope'], { hands });
  game.play('free', 'lose a companion');
  game.offersOnly('shadow', ['discard from hand', 'discard none']);
  game.play('shadow', 'discard from hand');
  game.says('discard a card', undefined, { to: 'shadow' });
  game.says('Elven Rope', undefined, { to: 'free', notTo: 'shadow' });
  game.position({
    hands: { free: ['athelas', 'wisdom-of-elrond'] },
    buried: { free: ['elven-rope'] },
    table: [WORN],
    fellowship: { corruption: 1 },
  });
});

test('Worn with Sorrow and Toil: or a Character card from the table, or nothing', () => {
  const table = [WORN, 'mithril-coat-and-sting', 'the-power-of-tom-bombadil', 'flocks-of-crebain'];
  const lose = (): Table => {
    const game = hunted(table, [6], ['1', 'gimli'], {});
    game.play('shadow', 'keep');
    game.play('free', 'keep', 'lose a companion');
    game.offersOnly('shadow', ['discard mithril-coat-and-sting', 'discard none']);
    return game;
  };
  const takes = lose();
  takes.play('shadow', 'discard mithril-coat-and-sting');
  takes.position({
    table: [WORN, 'the-power-of-tom-bombadil', 'flocks-of-crebain'],
    discards: { free: ['mithril-coat-and-sting'] },
  });
  const leaves = lose();
  leaves.play('shadow', 'discard none');
  leaves.position({ table });
});

test('Worn with Sorrow and Toil: a Hobbit who comes back was a casualty all the same, and so was one in Mordor', () => {
  const hobbit = hunted([WORN], [6], ['1', 'meriadoc'], {
    fellowship: { at: 'hollin', companions: ['strider', 'meriadoc'] },
    hands: { free: ['athelas'] },
  });
  hobbit.play('free', 'lose a companion');
  hobbit.offers('shadow', 'discard from hand');
  const mordor = hunted([WORN], [], ['2'], {
    fellowship: { at: 'morannon', mordor: 1, companions: ['gandalf-grey', 'gimli'] },
    hands: { free: ['athelas'] },
  });
  mordor.play('free', 'lose the guide');
  mordor.offers('shadow', 'discard from hand');
});

test('Worn with Sorrow and Toil: nothing without a casualty, and nothing without a Character card', () => {
  const ring = hunted([WORN], [6], ['3'], { hands: { free: ['athelas'] } });
  ring.play('free', 'use the ring');
  ring.asks('shadow', 'Choose a die');
  const strategy = hunted([WORN], [6], ['3'], { hands: { free: ['wisdom-of-elrond'] } });
  strategy.play('free', 'lose the guide');
  strategy.asks('shadow', 'Choose a die');
  const slips = hunted([WORN], [6], ['1'], {
    fellowship: { at: 'hollin', companions: ['meriadoc', 'peregrin'], guide: 'meriadoc' },
    hands: { free: ['athelas'] },
  });
  slips.play('free', 'slip away peregrin', 'to hollin');
  slips.asks('shadow', 'Choose a die');
});

rule(
  'Worn with Sorrow and Toil goes when the Fellowship is declared in a Stronghold its own people hold',
  ['WR-5.4.1'],
  () => {
    declared([WORN], 'dimrill-dale', 'lorien', 1).position(goesAway(WORN));
    declared([WORN], 'dimrill-dale', 'lorien', 1, { lorien: { captured: true } }).position({ table: [WORN] });
    declared([WORN], 'westemnet', 'edoras', 1).position({ table: [WORN] });
    declared([WORN], 'hollin', 'moria', 1).position({ table: [WORN] });
  },
);

// ---- Flocks of Crebain ----------------------------------------------------------------------------------------------

const FLOCKS = 'flocks-of-crebain';

rule('Flocks of Crebain: discarded before a Hunt Roll, it adds 1 to every die', ['WR-9.5.2'], () => {
  const used = hunted([FLOCKS], [5, 1], ['0r'], { hunt: { shadow: 2 } });
  used.offersOnly('shadow', ['use flocks-of-crebain', 'keep']);
  used.play('shadow', 'use flocks-of-crebain');
  used.says('5 or more is needed');
  used.play('free', 'to hollin');
  used.position({ ...goesAway(FLOCKS), drawn: ['0r'] });
  const kept = hunted([FLOCKS], [5, 1], [], { hunt: { shadow: 2 } });
  kept.play('shadow', 'keep');
  kept.position({ table: [FLOCKS], drawn: [] });
});

test('Flocks of Crebain: to re-rolls and beside the dice of the Free Peoples too', () => {
  const again = hunted([FLOCKS], [4, 5], ['1'], { hollin: { nazgul: 1 } });
  again.play('shadow', 'use flocks-of-crebain');
  again.play('free', 'use the ring');
  again.position({ fellowship: { corruption: 1 } });
  const busy = hunted([FLOCKS], [4], ['1'], { hunt: { shadow: 1, free: 1 } });
  busy.play('shadow', 'use flocks-of-crebain');
  busy.says('4 or more is needed');
});

rule(
  'Flocks of Crebain finds nothing to add to without a Hunt die, nor on the Mordor Track',
  ['WR-9.4.5', 'WR-9.12.2'],
  () => {
    const none = hunted([FLOCKS], [], [], { hunt: { shadow: 0 } });
    none.asks('shadow', 'Choose a die');
    none.position({ table: [FLOCKS] });
    const mordor = hunted([FLOCKS], [], ['0r'], { fellowship: { at: 'morannon', mordor: 1, companions: ['strider'] } });
    mordor.position({ table: [FLOCKS], fellowship: { mordor: 2 } });
  },
);

test('Flocks of Crebain serves The Nazgûl Strike! as well', () => {
  const game = play(
    'shadow',
    'the-nazgul-strike',
    {
      fellowship: { at: 'hollin', progress: 1, companions: ['strider'] },
      hollin: { nazgul: 1 },
      hunt: { shadow: 1 },
      table: [FLOCKS],
    },
    { rolls: [5], draws: ['2'] },
  );
  game.play('shadow', 'done', 'decide hunt-roll', 'use flocks-of-crebain');
  game.play('free', 'use the ring');
  game.position({ fellowship: { corruption: 2 }, table: [] });
});

rule(
  'Flocks of Crebain goes when the Fellowship is declared in a City or Stronghold, whoever holds it',
  ['WR-5.4.1'],
  () => {
    declared([FLOCKS], 'westemnet', 'edoras', 1).position(goesAway(FLOCKS));
    declared([FLOCKS], 'dimrill-dale', 'lorien', 1).position(goesAway(FLOCKS));
    declared([FLOCKS], 'westemnet', 'edoras', 1, { edoras: { captured: true } }).position(goesAway(FLOCKS));
    declared([FLOCKS], 'south-downs', 'bree', 1).position({ table: [FLOCKS] });
    declared([FLOCKS], 'near-harad', 'far-harad', 1).position({ table: [FLOCKS] });
  },
);

// ---- Balrog of Moria ------------------------------------------------------------------------------------------------

const BALROG = 'balrog-of-moria';

/** A declaration that gives the Balrog his chance, which he takes. */
function caught(at: string, region: string, progress: number, draws: readonly string[], words: Words = {}): Table {
  const game = scene(
    wotr,
    { phase: 'fellowship', fellowship: { at, progress, companions: ['strider', 'gimli'] }, table: [BALROG], ...words },
    { draws },
  );
  game.play('free', `declare ${region}`);
  game.offersOnly('shadow', ['use balrog-of-moria', 'keep']);
  game.play('shadow', 'use balrog-of-moria');
  return game;
}

test('Balrog of Moria: a tile when the Fellowship is declared into, out of or beyond Moria', () => {
  for (const [at, region, progress] of [
    ['hollin', 'moria', 1],
    ['moria', 'hollin', 1],
    ['hollin', 'dimrill-dale', 2],
  ] as const) {
    const game = caught(at, region, progress, ['3']);
    game.play('free', 'use the ring');
    game.position({ ...goesAway(BALROG), fellowship: { at: region, corruption: 3, revealed: false } });
  }
  const keeps = scene(
    wotr,
    { phase: 'fellowship', fellowship: { at: 'hollin', progress: 1 }, table: [BALROG] },
    { draws: [] },
  );
  keeps.play('free', 'declare moria');
  keeps.play('shadow', 'keep');
  keeps.position({ table: [BALROG], drawn: [], fellowship: { at: 'moria', corruption: 0 } });
});

test('Balrog of Moria: not where another way of that length avoids Moria', () => {
  for (const [at, region, progress] of [
    ['hollin', 'trollshaws', 1],
    ['hollin', 'north-dunland', 2],
  ] as const)
    declared([BALROG], at, region, progress).asks('shadow', 'How many dice go into the Hunt box');
});

test('Balrog of Moria: an Eye does nothing', () => {
  const game = caught('hollin', 'dimrill-dale', 2, ['eye-r'], { hunt: { shadow: 3 } });
  game.position({ ...goesAway(BALROG), fellowship: { corruption: 0, revealed: false }, drawn: ['eye-r'] });
});

rule(
  'Balrog of Moria: its Reveal icon is void after a declaration in a City or Stronghold its people hold',
  ['WR-9.8.1'],
  () => {
    const safe = caught('hollin', 'lorien', 3, ['1r']);
    safe.play('free', 'use the ring');
    safe.position({ fellowship: { at: 'lorien', corruption: 1, revealed: false } });
    const open = caught('hollin', 'dimrill-dale', 2, ['1r']);
    open.play('free', 'use the ring');
    open.position({ fellowship: { at: 'dimrill-dale', corruption: 1, revealed: true } });
    const lost = caught('hollin', 'lorien', 3, ['1r'], { lorien: { captured: true } });
    lost.play('free', 'use the ring');
    lost.position({ fellowship: { at: 'lorien', corruption: 1, revealed: true } });
  },
);

rule('Balrog of Moria: revealed in Moria, three tiles one after the other', ['WR-9.8.2', 'WR-9.8.3'], () => {
  const game = hunted([BALROG], [6], ['1r', '2', '3'], {});
  game.play('free', 'use the ring');
  game.position({ fellowship: { corruption: 1 }, drawn: ['1r'] });
  game.play('free', 'to moria');
  game.position({ fellowship: { at: 'moria', corruption: 1, revealed: true }, drawn: ['1r'] });
  game.play('shadow', 'use balrog-of-moria');
  game.position({ ...goesAway(BALROG), drawn: ['1r', '2'] });
  game.play('free', 'use the ring');
  game.position({ fellowship: { corruption: 3 }, drawn: ['1r', '2', '3'] });
  game.play('free', 'use the ring');
  game.position({ fellowship: { corruption: 6 } });
});

rule('Balrog of Moria can be used for its combat text from the table, and is discarded', ['WR-5.6.4'], () => {
  const words = {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['army'] },
    politics: { sauron: 'at war' },
    'dimrill-dale': { sauron: '2r' },
    'parth-celebrant': { elves: '4r' },
    table: [BALROG],
  };
  const game = scene(wotr, words, { rolls: [4, 5, 1, 1, 1, 1, 1] });
  game.play('shadow', 'die army', 'attack dimrill-dale', 'against parth-celebrant');
  game.play('shadow', 'card', `choose ${BALROG}`);
  game.position({ ...goesAway(BALROG), 'parth-celebrant': { elves: '2r' } });
  const far = scene(
    wotr,
    {
      ...words,
      'dimrill-dale': {},
      'western-brown-lands': { sauron: '2r' },
      'parth-celebrant': {},
      eastemnet: { elves: '2r' },
    },
    { rolls: [1, 1, 1, 1] },
  );
  far.play('shadow', 'die army', 'attack western-brown-lands', 'against eastemnet');
  far.position({ table: [BALROG] });
  assert.ok(!far.list('shadow').includes('card'));
});
