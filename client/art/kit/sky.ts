import { pick } from '../random.ts';
import { at, num, star } from './lines.ts';
import type { Mood } from './moods.ts';
import { dark, type Kit, light } from './paint.ts';
import { disc, fan, line, wash } from './pens.ts';

/** The window of a picture, in units of which its shorter side has a hundred. */
export interface Sheet {
  readonly W: number;
  readonly H: number;
}

export interface SkyOptions {
  /** Sun or moon; by night it is the moon anyway. */
  readonly disc?: boolean | 'moon';
  readonly dx?: number;
  readonly dy?: number;
  /** A pale disc with rays behind whatever is dark. */
  readonly burst?: boolean;
}

type Random = () => number;

function wavy({ W }: Sheet, y: number, swing: number, random: Random): string {
  const phase = random() * 6;
  let d = '';
  for (let i = 0; i <= 4; i++) d += `${i ? 'T' : 'M'}${at((W * i) / 4, y + Math.sin(phase + i * 2.1) * swing)}`;
  return d.replace('T', `Q${at(W / 8, y - swing)} `);
}

function luminary(k: Kit, { W, H }: Sheet, random: Random, { disc: kind, dx, dy }: SkyOptions): string {
  const x = W * (dx ?? pick(random, [0.22, 0.3, 0.7, 0.78]));
  const y = H * (dy ?? 0.24 + random() * 0.08);
  const r = 8 + random() * 4;
  const isMoon = k.night || kind === 'moon';
  const halo =
    !isMoon && random() < 0.5
      ? line(
          `M${at(x - r - 3, y)}a${num(r + 3)} ${num(r + 3)} 0 1 1 ${num(2 * r + 6)} 0a${num(r + 3)} ${num(r + 3)} 0 1 1 ${num(-2 * r - 6)} 0`,
          0.5,
        )
      : '';
  return disc(x, y, r, isMoon ? k.moon : '#f8dd8e', 0.8) + halo;
}

function cloudlet(k: Kit, mood: Mood, { W, H }: Sheet, random: Random): string {
  const x = W * (0.1 + random() * 0.5);
  const y = H * (0.16 + random() * 0.1);
  const size = 0.7 + random() * 0.5;
  return `<path transform="translate(${at(x, y)})scale(${num(size)})" d="M0 0c-6 0-6-7 0-7 0-7 10-8 12-2 4-6 13-3 12 4 6-1 7 5 1 5z" fill="${light(mood[0], k.night ? 0.12 : 0.5)}" stroke-width=".8"/>`;
}

function starlight(k: Kit, { W, H }: Sheet, random: Random): string {
  let d = '';
  for (let i = 0; i < 6; i++) d += `M${at(random() * W, random() * H * 0.36)}h0`;
  return line(d, 1.1, k.star) + wash(star(random() * W, random() * H * 0.3, 2.4, 4, 0.28), k.star);
}

/** At night a dark creature stands against more light than there is by day. */
function burst(k: Kit, mood: Mood, { W, H }: Sheet, random: Random, withDisc: boolean): string {
  const rays = fan(W / 2, H * 0.5, { colour: mood[0], count: 18, to: W, width: 0.46, turn: random(), opacity: 0.42 });
  if (!withDisc) return rays;
  const x = W * (0.42 + random() * 0.16);
  const r = 31 + random() * 6;
  const glow = k.night ? disc(x, H * 0.46, r + 7, light(mood[2], 0.16), 0) : '';
  return rays + glow + disc(x, H * 0.46, r, light(mood[2], k.night ? 0.52 : 0.28), 0.7);
}

export function sky(k: Kit, mood: Mood, sheet: Sheet, random: Random, options: SkyOptions): string {
  const { W, H } = sheet;
  let drawn =
    wash(`M0 0H${num(W)}V${num(H)}H0z`, mood[0]) +
    wash(`${wavy(sheet, H * 0.3, 3, random)}V${num(H)}H0z`, mood[1]) +
    wash(`${wavy(sheet, H * 0.5, 3, random)}V${num(H)}H0z`, mood[2]);
  const hasDisc = options.disc !== undefined && options.disc !== false;
  if (options.burst) drawn += burst(k, mood, sheet, random, hasDisc);
  else if (hasDisc) drawn += luminary(k, sheet, random, options);
  else if (random() < 0.7) drawn += cloudlet(k, mood, sheet, random);
  let d = '';
  for (let i = 0; i < 5; i++)
    d += `M${at(random() * W * 0.75, H * (0.07 + i * 0.06))}h${num(W * (0.08 + random() * 0.2))}`;
  if (k.night) drawn += starlight(k, sheet, random);
  return drawn + line(d, 0.5, k.night ? light(mood[1], 0.3) : dark(mood[0], 0.35)).replace('/>', ' opacity=".6"/>');
}
