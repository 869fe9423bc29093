// Cards chosen together: whoever holds too many says all at once which ones go.
import { createEffect, createSignal, on } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import { HAND } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Table } from '../../table/table.ts';
import { handOf, sizeOf } from './reading.ts';

export interface Picks {
  /** How many are to be chosen; 0 where the question is another. */
  wanted(): number;
  chosen(): readonly number[];
  toggle(card: number): void;
  done(): void;
}

const TOGETHER = 'turn/adjust-choose';

export function createPicks(table: Table, view: () => MeccgView, own: () => Seat): Picks {
  const [chosen, setChosen] = createSignal<readonly number[]>([]);
  createEffect(
    on(
      () => `${table.standing().table.version} ${table.standing().table.viewer}`,
      () => setChosen([]),
    ),
  );
  const wanted = () =>
    table.question()?.at === TOGETHER
      ? Math.max(0, sizeOf(view(), own(), HAND) - (view().figures.seats[own()]?.handSize ?? 0))
      : 0;
  return {
    wanted,
    chosen,
    toggle(card) {
      const now = chosen();
      if (now.includes(card)) setChosen(now.filter((one) => one !== card));
      else setChosen([...now, card].slice(-wanted()));
    },
    done() {
      const held = handOf(view(), own());
      const moves = chosen().flatMap((card) => {
        const title = held.includes(card) ? view().def[card] : undefined;
        const move = table
          .question()
          ?.choices.find(({ targets }) => targets.some(({ domain, id }) => domain === 'title' && id === title))?.move;
        return move === undefined ? [] : [move];
      });
      if (moves.length === wanted()) void table.playAll(moves);
    },
  };
}
