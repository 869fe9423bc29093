// A heraldic device for a name: rings of petals about a star, in the manner of embroidery. The same name and people
// always grow the same device.
import { pick, randomOf, tenth } from './random.ts';

type Petal = 'leaf' | 'ray' | 'lozenge' | 'angle' | 'thorn' | 'round';
/** Ground, bright, middle and pale. */
type Palette = readonly [dark: string, light: string, mid: string, pale: string];

interface Style {
  readonly counts: readonly number[];
  readonly petal: Petal;
  readonly palettes: readonly Palette[];
}

const STYLES = {
  elf: {
    counts: [8, 6, 12, 8],
    petal: 'leaf',
    palettes: [
      ['#1f5f4c', '#e8d9a0', '#7fb59a', '#f7f0dc'],
      ['#274b6d', '#d9e4e8', '#8fb1c9', '#f3e3a8'],
      ['#3d6b3a', '#f0e2a6', '#a9c98f', '#fffbe9'],
    ],
  },
  dunadan: {
    counts: [7, 8, 4, 8],
    petal: 'ray',
    palettes: [
      ['#22364f', '#e6d6a4', '#6f8fb0', '#fff9e6'],
      ['#2d2d3d', '#d8dde6', '#7d86a0', '#f4e7b8'],
    ],
  },
  man: {
    counts: [4, 8, 6],
    petal: 'lozenge',
    palettes: [
      ['#55672f', '#f1dfa0', '#a8b56a', '#fff8e0'],
      ['#6d4a22', '#f3dca2', '#c09a5b', '#fff6df'],
    ],
  },
  dwarf: {
    counts: [8, 4, 8],
    petal: 'angle',
    palettes: [
      ['#5b3a1e', '#e7c57d', '#a5793f', '#fdf0d0'],
      ['#3f4650', '#dfcf9d', '#8d97a3', '#fff5d8'],
    ],
  },
  hobbit: {
    counts: [5, 6, 10],
    petal: 'round',
    palettes: [
      ['#6b7a2e', '#fbe9a8', '#b7c069', '#fffbe6'],
      ['#8a5a2a', '#fbe6b2', '#d2a566', '#fffaf0'],
    ],
  },
  wizard: {
    counts: [12, 16, 10],
    petal: 'ray',
    palettes: [
      ['#4a4561', '#f5ecd0', '#a49fc0', '#fffdf2'],
      ['#565656', '#fbf5e0', '#b9b5a8', '#ffffff'],
    ],
  },
  orc: {
    counts: [5, 7, 9],
    petal: 'thorn',
    palettes: [
      ['#2b2226', '#c96f3b', '#6a4a44', '#efc78a'],
      ['#2a2a22', '#b8a24a', '#5d5b3b', '#eddf9e'],
    ],
  },
  dragon: {
    counts: [7, 9, 5],
    petal: 'thorn',
    palettes: [
      ['#3a1d1a', '#e08a3c', '#8c3a25', '#ffd79a'],
      ['#1d2f2c', '#c6b25a', '#3f6b5f', '#f1e3a6'],
    ],
  },
  undead: { counts: [6, 9, 13], petal: 'thorn', palettes: [['#1f2630', '#b9c7cf', '#4f6270', '#e9f0f0']] },
  ringwraith: { counts: [9], petal: 'thorn', palettes: [['#160f14', '#c33f33', '#4a2a33', '#f0d9b8']] },
  ent: { counts: [6, 10], petal: 'leaf', palettes: [['#2f4526', '#d6c98a', '#71895a', '#f4efd2']] },
  eagle: { counts: [8], petal: 'ray', palettes: [['#5a4632', '#f2e3bd', '#b0946a', '#fff9e9']] },
} as const satisfies Readonly<Record<string, Style>>;

export type People = keyof typeof STYLES;

/** A point at an angle from the top, clockwise, about the middle of a box of 100. */
const at = (angle: number, r: number): string =>
  `${tenth(50 + Math.sin(angle) * r)} ${tenth(50 - Math.cos(angle) * r)}`;

