// The Political Track: activation, advances, and what an Army does to a Nation by coming (chapter VII).
import type { Emit, RuleId } from '../../../engine/game.ts';
import { controller, isCityOrStronghold, isStronghold } from '../board/control.ts';
import { type Force, hasNation, hasUnits } from '../forces/force.ts';
import { discardFromTable } from '../hands/cards.ts';
import { laid, wordsOf } from '../hands/laid.ts';
import { HOME_SIDE_OF, NATION_OF, R } from '../map/regions.ts';
import { does, nationDoes, nationName, regionName, regionTarget, say } from '../say.ts';
import { type Board, ELIMINATED, opponent, type WotrState } from '../state.ts';
import { CHARACTER_SIDE, canActivate, GALADRIEL } from '../tables/characters.ts';
import { FREE, ISENGARD, NATION_COUNT, NO_NATION, type Side, sideOf } from '../tables/nations.ts';
import { noteCapture } from '../team/captures.ts';
import { nationVerdict, noteNation } from '../team/limits.ts';

export const AT_WAR = 0;
/** The top of the track (WR-7.3.8). */
const TOP_STEP = 3;

export const isAtWar = (s: Board, nation: number): boolean => s.step[nation] === AT_WAR;
export const allAtWar = (s: Board, side: Side): boolean => {
  for (let nation = side === FREE ? 0 : ISENGARD; nation < (side === FREE ? ISENGARD : NATION_COUNT); nation++)
    if (s.step[nation] !== AT_WAR) return false;
  return true;
};

/** Why a Nation becomes active or advances; some cards look at it. */
export type Cause = 'army' | 'attack' | 'declared' | 'companion' | 'ability' | 'capture' | 'die' | 'card' | 'minion';

/** What a player does by an action. */
const OF_ONES_OWN: readonly Cause[] = ['die', 'ability', 'card'];

/** What woke a Nation, and where; the action or the card that did it has been told already. */
const WOKEN: Partial<Readonly<Record<Cause, readonly [RuleId, string]>>> = {
  army: ['WR-7.2.2', 'an enemy Army is in'],
  attack: ['WR-7.2.3', 'an Army of the Nation is attacked in'],
  declared: ['WR-7.2.4', 'the Fellowship is declared in'],
  companion: ['WR-7.2.5', 'a Companion comes to'],
};
const MOVED: Partial<Readonly<Record<Cause, readonly [RuleId, string]>>> = {
  attack: ['WR-7.3.2', ' for the attack'],
  capture: ['WR-7.3.4', ' for the loss of a Settlement'],
};

/** Turns a Nation's counter to its active side (WR-7.2.1). `where` is the region of the cause, if it has one. */
export function activate(s: WotrState, nation: number, cause: Cause, emit: Emit, where = -1): void {
  if (nation === NO_NATION || s.active[nation]) return;
  const keeper = keeperOf(s, nation);
  if (keeper >= 0 && !breaksKeeper(keeper, cause, where)) return;
  s.active[nation] = 1;
  if (emit) {
    const [rule, why] = WOKEN[cause] ?? ['WR-7.2.1'];
    const because = why && where >= 0 ? `: ${why} ${regionName(where)}` : '';
    emit(say('activate', rule, `${nationDoes(nation, 'is', 'are')} now active${because}.`));
  }
  if (keeper >= 0) discardFromTable(s, keeper, emit);
}

/** The card on the table that keeps a Nation passive; -1 when there is none. */
export function keeperOf(s: Board, nation: number): number {
  const card = laid(s, 'keepsPassive');
  return card >= 0 && wordsOf(card).keepsPassive === nation ? card : -1;
}
/** A Companion rouses the Nation all the same, and a declaration or an attack at the places that the card names. */
const breaksKeeper = (card: number, cause: Cause, where: number): boolean =>
  cause === 'companion' ||
  cause === 'ability' ||
  ((cause === 'declared' || cause === 'attack') && (wordsOf(card).unlessAt ?? []).some((id) => R[id] === where));

/** May the Nation move a step? A passive one never enters the last (WR-7.1.4). */
export const canAdvance = (s: Board, nation: number): boolean =>
  s.step[nation] > 1 || (s.step[nation] === 1 && s.active[nation] === 1);

