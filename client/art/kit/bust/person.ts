// What may be chosen about a face, and what follows from it: proportions, paints, the line of the features.
import { dark, type Kit } from '../paint.ts';

export type FaceRace = 'man' | 'dunadan' | 'elf' | 'dwarf' | 'hobbit' | 'wizard' | 'orc' | 'troll' | 'wose';
export type HairColour =
  | 'black'
  | 'dark'
  | 'brown'
  | 'red'
  | 'ginger'
  | 'fair'
  | 'gold'
  | 'silver'
  | 'white'
  | 'grey'
  | 'ash';
export type Hair =
  | 'short'
  | 'parted'
  | 'long'
  | 'wavy'
  | 'curly'
  | 'swept'
  | 'bald'
  | 'receding'
  | 'braids'
  | 'topknot';
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'long' | 'forked' | 'braided' | 'goatee' | 'moustache';
export type Headgear =
  | 'none'
  | 'hood'
  | 'helm'
  | 'dwarfhelm'
  | 'winged'
  | 'crown'
  | 'circlet'
  | 'hat'
  | 'band'
  | 'cap'
  | 'tall'
  | OrcGear;
/** What orcs forge, and who serves with them. */
export type OrcGear = 'horns' | 'spike' | 'kettle' | 'slit' | 'cowl';
export type Dress = 'tunic' | 'cloak' | 'mail' | 'robe' | 'gown' | 'fur' | 'plate';
export type Prop = 'bow' | 'horn' | 'staff' | 'axe' | 'sword' | 'spear' | 'book' | 'pipe' | 'lamp';

export interface BustOptions {
  readonly race?: FaceRace;
  readonly woman?: boolean;
  readonly age?: 'old';
  readonly stern?: boolean;
  readonly smile?: boolean;
  readonly scar?: boolean;
  /** Over one eye. */
  readonly patch?: boolean;
  /** The colour of stripes on brow and cheeks. */
  readonly paint?: string;
  /** Of orcs and trolls. */
  readonly tusks?: 'long' | 'one';
  readonly nose?: 'big';
  /** Three quarters to the left or right; 0 looks straight out. */
  readonly turn?: -1 | 0 | 1;
  /** Seen from the side, looking left or, with `turn: 1`, right. */
  readonly profile?: boolean;
  readonly skin?: string;
  readonly eyes?: string;
  readonly hair?: Hair;
  readonly fringe?: 'swept' | 'parted';
  readonly hairColour?: HairColour;
  readonly beard?: Beard;
  readonly beardColour?: HairColour;
  readonly head?: Headgear;
  readonly plume?: string;
  readonly metal?: string;
  readonly gem?: string;
  readonly dress?: Dress;
  readonly cloth?: string;
  readonly trim?: string;
  readonly brooch?: 'leaf' | 'star';
  readonly prop?: Prop;
  readonly staffTop?: 'fork';
  readonly blade?: 'leaf';
}

const HAIR: Readonly<Record<HairColour, string>> = {
  black: '#3a2f2c',
  dark: '#5a4130',
  brown: '#8a5c34',
  red: '#a8502a',
  ginger: '#c4742f',
  fair: '#d9b25c',
  gold: '#ecc65e',
  silver: '#d8d6cc',
  white: '#f3efe2',
  grey: '#a8a49a',
  ash: '#7d766d',
};

/** Half the width of the head, the height of the chin, the jaw from pointed to square, and half widths of neck and shoulders. */
interface Frame {
  readonly w: number;
  readonly chin: number;
  readonly jaw: number;
  readonly neck: number;
  readonly shoulder: number;
}

const FRAMES: Readonly<Record<FaceRace, Frame>> = {
  man: { w: 16, chin: 66, jaw: 0.55, neck: 8, shoulder: 42 },
  dunadan: { w: 15.5, chin: 67, jaw: 0.5, neck: 8, shoulder: 42 },
  elf: { w: 14.5, chin: 67, jaw: 0.38, neck: 6.5, shoulder: 38 },
  dwarf: { w: 20, chin: 68, jaw: 0.8, neck: 12, shoulder: 48 },
  hobbit: { w: 18, chin: 63, jaw: 0.62, neck: 7.5, shoulder: 36 },
  wizard: { w: 15, chin: 67, jaw: 0.45, neck: 7.5, shoulder: 42 },
  orc: { w: 20, chin: 66, jaw: 0.9, neck: 13, shoulder: 48 },
  troll: { w: 23, chin: 71, jaw: 1, neck: 18, shoulder: 52 },
  wose: { w: 20, chin: 64, jaw: 0.9, neck: 12, shoulder: 46 },
};

const SKIN: Readonly<Partial<Record<FaceRace, string>>> = {
  orc: '#96975f',
  troll: '#8f9080',
  elf: '#f3d9b8',
  dwarf: '#e2b48a',
  hobbit: '#efc596',
  wose: '#a97548',
};

export interface Person extends Frame, Omit<BustOptions, 'hairColour' | 'beardColour' | 'skin' | 'cloth' | 'trim'> {
  readonly k: Kit;
  readonly race: FaceRace;
  readonly hair: Hair;
  readonly beard: Beard;
  readonly head: Headgear;
  readonly dress: Dress;
  /** The sides of the head. */
  readonly L: number;
  readonly R: number;
  /** The middle of the features, of the eyes and of the mouth. */
  readonly fx: number;
  readonly ey: number;
  readonly my: number;
  readonly skin: string;
  readonly locks: string;
  readonly locksDark: string;
  readonly whiskers: string;
  readonly cloth: string;
  readonly trim: string;
  readonly isOld: boolean;
  /** A beard that hides mouth and throat. */
  readonly isBearded: boolean;
}

const WHOLE_BEARDS: readonly Beard[] = ['full', 'long', 'forked', 'braided'];

export function personOf(k: Kit, o: BustOptions): Person {
  const race = o.race ?? 'man';
  const frame = FRAMES[race];
  const locks = k.wash(HAIR[o.hairColour ?? 'brown']);
  const beard = o.beard ?? 'none';
  const ey = 42;
  return {
    ...o,
    ...frame,
    k,
    race,
    hair: o.hair ?? 'short',
    beard,
    head: o.head ?? 'none',
    dress: o.dress ?? 'tunic',
    L: 50 - frame.w,
    R: 50 + frame.w,
    fx: 50 + (o.turn ?? 0) * 4.5,
    ey,
    my: ey + (race === 'elf' ? 17 : 16),
    skin: k.wash(o.skin ?? SKIN[race] ?? '#ecc9a0'),
    locks,
    locksDark: dark(locks, 0.3),
    whiskers: o.beardColour ? k.wash(HAIR[o.beardColour]) : locks,
    cloth: k.wash(o.cloth ?? '#6f7f3f'),
    trim: k.wash(o.trim ?? '#d9a94a'),
    isOld: o.age === 'old',
    isBearded: WHOLE_BEARDS.includes(beard),
  };
}
