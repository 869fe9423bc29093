// The hazards of The Wizards that The Lidless Eye has as well: the same cards, written once.
import type { metwCreatures } from './metw-creatures.ts';
import type { metwHazardEvents } from './metw-hazard-events.ts';

const MELE_REPRINTS: readonly (keyof typeof metwCreatures | keyof typeof metwHazardEvents)[] = [
  'ambusher',
  'arouse-denizens',
  'awaken-denizens',
  'barrow-wight',
  'brigands',
  'call-of-home',
  'cave-drake',
  'corpse-candle',
  'despair-of-the-heart',
  'doors-of-night',
  'fell-winter',
  'ghosts',
  'ghouls',
  'giant',
  'giant-spiders',
  'greed',
  'huorn',
  'long-winter',
  'lost-in-border-lands',
  'lost-in-free-domains',
  'lost-in-shadow-lands',
  'lost-in-the-wilderness',
  'lure-of-expedience',
  'lure-of-nature',
  'lure-of-the-senses',
  'minions-stir',
  'muster-disperses',
  'orc-raiders',
  'orc-warband',
  'orc-watch',
  'plague-of-wights',
  'river',
  'slayer',
  'twilight',
  'wake-of-war',
  'wargs',
  'watcher-in-the-water',
  'weariness-of-the-heart',
];
const IDS: ReadonlySet<string> = new Set(MELE_REPRINTS);

/** The card with this id is one of The Lidless Eye too. */
export const isReprint = (id: string): boolean => IDS.has(id);
