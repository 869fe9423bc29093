// What the council weighed: the points of every player by kind, and how they came to their sum.
import { For, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Icon } from '../../board/icon.tsx';
import type { Standing } from '../../host/table-host.ts';
import { SEATS } from '../cards/seats.ts';
import './council-points.css';
import { KINDS } from './points-kinds.ts';

export function CouncilPoints(props: { standing: Standing }) {
  const view = () => props.standing.table.view as MeccgView;
  const figures = () => view().figures.seats;
  const seats = (): readonly Seat[] => (view().rules.solitaire === 1 ? [0] : [...figures().keys()]);
  const winners = () => props.standing.table.outcome?.winners ?? [];
  const name = (seat: Seat) => SEATS[seat]?.name ?? '';
  return (
    <div class="council-points">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">Kind</span>
            </th>
            <For each={seats()}>
              {(seat) => (
                <th scope="col" class={SEATS[seat]?.tone ?? ''}>
                  <Show when={winners().includes(seat)}>
                    <Icon name="victory" title="The winner" />
                  </Show>{' '}
                  {name(seat)}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={KINDS}>
            {([icon, kind], nth) => (
              <tr>
                <th scope="row">
                  <Icon name={icon} /> {kind}
                </th>
                <For each={seats()}>{(seat) => <td>{figures()[seat]?.points[nth()] ?? 0}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In the council</th>
            <For each={seats()}>
              {(seat) => <td>{view().lost.includes(seat) ? 'out' : (figures()[seat]?.total ?? 0)}</td>}
            </For>
          </tr>
        </tfoot>
      </table>
      <For each={seats()}>
        {(seat) => (
          <Show when={figures()[seat]?.reckoning}>
            {(how) => (
              <p>
                <b>{name(seat)}</b>: {how()}.
              </p>
            )}
          </Show>
        )}
      </For>
    </div>
  );
}
