import assert from 'node:assert/strict';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { excessStrikes, hazardsPlayed } from '../table.ts';
import { sizeForHazards } from '../whereabouts.ts';
import { act, faces, hears, quiet, resolve, strikes, type Table, until, where } from './fight.ts';

rule(
  'Faramir against the Huorn: six defeats it, five is ineffectual, four wounds; nine then eliminates',
  ['MW-S7.8.1'],
  () => {
    const against = (stays: boolean, ...rolls: number[]): Table => {
      const game = faces(['faramir'], 'huorn', rolls, { site: 'old-forest' });
      act(game, 'one', stays ? 'stay-untapped' : 'tap-to-fight');
      quiet(game);
      return game;
    };
    assert.equal(where(against(false, 3, 3), 'huorn'), 'points');
    const five = against(false, 2, 3);
    assert.equal(where(five, 'huorn'), 'discard');
    assert.equal(where(five, 'faramir'), 'tapped');
    assert.equal(where(against(false, 2, 2, 4, 4), 'faramir'), 'wounded');
    assert.equal(where(against(false, 2, 2, 4, 5), 'faramir'), 'out-of-play');
    const stays = faces(['faramir'], 'huorn', [4, 5], { site: 'old-forest' });
    act(stays, 'one', 'stay-untapped');
    hears(stays, 'Faramir: 11 against 10');
  },
);

/** The example of the rulebook: from Rivendell to Lórien, by wilderness, wilderness, border-land, wilderness. */
const journey = (rolls: readonly number[]): Table =>
  scene(
    meccg,
    {
      phase: 'movement',
      one: {
        companies: [
          {
            site: 'rivendell',
            to: 'lorien',
            characters: ['bilbo', 'balin', 'bofur under balin: healing-herbs', 'beretar', 'beregond: elven-cloak'],
          },
        ],
        hand: ['concealment'],
      },
      two: { hand: ['orc-raiders', 'orc-warband', 'weariness-of-the-heart', 'giant'] },
    },
    { rolls: [...rolls] },
  );

/** Orc-raiders are concealed, then the Orc-warband has come up to its strikes, with Bilbo weary. */
function warband(game: Table): void {
  act(game, 'two', 'creature orc-raiders', 'key-border-land');
  act(game, 'one', 'play concealment');
  quiet(game);
  act(game, 'two', 'creature orc-warband');
  hears(game, 'strikes 5, prowess 7');
  act(game, 'two', 'play weariness-of-the-heart', 'way 1', 'on bilbo');
  until(game, 'one', 'resolve bilbo');
}

rule('Bilbo, Balin with Bofur, Beretar and Beregond are a company of size five: five hazards', ['MW-S7.8.2'], () => {
  const game = journey([]);
  until(game, 'two', 'creature giant');
  assert.equal(sizeForHazards(game), 5);
});

rule('Orc-raiders keyed to border-land are cancelled by Bilbo with Concealment', ['MW-S7.8.3'], () => {
  const game = journey([]);
  act(game, 'two', 'creature orc-raiders', 'key-border-land');
  act(game, 'one', 'play concealment');
  quiet(game);
  assert.equal(where(game, 'bilbo'), 'tapped');
  assert.equal(where(game, 'orc-raiders'), 'discard');
  assert.equal(hazardsPlayed(game), 1);
});

rule('The Orc-warband has prowess 7 and a strike for everybody', ['MW-S7.8.4'], () => {
  const game = journey([]);
  warband(game);
  assert.deepEqual(strikes(game), ['bilbo', 'balin', 'bofur', 'beretar', 'beregond']);
  assert.equal(excessStrikes(game), 0);
});

rule('Tapped and weary Bilbo has prowess -1, rolls five, is wounded and survives', ['MW-S7.8.5'], () => {
  const game = journey([2, 3, 3, 4]);
  warband(game);
  game.play('one', 'resolve bilbo');
  hears(game, 'Bilbo: 4 against 7');
  hears(game, 'Player two rolls 7 against 9: survives');
});

/** The strikes of the warband, as in the example. */
function strikesOfWarband(game: Table): void {
  resolve(game, 'bilbo');
  resolve(game, 'beregond');
  resolve(game, 'bofur', true);
  resolve(game, 'balin');
  resolve(game, 'beretar');
}
const WARBAND = [2, 3, 3, 4, 5, 5, 2, 3, 3, 4, 1, 2];

rule(
  'Beregond, Balin and Beretar defeat their strikes, Bofur’s is ineffectual: the warband is not defeated',
  ['MW-S7.8.6'],
  () => {
    const game = journey(WARBAND);
    warband(game);
    strikesOfWarband(game);
    assert.deepEqual(
      ['bilbo', 'beregond', 'bofur', 'balin', 'beretar'].map((id) => where(game, id)),
      ['wounded', 'tapped', 'untapped', 'tapped', 'tapped'],
    );
    assert.equal(where(game, 'orc-warband'), 'discard');
  },
);

rule(
  'The Giant’s strike is taken by Beregond, whom Bofur’s herbs untapped, and cancelled with the Elven Cloak',
  ['MW-S7.8.7', 'CR-CARD-elven-cloak-1'],
  () => {
    const game = journey(WARBAND);
    warband(game);
    strikesOfWarband(game);
    act(game, 'two', 'creature giant');
    act(game, 'one', 'use healing-herbs', 'way 2', 'on beregond', 'assign beregond', 'tap-to-fight', 'use elven-cloak');
    quiet(game);
    assert.equal(where(game, 'elven-cloak'), 'tapped');
    assert.equal(where(game, 'beregond'), 'untapped');
    assert.equal(where(game, 'giant'), 'discard');
    assert.equal(hazardsPlayed(game), 4);
  },
);

rule('If the defender declines to assign the strike, the attacker chooses from all five', ['MW-S7.8.8'], () => {
  const game = journey(WARBAND);
  warband(game);
  strikesOfWarband(game);
  act(game, 'two', 'creature giant');
  until(game, 'one', 'assign bofur');
  game.offersOnly('one', ['assign bofur', 'leave-strikes']);
  game.play('one', 'leave-strikes');
  assert.equal(game.list('two').length, 5);
});

rule('Bilbo, wounded on the way, heals in Lórien in the next untap phase', ['MW-S7.8.9'], () => {
  const game = scene(meccg, { phase: 'untap', one: { lorien: ['bilbo wounded', 'balin'] }, two: {} });
  game.play('one', 'untap');
  assert.equal(where(game, 'bilbo'), 'tapped');
});
