import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gameFromScenario } from '../../client/host/scenario-game.ts';
import { GLOSSARY } from '../../client/learn/glossary.ts';
import { LESSONS, scenarioOf } from '../../client/learn/lessons.ts';
import { Session } from '../../engine/session.ts';
import { isAtomId } from '../../rulebook/files.ts';

describe('The first game', () => {
  for (const [i, lesson] of LESSONS.entries())
    test(`Lesson ${i + 1}, ${lesson.title}: the way that is shown leads to the goal, and the game goes on after it`, () => {
      const session = new Session(gameFromScenario(scenarioOf(lesson)), {}, 'lesson');
      const { game } = session;
      const heard = lesson.way.flatMap((move) => session.play(lesson.seat, move));
      const isDone = () =>
        heard.some(({ type }) => lesson.done.includes(type)) ||
        (lesson.done.includes('outcome') && game.outcome(session.state)?.winner === lesson.seat);
      for (let answers = 0; !isDone() && answers < 30; answers++) {
        const [decision] = game.decisions(session.state);
        const last = decision.moves[decision.moves.length - 1];
        heard.push(...session.play(decision.seat, last));
      }
      assert.ok(isDone(), heard.map(({ text }) => text).join('\n'));
      for (let more = 0; more < 40; more++) {
        const [decision] = game.decisions(session.state);
        if (!decision) break;
        session.play(decision.seat, decision.moves[0]);
      }
    });

  test('Every rule that a lesson or the glossary names is in the index', () => {
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
});
