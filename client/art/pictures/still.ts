// A still life: one object in its light, on what such a thing lies on.
import { at, num } from '../kit/lines.ts';
import { type Kit, light, mix } from '../kit/paint.ts';
import { disc, fan, fill, line, shade, wash } from '../kit/pens.ts';
import type { Sheet } from '../kit/sky.ts';
import { pick } from '../random.ts';
import type { ItemHint, Setting } from './hint-types.ts';
import { type MotifName, motif } from './motifs.ts';
import { cast, growth } from './scene.ts';

type Seat = NonNullable<Setting['seat']>;

const LIGHTS = {
  cold: '#bcd6d8',
  flame: '#eda552',
  moon: '#d3cfbf',
  leaf: '#cdd79c',
  gleam: '#cfe3dd',
  dusk: '#cfb9c6',
} as const;

const SEATS: Readonly<Partial<Record<MotifName, Seat>>> = {
  athelas: 'table',
  book: 'table',
  casket: 'table',
  cloak: 'none',
  cup: 'table',
  elfstone: 'cushion',
  fireRing: 'cushion',
  flask: 'table',
  gemstone: 'cushion',
  helm: 'plinth',
  herbs: 'table',
  mail: 'none',
  palantir: 'table',
  ring: 'cushion',
  sapling: 'plinth',
  scroll: 'table',
  shield: 'none',
  starGlass: 'table',
  torque: 'cushion',
};

/** A ring's stone stands high above it. */
const SIZES: Readonly<Partial<Record<MotifName, number>>> = { ring: 0.74 };

interface Room {
  readonly k: Kit;
  readonly sheet: Sheet;
  readonly random: () => number;
  readonly cloth: string;
  readonly grown: number;
  /** So far right of the middle. */
  readonly X: (v: number) => string;
}

const hanging = ({ k, sheet: { H }, cloth, X }: Room): string =>
  fill(`M${X(-46)} -4H${X(46)}V${num(H + 4)}H${X(-46)}z`, cloth, 1.2) +
  shade(`M${X(26)} -4H${X(46)}V${num(H + 4)}H${X(26)}z`) +
  line(`M${X(-42)} -4V${num(H + 4)}M${X(42)} -4V${num(H + 4)}`, 1, k.gold) +
  line(`M${X(-30)} -4V${num(H + 4)}M${X(-14)} -4V${num(H + 4)}M${X(12)} -4V${num(H + 4)}`, 0.6);

function draped({ k, sheet: { W, H }, random, cloth }: Room): string {
  const y = H * 0.74;
  const wide = W / 6;
  let d = `M-3 ${num(y + 4)}`;
  let folds = '';
  for (let i = 0; i < 6; i++) {
    d += `q${at(wide / 2, i % 2 ? 7 : -8)} ${at(wide + (i === 5 ? 6 : 0), i % 2 ? -2 : 2)}`;
    const x = W * (0.06 + i * 0.175) + random() * 6;
    folds += `M${at(x, y + 8 + random() * 4)}q${at(-3 + random() * 6, 10)} ${at(-5 + random() * 10, H * 0.3)}`;
  }
  return (
    fill(`${d}V${num(H + 3)}H-3z`, cloth, 1.2) +
    line(folds, 0.9) +
    shade(
      `M${num(W * 0.62)} ${num(H * 0.82)}Q${num(W * 0.8)} ${num(H * 0.77)} ${num(W + 2)} ${num(H * 0.8)}V${num(H + 2)}H${num(W * 0.56)}z`,
    ) +
    line(
      `M-2 ${num(H * 0.94)}Q${num(W * 0.25)} ${num(H * 0.9)} ${num(W * 0.5)} ${num(H * 0.95)}T${num(W + 2)} ${num(H * 0.93)}`,
      1.2,
      k.gold,
    )
  );
}

function cushion({ k, sheet: { W, H }, cloth, grown, X }: Room): string {
  const y = H * 0.74;
  return (
    fill(
      `M${X(-52)} ${num(y + 4)}Q${X(-44)} ${num(y - 8)} ${X(0)} ${num(y - 4)}T${X(52)} ${num(y + 4)}Q${X(58)} ${num(y + 14)} ${X(50)} ${num(H + 4)}H${X(-50)}Q${X(-58)} ${num(y + 14)} ${X(-52)} ${num(y + 4)}z`,
      cloth,
      1.3,
    ) +
    shade(
      `M${X(14)} ${num(y)}Q${X(46)} ${num(y - 4)} ${X(52)} ${num(y + 4)}Q${X(58)} ${num(y + 14)} ${X(50)} ${num(H + 4)}H${X(20)}Q${X(30)} ${num(y + 16)} ${X(14)} ${num(y)}z`,
    ) +
    line(
      `M${X(-50)} ${num(y + 8)}Q${X(-20)} ${num(y + 14)} ${X(-6)} ${num(y + 6)}M${X(50)} ${num(y + 8)}Q${X(20)} ${num(y + 14)} ${X(6)} ${num(y + 6)}M${X(-30)} ${num(y + 18)}l-4 8M${X(28)} ${num(y + 18)}l4 8`,
      0.9,
    ) +
    disc(W / 2 - 53 * grown, y + 4, 3.4, k.gold, 1) +
    disc(W / 2 + 53 * grown, y + 4, 3.4, k.gold, 1)
  );
}

