import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import { gameAfter, lessonAddress, readLesson, waysAfter } from '../../../client/learn/lesson-address.ts';
import { meccg } from '../../../client/meccg/entry.ts';
import { GLOSSARY } from '../../../client/meccg/glossary.ts';
import { LESSONS } from '../../../client/meccg/lessons.ts';
import { MINION_LESSONS } from '../../../client/meccg/lessons-minion.ts';
import { moveWordsWith } from '../../../client/meccg/table/move-words.ts';
import { isAtomId } from '../../../rulebook/files.ts';
import { sit } from './sit.ts';

const cards = shownCards();
const moveWords = moveWordsWith(cards);

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
    assert.equal(after[12], '/play?game=meccg&deckOne=men&deckTwo=orcs&starter=true');
    assert.equal(after.length, 13);
    const ways = (n: number) => waysAfter(meccg, LESSONS[n - 1], n, LESSONS.length).map(({ label }) => label);
    assert.deepEqual([ways(8), ways(13)], [['Play a whole game', 'Next lesson'], ['Play a whole game']]);
  });
});
