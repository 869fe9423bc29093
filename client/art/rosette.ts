// Engine-turned lines, as on a banknote: the picture of a thing that has no face.
import { picture } from './device.ts';
import { hash, randomOf, tenth } from './random.ts';

export interface RosetteInk {
  readonly dark: string;
  readonly paper: string;
  readonly mid: string;
}

/** The symbol is set in the middle; it must be one of the sprite. */
export function rosette(name: string, { dark, paper, mid }: RosetteInk, symbol?: string): string {
  const random = randomOf(name);
  const parts = [`<rect width="100" height="100" fill="${paper}"/>`];
  for (let k = 0; k < 3; k++) {
    const lobes = 5 + Math.floor(random() * 8);
    const turns = 1 + Math.floor(random() * 3);
    const depth = (0.35 + random() * 0.5) * 0.42;
    const d = turnedLine(46 - k * 13, lobes, turns, depth);
    // Not the name alone: the same rosette may be on the page in two inks.
    const id = `ro${hash(name + k + dark + paper).toString(36)}`;
    const copies = [1, 2, 3, 4, 5].map(
      (m) => `<use href="#${id}" transform="rotate(${tenth((m * 60) / lobes)} 50 50)"/>`,
    );
    parts.push(
      `<g fill="none" stroke="${dark}" stroke-width=".45" opacity=".8"><path id="${id}" d="${d}"/>${copies.join('')}</g>`,
    );
  }
  parts.push(`<circle cx="50" cy="50" r="19" fill="${paper}" stroke="${dark}" stroke-width="1.2"/>`);
  parts.push(`<circle cx="50" cy="50" r="16.8" fill="none" stroke="${mid}" stroke-width=".7"/>`);
  if (symbol) parts.push(`<svg x="38" y="38" width="24" height="24" color="${dark}"><use href="#i-${symbol}"/></svg>`);
  return picture('0 0 100 100', parts.join(''));
}

const STEPS = 240;

function turnedLine(radius: number, lobes: number, turns: number, depth: number): string {
  const points = Array.from({ length: STEPS }, (_, i) => {
    const angle = (i / STEPS) * Math.PI * 2 * turns;
    const r = radius * (1 - depth + depth * Math.cos((lobes * angle) / turns));
    return `${tenth(50 + Math.cos(angle) * r)} ${tenth(50 + Math.sin(angle) * r)}`;
  });
  return `M${points.join('L')}z`;
}
