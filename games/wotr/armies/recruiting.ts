// Where figures may be recruited: by a Muster result (WR-6.4, WR-6.6) and by a card (WR-6.5).

import { type Emit, type Refusal, type RuleId, refusal, type Verdict } from '../../../engine/game.ts';
import { isBesieging, isInside, isStronghold } from '../board/control.ts';
import { recruit } from '../board/figures.ts';
import { hasUnits, unitsIn } from '../forces/force.ts';
import { HOME_SIDE_OF, isSettlement, NATION_OF, REGION_COUNT } from '../map/regions.ts';
import { AT_WAR } from '../politics/politics.ts';
import { regionName, regionTarget, say } from '../say.ts';
import { opponent, type WotrState } from '../state.ts';
import { GALADRIEL } from '../tables/characters.ts';
import { LEADER, NATION_COUNT } from '../tables/nations.ts';
import { kindOfPiece, NAZGUL, nationOfPiece, sideOfPiece } from '../tables/pieces.ts';
import { nationVerdict, noteNation } from '../team/limits.ts';
import { pieceName } from '../words.ts';
import { SIEGE_LIMIT, STACKING_LIMIT } from './pieces.ts';

const NOT_AT_WAR = refusal('WR-6.4.2', 'A Muster result recruits only for a Nation At War.');
const NONE_LEFT = refusal('WR-6.6.4', 'No such figure is left among the reinforcements.');
const NO_PLACE = refusal('WR-6.4.4', 'No Settlement of that Nation can take it.');
const NOT_HIS_SETTLEMENT = refusal('WR-6.4.4', 'It must go to a City, Town or Stronghold of its own Nation.');
const NOT_SAURONS = refusal('WR-6.4.6', 'Nazgûl are recruited only in Strongholds of Sauron.');
const TAKEN = refusal('WR-6.6.2', 'The enemy has captured that Settlement.');
const ENEMIES = refusal('WR-6.6.2', 'Enemy units are there.');
const UNDER_SIEGE = refusal(
  'WR-6.6.3',
  'A Muster result recruits nobody in a Stronghold under siege; only a card does.',
);
const FULL = refusal('WR-6.6.7', 'Your Army there is as large as it may be.');
const NO_ARMY = refusal('WR-6.4.7', 'A Leader must be with units of its side.');
const SAME_PLACE = refusal('WR-4.8.4', 'Two figures of one Muster result go to two different Settlements.');

/** The Settlements of each Nation. */
export const SETTLEMENTS: readonly (readonly number[])[] = Array.from({ length: NATION_COUNT }, (_, nation) =>
  Array.from({ length: REGION_COUNT }, (_, region) => region).filter(
    (region) => NATION_OF[region] === nation && isSettlement(region),
  ),
);

const isLeaderPiece = (piece: number): boolean => piece !== NAZGUL && kindOfPiece(piece) === LEADER;
const isUnitPiece = (piece: number): boolean => kindOfPiece(piece) !== LEADER;

/** May a Muster result put the figure here? `first` is where its other figure went. */
export function musterVerdict(s: WotrState, piece: number, region: number, first: number): Verdict {
  const side = sideOfPiece(piece);
  if (NATION_OF[region] !== nationOfPiece(piece) || !isSettlement(region)) return NOT_HIS_SETTLEMENT;
  if (piece === NAZGUL && !isStronghold(region)) return NOT_SAURONS;
  if (s.captured[region]) return TAKEN;
  if (hasUnits(s, region, opponent(side))) {
    if (!isInside(s, region, side)) return ENEMIES;
    if (region !== s.at[GALADRIEL]) return UNDER_SIEGE;
  }
  if (region === first) return SAME_PLACE;
  if (isLeaderPiece(piece)) return hasUnits(s, region, side) ? undefined : NO_ARMY;
  const limit = isInside(s, region, side) ? SIEGE_LIMIT : STACKING_LIMIT; // WR-12.4.6
  return isUnitPiece(piece) && unitsIn(s, region, side) >= limit ? FULL : undefined;
}

/** Can a Muster result recruit the figure at all? If not, what all its Settlements have against it. */
export function recruitVerdict(s: WotrState, piece: number, first: number): Verdict {
  const nation = nationOfPiece(piece);
  const barred = s.team && nationVerdict(s, nation);
  if (barred) return barred;
  if (s.step[nation] !== AT_WAR) return NOT_AT_WAR;
  if (s.reserve[piece] === 0) return NONE_LEFT;
  let reason: Refusal | undefined;
  for (const region of SETTLEMENTS[nation]) {
    const verdict = musterVerdict(s, piece, region, first);
    if (!verdict) return undefined;
    if (verdict === NO_ARMY) reason = NO_ARMY;
    else if (verdict !== NOT_SAURONS && reason !== NO_ARMY)
      reason = reason === undefined || reason === verdict ? verdict : NO_PLACE;
  }
  return reason;
}

/** May a card put the figure here? The place the card names stands for the rules about Settlements (WR-6.5.6). */
export function cardVerdict(s: WotrState, piece: number, region: number): Verdict {
  const side = sideOfPiece(piece);
  const barred = s.team && nationVerdict(s, nationOfPiece(piece));
  if (barred) return barred;
  if (s.reserve[piece] === 0) return NONE_LEFT;
  if (s.captured[region] && HOME_SIDE_OF[region] === side) return TAKEN;
  const inside = isInside(s, region, side);
  if (!inside && hasUnits(s, region, opponent(side)) && !isBesieging(s, region, side)) return ENEMIES;
  if (isLeaderPiece(piece)) return hasUnits(s, region, side) ? undefined : NO_ARMY;
  const limit = inside ? SIEGE_LIMIT : STACKING_LIMIT;
  return isUnitPiece(piece) && unitsIn(s, region, side) >= limit ? FULL : undefined;
}

/** By a Muster result or by a card: `rule` says which. */
export function doRecruit(s: WotrState, piece: number, region: number, rule: RuleId, emit: Emit): void {
  recruit(s, region, piece);
  noteNation(s, nationOfPiece(piece));
  const text = `1 ${pieceName(piece)} is recruited in ${regionName(region)}.`;
  emit?.(say('recruit', rule, text, [regionTarget(region)], { seat: sideOfPiece(piece), pieces: [piece] }));
}
