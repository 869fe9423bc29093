// A person at the card game who lets the table pass for him, with a program's judgment behind his choices: how often is he
// asked? Each question is counted, also where a drag answers two; only cards that are discarded together are one.

import { seedRandom } from '../../../engine/random.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { answerFor, isWindow } from '../../../players/meccg/passing/answers.ts';
import { PassedOver } from '../../../players/meccg/passing/passed.ts';
import { rulesPlayer } from '../../../players/meccg/rules.ts';
import { turnFor } from '../../../players/turn.ts';
import { questionOf } from '../../../protocol/table.ts';

export interface Asked {
  /** By round of the game: what the person was asked, as the keys of the questions. */
  readonly rounds: readonly (readonly string[])[];
  /** What was answered for him. */
  readonly spared: number;
}

const PERSON = 0;
/** Cards that go together are ticked together; anything else that he is asked is counted for itself. */
const TOGETHER = 'turn/adjust-choose';

/** The usual stops, nothing muted. */
const NONE_SAID = { stops: {}, muted: [], orders: [] };

export function askedIn(seed: string): Asked {
  const s = meccg.create({}, seed);
  const random = seedRandom(`asked:${seed}`);
  const rounds: string[][] = [];
  const passed = new PassedOver();
  let spared = 0;
  let last = '';
  for (let moves = 0; moves < meccg.maxMoves && !meccg.outcome(s); moves++) {
    const [decision] = meccg.decisions(s);
    if (!decision) break;
    const { seat } = decision;
    const view = seat === PERSON ? meccg.view(s, PERSON) : undefined;
    const question = view && questionOf(meccg, s, decision);
    const answer = question && answerFor(question, view, PERSON, { ...NONE_SAID, over: passed.moves(view, PERSON) });
    const answered = answer && decision.moves[question.choices.indexOf(answer.choice)];
    const move = answered ?? rulesPlayer.choose(turnFor(meccg, s, decision, random)).move;
    if (question) {
      if (answered || (decision.at === TOGETHER && last === TOGETHER)) spared++;
      else if (s.turn > 0) {
        const round = Math.ceil(s.turn / 2) - 1;
        while (rounds.length <= round) rounds.push([]);
        rounds[round]?.push(decision.at);
        if (move.verb === 'pass' && isWindow(question)) passed.note(question, view, PERSON);
      }
      last = decision.at;
    }
    meccg.apply(s, seat, move, () => passed.happened());
  }
  return { rounds, spared };
}
