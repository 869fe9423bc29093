// What calls, drives and binds.
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, line, shade } from '../pens.ts';

export const bell = (k: Kit, { metal = k.bronze }: MotifOptions = {}) =>
  fill('M14 8H86V18H14z', k.wood) +
  line('M50 18V26', 4) +
  disc(50, 88, 7, k.ironD) +
  fill('M50 22C32 22 30 40 28 58 26 70 18 76 14 84H86C82 76 74 70 72 58 70 40 68 22 50 22z', metal) +
  shade('M58 24C70 28 70 44 72 58 74 70 82 76 86 84H62C68 66 66 40 58 24z') +
  line('M30 56Q50 62 70 56M24 72Q50 79 76 72', 1.5);

export const drum = (k: Kit, { field = k.redD, pale = k.bone }: MotifOptions = {}) =>
  fill('M12 36V78C12 100 88 100 88 78V36z', field) +
  shade('M66 48V92C80 90 88 84 88 78V36C86 42 76 46 66 48z') +
  fill('M12 36C12 16 88 16 88 36S12 56 12 36z', pale) +
  line('M14 44L28 88 42 52 56 94 70 50 84 86', 2, k.rope) +
  line('M12 78C12 100 88 100 88 78', 2.4) +
  line('M30 34L8 4M66 32L94 2', 4.4) +
  line('M30 34L8 4M66 32L94 2', 2, k.wood) +
  disc(31, 35, 4, k.leather) +
  disc(65, 33, 4, k.leather);

export const whip = (k: Kit, { grip = k.leather }: MotifOptions = {}) =>
  line('M36 66C10 40 34 6 60 18S74 60 52 56 46 30 66 32 98 50 92 78', 6) +
  line('M36 66C10 40 34 6 60 18S74 60 52 56 46 30 66 32 98 50 92 78', 3, k.rust) +
  line('M92 78l-6 12M92 78l1 14M92 78l7 11', 1.8) +
  fill('M30 62L40 70 20 98 8 90z', grip) +
  line('M26 70l9 6M20 78l9 6M14 86l9 6', 1.3) +
  disc(14, 95, 5, k.iron);

/** Bars of a prison. */
export const cage = (k: Kit, { metal = k.iron }: MotifOptions = {}) =>
  line('M50-2V8', 3) +
  disc(50, 2, 4, metal) +
  fill('M16 26C20 8 80 8 84 26z', metal) +
  fill('M14 88H86V97H14z', metal) +
  [20, 35, 50, 65, 80].map((x) => fill(`M${x - 2.4} 26H${x + 2.4}V88H${x - 2.4}z`, metal, 1.1)).join('') +
  fill('M16 52H84V57H16z', metal, 1.1);

/** Legs and arms of a fight: two blades that meet. */
export const clash = (k: Kit, { metal = k.steel, hilt = k.gold }: MotifOptions = {}) => {
  const one = (tilt: number, blade: string) =>
    `<g transform="rotate(${tilt} 50 56)">${fill('M50-4L56 8 55 66H45L44 8z', blade)}${shade('M50-4L56 8 55 66H50z')}${fill('M32 64H68V70H32z', hilt)}${fill('M46 70H54V86H46z', k.leather)}${disc(50, 90, 5, hilt)}</g>`;
  return one(-38, metal) + one(38, k.steelD) + line('M50 6V-6M38 10L32 0M62 10L68 0', 2.2, k.flame);
};
