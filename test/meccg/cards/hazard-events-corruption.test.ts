// Hazard events that corrupt, and those that ask for a corruption check.
import assert from 'node:assert/strict';
import { END_OF_TURN, ORGANIZATION, SITE, UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, attacked, bearer, quiet, until, where } from '../combat/fight.ts';
import { at, hazard, idle, resolve, type Table, table, underway } from '../movement/table.ts';
import { inside, site } from '../sites/table.ts';
import { attackProwess, effectsAtWork, supposeSize } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { given, points, refused, toBree } from './corrupting.ts';

/** In the organization phase he taps to be rid of the card: once with that roll, once with one less. */
function removed(card: string, who: string, over: number): void {
  for (const [roll, result] of [
    [over + 1, 'discard'],
    [over, 'untapped'],
  ] as const) {
    const rolls = roll > 6 ? [6, roll - 6] : [1, roll - 1];
    const game = table({ one: { rivendell: [`${who}: ${card}`] }, two: {} }, { rolls });
    game.play('one', `remove ${card}`);
    resolve(game);
    assert.equal(where(game, card), result, `${card} with a ${roll}`);
    assert.equal(where(game, who), 'tapped');
  }
}

rule(
  'Corruption cards: whom they can be played on, their two points, and what it takes to remove them',
  ['MW-S8.5.5', 'MW-S8.2.1', 'CR-TERM-corruption-2'],
  () => {
    for (const [card, who, over, not] of [
      ['despair-of-the-heart', 'aragorn-ii', 4, ['bilbo', 'gandalf']],
      ['lure-of-creation', 'gandalf', 6, ['aragorn-ii', 'bilbo']],
      ['lure-of-expedience', 'aragorn-ii', 5, ['bilbo', 'gandalf']],
      ['lure-of-nature', 'aragorn-ii', 4, ['bilbo', 'gimli']],
      ['lure-of-the-senses', 'bilbo', 6, []],
      ['the-burden-of-time', 'legolas', 7, ['gimli', 'bilbo']],
    ] as const) {
      const game = given(card, who, [who]);
      assert.equal(bearer(game, card), who);
      assert.equal(points(game, who), 2, card);
      for (const other of not) refused(card, [other]);
      removed(card, who, over);
    }
  },
);

rule('A corruption card cannot be doubled on somebody', ['MW-S2.9.2'], () => {
  for (const [card, who] of [
    ['despair-of-the-heart', 'aragorn-ii'],
    ['lure-of-creation', 'gandalf'],
    ['lure-of-nature', 'aragorn-ii'],
    ['lure-of-the-senses', 'aragorn-ii'],
    ['the-burden-of-time', 'legolas'],
  ])
    refused(card, [`${who}: ${card}`], 'MW-S2.9.2');
});

rule('Despair of the Heart: a check each time somebody of his company is wounded', ['CR-A9'], () => {
  const game = attacked(['aragorn-ii: despair-of-the-heart'], 'rogrog', [1, 1, 1, 1, 1, 1]);
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, 'aragorn-ii'), 'discard', 'a 2 against 2 points');
  const unhurt = attacked(['aragorn-ii: despair-of-the-heart'], 'rogrog', [6, 6, 1, 1]);
  act(unhurt, 'one', 'tap-to-fight');
  quiet(unhurt);
  assert.equal(where(unhurt, 'aragorn-ii'), 'tapped');
});

rule('Despair of the Heart: a wound for Escape counts as well', ['CR-A9', 'CR-CARD-escape-1'], () => {
  const one = { hand: ['escape'] };
  const game = attacked(['aragorn-ii: despair-of-the-heart', 'gimli'], 'rogrog', [1, 1], { one });
  act(game, 'one', 'play escape', 'on gimli');
  quiet(game);
  assert.equal(where(game, 'gimli'), 'wounded');
  assert.equal(where(game, 'aragorn-ii'), 'discard', 'a 2 against 2 points');
});

