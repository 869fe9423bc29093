// Habits that are learned: who wins pulls them towards how he played.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedRandom } from '../../../engine/random.ts';
import { meccg } from '../../../games/meccg/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { FREE } from '../../../games/wotr/tables/nations.ts';
import { meccgForesight } from '../../../players/meccg/foresight.ts';
import { as, habits, leaningAt, PLAIN, sortOf, USUAL } from '../../../players/meccg/habits.ts';
import { LEARNED, learnedPlayer, learning, stepsOf, temperAt } from '../../../players/meccg/learned.ts';
import { playerOf, rulesPlayer } from '../../../players/meccg/rules.ts';
import { randomPlayer } from '../../../players/random.ts';
import type { Learning } from '../../../players/search/foresight.ts';
import { bout, follow, practise } from '../../../players/search/practice.ts';
import { turnFor } from '../../../players/turn.ts';
import * as war from '../../../players/wotr/habits.ts';
import * as warLearned from '../../../players/wotr/learned.ts';
import { playerOf as warPlayer } from '../../../players/wotr/rules.ts';

/** Whose first number is large plays soundly, whose is small at random; the second says nothing. */
const toy: Learning<MeccgView> = {
  start: [0, 0],
  player: (at) => (at[0] > 0 ? rulesPlayer : randomPlayer),
  numbers: () => ({}),
};
const foresight = { ...meccgForesight, lesson: () => ({ deckOne: 'gandalf', deckTwo: 'gandalf' }), ways: [] };

describe('practice', () => {
  test('pulls towards what wins, the same for the same seed, and in parts as in one', () => {
    const all = practise(foresight, toy, toy.start, { seed: 'toy', from: 0, to: 36 });
    assert.equal(all.games, 36);
    const [sound, idle] = all.sum;
    assert.ok(sound > 3 && sound > 2 * Math.abs(idle), `${sound} and ${idle}`);
    const parts = [
      practise(foresight, toy, toy.start, { seed: 'toy', from: 0, to: 5 }),
      practise(foresight, toy, toy.start, { seed: 'toy', from: 5, to: 36 }),
    ];
    for (const i of toy.start.keys()) assert.ok(Math.abs(parts[0].sum[i] + parts[1].sum[i] - all.sum[i]) < 1e-9);
    const after = follow(toy.start, all);
    assert.ok(after[0] > 1);
    assert.deepEqual(follow([1, 2], { games: 0, sum: [0, 0] }), [1, 2], 'no game, no step');
  });

  test('is not moved by what luck decides: whoever plays, the same seat wins, and both stray as far', () => {
    const luck = practise(foresight, { ...toy, player: () => randomPlayer }, toy.start, {
      seed: 'luck',
      from: 0,
      to: 8,
    });
    assert.deepEqual(luck, { games: 8, sum: [0, 0] });
  });

  test('a match is won by who plays better, from either seat', () => {
    assert.deepEqual(
      bout(
        foresight,
        toy,
        [
          [1, 0],
          [-1, 0],
        ],
        { seed: 'match', from: 0, to: 6 },
      ),
      { games: 6, wins: 6 },
    );
    assert.deepEqual(
      bout(
        foresight,
        toy,
        [
          [-1, 0],
          [1, 0],
        ],
        { seed: 'match', from: 0, to: 6 },
      ),
      { games: 6, wins: 0 },
    );
  });
});

