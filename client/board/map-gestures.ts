// Hands on the map: drag to pan, wheel or two fingers to zoom, tap to choose, twice to come nearer, long to ask why,
// and with a mouse pieces can be carried from region to region.

import type { Plane } from './map-plane.ts';
import type { Point } from './map-types.ts';

export interface GestureAnswers {
  tap(region: number): void;
  doubleTap(region: number): void;
  why(region: number): void;
  /** Nothing if pieces cannot be carried. */
  readonly drop: ((from: number, to: number) => void) | undefined;
}

const SLACK_PX = 6;
const LONG_MS = 520;
const DOUBLE_MS = 340;
const WHEEL = 0.0016;

/** The region that an element of the map belongs to, or -1. */
export function regionOf(target: EventTarget | null): number {
  const element = target instanceof Element ? target.closest('[data-region]') : null;
  return element ? Number(element.getAttribute('data-region')) : -1;
}

const regionUnder = (x: number, y: number): number => {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.matches('path[data-region]')) return regionOf(element);
  }
  return -1;
};

/** Listens until the returned function is called. */
export function handleGestures(frame: HTMLElement, plane: Plane, answers: () => GestureAnswers): () => void {
  const fingers = new Map<number, Point>();
  let moved = false;
  let start: Point = [0, 0];
  let last: { region: number; at: number } = { region: -1, at: 0 };
  let long: ReturnType<typeof setTimeout> | undefined;
  let carried: { piece: HTMLElement; from: number } | undefined;

  const inFrame = (x: number, y: number): Point => {
    const [left, top] = plane.origin();
    return [x - left, y - top];
  };
  const letGo = () => {
    carried?.piece.classList.remove('carried');
    carried?.piece.style.removeProperty('translate');
    carried = undefined;
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      moved = false;
      start = [event.clientX, event.clientY];
    }
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    clearTimeout(long);
    const region = regionOf(event.target);
    const piece = event.target instanceof Element ? event.target.closest<HTMLElement>('.map-piece') : null;
    if (event.pointerType === 'mouse') {
      if (piece && answers().drop) carried = { piece, from: region };
    } else if (fingers.size === 1 && region >= 0) {
      long = setTimeout(() => {
        moved = true;
        answers().why(region);
      }, LONG_MS);
    }
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    if (!moved) {
      if (Math.hypot(now[0] - start[0], now[1] - start[1]) < SLACK_PX && fingers.size === 1) return;
      moved = true;
      clearTimeout(long);
      frame.setPointerCapture(event.pointerId);
      carried?.piece.classList.add('carried');
    }
    if (carried) {
      const { k } = plane.view();
      carried.piece.style.translate = `${(now[0] - start[0]) / k}px ${(now[1] - start[1]) / k}px`;
    } else if (fingers.size === 1) {
      plane.pan(now[0] - before[0], now[1] - before[1]);
    } else {
      pinch(event.pointerId, before, now);
    }
    fingers.set(event.pointerId, now);
  };

  const pinch = (id: number, before: Point, now: Point) => {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1];
    if (!other) return;
    const apart = (p: Point): number => Math.max(20, Math.hypot(p[0] - other[0], p[1] - other[1]));
    const middle = inFrame((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    plane.zoom(apart(now) / apart(before), middle);
    plane.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(long);
    if (carried) {
      const { from } = carried;
      const to = moved ? regionUnder(event.clientX, event.clientY) : -1;
      letGo();
      if (to >= 0 && to !== from) answers().drop?.(from, to);
    }
  };

  const cancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    clearTimeout(long);
    letGo();
  };

  const click = (event: MouseEvent) => {
    const region = regionOf(event.target);
    if (moved || region < 0) return;
    const now = performance.now();
    if (last.region === region && now - last.at < DOUBLE_MS) {
      last = { region: -1, at: 0 };
      answers().doubleTap(region);
      return;
    }
    last = { region, at: now };
    answers().tap(region);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1);
    // A pinch on a touch pad comes as a wheel with ctrl, and in smaller steps.
    plane.zoom(Math.exp(-pixels * WHEEL * (event.ctrlKey ? 5 : 1)), inFrame(event.clientX, event.clientY));
  };

  const menu = (event: MouseEvent) => {
    const region = regionOf(event.target);
    if (region < 0) return;
    event.preventDefault();
    if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') answers().why(region);
  };

  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', cancel);
  frame.addEventListener('click', click);
  frame.addEventListener('wheel', wheel, { passive: false });
  frame.addEventListener('contextmenu', menu);
  return () => {
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', move);
    frame.removeEventListener('pointerup', up);
    frame.removeEventListener('pointercancel', cancel);
    frame.removeEventListener('click', click);
    frame.removeEventListener('wheel', wheel);
    frame.removeEventListener('contextmenu', menu);
    clearTimeout(long);
  };
}
