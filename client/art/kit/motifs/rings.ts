// Rings and seeing-stones.

import { star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, hatch, line, shade, wash } from '../pens.ts';

export const ring = (k: Kit, { gem, metal = k.gold, cut = 'round', band = 'plain' }: MotifOptions = {}) => {
  let o =
    fill('M50 28A33 33 0 1 1 49.9 28zM50 39A22 22 0 1 0 50.1 39z', metal) +
    shade('M77 42A33 33 0 0 1 28 86L34 78A24 24 0 0 0 70 48z') +
    line('M24 50A29 29 0 0 1 38 35', 2.4, k.goldL);
  if (band === 'braid') o += hatch(20, 58, 6, 2.5, 5.5, 8, 4, 1.2) + hatch(80, 58, 6, -2.5, 5.5, -8, 4, 1.2);
  if (band === 'angle')
    o += line('M20 66l8-6M22 76l9-5M30 86l6-8M44 92l2-9M80 66l-8-6M78 76l-9-5M70 86l-6-8M56 92l-2-9', 1.3);
  if (band === 'script')
    o += line(
      'M20 58c4 1 3 5 7 5M21 68c5-1 4 4 9 2M28 79c3-4 6 1 9-3M40 88c1-5 5-1 6-6M80 58c-4 1-3 5-7 5M79 68c-5-1-4 4-9 2M72 79c-3-4-6 1-9-3M60 88c-1-5-5-1-6-6',
      1.5,
      k.ember,
    );
  if (gem)
    o +=
      fill('M38 36Q50 44 62 36L60 28H40z', metal) +
      (cut === 'square'
        ? fill('M34 6H66V32H34z', gem) +
          line('M34 6l8 7h16l8-7M42 13v12h16V13M34 32l8-7M66 32l-8-7', 1.2) +
          wash('M42 13h16v12z', '#fff', 0.35)
        : cut === 'hex'
          ? fill('M36 4H64L74 18 50 38 26 18z', gem) +
            line('M26 18H74M36 4l6 14 8 20 8-20 6-14M50 4l-8 14M50 4l8 14', 1.2) +
            wash('M36 4H50L42 18H26z', '#fff', 0.4)
          : cut === 'star'
            ? fill(star(50, 19, 19, 8, 0.6), gem) + wash(star(50, 19, 9, 8, 0.5), '#fff', 0.6)
            : fill('M50 2C62 2 68 10 68 19S62 36 50 36 32 28 32 19 38 2 50 2z', gem) +
              line('M40 12A12 12 0 0 1 50 7', 2.4, '#fff') +
              shade('M64 26A16 16 0 0 1 40 31C52 32 58 28 64 14z'));
  return o;
};

export const palantir = (k: Kit, { vision = 'eye' }: MotifOptions = {}) =>
  fill('M18 84L30 70H70L82 84 74 96H26z', k.woodD) +
  line('M30 84H70', 1.3, k.gold) +
  disc(50, 42, 38, k.blackD) +
  wash('M50 80A38 38 0 0 0 86 30C84 56 66 72 38 78A38 38 0 0 0 50 80z', k.violetD) +
  (vision === 'eye'
    ? wash('M24 44Q50 22 76 44 50 66 24 44z', k.flameR) +
      wash('M32 44Q50 30 68 44 50 58 32 44z', k.flame) +
      wash('M50 32Q55 44 50 56 45 44 50 32z', k.blackD)
    : vision === 'tower'
      ? wash('M24 58C34 48 64 46 78 58 70 70 32 70 24 58z', k.waterD) +
        fill('M45 56L47 30 50 22 53 30 55 56z', k.wall, 1) +
        disc(64, 32, 5, k.moon, 0)
      : vision === 'flame'
        ? wash('M50 20C60 34 66 42 60 56 56 64 44 64 40 56 36 46 46 42 50 20z', k.flame) +
          wash('M50 40C55 48 55 56 50 60 45 56 45 48 50 40z', k.flameL)
        : vision === 'mountain'
          ? fill('M20 60L40 26 50 42 58 32 80 60 66 72H34z', k.violet, 1) +
            wash('M40 26L46 37 40 34 36 38zM58 32L63 40 57 38z', k.snow) +
            wash(star(66, 22, 6, 4, 0.25), k.star)
          : vision === 'crown'
            ? fill('M28 56L24 30 38 42 50 24 62 42 76 30 72 56z', k.gold, 1) + line('M30 50H70', 1.2)
            : vision === 'ship'
              ? wash('M20 54Q50 44 80 54 70 70 50 70 30 70 20 54z', k.waterD) +
                fill('M36 52H64L58 60H42zM49 26V49H36C38 38 42 32 49 26z', k.wall, 1)
              : wash(star(50, 42, 20, 4, 0.2), k.gleam) +
                wash(star(32, 58, 6, 4, 0.25) + star(70, 56, 7, 4, 0.25) + star(64, 24, 5, 4, 0.25), k.gleam)) +
  line('M20 34A32 32 0 0 1 42 12', 3, k.gleam) +
  line('M17 44l1-4', 2.6, k.gleam);
