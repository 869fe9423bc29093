// The puzzle of the day: every puzzle has a way, and not every way is one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Lesson } from '../../client/catalogue/entry.ts';
import { gameFromScenario } from '../../client/host/scenario-game.ts';
import { isDone, isMissed, scenarioOf } from '../../client/learn/lesson-table.ts';
import { puzzleAddress, puzzleOfTheDay, readPuzzle } from '../../client/learn/puzzle-of-the-day.ts';
import { PUZZLES as CARD_PUZZLES } from '../../client/meccg/puzzles.ts';
import { wotr } from '../../client/wotr/entry.ts';
import { PUZZLES } from '../../client/wotr/puzzles.ts';
import type { Decision, Game, Move, State } from '../../engine/game.ts';
import { Session } from '../../engine/session.ts';
import { isAtomId } from '../../rulebook/files.ts';

const laid = (puzzle: Lesson): Session => new Session(gameFromScenario(scenarioOf(wotr, puzzle)), {}, 'puzzle');

const hasWon = (game: Game, s: State, seat: number): boolean => game.outcome(s)?.winners.includes(seat) === true;

/** Whether an answer still lets the solver win before the turn is over, whatever others do: every answer of his is tried, once in each position. */
function solver(game: Game, { seat, missed = [] }: Lesson): (s: State, decision: Decision, move: Move) => boolean {
  const known = new Map<string, boolean>();
  const wins = (s: State, decision: Decision, move: Move): boolean => {
    const next = game.clone(s);
    let over = false;
    game.apply(next, decision.seat, move, ({ type }) => {
      over ||= missed.includes(type);
    });
    if (hasWon(game, next, seat)) return true;
    const [open] = game.decisions(next);
    if (over || !open) return false;
    const position = JSON.stringify(next);
    const after = (answer: Move): boolean => wins(next, open, answer);
    const found = known.get(position) ?? (open.seat === seat ? open.moves.some(after) : open.moves.every(after));
    known.set(position, found);
    return found;
  };
  return wins;
}

describe('Puzzles', () => {
  for (const puzzle of PUZZLES) {
    test(`${puzzle.title}: the way that is shown wins before the turn is over`, () => {
      const session = laid(puzzle);
      const heard = puzzle.way.flatMap((move) => session.play(puzzle.seat, move));
      assert.ok(hasWon(session.game, session.state, puzzle.seat), heard.map(({ text }) => text).join('\n'));
      assert.ok(!heard.some(({ type }) => puzzle.missed?.includes(type)));
    });

    test(`${puzzle.title}: somewhere on the way a wrong answer loses it`, () => {
      const session = laid(puzzle);
      const { game } = session;
      const wins = solver(game, puzzle);
      let traps = 0;
      for (const move of puzzle.way) {
        const [decision] = game.decisions(session.state);
        assert.equal(decision.seat, puzzle.seat);
        if (decision.moves.some((other) => !wins(session.state, decision, other))) traps++;
        session.play(puzzle.seat, move);
      }
      assert.ok(traps > 0, 'whatever one does wins');
    });
  }

  test('Every rule that a puzzle names is in the index', () => {
    const named = PUZZLES.flatMap(({ rules }) => rules);
    assert.deepEqual(
      named.filter((id) => !isAtomId(id)),
      [],
    );
  });

  test('Every day has its puzzle: the games take turns, and each goes through its own', async () => {
    const days = 2 * Math.max(PUZZLES.length, CARD_PUZZLES.length);
    const found = await Promise.all(
      Array.from({ length: days }, (_, day) => puzzleOfTheDay(new Date(2026, 10, 16 + day, 12))),
    );
    const games = found.map((one) => one?.game.id);
    assert.ok(
      games.every((game, day) => day === 0 || game !== games[day - 1]),
      games.join(' '),
    );
    const titles = new Set(found.map((one) => one?.puzzle.title ?? ''));
    assert.deepEqual([...titles].sort(), [...PUZZLES, ...CARD_PUZZLES].map(({ title }) => title).sort());
  });

  test('A puzzle has an address; one that is not there has none', () => {
    assert.equal(puzzleAddress('wotr', 3), '/puzzle/wotr-3');
    assert.equal(readPuzzle('wotr-3')?.n, 3);
    assert.equal(readPuzzle('wotr-3')?.game, wotr);
    for (const word of ['', '3', 'chess-1', 'wotr', 'wotr-x', 'meccg-'])
      assert.equal(readPuzzle(word), undefined, word);
  });

  test('It is done when the solver has won, missed when the turn is over or another has won', () => {
    const [puzzle] = PUZZLES;
    const standing = (winner: number | undefined, ...types: string[]) =>
      ({
        table: { outcome: winner === undefined ? null : { winners: [winner], reason: 'military', rule: 'WR-10.3.3' } },
        heard: [{ told: types.map((type) => ({ type })) }],
      }) as unknown as Parameters<typeof isDone>[1];
    assert.ok(isDone(puzzle, standing(0)));
    assert.ok(!isDone(puzzle, standing(1)) && isMissed(puzzle, standing(1)));
    assert.ok(!isDone(puzzle, standing(undefined, 'turn')) && isMissed(puzzle, standing(undefined, 'turn')));
    assert.ok(!isDone(puzzle, standing(undefined, 'army-move')) && !isMissed(puzzle, standing(undefined, 'army-move')));
  });
});