/** One step toward At War, if it may (WR-7.3.1). */
export function advance(s: WotrState, nation: number, cause: Cause, emit: Emit): void {
  if (!canAdvance(s, nation) || (cause === 'card' && nationVerdict(s, nation))) return; // WR-11.6.2
  if (OF_ONES_OWN.includes(cause)) noteNation(s, nation);
  s.step[nation]--;
  const now = s.step[nation] === AT_WAR ? 'At War' : `${s.step[nation]} from At War`;
  const [rule, why] = MOVED[cause] ?? ['WR-7.3.1', ''];
  emit?.(say('advance', rule, `${nationName(nation)}: one step forward on the Political Track${why}, now ${now}.`));
  if (sideOf(nation) === FREE && (cause === 'attack' || cause === 'ability'))
    discardFromTable(s, laid(s, 'holdsBackPassive'), emit);
}

/** One step back, not above the top (WR-7.3.8). */
export function setBack(s: WotrState, nation: number, emit: Emit): void {
  if (s.step[nation] >= TOP_STEP) return;
  s.step[nation]++;
  emit?.(say('set-back', 'WR-7.3.8', `${nationDoes(nation, 'falls', 'fall')} back a step.`));
}

/** Straight to At War, active or not, as some cards say. */
export function goToWar(s: WotrState, nation: number, emit: Emit): void {
  if (s.step[nation] === AT_WAR || nationVerdict(s, nation)) return;
  noteNation(s, nation);
  s.step[nation] = AT_WAR;
  emit?.(say('advance', 'WR-7.4.10', `${nationDoes(nation, 'is', 'are')} now At War.`));
}

/** An attack rouses every Nation with units in the attacked Army: active first, then a step (WR-7.3.2, WR-7.3.3). */
export function rouseAttacked(s: WotrState, region: number, army: Force, side: Side, emit: Emit): void {
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    if (sideOf(nation) !== side || !hasNation(army, nation)) continue;
    activate(s, nation, 'attack', emit, region);
    advance(s, nation, 'attack', emit);
  }
}

/** Companions end a move here (WR-7.2.5). */
export function companionsArrive(s: WotrState, region: number, companions: number, emit: Emit): void {
  const nation = NATION_OF[region];
  if (nation === NO_NATION || sideOf(nation) !== FREE || !isCityOrStronghold(region)) return;
  for (let c = 0; companions >> c; c++)
    if (companions & (1 << c) && CHARACTER_SIDE[c] === FREE && canActivate(c, nation))
      activate(s, nation, 'companion', emit, region);
}

/** An Army has come into a region: the Nation wakes, and what it can take it takes (WR-7.2.2, WR-6.36.2, WR-6.36.3). */
export function armyArrives(s: WotrState, region: number, side: Side, emit: Emit): void {
  const nation = NATION_OF[region];
  if (nation !== NO_NATION && sideOf(nation) !== side) activate(s, nation, 'army', emit, region);
  maybeCapture(s, region, side, emit);
}

/** Takes the Settlement if the side's Army stands there and no enemy unit holds the Stronghold. */
export function maybeCapture(s: WotrState, region: number, side: Side, emit: Emit): void {
  const enemy = opponent(side);
  if (controller(s, region) !== enemy || !hasUnits(s, region, side)) return;
  if (isStronghold(region) && hasUnits(s, region, enemy)) return;
  s.captured[region] = s.captured[region] ? 0 : 1;
  const takes = s.captured[region] ? does(side, 'capture') : `${does(side, 'take')} back`;
  const rule = s.captured[region] ? 'WR-6.36.4' : 'WR-6.36.8';
  emit?.(say('capture', rule, `${takes} ${regionName(region)}.`, [regionTarget(region)]));
  if (s.team) noteCapture(s, s.team, region, side);
  if (HOME_SIDE_OF[region] === enemy) advance(s, NATION_OF[region], 'capture', emit);
  if (region === s.at[GALADRIEL]) {
    s.at[GALADRIEL] = ELIMINATED;
    emit?.(say('eliminate', 'WR-12.4.8', 'Lady Galadriel is lost with Lórien.'));
  }
}
