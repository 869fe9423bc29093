// The words that cards are described in, whatever cards there are: sets, types, races, skills, kinds of points.

export const CARD_SETS = ['metw', 'mele'] as const;
export type CardSet = (typeof CARD_SETS)[number];

/** Whom a card serves; hazards and regions serve everybody. */
export type Alignment = 'hero' | 'minion' | 'neutral';

/** From the safest to the most dangerous, but for the sea (MW-S6.4.1). */
export const REGION_TYPES = [
  'coastal-sea',
  'free-domain',
  'border-land',
  'wilderness',
  'shadow-land',
  'dark-domain',
] as const;
export type RegionType = (typeof REGION_TYPES)[number];

/** MW-S6.4.2 */
export const SITE_TYPES = ['haven', 'free-hold', 'border-hold', 'ruins-and-lairs', 'shadow-hold', 'dark-hold'] as const;
export type SiteType = (typeof SITE_TYPES)[number];

/** MW-S5.1.2, LE-S5.2.1 */
export const CHARACTER_RACES = [
  'elf',
  'hobbit',
  'dwarf',
  'dunadan',
  'man',
  'wizard',
  'orc',
  'troll',
  'ringwraith',
] as const;
export type CharacterRace = (typeof CHARACTER_RACES)[number];
/** Of those whom a player controls; the others are the player himself. */
export type ControlledRace = Exclude<CharacterRace, 'wizard' | 'ringwraith'>;
export type FactionRace = ControlledRace | 'dragon' | 'eagle' | 'ent' | 'wolf' | 'wose';
export type AttackRace =
  | 'animal'
  | 'awakened-plant'
  | 'balrog'
  | 'dragon'
  | 'drake'
  | 'dunadan'
  | 'dwarf'
  | 'elf'
  | 'giant'
  | 'hobbit'
  | 'man'
  | 'nazgul'
  | 'orc'
  | 'pukel-creature'
  | 'slayer'
  | 'spider'
  | 'traitor' // one of the company
  | 'troll'
  | 'undead'
  | 'wolf';

/** MW-S5.1.3 */
export const SKILLS = ['warrior', 'scout', 'ranger', 'sage', 'diplomat'] as const;
export type Skill = (typeof SKILLS)[number];

/** MW-T1.2.2 */
export const POINTS_KINDS = ['character', 'item', 'faction', 'ally', 'kill', 'miscellaneous'] as const;
export type PointsKind = (typeof POINTS_KINDS)[number];
