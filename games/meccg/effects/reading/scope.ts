// Where a word of a card is read: the position, whose card it is, and what its names are bound to.

import { type Emit, NONE, type Seat } from '../../../../engine/game.ts';
import { isAlly, isCharacter } from '../../cards/kinds.ts';
import type { Action } from '../../chain/action.ts';
import { companyOf } from '../../company.ts';
import { actionAt } from '../../declared.ts';
import { fighterFor } from '../../duels.ts';
import { companyRef, isAction, isCard, playerRef, type Ref, THE_ATTACK } from '../../refs.ts';
import { opponentOf } from '../../seats.ts';
import { type MeccgState, ownerOf } from '../../state.ts';
import type { Who } from '../vocabulary.ts';
import { checkersOf } from './checkers.ts';

export interface Scope {
  readonly s: MeccgState;
  /** Whose card or effect it is. */
  readonly seat: Seat;
  /** The card number, also where no physical card is left. */
  readonly def: number;
  /** The physical card, the site for what a site card says, NONE where no card is left. */
  readonly self: Ref;
  readonly by: Ref;
  /** `it`. */
  readonly on: Ref;
  /** The action that is resolved, if one is. */
  readonly action: Action | null;
  readonly emit: Emit;
  /** What a lasting effect keeps for itself. */
  readonly n?: number;
}

/** A card in play (or in hand, asking whether it can be played), nobody using it. */
export const scopeOf = (s: MeccgState, card: number, by: Ref = NONE, on: Ref = NONE): Scope => ({
  s,
  seat: ownerOf(s, card),
  def: s.def[card],
  self: card,
  by,
  on,
  action: null,
  emit: undefined,
});

/** An action that is being resolved. */
export const scopeOfAction = (s: MeccgState, action: Action, def: number, emit: Emit): Scope => ({
  s,
  seat: action.seat,
  def,
  self: action.card,
  by: action.by,
  on: action.on,
  action,
  emit,
});

/** The same names, about something else. */
export const about = (x: Scope, on: Ref): Scope => ({ ...x, on });

/** What a name is bound to; NONE where nothing is. */
export function bound(x: Scope, who: Who): Ref {
  const { s } = x;
  switch (who) {
    case 'self':
      return x.self;
    case 'host':
      return x.self === NONE ? NONE : hostOrSelf(s, x.self);
    case 'controller':
      return isCard(x.by) ? s.host[x.by] : NONE;
    case 'by':
      return x.by;
    case 'it':
      return x.on;
    case 'company': {
      const company =
        companyOf(s, isAction(x.on) ? whoChecks(s, x.on) : x.on) ??
        companyOf(s, x.by) ??
        (x.self === NONE ? undefined : companyOf(s, x.self)) ??
        s.companies.find((c) => c.id === s.company);
      return company ? companyRef(company.id) : NONE;
    }
    case 'attack':
      return s.attack ? THE_ATTACK : NONE;
    case 'struck':
      return fighterFor(s, x.seat)?.on ?? NONE;
    case 'player':
      return playerRef(x.seat);
    case 'opponent':
      return playerRef(opponentOf(x.s, x.seat));
  }
}

/** Who makes the check that an action is: its company is the one meant. */
function whoChecks(s: MeccgState, ref: Ref): Ref {
  const check = actionAt(s, ref);
  return check ? (checkersOf(s, check)[0] ?? check.by) : NONE;
}

/** What a card is on; a character, an ally, a site and what is on nothing stand for themselves. */
const hostOrSelf = (s: MeccgState, card: Ref): Ref => {
  if (!isCard(card) || isCharacter(s.def[card]) || isAlly(s.def[card])) return card;
  const host = s.host[card];
  return host === NONE ? card : host;
};
