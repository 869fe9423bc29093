// What both sides have in common at one table, played where heroes and minions differ.
import assert from 'node:assert/strict';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { attackRace, hazardLimit, isSiteTapped, strikesOf } from '../table.ts';
import { act, bearer, hears, minions, type Table, until, where } from './minions.ts';
import { abroad, atSite, fightOut } from './table.ts';

const BURDEN = 'lure-of-expedience, elven-cloak, great-shield-of-rohan';

rule(
  'One reckoning for both: of who nearly fails the minion is tapped, then the hero discarded; the Wizard checks, the Ringwraith does not',
  ['MX-9.10'],
  () => {
    const game = minions(
      { 'minas-morgul': ['dwar-the-ringwraith'], 'carn-dum': [`asternak: ${BURDEN}`] },
      { alignment: 'hero', rivendell: [`celeborn: ${BURDEN}`], lorien: ['gandalf'] },
      { phase: 'council', called: 'two' },
      [2, 3, 2, 3, 6, 6],
    );
    until(game, 'two', 'check-next celeborn'); // the caller’s opponent had the last turn
    assert.equal(where(game, 'asternak'), 'tapped');
    game.play('two', 'check-next celeborn');
    hears(game, 'Gandalf makes a corruption check');
    assert.equal(where(game, 'celeborn'), 'discard');
  },
);

rule('Two Hobbits and two Men are three for the hazard limit; of minions everybody is one', ['MX-7.17'], () => {
  const walk = (alignment: 'hero' | 'minion', ...characters: string[]): number =>
    hazardLimit(abroad(characters, { from: 'bree', alignment, two: { alignment: 'minion' } }));
  assert.equal(walk('hero', 'frodo', 'sam-gamgee', 'boromir-ii', 'faramir'), 3);
  assert.equal(walk('hero', 'frodo', 'boromir-ii', 'faramir'), 3);
  assert.equal(walk('minion', 'asternak', 'jerrek', 'ostisen', 'dogrib'), 4);
});

rule('A hero takes a minion’s item where such items lie: he is tapped, and so is the site', ['MX-5.1'], () => {
  const rolls = [6, 6];
  const one = { alignment: 'hero', 'barrow-downs': ['faramir'], hand: ['broad-headed-spear', 'black-mace'] };
  const game = scene(meccg, { phase: 'site', one, two: { alignment: 'minion' } }, { rolls });
  game.play('one', 'enter');
  fightOut(game, 'stay-untapped');
  until(game, 'one', 'item broad-headed-spear');
  game.refuses('one', 'item black-mace', 'MW-S10.7.1');
  act(game, 'one', 'item broad-headed-spear');
  hears(game, 'Barrow-downs is tapped.');
  assert.deepEqual([bearer(game, 'broad-headed-spear'), where(game, 'faramir')], ['faramir', 'tapped']);
  assert.ok(isSiteTapped(game, 'faramir'));
});

rule('What asks a Ringwraith for a corruption check works for him without one', ['MX-6.6'], () => {
  const veils = (who: string, rolls: readonly number[]): Table => {
    const game = atSite('moria', [who], { one: { hand: ['veils-of-shadow'] } }, rolls);
    game.play('one', 'enter');
    act(game, 'one', 'play veils-of-shadow');
    return game;
  };
  const wraith = veils('akhorahil-the-ringwraith', []); // no roll is made
  until(wraith, 'one', 'tap-to-fight');
  assert.equal(strikesOf(wraith), 1, 'of four');
  hears(veils('hador', [6, 6]), 'makes a corruption check');
});

rule('An event that lies on no site in particular reaches both cards of those it names', ['MX-4.11'], () => {
  const attacks = (alignment: string, who: string, rolls: readonly number[]): Table => {
    const two = { alignment: alignment === 'hero' ? 'minion' : 'hero', table: ['fell-winter'] };
    const game = atSite('lake-town', [who], { one: { alignment }, two }, rolls);
    game.play('one', 'enter');
    return game;
  };
  assert.equal(attackRace(attacks('hero', 'faramir', [])), 'wolf');
  const minion = attacks('minion', 'asternak', [6, 6]);
  assert.equal(attackRace(minion), 'man');
  act(minion, 'one', 'tap-to-fight');
  hears(minion, 'faces Fell Winter');
});
