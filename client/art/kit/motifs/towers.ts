// Cities, towers, gates and bridges.

import { at, crenel, each, num } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { dark } from '../paint.ts';
import { again, disc, fill, flood, line, shade, wash } from '../pens.ts';

export const whiteCity = (k: Kit) => {
  let o =
    fill('M50 0L34 24 8 52-16 96H116L92 50 66 22z', k.slate, 1.4) +
    shade('M50 0L66 22 92 50 116 96H84C84 60 68 24 50 0z');
  for (let i = 0; i < 4; i++) {
    const y = 97 - i * 18,
      w = 60 - i * 12.5,
      N = 8 - i * 2,
      step = (1.8 * w) / N;
    let roofs = '';
    for (let j = 0; j < N; j++)
      roofs += `M${at(50 - w * 0.9 + j * step, y - 5)}v-9l${num(step * 0.4)}-4 ${num(step * 0.4)} 4v9z`;
    const top = `M${at(50 - w, y - 10.5)}Q50 ${num(y - 1.5)} ${at(50 + w, y - 10.5)}`;
    o +=
      fill(roofs, i % 2 ? k.stone : k.stoneL, 0.9) +
      line(top, 5.4).replace('/>', ' stroke-dasharray="4.2 2.4" stroke-linecap="butt"/>') +
      line(top, 3.6, k.wall).replace(
        '/>',
        ' stroke-dasharray="2.6 4" stroke-dashoffset="-.8" stroke-linecap="butt"/>',
      ) +
      fill(
        `M${at(50 - w, y)}Q50 ${num(y + 9)} ${at(50 + w, y)}V${num(y - 9)}Q50 ${num(y)} ${at(50 - w, y - 9)}z`,
        k.wall,
        1.1,
      ) +
      shade(
        `M${at(50 + w * 0.36, y + 4)}Q${at(50 + w * 0.7, y + 2.4)} ${at(50 + w, y)}V${num(y - 9)}Q${at(50 + w * 0.7, y - 6.6)} ${at(50 + w * 0.36, y - 5)}z`,
      );
  }
  return (
    o +
    fill('M45 36V6L50-14 55 6V36z', k.wall, 1.4) +
    shade('M50-14L55 6V36H50z') +
    fill('M44 90h12v11H44z', k.ironD, 1.2) +
    line('M48 12v5M48 24v5M50-14V-22', 1.3) +
    fill('M50-22L62-19 50-15z', k.blueD, 0.9)
  );
};

export const darkTower = (k: Kit) =>
  fill(
    'M50-6L54 16 58 12 60 34 66 28 68 52 76 46 78 68 86 64 92 95H8L14 64 22 68 24 46 32 52 34 28 40 34 42 12 46 16z',
    k.black,
  ) +
  shade('M50-6L54 16 58 12 60 34 66 28 68 52 76 46 78 68 86 64 92 95H56C60 60 54 30 50-6z') +
  line('M46 16L45 95M54 16L55 95M40 34L36 95M60 34L64 95M32 52L24 95M68 52L76 95', 1.2) +
  fill('M44 26Q50 18 56 26 50 34 44 26z', k.flame, 1.4) +
  wash('M50 22Q52 26 50 30 48 26 50 22z', k.blackD) +
  wash('M48 48h4v6h-4zM40 62h3v6h-3zM57 60h3v6h-3zM48 74h4v7h-4zM28 78h3v5h-3zM70 76h3v5h-3z', k.flame);

export const orthanc = (k: Kit) =>
  fill('M14 95V78L50 70 86 78V95Q50 102 14 95z', k.stoneD) +
  fill(crenel(14, 79, 72, 9), k.stoneD, 1.2) +
  fill('M36 88L40 24 34 2 44 14 47 0 50 12 53 0 56 14 66 2 60 24 64 88z', k.black) +
  shade('M50 12L53 0 56 14 66 2 60 24 64 88H50z') +
  line('M44 14L43 88M56 14L57 88M50 14V88M41 34H59M39 54H61', 1.1) +
  wash('M48 30h4v5h-4zM48 46h4v6h-4zM46 74h8v14h-8z', k.flame) +
  fill('M8 95C20 88 34 90 50 91S82 88 94 95z', k.leafD, 1.4);

