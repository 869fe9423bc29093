import type { Seat } from '../../../engine/game.ts';
import type { Action } from './action.ts';

/** What may be begun in a window, or declared in a chain that began there. */
export type WindowKind =
  | 'open' // whatever the phase allows
  | 'strike-attacker' // hazards that affect the strike (MW-S7.7.3)
  | 'strike-defender' // resources and support that affect the strike (MW-S7.7.6)
  | 'duel-declared' // what its player plays on the attack of his Ringwraith's company, as he declares it (MX-12.3)
  | 'duel-cancel' // what cancels the attack of a company (MX-12.3)
  | 'duel-attacker' // resources that affect the duel, of who attacks (MX-12.4)
  | 'duel-defender' // resources and support of who is attacked
  | 'roll' // only what directly affects a roll that is about to be made (CR-A19.2)
  | 'checks'; // resources that affect corruption checks, at the council (MW-S1.3.4)

export type ChainFrame =
  /**
   * All who may act begin chains, `first` before the others, until nobody wants to. With `only` just that seat begins.
   * Actions that passive conditions caused come before anything else (CR-A10).
   */
  | WindowFrame
  /** Actions that must come first in a chain, in which order? `order` are those chosen. */
  | { at: 'chain/order' | 'chain/order-choose'; window: WindowKind; order: Action[] }
  /** A chain grows: `seat` may respond. It closes when all who are asked have passed running. */
  | RespondFrame
  | { at: 'chain/resolve'; items: Action[] };

export interface WindowFrame {
  at: 'chain/window' | 'chain/act';
  window: WindowKind;
  first: Seat;
  seat: Seat;
  only: boolean;
  passed: number;
}
export interface RespondFrame {
  at: 'chain/respond';
  window: WindowKind;
  items: Action[];
  seat: Seat;
  passed: number;
}
