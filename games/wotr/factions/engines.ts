// Siege engines: the Shadow's Towers before walls that it besieges, the Free Peoples' Trebuchets on walls that they hold (WR-12.10).
import { type Emit, type RuleId, refusal, type Verdict } from '../../../engine/game.ts';
import { controller, isBesieging } from '../board/control.ts';
import { changeFigures, figuresIn } from '../board/figures.ts';
import { armyIn, hasUnits } from '../forces/force.ts';
import type { BattleFrame } from '../frames.ts';
import { HOME_SIDE_OF, NATION_OF, REGION_COUNT, SETTLEMENT_OF, STRONGHOLD } from '../map/regions.ts';
import { ownsNation, seatFor } from '../rules.ts';
import { count, does, regionName, regionTarget, say } from '../say.ts';
import type { Board, WotrState } from '../state.ts';
import { FREE, SHADOW, type Side } from '../tables/nations.ts';
import { TOWER, TREBUCHET } from '../tables/pieces.ts';
import { commanderOf } from '../team/command.ts';
import { pieceName, piecesNamed } from '../words.ts';

/** In a region, of each kind (WR-12.10.2). */
export const MOST_ENGINES = 2;

/** Set in `apart` while an Army stands by the Trebuchets of the region: they are lost when it goes, not before one came. */
const MANNED = 1 << 20;

const STRONGHOLDS: readonly number[] = Array.from({ length: REGION_COUNT }, (_, region) => region).filter(
  (region) => SETTLEMENT_OF[region] === STRONGHOLD,
);

const NOT_BESIEGED = refusal(
  'WR-12.10.4',
  'A Siege Tower is built where a Shadow Army besieges a Stronghold that the Free Peoples control.',
);
const NO_STRONGHOLD = refusal(
  'WR-12.10.5',
  'A Trebuchet is built in a Stronghold of the Free Peoples that they control.',
);
const PASSIVE = refusal('WR-12.10.5', 'A Trebuchet is built in a Stronghold of an active Nation.');
const PARTNERS = refusal('WR-11.12.5', 'Your partner builds engines there: the walls or the besiegers are his.');
const CROWDED = refusal('WR-12.10.2', `A region holds ${MOST_ENGINES} siege engines of a kind at most.`);
const NONE_LEFT = refusal('WR-12.10.3', 'All six of these siege engines are on the map.');

export const engineOf = (side: Side): number => (side === SHADOW ? TOWER : TREBUCHET);
export const enginesIn = (s: Board, region: number, side: Side): number => figuresIn(s, region, engineOf(side));

/** A Trebuchet is built by the player of the Stronghold, a Tower by whoever commands the besiegers (WR-11.12.5). */
const ownsWalls = (s: Board, region: number, side: Side): boolean =>
  s.team === undefined ||
  (side === FREE
    ? ownsNation(s, NATION_OF[region])
    : commanderOf(s, armyIn(s, region, SHADOW), SHADOW) === seatFor(s, SHADOW));

/** May a siege engine of the side stand here, by whatever it is built? */
export function buildVerdict(s: WotrState, region: number, side: Side): Verdict {
  if (side === SHADOW) {
    if (controller(s, region) !== FREE || !isBesieging(s, region, SHADOW)) return NOT_BESIEGED;
  } else if (SETTLEMENT_OF[region] !== STRONGHOLD || HOME_SIDE_OF[region] !== FREE || s.captured[region])
    return NO_STRONGHOLD;
  else if (!s.active[NATION_OF[region]]) return PASSIVE;
  if (s.reserve[engineOf(side)] === 0) return NONE_LEFT;
  return enginesIn(s, region, side) >= MOST_ENGINES ? CROWDED : undefined;
}

/** May whoever acts build one by a die? */
export const dieBuildVerdict = (s: WotrState, region: number, side: Side): Verdict =>
  buildVerdict(s, region, side) ?? (ownsWalls(s, region, side) ? undefined : PARTNERS);

export function build(s: WotrState, region: number, side: Side, emit: Emit): void {
  const engine = engineOf(side);
  s.reserve[engine]--;
  changeFigures(s, region, engine, 1);
  const text = `${does(side, 'build')} a ${pieceName(engine)} at ${regionName(region)}.`;
  emit?.(say('build', side === SHADOW ? 'WR-12.10.4' : 'WR-12.10.5', text, [regionTarget(region)], told(side, engine)));
}

const told = (seat: Side, engine: number, n = 1) => ({ seat, pieces: Array.from({ length: n }, () => engine) });

