// Dragons and other great worms.

import { type Joint, limb, vein } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { dark, light } from '../paint.ts';
import { disc, fill, flood, line, shade, twice, wash, wing } from '../pens.ts';

const skull = (k: Kit, x: number, y: number, s: number, col: string, jaw = true, eye = k.flame) =>
  `<g transform="translate(${x} ${y})scale(${s})">${fill('M64-26L86-46 76-18zM50-34L62-64 66-28z', k.boneD)}${fill('M-44 0C-40-8-20-10-6-14L10-26C24-36 48-36 66-26 82-16 88 4 88 22L60 34C50 22 36 14 20 12 4 12-24 14-42 10-46 8-46 3-44 0z', col)}${shade('M20 12C36 4 60 0 88 4V22L60 34C50 22 36 14 20 12z')}${jaw ? fill('M22 16C10 24-14 30-34 28L-38 34C-16 44 14 46 40 36L58 32C48 22 34 14 22 16z', dark(col, 0.2)) + fill('M-38 11L-34 22-30 12zM-24 12L-20 22-16 13zM-8 13L-4 22 0 13zM-30 29L-27 19-23 29zM-14 28L-11 18-7 26z', k.bone, 1) : ''}${fill('M18-16L36-18 30-8C26-8 22-10 18-16z', eye, 1.4)}${wash('M28-16L30-9 26-9z', k.ink)}${line('M-36-2l6-2M44-24L54-12M54-26L64-12M64-20L72-8M0-10L14-14', 1.6)}</g>`;

export const dragonHead = (k: Kit, { hide = k.green, fire = true }: MotifOptions = {}) => {
  const p: Joint[] = [
    [96, 112, 44],
    [90, 80, 40],
    [80, 54, 34],
  ];
  return (
    (fire
      ? fill('M30 58C14 56 2 66-10 60-2 72-14 78-12 88 0 78 6 90 16 82 22 78 28 72 34 68z', k.flame, 1.2) +
        wash('M28 62C16 62 8 70 2 70 6 76 12 78 18 74z', k.flameL)
      : '') +
    fill(limb(p), hide) +
    line('M108 96C98 92 88 90 74 92M106 84C96 78 86 76 72 80M100 72C92 66 84 64 70 68', 1.4) +
    fill('M84 34L100 28 92 42 104 44 96 54 110 60 98 66z', dark(hide, 0.3)) +
    skull(k, 46, 44, 0.82, hide)
  );
};

export const dragon = (k: Kit, { hide = k.red, belly = k.gold }: MotifOptions = {}) => {
  const dk = dark(hide, 0.28);
  return (
    wing(
      [46, 56],
      [30, 8],
      [
        [2, -6],
        [6, 16],
        [18, 34],
      ],
      [40, 60],
      dk,
      k.ink,
    ) +
    fill(
      limb([
        [104, 66, 1],
        [96, 82, 4],
        [82, 84, 8],
        [70, 72, 14],
        [54, 62, 19],
        [38, 62, 15],
        [26, 52, 10],
        [18, 42, 9],
      ]),
      hide,
    ) +
    shade(
      limb(
        [
          [96, 84, 2],
          [82, 88, 4],
          [68, 78, 7],
          [54, 69, 8],
          [40, 68, 6],
        ],
        2,
      ),
    ) +
    line('M38 69C48 72 58 74 68 82', 2.2, belly) +
    fill('M102 70L110 60 98 60z', hide, 1.3) +
    fill('M26 46C18 54 6 54-4 50-6 46-4 42 0 40L10 32 4 22 16 28 20 20 25 30C30 34 30 40 26 46z', hide) +
    fill('M-2 48L2 55 5 50zM6 51L9 57 12 51z', k.bone, 0.8) +
    fill('M9 36L16 35 13 40z', k.flameL, 0.9) +
    wash('M-4 54C-12 54-18 62-28 58-22 66-30 72-28 78-18 72-12 74-6 66-2 62-2 58-4 54z', k.flame) +
    wash('M-8 58C-14 60-18 64-22 64-18 68-12 66-8 62z', k.flameL) +
    wing(
      [56, 56],
      [62, 2],
      [
        [98, -4],
        [102, 22],
        [90, 42],
      ],
      [70, 66],
      light(hide, 0.1),
      k.ink,
    ) +
    shade('M62 2L90 42Q76 46 70 66L56 56z') +
    fill('M48 68L42 84 34 88 46 90 58 76zM66 76L64 90 58 96 70 94 76 80z', hide) +
    line('M36 54l-3-7M46 52l-1-8M76 70l3-7M86 76l4-6', 1.8)
  );
};

