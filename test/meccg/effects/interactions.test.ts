// Cards that meet.
import assert from 'node:assert/strict';
import { attackProwess } from '../../../games/meccg/effects/attack.ts';
import { AT_END, ORGANIZATION } from '../../../games/meccg/state.ts';
import { prowessOf } from '../../../games/meccg/stats.ts';
import { rule } from '../../rule.ts';
import { act, quiet, until, where } from '../combat/fight.ts';
import { at, hazard, resolve, table, underway } from '../movement/table.ts';
import { cardOf, toPhase } from '../turn/table.ts';

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
  assert.equal(attackProwess(game.state), 5);
  assert.equal(prowessOf(game.state, cardOf(game, 'aragorn-ii')), 8);
});
