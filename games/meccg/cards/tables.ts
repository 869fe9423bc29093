// One builder for each kind of card. It takes the literals of a set by id, facts and effects, and stamps them with what
// they share.
import type { Effects } from '../effects/vocabulary.ts';
import type {
  Alignment,
  AllyFacts,
  CardSet,
  CharacterFacts,
  CreatureFacts,
  FactionFacts,
  HazardEventFacts,
  ItemFacts,
  PlaceOf,
  RegionFacts,
  ResourceEventFacts,
  RingwraithFacts,
  SiteFacts,
  WizardFacts,
} from './facts.ts';

export const CARD_KINDS = [
  'character',
  'avatar', // a Wizard or a Ringwraith: the player himself
  'item',
  'ally',
  'faction',
  'resource-event',
  'hazard-event',
  'creature',
  'site',
  'region',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a card is, whatever its facts. */
export interface Stamp<Kind extends CardKind> {
  readonly kind: Kind;
  readonly set: CardSet;
  readonly id: string;
  readonly alignment: Alignment;
}

type Rows<Id extends string, Facts> = Readonly<Record<Id, Facts & Effects>>;

/** Whom the characters, resources and sites of a set serve. */
const ALIGNMENT: Readonly<Record<CardSet, Alignment>> = { metw: 'hero', mele: 'minion' };

const stamp = <Kind extends CardKind, Id extends string, Facts extends object>(
  kind: Kind,
  set: CardSet,
  alignment: Alignment,
  rows: Rows<Id, Facts>,
): Rows<Id, Stamp<Kind> & Facts> =>
  Object.fromEntries(
    Object.entries<Facts & Effects>(rows).map(([id, facts]) => [id, { kind, set, id, alignment, ...facts }]),
  ) as Rows<Id, Stamp<Kind> & Facts>;

export const characters = <Id extends string>(set: CardSet, rows: Rows<Id, CharacterFacts<NoInfer<Id>>>) =>
  stamp('character', set, ALIGNMENT[set], rows);
export const wizards = <Id extends string>(set: CardSet, rows: Rows<Id, WizardFacts>) =>
  stamp('avatar', set, ALIGNMENT[set], rows);
export const ringwraiths = <Id extends string>(set: CardSet, rows: Rows<Id, RingwraithFacts>) =>
  stamp('avatar', set, ALIGNMENT[set], rows);
export const items = <Id extends string>(set: CardSet, rows: Rows<Id, ItemFacts>) =>
  stamp('item', set, ALIGNMENT[set], rows);
export const allies = <Id extends string>(set: CardSet, rows: Rows<Id, AllyFacts>) =>
  stamp('ally', set, ALIGNMENT[set], rows);
export const factions = <Id extends string>(set: CardSet, rows: Rows<Id, FactionFacts<NoInfer<Id>>>) =>
  stamp('faction', set, ALIGNMENT[set], rows);
export const resourceEvents = <Id extends string>(set: CardSet, rows: Rows<Id, ResourceEventFacts>) =>
  stamp('resource-event', set, ALIGNMENT[set], rows);
export const hazardEvents = <Id extends string>(set: CardSet, rows: Rows<Id, HazardEventFacts>) =>
  stamp('hazard-event', set, 'neutral', rows);
export const creatures = <Id extends string>(set: CardSet, rows: Rows<Id, CreatureFacts<NoInfer<Id>>>) =>
  stamp('creature', set, 'neutral', rows);
export const sites = <Id extends string>(set: CardSet, rows: Rows<Id, SiteFacts<NoInfer<PlaceOf<Id>>>>) =>
  stamp('site', set, ALIGNMENT[set], rows);
export const regions = <Id extends string>(set: CardSet, rows: Rows<Id, RegionFacts<NoInfer<Id>>>) =>
  stamp('region', set, 'neutral', rows);
