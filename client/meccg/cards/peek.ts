// The large card that appears over the table: after a moment's hover, on focus, on a long press. One at a time.
import { createSignal } from 'solid-js';

export interface Peek {
  /** The card's id. */
  readonly card: string;
  /** Where the small card lies on the screen. */
  readonly over: DOMRect;
}

const [peek, setPeek] = createSignal<Peek | undefined>();

/** The card that is held still, with its rulings. */
const [inspected, setInspected] = createSignal<string | undefined>();

export { inspected, peek };

export function inspect(card: string | undefined): void {
  putDown();
  setInspected(card);
}

const HOVER_MS = 350;
/** So long a finger rests on a card that is to be read, or carried. */
export const PRESS_MS = 450;

let timer: ReturnType<typeof setTimeout> | undefined;

export function putDown(): void {
  clearTimeout(timer);
  setPeek(undefined);
}

const raise = (card: string | undefined, element: Element): void => {
  // A card that has gone in the meantime is not read any more.
  if (card !== undefined && element.isConnected) setPeek({ card, over: element.getBoundingClientRect() });
};

function raiseAfter(ms: number, card: string | undefined, element: Element): void {
  clearTimeout(timer);
  timer = setTimeout(() => raise(card, element), ms);
}

/** What a small card listens to. */
export const peekOf = (card: () => string | undefined) => ({
  onPointerEnter: (event: PointerEvent & { currentTarget: Element }) => {
    if (event.pointerType === 'mouse') raiseAfter(HOVER_MS, card(), event.currentTarget);
  },
  onPointerLeave: putDown,
  onPointerDown: (event: PointerEvent & { currentTarget: Element }) => {
    if (event.pointerType !== 'mouse') raiseAfter(PRESS_MS, card(), event.currentTarget);
  },
  onPointerUp: (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') clearTimeout(timer);
  },
  onPointerCancel: putDown,
  /** A right click holds the card still; a long press has shown it already. */
  onContextMenu: (event: Event) => {
    event.preventDefault();
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') inspect(card());
  },
  onFocus: (event: FocusEvent & { currentTarget: Element }) => {
    // A click focuses too: only the keyboard asks to read.
    if (event.currentTarget.matches(':focus-visible')) raise(card(), event.currentTarget);
  },
  onBlur: putDown,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Escape' && peek()) {
      event.stopPropagation();
      putDown();
    }
  },
});
