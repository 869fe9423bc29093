// What may be revealed from on-guard, card by card and effect by effect.
import assert from 'node:assert/strict';
import { NONE } from '../../../engine/game.ts';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import { type Point, pointOf } from '../../../games/meccg/chain/chain.ts';
import { scopeOf } from '../../../games/meccg/effects/reading/scope.ts';
import {
  bonus,
  checkBy,
  discardIt,
  doNothing,
  each,
  modifyCheck,
  returnToOrigin,
  tapSites,
  theirs,
  treatAs,
  type Way,
} from '../../../games/meccg/effects/vocabulary.ts';
import { guardTargetVerdict, guardVerdict } from '../../../games/meccg/sites/on-guard.ts';
import { rule } from '../../rule.ts';
import { attackProwess, strikesOf } from '../table.ts';
import { attackBegun, bearer, companyNow, where } from '../whereabouts.ts';
import { cardOf } from '../words/names.ts';
import { asked, at, idle, inside, resolve, site, type Table, table } from './table.ts';

function declaring(guard: CardId, characters = ['aragorn-ii', 'legolas'], more = {}, two = {}): Table {
  const game = site(
    'rhosgobel',
    characters,
    { hand: ['elven-cloak'], ...more },
    { 'on-guard': [`${guard} on rhosgobel`], ...two },
  );
  game.play('one', 'enter', 'item elven-cloak', 'by aragorn-ii');
  return game;
}

// Ways that no card of the sets has are made up: the game knows nothing of them, so its rule is asked.

/** Which rule keeps this card from being revealed now, if it had that way. */
const guardRule = ({ state }: Table, id: CardId, way: Way): string | undefined =>
  guardVerdict(state, pointOf(state) as Point, cardOf({ state }, id), way)?.rule;
/** Which rule keeps it from being revealed for that target. */
const targetRule = ({ state }: Table, id: CardId, way: Way, target: CardId): string | undefined =>
  guardTargetVerdict(
    scopeOf(state, cardOf({ state }, id), NONE, cardOf({ state }, target)),
    way,
    pointOf(state) as Point,
  )?.rule;
/** The first, in answer to an item. */
const verdictOf = (way: Way, characters?: string[]): string | undefined =>
  guardRule(declaring('weariness-of-the-heart', characters), 'weariness-of-the-heart', way);

rule('Awaken Denizens doubles the strikes at The Lonely Mountain', ['MW-T10.2.30', 'MW-S10.10.7'], () => {
  const game = site(
    'the-lonely-mountain',
    ['aragorn-ii'],
    {},
    { 'on-guard': ['awaken-denizens on the-lonely-mountain'] },
  );
  game.play('one', 'enter');
  game.play('two', 'reveal awaken-denizens');
  resolve(game);
  idle(game, { attacked: true });
  assert.deepEqual([strikesOf(game), attackProwess(game)], [2, 14]);
});

rule('An event for all sites of a kind goes on to affect further companies', ['CR-I.E.38'], () => {
  const game = table({
    phase: 'site',
    one: { 'the-lonely-mountain': ['aragorn-ii'], 'dimrill-dale': ['legolas'] },
    two: { 'on-guard': ['awaken-denizens on the-lonely-mountain'] },
  });
  game.play('one', 'next-company aragorn-ii', 'enter');
  game.play('two', 'reveal awaken-denizens');
  resolve(game);
  while (companyNow(game)[0] === 'aragorn-ii') {
    const list = game.list(asked(game));
    game.play(asked(game), list.includes('pass') ? 'pass' : list[0]);
  }
  game.play('one', 'enter');
  assert.equal(strikesOf(game), 2 * attackBegun(game).strikes);
  assert.deepEqual(attackBegun(game).whom, ['legolas']);
});

rule('The validity of a revealed card depends on the table alone', ['MW-T10.2.16', 'CR-I.E.22'], () => {
  const rich = declaring('lure-of-the-senses', undefined, {}, { hand: ['wolves', 'call-of-home'] });
  const poor = declaring('lure-of-the-senses');
  assert.equal(rich.list('two').includes('reveal lure-of-the-senses'), true);
  assert.equal(poor.list('two').includes('reveal lure-of-the-senses'), true);
});

