// Blades, bows and what else one fights with.
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, line, shade, wash } from '../pens.ts';

/** The blade, and its shaded half. */
const BLADES: Readonly<Record<NonNullable<MotifOptions['blade']>, readonly [blade: string, half: string]>> = {
  straight: ['M50 1L57 13 55 68H45L43 13z', 'M50 1L57 13 55 68H50z'],
  leaf: [
    'M50 1C60 18 60 30 56 44 55 54 56 60 56 68H44C44 60 45 54 44 44 40 30 40 18 50 1z',
    'M50 1C60 18 60 30 56 44 55 54 56 60 56 68H50z',
  ],
  curved: ['M60 1C66 26 62 50 56 68H45C49 46 51 24 60 1z', 'M60 1C66 26 62 50 56 68H51C58 46 60 24 60 1z'],
  broad: ['M50 2L59 9 57 68H43L41 9z', 'M50 2L59 9 57 68H50z'],
  notched: [
    'M68 4C70 22 68 44 57 68H46C47 56 44 46 40 38L47 38 43 29 51 29 48 20 56 20z',
    'M68 4C70 22 68 44 57 68H52C60 46 64 24 68 4z',
  ],
};

const GUARDS = {
  bar: 'M29 66H71V72H29z',
  down: 'M27 60Q50 74 73 60L76 66Q50 82 24 66z',
  up: 'M26 76Q50 58 74 76L70 79Q50 69 30 79z',
  wing: 'M50 67C42 57 30 56 20 64 30 64 34 69 38 74 44 77 56 77 62 74 66 69 70 64 80 64 70 56 58 57 50 67z',
  leaf: 'M50 66C40 58 30 62 24 70 34 68 42 76 50 76 58 76 66 68 76 70 70 62 60 58 50 66z',
  spike: 'M22 62L44 66H56L78 62 58 76H42z',
};

export function sword(
  k: Kit,
  {
    blade = 'straight',
    guard = 'bar',
    gem = k.red,
    metal = k.steel,
    hilt = k.gold,
    grip = k.leather,
    runes,
  }: MotifOptions = {},
) {
  const [b, sh] = BLADES[blade];
  let o = fill(b, metal) + shade(sh) + line('M50 12V64', 1.2);
  if (runes) o += line('M47 20l6 4-6 4M53 33l-6 4 6 4M47 46l6 4-6 4', 1.3, runes);
  return (
    o +
    fill('M47 72H53V88H47z', grip) +
    line('M47 76l6 3M47 80l6 3M47 84l6 3', 1) +
    fill(GUARDS[guard] ?? GUARDS.bar, hilt) +
    disc(50, 70, 2.6, gem, 1) +
    disc(50, 92, 5, hilt) +
    disc(50, 92, 1.8, gem, 0.8)
  );
}

export const brokenSword = (k: Kit) =>
  fill('M45 68L44 46 48 50 50 42 54 47 57 40 56 68z', k.steel) +
  shade('M50 43L54 47 57 40 56 68H50z') +
  `<g transform="rotate(24 60 30)">${fill('M52 40L55 34 58 38 63 32 62 14 56 10 51 20z', k.steel)}${shade('M58 38L63 32 62 14 57 20z')}</g><g transform="rotate(-30 34 18)">${fill('M30 32L34 28 40 30 40 12 35 2 30 14z', k.steel)}${shade('M36 29L40 30 40 12 35 2z')}</g>` +
  fill('M47 72H53V88H47z', k.leather) +
  line('M47 76l6 3M47 80l6 3M47 84l6 3', 1) +
  fill(GUARDS.wing, k.gold) +
  disc(50, 71, 2.6, k.blue, 1) +
  disc(50, 92, 5, k.gold);

export const dagger = (k: Kit, { gem = k.blue, metal = k.steel, hilt = k.gold, marks }: MotifOptions = {}) =>
  fill('M50 6C62 24 60 42 55 58H45C40 42 38 24 50 6z', metal) +
  shade('M50 6C62 24 60 42 55 58H50z') +
  line('M50 16V54', 1.2) +
  (marks ? line('M50 18c-6 5 6 8 0 13s6 8 0 13', 1.4, marks) : '') +
  fill('M46 62H54V84H46z', k.leather) +
  line('M46 67l8 3M46 72l8 3M46 77l8 3', 1) +
  fill('M30 55Q50 66 70 55L72 61Q50 73 28 61z', hilt) +
  disc(50, 90, 6, hilt) +
  disc(50, 90, 2.4, gem, 1);

