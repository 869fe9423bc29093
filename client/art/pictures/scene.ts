// A landscape with its placements.
import { type LandKind, layer } from '../kit/land.ts';
import { at } from '../kit/lines.ts';
import { type Mood, type MoodName, moodOf } from '../kit/moods.ts';
import type { Kit } from '../kit/paint.ts';
import { fan, line, put } from '../kit/pens.ts';
import { type Sheet, sky } from '../kit/sky.ts';
import { hash } from '../random.ts';
import type { SceneHint } from './hint-types.ts';
import { drawn, type MotifName, type Placement, stands } from './motifs.ts';

type Random = () => number;

/** Motifs grow with the width of the window, but less than it does. */
export const growth = ({ W }: Sheet, least: number, most: number): number =>
  Math.sqrt(Math.min(most, Math.max(least, W / 133)));

/** Places motifs back to front; one that comes twice is drawn once and used again. */
export function cast(k: Kit, { W, H }: Sheet, grown: number, placements: readonly Placement[]): string {
  const all = placements.map((one) => [one, drawn(k, one)] as const);
  const bodies = all.map(([, body]) => body);
  const seen = new Set<string>();
  return all
    .map(([[name, x, y, size, , place], body]) => {
      const spot = { ...place, foot: stands(name) };
      const isShared = bodies.indexOf(body) !== bodies.lastIndexOf(body);
      const id = `u${hash(body).toString(36)}`;
      const isFirst = !seen.has(body);
      seen.add(body);
      const shown = !isShared ? body : isFirst ? `<g id="${id}">${body}</g>` : `<use href="#${id}"/>`;
      return put(shown, (W * x) / 100, (H * y) / 100, size * grown, spot);
    })
    .join('');
}

/** Motifs that bring their own light, or leave no room for a sun. */
const LIGHTS: ReadonlySet<string> = new Set<MotifName>([
  'sun',
  'moon',
  'crescent',
  'stars',
  'eye',
  'storm',
  'cloud',
  'snowfall',
  'mineDoor',
  'caveMouth',
]);
const MOONLIT: ReadonlySet<MoodName> = new Set(['night', 'dusk', 'violet', 'dark', 'red', 'grim', 'shadow']);

const FAR_RISE: Readonly<Partial<Record<LandKind, number>>> = { peaks: 26, crags: 20, pines: 15 };
const NEAR_RISE: Readonly<Partial<Record<LandKind, number>>> = { pines: 12, hills: 6 };

function grounds(k: Kit, sheet: Sheet, random: Random, mood: Mood, far: LandKind, near: LandKind): string {
  const { H } = sheet;
  const base = { sheet, random };
  let land = layer(far, {
    ...base,
    y: H * (far === 'sea' ? 0.58 : 0.64),
    rise: FAR_RISE[far] ?? 9,
    colour: mood[3],
    width: 0.8,
  });
  if (far === 'peaks' || far === 'woods' || far === 'crags') {
    land += layer('hills', { ...base, y: H * 0.72, rise: 6, colour: mood[4], width: 0.8 });
  }
  if (near !== 'none') {
    const colour = near === 'sea' ? k.waterD : mood[5];
    const y = H * (near === 'sea' ? 0.76 : 0.8);
    return land + layer(near, { ...base, y, rise: NEAR_RISE[near] ?? 3, colour, width: 0.9 });
  }
  if (far === 'sea') return land;
  return land + layer('plain', { ...base, y: H * 0.85, rise: 3, colour: mood[5], width: 0.9 });
}

/** Tufts in front tie the motifs to the ground. */
function tufts({ W, H }: Sheet, random: Random, colour: string): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const spot = at(random() * W, H * (0.93 + random() * 0.06));
    d += `M${spot}l-1.4-3.6M${spot}l.2-4.4M${spot}l1.8-3.2`;
  }
  return line(d, 0.9, colour);
}

export interface SceneOptions {
  /** Dark things stand against a great pale disc. */
  readonly burst: boolean;
}

export function scene(k: Kit, sheet: Sheet, random: Random, hint: SceneHint, { burst }: SceneOptions): string {
  const [moodName, land, ...placements] = hint;
  const mood = moodOf(k, moodName);
  const [far, near] = land.split('/') as [LandKind, LandKind];
  const isBare = far === 'none' && near === 'none';
  const hasRoom = random() < 0.72 && !placements.some(([name]) => LIGHTS.has(name)) && !isBare;
  const isBurst = burst && far !== 'none';
  const above = sky(k, mood, sheet, random, {
    disc: hasRoom || isBurst ? (MOONLIT.has(moodName) ? 'moon' : true) : false,
    dy: 0.16 + random() * 0.08,
    burst: isBurst,
  });
  const { W, H } = sheet;
  const ground = isBare
    ? fan(W / 2, H * 0.52, { colour: mood[0], count: 22, to: W, turn: random(), opacity: 0.5 }) +
      layer('plain', { sheet, random, y: H * 0.84, rise: 2, colour: mood[5], width: 0.9 })
    : grounds(k, sheet, random, mood, far, near);
  const isSolid = !isBare && (far !== 'sea' || (near !== 'sea' && near !== 'none'));
  return (
    above +
    ground +
    cast(k, sheet, growth(sheet, 0.62, 1.25), placements) +
    (isSolid ? tufts(sheet, random, mood[6]) : '')
  );
}
