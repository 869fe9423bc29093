// Every procedure of the game that can be unfinished, with its locals. Procedures start each other by pushing these;
// each belongs to the folder its name begins with, which has its steps (army/ and muster/ in armies/, companions/ and
// nazgul/ in characters/, cards/ in turn/). Those of battles and of the Hunt stand in their folders.
import type { Move, Seat } from '../../engine/game.ts';
import type { BattleFrame, BattleSpecial } from './battle/frames.ts';
import type { Force } from './forces/force.ts';
import type { HuntFrame, TileSource } from './hunt/frames.ts';
import type { Side } from './tables/nations.ts';

export type * from './battle/frames.ts';
export type * from './hunt/frames.ts';

/** Who must be with an Army that moves or attacks. */
export type Lead =
  | 'none' // an Army result
  | 'led' // a Character result: any Leader, Nazgûl or Character (WR-6.7.3)
  | 'nazgul' // a card: a Nazgûl, the Witch-king among them
  | 'witch-king'
  | 'companion';

/** Figures already moved in this action: they are kept apart and may not move again (WR-6.9.1). */
export interface Moved {
  region: number;
  force: Force;
}

// ---- turn/ ----------------------------------------------------------------------------------------------------------

export type TurnFrame =
  | { at: 'turn/draw' | 'turn/hunt' | 'turn/roll' | 'turn/end' }
  /** Finds out whose chance it is next, beginning with `side`. */
  | { at: 'turn/next'; side: Side }
  /** A side is about to act; `ring` once it used an Elven Ring on the way. */
  | { at: 'turn/action'; side: Side; ring: boolean }
  /** An Elven Ring changes a die: into what? */
  | { at: 'turn/ring'; side: Side; face: number }
  /** A die was chosen: what to do with it. */
  | { at: 'turn/use'; side: Side; face: number }
  /** The action is over when everything above this frame is. `toHunt`: the die moved the Fellowship (WR-4.5.3). */
  | DoneFrame
  | { at: 'cards/limit'; side: Side }
  /** Draw a card from a deck of one's choice; `optional` when one may decline. `seat` where it is not whoever acts for the side. */
  | { at: 'cards/draw'; side: Side; optional: boolean; seat?: Seat }
  /** Partners may exchange a card each; what they offer is secret (WR-11.2.3). */
  | SwapFrame;

export type SwapFrame = { at: 'cards/swap' | 'cards/swap-choose'; picks: (Move | null)[] };

export type DoneFrame = { at: 'turn/done'; side: Side; face: number; toHunt: boolean };

// ---- armies/ --------------------------------------------------------------------------------------------------------

/**
 * A step that may have nothing to choose has two names: the plain one finds out, goes on by itself when only one thing is
 * possible and skips itself when nothing is; the one with `-choose` asks. Begin these procedures by the plain name.
 */
export type ArmyFrame =
  /** Moves of whole or split Armies. */
  | {
      at: 'army/march' | 'army/march-choose';
      side: Side;
      /** Armies that may still move. */
      left: number;
      lead: Lead;
      /** Regions each may go; all but the last must be open too. */
      reach: number;
      /** The move must end with another Army of the side that is not inside a siege. */
      join: boolean;
      /** May the player stop before the first Army has moved? Later he always may. */
      optional: boolean;
      moved: Moved[];
      /** By a die of the Shadow, with Ships in the game: Armies may go by sea. The regions of the Ships that have sailed, one entry each. */
      sea?: number[];
    }
  /** Who goes, and where to. Pops itself and hands the result to the march frame below it, if there is one. */
  | {
      at: 'army/pick' | 'army/pick-choose';
      side: Side;
      from: number;
      /** Begin with movable(s, from, side, moved). */
      force: Force;
      lead: Lead;
      reach: number;
      join: boolean;
      /** Only these destinations, when a card names them; `reach` and adjacency then do not count. */
      targets: number[] | null;
      moved: Moved[];
    }
  /** An Army that may go more than one region has come to `here`. */
  | {
      at: 'army/onward' | 'army/onward-choose';
      side: Side;
      here: number;
      force: Force;
      /** Regions it may still go. */
      reach: number;
      join: boolean;
      moved: Moved[];
    }
  /** An attack: which Army, then who of it and against whom. */
  | {
      at: 'army/attack' | 'army/attack-choose';
      side: Side;
      lead: Lead;
      optional: boolean;
      special: BattleSpecial;
      /** Only these regions may be attacked; they must be next to the Army or its own. */
      targets: number[] | null;
    }
  | {
      at: 'army/assemble' | 'army/assemble-choose';
      side: Side;
      from: number;
      /** Begin with attackers(s, from, side). */
      force: Force;
      lead: Lead;
      special: BattleSpecial;
      /** Only these regions may be attacked, near or far. */
      targets: number[] | null;
      /** It may attack by sea as well (WR-12.8.11). */
      sea?: boolean;
    }
  /** The owner removes units above a limit: ten, or five inside a siege (WR-6.2.2, WR-6.30.8). */
  | { at: 'army/excess' | 'army/excess-choose'; side: Side; region: number; limit: number; next?: Seat }
  /** Hits outside battle, taken by the owner one by one (WR-5.5.3). */
  | { at: 'army/hits' | 'army/hits-choose'; side: Side; region: number; hits: number }
  /** An Army that a card drives out: the owner picks the region; `orDie` when it has nowhere to go. */
  | { at: 'army/flee' | 'army/flee-choose'; side: Side; region: number; orDie: boolean }
  | MixFrame;

/** Units of two partners have come together: do they form a mixed Army (WR-11.8.4)? `asks` is asked now. */
export type MixFrame = { at: 'army/mix'; side: Side; region: number; asks: Seat };