rule('Lure of Creation: a check when the Wizard’s company has moved to a Haven', ['CR-A9'], () => {
  const moving = (to: string, rolls: number[]): Table => {
    const game = underway({ site: 'rivendell', characters: ['gandalf: lure-of-creation'], to }, {}, { rolls });
    idle(game, (s) => s.phase === SITE);
    return game;
  };
  moving('lorien', [6, 6]);
  moving('bree', []);
});

rule(
  'Lure of Nature: a check for each wilderness of the path, after all hazards; none after a return',
  ['CR-CARD-lure-of-nature-1', 'CR-CARD-lure-of-nature-2', 'CR-I.D.35'],
  () => {
    const game = underway(toBree('aragorn-ii: lure-of-nature'), {}, { rolls: [6, 5, 6, 4] });
    idle(game, (s) => s.phase === SITE);
    const back = underway(toBree('eomer: lure-of-nature'), { two: { table: ['long-winter'] } });
    idle(back, (s) => s.phase === SITE);
  },
);

rule(
  'Lure of Expedience: a check when somebody of the company gains an item, by play or transfer',
  ['CR-CARD-lure-of-expedience-2', 'CR-CARD-lure-of-expedience-3'],
  () => {
    const game = table(
      { one: { rivendell: ['aragorn-ii: lure-of-expedience', 'gimli: glamdring', 'bilbo'] }, two: {} },
      { rolls: [6, 6, 5, 5] },
    );
    game.play('one', 'transfer glamdring', 'receiver bilbo');
    resolve(game);
    resolve(game);
    assert.equal(bearer(game, 'glamdring'), 'bilbo');
    const guard = site(
      'rhosgobel',
      ['aragorn-ii', 'legolas'],
      { hand: ['elven-cloak'] },
      { 'on-guard': ['lure-of-expedience on rhosgobel'] },
      { rolls: [6, 5] },
    );
    guard.play('one', 'enter', 'item elven-cloak', 'by aragorn-ii');
    guard.play('two', 'reveal lure-of-expedience', 'on legolas');
    resolve(guard);
    idle(guard, (s) => s.phase === END_OF_TURN);
    assert.equal(bearer(guard, 'lure-of-expedience'), 'legolas');
  },
);

rule(
  'Lure of the Senses checks at a Haven at the end of the untap phase, The Burden of Time elsewhere',
  ['CR-I.A.1'],
  () => {
    const untapped = (where: string, who: string, card: string, rolls: number[]): Table => {
      const game = table({ phase: 'untap', one: { [where]: [`${who}: ${card}`] }, two: {} }, { rolls });
      toPhase(game, ORGANIZATION);
      return game;
    };
    untapped('rivendell', 'bilbo', 'lure-of-the-senses', [6, 6]);
    untapped('bree', 'bilbo', 'lure-of-the-senses', []);
    untapped('bree', 'legolas', 'the-burden-of-time', [6, 6]);
    untapped('rivendell', 'legolas', 'the-burden-of-time', []);
    const haven = underway({ site: 'rivendell', characters: ['legolas'] }, { two: { hand: ['the-burden-of-time'] } });
    haven.play('one', 'pass');
    haven.refuses('two', 'play the-burden-of-time');
  },
);

// ---- checks ---------------------------------------------------------------------------------------------------------

rule(
  'Greed: who does not play the item checks, less the item’s corruption points',
  ['CR-I.E.36', 'CR-I.E.22', 'MW-T10.2.35'],
  () => {
    const game = site(
      'rhosgobel',
      ['aragorn-ii', 'legolas', 'bilbo'],
      { hand: ['elven-cloak'] },
      { 'on-guard': ['greed on rhosgobel'] },
      { rolls: [1, 2] },
    );
    game.play('one', 'enter', 'item elven-cloak', 'by aragorn-ii');
    game.play('two', 'reveal greed');
    resolve(game);
    until(game, 'one', 'pass');
    quiet(game);
    assert.equal(where(game, 'legolas'), 'untapped', '3 - 1 is more than 0');
    assert.equal(where(game, 'greed'), 'discard', 'a short-event is gone, its effect lasts');
    assert.deepEqual(effectsAtWork(game), ['greed']);
    idle(game, (s) => s.phase === UNTAP);
    assert.deepEqual(effectsAtWork(game), []);
  },
);

