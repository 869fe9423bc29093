// Lights, weather, and signs without a body.

import { each, rays, star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { again, disc, fill, line, shade, twice, wash } from '../pens.ts';

export const moon = (k: Kit) =>
  disc(50, 50, 40, k.moon) +
  shade('M74 18A40 40 0 0 1 40 89 44 44 0 0 0 74 18z') +
  disc(36, 40, 6, k.vellum, 1) +
  disc(52, 62, 4, k.vellum, 1) +
  disc(30, 60, 3, k.vellum, 1);

export const crescent = (k: Kit) =>
  fill('M64 10A42 42 0 1 0 64 90 34 34 0 1 1 64 10z', k.moon) +
  wash(star(74, 40, 8, 4, 0.25) + star(86, 62, 5, 4, 0.25), k.star);

export const sun = (k: Kit) =>
  fill(rays(50, 50, 12, 30, 50, 0.7), k.sun, 1) +
  wash(rays(50, 50, 12, 28, 42, 0.5, 0.5), k.flame) +
  disc(50, 50, 24, k.sun) +
  shade('M64 30.5A24 24 0 0 1 44 73.2 28 28 0 0 0 64 30.5z') +
  disc(50, 50, 18, 'none', 0.9);

export const stars = (k: Kit) =>
  wash(
    each(
      [
        [50, 40, 20, 8],
        [18, 22, 8, 4],
        [82, 18, 9, 4],
        [24, 72, 9, 4],
        [78, 74, 10, 4],
        [52, 90, 6, 4],
        [6, 48, 5, 4],
        [94, 50, 6, 4],
      ],
      (x, y, r, p) => star(x, y, r, p, 0.28),
    ),
    k.star,
  ) + line(star(50, 40, 20, 8, 0.28), 1);

export const storm = (k: Kit) =>
  fill('M12 54C-2 52-4 34 10 32 10 16 32 10 40 22 50 6 78 10 80 28 98 26 104 50 88 54z', k.slate) +
  shade('M60 13C78 12 80 22 80 28 98 26 104 50 88 54H56C70 46 72 26 60 13z') +
  line('M18 40q7-7 14 0M42 32q7-7 14 0M64 42q7-7 14 0', 1.5) +
  fill('M54 50L38 74H50L40 98 66 66H53L62 50z', k.sun, 1.6) +
  line('M20 62L14 78M32 60L24 84M74 60L68 76M86 60L78 84', 1.8, k.deep);

export const cloud = (k: Kit, { tone = k.wall }: MotifOptions = {}) =>
  fill('M14 66C-2 66-2 46 12 44 12 28 34 24 42 36 50 20 76 24 78 42 96 40 100 64 84 66z', tone) +
  shade('M62 27C76 28 78 36 78 42 96 40 100 64 84 66H58C70 58 72 40 62 27z') +
  line('M20 54q7-7 14 0M44 46q7-7 14 0M64 56q7-7 14 0', 1.4);

export const snowfall = (k: Kit) => {
  const d =
    'M0-30V30M-26-15L26 15M-26 15L26-15M-7-24L0-17 7-24M-7 24L0 17 7 24M-24-6L-15-9-17-18M24 6L15 9 17 18M-24 6L-15 9-17 18M24-6L15-9 17-18';
  return again(
    twice(d, 6.5, 3.6, k.snow),
    [
      [46, 44, 1],
      [12, 16, 0.4],
      [88, 20, 0.44],
      [18, 82, 0.42],
      [84, 80, 0.5],
    ].map(([x, y, q]) => `translate(${x} ${y})scale(${q})`),
  );
};

export const gust = (k: Kit, { tone = k.snow }: MotifOptions = {}) =>
  twice(
    'M-30 34C10 18 40 50 66 34 84 22 72 2 58 12 50 20 60 28 66 22M-20 56C20 44 50 70 96 52 116 44 108 22 92 28 84 34 92 42 98 38M-36 76C0 66 40 88 74 76 90 70 92 88 80 90 74 90 72 84 76 82',
    5.5,
    3,
    tone,
  ) + line('M10 16h0M34 8h0M90 10h0M14 44h0M50 60h0M30 96h0M60 98h0M100 66h0M40 30h0M112 84h0', 4, tone);

export const torch = (k: Kit) =>
  fill('M46 44L48 98H53L55 44z', k.wood) +
  `<g transform="translate(50 26)scale(.5)translate(-50 -50)">${fire(k)}</g>` +
  fill('M42 40H58V48H42z', k.iron, 1.4);

export const fire = (k: Kit) =>
  fill(
    'M50 2C60 22 84 34 80 64 78 84 64 95 50 95S20 84 20 62C20 46 32 44 34 26 42 32 44 36 46 42 54 30 54 16 50 2z',
    k.flameR,
  ) +
  fill(
    'M52 32C58 46 70 52 68 70 66 84 58 92 50 92S32 84 32 70C32 60 40 58 42 48 46 52 47 56 48 58 53 50 54 42 52 32z',
    k.flame,
    1.4,
  ) +
  wash('M51 58C55 66 60 70 58 78 56 86 54 90 50 90S42 84 42 78C43 72 50 70 51 58z', k.flameL) +
  line('M12 72q4-6 2-12M88 70q-4-6-2-12M24 34q3-5 1-10M78 26q-3-5-1-9', 2, k.flameR);

export const fog = (k: Kit, { tone = k.gleam }: MotifOptions = {}) =>
  each(
    [
      [8, 20, 80],
      [0, 40, 92],
      [10, 60, 86],
      [-2, 80, 98],
    ],
    (x, y, w) =>
      fill(
        `M${x} ${y}q${w * 0.12}-9 ${w * 0.25} 0t${w * 0.25} 0t${w * 0.25} 0q${w * 0.2}-8 ${w * 0.25} 4q-${w * 0.05} 9-${w * 0.25} 5t-${w * 0.3} 1t-${w * 0.3} 0q-${w * 0.14} 3-${w * 0.15}-10z`,
        tone,
        1.4,
      ),
  );

export const eye = (k: Kit, { iris = k.flame }: MotifOptions = {}) =>
  wash(rays(50, 50, 20, 24, 52, 0.55), k.flameR) +
  fill('M0 50Q50 8 100 50 50 92 0 50z', k.flameR) +
  fill('M14 50Q50 20 86 50 50 80 14 50z', iris, 1.4) +
  line(
    'M22 50Q50 30 78 50M22 50Q50 70 78 50M50 26V36M36 30l4 9M64 30l-4 9M36 70l4-9M64 70l-4-9M50 74V64',
    1.3,
    k.ember,
  ) +
  fill('M50 22Q60 50 50 78 40 50 50 22z', k.blackD, 1.4);

export const hand = (k: Kit, { skin = k.wall }: MotifOptions = {}) =>
  fill(
    'M34 97V62L16 44C12 36 20 31 26 37L37 47 31 14C31 6 40 5 42 13L47 40 48 8C49 0 57 0 58 8L58 40 66 12C68 5 76 7 75 15L68 46 76 38C81 33 88 38 84 45L68 68V97z',
    skin,
  ) +
  shade('M58 40L66 12C68 5 76 7 75 15L68 46 76 38C81 33 88 38 84 45L68 68V97H54C60 76 62 56 58 40z') +
  line('M42 62q8 5 18 0M40 72q6 4 12 2', 1.4);
