// Pigments and light. By night there are two lamps: the moon over land, creatures and deeds, a candle over faces and
// treasures. What glows keeps its light.

export type Theme = 'day' | 'night';

const parts = (colour: string): readonly [red: number, green: number, blue: number] => {
  const hex = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
};

const hexOf = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From `a` a part of the way towards `b`. */
export function mix(a: string, b: string, part: number): string {
  const [red, green, blue] = parts(a);
  const to = parts(b);
  const towards = (value: number, end: number) => value + (end - value) * part;
  return hexOf([towards(red, to[0]), towards(green, to[1]), towards(blue, to[2])]);
}

export const dark = (colour: string, part = 0.3): string => mix(colour, '#1a1016', part);
export const light = (colour: string, part = 0.3): string => mix(colour, '#fff6dc', part);

const pigments = {
  ink: '#2b1f12',
  paper: '#f7eed6',
  vellum: '#ecdcb4',
  steel: '#cdd2d0',
  steelD: '#8d979c',
  steelL: '#f1f2ea',
  iron: '#6d6a68',
  ironD: '#45413f',
  gold: '#e2ae3e',
  goldD: '#ad7a1f',
  goldL: '#f8e09a',
  bronze: '#b67f3c',
  wood: '#a3743f',
  woodD: '#6e4825',
  leather: '#7c4b2a',
  rope: '#d0b27a',
  stone: '#cdbf9f',
  stoneD: '#9a8a6b',
  stoneL: '#e9dec2',
  wall: '#f3ecd9',
  wallD: '#c8bea4',
  slate: '#6c7f8e',
  black: '#3f363d',
  blackD: '#2a2229',
  leaf: '#93a552',
  leafD: '#64793a',
  pine: '#55704a',
  pineD: '#374d36',
  grass: '#b2b873',
  bark: '#7d5c3c',
  barkD: '#553c27',
  water: '#9cc0be',
  waterD: '#5d909b',
  deep: '#33606f',
  snow: '#f3f3ea',
  ice: '#cfe0de',
  cold: '#a9c7c9',
  red: '#a83a26',
  redD: '#7a2218',
  rust: '#b9612f',
  blue: '#4a7398',
  blueD: '#2b4a6b',
  green: '#5f8a5a',
  violet: '#75648a',
  violetD: '#4a3d5c',
  pink: '#d59a8a',
  bone: '#efe4c6',
  boneD: '#c2b28b',
  fur: '#93704a',
  furD: '#63492f',
  grey: '#a39d94',
  greyD: '#6e6964',
  ash: '#57504f',
  fair: '#efcfa8',
  tan: '#d8a97c',
  brown: '#a97548',
  pale: '#e9dcc8',
  orc: '#96975f',
  troll: '#8f9080',
};

const glow = {
  flame: '#f2a234',
  flameR: '#d5562b',
  flameL: '#fde79a',
  moon: '#fbf3d4',
  sun: '#f6cf62',
  star: '#fff6d8',
  gleam: '#dcefe9',
  ember: '#c63d22',
};

export type Pigment = keyof typeof pigments | keyof typeof glow;
/** A pigment of the box, or a colour mixed for one picture. */
export type Hue = Pigment | `#${string}`;
export type Lamp = 'moon' | 'candle';

const lamps = {
  day: (colour: string) => colour,
  moon: (colour: string) => mix(mix(colour, '#000000', 0.2), '#22304e', 0.2),
  candle: (colour: string) => mix(mix(colour, '#000000', 0.1), '#3a1c0a', 0.13),
} as const;

const inks = {
  day: {},
  moon: { ink: '#0c0a0b', paper: '#cfc19c', vellum: '#a3946f' },
  candle: { ink: '#0f0a08', paper: '#e6d6ae', vellum: '#c2ad7c' },
} as const;

type Paints = Readonly<Record<Pigment, string>>;

const paintsUnder = (lamp: keyof typeof lamps): Paints => ({
  ...(Object.fromEntries(Object.entries(pigments).map(([name, colour]) => [name, lamps[lamp](colour)])) as Paints),
  ...glow,
  ...inks[lamp],
});

const boxes = { day: paintsUnder('day'), moon: paintsUnder('moon'), candle: paintsUnder('candle') } as const;

/** The paint box handed to every motif. */
export interface Kit extends Paints {
  readonly night: boolean;
  /** A colour of one's own in the light of this picture. */
  readonly wash: (colour: string) => string;
}

export function kitOf(theme: Theme, lamp: Lamp): Kit {
  const lit = theme === 'night' ? lamp : 'day';
  return { ...boxes[lit], night: theme === 'night', wash: lamps[lit] };
}

export const isPigment = (k: Kit, name: string): name is Pigment => name in boxes.day && name in k;
