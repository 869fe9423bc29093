import { Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Card } from './card.tsx';
import './card-peek.css';
import { type Peek, peek, putDown } from './peek.ts';

const WIDTH = 330;
const GAP = 12;

/** Beside the small card, where there is room; above all else it lies within the window. */
function placeOf({ over }: Peek): { left: number; top: number } {
  const width = Math.min(WIDTH, innerWidth - 2 * GAP);
  const height = width * 1.4;
  const right = over.right + GAP;
  const left = right + width <= innerWidth - GAP ? right : over.left - GAP - width;
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most));
  return {
    left: clamp(left, innerWidth - width - GAP),
    top: clamp(over.top + over.height / 2 - height / 2, innerHeight - height - GAP),
  };
}

/** Stands once on a page: shows the card that is held up. */
export function CardPeek() {
  return (
    <Show when={peek()}>
      {(held) => (
        <Portal>
          <div
            class="mc-peek"
            style={{ '--left': `${placeOf(held()).left}px`, '--top': `${placeOf(held()).top}px` }}
            onPointerDown={putDown}
          >
            <Card card={held().card} size="l" />
          </div>
        </Portal>
      )}
    </Show>
  );
}
