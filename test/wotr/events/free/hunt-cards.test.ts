// Cards of the Free Peoples against the Hunt: special tiles, and what lies on the table until a tile is drawn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Words } from '../../../../engine/game.ts';
import type { Setting } from '../../../../engine/scenario/stage.ts';
import { wotr } from '../../../../games/wotr/game.ts';
import { rule } from '../../../rule.ts';
import { scene } from '../../../scene.ts';
import { play, type Table } from '../table.ts';

// ---- special tiles --------------------------------------------------------------------------------------------------

const TILES = [
  { card: 'elven-cloaks', corruption: 3 },
  { card: 'elven-rope', corruption: 3 },
  { card: 'phial-of-galadriel', corruption: 1 },
  { card: 'smeagol-helps-nice-master', corruption: 2 },
] as const;
const poolOf = (game: Table): readonly string[] => wotr.position(game.state)['pool'] as string[];

for (const { card, corruption } of TILES) {
  rule(`${card}: its tile waits until the Fellowship is in Mordor`, ['WR-9.3.1', 'WR-9.3.2'], () => {
    const words = {
      fellowship: { at: 'morannon', companions: ['boromir'] },
      dice: { free: ['event'], shadow: ['event'] },
    };
    const game = play('free', card, words, { rolls: [], draws: [] });
    game.position({ specials: [card], discards: { free: [card] } });
    assert.equal(poolOf(game).length, 16);
    const enters = scene(wotr, { phase: 'fellowship', fellowship: words.fellowship, specials: [card] });
    enters.play('free', 'declare morannon');
    assert.ok(poolOf(enters).includes(card));
    enters.position({ specials: [], fellowship: { mordor: 1 } });
  });

  rule(
    `${card}: in Mordor its tile joins the Hunt Pool at once; drawn, it spares or heals`,
    ['WR-9.3.3', 'WR-9.3.4'],
    () => {
      const game = play(
        'free',
        card,
        {
          fellowship: { at: 'morannon', mordor: 1, corruption: 3, companions: ['boromir'] },
          dice: { free: ['event', 'character'], shadow: ['army'] },
        },
        { draws: [card] },
      );
      game.position({ specials: [] });
      assert.equal(poolOf(game).length, 17);
      game.play('shadow', 'die army', 'spend for nothing');
      game.play('free', 'die character', 'move fellowship');
      game.position({ fellowship: { mordor: 2, corruption } });
    },
  );
}

// ---- on the table ---------------------------------------------------------------------------------------------------

/** The Fellowship moves, one die hunts it and finds it. */
function hunted(table: readonly string[], draws: readonly string[], words: Words = {}): Table {
  const setting: Omit<Setting, 'words'> = { rolls: [6], draws };
  const game = scene(
    wotr,
    {
      dice: { free: ['character', 'character'], shadow: ['army'] },
      fellowship: { at: 'hollin', companions: ['boromir', 'gimli', 'legolas'], guide: 'boromir' },
      hunt: { shadow: 1 },
      table,
      ...words,
    },
    setting,
  );
  game.play('free', 'die character', 'move fellowship');
  return game;
}
const gone = (card: string): Words => ({ table: [], discards: { free: [card] } });

rule('Mithril Coat and Sting is played on the table and stays there', ['WR-5.4.1'], () => {
  const game = play('free', 'mithril-coat-and-sting', {}, { rolls: [], draws: [] });
  game.position({ table: ['mithril-coat-and-sting'], discards: { free: [] } });
});

rule(
  'Mithril Coat and Sting: discarded for another tile; the first goes back into the Pool afterwards',
  ['WR-5.4.1', 'WR-9.9.14'],
  () => {
    const game = hunted(['mithril-coat-and-sting'], ['3', '1']);
    game.offersOnly('free', ['use mithril-coat-and-sting', 'keep']);
    game.play('free', 'use mithril-coat-and-sting');
    game.asks('free', '1 point of Hunt Damage');
    game.position(gone('mithril-coat-and-sting'));
    game.play('free', 'use the ring');
    game.position({ fellowship: { corruption: 1 }, drawn: ['1'] });
    assert.equal(poolOf(game).filter((tile) => tile === '3').length, 3);
  },
);

