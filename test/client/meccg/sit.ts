// A lesson or a puzzle of the card game as the page lays it.
import type { Lesson } from '../../../client/catalogue/entry.ts';
import { LocalTable } from '../../../client/host/local-table.ts';
import { gameFromScenario } from '../../../client/host/scenario-game.ts';
import { isDone, layingOf, scenarioOf } from '../../../client/learn/lesson-table.ts';
import { meccg } from '../../../client/meccg/entry.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { answerFor } from '../../../players/meccg/passing/answers.ts';
import { rulesPlayer } from '../../../players/meccg/rules.ts';

const MOST_MOVES = 200;

/** At the table of the page: a program across, and the usual stops. The learner does what he is asked, in his own way. */
export function sit(lesson: Lesson, act: (moves: readonly string[], question: string) => string) {
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