rule('Greed takes the corruption points of the item from the roll', ['CR-I.E.22'], () => {
  const game = inside(
    'rhosgobel',
    ['aragorn-ii', 'legolas: lure-of-the-senses'],
    { hand: ['elven-cloak'] },
    { 'on-guard': ['greed on rhosgobel'] },
    { rolls: [1, 2] },
  );
  game.play('one', 'item elven-cloak', 'by aragorn-ii');
  game.play('two', 'reveal greed');
  resolve(game);
  game.play('one', 'pass'); // no minor item besides
  quiet(game);
  assert.equal(where(game, 'legolas'), 'discard', '3 - 1 is not more than 2');
});

rule('Greed asks nothing of Hobbits, nor twice of one site', ['MW-S2.9.2'], () => {
  const game = inside(
    'rhosgobel',
    ['aragorn-ii', 'bilbo'],
    { hand: ['elven-cloak'] },
    { 'on-guard': ['greed on rhosgobel'] },
  );
  game.play('one', 'item elven-cloak', 'by aragorn-ii');
  game.play('two', 'reveal greed');
  resolve(game);
  assert.equal(bearer(game, 'elven-cloak'), 'aragorn-ii');
  idle(game, (s) => s.phase === UNTAP);
  const twice = underway(toBree('gimli'), { two: { hand: ['greed', 'greed'] } });
  hazard(twice, 'play greed');
  resolve(twice);
  twice.play('one', 'pass');
  twice.refuses('two', 'play greed');
});

rule(
  'Lure of Power: the next who succeeds in influencing checks at -4, but no Hobbit; then it goes',
  ['CR-I.E.19'],
  () => {
    const game = inside(
      'dol-amroth',
      ['imrahil'],
      { hand: ['knights-of-dol-amroth'] },
      { table: ['lure-of-power'] },
      { rolls: [5, 6, 3, 3] },
    );
    game.play('one', 'faction knights-of-dol-amroth');
    resolve(game);
    quiet(game);
    assert.equal(where(game, 'lure-of-power'), 'discard');
    assert.equal(where(game, 'imrahil'), 'tapped', '6 - 4 is more than 0');
    const two = { table: ['lure-of-power'] };
    const hobbit = inside('bag-end', ['bilbo'], { hand: ['hobbits'] }, two, { rolls: [6, 6] });
    hobbit.play('one', 'faction hobbits');
    resolve(hobbit);
    quiet(hobbit);
    assert.equal(where(hobbit, 'hobbits'), 'untapped');
    assert.equal(where(hobbit, 'lure-of-power'), 'untapped', 'it waits for another');
  },
);

rule('Lure of Power answers an attempt against the opponent’s character as well', ['MW-T9.2.1', 'MW-T9.2.3'], () => {
  const game = table(
    {
      phase: 'site',
      one: { 'minas-tirith': ['celeborn'] },
      two: { 'minas-tirith': ['faramir', 'imrahil', 'theoden'], table: ['lure-of-power'] },
    },
    { rolls: [6, 6, 1, 1, 3, 3] },
  );
  game.play('one', 'enter', 'influence faramir');
  if (game.list('one').includes('influence-by celeborn')) game.play('one', 'influence-by celeborn');
  game.play('one', 'show-nothing');
  resolve(game);
  quiet(game);
  assert.equal(where(game, 'faramir'), 'discard');
  assert.equal(where(game, 'lure-of-power'), 'discard');
});

rule(
  'A ring that a test brings gives a Lure of Expedience in play its check',
  ['CR-CARD-lure-of-expedience-1', 'CR-I.E.18'],
  () => {
    const game = inside(
      'edoras',
      ['aragorn-ii: beautiful-gold-ring', 'eomer: lure-of-expedience', 'bilbo'],
      { hand: ['magic-ring-of-courage', 'test-of-form'] },
      {},
      { rolls: [3, 4, 6, 5] },
    );
    game.play('one', 'play test-of-form');
    resolve(game);
    game.play('one', 'item magic-ring-of-courage');
    quiet(game);
    assert.equal(bearer(game, 'magic-ring-of-courage'), 'aragorn-ii');
  },
);

