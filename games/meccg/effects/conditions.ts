// What must still be so when an action resolves (CR-TIM-1): what tapped for it is still tapped (CR-A5), who uses it and
// what it is aimed at are still there and still fit (CR-A7, CR-A8), what it asks for is still so (CR-A27).
import { type Emit, NONE } from '../../../engine/game.ts';
import type { Action } from '../chain/action.ts';
import { companyById } from '../company.ts';
import { actionAt, defOfAction } from '../declared.ts';
import { companyId, isAction, isCard, isCompany, type Ref } from '../refs.ts';
import { CHAIN, type MeccgState, PLAY, STRIKE_OPEN, UNTAPPED } from '../state.ts';
import { isCancelled } from '../stats/fight.ts';
import { isDuplicate } from './limits.ts';
import { triggersOf, waysOf } from './reading/literal.ts';
import { PART_PLAY, PART_WHEN, type Part } from './reading/parts.ts';
import { isOnSide } from './reading/picks.ts';
import { bound, type Scope, scopeOfAction } from './reading/scope.ts';
import { holds } from './reading/tests.ts';
import type { Pick, Test, Way } from './vocabulary.ts';

/** Still on the table, or still unresolved. */
function exists(s: MeccgState, ref: Ref): boolean {
  if (isCard(ref)) return s.zone[ref] === PLAY;
  if (isCompany(ref)) return companyById(s, companyId(ref)) !== undefined;
  if (isAction(ref)) return actionAt(s, ref)?.cancelled === 0;
  return true;
}

const fits = (x: Scope, pick: Pick, ref: Ref): boolean =>
  isOnSide(x.s, ref, pick.side, x.seat) && (!pick.if || holds(x, pick.if, ref));

/** What tapped for it is still in play and tapped or wounded, unless it was given up for it as well. */
const paid = (x: Scope, way: Way): boolean =>
  (way.cost ?? []).every((cost) => {
    if (cost.is !== 'tap') return true;
    if (way.cost?.some((other) => other.is === 'discard' && other.who === cost.who)) return true;
    const who = bound(x, cost.who);
    return isCard(who) && x.s.zone[who] === PLAY && x.s.stand[who] !== UNTAPPED;
  });

/** He was untapped when it was declared: having tapped for it, he need not be so now. */
function whenResolved(by: Test): Test {
  if (by.is === 'stands' && by.as === 'untapped') return { is: 'all', of: [] };
  return by.is === 'all' ? { is: 'all', of: by.of.map(whenResolved) } : by;
}

/** It has become another kind of event, and waits in the chain like one played from hand (CR-TERM-nazgul-1). */
const hasBecome = (way: Way): boolean => (way.cost ?? []).some((cost) => cost.is === 'becomes');
const targetGivenUp = (way: Way): boolean =>
  (way.cost ?? []).some((cost) => cost.is === 'discard' && cost.who === 'it');
const givenUp = (way: Way): boolean => (way.cost ?? []).some((cost) => cost.is === 'discard' && cost.who === 'self');

/** What is played on an attack or a strike needs it: one that was cancelled in answer is there no more (CR-A8). */
function isStillFaced({ attack }: MeccgState, { during }: Way): boolean {
  if (during?.is === 'attack' || during?.is === 'attack-by') return attack !== null && !isCancelled(attack);
  if (during?.is !== 'strike') return true;
  return attack !== null && attack.now !== NONE && attack.faced[attack.now].state === STRIKE_OPEN;
}

export function stillHolds(s: MeccgState, action: Action, part: Part, emit: Emit): boolean {
  const x = scopeOfAction(s, action, defOfAction(s, action), emit);
  if (part === PART_WHEN) {
    const trigger = triggersOf(x.def)[action.way];
    if (!exists(s, action.on) && trigger.on !== 'check-failed') return false;
    return !trigger.if || holds(x, trigger.if, action.on);
  }
  const way = waysOf(x.def, part)[action.way];
  if (part !== PART_PLAY && !givenUp(way) && way.from !== 'stored')
    if (s.zone[action.card] !== (hasBecome(way) ? CHAIN : PLAY)) return false;
  if (!paid(x, way) || !isStillFaced(s, way)) return false;
  if (action.by !== NONE && isCard(action.by) && part === PART_PLAY) {
    if (
      !(exists(s, action.by) || actionAt(s, action.on)?.by === action.by) ||
      (way.by && !holds(x, whenResolved(way.by), action.by))
    )
      return false;
  }
  if (action.on !== NONE && !targetGivenUp(way)) {
    if (!exists(s, action.on)) return false;
    if (way.on && !fits(x, way.on, action.on)) return false;
  }
  if (way.if && !holds(x, way.if, action.on === NONE ? (action.by === NONE ? x.self : action.by) : action.on))
    return false;
  return part !== PART_PLAY || !isDuplicate(x, way);
}
