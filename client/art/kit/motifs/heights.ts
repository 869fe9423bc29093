// Mountains, caves and ways over land.

import { at, limb, num, star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { again, fill, line, shade, wash } from '../pens.ts';

const peak = (k: Kit, x: number, y: number, w: number, h: number, q = 0.5, rock = k.stone, cap = true) => {
  const tx = x + w * q;
  return (
    fill(
      `M${x} ${y}L${num(x + w * 0.24)} ${num(y - h * 0.5)}L${num(x + w * 0.3)} ${num(y - h * 0.48)}L${num(tx)} ${num(y - h)}L${num(x + w * 0.68)} ${num(y - h * 0.55)}L${num(x + w * 0.76)} ${num(y - h * 0.52)}L${x + w} ${y}z`,
      rock,
    ) +
    shade(
      `M${num(tx)} ${num(y - h)}L${num(x + w * 0.68)} ${num(y - h * 0.55)}L${num(x + w * 0.76)} ${num(y - h * 0.52)}L${x + w} ${y}H${num(x + w * 0.62)}L${num(x + w * 0.5)} ${num(y - h * 0.4)}L${num(x + w * 0.56)} ${num(y - h * 0.62)}z`,
    ) +
    (cap
      ? fill(
          `M${num(tx)} ${num(y - h)}L${num(x + w * 0.61)} ${num(y - h * 0.7)}L${num(x + w * 0.54)} ${num(y - h * 0.76)}L${num(x + w * 0.48)} ${num(y - h * 0.66)}L${num(x + w * 0.41)} ${num(y - h * 0.74)}z`,
          k.snow,
          1.2,
        )
      : '')
  );
};

export const mountains = (k: Kit, { rock = k.stone }: MotifOptions = {}) =>
  peak(k, 44, 95, 58, 66, 0.5, rock) + peak(k, -4, 95, 60, 88, 0.54, rock) + peak(k, 30, 95, 46, 44, 0.45, rock, false);

export const loneMountain = (k: Kit) =>
  peak(k, -4, 95, 108, 96, 0.5, k.stone) + line('M30 80l6-14M40 86l4-10M20 90l4-9', 1.3);

export const pass = (k: Kit, { rock = k.stone }: MotifOptions = {}) =>
  peak(k, -20, 95, 70, 92, 0.46, rock) +
  peak(k, 50, 95, 70, 98, 0.52, rock) +
  fill('M24 95C40 78 40 68 50 62 58 68 64 78 80 95z', k.snow) +
  fill(
    limb(
      [
        [60, 97, 16],
        [46, 84, 9],
        [56, 74, 5],
        [48, 66, 2.5],
        [51, 58, 1],
      ],
      3,
    ),
    k.vellum,
    1.2,
  );

export const volcano = (k: Kit) =>
  fill('M38 34C22 30 24 16 36 14 32 2 50-6 58 2 70-6 86 4 80 16 90 22 84 34 70 32 66 38 44 40 38 34z', k.ash) +
  line('M38 20q6-6 12 0M58 14q6-6 12 0M48 28q6-5 12 0', 1.4) +
  fill('M-2 95L22 66 38 36 46 42 54 38 62 42 66 36 80 64 102 95z', k.stoneD) +
  shade('M54 38L62 42 66 36 80 64 102 95H70C72 74 64 56 54 38z') +
  fill('M40 36L46 46 44 62 49 52 51 74 55 52 60 66 59 46 65 36 58 42 52 38 46 42z', k.flame, 1.2) +
  wash('M46 42L49 50 51 62 54 48 58 43 52 39z', k.flameL) +
  line('M20 82l6-10M30 88l5-12M76 78l5 10', 1.4) +
  wash('M40 30C46 24 58 24 64 30 60 38 44 38 40 30z', k.flameR, 0.7);

export const marshLights = (k: Kit) =>
  fill('M-90 68Q50 56 190 68V120H-90z', k.leafD) +
  fill(
    'M4 80C16 72 38 74 44 80 38 88 12 88 4 80zM52 90C60 84 86 82 96 90 88 98 60 98 52 90zM58 72C64 68 84 68 90 72 84 77 64 77 58 72z',
    k.waterD,
    1.4,
  ) +
  again(
    wash('M0-26C12-8 14 4 0 12-14 4-12-8 0-26z', k.gleam, 0.55) + fill('M0-14C7-4 7 2 0 7-7 2-7-4 0-14z', k.star, 1),
    [
      [24, 48, 0.8],
      [68, 36, 0.6],
      [80, 62, 0.9],
      [48, 62, 0.5],
    ].map(([x, y, s]) => `translate(${x} ${y})scale(${s})`),
  ) +
  line('M10 92L8 68M14 92L16 72M6 92L2 76M92 84L94 60M88 84L86 64M48 99L50 84M54 99L56 86', 2) +
  fill('M6 60h4v12h-4zM92 52h4v12h-4z', k.woodD, 1);

export const caveMouth = (k: Kit, { rock = k.stoneD, glow }: MotifOptions = {}) =>
  fill('M-2 97L6 60 18 48 24 24 40 16 52 4 66 14 78 28 84 50 96 64 102 97z', rock) +
  shade('M52 4L66 14 78 28 84 50 96 64 102 97H78C82 70 72 30 52 4z') +
  fill('M28 97C24 70 34 46 50 44S76 70 72 97z', k.blackD) +
  (glow
    ? wash('M36 97C34 76 42 60 50 60S66 76 64 97z', glow) + wash('M42 97C42 82 46 74 50 74S58 82 58 97z', k.flameL)
    : '') +
  fill('M34 58L38 70 42 50zM46 46L49 60 53 45zM58 50L61 64 66 58z', rock, 1.2) +
  line('M12 66l8-6M26 34l6-4M62 20l6 10M80 56l8 10M18 80l6-8M40 24l4-4', 1.4);

export const stairs = (k: Kit) => {
  let o = fill('M-2 97L8 10 40-2 50 97zM102 97L94 0 64 6 54 97z', k.black);
  for (let i = 0; i < 9; i++) {
    const y = 92 - i * 9.4,
      w = 20 - i * 1.5,
      x = 52 + Math.sin(i * 0.55) * 4;
    o += fill(`M${at(x - w, y)}H${num(x + w)}L${at(x + w - 1, y - 6)}H${num(x - w + 1)}z`, k.stone, 1.2);
  }
  return o + shade('M94 0L64 6 60 60 66 97H102z') + line('M14 30l6 8M12 56l8 8M84 26l6 8M82 60l8 8', 1.4);
};

export const mineDoor = (k: Kit) =>
  fill('M-2 97L4 30 22 8 50 2 80 10 96 32 102 97z', k.stoneD) +
  shade('M60 4L80 10 96 32 102 97H82C88 60 80 24 60 4z') +
  fill('M24 97V48A26 26 0 0 1 76 48V97z', k.slate) +
  line('M50 22V97', 1.4) +
  line('M30 97V50A20 20 0 0 1 70 50V97M36 97V52A14 16 0 0 1 64 52V97', 1.6, k.gleam) +
  wash(star(50, 48, 8, 8, 0.4), k.gleam) +
  line('M43 97C44 84 40 76 40 66M40 76q-4-4-3-8M57 97C56 84 60 76 60 66M60 76q4-4 3-8', 1.6, k.gleam) +
  line('M10 60l6-6M12 80l6-4M84 60l6 8M34 14l6-3', 1.4);

export const hill = (k: Kit, { grass = k.grass }: MotifOptions = {}) =>
  fill('M-26 97C0 92 12 62 30 50 40 42 62 42 70 50 88 62 100 92 126 97z', grass) +
  shade('M58 44C64 45 68 48 70 50 88 62 100 92 126 97H80C84 78 76 56 58 44z') +
  line('M8 88l2-5M20 76l2-5M32 62l2-4M40 78l2-5M60 70l2-5M28 90l2-5M54 90l2-5', 1.2) +
  fill(
    limb(
      [
        [30, 98, 9],
        [50, 84, 6],
        [38, 70, 4],
        [52, 58, 2.5],
        [48, 48, 1],
      ],
      2,
    ),
    k.vellum,
    1,
  );

export const road = (k: Kit) =>
  fill(
    'M57 64C68 66 62 69 52 71 36 74 34 79 48 84 62 90 56 98 34 112H112C112 98 92 90 74 85 60 81 62 78 70 74 78 69 66 65 59 64z',
    k.vellum,
    1.2,
  ) +
  line('M52 76q6-2 10-3M56 84q6-1 10-1M64 92q8 0 14 2M60 99q10 0 20 1M46 79l4 1', 0.9) +
  fill('M24 74H29V86H24zM86 68H89V76H86z', k.stone, 1);

export const footprints = (k: Kit) =>
  `<g fill="${k.woodD}" stroke="none">${again(
    '<path d="M-5 8C-8 0-7-8 0-10 7-8 8 0 5 8 3 12-3 12-5 8zM-9-10l2-3 2 2-2 3zM-4-13l2-3 2 2-1 3zM1-13l1-3 3 1-1 3zM5-10l1-3 3 2-2 3z"/>',
    [
      [30, 84, -10],
      [60, 68, 8],
      [34, 48, -8],
      [62, 32, 10],
      [42, 14, -6],
    ].map(([x, y, a]) => `translate(${x} ${y})rotate(${a})`),
  )}</g>`;
