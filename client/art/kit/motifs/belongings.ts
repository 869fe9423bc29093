// What travellers and scholars carry.

import { star, vein } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { again, disc, fill, line, oval, shade, wash } from '../pens.ts';

export const lamp = (k: Kit) =>
  line('M50 4a8 8 0 1 0 .1 0', 2.4) +
  fill('M30 30L50 16 70 30z', k.bronze) +
  fill('M30 32H70L64 78H36z', k.flameL) +
  wash('M50 40C58 52 60 60 50 72 40 60 44 54 50 40z', k.flame) +
  line('M42 32L44 78M58 32L56 78', 1.6) +
  fill('M30 78H70L74 90H26z', k.bronze);

export const book = (k: Kit, { open = true, cover = k.red, stain, clasp = k.gold }: MotifOptions = {}) =>
  open
    ? fill('M4 28L50 36 96 28V84L50 94 4 84z', cover) +
      fill('M50 32C40 22 24 20 9 24V78C24 74 40 76 50 86z', k.paper) +
      fill('M50 32C60 22 76 20 91 24V78C76 74 60 76 50 86z', k.vellum) +
      line(
        'M16 34c10-2 20 0 27 5M16 43c10-2 20 0 27 5M16 52c10-2 20 0 27 5M16 61c8-2 14-1 20 2M57 39c7-5 17-7 27-5M57 48c7-5 17-7 27-5M57 57c7-5 17-7 27-5M57 66c5-3 10-5 16-5',
        1.3,
      ) +
      (stain
        ? wash(
            'M62 62C70 54 88 58 91 66V78C80 75 70 76 62 80 58 74 58 66 62 62zM9 26C18 22 26 26 24 34 20 42 12 40 9 42z',
            stain,
            0.65,
          ) + fill('M91 40L84 46 90 52 83 58 91 62z', cover, 1.2)
        : '')
    : fill('M18 12L74 6 84 12V86L28 96 18 88z', cover) +
      fill('M20 88L76 80 84 86 28 96z', k.paper, 1.4) +
      shade('M24 12L18 12V88L24 92z') +
      line('M30 20L74 15V72L30 78z', 1.6, clasp) +
      disc(52, 46, 10, clasp) +
      wash(star(52, 46, 7, 8, 0.4), cover) +
      fill('M74 28L88 30V38L74 36zM74 58L88 58V66L74 66z', clasp, 1.4);

export const scroll = (k: Kit, { seal = k.red }: MotifOptions = {}) =>
  fill('M20 18H80V84H20z', k.paper) +
  wash('M66 18H80V84H66z', k.vellum) +
  line(
    'M30 32c8-3 12 3 20 0s14 2 20 0M30 42c8-3 12 3 20 0s14 2 20 0M30 52c8-3 12 3 20 0s14 2 20 0M30 62c6-3 10 3 18 0',
    1.5,
  ) +
  fill('M14 10H86A6 6 0 0 1 86 24H14A6 6 0 0 1 14 10z', k.vellum) +
  fill('M14 78H86A6 6 0 0 1 86 92H14A6 6 0 0 1 14 78z', k.vellum) +
  disc(14, 17, 3, k.wood) +
  disc(86, 17, 3, k.wood) +
  disc(14, 85, 3, k.wood) +
  disc(86, 85, 3, k.wood) +
  disc(64, 68, 9, seal) +
  wash(star(64, 68, 5, 5), k.paper, 0.7);

export const cup = (k: Kit, { metal = k.gold, drink = k.red }: MotifOptions = {}) =>
  fill('M26 14H74C76 40 68 54 55 58V76L72 86V93H28V86L45 76V58C32 54 24 40 26 14z', metal) +
  shade('M58 14H74C76 40 68 54 55 58V76L72 86V93H56C52 80 60 60 58 14z') +
  oval(50, 14, 24, 6, drink) +
  line('M28 32Q50 40 72 32M28 38Q50 46 71 38', 1.4) +
  [38, 50, 62].map((x) => disc(x, 39 + (x === 50 ? 2 : 0), 2, k.red, 0.8)).join('');

