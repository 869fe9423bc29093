// The rule-based player of War of the Ring in whole games: it finishes every one, wins where it should, and says why.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Player } from '../../players/player.ts';
import { randomPlayer } from '../../players/random.ts';
import { simulate } from '../../players/simulate.ts';
import { rulesPlayer } from '../../players/wotr/rules.ts';

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