rule('Mithril Coat and Sting may be kept for a later tile', ['WR-5.4.1'], () => {
  const game = hunted(['mithril-coat-and-sting'], ['2']);
  game.play('free', 'keep', 'use the ring');
  game.position({ table: ['mithril-coat-and-sting'], fellowship: { corruption: 2 }, drawn: ['2'] });
});

rule('Mithril Coat and Sting replaces a tile whose die has not been rolled', ['WR-9.9.14'], () => {
  const game = scene(
    wotr,
    {
      dice: { free: ['character'], shadow: ['army'] },
      fellowship: { at: 'morannon', mordor: 1, companions: ['boromir'] },
      pool: ['shelobs-lair', '0r'],
      table: ['mithril-coat-and-sting'],
    },
    { rolls: [], draws: ['shelobs-lair', '0r'] },
  );
  game.play('free', 'die character', 'move fellowship', 'use mithril-coat-and-sting');
  game.position({ fellowship: { mordor: 2, corruption: 0, revealed: true }, pool: ['shelobs-lair'] });
});

rule('Challenge of the King only reads its tiles: no card replaces or prevents them', ['WR-9.9.13'], () => {
  const game = play(
    'free',
    'challenge-of-the-king',
    {
      characters: { strider: 'edoras' },
      edoras: { rohan: '1r' },
      fellowship: { guide: 'gandalf-grey' },
      table: ['mithril-coat-and-sting', 'wizards-staff'],
    },
    { draws: ['3', '2', '1'] },
  );
  game.position({ table: ['mithril-coat-and-sting', 'wizards-staff'], drawn: [] });
  game.asks('shadow');
});

const LESSEN = [
  { card: 'axe-and-bow', keepers: ['gimli', 'legolas'] },
  { card: 'horn-of-gondor', keepers: ['boromir'] },
] as const;

for (const { card, keepers } of LESSEN) {
  rule(`${card}: discarded to take one off the damage; the rest is answered as usual`, ['WR-5.4.1', 'WR-9.9.9'], () => {
    const game = hunted([card], ['3']);
    game.offersOnly('free', [`use ${card}`, 'use the ring', 'lose the guide', 'lose a companion']);
    game.play('free', `use ${card}`);
    game.offersOnly('free', ['use the ring', 'lose the guide', 'lose a companion']);
    game.position(gone(card));
    game.play('free', 'use the ring');
    game.position({ fellowship: { corruption: 2 } });
  });

  rule(`${card}: the last point of damage goes, and no damage calls for no card`, ['WR-9.9.8', 'WR-9.9.9'], () => {
    const one = hunted([card], ['1']);
    one.play('free', `use ${card}`);
    one.position({ fellowship: { corruption: 0 }, ...gone(card) });
    one.asks('shadow');
    const none = hunted([card], ['0r']);
    none.position({ table: [card] });
    none.asks('free', 'revealed'); // not how he answers
  });

  rule(
    `${card}: played on the table, and gone with the last who keeps it`,
    ['WR-5.4.1', 'WR-5.4.3', 'WR-5.4.10'],
    () => {
      const game = play('free', card, {
        dice: { free: ['event', 'character'], shadow: ['army'] },
        fellowship: { at: 'hollin', companions: [...keepers, 'strider'], guide: 'strider' },
      });
      game.position({ table: [card], discards: { free: [] } });
      game.play('shadow', 'die army', 'spend for nothing');
      game.play('free', 'die character', 'separate', ...keepers.map((companion) => `take ${companion}`), 'to moria');
      game.position(gone(card));
    },
  );
}

