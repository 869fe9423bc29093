// With what whoever acts may act: his own Nations (WR-11.6), and with three players for the Free Peoples not twice in a row
// the same Nation, nor the same mixed Army (WR-11.11.2, WR-11.11.3).
import { refusal, type Verdict } from '../../../engine/game.ts';
import type { Force } from '../forces/force.ts';
import { bitsOf, total } from '../forces/packing.ts';
import { isTeam, ownsNation, sideAt } from '../rules.ts';
import type { Board } from '../state.ts';
import { NATION_COUNT, type Side, sideOf } from '../tables/nations.ts';

const NOT_YOURS = refusal('WR-11.6.1', 'Your partner plays that Nation.');
const TWICE = refusal('WR-11.11.2', 'Your last action was with that Nation: act with another first.');
const SAME_ARMY = refusal('WR-11.11.3', 'Your last action was with that mixed Army: act with another first.');

const isWeary = (s: Board, nation: number): boolean =>
  s.team !== undefined && ((s.team.last.nations >> nation) & 1) === 1;

/** May whoever acts recruit for a Nation, or move its counter? */
export const nationVerdict = (s: Board, nation: number): Verdict =>
  s.team === undefined ? undefined : !ownsNation(s, nation) ? NOT_YOURS : isWeary(s, nation) ? TWICE : undefined;

/** The same where it does not matter whose Nation it is: by the ability of a Character (WR-11.6.2). */
export const wearyVerdict = (s: Board, nation: number): Verdict => (isWeary(s, nation) ? TWICE : undefined);

/** The lone player's action is about this Nation. */
export function noteNation(s: Board, nation: number): void {
  const { team } = s;
  if (team === undefined || isTeam(s, sideOf(nation)) || sideAt(team.place) !== sideOf(nation)) return;
  team.now.nations |= 1 << nation;
}

/** The Nations of a side with units in a force. */
function nationsOf(f: Force, side: Side): number[] {
  const units = f.regular | f.elite;
  const nations: number[] = [];
  for (let nation = 0; nation < NATION_COUNT; nation++)
    if (sideOf(nation) === side && units & bitsOf(nation)) nations.push(nation);
  return nations;
}

/** The lone player acts with figures that are in the region now: of one Nation, or a mixed Army. */
export function noteForce(s: Board, f: Force, side: Side, region: number): void {
  const { team } = s;
  if (team === undefined || isTeam(s, side)) return;
  const nations = nationsOf(f, side);
  if (nations.length > 1) team.now.armies.push(region);
  else for (const nation of nations) noteNation(s, nation);
}

/** May exactly these figures, who stand in `from`, act? */
export function forceVerdict(s: Board, f: Force, side: Side, from: number): Verdict {
  const { team } = s;
  if (team === undefined || isTeam(s, side)) return undefined;
  if (team.last.armies.includes(from)) return SAME_ARMY;
  const nations = nationsOf(f, side);
  return nations.length === 1 && isWeary(s, nations[0]) ? TWICE : undefined;
}

/** The fewest units of a force that may act together; none do when they are more than it has. */
export function fewestOf(s: Board, f: Force, side: Side, from: number): number {
  const { team } = s;
  if (team === undefined || isTeam(s, side)) return 1;
  if (team.last.armies.includes(from)) return Number.POSITIVE_INFINITY;
  const nations = nationsOf(f, side);
  if (nations.some((nation) => !isWeary(s, nation))) return 1;
  return nations.length > 1 ? 2 : Number.POSITIVE_INFINITY;
}

/** Can some part of it act? */
export const canSomeAct = (s: Board, f: Force, side: Side, from: number): boolean =>
  fewestOf(s, f, side, from) <= total(f.regular) + total(f.elite);
