import type { Seat } from '../../../engine/game.ts';

/** The procedures of this folder. */
export type TurnFrame =
  | LoopFrame
  | UntappingFrame
  | CardsFrame
  | ArrivalFrame
  | MeetingFrame
  | OrganizingFrame
  | SettlingFrame
  | SideboardFrame;

/**
 * A player turn, phase by phase; each step begins its phase and moves on to the next. `turn/begin` starts the turn of
 * `s.active`; a position may start at any phase.
 */
export interface LoopFrame {
  at:
    | 'turn/begin'
    | 'turn/untap' // everything untaps and heals, then a window
    | 'turn/untap-end'
    | 'turn/organization'
    | 'turn/organization-end' // new sites are chosen: an own window
    | 'turn/settle' // control is settled
    | 'turn/long-events'
    | 'turn/long-events-end'
    | 'turn/movement'
    | 'turn/site'
    | 'turn/end'
    | 'turn/end-discards'
    | 'turn/end-hands'
    | 'turn/end-window'
    | 'turn/end-triggers'
    | 'turn/call'
    | 'turn/call-choose'
    | 'turn/over';
}

/** Who of the tapped and wounded stays as he is (MW-S4.1.4). */
export interface UntappingFrame {
  at: 'turn/untapping' | 'turn/untapping-choose';
  kept: number[];
}

export type CardsFrame =
  /** Cards are drawn one by one: the deck may run out on the way. */
  | { at: 'turn/draw'; seat: Seat; n: number }
  /** A play deck has run out (MW-S2.4.2). Up to `left` more cards may be exchanged with the sideboard (MW-T2.2.1). */
  | {
      at: 'turn/exhausted' | 'turn/exchange' | 'turn/exchange-choose' | 'turn/exchange-for' | 'turn/recycle';
      seat: Seat;
      left: number;
      /** The card chosen from the sideboard. */
      card: number;
    }
  /** Hands are brought to their size, first that of the player whose turn it is (MW-S4.6.2). */
  | { at: 'turn/adjust' | 'turn/adjust-choose'; seat: Seat; done: number }
  /** One card may be discarded (MW-S4.6.1). */
  | { at: 'turn/discard-one'; seat: Seat };

/** A character is to be played: where, and under whose influence? */
export interface ArrivalFrame {
  at: 'turn/arrive' | 'turn/arrive-choose' | 'turn/influence' | 'turn/influence-choose';
  seat: Seat;
  card: number;
  /** A company, or a site for a new one. */
  on: number;
}

/** A character comes from hand to a company that meets him. */
export interface MeetingFrame {
  at: 'turn/meet' | 'turn/meet-under' | 'turn/meet-under-choose';
  /** General influence will do. */
  general?: boolean;
  seat: Seat;
  company: number;
  card: number;
}

export type OrganizingFrame =
  /** To which company, under whose control, to whom? */
  | { at: 'turn/regroup' | 'turn/control' | 'turn/transfer'; seat: Seat; card: number }
  /** With which part of a divided company does a permanent-event go? */
  | { at: 'turn/carry'; seat: Seat; card: number }
  /** Companies have joined: which of several copies of a card stays? */
  | { at: 'turn/copies'; seat: Seat; company: number; title: number }
  /** Below the chain in which the bearer checks for corruption: if he still has the item, it is stored or transferred. */
  | { at: 'turn/give-up'; card: number; by: number; to: number };

/** At the end of the organization phase those whom nobody controls are placed, sent back or discarded (MW-S5.2.6). */
export interface SettlingFrame {
  at: 'turn/settling' | 'turn/settling-choose';
  seat: Seat;
  card: number;
  /** Those placed so far: nobody is placed twice. */
  placed: number[];
}

/** Up to `left` cards come out of the sideboard (MW-T2.3.1 and the like). */
export interface SideboardFrame {
  at: 'turn/sideboard' | 'turn/sideboard-choose';
  seat: Seat;
  left: number;
  deck: boolean;
  hazards: boolean;
  moved: number;
}
