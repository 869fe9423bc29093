// Armies of two players in one region: separate, or mixed by agreement or by an attack (WR-11.8).
import type { AskStep, StepsOf } from '../../../engine/frames.ts';
import type { Emit, Seat } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { armyIn, type Force, hasUnits, unitsIn } from '../forces/force.ts';
import type { ArmyFrame, MixFrame } from '../frames.ts';
import { REGION_COUNT } from '../map/regions.ts';
import { begin, finish } from '../procedures.ts';
import { isTeam, leaderOf, partnerOf, seatFor } from '../rules.ts';
import { regionName, regionTarget, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { SIDES, type Side } from '../tables/nations.ts';
import { commanderOf, isMixed, isOfBoth } from './command.ts';
import type { Shared, Team } from './team.ts';

const entryOf = (team: Team, region: number, side: Side): Shared | undefined =>
  team.shared.find((one) => one.region === region && one.side === side);

function makeMixed(s: WotrState, team: Team, region: number, side: Side, emit: Emit): void {
  const known = entryOf(team, region, side);
  if (known?.mixed) return;
  if (known) known.mixed = true;
  else team.shared.push({ side, region, mixed: true, units: unitsIn(s, region, side) });
  emit?.(say('mixed', 'WR-11.8.4', `A mixed Army stands in ${regionName(region)}.`, [regionTarget(region)]));
}

/** Two Armies that are attacked are one (WR-11.8.5). */
export function mixAttacked(s: WotrState, region: number, side: Side, emit: Emit): void {
  if (s.team && isTeam(s, side) && isOfBoth(s, armyIn(s, region, side), side)) makeMixed(s, s.team, region, side, emit);
}

/** A mixed Army that goes somewhere is one there, too. */
export function stayMixed(s: WotrState, f: Force, region: number, side: Side, emit: Emit): void {
  if (s.team && isTeam(s, side) && isOfBoth(s, f, side)) makeMixed(s, s.team, region, side, emit);
}

/** After an action: where units of both players have come together, they are asked (WR-11.8.1). Is somebody? */
export function askToMix(s: WotrState, team: Team): boolean {
  team.shared = team.shared.filter(({ region, side }) => isOfBoth(s, armyIn(s, region, side), side));
  for (const side of SIDES) {
    if (!isTeam(s, side)) continue;
    for (let region = 0; region < REGION_COUNT; region++) {
      if (!hasUnits(s, region, side) || !isOfBoth(s, armyIn(s, region, side), side)) continue;
      const units = unitsIn(s, region, side);
      const known = entryOf(team, region, side);
      const grown = known === undefined || (!known.mixed && units > known.units);
      if (known) known.units = units;
      else team.shared.push({ side, region, mixed: false, units });
      if (!grown) continue;
      begin(s, { at: 'army/mix', side, region, asks: seatFor(s, side) });
      return true;
    }
  }
  return false;
}

/** Who removes units above a limit: of separate Armies each in turn, who does not lead first (WR-11.8.3). */
export function excessSeat(s: WotrState, region: number, side: Side, next: Seat | undefined): Seat {
  const army = armyIn(s, region, side);
  if (s.team === undefined || isMixed(s, region, side) || !isOfBoth(s, army, side)) return commanderOf(s, army, side);
  return next ?? partnerOf(s, leaderOf(s, side));
}

export const mixVerbs: Verbs<WotrState> = {
  'form a mixed army': { label: 'Form one mixed Army' },
  'stay separate': { label: 'Stay separate Armies' },
};

const mix: AskStep<WotrState, MixFrame> = {
  kind: 'confirm',
  rule: 'WR-11.8.4',
  seat: (_s, f) => f.asks,
  prompt: (_s, f) => `Units of you and your partner are in ${regionName(f.region)}. Do they form a mixed Army?`,
  options(_s, _f, offer) {
    offer.add('form a mixed army');
    offer.add('stay separate');
  },
  take(s, f, move, emit, seat) {
    if (move.verb === 'form a mixed army' && seat === seatFor(s, f.side)) {
      f.asks = partnerOf(s, seat); // both must agree
      return;
    }
    finish(s);
    if (move.verb === 'form a mixed army' && s.team) makeMixed(s, s.team, f.region, f.side, emit);
  },
};

export const mixSteps: StepsOf<WotrState, ArmyFrame, MixFrame['at']> = { 'army/mix': mix };