export const ruinedTower = (k: Kit, { stone = k.stone }: MotifOptions = {}) =>
  fill('M26 95L30 34 26 32 28 18 36 26 40 10 46 22 52 16 56 30 62 26 66 40 72 38 74 95z', stone) +
  shade('M52 16L56 30 62 26 66 40 72 38 74 95H56C60 70 58 40 52 16z') +
  fill('M44 46a6 8 0 0 1 12 0V56H44z', k.blackD, 1.4) +
  fill('M42 95V80a8 9 0 0 1 16 0V95z', k.blackD) +
  line('M32 44h8M36 52h6M32 64h9M58 66h8M34 76h6M62 78h8M60 52h7M34 86h7', 1.3) +
  fill('M4 95L8 84 18 82 22 95zM78 95L82 86 94 88 97 95z', stone) +
  line('M28 90C32 78 28 70 34 62', 2.4, k.leafD) +
  each(
    [
      [30, 76],
      [34, 66],
      [29, 86],
    ],
    (x, y) => disc(x, y, 3, k.leaf, 1),
  );

export const whiteTowers = (k: Kit) =>
  again(
    fill('M-9 0L-7-70-11-74V-80H11V-74L7-70 9 0z', k.wall) +
      shade('M0 0V-80H11V-74L7-70 9 0z') +
      fill('M-9-80L0-100 9-80z', k.blueD) +
      line('M-5-20h5M-4-44h5M1-32h4', 1.2) +
      fill('M-2.5-54a2.5 3 0 0 1 5 0v8h-5z', k.blackD, 1),
    [
      [22, 0.66],
      [80, 0.74],
      [52, 1],
    ].map(([x, s]) => `translate(${x} 95)scale(${s})`),
  ) + fill('M0 97C14 88 30 86 50 90S84 86 100 97z', k.leaf);

export const spire = (k: Kit, { stone = k.stone }: MotifOptions = {}) =>
  fill('M36 95L42 54 38 52 44 30 42 26 50-4 57 24 55 28 62 50 58 54 66 95z', stone) +
  shade('M50-4L57 24 55 28 62 50 58 54 66 95H54C58 64 54 30 50-4z') +
  line('M44 40l4 8M42 62l6 6M40 78l6 5M54 60l4 8', 1.2) +
  fill('M14 95C24 84 34 86 42 82L62 84C72 86 80 86 90 95z', dark(stone, 0.2));

export const gate = (k: Kit, { stone = k.stone, bars = k.ironD, glow }: MotifOptions = {}) =>
  fill('M28 95V34H72V95z', stone) +
  fill('M38 95V62A12 14 0 0 1 62 62V95z', glow ?? k.blackD) +
  line('M43 52V95M50 48V95M57 52V95M38 66H62M38 78H62', 2, bars) +
  each(
    [
      [4, 0],
      [70, 1],
    ],
    (x, q) =>
      fill(`M${x} 95V22H${x + 26}V95z`, stone) +
      (q ? shade(`M${x + 12} 22H${x + 26}V95H${x + 12}z`) : '') +
      fill(crenel(x - 2, 22, 30, 4), stone, 1.6) +
      fill(`M${x + 11} 38h4v10h-4zM${x + 11} 62h4v10h-4z`, k.blackD, 1),
  ) +
  fill(crenel(30, 34, 40, 5), stone, 1.6) +
  line('M8 56h8M18 80h8M8 86h6M76 58h8M86 82h6M36 44h8M56 46h8', 1.2);