rule('Axe and Bow stays while either Gimli or Legolas does', ['WR-5.4.10'], () => {
  for (const leaver of ['gimli', 'legolas']) {
    const game = scene(wotr, {
      dice: { free: ['character'], shadow: ['army'] },
      fellowship: { at: 'hollin', companions: ['gimli', 'legolas', 'strider'] },
      table: ['axe-and-bow'],
    });
    game.play('free', 'die character', 'separate', `take ${leaver}`, 'to moria');
    game.position({ table: ['axe-and-bow'], characters: { [leaver]: 'moria' } });
  }
});

rule('A casualty takes his card along at once', ['WR-5.4.3', 'WR-9.9.14'], () => {
  const game = hunted(['horn-of-gondor'], ['3'], {
    fellowship: { at: 'hollin', companions: ['boromir'], guide: 'boromir' },
  });
  game.play('free', 'lose the guide'); // Level 2, so one point is left
  game.position({ fellowship: { corruption: 1 }, characters: { boromir: 'eliminated' }, ...gone('horn-of-gondor') });
});

rule("Wizard's Staff: played on the table; discarded, it prevents the tile", ['WR-5.4.1', 'WR-9.9.14'], () => {
  const game = play('free', 'wizards-staff', { decks: { 'free-character': ['athelas'] } });
  game.position({ table: ['wizards-staff'] });
  const fellowship = { at: 'hollin', companions: ['gandalf-grey', 'gimli'] };
  const prevented = scene(
    wotr,
    { dice: { free: ['character'], shadow: ['army'] }, fellowship, hunt: { shadow: 1 }, table: ['wizards-staff'] },
    { rolls: [6], draws: [] },
  );
  prevented.play('free', 'die character', 'move fellowship');
  prevented.offersOnly('free', ['use wizards-staff', 'keep']);
  prevented.play('free', 'use wizards-staff');
  prevented.position({
    fellowship: { progress: 1, corruption: 0, revealed: false },
    drawn: [],
    ...gone('wizards-staff'),
  });
  const kept = hunted(['wizards-staff'], ['2'], { fellowship });
  kept.play('free', 'keep', 'use the ring');
  kept.position({ table: ['wizards-staff'], fellowship: { corruption: 2 } });
});

rule("Wizard's Staff is gone with Gandalf the Grey", ['WR-5.4.1', 'WR-5.4.3'], () => {
  const words = {
    dice: { free: ['character'], shadow: ['army'] },
    fellowship: { at: 'hollin', companions: ['gandalf-grey', 'gimli'] },
    table: ['wizards-staff'],
  };
  const leaves = scene(wotr, words);
  leaves.play('free', 'die character', 'separate', 'take gandalf-grey', 'to moria');
  leaves.position(gone('wizards-staff'));
  const dies = hunted(['wizards-staff'], ['3'], { fellowship: words.fellowship });
  dies.play('free', 'keep', 'lose the guide');
  dies.position({ characters: { 'gandalf-grey': 'eliminated' }, ...gone('wizards-staff') });
});

test('The Shadow can take such a card from the table by The Nazgûl Strike! and by Worn with Sorrow and Toil', () => {
  const strike = play('shadow', 'the-nazgul-strike', {
    fellowship: { at: 'hollin', progress: 1 },
    hollin: { nazgul: 1 },
    table: ['axe-and-bow', 'a-power-too-great', 'horn-of-gondor'],
  });
  strike.play('shadow', 'done', 'decide discard-card');
  strike.offersOnly('shadow', ['pick card axe-and-bow', 'pick card horn-of-gondor']);
  strike.play('shadow', 'pick card horn-of-gondor');
  strike.position({ table: ['axe-and-bow', 'a-power-too-great'], discards: { free: ['horn-of-gondor'] } });
  const worn = hunted(['worn-with-sorrow-and-toil', 'axe-and-bow'], ['2', 'gimli']);
  worn.play('free', 'lose a companion', 'guide boromir');

  worn.play('shadow', 'discard axe-and-bow');
  worn.position({ table: ['worn-with-sorrow-and-toil'], discards: { free: ['axe-and-bow'] } });
});
