// With more than two at the table: who sits round it from one's left on, how each stands, and whose companies are shown.
import { For, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import { HAND } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Icon } from '../../board/icon.tsx';
import { SEATS } from '../cards/seats.ts';
import './opponents.css';
import { sizeOf } from './reading.ts';

/** What he does in this turn. */
function roleOf(view: MeccgView, seat: Seat): string {
  if (view.lost.includes(seat)) return 'out of the game';
  if (view.active === seat) return 'has the turn';
  return view.left[view.active] === seat ? 'plays the hazards' : '';
}

export function Opponents(props: {
  view: MeccgView;
  others: readonly Seat[];
  shown: Seat;
  seatName: (seat: Seat) => string;
  onShow: (seat: Seat) => void;
}) {
  return (
    <nav class="opponents scroll" aria-label="The others, clockwise from your left">
      <For each={props.others}>
        {(seat) => (
          <button
            type="button"
            class={`opponent ${SEATS[seat]?.tone ?? ''}`}
            classList={{ out: props.view.lost.includes(seat), active: props.view.active === seat }}
            aria-pressed={props.shown === seat}
            onClick={() => props.onShow(seat)}
          >
            <b>{props.seatName(seat)}</b>
            <span>
              <Icon name="victory" title="points if the council were held now" />{' '}
              {props.view.figures.seats[seat]?.total ?? 0}
            </span>
            <span>
              <Icon name="hand" title="cards in hand" /> {sizeOf(props.view, seat, HAND)}
            </span>
            <Show when={roleOf(props.view, seat)}>{(role) => <small>{role()}</small>}</Show>
          </button>
        )}
      </For>
    </nav>
  );
}
