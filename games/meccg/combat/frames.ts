import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../chain/action.ts';
import type { Attack } from '../state.ts';

export type CombatFrame = AttackFrame | StrikeFrame | HeirsFrame | TrophyFrame;

/** One attack, or one after the other those of a card; `s.attack` is the one that is being faced. */
export interface AttackFrame {
  at:
    | 'combat/begin'
    | 'combat/declared' // of a company: what its own player may do to it is done
    | 'combat/faced' // what could be done before assignment is done
    | 'combat/assign'
    | 'combat/defender'
    | 'combat/defender-choose'
    | 'combat/attacker'
    | 'combat/attacker-choose'
    | 'combat/next'
    | 'combat/next-choose'
    | 'combat/between'
    | 'combat/over'
    | 'combat/close'
    | 'combat/duel-match' // those of two companies are set against each other (MX-12.2)
    | 'combat/duel-who'
    | 'combat/duel-whom';
  /** Strikes still to be assigned. */
  left: number;
  /** Of a company's attack: the round of assignment, and who was chosen first. */
  round?: number;
  one?: number;
  /** The attack in the middle of which this one began. */
  outer: Attack | null;
}

/** The strike sequence (MW-S7.7.1) of the strike `s.attack.now`. */
export interface StrikeFrame {
  at:
    | 'combat/strike'
    | 'combat/excess'
    | 'combat/excess-choose'
    | 'combat/stay'
    | 'combat/stay-choose'
    | 'combat/resources'
    | 'combat/roll'
    | 'combat/roll-choose'
    | 'combat/specials'
    | 'combat/specials-choose'
    | 'combat/body'
    | 'combat/strike-over'
    | 'combat/duel-stay' // who strikes in a duel (MX-12.4)
    | 'combat/duel-stay-choose'
    | 'combat/duel-roll'
    | 'combat/duel-body'
    | 'combat/duel-scored';
  /** 1 if the target was wounded before this strike (MW-S7.5.2). */
  hurt: number;
  /** 1 once the dice have fallen: only then does he tap. */
  rolled: number;
  /** What was rolled, where one of several rolls is chosen. */
  rolls: number[];
  /** Special actions still to come (CR-A20). */
  specials: Action[];
}

/** A character failed his body check: each of the heirs may get one of his items (MW-S10.7.7). */
export interface HeirsFrame {
  at: 'combat/heirs' | 'combat/heirs-choose' | 'combat/heir-choose';
  of: number;
  item: number;
  heirs: number[];
}

/** The creature `card` is defeated: one of those may take it as a trophy (MX-11.10). */
export interface TrophyFrame {
  at: 'combat/trophy-choose';
  seat: Seat;
  card: number;
  takers: number[];
}
