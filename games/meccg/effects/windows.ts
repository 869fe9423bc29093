// The moment at which a way is open. Each word of a card's `during` has its own moment; a way without one has that of its
// kind. Windows inside a strike, before a roll and at the council admit only what touches the strike or the check.
import { NONE, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { FACTION, isCharacter, KIND } from '../cards/kinds.ts';
import type { Action } from '../chain/action.ts';
import { isAboutAny } from '../chain/asked.ts';
import type { Point } from '../chain/chain.ts';
import { UNAIDED as UNHELPED } from '../combat/attack.ts';
import { characterOf, companyOf, theCompany } from '../company.ts';
import { actionAt } from '../declared.ts';
import {
  companyRef,
  isAction,
  isCard,
  isSite,
  playerRef,
  type Ref,
  siteOfRef,
  siteRef,
  siteSeat,
  THE_ATTACK,
} from '../refs.ts';
import { hazardPlayer, looksOn } from '../seats.ts';
import { guardTargetVerdict } from '../sites/on-guard.ts';
import {
  AT_END,
  AT_START,
  ATTACK_ASSIGNED,
  ATTACK_FACED,
  ATTACK_OVER,
  ATTACK_STRIKE,
  CANCELLED,
  CHAIN,
  type Company,
  DID_ENTER,
  DID_RETURN,
  DURING,
  EN_ROUTE,
  END_OF_TURN,
  LONG_EVENT,
  type MeccgState,
  MOVEMENT,
  ON_GUARD,
  ORGANIZATION,
  ownerOf,
  PLAY,
  SITE,
  STRIKE_OPEN,
  UNTAP,
} from '../state.ts';
import {
  anyTurn,
  attackingVerdict,
  CANCELS_ONLY,
  DECLARED_ONLY,
  declaredVerdict,
  duelVerdict,
  inStrike,
} from './duel-window.ts';
import { phaseText } from './phase-text.ts';
import { checkersOf } from './reading/checkers.ts';
import { flat, isHazardWay, triggersOf, waysOf } from './reading/literal.ts';
import { PART_PLAY, PART_USE } from './reading/parts.ts';
import { isMember } from './reading/picks.ts';
import { bound, type Scope } from './reading/scope.ts';
import { holds, whyNot } from './reading/tests.ts';
import type { CheckKind, Effect, PhaseName, Test, Way, Window } from './vocabulary.ts';

const PHASES: Readonly<Record<PhaseName, number>> = {
  untap: UNTAP,
  organization: ORGANIZATION,
  'long-event': LONG_EVENT,
  movement: MOVEMENT,
  site: SITE,
  'end-of-turn': END_OF_TURN,
};

const NOT_YOURS = refusal('MW-S10.1.1', 'It is played in your own turn.');
const NOT_INVOLVED = refusal('LE-M.12', 'It is neither your turn, nor do you play the hazards of it.');
const NOT_THEIRS = refusal(
  'CR-I.D.29',
  'A hazard is played in your opponent’s movement/hazard phase, on the company that moves then.',
);
const OTHER_COMPANY = refusal(
  'MW-S4.4.6',
  'A hazard can be aimed only at the company whose movement/hazard phase it is.',
);
const RETURNED = refusal('MW-S4.4.8', 'The company goes back to its site of origin: no more hazards are played on it.');
const NOT_ENTERED = refusal('CR-I.E.1', 'The company has not entered its site.');
const STRIKE_ONLY = refusal('CR-A17', 'During a strike only what affects that strike can be played.');
const ROLL_ONLY = refusal('CR-A19.2', 'Now only what directly affects the roll can be played.');
const COUNCIL_ONLY = refusal('MW-S1.3.4', 'At the council only resources that affect corruption checks can be played.');
const NO_ATTACK = refusal('CR-A13', 'It is played on an attack before its strikes are assigned.');
const NO_FIGHT = refusal('MW-S10.5.1', 'It is played on an attack that is being faced.');
const NOT_ATTACKED = refusal('CR-TERM-attack-2', 'Only somebody of the attacked company can use it.');
const NOT_OURS = refusal('CR-TERM-target-3', 'It is used on an attack against a company of yours.');
const NOT_ASSIGNED = refusal('CR-A13', 'It is played when strikes are assigned and none is resolved.');
const NOT_FACED = refusal('CR-A12', 'It is played immediately after an attack, when it has been faced.');
const NO_STRIKE = refusal('CR-A18.1', 'It is played while a strike is resolved, before its roll.');
const NO_CHECK = refusal('CR-A2', 'No such check has been declared.');
const UNAIDED = refusal('CR-CARD-ren-1', 'You called for these checks: you play no resources to help with them.');
const UNGUARDED = refusal('CR-I.E.13', 'It is revealed from on-guard in answer to what a company does at its site.');
const NO_ACTION = refusal('CR-A8', 'Nothing of the kind has been declared in this chain.');

/** The company that a way concerns: of who uses it, of its target, or of the card in play itself. */
export function companyConcerned(x: Scope): Company | undefined {
  const { s } = x;
  return (
    (x.by === NONE ? undefined : companyOf(s, x.by)) ??
    (x.on === NONE || isAction(x.on) ? undefined : companyOf(s, x.on)) ??
    (x.self === NONE ? undefined : companyOf(s, x.self))
  );
}

/** Whether it touches a strike, a roll, a corruption check: what restricted windows let in. */
const touchesRoll = (way: Way): boolean => way.during?.is === 'check' || way.during?.is === 'strike';
const touchesChecks = (way: Way): boolean =>
  (way.during?.is === 'check' && (way.during.of === 'corruption' || way.during.of === 'any')) ||
  flat(way.do).some(
    (effect) =>
      effect.is === 'modify-check' ||
      effect.is === 'pass-check-now' ||
      (effect.is === 'bonus' && (effect.to === 'corruption-check' || effect.to === 'corruption')) ||
      (effect.is === 'cannot-be' && effect.what === 'discarded'),
  );

/** What changes a number that decides a strike. */
const changesStrike = (effect: Effect): boolean =>
  effect.is === 'bonus'
    ? effect.to === 'prowess' || effect.to === 'body' || effect.to === 'body-check'
    : effect.is === 'attack-bonus' && (effect.prowess !== undefined || effect.body !== undefined);

/** It is made for strikes, or changes the prowess or body of somebody or of the attack (CR-A18.1). */
const touchesStrike = (way: Way): boolean =>
  way.during && !isLate(way) ? way.during.is === 'strike' : flat(way.do).some(changesStrike);
const isLate = (way: Way): boolean => way.during?.is === 'attack' && way.during.late === true;

/** It changes something about the one who is struck, and not about another. */
const touchesStruck = (x: Scope, way: Way): boolean =>
  flat(way.do).some(
    (effect) =>
      changesStrike(effect) &&
      (effect.is === 'bonus'
        ? isMember(x, effect.of, bound(x, 'struck'))
        : effect.is !== 'attack-bonus' || !effect.of || holds(x, effect.of, THE_ATTACK)),
  );

/** It is about what was declared in this chain: a check, or a card that the hazard player cancels. */
const answers = (def: number, way: Way): boolean =>
  way.during?.is === 'check' ||
  (way.during?.is === 'in-chain' && isHazardWay(def, way) && flat(way.do).some(({ is }) => is === 'cancel-action'));

/** What the kind of window lets in at all. */
function admission(def: number, way: Way, point: Point): Verdict {
  const hazard = isHazardWay(def, way);
  switch (point.window) {
    case 'open':
      return undefined;
    case 'strike-attacker':
    case 'strike-defender':
      if (!touchesStrike(way) && (point.first || !answers(def, way))) return STRIKE_ONLY;
      if (point.first && hazard !== (point.window === 'strike-attacker')) return STRIKE_ONLY;
      return undefined;
    case 'duel-declared':
      return way.during?.is === 'attack-by' ? undefined : DECLARED_ONLY;
    case 'duel-cancel':
      return flat(way.do).some(({ is }) => is === 'cancel-attack') ? undefined : CANCELS_ONLY;
    case 'duel-attacker':
    case 'duel-defender':
      return touchesStrike(way) ? undefined : STRIKE_ONLY;
    case 'roll':
      return touchesRoll(way) ? undefined : ROLL_ONLY;
    case 'checks':
      return !hazard && touchesChecks(way) ? undefined : COUNCIL_ONLY;
  }
}

/** Revealed from on-guard a card has its own moments (sites/on-guard.ts). */
export const isOnGuard = (s: MeccgState, card: Ref): boolean => isCard(card) && s.zone[card] === ON_GUARD;

/** The movement/hazard phase of a company of the opponent (MW-S0.2.3). */
const isHazardTime = (s: MeccgState, point: Point): boolean =>
  s.phase === MOVEMENT && point.seat === hazardPlayer(s) && s.company !== NONE && s.part === DURING;

const THEN = new WeakMap<Window, Refusal>();
function playedThen(during: Extract<Window, { is: 'phase' }>): Refusal {
  let found = THEN.get(during);
  if (!found) {
    found = refusal('MW-S10.1.1', `It is played ${phaseText(during)}.`);
    THEN.set(during, found);
  }
  return found;
}

/** What can be said without looking at users and targets: most ways are closed by it most of the time. */
export function gateVerdict(s: MeccgState, point: Point, def: number, way: Way): Verdict {
  const shut = (s.attack?.duel && duelVerdict(s.attack, point, isHazardWay(def, way))) ?? admission(def, way, point);
  if (shut) return shut;
  const { during } = way;
  if (!during) {
    if (!isHazardWay(def, way)) return anyTurn(point.window) || s.active === point.seat ? undefined : NOT_YOURS;
    return isHazardTime(s, point) ? undefined : NOT_THEIRS;
  }
  const { attack } = s;
  if (during.is !== 'phase' && during.is !== 'any-time' && isHazardWay(def, way) && !isHazardTime(s, point))
    return NOT_THEIRS;
  switch (during.is) {
    case 'any-time':
      return undefined;
    case 'phase': {
      const part = during.part === 'any' || s.part === (during.part === 'start' ? AT_START : AT_END);
      return s.phase === PHASES[during.name] && s.active === point.seat && part ? undefined : playedThen(during);
    }
    case 'attack':
      if (!attack || (attack.bits & CANCELLED) !== 0) return NO_ATTACK;
      if (during.late) return attack.stage < ATTACK_OVER ? undefined : NO_FIGHT;
      return attack.stage === ATTACK_FACED ? undefined : NO_ATTACK;
    case 'attack-by':
      return declaredVerdict(point);
    case 'assigned':
      return attack?.stage === ATTACK_ASSIGNED && attack.faced.every((strike) => strike.state === STRIKE_OPEN)
        ? undefined
        : NOT_ASSIGNED;
    case 'after-attack':
      return attack?.stage === ATTACK_OVER && (attack.bits & CANCELLED) === 0 ? undefined : NOT_FACED;
    case 'strike':
      return attack?.stage === ATTACK_STRIKE ? undefined : NO_STRIKE;
    case 'check':
      return point.chain.length === 0 ? NO_CHECK : undefined;
    case 'in-chain':
      return point.chain.length === 0 ? NO_ACTION : undefined;
    case 'on-guard':
      return UNGUARDED;
  }
}

/** A hazard is aimed at nobody but the current company, and at it only until it turns back. */
function aim(x: Scope): Verdict {
  const { s } = x;
  if (s.phase !== MOVEMENT || s.company === NONE) return undefined;
  const current = s.companies.find((c) => c.id === s.company);
  if (!current) return undefined;
  if (isSite(x.on)) {
    const site = current.to === NONE ? current.site : current.to;
    if (x.on !== siteRef(current.seat, site)) return OTHER_COMPANY;
  } else if (!isAction(x.on)) {
    const company = companyOf(s, x.on === NONE ? THE_ATTACK : x.on);
    if (company && company !== current) return OTHER_COMPANY;
  }
  return (current.did & DID_RETURN) !== 0 ? RETURNED : undefined;
}

/** In a company's site phase it does nothing until it has entered. */
function entered(x: Scope): Verdict {
  if (x.s.phase !== SITE) return undefined;
  const company = companyConcerned(x);
  return company && company.seat === x.s.active && (company.did & DID_ENTER) === 0 ? NOT_ENTERED : undefined;
}

/** Why the way is closed at this moment for this user and target. */
export function windowVerdict(x: Scope, way: Way, point: Point): Verdict {
  if (isOnGuard(x.s, x.self))
    return (way.during?.is === 'check' ? moment(x, way, way.during) : undefined) ?? guardTargetVerdict(x, way, point);
  const closed = gateVerdict(x.s, point, x.def, way) ?? (way.during ? moment(x, way, way.during) : undefined);
  if (closed) return closed;
  if (isAid(x, way, point)) return UNHELPED;
  if (looksOn(x.s, point.seat) && way.during?.is !== 'any-time' && !isAboutAny(x.s, point.seat, point.chain))
    return NOT_INVOLVED;
  if (inStrike(point) && (!way.during || isLate(way)) && !touchesStruck(x, way)) return STRIKE_ONLY;
  if (isHazardWay(x.def, way)) return way.free === true ? undefined : aim(x);
  return way.during || point.window === 'checks' ? undefined : entered(x);
}

/** Somebody else of the company would do something for one who faces an attack alone (CR-MISC-3). */
function isAid({ s, def, by }: Scope, way: Way, point: Point): boolean {
  const alone = s.attack?.alone;
  if (alone === undefined || isHazardWay(def, way) || (!FIGHTING.has(way.during?.is) && !inStrike(point))) return false;
  const helper = characterOf(s, by);
  return helper !== NONE && helper !== alone && companyOf(s, helper)?.id === s.attack?.company;
}
const FIGHTING: ReadonlySet<Window['is'] | undefined> = new Set<Window['is']>(['attack', 'assigned', 'strike']);

const isAttacked = (x: Scope): boolean => {
  const { attack } = x.s;
  if (!attack) return false;
  const company = companyConcerned(x);
  if (company) return company.id === attack.company;
  return x.s.companies.some((c) => c.id === attack.company && c.seat === x.seat);
};

/** What a moment asks of this user and target, once its gate is open. */
function moment(x: Scope, way: Way, during: Window): Verdict {
  const { s } = x;
  switch (during.is) {
    case 'any-time':
    case 'assigned':
    case 'on-guard':
      return undefined;
    case 'phase':
      return during.part === 'start' ? undefined : entered(x);
    case 'attack':
      if (during.on === 'own' && !isAttacked(x)) return NOT_ATTACKED;
      if (isCharacter(x.def) && companyOf(s, THE_ATTACK)?.seat !== x.seat) return NOT_OURS;
      return during.if && whyNot(x, during.if, THE_ATTACK);
    case 'attack-by':
      return attackingVerdict(s.attack, companyConcerned(x));
    case 'after-attack':
      if (!isAttacked(x)) return NOT_ATTACKED;
      return during.if && whyNot(x, during.if, THE_ATTACK);
    case 'strike':
      return during.if && whyNot(x, during.if, bound(x, 'struck'));
    case 'check': {
      const check = actionAt(s, x.on);
      const who = check && check.cancelled === 0 ? checkersIn(s, check, during.of) : [];
      if (!check || who.length === 0) return NO_CHECK;
      const failed = during.if && firstReason(x, during.if, who);
      if (failed) return failed;
      if (during.against && !holds(x, during.against, against(check))) return NO_CHECK;
      if (isHazardWay(x.def, way)) return undefined;
      return check.to === playerRef(x.seat) && s.zone[x.self] !== PLAY ? UNAIDED : notOfOthers(x, who);
    }
    case 'in-chain': {
      const action = actionAt(s, x.on);
      return action && action.cancelled === 0 && isSuchAction(x, action, during.if) ? undefined : NO_ACTION;
    }
  }
}

/** Why it holds of none of them. */
function firstReason(x: Scope, test: Test, who: readonly Ref[]): Verdict {
  return who.some((one) => holds(x, test, one)) ? undefined : whyNot(x, test, who[0]);
}

/** One's resources help one's own characters only (CR-TERM-target-3). */
const notOfOthers = (x: Scope, who: readonly Ref[]): Verdict =>
  who.some((one) => ownerOf(x.s, one) === x.seat)
    ? undefined
    : refusal('CR-TERM-target-3', 'It cannot be played on what your opponent’s characters do.');

/** What an influence attempt is aimed at. */
const against = (check: Action): Ref => (check.kind === 'faction' ? check.card : check.on);

/** Who will make such a check when that action resolves. */
export function checkersIn(s: MeccgState, action: Action, kind: CheckKind): readonly number[] {
  switch (kind) {
    case 'corruption':
      return checkersOf(s, action);
    case 'influence':
      return action.kind === 'faction' || action.kind === 'influence' ? [action.by] : [];
    case 'body':
      return action.kind === 'body' && isCard(action.on) ? [action.on] : [];
    case 'ring-test':
      return action.kind === 'ring-test' ? [action.by] : [];
    case 'any':
      return [...checkersOf(s, action), ...checkersIn(s, action, 'influence'), ...checkersIn(s, action, 'body')];
  }
}

/** The effects that a declared action will have. */
function effectsOfAction(s: MeccgState, { card, kind, way }: Action): readonly Effect[] {
  if (card === NONE) return [];
  if (kind === 'trigger') return flat(triggersOf(s.def[card])[way]?.do ?? []);
  if (kind !== 'play' && kind !== 'use') return [];
  return flat(waysOf(s.def[card], kind === 'play' ? PART_PLAY : PART_USE)[way]?.do ?? []);
}

/** A card was played, or became one that is: it has a target of its own (CR-TERM-nazgul-1). */
const isPlayed = (s: MeccgState, { kind, card }: Action): boolean =>
  kind === 'play' || kind === 'creature' || (kind === 'use' && card !== NONE && s.zone[card] === CHAIN);

/** The company that an action is aimed at, itself or by something of it: its site is among that. */
function companyAimedAt(s: MeccgState, on: Ref): Company | undefined {
  if (!isSite(on)) return on === NONE ? undefined : companyOf(s, on);
  return s.companies.find(
    (c) => c.seat === siteSeat(on) && ((c.did & EN_ROUTE) === 0 ? c.site : c.to) === siteOfRef(on),
  );
}

export function isSuchAction(x: Scope, action: Action, test: Extract<Window, { is: 'in-chain' }>['if']): boolean {
  const { s } = x;
  if (test.side && test.side !== 'any' && (test.side === 'own') !== (action.seat === x.seat)) return false;
  if (test.influence && !(action.kind === 'influence' && isCard(action.on) && ownerOf(s, action.on) === x.seat))
    return false;
  if (test.influence === 'faction' && KIND[s.def[action.on]] !== FACTION) return false;
  if (test.card && (action.card === NONE || !holds(x, test.card, action.card))) return false;
  if (test.effect && !effectsOfAction(s, action).some((effect) => effect.is === test.effect)) return false;
  if (test.targets) {
    const company = isPlayed(s, action) ? companyAimedAt(s, action.on) : undefined;
    if (!company || !holds(x, test.targets, companyRef(company.id))) return false;
  }
  if (!test.touches) return true;
  const company = companyAimedAt(s, action.on) ?? theCompany(s);
  return company !== undefined && holds(x, test.touches, companyRef(company.id));
}
