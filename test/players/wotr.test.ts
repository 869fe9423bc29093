// The rule-based player of War of the Ring: it finishes every game, wins where it should, says why, and sees the obvious.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Words } from '../../engine/game.ts';
import { seedRandom } from '../../engine/random.ts';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Player } from '../../players/player.ts';
import { randomPlayer } from '../../players/random.ts';
import { simulate } from '../../players/simulate.ts';
import { turnFor } from '../../players/turn.ts';
import { rulesPlayer } from '../../players/wotr/rules.ts';
import { scene } from '../scene.ts';

const OPTIONS = { turnLimit: 60 };

/** Reasons of every decision, checked as they are made. */
const talkative: Player<WotrView> = {
  name: 'talkative',
  choose(turn) {
    const choice = rulesPlayer.choose(turn);
    const why = choice.why?.() ?? '';
    assert.match(why, /^\S.*[.!]$/s, `${turn.decision.at}: ${turn.write(choice.move)} has no reason: "${why}"`);
    assert.ok(!/undefined|NaN/.test(why), `${turn.decision.at}: ${why}`);
    return choice;
  },
};

function match(players: readonly Player<WotrView>[], games: number, seed: string): Map<string, number> {
  const outcomes = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const { outcome, refused } = simulate(wotr, OPTIONS, `${seed}${i}`, players);
    assert.equal(refused, undefined, `game ${seed}${i}`);
    assert.ok(outcome, `game ${seed}${i} did not finish`);
    const winner = ['free', 'shadow'][outcome.winners[0]] ?? 'draw';
    for (const key of [winner, `${winner}:${outcome.reason}`]) outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  }
  return outcomes;
}

describe('matches', () => {
  test('the Free Peoples by rules beat a random Shadow', () => {
    assert.ok((match([talkative, randomPlayer], 30, 'f').get('free') ?? 0) >= 27);
  });
  test('the Shadow by rules beats random Free Peoples', () => {
    assert.ok((match([randomPlayer, talkative], 30, 's').get('shadow') ?? 0) >= 29);
  });
  test('rules against rules: both sides win, and no game is endless', () => {
    const outcomes = match([talkative, rulesPlayer], 24, 'm');
    assert.ok((outcomes.get('free') ?? 0) >= 4, JSON.stringify([...outcomes]));
    assert.ok((outcomes.get('shadow') ?? 0) >= 4, JSON.stringify([...outcomes]));
    assert.ok((outcomes.get('draw') ?? 0) <= 2, JSON.stringify([...outcomes]));
  });
  test('in random games it has a listed move and a reason for every decision of either side', () => {
    const advised: Player<WotrView> = {
      name: 'advised',
      choose(turn) {
        assert.ok(turn.decision.moves.includes(talkative.choose(turn).move), turn.decision.at);
        return randomPlayer.choose(turn);
      },
    };
    match([advised, advised], 4, 'r');
  });
  test('the same seed gives the same game', () => {
    const once = simulate(wotr, OPTIONS, 'again', [rulesPlayer, rulesPlayer]);
    match([rulesPlayer, rulesPlayer], 1, 'between');
    assert.deepEqual(simulate(wotr, OPTIONS, 'again', [rulesPlayer, rulesPlayer]), once);
  });
});

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
  test('where no enemy is near, all may go', () => {
    const made = plays(words({}), 'shadow', 3);
    assert.equal(made[1], 'march edoras');
    assert.match(made[2], /^to /);
  });
});
