// Places that are like no other.

import { each, star } from '../lines.ts';
import type { Kit } from '../paint.ts';
import { again, disc, fill, flood, line, oval, shade, wash } from '../pens.ts';

/** Minas Tirith: seven walls one above the other, cloven by the great prow of rock, and the tower on top. */
export const guardedCity = (k: Kit) => {
  const tier = (y: number, w: number) =>
    fill(`M${50 - w} ${y}L${50 - w + 3} ${y - 11}H${50 + w - 3}L${50 + w} ${y}z`, k.wall, 1.2) +
    line(
      `M${50 - w + 4} ${y - 11}v-3M${50 + w - 4} ${y - 11}v-3M${50 - w / 2} ${y - 11}v-3M${50 + w / 2} ${y - 11}v-3`,
      2.2,
    ) +
    shade(`M${50 + w * 0.3} ${y}V${y - 11}H${50 + w - 3}L${50 + w} ${y}z`);
  return (
    fill('M-14 97L14 30 34 2 50-8 64 4 84 34 114 97z', k.slate, 1.4) +
    shade('M64 4L84 34 114 97H78C80 60 74 30 64 4z') +
    [97, 85, 73, 61, 49, 38].map((y, i) => tier(y, 58 - i * 9)).join('') +
    fill('M44 30V-4L50-22 56-4V30z', k.wall, 1.3) +
    shade('M50-22L56-4V30H50z') +
    fill('M50 20L60 97H40z', k.stoneL, 1.4) +
    shade('M50 20L60 97H52z') +
    fill('M50-22L66-27 62-21 66-16z', k.snow, 1) +
    fill('M45 97V88A5 5 0 0 1 55 88V97z', k.ironD, 1.1)
  );
};

/** Minas Morgul: a tower that shines like a corpse, its head turning, and the white bridge with its beasts. */
export const moonTower = (k: Kit) =>
  fill('M-6 97L10 62 22 70 34 54 36 97zM106 97L92 60 78 68 66 54 64 97z', k.violetD) +
  fill('M36 97L40 28 30 22V8L36 12V4L44 8 50-6 56 8 64 4V12L70 8V22L60 28 64 97z', k.gleam, 1.5) +
  shade('M50-6L56 8 64 4V12L70 8V22L60 28 64 97H50z') +
  wash('M44 36h5v8h-5zM52 36h5v8h-5zM44 54h5v8h-5zM52 54h5v8h-5zM36 14h5v6h-5zM58 14h5v6h-5z', k.green) +
  disc(50, 16, 5, k.leaf, 1.1) +
  fill('M50 97V84A8 8 0 0 0 34 84V97z', k.blackD, 1.2) +
  fill('M-10 104C20 88 44 92 50 92S84 90 110 104V112H-10z', k.wall, 1.2) +
  again(fill('M-4 0C-8-10-2-18 2-14 8-12 6-4 6 0zM0-14l4-5 2 5z', k.stone, 1), [
    'translate(16 96)',
    'translate(84 96)scale(-1 1)',
  ]) +
  line('M24 34C12 28 14 14 4 10M76 34C88 28 86 14 96 10M30 46C20 46 16 40 8 42', 1.3, k.leaf);

/** The Stone of Erech: a black globe, tall as a man, half sunk in its hill. */
export const blackStone = (k: Kit) =>
  fill('M-12 99C8 74 30 66 50 66S92 74 112 99z', k.grass, 1.4) +
  shade('M50 66C70 66 92 74 112 99H70C72 86 64 74 50 66z') +
  disc(50, 46, 30, k.blackD) +
  wash('M50 76A30 30 0 0 0 79 38C76 58 62 70 40 74A30 30 0 0 0 50 76z', k.violetD) +
  line('M27 38A24 24 0 0 1 42 22', 2.8, k.gleam) +
  fill('M14 78C28 66 38 72 50 70S74 66 88 78C70 88 30 88 14 78z', k.grass, 1.2) +
  line('M22 80l-2-6M30 82l0-7M70 82l1-7M80 80l3-6M50 84v-7', 1.2) +
  [-2, 102].map((x) => fill(`M${x - 6} 92L${x - 4} 70 ${x + 4} 70 ${x + 6} 92z`, k.stoneD, 1.2)).join('');

/** Dimrill Dale: three peaks above the mere that mirrors them, with stars in it by day, and Durin's broken pillar. */
export const mirrorMere = (k: Kit) => {
  const peaks = 'M-8 52L14 14 28 36 50-8 70 34 86 12 110 52z';
  return (
    fill(peaks, k.stone, 1.4) +
    shade('M50-8L70 34 86 12 110 52H62C64 34 58 10 50-8z') +
    wash('M50-8L57 8 51 5 45 9zM14 14L20 24 14 22 10 24zM86 12L91 22 86 20 81 23z', k.snow) +
    fill('M-16 52H116V97H-16z', k.leafD, 1.2) +
    oval(50, 74, 50, 19, k.deep, 1.6) +
    `<g transform="translate(0 104)scale(1 -.5)">${wash('M18 52L28 30 36 42 50 10 64 42 72 30 82 52z', k.slate, 0.9)}</g>` +
    wash(
      each(
        [
          [34, 78, 3],
          [46, 84, 3.4],
          [60, 82, 3],
          [68, 74, 2.6],
          [30, 70, 2.4],
        ],
        (x, y, r) => star(x, y, r, 4, 0.3),
      ),
      k.star,
    ) +
    fill('M84 97V58L90 52 96 60V97z', k.stoneL, 1.3) +
    line('M86 70h8M86 80h8', 1.1)
  );
};

/** The Argonath: two kings of stone on either side of the river. */
export const kingsOfStone = (k: Kit) =>
  flood(88, k.waterD, k.ice) +
  again(
    fill('M-13 0L-11-46-16-58C-14-66-8-70-5-72-6-84 6-84 5-72 8-70 14-66 16-58L11-46 13 0z', k.stone) +
      shade('M2-80C6-78 5-74 5-72 8-70 14-66 16-58L11-46 13 0H2z') +
      fill('M-18-58L-22-84-17-85-12-60z', k.stone, 1.2) +
      fill('M-6-78L-7-88-3-82 0-90 3-82 7-88 6-78z', k.stoneL, 1.1) +
      line('M-9-40H9M-6-20V-2M6-20V-2', 1.2),
    ['translate(24 95)scale(1.05)', 'translate(76 95)scale(-1.05 1.05)'],
  );
