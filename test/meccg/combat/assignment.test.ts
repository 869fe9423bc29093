import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { excessStrikes, isAttacked } from '../table.ts';
import { attackBegun, excessOn } from '../whereabouts.ts';
import { act, asked, attacked, faces, hears, quiet, resolve, strikes, table, until, where } from './fight.ts';

rule('Playing a creature on a company starts an attack on it', ['MW-S7.1.1'], () => {
  const game = table(['aragorn-ii', 'faramir'], { hazards: ['orc-patrol'] }, []);
  act(game, 'two', 'creature orc-patrol');
  assert.ok(!isAttacked(game), 'it is only declared');
  game.play('one', 'pass');
  game.play('two', 'pass');
  game.says('strikes 3, prowess 6');
});

rule(
  'A company that enters a site with an automatic-attack is attacked, with the opponent as attacker',
  ['MW-S7.1.2', 'MW-S7.1.4'],
  () => {
    const game = table(['aragorn-ii', 'faramir', 'legolas'], { phase: 'site', site: 'bandit-lair' }, []);
    act(game, 'one', 'enter');
    until(game, 'one', 'pass');
    assert.equal(attackBegun(game).attacker, 'two');
    assert.equal(attackBegun(game).strikes, 3);
  },
);

rule(
  'The opponent of the attacked player makes the attacker’s choices and rolls body checks, in the site phase too',
  ['MW-S7.1.4', 'MW-S7.5.1'],
  () => {
    // Dimrill Dale: Orcs, one strike of prowess 6.
    const game = table(['aragorn-ii tapped', 'bilbo tapped'], { phase: 'site', site: 'dimrill-dale' }, [1, 1, 4, 5]);
    act(game, 'one', 'enter');
    quiet(game);
    assert.deepEqual(asked(game), { seat: 'two', at: 'combat/attacker-choose' });
    game.play('two', 'assign bilbo');
    hears(game, 'Body check of Bilbo: Player two rolls 9 against 9', 'MW-S7.5.1');
  },
);

rule('A strike targets one character, and nobody faces two strikes of one attack', ['MW-S7.2.2', 'MW-S7.2.3'], () => {
  const game = faces(['aragorn-ii', 'faramir', 'legolas'], 'half-trolls-of-far-harad');
  game.play('one', 'assign faramir');
  game.offersOnly('one', ['assign aragorn-ii', 'assign legolas', 'leave-strikes']);
  game.play('one', 'assign legolas');
  assert.deepEqual(strikes(game), ['faramir', 'legolas']);
});

rule(
  'The defender assigns strikes to his untapped characters, the attacker the rest to any others',
  ['MW-S7.2.4', 'MW-S7.2.5', 'CR-I.D.5'],
  () => {
    const game = faces(['aragorn-ii', 'bilbo tapped', 'faramir wounded', 'legolas'], 'half-trolls-of-far-harad');
    game.offersOnly('one', ['assign aragorn-ii', 'assign legolas', 'leave-strikes']);
    game.refuses('one', 'assign bilbo', 'MW-S7.2.4');
    game.play('one', 'assign aragorn-ii');
    game.play('one', 'leave-strikes');
    game.offersOnly('two', ['assign bilbo', 'assign faramir', 'assign legolas']);
    game.play('two', 'assign faramir');
    assert.deepEqual(strikes(game), ['aragorn-ii', 'faramir']);
  },
);

rule('Where the attacker chooses the defending characters, he assigns all strikes', ['MW-S7.2.6'], () => {
  const game = faces(['aragorn-ii', 'bilbo', 'faramir wounded'], 'cave-drake', [], { site: 'dimrill-dale' });
  game.offersOnly('two', ['assign aragorn-ii', 'assign bilbo', 'assign faramir']);
  game.play('two', 'assign faramir', 'assign bilbo');
  assert.deepEqual(strikes(game), ['faramir', 'bilbo']);
});

rule(
  'Strikes beyond one for everybody become -1 modifications on targets of the attacker’s choice',
  ['MW-S7.2.7', 'MW-S7.2.8', 'CR-I.D.6', 'MW-S7.3.6'],
  () => {
    // Orc-warband: five strikes of prowess 4 against two characters.
    const game = faces(['aragorn-ii', 'faramir'], 'orc-warband', [1, 2, 1, 1]);
    assert.deepEqual(strikes(game), ['aragorn-ii', 'faramir']);
    assert.equal(excessStrikes(game), 3);
    quiet(game);
    game.play('one', 'resolve aragorn-ii');
    quiet(game);
    game.offersOnly('two', ['excess 0', 'excess 1', 'excess 2', 'excess 3']);
    game.play('two', 'excess 1');
    game.play('one', 'tap-to-fight');
    quiet(game);
    assert.equal(where(game, 'aragorn-ii'), 'tapped', '6 - 1 + 3 = 8 beats 4');
    assert.equal(excessStrikes(game), 0, 'the last strike gets all that are left');
    assert.equal(excessOn(game, 'faramir'), 2);
    game.play('one', 'tap-to-fight');
    hears(game, 'Faramir: 5 against 4');
  },
);

