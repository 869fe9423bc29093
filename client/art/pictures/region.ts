// A region as it lies on the map: its own outline, in the colour of its type, with what grows there.
import { at, num } from '../kit/lines.ts';
import { dark, type Kit, light, mix } from '../kit/paint.ts';
import { fill, line, put, wash } from '../kit/pens.ts';
import type { Sheet } from '../kit/sky.ts';
import { drawn, type MotifName } from './motifs.ts';

export type RegionKind = 'coastal-sea' | 'free-domain' | 'border-land' | 'wilderness' | 'shadow-land' | 'dark-domain';

export interface RegionHint {
  readonly type: RegionKind;
  /** About (0, 0), the longer side a hundred. */
  readonly path: string;
  readonly size: readonly number[];
  readonly landmark?: MotifName | undefined;
}

const COLOURS: Readonly<Record<RegionKind, string>> = {
  'coastal-sea': '#8fb4b4',
  'free-domain': '#a9c08a',
  'border-land': '#e0bb62',
  wilderness: '#cdb98a',
  'shadow-land': '#b49cbb',
  'dark-domain': '#6d6068',
};

/** One thing of the land stands in the middle. */
const MARKS: Readonly<Record<RegionKind, MotifName>> = {
  'coastal-sea': 'wave',
  'free-domain': 'village',
  'border-land': 'palisade',
  wilderness: 'pines',
  'shadow-land': 'ruinedTower',
  'dark-domain': 'darkTower',
};

/** Old paper with the folds of a map. */
function paper(k: Kit, { W, H }: Sheet, random: () => number): string {
  const ground = k.night ? '#2b261d' : '#ecdfba';
  let specks = '';
  for (let i = 0; i < 14; i++) specks += `M${at(random() * W, random() * H)}h${num(2 + random() * 5)}`;
  return (
    wash(`M0 0H${num(W)}V${num(H)}H0z`, ground) +
    line(
      `M${num(W / 3)} 0V${num(H)}M${num((W / 3) * 2)} 0V${num(H)}M0 ${num(H / 2)}H${num(W)}`,
      0.5,
      dark(ground, 0.25),
    ) +
    line(specks, 0.6, dark(ground, 0.18))
  );
}

export function region(k: Kit, sheet: Sheet, random: () => number, { type, path, size, landmark }: RegionHint): string {
  const { W, H } = sheet;
  const [width = 100, height = 100] = size;
  const unit = Math.min((W * 0.86) / width, (H * 0.86) / height);
  const colour = k.night ? mix(COLOURS[type], '#14100c', 0.42) : COLOURS[type];
  const shape = (body: string) =>
    `<g transform="translate(${at(W / 2, H / 2)})scale(${unit.toFixed(3)})" stroke-width="${num(1.8 / unit)}">${body}</g>`;
  const halo = `<path d="${path}" fill="none" stroke="${light(colour, k.night ? 0.12 : 0.4)}" stroke-width="${num(7 / unit)}"/>`;
  const mark = drawn(k, [landmark ?? MARKS[type], 0, 0, 1]);
  return paper(k, sheet, random) + shape(halo + fill(path, colour)) + put(mark, W * 0.5, H * 0.5, 0.36);
}
