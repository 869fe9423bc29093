// The player where optional rules were agreed on.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Options, Words } from '../../../engine/game.ts';
import { type Made, plays } from './plays.ts';

const first = (words: Words, options: Options, theirs?: string): Made =>
  plays(words, 0, 1, theirs, 'scene', options)[0];

describe('burglary', () => {
  const moria = (hand: string[], company: string[]): Words => ({
    phase: 'site',
    one: { moria: company, hand },
    two: { lorien: ['celeborn'] },
  });

  test('a Hobbit steals past an attack that all would suffer from', () => {
    const { move, why } = first(moria(['glamdring'], ['bilbo', 'sam-gamgee']), { burglary: true });
    assert.match(move, /^burgle /);
    assert.match(why, /without a fight/);
  });

  test('he does not for nothing', () => {
    assert.equal(first(moria(['concealment'], ['bilbo', 'sam-gamgee']), { burglary: true }).move, 'pass');
  });
});

describe('two strikes for one', () => {
  const attacked: Words = {
    phase: 'movement',
    one: { moria: ['aragorn-ii', 'bilbo', 'sam-gamgee'] },
    two: { hand: ['orc-patrol'], lorien: ['celeborn'] },
  };

  test('the strong one spares the weak', () => {
    const made = plays(attacked, 0, 4, 'creature orc-patrol', 'scene', { twoStrikes: true });
    assert.ok(made.some(({ move, why }) => move === 'assign-two aragorn-ii' && /can bear two/.test(why)));
  });

  test('the weak one does not take two', () => {
    const weak: Words = { ...attacked, one: { moria: ['bilbo', 'sam-gamgee', 'pippin'] } };
    const made = plays(weak, 0, 4, 'creature orc-patrol', 'scene', { twoStrikes: true });
    assert.ok(made.length > 0 && made.every(({ move }) => !move.startsWith('assign-two')));
  });
});

describe('company against company', () => {
  const meeting = (minions: string[], heroes: string[]): Words => ({
    phase: 'site',
    one: { alignment: 'minion', 'mount-gram': minions },
    two: { 'mount-gram': heroes },
  });
  const chooses = (minions: string[], heroes: string[]): Made | undefined =>
    plays(meeting(minions, heroes), 0, 6, undefined, 'scene', { companyCombat: true }).find(({ move }) =>
      move.startsWith('attack-company'),
    );

  test('a company attacks one that it beats', () => {
    const made = chooses(['lieutenant-of-morgul', 'gorbag'], ['bilbo', 'bergil']);
    assert.match(made?.move ?? '', /^attack-company /);
    assert.match(made?.why ?? '', /brings about/);
  });

  test('it leaves a stronger one alone', () => {
    assert.equal(chooses(['ostisen'], ['aragorn-ii: glamdring', 'gimli']), undefined);
  });

  test('the defender sets his best man against whom he can beat', () => {
    const words = meeting(['ostisen', 'lieutenant-of-morgul'], ['aragorn-ii', 'bilbo']);
    const made = plays(words, 1, 2, 'enter; attack-company aragorn-ii', 'scene', { companyCombat: true });
    assert.deepEqual(
      made.map(({ move }) => move),
      ['assign aragorn-ii', 'against ostisen'],
    );
  });
});
