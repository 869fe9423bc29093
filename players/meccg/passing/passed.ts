// What a person has passed over: it is not asked again while nothing happens; and where it is not about his own people, a
// card that he left lying is muted until the company's phase is over or there is something new to do.
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Question } from '../../../protocol/table.ts';
import { type Stop, stopAt } from './stops.ts';

/** In these one waits for something to matter; in the others one waits for his turn to act. */
const WAITING: readonly Stop[] = ['fights', 'road', 'enters'];

interface Moment {
  readonly turn: number;
  readonly phase: number;
  readonly company: number;
  readonly moves: readonly string[];
}

const isNow = ({ turn, phase, company }: Moment, view: MeccgView): boolean =>
  turn === view.turn && phase === view.phase && company === view.company;

export class PassedOver {
  private last: readonly string[] = [];
  private readonly waiting = new Map<Stop, Moment>();

  /** He himself has passed this window. */
  note({ choices }: Question, view: MeccgView, own: Seat): void {
    const { turn, phase, company } = view;
    this.last = choices.map(({ move }) => move);
    this.waiting.set(stopAt(view, own), { turn, phase, company, moves: this.last });
  }

  /** Something has happened since. */
  happened(): void {
    this.last = [];
  }

  forget(): void {
    this.last = [];
    this.waiting.clear();
  }

  moves(view: MeccgView, own: Seat): readonly string[] {
    const stop = stopAt(view, own);
    const moment = WAITING.includes(stop) ? this.waiting.get(stop) : undefined;
    return moment && isNow(moment, view) ? [...this.last, ...moment.moves] : this.last;
  }
}
