// What the terminal answers for a person: as the page does, with the same stops. Other games have no such questions.
import type { Decision, Move, Seat, State } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import type { MeccgView } from '../../games/meccg/view.ts';
import { answerFor } from '../../players/meccg/passing/answers.ts';
import { holdsStill, type Order, untilAttacked } from '../../players/meccg/passing/orders.ts';
import { isStop, STOP_WORDS, STOPS, type Stop, type Stops } from '../../players/meccg/passing/stops.ts';
import { questionOf } from '../../protocol/table.ts';

const GAME = 'meccg';

export class Habits {
  private stops: Stops = {};
  private readonly orders = new Map<Seat, readonly Order[]>();
  /** After an undo nothing is done by itself until the person has chosen. */
  private paused = false;

  /** The move that needs no person. Beside others at one screen, only what is passed whatever he holds. */
  answer(game: AnyGame, s: State, decision: Decision, alone: boolean): Move | undefined {
    if (game.name !== GAME || this.paused) return undefined;
    const { seat } = decision;
    const view = game.view(s, seat) as MeccgView;
    const question = questionOf(game, s, decision);
    const orders = (this.orders.get(seat) ?? []).filter((order) => holdsStill(order, view, question));
    this.orders.set(seat, orders);
    const given = answerFor(question, view, seat, { stops: this.stops, muted: [], orders, over: [] });
    return given && (alone || given.pace === 'even')
      ? decision.moves[question.choices.indexOf(given.choice)]
      : undefined;
  }

  /** The person has chosen. */
  chosen(): void {
    this.paused = false;
  }

  takenBack(): void {
    this.paused = true;
    this.orders.clear();
  }

  untilAttacked(game: AnyGame, s: State, seat: Seat): void {
    this.orders.set(seat, [...(this.orders.get(seat) ?? []), untilAttacked(game.view(s, seat) as MeccgView)]);
    this.paused = false;
  }

  has(game: AnyGame): boolean {
    return game.name === GAME;
  }

  list(): readonly { readonly stop: Stop; readonly words: string; readonly on: boolean }[] {
    return STOPS.map((stop) => ({ stop, words: STOP_WORDS[stop], on: isStop(this.stops, stop) }));
  }

  /** Says whether there is such a stop. */
  toggle(word: string): boolean {
    const stop = STOPS.find((one) => one === word);
    if (!stop) return false;
    this.stops = { ...this.stops, [stop]: !isStop(this.stops, stop) };
    return true;
  }
}
