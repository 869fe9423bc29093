// Looks ahead are compared in pairs: what two plans have in common must have the same luck, or noise is all one sees.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seedRandom, split } from '../../../engine/random.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { searchedGame } from '../../../players/search/all.ts';
import type { Foresight, Plan } from '../../../players/search/foresight.ts';
import { judgeOf } from '../../../players/search/judge.ts';
import { lookAhead } from '../../../players/search/rollout.ts';
import { betterPlan, isClear, isSettled, outlook, type Trial } from '../../../players/search/search.ts';
import { turnFor } from '../../../players/turn.ts';
import { wotrForesight } from '../../../players/wotr/foresight.ts';

const planOf = (moves: Plan['moves']): Plan => ({ moves, value: 0, why: () => '' });

/** The n-th position of a rule-based game in which a die is to be chosen. */
function atDice(seed: string, n: number): WotrState {
  const { game, player } = wotrForesight;
  const s = game.create(wotrForesight.lesson(0), seed);
  const random = seedRandom(seed);
  for (let found = 0; ; ) {
    const [decision] = game.decisions(s);
    if (decision.at === 'turn/action' && decision.moves.length > 2 && found++ === n) return s;
    game.apply(s, decision.seat, player.choose(turnFor(game, s, decision, random)).move);
  }
}

for (const name of ['wotr', 'meccg'])
  test(`In ${name} a plan that is what would be done anyway changes nothing`, () => {
    const { foresight, judge: file } = searchedGame(name) ?? assert.fail(name);
    const { game, player } = foresight;
    const judge = judgeOf(file, foresight.names);
    const s = game.create(foresight.lesson(0), 'anyway');
    const random = seedRandom('anyway');
    let looked = 0;
    for (let moves = 0; looked < 4; moves++) {
      const [decision] = game.decisions(s);
      const { seat } = decision;
      const { move } = player.choose(turnFor(game, s, decision, random));
      if (moves % 50 === 49) {
        const world = { state: s, random: split(random) };
        const own = player.quick?.(s, decision, world.random.slice()) ?? assert.fail();
        const free = lookAhead(foresight, world, seat, planOf([]), judge) ?? assert.fail();
        assert.deepEqual(lookAhead(foresight, world, seat, planOf([]), judge), free, 'the same look again');
        assert.deepEqual(lookAhead(foresight, world, seat, planOf([own]), judge), free, 'what would be done anyway');
        looked++;
      }
      game.apply(s, seat, move);
    }
  });

test('Whatever is done with the dice of this turn, those of the next fall alike in one world, and unlike in another', () => {
  const s = atDice('alike', 9);
  const { game } = wotrForesight;
  const [{ seat, moves }] = game.decisions(s);
  const judge = () => 0.5;

  /** The dice of the next turn, as they lay when the first of them was chosen. */
  function nextDice(plan: Plan, seed: string): readonly string[] {
    const seen = new Map<number, readonly string[]>();
    const spied: Foresight<WotrState, never> = {
      ...(wotrForesight as unknown as Foresight<WotrState, never>),
      game: {
        ...(game as unknown as Foresight<WotrState, never>['game']),
        decisions(state) {
          const list = game.decisions(state);
          if (list[0]?.at === 'turn/action' && !seen.has(state.turn))
            seen.set(
              state.turn,
              [FREE, SHADOW].map((side) => [...state.dice[side]].sort().join(' ')),
            );
          return list;
        },
      },
    };
    lookAhead(spied, { state: s, random: seedRandom(seed) }, seat, plan, judge);
    return seen.get(s.turn + 1) ?? assert.fail('the next turn has dice');
  }
  const dice = moves.slice(0, 3).map((move) => nextDice(planOf([move]), 'one'));
  for (const other of dice.slice(1)) assert.deepEqual(other, dice[0]);
  assert.notDeepEqual(nextDice(planOf([moves[0]]), 'two'), dice[0]);
});

