// A people: under its banner, behind its shield, riding, marching, at home, or speaking through its chief.
import { bust } from '../kit/bust/bust.ts';
import { layer } from '../kit/land.ts';
import { at, num } from '../kit/lines.ts';
import { moodOf } from '../kit/moods.ts';
import type { Kit } from '../kit/paint.ts';
import { again, fill, line, put } from '../kit/pens.ts';
import { type Sheet, sky } from '../kit/sky.ts';
import type { HostHint, HostLayout } from './hint-types.ts';
import { motif, stands } from './motifs.ts';
import { growth } from './scene.ts';

interface Field {
  readonly k: Kit;
  readonly sheet: Sheet;
  readonly random: () => number;
  readonly hint: HostHint;
  readonly grown: number;
  /** The banner, or what stands for it, is left of the middle. */
  readonly isLeft: boolean;
}

/** Heads of a host along the lower edge, with or without spears. */
function ranks({ k, sheet: { W, H }, random, hint: { field, metal } }: Field, withSpears: boolean): string {
  let spears = '';
  let heads = '';
  for (let i = 0; i < 11; i++) {
    const [x, y] = [W * (0.03 + i * 0.095) + random() * 2, H * (0.86 + (i % 2) * 0.03)];
    if (i !== 3) spears += `M${at(x + 3, y)}L${at(x + 5 + random() * 3, y - 26 - random() * 10)}`;
    heads += `M${at(x - 4.5, y + 4)}a4.5 6 0 0 1 9 0v3h-9z`;
  }
  return (
    (withSpears ? line(spears, 1.2) : '') +
    fill(heads, k.steel, 1) +
    fill(`M-3 ${num(H * 0.92)}H${num(W + 3)}V${num(H + 3)}H-3z`, k[field], 1) +
    line(`M0 ${num(H * 0.95)}H${num(W)}`, 0.9, k[metal])
  );
}

const homeOf = ({ k, sheet: { W, H }, hint: { home }, grown }: Field, x: number, size: number): string =>
  motif(k, home, W * x, stands(home) ? H * 0.86 : H * 0.62, size * grown);

const flag = (
  { k, sheet: { W, H }, hint: { field, charge, metal }, grown }: Field,
  x: number,
  y: number,
  size: number,
  tail: 'hang' | 'swallow' | 'pennon',
): string => motif(k, 'banner', W * x, H * y, size * grown, { field, charge, metal, tail });

const LAYOUTS: Readonly<Record<HostLayout, (f: Field) => string>> = {
  banner: (f) =>
    homeOf(f, f.isLeft ? 0.79 : 0.2, 0.5) + flag(f, f.isLeft ? 0.36 : 0.62, 0.5, 0.84, 'hang') + ranks(f, true),

  shield: (f) => {
    const { k, sheet, hint, grown } = f;
    const { W, H } = sheet;
    const arm = hint.charge === 'axe' || hint.charge === 'hammer' ? 'axe' : 'spear';
    return (
      homeOf(f, 0.13, 0.4) +
      homeOf(f, 0.88, 0.36) +
      motif(k, arm, W * 0.5, H * 0.48, 0.96 * grown, {}, { rot: 38 }) +
      motif(k, arm, W * 0.5, H * 0.48, 0.96 * grown, {}, { rot: -38, flip: true }) +
      motif(k, 'shield', W * 0.5, H * 0.49, 0.76 * grown, {
        style: arm === 'axe' ? 'kite' : 'heater',
        field: hint.field,
        charge: hint.charge,
        metal: hint.metal,
      })
    );
  },

  riders: (f) => {
    const { k, sheet, hint, grown } = f;
    const { W, H } = sheet;
    const rider = hint.field;
    return (
      homeOf(f, 0.86, 0.34) +
      motif(k, 'gallop', W * 0.74, H * 0.8, 0.44 * grown, { coat: 'bone', mane: 'grey', rider }) +
      flag(f, 0.24, 0.36, 0.58, 'pennon') +
      motif(k, 'gallop', W * 0.4, H * 0.94, 0.68 * grown, { coat: 'fur', rider })
    );
  },

  march: (f) => {
    const { k, sheet, hint } = f;
    const { W, H } = sheet;
    const soldier =
      line('M10-2L14-46', 1.6) +
      fill('M-9 0C-10-14-6-20 0-20S10-14 9 0z', k[hint.field], 1.2) +
      fill('M-5-20a5 7 0 0 1 10 0v3h-10z', k.steel, 1.1) +
      fill('M-12-8a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0z', k[hint.metal], 1.1);
    const row = (y: number, size: number, count: number, shift: number) =>
      Array.from({ length: count }, (_, i) => `translate(${at(W * ((i + shift) / count), H * y)})scale(${size})`);
    return (
      homeOf(f, f.isLeft ? 0.8 : 0.2, 0.42) +
      flag(f, f.isLeft ? 0.26 : 0.74, 0.4, 0.6, 'swallow') +
      again(soldier, [...row(0.8, 0.62, 7, 0.5), ...row(0.92, 0.84, 6, 0.2), ...row(1.05, 1.06, 5, 0.6)])
    );
  },

  camp: (f) => homeOf(f, 0.5, 0.8) + flag(f, 0.16, 0.42, 0.5, 'swallow') + flag(f, 0.86, 0.5, 0.42, 'swallow'),

  council: (f) => {
    const { k, sheet, hint, grown } = f;
    const { W, H } = sheet;
    return (
      homeOf(f, f.isLeft ? 0.86 : 0.14, 0.4) +
      flag(f, f.isLeft ? 0.24 : 0.78, 0.4, 0.66, 'hang') +
      put(bust(k, hint.chief ?? {}), W * (f.isLeft ? 0.6 : 0.42), H * 0.98, 0.78 * grown, { foot: true })
    );
  },
};

export function host(k: Kit, sheet: Sheet, random: () => number, hint: HostHint): string {
  const { H } = sheet;
  const mood = moodOf(k, hint.mood);
  const isLeft = random() < 0.5;
  const land =
    sky(k, mood, sheet, random, {
      disc: hint.layout !== 'shield',
      dx: isLeft ? 0.84 : 0.16,
      burst: hint.layout === 'shield',
    }) +
    layer('hills', { sheet, random, y: H * 0.62, rise: 9, colour: mood[3], width: 0.8 }) +
    layer('plain', { sheet, random, y: H * 0.74, rise: 4, colour: mood[4], width: 0.9 });
  return land + LAYOUTS[hint.layout]({ k, sheet, random, hint, grown: growth(sheet, 0.7, 1.2), isLeft });
}