export const blackGate = (k: Kit) =>
  fill('M0 95L8 30 22 24 28 95zM100 95L92 30 78 24 72 95z', k.black) +
  fill('M8 30L6 14 15 20 22 10 22 24zM92 30L94 14 85 20 78 10 78 24z', k.blackD) +
  fill('M24 95V46L50 40 76 46V95z', k.ironD) +
  fill(crenel(24, 48, 52, 7), k.ironD, 1.4) +
  line('M50 42V95M37 46V95M63 46V95M24 62H76M24 78H76', 2) +
  [31, 44, 56, 69].map((x) => [56, 70, 86].map((y) => disc(x, y, 1.6, k.steelD, 0)).join('')).join('') +
  wash('M14 44h3v8h-3zM83 44h3v8h-3zM16 66h3v8h-3zM81 66h3v8h-3z', k.flame) +
  shade('M50 40L76 46V95H50zM92 30L100 95H86z');

export const bridge = (k: Kit, { stone = k.stone, broken }: MotifOptions = {}) =>
  flood(84, k.waterD, k.ice) +
  fill(
    broken
      ? 'M-60 52H-2C10 44 20 40 32 39L30 46 36 50 30 56 34 62 30 66A12 14 0 0 0 14 90H-60zM160 52H102C90 44 80 40 68 39L71 46 64 51 70 56 67 62 70 66A12 14 0 0 1 86 90H160z'
      : 'M-60 60H-2C30 34 70 34 102 60H160V94H92V86A15 22 0 0 0 64 86V92H60V84A10 24 0 0 0 40 84V92H36V86A15 22 0 0 0 8 86V94H-60z',
    stone,
  ) +
  (broken
    ? ''
    : shade('M64 86V92H60V84A10 24 0 0 0 50 60V46C70 46 86 50 102 60H160V94H92V86A15 22 0 0 0 64 86z') +
      fill('M-60 50H-2C30 24 70 24 102 50H160V60H102C70 34 30 34-2 60H-60z', stone) +
      line('M8 78A16 22 0 0 1 22 64M64 70A15 22 0 0 1 78 63M42 66q8-8 16 0', 1.2)) +
  line(
    'M-20 50v9M6 46v8M20 39v8M35 34v8M50 32v8M65 34v8M80 39v8M94 46v8M120 50v9M-6 70h8M98 72h9M24 62h7M70 60h7',
    1.2,
  );

export const elvenHouse = (k: Kit) =>
  fill('M2 95V58H98V95z', k.wall) +
  [12, 31, 50, 69, 88]
    .map((x) =>
      fill(
        `M${x - 7} 95V74C${x - 7} 66 ${x - 3} 64 ${x} 58 ${x + 3} 64 ${x + 7} 66 ${x + 7} 74V95z`,
        x === 50 ? k.flameL : k.slate,
        1.6,
      ),
    )
    .join('') +
  fill('M-2 60C12 56 20 46 24 40H76C80 46 88 56 102 60z', k.green) +
  fill('M34 40V26H66V40z', k.wall) +
  fill('M40 40V34a3 4 0 0 1 6 0V40zM54 40V34a3 4 0 0 1 6 0V40z', k.slate, 1.2) +
  fill('M28 28C38 24 46 14 50-2 54 14 62 24 72 28z', k.green) +
  shade('M50-2C54 14 62 24 72 28H54zM60 40H76C80 46 88 56 102 60H70z') +
  line('M10 56C18 52 24 46 26 42M90 56C82 52 76 46 74 42', 1.2);

export const palisade = (k: Kit) =>
  fill(
    Array.from({ length: 11 }, (_, i) => `M${i * 9.4 - 1} 95V${num(50 + (i % 3) * 2)}l4.5-8 4.5 8V95z`).join(''),
    k.wood,
  ) +
  fill('M38 95V58H62V95z', k.woodD) +
  line('M-2 66H38M62 66H102M-2 82H38M62 82H102', 2.4) +
  fill('M30 56L50 26 70 56z', k.leafD) +
  shade('M50 26L70 56H54z') +
  fill('M6 46L18 24 30 46z', k.leafD) +
  fill('M70 46L82 24 94 46z', k.leafD) +
  line('M50 26V12', 2) +
  fill('M50 12L64 16 50 21z', k.red, 1.4);
