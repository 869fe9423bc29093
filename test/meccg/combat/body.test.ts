import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, bearer, faces, hears, quiet, resolve, table, until, where } from './fight.ts';

rule(
  'The attacker rolls for the body of a wounded character: above it he is eliminated',
  ['MW-S7.5.1', 'MW-S5.1.5'],
  () => {
    const survives = faces(['faramir', 'legolas tapped'], 'barrow-wight', [1, 1, 4, 4]);
    survives.play('one', 'assign faramir');
    act(survives, 'one', 'tap-to-fight');
    hears(survives, 'Player two rolls 8 against 8: survives', 'MW-S7.5.1');
    const dies = faces(['faramir', 'legolas tapped'], 'barrow-wight', [1, 1, 4, 5]);
    dies.play('one', 'assign faramir');
    act(dies, 'one', 'tap-to-fight');
    hears(dies, 'eliminated', 'MW-S7.5.1');
    assert.equal(where(dies, 'faramir'), 'out-of-play');
  },
);

rule('One who was wounded already has +1 to the roll, however often he was wounded', ['MW-S7.5.2', 'MW-S7.5.3'], () => {
  const game = faces(['faramir wounded'], 'bert-burat', [1, 1, 3, 4, 1, 1, 4, 3], { hazards: ['william-wuluag'] });
  hears(game, 'Player two rolls 7 (8) against 8: survives');
  quiet(game);
  act(game, 'two', 'creature william-wuluag');
  hears(game, 'Player two rolls 7 (8) against 8: survives');
  quiet(game);
});

rule(
  'The body check comes at once: between it and the strike only what directly affects its roll can be declared',
  ['MW-S7.5.4', 'CR-A19.2', 'CR-I.D.11'],
  () => {
    const game = faces(['faramir', 'bilbo', 'bofur: healing-herbs'], 'orc-lieutenant', [1, 1, 6, 6], {
      hand: ['concealment', 'dodge'],
    });
    game.play('one', 'assign faramir');
    act(game, 'one', 'stay-untapped');
    hears(game, 'Faramir is wounded');
    assert.deepEqual(asked(game), { seat: 'one', at: 'chain/respond' });
    game.offersOnly('one', ['pass']);
    game.refuses('one', 'use healing-herbs');
    game.refuses('one', 'play concealment', 'CR-A19.2');
    game.play('one', 'pass');
    game.offersOnly('two', ['pass']);
    game.play('two', 'pass');
    assert.equal(where(game, 'faramir'), 'out-of-play');
  },
);

rule(
  'Every failed strike of an attack with a body has a body check of its own, rolled by the defender',
  ['MW-S7.5.5', 'CR-I.D.13', 'CR-TERM-strike-1', 'PA-7.4'],
  () => {
    const held = faces(['elrond'], 'rogrog', [6, 6, 4, 4]);
    act(held, 'one', 'tap-to-fight');
    hears(held, 'Player one rolls 8 against 8: it is not defeated', 'MW-S7.5.5');
    quiet(held);
    assert.equal(where(held, 'rogrog'), 'discard');
    const beaten = faces(['elrond'], 'rogrog', [6, 6, 4, 5]);
    act(beaten, 'one', 'tap-to-fight');
    hears(beaten, 'it is defeated', 'MW-S7.5.5');
    quiet(beaten);
    assert.equal(where(beaten, 'rogrog'), 'points');
  },
);

rule('Smaug is eliminated only if both strikes fail and both body checks exceed eight', ['MW-S7.5.6'], () => {
  const against = (rolls: readonly number[]): string => {
    const game = faces(['elrond', 'thranduil'], 'smaug', rolls, { site: 'the-lonely-mountain' });
    resolve(game, 'elrond');
    resolve(game, 'thranduil');
    return where(game, 'smaug');
  };
  assert.equal(against([6, 6, 5, 4, 6, 6, 5, 4]), 'points');
  assert.equal(against([6, 6, 5, 4, 6, 6, 4, 4]), 'discard');
  assert.equal(against([6, 6, 5, 4, 6, 4]), 'discard', 'the second strike is ineffectual');
});

