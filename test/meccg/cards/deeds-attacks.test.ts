// Resource short-events against attacks: cancelling them, weakening them, helping those who face them.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, attacked, type Fight, faces, quiet, resolve, type Table, table, until, where } from '../combat/fight.ts';
import { resolve as resolveChain } from '../movement/table.ts';
import { attackBody, attackProwess, isAttacked, prowessOf, strikesOf } from '../table.ts';

const gates = { table: ['gates-of-morning'] };

/** A Nazgûl attacks a company that stays at Dol Guldur, a Dark-hold. */
const byNazgul = (company: readonly string[], fight: Fight, rolls: readonly number[] = []): Table =>
  attacked(company, 'adunaphel', rolls, { site: 'dol-guldur', ...fight });

/** Nobody does more about it, and the attack is gone without a strike. */
function isOff(game: Table): boolean {
  quiet(game);
  return !isAttacked(game);
}

/** He plays it when the attack begins, and nobody answers. */
function answer(game: Table, ...moves: string[]): void {
  game.play('one', ...moves);
  resolveChain(game);
}

// ---- Concealment, Dark Quarrels, Escape, The Cock Crows -------------------------------------------------------------

rule(
  'A patrol that Concealment cancels was faced: the warband played next has 7 prowess',
  ['CR-A14', 'CR-A5', 'CR-A2'],
  () => {
    const game = attacked(['aragorn-ii', 'legolas'], 'orc-patrol', [], {
      hand: ['concealment'],
      hazards: ['orc-warband'],
    });
    game.play('one', 'play concealment');
    assert.equal(where(game, 'aragorn-ii'), 'tapped');
    resolveChain(game);
    assert.ok(isOff(game));
    act(game, 'two', 'creature orc-warband');
    resolveChain(game);
    assert.equal(attackProwess(game), 7);
    const other = attacked(['legolas'], 'orc-patrol', [], { hand: ['concealment'] });
    other.refuses('one', 'play concealment', 'MW-S5.1.4');
  },
);

rule('Dark Quarrels cancels an attack of Orcs, Trolls or Men and no other', ['MW-S7.6.5', 'MW-S10.5.1'], () => {
  for (const [creature, site] of [
    ['orc-patrol', 'moria'],
    ['rogrog', 'moria'],
    ['abductor', 'bree'],
  ]) {
    const game = attacked(['gimli'], creature, [], { site, hand: ['dark-quarrels'] });
    answer(game, 'play dark-quarrels');
    assert.ok(isOff(game), creature);
    assert.equal(where(game, 'gimli'), 'untapped');
  }
  const undead = attacked(['gimli'], 'ghouls', [], { hand: ['dark-quarrels'] });
  undead.refuses('one', 'play dark-quarrels', 'MW-S10.5.1');
});

rule('With Gates of Morning, Dark Quarrels may halve the strikes of any attack, rounded up', ['CR-A27'], () => {
  const game = attacked(['gimli', 'legolas', 'bilbo', 'frodo'], 'ghouls', [], { hand: ['dark-quarrels'], one: gates });
  assert.equal(strikesOf(game), 5);
  answer(game, 'play dark-quarrels');
  assert.equal(strikesOf(game), 3);
  const orcs = attacked(['gimli'], 'orc-patrol', [], { hand: ['dark-quarrels'], one: gates });
  orcs.play('one', 'play dark-quarrels');
  orcs.offersOnly('one', ['way 1', 'way 2']);
});

rule('Escape wounds an unwounded character and cancels the attack on his company', ['CR-CARD-escape-1'], () => {
  const game = attacked(['gimli wounded', 'legolas tapped'], 'orc-patrol', [], { hand: ['escape'] });
  answer(game, 'play escape');
  assert.ok(isOff(game));
  assert.equal(where(game, 'legolas'), 'wounded', 'no body check is made: no dice were rolled');
  const hurt = attacked(['gimli wounded'], 'orc-patrol', [], { hand: ['escape'] });
  hurt.refuses('one', 'play escape');
  const calm = table(['gimli'], { hand: ['escape'] }, []);
  calm.refuses('one', 'play escape', 'CR-A13');
});

rule('The Cock Crows cancels an attack of Trolls only', ['MW-S7.6.5', 'MW-S10.5.1'], () => {
  const game = attacked(['gimli'], 'half-trolls-of-far-harad', [], { hand: ['the-cock-crows'] });
  answer(game, 'play the-cock-crows');
  assert.ok(isOff(game));
  const orcs = attacked(['gimli'], 'orc-patrol', [], { hand: ['the-cock-crows'] });
  orcs.refuses('one', 'play the-cock-crows', 'MW-S10.5.1');
});

