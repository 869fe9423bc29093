// Every procedure of the game that can be unfinished, with its locals. Procedures start each other by pushing these;
// each belongs to the folder its name begins with, which has its steps (army/ and muster/ in armies/, companions/ and
// nazgul/ in characters/, cards/ in turn/).
import type { Move } from '../../engine/game.ts';
import type { Force } from './armies/force.ts';
import type { Side } from './tables/nations.ts';

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
  /** Draw a card from a deck of one's choice; `optional` when one may decline. */
  | { at: 'cards/draw'; side: Side; optional: boolean };

export type DoneFrame = { at: 'turn/done'; side: Side; face: number; toHunt: boolean };

// ---- armies/ --------------------------------------------------------------------------------------------------------

export type ArmyFrame =
  /** Moves of whole or split Armies. */
  | {
      at: 'army/march';
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
    }
  /** Who goes, and where to. Pops itself and hands the result to the march frame below it. */
  | {
      at: 'army/pick';
      side: Side;
      from: number;
      force: Force;
      lead: Lead;
      reach: number;
      join: boolean;
      /** Only these destinations, when a card names them; `reach` then does not count. */
      targets: number[] | null;
      moved: Moved[];
    }
  /** An attack: which Army, then who of it and against whom. */
  | { at: 'army/attack'; side: Side; lead: Lead; optional: boolean; special: BattleSpecial; targets: number[] | null }
  | {
      at: 'army/assemble';
      side: Side;
      from: number;
      force: Force;
      lead: Lead;
      special: BattleSpecial;
      targets: number[] | null;
    }
  /** The owner removes units above a limit: ten, or five inside a siege (WR-6.2.2, WR-6.30.8). */
  | { at: 'army/excess'; side: Side; region: number; limit: number }
  /** Hits outside battle, taken by the owner one by one (WR-5.5.3). */
  | { at: 'army/hits'; side: Side; region: number; hits: number }
  /** An Army that a card drives out: the owner picks the region; `orDie` when it has nowhere to go. */
  | { at: 'army/flee'; side: Side; region: number; orDie: boolean };

// ---- muster ---------------------------------------------------------------------------------------------------------

export type MusterFrame =
  /** The second figure of a Muster result; `first` is the region of the first (WR-4.8.4). */
  | { at: 'muster/place'; side: Side; piece: number; first: number; second: boolean }
  | { at: 'muster/second'; side: Side; piece: number; first: number }
  /** A Character enters in one of several regions. */
  | { at: 'muster/character'; side: Side; character: number }
  /** Recruiting by card (WR-6.5): `kinds` are the pieces that may be chosen; `regions` the places. */
  | {
      at: 'muster/card';
      side: Side;
      pieces: number[];
      count: number;
      regions: number[];
      /** All in one region of the list, or each in another one. */
      spread: 'one' | 'each' | 'any';
      /** 'up to' and 'may': the player may stop early (WR-5.3.9). */
      optional: boolean;
      used: number[];
    };

// ---- characters/ ----------------------------------------------------------------------------------------------------

