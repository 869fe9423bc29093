// Whole plans for a search of Middle-earth: The Wizards.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Words } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import type { AnyGame } from '../../../games/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { meccgForesight, meccgHabits } from '../../../players/meccg/foresight.ts';
import { planWords } from '../../../players/search/hints.ts';
import { lookAhead } from '../../../players/search/rollout.ts';
import { turnFor } from '../../../players/turn.ts';
import { scene } from '../../scene.ts';

/** What the first player might do in a scene, as it is written, when cards are drawn and it is his time to act. */
function plansIn(words: Words) {
  const table = scene(meccg, words, {});
  for (;;) {
    const [{ seat, moves, at }] = meccg.decisions(table.state);
    if (seat === 0 && at === 'chain/act') break;
    meccg.apply(table.state, seat, moves[0]);
  }
  const [decision] = meccg.decisions(table.state);
  const plans = meccgHabits.plans(turnFor(meccg, table.state, decision, seedRandom('plans')));
  const written = plans.map(({ moves }) => moves.map((move) => meccg.notation.write(move, table.state)).join(', '));
  return { table, decision, plans, written };
}

const setOut = (people: Words) => ({
  one: { ...people, hand: ['rangers-of-the-north', 'wood-elves', 'elves-of-lindon'], deck: ['...'] },
  two: { edhellond: ['celeborn'], deck: ['...'] },
});

describe('where companies go', () => {
  const { table, decision, plans, written } = plansIn(setOut({ rivendell: ['aragorn-ii'], lorien: ['legolas'] }));

  test('is thought of for all of them together, beside what each would do alone', () => {
    assert.equal(written[0], 'move aragorn-ii');
    assert.ok(written.includes('move aragorn-ii, to grey-havens, move legolas, to thranduils-halls'));
    assert.ok(written.includes('move aragorn-ii, to bree, move legolas, to rivendell'));
    assert.ok(!written.includes('move aragorn-ii, to bree, move legolas, to thranduils-halls'), 'what each would do');
  });

  test('is kept to in a look ahead, each move at its moment', () => {
    const plan = plans[written.indexOf('move aragorn-ii, to grey-havens, move legolas, to rivendell')];
    const done: string[] = [];
    const { turn } = table.state;
    const spied = {
      ...meccgForesight,
      game: {
        ...meccg,
        apply(...[s, seat, move]: Parameters<typeof meccg.apply>) {
          if (s.turn === turn && seat === decision.seat && /^(move|to)$/.test(move.verb))
            done.push(meccg.notation.write(move, s));
          meccg.apply(s, seat, move);
        },
      },
    };
    lookAhead(spied, { state: table.state, random: seedRandom('look') }, decision.seat, plan, () => 0.5);
    assert.deepEqual(done, ['move aragorn-ii', 'to grey-havens', 'move legolas', 'to rivendell']);
  });

  test('is told in words', () => {
    const plan = plans[written.indexOf('move aragorn-ii, to bree, move legolas, to rivendell')];
    assert.equal(
      planWords(meccg as unknown as AnyGame, table.state, plan.moves),
      'Move Aragorn II’s company, then: To Bree, then: Move Legolas’s company, then: To Rivendell',
    );
  });

  test('is no question where nobody sets out', () => {
    const idle = plansIn({
      one: { rivendell: ['gandalf'], hand: ['glamdring'], deck: ['...'] },
      two: { edhellond: ['celeborn'], deck: ['...'] },
    });
    assert.ok(idle.plans.every(({ moves }) => moves.length === 1));
  });
});

describe('hazards', () => {
  const road = (hand: readonly string[]) => ({
    phase: 'movement',
    active: 'two',
    one: { rivendell: ['elrond'], hand, deck: ['...'] },
    two: {
      companies: [{ site: 'rivendell', characters: ['aragorn-ii: glamdring', 'bilbo'], to: 'barrow-downs' }],
      deck: ['...'],
    },
  });

  test('that are not worth it alone are thought of after one that is', () => {
    const { written } = plansIn(road(['wargs', 'cave-drake', 'orc-lieutenant', 'call-of-home']));
    assert.ok(written.includes('creature wargs, creature orc-lieutenant'), written.join('; '));
    assert.ok(written.indexOf('pass') < written.indexOf('creature orc-lieutenant'), 'alone it would be held back');
    assert.ok(!written.includes('creature wargs, creature cave-drake'), 'what is worth it alone follows anyway');
  });

  test('are the hazard player’s: whoever travels thinks of none', () => {
    const { plans } = plansIn({
      phase: 'movement',
      one: {
        companies: [{ site: 'rivendell', characters: ['aragorn-ii'], to: 'barrow-downs' }],
        hand: ['wargs'],
        deck: ['...'],
      },
      two: { lorien: ['celeborn'], deck: ['...'] },
    });
    assert.ok(plans.every(({ moves }) => moves.length === 1));
  });
});