rule(
  'The Precious: a companion of the Ring-bearer fails, and he and The One Ring are discarded',
  ['CR-CARD-the-precious-1', 'CR-A23', 'CR-TERM-corruption-6'],
  () => {
    const game = given('the-precious', 'gimli', ['frodo: the-one-ring', 'gimli', 'eomer'], [1, 1]);
    assert.equal(where(game, 'gimli'), 'discard');
    assert.equal(where(game, 'the-one-ring'), 'discard');
    assert.equal(where(game, 'frodo'), 'untapped');
    refused('the-precious', ['frodo: the-one-ring']);
    refused('the-precious', ['frodo', 'gimli']);
  },
);

rule(
  'The Precious and Traitor: after the discards the attack opens the next chain',
  ['CR-A23', 'CR-CARD-traitor-1'],
  () => {
    const game = underway(
      toBree('frodo: the-one-ring', 'gimli'),
      { two: { hand: ['the-precious'], table: ['traitor'] } },
      { rolls: [1, 1] },
    );
    hazard(game, 'play the-precious');
    game.play('one', 'pass');
    game.play('two', 'pass');
    assert.equal(where(game, 'gimli'), 'discard');
    assert.equal(where(game, 'the-one-ring'), 'discard');
    assert.equal(at(game), 'chain/respond', 'a new chain');
    assert.equal(where(game, 'traitor'), 'untapped');
    resolve(game);
    assert.equal(attackProwess(game), 5 + 10);
    assert.equal(where(game, 'traitor'), 'discard');
  },
);

rule('The Precious: a Wizard who fails is lost', ['CR-TERM-corruption-6', 'MW-S1.1.2'], () => {
  const game = given('the-precious', 'gandalf', ['frodo: the-one-ring', 'gandalf'], [1, 1]);
  game.outcome({ winner: 'two', reason: 'wizard-corrupted' });
});

rule('The Ring’s Betrayal: at -2; if the bearer fails he stays and the Ring goes', ['CR-TERM-corruption-6'], () => {
  const game = given('the-rings-betrayal', 'gimli', ['gimli: magic-ring-of-courage'], [2, 2]);
  assert.equal(where(game, 'magic-ring-of-courage'), 'discard');
  assert.equal(where(game, 'gimli'), 'untapped');
  const passed = given('the-rings-betrayal', 'gimli', ['gimli: magic-ring-of-courage'], [2, 3]);
  assert.equal(where(passed, 'magic-ring-of-courage'), 'untapped');
  refused('the-rings-betrayal', ['gimli: glamdring']);
});

rule('The Will of the Ring: the Ring-bearer checks at -4', ['MW-S8.5.1'], () => {
  const game = given('the-will-of-the-ring', 'frodo', ['frodo: the-one-ring'], [3, 4]);
  assert.equal(where(game, 'frodo'), 'untapped', '7 + 4 - 4 is more than 6');
  const fails = given('the-will-of-the-ring', 'frodo', ['frodo: the-one-ring'], [3, 3]);
  assert.equal(where(fails, 'frodo'), 'discard');
  refused('the-will-of-the-ring', ['frodo']);
});

rule(
  'Weariness of the Heart: -1 prowess once, or a check as often as you like',
  ['CR-CARD-weariness-of-the-heart-1'],
  () => {
    const game = underway(
      toBree('gimli'),
      { two: { hand: ['weariness-of-the-heart', 'weariness-of-the-heart', 'weariness-of-the-heart'] } },
      { rolls: [6, 6, 6, 6] },
    );
    supposeSize(game, 5);
    hazard(game, 'play weariness-of-the-heart', 'way 1');
    resolve(game);
    hazard(game, 'play weariness-of-the-heart');
    assert.equal(at(game), 'chain/respond', 'only the second way is left');
    resolve(game);
    hazard(game, 'play weariness-of-the-heart');
    resolve(game);
  },
);
