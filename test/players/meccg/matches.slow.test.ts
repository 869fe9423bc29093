// The rule-based player of Middle-earth: The Wizards: it finishes every game, wins where it should, and says why.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { completeOptions } from '../../../engine/options.ts';
import { DECK_IDS } from '../../../games/meccg/decks/ready-made.ts';
import { meccg } from '../../../games/meccg/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { rulesPlayer } from '../../../players/meccg/rules.ts';
import type { Player } from '../../../players/player.ts';
import { randomPlayer } from '../../../players/random.ts';
import { simulate } from '../../../players/simulate.ts';

const [FIRST, SECOND] = DECK_IDS;
const optionsFor = (deckOne: string, deckTwo: string) => completeOptions(meccg.options, { deckOne, deckTwo });

/** Reasons of every decision, checked as they are made. */
const talkative: Player<MeccgView> = {
  name: 'talkative',
  choose(turn) {
    const choice = rulesPlayer.choose(turn);
    const why = choice.why?.() ?? '';
    assert.match(why, /^\S.*[.!]$/s, `${turn.decision.at}: ${turn.write(choice.move)} has no reason: "${why}"`);
    assert.ok(!/undefined|NaN/.test(why), `${turn.decision.at}: ${why}`);
    return choice;
  },
};

function match(players: readonly Player<MeccgView>[], decks: readonly [string, string], games: number, seed: string) {
  const outcomes = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const { outcome, refused } = simulate(meccg, optionsFor(...decks), `${seed}${i}`, players);
    assert.equal(refused, undefined, `game ${seed}${i}`);
    assert.ok(outcome, `game ${seed}${i} did not finish`);
    const winner = ['one', 'two'][outcome.winners[0]] ?? 'nobody';
    outcomes.set(winner, (outcomes.get(winner) ?? 0) + 1);
  }
  return outcomes;
}

describe('matches', () => {
  test('with the same deck it beats random play from either seat', () => {
    assert.ok((match([talkative, randomPlayer], [FIRST, FIRST], 10, 'f').get('one') ?? 0) >= 9);
    assert.ok((match([randomPlayer, talkative], [SECOND, SECOND], 10, 's').get('two') ?? 0) >= 9);
  });
  test('against itself either seat wins, and the council decides before the turn limit', () => {
    const { turnLimit } = optionsFor(FIRST, SECOND);
    const outcomes = new Map<number | null, number>();
    for (let i = 0; i < 10; i++) {
      let turns = 0;
      const watch = ({ turn }: { turn: number }): void => {
        turns = turn;
      };
      const { outcome } = simulate(meccg, optionsFor(FIRST, SECOND), `m${i}`, [talkative, rulesPlayer], watch);
      assert.ok(outcome);
      assert.ok(turns < Number(turnLimit), `game m${i} lasted ${turns} turns`);
      outcomes.set(outcome.winners[0], (outcomes.get(outcome.winners[0]) ?? 0) + 1);
    }
    assert.ok((outcomes.get(0) ?? 0) >= 2 && (outcomes.get(1) ?? 0) >= 2, JSON.stringify([...outcomes]));
  });
  test('in random games it has a listed move and a reason for every decision, whatever the deck', () => {
    const advised: Player<MeccgView> = {
      name: 'advised',
      choose(turn) {
        assert.ok(turn.decision.moves.includes(talkative.choose(turn).move), turn.decision.at);
        return randomPlayer.choose(turn);
      },
    };
    match([advised, advised], ['random', 'random'], 4, 'r');
  });
  test('the same seed gives the same game', () => {
    const play = () => simulate(meccg, optionsFor(FIRST, SECOND), 'again', [rulesPlayer, rulesPlayer]);
    const once = play();
    match([rulesPlayer, rulesPlayer], [SECOND, FIRST], 1, 'between');
    assert.deepEqual(play(), once);
  });
});
