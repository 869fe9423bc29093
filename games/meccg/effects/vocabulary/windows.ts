// When a way is open, and what is paid for it at declaration (CR-A5, CR-A6).
import type { Test } from './tests.ts';
import type { Effect } from './verbs.ts';
import type { Side, Who } from './who.ts';

export type PhaseName = 'untap' | 'organization' | 'long-event' | 'movement' | 'site' | 'end-of-turn';
export type CheckKind = 'corruption' | 'influence' | 'body' | 'ring-test' | 'any';

/** Without a window, a resource is for any open time of its player's turn and a hazard for the opponent's movement. */
export type Window =
  /** A phase of the player's own turn. */
  | { readonly is: 'phase'; readonly name: PhaseName; readonly part: 'any' | 'start' | 'end' }
  /** An attack on the company of `by` (or on any company) before its strikes are assigned, or until it is over. */
  | { readonly is: 'attack'; readonly if?: Test; readonly on: 'own' | 'any'; readonly late?: true }
  /** The company of `by` has declared an attack on another (MX-12.1), which its opponent could not answer yet. */
  | { readonly is: 'attack-by' }
  | { readonly is: 'assigned' }
  /** An attack on the company of `by` has just been faced, and was not cancelled. */
  | { readonly is: 'after-attack'; readonly if?: Test }
  /** A strike sequence, before the roll. `target` is true for the struck character himself. */
  | { readonly is: 'strike'; readonly if?: Test }
  /** A check has been declared in this chain and not been rolled; `it` is the check. `if` is about who makes it. */
  | { readonly is: 'check'; readonly of: CheckKind; readonly if?: Test; readonly against?: Test }
  /** Something declared in this chain and unresolved; `it` is that action. */
  | { readonly is: 'in-chain'; readonly if: ActionTest }
  /** Revealed from on-guard in answer to something of that kind, and never played otherwise. */
  | { readonly is: 'on-guard'; readonly to: readonly GuardedAgainst[] }
  | { readonly is: 'any-time' };
/** What the player whose turn it is declares. */
export type GuardedAgainst = 'item' | 'ally' | 'faction' | 'influence' | 'play';
/** About a declared action. */
export type ActionTest = {
  readonly card?: Test;
  /** A card played on such a company or on something of it, which is its target (CR-TERM-target-1). */
  readonly targets?: Test;
  /** It would happen to such a company, targeted or not. */
  readonly touches?: Test;
  readonly effect?: Effect['is'];
  /** An attempt to influence a card of the player, of whatever kind or a faction. */
  readonly influence?: 'any' | 'faction';
  readonly side?: Side;
};
export const phase = (name: PhaseName, part: 'any' | 'start' | 'end' = 'any'): Window => ({ is: 'phase', name, part });
export const attackOn = (on: 'own' | 'any', test?: Test): Window => ({ is: 'attack', on, ...(test && { if: test }) });
/** At any time while the company faces it, within a strike as well. */
export const whileAttacked = (test?: Test): Window => ({
  is: 'attack',
  on: 'own',
  late: true,
  ...(test && { if: test }),
});
export const attackBy: Window = { is: 'attack-by' };
export const assigned: Window = { is: 'assigned' };
export const afterAttack = (test?: Test): Window => ({ is: 'after-attack', ...(test && { if: test }) });
/** The test is about the struck character. */
export const strikeOn = (test?: Test): Window => ({ is: 'strike', ...(test && { if: test }) });
export const checkBy = (of: CheckKind, test?: Test, against?: Test): Window => ({
  is: 'check',
  of,
  ...(test && { if: test }),
  ...(against && { against }),
});
export const inChain = (test: ActionTest): Window => ({ is: 'in-chain', if: test });
export const onGuard = (...to: GuardedAgainst[]): Window => ({ is: 'on-guard', to });
export const anyTime: Window = { is: 'any-time' };

export type Cost =
  | { readonly is: 'tap'; readonly who: Who }
  | { readonly is: 'discard'; readonly who: Who }
  | { readonly is: 'tap-site' }
  | { readonly is: 'pass-check'; readonly modifier: number }
  /** A card of the player's marshalling point pile is discarded. */
  | { readonly is: 'discard-stored'; readonly test: Test }
  /** A permanent-event in play taps and is such an event from now on, as if played from hand (CR-TERM-nazgul-1). */
  | { readonly is: 'becomes'; readonly event: 'short' | 'long' };
export const tap = (who: Who): Cost & Effect => ({ is: 'tap', who });
export const discard = (who: Who): Cost => ({ is: 'discard', who });
export const tapSite: Cost = { is: 'tap-site' };
export const discardStored = (test: Test): Cost => ({ is: 'discard-stored', test });
export const passCheck = (modifier: number): Cost => ({ is: 'pass-check', modifier });
export const becomes = (event: 'short' | 'long'): Cost => ({ is: 'becomes', event });

export type Duration = 'strike' | 'attack' | 'company-phase' | 'phase' | 'turn' | 'next-untap' | 'long-event' | 'ever';
