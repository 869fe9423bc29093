// The Event Cards of Twilight of the Third Age, like those of the base game in events.ts. Three of each side replace the base card
// of the same number (WR-12.2.2), two are added to each deck (WR-12.2.3), and one waits outside them for Sméagol (WR-12.3.8).
import { ARMY, CHARACTER, MUSTER } from './dice.ts';
import type { TwilightCards } from './events.ts';

const SIEGE_ENGINES = { combat: 'Among the Siege Engines', initiative: 6 } as const;
const LAST_DEFENCES = { combat: 'Last Defences', initiative: 3 } as const;
const FALLEN = { combat: 'Heads of the Fallen', initiative: 3 } as const;
const HATRED = { combat: 'Old Hatred', initiative: 2 } as const;

export const FREE_CHARACTER = {
  'the-ents-awake-rock-and-stone': {
    number: 19,
    title: 'The Ents Awake: Rock and Stone',
    type: CHARACTER,
    combat: "Ents' Rage",
    initiative: 3,
  },
  'the-ents-awake-huorns-e': {
    number: 20,
    title: 'The Ents Awake: Huorns',
    type: CHARACTER,
    combat: 'Huorn-dark',
    initiative: 3,
  },
  'the-ents-awake-entmoot-e': {
    number: 21,
    title: 'The Ents Awake: Entmoot',
    type: CHARACTER,
    combat: 'Nameless Wood',
    initiative: 5,
  },
  'wind-from-the-west': { number: 25, title: 'Wind from the West', type: CHARACTER, ...SIEGE_ENGINES },
  'three-rings-for-the-elven-kings': {
    number: 26,
    title: 'Three Rings for the Elven-Kings',
    type: CHARACTER,
    ...SIEGE_ENGINES,
  },
} satisfies TwilightCards;

export const FREE_STRATEGY = {
  'rangers-of-the-north': { number: 25, title: 'Rangers of the North', type: ARMY, ...LAST_DEFENCES },
  'threats-to-the-fiefs-of-the-south': {
    number: 26,
    title: 'Threats to the Fiefs of the South',
    type: MUSTER,
    ...LAST_DEFENCES,
  },
} satisfies TwilightCards;

export const SHADOW_CHARACTER = {
  'a-balrog-is-come': {
    number: 17,
    title: 'A Balrog is Come!',
    type: CHARACTER,
    combat: "Durin's Bane",
    initiative: 2,
    table: { rousesBalrog: true },
  },
  'the-gates-are-closed': {
    number: 25,
    title: 'The Gates are Closed',
    type: CHARACTER,
    ...FALLEN,
    table: { shutsGates: true },
  },
  'captain-of-despair': {
    number: 26,
    title: 'Captain of Despair',
    type: CHARACTER,
    ...FALLEN,
    table: { characterDiceHunt: true, endsWhenDeclared: 'held-stronghold' },
  },
} satisfies TwilightCards;

export const SHADOW_STRATEGY = {
  'the-corsairs-are-upon-us': {
    number: 10,
    title: 'The Corsairs are upon us!',
    type: ARMY,
    combat: 'Deadly Strife',
    initiative: 3,
  },
  'rage-of-the-dunlendings-e': {
    number: 11,
    title: 'Rage of the Dunlendings',
    type: MUSTER,
    combat: 'Relentless Assault',
    initiative: 3,
  },
  'deep-trenches-and-great-engines': {
    number: 25,
    title: 'Deep Trenches and Great Engines',
    type: MUSTER,
    ...HATRED,
  },
  'shadow-of-dol-guldur': { number: 26, title: 'Shadow of Dol Guldur', type: ARMY, ...HATRED },
} satisfies TwilightCards;

/** In no deck and never in hand: it has no combat text. */
export const OUTSIDE_THE_DECKS = {
  'we-shall-get-it': {
    number: 0,
    title: 'We Shall Get It',
    type: CHARACTER,
    combat: '',
    initiative: 0,
    table: { redrawsTile: true },
  },
} satisfies TwilightCards;
