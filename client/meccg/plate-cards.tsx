// Three cards on the front door.

import { cards } from 'virtual:meccg-plate';
import { For } from 'solid-js';
import { pageTheme } from '../art/theme-signal.ts';
import './cards/card.css';
import './cards/card-sizes.css';
import './plate-cards.css';

export function PlateCards() {
  return (
    <div class="plate-cards">
      <For each={cards}>
        {({ name, look, day, night }) => (
          <span class={`mc s k-${look}`}>
            <span class="mc-head">
              <span class="mc-name">{name}</span>
            </span>
            <span class="mc-window">
              <span class="mc-art">
                <img src={pageTheme() === 'night' ? night : day} alt="" draggable={false} decoding="async" />
              </span>
            </span>
          </span>
        )}
      </For>
    </div>
  );
}
