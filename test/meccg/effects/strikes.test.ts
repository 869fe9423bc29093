// Model cards about attacks and strikes.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, attacked, faces, quiet, table, until, where } from '../combat/fight.ts';
import { at, hazard, resolve, underway } from '../movement/table.ts';
import { attackProwess, isAttacked } from '../table.ts';
import { attackBegun } from '../whereabouts.ts';

rule(
  'Concealment taps a scout of the attacked company and cancels the attack',
  ['CR-A5', 'CR-TERM-shortevent-1'],
  () => {
    const game = attacked(['aragorn-ii', 'faramir tapped'], 'orc-patrol', [], { hand: ['concealment'] });
    game.play('one', 'play concealment');
    assert.equal(where(game, 'aragorn-ii'), 'tapped', 'he taps when it is declared');
    assert.equal(where(game, 'concealment'), 'chain', 'and nothing is cancelled before it resolves');
    game.play('two', 'pass');
    game.play('one', 'pass');
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'concealment'), 'discard');
  },
);

rule('Without an untapped scout in the attacked company Concealment is refused', ['MW-S5.1.4'], () => {
  const game = attacked(['aragorn-ii tapped', 'legolas'], 'orc-patrol', [], { hand: ['concealment'] });
  game.refuses('one', 'play concealment', 'MW-S5.1.4');
});

rule('No attack is cancelled before it is faced or once its strikes are assigned', ['CR-A13', 'CR-I.D.8'], () => {
  const before = table(['aragorn-ii'], { hand: ['concealment'] }, []);
  before.refuses('one', 'play concealment', 'CR-A13');
  const after = faces(['aragorn-ii', 'legolas'], 'orc-lieutenant', [], { hand: ['concealment'] });
  after.play('one', 'assign legolas');
  until(after, 'one', 'pass');
  after.refuses('one', 'play concealment', 'CR-A13');
});

rule('Only somebody of the attacked company can cancel the attack on it', ['CR-TERM-attack-2'], () => {
  const game = table(
    ['legolas'],
    { hand: ['concealment'], hazards: ['orc-patrol'], one: { rivendell: ['aragorn-ii'] } },
    [],
  );
  game.play('one', 'next-company legolas');
  act(game, 'two', 'creature orc-patrol');
  game.play('one', 'pass');
  game.play('two', 'pass');
  game.refuses('one', 'play concealment', 'CR-TERM-attack-2');
});

rule('With Block a warrior does not tap against a strike', ['MW-S7.7.6'], () => {
  const game = faces(['faramir'], 'orc-lieutenant', [6, 6], { hand: ['block'] });
  act(game, 'one', 'tap-to-fight', 'play block');
  quiet(game);
  assert.equal(where(game, 'faramir'), 'untapped');
});

rule('Block is refused outside a strike, and to who is no warrior', ['CR-A18.1', 'MW-S5.1.4'], () => {
  const early = attacked(['faramir'], 'orc-lieutenant', [], { hand: ['block'] });
  early.refuses('one', 'play block', 'CR-A18.1');
  const hobbit = faces(['bilbo', 'faramir'], 'orc-lieutenant', [], { hand: ['block'] });
  act(hobbit, 'one', 'assign bilbo');
  act(hobbit, 'one', 'tap-to-fight');
  until(hobbit, 'one', 'pass');
  hobbit.refuses('one', 'play block', 'MW-S5.1.4');
});

/** Bilbo with an Elven Cloak moves from Rivendell to Lórien and faces one strike of a creature keyed to something. */
function cloaked(creature: string, key: string, cloak = 'elven-cloak') {
  const game = underway(
    { site: 'rivendell', characters: [`bilbo: ${cloak}`], to: 'lorien' },
    { two: { hand: [creature] } },
  );
  hazard(game, `creature ${creature}`);
  if (at(game) === 'movement/key-choose') game.play('two', key);
  resolve(game);
  quiet(game);
  return game;
}

rule(
  'Elven Cloak cancels a strike of a creature keyed to wilderness, one that needs two as well',
  ['CR-CARD-elven-cloak-1'],
  () => {
    const game = cloaked('giant', '');
    act(game, 'one', 'tap-to-fight', 'use elven-cloak');
    assert.equal(where(game, 'elven-cloak'), 'tapped');
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'bilbo'), 'untapped');
  },
);

rule(
  'Elven Cloak does nothing against what is keyed otherwise, and not while it is tapped',
  ['MW-S10.4.7', 'CR-A5'],
  () => {
    const border = cloaked('brigands', 'key-border-land');
    assert.equal(attackBegun(border).keyedTo, 'border-land');
    act(border, 'one', 'tap-to-fight');
    border.refuses('one', 'use elven-cloak', 'MW-S10.4.7');
    const tapped = cloaked('giant', '', 'elven-cloak tapped');
    act(tapped, 'one', 'tap-to-fight');
    tapped.refuses('one', 'use elven-cloak', 'CR-A5');
  },
);

rule('Magic Ring of Stealth gives the scout skill', ['MW-S5.1.4'], () => {
  const bearer = attacked(['legolas: magic-ring-of-stealth'], 'orc-patrol', [], { hand: ['concealment'] });
  bearer.offers('one', 'play concealment');
});

rule(
  'Its bearer, a scout already, may tap Magic Ring of Stealth to cancel a strike; nobody else may',
  ['CR-TERM-condition-1'],
  () => {
    const scout = faces(['bilbo: magic-ring-of-stealth'], 'orc-lieutenant');
    act(scout, 'one', 'tap-to-fight', 'use magic-ring-of-stealth');
    quiet(scout);
    assert.equal(isAttacked(scout), false);
    const other = faces(['legolas: magic-ring-of-stealth'], 'orc-lieutenant', [6, 6]);
    act(other, 'one', 'tap-to-fight');
    until(other, 'one', 'pass');
    other.refuses('one', 'use magic-ring-of-stealth', 'MW-S5.1.4');
    quiet(other);
  },
);

rule('Orc-warband has +3 prowess once the company has faced Orcs, cancelled ones too', ['CR-A14', 'MW-S7.8.4'], () => {
  const fresh = attacked(['aragorn-ii'], 'orc-warband');
  assert.equal(attackProwess(fresh), 4);
  const game = attacked(['aragorn-ii', 'legolas'], 'orc-patrol', [], {
    hand: ['concealment'],
    hazards: ['orc-warband'],
  });
  act(game, 'one', 'play concealment');
  quiet(game);
  act(game, 'two', 'creature orc-warband');
  game.play('one', 'pass');
  game.play('two', 'pass');
  assert.equal(attackProwess(game), 7);
});
