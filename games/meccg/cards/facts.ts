// What a card shows besides its rules text, by kind, in rulebook words: numbers, lists and names. A field is there only
// where the card has it. Values that depend on something (a Dwarf bearer, a stored item) are structured, never worded.

import type {
  AttackRace,
  CharacterRace,
  ControlledRace,
  FactionRace,
  RegionType,
  SiteType,
  Skill,
} from './fact-words.ts';
import type { meleCharacters } from './mele-characters.ts';
import type { meleFactions } from './mele-factions.ts';
import type { meleSites } from './mele-sites.ts';
import type { metwCharacters } from './metw-characters.ts';
import type { metwFactions } from './metw-factions.ts';
import type { metwHazardEvents } from './metw-hazard-events.ts';
import type { metwItems } from './metw-items.ts';
import type { metwRegions } from './metw-regions.ts';
import type { metwSites } from './metw-sites.ts';

export * from './fact-words.ts';

export type RegionId = keyof typeof metwRegions;
/** The place of a site card: a minion's card of a place that heroes have one of is called after it. */
export type PlaceOf<Id extends string> = Id extends `${infer Place}-minion` ? Place : Id;
export type SiteId = keyof typeof metwSites | PlaceOf<keyof typeof meleSites>;
export type CharacterId = keyof typeof metwCharacters | keyof typeof meleCharacters;
export type FactionId = keyof typeof metwFactions | keyof typeof meleFactions;
export type ItemId = keyof typeof metwItems;
export type HazardEventId = keyof typeof metwHazardEvents;

/** That site, any site of that type, or any site in that region. */
export type Place = SiteId | SiteType | RegionId;
/** A site of that type, in that region, with an automatic-attack of that race on its card: all that is said. */
export interface Ground {
  readonly type?: SiteType;
  readonly region?: RegionId;
  readonly attack?: AttackRace;
}

/** Whom direct influence is used on: those of a race are its characters and its factions, unless `only` says which. */
export type Against<Character extends string> =
  | 'factions'
  | { readonly faction: FactionId }
  | { readonly character: Character }
  | { readonly homeSite: SiteId }
  /** Factions that are playable at this site. */
  | { readonly factionsAt: SiteId }
  | { readonly race: FactionRace; readonly only?: 'characters' | 'factions' }
  /** One bonus, whatever of these it is used on. */
  | { readonly races: readonly FactionRace[] };

/** Of items also: all characters, or one whose mind and prowess are less than the bearer's. */
export type ItemAgainst = Against<CharacterId> | 'characters' | 'one-weaker';

interface Named {
  readonly name: string;
}

interface Scoring extends Named {
  /** One copy in play, whoever plays it (MW-S2.9.1). */
  readonly unique?: true;
  /** Ids of cards with other titles that are the same person or thing (titles.ts). */
  readonly manifestationOf?: readonly string[];
  /** Marshalling points; those of the other cards are nought (MW-S1.4.5). */
  readonly points?: number;
  /** Not played against a Ringwraith's player, and of no effect on one who plays it himself (MX-7.11, MX-7.12). */
  readonly sparesMinions?: true;
  /** Its kill points carry an asterisk: they are for Ringwraith players (LE-S7.9.1). */
  readonly starred?: true;
}

export type Magic = 'sorcery' | 'shadow-magic' | 'spirit-magic';
export type CharacterKeyword = 'half-troll' | 'leader' | 'olog-hai' | 'uruk-hai';

interface Person extends Scoring {
  readonly skills: readonly Skill[];
  readonly directInfluence: number;
  readonly prowess: number;
  readonly body: number;
  readonly homeSites: readonly Place[];
  /** The kinds of magic that he can use. */
  readonly magic?: readonly Magic[];
  /** Modifies all his corruption checks. */
  readonly corruptionCheck?: number;
}

