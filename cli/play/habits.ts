// What the terminal answers for a person: as the page does, with the same stops, here and at a server's table. Other games
// have no such questions; several choices said at once are taken one after the other in every game.
import type { Seat } from '../../engine/game.ts';
import type { AnyGame } from '../../games/all.ts';
import type { MeccgView } from '../../games/meccg/view.ts';
import { type Answer, answerFor, isWindow } from '../../players/meccg/passing/answers.ts';
import { holdsStill, type Order, untilAttacked } from '../../players/meccg/passing/orders.ts';
import { PassedOver } from '../../players/meccg/passing/passed.ts';
import { isStop, STOP_WORDS, STOPS, type Stop, type Stops } from '../../players/meccg/passing/stops.ts';
import type { Question } from '../../protocol/table.ts';

const GAME = 'meccg';

/** A question, and who is asked with which view of the table. */
export interface Asked {
  readonly seat: Seat;
  readonly question: Question;
  readonly view: unknown;
}

export class Habits {
  private readonly game: AnyGame;
  private stops: Stops = {};
  private readonly orders = new Map<Seat, readonly Order[]>();
  private readonly passed = new Map<Seat, PassedOver>();
  /** Said together with the last choice, for the same question when it comes again. */
  private more: { readonly at: string; readonly moves: readonly string[] } | undefined;
  /** After an undo nothing is done by itself until the person has chosen. */
  private paused = false;

  constructor(game: AnyGame) {
    this.game = game;
  }

  /** What needs no person. Beside others at one screen, only what is passed whatever he holds. */
  answer(asked: Asked, alone: boolean): Answer | undefined {
    const said = this.saidBefore(asked);
    if (said || !this.hasStops || this.paused) return said;
    const { seat, question } = asked;
    const view = asked.view as MeccgView;
    const orders = (this.orders.get(seat) ?? []).filter((order) => holdsStill(order, view, question));
    this.orders.set(seat, orders);
    const over = alone ? (this.passed.get(seat)?.moves(view, seat) ?? []) : [];
    const given = answerFor(question, view, seat, { stops: this.stops, muted: [], orders, over });
    return given && (alone || given.pace === 'even') ? given : undefined;
  }

  private saidBefore({ question }: Asked): Answer | undefined {
    const [next, ...rest] = this.more?.at === question.at ? this.more.moves : [];
    const choice = question.choices.find(({ move }) => move === next);
    this.more = choice && { at: question.at, moves: rest };
    return choice && { choice, pace: 'even' };
  }

  /** The person has chosen this, and said what else he would choose. */
  chosen({ seat, question, view }: Asked, move: string, more: readonly string[] = []): void {
    this.paused = false;
    this.more = { at: question.at, moves: more };
    const isPass = question.choices.some((choice) => choice.verb === 'pass' && choice.move === move);
    if (!this.hasStops || !isPass || !isWindow(question)) return;
    const passed = this.passed.get(seat) ?? new PassedOver();
    passed.note(question, view as MeccgView, seat);
    this.passed.set(seat, passed);
  }

  /** Something that people hear of. */
  happened(): void {
    for (const passed of this.passed.values()) passed.happened();
  }

  takenBack(): void {
    this.paused = true;
    this.more = undefined;
    this.orders.clear();
    this.passed.clear();
  }

  untilAttacked(seat: Seat, view: unknown): void {
    this.orders.set(seat, [...(this.orders.get(seat) ?? []), untilAttacked(view as MeccgView)]);
    this.paused = false;
  }

  get hasStops(): boolean {
    return this.game.name === GAME;
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
