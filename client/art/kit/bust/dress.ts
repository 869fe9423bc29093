import { at, star } from '../lines.ts';
import { disc, fill, line, shade, wash } from '../pens.ts';
import type { Person } from './person.ts';

export const tufts = (places: readonly (readonly [number, number, number])[], colour: string): string =>
  fill(
    places.map(([x, y, r]) => `M${at(x - r, y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`).join(''),
    colour,
    1.4,
  );

/** Shoulders and what lies on them. */
export function dressed({ k, dress, cloth, trim, neck, shoulder }: Person): string {
  const [l, r, nl, nr] = [50 - shoulder, 50 + shoulder, 50 - neck, 50 + neck];
  const isMetal = dress === 'mail' || dress === 'plate';
  const outline = `M${l} 100C${l} 80 ${50 - shoulder * 0.62} 74 ${nl - 4} 70H${nr + 4}C${50 + shoulder * 0.62} 74 ${r} 80 ${r} 100z`;
  const body =
    fill(outline, isMetal ? k.steel : cloth) +
    shade(`M${nr + 4} 70C${50 + shoulder * 0.62} 74 ${r} 80 ${r} 100H58C64 90 62 80 ${nr + 4} 70z`);
  const onTop = {
    mail: () =>
      line(
        [78, 84, 90, 96]
          .map((y) => {
            const reach = shoulder - (100 - y) * 0.5;
            return `M${at(50 - reach, y)}${'q3 4 6 0'.repeat(Math.floor((reach * 2) / 6))}`;
          })
          .join(''),
        1,
      ) +
      fill(
        `M${l} 100C${l} 82 ${50 - shoulder * 0.7} 75 ${nl - 8} 72L${50 - shoulder * 0.5} 100z` +
          `M${r} 100C${r} 82 ${50 + shoulder * 0.7} 75 ${nr + 8} 72L${50 + shoulder * 0.5} 100z`,
        cloth,
      ),
    plate: () =>
      fill(
        `M${l} 98C${l} 80 ${50 - shoulder * 0.8} 74 ${nl - 8} 74L${nl - 6} 92z` +
          `M${r} 98C${r} 80 ${50 + shoulder * 0.8} 74 ${nr + 8} 74L${nr + 6} 92z`,
        k.steelL,
      ) +
      line(`M${l + 4} 88L${nl - 8} 82M${r - 4} 88L${nr + 8} 82`, 1.2) +
      wash(star(50, 88, 7, 8, 0.45), trim),
    fur: () =>
      tufts(
        [
          [28, 80, 7],
          [36, 77, 7],
          [64, 77, 7],
          [72, 80, 7],
          [21, 86, 7],
          [79, 86, 7],
        ],
        k.fur,
      ),
    robe: () => fill(`M${nl - 6} 70L50 94 ${nr + 6} 70 ${nr + 11} 73 50 103 ${nl - 11} 73z`, trim, 1.3),
    gown: () => fill(`M${nl - 6} 70L50 84 ${nr + 6} 70 ${nr + 11} 73 50 92 ${nl - 11} 73z`, trim, 1.3),
    tunic: () => fill(`M${nl - 5} 69H${nr + 5}L${nr + 7} 76Q50 84 ${nl - 7} 76z`, trim, 1.4) + line('M50 80V98', 1.2),
    cloak: () => '',
  }[dress];
  return body + onTop();
}

/** The fold of a cloak and what holds it, over beard and hair. */
export function clasped({ k, dress, cloth, trim, neck, shoulder, brooch, isBearded }: Person): string {
  const [l, r, nl, nr] = [50 - shoulder, 50 + shoulder, 50 - neck, 50 + neck];
  const cloak =
    dress === 'cloak'
      ? fill(
          `M${l} 100C${l} 80 ${50 - shoulder * 0.62} 74 ${nl - 5} 69L50 84 ${nr + 5} 69C${50 + shoulder * 0.62} 74 ${r} 80 ${r} 100H62L50 86 38 100z`,
          cloth,
        ) +
        shade(`M${nr + 5} 69C${50 + shoulder * 0.62} 74 ${r} 80 ${r} 100H62L52 87z`) +
        line('M34 78C30 86 28 92 26 100M66 78C70 86 72 92 74 100', 1.2)
      : '';
  if (isBearded || dress === 'plate' || dress === 'tunic') return cloak;
  if (brooch === 'leaf') return cloak + fill('M50 78C57 84 56 90 50 94 44 90 43 84 50 78z', k.leaf, 1.3);
  if (brooch === 'star') return cloak + fill(star(50, 86, 7, 6, 0.45), k.star, 1.1);
  return cloak + (dress === 'cloak' ? disc(50, 85, 3.6, trim, 1.3) : '');
}