rule(
  'What returns the company, taps the site or makes it do nothing is not revealed',
  ['MW-T10.2.21', 'MW-T10.2.22', 'MW-T10.2.24', 'CR-I.E.28', 'CR-I.E.29', 'CR-I.E.31'],
  () => {
    assert.equal(verdictOf({ on: theirs('company'), do: [returnToOrigin()] }), 'CR-I.E.28');
    assert.equal(verdictOf({ on: theirs('company'), do: [tapSites('it')] }), 'CR-I.E.29');
    assert.equal(verdictOf({ on: theirs('company'), do: [doNothing] }), 'CR-I.E.31');
  },
);

rule(
  'What may discard an ally may be revealed, what may discard a character may not',
  ['MW-T10.2.25', 'CR-I.E.32', 'CR-I.E.30'],
  () => {
    assert.equal(verdictOf({ on: theirs('ally'), do: [discardIt('it')] }), undefined);
    assert.equal(verdictOf({ on: theirs('character'), do: [discardIt('it')] }), 'CR-I.E.30');
  },
);

rule(
  'What doubles corruption may be revealed if somebody of the company bears some, though it has no target',
  ['MW-T10.2.33', 'CR-I.E.24', 'CR-CARD-balance-of-things-1', 'MW-T10.2.6'],
  () => {
    const way: Way = { do: [bonus('corruption', 1, { of: each('character') })] };
    assert.equal(verdictOf(way, ['aragorn-ii: glamdring', 'legolas']), undefined);
    assert.equal(verdictOf(way, ['aragorn-ii', 'legolas']), 'CR-I.E.23');
  },
);

rule('Another type of the site is revealed only if it means something', ['MW-T10.2.20', 'CR-I.E.27'], () => {
  assert.equal(verdictOf({ do: [treatAs({ sites: { 'free-hold': 'border-hold' } })] }), 'CR-I.E.27');
  const words = (events: string[]) => ({ table: events, 'on-guard': ['choking-shadows on dimrill-dale'] });
  const plain = site('dimrill-dale', ['aragorn-ii'], {}, words(['doors-of-night']));
  plain.play('one', 'enter');
  plain.play('two', 'reveal choking-shadows');
  assert.notEqual(at(plain), 'declare/way-choose'); // as a shadow-hold nothing would change
  const awake = site('dimrill-dale', ['aragorn-ii'], {}, words(['doors-of-night', 'awaken-minions']));
  awake.play('one', 'enter');
  awake.play('two', 'reveal choking-shadows');
  assert.equal(at(awake), 'declare/way-choose');
  awake.offersOnly('two', ['way 1', 'way 3']);
});

rule('A target that did not exist in the movement/hazard phase is none', ['MW-T10.2.18', 'CR-I.E.35'], () => {
  const hand = ['elven-cloak', 'elf-stone'];
  const game = declaring('weariness-of-the-heart', ['aragorn-ii: glamdring', 'legolas'], { hand });
  resolve(game);
  game.play('one', 'item elf-stone'); // directly after the cloak
  const rule35 = (target: CardId): string | undefined =>
    targetRule(game, 'weariness-of-the-heart', { on: theirs('item'), do: [discardIt('it')] }, target);
  assert.equal(rule35('glamdring'), undefined);
  assert.equal(rule35('elven-cloak'), 'CR-I.E.35');
});

rule('Traitor is never revealed', ['MW-T10.2.26', 'CR-I.E.33', 'CR-CARD-traitor-3'], () => {
  const game = declaring('traitor');
  game.refuses('two', 'reveal traitor', 'CR-I.E.33');
  idle(game, { phase: 'end-of-turn' });
  assert.equal(where(game, 'traitor'), 'hand');
});

