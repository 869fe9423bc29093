import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import type { Lesson } from '../../../client/catalogue/entry.ts';
import { LocalTable } from '../../../client/host/local-table.ts';
import { gameFromScenario } from '../../../client/host/scenario-game.ts';
import { gameAfter, lessonAddress, readLesson } from '../../../client/learn/lesson-address.ts';
import { isDone, layingOf, scenarioOf } from '../../../client/learn/lesson-table.ts';
import { meccg } from '../../../client/meccg/entry.ts';
import { GLOSSARY } from '../../../client/meccg/glossary.ts';
import { LESSONS } from '../../../client/meccg/lessons.ts';
import { MINION_LESSONS } from '../../../client/meccg/lessons-minion.ts';
import { moveWordsWith } from '../../../client/meccg/table/move-words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { answerFor } from '../../../players/meccg/passing/answers.ts';
import { rulesPlayer } from '../../../players/meccg/rules.ts';
import { isAtomId } from '../../../rulebook/files.ts';

const MOST_MOVES = 200;
const cards = shownCards();
const moveWords = moveWordsWith(cards);

/** At the table of the page: a program across, and the usual stops. The learner does what he is asked, in his own way. */
function sit(lesson: Lesson, act: (moves: readonly string[], question: string) => string) {
  const { seat } = lesson;
  const table = LocalTable.start(
    gameFromScenario(scenarioOf(meccg, lesson)),
    {},
    layingOf(meccg, lesson).seed,
    meccg.seats.map((_, one) => (one === seat ? 'person' : rulesPlayer)),
  );
  const done = () => isDone(lesson, { table: table.look(seat), heard: table.heard(seat) });
  for (let moves = 0; moves < MOST_MOVES && !done(); moves++) {
    if (table.stepProgram()) continue;
    const { question, view } = table.look(seat);
    if (!question) break;
    const answer = answerFor(question, view as MeccgView, seat, { stops: {}, muted: [], orders: [], over: [] });
    table.play(
      seat,
      answer?.choice.move ??
        act(
          question.choices.map(({ move }) => move),
          question.text,
        ),
    );
  }
  return { table, done };
}

describe('The first game of cards', () => {
  for (const [i, lesson] of LESSONS.entries())
    test(`Lesson ${i + 1}, ${lesson.title}: what is shown is what is asked, in that order, and it leads to the goal`, () => {
      const left = [...lesson.way];
      const { table, done } = sit(lesson, (moves, question) => {
        const next = left.shift() ?? '';
        assert.ok(moves.includes(next), `${question}: ${next} is not among ${moves.join(', ')}`);
        return next;
      });
      assert.ok(done() && left.length === 0, left.join(', '));
      if (lesson.done.includes('outcome')) assert.equal(table.look(lesson.seat).outcome?.winner, lesson.seat);
    });

  test('Eight lessons of a Wizard, then five of a Ringwraith, each with its rules; every rule that they or the glossary name is in the index', () => {
    assert.deepEqual(LESSONS.slice(8), MINION_LESSONS);
    assert.equal(MINION_LESSONS.length, 5);
    assert.ok(MINION_LESSONS.flatMap(({ way }) => way).length >= 15);
    assert.ok(LESSONS.every(({ rules }) => rules.length > 0));
    const named = [...LESSONS.flatMap(({ rules }) => rules), ...GLOSSARY.map(({ rule }) => rule)];
    assert.deepEqual(
      named.filter((id) => !isAtomId(id)),
      [],
    );
  });

  test('The glossary is in the order of the alphabet', () => {
    const words = GLOSSARY.map(({ word }) => word);
    assert.deepEqual(
      words,
      words.toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  });

  test('A hint is told in the words of the table: no slug is left in it', () => {
    assert.equal(moveWords('creature wargs'), 'play Wargs');
    assert.equal(moveWords('arrive company aragorn-ii'), 'in the company of Aragorn II');
    assert.equal(moveWords('to barrow-downs'), 'to Barrow-downs');
    assert.equal(moveWords('into company asternak'), 'into the company of Asternak');
    assert.equal(moveWords('into minas-morgul'), 'into a company apart at Minas Morgul');
    const ids = new Set(cards.map(({ id }) => id));
    for (const move of LESSONS.flatMap(({ way }) => way))
      for (const word of move.split(' ')) assert.ok(!ids.has(word) || !moveWords(move).includes(word), move);
  });

  test('After each part a whole game is offered: with the decks for learners, then as a Ringwraith', () => {
    assert.equal(lessonAddress('meccg', 3), '/learn/meccg-3');
    assert.equal(readLesson('meccg-8')?.game, meccg);
    const after = LESSONS.map((lesson) => gameAfter(meccg, lesson));
    assert.equal(after[7], '/play?game=meccg&deckOne=north&deckTwo=south&starter=true');
    assert.equal(after[12], '/play?game=meccg&deckOne=dwar&deckTwo=gandalf');
    assert.equal(after.length, 13);
  });
});
