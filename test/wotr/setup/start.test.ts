// What `wotr.create` puts on the table (chapter III). The tables themselves are tested in test/wotr/tables.

import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { EVENT_DECK, EVENT_SIDE, eventIndex } from '../../../games/wotr/tables/events.ts';
import { NATION_IDS, type NationId, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { figure } from '../../../games/wotr/tables/pieces.ts';
import { rule } from '../../rule.ts';
import { type Scene, scene } from '../../scene.ts';

type Game = Scene<ReturnType<typeof wotr.create>, ReturnType<typeof wotr.view>>;

const start = (seed = 'start'): Game => scene(wotr, undefined, { seed });

/** The armies of one Nation and no others. */
function stands(nation: NationId | 'nazgul', armies: Readonly<Record<string, string>>): void {
  const game = start();
  const found: Record<string, string> = {};
  for (const [region, here] of Object.entries(wotr.position(game.state)))
    if (typeof here === 'object' && here !== null && nation in here && region !== 'politics')
      found[region] = String((here as Record<string, unknown>)[nation]);
  assert.deepEqual(found, armies);
}

function waits(nation: NationId, figures: readonly [number, number, number]): void {
  const { reserve } = start().view('spectator');
  assert.deepEqual(
    [0, 1, 2].map((kind) => reserve[figure(NATION_IDS.indexOf(nation), kind)]),
    figures,
  );
}

rule('The Dwarves stand in Erebor, Ered Luin and the Iron Hills', ['WR-3.2.1'], () =>
  stands('dwarves', { erebor: '1r 1e 1l', 'ered-luin': '1r', 'iron-hills': '1r' }),
);
rule('The Elves stand in their four Strongholds', ['WR-3.2.3'], () =>
  stands('elves', { 'grey-havens': '1r 1e 1l', rivendell: '2e 1l', 'woodland-realm': '1r 1e 1l', lorien: '1r 2e 1l' }),
);
rule('Gondor stands in Minas Tirith, Dol Amroth, Osgiliath and Pelargir', ['WR-3.2.5'], () =>
  stands('gondor', { 'minas-tirith': '3r 1e 1l', 'dol-amroth': '3r', osgiliath: '2r', pelargir: '1r' }),
);
rule('The North stands in five regions', ['WR-3.2.7'], () =>
  stands('north', { bree: '1r', carrock: '1r', dale: '1r 1l', 'north-downs': '1e', shire: '1r' }),
);
rule("Rohan stands in Edoras, the Fords of Isen and Helm's Deep", ['WR-3.2.9'], () =>
  stands('rohan', { edoras: '1r 1e', 'fords-of-isen': '2r 1l', 'helms-deep': '1r' }),
);
rule('Isengard stands in Orthanc and the two Dunlands', ['WR-3.3.1'], () =>
  stands('isengard', { orthanc: '4r 1e', 'north-dunland': '1r', 'south-dunland': '1r' }),
);
rule('Sauron stands in eight regions, with a Nazgûl in four of them', ['WR-3.3.3'], () => {
  stands('sauron', {
    'barad-dur': '4r 1e',
    'dol-guldur': '5r 1e',
    gorgoroth: '3r',
    'minas-morgul': '5r',
    moria: '2r',
    'mount-gundabad': '2r',
    nurn: '2r',
    morannon: '5r',
  });
  stands('nazgul', { 'barad-dur': '1', 'dol-guldur': '1', 'minas-morgul': '1', morannon: '1' });
});
rule('The Southrons & Easterlings stand in five regions', ['WR-3.3.5'], () =>
  stands('southrons', {
    'far-harad': '3r 1e',
    'near-harad': '3r 1e',
    'north-rhun': '2r',
    'south-rhun': '3r 1e',
    umbar: '3r',
  }),
);

rule(
  'The rest of the figures wait among the reinforcements',
  ['WR-3.1.17', 'WR-3.2.2', 'WR-3.2.4', 'WR-3.2.6', 'WR-3.2.8', 'WR-3.2.10', 'WR-3.3.2', 'WR-3.3.4', 'WR-3.3.6'],
  () => {
    waits('dwarves', [2, 4, 3]);
    waits('elves', [2, 4, 0]);
    waits('gondor', [6, 4, 3]);
    waits('north', [6, 4, 3]);
    waits('rohan', [6, 4, 3]);
    waits('isengard', [6, 5, 0]);
    waits('sauron', [8, 4, 4]);
    waits('southrons', [10, 3, 0]);
    assert.ok(
      start()
        .view('spectator')
        .lost.every((n) => n === 0),
    );
  },
);

rule(
  'The Fellowship starts in Rivendell, hidden, at step 0, without Corruption, led by Gandalf the Grey',
  ['WR-3.1.3', 'WR-3.1.4', 'WR-3.1.5', 'WR-3.1.6'],
  () =>
    start().position({
      fellowship: { at: 'rivendell', progress: 0, revealed: false, corruption: 0, guide: 'gandalf-grey', mordor: 0 },
    }),
);

rule(
  'Seven Companions are in the Fellowship; every other Character is set aside',
  ['WR-3.1.7', 'WR-3.1.8', 'WR-3.1.10'],
  () =>
    start().position({
      characters: {
        'gandalf-grey': 'fellowship',
        strider: 'fellowship',
        boromir: 'fellowship',
        legolas: 'fellowship',
        gimli: 'fellowship',
        meriadoc: 'fellowship',
        peregrin: 'fellowship',
        aragorn: 'aside',
        'gandalf-white': 'aside',
        gollum: 'aside',
        'witch-king': 'aside',
        saruman: 'aside',
        'mouth-of-sauron': 'aside',
      },
    }),
);

rule('The Free Peoples hold three Elven Rings and the Shadow none', ['WR-3.1.9', 'WR-4.11.1'], () =>
  start().position({ rings: { free: 3, shadow: 0 } }),
);

rule(
  'The Elves and the three Shadow Nations start active; each Nation has its own way to war',
  ['WR-3.1.15', 'WR-3.1.16'],
  () =>
    start().position({
      politics: {
        dwarves: '3 passive',
        elves: '3 active',
        gondor: '2 passive',
        north: '3 passive',
        rohan: '3 passive',
        isengard: '1 active',
        sauron: '1 active',
        southrons: '2 active',
      },
    }),
);

rule('The Hunt Pool starts with the Standard tiles alone', ['WR-3.1.12', 'WR-3.1.2'], () => {
  const { pool, ...rest } = wotr.position(start().state) as Record<string, string[]>;
  assert.deepEqual(pool.toSorted(), [
    '0r',
    '0r',
    '1',
    '1',
    '1r',
    '1r',
    '2',
    '2',
    '2r',
    '3',
    '3',
    '3',
    'eye-r',
    'eye-r',
    'eye-r',
    'eye-r',
  ]);
  for (const place of ['drawn', 'specials', 'gone']) assert.deepEqual(rest[place], [], place);
});

rule(
  'Each side has a Character and a Strategy deck of its own 24 base cards, shuffled',
  ['WR-3.1.11', 'WR-3.1.2'],
  () => {
    const decksOf = (seed: string): string[][] => {
      const { decks, hands } = wotr.position(start(seed).state) as Record<string, Record<string, string[]>>;
      // Phase 1 of the first turn has just drawn the top card of each deck, the Character card first.
      return Object.entries(decks).map(([deck, cards]) => {
        const [side, kind] = deck.split('-');
        return [hands[side][kind === 'character' ? 0 : 1], ...cards];
      });
    };
    const decks = decksOf('one');
    assert.equal(decks.length, 4);
    for (const [i, deck] of decks.entries()) {
      assert.equal(new Set(deck).size, 24);
      for (const slug of deck) {
        const card = eventIndex(slug);
        assert.equal(EVENT_SIDE[card], i >> 1, slug);
        assert.equal(EVENT_DECK[card], i & 1, slug);
      }
    }
    const others = decksOf('two');
    for (const [i, deck] of decks.entries()) assert.notDeepEqual(deck, others[i], 'the seed decides the order');
    assert.deepEqual(decks, decksOf('one'));
  },
);

rule('In the first turn the Free Peoples roll 4 Action Dice and the Shadow 7', ['WR-3.1.13'], () => {
  const game = start();
  game.play('free', 'no declaration');
  game.play('free', 'guide gandalf-grey');
  game.play('shadow', 'hunt 0');
  const { dice, huntDice } = game.view('spectator');
  assert.equal(dice[0].length, 4);
  assert.equal(dice[SHADOW].length + huntDice, 7);
});

rule('Each seat is a side from the start: the Free Peoples and the Shadow', ['WR-3.1.1'], () => {
  assert.deepEqual(wotr.seats({}), ['free', 'shadow']);
  const game = start();
  game.asks('free', 'declare');
  game.play('free', 'no declaration', 'guide strider');
  game.asks('shadow', 'Hunt box');
});

rule(
  'No Settlement is captured, and each Leader of the Free Peoples is with an Army',
  ['WR-2.10.9', 'WR-3.2.11'],
  () => {
    const game = start();
    assert.ok(game.view('spectator').captured.every((marker) => marker === 0));
    assert.deepEqual(wotr.faults(game.state), []);
  },
);

rule('On the map and in reserve there are 75 and 90 units, 20 Leaders and 8 Nazgûl', ['WR-3.2.12', 'WR-3.3.7'], () => {
  const figures = wotr.conserved(start().state);
  const sum = (kind: RegExp, nations: readonly string[]): number =>
    nations
      .flatMap((nation) => Object.keys(figures).filter((id) => id.startsWith(nation) && kind.test(id)))
      .reduce((total, id) => total + figures[id], 0);
  assert.equal(sum(/regular|elite/, NATION_IDS.slice(0, 5)), 75);
  assert.equal(sum(/leader/, NATION_IDS.slice(0, 5)), 20);
  assert.equal(sum(/regular|elite/, NATION_IDS.slice(5)), 90);
  assert.equal(figures['nazgul'], 8);
});
