import { For } from 'solid-js';
import { NATION_NAMES } from '../../games/wotr/tables/nations.ts';
import { Icon } from '../board/icon.tsx';
import { NATION_CLASSES, nationIcon } from './pieces/nations.ts';

/** What the map's signs mean. */
export function Legend() {
  return (
    <div class="legend">
      <div class="head">The map</div>
      <p>Armies pass dashed borders. Mountains bar the way. Rivers are for the eye only: they stop nobody.</p>
      <ul class="legend-nations">
        <For each={NATION_NAMES}>
          {(name, i) => (
            <li class={NATION_CLASSES[i()]}>
              <Icon name={nationIcon(i())} /> {name}
            </li>
          )}
        </For>
      </ul>
      <p>On a counter: Regulars, then Elites in gold; above it a pennant for a Leader, a wing for a Nazgûl.</p>
      <p>Drag an Army to its neighbour to move or to attack. Press long, or use the right button, to ask why not.</p>
    </div>
  );
}
