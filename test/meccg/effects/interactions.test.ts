// Cards that meet; and where else the twenty meetings are proved that must hold.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Words } from '../../../engine/game.ts';
import { AT_END, LONG_EVENT, ORGANIZATION, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, quiet, strikes, until, where } from '../combat/fight.ts';
import { at, hazard, idle, resolve, type Table, table, underway } from '../movement/table.ts';
import { attackProwess, prowessOf, sitePath, strikesOf, unusedGeneralInfluence } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { cardsInPlay } from '../whereabouts.ts';

rule('What is keyed to a region by name is not stopped by what asks for its type', ['CR-I.D.10'], () => {
  const game = underway(
    {
      site: 'lorien',
      characters: ['bilbo: elven-cloak'],
      to: 'dol-guldur',
      walk: ['wold-and-foothills', 'anduin-vales', 'southern-mirkwood'],
    },
    { two: { hand: ['huorn'] } },
    { rolls: [6, 6] },
  );
  hazard(game, 'creature huorn');
  if (at(game) === 'movement/key-choose') game.play('two', 'key-to southern-mirkwood');
  resolve(game);
  quiet(game);
  act(game, 'one', 'tap-to-fight');
  until(game, 'one', 'pass');
  game.refuses('one', 'use elven-cloak', 'MW-S10.4.7');
  quiet(game);
});

rule('Stealth does not stop creatures keyed to Mount Doom', ['CR-CARD-mount-doom-1'], () => {
  const game = table({
    phase: 'organization',
    one: { companies: [{ site: 'lorien', characters: ['bilbo'], to: 'mount-doom' }], hand: ['stealth'] },
    two: { hand: ['silent-watcher', 'orc-guard'] },
  });
  toPhase(game, ORGANIZATION, AT_END);
  game.play('one', 'play stealth');
  resolve(game);
  until(game, 'two', 'creature orc-guard');
});

rule(
  'Doors of Night undone by Twilight leaves the Sun gone, and Morgul Night in play',
  ['CR-CARD-twilight-2', 'CR-CARD-morgul-night-1'],
  () => {
    const game = underway(
      { site: 'rivendell', characters: ['aragorn-ii', 'gimli', 'balin'], to: 'lorien' },
      { one: { hand: ['twilight'], table: ['sun'] }, two: { hand: ['doors-of-night', 'morgul-night'] } },
    );
    hazard(game, 'play doors-of-night');
    resolve(game);
    hazard(game, 'play morgul-night');
    resolve(game);
    assert.equal(where(game, 'sun'), 'discard');
    act(game, 'one', 'play twilight');
    game.play('one', 'on doors-of-night');
    resolve(game);
    assert.equal(where(game, 'sun'), 'discard');
    assert.equal(where(game, 'morgul-night'), 'untapped');
    assert.equal(where(game, 'doors-of-night'), 'discard');
  },
);

rule(
  'A supporter who is called home does not support any more',
  ['CR-TERM-corruption-3', 'CR-TERM-corruption-5'],
  () => {
    // Gimli bears 4 points; 3 and a support of 1 is equal and discards him, 3 alone too: with 4 rolled the support decides.
    const game = underway(
      { site: 'rivendell', characters: ['gimli: glamdring, orcrist, sting', 'bilbo', 'aragorn-ii'], to: 'lorien' },
      { two: { hand: ['weariness-of-the-heart', 'call-of-home'] } },
      { rolls: [1, 1, 1, 2] },
    );
    hazard(game, 'play weariness-of-the-heart', 'way 2', 'on gimli');
    game.play('one', 'support bilbo');
    assert.equal(where(game, 'bilbo'), 'tapped');
    game.play('two', 'play call-of-home', 'on bilbo');
    resolve(game);
    assert.equal(where(game, 'bilbo'), 'hand');
    assert.equal(where(game, 'gimli'), 'discard');
  },
);

rule('The Sun weakens creatures and automatic-attacks under Gates of Morning', ['CR-CARD-sun-1'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['aragorn-ii'], to: 'lorien' },
    { one: { table: ['gates-of-morning', 'sun'] }, two: { hand: ['orc-patrol'] } },
  );
  hazard(game, 'creature orc-patrol');
  if (at(game) === 'movement/key-choose') game.play('two', 'key-wilderness');
  resolve(game);
  assert.equal(attackProwess(game), 5);
  assert.equal(prowessOf(game, 'aragorn-ii'), 8);
});

rule('Traitors of both players: nobody is asked which acts, for one does as the other', ['CR-CARD-traitor-2'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['gimli: the-one-ring', 'bilbo', 'aragorn-ii'], to: 'bree' },
    { one: { table: ['traitor'] }, two: { hand: ['the-will-of-the-ring'], table: ['traitor'] } },
    { rolls: [1, 2] },
  );
  hazard(game, 'play the-will-of-the-ring');
  resolve(game);
  game.offersOnly('two', ['choose bilbo', 'choose aragorn-ii']);
  game.play('two', 'choose bilbo');
  assert.ok(!cardsInPlay(game).includes('traitor'));
  quiet(game);
  assert.deepEqual(strikes(game), ['bilbo']);
  quiet(game);
});