export type CharacterFrame =
  /** Companions on the map move, group by group; `moved` is the set of those that have. */
  | { at: 'companions/move'; moved: number }
  /** One group of Companions on the map or in the Fellowship, for cards and separation. */
  | {
      at: 'companions/group';
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
  | { at: 'nazgul/move'; minions: boolean; moved: number; arrived: Moved[] }
  | { at: 'nazgul/to'; piece: number; from: number; minions: boolean };

// ---- battle/ --------------------------------------------------------------------------------------------------------

/** What a card changes about a whole battle. */
export interface BattleSpecial {
  /** A Siege Battle lasts this many rounds without reducing Elites; 1 by the rules (WR-6.31.4). */
  siegeRounds?: number;
  /** In round one the defender may use a Combat Card only with a Companion in the battle. */
  silentFirstRound?: boolean;
  /** The defender rolls so many dice less, all battle long, to a minimum of one. */
  fewerDefenderDice?: number;
  /** The attacker may not cease. */
  noCease?: boolean;
}

export type BattleKind = 'field' | 'siege' | 'sortie';

/** Dice and cards of one round, by side. Battle folder's own. */
export interface Round {
  card: number[];
  /** Cancelled by the other card. */
  void: boolean[];
  rollBonus: number[];
  rerollBonus: number[];
  fewerDice: number[];
  maxDice: number[];
  noReroll: boolean[];
  /** Leadership given up. */
  forfeited: number[];
  /** Companions whose Leadership and abilities are cancelled, as bits. */
  silenced: number;
  /** The dice rolled, until re-rolls are done. */
  dice: number[][];
  rollHits: number[];
  rerollHits: number[];
  /** Hits of attacks before the Combat Roll, for cards that count them. */
  earlyHits: number[];
  /** Hits still to be taken by the side. */
  due: number[];
}

export type BattleFrame = {
  at: `battle/${string}`;
  /** The attacking side. */
  side: Side;
  from: number;
  region: number;
  kind: BattleKind;
  /** The attacking figures; the rest of their region is the rearguard (WR-6.15.1). */
  force: Force;
  special: BattleSpecial;
  round: number;
  /** Gandalf the White gave up his Leadership: Nazgûl have none this battle (his card). */
  whiteRider: boolean;
  now: Round;
  picks: (Move | null)[];
  /** Steps of the battle folder keep small numbers here. */
  memo: number[];
};

// ---- fellowship/, hunt/ ---------------------------------------------------------------------------------------------

/** Why a tile is drawn; it decides what an Eye is worth and what is ignored (WR-9.7.5, WR-9.8.1). */
export type TileSource =
  | 'hunt' // a Hunt Roll
  | 'mordor' // a move on the Mordor Track
  | 'stronghold' // a reveal through a Shadow Stronghold
  | 'declared' // a card or ability acting on a declaration
  | 'card'; // a card or ability otherwise

/** How a card changes the answer to a tile. */
export type TileTwist =
  | 'none'
  | 'no-eye-no-fellowship' // Orc Patrol: an Eye or a Fellowship tile is discarded without effect
  | 'all-corruption' // Isildur's Bane, with the same
  | 'random-companion' // Foul Thing from the Deep, with the same
  | 'no-eye'; // Balrog of Moria: an Eye is discarded without effect

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
  /** Guide choice after the Fellowship changed (WR-8.4.5). */
  | { at: 'fellowship/guide' | 'fellowship/name-guide' };

export type HuntFrame =
  /** A Hunt Roll (WR-9.4); `bonus` is added to every die. */
  | { at: 'hunt/before-roll' | 'hunt/flocks' | 'hunt/roll'; bonus: number }
  | TileFrame;

/** A tile is due: the Free Peoples may prevent it, then it is drawn and answered (WR-9.9.14). */
export type TileFrame = {
  at:
    | 'hunt/tile-due'
    | 'hunt/tile-staff'
    | 'hunt/tile-draw'
    | 'hunt/tile-replace'
    | 'hunt/tile-value'
    | 'hunt/tile-answer'
    | 'hunt/tile-choose'
    | 'hunt/tile-worn'
    | 'hunt/tile-toil'
    | 'hunt/tile-parting'
    | 'hunt/tile-end';
  source: TileSource;
  /** Of the Hunt Roll. */
  successes: number;
  twist: TileTwist;
  /** -1 before the draw. */
  tile: number;
  /** The first tile, when Mithril Coat and Sting replaced it; else -1. */
  replaced: number;
  /** What is left of the Hunt Damage. */
  damage: number;
  /** The Fellowship is revealed when the answer is done. */
  reveal: boolean;
  /** The Companion lost to this tile; else -1. */
  casualty: number;
  /** The Guide when he was lost. */
  guide: number;
  /** Hobbits who leave the Fellowship because of this tile, as bits: they go as one group. */
  leaving: number;
};

// ---- events/ --------------------------------------------------------------------------------------------------------

/** A card is being carried out, part by part. */
export type CardFrame = {
  at: 'event/run' | 'event/after';
  card: number;
  /** The part that is next. */
  part: number;
  /** What earlier parts chose, for those that build on it. */
  memo: number[];
  /** It was played with an Event result, or a Will of the West used as one. */
  byEvent: boolean;
};

/** Questions of cards. The answer goes to the memo of the card below. */
export type EventFrame =
  | CardFrame
  | { at: 'event/region'; side: Side; card: number; regions: number[] }
  | { at: 'event/nation'; side: Side; card: number; nations: number[] }
  | { at: 'event/piece'; side: Side; card: number; pieces: number[] }
  | { at: 'event/card'; side: Side; card: number; cards: number[]; optional: boolean }
  | { at: 'event/decide'; side: Side; card: number; choices: number[] }
  | { at: 'event/amount'; side: Side; card: number; most: number };

export type WotrFrame =
  | TurnFrame
  | ArmyFrame
  | MusterFrame
  | CharacterFrame
  | BattleFrame
  | FellowshipFrame
  | HuntFrame
  | EventFrame;