export const morgulKnife = (k: Kit) =>
  fill('M52 4C60 20 54 34 58 56H45C47 40 44 24 52 4z', k.cold) +
  shade('M52 4C60 20 54 34 58 56H51C52 38 50 24 52 4z') +
  line('M46 22l5 4-4 5 5 5-4 6', 1.2, k.ink) +
  fill('M46 60H55V84L50 90 46 84z', k.blackD) +
  fill('M28 52L44 56H58L74 50 62 65H40z', k.black) +
  line('M66 34c10-4 6-14 16-18M62 44c12 0 14-8 26-8M34 30c-10-4-8-12-20-14', 1.6, k.gleam);

export const bow = (k: Kit, { arrow = true }: MotifOptions = {}) =>
  line('M30 6L30 94', 1.2, k.ink) +
  fill('M26 3C44 6 78 22 76 50S44 94 26 97L31 90C46 84 68 70 68 50S46 16 31 10z', k.wood) +
  fill('M68 42L76 42 76 58 68 58z', k.leather) +
  line('M46 17l3 5M46 83l3-5M60 26l-5 5M60 74l-5-5', 1.3) +
  (arrow
    ? line('M8 50H88', 2.6) +
      fill('M84 43L98 50 84 57 87 50z', k.steel) +
      fill('M4 44L16 44 20 50 16 56 4 56 9 50z', k.red)
    : '');

export const arrow = (k: Kit, { tip = k.steel, fletch = k.red, shaft = k.wood }: MotifOptions = {}) =>
  fill('M48 20H52V84H48z', shaft) +
  fill('M50 2L60 22 50 17 40 22z', tip) +
  shade('M50 2L60 22 50 17z') +
  fill('M48 72L36 80V96L48 88zM52 72L64 80V96L52 88z', fletch) +
  line('M48 78l-10 7M52 78l10 7', 1) +
  line('M46 66h8M46 69h8', 1.4);

export const axe = (k: Kit, { double = true, metal = k.steel }: MotifOptions = {}) =>
  fill('M46 6H54V96H46z', k.wood) +
  line('M46 62l8 4M46 68l8 4M46 74l8 4M46 80l8 4', 1.1) +
  fill('M46 18C36 18 26 12 18 4 4 22 4 44 18 60 26 50 36 44 46 44z', metal) +
  wash('M18 4C4 22 4 44 18 60L22 54C11 42 11 24 22 9z', k.steelL) +
  line('M40 22C30 23 27 21 24 20M40 40C30 41 28 42 24 45', 1.1) +
  (double
    ? fill('M54 18C64 18 74 12 82 4 96 22 96 44 82 60 74 50 64 44 54 44z', k.steelD) +
      line('M60 22C70 23 73 21 76 20M60 40C70 41 72 42 76 45', 1.1)
    : fill('M54 22L68 31 54 40z', k.steelD)) +
  fill('M43 16H57V46H43z', k.gold) +
  line('M50 20l4 11-4 11-4-11z', 1.2);

export const spear = (k: Kit, { pennon }: MotifOptions = {}) =>
  fill('M48 30H52V98H48z', k.wood) +
  (pennon ? fill('M52 36C66 30 74 42 92 34L82 46 92 58C74 62 66 50 52 56z', pennon) : '') +
  fill('M50 1C60 14 60 22 54 32H46C40 22 40 14 50 1z', k.steel) +
  shade('M50 1C60 14 60 22 54 32H50z') +
  fill('M45 32H55V38H45z', k.gold);

export const mace = (k: Kit, { metal = k.iron }: MotifOptions = {}) =>
  fill('M46 44H54V97H46z', k.black) +
  line('M46 72l8 4M46 78l8 4M46 84l8 4', 1.1, k.steelD) +
  fill(
    'M50 0L56 10 68 4 68 17 82 18 74 29 82 40 68 41 68 52 56 47 50 56 44 47 32 52 32 41 18 40 26 29 18 18 32 17 32 4 44 10z',
    metal,
  ) +
  disc(50, 28, 12, k.ironD) +
  disc(47, 25, 3.6, k.steelD, 0);