function table({ k, sheet: { W, H }, cloth, grown, X }: Room): string {
  const tooth = `l${num(-11 * grown)} 4-${num(11 * grown)}-4`;
  return (
    fill(`M-3 ${num(H * 0.76)}H${num(W + 3)}V${num(H * 0.86)}H-3z`, k.wood, 1.2) +
    fill(`M-3 ${num(H * 0.86)}H${num(W + 3)}V${num(H + 3)}H-3z`, k.woodD, 1.2) +
    line(
      `M${num(W * 0.1)} ${num(H * 0.8)}h${num(W * 0.22)}M${num(W * 0.6)} ${num(H * 0.83)}h${num(W * 0.26)}M${num(W * 0.3)} ${num(H * 0.91)}h${num(W * 0.3)}M${num(W * 0.7)} ${num(H * 0.95)}h${num(W * 0.2)}`,
      0.8,
    ) +
    fill(
      `M${X(-40)} ${num(H * 0.76)}H${X(40)}L${X(44)} ${num(H * 0.86)}V${num(H * 0.95)}${tooth.repeat(4)}V${num(H * 0.86)}z`,
      cloth,
      1.1,
    )
  );
}

const plinth = ({ k, sheet: { H }, cloth, X }: Room): string =>
  fill(`M${X(-38)} ${num(H * 0.84)}H${X(38)}L${X(44)} ${num(H + 4)}H${X(-44)}z`, k.stone, 1.2) +
  shade(`M${X(12)} ${num(H * 0.84)}H${X(38)}L${X(44)} ${num(H + 4)}H${X(14)}z`) +
  fill(`M${X(-42)} ${num(H * 0.8)}H${X(42)}V${num(H * 0.87)}H${X(-42)}z`, cloth, 1.1);

const SEATING = { cloth: draped, cushion, table, plinth, none: hanging } as const;

export function still(k: Kit, sheet: Sheet, random: () => number, [name, options, setting = {}]: ItemHint): string {
  const { W, H } = sheet;
  const grown = growth(sheet, 0.7, 1.2);
  const seat = setting.seat ?? SEATS[name] ?? 'cloth';
  const base = setting.light ? LIGHTS[setting.light] : pick(random, ['#efdba8', '#ead2a0', '#e7d9b4', '#f0d596']);
  const paper = k.night ? mix(base, '#1a1210', 0.76) : base;
  const [cx, cy] = [W / 2, H * 0.46];
  const room: Room = { k, sheet, random, cloth: k[setting.cloth ?? 'red'], grown, X: (v) => num(cx + v * grown) };
  const ground =
    wash(`M0 0H${num(W)}V${num(H)}H0z`, paper) +
    fan(cx, cy, { colour: light(paper, k.night ? 0.1 : 0.52), count: 24, to: W, width: 0.52, turn: random() });
  const halo =
    seat === 'none'
      ? ''
      : disc(cx, cy, 37 * grown, k.night ? mix(base, '#3a2412', 0.42) : light(paper, 0.66), 0) +
        `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(39.5 * grown)}" fill="none" stroke-width=".6"/>`;
  const isOnTop = seat === 'table' || seat === 'cushion' || seat === 'plinth';
  const shadow =
    seat === 'none' || seat === 'plinth'
      ? ''
      : wash(
          `M${at(cx - 28 * grown, H * 0.83)}a${num(28 * grown)} 4.5 0 1 0 ${num(56 * grown)} 0a${num(28 * grown)} 4.5 0 1 0 ${num(-56 * grown)} 0z`,
          k.ink,
          0.3,
        );
  const size = (setting.size ?? SIZES[name] ?? (setting.rot ? 0.92 : 0.84)) * grown;
  const y = isOnTop ? H * 0.82 - 44 * size : H * 0.5;
  return (
    ground +
    halo +
    SEATING[seat](room) +
    shadow +
    cast(k, sheet, grown, setting.with ?? []) +
    motif(k, name, cx, y, size, options, { rot: setting.rot ?? 0 })
  );
}
