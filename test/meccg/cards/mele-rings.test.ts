// The rings of The Lidless Eye.
import assert from 'node:assert/strict';
import { C, type CardId } from '../../../games/meccg/cards/all.ts';
import { meleRings } from '../../../games/meccg/cards/mele-rings.ts';
import { isBrought } from '../../../games/meccg/sites/ring-test.ts';
import { END_OF_TURN, UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { type Fight, faces } from '../combat/fight.ts';
import { act, bearer, hears, minions, quiet, type Table, where } from '../minion/minions.ts';
import { idle } from '../movement/table.ts';
import {
  bodyOf,
  canUseMagic,
  corruptionOf,
  directInfluence,
  hasSkill,
  mindOf,
  prowessOf,
  supposeAttack,
} from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { within } from './minion-site.ts';
import { does } from './people.ts';

const organization = (one: string[], more = {}, rolls: number[] = []): Table =>
  minions({ 'minas-morgul': one, ...more }, {}, { phase: 'organization' }, rolls);
const mind = (game: Table, id: CardId): number => mindOf(game, id);
const atEttenmoors: Fight = { site: 'ettenmoors', one: { alignment: 'minion' } };

// ---- gold rings ---------------------------------------------------------------------------------------------------

const KINDS = [
  'the-one-ring-minion',
  'dwarven-ring-of-durins-tribe-minion',
  'magic-ring-of-lies',
  'the-oracles-ring',
  'trifling-ring',
] as const;
const brings = (gold: CardId, result: number): string[] =>
  KINDS.filter((ring) => isBrought(C[gold], C[ring], [result], false));

rule('Each of the six gold rings has its own table of results', ['LE-S10.6.3', 'LE-S10.6.4'], () => {
  const NEVER = 99;
  const table = (gold: CardId, one: number, dwarf: number, magic: number, spirit: number): void => {
    for (let result = 1; result <= 14; result++)
      assert.deepEqual(
        brings(gold, result),
        [
          ...(result >= one ? ['the-one-ring-minion'] : []),
          ...(result >= dwarf ? ['dwarven-ring-of-durins-tribe-minion'] : []),
          ...(result <= magic ? ['magic-ring-of-lies'] : []),
          ...(result >= spirit ? ['the-oracles-ring'] : []),
          'trifling-ring',
        ],
        `${gold} ${result}`,
      );
  };
  table('a-little-gold-ring', 11, 9, 6, NEVER);
  table('bright-gold-ring', NEVER, 9, 5, 8);
  table('gleaming-gold-ring', NEVER, 9, 6, 10);
  table('gold-ring-that-sauron-fancies', 11, 8, 5, NEVER);
  table('perfect-gold-ring', NEVER, NEVER, 7, 8);
  table('the-least-of-gold-rings', 12, 10, 7, NEVER);
});

rule(
  'A Little Gold Ring: 5 brings a Lesser or Magic Ring, 9 a Dwarven or Lesser Ring, 7 a Lesser Ring',
  ['LE-S10.6.12'],
  () => {
    const hand = ['trifling-ring', 'magic-ring-of-lies', 'dwarven-ring-of-durins-tribe-minion'];
    const fits = (result: number): string[] => hand.filter((id) => brings('a-little-gold-ring', result).includes(id));
    assert.deepEqual(fits(5), ['trifling-ring', 'magic-ring-of-lies']);
    assert.deepEqual(fits(9), ['trifling-ring', 'dwarven-ring-of-durins-tribe-minion']);
    assert.deepEqual(fits(7), ['trifling-ring']);
  },
);

rule('Whoever bears a gold ring makes a corruption check at the end of his untap phase', ['MW-S8.3.1'], () => {
  for (const [id, { item }] of Object.entries(meleRings)) {
    if (item !== 'gold-ring') continue;
    const game = minions({ 'dol-guldur': [`ostisen: ${id}`] }, {}, { phase: 'untap' }, [6, 6]);
    hears(game, 'Ostisen makes a corruption check');
  }
  const other = minions({ 'dol-guldur': ['ostisen: minor-ring'] }, {}, { phase: 'untap' });
  idle(other, (s) => s.phase !== UNTAP);
  assert.equal(where(other, 'ostisen'), 'untapped');
});

rule('Some gold rings let a Lesser Ring be taken from the play deck or the discard pile', ['LE-S10.6.4'], () => {
  const tested = (gold: string): Table => {
    const game = organization(
      [`ostisen: ${gold}`, 'hador'],
      { hand: ['test-of-fire'], deck: ['minor-ring', 'magic-ring-of-fury', '...'], discard: ['paltry-ring'] },
      [2, 2],
    );
    does(game, 'play test-of-fire');
    return game;
  };
  for (const gold of ['bright-gold-ring', 'gleaming-gold-ring', 'perfect-gold-ring']) {
    const game = tested(gold);
    game.offersOnly('one', ['pass', 'item minor-ring', 'item paltry-ring']);
    game.play('one', 'item minor-ring');
    assert.equal(bearer(game, 'minor-ring'), 'ostisen');
    assert.equal(where(game, gold), 'discard');
  }
  tested('a-little-gold-ring').offersOnly('one', ['pass']);
});

rule(
  'Some gold rings are played at certain sites only, where gold rings are playable',
  ['LE-S10.5.1', 'LE-S10.6.2', 'MX-14.4'],
  () => {
    const rings = Object.keys(meleRings).filter((id) => meleRings[id as keyof typeof meleRings].item === 'gold-ring');
    const at = (site: string, ...played: string[]): void => {
      const game = within(site, ['gorbag'], { hand: rings });
      for (const id of rings)
        if (['the-least-of-gold-rings', ...played].includes(id)) game.offers('one', `item ${id}`);
        else game.refuses('one', `item ${id}`, 'MW-S10.9.1');
    };
    at('edoras', 'bright-gold-ring');
    at('dale', 'gleaming-gold-ring');
    at('gladden-fields', 'a-little-gold-ring', 'gold-ring-that-sauron-fancies');
    at('caves-of-ulund', 'a-little-gold-ring', 'gold-ring-that-sauron-fancies', 'perfect-gold-ring');
    const game = within('edoras', ['gorbag'], { hand: rings });
    does(game, 'item bright-gold-ring');
    assert.deepEqual([where(game, 'bright-gold-ring'), where(game, 'gorbag')], ['untapped', 'tapped']);
    const none = within('lake-town', ['gorbag'], { hand: rings });
    none.refuses('one', 'item gleaming-gold-ring', 'MW-S10.7.1');
  },
);

rule('A special ring comes into play by a test only', ['LE-S10.5.2'], () => {
  const game = within('edoras', ['gorbag'], { hand: [...KINDS] });
  for (const id of KINDS) game.refuses('one', `item ${id}`, 'MW-S2.10.1');
});

// ---- mind, spirit and lesser rings ----------------------------------------------------------------------------------

rule(
  'Binding-ring: a minor item that takes 1 from the mind, to 1 at least, and gives 1 prowess',
  ['LE-S10.6.13'],
  () => {
    assert.equal(meleRings['binding-ring'].item, 'minor');
    const game = organization(['gorbag: binding-ring', 'orc-brawler: binding-ring']);
    assert.deepEqual([mind(game, 'gorbag'), prowessOf(game, 'gorbag')], [5, 7]);
    assert.deepEqual([mind(game, 'orc-brawler'), prowessOf(game, 'orc-brawler')], [1, 4], 'his mind is 1');
    const bare = organization(['gorbag', 'orc-brawler']);
    assert.deepEqual([mind(bare, 'gorbag'), mind(bare, 'orc-brawler')], [6, 1]);
  },
);

rule('Spirit Rings take 2 from the mind, to 1 at least; two of them 4', ['LE-S10.6.1'], () => {
  const game = organization(['gorbag: the-oracles-ring, the-reviled-ring', 'muzgash: the-warding-ring']);
  assert.deepEqual([mind(game, 'gorbag'), directInfluence(game, 'gorbag'), prowessOf(game, 'gorbag')], [2, 4, 9]);
  assert.deepEqual([mind(game, 'muzgash'), bodyOf(game, 'muzgash')], [1, 10]);
});

rule('The Reviled Ring is a weapon, The Warding Ring armor: only the best of each counts', ['LE-S10.5.1'], () => {
  const game = organization(['gorbag: the-reviled-ring, black-mace', 'lagduf: the-warding-ring, black-mail-coat']);
  assert.equal(prowessOf(game, 'gorbag'), 9);
  assert.equal(bodyOf(game, 'lagduf'), 10);
});

rule(
  'Lesser Rings: direct influence, against characters more, or prowess against detainment attacks',
  ['LE-S10.6.1'],
  () => {
    const game = organization(['ostisen: minor-ring', 'luitprand: trifling-ring', 'gorbag'], { hand: ['hill-trolls'] });
    assert.equal(directInfluence(game, 'ostisen'), 2);
    assert.deepEqual(
      [directInfluence(game, 'luitprand', 'gorbag'), directInfluence(game, 'luitprand', 'hill-trolls')],
      [3, 0],
    );
    const fight = faces(['ostisen: paltry-ring'], 'crebain', [], atEttenmoors);
    assert.equal(prowessOf(fight, 'ostisen'), 3);
    supposeAttack(fight, { detainment: true });
    assert.equal(prowessOf(fight, 'ostisen'), 6);
  },
);

// ---- Magic Rings --------------------------------------------------------------------------------------------------

rule('Magic Rings give a skill, and more to who has it without them', ['CR-TERM-condition-1'], () => {
  const game = organization([
    'gorbag: magic-ring-of-fury',
    'ostisen: magic-ring-of-fury',
    'luitprand: magic-ring-of-lies',
  ]);
  assert.deepEqual([prowessOf(game, 'gorbag'), prowessOf(game, 'ostisen')], [8, 3]);
  assert.ok(hasSkill(game, 'ostisen', 'warrior') && hasSkill(game, 'luitprand', 'diplomat'));
  assert.equal(directInfluence(game, 'luitprand'), 0);
  assert.equal(
    directInfluence(organization(['horseman-in-the-night: magic-ring-of-lies']), 'horseman-in-the-night'),
    5,
  );
});

rule('Magic Ring of Guile: a scout taps it to cancel a strike against him', ['CR-A18.1'], () => {
  const game = faces(['ostisen: magic-ring-of-guile'], 'orc-lieutenant', [], atEttenmoors);
  act(game, 'one', 'tap-to-fight', 'use magic-ring-of-guile');
  quiet(game);
  assert.deepEqual([where(game, 'magic-ring-of-guile'), where(game, 'ostisen')], ['tapped', 'untapped']);
  const warrior = faces(['muzgash: magic-ring-of-guile'], 'orc-lieutenant', [], atEttenmoors);
  act(warrior, 'one', 'tap-to-fight');
  warrior.refuses('one', 'use magic-ring-of-guile');
});

rule(
  'Three Magic Rings give a kind of magic; who has it may tap for a card of it at the end of his turn',
  ['CR-TIM-2'],
  () => {
    const game = organization(['ostisen: magic-ring-of-weals', 'hador']);
    assert.ok(canUseMagic(game, 'ostisen', 'sorcery'));
    assert.ok(!canUseMagic(game, 'ostisen', 'spirit-magic'));
    assert.ok(canUseMagic(game, 'hador', 'sorcery'));
    const adept = organization(['hador: magic-ring-of-weals']);
    toPhase(adept, END_OF_TURN);
    adept.offers('one', 'use magic-ring-of-weals');
    toPhase(game, END_OF_TURN);
    game.refuses('one', 'use magic-ring-of-weals', 'MW-S5.1.4');
  },
);

// ---- Dwarven Rings, The One Ring --------------------------------------------------------------------------------------

rule('A Dwarf has 7 direct influence by a Dwarven Ring and 5 corruption points', ['CR-CARD-dwarven-rings-1'], () => {
  const game = organization([
    'nain: dwarven-ring-of-durins-tribe-minion',
    'ostisen: dwarven-ring-of-barins-tribe-minion',
  ]);
  assert.deepEqual([directInfluence(game, 'nain'), corruptionOf(game, 'nain'), prowessOf(game, 'nain')], [8, 5, 3]);
  assert.deepEqual([directInfluence(game, 'ostisen'), corruptionOf(game, 'ostisen')], [2, 3]);
});

rule(
  'A Dwarf taps for a major item or gold ring from play deck or discard pile, playable at his untapped site, which taps',
  ['CR-CARD-dwarven-ring-of-barins-tribe-1'],
  () => {
    const words = (who: string, rolls: number[] = []): Table =>
      within(
        'caves-of-ulund',
        ['gorbag', `${who}: dwarven-ring-of-barins-tribe-minion`],
        { deck: ['black-mail-coat', '...'], discard: ['perfect-gold-ring', 'black-mace'] },
        rolls,
      );
    const game = words('nain', [6, 6]);
    does(game, 'use dwarven-ring-of-barins-tribe-minion');
    game.offers('one', 'choose-title black-mail-coat');
    assert.ok(!game.list('one').includes('choose-title black-mace'), 'a greater item');
    does(game, 'choose-title perfect-gold-ring', 'choose nain', 'pass');
    hears(game, 'Náin makes a corruption check');
    assert.equal(bearer(game, 'perfect-gold-ring'), 'nain');
    words('ostisen').refuses('one', 'use dwarven-ring-of-barins-tribe-minion', 'MW-S5.1.4');
  },
);

rule(
  'The One Ring: companions of its bearer have 1 corruption point more, but for a Ringwraith’s',
  ['MW-S8.5.1'],
  () => {
    const game = organization(['gorbag: the-one-ring-minion', 'muzgash']);
    assert.deepEqual([prowessOf(game, 'gorbag'), bodyOf(game, 'gorbag'), directInfluence(game, 'gorbag')], [11, 10, 5]);
    assert.deepEqual([corruptionOf(game, 'gorbag'), corruptionOf(game, 'muzgash')], [6, 1]);
    const wraith = organization(['the-witch-king: the-one-ring-minion', 'muzgash']);
    assert.equal(corruptionOf(wraith, 'muzgash'), 0);
  },
);