export interface CharacterFacts<Id extends string = string> extends Person {
  readonly race: ControlledRace;
  readonly keywords?: readonly CharacterKeyword[];
  readonly mind: number;
  /** Results of a body check that do not eliminate him, but discard him. */
  readonly discardedOn?: readonly number[];
  readonly influenceBonus?: readonly { readonly against: Against<Id>; readonly add: number }[];
  readonly prowessBonus?: readonly { readonly against: AttackRace; readonly add: number }[];
  /** Modifies his influence checks against factions. */
  readonly factionCheck?: number;
  /** Comes into play at his home site and nowhere else, unless he starts there. */
  readonly onlyAtHome?: true;
  /** Points once he is eliminated (MW-S1.4.4). */
  readonly eliminated?: number;
}

/** A Wizard has no mind: nobody controls him. */
export interface WizardFacts extends Person {
  readonly race: 'wizard';
}

/** A Ringwraith has no mind either (LE-S5.2.3). */
export interface RingwraithFacts extends Person {
  readonly race: 'ringwraith';
  /** What a mode adds: to his direct influence as a Heralded Lord, to his prowess as a Fell Rider. */
  readonly modes: { readonly heraldedLord: number; readonly fellRider: number };
  /** As the player himself he brings in, and controls without influence, so many Ringwraiths in his company. */
  readonly freeFollowers?: 1 | 2;
  /** What his strikes do to the body of those of a race whom his company attacks (MX-12.5). */
  readonly strikesDown?: { readonly race: CharacterRace; readonly body: number };
  /** He may join another Ringwraith's company, and needs no influence to be controlled. */
  readonly joins?: true;
}