rule(
  'Elf-song keeps even those at a Haven whom nobody can control, until it ends; those elsewhere go',
  ['MW-S5.2.5', 'CR-I.B.4', 'MW-S2.5.3'],
  () => {
    const minds = (game: Table): number => unusedGeneralInfluence(game, 'one');
    const organizing = (one: Words): Table => table({ phase: 'organization', one });
    const all = organizing({ rivendell: ['elrond', 'galadriel', 'dori', 'dwalin'], table: ['elf-song'] });
    toPhase(all, LONG_EVENT);
    assert.ok(minds(all) < 0);
    idle(all, (_s, step) => step === 'turn/settling-choose');
    all.offers('one', 'discard-character dwalin');

    const away = organizing({ rivendell: ['elrond', 'galadriel'], bree: ['dori', 'dwalin'], table: ['elf-song'] });
    idle(away, (_s, step) => step === 'turn/settling-choose');
    away.offersOnly('one', ['discard-character dori', 'discard-character dwalin']);

    const late = organizing({ lorien: ['aragorn-ii', 'gimli', 'frodo'], hand: ['haldir'], table: ['elf-song'] });
    late.play('one', 'play-character haldir', 'arrive lorien');
    resolve(late);
    toPhase(late, LONG_EVENT);
    assert.equal(where(late, 'haldir'), 'untapped', 'a newcomer cannot be sent back either');
  },
);

// ---- the order of effects on automatic-attacks ----------------------------------------------------------------------

/** Companies go where they go while these are in play; the first that has a choice to make is under way. */
const journeys = (companies: Words[], hazards: string[], hand: string[] = []): Table =>
  table({ phase: 'movement', one: { companies }, two: { table: hazards, hand } });
const toMoria: Words = { site: 'lorien', characters: ['aragorn-ii'], to: 'moria' };

/** The strikes of the automatic-attack once the company has entered its site. */
function strikesThere(game: Table): number {
  until(game, 'one', 'enter');
  game.play('one', 'enter');
  idle(game, (s) => s.attack !== null);
  return strikesOf(game);
}

rule(
  'Minions Stir and Awaken Minions: (4 + 1) × 2 or 4 × 2 + 1 strikes at Moria, as the hazard player wants',
  ['CR-A26'],
  () => {
    for (const [first, strikes] of [
      ['minions-stir', 10],
      ['awaken-minions', 9],
    ] as const) {
      const game = journeys([toMoria], ['awaken-minions', 'minions-stir']);
      game.asks('two', 'which applies next');
      game.offersOnly('two', ['apply awaken-minions', 'apply minions-stir']);
      game.play('two', `apply ${first}`);
      assert.equal(strikesThere(game), strikes);
      assert.equal(attackProwess(game), 8);
    }
  },
);

rule('Of three effects the hazard player says which is first and which is second', ['CR-A26'], () => {
  const game = journeys([toMoria], ['awaken-minions', 'minions-stir', 'minions-stir']);
  game.play('two', 'apply minions-stir');
  game.offersOnly('two', ['apply awaken-minions', 'apply minions-stir']);
  game.play('two', 'apply awaken-minions');
  assert.equal(strikesThere(game), (4 + 1) * 2 + 1);
});

rule('A company that stays at its site makes it matter too', ['CR-A26'], () => {
  const game = journeys([{ site: 'moria', characters: ['aragorn-ii'] }], ['awaken-minions', 'minions-stir']);
  game.play('two', 'apply minions-stir');
  assert.equal(strikesThere(game), 10);
});

rule('Nobody is asked for an order that makes no difference', ['CR-A26'], () => {
  const asks = (to: string, ...hazards: string[]): boolean =>
    at(journeys([{ ...toMoria, to }], hazards)) === 'movement/order-choose';
  assert.ok(asks('moria', 'awaken-minions', 'minions-stir'));
  assert.ok(!asks('bandit-lair', 'awaken-denizens', 'minions-stir'), 'Men do not stir');
  assert.ok(!asks('moria', 'awaken-denizens', 'minions-stir'), 'no Ruins & Lairs');
  assert.ok(!asks('moria', 'eye-of-sauron', 'minions-stir'), 'additions only');
  assert.ok(!asks('gladden-fields', 'doors-of-night', 'plague-of-wights', 'awaken-denizens'), 'doublings only');
});

