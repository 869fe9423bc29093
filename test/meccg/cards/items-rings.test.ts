// Gold rings and their tests, the rings that come of them, and Palantíri.
import assert from 'node:assert/strict';
import { shuffleWith } from '../../../engine/random.ts';
import { C, type CardId } from '../../../games/meccg/cards/all.ts';
import { isBrought } from '../../../games/meccg/sites/ring-test.ts';
import { rule } from '../../rule.ts';
import { act, attacked, bearer, faces, quiet, where } from '../combat/fight.ts';
import { asked, type Table, table } from '../movement/table.ts';
import {
  bodyOf,
  corruptionOf,
  deckOf,
  directInfluence,
  hasSkill,
  isAttacked,
  isSiteTapped,
  marshallingPoints,
  prowessOf,
} from '../table.ts';
import { does } from './people.ts';

type Words = Record<string, unknown>;
const organization = (one: Words, rolls: number[] = [], two: Words = {}): Table =>
  table({ phase: 'organization', one, two }, { rolls });

// ---- gold rings -----------------------------------------------------------------------------------------------------

const KINDS = ['the-one-ring', 'dwarven-ring-of-durins-tribe', 'magic-ring-of-lore', 'lesser-ring'] as const;
const brings = (gold: CardId, result: number): string[] =>
  KINDS.filter((ring) => isBrought(C[gold], C[ring], [result], false));

rule('Each gold ring has its own table of results', ['MW-S2.10.1'], () => {
  const table = (gold: CardId, one: number, dwarf: number, magic: number): void => {
    for (let result = 1; result <= 14; result++)
      assert.deepEqual(
        brings(gold, result),
        [
          ...(result >= one ? ['the-one-ring'] : []),
          ...(result >= dwarf ? ['dwarven-ring-of-durins-tribe'] : []),
          ...(result <= magic ? ['magic-ring-of-lore'] : []),
          'lesser-ring',
        ],
        `${gold} ${result}`,
      );
  };
  table('beautiful-gold-ring', 12, 10, 7);
  table('fair-gold-ring', 11, 9, 6);
  table('precious-gold-ring', 10, 8, 5);
});

rule(
  'Gandalf taps to test a gold ring borne in his company; the roll brings a ring from hand, the gold ring is discarded',
  ['CR-CARD-gandalf-1', 'MW-S2.10.1', 'CR-TERM-goldring-1'],
  () => {
    const game = organization(
      {
        rivendell: ['gandalf', 'frodo: precious-gold-ring'],
        hand: ['the-one-ring', 'magic-ring-of-lore', 'lesser-ring'],
      },
      [5, 5],
    );
    assert.equal(marshallingPoints(game, 'one'), 1 + 2, 'the gold ring and Frodo');
    game.play('one', 'use gandalf');
    assert.equal(where(game, 'gandalf'), 'tapped');
    does(game);
    game.offersOnly('one', ['item the-one-ring', 'item lesser-ring', 'pass']);
    game.play('one', 'item the-one-ring');
    assert.equal(bearer(game, 'the-one-ring'), 'frodo');
    assert.equal(where(game, 'precious-gold-ring'), 'discard');
    const apart = organization({ rivendell: ['gandalf'], lorien: ['frodo: precious-gold-ring'] });
    apart.refuses('one', 'use gandalf', 'MW-S10.1.2');
  },
);

rule('The Scroll of Isildur adds 2 to tests in its company', ['MW-S2.10.1'], () => {
  const game = organization(
    { rivendell: ['gandalf', 'frodo: fair-gold-ring', 'elrond: scroll-of-isildur'], hand: ['the-one-ring'] },
    [5, 4],
  );
  does(game, 'use gandalf');
  game.offers('one', 'item the-one-ring');
  game.play('one', 'pass');
  const away = organization(
    { rivendell: ['gandalf', 'frodo: fair-gold-ring'], lorien: ['elrond: scroll-of-isildur'], hand: ['the-one-ring'] },
    [5, 4],
  );
  does(away, 'use gandalf');
  assert.equal(away.list('one').includes('item the-one-ring'), false);
});

