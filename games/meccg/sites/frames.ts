import type { Seat } from '../../../engine/game.ts';

export type SiteFrame =
  /** The whole phase: one company after the other (MW-S4.5.1). */
  | { at: 'sites/phase' | 'sites/next' | 'sites/next-choose' }
  | CompanySiteFrame
  /** A creature revealed from on-guard attacks: what is it keyed to? */
  | { at: 'sites/guard-key'; seat: Seat; company: number; card: number }
  /** Who taps to play a card at the site? `bonus` for the minor item after a site-tapping card. */
  | { at: 'sites/who' | 'sites/who-choose'; seat: Seat; card: number; bonus: boolean }
  /** A minor item may follow what has tapped the site (MW-S10.8.1). */
  | { at: 'sites/bonus' | 'sites/bonus-choose'; seat: Seat; company: number }
  /** A gold ring was tested with one of these results: which ring is played? `def` is the gold ring's number. */
  | {
      at: 'sites/ring-choose';
      seat: Seat;
      bearer: number;
      def: number;
      results: number[];
      any: boolean;
      but: number[];
      /** The ring is stored at once. */
      stored?: true;
    }
  /** A leader has won a faction: does he hold it? */
  | { at: 'sites/leader-choose'; seat: Seat; card: number; by: number }
  /** Who influences a Dragon may give up an item. */
  | { at: 'sites/offer-choose'; seat: Seat; card: number; by: number; bonus: false }
  /** Gold rings are tested by themselves: of one company in its site phase, of several (NONE) at the end of the turn. */
  | { at: 'sites/automatic-tests'; company: number }
  /** Which sage taps to test a ring (Mount Doom)? */
  | { at: 'sites/sage' | 'sites/sage-choose'; seat: Seat; ring: number }
  /** Minor items are given up, so many more (Hermit's Hill). */
  | { at: 'sites/barter' | 'sites/barter-choose'; seat: Seat; company: number; left: number };

/** The site phase of one company. `faced` are automatic-attacks it has faced. */
export interface CompanySiteFrame {
  at:
    | 'sites/begin'
    | 'sites/enter'
    | 'sites/enter-choose'
    | 'sites/guard' // on-guard cards may be revealed before the automatic-attacks (CR-I.E.13)
    | 'sites/burglary' // a Hobbit tries to get in alone (LE-O.3)
    | 'sites/attacks'
    | 'sites/loot' // what he takes
    | 'sites/loot-choose'
    | 'sites/creatures' // those revealed from on-guard
    | 'sites/inside'
    | 'sites/fight' // at the end it may attack a company (MX-12.1)
    | 'sites/fight-choose'
    | 'sites/over';
  company: number;
  faced: number;
  /** The Hobbit who burgles, and 1 once he has got in. */
  burglar?: number;
  stole?: 1;
}
