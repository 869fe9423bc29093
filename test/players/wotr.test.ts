// The rule-based player of War of the Ring sees the obvious; whole games are in wotr-matches.slow.test.ts.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Words } from '../../engine/game.ts';
import { seedRandom } from '../../engine/random.ts';
import { wotr } from '../../games/wotr/game.ts';
import { turnFor } from '../../players/turn.ts';
import { rulesPlayer } from '../../players/wotr/rules.ts';
import { scene } from '../scene.ts';

/** Lets the player make the next choices of a seat and gives them in notation. */
function plays(
  words: Words,
  seat: 'free' | 'shadow',
  choices: number,
  first: readonly (readonly string[])[] = [],
): string[] {
  const table = scene(wotr, words);
  for (const [who, ...moves] of first) table.play(who, ...moves);
  const random = seedRandom('scene');
  const made: string[] = [];
  for (let i = 0; i < choices; i++) {
    const decision = wotr.decisions(table.state).find((one) => one.seat === (seat === 'free' ? 0 : 1));
    assert.ok(decision, `${seat} has nothing to choose after ${made.join(', ')}`);
    const turn = turnFor(wotr, table.state, decision, random);
    const { move } = rulesPlayer.choose(turn);
    made.push(turn.write(move));
    table.play(seat, turn.write(move));
  }
  return made;
}

const WAR = { isengard: 'at war', sauron: 'at war', southrons: 'at war' };

describe('common sense', () => {
  test('a revealed Fellowship hides', () => {
    const words = {
      start: true,
      fellowship: { at: 'hollin', revealed: true },
      dice: { free: ['character', 'muster'], shadow: ['army'] },
      hunt: { shadow: 2 },
    };
    assert.deepEqual(plays(words, 'free', 2), ['die character', 'hide fellowship']);
  });

  test('the last step of the Mordor Track is taken', () => {
    const words = {
      start: true,
      fellowship: { at: 'morannon', mordor: 5, corruption: 6 },
      dice: { free: ['character', 'will'], shadow: ['army'] },
      pool: ['1', '2'],
    };
    assert.equal(plays(words, 'free', 2)[1], 'move fellowship');
  });

  test('a Fellowship at the gate is declared there', () => {
    const words = { start: true, phase: 'fellowship', fellowship: { at: 'dagorlad', progress: 1, corruption: 3 } };
    assert.deepEqual(plays(words, 'free', 1), ['declare morannon']);
  });

  test('an undefended City is taken for the tenth point', () => {
    const words = {
      act: 'shadow',
      dice: { shadow: ['army', 'muster'] },
      politics: WAR,
      dale: { captured: true },
      'minas-tirith': { captured: true },
      'dol-amroth': { captured: true },
      lorien: { captured: true },
      erebor: { captured: true },
      folde: { sauron: '3r' },
    };
    assert.deepEqual(plays(words, 'shadow', 3), ['die army', 'march folde', 'to edoras']);
  });

  test('the Free Peoples take the fourth point', () => {
    const words = {
      dice: { free: ['muster-army', 'event'] },
      politics: { rohan: 'at war' },
      orthanc: { captured: true },
      'west-harondor': { rohan: '3r 1l' },
      'barad-dur': { sauron: '5r' },
    };
    assert.deepEqual(plays(words, 'free', 3), ['die muster-army', 'march west-harondor', 'to umbar']);
  });

  test('an outnumbered garrison withdraws into its Stronghold', () => {
    const words = {
      act: 'shadow',
      dice: { shadow: ['army'] },
      politics: WAR,
      'minas-tirith': { gondor: '2r 1e 1l' },
      osgiliath: { sauron: '8r 2e', nazgul: 2 },
    };
    const attack = [['shadow', 'die army', 'attack osgiliath', 'against minas-tirith']];
    assert.deepEqual(plays(words, 'free', 1, attack), ['withdraw']);
  });

  test('a strong Army does not hide behind walls from a weak one', () => {
    const words = {
      act: 'shadow',
      dice: { shadow: ['army'] },
      politics: WAR,
      'minas-tirith': { gondor: '6r 3e 3l' },
      osgiliath: { sauron: '2r' },
    };
    const attack = [['shadow', 'die army', 'attack osgiliath', 'against minas-tirith']];
    assert.deepEqual(plays(words, 'free', 1, attack), ['fight in the field']);
  });

  test('Saruman comes when he can', () => {
    const words = {
      start: true,
      act: 'shadow',
      dice: { shadow: ['muster', 'army'] },
      politics: { isengard: 'at war' },
    };
    assert.deepEqual(plays(words, 'shadow', 2), ['die muster', 'bring saruman']);
  });

  test('Isengard and Sauron go to war first', () => {
    const words = { start: true, act: 'shadow', dice: { shadow: ['muster', 'event'] } };
    const [die, deed] = plays(words, 'shadow', 2);
    assert.equal(die, 'die muster');
    assert.match(deed, /advance (isengard|sauron)/);
  });

  test('a Will of the West crowns Aragorn', () => {
    const words = {
      start: true,
      dice: { free: ['will', 'muster'], shadow: ['army'] },
      characters: { strider: 'minas-tirith' },
    };
    assert.deepEqual(plays(words, 'free', 2), ['die will', 'bring aragorn']);
  });

  test('a Will of the West brings back Gandalf', () => {
    const words = {
      start: true,
      dice: { free: ['will', 'event'], shadow: ['army'] },
      characters: { 'gandalf-grey': 'eliminated', saruman: 'orthanc' },
      politics: { isengard: 'at war' },
    };
    assert.deepEqual(plays(words, 'free', 2), ['die will', 'bring gandalf-white']);
  });

  test('Corruption that would be the end is not taken', () => {
    const words = {
      start: true,
      fellowship: { at: 'hollin', progress: 1, corruption: 10, companions: ['gimli', 'legolas'] },
      dice: { free: ['character', 'character'], shadow: ['army'] },
      hunt: { shadow: 5 },
      pool: ['3'],
    };
    const table = scene(wotr, words, { rolls: [6, 1, 1, 1, 1] });
    table.play('free', 'die character', 'move fellowship');
    const [decision] = wotr.decisions(table.state);
    const { move } = rulesPlayer.choose(turnFor(wotr, table.state, decision, seedRandom('x')));
    assert.match(move.verb, /^lose/);
  });

  test('a hopeless attack is not made', () => {
    const words = {
      act: 'shadow',
      dice: { shadow: ['army'], free: ['event', 'event'] },
      politics: WAR,
      'minas-tirith': { gondor: '5r 3e 2l' },
      osgiliath: { sauron: '2r' },
    };
    assert.ok(!plays(words, 'shadow', 2).includes('attack osgiliath'));
  });

  test('Nazgûl fly to the siege that needs them', () => {
    const words = {
      start: true,
      act: 'shadow',
      dice: { shadow: ['character'] },
      politics: WAR,
      fellowship: { at: 'morannon', mordor: 2 },
      'minas-tirith': { gondor: '3r 1e', sauron: '8r 2e' },
      'barad-dur': { sauron: '1r', nazgul: 3 },
    };
    assert.deepEqual(plays(words, 'shadow', 4), ['die character', 'move minions', 'from barad-dur', 'to minas-tirith']);
  });
});

