// Places that cards name.

import { isFree } from '../board/control.ts';
import { charactersIn, hasUnits } from '../forces/force.ts';
import { whereIsWitchKing } from '../forces/witch-king.ts';
import type { CardFrame } from '../frames.ts';
import {
  COASTAL,
  EAST_EDGE,
  isSettlement,
  NATION_OF,
  R,
  type RegionId,
  SETTLEMENT_OF,
  STRONGHOLD,
} from '../map/regions.ts';
import type { WotrState } from '../state.ts';
import { FREE, GONDOR, SHADOW, sideOf } from '../tables/nations.ts';
import { near, regionsWhere } from './conditions.ts';
import { nationInText, personInText, regionsInText } from './phrases.ts';
import { chosen, NOTHING } from './vocabulary.ts';

/** One region, or several among which the player chooses one. */
export interface EventPlace {
  readonly text: string;
  regions(s: WotrState, f: CardFrame): readonly number[];
}

/** A place whose regions never change. */
const fixed = (text: string, regions: readonly number[]): EventPlace => ({ text, regions: () => regions });
/** The regions that fit just then. */
const where = (
  text: string,
  fits: (s: WotrState, region: number) => boolean,
  among?: readonly number[],
): EventPlace => ({
  text,
  regions: (s) => (among ? among.filter((region) => fits(s, region)) : regionsWhere((region) => fits(s, region))),
});

export const at = (...ids: readonly RegionId[]): EventPlace =>
  fixed(
    regionsInText(ids),
    ids.map((id) => R[id]),
  );
/** The region that an earlier part chose. */
export const there: EventPlace = {
  text: 'that region',
  regions: (_s, f) => (chosen(f) === NOTHING ? [] : [chosen(f)]),
};
export const withCharacter = (character: number): EventPlace => ({
  text: `the region of ${personInText(character)}`,
  regions: (s) => (s.at[character] >= 0 ? [s.at[character]] : []),
});

export const withWitchKing: EventPlace = {
  text: 'the region of the Witch-king',
  regions: (s) => (whereIsWitchKing(s) >= 0 ? [whereIsWitchKing(s)] : []),
};

const settlements = (nation: number): number[] =>
  regionsWhere((region) => isSettlement(region) && NATION_OF[region] === nation);
const strongholds = (nation: number): number[] =>
  settlements(nation).filter((region) => SETTLEMENT_OF[region] === STRONGHOLD);

/** Settlements of a Nation; whether they can take anybody is for the rules of recruiting. */
export const settlementsOf = (nation: number): EventPlace =>
  fixed(`Towns, Cities or Strongholds of ${nationInText(nation)}`, settlements(nation));
export const strongholdsOf = (nation: number): EventPlace =>
  fixed(`Strongholds of ${nationInText(nation)}`, strongholds(nation));
export const freeSettlementOf = (nation: number): EventPlace =>
  where(
    `a free region with a Town, City or Stronghold of ${nationInText(nation)}`,
    (s, region) => isFree(s, region, sideOf(nation)),
    settlements(nation),
  );

export const withShadowArmy: EventPlace = where('a region with an Army of the Shadow', (s, region) =>
  hasUnits(s, region, SHADOW),
);
export const coastWithFreeArmy: EventPlace = where(
  'a coastal region with an Army of the Free Peoples',
  (s, region) => COASTAL[region] === 1 && hasUnits(s, region, FREE),
);
export const regionOrWithCompanion = (id: RegionId, nation: number): EventPlace =>
  where(
    `${regionsInText([id])} or a region of ${nationInText(nation)} with a Companion`,
    (s, region) => region === R[id] || (NATION_OF[region] === nation && charactersIn(s, region, FREE) !== 0),
  );
export const freeEastEdgeOf = (nation: number): EventPlace =>
  where(
    `a free region of ${nationInText(nation)} at the eastern edge of the map`,
    (s, region) => isFree(s, region, sideOf(nation)),
    regionsWhere((region) => EAST_EDGE[region] === 1 && NATION_OF[region] === nation),
  );

export const DUNLAND: readonly number[] = [R['north-dunland'], R['south-dunland']];
export const freeNextToDunland: EventPlace = where(
  'a free region adjacent to North Dunland or South Dunland',
  (s, region) => isFree(s, region, SHADOW),
  regionsWhere((region) => near(region, (other) => other !== region && DUNLAND.includes(other))),
);

/** Where the Corsairs land. */
export const GONDOR_COAST: readonly number[] = regionsWhere(
  (region) => COASTAL[region] === 1 && NATION_OF[region] === GONDOR,
);