rule(
  'Muster Disperses is revealed against neither the faction being played nor an older one',
  ['MW-T10.2.36', 'CR-I.E.37', 'CR-CARD-muster-disperses-1'],
  () => {
    const game = site(
      'dol-amroth',
      ['imrahil'],
      { hand: ['knights-of-dol-amroth'], table: ['rangers-of-the-north on bree'] },
      { 'on-guard': ['muster-disperses on dol-amroth'] },
      { rolls: [] },
    );
    game.play('one', 'enter', 'faction knights-of-dol-amroth');
    assert.equal(asked(game), 'two');
    game.refuses('two', 'reveal muster-disperses', 'CR-I.E.21');
  },
);

rule(
  'Lure of Power is revealed in answer to a faction attempt and works if it succeeds',
  ['MW-T10.2.14', 'CR-I.E.19'],
  () => {
    const words = { hand: ['knights-of-dol-amroth'] };
    const guard = { 'on-guard': ['lure-of-power on dol-amroth'] };
    const game = site('dol-amroth', ['imrahil'], words, guard, { rolls: [2, 3, 6, 5] });
    game.play('one', 'enter', 'faction knights-of-dol-amroth');
    game.play('two', 'reveal lure-of-power');
    idle(game, { phase: 'end-of-turn' });
    const item = site(
      'rhosgobel',
      ['imrahil', 'legolas'],
      { hand: ['elven-cloak'] },
      { 'on-guard': ['lure-of-power on rhosgobel'] },
    );
    item.play('one', 'enter', 'item elven-cloak', 'by imrahil');
    item.refuses('two', 'reveal lure-of-power', 'CR-I.E.23');
  },
);

rule('What affects an influence attempt is revealed in answer to one, and only then', ['CR-I.E.20'], () => {
  // No hazard of this set does it: two ways are made up.
  const hinders: Way = { do: [bonus('influence-check', -3, { of: each('character') })] };
  const spoils: Way = { during: checkBy('influence'), do: [modifyCheck(-3)] };
  const guard = { 'on-guard': ['lure-of-power on dol-amroth'] };
  const game = site('dol-amroth', ['imrahil'], { hand: ['knights-of-dol-amroth'] }, guard);
  game.play('one', 'enter', 'faction knights-of-dol-amroth');
  const verdict = (way: Way): string | undefined => guardRule(game, 'lure-of-power', way);
  assert.deepEqual([verdict(hinders), verdict(spoils)], [undefined, undefined]);
  assert.equal(verdictOf(hinders), 'CR-I.E.23');
});

rule(
  'The test of a gold ring: it is discarded, a ring that fits may be played at once, and no card on-guard answers',
  ['MW-S2.10.1', 'CR-TERM-goldring-1', 'MW-T10.2.13', 'CR-I.E.18'],
  () => {
    const testing = (roll: [number, number]): Table => {
      const game = inside(
        'edoras',
        ['aragorn-ii: beautiful-gold-ring', 'elrond'],
        { hand: ['test-of-form', 'magic-ring-of-courage', 'the-one-ring', 'lesser-ring'] },
        { 'on-guard': ['lure-of-the-senses on edoras'] },
        { rolls: roll },
      );
      game.play('one', 'play test-of-form');
      assert.equal(at(game), 'chain/respond');
      game.refuses('two', 'reveal lure-of-the-senses', 'CR-I.E.13');
      resolve(game);
      return game;
    };
    const seven = testing([3, 4]);
    seven.offersOnly('one', ['pass', 'item magic-ring-of-courage', 'item lesser-ring']);
    seven.play('one', 'item magic-ring-of-courage');
    assert.equal(bearer(seven, 'magic-ring-of-courage'), 'aragorn-ii');
    seven.position({ one: { discard: ['beautiful-gold-ring', 'test-of-form'] } });
    const twelve = testing([6, 6]);
    twelve.offersOnly('one', ['pass', 'item the-one-ring', 'item lesser-ring']);
    twelve.play('one', 'pass');
    twelve.position({ one: { discard: ['beautiful-gold-ring', 'test-of-form'] } });
  },
);