test('A plan is clearly better where it leads by more than its error; few worlds are not trusted with their own spread', () => {
  const trial = (chances: number[]) => ({ plan: planOf([]), chances, nears: chances });
  const own = (worlds: number) => trial(new Array<number>(worlds).fill(0.5));
  const by = (worlds: number, gain: number, noise: number) =>
    trial(Array.from({ length: worlds }, (_, i) => 0.5 + gain + (i % 2 === 0 ? noise : -noise)));
  assert.ok(isClear(by(20, 0.04, 0.1), own(20), 1), 'by nearly two standard errors');
  assert.ok(!isClear(by(20, 0.015, 0.1), own(20), 1), 'by less than one');
  assert.ok(!isClear(by(20, 0.04, 0.1), own(20), 2.5), 'unless more is asked for');
  assert.ok(isClear(by(6, 0.1, 0), own(6), 1), 'five worlds are enough for what is plain');
  assert.ok(!isClear(by(6, 0.02, 0), own(6), 1), 'that six worlds agree may be chance');
  assert.ok(!isClear(by(4, 0.3, 0), own(4), 1), 'four worlds are too few');
});

test('The end of this turn says what to expect of a plan; the more worlds were looked at, the more the end of the look counts', () => {
  const zeros = (worlds: number): number[] => new Array<number>(worlds).fill(0);
  const own = (worlds: number): Trial => ({ plan: planOf([]), chances: zeros(worlds), nears: zeros(worlds) });
  /** Better by `far` in the end, with this noise from world to world, and by `near` at the end of this turn. */
  const by = (worlds: number, far: number, near: number): Trial => ({
    plan: planOf([]),
    chances: zeros(worlds).map((_, i) => far + (i % 2 === 0 ? 0.1 : -0.1)),
    nears: zeros(worlds).map(() => near),
  });
  const gain = (trial: Trial) => outlook(trial, own(trial.chances.length)).gain;
  assert.ok(gain(by(6, 0.04, 0.04)) > gain(by(6, 0.04, 0)), 'what is there already counts');
  assert.ok(gain(by(6, 0.04, 0)) < gain(by(60, 0.04, 0)), 'few worlds are drawn towards it');
  assert.ok(Math.abs(gain(by(4000, 0.04, -0.04)) - 0.04) < 0.002, 'many speak for themselves');
  const [quiet, lucky] = [by(8, 0.03, 0.03), by(8, 0.04, -0.04)];
  assert.equal(
    betterPlan([own(8), lucky, quiet], 0.3),
    quiet,
    'that one has more of it at the end, by luck, is not enough',
  );
  assert.equal(betterPlan([own(8), by(8, -0.02, 0), by(8, 0.001, -0.02)], 0.3), undefined, 'neither is better');
  assert.equal(betterPlan([own(4), by(4, 0.3, 0.3)], 0.3), undefined, 'four worlds are too few');
  assert.equal(betterPlan([own(8), quiet], 4), undefined, 'who wants it clearer stays');
});

test('Looking ends when it is settled: worse, equal, or better beyond doubt; not while it may still turn', () => {
  const trial = (chances: number[]) => ({ plan: planOf([]), chances, nears: chances });
  const worlds = [0.5, 0.4, 0.6, 0.5, 0.3, 0.7, 0.5, 0.45];
  const by = (gains: readonly number[]) => trial(worlds.map((chance, i) => chance + gains[i % gains.length]));
  const own = trial(worlds);
  assert.ok(isSettled([own, by([0])]), 'all the same');
  assert.ok(isSettled([own, by([-0.1, -0.05]), by([-0.2])]), 'both worse');
  assert.ok(isSettled([own, by([0.1, 0.12])]), 'better beyond doubt');
  assert.ok(!isSettled([own, by([0.1, 0.12]), by([0.09, 0.13])]), 'two that are better: which?');
  assert.ok(!isSettled([own, by([0.2, -0.18])]), 'perhaps better');
  assert.ok(!isSettled([trial(worlds.slice(0, 4)), trial(worlds.slice(0, 4))]), 'too few worlds to say');
});
