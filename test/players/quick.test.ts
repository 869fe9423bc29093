// In a world that is imagined already, a player chooses by the short way what it chooses by the long one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Decision, Game, Move, Options, State } from '../../engine/game.ts';
import { below, type RandomState, seedRandom } from '../../engine/random.ts';
import { meccg } from '../../games/meccg/game.ts';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import { learnedPlayer as meccgLearned } from '../../players/meccg/learned.ts';
import { rulesPlayer as meccgRules } from '../../players/meccg/rules.ts';
import type { Player } from '../../players/player.ts';
import { moveIn, turnIn } from '../../players/turn.ts';
import { learnedPlayer as wotrLearned } from '../../players/wotr/learned.ts';
import { rulesPlayer as wotrRules } from '../../players/wotr/rules.ts';

type Way<S extends State> = (s: S, decision: Decision, random: RandomState) => Move;

/** A whole game, move by move. Every so many moves a random one leads astray. */
function play<S extends State, V>(
  game: Game<S, V>,
  options: Options,
  seed: string,
  astray: number,
  way: Way<S>,
): string[] {
  const s = game.create(options, seed);
  const random = seedRandom(`players:${seed}`);
  const made: string[] = [];
  while (!game.outcome(s)) {
    const decision = game.decisions(s)[0];
    const before = made.length % 50 === 0 ? JSON.stringify(s) : '';
    let move = way(s, decision, random);
    if (before) assert.equal(JSON.stringify(s), before, `${seed}, ${decision.at}: the world is only read`);
    if (astray > 0 && made.length % astray === 0) move = decision.moves[below(random, decision.moves.length)];
    made.push(`${decision.at}: ${game.notation.write(move, s)}`);
    game.apply(s, decision.seat, move);
  }
  return made;
}

/** One after the other, so that neither finds what the other has just worked out. */
function compare<S extends State, V>(
  game: Game<S, V>,
  player: Player<V>,
  options: Options,
  seed: string,
  astray = 0,
): void {
  const long = play(game, options, seed, astray, (s, d, random) => player.choose(turnIn(game, s, d, random)).move);
  const short = play(game, options, seed, astray, (s, d, random) => moveIn(game, s, player, d, random));
  assert.deepEqual(short, long);
  assert.ok(long.length > 200, `${seed}: ${long.length} moves`);
}

describe('the short way of the rule-based players', () => {
  test('War of the Ring: what is remembered of other games changes nothing', () => {
    const way: Way<WotrState> = (s, d, random) => moveIn(wotr, s, wotrRules, d, random);
    const first = play(wotr, { turnLimit: 60 }, 'memory', 0, way);
    for (const others of [{ twilight: true }, { players: 3 }, { players: 4 }])
      play(wotr, { turnLimit: 20, ...others }, 'memory', 5, way);
    assert.deepEqual(play(wotr, { turnLimit: 60 }, 'memory', 0, way), first);
  });
  for (const player of [wotrRules, meccgRules]) assert.ok(player.quick);
  for (const seed of ['one', 'two', 'three', 'four'])
    test(`War of the Ring, ${seed}`, () => compare(wotr, wotrRules, { turnLimit: 60 }, seed));
  test('War of the Ring, where every seventh move is none of theirs', () =>
    compare(wotr, wotrRules, { turnLimit: 60 }, 'astray', 7));
  test('War of the Ring, by learned habits', () => compare(wotr, wotrLearned, { turnLimit: 60 }, 'learned'));
  for (const deck of ['gandalf', 'saruman', 'radagast', 'alatar', 'pallando'])
    test(`The Wizards, ${deck}`, () => compare(meccg, meccgRules, { deckOne: deck, deckTwo: 'gandalf' }, deck));
  test('The Wizards, by learned habits', () =>
    compare(meccg, meccgLearned, { deckOne: 'saruman', deckTwo: 'indur' }, 'learned'));
  test('The Wizards, decks of any cards and every seventh move none of theirs', () =>
    compare(meccg, meccgRules, { deckOne: 'random', deckTwo: 'random' }, 'astray', 7));
});

test('a player without a short way is asked the long one', () => {
  const first: Player = { name: 'first', choose: ({ decision }) => ({ move: decision.moves[0] }) };
  const s = wotr.create({}, 'first');
  const decision = wotr.decisions(s)[0];
  assert.equal(moveIn(wotr, s, first, decision, seedRandom('first')), decision.moves[0]);
});
