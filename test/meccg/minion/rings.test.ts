// Gold rings of minions: tests that come by themselves, tests on storing, and what is added to them.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { END_OF_TURN } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { act, bearer, hears, type Table, where } from '../combat/fight.ts';
import { idle, toPhase } from '../turn/table.ts';

const RINGS = ['dwarven-ring-of-durins-tribe', 'magic-ring-of-stealth', 'lesser-ring', 'the-one-ring'];

const rings = (phase: string, one: Words, rolls: readonly number[]): Table =>
  scene(meccg, { phase, one: { alignment: 'minion', hand: RINGS, ...one }, two: {} }, { rolls: [...rolls] });

/** Its movement/hazard phase is over, and in the site phase a ring has been tested. */
function tested(one: Words, rolls: readonly number[]): Table {
  const game = rings('movement', one, rolls);
  idle(game, (_s, at) => at === 'sites/ring-choose');
  return game;
}

const offered = (game: Table): string[] =>
  game
    .list('one')
    .filter((move) => move.startsWith('item '))
    .map((move) => move.slice('item '.length))
    .sort();

rule(
  'Gold rings at Barad-dûr are tested in the site phase, entered or not, at -3',
  ['LE-S10.6.4', 'LE-S10.6.5', 'LE-S10.6.8'],
  () => {
    const game = tested({ 'barad-dur': ['ciryaher: fair-gold-ring'] }, [4, 5]);
    game.says('Fair Gold Ring is tested: 6.');
    assert.equal(where(game, 'fair-gold-ring'), 'discard');
    assert.deepEqual(offered(game), ['lesser-ring', 'magic-ring-of-stealth']);
    game.play('one', 'item lesser-ring');
    assert.equal(bearer(game, 'lesser-ring'), 'ciryaher');
    assert.equal(where(game, 'ciryaher'), 'untapped', 'a ring taps nobody');
  },
);

rule('A Ringwraith’s company tests its gold rings when the turn ends, at -2', ['LE-S5.8.1'], () => {
  const game = rings('site', { 'minas-morgul': ['hoarmurath-the-ringwraith: fair-gold-ring'] }, [4, 5]);
  toPhase(game, END_OF_TURN);
  hears(game, 'Fair Gold Ring is tested: 7.');
});

rule('At Barad-dûr a Ringwraith adds -2 to the -3, and the ring is tested once', ['LE-S10.6.10', 'LE-S10.6.11'], () => {
  const game = tested({ 'barad-dur': ['hoarmurath-the-ringwraith: fair-gold-ring'] }, [4, 5]);
  game.says('Fair Gold Ring is tested: 4.');
  game.play('one', 'pass');
  toPhase(game, END_OF_TURN);
  game.done();
  assert.equal(where(game, 'fair-gold-ring'), 'discard');
});

rule('A result below one counts as one', ['LE-S10.6.4', 'LE-S10.6.12'], () => {
  const game = tested({ 'barad-dur': ['hoarmurath-the-ringwraith: fair-gold-ring'] }, [1, 1]);
  game.says('is tested: -3.');
  assert.deepEqual(offered(game), ['lesser-ring', 'magic-ring-of-stealth']);
});

rule(
  'Storing a gold ring at Dol Guldur tests it at -2; what comes is stored, and never The One Ring',
  ['LE-S10.6.9', 'LE-S10.9.1', 'LE-S10.9.2', 'LE-S10.5.3'],
  () => {
    const game = rings('organization', { 'dol-guldur': ['ciryaher: fair-gold-ring'] }, [4, 4, 6, 6]);
    act(game, 'one', 'store fair-gold-ring');
    hears(game, 'Fair Gold Ring is tested: 10.');
    assert.deepEqual(offered(game), ['dwarven-ring-of-durins-tribe', 'lesser-ring']);
    game.play('one', 'item dwarven-ring-of-durins-tribe');
    assert.equal(where(game, 'dwarven-ring-of-durins-tribe'), 'points');
    assert.equal(where(game, 'fair-gold-ring'), 'discard');
    rings('organization', { moria: ['ciryaher: fair-gold-ring'] }, []).refuses('one', 'store fair-gold-ring');
    rings('organization', { 'geann-a-lisch': ['ciryaher: elven-cloak'] }, []).refuses(
      'one',
      'store elven-cloak',
      'LE-S10.9.1',
    );
  },
);

rule(
  'Tarcil’s Little Gold Ring: a five brings a Trifling Ring or the Magic Ring of Lies, a nine the Dwarven Ring, a seven neither',
  ['LE-S10.6.12', 'LE-S10.6.6', 'LE-S10.6.5', 'LE-S10.6.1', 'LE-S10.3.2'],
  () => {
    const tests = (...rolls: number[]): Table => {
      const hand = ['test-of-fire', 'trifling-ring', 'magic-ring-of-lies', 'dwarven-ring-of-durins-tribe-minion'];
      const one = { alignment: 'minion', 'dol-guldur': ['tarcil: a-little-gold-ring', 'pon-opar'], hand };
      const game = scene(meccg, { phase: 'organization', one, two: {} }, { rolls });
      act(game, 'one', 'play test-of-fire');
      hears(game, 'is tested');
      assert.equal(where(game, 'a-little-gold-ring'), 'discard');
      return game;
    };
    assert.deepEqual(offered(tests(2, 3)), ['magic-ring-of-lies', 'trifling-ring']);
    assert.deepEqual(offered(tests(4, 5)), ['dwarven-ring-of-durins-tribe-minion', 'trifling-ring']);
    assert.deepEqual(offered(tests(3, 4)), ['trifling-ring']);
  },
);
