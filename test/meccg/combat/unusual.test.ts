// Attacks from unusual sides: allies, wounds, ties, cancelled strikes, heirs.
import { strict as assert } from 'node:assert';
import { rule } from '../../rule.ts';
import { companiesOf, excessStrikes } from '../table.ts';
import { act, asked, attacked, bearer, faces, quiet, resolve, strikes, until, where } from './fight.ts';

rule('An ally is struck like a character and can be the only one to be hurt', ['MW-S7.2.12', 'MW-S10.9.5'], () => {
  // Orc-patrol, three strikes at 6: Aragorn, Boromir, Gollum 2/9
  const game = faces(['aragorn-ii: gollum', 'boromir-ii'], 'orc-patrol', [6, 5, 6, 5, 1, 1, 5, 5]);
  assert.deepEqual(strikes(game).sort(), ['aragorn-ii', 'boromir-ii', 'gollum']);
  resolve(game, 'aragorn-ii');
  resolve(game, 'boromir-ii');
  resolve(game, 'gollum'); // 4 against 6: wounded; body check 10 against 9
  quiet(game);
  assert.equal(where(game, 'gollum'), 'out-of-play');
});

rule('An ally counts in the number that excess strikes exceed', ['MW-S7.2.7', 'MW-S7.2.12'], () => {
  const game = faces(['aragorn-ii: gollum'], 'orc-guard', []); // five strikes, two targets
  assert.equal(strikes(game).length, 2);
  assert.equal(excessStrikes(game), 3);
});

rule('A tie hurts nobody, taps the target and defeats nothing', ['MW-S7.4.4', 'MW-S7.3.3', 'MW-S7.6.4'], () => {
  const game = faces(['aragorn-ii'], 'orc-lieutenant', [1, 1]); // one strike at 7; 6 + 2 = 8 would beat it
  resolve(game, 'aragorn-ii');
  quiet(game);
  assert.equal(where(game, 'orc-lieutenant'), 'points');
  const tie = faces(['boromir-ii: elven-cloak'], 'abductor', [2, 2], { site: 'bree' }); // 6 + 4 = 10 against 10
  resolve(tie, 'boromir-ii');
  quiet(tie);
  assert.deepEqual([where(tie, 'boromir-ii'), where(tie, 'abductor')], ['tapped', 'discard']);
});

rule('Not tapping costs three and a tie leaves him untapped', ['MW-S7.3.4', 'MW-S7.4.4'], () => {
  const game = faces(['boromir-ii'], 'abductor', [4, 3], { site: 'bree' });
  resolve(game, 'boromir-ii', true); // 6 - 3 + 7 = 10
  quiet(game);
  assert.equal(where(game, 'boromir-ii'), 'untapped');
});

rule('Who stayed untapped and lost is wounded all the same', ['MW-S7.3.4', 'MW-S7.4.5'], () => {
  const game = faces(['boromir-ii'], 'abductor', [1, 1], { site: 'bree' });
  resolve(game, 'boromir-ii', true);
  quiet(game);
  assert.notEqual(where(game, 'boromir-ii'), 'untapped');
});

rule('A wounded man fights at -2, not at -3, and cannot choose', ['MW-S7.3.2', 'MW-S7.3.5', 'CR-I.D.12'], () => {
  const orcs = faces(['boromir-ii wounded'], 'orc-lieutenant', [1, 3]); // 6 - 2 + 4 = 8 against 7
  resolve(orcs, 'boromir-ii');
  quiet(orcs);
  assert.deepEqual([where(orcs, 'boromir-ii'), where(orcs, 'orc-lieutenant')], ['wounded', 'points']);
});

rule('Wounded again: the body check has one more, and only one', ['MW-S7.5.2', 'MW-S7.5.3'], () => {
  // Boromir 6/7: 6 - 2 + 2 = 6 against 7, then 6 + 1 = 7 is not more than 7
  const game = faces(['boromir-ii wounded'], 'orc-lieutenant', [1, 1, 3, 3]);
  resolve(game, 'boromir-ii');
  quiet(game);
  assert.equal(where(game, 'boromir-ii'), 'wounded');
  const dies = faces(['boromir-ii wounded'], 'orc-lieutenant', [1, 1, 4, 3]);
  resolve(dies, 'boromir-ii');
  quiet(dies);
  assert.equal(where(dies, 'boromir-ii'), 'out-of-play');
});

rule('An item each goes to companions who are not wounded, tapped or not', ['MW-S10.7.7', 'CR-A22'], () => {
  // Barrow-wight 12: 6 + 2 + 2 = 10; body 7 + 2 = 9 against 12
  const game = faces(
    ['boromir-ii: sword-of-gondolin, great-shield-of-rohan, elven-cloak', 'elladan tapped', 'elrohir wounded'],
    'barrow-wight',
    [1, 1, 6, 6],
  );
  until(game, 'one', 'assign boromir-ii');
  game.play('one', 'assign boromir-ii');
  resolve(game, 'boromir-ii');
  game.offersOnly('one', [
    'hand-on sword-of-gondolin',
    'hand-on great-shield-of-rohan',
    'hand-on elven-cloak',
    'keep-none',
  ]);
  game.play('one', 'hand-on elven-cloak');
  quiet(game);
  assert.deepEqual([bearer(game, 'elven-cloak'), where(game, 'sword-of-gondolin')], ['elladan', 'discard']);
});

