// Tests of gold rings, and the end of The One Ring.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, bearer, type Table, table, where } from '../combat/fight.ts';
import { inside, resolve, site } from '../sites/table.ts';
import { isSiteTapped, supposeOn } from '../table.ts';
import { discards } from '../whereabouts.ts';

const RINGS = ['the-one-ring', 'dwarven-ring-of-durins-tribe', 'magic-ring-of-lore', 'lesser-ring'];
const ALL = [...RINGS.map((ring) => `item ${ring}`), 'pass'];

/** In the organization phase he plays a card that tests his gold ring. */
function tested(characters: string[], card: string, rolls: number[]): Table {
  const game = table(characters, { hand: [card, ...RINGS], phase: 'organization' }, rolls);
  game.play('one', `play ${card}`);
  resolve(game);
  return game;
}

rule(
  'Test of Form tests a gold ring in a sage’s company: a precious one may be The One Ring with 10',
  ['MW-S2.10.1', 'CR-TERM-goldring-1'],
  () => {
    const game = tested(['bilbo', 'frodo: precious-gold-ring'], 'test-of-form', [5, 5]);
    game.offersOnly('one', ['item the-one-ring', 'item dwarven-ring-of-durins-tribe', 'item lesser-ring', 'pass']);
    assert.equal(where(game, 'precious-gold-ring'), 'discard');
    game.play('one', 'item the-one-ring');
    assert.equal(bearer(game, 'the-one-ring'), 'frodo');
    assert.equal(where(game, 'bilbo'), 'untapped', 'the sage does not tap');
    const low = tested(['bilbo: precious-gold-ring'], 'test-of-form', [2, 1]);
    low.offersOnly('one', ['item magic-ring-of-lore', 'item lesser-ring', 'pass']);
    low.play('one', 'pass');
    assert.equal(where(low, 'precious-gold-ring'), 'discard');
  },
);

rule('Test of Lore takes one from the result', ['MW-S2.10.1'], () => {
  const game = tested(['bilbo: precious-gold-ring'], 'test-of-lore', [5, 5]);
  game.offersOnly('one', ['item dwarven-ring-of-durins-tribe', 'item lesser-ring', 'pass']);
  const low = tested(['bilbo: precious-gold-ring'], 'test-of-lore', [3, 3]);
  low.offersOnly('one', ['item magic-ring-of-lore', 'item lesser-ring', 'pass']);
});

rule('They ask for a sage, a Wizard, and a gold ring in his company', ['MW-S5.1.4', 'MW-S2.10.1'], () => {
  const cards = ['test-of-form', 'test-of-lore', 'wizards-test'];
  const none = table(['legolas: precious-gold-ring'], { hand: cards, phase: 'organization' }, []);
  for (const card of cards) none.refuses('one', `play ${card}`, 'MW-S5.1.4');
  const apart = table(
    ['legolas: precious-gold-ring'],
    { hand: cards, phase: 'organization', one: { rivendell: ['gandalf'] } },
    [],
  );
  for (const card of cards) apart.refuses('one', `play ${card}`, 'MW-S10.1.2');
});

rule('Wizard’s Test: two rolls, either of which may be used; the Wizard checks at -1', ['MW-S2.10.1'], () => {
  const game = tested(['gandalf', 'bilbo: precious-gold-ring'], 'wizards-test', [1, 2, 5, 5, 1, 1]);
  game.offersOnly('one', ALL);
  game.play('one', 'item the-one-ring');
  game.says('rolls 2 against 1: nothing happens', 'MW-S8.3.4');
  assert.equal(bearer(game, 'the-one-ring'), 'bilbo');
});

rule('Ringlore: a sage and the site tap, and any ring but The One Ring may be played', ['CR-CARD-ringlore-1'], () => {
  const game = site('weathertop', ['gandalf', 'frodo: fair-gold-ring'], { hand: ['ringlore', 'escape', ...RINGS] });
  game.play('one', 'enter');
  act(game, 'one', 'play escape', 'on frodo');
  act(game, 'one', 'play ringlore');
  assert.equal(where(game, 'gandalf'), 'tapped');
  assert.equal(isSiteTapped(game), true);
  resolve(game);
  game.offersOnly('one', [...ALL.slice(1)]);
  game.play('one', 'item magic-ring-of-lore');
  assert.equal(bearer(game, 'magic-ring-of-lore'), 'frodo');
});

