// Whether and how a card can be played or used now: by which of its ways, by whom, on what. Listing and declaring ask the
// same questions, so what is offered can always be declared.
import { NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { EVENT, ITEM, isAlly, isCharacter, KIND, SHORT } from '../cards/kinds.ts';
import type { Point } from '../chain/chain.ts';
import { actionAt, actionsWhere } from '../declared.ts';
import { costVerdict } from '../happenings/costs.ts';
import { isCard, isCompany, type Ref } from '../refs.ts';
import { type MeccgState, ownerOf, PLAY, POINTS } from '../state.ts';
import { HOOKS } from './hooks.ts';
import { copyVerdict, playVerdict } from './limits.ts';
import { effectVerdict, isPrice, POINTLESS } from './pointless.ts';
import { waysOf } from './reading/literal.ts';
import { PART_PLAY, type Part } from './reading/parts.ts';
import { candidates } from './reading/picks.ts';
import { type Scope, scopeOf } from './reading/scope.ts';
import { holds, whyNot } from './reading/tests.ts';
import { asksSkill } from './tests/cards.ts';
import type { Test, Way } from './vocabulary.ts';
import { gateVerdict, isOnGuard, windowVerdict } from './windows.ts';

export const NOBODY: Refusal = refusal('MW-S5.1.4', 'None of your characters who could use it is there and ready.');
export const NOTHING: Refusal = refusal('MW-S10.1.2', 'It has nothing to act on.');
const ELSEWHERE: Refusal = refusal('MW-S10.5.1', 'It is used from elsewhere.');

/** Who could use it: every character and ally of the player that passes, for cards; the bearer or the card itself, in play. */
export function usersOf(s: MeccgState, seat: Seat, card: number, part: Part, way: Way): Ref[] {
  if (
    part !== PART_PLAY &&
    way.from !== 'stored' &&
    !(way.by && isCompany(s.host[card]) && !isCharacter(s.def[card]))
  ) {
    const host = s.host[card];
    const user = isCharacter(s.def[card]) || isAlly(s.def[card]) ? card : host;
    return way.by === undefined || holds(scopeOf(s, card, user), way.by, user) ? [user] : [];
  }
  if (way.by === undefined) return [NONE];
  const x = scopeOf(s, card);
  const users: Ref[] = [];
  const allies = asksSkill(way.by); // MW-S10.9.2, MW-S10.9.4
  for (const one of s.play) {
    const def = s.def[one];
    const can = isCharacter(def) || (allies && isAlly(def));
    if (can && ownerOf(s, one) === seat && holds(x, way.by, one) && isWith(s, card, one)) users.push(one);
  }
  if (allies && way.during?.is === 'check') addGivenUp(s, x, way.by, users);
  return users;
}

/** An ally that was given up for an influence check makes it all the same, as who he was (CR-CARD-roac-1). */
function addGivenUp(s: MeccgState, x: Scope, by: Test, users: Ref[]): void {
  for (const ref of actionsWhere(s, ({ kind }) => kind === 'faction' || kind === 'influence')) {
    const one = actionAt(s, ref)?.by ?? NONE;
    if (isCard(one) && s.zone[one] !== PLAY && ownerOf(s, one) === x.seat && holds(x, by, one)) users.push(one);
  }
}

/** A card on a company is used by anybody in it. */
const isWith = (s: MeccgState, card: number, one: number): boolean =>
  s.zone[card] !== PLAY || !isCompany(s.host[card]) || s.host[one] === s.host[card];

/** On what that user could use it; [NONE] where it has no target. */
export const targetsOf = (x: Scope, part: Part, way: Way, point: Point): Ref[] =>
  aimed(x, way).filter((on) => wayVerdict({ ...x, on }, part, way, point) === undefined);

/** What it could be aimed at, as far as its kind goes. */
function aimed(x: Scope, way: Way): Ref[] {
  if (way.during?.is === 'check' || way.during?.is === 'in-chain') return actionsWhere(x.s, () => true);
  return way.on ? candidates(x, way.on) : [NONE];
}

/** Why this user can use it on nothing, by the first thing it could be aimed at; undefined when he can. */
function userVerdict(x: Scope, part: Part, way: Way, point: Point): Verdict {
  let reason: Verdict;
  for (const on of aimed(x, way)) {
    const verdict = wayVerdict({ ...x, on }, part, way, point);
    if (!verdict) return undefined;
    reason ??= verdict;
  }
  return reason ?? NOTHING;
}

/** A long- or permanent-event stays, which is effect enough. */
const stays = (def: number, way: Way): boolean => EVENT[def] > SHORT && way.as !== 'creature';

/** Everything about one user and target: the moment, the conditions, the costs, and whether it would do anything. */
function wayVerdict(x: Scope, part: Part, way: Way, point: Point): Verdict {
  const closed = windowVerdict(x, way, point) ?? copyVerdict(x, way, part);
  if (closed) return closed;
  if (way.if) {
    const failed = whyNot(x, way.if, x.on === NONE ? (x.by === NONE ? x.self : x.by) : x.on);
    if (failed) return failed;
  }
  for (const cost of way.cost ?? []) {
    const failed = costVerdict(x, cost);
    if (failed) return failed;
  }
  if (part !== PART_PLAY || !stays(x.def, way)) return uselessVerdict(x, part, way);
  for (const effect of way.do) {
    const failed = effect.is === 'hook' && HOOKS[effect.name].decides ? HOOKS[effect.name].can?.(x) : undefined;
    if (failed) return failed;
  }
  return undefined;
}

/** Why none of its effects would do anything; a way that none can go, or a hook, decides it alone. */
function uselessVerdict(x: Scope, part: Part, way: Way): Verdict {
  const decider = way.do.find(
    (effect) => effect.is === 'special-move' || (effect.is === 'hook' && HOOKS[effect.name].decides),
  );
  const source = { part, n: waysOf(x.def, part).indexOf(way), way };
  if (decider) return effectVerdict(x, decider, source);
  let reason: Verdict = way.do.length > 0 ? POINTLESS : undefined;
  for (const effect of way.do) {
    if (way.do.length > 1 && isPrice(effect, x.def, way)) continue;
    const failed = effectVerdict(x, effect, source);
    if (failed === undefined) return undefined;
    reason = failed;
  }
  return reason;
}

/** A character, or an ally; an item that has been put aside has none. */
const isBearer = (s: MeccgState, ref: Ref): boolean => isCard(ref) && (isCharacter(s.def[ref]) || isAlly(s.def[ref]));

/** Why this way is closed, or undefined when somebody can use it on something. */
export function closedBecause(s: MeccgState, point: Point, card: number, part: Part, n: number): Verdict {
  const way = waysOf(s.def[card], part)[n];
  if (part !== PART_PLAY && (way.from === 'stored') !== (s.zone[card] === POINTS)) return ELSEWHERE;
  if (part !== PART_PLAY && KIND[s.def[card]] === ITEM && s.zone[card] === PLAY && !isBearer(s, s.host[card]))
    return NOBODY;
  const general =
    (isOnGuard(s, card) ? undefined : gateVerdict(s, point, s.def[card], way)) ??
    playVerdict(s, point, card, part, way);
  if (general) return general;
  const users = usersOf(s, point.seat, card, part, way);
  if (users.length === 0) return NOBODY;
  let reason: Verdict;
  for (const by of users) {
    const verdict = userVerdict(scopeOf(s, card, by), part, way, point);
    if (!verdict) return undefined;
    reason ??= verdict;
  }
  return reason;
}

/** The ways that are open, by their place. */
export function openWays(s: MeccgState, point: Point, card: number, part: Part): number[] {
  const open: number[] = [];
  for (const n of waysOf(s.def[card], part).keys()) if (!closedBecause(s, point, card, part, n)) open.push(n);
  return open;
}

const NO_WAY: readonly Refusal[] = CARDS.map(({ name }) =>
  refusal('MW-S10.5.1', `${name} cannot be played by itself.`),
);

/** Why none of its ways is open. */
export function unplayable(s: MeccgState, point: Point, card: number, part: Part): Verdict {
  let reason: Verdict = NO_WAY[s.def[card]];
  for (const n of waysOf(s.def[card], part).keys()) {
    const closed = closedBecause(s, point, card, part, n);
    if (!closed) return undefined;
    if (n === 0 || reason === NOTHING) reason = closed;
  }
  return reason;
}
