// Strokes as SVG. A motif is drawn inside a group that already has ink, round joins and a weight.
import { hash } from '../random.ts';
import { at, fine, num, type Point } from './lines.ts';

const weight = (width: number | undefined): string =>
  width === 0 ? ' stroke="none"' : width ? ` stroke-width="${width}"` : '';

/** A filled shape with an ink outline. */
export const fill = (d: string, colour: string, width?: number): string =>
  `<path d="${d}" fill="${colour}"${weight(width)}/>`;

/** Colour without an outline. */
export const wash = (d: string, colour: string, opacity?: number): string =>
  `<path d="${d}" fill="${colour}" stroke="none"${opacity ? ` opacity="${opacity}"` : ''}/>`;

/** Shadow: a thin coat of ink with the engraver's slanted lines in it. `SHADING` must stand once in the picture. */
export const shade = (d: string): string => `<path d="${d}" fill="url(#mw)" stroke="none"/>`;

export const SHADING =
  '<defs><pattern id="mw" width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)">' +
  '<path d="M0 0h4v4H0z" fill="#1c130c" opacity=".2"/>' +
  '<path d="M0 1h4" stroke="#1c130c" stroke-width=".8" opacity=".8"/></pattern></defs>';

export const line = (d: string, width = 1.2, colour?: string): string =>
  `<path d="${d}" fill="none" stroke-width="${width}"${colour ? ` stroke="${colour}"` : ''}/>`;

export const disc = (x: number, y: number, radius: number, colour: string, width?: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"${weight(width)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, width?: number): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${weight(width)}/>`;

/** Parallel strokes from (x, y), stepping (dx, dy), each (lx, ly) long, shrinking to the end. */
export function hatch(
  x: number,
  y: number,
  count: number,
  dx: number,
  dy: number,
  lx: number,
  ly: number,
  width = 0.9,
  colour?: string,
): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const left = 1 - (i / count) * 0.55;
    d += `M${at(x + dx * i, y + dy * i)}l${at(lx * left, ly * left)}`;
  }
  return line(d, width, colour);
}

export interface Fan {
  readonly colour: string;
  readonly count: number;
  readonly from?: number;
  readonly to: number;
  /** How much of each step is light. */
  readonly width?: number;
  readonly turn?: number;
  readonly opacity?: number;
}

/** A great fan of light behind a picture: one dashed circle, so that it costs a hundred bytes whatever its count. */
export function fan(
  cx: number,
  cy: number,
  { colour, count, from = 0, to, width = 0.5, turn = 0, opacity }: Fan,
): string {
  const radius = (from + to) / 2;
  const step = (2 * Math.PI * radius) / count;
  return (
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(to - from)}"` +
    ` stroke-linecap="butt" stroke-dasharray="${(step * width).toFixed(2)} ${(step * (1 - width)).toFixed(2)}"` +
    `${turn ? ` transform="rotate(${num(turn * 360)} ${at(cx, cy)})"` : ''}${opacity ? ` opacity="${opacity}"` : ''}/>`
  );
}

/** A bat's or dragon's wing: shoulder, wrist, finger tips, root. */
export function wing(
  shoulder: Point,
  wrist: Point,
  [first, ...tips]: readonly [Point, ...Point[]],
  root: Point,
  colour: string,
  rib?: string,
): string {
  let d = `M${at(...shoulder)}L${at(...wrist)}L${at(...first)}`;
  let from = first;
  for (const to of [...tips, root]) {
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    d += `Q${at(mx + (wrist[0] - mx) * 0.34, my + (wrist[1] - my) * 0.34)} ${at(...to)}`;
    from = to;
  }
  const ribs = tips
    .map((tip) => {
      const bend = (wrist[0] + tip[0]) / 2 + (tip[1] - wrist[1]) * 0.06;
      return `M${at(...wrist)}Q${at(bend, (wrist[1] + tip[1]) / 2)} ${at(...tip)}`;
    })
    .join('');
  return fill(`${d}z`, colour) + line(ribs, 1.3, rib);
}

/** The name of a drawing is the hash of it: equal names are equal drawings, so many pictures may share a page. */
const nameOf = (body: string): string => `u${hash(body).toString(36)}`;

/** Draws a body once and uses it again at each further transform. */
export function again(body: string, [first, ...rest]: readonly string[]): string {
  const id = nameOf(body);
  const uses = rest.map((transform) => `<use href="#${id}" transform="${transform}"/>`).join('');
  return `<g transform="${first}"><g id="${id}">${body}</g></g>${uses}`;
}

/** One line inked thick, then drawn over thin in a colour: branches, wind, wire. */
export function twice(d: string, thick: number, thin: number, colour: string): string {
  const id = nameOf(d);
  return (
    `<g fill="none" stroke-width="${thick}"><path id="${id}" d="${d}"/></g>` +
    `<g fill="none" stroke="${colour}" stroke-width="${thin}"><use href="#${id}"/></g>`
  );
}

/** Water that runs past both edges of any picture, so that ships and bridges need no cut-out. */
export const flood = (y: number, colour: string, waves?: string): string =>
  `<path d="M-400 ${y}q15-5 30 0${'t30 0'.repeat(29)}V300H-400z" fill="${colour}" stroke-width="1.2"/>` +
  (waves
    ? line(
        `M-60 ${y + 7}h22M-14 ${y + 11}h16M20 ${y + 8}h18M52 ${y + 12}h20M84 ${y + 7}h16M120 ${y + 11}h24`,
        1.2,
        waves,
      )
    : '');

export interface Placing {
  /** In degrees. */
  readonly rot?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
  readonly weight?: number;
  readonly ink?: string;
}

/** Places a motif (drawn in a box of 100 × 100) with its centre, or its foot if it stands, at (x, y). */
export function put(
  body: string,
  x: number,
  y: number,
  size: number,
  place: Placing & { foot?: boolean } = {},
): string {
  const { rot, flip, foot, opacity, weight: width = 1.4, ink } = place;
  const turned = `${rot ? `rotate(${num(rot)})` : ''}scale(${fine(flip ? -size : size)} ${fine(size)})`;
  return (
    `<g transform="translate(${at(x, y)})${turned}translate(-50 ${foot ? -95 : -50})" stroke-width="${width}"` +
    `${ink ? ` stroke="${ink}"` : ''}${opacity ? ` opacity="${opacity}"` : ''}>${body}</g>`
  );
}
