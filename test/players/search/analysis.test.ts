// A finished game in hindsight: the curve, missed plans, and luck told apart from choices.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { completeOptions } from '../../../engine/options.ts';
import { seedRandom } from '../../../engine/random.ts';
import { type GameLog, Session } from '../../../engine/session.ts';
import type { AnyGame } from '../../../games/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { playersOf } from '../../../players/all.ts';
import type { Player } from '../../../players/player.ts';
import { analyse, analysing } from '../../../players/search/analysis.ts';
import { turnFor } from '../../../players/turn.ts';

/** A game between programs, to its end or for so many moves. */
function played(game: AnyGame, names: readonly string[], seed: string, most = 100_000): GameLog {
  const session = new Session(game, completeOptions(game.options, {}), seed);
  const random = seedRandom(seed);
  const players = names.map((name) => playersOf(game.name).find((one) => one.name === name) as unknown as Player);
  for (let moves = 0; moves < most && !game.outcome(session.state); moves++) {
    const [decision] = game.decisions(session.state);
    const { move } = players[decision.seat].choose(turnFor(game, session.state, decision, random));
    session.play(decision.seat, game.notation.write(move, session.state));
  }
  return session.toLog();
}

/** With seeds whose first few choices have a missed plan among them. */
const games = [[wotr as unknown as AnyGame, 'overlooked'] as const, [meccg as unknown as AnyGame, 'careless'] as const];

for (const [game, seed] of games)
  describe(`${game.title} in hindsight`, () => {
    const log = played(game, ['search:1', 'search:1'], seed);
    const plan = { budget: { looks: 40 }, most: 5 };
    const found = analyse(game, log, plan) ?? assert.fail('it is over');

    test('The curve goes by turns and moves, in chances', () => {
      assert.ok(found.tide.length > 20);
      for (const [i, { at, chance, turn = -1 }] of found.tide.entries()) {
        assert.ok(chance >= 0 && chance <= 1);
        assert.ok(i === 0 || (at > found.tide[i - 1].at && turn >= (found.tide[i - 1].turn ?? 0)));
      }
    });

    test('Who overlooks half of what could be done misses plans, and pays for it; what is left is luck', () => {
      assert.equal(found.looked, 5);
      assert.ok(found.of > 20);
      assert.ok(found.missed.length > 0);
      for (const { at, seat, made, better, madeChance, betterChance } of found.missed) {
        assert.equal(log.moves[at].seat, seat);
        assert.notEqual(made, better);
        assert.ok(betterChance - madeChance >= 0.03);
      }
      const cost = (seat: number): number =>
        found.missed
          .filter((one) => one.seat === seat)
          .reduce((sum, one) => sum + one.betterChance - one.madeChance, 0);
      assert.ok(Math.abs(found.choices[0] - cost(0)) < 1e-9 && Math.abs(found.choices[1] - cost(1)) < 1e-9);
      const { state } = Session.replay(game, log);
      const { winners } = game.outcome(state) ?? assert.fail();
      const result = winners.length === 0 ? 0.5 : Number(winners.includes(0));
      const told = found.tide[0].chance - found.choices[0] + found.choices[1] + found.luck;
      assert.ok(Math.abs(told - result) < 1e-9, 'start, choices and luck add up to the end');
    });

    test('The same game gives the same analysis, a step for each choice', () => {
      const few = { budget: { looks: 12 }, most: 3 };
      const looking = analysing(game, log, few);
      const steps: unknown[] = [];
      let step = looking.next();
      for (; !step.done; step = looking.next()) steps.push(step.value);
      assert.deepEqual(
        steps,
        [1, 2, 3].map((done) => ({ done, of: 3 })),
      );
      assert.deepEqual(analyse(game, log, few), step.value);
    });

    test('It is over when its time is', () => {
      const short = analyse(game, log, { ...plan, most: 1000, milliseconds: 0 }) ?? assert.fail();
      assert.ok(short.looked <= 1);
    });

    test('A game that goes on is not looked at: the curve knows both hands', () => {
      assert.equal(analyse(game, played(game, ['rules', 'rules'], 'goes on', 80), plan), undefined);
    });
  });