rule('A special ring is played by a test only', ['MW-S2.10.1'], () => {
  const game = table({ phase: 'site', one: { bree: ['frodo'], hand: [...KINDS] }, two: {} });
  game.play('one', 'enter');
  for (const ring of KINDS) game.refuses('one', `item ${ring}`, 'MW-S2.10.1');
});

// ---- The One Ring, lesser and magic rings ------------------------------------------------------------------------------

rule(
  'The One Ring: +5 prowess to twice the printed number, +5 body to 10, +5 direct influence, 1 corruption for companions',
  ['CR-CARD-one-ring-2', 'MW-S8.5.1'],
  () => {
    const game = organization({ rivendell: ['frodo: the-one-ring', 'sam-gamgee'] });
    assert.equal(prowessOf(game, 'frodo'), 2, 'printed 1');
    assert.equal(bodyOf(game, 'frodo'), 10);
    assert.equal(directInfluence(game, 'frodo'), 6);
    assert.equal(corruptionOf(game, 'frodo'), 6);
    assert.equal(corruptionOf(game, 'sam-gamgee'), 1);
    const man = organization({ rivendell: ['boromir-ii: the-one-ring'] });
    assert.equal(prowessOf(man, 'boromir-ii'), 11, '6 + 5, at most 12');
  },
);

rule(
  'The One Ring cancels a strike for a corruption check at -2 that is passed, as often as he likes',
  ['CR-CARD-one-ring-1', 'CR-A23'],
  () => {
    const game = faces(['frodo: the-one-ring'], 'orc-lieutenant', [3, 3]);
    act(game, 'one', 'tap-to-fight', 'use the-one-ring');
    quiet(game);
    assert.equal(where(game, 'frodo'), 'untapped');
    assert.equal(where(game, 'the-one-ring'), 'untapped', 'it does not tap');
    const failed = faces(['frodo: the-one-ring', 'sam-gamgee'], 'orc-lieutenant', [2, 2]);
    failed.play('one', 'assign frodo');
    act(failed, 'one', 'tap-to-fight', 'use the-one-ring');
    quiet(failed);
    assert.equal(where(failed, 'frodo'), 'discard', '4 + 4 - 2 against 6');
  },
);

rule('The One Ring is no help against Undead', ['MW-S10.5.1', 'MW-S10.11.5'], () => {
  const game = faces(['frodo: the-one-ring'], 'barrow-wight', [6, 6]);
  act(game, 'one', 'tap-to-fight');
  quietUntilAsked(game);
  game.refuses('one', 'use the-one-ring', 'MW-S10.5.1');
  organization({ rivendell: ['frodo: the-one-ring'] }).refuses('one', 'store the-one-ring', 'MW-S10.11.5');
  quiet(game);
});
function quietUntilAsked(game: Table): void {
  for (let i = 0; i < 5 && asked(game) !== 'one'; i++) game.play('two', 'pass');
}

rule('A Lesser Ring gives +2 direct influence', ['MW-S5.3.1'], () => {
  assert.equal(directInfluence(organization({ rivendell: ['bilbo: lesser-ring'] }), 'bilbo'), 1 + 2);
});

