// Which picture a card of The Wizards has. Those of The Lidless Eye: lidless-eye.ts.
import type { RegionType } from '../../../games/meccg/cards/facts.ts';
import type { BustOptions, FaceRace } from '../kit/bust/person.ts';
import type { FactionHint, ItemHint, SceneHint, WraithHint } from './hint-types.ts';
import { ALLIES } from './hints/allies.ts';
import { CREATURES } from './hints/creatures.ts';
import { DEEDS } from './hints/deeds.ts';
import { FACTIONS } from './hints/factions.ts';
import { HAZARDS } from './hints/hazards.ts';
import { ITEMS } from './hints/items.ts';
import { PEOPLE } from './hints/people.ts';
import OUTLINES from './hints/region-outlines.json' with { type: 'json' };
import { REGION_LANDMARKS } from './hints/regions.ts';
import { SITES } from './hints/sites.ts';
import type { MotifName } from './motifs.ts';
import type { Content, Look, Subject } from './picture.ts';
import { recipe } from './recipe.ts';

export interface PicturedCard {
  readonly id: string;
  readonly kind: string;
  readonly alignment?: string | undefined;
  readonly race?: string | undefined;
  readonly regionType?: RegionType | undefined;
}

const LOOKS: Readonly<Record<string, Look>> = {
  character: 'character',
  avatar: 'avatar',
  item: 'item',
  ally: 'ally',
  faction: 'faction',
  creature: 'creature',
  'resource-event': 'event',
  'hazard-event': 'hazard',
  site: 'site',
  region: 'region',
};

/** What is known of cards, by kind and id. */
export interface HintBook {
  readonly scenes: Readonly<Record<string, Readonly<Record<string, SceneHint>>>>;
  readonly items: Readonly<Record<string, ItemHint>>;
  readonly factions: Readonly<Record<string, FactionHint>>;
  readonly people: Readonly<Record<string, BustOptions>>;
  readonly wraiths: Readonly<Record<string, WraithHint>>;
}

const WIZARDS: HintBook = {
  scenes: {
    ally: ALLIES,
    creature: CREATURES,
    'resource-event': DEEDS,
    'hazard-event': HAZARDS,
    site: SITES,
  },
  items: ITEMS,
  factions: FACTIONS,
  people: PEOPLE,
  wraiths: {},
};

const outlines: Readonly<Record<string, { readonly path: string; readonly size: readonly number[] }>> = OUTLINES;
const landmarks: Readonly<Record<string, MotifName | undefined>> = REGION_LANDMARKS;

const RACES: readonly FaceRace[] = ['elf', 'hobbit', 'dwarf', 'dunadan', 'man', 'wizard', 'orc', 'troll'];
const faceRace = (race: string | undefined): FaceRace => RACES.find((one) => one === race) ?? 'man';

/** As its hint says; undefined for a card that has none. */
function hinted(book: HintBook, { id, kind, race, regionType }: PicturedCard): Content | undefined {
  const { people, wraiths, items, factions, scenes } = book;
  const face = people[id];
  if (face) return { face, race: face.race ?? faceRace(race) };
  if (wraiths[id]) return { wraith: wraiths[id] };
  if (kind === 'item') return items[id] && { item: items[id] };
  if (kind === 'faction') {
    const hint = factions[id];
    return hint && ('field' in hint ? { host: hint } : { scene: hint });
  }
  if (kind === 'region')
    return outlines[id] && regionType && { region: { ...outlines[id], type: regionType, landmark: landmarks[id] } };
  const scene = scenes[kind]?.[id];
  return scene && { scene };
}

export const subjectIn = (book: HintBook, card: PicturedCard): Subject => ({
  id: card.id,
  look: LOOKS[card.kind] ?? 'event',
  content: hinted(book, card) ?? recipe(card),
});

export const meccgSubject = (card: PicturedCard): Subject => subjectIn(WIZARDS, card);
