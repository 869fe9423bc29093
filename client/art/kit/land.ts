// Layers of land across the whole picture, one behind the other.
import { at, atWhole, num } from './lines.ts';
import { light } from './paint.ts';
import { fill, line, shade } from './pens.ts';
import type { Sheet } from './sky.ts';

export type LandKind = 'peaks' | 'crags' | 'hills' | 'woods' | 'pines' | 'plain' | 'dunes' | 'sea' | 'none';
/** What lies far off and what lies near. */
export type Land = `${LandKind}/${LandKind}`;

type Random = () => number;
interface Layer {
  readonly sheet: Sheet;
  /** Where it begins, and how high it rises. */
  readonly y: number;
  readonly rise: number;
  readonly colour: string;
  readonly random: Random;
  readonly width: number;
}

function peaks({ sheet: { W, H }, y, rise, colour, random, width }: Layer, breadth: number): string {
  let d = `M-3 ${num(H + 3)}L-3 ${num(y)}`;
  let shadows = '';
  let marks = '';
  let x = -8 - random() * 10;
  let foot = y;
  while (x < W + 4) {
    const wide = breadth + random() * 13;
    const high = rise * (0.5 + random() * 0.6);
    const top = x + wide * (0.42 + random() * 0.14);
    const end = x + wide;
    const saddle = y - random() * rise * 0.22;
    d += `L${atWhole(x, foot)}L${atWhole(top, y - high)}`;
    shadows += `M${atWhole(top, y - high)}L${atWhole(end, saddle)}L${atWhole(top + wide * 0.16, y)}L${atWhole(top + wide * 0.02, y - high * 0.45)}z`;
    marks += `M${atWhole(top - wide * 0.1, y - high * 0.62)}l${atWhole(-wide * 0.08, high * 0.26)}`;
    x = end;
    foot = saddle;
  }
  return fill(`${d}L${num(W + 3)} ${num(y)}V${num(H + 3)}z`, colour, width) + shade(shadows) + line(marks, width * 0.7);
}

function woods({ sheet: { W, H }, y, rise, colour, random, width }: Layer): string {
  let d = `M-3 ${num(H + 3)}V${num(y)}`;
  let marks = '';
  let x = -3;
  while (x < W + 3) {
    const crown = 5 + random() * 5;
    d += `a${num(crown / 2)} ${num(crown / 2 + random() * rise * 0.3)} 0 0 1 ${num(crown)} ${num((random() - 0.5) * 1.5)}`;
    marks += `M${at(x + crown * 0.3, y - crown * 0.15)}q${num(crown * 0.2)}-1.5 ${num(crown * 0.4)} 0`;
    x += crown;
  }
  return fill(`${d}V${num(H + 3)}z`, colour, width) + line(marks, width * 0.7);
}

function pines({ sheet: { W, H }, y, rise, colour, random, width }: Layer): string {
  let d = `M-3 ${num(H + 3)}L-3 ${num(y)}`;
  let x = -3;
  while (x < W + 3) {
    const wide = 6 + random() * 4;
    const high = rise * (0.6 + random() * 0.6);
    d += `L${at(x, y)}l${at(wide / 2, -high)}l${at(wide / 2, high)}`;
    x += wide * 0.86;
  }
  return fill(`${d}V${num(H + 3)}z`, colour, width);
}

function sea({ sheet: { W, H }, y, colour, random, width }: Layer): string {
  let waves = '';
  for (let i = 0; i < 7; i++) waves += `M${at(random() * W, y + 3 + (i * (H - y)) / 7)}h${num(8 + random() * 14)}`;
  return fill(`M-3 ${num(y)}H${num(W + 3)}V${num(H + 3)}H-3z`, colour, width) + line(waves, 0.8, light(colour, 0.55));
}

function rolling(
  { sheet: { W, H }, y, rise, colour, random, width }: Layer,
  kind: 'hills' | 'plain' | 'dunes',
): string {
  const count = kind === 'plain' ? 2 : 3;
  const step = (W + 6) / count;
  let d = `M-3 ${num(H + 3)}V${num(y)}`;
  let shadows = '';
  let x = -3;
  let foot = y;
  for (let i = 0; i < count; i++) {
    const high = rise * (0.5 + random());
    const fall = (random() - 0.5) * rise * 0.3;
    d += `q${at(step * 0.5, -high)} ${at(step, fall)}`;
    if (kind === 'hills') {
      shadows +=
        `M${at(x + step * 0.54, foot - high * 0.5)}Q${at(x + step * 0.78, foot - high * 0.42)} ${at(x + step, foot + fall)}` +
        `V${num(foot + fall + 7)}Q${at(x + step * 0.76, foot + high * 0.2)} ${at(x + step * 0.54, foot - high * 0.5)}z`;
    }
    x += step;
    foot += fall;
  }
  let marks = '';
  for (let i = 0; i < 6; i++) {
    const [mx, my] = [random() * W, y + 3 + random() * (H - y) * 0.8];
    marks += kind === 'dunes' ? `M${at(mx, my)}q4-2 8 0` : `M${at(mx, my)}l1.2-3`;
  }
  return fill(`${d}V${num(H + 3)}z`, colour, width) + (shadows ? shade(shadows) : '') + line(marks, 0.7);
}

export function layer(kind: LandKind, layerOf: Layer): string {
  switch (kind) {
    case 'none':
      return '';
    case 'peaks':
      return peaks(layerOf, 22);
    case 'crags':
      return peaks(layerOf, 13);
    case 'woods':
      return woods(layerOf);
    case 'pines':
      return pines(layerOf);
    case 'sea':
      return sea(layerOf);
    default:
      return rolling(layerOf, kind);
  }
}
