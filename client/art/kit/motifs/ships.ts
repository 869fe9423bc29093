// Ships and the water under them.

import { limb, star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, flood, line, shade, wash } from '../pens.ts';

export const ship = (k: Kit, { sail = k.bone, hull = k.wood, charge, swan }: MotifOptions = {}) =>
  line('M50 70V4', 3) +
  fill('M53 8C74 16 86 36 84 60 74 66 62 62 53 64zM47 12C32 22 24 42 26 60L47 62z', sail) +
  shade('M53 8C74 16 86 36 84 60 78 63 72 64 66 63 76 46 68 20 53 8z') +
  (charge ? charge : '') +
  fill(
    swan
      ? 'M8 72C6 60-2 56 2 48 8 42 16 50 13 56 16 66 30 68 96 64 96 80 84 90 74 90H30C18 90 10 84 8 72z'
      : 'M4 66C30 72 70 72 98 60 98 80 84 90 74 90H28C14 90 6 80 4 66z',
    hull,
  ) +
  line('M12 76C36 82 66 82 92 74', 1.4) +
  [28, 42, 56, 70].map((x) => disc(x, 76, 3, k.goldD, 1)).join('') +
  flood(87, k.waterD, k.ice);

export const corsair = (k: Kit) =>
  line('M36 70V4M66 70V10', 3) +
  fill('M14 16Q36 8 56 16L52 52Q36 44 18 54zM54 22Q68 16 84 22L80 54Q68 48 58 56z', k.black) +
  wash(star(35, 32, 10, 8, 0.5), k.red) +
  fill('M2 62C30 70 70 70 100 54 98 74 90 88 78 88H22C10 88 4 76 2 62z', k.redD) +
  line('M8 72C36 78 66 78 94 68', 1.4) +
  line('M24 78L14 98M36 79L28 98M48 80L42 98M60 80L56 98M72 79L72 98M82 76L86 98', 2.4) +
  fill('M100 54L106 44 96 50z', k.gold, 1.4) +
  flood(89, k.waterD, k.ice) +
  line('M36 4l10-3-10-3zM66 10l9-3-9-3z', 1.4, k.red);

export const boat = (k: Kit) =>
  fill('M2 56C20 66 74 66 92 52L99 40C102 66 88 82 70 82H28C14 82 4 72 2 56z', k.greyD) +
  shade('M50 63C66 62 82 58 92 52L99 40C102 66 88 82 70 82H50z') +
  line('M10 66C34 74 70 72 94 58', 1.3) +
  fill('M99 40L94 32 104 34z', k.gold, 1.2) +
  line('M36 30L60 90', 3) +
  fill('M58 84L66 98 56 96z', k.wood, 1.4) +
  flood(80, k.waterD, k.ice);

export const river = (k: Kit, { bank = k.grass }: MotifOptions = {}) =>
  fill('M-90 46H190V120H-90z', bank) +
  fill(
    limb(
      [
        [54, 44, 2],
        [42, 50, 6],
        [58, 60, 12],
        [40, 76, 24],
        [60, 104, 50],
      ],
      4,
    ),
    k.waterD,
  ) +
  line('M46 58h12M40 74h16M36 84h22M44 94h26M56 66h6', 1.4, k.ice) +
  line('M12 66l2-5M18 80l2-5M84 62l2-5M90 80l2-5M8 90l2-5', 1.4);

export const sea = (k: Kit) => {
  let o = '';
  [k.water, k.waterD, k.deep].forEach((q, i) => {
    o += fill(`M-6 ${[60, 72, 85][i]}${`q6-${9 + i * 2} 14-3q-2 ${5 + i} 9 3`.repeat(5)}V103H-6z`, q, 1.5);
  });
  return o + line('M10 80h12M44 82h14M70 78h12M24 94h16M62 96h18', 1.3, k.ice);
};

export const wave = (k: Kit) =>
  fill(
    'M-4 97C10 92 16 70 14 52 12 26 34 4 62 6 84 8 98 24 96 40 88 28 76 26 70 34 64 42 74 50 82 46 78 58 60 60 52 48 50 70 70 86 104 84V101H-4z',
    k.waterD,
  ) +
  shade('M52 48C50 70 70 86 104 84V101H40C34 80 40 58 52 48z') +
  line('M28 84C22 56 32 26 58 18M40 86C32 60 40 34 60 28M20 92C26 88 28 84 28 84', 2, k.ice) +
  fill('M62 6C56-2 66-6 70 2 78-4 86 2 84 10 94 8 100 18 94 24 102 28 102 38 96 40 96 24 84 8 62 6z', k.snow, 1.4);

export const waterfall = (k: Kit) =>
  fill('M-2 97V20L14 10 34 14 38 97zM102 97V16L86 8 64 14 62 97z', k.stoneD) +
  shade('M64 14L86 8 102 16V97H80C84 64 78 30 64 14z') +
  fill('M34 14Q50 8 64 14L64 86Q50 92 36 86z', k.ice) +
  line('M40 18V80M46 14V84M52 12V78M58 14V84M43 40V60', 1.3, k.waterD) +
  flood(86, k.waterD) +
  fill('M30 86C32 76 40 80 42 84 46 76 54 76 56 84 60 78 68 78 70 86 60 92 40 92 30 86z', k.snow, 1.2) +
  line('M6 38l8 6M10 58l8 4M84 34l8 6M86 60l8 4', 1.4) +
  line('M10 20L6 10M20 14L20 2M82 10L86 0', 2.4, k.leafD);
