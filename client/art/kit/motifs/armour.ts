import { small } from './devices.ts';
// Helms, mail, shields, and the devices that shields and banners bear.

import { each, limb, num, star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, hatch, line, oval, shade, wash } from '../pens.ts';

export const helm = (k: Kit, { style = 'nasal', metal = k.steel, trim = k.gold, plume = k.red }: MotifOptions = {}) => {
  let o = '';
  if (style === 'winged')
    o +=
      fill(
        'M24 42C10 38 4 20 6 4 16 8 22 14 26 24 27 14 30 12 34 12L32 44zM76 42C90 38 96 20 94 4 84 8 78 14 74 24 73 14 70 12 66 12L68 44z',
        k.steelL,
      ) + line('M10 12C16 20 22 28 28 34M90 12C84 20 78 28 72 34', 1.1);
  if (style === 'crest')
    o +=
      fill('M46 20C40 4 58-2 78 8 92 16 96 40 92 66 86 54 82 46 76 40 72 26 60 16 54 20z', plume) +
      line('M56 12C70 12 80 24 86 44M60 8C76 10 86 24 90 48', 1.2);
  if (style === 'orc') o += fill('M20 44L4 18 28 26zM80 44L96 18 72 26zM44 16L50 0 56 16z', k.boneD);
  o +=
    fill('M20 62C16 30 30 12 50 12S84 30 80 62L76 86 62 92 60 60H40L38 92 24 86z', metal) +
    shade('M50 12C70 12 84 30 80 62L76 86 62 92 60 60 56 58C60 40 58 24 50 12z') +
    wash('M40 60H60L61 88H39z', k.blackD);
  o +=
    style === 'orc'
      ? fill('M18 56L50 64 82 56 80 66 56 72 50 96 44 72 20 66z', k.ironD) + line('M30 64l8 3M70 64l-8 3', 2, k.ember)
      : fill('M20 54Q50 46 80 54L80 62 56 60 54 84H46L44 60 20 62z', trim) +
        oval(34, 67, 4, 2.4, k.gleam, 0.8) +
        oval(66, 67, 4, 2.4, k.gleam, 0.8);
  if (style === 'dwarf')
    o +=
      fill('M46 12L50 2 54 12V52H46z', trim) +
      fill('M38 92L24 86 22 98 38 100zM62 92L76 86 78 98 62 100z', trim) +
      line('M28 36l8 8-8 8M72 36l-8 8 8 8', 1.4);
  return o + hatch(72, 28, 6, 0.8, 5, -7, 2, 0.9);
};

export const mail = (k: Kit, { metal = k.steel, trim = k.gold, star: st }: MotifOptions = {}) => {
  let d = '';
  for (let y = 28; y < 88; y += 8) {
    const w = y < 60 ? 20 : 20 + (y - 60) * 0.32;
    d += `M${num(50 - w)} ${y}${'q3 5 6 0'.repeat(Math.floor(w / 3))}`;
  }
  return (
    fill(
      'M36 6Q50 20 64 6L80 11 94 38 80 45 72 34 72 58 82 90 76 94 70 90 64 95 58 91 52 96 48 96 42 91 36 95 30 90 24 94 18 90 28 58 28 34 20 45 6 38 20 11z',
      metal,
    ) +
    shade('M64 6L80 11 94 38 80 45 72 34 72 58 82 90 76 94 70 90 64 95 60 92C66 70 66 36 64 6z') +
    line(d, 1.1) +
    line('M12 34l9 5M17 26l9 5M88 34l-9 5M83 26l-9 5', 1.1) +
    fill('M36 6Q50 20 64 6L68 8Q50 30 32 8z', trim) +
    fill('M27 55H73L75 62H25z', trim) +
    fill('M45 53H55V64H45z', k.goldD, 1.2) +
    fill('M6 38L20 45 22 41 9 34zM94 38L80 45 78 41 91 34z', trim, 1.2) +
    (st ? wash(star(50, 40, 11, 8, 0.45), st) : '')
  );
};

export const shield = (
  k: Kit,
  { style = 'heater', field = k.blue, charge = 'star', metal = k.gold, split }: MotifOptions = {},
) => {
  if (style === 'round')
    return (
      disc(50, 50, 46, k.wood) +
      line('M28 10V90M42 5V95M58 5V95M72 10V90', 1.3) +
      shade('M50 4A46 46 0 0 1 50 96 60 60 0 0 0 50 4z') +
      line('M50 50m-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0', 5, k.iron) +
      line('M50 4a46 46 0 1 0 .1 0M50 12a38 38 0 1 0 .1 0', 1.6) +
      fill('M44 12H56V88H44z', k.iron) +
      fill('M12 44V56H88V44z', k.iron) +
      disc(50, 50, 13, k.steel) +
      disc(47, 47, 4, k.steelL, 0) +
      each(
        [
          [50, 20],
          [50, 80],
          [20, 50],
          [80, 50],
        ],
        (x, y) => disc(x, y, 2.2, k.steel, 1),
      )
    );
  if (style === 'horned')
    return (
      fill('M4 6C16 16 26 12 36 10Q50 16 64 10C74 12 84 16 96 6 94 34 92 70 50 97 8 70 6 34 4 6z', field) +
      shade('M50 13Q58 13 64 10C74 12 84 16 96 6 94 34 92 70 50 97z') +
      small(k, charge, metal, 50, 48, 0.6)
    );
  const d =
    style === 'kite'
      ? 'M50 4C74 4 84 16 84 32 84 58 68 82 50 98 32 82 16 58 16 32 16 16 26 4 50 4z'
      : style === 'oval'
        ? 'M50 3C78 3 88 26 88 50S74 97 50 97 12 74 12 50 22 3 50 3z'
        : 'M10 6H90V44C90 72 72 88 50 98 28 88 10 72 10 44z';
  return (
    fill(d, field) +
    (split
      ? wash(`M50 5H${style === 'heater' ? 89 : 78}V46L50 96z`, split)
      : shade('M50 5H80L84 44C82 70 68 86 50 97z')) +
    small(k, charge, metal, 50, 46, 0.62) +
    line(d, 5, metal) +
    line(d, 2) +
    line('M18 70l6-5M22 76l6-5M27 82l6-5', 1.1)
  );
};