rule('With Gates of Morning, The Cock Crows discards one hazard permanent-event', ['MW-S10.10.2'], () => {
  const two = { table: ['ren-the-unclean'] };
  const game = table(
    ['gimli: lure-of-creation'],
    { hand: ['the-cock-crows'], one: gates, two, phase: 'organization' },
    [],
  );
  game.play('one', 'play the-cock-crows');
  game.offersOnly('one', ['on lure-of-creation', 'on ren-the-unclean']);
  game.play('one', 'on ren-the-unclean');
  resolveChain(game);
  assert.equal(where(game, 'ren-the-unclean'), 'discard');
  assert.equal(where(game, 'lure-of-creation'), 'untapped');
  const without = table(['gimli: lure-of-creation'], { hand: ['the-cock-crows'], phase: 'organization' }, []);
  without.refuses('one', 'play the-cock-crows');
});

// ---- The Old Thrush -------------------------------------------------------------------------------------------------

rule(
  'The Old Thrush takes 3 from prowess and body of an attack of 13 or more, once',
  ['CR-CARD-old-thrush-1', 'MW-S2.9.2'],
  () => {
    const game = attacked(['gimli'], 'rogrog', [], { hand: ['the-old-thrush', 'the-old-thrush'] });
    assert.deepEqual([attackProwess(game), attackBody(game)], [13, 8]);
    answer(game, 'play the-old-thrush');
    assert.deepEqual([attackProwess(game), attackBody(game)], [10, 5]);
    game.refuses('one', 'play the-old-thrush', 'MW-S2.9.2');
  },
);

rule('It may be played while a strike is resolved: it changes that strike', ['CR-A18.1'], () => {
  // Gimli, 5 against 13, rolls 6: 11 against 10. The strike fails, and its body of 8 is 5: 6 is enough.
  const game = faces(['gimli'], 'rogrog', [3, 3, 3, 3], { hand: ['the-old-thrush'] });
  act(game, 'one', 'tap-to-fight', 'play the-old-thrush');
  quiet(game);
  assert.equal(where(game, 'rogrog'), 'points');
});

rule('It does nothing to weaker attacks, nor to a Nazgûl', ['MW-S10.5.1', 'MW-S5.1.7'], () => {
  const weak = attacked(['gimli'], 'half-trolls-of-far-harad', [], { hand: ['the-old-thrush'] });
  weak.refuses('one', 'play the-old-thrush', 'MW-S10.5.1');
  const nazgul = byNazgul(['gimli'], { hand: ['the-old-thrush'] });
  assert.equal(attackProwess(nazgul), 15);
  nazgul.refuses('one', 'play the-old-thrush');
});

// ---- spells ---------------------------------------------------------------------------------------------------------

rule('Kindling of the Spirit: +2 prowess for the Wizard’s company against one attack', ['MW-S10.13.4'], () => {
  // Gandalf checks with 3 - 2 against nothing and passes; then the attack is over.
  const game = attacked(['gandalf', 'bilbo'], 'orc-lieutenant', [1, 2, 6, 6], { hand: ['kindling-of-the-spirit'] });
  answer(game, 'play kindling-of-the-spirit');
  game.says('against 0: nothing happens', 'MW-S8.3.4');
  assert.deepEqual([prowessOf(game, 'gandalf'), prowessOf(game, 'bilbo')], [8, 3]);
  quiet(game);
  game.play('one', 'assign bilbo');
  resolve(game, 'bilbo');
  assert.ok(isOff(game));
  assert.deepEqual([prowessOf(game, 'gandalf'), prowessOf(game, 'bilbo')], [6, 1]);
});

rule('Wizard’s Fire: +5 prowess for the Wizard alone, within his strike as well', ['CR-A18.1'], () => {
  const game = faces(['gandalf'], 'orc-lieutenant', [4, 4, 6, 6], { hand: ['wizards-fire'] });
  act(game, 'one', 'tap-to-fight', 'play wizards-fire');
  resolveChain(game);
  assert.equal(prowessOf(game, 'gandalf'), 11);
  quiet(game);
});

rule('Within the strike of another, Wizard’s Fire is refused', ['CR-A17'], () => {
  const game = faces(['gandalf', 'bilbo'], 'orc-lieutenant', [], { hand: ['wizards-fire'] });
  act(game, 'one', 'assign bilbo', 'tap-to-fight');
  until(game, 'one', 'pass');
  game.refuses('one', 'play wizards-fire', 'CR-A17');
});

rule('Without an attack, or without a Wizard there, these spells are refused', ['MW-S5.1.4', 'CR-A13'], () => {
  const spells = ['kindling-of-the-spirit', 'wizards-fire', 'vanishment', 'true-fana', 'wizards-flame'];
  const calm = table(['gandalf'], { hand: spells }, []);
  for (const spell of spells.slice(0, -1)) calm.refuses('one', `play ${spell}`, 'CR-A13');
  const alone = attacked(['bilbo'], 'orc-lieutenant', [], { hand: spells });
  for (const spell of spells) alone.refuses('one', `play ${spell}`, 'MW-S5.1.4');
  const elsewhere = table(
    ['bilbo'],
    { hand: spells, hazards: ['orc-lieutenant'], one: { rivendell: ['gandalf'] } },
    [],
  );
  elsewhere.play('one', 'next-company bilbo');
  act(elsewhere, 'two', 'creature orc-lieutenant');
  resolveChain(elsewhere);
  for (const spell of spells.slice(0, -1)) elsewhere.refuses('one', `play ${spell}`, 'CR-TERM-attack-2');
});