/** MW-S10.7.8 */
export const ITEM_KINDS = ['minor', 'major', 'greater', 'gold-ring', 'special'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
/** Of each of these one counts at a time, however many a character bears. */
export type Slot = 'weapon' | 'armor' | 'shield' | 'helmet';
export type ItemKeyword =
  | 'dwarven-ring'
  | 'lesser-ring'
  | 'magic-ring'
  | 'mind-ring'
  | 'palantir'
  | 'spirit-ring'
  | 'the-one-ring';

/** Points and corruption points that count in place of the others, on such a condition. */
type Instead<Condition> = { readonly points?: number; readonly corruption?: number } & Condition;
/** `others`: what every copy is worth but the first that its player has stored. */
type Stored = { readonly stored: readonly Place[]; readonly others?: number };

/** What an item adds to a number of its bearer, never to more than `max`. A skill he must have without the item. */
interface Gift<Enemy> {
  readonly add: number;
  readonly max?: number | 'twice-printed';
  readonly against?: Enemy;
  readonly bearer?: { readonly races: readonly CharacterRace[] } | { readonly skill: Skill };
  /** Counts in place of the above where its own condition holds. */
  readonly instead?: Omit<Gift<Enemy>, 'instead'>;
}

export interface ItemFacts extends Scoring {
  readonly item: ItemKind;
  readonly slot?: Slot;
  readonly keywords?: readonly ItemKeyword[];
  /** Corruption points. */
  readonly corruption?: number;
  readonly instead?: Instead<Stored | { readonly bearer: CharacterRace }>;
  readonly gives?: {
    readonly prowess?: Gift<AttackRace | 'detainment'>;
    readonly body?: Gift<AttackRace>;
    readonly directInfluence?: Gift<ItemAgainst>;
    /** Never to less than `min`. */
    readonly mind?: { readonly add: number; readonly min: number };
  };
  /** Where a special item is played; another one only here, and only where the site lists its kind. */
  readonly playableAt?: readonly (Place | Ground)[];
  readonly notPlayableAt?: readonly Place[];
}

/** Without prowess and body he cannot be attacked. */
export interface AllyFacts extends Scoring {
  readonly mind: number;
  readonly skills?: readonly Skill[];
  readonly prowess?: number;
  readonly body?: number;
  readonly playableAt: readonly (Place | Ground)[];
  readonly notPlayableAt?: readonly Place[];
  /** A tapped site will do. */
  readonly tappedSite?: true;
}

export interface FactionFacts<Id extends string = string> extends Scoring {
  readonly race?: FactionRace;
  readonly playableAt: readonly (Place | Ground)[];
  /** A tapped site will do. */
  readonly tappedSite?: true;
  /** The influence check must be greater than this. */
  readonly influenceNumber?: number;
  /** The same against it once it is in play. */
  readonly numberInPlay?: number;
  /** An Orc or Troll leader who has won it may hold it. */
  readonly forLeaders?: true;
  /** What an item that the influencer gives up adds to the check. */
  readonly offerings?: { readonly [kind in ItemKind]?: number };
  /** Standard modifications: by the race of who tries, by a faction in play, by any other one of a race. */
  readonly standard?: readonly ((
    | { readonly race: CharacterRace }
    | { readonly faction: Id }
    | { readonly otherFactions: FactionRace }
  ) & {
    readonly add: number;
  })[];
}

export const EVENT_KINDS = ['short', 'long', 'permanent'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export type ResourceKeyword = Magic | 'command' | 'environment' | 'spell';
export type HazardKeyword = 'corruption' | 'environment' | 'spawn';

interface EventFacts extends Scoring {
  readonly event: EventKind;
  /** What its points count as, if not as miscellaneous. */
  readonly pointsKind?: 'item' | 'kill' | 'ally';
  /** Corruption points. */
  readonly corruption?: number;
}

/** How a Ringwraith rides: away from Darkhavens he needs a card that says so (LE-S6.3.2). */
export const MODES = ['black-rider', 'fell-rider', 'heralded-lord'] as const;
export type Mode = (typeof MODES)[number];

export interface ResourceEventFacts extends EventFacts {
  /** The mode that it gives the Ringwraith whom, or whose company, it is on. */
  readonly mode?: Mode;
  /** It can be played as a hazard instead. */
  readonly alsoHazard?: true;
  /** A Wizard's player may have and play it too (MX-2.5). */
  readonly alsoHero?: true;
  readonly keywords?: readonly ResourceKeyword[];
  /** `creature`: what the kill of the creature it lies with is worth to a Wizard’s player. */
  readonly instead?: Instead<Stored | { readonly placedWith: ItemId } | { readonly creature: true }>;
  /** As long as it is in play it is an ally; `lessProwess`: it has the prowess of the creature on it, less that. */
  readonly ally?: {
    readonly mind?: number;
    readonly prowess?: number;
    readonly lessProwess?: number;
    readonly body?: number;
  };
}

export interface HazardEventFacts extends EventFacts {
  readonly keywords?: readonly HazardKeyword[];
  /** It can be played as a resource instead. */
  readonly alsoResource?: true;
}

/** Each character of the company faces one strike. */
export type Strikes = number | 'one-each';

/** Any one of these suffices (MW-S10.4.1). */
export interface Keys {
  /** How many regions of the type the site path must have (MW-S10.4.6). */
  readonly regionTypes?: { readonly [type in RegionType]?: 1 | 2 | 3 };
  readonly siteTypes?: readonly SiteType[];
  readonly regions?: readonly RegionId[];
  readonly sites?: readonly SiteId[];
  /** Sites in these regions, of these types if any are given: keyed to the site (MW-S10.4.8). */
  readonly sitesIn?: readonly { readonly regions: readonly RegionId[]; readonly types?: readonly SiteType[] }[];
  /** A company that moves from one of them to the other. */
  readonly between?: readonly [SiteId, SiteId];
}

/** Of a Ringwraith's player: with Orcs or Trolls in it, or in certain modes, overt, else covert. */
export type CompanyKind = 'overt' | 'covert';
/** Whom a creature attacks: companies of Wizards' players, of Ringwraiths' players, or one kind of the latter's (MX-7.5). */
export type Facing = CompanyKind | 'hero' | 'minion';

export interface CreatureFacts<Id extends string = string> extends Scoring {
  readonly race: AttackRace;
  /** One, unless given. */
  readonly attacks?: number;
  readonly strikes: Strikes;
  readonly prowess: number;
  /** Without one, a strike that fails is defeated. */
  readonly body?: number;
  /** The attacker chooses the defending characters. */
  readonly attackerChooses?: true;
  /** All its attacks strike one character. So many of them a member of the company, `himself` too, may tap to cancel. */
  readonly sameTarget?: { readonly cancels: number; readonly himself?: true };
  /** It is a detainment attack against companies of these kinds (LE-S7.6.1). */
  readonly detainment?: readonly (CompanyKind | 'hero')[];
  readonly keyedTo: Keys & {
    /** While that event is in play, or is not, or once that creature was played on the company this turn. */
    readonly also?: Keys & {
      readonly if: { readonly inPlay: HazardEventId } | { readonly notInPlay: HazardEventId } | { readonly played: Id };
    };
  };
  /** Playable on no other company. */
  readonly onlyAgainst?: Facing;
  /** Not playable on a company with somebody whose home site this is. */
  readonly spares?: SiteId;
  /** Counts in place of the above against such companies. */
  readonly instead?: { readonly against: Facing; readonly strikes: number };
  /** It can be played as an event of that kind instead. */
  readonly event?: EventKind;
  readonly keywords?: readonly HazardKeyword[];
}

export interface AutomaticAttack {
  readonly race: AttackRace;
  readonly strikes: Strikes;
  readonly prowess: number;
  /** Whoever it wounds makes a corruption check, modified by this. */
  readonly corruptionCheck?: number;
  /** It is detainment against companies of this kind (LE-S7.6.1). */
  readonly detainment?: CompanyKind;
  /** Companies of the other kind do not face it. */
  readonly onlyAgainst?: CompanyKind;
  readonly cannotBeCanceled?: true;
  /** Whoever it wounds is eliminated. */
  readonly woundEliminates?: true;
}

export interface SiteFacts<Id extends string = string> extends Named {
  readonly type: SiteType;
  readonly region: RegionId;
  /** The nearest Haven, and the site path from there: the types of all its regions, both ends included. */
  readonly haven?: Id;
  readonly path?: readonly RegionType[];
  /** On a Haven: the site path from each adjacent Haven (MW-S6.3.2). */
  readonly pathFrom?: { readonly [haven in Id]?: readonly RegionType[] };
  /** Cards that the moving player and his opponent may draw. */
  readonly draws: readonly [own: number, opponent: number];
  readonly items?: readonly Exclude<ItemKind, 'special'>[];
  /** Greater items only if they have this keyword or this id. */
  readonly greaterOnly?: ItemKeyword | 'scroll-of-isildur' | 'hero';
  /** Major items only if they are weapons, armor, shields or helmets. */
  readonly majorOnly?: 'arms';
  /** It contains a hoard, whoever guards it (MX-14). */
  readonly hoard?: true;
  readonly information?: true;
  /** A gold ring that is stored here is tested at once, modified by this (LE-S10.6.9). */
  readonly storedRings?: number;
  /** Gold rings here are tested in the site phase, entered or not; all tests here are modified by this (LE-S10.6.8). */
  readonly testsRings?: number;
  /** A sage may tap to test a gold ring here, modified by this. */
  readonly sageTests?: number;
  /** Items may be played here though the site is tapped. */
  readonly itemsWhenTapped?: true;
  readonly neverTaps?: true;
  /** A covert company may discard so many minor items to make one gold ring playable here this turn. */
  readonly barter?: number;
  /** A Ringwraith may tap to bring an Orc or a Troll from the discard pile into play here. */
  readonly summons?: true;
  /** Nothing may be stored here. */
  readonly noStoring?: true;
  /** At this Haven only characters of these races may be brought into play, and those whose home it is. */
  readonly newcomers?: readonly ControlledRace[];
  readonly automaticAttacks?: readonly AutomaticAttack[];
}

export interface RegionFacts<Id extends string = string> extends Named {
  readonly type: RegionType;
  readonly adjacent: readonly Id[];
}
