// A people under its banner.
import { layer } from '../kit/land.ts';
import { at, num } from '../kit/lines.ts';
import { moodOf } from '../kit/moods.ts';
import { motif } from '../kit/motifs.ts';
import type { Kit } from '../kit/paint.ts';
import { fill, line } from '../kit/pens.ts';
import { type Sheet, sky } from '../kit/sky.ts';
import type { HostHint } from './hint-types.ts';
import { growth } from './scene.ts';

export function host(k: Kit, sheet: Sheet, random: () => number, hint: HostHint): string {
  const { field, charge, metal, home } = hint;
  const { W, H } = sheet;
  const grown = growth(sheet, 0.7, 1.2);
  const mood = moodOf(k, hint.mood);
  const isLeft = random() < 0.5;
  const land =
    sky(k, mood, sheet, random, { disc: true, dx: isLeft ? 0.84 : 0.16 }) +
    layer('hills', { sheet, random, y: H * 0.62, rise: 9, colour: mood[3], width: 0.8 }) +
    layer('plain', { sheet, random, y: H * 0.74, rise: 4, colour: mood[4], width: 0.9 });
  let spears = '';
  let heads = '';
  for (let i = 0; i < 11; i++) {
    const [x, y] = [W * (0.03 + i * 0.095) + random() * 2, H * (0.86 + (i % 2) * 0.03)];
    if (i !== 3) spears += `M${at(x + 3, y)}L${at(x + 5 + random() * 3, y - 26 - random() * 10)}`;
    heads += `M${at(x - 4.5, y + 4)}a4.5 6 0 0 1 9 0v3h-9z`;
  }
  return (
    land +
    motif(k, home, W * (isLeft ? 0.79 : 0.2), H * 0.86, 0.5 * grown) +
    line(spears, 1.2) +
    motif(k, 'banner', W * (isLeft ? 0.36 : 0.62), H * 0.5, 0.84 * grown, { field, charge, metal, tail: 'hang' }) +
    fill(heads, k.steel, 1) +
    fill(`M-3 ${num(H * 0.92)}H${num(W + 3)}V${num(H + 3)}H-3z`, k[field], 1) +
    line(`M0 ${num(H * 0.95)}H${num(W)}`, 0.9, k[metal])
  );
}
