// The moving plane of a map: one transform, changed at most once a frame; nothing else moves while a hand is on it.
// When it has come to rest the listener hears of it, and may then do what costs more (labels, sizes of pieces).

import { clamped, fitted, panned, type Size, showing, type View, zoomed } from './map-math.ts';
import type { Point } from './map-types.ts';
import { isStill } from './still.ts';

const REST_MS = 140;
/** To draw the whole plane anew takes longer than a frame: not between two turns of a wheel. */
const SHARP_MS = 420;

export interface Plane {
  view(): View;
  window(): Size;
  /** Where the window of the map begins on the screen. */
  origin(): Point;
  set(view: View): void;
  /** Travels there, or jumps if the player wants no motion. */
  glide(view: View): void;
  /** Glides no further than needed to have the point in sight, and keeps it there when the window changes, until somebody moves the map. */
  show(at: Point): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, about: Point): void;
  fit(): void;
  /** As it lay when it was opened. */
  reopen(): void;
  close(): void;
}

export interface PlaneOptions {
  readonly frame: HTMLElement;
  readonly plane: HTMLElement;
  readonly map: Size;
  /** How the map lies when its window first has a size, and again whenever that changes before anybody moved it. */
  readonly open: (window: Size) => View;
  /** At every frame while it moves. */
  readonly onMove: (view: View) => void;
  readonly onRest: (view: View, window: Size) => void;
}

export function createPlane({ frame, plane, map, open, onMove, onRest }: PlaneOptions): Plane {
  let view: View = { x: 0, y: 0, k: 1 };
  let size: Size = { width: 0, height: 0 };
  let touched = false;
  let inSight: Point | undefined;
  let drawn = 0;
  /** The scale at which the browser last drew the plane sharply. */
  let sharp = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let sharpening: ReturnType<typeof setTimeout> | undefined;
  let gliding = 0;

  const draw = () => {
    drawn = 0;
    plane.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`;
    onMove(view);
  };
  const rest = () => onRest(view, size);
  const sharpen = () => {
    if (view.k === sharp) return;
    const isFirst = sharp === 0;
    sharp = view.k;
    // What has not been on the screen yet is drawn at its scale as it is.
    if (isFirst) return;
    // A plane that is kept ready to move is not drawn anew when it is scaled: for a moment it is not kept ready.
    plane.classList.add('redrawn');
    requestAnimationFrame(() => requestAnimationFrame(() => plane.classList.remove('redrawn')));
  };
  const set = (next: View) => {
    view = next;
    if (drawn === 0) drawn = requestAnimationFrame(draw);
    clearTimeout(resting);
    clearTimeout(sharpening);
    resting = setTimeout(rest, REST_MS);
    sharpening = setTimeout(sharpen, SHARP_MS);
  };
  const jump = (next: View) => {
    view = next;
    draw();
    rest();
    sharpen();
  };
  const stopGliding = () => {
    cancelAnimationFrame(gliding);
    gliding = 0;
  };
  const glide = (to: View) => {
    stopGliding();
    touched = true;
    if (isStill()) return jump(to);
    const from = view;
    const begin = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, now - begin) / GLIDE_MS);
      const eased = 1 - (1 - t) ** 3;
      set(between(from, to, eased));
      gliding = t < 1 ? requestAnimationFrame(step) : 0;
    };
    gliding = requestAnimationFrame(step);
  };

  /** Somebody moves it himself. */
  const take = () => {
    stopGliding();
    touched = true;
    inSight = undefined;
  };

  const watch = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = frame;
    if (width === 0 || height === 0 || (width === size.width && height === size.height)) return;
    const middle: Point = [(size.width / 2 - view.x) / view.k, (size.height / 2 - view.y) / view.k];
    size = { width, height };
    stopGliding();
    const next = touched
      ? clamped({ x: width / 2 - middle[0] * view.k, y: height / 2 - middle[1] * view.k, k: view.k }, map, size)
      : open(size);
    jump(inSight ? showing(next, inSight, map, size) : next);
  });
  watch.observe(frame);

  return {
    view: () => view,
    window: () => size,
    origin: () => {
      const { left, top } = frame.getBoundingClientRect();
      return [left, top];
    },
    set: (next) => {
      inSight = undefined;
      set(next);
    },
    glide: (to) => {
      inSight = undefined;
      glide(to);
    },
    show: (at) => {
      inSight = at;
      glide(showing(view, at, map, size));
    },
    pan: (dx, dy) => {
      take();
      set(panned(view, dx, dy, map, size));
    },
    zoom: (factor, about) => {
      take();
      set(zoomed(view, factor, about, map, size));
    },
    fit: () => {
      inSight = undefined;
      glide(fitted(map, size));
    },
    reopen: () => {
      take();
      touched = false;
      if (size.width > 0) jump(open(size));
    },
    close: () => {
      watch.disconnect();
      clearTimeout(resting);
      clearTimeout(sharpening);
      cancelAnimationFrame(drawn);
      stopGliding();
    },
  };
}

const GLIDE_MS = 420;

/** On the way; the scale grows evenly to the eye. */
function between(from: View, to: View, t: number): View {
  const k = from.k * (to.k / from.k) ** t;
  const share = Math.abs(to.k - from.k) < 1e-6 ? t : (k - from.k) / (to.k - from.k);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, k };
}
