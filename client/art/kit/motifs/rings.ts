// Rings, told apart by the shape of stone and band before their colour.
import { star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, hatch, line, shade, wash } from '../pens.ts';

type Cut = NonNullable<MotifOptions['cut']>;

const CUTS: Readonly<Record<Cut, (gem: string, k: Kit) => string>> = {
  round: (gem) =>
    fill('M50 2C62 2 68 10 68 19S62 36 50 36 32 28 32 19 38 2 50 2z', gem) +
    line('M40 12A12 12 0 0 1 50 7', 2.4, '#fff') +
    shade('M64 26A16 16 0 0 1 40 31C52 32 58 28 64 14z'),
  square: (gem) =>
    fill('M34 6H66V32H34z', gem) +
    line('M34 6l8 7h16l8-7M42 13v12h16V13M34 32l8-7M66 32l-8-7', 1.2) +
    wash('M42 13h16v12z', '#fff', 0.35),
  hex: (gem) =>
    fill('M36 4H64L74 18 50 38 26 18z', gem) +
    line('M26 18H74M36 4l6 14 8 20 8-20 6-14M50 4l-8 14M50 4l8 14', 1.2) +
    wash('M36 4H50L42 18H26z', '#fff', 0.4),
  star: (gem) => fill(star(50, 19, 22, 8, 0.5), gem) + wash(star(50, 19, 9, 8, 0.5), '#fff', 0.6),
  pear: (gem) =>
    fill('M50-6C58 6 68 14 66 26 64 36 36 36 34 26 32 14 42 6 50-6z', gem) +
    line('M50-6V12M40 24A11 11 0 0 0 50 31', 1.6) +
    wash('M50-2C44 8 38 16 38 24 44 18 48 8 50-2z', '#fff', 0.4),
  heart: (gem) =>
    fill('M50 38C34 28 24 18 30 7 36-2 46 0 50 8 54 0 64-2 70 7 76 18 66 28 50 38z', gem) +
    wash('M34 10C36 4 42 4 44 8 40 10 38 14 36 18z', '#fff', 0.5),
  moon: (gem, k) =>
    fill('M64-4C36-4 26 16 34 32 44 42 66 40 72 26 56 32 44 22 48 10 50 4 56-2 64-4z', gem) +
    disc(64, 13, 3.4, k.star, 1),
  rose: (gem, k) =>
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 50 18)">${fill('M50 18C40 12 40-2 50-6 60-2 60 12 50 18z', gem, 1.2)}</g>`,
      )
      .join('') + disc(50, 18, 5, k.goldL, 1.2),
  spire: (gem) =>
    fill('M40 34L36 10 50-16 64 10 60 34z', gem) +
    line('M50-16L46 10 50 34 54 10zM36 10H64', 1.2) +
    wash('M50-16L46 10H36z', '#fff', 0.4),
  twin: (gem, k) =>
    disc(35, 18, 14, gem) +
    disc(65, 18, 14, k.gleam) +
    line('M28 12A10 10 0 0 1 36 8M58 12A10 10 0 0 1 66 8', 2.2, '#fff'),
  claw: (gem, k) =>
    disc(50, 16, 14, gem) +
    fill('M34 36C24 24 26 6 38-2 34 10 38 20 46 30zM66 36C76 24 74 6 62-2 66 10 62 20 54 30z', k.goldD, 1.4) +
    line('M43 11A9 9 0 0 1 50 7', 2.2, '#fff'),
  eye: (gem, k) =>
    fill('M20 18Q50-12 80 18 50 48 20 18z', gem) +
    disc(50, 18, 10, k.flameL) +
    fill('M50 8Q55 18 50 28 45 18 50 8z', k.ink, 0.6),
};

const HOOP = 'M50 28A33 33 0 1 1 49.9 28zM50 39A22 22 0 1 0 50.1 39z';
/** The hoop of the Dwarves has corners. */
const ANGULAR = 'M36 30H64L82 48V74L64 94H36L18 74V48zM41 41L29 53V70L41 83H59L71 70V53L59 41z';

function bandOf(k: Kit, band: string, metal: string): string {
  switch (band) {
    case 'angle':
      return `<path d="${ANGULAR}" fill="${metal}" fill-rule="evenodd"/>${shade('M64 30L82 48V74L64 94 59 83 71 70V53L59 41z')}${line('M22 56h6M22 66h6M78 56h-6M78 66h-6M42 88h16', 1.4)}`;
    case 'twin':
      return (
        fill('M42 30A30 30 0 1 1 41.9 30zM42 39A21 21 0 1 0 42.1 39z', metal) +
        fill('M58 30A30 30 0 1 1 57.9 30zM58 39A21 21 0 1 0 58.1 39z', metal) +
        shade('M84 46A30 30 0 0 1 60 89L60 81A22 22 0 0 0 78 50z')
      );
    case 'vine':
      return (
        fill(HOOP, metal) +
        line('M20 60C30 54 24 70 34 70M30 86C30 76 40 88 46 80M80 60C70 54 76 70 66 70M70 86C70 76 60 88 54 80', 1.4) +
        fill(
          'M14 58C6 52 8 44 16 46 20 50 18 56 14 58zM86 58C94 52 92 44 84 46 80 50 82 56 86 58zM24 90C14 94 12 86 20 82zM76 90C86 94 88 86 80 82z',
          k.leaf,
          1.1,
        )
      );
    default:
      return (
        fill(HOOP, metal) +
        shade('M77 42A33 33 0 0 1 28 86L34 78A24 24 0 0 0 70 48z') +
        line('M24 50A29 29 0 0 1 38 35', 2.4, k.goldL)
      );
  }
}

const SCRIPT =
  'M20 58c4 1 3 5 7 5M21 68c5-1 4 4 9 2M28 79c3-4 6 1 9-3M40 88c1-5 5-1 6-6M80 58c-4 1-3 5-7 5M79 68c-5-1-4 4-9 2M72 79c-3-4-6 1-9-3M60 88c-1-5-5-1-6-6';

export const ring = (k: Kit, { gem, metal = k.gold, cut = 'round', band = 'plain' }: MotifOptions = {}) =>
  bandOf(k, band, metal) +
  (band === 'braid' ? hatch(20, 58, 6, 2.5, 5.5, 8, 4, 1.2) + hatch(80, 58, 6, -2.5, 5.5, -8, 4, 1.2) : '') +
  (band === 'script' ? line(SCRIPT, 1.5, k.ember) : '') +
  (gem ? fill('M38 36Q50 44 62 36L60 28H40z', metal) + CUTS[cut](gem, k) : '');
