// Cards taken by the mouse or a pen and let fall on others; a finger first rests on the card until it is held up, so that
// a swipe scrolls as ever. Whatever lies on the table says what it is in `data-thing`.
import { PRESS_MS, putDown } from '../cards/peek.ts';
import type { Thing } from './light.ts';

/** A hand that trembles does not drag. */
const LEAST_PX = 8;
/** So near the edge of what scrolls, it follows the finger. */
const EDGE_PX = 48;
const SCROLL_PX = 14;

const thingOf = (element: Element): Thing | undefined =>
  (element instanceof HTMLElement ? element.dataset['thing'] : undefined) as Thing | undefined;

/** What lies under a point, the smallest first. */
function thingsAt(x: number, y: number): readonly Thing[] {
  const things: Thing[] = [];
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    const thing = thingOf(at);
    if (thing) things.push(thing);
  }
  return things;
}

interface Grip {
  readonly element: HTMLElement;
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  /** When a finger may carry it: it has rested long enough. */
  readonly since: number;
  ghost?: HTMLElement;
}

function scrollNear(x: number, y: number): void {
  const field = document.elementFromPoint(x, y)?.closest('.scroll');
  const room = field?.getBoundingClientRect();
  if (!field || !room) return;
  if (y < room.top + EDGE_PX) field.scrollBy(0, -SCROLL_PX);
  else if (y > room.bottom - EDGE_PX) field.scrollBy(0, SCROLL_PX);
}

/** `lifted`: a finger carries a card now. Returns how to stop. */
export function handleDrags(
  root: HTMLElement,
  drop: (from: Thing, onto: readonly Thing[]) => void,
  lifted: () => void = () => undefined,
): () => void {
  /** The touch that ends was a drag, no swipe. */
  let carried = false;
  let grip: Grip | undefined;
  let under: Element | null = null;

  const lightUp = (element: Element | null): void => {
    if (element === under) return;
    under?.classList.remove('drop-here');
    element?.classList.add('drop-here');
    under = element;
  };
  const letGo = (): void => {
    grip?.ghost?.remove();
    grip?.element.classList.remove('dragged');
    lightUp(null);
    grip = undefined;
  };
  const take = (event: PointerEvent): void => {
    letGo();
    carried = false;
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>('[data-thing]');
    const thing = element && thingOf(element);
    // A company or a site is carried nowhere: it is a place.
    if (element && thing && /^(card|title) /.test(thing))
      grip = {
        element,
        thing,
        x: event.clientX,
        y: event.clientY,
        since: event.timeStamp + (event.pointerType === 'touch' ? PRESS_MS : 0),
      };
  };
  const move = (event: PointerEvent): void => {
    if (!grip) return;
    if (!grip.ghost) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < LEAST_PX) return;
      if (event.timeStamp < grip.since) {
        letGo();
        return;
      }
      putDown();
      carried = event.pointerType === 'touch';
      if (carried) lifted();
      grip.ghost = ghostOf(grip.element);
      grip.element.classList.add('dragged');
    }
    grip.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    if (carried) scrollNear(event.clientX, event.clientY);
    lightUp(document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-thing]') ?? null);
  };
  const release = (event: PointerEvent): void => {
    const held = grip;
    letGo();
    if (!held?.ghost) return;
    // The click that follows is the end of the drag.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const onto = thingsAt(event.clientX, event.clientY).filter((thing) => thing !== held.thing);
    if (onto.length > 0) drop(held.thing, onto);
  };
  /** The page scrolls unless it is told before the first step of the finger that it must not. */
  const hold = (event: TouchEvent): void => {
    if (grip && event.cancelable && (grip.ghost || event.timeStamp >= grip.since)) event.preventDefault();
  };
  const endTouch = (event: TouchEvent): void => {
    if (carried) event.stopPropagation();
    carried = false;
  };
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') letGo();
  };
  root.addEventListener('pointerdown', take);
  root.addEventListener('touchmove', hold, { passive: false });
  root.addEventListener('touchend', endTouch);
  addEventListener('pointermove', move);
  addEventListener('pointerup', release);
  addEventListener('pointercancel', letGo);
  addEventListener('keydown', giveUp);
  return () => {
    letGo();
    root.removeEventListener('pointerdown', take);
    root.removeEventListener('touchmove', hold);
    root.removeEventListener('touchend', endTouch);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', letGo);
    removeEventListener('keydown', giveUp);
  };
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

function ghostOf(element: HTMLElement): HTMLElement {
  const card = element.querySelector('.mc') ?? element;
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.append(card.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}
