import type { Move, Seat } from '../../../engine/game.ts';

/** The procedures of this folder. */
export type SetupFrame =
  /**
   * Both players choose starting characters in secret, one after the other (MW-S3.3.1). `chosen` are those set out so far,
   * by seat, `listed` those the deck names, `done` who has no more to choose. In the draft each pair is shown at once
   * (CR-TRN-9).
   */
  | SettingOut
  /** What both have chosen goes into the decks; who is neither started nor listed for the deck, where there is room. */
  | { at: 'setup/shared'; chosen: number[][]; listed: number[][] }
  /** Who gets the next starting item? */
  | { at: 'setup/items' | 'setup/items-choose'; seat: Seat }
  /** Followers and companies of the start. `followed` and `parted` have been placed already. */
  | { at: 'setup/organize'; seat: Seat; followed: number[]; parted: number[] }
  | { at: 'setup/follow' | 'setup/part'; seat: Seat; card: number }
  | { at: 'setup/deal' | 'setup/first' }
  | SeveralFrame;

/** By seat: who starts, whom the deck names for it, who has chosen all. */
export interface Starting {
  chosen: number[][];
  listed: number[][];
  done: number[];
}

export interface SettingOut extends Starting {
  at: 'setup/choose' | 'setup/choosing';
  picks: (Move | null)[];
}

/** Three to five players get ready. */
export type SeveralFrame =
  | { at: 'setup/seating'; listed: number[][] }
  /** In the order of the rolls: who is whom? `taken` are the avatars that are chosen. */
  | { at: 'setup/avatar' | 'setup/avatar-choose'; seat: Seat; taken: number[]; listed: number[][] }
  /** One starting character after the other is revealed, to the right. */
  | Drafting
  | Swapping;

export interface Drafting extends Starting {
  at: 'setup/draft' | 'setup/draft-choose';
  seat: Seat;
}

/** A card of the play deck makes way for `card` of the sideboard; `left` are the exchanges that are left. */
export interface Swapping {
  at: 'setup/swap' | 'setup/swap-choose' | 'setup/swap-for';
  seat: Seat;
  left: number;
  card: number;
}
