// What flies on feathers, and the spider.

import { each, type Joint, num } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, line, shade, wash } from '../pens.ts';

export const eagle = (k: Kit, { coat = k.fur, pale = k.bone }: MotifOptions = {}) => {
  const W = 'M46 36C38 20 22 8 0 6L7 15 1 17 10 24 4 28 14 34 9 39 20 43 16 49 28 51 26 58 38 56 46 52z';
  return (
    fill(W, coat) +
    `<g transform="matrix(-1 0 0 1 100 0)">${fill(W, coat)}${shade(W)}</g>` +
    line(
      'M12 14C24 20 34 28 42 40M14 26C24 30 32 36 40 46M20 38C28 40 34 44 40 50M88 14C76 20 66 28 58 40M86 26C76 30 68 36 60 46M80 38C72 40 66 44 60 50',
      1.2,
    ) +
    fill('M42 68L32 95 40 91 45 97 50 92 55 97 60 91 68 95 58 68z', coat) +
    fill('M42 34C38 50 40 68 50 80 60 68 62 50 58 34z', coat) +
    line('M45 48l3 4 3-4M49 56l3 4 3-4M46 64l3 4 3-4M52 48l3 4', 1.1) +
    fill('M40 34C36 24 42 14 52 14 60 14 64 22 62 34 58 40 46 40 40 34z', pale) +
    fill('M42 22C34 20 28 24 29 32 34 28 38 28 43 29z', k.gold, 1.6) +
    disc(47, 23, 2, k.ink, 0) +
    line('M43 20C46 18 50 18 52 20', 1.6) +
    line('M46 78l-4 8M46 78l1 9M54 78l4 8M54 78l-1 9', 2.2, k.goldD)
  );
};

export const raven = (k: Kit, { coat = k.blackD }: MotifOptions = {}) =>
  fill(
    'M4 36L22 26C26 14 44 12 50 24 62 32 78 50 86 70L99 93 84 87 78 95 70 84C58 86 46 82 40 74 30 66 28 52 28 42z',
    coat,
  ) +
  wash('M50 34C64 42 76 58 84 76 70 74 54 66 48 54z', k.slate, 0.55) +
  line('M48 44C56 54 68 66 82 76M46 54C54 64 64 72 74 78M24 36C14 36 10 36 4 36', 1.3, k.steelD) +
  disc(34, 26, 2.6, k.moon, 0) +
  disc(34, 26, 1.2, k.ink, 0) +
  line('M48 80L46 95M58 83L58 95M40 95H52M53 95H66', 2.6);

export const crebain = (k: Kit) => {
  let d = '';
  const flock: readonly Joint[] = [
    [50, 46, 1.8],
    [20, 24, 1],
    [80, 22, 1.1],
    [28, 72, 1.2],
    [76, 70, 1.3],
    [50, 14, 0.7],
    [6, 50, 0.7],
    [94, 48, 0.7],
    [52, 86, 0.9],
  ];
  for (const [i, [x, y, s]] of flock.entries()) {
    const u = i % 2 ? 3 : -2;
    d += `M${x} ${y}q${num(-6 * s)} ${num(-(9 + u) * s)} ${num(-18 * s)} ${num((-5 + u) * s)}q${num(9 * s)} ${num(2 * s)} ${num(12 * s)} ${num(11 * s)}l${num(2 * s)} ${num(6 * s)} ${num(4 * s)} ${num(3 * s)} ${num(4 * s)} ${num(-3 * s)} ${num(2 * s)} ${num(-6 * s)}q${num(3 * s)} ${num(-9 * s)} ${num(12 * s)} ${num(-11 * s)}q${num(-12 * s)} ${num(-4 * s)} ${num(-18 * s)} ${num(5 * s)}z`;
  }
  return fill(d, k.blackD, 1.2) + disc(50, 49, 1.6, k.ember, 0);
};

