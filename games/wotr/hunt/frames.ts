// The Hunt under way: a roll, then a tile and the answer to it.

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
