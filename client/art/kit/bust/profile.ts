// A head seen from the side, looking left. Hair, beard and headgear have shapes of their own here.
import { light } from '../paint.ts';
import { disc, fill, line, shade, wash } from '../pens.ts';
import { tufts } from './dress.ts';
import type { Person } from './person.ts';

/** Brow, nose, lips and chin: what makes a profile somebody's. */
const LINES: Readonly<Record<'fine' | 'bold' | 'blunt' | 'snout', string>> = {
  snout: 'L30 37 17 45Q13 51 22 52L25 54 22 57 28 59 23 62 31 69',
  fine: 'L32 37 28 47.5Q28 49.5 32 49.5L31 53.5 33 55.5 31.6 58.5 34 64',
  bold: 'L31 37 24.5 47.5Q24 50.5 30.5 50.5L30 54.5 32.5 56.5 31 59.5 33 66',
  blunt: 'L31 37C24 42 20 49 26 52Q30 53 31 51L30 55 32.5 57 31 60.5 34 67',
};

const lineOf = ({ race, nose, woman }: Person): string =>
  race === 'orc' || race === 'troll'
    ? LINES.snout
    : race === 'dwarf' || race === 'wose' || nose === 'big'
      ? LINES.blunt
      : woman || race === 'elf' || race === 'hobbit'
        ? LINES.fine
        : LINES.bold;

function face(p: Person): string {
  const { k, skin, race, eyes, isOld, stern, woman, whiskers, smile } = p;
  const isBushy = race === 'dwarf' || isOld;
  return (
    fill(
      `M40 22C34 26 32.5 31 32.5 34${lineOf(p)}C38 70 48 69 57 63L63 54C71 44 70 28 60 21 54 17 46 17 40 22z`,
      skin,
    ) +
    shade('M63 54C71 44 70 28 60 21 66 34 64 46 54 54 50 60 44 64 37 66 44 70 52 67 57 63z') +
    wash('M34.5 40.5Q38 36.6 42.5 40.5 38.5 43.4 34.5 40.5z', k.night ? '#d8d0b8' : '#fffaf0') +
    disc(37.6, 40.4, 1.7, k.wash(eyes ?? '#3c2b1c'), 0) +
    line('M34 40.5Q38 36 43 40.5', 1.3) +
    line(
      stern ? 'M32.5 36.6Q38 35 44 33.6' : 'M32.8 34.6Q38 31.6 44 34.6',
      isBushy ? 2.8 : woman ? 1.4 : 2.2,
      isBushy ? whiskers : k.ink,
    ) +
    (woman
      ? wash('M31.2 54.6Q34 53 38 55.6 34 58.6 31.8 57.6z', k.wash('#b2543f'))
      : line(smile ? 'M32.6 56Q36 58 39.5 55' : 'M32.6 56Q36 56.4 39 57', 1.4)) +
    (race === 'orc' || race === 'troll' ? fill('M27 60L29 49 34 59z', k.bone, 1) : '') +
    (isOld ? line('M41 43q3 2 5 1M43 30q4-2 8-1M35 50q4 2 5 6', 0.9) : '')
  );
}

function ear({ race, skin }: Person): string {
  if (race === 'elf') return fill('M55 47C53 40 58 36 67 29 66 38 64 48 57 50z', skin, 1.4);
  if (race === 'orc') return fill('M54 46C56 38 66 34 76 32 70 42 64 50 57 50z', skin, 1.4);
  return fill('M55 40C60 35 65 40 62 46 60 51 56 51 55 48z', skin, 1.4);
}

function behind({ hair, head, woman, locksDark, cloth }: Person): string {
  const mane =
    hair === 'long' || hair === 'wavy' || woman
      ? fill(
          hair === 'wavy' || woman
            ? 'M50 18C76 14 82 38 78 52 86 62 84 78 88 96H52C58 80 54 64 56 50z'
            : 'M52 18C74 16 78 34 76 50L82 86 58 90 56 50z',
          locksDark,
        )
      : '';
  return mane + (head === 'hood' ? fill('M40 12C58-2 82 8 82 34 84 54 92 70 96 88H52z', cloth) : '');
}