rule(
  'A magic ring gives a skill, and something more to who has the skill without it',
  ['CR-TERM-condition-1', 'MW-S5.1.3'],
  () => {
    const game = organization({
      rivendell: [
        'arwen: magic-ring-of-courage, magic-ring-of-words',
        'boromir-ii: magic-ring-of-courage, magic-ring-of-nature',
        'elrond: magic-ring-of-words',
        'gimli: magic-ring-of-stealth, magic-ring-of-lore',
      ],
    });
    assert.equal(hasSkill(game, 'arwen', 'warrior'), true);
    assert.equal(prowessOf(game, 'arwen'), 2, 'she is a warrior by the ring only');
    assert.equal(prowessOf(game, 'boromir-ii'), 8);
    assert.equal(hasSkill(game, 'arwen', 'diplomat'), true);
    assert.equal(directInfluence(game, 'arwen'), 0);
    assert.equal(directInfluence(game, 'elrond'), 4 + 3);
    assert.equal(hasSkill(game, 'boromir-ii', 'ranger'), true);
    assert.equal(hasSkill(game, 'gimli', 'scout'), true);
    assert.equal(hasSkill(game, 'gimli', 'sage'), true);
    assert.equal(hasSkill(game, 'gimli', 'ranger'), false);
  },
);

rule('Magic Ring of Nature: a ranger taps to cancel an attack on his company', ['CR-A5', 'CR-A13'], () => {
  const game = attacked(['aragorn-ii: magic-ring-of-nature', 'arwen'], 'orc-lieutenant');
  does(game, 'use magic-ring-of-nature');
  assert.equal(where(game, 'aragorn-ii'), 'tapped');
  quiet(game);
  assert.equal(isAttacked(game), false);
  attacked(['arwen: magic-ring-of-nature'], 'orc-lieutenant').refuses('one', 'use magic-ring-of-nature', 'MW-S5.1.4');
});

rule('Magic Ring of Stealth: a scout taps the ring to cancel a strike against him', ['CR-TERM-condition-1'], () => {
  const game = faces(['aragorn-ii: magic-ring-of-stealth'], 'orc-lieutenant');
  act(game, 'one', 'tap-to-fight', 'use magic-ring-of-stealth');
  quiet(game);
  assert.equal(where(game, 'aragorn-ii'), 'untapped');
  assert.equal(where(game, 'magic-ring-of-stealth'), 'tapped');
});

// ---- Dwarven Rings ----------------------------------------------------------------------------------------------------

const DWARVEN = ['barins', 'bavors', 'druins', 'durins', 'dwalins', 'thelors', 'thrars'].map(
  (name) => `dwarven-ring-of-${name}-tribe`,
);

rule(
  'A Dwarven Ring has other numbers for a Dwarf',
  ['CR-CARD-dwarven-rings-1', 'CR-CARD-dwarven-ring-of-thelors-tribe-1', 'CR-CARD-dwarven-ring-of-thrars-tribe-1'],
  () => {
    for (const ring of DWARVEN) {
      const dwarf = organization({ rivendell: [`gimli: ${ring}`] });
      const elf = organization({ rivendell: [`legolas: ${ring}`] });
      assert.deepEqual(
        [
          prowessOf(dwarf, 'gimli'),
          bodyOf(dwarf, 'gimli'),
          directInfluence(dwarf, 'gimli'),
          corruptionOf(dwarf, 'gimli'),
          marshallingPoints(dwarf, 'one'),
        ],
        [9, 9, 9, 5, 6 + 2],
      );
      assert.deepEqual(
        [
          prowessOf(elf, 'legolas'),
          bodyOf(elf, 'legolas'),
          directInfluence(elf, 'legolas'),
          corruptionOf(elf, 'legolas'),
          marshallingPoints(elf, 'one'),
        ],
        [7, 9, 4, 3, 4 + 2],
      );
      elf.refuses('one', `use ${ring}`);
    }
  },
);

rule(
  'Durin’s ring: a Dwarf taps to untap his site, then makes a corruption check at +2',
  ['CR-TERM-site-1', 'CR-A5'],
  () => {
    const game = organization(
      { companies: [{ site: 'moria', characters: ['gimli: dwarven-ring-of-durins-tribe'], tapped: true }] },
      [2, 2],
    );
    does(game, 'use dwarven-ring-of-durins-tribe');
    assert.equal(isSiteTapped(game), false);
    game.says('rolls 4 (6) against 5');
    const untapped = organization({ moria: ['gimli: dwarven-ring-of-durins-tribe'] });
    untapped.refuses('one', 'use dwarven-ring-of-durins-tribe', 'MW-S10.1.2');
  },
);

