// A small engraved landscape: three ranges under a sky, with a silhouette of the sprite in front.
import { picture } from './device.ts';
import { hash, randomOf, tenth } from './random.ts';

/** Sky above, sky below, far range, middle range, near range. */
type Mood = readonly [string, string, string, string, string];

const MOODS = {
  haven: ['#dfe9dc', '#f6efcf', '#a9c1ae', '#6f9281', '#3d5f55'],
  'free-hold': ['#e4eaf0', '#f8efd0', '#b5c3c9', '#7f97a3', '#41596b'],
  'border-hold': ['#f0e6c8', '#f8dfa8', '#cbb584', '#9a8255', '#5d4a2c'],
  'ruins-and-lairs': ['#e9e0c6', '#e6c98f', '#bfa87c', '#8a7350', '#4b3c29'],
  'shadow-hold': ['#cfc3cc', '#d9a887', '#9a8592', '#65505f', '#342834'],
  'dark-hold': ['#5a4046', '#d06a3f', '#523a40', '#38262c', '#1a1015'],
  sea: ['#dbe6e6', '#f5ecd0', '#a5bfc4', '#6d93a0', '#355a69'],
  night: ['#2b3344', '#d9d2b0', '#3b475a', '#27303f', '#141a24'],
} as const satisfies Readonly<Record<string, Mood>>;

export type SceneMood = keyof typeof MOODS;

export interface SceneOptions {
  /** A symbol of the sprite. */
  readonly symbol?: string;
  readonly width?: number;
  readonly height?: number;
  readonly forest?: boolean;
  readonly water?: boolean;
}

type Random = () => number;
type Point = readonly [x: number, y: number];

export function scene(name: string, mood: SceneMood = 'free-hold', options: SceneOptions = {}): string {
  const { symbol, width: w = 260, height: h = 130, forest = false, water = false } = options;
  const random = randomOf(name);
  const [skyTop, skyLow, ...ranges]: Mood = MOODS[mood];
  const [, middle, near] = ranges;
  const id = `sc${hash(name + mood).toString(36)}`;
  const parts = [
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${skyTop}"/>` +
      `<stop offset="1" stop-color="${skyLow}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/>`,
    sun(random, w, h),
    clouds(random, w, h, middle),
  ];
  for (const [layer, fill] of ranges.entries()) {
    const ridge = ridgeLine(random, layer, w, h);
    const line = ridge.map(([x, y]) => `${x} ${y}`).join('L');
    parts.push(`<path d="M-10 ${h}L${line}L${w + 10} ${h}z" fill="${fill}"/>`);
    if (layer < 2) parts.push(shading(ridge, near));
  }
  if (water) parts.push(ripples(random, w, h, skyTop));
  if (forest) parts.push(trees(random, w, h, near));
  if (symbol) {
    const [x, size] = [tenth(w * (0.34 + random() * 0.1)), tenth(h * 0.52)];
    const place = `x="${x}" y="${tenth(h * 0.38)}" width="${size}" height="${size}"`;
    parts.push(`<svg ${place} color="${mood === 'dark-hold' ? '#0d080a' : near}"><use href="#i-${symbol}"/></svg>`);
  }
  parts.push(`<path d="M0 ${tenth(h * 0.93)}q${w / 4} -6 ${w / 2} 0t${w / 2} 0V${h}H0z" fill="${near}"/>`);
  return picture(`0 0 ${w} ${h}`, parts.join(''));
}

function sun(random: Random, w: number, h: number): string {
  const [x, y, r] = [w * (0.2 + random() * 0.6), h * (0.24 + random() * 0.12), h * (0.1 + random() * 0.08)];
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="#fff8e2" opacity=".85"/>`;
}

function clouds(random: Random, w: number, h: number, ink: string): string {
  let d = '';
  for (let k = 0; k < 7; k++) {
    const x = random() * w * 0.7;
    d += `M${tenth(x)} ${tenth(h * (0.1 + k * 0.06))}h${tenth(w * (0.1 + random() * 0.3))}`;
  }
  return `<path d="${d}" stroke="${ink}" stroke-width=".6" opacity=".35"/>`;
}

function ridgeLine(random: Random, layer: number, w: number, h: number): readonly Point[] {
  const base = h * (0.5 + layer * 0.15);
  const swing = h * (0.3 - layer * 0.07);
  const step = (layer === 0 ? 12 : 17) * Math.max(1, w / 300);
  const points: Point[] = [];
  let y = 0;
  for (let x = -10; x <= w + 10; x += step * (0.7 + random() * 0.6)) {
    y = y * 0.45 + (random() - 0.5) * swing * 1.25;
    points.push([tenth(x), tenth(base - Math.abs(y) - (layer === 0 ? random() * swing * 0.4 : 0))]);
  }
  return points;
}

/** Hatching on the lee side of each peak. */
function shading(ridge: readonly Point[], ink: string): string {
  let d = '';
  for (const [i, [x, y]] of ridge.entries()) {
    const isPeak = i > 0 && i < ridge.length - 1 && y < ridge[i - 1][1] && y < ridge[i + 1][1];
    if (!isPeak) continue;
    for (let k = 0; k < 5; k++) {
      d += `M${tenth(x + k * 2.3)} ${tenth(y + 1 + k * 2.4)}l${tenth(-1.5 - k * 0.4)} ${tenth(4 + k * 1.6)}`;
    }
  }
  return `<path d="${d}" stroke="${ink}" stroke-width=".7" opacity=".55" fill="none"/>`;
}

function ripples(random: Random, w: number, h: number, ink: string): string {
  let d = '';
  for (let k = 0; k < 9; k++)
    d += `M${tenth(random() * w * 0.9)} ${tenth(h * 0.84 + k * 2.2)}h${tenth(14 + random() * 40)}`;
  return `<path d="${d}" stroke="${ink}" stroke-width=".8" opacity=".6"/>`;
}

function trees(random: Random, w: number, h: number, ink: string): string {
  let out = '';
  for (let k = 0; k < 34; k++) {
    const [x, y, s] = [random() * w, h * (0.8 + random() * 0.2), 4 + random() * 6];
    const d = `M${tenth(x)} ${tenth(y - s * 2)}l${tenth(s * 0.7)} ${tenth(s * 2)}h${tenth(-s * 1.4)}z`;
    out += `<path d="${d}" fill="${ink}" opacity="${tenth(0.6 + random() * 0.4)}"/>`;
  }
  return out;
}