describe('habits', () => {
  const words = (there: object) => ({
    act: 'shadow',
    dice: { shadow: ['army'], free: ['event'] },
    politics: { ...WAR, rohan: 'at war', gondor: 'at war' },
    edoras: { captured: true, sauron: '3r 1e' },
    'helms-deep': { rohan: '2r 1l' },
    'minas-tirith': { gondor: '1r' },
    ...there,
  });

  test('a conquest is not left empty with the enemy at its door', () => {
    const made = plays(words({ folde: { rohan: '2r' } }), 'shadow', 4);
    assert.deepEqual(made.slice(1, 3), ['march edoras', 'leave sauron-regular']);
  });
  test('recruits come where the enemy threatens, not behind the lines', () => {
    const threatened = {
      act: 'free',
      dice: { free: ['muster'], shadow: ['eye'] },
      politics: { ...WAR, gondor: 'at war' },
      'minas-tirith': { gondor: '2r' },
      osgiliath: { sauron: '5r 2e', nazgul: 2 },
      'dol-amroth': { gondor: '2r' },
    };
    const made = plays(threatened, 'free', 3);
    assert.match(made[1], /^recruit gondor-/);
    assert.equal(made[2], 'in minas-tirith');
  });
  test('an Army that came does not go back with the next die', () => {
    const near = {
      act: 'shadow',
      dice: { shadow: ['army', 'army', 'army'], free: [] },
      politics: { ...WAR, gondor: 'at war' },
      'minas-morgul': { sauron: '5r 2e', nazgul: 1 },
      'minas-tirith': { gondor: '2r' },
    };
    const been = new Set(['minas-morgul']);
    for (const move of plays(near, 'shadow', 6)) {
      const [verb, region] = move.split(' ');
      if (verb !== 'to') continue;
      assert.ok(!been.has(region), `back to ${region}`);
      been.add(region);
    }
    assert.ok(been.size > 1, 'it sets out');
  });
  test('where no enemy is near, all may go', () => {
    const made = plays(words({}), 'shadow', 3);
    assert.equal(made[1], 'march edoras');
    assert.match(made[2], /^to /);
  });
});
