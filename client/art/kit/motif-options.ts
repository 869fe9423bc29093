import type { Hue } from './paint.ts';

/** What may be chosen about a motif. `Colour` is a name from the paint box in a hint, a colour in a drawing. */
interface Options<Colour> {
  // Colours
  readonly band?: Colour | 'plain' | 'braid' | 'angle' | 'script' | 'vine' | 'twin';
  readonly bank?: Colour;
  readonly bark?: Colour;
  readonly bars?: Colour;
  readonly belly?: Colour;
  readonly bloom?: Colour;
  readonly body?: Colour;
  readonly bridle?: Colour;
  readonly clasp?: Colour;
  readonly cloth?: Colour;
  readonly coat?: Colour;
  readonly colour?: Colour;
  readonly cover?: Colour;
  readonly crown?: Colour;
  readonly deep?: Colour;
  readonly drink?: Colour;
  readonly eye?: Colour;
  readonly eyes?: Colour;
  readonly field?: Colour;
  readonly fletch?: Colour;
  readonly gem?: Colour;
  readonly glow?: Colour;
  readonly grass?: Colour;
  readonly grip?: Colour;
  readonly helm?: Colour;
  readonly hide?: Colour;
  readonly hilt?: Colour;
  readonly hood?: Colour;
  readonly hull?: Colour;
  readonly iris?: Colour;
  readonly leaf?: Colour;
  readonly lining?: Colour;
  readonly mane?: Colour;
  readonly mark?: Colour;
  readonly marks?: Colour;
  readonly mask?: Colour;
  readonly metal?: Colour;
  readonly pack?: Colour;
  readonly pale?: Colour;
  readonly pennon?: Colour;
  readonly plume?: Colour;
  readonly rider?: Colour;
  readonly robe?: Colour;
  readonly rock?: Colour;
  readonly roof?: Colour;
  readonly runes?: Colour;
  readonly sack?: Colour;
  readonly sail?: Colour;
  readonly seal?: Colour;
  readonly shaft?: Colour;
  readonly skin?: Colour;
  readonly split?: Colour;
  readonly stain?: Colour;
  readonly stone?: Colour;
  readonly star?: Colour;
  readonly tip?: Colour;
  readonly tone?: Colour;
  readonly trim?: Colour;
  readonly trunk?: Colour;
  // Shapes
  readonly blade?: 'straight' | 'leaf' | 'curved' | 'broad' | 'notched';
  readonly guard?: 'bar' | 'down' | 'up' | 'wing' | 'leaf' | 'spike';
  readonly charge?: Device;
  readonly name?: Device;
  readonly cut?:
    | 'round'
    | 'square'
    | 'hex'
    | 'star'
    | 'pear'
    | 'heart'
    | 'moon'
    | 'rose'
    | 'spire'
    | 'twin'
    | 'claw'
    | 'eye';
  readonly style?: string;
  readonly tail?: 'swallow' | 'ragged' | 'long' | 'hang' | 'square' | 'pennon';
  readonly vision?: 'eye' | 'tower' | 'flame' | 'ship' | 'star' | 'mountain' | 'crown';
  readonly seat?: 'bare' | 'tripod' | 'claw' | 'pillar' | 'bowl' | 'cloth' | 'cracked';
  // Yes or no
  readonly armed?: boolean;
  readonly arrow?: boolean;
  readonly broken?: boolean;
  readonly club?: boolean;
  readonly double?: boolean;
  readonly fire?: boolean;
  readonly hands?: boolean;
  readonly hooded?: boolean;
  readonly open?: boolean;
  readonly sign?: boolean;
  readonly swan?: boolean;
}

/** A charge on a shield, a banner or the field of a portrait. */
export type Device =
  | 'axe'
  | 'bear'
  | 'boat'
  | 'eye'
  | 'flame'
  | 'gate'
  | 'hammer'
  | 'hand'
  | 'horse'
  | 'leaf'
  | 'moon'
  | 'mountain'
  | 'pine'
  | 'ring'
  | 'serpent'
  | 'ship'
  | 'star'
  | 'sun'
  | 'swan'
  | 'tree';

export type MotifOptions = Options<string>;
export type MotifHint = Options<Hue>;

/** The options that are words of their own even where a pigment has the same name. */
export const SHAPES: ReadonlySet<string> = new Set<keyof MotifOptions>([
  'blade',
  'guard',
  'charge',
  'name',
  'cut',
  'style',
  'tail',
  'vision',
  'seat',
]);
