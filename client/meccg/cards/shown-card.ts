// A card as the page needs it: facts by which it is drawn, and its text. Made when the client is built
// (build/card-chunks.ts) from the game's own values, so that the game's rules need not be loaded to read a card.
import type {
  Alignment,
  AttackRace,
  CardSet,
  CharacterRace,
  EventKind,
  FactionRace,
  ItemKind,
  PointsKind,
  RegionType,
  SiteType,
  Skill,
  Strikes,
} from '../../../games/meccg/cards/facts.ts';
import type { CardKind } from '../../../games/meccg/cards/tables.ts';

/** What a creature is keyed to, as symbols. */
export interface ShownKeys {
  /** A type of region as often as the site path must have it. */
  readonly regions: readonly RegionType[];
  readonly sites: readonly SiteType[];
  /** It can also be played by the name of a place. */
  readonly named: boolean;
}

export interface ShownCard {
  readonly id: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly alignment: Alignment;
  /** That of The Wizards, unless it says otherwise. */
  readonly set?: CardSet;
  /** Everything it does, in our words. */
  readonly text: string;
  readonly unique?: true;
  readonly race?: CharacterRace | FactionRace | AttackRace;
  readonly skills?: readonly Skill[];
  readonly mind?: number;
  readonly influence?: number;
  readonly prowess?: number;
  readonly body?: number;
  /** Results of a body check that discard him. */
  readonly discardedOn?: readonly number[];
  readonly strikes?: Strikes;
  readonly attacks?: number;
  readonly points?: number;
  readonly pointsKind?: PointsKind;
  readonly corruption?: number;
  readonly item?: ItemKind;
  readonly event?: EventKind;
  readonly keys?: ShownKeys;
  /** An influence check must be greater. */
  readonly check?: number;
  /** Names of his home sites. */
  readonly home?: readonly string[];
  /** Numbers of the sites where it can be played, by itself. */
  readonly at?: readonly number[];
  readonly siteType?: SiteType;
  readonly regionType?: RegionType;
  /** Name of the site's region. */
  readonly region?: string;
  /** Name of the nearest Haven, and the way from there. */
  readonly haven?: string;
  readonly path?: readonly RegionType[];
  readonly draws?: readonly [own: number, opponent: number];
  readonly automatic?: readonly { readonly race: AttackRace; readonly strikes: Strikes; readonly prowess: number }[];
}

/** One of the few on the front door, painted when the client is built. */
export interface PlateCard {
  readonly name: string;
  /** The class of its frame. */
  readonly look: string;
  /** Its picture, as an address. */
  readonly day: string;
  readonly night: string;
}
