// What can be chosen as a target, and what belongs to a class.

import { NONE, type Seat } from '../../../../engine/game.ts';
import {
  CREATURE_CARD,
  FACTION,
  HAZARD_EVENT,
  ITEM,
  isAlly,
  isCharacter,
  KIND,
  RESOURCE_EVENT,
} from '../../cards/kinds.ts';
import type { Action } from '../../chain/action.ts';
import { companyOf } from '../../company.ts';
import { actionAt, actionsWhere } from '../../declared.ts';
import { REGION_COUNT } from '../../places/regions.ts';
import {
  companyRef,
  isAction,
  isCard,
  isCompany,
  isPlayer,
  isRegion,
  isSite,
  playerSeat,
  type Ref,
  regionRef,
  siteRef,
  siteSeat,
  THE_ATTACK,
} from '../../refs.ts';
import { CHAIN, EN_ROUTE, type MeccgState, ownerOf, PLAY } from '../../state.ts';
import type { Each, Kind, Pick, Side, Whom } from '../vocabulary.ts';
import { isOutOfReach, sparesItsPlayer } from './inert.ts';
import { bound, type Scope } from './scope.ts';
import { holds } from './tests.ts';

export function isOfKind(s: MeccgState, ref: Ref, kind: Kind): boolean {
  if (kind === 'company') return isCompany(ref);
  if (kind === 'site') return isSite(ref);
  if (kind === 'region') return isRegion(ref);
  if (kind === 'action') return isAction(ref);
  if (!isCard(ref)) return false;
  if (kind === 'card') return true;
  const def = s.def[ref];
  switch (kind) {
    case 'character':
      return isCharacter(def);
    case 'fighter':
      return isCharacter(def) || isAlly(def);
    case 'item':
      return KIND[def] === ITEM;
    case 'ally':
      return isAlly(def);
    case 'faction':
      return KIND[def] === FACTION;
    case 'creature':
      return KIND[def] === CREATURE_CARD;
    case 'event':
      return (
        KIND[def] === RESOURCE_EVENT ||
        KIND[def] === HAZARD_EVENT ||
        (KIND[def] === CREATURE_CARD && (s.zone[ref] === CHAIN || (s.zone[ref] === PLAY && s.host[ref] !== THE_ATTACK)))
      );
  }
}

/** Everything of a kind that is on the table, without looking at whose it is. */
function allOf(s: MeccgState, kind: Kind): Ref[] {
  switch (kind) {
    case 'company':
      return s.companies.map((company) => companyRef(company.id));
    case 'site':
      return sitesOnTable(s);
    case 'region':
      return Array.from({ length: REGION_COUNT }, (_, region) => regionRef(region));
    case 'action':
      return actionsWhere(s, () => true);
    default:
      return s.play.filter((card) => isOfKind(s, card, kind));
  }
}

/** Site cards that mark a company's place or its revealed destination (CR-TERM-siteevent-1, CR-A4). */
export function sitesOnTable(s: MeccgState): Ref[] {
  const sites: Ref[] = [];
  const add = (ref: Ref): void => {
    if (!sites.includes(ref)) sites.push(ref);
  };
  for (const company of s.companies) {
    add(siteRef(company.seat, company.site));
    if (company.to !== NONE && (company.did & EN_ROUTE) !== 0) add(siteRef(company.seat, company.to));
  }
  return sites;
}

const fits = (x: Scope, what: Pick | Each, ref: Ref): boolean =>
  isOnSide(x.s, ref, what.side, x.seat) &&
  !isOutOfReach(x, ref) &&
  !(sparesItsPlayer(x) && seatOfRef(x.s, ref) === x.seat) &&
  (!what.if || holds(x, what.if, ref));

/** Played from hand, or as if it were (CR-TERM-nazgul-1). */
const isCardPlayed = (s: MeccgState, action: Action): boolean =>
  action.kind === 'play' || (action.kind === 'use' && s.zone[action.card] === CHAIN);

/** What can be the target. Cards declared and unresolved come as their actions. */
export function candidates(x: Scope, pick: Pick): Ref[] {
  const found = allOf(x.s, pick.kind).filter((ref) => fits(x, pick, ref));
  if (pick.orDeclared)
    found.push(
      ...actionsWhere(x.s, (action) => isCardPlayed(x.s, action) && isOfKind(x.s, action.card, pick.kind)).filter(
        (ref) => fits(x, pick, ref),
      ),
    );
  return found;
}

/** What a bound name or a class stands for. */
export function members(x: Scope, whom: Whom): Ref[] {
  if (typeof whom === 'string') {
    const ref = bound(x, whom);
    return ref === NONE ? [] : [ref];
  }
  return allOf(x.s, whom.kind).filter((ref) => fits(x, whom, ref));
}

/** Whether this is among them, without listing them. */
export function isMember(x: Scope, whom: Whom, ref: Ref): boolean {
  if (typeof whom === 'string') return ref !== NONE && bound(x, whom) === ref;
  return isOfKind(x.s, ref, whom.kind) && fits(x, whom, ref);
}

/** Whose it is; NONE for what is nobody's. */
export function seatOfRef(s: MeccgState, ref: Ref): Seat {
  if (isCard(ref)) return ownerOf(s, ref);
  if (isSite(ref)) return siteSeat(ref);
  if (isPlayer(ref)) return playerSeat(ref);
  if (isAction(ref)) return actionAt(s, ref)?.seat ?? NONE;
  return companyOf(s, ref)?.seat ?? NONE;
}

export const isOnSide = (s: MeccgState, ref: Ref, side: Side, seat: Seat): boolean =>
  side === 'any' || (side === 'own') === (seatOfRef(s, ref) === seat);