export const crown = (k: Kit, { style = 'points', metal = k.gold, gem = k.red }: MotifOptions = {}) =>
  style === 'winged'
    ? fill('M22 74C20 46 30 30 50 30S80 46 78 74z', k.steelL) +
      fill('M24 62C6 54 0 30 4 6 18 14 24 24 28 36L32 60zM76 62C94 54 100 30 96 6 82 14 76 24 72 36L68 60z', k.snow) +
      line('M8 18C14 34 20 44 28 52M12 34C16 44 20 50 26 56M92 18C86 34 80 44 72 52M88 34C84 44 80 50 74 56', 1.2) +
      fill('M18 68H82V84H18z', metal) +
      [26, 38, 50, 62, 74].map((x) => disc(x, 76, 3, k.steelL, 1)).join('') +
      fill('M46 30L50 14 54 30 50 40z', gem)
    : style === 'iron'
      ? fill('M12 84L8 34 22 56 30 14 40 52 50 6 60 52 70 14 78 56 92 34 88 84z', k.ironD) +
        line('M14 74H86', 1.4, k.steelD) +
        [28, 50, 72].map((x) => fill(`M${x} 62l5 7-5 7-5-7z`, gem, 1)).join('')
      : fill('M14 84L8 36 28 58 38 22 50 54 62 22 72 58 92 36 86 84z', metal) +
        shade('M50 54L62 22 72 58 92 36 86 84H50z') +
        fill('M14 72H86V84H14z', metal) +
        [8, 38, 62, 92].map((x, i) => disc(x, i % 3 ? 20 : 34, 4, k.goldL, 1.4)).join('') +
        [30, 50, 70].map((x) => disc(x, 78, 3.2, gem, 1)).join('');

export const banner = (
  k: Kit,
  { field = k.red, charge = 'eye', metal = k.gold, tail = 'swallow' }: MotifOptions = {},
) => {
  const T = {
    swallow: 'M24 8C44 16 62 2 92 10L84 32 92 56C62 48 44 62 24 54z',
    square: 'M24 8C44 16 62 2 90 10V60C62 52 44 66 24 58z',
    long: 'M24 8C50 20 70 2 99 22 80 26 84 34 98 44 70 46 50 60 24 54z',
    ragged: 'M24 8C44 16 62 2 90 10L86 20 92 28 82 38 88 46 78 58 70 50 62 62 50 54 40 64 24 54z',
    hang: 'M22 10H82V64L52 84 22 64z',
    pennon: 'M24 10C50 14 72 22 100 30 72 38 50 48 24 50z',
  }[tail];
  return (
    fill('M20 4H26V98H20z', k.wood) +
    fill('M23 0L28 6 23 10 18 6z', k.gold, 1.4) +
    (tail === 'hang' ? fill('M16 6H88V11H16z', k.wood) : '') +
    fill(T, field) +
    wash(tail === 'hang' ? 'M66 10H82V64L66 73z' : 'M74 8C80 7 86 8 90 10L84 32 88 52C82 50 78 50 74 51z', k.ink, 0.2) +
    small(k, charge, metal, tail === 'hang' ? 52 : 54, tail === 'hang' ? 42 : 33, tail === 'hang' ? 0.46 : 0.4)
  );
};

export const horn = (k: Kit, { band = k.gold }: MotifOptions = {}) =>
  fill('M1 33C4 66 26 92 58 90 88 86 104 58 105 28L63 27C62 48 54 62 42 64 28 64 14 54 9 29z', k.bone) +
  shade('M16 66C26 84 46 92 62 88 84 80 100 58 104 28L92 27C88 54 70 74 46 78 34 78 24 74 16 66z') +
  line('M22 58C32 68 46 68 56 62M68 34C66 44 62 52 56 58', 1.2) +
  fill('M54 54L77 80 84 73 61 47z', band) +
  line('M59 52l22 24', 1) +
  fill('M28 61L15 74 22 82 34 68z', band) +
  fill('M62 22Q84 18 106 26L105 34Q84 26 63 30z', band) +
  fill('M-1 29L10 26 11 36 1 39z', band) +
  line('M28 62C34 44 50 40 60 50', 1.8, k.leather) +
  line('M88 30C90 34 90 40 88 46', 1.4);

export const staff = (k: Kit, { style = 'gnarl', stone = k.gleam }: MotifOptions = {}) =>
  fill(
    limb([
      [46, 98, 5],
      [50, 70, 5],
      [49, 40, 6],
      [50, 26, 7],
    ]),
    k.wood,
  ) +
  (style === 'gnarl'
    ? line('M50 26C36 20 38 4 52 6 66 8 64 22 54 20', 5) + line('M50 26C36 20 38 4 52 6 66 8 64 22 54 20', 2.4, k.wood)
    : fill('M50 28C38 24 38 12 44 6L46 16 50 2 54 16 56 6C62 12 62 24 50 28z', k.wood)) +
  disc(50, 14, 4.5, stone, 1.2) +
  line('M47 44l6-3M47 60l6-3M47 48l6-3', 1);