export const flask = (k: Kit, { body = k.steel, drink }: MotifOptions = {}) =>
  fill('M42 20H58V34C76 40 82 54 82 66 82 84 68 94 50 94S18 84 18 66C18 54 24 40 42 34z', drink ? k.ice : body) +
  (drink
    ? wash('M20 58Q50 50 80 58C84 80 68 92 50 92S16 80 20 58z', drink) +
      line('M20 58Q50 66 80 58', 1.2) +
      disc(42, 74, 3, light(k), 0) +
      disc(58, 68, 2.2, light(k), 0) +
      disc(52, 82, 2.4, light(k), 0)
    : shade('M58 34C76 40 82 54 82 66 82 84 68 94 50 94 66 80 66 52 58 34z') +
      shade('M50 50C62 56 60 72 50 80 40 72 38 56 50 50z')) +
  fill('M40 10H60V20H40z', k.wood) +
  line('M28 56C30 48 36 44 40 42', 2.4, '#fff');

const light = (k: Kit) => k.gleam;

export const athelas = (k: Kit) =>
  line(
    vein([
      [50, 98, 1],
      [52, 70, 1],
      [48, 40, 1],
      [50, 8, 1],
    ]),
    3,
    k.leafD,
  ) +
  [k.leaf, k.leafD]
    .map((q, i) =>
      again(
        fill('M0 0C-11-12-8-30 0-42 8-30 11-12 0 0z', q) + line('M0 0V-34', 1),
        (i
          ? [
              [51, 76, 58],
              [50, 56, 52],
              [49, 36, 42],
              [50, 20, 22],
            ]
          : [
              [50, 82, -58],
              [51, 62, -52],
              [48, 42, -42],
              [50, 24, -24],
            ]
        ).map(([x, y, a]) => `translate(${x} ${y})rotate(${a})`),
      ),
    )
    .join('') +
  again(wash('M0-6L2-2 6-2 3 1 4 5 0 3-4 5-3 1-6-2-2-2z', k.snow) + disc(0, 0, 1.6, k.gold, 0), [
    'translate(50 8)',
    'translate(42 14)',
    'translate(58 13)',
  ]);

export const herbs = (k: Kit) =>
  again(
    line('M0 22V-58', 2, k.leafD) +
      [-16, -32, -48].map((y) => fill(`M0 ${y + 8}q-12-2-11-12q10 1 11 12q12-2 11-12q-10 1-11 12`, k.leaf, 1)).join(''),
    [-22, 10, 42].map((a) => `translate(50 72)rotate(${a})`),
  ) +
  [k.pink, k.violet]
    .map((q, i) =>
      again(
        line('M0 22V-58', 2, k.leafD) + [-30, -40, -50, -58].map((y, j) => disc(j % 2 ? 4 : -4, y, 5, q, 1.2)).join(''),
        (i ? [-6] : [-40, 26]).map((a) => `translate(50 72)rotate(${a})`),
      ),
    )
    .join('') +
  fill('M38 66Q50 74 62 66L61 76Q50 82 39 76z', k.rope) +
  line('M40 70l22 3M40 74l20 3M58 74q12 6 8 16', 1.4);

