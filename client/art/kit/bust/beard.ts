// Beards of a face that looks out of the picture.
import { at } from '../lines.ts';
import { light } from '../paint.ts';
import { fill, line, wash } from '../pens.ts';
import type { Person } from './person.ts';

function moustache({ fx, my, whiskers }: Person): string {
  return fill(
    `M${fx} ${my - 3}C${at(fx - 5, my - 5)} ${at(fx - 10, my - 2)} ${at(fx - 13, my + 5)}C${at(fx - 7, my + 4)} ${at(fx - 3, my + 3)} ${fx} ${my}` +
      `C${at(fx + 3, my + 3)} ${at(fx + 7, my + 4)} ${at(fx + 13, my + 5)}C${at(fx + 10, my - 2)} ${at(fx + 5, my - 5)} ${fx} ${my - 3}z`,
    light(whiskers, 0.12),
    1.3,
  );
}

export function bearded(p: Person): string {
  const { k, beard, L, R, w, chin, jaw, fx, my, locks, whiskers } = p;
  /** From ear to ear over the lip, and back below by `bottom`. */
  const whole = (bottom: string): string =>
    fill(
      `M${L - 0.5} 44C${L + 4} 54 ${at(fx - 8, 55)} ${at(fx - 5, my - 3)}Q${fx} ${my - 5} ${at(fx + 5, my - 3)}` +
        `C${at(fx + 8, 55)} ${R - 4} 54 ${R + 0.5} 44${bottom}z`,
      whiskers,
      1.6,
    );
  const strands = (from: number, to: number, gather: number): string =>
    line(
      [-0.55, -0.2, 0.2, 0.55]
        .map((d) => `M${at(fx + d * w, from)}Q${at(fx + d * w * 1.1, (from + to) / 2)} ${at(fx + d * w * gather, to)}`)
        .join(''),
      1.1,
    );
  switch (beard) {
    case 'none':
      return '';
    case 'moustache':
      return moustache(p);
    case 'stubble': {
      const jx = w * (0.35 + jaw * 0.5);
      return (
        wash(
          `M${L} 46C${L + 2} 56 ${at(fx - jx, chin - 6)} ${at(fx - jx * 0.6, chin - 2)}Q${fx} ${chin + 3} ${at(fx + jx * 0.6, chin - 2)}` +
            `C${at(fx + jx, chin - 6)} ${R - 2} 56 ${R} 46C${R - 4} 54 ${fx + 8} 54 ${fx} 54S${L + 4} 54 ${L} 46z`,
          locks,
          0.42,
        ) + line(`M${at(fx - 4, my)}h8`, 1.4)
      );
    }
    case 'goatee':
      return (
        fill(`M${fx - 6} ${my + 3}Q${fx} ${my + 1} ${fx + 6} ${my + 3}L${fx} ${chin + 10}z`, whiskers, 1.3) +
        moustache(p)
      );
    case 'short':
      return (
        whole(
          `C${R - 1} 60 ${fx + 10} ${chin + 7} ${fx} ${chin + 8}C${fx - 10} ${chin + 7} ${L + 1} 60 ${L - 0.5} 44`,
        ) +
        strands(my + 5, chin + 4, 0.7) +
        moustache(p)
      );
    case 'full':
      return (
        whole(`C${R + 4} 66 ${R - 2} 84 ${fx} 88C${L + 2} 84 ${L - 4} 66 ${L - 0.5} 44`) +
        strands(my + 5, 82, 0.7) +
        moustache(p)
      );
    case 'long':
      return (
        whole(`C${R + 6} 66 ${R + 2} 84 ${fx + 6} 101H${fx - 6}C${L - 2} 84 ${L - 6} 66 ${L - 0.5} 44`) +
        strands(my + 5, 98, 0.5) +
        moustache(p)
      );
    case 'forked':
      return (
        whole(`C${R + 6} 66 ${R + 4} 88 ${fx + 12} 101L${fx} 84 ${fx - 12} 101C${L - 4} 88 ${L - 6} 66 ${L - 0.5} 44`) +
        strands(my + 5, 86, 0.8) +
        fill(`M${fx - 14} 88h8v5h-8zM${fx + 6} 88h8v5h-8z`, k.gold, 1.2) +
        moustache(p)
      );
    case 'braided':
      return (
        whole(
          `C${R + 6} 62 ${R + 6} 76 ${R - 4} 82L${fx + 8} 80 ${fx + 5} 101H${fx - 5}L${fx - 8} 80 ${L + 4} 82C${L - 6} 76 ${L - 6} 62 ${L - 0.5} 44`,
        ) +
        line(`M${fx - 7} 82l7 5 7-5M${fx - 6} 89l6 5 6-5M${fx - 5} 96l5 4 5-4`, 1.3) +
        strands(my + 5, 76, 1.1) +
        fill(`M${fx - 7} 77h14v4h-14z`, k.gold, 1.2) +
        moustache(p)
      );
  }
}