rule('Ringlore is refused outside the site phase and where no information is playable', ['CR-CARD-ringlore-1'], () => {
  const game = table(['bilbo: fair-gold-ring'], { site: 'weathertop', hand: ['ringlore'], phase: 'organization' }, []);
  game.refuses('one', 'play ringlore', 'MW-S10.1.1');
  const bree = inside('bree', ['bilbo: fair-gold-ring'], { hand: ['ringlore'] });
  bree.refuses('one', 'play ringlore');
});

// ---- The One Ring is destroyed --------------------------------------------------------------------------------------

const cracks = (rolls: number[], more = {}): Table => {
  const game = inside(
    'mount-doom',
    ['frodo: the-one-ring', 'sam-gamgee'],
    { hand: ['cracks-of-doom'], ...more },
    {},
    { rolls },
  );
  game.play('one', 'play cracks-of-doom');
  return game;
};

rule('Who destroys The One Ring at Mount Doom wins at once', ['MW-S1.1.3'], () => {
  // Frodo adds 4 to his checks: 8 + 4 - 4 and Sam’s 1 against 6.
  const game = cracks([4, 4]);
  game.play('two', 'pass');
  game.play('one', 'support sam-gamgee');
  resolve(game);
  game.outcome({ winner: 'one', reason: 'ring', rule: 'MW-S1.1.3' });
});

rule('A check that fails has its usual result and no other', ['CR-CARD-cracks-of-doom-1'], () => {
  const game = cracks([1, 1]);
  resolve(game);
  game.outcome('none');
  assert.equal(where(game, 'frodo'), 'out-of-play');
  assert.equal(where(game, 'cracks-of-doom'), 'discard');
});

rule('Cracks of Doom does nothing if he does not bear the Ring any more', ['CR-CARD-cracks-of-doom-2'], () => {
  const game = cracks([]);
  supposeOn(game, 'the-one-ring', 'sam-gamgee');
  resolve(game);
  game.outcome('none');
  assert.equal(where(game, 'the-one-ring'), 'untapped');
});

rule('Cracks of Doom is for the site phase at Mount Doom, and for who bears the Ring', ['MW-S1.1.3'], () => {
  const frodo = ['frodo: the-one-ring'];
  inside('bree', frodo, { hand: ['cracks-of-doom'] }).refuses('one', 'play cracks-of-doom', 'MW-S5.1.4');
  inside('mount-doom', ['frodo'], { hand: ['cracks-of-doom'] }).refuses('one', 'play cracks-of-doom', 'MW-S5.1.4');
  const early = table(frodo, { site: 'mount-doom', hand: ['cracks-of-doom'], phase: 'organization' }, []);
  early.refuses('one', 'play cracks-of-doom', 'MW-S10.1.1');
});

rule('With Gollum at Mount Doom, Gollum’s Fate destroys the Ring without a check', ['CR-CARD-gollums-fate-1'], () => {
  const game = inside('mount-doom', ['frodo: the-one-ring', 'sam-gamgee: gollum'], { hand: ['gollums-fate'] });
  game.play('one', 'play gollums-fate');
  resolve(game);
  game.outcome({ winner: 'one', reason: 'ring', rule: 'MW-S1.1.3' });
});

rule('Gollum’s Fate needs The One Ring and Gollum, both one’s own and there', ['CR-CARD-gollums-fate-1'], () => {
  const refused = (characters: string[], more = {}, two = {}): void =>
    inside('mount-doom', characters, { hand: ['gollums-fate'], ...more }, two).refuses('one', 'play gollums-fate');
  refused(['frodo: the-one-ring']);
  refused(['frodo: gollum']);
  refused(['frodo: the-one-ring'], {}, { 'mount-doom': ['aragorn-ii: gollum'] });
  const bree = inside('bree', ['frodo: the-one-ring, gollum'], { hand: ['gollums-fate'] });
  bree.refuses('one', 'play gollums-fate');
});

rule('If Gollum is gone when it resolves, nothing happens', ['CR-A7'], () => {
  const game = inside('mount-doom', ['frodo: the-one-ring', 'sam-gamgee: gollum'], { hand: ['gollums-fate'] });
  game.play('one', 'play gollums-fate');
  discards(game, 'gollum');
  resolve(game);
  game.outcome('none');
});