export const cock = (k: Kit) =>
  fill(
    'M18 20C14 12 20 4 26 10 28 2 36 4 36 12 40 16 42 24 42 32 50 46 64 46 74 36 72 24 78 14 90 12 98 24 98 44 88 56 84 72 68 82 50 80 34 78 24 64 24 48L24 32 12 30z',
    k.red,
  ) +
  fill('M24 32C22 50 30 66 44 70 58 70 66 58 74 36 64 46 50 46 42 32 38 28 30 28 24 32z', k.gold) +
  shade('M90 12C98 24 98 44 88 56 84 72 68 82 50 80 72 70 84 44 90 12z') +
  fill('M18 20L8 26 20 28z', k.sun, 1.4) +
  disc(26, 20, 2, k.ink, 0) +
  fill('M20 30C16 36 18 42 23 42z', k.red, 1.2) +
  line('M76 22C84 28 86 40 80 52M48 56q8 6 18 0', 1.6) +
  line('M44 80L42 95M56 80L58 95M34 95H48M52 95H66', 2.4, k.goldD);

export const thrush = (k: Kit) =>
  fill('M6 40L22 34C28 24 44 22 52 32 66 38 78 52 84 66L99 84 80 78C66 84 48 84 38 74 28 66 26 54 26 46z', k.fur) +
  fill('M26 46C26 54 28 66 38 74 48 82 56 82 62 78 52 74 44 58 40 46z', k.bone, 1.4) +
  wash(
    each(
      [
        [34, 56],
        [38, 64],
        [44, 70],
        [42, 58],
        [48, 66],
        [52, 74],
      ],
      (x, y) => `M${x - 1.6} ${y}l1.6-3 1.6 3-1.6 2z`,
    ),
    k.ink,
  ) +
  line('M50 42C58 54 70 64 82 72M48 52C56 62 64 68 74 74', 1.4) +
  disc(36, 34, 2.2, k.ink, 0) +
  line('M50 82L48 95M58 82L60 95M40 95H54M55 95H68', 2.2);

export const dove = (k: Kit) =>
  fill(
    'M4 40L18 36C24 28 36 28 42 36 52 20 68 6 92 2 90 22 78 40 64 52 76 58 88 64 99 76 80 78 60 78 44 72 28 70 20 58 18 48z',
    k.snow,
  ) +
  shade('M42 36C56 40 62 46 64 52 76 58 88 64 99 76 80 78 60 78 44 72 56 64 52 48 42 36z') +
  line('M52 34C64 26 76 18 86 8M58 42C68 36 76 28 82 20', 1.4) +
  disc(27, 38, 1.8, k.ink, 0);

export const spider = (k: Kit, { body = k.black, mark = k.ember }: MotifOptions = {}) => {
  let d = '';
  for (const s of [-1, 1])
    d += each(
      [
        [24, -34, 44, 2],
        [36, -18, 50, 26],
        [36, 4, 47, 46],
        [22, 22, 30, 56],
      ],
      (kx, ky, tx, ty) => {
        const x = (v: number) => num(50 + s * v);
        return `M${x(5)} 36L${x(kx)} ${40 + ky - 3}L${x(tx)} ${40 + ty}L${x(kx - 3)} ${40 + ky + 5}L${x(5)} 44z`;
      },
    );
  return (
    fill(d, body, 1.4) +
    fill('M50 46C72 46 76 64 72 78 68 92 58 97 50 97S32 92 28 78C24 64 28 46 50 46z', body) +
    shade('M50 46C72 46 76 64 72 78 68 92 58 97 50 97 64 80 64 60 50 46z') +
    fill('M50 54L58 63 54 71 60 82 50 93 40 82 46 71 42 63z', mark, 1.2) +
    line('M34 66q-2 8 2 16M66 66q2 8-2 16', 1.2, k.greyD) +
    fill('M50 26C62 26 64 36 62 44 58 52 42 52 38 44 36 36 38 26 50 26z', body) +
    each(
      [
        [44, 34, 2.4],
        [56, 34, 2.4],
        [40, 39, 1.6],
        [60, 39, 1.6],
        [47, 40, 1.6],
        [53, 40, 1.6],
      ],
      (x, y, r) => disc(x, y, r, mark, 0),
    ) +
    fill('M44 48L41 60 48 52zM56 48L59 60 52 52z', k.bone, 1.2)
  );
};