/** At Moria, where Aragorn cancels the attack of the Orcs. */
function withRing(ring: CardId, tapped: boolean, rolls: number[]): Table {
  const characters = [`gimli: ${ring}`, 'aragorn-ii: magic-ring-of-nature'];
  const deck = ['durins-axe', 'orcrist', 'dagger-of-westernesse', '...'];
  const one = { companies: [{ site: 'moria', characters, tapped }], deck };
  const game = table({ phase: 'site', one, two: {} }, { rolls });
  game.play('one', 'enter');
  does(game, 'use magic-ring-of-nature');
  for (let i = 0; i < 9 && isAttacked(game); i++) game.play(asked(game), 'pass');
  return game;
}

/** The item is fetched, and played or discarded; the deck is shuffled once, at the end. */
function fetches(ring: CardId, item: CardId): void {
  const game = withRing(ring, false, [6, 6]);
  does(game, `use ${ring}`);
  game.offersOnly('one', [`choose-title ${item}`, 'stop']);
  game.play('one', `choose-title ${item}`);
  const chance = (): number[] => [...game.state.random]; // nothing else tells how often a deck is shuffled
  const once = chance();
  shuffleWith(
    once,
    Array.from({ length: deckOf(game, 'one').length - 1 }, () => 0),
  );
  game.play('one', 'choose gimli');
  assert.deepEqual(chance(), once);
  assert.equal(bearer(game, item), 'gimli');
  assert.equal(isSiteTapped(game), true);
  const dropped = withRing(ring, false, [6, 6]);
  does(dropped, `use ${ring}`, `choose-title ${item}`, 'stop');
  assert.equal(where(dropped, item), 'discard');
  assert.equal(isSiteTapped(dropped), false);
}

rule(
  'The rings of Barin’s and Dwalin’s tribes fetch a major item, which is played at once at the untapped site',
  ['CR-CARD-dwarven-ring-of-barins-tribe-1'],
  () => {
    for (const ring of ['dwarven-ring-of-barins-tribe', 'dwarven-ring-of-dwalins-tribe'] as const) {
      fetches(ring, 'durins-axe');
      withRing(ring, true, []).refuses('one', `use ${ring}`, 'CR-CARD-dwarven-ring-of-barins-tribe-1');
    }
  },
);

rule(
  'The ring of Bavor’s tribe fetches a greater item; the play deck is shuffled once',
  ['CR-CARD-dwarven-ring-of-bavors-tribe-1'],
  () => fetches('dwarven-ring-of-bavors-tribe', 'orcrist'),
);

rule(
  'The ring of Druin’s tribe fetches a greater item; the play deck is shuffled once',
  ['CR-CARD-dwarven-ring-of-durins-tribe-1'],
  () => fetches('dwarven-ring-of-druins-tribe', 'orcrist'),
);

for (const ring of ['dwarven-ring-of-thelors-tribe', 'dwarven-ring-of-thrars-tribe'] as const)
  rule(`${ring}: one or two minor items from play deck and discard pile into the hand`, ['CR-A5', 'MW-S8.3.1'], () => {
    const game = organization(
      {
        rivendell: [`gimli: ${ring}`],
        deck: ['elven-cloak', 'glamdring', '...'],
        discard: ['star-glass', 'orcrist'],
      },
      [6, 6],
    );
    does(game, `use ${ring}`);
    game.offersOnly('one', ['choose-title elven-cloak', 'choose-title star-glass', 'stop']);
    game.play('one', 'choose-title elven-cloak', 'choose-title star-glass');
    game.says('makes a corruption check: ');
    game.position({ one: { hand: ['elven-cloak', 'star-glass'], discard: ['orcrist'] } });
  });