export const cloak = (k: Kit, { cloth = k.greyD, lining = k.green }: MotifOptions = {}) =>
  fill(
    'M50 4C36 4 30 14 30 28 18 38 12 64 6 92 22 98 34 88 50 95 66 88 78 98 94 92 88 64 82 38 70 28 70 14 64 4 50 4z',
    cloth,
  ) +
  shade('M62 9C70 14 70 20 70 28 82 38 88 64 94 92 84 95 74 92 66 90 72 60 68 36 62 9z') +
  fill('M50 12C40 12 37 22 38 32 42 42 58 42 62 32 63 22 60 12 50 12z', k.blackD) +
  fill('M38 34C34 56 38 74 46 94L50 95 54 94C62 74 66 56 62 34 58 42 42 42 38 34z', lining, 1.4) +
  line('M28 44C24 58 20 74 18 90M34 50C32 64 32 78 34 88M72 44C76 58 80 74 82 90M66 50C68 64 68 78 66 88', 1.3) +
  `<g transform="translate(50 44)scale(.2)translate(-50 -50)">${wash('M50 6C84 26 84 64 52 84L50 96 48 84C16 64 16 26 50 6z', k.leaf)}</g>`;

export const rope = (k: Kit) => {
  let o = '';
  [
    [50, 74, 40, 18],
    [50, 64, 38, 18],
    [50, 54, 36, 17],
    [50, 44, 34, 16],
  ].forEach(([x, y, rx, ry]) => {
    o += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke-width="10"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke-width="7" stroke="${k.rope}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke-width="6" stroke-dasharray="1.6 5" stroke="${k.woodD}"/>`;
  });
  return (
    o +
    line('M82 38C92 24 84 8 70 8', 9) +
    line('M82 38C92 24 84 8 70 8', 6, k.rope) +
    line('M68 4l-5-2M67 8h-6M68 12l-5 3', 1.6)
  );
};

export const pipe = (k: Kit) =>
  line('M26 44C18 34 30 28 24 18S34 8 28 0', 2.4, k.greyD) +
  line('M38 44C34 36 42 30 38 22', 1.8, k.greyD) +
  fill('M16 50H46C48 66 46 78 40 84 34 90 24 88 20 80 15 72 14 62 16 50z', k.wood) +
  shade('M34 50H46C48 66 46 78 40 84 36 88 32 88 30 87 38 76 38 62 34 50z') +
  fill('M40 82C56 76 66 60 98 44L96 38C66 50 54 64 42 66z', k.wood) +
  oval(31, 50, 15, 4.5, k.flameR) +
  line('M18 58h28', 1.3);

export const sapling = (k: Kit) =>
  fill('M30 72H70L64 96H36z', k.rust) +
  fill('M26 66H74V74H26z', k.rust) +
  line(
    'M50 66C48 50 52 40 50 14M50 54C40 50 34 44 30 32M50 46C60 42 66 36 70 24M50 34C44 30 40 24 40 12M31 44C26 42 22 40 18 38',
    3.4,
  ) +
  line(
    'M50 66C48 50 52 40 50 14M50 54C40 50 34 44 30 32M50 46C60 42 66 36 70 24M50 34C44 30 40 24 40 12',
    1.4,
    k.wall,
  ) +
  again(
    fill('M0-7L2-2 7-2 3 1 4 6 0 3-4 6-3 1-7-2-2-2z', k.snow, 0.9) + disc(0, 0, 1.6, k.gold, 0),
    [
      [50, 10],
      [30, 28],
      [70, 20],
      [18, 36],
      [60, 34],
      [38, 40],
      [24, 22],
      [76, 34],
    ].map(([x, y]) => `translate(${x} ${y})`),
  );

export const key = (k: Kit) =>
  line('M50 6a16 16 0 1 0 .1 0', 8) +
  line('M50 6a16 16 0 1 0 .1 0', 4.6, k.iron) +
  fill('M46 38H54V94H46z', k.iron) +
  fill('M54 74H72V80H64V84H72V92H54z', k.iron) +
  disc(50, 42, 5, k.iron);

export const chain = (k: Kit) => {
  const d = 'M-8-12h16a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6z';
  return again(
    line(d, 6) + line(d, 3, k.iron),
    [0, 1, 2, 3, 4].map((i) => `translate(50 ${10 + i * 20})rotate(${i % 2 ? 24 : -24})`),
  );
};
