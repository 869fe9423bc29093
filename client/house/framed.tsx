// Where a table should lie and does not there is no frame: the bar and the margins of the house stand in for it.
import { type ParentProps, Show } from 'solid-js';
import { isTable, place } from './router.ts';
import { TopBar } from './top-bar.tsx';

export function Framed(props: ParentProps) {
  return (
    <Show when={isTable(place().path)} fallback={props.children}>
      <TopBar />
      <div class="page">{props.children}</div>
    </Show>
  );
}
