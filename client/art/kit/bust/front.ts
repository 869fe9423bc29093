// A face that looks out of the picture, straight or turned three quarters: the far side narrows, the nose points.
import { at, num } from '../lines.ts';
import { dark, light } from '../paint.ts';
import { disc, fill, line, shade, wash } from '../pens.ts';
import type { Person } from './person.ts';

export function neckOf({ skin, neck, dress }: Person): string {
  const [l, r] = [50 - neck, 50 + neck];
  return (
    fill(`M${l} 56H${r}V72Q50 ${dress === 'gown' ? 82 : 78} ${l} 72z`, skin) +
    shade(`M${l} 62Q50 74 ${r} 62V68Q50 78 ${l} 68z`)
  );
}

function ear({ race, skin }: Person, x: number, out: -1 | 1): string {
  if (race === 'elf') {
    return fill(
      `M${x} 46C${x + out * 5} 46 ${x + out * 7} 36 ${x + out * 9} 28C${x + out * 3} 32 ${x} 36 ${x - out} 38z`,
      skin,
      1.5,
    );
  }
  if (race === 'orc') return fill(`M${x} 50L${x + out * 16} 34 ${x} 38z`, skin, 1.5);
  if (race === 'troll') return fill(`M${x} 52C${x + out * 10} 54 ${x + out * 10} 38 ${x} 40z`, skin, 1.5);
  return fill(`M${x} 38C${x + out * 5} ${race === 'hobbit' ? 34 : 37} ${x + out * 6} 46 ${x} 50z`, skin, 1.5);
}

function ears(p: Person): string {
  const isCovered =
    p.head === 'hood' ||
    p.head === 'helm' ||
    p.head === 'tall' ||
    p.head === 'cowl' ||
    (p.hair === 'long' && p.race !== 'elf');
  if (isCovered) return '';
  const turn = p.turn ?? 0;
  return (turn <= 0 ? ear(p, p.R, 1) : '') + (turn >= 0 ? ear(p, p.L, -1) : '');
}

function outline({ skin, L, R, w, chin, jaw, fx, turn = 0 }: Person): string {
  const jx = w * (0.35 + jaw * 0.5);
  // The far cheek comes in, the near one stays.
  const [l, r] = [L + (turn < 0 ? 2.5 : 0), R - (turn > 0 ? 2.5 : 0)];
  return (
    fill(
      `M${l} 38C${l} 20 ${r} 20 ${r} 38C${r} 50 ${num(fx + jx + 2)} ${chin - 8} ${num(fx + jx * 0.62)} ${chin - 2}` +
        `Q${num(fx)} ${chin + 3} ${num(fx - jx * 0.62)} ${chin - 2}C${num(fx - jx - 2)} ${chin - 8} ${l} 50 ${l} 38z`,
      skin,
    ) +
    shade(
      `M${r} 38C${r} 28 ${r - 4} 26 ${r - 6} 25 ${r - 3} 40 ${r - 6} 54 ${num(fx + jx * 0.5)} ${chin - 2}` +
        `C${num(fx + jx + 2)} ${chin - 8} ${r} 50 ${r} 38z`,
    )
  );
}

function eyes({ k, w, fx, ey, turn = 0, eyes: iris }: Person): string {
  const apart = w * 0.44;
  return [-1, 1]
    .map((side) => {
      const isFar = side === turn;
      const x = fx + side * apart * (isFar ? 0.74 : 1.06);
      const half = isFar ? 2.7 : 3.6;
      return (
        wash(
          `M${at(x - half, ey + 0.4)}Q${at(x, ey - 2.8)} ${at(x + half, ey + 0.4)}Q${at(x, ey + 2.4)} ${at(x - half, ey + 0.4)}z`,
          k.night ? '#d8d0b8' : '#fffaf0',
        ) +
        disc(x + turn * 0.7, ey, 1.7, k.wash(iris ?? '#3c2b1c'), 0) +
        line(`M${at(x - half - 0.4, ey + 0.4)}Q${at(x, ey - 3.4)} ${at(x + half + 0.4, ey + 0.2)}`, 1.3)
      );
    })
    .join('');
}