const PETALS: Readonly<Record<Petal, (a: number, from: number, to: number, w: number) => string>> = {
  leaf: (a, r0, r1, w) =>
    `M${at(a, r0)}Q${at(a - w, (r0 + r1) / 2)} ${at(a, r1)}Q${at(a + w, (r0 + r1) / 2)} ${at(a, r0)}`,
  ray: (a, r0, r1, w) => `M${at(a - w * 0.8, r0)}L${at(a, r1)} ${at(a + w * 0.8, r0)}z`,
  lozenge: (a, r0, r1, w) => {
    const m = (r0 + r1) / 2;
    return `M${at(a, r0)}L${at(a - w * 0.8, m)} ${at(a, r1)} ${at(a + w * 0.8, m)}z`;
  },
  angle: (a, r0, r1, w) => {
    const m = (r0 + r1) / 2;
    const left = `${at(a - w, r0)}L${at(a - w * 0.7, m)} ${at(a - w * 0.25, r1)}`;
    return `M${left} ${at(a + w * 0.25, r1)} ${at(a + w * 0.7, m)} ${at(a + w, r0)}z`;
  },
  thorn: (a, r0, r1, w) => {
    const m = (r0 + r1) / 2;
    return `M${at(a - w, r0)}Q${at(a - w * 0.1, m)} ${at(a + w * 0.7, r1)}Q${at(a + w * 0.6, m)} ${at(a + w, r0)}z`;
  },
  round: (a, r0, r1, w) => {
    const m = (r0 + r1) / 2;
    const left = `C${at(a - w * 1.6, m)} ${at(a - w * 0.9, r1)} ${at(a, r1 - 1)}`;
    return `M${at(a, r0)}${left}C${at(a + w * 0.9, r1)} ${at(a + w * 1.6, m)} ${at(a, r0)}`;
  },
};

interface Ring {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly fill: string;
  readonly petal: Petal;
  /** In parts of one petal. */
  readonly turn?: number;
  readonly wide?: number;
  readonly line: string;
}

function ring({ count, from, to, fill, petal, turn = 0, wide = 1, line }: Ring): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    d += PETALS[petal](((i + turn) * 2 * Math.PI) / count, from, to, (Math.PI / count) * wide);
  }
  return `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width=".9" stroke-linejoin="round"/>`;
}

const disc = (r: number, fill: string, line: string, width: number): string =>
  `<circle cx="50" cy="50" r="${r}" fill="${fill}" stroke="${line}" stroke-width="${width}"/>`;

function beads(count: number, fill: string): string {
  const bead = (i: number): string => {
    const [x, y] = at((i * 2 * Math.PI) / count, 45.8).split(' ');
    return `<circle cx="${x}" cy="${y}" r=".7"/>`;
  };
  return `<g fill="${fill}">${Array.from({ length: count }, (_, i) => bead(i)).join('')}</g>`;
}

const eye = (pale: string, dark: string): string =>
  `<ellipse cx="50" cy="50" rx="9" ry="5.5" fill="${pale}"/><ellipse cx="50" cy="50" rx="2" ry="5" fill="${dark}"/>`;

export function device(name: string, people: People = 'man'): string {
  const { counts, petal, palettes }: Style = STYLES[people];
  const random = randomOf(name + people);
  const n = pick(random, counts);
  const [dark, light, mid, pale] = pick(random, palettes);
  const parts = [
    `<rect width="100" height="100" fill="${dark}"/>`,
    disc(47, 'none', light, 1.2),
    disc(44.5, 'none', mid, 0.8),
    beads(n * 4, light),
    ring({ count: n * 2, from: 28, to: 43, fill: mid, petal, turn: 0.5, wide: 0.9, line: dark }),
    ring({ count: n, from: 18, to: 42, fill: light, petal, wide: 0.92, line: dark }),
  ];
  if (random() < 0.7) {
    const inner = pick(random, ['leaf', 'lozenge'] as const);
    parts.push(ring({ count: n, from: 10, to: 29, fill: dark, petal: inner, turn: 0.5, wide: 0.55, line: light }));
  }
  parts.push(disc(17, dark, light, 1.2));
  const count = pick(random, [n, 8, 6, 4]);
  const heart: Petal = petal === 'thorn' ? 'thorn' : pick(random, ['leaf', 'ray', 'lozenge'] as const);
  parts.push(ring({ count, from: 3, to: 15.5, fill: pale, petal: heart, wide: 0.9, line: dark }));
  parts.push(ring({ count: n, from: 2, to: 8, fill: mid, petal: 'lozenge', turn: 0.5, wide: 0.7, line: dark }));
  parts.push(people === 'ringwraith' || people === 'dragon' ? eye(pale, dark) : disc(3.2, light, dark, 0.8));
  return picture('0 0 100 100', parts.join(''));
}

export const picture = (viewBox: string, ink: string): string =>
  `<svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${ink}</svg>`;
