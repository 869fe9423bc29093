import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { isAttacked, nthAttack } from '../table.ts';
import { act, attacked, faces, hears, quiet, resolve, table, until, where } from './fight.ts';

rule(
  'A creature whose assigned strikes are all defeated goes to the defender’s marshalling point pile',
  ['MW-S7.6.1', 'MW-S7.6.2'],
  () => {
    const game = faces(['aragorn-ii', 'faramir'], 'half-trolls-of-far-harad', [6, 6, 6, 6]);
    resolve(game, 'aragorn-ii');
    assert.equal(where(game, 'half-trolls-of-far-harad'), 'untapped', 'it is there until the attack is over');
    resolve(game, 'faramir');
    assert.equal(where(game, 'half-trolls-of-far-harad'), 'points');
    game.position({ one: { points: ['half-trolls-of-far-harad'] } });
  },
);

rule(
  'One ineffectual, successful or cancelled strike keeps the attack from being defeated',
  ['MW-S7.6.4', 'CR-I.D.9'],
  () => {
    const ineffectual = faces(['aragorn-ii', 'faramir'], 'half-trolls-of-far-harad', [6, 6, 4, 1]);
    resolve(ineffectual, 'aragorn-ii');
    resolve(ineffectual, 'faramir');
    assert.equal(where(ineffectual, 'half-trolls-of-far-harad'), 'discard');
    const cancelled = faces(['aragorn-ii', 'bilbo'], 'half-trolls-of-far-harad', [6, 6], {
      hand: ['halfling-stealth'],
    });
    resolve(cancelled, 'aragorn-ii');
    act(cancelled, 'one', 'tap-to-fight', 'play halfling-stealth');
    quiet(cancelled);
    assert.equal(where(cancelled, 'half-trolls-of-far-harad'), 'discard');
  },
);

rule('A cancelled attack has no effect, is not defeated and gives no points', ['MW-S7.6.5', 'CR-TERM-attack-1'], () => {
  const game = attacked(['bilbo', 'faramir'], 'orc-patrol', [], { hand: ['concealment'] });
  act(game, 'one', 'play concealment');
  quiet(game);
  assert.equal(where(game, 'orc-patrol'), 'discard');
  assert.equal(where(game, 'bilbo'), 'tapped', 'he tapped for Concealment');
  assert.equal(where(game, 'faramir'), 'untapped');
});

rule('A company has faced an attack even if it was cancelled', ['MW-S7.6.7', 'CR-A14', 'MW-S7.8.4'], () => {
  const game = attacked(['bilbo', 'faramir', 'legolas'], 'orc-patrol', [], {
    hand: ['concealment'],
    hazards: ['orc-warband'],
  });
  act(game, 'one', 'play concealment');
  quiet(game);
  act(game, 'two', 'creature orc-warband');
  hears(game, 'strikes 5, prowess 7');
  const first = attacked(['bilbo', 'faramir', 'legolas'], 'orc-warband');
  first.says('strikes 5, prowess 4');
});

rule('Every attack of a creature with several must be defeated for its points', ['MW-S7.6.3'], () => {
  const fight = (rolls: readonly number[]): string => {
    const game = faces(['aragorn-ii', 'legolas'], 'slayer', rolls, { site: 'bree' });
    game.play('two', 'assign aragorn-ii');
    resolve(game, 'aragorn-ii', true);
    assert.equal(nthAttack(game), 2);
    resolve(game, 'aragorn-ii', true);
    return where(game, 'slayer');
  };
  assert.equal(fight([6, 6, 6, 6]), 'points');
  assert.equal(fight([6, 6, 4, 4]), 'discard', 'the second attack is ineffectual');
});

rule('Defeating an automatic-attack brings no card', ['MW-S7.6.6'], () => {
  const game = table(['aragorn-ii'], { phase: 'site', site: 'dimrill-dale' }, [6, 6]);
  act(game, 'one', 'enter', 'tap-to-fight');
  hears(game, 'is defeated', 'MW-S7.6.1');
  quiet(game);
  game.position({ one: { points: [] } });
});

rule('An attack ends when its last strike, special actions and body checks are done', ['CR-A12'], () => {
  const game = faces(['faramir tapped'], 'orc-lieutenant', [1, 1, 1, 1]);
  hears(game, 'Faramir is wounded');
  assert.equal(isAttacked(game), true);
  hears(game, 'is over', 'CR-A12');
  until(game, 'two', 'pass');
  game.play('two', 'pass');
  assert.equal(isAttacked(game), false);
});

rule('Only members of the attacked company cancel an attack', ['CR-TERM-attack-2'], () => {
  const game = table(
    ['faramir', 'legolas'],
    { hand: ['concealment'], one: { rivendell: ['bilbo'] }, hazards: ['orc-patrol'] },
    [],
  );
  game.play('one', 'next-company faramir');
  act(game, 'two', 'creature orc-patrol');
  hears(game, 'strikes 3');
  game.refuses('one', 'play concealment', 'CR-TERM-attack-2');
});