rule(
  'Items of one who fails his body check go to unwounded companions, one to each; the rest are discarded',
  ['MW-S10.7.7', 'CR-A22', 'CR-TERM-ally-2', 'LE-S10.3.4'],
  () => {
    const game = faces(
      ['faramir: glamdring, elven-cloak, healing-herbs', 'legolas tapped: gollum', 'gimli tapped', 'bofur wounded'],
      'barrow-wight',
      [1, 1, 6, 6],
    );
    game.play('one', 'assign faramir');
    act(game, 'one', 'tap-to-fight');
    quiet(game);
    game.offersOnly('one', ['hand-on glamdring', 'hand-on elven-cloak', 'hand-on healing-herbs', 'keep-none']);
    game.play('one', 'hand-on glamdring');
    game.offersOnly('one', ['hand-to legolas', 'hand-to gimli']);
    game.play('one', 'hand-to gimli');
    game.play('one', 'hand-on elven-cloak');
    assert.equal(bearer(game, 'glamdring'), 'gimli');
    assert.equal(bearer(game, 'elven-cloak'), 'legolas');
    assert.equal(where(game, 'healing-herbs'), 'discard');
    assert.equal(where(game, 'faramir'), 'out-of-play');
  },
);

rule('Nobody need take anything', ['CR-A22'], () => {
  const game = faces(['faramir: glamdring', 'legolas tapped'], 'barrow-wight', [1, 1, 6, 6]);
  game.play('one', 'assign faramir');
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  game.play('one', 'keep-none');
  assert.equal(where(game, 'glamdring'), 'discard');
});

rule('The allies of one eliminated in combat are discarded at once', ['PA-7.3'], () => {
  const game = faces(['faramir: gollum', 'legolas'], 'barrow-wight', [1, 1, 6, 6]);
  game.play('one', 'assign faramir');
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, 'gollum'), 'discard');
});

rule('An eliminated Wizard loses his player the game', ['MW-S1.1.1'], () => {
  const game = faces(['gandalf'], 'barrow-wight', [1, 1, 6, 6]);
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  game.outcome({ winner: 'two', reason: 'wizard-eliminated', rule: 'MW-S1.1.1' });
});

rule(
  'Special actions of a strike come before the body check, which lapses if they take the character away',
  ['CR-A19.1', 'CR-A19.3', 'CR-A19.4'],
  () => {
    const game = faces(['faramir: elven-cloak', 'legolas'], 'abductor', [1, 1], { site: 'bree' });
    game.play('one', 'assign faramir');
    act(game, 'one', 'tap-to-fight');
    hears(game, 'The strike succeeds');
    game.says('The strike calls for the effect of Abductor', 'CR-A19.1');
    assert.equal(where(game, 'faramir'), 'discard');
    assert.equal(where(game, 'elven-cloak'), 'discard', 'he failed no body check: nobody saves his items');
    quiet(game);
  },
);

rule('A body check equal to the body has its own result where a card says so', ['MW-S7.5.1'], () => {
  const game = faces(['faramir', 'legolas'], 'giant-spiders', [1, 1, 4, 4, 6, 6], { site: 'sarn-goriwing' });
  resolve(game, 'faramir');
  assert.equal(where(game, 'faramir'), 'discard');
  resolve(game, 'legolas');
});

rule(
  'A shield’s bonus with its limit comes before any other modification of the body',
  ['MW-S7.3.11', 'CR-CARD-dodge-1'],
  () => {
    // Faramir's body is 8, the shield adds nothing above 8; then Dodge makes it 7.
    const game = faces(['faramir: shield-of-iron-bound-ash'], 'barrow-wight', [1, 1, 4, 4], { hand: ['dodge'] });
    act(game, 'one', 'tap-to-fight', 'play dodge');
    hears(game, 'Player two rolls 8 against 7: eliminated');
  },
);

rule('Whoever is wounded at a site of the Undead makes a corruption check after the attack', ['MW-S7.4.5'], () => {
  // Amon Hen: Undead, one strike of prowess 6.
  const game = table(['bilbo tapped: glamdring'], { phase: 'site', site: 'amon-hen' }, [1, 1, 1, 1, 6, 6]);
  act(game, 'one', 'enter');
  hears(game, 'Bilbo is wounded');
  hears(game, 'Bilbo makes a corruption check: Player one rolls 12 (16) against 1');
  until(game, 'one', 'pass');
});