rule('Wizard’s Flame: -2 prowess for every attack on his company this turn', ['MW-S10.10.1'], () => {
  const game = table(
    ['gandalf'],
    { hand: ['wizards-flame', 'dark-quarrels'], hazards: ['orc-patrol', 'ghouls'] },
    [3, 3],
  );
  until(game, 'one', 'play wizards-flame');
  answer(game, 'play wizards-flame');
  act(game, 'two', 'creature orc-patrol');
  resolveChain(game);
  assert.equal(attackProwess(game), 4);
  answer(game, 'play dark-quarrels');
  act(game, 'two', 'creature ghouls');
  resolveChain(game);
  assert.equal(attackProwess(game), 5);
});

rule('Wizard’s Flame does not protect another company', ['MW-S10.10.1'], () => {
  const game = table(
    ['bilbo'],
    { hand: ['wizards-flame'], hazards: ['orc-patrol'], one: { rivendell: ['gandalf'] } },
    [3, 3],
  );
  game.play('one', 'next-company bilbo');
  until(game, 'one', 'play wizards-flame');
  answer(game, 'play wizards-flame');
  act(game, 'two', 'creature orc-patrol');
  resolveChain(game);
  assert.equal(attackProwess(game), 6);
});

rule('Vanishment cancels the attack, then the Wizard checks at -2', ['MW-S10.13.4', 'CR-A2'], () => {
  const game = attacked(['gandalf', 'bilbo'], 'orc-patrol', [1, 2], { hand: ['vanishment'] });
  game.play('one', 'play vanishment');
  game.play('two', 'pass');
  game.play('one', 'support bilbo');
  resolveChain(game);
  game.says('rolls 3 against 0: nothing happens', 'MW-S8.3.4');
  assert.ok(isOff(game));
});

rule(
  'True Fána: what he rolls and his prowess, weapons too, above the attack’s prowess makes all strikes fail',
  ['CR-CARD-true-fana-1', 'MW-S7.5.5'],
  () => {
    // Tapped, with Glamdring 8: 6 + 8 is more than 13. Then 11 - 3 against 2 points, and 9 against a body of 8.
    const game = attacked(['gandalf tapped: glamdring', 'bilbo'], 'rogrog', [3, 3, 5, 6, 5, 4], {
      hand: ['true-fana'],
    });
    answer(game, 'play true-fana');
    quiet(game);
    assert.ok(isOff(game));
    assert.equal(where(game, 'rogrog'), 'points');
    assert.equal(where(game, 'bilbo'), 'untapped');
  },
);

rule('True Fána with no more than the prowess of the attack does nothing', ['MW-S10.13.4'], () => {
  const game = attacked(['gandalf', 'bilbo'], 'rogrog', [3, 4, 5, 6], { hand: ['true-fana'] });
  answer(game, 'play true-fana');
  quiet(game);
  game.offers('one', 'assign gandalf');
});

rule(
  'A strike that True Fána makes fail may still survive its body check: the attack is not defeated',
  ['MW-S7.5.5', 'MW-S7.6.1'],
  () => {
    const game = attacked(['gandalf'], 'rogrog', [4, 4, 5, 6, 4, 4], { hand: ['true-fana'] });
    answer(game, 'play true-fana');
    quiet(game);
    assert.ok(isOff(game));
    assert.equal(where(game, 'rogrog'), 'discard');
  },
);

rule('Wizard’s River-horses discards all Nazgûl events', ['MW-S10.13.4'], () => {
  const two = { table: ['ren-the-unclean', 'adunaphel', 'doors-of-night'] };
  const game = table(['gandalf', 'bilbo'], { hand: ['wizards-river-horses'], two, phase: 'organization' }, [3, 3]);
  answer(game, 'play wizards-river-horses');
  assert.equal(where(game, 'ren-the-unclean'), 'discard');
  assert.equal(where(game, 'adunaphel'), 'discard');
  assert.equal(where(game, 'doors-of-night'), 'untapped');
  const without = table(['gandalf'], { hand: ['wizards-river-horses'], phase: 'organization' }, []);
  without.refuses('one', 'play wizards-river-horses');
});

rule('Wizard’s River-horses cancels an attack on a Wizard without companions', ['MW-S7.6.5'], () => {
  const alone = attacked(['gandalf: gollum'], 'orc-patrol', [3, 3], { hand: ['wizards-river-horses'] });
  answer(alone, 'play wizards-river-horses');
  assert.ok(isOff(alone));
  const two = attacked(['gandalf', 'bilbo'], 'orc-patrol', [], { hand: ['wizards-river-horses'] });
  two.refuses('one', 'play wizards-river-horses');
});
