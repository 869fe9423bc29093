// Hair of a face that looks out of the picture: what hangs behind the head, and what falls over the brow.
import { tenth } from '../../random.ts';
import { dark } from '../paint.ts';
import { fill, line, shade } from '../pens.ts';
import { tufts } from './dress.ts';
import type { Headgear, Person } from './person.ts';

export function behindHead({ hair, woman, head, L, R, locksDark, cloth }: Person): string {
  let drawn = '';
  if (hair === 'long' || hair === 'wavy') {
    drawn += fill(
      woman || hair === 'wavy'
        ? `M${L - 4} 36C${L - 8} 12 ${R + 8} 12 ${R + 4} 36C${R + 8} 56 ${R + 14} 74 ${R + 8} 97H${L - 8}C${L - 14} 74 ${L - 8} 56 ${L - 4} 36z`
        : `M${L - 3} 36C${L - 6} 14 ${R + 6} 14 ${R + 3} 36L${R + 8} 84 ${R - 2} 88H${L + 2}L${L - 8} 84z`,
      locksDark,
    );
  }
  if (hair === 'braids')
    drawn += fill(`M${L - 3} 36C${L - 6} 12 ${R + 6} 12 ${R + 3} 36L${R + 4} 60H${L - 4}z`, locksDark);
  if (head === 'hood') {
    drawn += fill(
      `M47 3C${L - 9} 5 ${L - 12} 38 ${L - 10} 62L${L - 18} 88H${R + 18}L${R + 10} 62C${R + 13} 38 ${R + 8} 8 47 3z`,
      dark(cloth, 0.15),
    );
  }
  return drawn;
}

function fringe({ hair, fringe: given, L, R }: Person): string | undefined {
  const parted = `M50 17C${L} 17 ${L - 5} 30 ${L - 3} 52C${L + 2} 44 46 38 50 27C54 38 ${R - 2} 44 ${R + 3} 52C${R + 5} 30 ${R} 17 50 17z`;
  const swept = `M${L - 3} 50C${L - 6} 12 ${R + 6} 10 ${R + 3} 48C${R} 38 ${R - 4} 32 ${L + 8} 27 ${L + 2} 34 ${L} 42 ${L - 3} 50z`;
  switch (hair) {
    case 'short':
      return `M${L - 2} 44C${L - 5} 10 ${R + 5} 10 ${R + 2} 44L${R - 2} 36 ${R - 6} 31 54 30 ${L + 8} 32 ${L + 2} 36z`;
    case 'receding':
      return `M${L - 2} 48C${L - 6} 16 ${L + 6} 18 ${L + 8} 24 ${L + 3} 30 ${L + 2} 38 ${L - 2} 48zM${R + 2} 48C${R + 6} 16 ${R - 6} 18 ${R - 8} 24 ${R - 3} 30 ${R - 2} 38 ${R + 2} 48z`;
    case 'parted':
    case 'braids':
      return parted;
    case 'long':
      return given === 'swept' ? swept : parted;
    case 'wavy':
      return given === 'parted' ? parted : swept;
    case 'swept':
      return swept;
    default:
      return undefined;
  }
}

const COVERING: readonly Headgear[] = ['hood', 'helm', 'tall', 'horns', 'spike', 'kettle', 'slit', 'cowl'];
const isUnderHood = ({ head }: Person): boolean => COVERING.includes(head);

export function overBrow(p: Person): string {
  const { hair, head, L, R, locks } = p;
  const shape = fringe(p);
  let drawn = '';
  if (!isUnderHood(p) && shape) {
    const strands =
      hair === 'short'
        ? `M${L + 6} 22q-3 5-4 10M50 17v10M${R - 6} 22q3 5 4 10`
        : `M${L + 3} 24C${L} 32 ${L} 38 ${L} 44M${R - 3} 24C${R} 32 ${R} 38 ${R} 44M44 20C38 26 ${L + 6} 32 ${L + 4} 40M56 20C62 26 ${R - 6} 32 ${R - 4} 40`;
    drawn += fill(shape, locks, 1.6) + line(strands, 1.1);
  }
  if (hair === 'curly' && head !== 'hood') {
    const curls = [
      [L - 1, 40, 5],
      [L + 1, 32, 5.5],
      [L + 6, 25, 6],
      [L + 14, 21, 6.5],
      [R - 14, 21, 6.5],
      [R - 6, 25, 6],
      [R - 1, 32, 5.5],
      [R + 1, 40, 5],
      [50, 24, 6],
      [L + 8, 31, 4],
      [R - 8, 31, 4],
    ] as const;
    drawn += tufts(
      curls.map(([x, y, r]) => [tenth(x), y, r] as const),
      locks,
    );
  }
  if (hair === 'braids') {
    drawn += [L - 2, R + 2]
      .map(
        (x) =>
          fill(`M${x - 4} 46h8l2 44-6 9-6-9z`, locks, 1.4) +
          line([54, 63, 72, 81].map((y) => `M${x - 4} ${y}l4 5 4-5`).join(''), 1.2),
      )
      .join('');
  }
  if (hair === 'topknot') {
    drawn +=
      fill(`M${L - 1} 40C${L - 3} 14 ${R + 3} 14 ${R + 1} 40C${R - 4} 28 ${L + 4} 28 ${L - 1} 40z`, locks, 1.6) +
      fill('M44 18C36 8 46 0 50 6 54 0 64 8 56 18z', locks, 1.6);
  }
  return drawn;
}

export const hooded = ({ L, R, cloth, locks }: Person): string =>
  fill(
    `M50 10C${L - 6} 10 ${L - 8} 36 ${L - 6} 64C${L} 50 ${L + 1} 34 ${L + 4} 30 ${L + 10} 24 ${R - 10} 24 ${R - 4} 30 ${R - 1} 34 ${R} 50 ${R + 6} 64C${R + 8} 36 ${R + 6} 10 50 10z`,
    cloth,
  ) +
  shade(`M56 11C${R + 6} 14 ${R + 8} 40 ${R + 6} 64 ${R} 50 ${R - 1} 34 ${R - 4} 30 ${R - 8} 26 58 25 56 25z`) +
  fill(
    `M${L + 2} 36L${L + 4} 30C${L + 10} 24 ${R - 10} 24 ${R - 4} 30L${R - 2} 36C${R - 6} 30 ${L + 6} 30 ${L + 2} 36z`,
    locks,
    1.1,
  );
