// A roundel with somebody's head and shoulders, on the field of his people.
import { bust } from '../kit/bust/bust.ts';
import type { BustOptions, FaceRace } from '../kit/bust/person.ts';
import { at, num } from '../kit/lines.ts';
import type { Device } from '../kit/motif-options.ts';
import { device } from '../kit/motifs/devices.ts';
import { type Kit, mix } from '../kit/paint.ts';
import { again, fan, put, wash } from '../kit/pens.ts';
import type { Sheet } from '../kit/sky.ts';
import { pick } from '../random.ts';
import { faceOf } from './faces.ts';
import type { WraithHint } from './hint-types.ts';
import { motif } from './motifs.ts';
import { cast } from './scene.ts';

/** Somebody with a face, or one of the nine who have none. */
export type Sitter = { readonly face: BustOptions; readonly race: FaceRace } | { readonly wraith: WraithHint };

interface Field {
  readonly colour: string;
  readonly charge: Device;
  readonly inner: string;
}

const FIELDS: Readonly<Record<FaceRace | 'ringwraith', Field>> = {
  elf: { colour: '#5f9482', charge: 'leaf', inner: '#d8e3c0' },
  dunadan: { colour: '#5b7b9c', charge: 'star', inner: '#d9e2e4' },
  man: { colour: '#a88a4a', charge: 'sun', inner: '#f0dfae' },
  dwarf: { colour: '#96683c', charge: 'hammer', inner: '#ecd2a0' },
  hobbit: { colour: '#93a04c', charge: 'leaf', inner: '#f2e7b0' },
  wizard: { colour: '#77709a', charge: 'star', inner: '#e6e0d4' },
  wose: { colour: '#7f8a5a', charge: 'hand', inner: '#e0dcb8' },
  ringwraith: { colour: '#5a2a30', charge: 'ring', inner: '#caa08a' },
  orc: { colour: '#6a5a4a', charge: 'eye', inner: '#d9c09a' },
  troll: { colour: '#66675c', charge: 'mountain', inner: '#d0cdb8' },
};

export interface Portrait {
  /** Within the roundel, around it, and what is strewn there. */
  readonly inside: string;
  readonly field: string;
  readonly strewn: string;
}

interface Seated {
  readonly id: string;
  /** Somebody whom the whole game is about. */
  readonly isGreat: boolean;
  /** He serves the Eye, and sits before its colours. */
  readonly isMinion: boolean;
}

const fieldOf = (people: Field, isMinion: boolean): Field =>
  isMinion
    ? { colour: mix(people.colour, '#3a1218', 0.62), charge: 'eye', inner: mix(people.inner, '#c2703c', 0.5) }
    : people;

/** The ground outside the roundel carries the device of the people. */
function strewn(k: Kit, { W, H }: Sheet, radius: number, charge: Device, colour: string): string {
  const margin = W / 2 - radius;
  const inCorner = margin > 12 ? 0.12 : 0.13;
  const spots: (readonly [number, number, number])[] = [
    ...(margin > 12
      ? ([
          [margin / 2, H / 2, 0.15],
          [W - margin / 2, H / 2, 0.15],
        ] as const)
      : []),
    [9, 9, inCorner],
    [W - 9, 9, inCorner],
    [9, H - 9, inCorner],
    [W - 9, H - 9, inCorner],
  ];
  return again(
    device(k, { name: charge, colour }),
    spots.map(([x, y, size]) => `translate(${at(x, y)})scale(${size})translate(-50 -50)`),
  );
}

function sitterOf(k: Kit, sheet: Sheet, radius: number, id: string, sitter: Sitter): string {
  const [cx, cy] = [sheet.W / 2, sheet.H / 2];
  const size = (radius / 50) * 1.02;
  if (!('wraith' in sitter)) {
    return put(bust(k, faceOf(id, sitter.race, sitter.face)), cx, cy + radius * 1.02, size, {
      foot: true,
      weight: 1.45,
    });
  }
  const { holds, ...worn } = sitter.wraith;
  const square = { W: radius * 2, H: radius * 2 };
  const beside = holds
    ? `<g transform="translate(${at(cx - radius, cy - radius)})">${cast(k, square, 1, [holds])}</g>`
    : '';
  return motif(k, 'wraith', cx, cy + radius, size * 0.82, worn) + beside;
}

export function portrait(
  k: Kit,
  sheet: Sheet,
  random: () => number,
  sitter: Sitter,
  { id, isGreat, isMinion }: Seated,
): Portrait {
  const { W, H } = sheet;
  const people = fieldOf(FIELDS['wraith' in sitter ? 'ringwraith' : sitter.race], isMinion);
  const radius = Math.min(W, H) / 2 - 2.4;
  const [cx, cy] = [W / 2, H / 2];
  const field = k.night ? mix(people.colour, '#100c12', 0.42) : people.colour;
  const light = pick(random, [people.inner, mix(people.inner, people.colour, 0.18), mix(people.inner, '#f3e2b0', 0.4)]);
  const pale = k.night ? mix(people.colour, '#130e14', 0.66) : light;
  const heart = cy - radius * 0.16;
  const halo = k.night ? mix(people.colour, '#f0d49a', 0.22) : mix(pale, '#fff6dc', 0.45);
  const rays = isGreat
    ? fan(cx, heart, { colour: k.night ? '#6b4a1c' : k.goldL, count: 20, to: radius * 1.3 })
    : fan(cx, heart, { colour: mix(pale, people.colour, 0.28), count: 28, to: radius * 1.3, width: 0.42 });
  return {
    inside:
      wash(`M0 0H${num(W)}V${num(H)}H0z`, pale) +
      rays +
      `<circle cx="${num(cx)}" cy="${num(heart)}" r="${num(radius * 0.6)}" fill="${halo}" stroke-width=".7"/>` +
      sitterOf(k, sheet, radius, id, sitter),
    field,
    strewn: strewn(k, sheet, radius, people.charge, mix(field, k.night ? '#e8d8a0' : '#fff3cf', 0.55)),
  };
}
