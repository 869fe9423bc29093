// Rings, stones and jewels.

import { rays, star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { again, disc, fill, line, oval, shade, wash } from '../pens.ts';

export const fireRing = (k: Kit) => {
  const top = 'M14 44A36 18 0 1 1 86 44 36 18 0 1 1 14 44zM24 45A26 11 0 1 0 76 45 26 11 0 1 0 24 45z';
  return (
    fill('M14 44V58A36 20 0 0 0 86 58V44A36 18 0 0 1 14 44z', k.gold) +
    shade('M60 61A36 18 0 0 0 86 44V58A36 20 0 0 1 58 78z') +
    fill('M24 45A26 11 0 0 1 76 45V50A26 11 0 0 0 24 50z', k.goldD) +
    fill(top, k.goldL) +
    line('M19 56c3-3 4 4 7 2s2-4 5 1 3-2 6 2 3-4 6 1 2-5 5 0 3 3 6-1 2 4 5 0 3 2 6-2 2 3 5-1 3 1 5-3', 2, k.ember) +
    line('M20 62c4 4 5 0 8 4s5-1 8 3 5-2 8 1 4-2 8-1 4-3 8-2 3-3 7-3 3-4 7-4', 1.2, k.flameR)
  );
};

export const starGlass = (k: Kit) =>
  wash(rays(50, 60, 16, 20, 56, 0.34), k.star, 0.8) +
  fill('M43 22H57V28C57 38 72 48 72 68 72 84 62 92 50 92S28 84 28 68C28 48 43 38 43 28z', k.ice) +
  wash('M31 62C40 58 60 66 69 60 74 80 62 90 50 90S28 80 31 62z', k.gleam) +
  fill('M40 10H60V22H40z', k.steel) +
  line('M44 10q6-12 12 0', 2) +
  fill(star(50, 64, 19, 8, 0.36), k.star, 1.2) +
  line('M36 52C39 46 43 42 45 36', 2, '#fff');

export const gemstone = (k: Kit, { stone = k.gleam, deep = k.cold }: MotifOptions = {}) =>
  fill('M50 4L78 14 95 41 88 71 66 92H34L12 71 5 41 22 14z', stone) +
  wash('M78 14L95 41 88 71 66 92 66 68 77 48 68 30zM34 68H66L66 92H34z', deep) +
  wash('M50 4L22 14 5 41 23 48 32 30 50 24zM32 30L50 24 44 44z', '#fff', 0.75) +
  line(
    'M50 24L68 30 77 48 66 68H34L23 48 32 30zM50 4V24M78 14L68 30M95 41L77 48M88 71L77 48M66 92V68M34 92V68M12 71L23 48M5 41L23 48M22 14L32 30M50 24L34 68M50 24L66 68M23 48H77',
    1.2,
  );

export const elfstone = (k: Kit) =>
  fill('M50 70C30 66 12 70 2 52 18 54 24 44 38 46L50 40 62 46C76 44 82 54 98 52 88 70 70 66 50 70z', k.steel) +
  line('M10 56C22 60 30 54 40 58M90 56C78 60 70 54 60 58', 1.2) +
  fill('M42 44C40 30 46 22 56 24L66 30 56 32 58 46z', k.steel) +
  disc(55, 29, 1.4, k.ink, 0) +
  oval(50, 62, 16, 19, k.green) +
  oval(50, 62, 11, 14, k.leaf, 1.2) +
  line('M44 56C46 51 50 50 52 50', 2.4, '#fff') +
  fill('M40 78L36 94 46 88 50 97 54 88 64 94 60 78z', k.steel);

export const torque = (k: Kit) => {
  let o =
    line('M34 14C4 28 4 84 50 88S96 28 66 14', 13) +
    line('M34 14C4 28 4 84 50 88S96 28 66 14', 9, k.gold) +
    line('M34 14C4 28 4 84 50 88S96 28 66 14', 9, k.goldD).replace(
      'stroke-width="9"',
      'stroke-width="8" stroke-dasharray="2 6"',
    );
  const stones = [
    [18, 34, k.red],
    [13, 52, k.flame],
    [20, 72, k.leaf],
    [36, 84, k.green],
    [64, 84, k.blue],
    [80, 72, k.violet],
    [87, 52, k.pink],
    [82, 34, k.cold],
  ] as const;
  for (const [x, y, colour] of stones) o += disc(x, y, 6, colour, 1.6);
  return (
    o +
    disc(34, 14, 8, k.gold) +
    disc(66, 14, 8, k.gold) +
    disc(32, 12, 2.4, k.goldL, 0) +
    disc(64, 12, 2.4, k.goldL, 0)
  );
};

export const coins = (k: Kit) =>
  again(
    oval(0, 4, 14, 6, k.goldD) + oval(0, 0, 14, 6, k.gold) + oval(0, 0, 7, 2.6, k.goldL, 1),
    [
      [26, 78],
      [46, 84],
      [68, 80],
      [36, 66],
      [58, 68],
      [48, 54],
      [82, 86],
      [14, 88],
    ].map(([x, y]) => `translate(${x} ${y})`),
  );

export const casket = (k: Kit) =>
  fill('M14 46L24 26H86L90 42V82L76 92H14z', k.woodD) +
  fill('M14 46H76V92H14z', k.wood) +
  fill('M14 46L24 26H86L76 46z', k.bronze) +
  line('M14 62H76M14 76H76M82 44V86', 1.2) +
  fill('M38 42H52V58H38z', k.steel) +
  `<g transform="translate(45 68)scale(.26)translate(-50 -50)">${wash('M50 6C84 26 84 64 52 84L50 96 48 84C16 64 16 26 50 6z', k.gleam)}</g>` +
  line('M24 40h48', 1.2);

export const leafBrooch = (k: Kit) =>
  fill('M50 6C84 26 84 64 52 84L50 96 48 84C16 64 16 26 50 6z', k.green) +
  shade('M50 6C84 26 84 64 52 84z') +
  line('M50 10V92M50 34L34 24M50 34L66 24M50 52L30 42M50 52L70 42M50 68L34 60M50 68L66 60', 1.8, k.gleam);
