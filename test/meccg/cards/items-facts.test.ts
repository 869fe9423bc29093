// What items give to their bearers, where they are stored, and that none is forgotten.
import assert from 'node:assert/strict';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import type { ATTACK_RACES } from '../../../games/meccg/cards/kinds.ts';
import { metwItems } from '../../../games/meccg/cards/metw-items.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';
import { rule } from '../../rule.ts';
import { bearer, where } from '../combat/fight.ts';
import { type Table, table } from '../movement/table.ts';
import { inside } from '../sites/table.ts';
import {
  bodyOf,
  corruptionOf,
  directInfluence,
  ifAttacked,
  marshallingPoints,
  playableAt,
  prowessOf,
} from '../table.ts';
import { loses } from '../whereabouts.ts';
import { does } from './people.ts';

type Id = keyof typeof metwItems;
const IDS = Object.keys(metwItems) as Id[];

const bears = (who: string, ...items: string[]): Table =>
  table({ phase: 'organization', one: { rivendell: [`${who}: ${items.join(', ')}`] }, two: {} });
/** Prowess and body, against Orcs when said so. */
function strength(who: string, items: string[], race?: (typeof ATTACK_RACES)[number]): [number, number] {
  const game = bears(who, ...items);
  const numbers = (): [number, number] => [prowessOf(game, who), bodyOf(game, who)];
  return race === undefined ? numbers() : ifAttacked(game, race, numbers);
}

rule(
  'Weapons, armor and shields: what each gives, to whom, against whom, and up to how much',
  ['CR-I.D.14', 'MW-S10.7.4', 'MW-S10.7.3'],
  () => {
    // Faramir 5/8 warrior, Boromir II 6/7 warrior, Arwen 2/8 no warrior, Gimli 5/8 Dwarf warrior, Glorfindel II 8/9, Frodo 1/9
    const rows: [string, string[], [number, number], (typeof ATTACK_RACES)[number]?][] = [
      ['faramir', ['dagger-of-westernesse'], [6, 8]],
      ['glorfindel-ii', ['dagger-of-westernesse'], [8, 9]],
      ['faramir', ['glamdring'], [8, 8]],
      ['boromir-ii', ['glamdring'], [8, 7]],
      ['boromir-ii', ['glamdring'], [9, 7], 'orc'],
      ['boromir-ii', ['glamdring'], [8, 7], 'troll'],
      ['faramir', ['orcrist'], [8, 8]],
      ['boromir-ii', ['orcrist'], [9, 7]],
      ['boromir-ii', ['orcrist'], [10, 7], 'orc'],
      ['faramir', ['durins-axe'], [7, 8]],
      ['gimli', ['durins-axe'], [9, 8]],
      ['faramir', ['narsil'], [6, 8]],
      ['arwen', ['sting'], [3, 8]],
      ['frodo', ['sting'], [3, 9]],
      ['faramir', ['sword-of-gondolin'], [7, 8]],
      ['arwen', ['sword-of-gondolin'], [2, 8]],
      ['boromir-ii', ['hauberk-of-bright-mail'], [6, 9]],
      ['arwen', ['hauberk-of-bright-mail'], [2, 8]],
      ['boromir-ii', ['great-shield-of-rohan'], [6, 9]],
      ['boromir-ii', ['shield-of-iron-bound-ash'], [6, 8]],
      ['boromir-ii', ['the-mithril-coat'], [6, 10]],
      ['boromir-ii', ['glamdring', 'orcrist'], [9, 7]],
      ['boromir-ii', ['great-shield-of-rohan', 'shield-of-iron-bound-ash'], [6, 9]],
    ];
    for (const [who, items, expected, race] of rows) {
      const printed = CARDS[C[who as CardId]];
      assert.deepEqual(
        strength(who, items, race),
        expected,
        `${who} (${'body' in printed ? printed.body : ''}) ${items}`,
      );
    }
  },
);

rule(
  'Boromir II with Glamdring and two Fellowships: capped by the sword, not by what comes after',
  ['CR-I.D.14', 'CR-CARD-fellowship-1'],
  () => {
    const game = table({
      phase: 'organization',
      one: { rivendell: ['boromir-ii: glamdring', 'gimli', 'legolas', 'faramir'], hand: ['fellowship', 'fellowship'] },
      two: {},
    });
    for (let n = 0; n < 2; n++) {
      for (let i = 0; i < 6 && !game.list('one').includes('play fellowship'); i++) game.play('one', 'pass');
      does(game, 'play fellowship');
    }
    assert.equal(prowessOf(game, 'boromir-ii'), 10);
    assert.equal(
      ifAttacked(game, 'orc', () => prowessOf(game, 'boromir-ii')),
      11,
    );
    loses(game, 'gimli');
    game.position({ one: { discard: ['fellowship', 'fellowship'] } });
  },
);