rule(
  'A cancelled strike leaves its target untapped but bound to the attack',
  ['MW-T7.1.2', 'MW-S7.6.4', 'CR-I.D.9'],
  () => {
    const game = faces(['frodo', 'aragorn-ii', 'elladan'], 'cave-drake', [6, 6], {
      site: 'the-lonely-mountain',
      hand: ['halfling-stealth'],
    });
    until(game, 'two', 'assign frodo');
    game.play('two', 'assign frodo', 'assign aragorn-ii');
    until(game, 'one', 'resolve frodo');
    game.play('one', 'resolve frodo');
    until(game, 'one', 'tap-to-fight');
    game.play('one', 'tap-to-fight');
    act(game, 'one', 'play halfling-stealth');
    quiet(game);
    if (asked(game).at === 'combat/stay-choose') game.play('one', 'tap-to-fight');
    until(game, 'one', 'aid elladan');
    game.refuses('one', 'aid frodo', 'MW-T7.1.2');
    quiet(game);
    assert.equal(where(game, 'cave-drake'), 'discard');
  },
);

rule('A cancelled attack was faced: the next Orcs know it', ['MW-S7.6.7', 'CR-A14'], () => {
  const game = attacked(['frodo', 'aragorn-ii'], 'orc-patrol', [], {
    hand: ['concealment'],
    hazards: ['orc-warband'],
  });
  act(game, 'one', 'play concealment');
  if (game.list('one').some((move) => move.startsWith('by '))) game.play('one', 'by frodo');
  quiet(game);
  until(game, 'two', 'creature orc-warband');
  game.play('two', 'creature orc-warband');
  game.play('one', 'pass');
  game.play('two', 'pass');
  game.says('prowess 7');
});

rule('An attack with a body is defeated only strike by strike', ['MW-S7.5.5', 'MW-S7.6.1'], () => {
  // Olog-hai 3 strikes 10/5 at a Dark-hold: Elrond 7, Glorfindel 8, Aragorn 6
  const game = faces(
    ['elrond', 'glorfindel-ii', 'aragorn-ii'],
    'olog-hai-trolls',
    [6, 6, 6, 6, 6, 6, 1, 4, 6, 6, 6, 6], // the second body check is 5, not more than 5
    { site: 'dol-guldur' },
  );
  for (const who of ['elrond', 'glorfindel-ii', 'aragorn-ii']) resolve(game, who);
  quiet(game);
  assert.equal(where(game, 'olog-hai-trolls'), 'discard');
});

rule('All untapped characters may be kept back, but the strikes come', ['MW-S7.2.5', 'MW-S7.2.8', 'MW-S7.8.8'], () => {
  const game = faces(['aragorn-ii', 'elladan', 'bofur'], 'bert-burat', []);
  until(game, 'one', 'leave-strikes');
  game.play('one', 'leave-strikes');
  until(game, 'two', 'assign bofur');
  game.offersOnly('two', ['assign aragorn-ii', 'assign elladan', 'assign bofur']);
});

rule('The defender assigns to the untapped only', ['MW-S7.2.4'], () => {
  const game = faces(['aragorn-ii tapped', 'elladan', 'bofur wounded'], 'bert-burat', []);
  until(game, 'one', 'assign elladan');
  game.refuses('one', 'assign aragorn-ii', 'MW-S7.2.4');
  game.refuses('one', 'assign bofur', 'MW-S7.2.4');
});

rule('A Wizard who dies loses the game at once', ['MW-S1.1.1'], () => {
  const game = faces(['gandalf'], 'barrow-wight', [1, 1, 6, 6]);
  resolve(game, 'gandalf');
  quiet(game);
  game.outcome({ winner: 'two', reason: 'wizard-eliminated' });
});

rule('Followers of the dead stay in the company, his allies do not', ['MW-S5.3.8'], () => {
  const game = faces(['boromir-ii: gollum', 'eowyn under boromir-ii'], 'barrow-wight', [1, 1, 6, 6]);
  until(game, 'one', 'assign boromir-ii');
  game.play('one', 'assign boromir-ii');
  resolve(game, 'boromir-ii');
  quiet(game);
  assert.deepEqual(
    [where(game, 'boromir-ii'), where(game, 'gollum'), where(game, 'eowyn')],
    ['out-of-play', 'discard', 'untapped'],
  );
});

rule('When everybody is dead the company ends and the game goes on', ['MW-S5.4.10', 'CR-TERM-character-1'], () => {
  const game = faces(['boromir-ii'], 'barrow-wight', [1, 1, 6, 6]);
  resolve(game, 'boromir-ii');
  quiet(game);
  assert.equal(companiesOf(game, 'one').length, 0);
  game.outcome('none');
});