function hairOf({ hair, head, locks }: Person): string {
  if (head === 'hood' || head === 'helm' || head === 'cowl')
    return fill('M36 26C44 20 52 24 54 32 46 28 40 28 36 26z', locks, 1.1);
  const strands = line('M44 22C56 20 66 28 68 42M42 26C52 24 60 30 62 40', 1.1);
  switch (hair) {
    case 'bald':
      return '';
    case 'receding':
      return fill('M54 19C70 18 74 36 70 48 68 54 64 56 62 56 64 48 62 40 56 38 58 32 56 24 54 19z', locks, 1.6);
    case 'curly':
      return tufts(
        [
          [40, 24, 5.5],
          [48, 18, 6.5],
          [57, 18, 6.5],
          [65, 24, 6.5],
          [69, 33, 6.5],
          [69, 43, 6],
          [65, 51, 5],
          [52, 27, 5.5],
          [61, 33, 5.5],
        ],
        locks,
      );
    case 'topknot':
      return (
        fill('M38 25C42 13 66 12 70 32 72 42 68 50 64 52 64 40 54 30 38 25z', locks, 1.6) +
        fill('M60 16C58 4 70 0 74 8 80 8 80 20 70 22z', locks, 1.6)
      );
    case 'braids':
      return (
        fill('M37 26C40 12 68 10 72 34 74 44 70 52 66 56 66 42 54 32 37 26z', locks, 1.6) +
        strands +
        fill('M62 50h9l3 40-7 9-7-9z', locks, 1.4) +
        line('M62 60l5 5 5-5M62 70l5 5 6-5M61 80l6 5 6-5', 1.2)
      );
    case 'swept':
      return (
        fill('M33 30C34 14 60 8 70 22 78 34 72 52 66 58 66 46 60 36 52 34 46 28 40 30 33 30z', locks, 1.6) + strands
      );
    case 'short':
    case 'parted':
      return (
        fill('M36 28C38 12 66 12 70 32 72 44 68 52 64 56 64 46 60 38 54 38 52 32 46 28 36 28z', locks, 1.6) + strands
      );
    default:
      return (
        fill('M37 27C40 10 70 10 74 34 78 56 74 72 78 90L60 92C66 76 64 56 62 50 64 42 56 34 37 27z', locks, 1.6) +
        strands
      );
  }
}

function beardOf({ k, beard, whiskers, locks }: Person): string {
  const moustache = fill('M30.5 53C36 49 43 52 48 59 41 59 35 58 29.5 58z', light(whiskers, 0.12), 1.3);
  const whole = (d: string) => fill(`M61 50C56 58 46 58 37 54${d}`, whiskers, 1.6);
  switch (beard) {
    case 'none':
      return '';
    case 'moustache':
      return moustache;
    case 'stubble':
      return wash('M60 52C54 58 44 56 34 54L31.6 59 34 65C40 70 50 69 57 63z', locks, 0.42);
    case 'goatee':
      return fill('M32 60C36 60 42 62 43 66 40 74 34 78 29 79 31 72 30 66 32 60z', whiskers, 1.3) + moustache;
    case 'short':
      return whole('L31 60C32 70 40 75 50 71 58 68 63 60 61 50z') + moustache;
    case 'full':
      return (
        whole('L30 60C25 74 30 86 40 90 54 86 66 66 61 50z') +
        line('M36 64C34 72 36 80 40 86M44 64C42 72 44 78 46 84', 1.1) +
        moustache
      );
    case 'long':
      return (
        whole('L30 60C22 76 26 94 36 101H46C58 88 66 66 61 50z') +
        line('M36 64C32 76 34 88 38 98M46 64C44 76 44 86 43 98', 1.1) +
        moustache
      );
    case 'forked':
      return (
        whole('L30 60C20 74 20 88 24 99L36 84 46 100C58 88 66 66 61 50z') +
        fill('M22 88h9v5h-9zM42 89h9v5h-9z', k.gold, 1.2) +
        moustache
      );
    case 'braided':
      return (
        whole('L30 60C24 70 26 78 32 80L28 100H42L46 80C58 74 64 62 61 50z') +
        line('M31 84l6 4 6-4M30 91l6 4 6-4', 1.3) +
        fill('M31 77h15v4H31z', k.gold, 1.2) +
        moustache
      );
  }
}