function brows({ k, w, fx, ey, stern, woman, race, isOld, whiskers, skin }: Person): string {
  const apart = w * 0.44;
  const [low, inner] = stern ? [1, 3.4] : [0, 5];
  const half = (side: -1 | 1) =>
    `M${at(fx + side * (apart + 4.5), ey - 4 - (stern ? -low : 0))}Q${at(fx + side * apart, ey - 7.5)} ${at(fx + side * apart * 0.35, ey - inner)}`;
  const isBushy = race === 'dwarf' || isOld;
  if (race === 'troll')
    return fill(
      `M${at(fx - apart - 7, ey - 2)}Q${at(fx - apart, ey - 11)} ${at(fx, ey - 4)}Q${at(fx + apart, ey - 11)} ${at(fx + apart + 7, ey - 2)}Q${at(fx + apart, ey - 5)} ${at(fx, ey - 1)}Q${at(fx - apart, ey - 5)} ${at(fx - apart - 7, ey - 2)}z`,
      dark(skin, 0.25),
      1.3,
    );
  return line(half(-1) + half(1), isBushy ? 2.8 : woman ? 1.4 : 2.2, isBushy ? whiskers : k.ink);
}

function nose({ race, nose: given, skin, fx, ey, turn = 0 }: Person): string {
  const isBig = race === 'dwarf' || race === 'wose' || race === 'troll' || given === 'big';
  if (isBig) {
    const lean = turn * 2;
    return fill(
      `M${at(fx - 1.5, ey)}C${at(fx - 3 + lean, ey + 6)} ${at(fx - 6 + lean, ey + 8)} ${at(fx - 5 + lean, ey + 11)}` +
        `Q${at(fx + lean, ey + 15)} ${at(fx + 5 + lean, ey + 11)}C${at(fx + 6 + lean, ey + 8)} ${at(fx + 3, ey + 6)} ${at(fx + 1.5, ey)}`,
      light(skin, 0.1),
      1.3,
    );
  }
  const side = turn >= 0 ? 1 : -1;
  const out = turn === 0 ? 3 : 5;
  return line(`M${at(fx + side, ey + 1)}L${at(fx + side * out, ey + 10)}L${at(fx - side * 1.5, ey + 11.2)}`, 1.4);
}

function mouth({ k, isBearded, woman, race, smile, tusks, fx, my }: Person): string {
  if (isBearded) return '';
  if (woman) {
    return wash(
      `M${at(fx - 4, my)}Q${at(fx - 1.5, my - 2.2)} ${at(fx, my - 1)}Q${at(fx + 1.5, my - 2.2)} ${at(fx + 4, my)}Q${at(fx, my + 3.4)} ${at(fx - 4, my)}z`,
      k.wash('#b2543f'),
    );
  }
  if (race === 'orc' || race === 'troll') {
    const half = race === 'troll' ? 13 : 9;
    const tooth = tusks === 'long' ? 13 : race === 'troll' ? 10 : 8;
    const [left, right] = [at(fx - half + 1, my + 2), at(fx + half - 1, my + 2)];
    return (
      line(`M${at(fx - half, my + 2)}Q${at(fx, my + (smile ? 6 : -3))} ${at(fx + half, my + 2)}`, 1.8) +
      fill(
        `M${left}l2-${tooth} 4 ${tooth - 2}z${tusks === 'one' ? '' : `M${right}l-2-${tooth}-4 ${tooth - 2}z`}`,
        k.bone,
        1,
      )
    );
  }
  return line(`M${at(fx - 4.5, my)}Q${at(fx, my + (smile ? 3.6 : 0.6))} ${at(fx + 4.5, my - (smile ? 0.6 : 0))}`, 1.5);
}

function years({ k, isOld, scar, patch, paint, w, fx, ey }: Person): string {
  const apart = w * 0.44;
  const striped = paint
    ? line(
        `M${at(fx - 3, 27)}v8M${at(fx + 3, 27)}v8M${at(fx - apart - 5, ey + 6)}l8 5M${at(fx - apart - 4, ey + 10)}l7 4M${at(fx + apart + 5, ey + 6)}l-8 5M${at(fx + apart + 4, ey + 10)}l-7 4`,
        2.4,
        k.wash(paint),
      )
    : '';
  const covered = patch
    ? line(`M${at(50 - w, 34)}L${at(50 + w, ey + 6)}`, 1.6) +
      fill(`M${at(fx - apart - 5, ey - 4)}h10l-1 7-4 3-4-3z`, k.blackD, 1.2)
    : '';
  const lines = isOld
    ? line(
        `M${at(fx - apart - 3, ey + 5)}q3 2 5 1M${at(fx + apart + 3, ey + 5)}q-3 2-5 1M${at(fx - 6, 30)}q6-2 12 0M${at(fx - 5, 33.5)}q5-1.5 10 0`,
        0.9,
      )
    : '';
  return (
    striped +
    lines +
    covered +
    (scar ? line(`M${at(fx + apart - 2, ey - 9)}L${at(fx + apart + 3, ey + 9)}`, 1.5, k.redD) : '')
  );
}

export const frontFace = (p: Person): string =>
  ears(p) + outline(p) + eyes(p) + brows(p) + nose(p) + mouth(p) + years(p);
