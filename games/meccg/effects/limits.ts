// What limits playing a card whatever its own words say: the hazard limit, uniqueness and copies, corruption cards, phases
// of long-events, one skill card a strike. And the counting, when it is declared.
import { NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { CHARACTER_RACES } from '../cards/facts.ts';
import { EVENT, IS_CORRUPTION, KIND, LONG, RACE, RESOURCE_EVENT } from '../cards/kinds.ts';
import { TITLE } from '../cards/titles.ts';
import type { Point } from '../chain/chain.ts';
import { companyOf, isRingwraith, siteOf, theCompany } from '../company.ts';
import { theChain } from '../declared.ts';
import { fighterFor } from '../duels.ts';
import { ANY, CORRUPTED, DUPLICATED, happened, note, PLAYED, USED } from '../history.ts';
import { unseenVerdict } from '../movement/spied.ts';
import { actionRef, companyRef, isCard, isCompany, isSite, type Ref, siteRef } from '../refs.ts';
import { hazardPlayer } from '../seats.ts';
import { guardVerdict } from '../sites/on-guard.ts';
import { HAND, LONG_EVENT, type MeccgState, MOVEMENT, ON_GUARD, ownerOf, POINTS } from '../state.ts';
import { hazardLimitOf } from '../stats.ts';
import { uniqueVerdict } from '../unique.ts';
import { HELD, isHeld } from './reading/deeds.ts';
import { isBarredAgainst, isForeignItem, isInert } from './reading/inert.ts';
import { effectsOf, flat, isHazardWay, waysOf } from './reading/literal.ts';
import { PART_PLAY, PART_USE, type Part } from './reading/parts.ts';
import type { Scope } from './reading/scope.ts';
import { asksSkill } from './tests/cards.ts';
import type { Effect, Once, Test, Way } from './vocabulary.ts';
import { companyConcerned } from './windows.ts';

const LIMIT: Refusal = refusal('MW-S10.3.2', 'The hazard limit of the company is used up.');
const TWICE: Refusal = refusal('MW-S2.9.2', 'It cannot be duplicated, and a copy of it is in effect.');
const DECLARED: Refusal = refusal('MW-S10.1.2', 'A copy of it has been declared for the same.');
const SKILL_USED: Refusal = refusal('MW-S7.3.7', 'A resource requiring skill has been used against this strike.');
const INERT = refusal('LE-S5.8.2', 'Items do nothing for a Ringwraith who bears them.');
const FOREIGN = refusal('MX-5.2', 'An item of the other side is borne, not used.');
const IMMUNE = refusal('LE-S5.8.3', 'Corruption does not touch a Ringwraith.');
const NOT_FIRST: Refusal = refusal('MW-S8.1.3', 'A corruption card begins a chain of effects.');
const SECOND: Refusal = refusal('MW-S8.1.2', 'He has been given a corruption card this turn.');
const LIKE_DWARVES: Refusal = refusal('LE-S8.1.4', 'What may not be played on Dwarves may not be played on Orcs.');
const AGAINST_MINIONS: Refusal = refusal('MX-7.11', 'It is not played against a Ringwraith’s player.');
const LONG_ONLY: Refusal = refusal('MW-S4.3.2', 'Resource long-events are played in your own long-event phase.');
const HAZARD_LONG: Refusal = refusal(
  'MW-S10.10.5',
  'Hazard long-events are played in your opponent’s movement/hazard phase.',
);
const USED_NOW: Refusal = refusal('MW-S10.1.2', 'It has been used in this phase or attack.');

/** A way that counts against the hazard limit: hazards played, and those in play that are used (CR-I.D.28). */
const countsAsHazard = (s: MeccgState, def: number, way: Way): boolean =>
  s.phase === MOVEMENT && way.free !== true && isHazardWay(def, way);

/** Why this way is closed for everybody now, whoever would use it on whatever. */
export function playVerdict(s: MeccgState, point: Point, card: number, part: Part, way: Way): Verdict {
  const def = s.def[card];
  if (s.zone[card] === ON_GUARD) {
    const taken = uniqueVerdict(s, def);
    if (taken) return taken;
    return guardVerdict(s, point, card, way);
  }
  if (countsAsHazard(s, def, way)) {
    const company = theCompany(s);
    if (company && company.hazards >= hazardLimitOf(s, company)) return LIMIT;
  }
  const unseen = s.phase === MOVEMENT && s.zone[card] === HAND && isHazardWay(def, way) && unseenVerdict(s, card);
  if (unseen) return unseen;
  if (part === PART_PLAY && isBarredAgainst(s, def, s.active)) return AGAINST_MINIONS;
  if (part !== PART_PLAY && isHeld(s, card)) return HELD;
  if (part !== PART_PLAY && isInert(s, card)) return isForeignItem(s, card) ? FOREIGN : INERT;
  if (part !== PART_PLAY)
    return isFree(way) && happened(s, USED, ANY, card, thisUse(s, def, way)) ? USED_NOW : undefined;
  if (asksSkill(way.by) && way.during?.is === 'strike' && skillUsed(s, point.seat)) return SKILL_USED;
  const taken = uniqueVerdict(s, def);
  if (taken) return taken;
  if (IS_CORRUPTION[def] === 1 && !point.first) return NOT_FIRST;
  if (EVENT[def] === LONG && way.as !== 'creature') {
    if (KIND[def] !== RESOURCE_EVENT)
      return s.phase === MOVEMENT && point.seat === hazardPlayer(s) ? undefined : HAZARD_LONG;
    if (s.phase !== LONG_EVENT || s.active !== point.seat) return LONG_ONLY;
  }
  return undefined;
}

/** What costs nothing can be used once in a phase, or once in an attack: nothing goes on for ever. */
const isFree = (way: Way): boolean => (way.cost ?? []).length === 0;
const thisUse = (s: MeccgState, def: number, way: Way): number =>
  ((s.attack?.since ?? 0) * 8 + s.phase) * 16 + waysOf(def, PART_USE).indexOf(way);

/** One on each side, where two fight (MX-12.3). */
const skillUsed = (s: MeccgState, seat: Seat): boolean => (fighterFor(s, seat)?.skill ?? 0) > 0;

const ORC = CHARACTER_RACES.indexOf('orc');
/** It is played on nobody of that race. */
const spares = (test: Test | undefined, race: 'dwarf'): boolean =>
  test?.is === 'all'
    ? test.of.some((part) => spares(part, race))
    : test?.is === 'not' && test.test.is === 'race' && test.test.of.includes(race);
/** By card number: a corruption card that may not be played on Dwarves. */
const SPARES_DWARVES: readonly boolean[] = CARDS.map(
  (_, def) =>
    IS_CORRUPTION[def] === 1 && waysOf(def, PART_PLAY).some(({ on }) => on?.is === 'pick' && spares(on.if, 'dwarf')),
);

/** Why it cannot be played by this user on this target, for reasons that lie in copies and turns. */
export function copyVerdict(x: Scope, way: Way, part: Part): Verdict {
  const { s, on } = x;
  if (part === PART_PLAY && IS_CORRUPTION[x.def] === 1 && isCard(on) && isRingwraith(s, on)) return IMMUNE;
  if (part === PART_PLAY && IS_CORRUPTION[x.def] === 1 && isCard(on) && happened(s, CORRUPTED, ANY, on)) return SECOND;
  if (part === PART_PLAY && SPARES_DWARVES[x.def] && isCard(on) && RACE[s.def[on]] === ORC) return LIKE_DWARVES;
  if (wasPlayed(x, way) || isDuplicate(x, way)) return TWICE;
  return part === PART_PLAY && isDeclared(x, way) ? DECLARED : undefined;
}

/** A copy waits in the chain for the same: one of the two would do nothing, unless something is aimed at the first. */
function isDeclared(x: Scope, way: Way): boolean {
  const { s, def } = x;
  const once = onceOf(def, way);
  if (once === undefined || once === 'turn') return false;
  return theChain(s).some((one, i, chain) => {
    if (one.kind !== 'play' || one.cancelled === 1 || one.card === NONE || s.def[one.card] !== def) return false;
    if (way.once !== undefined && waysOf(def, PART_PLAY)[one.way] !== way) return false;
    if (chain.some(({ on, cancelled }) => on === actionRef(i) && cancelled === 0)) return false;
    if (once === 'player') return one.seat === x.seat;
    return once === 'game' || targetOf({ ...x, by: one.by, on: one.on }, once) === targetOf(x, once);
  });
}

const onceOf = (def: number, way: Way): Once | undefined => way.once ?? effectsOf(def).once;

/** It was declared before in this turn, attack or strike, where it may be only once. */
function wasPlayed(x: Scope, way: Way): boolean {
  const once = onceOf(x.def, way);
  if (once === 'turn') return happened(x.s, PLAYED, ANY, x.def);
  if (once !== 'attack' && once !== 'strike') return false;
  return happened(x.s, DUPLICATED, ANY, x.def, thisFight(x.s, once));
}

/** A copy of the card (of the way, if that alone says so) is at work where a second one would do nothing (MW-S2.9.2). */
export function isDuplicate(x: Scope, way: Way): boolean {
  const { s, def } = x;
  const once = onceOf(def, way);
  if (once === undefined || once === 'turn') return false;
  const target = targetOf(x, once);
  for (const effect of s.lasting)
    if (effect.def === def && (way.once === undefined || waysOf(def, PART_PLAY)[effect.way] === way))
      if (
        once === 'player'
          ? effect.seat === x.seat
          : once === 'game' || effect.on === target || (effect.by === target && !isCard(effect.on))
      )
        return true;
  if (way.once !== undefined || once === 'strike') return false; // a copy that waits is not at work
  if (once === 'site' && isSite(target) && isScoredAt(s, def, target)) return true;
  for (const card of s.play)
    if (
      TITLE[s.def[card]] === TITLE[def] &&
      card !== x.self &&
      (once === 'player' ? ownerOf(s, card) === x.seat : once === 'game' || isOn(s, card, target)) &&
      !isDoomed(s, card)
    )
      return true;
  return false;
}

/** A copy lies in a marshalling point pile and was earned there. */
const isScoredAt = (s: MeccgState, def: number, site: Ref): boolean =>
  s.zone.some((zone, card) => zone === POINTS && TITLE[s.def[card]] === TITLE[def] && s.host[card] === site);

/** It lies on that; on a site also by lying on somebody there, on a company by lying on somebody of it. */
const isOn = (s: MeccgState, card: number, target: Ref): boolean =>
  s.host[card] === target ||
  (isSite(target) && siteWhere(s, card) === target) ||
  (isCompany(target) && isCard(s.host[card]) && companyOf(s, card) === companyOf(s, target));

const siteWhere = (s: MeccgState, ref: Ref): Ref => {
  const company = companyOf(s, ref);
  return company && siteOf(company) !== NONE ? siteRef(company.seat, company.site) : NONE;
};

/** What a second copy must not touch. */
function targetOf(x: Scope, once: Once): Ref {
  if (once === 'site' && isCompany(x.on)) return siteWhere(x.s, x.on);
  if (once !== 'company') return x.on === NONE ? x.by : x.on;
  const company = companyConcerned(x);
  return company ? companyRef(company.id) : NONE;
}

const thisFight = (s: MeccgState, once: Once): number =>
  s.attack ? s.attack.since * 16 + (once === 'strike' ? s.attack.now + 1 : 0) : NONE;

const REMOVES: ReadonlySet<Effect['is']> = new Set(['discard-it', 'cancel-action']);
/** It is aimed at by something declared that will discard it: its successor may be played (CR-TERM-duplicate-2). */
function isDoomed(s: MeccgState, card: number): boolean {
  return theChain(s).some(
    (action) =>
      action.cancelled === 0 &&
      action.on === card &&
      action.kind === 'play' &&
      flat(waysOf(s.def[action.card], PART_PLAY)[action.way].do).some((effect) => REMOVES.has(effect.is)),
  );
}

/** Counts what was declared, and remembers it. */
export function declared(s: MeccgState, _point: Point, card: number, part: Part, way: Way, x: Scope): void {
  const def = s.def[card];
  const company = theCompany(s);
  if (company && countsAsHazard(s, def, way)) company.hazards++;
  const once = onceOf(def, way);
  const { attack } = s;
  if (once === 'attack' || once === 'strike') note(s, DUPLICATED, attack?.company ?? NONE, def, thisFight(s, once));
  if (part !== PART_PLAY) {
    if (isFree(way)) note(s, USED, companyConcerned(x)?.id ?? NONE, card, thisUse(s, def, way));
    return;
  }
  const fighter = fighterFor(s, x.seat);
  if (fighter && way.during?.is === 'strike' && asksSkill(way.by)) fighter.skill++;
  const concerned = companyConcerned(x) ?? company;
  note(s, PLAYED, concerned?.id ?? NONE, def, x.by);
  if (IS_CORRUPTION[def] === 1 && isCard(x.on)) note(s, CORRUPTED, companyOf(s, x.on)?.id ?? NONE, x.on, card);
}
