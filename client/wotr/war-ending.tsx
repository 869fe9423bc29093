import { Show } from 'solid-js';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Standing } from '../host/table-host.ts';
import { MordorRoad } from './mordor-road.tsx';

/** How far the Ring came, where it came to Mordor. */
export function WarEnding(props: { standing: Standing }) {
  const step = () => (props.standing.table.view as WotrView).mordor;
  return (
    <Show when={step() > 0}>
      <MordorRoad step={step()} large />
    </Show>
  );
}