export const dragonCoiled = (k: Kit, { hide = k.red }: MotifOptions = {}) =>
  fill('M2 95C10 74 32 66 52 68 76 66 92 78 99 95z', k.gold) +
  line(
    'M14 90q5-4 10 0M28 82q5-4 10 0M46 78q5-4 10 0M66 80q5-4 10 0M34 91q5-4 10 0M56 90q5-4 10 0M78 90q5-4 10 0',
    1.2,
  ) +
  fill(
    limb(
      [
        [8, 86, 1],
        [18, 80, 6],
        [36, 82, 12],
        [62, 82, 17],
        [86, 72, 19],
        [84, 52, 19],
        [60, 46, 17],
        [42, 50, 15],
        [36, 38, 13],
        [42, 24, 11],
        [36, 16, 9],
      ],
      3,
    ),
    hide,
  ) +
  shade(
    limb(
      [
        [18, 83, 2],
        [36, 86, 6],
        [62, 87, 8],
        [90, 76, 9],
        [90, 52, 8],
      ],
      2,
    ),
  ) +
  line('M70 76l6 8M80 70l10 4M80 58l12-3M72 50l6-9M60 44l2-9M48 44l-1-8M30 40l7 2M32 30l8 2', 1.4) +
  wing(
    [62, 44],
    [74, 12],
    [
      [98, 6],
      [100, 28],
      [92, 46],
    ],
    [78, 52],
    dark(hide, 0.25),
    k.ink,
  ) +
  skull(k, 26, 17, 0.34, hide) +
  fill('M38 74l4 7 4-7zM16 72h8v6h-8z', k.goldL, 1);

export const fellBeast = (k: Kit, { hide = k.ash }: MotifOptions = {}) =>
  wing(
    [52, 40],
    [74, 16],
    [
      [99, 10],
      [100, 38],
      [86, 56],
    ],
    [60, 56],
    dark(hide, 0.3),
    k.ink,
  ) +
  wing(
    [48, 40],
    [26, 16],
    [
      [1, 10],
      [0, 38],
      [14, 56],
    ],
    [40, 56],
    hide,
    k.ink,
  ) +
  fill(
    limb([
      [52, 97, 1],
      [54, 82, 6],
      [50, 62, 16],
      [50, 46, 18],
      [46, 32, 10],
      [34, 26, 8],
      [30, 34, 8],
    ]),
    hide,
  ) +
  fill('M36 32C30 28 22 34 18 46L26 44 28 50 36 42z', hide) +
  disc(29, 36, 1.5, k.ember, 0) +
  fill('M50 42C42 36 42 24 50 16 60 24 60 36 54 44z', k.blackD) +
  line('M47 26l3 1M54 26l-2 1', 1.6, k.ember) +
  fill('M44 16L46 8 50 13 54 8 57 16z', k.ironD, 1.2) +
  fill('M42 68l-6 10 6-2 2 6 4-10zM58 68l6 10-6-2-2 6-4-10z', hide, 1.4);

export const watcher = (k: Kit, { hide = k.green }: MotifOptions = {}) => {
  const arms: Joint[][] = [
      [
        [20, 94, 17],
        [12, 62, 13],
        [22, 36, 9],
        [10, 18, 6],
        [20, 4, 2],
      ],
      [
        [42, 96, 19],
        [34, 66, 15],
        [46, 38, 10],
        [36, 12, 6],
        [48, 0, 2],
      ],
      [
        [62, 96, 19],
        [72, 68, 14],
        [58, 44, 10],
        [70, 22, 6],
        [60, 8, 2],
      ],
      [
        [84, 94, 16],
        [92, 66, 12],
        [80, 46, 8],
        [94, 28, 5],
        [88, 16, 1.5],
      ],
    ],
    suckers = arms
      .map((a) =>
        vein(
          a.map(([x, y, w]) => [x - w * 0.2, y, 1]),
          2,
        ),
      )
      .join('');
  return (
    fill(arms.map((a) => limb(a, 2)).join(''), hide) +
    shade(
      arms
        .map((a) =>
          limb(
            a.slice(0, 4).map(([x, y, w]) => [x + w * 0.26, y, w * 0.46]),
            1,
          ),
        )
        .join(''),
    ) +
    `<g stroke-dasharray="0 8">${twice(suckers, 3.4, 2, k.bone)}</g>` +
    fill('M30 92C30 72 68 72 72 92z', dark(hide, 0.35)) +
    fill('M36 84Q43 76 50 84 43 90 36 84zM54 84Q60 77 67 84 60 89 54 84z', k.flameL, 1.2) +
    line('M43 80v8M60.5 80v8', 2) +
    flood(89, k.waterD, k.ice)
  );
};

export const serpentSea = (k: Kit) =>
  fill(
    limb(
      [
        [4, 70, 6],
        [16, 44, 12],
        [34, 58, 16],
        [44, 86, 16],
      ],
      3,
    ),
    k.green,
  ) +
  fill(
    limb(
      [
        [58, 92, 14],
        [66, 58, 14],
        [82, 62, 11],
        [92, 88, 8],
      ],
      3,
    ),
    k.green,
  ) +
  fill('M12 52C0 50-4 40 4 32 14 26 26 30 28 40L20 46z', k.green) +
  disc(10, 38, 2, k.flameL, 1) +
  flood(86, k.waterD, k.ice);