rule('Direct influence of Elf-stone, Horn of Anor, Red Book, Arkenstone and Narsil', ['CR-I.B.1', 'MW-S5.3.1'], () => {
  const more = (item: string, against: string): number => {
    const game = table({
      phase: 'organization',
      one: { rivendell: [`aragorn-ii: ${item}`], hand: [against] },
      two: {},
    });
    return directInfluence(game, 'aragorn-ii', against) - 3;
  };
  assert.deepEqual(
    ['legolas', 'wood-elves', 'gimli'].map((it) => more('elf-stone', it)),
    [2, 2, 0],
  );
  assert.deepEqual(
    ['wood-elves', 'beornings', 'gimli'].map((it) => more('horn-of-anor', it)),
    [2, 2, 0],
  );
  assert.deepEqual(
    ['frodo', 'hobbits', 'gimli'].map((it) => more('red-book-of-westmarch', it)),
    [2, 2, 0],
  );
  assert.deepEqual(
    ['gimli', 'iron-hill-dwarves', 'frodo'].map((it) => more('the-arkenstone', it)),
    [3, 3, 0],
  );
  assert.deepEqual(
    ['gimli', 'hobbits', 'frodo'].map((it) => more('narsil', it)),
    [1, 1, 1],
  );
});

rule('Elf-stone, Horn of Anor and their like cannot be duplicated on a character', ['MW-S2.9.2'], () => {
  const once = IDS.filter((id) => 'once' in metwItems[id]);
  assert.deepEqual(
    once.filter((id) => !id.startsWith('magic-ring')),
    ['elf-stone', 'elven-cloak', 'ent-draughts', 'horn-of-anor', 'wizards-ring'],
  );
  const game = table({
    phase: 'organization',
    one: { rivendell: ['bilbo: horn-of-anor', 'frodo: horn-of-anor'] },
    two: {},
  });
  game.refuses('one', 'transfer horn-of-anor', 'MW-S10.12.1');
});

rule(
  'Points and corruption points that depend on the bearer: Durin’s Axe and The Arkenstone with a Dwarf',
  ['MW-S1.4.5', 'MW-T8.2.1', 'MW-S8.2.1'],
  () => {
    const worth = (who: string, item: string): [number, number] => {
      const game = bears(who, item);
      return [
        marshallingPoints(game, 'one') - marshallingPoints(bears(who, 'elven-cloak'), 'one'),
        corruptionOf(game, who),
      ];
    };
    assert.deepEqual(worth('gimli', 'durins-axe'), [4, 3]);
    assert.deepEqual(worth('faramir', 'durins-axe'), [2, 2]);
    assert.deepEqual(worth('balin', 'the-arkenstone'), [5, 4]);
    assert.deepEqual(worth('bilbo', 'the-arkenstone'), [2, 2]);
  },
);

rule(
  'Items that are worth more when stored, and where they may be stored',
  ['MW-S10.11.6', 'MW-S10.11.1', 'MW-S10.11.2'],
  () => {
    const stored = (item: string, site: string): number => {
      const game = table({ phase: 'organization', one: { [site]: [`beregond: ${item}`] }, two: {} }, { rolls: [6, 6] });
      does(game, `store ${item}`);
      assert.equal(where(game, item), 'points');
      return marshallingPoints(game, 'one');
    };
    assert.equal(stored('book-of-mazarbul', 'iron-hill-dwarf-hold'), 5);
    assert.equal(stored('book-of-mazarbul', 'blue-mountain-dwarf-hold'), 5);
    assert.equal(stored('book-of-mazarbul', 'rivendell'), 1);
    assert.equal(stored('earth-of-galadriels-orchard', 'bag-end'), 2);
    assert.equal(stored('earth-of-galadriels-orchard', 'rivendell'), 0);
    assert.equal(stored('red-book-of-westmarch', 'lorien'), 1);
    assert.equal(stored('sapling-of-the-white-tree', 'minas-tirith'), 2);
    assert.equal(stored('sapling-of-the-white-tree', 'lorien'), 1);
    const game = table({
      phase: 'organization',
      one: { 'minas-tirith': ['beregond: red-book-of-westmarch'] },
      two: {},
    });
    game.refuses('one', 'store red-book-of-westmarch', 'MW-S10.11.1');
  },
);

rule('Special items are played where they say, the Sapling not at dark places', ['MW-S10.7.1'], () => {
  for (const [item, site] of [
    ['earth-of-galadriels-orchard', 'lorien'],
    ['palantir-of-minas-tirith', 'minas-tirith'],
    ['palantir-of-elostirion', 'the-white-towers'],
    ['red-book-of-westmarch', 'bag-end'],
  ] as const) {
    const defended = (CARDS[C[site]] as { automaticAttacks?: unknown }).automaticAttacks !== undefined;
    if (!defended) {
      const game = inside(site, ['bergil'], { hand: [item] });
      does(game, `item ${item}`);
      assert.equal(bearer(game, item), 'bergil');
    }
    inside('bree', ['bergil'], { hand: [item] }).refuses('one', `item ${item}`, 'MW-S10.9.1');
  }
  const here = (site: string): boolean => {
    const game = table({ phase: 'site', one: { [site]: ['bergil'] }, two: {} });
    return playableAt(game, 'one', 'sapling-of-the-white-tree').includes(site);
  };
  assert.equal(here('moria'), false);
  assert.equal(here('barad-dur'), false);
  assert.equal(here('the-lonely-mountain'), true);
});

rule('Every item reads as more than its name, or gives nothing but points', ['MW-S10.7.8'], () => {
  assert.equal(IDS.length, 52);
  for (const id of IDS) {
    const text = cardText(C[id]);
    assert.ok(text.length > 20, `${id}: ${text}`);
    assert.doesNotMatch(text, /\{|undefined|\bthe target\b/, id);
  }
});
