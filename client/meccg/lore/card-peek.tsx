import { createEffect, createSignal, lazy, on, onCleanup, Show, Suspense } from 'solid-js';
import { Portal } from 'solid-js/web';
import { curtainFalls } from '../../table/curtain-falls.ts';
import { Card } from '../cards/card.tsx';
import './card-peek.css';
import { inspect, inspected, type Peek, peek, putDown } from '../cards/peek.ts';

const CardDialog = lazy(() => import('./card-dialog.tsx').then(({ CardDialog }) => ({ default: CardDialog })));

const WIDTH = 330;
const GAP = 12;
/** The button below the card. */
const MORE = 44;

/** Beside the small card, where there is room; above all else it lies within the window. */
function placeOf({ over }: Peek): { left: number; top: number } {
  const width = Math.min(WIDTH, innerWidth - 2 * GAP);
  const height = width * 1.4 + MORE;
  const right = over.right + GAP;
  const left = right + width <= innerWidth - GAP ? right : over.left - GAP - width;
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most));
  return {
    left: clamp(left, innerWidth - width - GAP),
    top: clamp(over.top + over.height / 2 - height / 2, innerHeight - height - GAP),
  };
}

/** Where several stand on a page, the first holds the cards up. */
const [keepers, setKeepers] = createSignal<readonly symbol[]>([]);

/** Shows the card that is held up, or held still. */
export function CardPeek() {
  const me = Symbol('keeper');
  setKeepers((before) => [...before, me]);
  onCleanup(() => setKeepers((before) => before.filter((one) => one !== me)));
  return (
    <Show when={keepers()[0] === me}>
      <Keeper />
    </Show>
  );
}

function Keeper() {
  createEffect(on(curtainFalls, () => inspect(undefined), { defer: true }));
  const onKey = (event: KeyboardEvent) => {
    const held = peek();
    if (held && event.key === 'i' && !event.ctrlKey && !event.metaKey) inspect(held.card);
  };
  addEventListener('keydown', onKey);
  onCleanup(() => removeEventListener('keydown', onKey));
  return (
    <>
      <Show when={peek()}>
        {(held) => (
          <Portal>
            <div
              class="mc-peek"
              style={{ '--left': `${placeOf(held()).left}px`, '--top': `${placeOf(held()).top}px` }}
              onPointerDown={putDown}
            >
              <Card card={held().card} size="l" />
              <button
                type="button"
                class="mc-peek-more"
                aria-keyshortcuts="I"
                onPointerDown={(event) => event.stopPropagation()}
                onClick={() => inspect(held().card)}
              >
                Rulings <kbd>I</kbd>
              </button>
            </div>
          </Portal>
        )}
      </Show>
      <Suspense>
        <Show when={inspected()} keyed>
          {(card) => <CardDialog card={card} onClose={() => inspect(undefined)} />}
        </Show>
      </Suspense>
    </>
  );
}
