// Who and what the words talk about: bound names, targets, whole classes.
import type { Test } from './tests.ts';

/**
 * Bound names. `self` is the card, `host` what it is on (an item's bearer, the character under a hazard), `by` who uses it,
 * `controller` the character whom an ally that uses it is with, `it` the target or what a trigger is about, `company` that of `by` or `it`, `attack` the one being faced, `struck` the
 * character whose strike is resolved.
 */
export type Who =
  | 'self'
  | 'host'
  | 'controller'
  | 'by'
  | 'it'
  | 'company'
  | 'attack'
  | 'struck'
  | 'player'
  | 'opponent';

export type Kind =
  | 'character'
  | 'fighter' // a character or an ally
  | 'company'
  | 'item'
  | 'ally'
  | 'faction'
  | 'site'
  | 'region'
  | 'event'
  | 'creature'
  | 'action'
  | 'card';

/** `own` are those of the card's player, `theirs` of the other one. */
export type Side = 'own' | 'theirs' | 'any';

/** One thing that the player chooses as a target (CR-TERM-target-1). */
export interface Pick {
  readonly is: 'pick';
  readonly side: Side;
  readonly kind: Kind;
  readonly if?: Test;
  /** A card that is declared and unresolved will do as well (CR-CARD-twilight-2). */
  readonly orDeclared?: true;
  /** Who chooses; the card's player when absent. */
  readonly chooser?: 'owner' | 'owner-of-it' | 'attacker' | 'defender' | 'opponent';
}
export const own = (kind: Kind, test?: Test): Pick => ({ is: 'pick', side: 'own', kind, ...(test && { if: test }) });
export const theirs = (kind: Kind, test?: Test): Pick => ({
  is: 'pick',
  side: 'theirs',
  kind,
  ...(test && { if: test }),
});
export const any = (kind: Kind, test?: Test): Pick => ({ is: 'pick', side: 'any', kind, ...(test && { if: test }) });
export const orDeclared = (pick: Pick): Pick => ({ ...pick, orDeclared: true });
export const chosenBy = (chooser: NonNullable<Pick['chooser']>, pick: Pick): Pick => ({ ...pick, chooser });

/** A whole class: it is not targeted (CR-TERM-target-2). */
export interface Each {
  readonly is: 'each';
  readonly kind: Kind;
  readonly side: Side;
  readonly if?: Test;
}
export const each = (kind: Kind, test?: Test, side: Side = 'any'): Each => ({
  is: 'each',
  kind,
  side,
  ...(test && { if: test }),
});
export type Whom = Who | Each;
