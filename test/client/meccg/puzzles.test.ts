// The puzzles of the card game: the way that is shown wins at the page’s own table, and what one would try first does not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import { isMissed } from '../../../client/learn/lesson-table.ts';
import { PUZZLES } from '../../../client/meccg/puzzles.ts';
import { moveWordsWith } from '../../../client/meccg/table/move-words.ts';
import { there } from '../../../lib/there.ts';
import { isAtomId } from '../../../rulebook/files.ts';
import { sit } from './sit.ts';

/** By title: what somebody may well try. */
const TRIES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'The shepherd or his flock': [['pass'], ['enter', 'faction ents-of-fangorn', 'by legolas']],
  'The heir of Durin': [
    ['pass'],
    ['enter', 'assign balin', 'tap-to-fight', 'item durins-axe', 'by aragorn-ii'],
    ['enter', 'assign balin', 'stay-untapped', 'item durins-axe', 'by aragorn-ii'],
    ['enter', 'assign aragorn-ii', 'stay-untapped', 'item durins-axe', 'by aragorn-ii'],
  ],
  'Each for the other': [
    ['pass', 'support aragorn-ii'],
    ['support balin', 'pass'],
    ['pass', 'pass'],
  ],
  'The last step': [['pass'], ['enter', 'pass'], ['enter', 'play cracks-of-doom', 'pass']],
  'Whom the Rangers know': [['pass'], ['enter', 'faction rangers-of-the-north', 'by balin']],
  'A coat in the dark': [
    ['enter', 'pass'],
    ['enter', 'play concealment', 'by bilbo', 'item glamdring', 'by aragorn-ii'],
  ],
};

/** What is asked when nothing is left to try: to pass, to keep, the first there is. */
const calmly = (moves: readonly string[]): string =>
  moves.find((move) => move === 'pass' || move === 'keep-all') ?? there(moves[0]);

describe('Puzzles of the card game', () => {
  for (const puzzle of PUZZLES) {
    test(`${puzzle.title}: the way that is shown wins`, () => {
      const left = [...puzzle.way];
      const { table, done } = sit(puzzle, (moves, question) => {
        const next = left[0];
        if (next === undefined) return calmly(moves);
        assert.ok(moves.includes(next), `${question}: ${next} is not among ${moves.join(', ')}`);
        return there(left.shift());
      });
      assert.ok(done() && left.length === 0, JSON.stringify(table.look(puzzle.seat).outcome));
      assert.ok(table.look(puzzle.seat).outcome?.winners.includes(puzzle.seat));
    });

    for (const tried of there(TRIES[puzzle.title]))
      test(`${puzzle.title}: “${tried.join(', ')}” does not`, () => {
        const left = [...tried];
        const { table, done } = sit(puzzle, (moves) => {
          const next = left[0];
          if (next === undefined) return calmly(moves);
          if (!moves.includes(next)) return calmly(moves);
          return there(left.shift());
        });
        assert.ok(!done());
        assert.ok(isMissed(puzzle, { table: table.look(puzzle.seat), heard: table.heard(puzzle.seat) }));
      });
  }

  test('Every rule that a puzzle names is in the index, and every hint is in words', () => {
    const named = PUZZLES.flatMap(({ rules }) => rules);
    assert.deepEqual(
      named.filter((id) => !isAtomId(id)),
      [],
    );
    const moveWords = moveWordsWith(shownCards());
    for (const move of PUZZLES.flatMap(({ way }) => way)) assert.doesNotMatch(moveWords(move), /-ii|^$/, move);
  });
});
