// A player that looks ahead: what it may depend on, and what it says.
import assert from 'node:assert/strict';
import process from 'node:process';
import { describe, test } from 'node:test';
import { sameMove } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import { playersOf, searcherNamed } from '../../../players/all.ts';
import type { Player } from '../../../players/player.ts';
import { searchedGame } from '../../../players/search/all.ts';
import { judgeOf } from '../../../players/search/judge.ts';
import { LEVELS } from '../../../players/search/level-list.ts';
import { lead, searchPlayer } from '../../../players/search/search.ts';
import { turnFor } from '../../../players/turn.ts';

test('The lead of one plan over another is taken world by world', () => {
  const worlds = [0.1, 0.9, 0.3, 0.7, 0.5, 0.2, 0.8, 0.4];
  const { gain, error } = lead(
    worlds.map((chance) => chance + 0.05),
    worlds,
  );
  assert.ok(Math.abs(gain - 0.05) < 1e-12, 'the worlds differ by far more than the plans');
  assert.ok(error < 1e-9);
});

test('A searcher goes by its level or its budget, and by nothing else', () => {
  for (const game of ['wotr', 'meccg']) {
    const names = playersOf(game).map(({ name }) => name);
    const levels = LEVELS.map((_, i) => `search:${i + 1}`);
    assert.deepEqual(names, ['random', 'rules', 'learned', 'search', ...levels]);
    for (const name of ['search:90', 'search:200ms', 'search:5ms']) assert.equal(searcherNamed(game, name)?.name, name);
    for (const name of [
      'search:6',
      'search:0',
      'search:-3',
      'search:9999999',
      'search:x',
      'search:',
      'searching',
      'search:1s',
    ])
      assert.equal(searcherNamed(game, name), undefined, name);
  }
  assert.equal(searcherNamed('kalah', 'search:90'), undefined);
});

for (const name of ['wotr', 'meccg'])
  describe(`Looking ahead in ${name}`, () => {
    const { foresight, judge: file, simple = foresight } = searchedGame(name) ?? assert.fail(name);
    const { game } = foresight;
    const judge = judgeOf(file, foresight.names);
    const player = searchPlayer(foresight, () => judge, { name: 'search', budget: { looks: 12 }, breadth: 3 });

    /** Positions of a rule-based game in which there is something to choose, every so many moves. */
    function* positions(seed: string, every: number, most: number) {
      const s = game.create(foresight.lesson(0), seed);
      const random = seedRandom(`positions:${seed}`);
      for (let moves = 0, found = 0; found < most && !game.outcome(s); moves++) {
        const [decision] = game.decisions(s);
        const turn = turnFor(game, s, decision, random);
        if (moves % every === 0 && foresight.plans(turn).length > 1) {
          found++;
          yield game.clone(s);
        }
        game.apply(s, decision.seat, foresight.player.choose(turn).move);
      }
    }
    const choice = (s: ReturnType<typeof game.create>, seed: string) =>
      player.choose(turnFor(game, s, game.decisions(s)[0], seedRandom(seed)));

    const asked = [...positions('secret', 37, 6)].map((s) => ({ s, chosen: choice(s, 'y') }));

    test('The same position, budget and seed give the same choice', () => {
      for (const { s, chosen } of asked.slice(0, 3)) assert.deepEqual(choice(game.clone(s), 'y').move, chosen.move);
    });

    test('Nothing but what the seat sees decides: another true deal with the same view gives the same choice and reason', () => {
      for (const { s, chosen } of asked) {
        const [{ seat }] = game.decisions(s);
        const other = game.clone(s);
        game.resample(other, seat, seedRandom('another deal'));
        assert.deepEqual(game.view(other, seat), game.view(s, seat));
        const there = choice(other, 'y');
        assert.deepEqual(there.move, chosen.move);
        assert.equal(there.why?.(), chosen.why?.());
      }
    });

    test('Every choice says why, with chances where it looked', () => {
      let looked = 0;
      for (const { chosen } of asked) {
        const why = chosen.why?.() ?? '';
        assert.match(why, /^[A-Z].*[.!]$/);
        if (/^Wins \d+ % of the worlds I looked at, \d+ % with the next best/.test(why)) looked++;
      }
      assert.ok(looked >= 3, `${looked} of ${asked.length} with chances`);
    });

    test('The careless overlook much, and do nothing that their habits find far worse', () => {
      const [first, second] = playersOf(name).filter((one) => /:[12]$/.test(one.name)) as readonly Player[];
      let strayed = 0;
      let asked = 0;
      for (const s of positions('careless', 7, 60)) {
        const turn = () => turnFor(game, s, game.decisions(s)[0], seedRandom(`careless ${asked}`));
        const plans = simple.plans(turn());
        const own = simple.player.choose(turn()).move;
        asked++;
        for (const player of [first, second]) {
          const { move } = player.choose(turn());
          if (sameMove(move, own)) continue;
          strayed += player === first ? 1 : 0;
          const plan = plans.find(({ moves }) => sameMove(moves[0], move)) ?? assert.fail(move.verb);
          assert.ok(plan.value >= plans[0].value - 1.5, `${plan.value} where ${plans[0].value} was to be had`);
          assert.deepEqual(player.choose(turn()).move, move, 'what was overlooked is not found when asked again');
        }
      }
      assert.ok(strayed > 4 && strayed < asked / 2, `${strayed} of ${asked}`);
    });

    test('No choice takes longer than its budget and a tenth of a second, by processor time: the machine may be busy', () => {
      const budget = { milliseconds: 60 };
      const quick = searchPlayer(foresight, () => judge, { name: 'quick', budget, breadth: 6 });
      let asked = 0;
      for (const s of positions('time', 19, 12)) {
        const turn = turnFor(game, s, game.decisions(s)[0], seedRandom('t'));
        const from = process.threadCpuUsage();
        quick.choose(turn);
        const { user, system } = process.threadCpuUsage(from);
        const used = (user + system) / 1000;
        assert.ok(used < budget.milliseconds + 100, `${used} ms at ${turn.decision.at}`);
        asked++;
      }
      assert.equal(asked, 12);
    });

    test('Who has less patience than the budget is answered by then', () => {
      const slow = searchPlayer(foresight, () => judge, { name: 'slow', budget: { milliseconds: 60_000 }, breadth: 6 });
      for (const s of positions('patience', 53, 2)) {
        const from = process.threadCpuUsage();
        slow.choose(turnFor(game, s, game.decisions(s)[0], seedRandom('t'), 40));
        const { user, system } = process.threadCpuUsage(from);
        assert.ok((user + system) / 1000 < 140);
      }
    });
  });
