// Every procedure of the game that can be unfinished, with its locals. Procedures start each other by pushing these;
// each belongs to the folder its name begins with, which has its steps (army/ and muster/ in armies/, companions/ and
// nazgul/ in characters/, cards/ in turn/).
import type { Move, Seat } from '../../engine/game.ts';
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

// ---- battle/ --------------------------------------------------------------------------------------------------------

/** What a card, the sea or siege engines change about a whole battle. */
export interface BattleSpecial {
  /** A Siege Battle lasts this many rounds without reducing Elites; 1 by the rules (WR-6.31.4). */
  siegeRounds?: number;
  /** In round one the defender may use a Combat Card only with a Companion in the battle. */
  silentFirstRound?: boolean;
  /** The defender rolls so many dice less, all battle long, to a minimum of one. */
  fewerDefenderDice?: number;
  /** In round one the defender uses no Combat Card at all. */
  muteFirstRound?: boolean;
  /** The attacker may not cease. */
  noCease?: boolean;
  /** The attacker came by Ship: if his Army is lost, so are the Ships (WR-12.8.12). */
  bySea?: boolean;
  /** The Free Peoples gave up a Trebuchet for superiority to the end (WR-12.10.12). */
  claimed?: boolean;
}

export type BattleKind = 'field' | 'siege' | 'sortie';

/** One round of a battle. Lists of two are by side. */
export interface Round {
  /** The next stage of the round, and which part of a Combat Card is next in it (battle/round.ts). */
  next: number;
  part: number;
  /** The side that is asked something. */
  asks: Side;
  /** 1 for a side that has said it will use a Combat Card. */
  declared: number[];
  /** The Combat Card in use, or -1. */
  card: number[];
  /** 1 when the other card has cancelled it. */
  cancelled: number[];
  rollBonus: number[];
  rerollBonus: number[];
  /** Dice less in the Combat Roll, down to one (WR-6.16.7). */
  fewerDice: number[];
  /** The most dice in the Combat Roll. */
  maxDice: number[];
  /** 1 for a side without a Leader Re-roll. */
  noReroll: number[];
  /** Companions who gave up their Leadership, as bits (WR-6.20.2). */
  forfeited: number;
  /** Points of Nazgûl Leadership given up. */
  nazgulForfeited: number;
  /** Companions whose Leadership and abilities are cancelled, as bits. */
  silenced: number;
  /** 1 when the Shadow's ones may not be rolled again. */
  onesStand: number;
  /** Dice of the Combat Roll that missed, and the ones among them. */
  missed: number[];
  ones: number[];
  rollHits: number[];
  rerollHits: number[];
  /** All hits scored by the side so far, additional attacks among them. */
  scored: number[];
  /** Hits the side took of its own will for its card. */
  bled: number;
  /** Such hits are being taken, and Dunlendings are among those who may be (WR-12.7.7). */
  willing?: boolean;
  /** The most hits that whoever gave his life for others may cancel. */
  saves: number;
  /** Combat Strength that a card adds for the Free Peoples. */
  stronger?: number;
  /** Hits the side must still take. */
  due: number[];
}

export type BattleStep =
  | 'battle/start'
  | 'battle/white-rider'
  | 'battle/before-round'
  | 'battle/claim'
  | 'battle/field-or-siege'
  | 'battle/open-round'
  | 'battle/declare'
  | 'battle/choose'
  | 'battle/round'
  | 'battle/decide-piece'
  | 'battle/decide-amount'
  | 'battle/decide-place'
  | 'battle/losses'
  | 'battle/casualties'
  | 'battle/round-over'
  | 'battle/press'
  | 'battle/may-retreat'
  | 'battle/retreat'
  | 'battle/over'
  | 'battle/may-advance'
  | 'battle/advance'
  | 'battle/end';

export type BattleFrame = {
  at: BattleStep;
  /** The attacking side. */
  side: Side;
  from: number;
  region: number;
  kind: BattleKind;
  /** The attacking figures; the rest of their region is the rearguard (WR-6.15.1). After the battle: those who advance. */
  force: Force;
  special: BattleSpecial;
  round: number;
  /** Gandalf the White gave up his Leadership: Nazgûl have none this battle (his card). */
  whiteRider: boolean;
  now: Round;
  /** Combat Cards chosen and not yet revealed, by side. Secret. */
  picks: (Move | null)[];
};

// ---- factions/ ------------------------------------------------------------------------------------------------------

export type FactionFrame =
  /** Ships of a region sail; hands the result to the march frame below it, if there is one. */
  | { at: 'fleet/sail' | 'fleet/sail-choose'; from: number; ships: number }
  /** The Ents are awake: one after another moves or attacks. `struck` is the region of the last attack, -1 for none. */
  | { at: 'ents/orders' | 'ents/orders-choose'; struck: number };

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
  | 'no-eye' // Balrog of Moria: an Eye is discarded without effect
  | 'fire' // the Balrog: an Eye ends him and the Guide; nothing is revealed (WR-12.6.4)
  | 'gates'; // The Gates are Closed: an Eye is discarded without effect; nothing is revealed

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

export type HuntFrame =
  /** A Hunt Roll (WR-9.4); `bonus` is added to every die. */
  { at: 'hunt/before-roll' | 'hunt/flocks' | 'hunt/roll'; bonus: number } | TileFrame;

/** A tile is due: the Free Peoples may prevent it, then it is drawn and answered (WR-9.9.14). */
export type TileFrame = {
  at:
    | 'hunt/tile-due'
    | 'hunt/tile-staff'
    | 'hunt/tile-draw'
    | 'hunt/tile-light'
    | 'hunt/tile-replace'
    | 'hunt/tile-again'
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
  /** The same, when We Shall Get It did. */
  again: number;
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
