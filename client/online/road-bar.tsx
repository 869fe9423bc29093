// Screens without a board: the same thin bar when the connection is lost.
import { Show } from 'solid-js';
import type { Mending } from '../host/table-host.ts';
import { Trouble } from '../table/trouble-bar.tsx';

export function RoadBar(props: { isBroken: boolean; mending: Mending }) {
  return (
    <Show when={props.isBroken}>
      <div class="road-bar">
        <Trouble text="The road to the server is broken. Nothing is lost." mending={props.mending} />
      </div>
    </Show>
  );
}
