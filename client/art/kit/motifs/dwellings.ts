// Where people live, and their dead.

import { crenel, each, type Joint, limb, star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { dark } from '../paint.ts';
import { again, disc, fill, flood, line, oval, shade, wash } from '../pens.ts';
import { fire } from './skies.ts';

export const barrow = (k: Kit) =>
  fill('M-2 95C6 58 30 36 52 36S94 58 102 95z', k.grass) +
  shade('M58 36C84 42 96 66 102 95H74C80 70 74 48 58 36z') +
  fill('M36 95V66L50 58 64 66V95z', k.stone) +
  fill('M43 95V72H57V95z', k.blackD) +
  fill('M32 68L50 56 68 68 66 60 50 50 34 60z', k.stoneL) +
  fill('M14 95L12 74 20 70 24 95zM78 95L80 72 88 74 88 95z', k.stone) +
  fill('M45 36L44 16 50 10 55 18 54 36z', k.stone) +
  line('M22 66l3-5M30 56l3-5M70 52l4 5M80 62l4 5M28 78l2-4M72 76l3 4', 1.3) +
  wash('M46 80h3v2h-3zM51 80h3v2h-3z', k.gleam);

export const hall = (k: Kit, { roof = k.gold, sign = true }: MotifOptions = {}) =>
  fill('M14 95V62H86V95z', k.wood) +
  line('M24 62V95M34 62V95M66 62V95M76 62V95', 1.3) +
  fill('M40 95V70H60V95z', k.woodD) +
  line('M50 70V95', 1.3) +
  fill('M2 64L20 26H80L98 64 86 68H14z', roof) +
  shade('M56 26H80L98 64 86 68H62z') +
  line('M12 56H92M16 48H88M20 40H84M23 33H80', 1.1) +
  fill('M32 68L50 34 68 68 60 70 50 52 40 70z', k.wood) +
  (sign ? line('M20 26L12 14M20 26L26 16M80 26L88 14M80 26L74 16', 3.4) : '') +
  line('M62 22C58 14 68 10 62 0', 2, k.greyD) +
  fill('M8 95H92V99H8z', k.stoneD);

export const tent = (k: Kit, { cloth = k.bone, trim = k.red }: MotifOptions = {}) =>
  again(
    fill('M-36 0L-3-62H3L36 0z', cloth) +
      shade('M0-62H3L36 0H14z') +
      fill('M-10 0L0-40 10 0z', k.blackD) +
      fill('M-27-16L-30-10-20-12-12-6-4-10 0-18 4-10 12-6 20-12 30-10 27-16Q0-24-27-16z', trim, 1.4) +
      line('M-3-62L-8-76M3-62L8-76', 2),
    [
      [20, 0.62],
      [82, 0.58],
      [50, 1],
    ].map(([x, s]) => `translate(${x} 95)scale(${s})`),
  );

export const village = (k: Kit, { roof = k.rust }: MotifOptions = {}) => {
  const house = (q: string) =>
      fill('M-18 0V-20H18V0z', k.wall) +
      fill('M-23-18L-12-38H14L24-18z', q) +
      shade('M4-38H14L24-18H10z') +
      fill('M-4 0V-12H4V0z', k.woodD, 1.2) +
      fill('M9-14h5v6h-5zM-14-14h5v6h-5z', k.flameL, 1) +
      fill('M6-38V-46H11V-36z', k.stone, 1.2),
    t = (list: readonly Joint[]) => list.map(([x, y, s]) => `translate(${x} ${y})scale(${s})`);
  return (
    again(
      house(dark(roof, 0.2)),
      t([
        [20, 66, 0.8],
        [76, 62, 0.85],
        [88, 95, 0.75],
      ]),
    ) +
    again(
      house(roof),
      t([
        [46, 95, 1.05],
        [10, 96, 0.7],
      ]),
    ) +
    line('M58 44C54 36 62 32 58 24', 1.6, k.greyD)
  );
};

export const inn = (k: Kit) =>
  fill('M10 95V50H90V95z', k.wall) +
  fill('M4 52L18 20H82L96 52z', k.rust) +
  shade('M58 20H82L96 52H70z') +
  fill('M30 52V36L42 26 54 36V52z', k.wall) +
  fill('M24 40L42 22 60 40 56 42 42 28 28 42z', k.rust) +
  line('M10 72H90M28 52V95M72 52V95M28 72L10 52M72 72L90 52', 2.2) +
  fill('M42 95V76a8 8 0 0 1 16 0V95z', k.woodD) +
  fill('M14 58h10v9H14zM76 58h10v9H76zM36 58h9v9h-9zM55 58h9v9h-9zM37 40h9v8h-9z', k.flameL, 1.4) +
  line('M92 56H106M102 56V62', 2) +
  fill('M95 62H109V76H95z', k.green, 1.6) +
  wash('M98 73C98 66 102 64 106 66V73z', k.wall) +
  fill('M68 20V6H76V20z', k.stone);

export const stoneCircle = (k: Kit) =>
  fill('M-2 95C20 82 80 82 102 95z', k.grass) +
  each(
    [
      [6, 70, 10, 22],
      [24, 58, 9, 26],
      [66, 58, 9, 26],
      [84, 70, 10, 22],
    ],
    (x, y, w, h) => fill(`M${x} ${y + h}L${x + 1} ${y}L${x + w - 2} ${y - 3}L${x + w} ${y + h}z`, k.stone),
  ) +
  fill('M34 88L35 38 45 38 46 88zM56 88L55 38 65 38 66 88z', k.stone) +
  fill('M30 38L32 26 69 24 70 38z', k.stoneL) +
  shade('M60 38H65L66 88H61zM41 38H45L46 88H41zM56 25L69 24 70 38H58zM88 68l4-1 2 25h-5z') +
  line('M37 54h4M36 70h5M58 60h4M10 80h3M28 70h3M70 72h3', 1.2) +
  line('M44 92q6-3 12 0M20 92l2-5M76 93l2-5M60 95l2-5', 1.2);

export const harbour = (k: Kit) =>
  flood(74, k.waterD) +
  fill('M0 74V50H34V80H0z', k.stone) +
  fill(crenel(0, 50, 34, 5), k.stone, 1.4) +
  fill('M8 50V22L17 8 26 22V50z', k.wall) +
  shade('M17 8L26 22V50H17zM22 50H34V80H22z') +
  fill('M8 22L17 4 26 22z', k.blueD) +
  line('M0 64h10M14 72h10M14 34v6', 1.2) +
  fill('M44 78C42 66 34 66 36 56 40 50 46 56 44 60 48 70 60 70 92 68 92 80 84 86 76 86H54C48 86 46 82 44 78z', k.wall) +
  line('M48 78H90', 1.3) +
  line('M66 68V14', 2.6) +
  fill('M66 18C84 26 92 44 90 60 80 64 74 60 66 62zM63 22C54 32 50 46 50 58L63 60z', k.bone) +
  shade('M66 18C84 26 92 44 90 60 84 62 78 62 74 61 82 46 76 28 66 18z') +
  line('M4 88h18M30 94h20M64 93h22M84 97h12', 1.4, k.ice);

export const hobbitHole = (k: Kit) =>
  fill('M-6 95C2 50 26 24 50 24S98 50 106 95z', k.leaf) +
  shade('M58 24C86 32 100 62 106 95H80C86 66 78 40 58 24z') +
  fill('M20 95C18 66 32 50 50 50S82 66 80 95z', k.tan) +
  disc(50, 76, 19, k.stone) +
  disc(50, 76, 15.5, k.green) +
  line('M42 63V89M46 61V91M50 60V92M54 61V91M58 63V89', 1.1) +
  disc(50, 76, 1.8, k.gold, 0.8) +
  [27, 73].map((x) => disc(x, 78, 6, k.flameL) + line(`M${x - 6} 78h12M${x} 72v12`, 1.3)).join('') +
  fill('M66 32V14H75V38z', k.stone) +
  line('M66 20h9M66 26h9', 1) +
  line('M70 12C66 4 74 0 70-8', 1.8, k.greyD) +
  fill('M40 95C44 92 56 92 60 95L66 101H34z', k.vellum, 1.2) +
  line('M6 88l2-5M14 80l2-5M86 82l2 5M20 56l3-4M34 38l3-3', 1.3);

export const lakeTown = (k: Kit) =>
  flood(80, k.waterD) +
  line('M12 74V94M26 74V96M40 74V94M56 74V96M70 74V94M86 74V96', 3) +
  fill('M2 70H98V76H2z', k.woodD) +
  [k.rust, k.wood]
    .map((q, i) =>
      again(
        fill('M-11 0V-20H11V0z', k.bone) +
          fill('M-15-18L0-42 15-18z', q) +
          shade('M0-42L15-18H4z') +
          fill('M-3 0V-10H3V0z', k.woodD, 1.2) +
          fill('M-8-15h4v5h-4zM5-15h4v5h-4z', k.flameL, 0.9),
        (i
          ? [
              [42, 1.35],
              [88, 1.1],
            ]
          : [
              [16, 1],
              [66, 0.95],
            ]
        ).map(([x, s]) => `translate(${x} 70)scale(${s})`),
      ),
    )
    .join('') +
  line('M4 88h16M44 90h16M74 97h18M24 98h14', 1.4, k.ice);

export const oasis = (k: Kit) =>
  fill('M-90 80C-40 70-20 76-4 78 20 68 44 80 70 74 84 70 96 74 104 78 130 72 150 80 190 78V130H-90z', k.gold) +
  fill('M22 88C34 80 70 80 80 88 72 97 30 97 22 88z', k.water) +
  line('M36 88h14M52 92h12', 1.3) +
  again(
    fill(
      limb(
        [
          [0, 0, 6],
          [2, -24, 5],
          [8, -46, 4],
          [12, -56, 3],
        ],
        2,
      ),
      k.wood,
    ) +
      fill(
        'M12-56C4-70-8-68-16-58-6-62 4-60 12-56C0-60-10-52-14-42-6-48 4-52 12-56C22-70 34-68 42-58 32-62 22-60 12-56C26-58 34-50 36-40 30-46 20-52 12-56C12-68 18-76 26-78 22-70 18-64 12-56z',
        k.leafD,
        1.6,
      ),
    ['translate(30 84)', 'translate(68 80)scale(-.84 .84)', 'translate(80 86)scale(.6)'],
  ) +
  fill('M40 78L52 60 64 78z', k.red, 1.4) +
  shade('M52 60L64 78H54z');

export const cairn = (k: Kit) =>
  fill('M-2 97C16 84 84 84 102 97z', k.snow) +
  each(
    [
      [22, 84, 16, 9],
      [50, 86, 18, 10],
      [78, 84, 15, 9],
      [34, 70, 15, 9],
      [64, 70, 15, 9],
      [49, 57, 14, 8],
      [50, 44, 10, 7],
    ],
    (x, y, a, b) =>
      oval(x, y, a, b, k.stone) +
      shade(`M${x} ${y - b}A${a} ${b} 0 0 1 ${x} ${y + b}Q${x + a * 0.7} ${y} ${x} ${y - b}z`),
  ) +
  fill('M47 38L48 4 53 4 53 38z', k.wood, 1.4) +
  fill('M36 8L64 12 63 17 36 13z', k.bone, 1.4);

export const campfire = (k: Kit) =>
  `<g transform="translate(50 84)scale(.72)translate(-50 -95)">${fire(k)}</g>` +
  fill('M10 86L86 94 88 99 10 92zM90 84L14 94 14 99 92 90z', k.woodD) +
  line('M6 97H94', 1.6);

export const milestone = (k: Kit) =>
  fill('M24 97V40C24 20 76 20 76 40V97z', k.stone) +
  shade('M58 26C70 28 76 32 76 40V97H60z') +
  line('M36 46c6-4 10 4 16 0M34 58c6-4 10 4 18 0M36 70c6-4 8 4 14 0', 1.8) +
  line('M16 97l4-12M84 97l-4-10M10 97l1-6', 2, k.leafD);

export const mirror = (k: Kit) =>
  fill('M30 97L38 70H62L70 97z', k.stone) +
  fill('M4 46A46 18 0 0 0 96 46L88 58C76 72 24 72 12 58z', k.steel) +
  shade('M50 64C70 64 96 56 96 46L88 58C82 66 66 70 50 70z') +
  oval(50, 44, 46, 17, k.steel) +
  oval(50, 43, 39, 13, k.deep) +
  wash(star(42, 41, 9, 4, 0.25) + star(64, 46, 6, 4, 0.25) + star(26, 45, 4, 4, 0.3), k.star) +
  line('M30 50q10 4 22 2', 1.3, k.ice) +
  fill('M34 6C40 0 54 2 56 10L60 22 50 20 44 26C36 24 32 14 34 6z', k.steel) +
  line('M46 26C46 32 48 36 48 42', 3, k.ice);
