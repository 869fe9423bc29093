// A person at the card game who lets the table pass for him, with a program's judgment behind his choices: how often is he
// asked? He uses the gestures there are: cards discarded at once, somebody led to where he shall go, one order for all.

import { seedRandom } from '../../../engine/random.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { answerFor } from '../../../players/meccg/passing/answers.ts';
import { holdsStill, type Order, REPEATED, sameAnswer } from '../../../players/meccg/passing/orders.ts';
import type { Stops } from '../../../players/meccg/passing/stops.ts';
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
/** One gesture at the table: cards that are discarded, somebody or something and where it goes. */
const TOGETHER = [
  ['turn/adjust-choose', 'turn/adjust-choose'],
  ['chain/act move', 'movement/to'],
  ['chain/act regroup', 'turn/regroup'],
  ['chain/act control', 'turn/control'],
  ['chain/act transfer', 'turn/transfer'],
] as const;

export function askedIn(seed: string, stops: Stops = {}): Asked {
  const s = meccg.create({}, seed);
  const random = seedRandom(`asked:${seed}`);
  const rounds: string[][] = [];
  let orders: readonly Order[] = [];
  let over: readonly string[] = [];
  let spared = 0;
  let last = '';
  for (let moves = 0; moves < meccg.maxMoves && !meccg.outcome(s); moves++) {
    const [decision] = meccg.decisions(s);
    if (!decision) break;
    const { seat } = decision;
    let { move } = rulesPlayer.choose(turnFor(meccg, s, decision, random));
    if (seat === PERSON) {
      const view = meccg.view(s, PERSON);
      const question = questionOf(meccg, s, decision);
      orders = orders.filter((order) => holdsStill(order, view, question));
      const answer = answerFor(question, view, PERSON, { stops, muted: [], orders, over });
      const own = question.choices.findIndex((choice) => choice.move === meccg.notation.write(move, s));
      if (answer) {
        move = decision.moves[question.choices.indexOf(answer.choice)] ?? move;
        spared++;
      } else if (TOGETHER.some(([before, then]) => last.startsWith(before) && decision.at === then)) spared++;
      else if (s.turn > 0) {
        const round = Math.ceil(s.turn / 2) - 1;
        while (rounds.length <= round) rounds.push([]);
        rounds[round]?.push(decision.at);
        if (move.verb === 'pass') over = question.choices.map((choice) => choice.move);
        if (REPEATED[decision.at] && own === 0) orders = [...orders, sameAnswer(view, question)];
      }
      last = `${decision.at} ${move.verb}`;
    }
    meccg.apply(s, seat, move, () => {
      over = [];
    });
  }
  return { rounds, spared };
}