rule('Excess strikes need not be allotted before a strike is resolved', ['CR-I.D.7'], () => {
  const game = faces(['aragorn-ii', 'faramir'], 'orc-warband', [6, 6]);
  quiet(game);
  game.play('one', 'resolve faramir');
  quiet(game);
  game.play('two', 'excess 0');
  game.play('one', 'tap-to-fight');
  quiet(game);
  assert.equal(excessOn(game, 'aragorn-ii'), 3);
});

rule('Excess strikes do not count toward defeating the creature', ['MW-S7.2.9', 'MW-S7.6.1'], () => {
  const game = faces(['aragorn-ii', 'faramir'], 'orc-warband', [6, 6, 6, 6]);
  resolve(game, 'aragorn-ii');
  resolve(game, 'faramir');
  assert.equal(where(game, 'orc-warband'), 'points');
});

rule('The number of strikes changes before they are assigned, and not afterwards', ['MW-S7.2.10'], () => {
  const early = attacked(['aragorn-ii', 'faramir', 'legolas', 'gimli'], 'half-trolls-of-far-harad', [], {
    hazards: ['minions-stir'],
  });
  act(early, 'two', 'play minions-stir');
  until(early, 'one', 'assign gimli');
  early.play('one', 'assign gimli', 'assign legolas', 'assign faramir');
  assert.equal(strikes(early).length, 3, 'a Troll attack has one strike more');
  const late = faces(['aragorn-ii', 'faramir', 'legolas', 'gimli'], 'half-trolls-of-far-harad', [], {
    hazards: ['minions-stir'],
  });
  late.play('one', 'assign gimli', 'assign legolas');
  act(late, 'two', 'play minions-stir');
  until(late, 'one', 'resolve gimli');
  assert.equal(strikes(late).length, 2);
  assert.equal(excessStrikes(late), 0);
});

rule(
  'An attack in which each faces one strike has one for everybody, whatever would change the number',
  ['MW-S7.2.11', 'CR-I.D.15'],
  () => {
    const game = attacked(['aragorn-ii', 'bilbo tapped', 'faramir wounded'], 'silent-watcher', []);
    quiet(game);
    assert.deepEqual(strikes(game), ['aragorn-ii', 'bilbo', 'faramir']);
    assert.equal(excessStrikes(game), 0);
  },
);

rule(
  'An ally is a target in combat like a character: struck, tapped, wounded, eliminated',
  ['MW-S7.2.12', 'MW-S10.9.5'],
  () => {
    const fighting = ['aragorn-ii: gollum', 'faramir'];
    const game = faces(fighting, 'half-trolls-of-far-harad', [6, 6, 1, 1, 6, 6]);
    game.offersOnly('one', ['assign aragorn-ii', 'assign gollum', 'assign faramir', 'leave-strikes']);
    game.play('one', 'assign gollum', 'assign faramir');
    resolve(game, 'faramir');
    resolve(game, 'gollum');
    assert.equal(where(game, 'gollum'), 'out-of-play');
    const tapped = faces(fighting, 'orc-lieutenant', [6, 6], {});
    tapped.play('one', 'assign gollum');
    resolve(tapped, 'gollum');
    assert.equal(where(tapped, 'gollum'), 'tapped');
  },
);

rule('No strike is assigned to an ally without prowess and body', ['CR-CARD-goldberry-1'], () => {
  const game = faces(['aragorn-ii: goldberry', 'faramir'], 'orc-lieutenant');
  game.offersOnly('one', ['assign aragorn-ii', 'assign faramir', 'leave-strikes']);
});

rule(
  'Between the start of an attack and the assignment of its strikes the players may act',
  ['MW-S7.2.13', 'PA-7.2'],
  () => {
    const game = attacked(['bofur: healing-herbs', 'beregond tapped'], 'orc-lieutenant');
    act(game, 'one', 'use healing-herbs');
    until(game, 'one', 'assign beregond');
    assert.equal(where(game, 'healing-herbs'), 'discard');
    assert.equal(where(game, 'bofur'), 'tapped');
    game.offersOnly('one', ['assign beregond', 'leave-strikes']);
  },
);

rule('Attacks are resolved one at a time: no creature is played while one attacks', ['MW-S7.2.1'], () => {
  const game = attacked(['aragorn-ii', 'faramir'], 'orc-patrol', [], { hazards: ['orc-lieutenant'] });
  game.play('one', 'pass');
  assert.deepEqual(game.list('two'), ['pass']);
  game.refuses('two', 'creature orc-lieutenant');
});