/** They can be built again (WR-12.10.16). */
export function removeEngines(s: WotrState, region: number, side: Side, n: number, rule: RuleId, emit: Emit): void {
  const engine = engineOf(side);
  changeFigures(s, region, engine, -n);
  s.reserve[engine] += n;
  if (side === FREE && enginesIn(s, region, FREE) === 0) s.apart[region] &= ~MANNED;
  const text = `${piecesNamed(n, engine)} at ${regionName(region)} ${n === 1 ? 'is' : 'are'} lost.`;
  emit?.(say('engine-lost', rule, text, [regionTarget(region)], told(side, engine, n)));
}

/** Engines whose Army is gone go at once, and Towers when the siege ends (WR-12.10.14, WR-12.10.15). Called after every step. */
export function tidyEngines(s: WotrState, emit: Emit): void {
  for (const region of STRONGHOLDS) {
    if (s.apart[region] === 0) continue;
    const towers = enginesIn(s, region, SHADOW);
    if (towers > 0 && !isBesieging(s, region, SHADOW)) removeEngines(s, region, SHADOW, towers, 'WR-12.10.15', emit);
    const trebuchets = enginesIn(s, region, FREE);
    if (trebuchets === 0) continue;
    const manned = hasUnits(s, region, FREE);
    if (s.captured[region] || (!manned && s.apart[region] & MANNED))
      removeEngines(s, region, FREE, trebuchets, 'WR-12.10.14', emit);
    else if (manned) s.apart[region] |= MANNED;
  }
}

// ---- superiority ----------------------------------------------------------------------------------------------------

type Siege = Pick<BattleFrame, 'kind' | 'side' | 'region' | 'special'>;

const isContested = (s: Board, f: Siege): boolean => s.rules.twilight && f.kind === 'siege' && f.side === SHADOW;

/** Who has superiority in a Siege Battle now; undefined when nobody has (WR-12.10.7, WR-12.10.13). */
export function superiorIn(s: Board, f: Siege): Side | undefined {
  if (!isContested(s, f)) return undefined;
  if (f.special.claimed) return FREE;
  const more = enginesIn(s, f.region, SHADOW) - enginesIn(s, f.region, FREE);
  return more > 0 ? SHADOW : more < 0 ? FREE : undefined;
}

/** Equal numbers, before the first Combat Cards: a Trebuchet buys superiority for the whole battle (WR-12.10.12). */
export const canClaim = (s: Board, f: Siege & { readonly round: number }): boolean =>
  f.round === 0 && isContested(s, f) && enginesIn(s, f.region, FREE) > 0 && superiorIn(s, f) === undefined;

export function claim(s: WotrState, f: BattleFrame, emit: Emit): void {
  removeEngines(s, f.region, FREE, 1, 'WR-12.10.12', emit);
  f.special = { ...f.special, claimed: true };
  emit?.(say('superiority', 'WR-12.10.12', 'The Free Peoples claim superiority for the whole battle.'));
}

/** In the first round the Combat Roll of the Free Peoples is better or worse for it, their Re-roll is not (WR-12.10.8, WR-12.10.10). */
export const superiorityBonus = (superior: Side | undefined): number =>
  superior === undefined ? 0 : superior === FREE ? 1 : -1;

export function openFirstRound(s: WotrState, f: BattleFrame, emit: Emit): void {
  const superior = superiorIn(s, f);
  if (superior === undefined) return;
  const bonus = superiorityBonus(superior);
  f.now.rollBonus[FREE] += bonus;
  const [rule, who, roll] =
    superior === FREE ? ['WR-12.10.10', 'The Free Peoples have', '+1'] : ['WR-12.10.8', 'The Shadow has', '−1'];
  const text = `${who} superiority in siege engines: the Free Peoples roll at ${roll} in this round.`;
  emit?.(say('superiority', rule, text, [regionTarget(f.region)]));
}

/** With superiority at the end of the first round the Shadow may fight one more without reducing an Elite (WR-12.10.9). */
export function closeFirstRound(s: WotrState, f: BattleFrame, rounds: number, emit: Emit): void {
  if (superiorIn(s, f) !== SHADOW) return;
  f.special = { ...f.special, siegeRounds: rounds + 1 };
  const text = `Siege engines: the Shadow may fight ${count(1, 'round')} more without reducing an Elite.`;
  emit?.(say('superiority', 'WR-12.10.9', text, [regionTarget(f.region)]));
}