function gearOf({ k, head, cloth, trim, metal, gem, plume }: Person): string {
  const steel = metal ? k.wash(metal) : k.steel;
  switch (head) {
    case 'none':
      return '';
    case 'hood':
      return (
        fill('M34 27C34 8 62 2 76 18 84 34 80 54 88 76L60 80C68 62 66 42 54 32 46 26 40 26 34 27z', cloth) +
        shade('M70 14C84 34 80 54 88 76L72 78C80 56 78 32 70 14z')
      );
    case 'helm':
    case 'winged':
      return (
        (head === 'winged' ? fill('M58 34C66 20 84 14 96 2 98 20 88 36 70 44z', k.snow) : '') +
        (plume ? fill('M46 14C54-4 86 0 92 26 94 40 90 54 86 62 82 46 76 28 60 18z', k.wash(plume), 1.6) : '') +
        fill('M31 37C30 14 66 6 74 32L74 56 62 62 58 42C50 38 40 37 36 37L33.5 47 30 46z', steel) +
        shade('M60 14C72 16 74 28 74 32L74 56 66 60C68 42 68 26 60 14z') +
        fill('M30 36Q52 28 74 36V42Q52 34 30 42z', trim, 1.3)
      );
    case 'dwarfhelm':
      return (
        fill('M32 33C32 8 68 4 74 34Q54 26 32 33z', metal ? k.wash(metal) : k.iron) +
        fill('M30 31Q52 24 76 33V40Q52 31 30 38z', trim, 1.5) +
        fill('M50 8H58V28H50z', trim, 1.4) +
        fill('M62 38H74L72 58 64 60z', k.iron, 1.3)
      );
    case 'crown':
      return (
        fill('M35 30L28 10 40 19 44 4 54 17 64 3 68 19 82 12 72 34Q52 24 35 30z', trim, 1.6) +
        disc(50, 22, 2.2, k.red, 1)
      );
    case 'circlet':
      return (
        fill('M33 31Q54 22 72 35L71 39Q54 27 33 34.5z', trim, 1.1) +
        fill('M35 27l4 5-3 5-4-5z', k.wash(gem ?? '#e8f4f0'), 1.2)
      );
    case 'band':
      return fill('M33 30Q54 21 73 34L72 40Q54 28 33 35.5z', trim, 1.3);
    case 'hat':
      return (
        fill('M36 28C44 10 58 2 84-8 80 6 74 16 74 30z', cloth) +
        shade('M84-8C80 6 74 16 74 30L62 28C66 14 72 2 84-8z') +
        fill('M8 36C24 22 70 20 92 36 84 38 74 34 54 32S22 38 8 36z', cloth) +
        line('M38 28Q56 22 74 28', 2.4, trim)
      );
    case 'cowl':
      return fill('M32 30C30 4 66-2 78 18 88 38 82 58 90 80L58 84C68 62 66 42 54 33 46 27 40 28 32 30z', cloth);
    case 'tall':
    case 'horns':
    case 'spike':
    case 'kettle':
    case 'slit':
      return (
        (head === 'horns' ? fill('M58 22C70 18 80 8 78-8 90 6 88 26 68 32z', k.boneD, 1.4) : '') +
        (head === 'spike' || head === 'tall' ? fill('M46 16L54-12 60 16z', k.ironD, 1.4) : '') +
        fill('M32 36C30 10 68 6 76 34L74 52 64 54 60 38Q46 32 32 36z', steel) +
        (head === 'kettle' ? fill('M16 38C30 24 78 24 94 38 78 42 30 42 16 38z', steel) : '')
      );
    case 'cap':
      return (
        fill('M34 30C34 10 66 4 74 30Q54 22 34 30z', trim) + fill('M31 29Q54 19 77 31V37Q54 25 31 35z', k.fur, 1.4)
      );
  }
}

const isCovered = ({ head }: Person): boolean => head === 'hood' || head === 'helm' || head === 'cowl';
/** It shows through the hair. */
const elvenEar = (p: Person): string => (p.race === 'elf' && !isCovered(p) ? ear(p) : '');

export const profileBehind = behind;
export const profileHead = (p: Person): string =>
  face(p) + (isCovered(p) || p.race === 'elf' ? '' : ear(p)) + beardOf(p) + hairOf(p) + gearOf(p) + elvenEar(p);