// ---- muster ---------------------------------------------------------------------------------------------------------

export type MusterFrame =
  /** A figure of a Muster result looks for its place; `first` is the region of the first of two, -1 before it (WR-4.8.4). */
  | { at: 'muster/place' | 'muster/place-choose'; side: Side; piece: number; first: number; second: boolean }
  /** The second figure of a Muster result, after `piece` in `first`. */
  | { at: 'muster/second'; side: Side; piece: number; first: number }
  /** A Character enters in one of several regions. */
  | { at: 'muster/character' | 'muster/character-choose'; side: Side; character: number }
  /** Recruiting by card (WR-6.5): `pieces` may be chosen, `count` of them, in `regions`. It is done as far as it goes. */
  | {
      at: 'muster/card' | 'muster/card-choose';
      side: Side;
      pieces: number[];
      count: number;
      regions: number[];
      /** All in one region of the list, each in another one, or as the player likes. */
      spread: 'one' | 'each' | 'any';
      /** 'up to' and 'may': the player may stop early (WR-5.3.9). */
      optional: boolean;
      /** Where figures were placed: one entry each. */
      used: number[];
    }
  /** One figure of the card frame below: where? */
  | { at: 'muster/card-place'; side: Side; piece: number; regions: number[] };

// ---- characters/ ----------------------------------------------------------------------------------------------------

export type CharacterFrame =
  /** Companions on the map move, group by group; `moved` is the set of those that have. */
  | { at: 'companions/move' | 'companions/move-choose'; moved: number }
  /** One group of Companions on the map or in the Fellowship, for cards and separation. */
  | {
      at: 'companions/group' | 'companions/group-choose';
      /** Take them from the Fellowship, from the map, or from either. */
      source: 'fellowship' | 'map' | 'either';
      /** The Companions picked so far, as bits. */
      group: number;
      /** Where they stand: a region; -1 until the first is picked. */
      from: number;
      /** Added to the reach. */
      extra: number;
      /** The Level every one counts as; 0 for their own. */
      level: number;
      /** May the move end in a besieged Stronghold? */
      intoSiege: boolean;
      /** Those who moved before in this action. */
      moved: number;
    }
  /** Nazgûl (and the Mouth of Sauron when `minions`) move; `arrived` counts Nazgûl by region, `moved` Minions as bits. */
  | { at: 'nazgul/move' | 'nazgul/move-choose'; minions: boolean; moved: number; arrived: Moved[] }
  | { at: 'nazgul/to'; piece: number; from: number; minions: boolean };

// ---- factions/ ------------------------------------------------------------------------------------------------------

export type FactionFrame =
  /** Ships of a region sail; hands the result to the march frame below it, if there is one. */
  | { at: 'fleet/sail' | 'fleet/sail-choose'; from: number; ships: number }
  /** The Ents are awake: one after another moves or attacks. `struck` is the region of the last attack, -1 for none. */
  | { at: 'ents/orders' | 'ents/orders-choose'; struck: number };

// ---- fellowship/ ---------------------------------------------------------------------------------------------------

export type FellowshipFrame =
  /** Phase 2: declare or not, then the Guide (WR-4.1.3). Pops itself. */
  | { at: 'fellowship/phase' | 'fellowship/declare' }
  /** The Fellowship moves one step, by die or by card; then the Hunt. */
  | { at: 'fellowship/move' }
  /** A step on the Mordor Track after its tile: not taken when the tile said stop. */
  | { at: 'fellowship/mordor-step'; stop: boolean }
  /** The Fellowship is revealed: the Free Peoples move the figure (WR-8.10.2). */
  | { at: 'fellowship/reveal' | 'fellowship/reveal-to' }
  /** It came through Moria: the Shadow may send the Balrog (card). */
  | { at: 'fellowship/balrog'; source: TileSource }
  /** It came by a Stronghold of the Shadow: the gates may be closed (card). */
  | { at: 'fellowship/gates'; source: TileSource }
  /** The Chief of the Ringwraiths may come to where it was declared (WR-12.5.5). */
  | { at: 'fellowship/he-sees' }
  /** Sméagol leads it to be declared by a die (WR-12.3.13). */
  | { at: 'fellowship/declare-now' }
  /** Guide choice after the Fellowship changed (WR-8.4.5). */
  | { at: 'fellowship/guide' | 'fellowship/name-guide' };

// ---- events/ --------------------------------------------------------------------------------------------------------

/** A card is being carried out, part by part. */
export type CardFrame = {
  at: 'event/run' | 'event/after';
  card: number;
  /** The part that is next. */
  part: number;
  /** What earlier parts chose, for those that build on it. */
  memo: number[];
  /** What the die that played it brings afterwards. */
  then: 'nothing' | 'counsel' | 'palantir';
};

/** A question of a card: one of the options, or none when it may be left. The answer goes to the memo of the card below. */
export type AskFrame = {
  at: 'event/region' | 'event/nation' | 'event/piece' | 'event/companion' | 'event/card' | 'event/die' | 'event/decide';
  side: Side;
  options: number[];
  optional: boolean;
};

export type EventFrame =
  | CardFrame
  | AskFrame
  /** One more Character card may be played from hand, without a die (The Ents Awake). */
  | { at: 'event/free-play'; side: Side }
  /** The cards that somebody holds are looked at, and one may be discarded. */
  | { at: 'event/look'; side: Side; seat: Seat }
  /** Cards of these types are discarded from hand to get rid of a card on the table. */
  | { at: 'event/price'; side: Side; card: number; types: number[] };

export type WotrFrame =
  | TurnFrame
  | ArmyFrame
  | MusterFrame
  | CharacterFrame
  | BattleFrame
  | FactionFrame
  | FellowshipFrame
  | HuntFrame
  | EventFrame;
