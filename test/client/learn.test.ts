import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gameFromScenario } from '../../client/host/scenario-game.ts';
import { lessonAddress, readLesson, waysAfter } from '../../client/learn/lesson-address.ts';
import { isDone as isLessonDone, layingOf, scenarioOf } from '../../client/learn/lesson-table.ts';
import { noDiceWords } from '../../client/wotr/doing.ts';
import { wotr } from '../../client/wotr/entry.ts';
import { GLOSSARY } from '../../client/wotr/glossary.ts';
import { ALL_LESSONS, LESSONS } from '../../client/wotr/lessons.ts';
import { TEAM_LESSONS, TWILIGHT_LESSONS } from '../../client/wotr/lessons-beyond.ts';
import { moveWords } from '../../client/wotr/move-words.ts';
import { PUZZLES } from '../../client/wotr/puzzles.ts';
import type { GameEvent } from '../../engine/game.ts';
import { below, seedRandom } from '../../engine/random.ts';
import { Session } from '../../engine/session.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { turnFor } from '../../players/turn.ts';
import { rulesPlayer } from '../../players/wotr/rules.ts';
import { isAtomId } from '../../rulebook/files.ts';

describe('The first game', () => {
  for (const [i, lesson] of ALL_LESSONS.entries())
    test(`Lesson ${i + 1}, ${lesson.title}: the way that is shown leads to the goal, and the game goes on after it`, () => {
      const session = new Session(gameFromScenario(scenarioOf(wotr, lesson)), lesson.options ?? {}, 'lesson');
      const { game } = session;
      const random = seedRandom('lesson');
      const heard: GameEvent[] = [];
      /** The programs in the other seats play, as at the lesson's table, until the learner is asked or they have had their say. */
      const letPlay = (isEnough: () => boolean) => {
        for (let moves = 0; moves < 60; moves++) {
          const other = game.decisions(session.state).find(({ seat }) => seat !== lesson.seat);
          if (!other || isEnough()) return;
          const { move } = rulesPlayer.choose(turnFor(game, session.state, other, random) as never);
          heard.push(...session.play(other.seat, move));
        }
      };
      const isAsked = () => game.decisions(session.state).some(({ seat }) => seat === lesson.seat);
      for (const move of lesson.way) {
        letPlay(isAsked);
        heard.push(...session.play(lesson.seat, move));
      }
      const isDone = () =>
        heard.some(({ type }) => lesson.done.includes(type)) ||
        (lesson.done.includes('outcome') && game.outcome(session.state)?.winners.includes(lesson.seat));
      letPlay(() => isDone() || (isAsked() && game.decisions(session.state).length === 1));
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

  test('Who does something else than a lesson teaches plays on with plain chance', () => {
    for (const lesson of ALL_LESSONS.filter(({ rolls, draws }) => rolls ?? draws)) {
      const game = gameFromScenario(scenarioOf(wotr, lesson));
      const session = new Session(game, lesson.options ?? {}, 'lesson');
      const random = seedRandom('elsewhere');
      let moves = 0;
      for (; moves < 40; moves++) {
        const [decision] = game.decisions(session.state);
        if (!decision) break;
        session.play(decision.seat, decision.moves[below(random, decision.moves.length)]);
      }
      assert.ok(moves > 1, lesson.title);
    }
  });

  test('Every rule that a lesson or the glossary names is in the index', () => {
    const named = [...ALL_LESSONS.flatMap(({ rules }) => rules), ...GLOSSARY.map(({ rule }) => rule)];
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

  test('A lesson has an address; one that is not there has none', () => {
    assert.equal(lessonAddress('wotr', 3), '/learn/3');
    assert.equal(readLesson('3')?.game, wotr);
    assert.equal(readLesson('3')?.n, 3);
    assert.equal(readLesson('wotr-10')?.n, 10);
    for (const word of ['', 'x', '3x', 'chess-1', '-1', '1.5']) assert.equal(readLesson(word), undefined, word);
  });

  test('The learner sits where the lesson says, a program across; nothing of it is kept', () => {
    const storm = LESSONS.findIndex(({ seat }) => seat === 1);
    const { id, sitters, passing } = layingOf(wotr, LESSONS[storm]);
    assert.deepEqual([id, sitters, passing], ['lesson', ['rules', 'person'], true]);
    assert.match(scenarioOf(wotr, LESSONS[storm]), /"asks":\{"seat":"shadow"\}/);
  });

  test('A lesson beside a partner has a seat for everybody, and the options of its table', () => {
    const partner = TEAM_LESSONS[0];
    const { options, sitters, scenario } = layingOf(wotr, partner);
    assert.deepEqual([options, sitters], [{ players: 4 }, ['rules', 'rules', 'person', 'rules']]);
    assert.match(scenario ?? '', /"asks":\{"seat":"rohan"\}/);
    assert.deepEqual(
      TWILIGHT_LESSONS.map(({ options }) => options),
      TWILIGHT_LESSONS.map(() => ({ twilight: true })),
    );
  });

  test('After a lesson comes the next; after each part also a whole game, and after the last nothing else', () => {
    const after = (n: number) =>
      waysAfter(wotr, ALL_LESSONS[n - 1], n, ALL_LESSONS.length).map(({ label, to }) => `${label}: ${to}`);
    assert.deepEqual(after(1), ['Next lesson: /learn/2']);
    assert.deepEqual(after(10), ['Play a whole game: /play?game=wotr', 'Next lesson: /learn/11']);
    assert.deepEqual(after(ALL_LESSONS.length), ['Play a whole game: /play?game=wotr']);
  });

  test('A hint is told in the words of the table: no slug is left in it', () => {
    assert.equal(moveWords('die muster-army'), 'take the Muster/Army die');
    assert.equal(moveWords('advance rohan'), 'advance Rohan');
    assert.equal(moveWords('recruit gondor-elite'), 'recruit Gondor Elite');
    assert.equal(moveWords('declare fellowship'), 'declare the Fellowship');
    for (const move of [...ALL_LESSONS, ...PUZZLES].flatMap(({ way }) => way))
      assert.doesNotMatch(moveWords(move), /[a-z]-[a-z]|^die |fellowship$/, move);
  });

  test('A side without dice has not rolled yet before the roll, and none left after it', () => {
    const words = (position: object) => {
      const scenario = scenarioOf(wotr, { ...LESSONS[0], position: { ...LESSONS[0].position, ...position } });
      const session = new Session(gameFromScenario(scenario), {}, 'lesson');
      return noDiceWords(session.game.view(session.state, 0) as WotrView);
    };
    assert.equal(words({ dice: { free: ['character'], shadow: [] } }), 'none left');
    assert.equal(words({ phase: 'fellowship', act: undefined, dice: undefined }), 'not rolled yet');
  });

  test('A lesson is done by an event that it names, or by the end of the game if it names that', () => {
    const table = { outcome: null } as never;
    const heard = (type: string) => [{ seat: 0, move: '', told: [{ type, text: '' }] }];
    const over = { outcome: { winners: [0], reason: 'ring', rule: 'WR-10.2.1' } } as never;
    assert.ok(isLessonDone(LESSONS[0], { table, heard: heard('move-fellowship') }));
    assert.ok(!isLessonDone(LESSONS[0], { table, heard: heard('draw') }));
    assert.ok(!isLessonDone(LESSONS[0], { table: over, heard: [] }));
    assert.ok(isLessonDone(LESSONS[LESSONS.length - 1], { table: over, heard: [] }));
  });
});