rule('The order holds for the rest of the turn; what comes later is applied later', ['CR-A26'], () => {
  const game = journeys(
    [toMoria, { site: 'rivendell', characters: ['legolas'], to: 'goblin-gate' }],
    ['awaken-minions', 'minions-stir'],
  );
  game.play('one', 'next-company aragorn-ii');
  game.play('two', 'apply minions-stir');
  idle(game, (s) => s.phase === SITE);
  game.play('one', 'next-company legolas');
  assert.equal(strikesThere(game), (3 + 1) * 2);
});

rule('One order does not settle the other: first regions and sites, then attacks', ['CR-A26'], () => {
  const events = ['doors-of-night', 'morgul-night', 'fell-winter', 'awaken-minions', 'minions-stir'];
  const game = journeys([{ ...toMoria, to: 'dol-guldur' }], events); // W B D
  game.offersOnly('two', ['apply morgul-night', 'apply fell-winter']);
  game.play('two', 'apply fell-winter');
  game.offersOnly('two', ['apply awaken-minions', 'apply minions-stir']);
  game.play('two', 'apply awaken-minions');
  assert.deepEqual(sitePath(game), ['shadow-land', 'shadow-land', 'dark-domain']);
  assert.equal(strikesThere(game), 3 * 2 + 2);
});

rule('An effect that comes in the movement/hazard phase comes after those in play', ['CR-A26'], () => {
  const game = journeys([toMoria], ['awaken-minions'], ['minions-stir']);
  idle(game, (_s, step) => step === 'chain/act');
  hazard(game, 'play minions-stir');
  resolve(game);
  assert.equal(strikesThere(game), 9);
});

/** By number: the test of each meeting, as its file and the beginning of its title. 19 and 20 need later sets. */
const PROVED: readonly (readonly [n: number, file: string, ...titles: string[]])[] = [
  [1, 'effects/strikes', 'Orc-warband has +3 prowess once the company has faced Orcs'],
  [2, 'effects/strikes', 'Elven Cloak cancels a strike of a creature keyed to wilderness'],
  [2, 'effects/interactions', 'What is keyed to a region by name'],
  [3, 'cards/journeys-weather', 'The Evenstar under Gates of Morning', 'With a second wilderness on the way'],
  [4, 'cards/hazard-events-weather', 'Fell Winter with Doors of Night'],
  [5, 'cards/hazard-events-weather', 'The hazard player orders Fell Winter and Morgul Night'],
  [6, 'effects/environments', 'Twilight reaches a card that is only declared'],
  [6, 'effects/interactions', 'Doors of Night undone by Twilight leaves the Sun gone'],
  [7, 'cards/hazard-events-weather', 'Twilight on Long Winter, in answer'],
  [8, 'cards/allies', 'Goldberry cancels the declared return of her company; Tom Bombadil cannot'],
  [9, 'effects/interactions', 'A supporter who is called home'],
  [9, 'cards/hazard-events-leaving', 'Tookish Blood as a resource keeps a Hobbit in play'],
  [10, 'cards/hazard-events-corruption', 'The Precious and Traitor'],
  [11, 'cards/creatures-nazgul', 'A strike more of a Slayer or an Assassin is an excess strike'],
  [12, 'cards/creatures-nazgul', 'A strike more does nothing where each character faces one'],
  [
    13,
    'cards/hazard-events-nazgul',
    'Ren on a Fell Beast with the Morgul-knife',
    'Whoever got a corruption card this turn',
  ],
  [14, 'effects/stats', 'Items come first and stop at their maximum', 'A weapon has another maximum against Orcs'],
  [14, 'effects/characters', 'Two Fellowships give +2 prowess'],
  [15, 'cards/hazard-events-attacks', 'Minions Stir and Awaken Minions apply in the order in which they came'],
  [15, 'effects/interactions', 'Minions Stir and Awaken Minions: (4 + 1) × 2 or 4 × 2 + 1 strikes at Moria'],
  [16, 'cards/items-palantiri', 'Under Bane of the Ithil-stone a copied Orthanc', 'Palantír of Osgiliath discards'],
  [17, 'cards/hazard-events-corruption', 'Greed: who does not play the item', 'A ring that a test brings gives a Lure'],
  [17, 'sites/revealing', 'The test of a gold ring'],
  [18, 'effects/interactions', 'Stealth does not stop creatures keyed to Mount Doom'],
  [18, 'cards/journeys-limits', 'Secret Passage stops working once the ruins count as a Shadow-hold'],
];

test('Each of the meetings that this set can show has its test', () => {
  const numbers = new Set(PROVED.map(([n]) => n));
  assert.deepEqual(
    [...numbers],
    Array.from({ length: 18 }, (_, i) => i + 1),
  );
  for (const [n, file, ...titles] of PROVED) {
    const text = readFileSync(new URL(`../${file}.test.ts`, import.meta.url), 'utf8');
    for (const title of titles) assert.ok(text.includes(`'${title}`), `${n}: ${file} has no test "${title} …"`);
  }
});
