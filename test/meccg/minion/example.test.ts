// The great example of the rulebook: five minions on the way from Carn Dûm to Geann a-Lisch.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, hears, quiet, type Table, until, where } from '../combat/fight.ts';
import { hazardLimit, isDetainment } from '../table.ts';
import { abroad, attackedBy, fightOut } from './table.ts';

const FIVE = ['broin', 'threlin', 'dogrib under threlin: foul-smelling-paste', 'jerrek', 'nevido-smod: shadow-cloak'];
const HAZARDS = ['orc-raiders', 'orc-warband', 'weariness-of-the-heart', 'elf-lord-revealed-in-wrath'];

const journey = (rolls: readonly number[]): Table =>
  abroad(
    FIVE,
    { from: 'carn-dum', to: 'geann-a-lisch', hazards: HAZARDS, one: { hand: ['a-nice-place-to-hide'] } },
    rolls,
  );

/** Orc-raiders come first, and Broin hides the company from them. */
function hide(game: Table): void {
  attackedBy(game, 'orc-raiders', 'key-wilderness');
  act(game, 'one', 'play a-nice-place-to-hide', 'by broin');
  hears(game, 'The attack is cancelled.');
  quiet(game);
}

rule('Size five, hazard limit five, followers counted', ['LE-S7.11.1', 'LE-S10.7.1', 'MX-7.17'], () => {
  const game = journey([]);
  assert.equal(hazardLimit(game), 5);
});

rule('A scout taps and hides all from Orc-raiders, which are discarded', ['LE-S7.11.2', 'LE-S7.7.1'], () => {
  const game = journey([]);
  hide(game);
  assert.equal(where(game, 'broin'), 'tapped');
  assert.equal(where(game, 'orc-raiders'), 'discard');
});

/** The Orc-warband has come, keyed to wilderness lest it only detain; Broin, weary, is the first whom it strikes. */
function warband(game: Table): void {
  hide(game);
  attackedBy(game, 'orc-warband', 'key-wilderness');
  act(game, 'two', 'play weariness-of-the-heart', 'way 1', 'on broin');
  until(game, 'one', 'resolve broin');
}

rule(
  'The Orc-warband, at seven because Orcs were faced, wounds Broin, who is tapped and weary',
  ['LE-S7.11.3', 'LE-S7.11.4', 'LE-S7.2.1', 'LE-S7.4.5'],
  () => {
    const game = journey([2, 2, 3, 4]);
    warband(game);
    game.play('one', 'resolve broin');
    hears(game, '6 against 7. The strike succeeds.');
    game.refuses('one', 'use foul-smelling-paste');
    hears(game, 'rolls 7 against 8: survives');
    assert.equal(where(game, 'broin'), 'wounded');
  },
);

/** The whole attack: Nevido falls, Dôgrib stands, Threlin and Jerrek strike back. */
function throughWarband(more: readonly number[] = []): Table {
  const game = journey([2, 2, 3, 4, 1, 1, 2, 2, 3, 3, 3, 4, 1, 2, ...more]);
  warband(game);
  const strike = (who: string, choice?: string): void => {
    until(game, 'one', `resolve ${who}`);
    game.play('one', `resolve ${who}`);
    if (choice) act(game, 'one', choice);
  };
  strike('broin');
  strike('nevido-smod', 'tap-to-fight');
  strike('dogrib', 'stay-untapped');
  strike('threlin', 'tap-to-fight');
  act(game, 'one', 'tap-to-fight');
  fightOut(game);
  return game;
}

rule(
  'Two are wounded, one ties, two defeat their strikes: the warband is discarded undefeated',
  ['LE-S7.11.5', 'LE-S7.1.2', 'LE-S7.2.2', 'LE-S7.2.4', 'LE-S7.7.1'],
  () => {
    const game = throughWarband();
    const stands = ['broin', 'nevido-smod', 'dogrib', 'threlin', 'jerrek'].map((who) => where(game, who));
    assert.deepEqual(stands, ['wounded', 'wounded', 'untapped', 'tapped', 'tapped']);
    assert.equal(where(game, 'orc-warband'), 'discard');
  },
);

rule(
  'The Elf-lord’s strike is cancelled by a Shadow-cloak, as he is keyed to Shadow-land: no detainment',
  ['LE-S7.11.6', 'LE-S7.6.4', 'LE-S10.8.4', 'LE-S10.8.6'],
  () => {
    const comes = (key: string): Table => {
      const game = throughWarband();
      attackedBy(game, 'elf-lord-revealed-in-wrath', key);
      assert.ok(!isDetainment(game));
      act(game, 'one', 'use foul-smelling-paste', 'on nevido-smod');
      act(game, 'one', 'assign nevido-smod', 'tap-to-fight');
      assert.equal(where(game, 'nevido-smod'), 'untapped');
      return game;
    };
    const dark = comes('key-shadow-land');
    act(dark, 'one', 'use shadow-cloak');
    fightOut(dark);
    assert.equal(where(dark, 'elf-lord-revealed-in-wrath'), 'discard');
    assert.equal(where(dark, 'nevido-smod'), 'untapped');
    const wild = comes('key-wilderness');
    wild.refuses('one', 'use shadow-cloak', 'MW-S10.4.7');
  },
);