describe('the habits of The Wizards', () => {
  test('are found again from their steps, and none is forgotten', () => {
    const there = temperAt(learning.start);
    for (const [name, value] of Object.entries(LEARNED.habits))
      assert.ok(Math.abs(there.habits[name as keyof typeof USUAL] / value - 1) < 1e-3, name);
    for (const [sort, value] of Object.entries(LEARNED.leanings))
      assert.ok(Math.abs(there.leanings[sort] - value) < 1e-3, `${sort} can be learned`);
    assert.deepEqual(temperAt(stepsOf(PLAIN)).habits, USUAL);
    assert.ok(stepsOf(PLAIN).every((step) => step === 0));
  });

  test('are those of whoever chooses, and nobody else’s', () => {
    assert.equal(habits, USUAL);
    as(LEARNED, () => {
      assert.equal(habits, LEARNED.habits);
      assert.throws(() => as(PLAIN, () => assert.fail(`${habits.tap}`)), new RegExp(`${USUAL.tap}`));
      assert.equal(habits, LEARNED.habits);
    });
    assert.equal(habits, USUAL);
    assert.equal(leaningAt('chain/act'), undefined);
  });

  test('lean to a move of a sort, and say why as before', () => {
    const s = meccg.create({ deckOne: 'gandalf', deckTwo: 'gandalf' }, 'lean');
    const random = seedRandom('lean');
    while (meccg.decisions(s)[0].at !== 'turn/discard-one') {
      const [decision] = meccg.decisions(s);
      meccg.apply(s, decision.seat, learnedPlayer.choose(turnFor(meccg, s, decision, random)).move);
    }
    const [decision] = meccg.decisions(s);
    const turn = () => turnFor(meccg, s, decision, seedRandom('same'));
    const [discard, keep] = ['discard', 'keep-all'].map(
      (verb) => decision.moves.find((move) => move.verb === verb) ?? assert.fail(verb),
    );
    for (const move of [discard, keep]) {
      const leans = playerOf('leans', { habits: USUAL, leanings: { [sortOf(decision.at, move)]: 50 } });
      const choice = leans.choose(turn());
      assert.equal(choice.move.verb, move.verb);
      assert.match(choice.why?.() ?? '', /\.$/);
    }
    assert.equal(sortOf('chain/act', { verb: 'pass', arg: 0 }), 'chain/act pass');
  });
});

describe('the habits of War of the Ring', () => {
  const { LEARNED: learned, stepsOf: steps, temperAt: at, learning: learnt, learnedPlayer: player } = warLearned;

  test('are found again from their steps, and none is forgotten', () => {
    const there = at(learnt.start);
    for (const [name, value] of Object.entries(learned.habits))
      assert.ok(Math.abs(there.habits[name as keyof war.Habits] / value - 1) < 1e-3, name);
    for (const [sort, value] of Object.entries(learned.leanings))
      assert.ok(Math.abs(there.leanings[sort] - value) < 1e-3, `${sort} can be learned`);
    assert.deepEqual(at(steps(war.PLAIN)).habits, war.USUAL);
    assert.deepEqual(learnt.numbers(learnt.start), there);
  });

  test('are those of whoever chooses, and what was found by some is of no use to others', () => {
    const found = war.byHabits(() => [war.hitCost(FREE)]);
    const usual = found();
    assert.equal(found(), usual);
    war.as(learned, () => {
      assert.equal(war.habits, learned.habits);
      assert.deepEqual(found(), [learned.habits.hitFree]);
    });
    assert.equal(war.habits, war.USUAL);
    assert.equal(found(), usual);
  });

  test('lean to a use of a die wherever it is weighed, and say why as before', () => {
    const s = wotr.create({}, 'lean');
    const random = seedRandom('lean');
    while (wotr.decisions(s)[0].at !== 'turn/action' || wotr.decisions(s)[0].seat !== FREE) {
      const [decision] = wotr.decisions(s);
      wotr.apply(s, decision.seat, player.choose(turnFor(wotr, s, decision, random)).move);
    }
    const sort = war.sortOf(FREE, war.USE, 'draw');
    const leans = warPlayer('leans', { habits: war.USUAL, leanings: { [sort]: 50, 'shadow turn/use draw': -50 } });
    for (const at of ['turn/action', 'turn/use']) {
      const [decision] = wotr.decisions(s);
      assert.equal(decision.at, at);
      const choice = leans.choose(turnFor(wotr, s, decision, seedRandom('same')));
      assert.match(choice.why?.() ?? '', /card/);
      wotr.apply(s, decision.seat, choice.move);
      if (at === 'turn/use') assert.equal(choice.move.verb, 'draw');
    }
  });
});
