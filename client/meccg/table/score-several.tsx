// Marshalling points of three to five players: a column for each, one's own first.
import { For } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Icon } from '../../board/icon.tsx';
import { SEATS } from '../cards/seats.ts';

export function ScoreSeveral(props: {
  view: MeccgView;
  seats: readonly Seat[];
  kinds: readonly (readonly [icon: string, name: string])[];
  seatName: (seat: Seat) => string;
}) {
  const figures = (seat: Seat) => props.view.figures.seats[seat];
  /** 'two' of 'Player two': the columns are narrow. */
  const short = (seat: Seat) => props.seatName(seat).replace(/^Player /, '');
  return (
    <table class="score-points several">
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">Kind</span>
          </th>
          <For each={props.seats}>
            {(seat) => (
              <th scope="col" class={SEATS[seat]?.tone ?? ''} classList={{ out: props.view.lost.includes(seat) }}>
                {short(seat)}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.kinds}>
          {([icon, name], kind) => (
            <tr>
              <th scope="row">
                <Icon name={icon} title={name} />
              </th>
              <For each={props.seats}>{(seat) => <td>{figures(seat)?.points[kind()] ?? 0}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Council now</th>
          <For each={props.seats}>
            {(seat) => <td>{props.view.lost.includes(seat) ? 'out' : (figures(seat)?.total ?? 0)}</td>}
          </For>
        </tr>
      </tfoot>
    </table>
  );
}
