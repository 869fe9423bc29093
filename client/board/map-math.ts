// Where a map lies in its window. Everything here is in pixels of the window, except points of the map itself.
import { there } from '../../lib/there.ts';
import type { Point } from './map-types.ts';

/** The map's origin in the window, and how many pixels one unit of the map is. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As files of shapes write it. */
export const pointOf = ([x, y]: readonly number[]): Point => [there(x), there(y)];

export interface Limits {
  /** At which the whole map is seen. */
  readonly fit: number;
  readonly most: number;
}

/** Four times the fit, and on a small screen at least so near that every label reads well. */
const MOST_TIMES = 4;
const NEAR = 1.7;

/** Below this a whole map is too small to play on: a table opens nearer. */
const PLAYABLE = 0.5;
const OPENING = 0.82;

export function limitsOf(map: Size, window: Size): Limits {
  const fit = Math.min(window.width / map.width, window.height / map.height) || 1;
  return { fit, most: Math.max(fit * MOST_TIMES, NEAR) };
}

/** Within its limits; a map wider than the window covers it, a narrower one is centred. */
export function clamped({ x, y, k }: View, map: Size, window: Size): View {
  const { fit, most } = limitsOf(map, window);
  const scale = Math.min(Math.max(k, fit), most);
  return {
    x: along(x, map.width * scale, window.width),
    y: along(y, map.height * scale, window.height),
    k: scale,
  };
}

const along = (start: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, start));

export const fitted = (map: Size, window: Size): View =>
  clamped({ x: 0, y: 0, k: limitsOf(map, window).fit }, map, window);

/** How a table opens: all of the map where that can be read, else the part about which something is asked. */
export function opening(map: Size, window: Size, about: Point | undefined): View {
  if (limitsOf(map, window).fit >= PLAYABLE) return fitted(map, window);
  return centred(about ?? [map.width / 2, map.height / 2], OPENING, map, window);
}

export const centred = ([x, y]: Point, k: number, map: Size, window: Size): View => {
  const scale = clamped({ x: 0, y: 0, k }, map, window).k;
  return clamped({ x: window.width / 2 - x * scale, y: window.height / 2 - y * scale, k: scale }, map, window);
};

/** Nearer by a factor, so that what is under the given place of the window stays there. */
export function zoomed(view: View, factor: number, [px, py]: Point, map: Size, window: Size): View {
  const { k } = clamped({ ...view, k: view.k * factor }, map, window);
  const ratio = k / view.k;
  return clamped({ x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio, k }, map, window);
}

export const panned = (view: View, dx: number, dy: number, map: Size, window: Size): View =>
  clamped({ x: view.x + dx, y: view.y + dy, k: view.k }, map, window);

export const toWindow = ({ x, y, k }: View, [mx, my]: Point): Point => [x + mx * k, y + my * k];
export const toMap = ({ x, y, k }: View, [px, py]: Point): Point => [(px - x) / k, (py - y) / k];

/** The view that shows a point without a needless move: the same one if the point is well inside the window. */
export function showing(view: View, at: Point, map: Size, window: Size, margin = 70): View {
  const [px, py] = toWindow(view, at);
  const room = (length: number) => Math.min(margin, length / 3);
  const [mx, my] = [room(window.width), room(window.height)];
  const dx = px < mx ? mx - px : px > window.width - mx ? window.width - mx - px : 0;
  const dy = py < my ? my - py : py > window.height - my ? window.height - my - py : 0;
  return dx === 0 && dy === 0 ? view : panned(view, dx, dy, map, window);
}

/** Labels are never smaller or larger than this on the screen. */
const LABEL_PX = { least: 9, most: 18 };

/** By how much to scale a label of a size in map units so that it is legible at k. */
export const labelScale = (size: number, k: number): number =>
  Math.min(Math.max(size * k, LABEL_PX.least), LABEL_PX.most) / (size * k);

/** By how much to scale pieces: a little larger than the map far off, a little smaller near by. */
export const pieceScale = (k: number): number => Math.min(Math.max(k, 0.62), 1.3, k * 1.9) / k;
