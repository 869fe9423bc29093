// The window a kind of card looks through: shape before colour.
import { at, num } from './lines.ts';
import type { Sheet } from './sky.ts';

export type WindowShape = 'roundel' | 'hollow' | 'octagon' | 'swallowtail' | 'torn' | 'cut' | 'rounded' | 'plain';

function torn(
  random: () => number,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  steps: number,
  swing: number,
): string {
  const isUpright = x0 === x1;
  let d = '';
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const off = i === steps ? 0 : (random() - 0.5) * swing;
    d += `L${at(x0 + (x1 - x0) * t + (isUpright ? off : 0), y0 + (y1 - y0) * t + (isUpright ? 0 : off))}`;
  }
  return d;
}

export function windowPath(shape: WindowShape, { W, H }: Sheet, random: () => number): string {
  const [l, r, t, b] = [2.2, W - 2.2, 2.2, H - 2.2];
  const corners = (q: number): string =>
    `M${at(l + q, t)}H${num(r - q)}L${at(r, t + q)}V${num(b - q)}L${at(r - q, b)}H${num(l + q)}L${at(l, b - q)}V${num(t + q)}z`;
  switch (shape) {
    case 'roundel': {
      const R = Math.min(W, H) / 2 - 2.4;
      return `M${at(W / 2 - R, H / 2)}a${num(R)} ${num(R)} 0 1 1 ${num(2 * R)} 0a${num(R)} ${num(R)} 0 1 1 ${num(-2 * R)} 0z`;
    }
    case 'hollow': {
      const q = 9;
      return (
        `M${at(l + q, t)}H${num(r - q)}A${q} ${q} 0 0 0 ${at(r, t + q)}V${num(b - q)}A${q} ${q} 0 0 0 ${at(r - q, b)}` +
        `H${num(l + q)}A${q} ${q} 0 0 0 ${at(l, b - q)}V${num(t + q)}A${q} ${q} 0 0 0 ${at(l + q, t)}z`
      );
    }
    case 'octagon':
      return corners(15);
    case 'cut':
      return corners(9);
    case 'swallowtail':
      return `M${at(l, t)}H${num(r)}V${num(b)}L${at(W / 2, b - 9)}L${at(l, b)}z`;
    case 'torn':
      return (
        `M${at(l, t)}${torn(random, [l, t], [r, t], 12, 4)}${torn(random, [r, t], [r, b], 8, 3)}` +
        `${torn(random, [r, b], [l, b], 12, 5)}${torn(random, [l, b], [l, t], 8, 3)}z`
      );
    case 'rounded': {
      const q = 7;
      return (
        `M${at(l + q, t)}H${num(r - q)}a${q} ${q} 0 0 1 ${q} ${q}V${num(b - q)}a${q} ${q} 0 0 1-${q} ${q}` +
        `H${num(l + q)}a${q} ${q} 0 0 1-${q}-${q}V${num(t + q)}a${q} ${q} 0 0 1 ${q}-${q}z`
      );
    }
    case 'plain':
      return `M${at(l, t)}H${num(r)}V${num(b)}H${num(l)}z`;
  }
}
