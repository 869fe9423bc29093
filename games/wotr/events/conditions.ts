// Conditions of cards, and the questions about the board that several cards ask.

import { controller, isBesieging } from '../board/control.ts';
import { STRIDER_OR_ARAGORN, whereIs } from '../board/figures.ts';
import { hasCompanions } from '../fellowship/members.ts';
import { charactersIn, hasUnits } from '../forces/force.ts';
import { bitsOf, rowOf } from '../forces/packing.ts';
import { whereIsWitchKing } from '../forces/witch-king.ts';
import {
  ADJACENT,
  HOME_SIDE_OF,
  NATION_OF,
  R,
  REGION_COUNT,
  type RegionId,
  SETTLEMENT_OF,
  STRONGHOLD,
} from '../map/regions.ts';
import { allAtWar, isAtWar } from '../politics/politics.ts';
import { type Board, IN_FELLOWSHIP, type WotrState } from '../state.ts';
import { ARAGORN, CHARACTER_SIDE, GANDALF_WHITE, GOLLUM } from '../tables/characters.ts';
import { ELVES, FREE, ISENGARD, NATION_COUNT, ROHAN, SHADOW } from '../tables/nations.ts';
import { anyOf, nationInText, nationIs, peopleInText, personInText, regionsInText } from './phrases.ts';
import { type Condition, condition } from './vocabulary.ts';

/** The regions that pass a test. */
export function regionsWhere(test: (region: number) => boolean): number[] {
  const list: number[] = [];
  for (let region = 0; region < REGION_COUNT; region++) if (test(region)) list.push(region);
  return list;
}
/** In the region or next to it. */
export const near = (region: number, test: (other: number) => boolean): boolean =>
  test(region) || ADJACENT[region].some(test);

const STRONGHOLDS: readonly number[] = regionsWhere((region) => SETTLEMENT_OF[region] === STRONGHOLD);
export const elvenStrongholds: readonly number[] = STRONGHOLDS.filter((region) => NATION_OF[region] === ELVES);

// ---- politics -------------------------------------------------------------------------------------------------------

export const atWar = (nation: number): Condition => condition(`${nationIs(nation)} At War`, (s) => isAtWar(s, nation));
export const active = (nation: number): Condition =>
  condition(`${nationIs(nation)} active`, (s) => s.active[nation] === 1);
export const shadowAtWar: Condition = condition('every Shadow Nation is At War', (s) => allAtWar(s, SHADOW));

// ---- the Fellowship -------------------------------------------------------------------------------------------------

export const isRevealed: Condition = condition('the Fellowship is revealed', (s) => s.revealed === 1);
/** Progress is not used on the Mordor Track (WR-9.11.2). */
export const hasProgress: Condition = condition(
  'the Progress Counter of the Fellowship is on step 1 or beyond',
  (s) => s.mordor === 0 && s.progress >= 1,
);
/** Whoever holds it: the card does not speak of control (faq-021). */
export const outsideSettlements: Condition = condition(
  'the Ring-bearers are in no region with a Town, City or Stronghold of a Free Peoples Nation',
  (s) => s.mordor > 0 || HOME_SIDE_OF[s.ringBearers] !== FREE,
);
export const companionWithRing: Condition = condition('a Companion is in the Fellowship', hasCompanions);
export const guidedBy = (character: number): Condition =>
  condition(`${personInText(character)} is the Guide`, (s) => s.guide === character);
export const gollumGuides: Condition = guidedBy(GOLLUM);
export const inFellowship = (...companions: readonly number[]): Condition =>
  condition(`${peopleInText(companions)} is in the Fellowship`, (s) =>
    companions.some((companion) => s.at[companion] === IN_FELLOWSHIP),
  );
export const ringBearersIn = (region: RegionId): Condition =>
  condition(`the Ring-bearers are in ${regionsInText([region])}`, (s) => s.mordor === 0 && s.ringBearers === R[region]);
export const nazgulWithRing: Condition = condition(
  'a Nazgûl or the Witch-king is now in the region of the Ring-bearers',
  (s) => s.mordor === 0 && (s.nazgul[s.ringBearers] > 0 || whereIsWitchKing(s) === s.ringBearers),
);

// ---- Characters -----------------------------------------------------------------------------------------------------

export const inPlay = (character: number): Condition =>
  condition(`${personInText(character)} is in play`, (s) => s.at[character] >= 0);
export const witchKingInPlay: Condition = condition('the Witch-king is in play', (s) => whereIsWitchKing(s) >= 0);
export const companionIn = (...regions: readonly RegionId[]): Condition =>
  condition(`a Companion is in ${regionsInText(regions)}`, (s) =>
    regions.some((region) => charactersIn(s, R[region], FREE) !== 0),
  );
export const someoneIn = (characters: readonly number[], ...regions: readonly RegionId[]): Condition =>
  condition(`${peopleInText(characters)} is in ${regionsInText(regions)}`, (s) =>
    characters.some((c) => regions.some((region) => s.at[c] === R[region])),
  );
export const characterInNation = (character: number, nation: number): Condition =>
  condition(
    `${personInText(character)} is in a region of ${nationInText(nation)}`,
    (s) => s.at[character] >= 0 && NATION_OF[s.at[character]] === nation,
  );

/** Strider, or Aragorn once he is: where he stands on the map, below 0 if he does not. */
export const whereIsStrider = (s: WotrState): number => whereIs(s, ...STRIDER_OR_ARAGORN);
export const striderIn = (nation: number): Condition =>
  condition(`Strider (or Aragorn) is in a region of ${nationInText(nation)}`, (s) => {
    const at = whereIsStrider(s);
    return at >= 0 && NATION_OF[at] === nation;
  });
export const striderWithArmy: Condition = condition('Strider (or Aragorn) is with an Army of the Free Peoples', (s) => {
  const at = whereIsStrider(s);
  return at >= 0 && hasUnits(s, at, FREE);
});
export const striderLeads = (...nations: readonly number[]): Condition =>
  condition(
    `Strider (or Aragorn) is with an Army of the Free Peoples in a region of ${anyOf(nations.map(nationInText))}`,
    (s) => striderWithArmy.test(s) && nations.includes(NATION_OF[whereIsStrider(s)]),
  );
export const whiteWizardNearIsengard: Condition = condition(
  'Gandalf the White is in Fangorn or in a region of Rohan',
  (s) => {
    const at = s.at[GANDALF_WHITE];
    return at >= 0 && (at === R.fangorn || NATION_OF[at] === ROHAN);
  },
);
/** Companions count where they stand; those in the Fellowship are where the Ring-bearers are (WR-8.15.2). */
const strangersIn = (s: WotrState, nation: number): boolean => {
  if (s.mordor === 0 && NATION_OF[s.ringBearers] === nation) return true;
  for (let c = 0; c < s.at.length; c++)
    if (CHARACTER_SIDE[c] === FREE && s.at[c] >= 0 && NATION_OF[s.at[c]] === nation) return true;
  return false;
};
/** The Free Peoples Nations, not yet At War, with a Companion or the Ring-bearers inside. */
export const disturbedNations = (s: WotrState): number[] => {
  const list: number[] = [];
  for (let nation = 0; nation < ISENGARD; nation++)
    if (!isAtWar(s, nation) && strangersIn(s, nation)) list.push(nation);
  return list;
};
export const strangersInPeace: Condition = condition(
  'the Ring-bearers or a Companion is inside a Free Peoples Nation that is not At War',
  (s) => disturbedNations(s).length > 0,
);

// ---- Armies ---------------------------------------------------------------------------------------------------------

export const freeArmyIn = (...regions: readonly RegionId[]): Condition =>
  condition(`an Army of the Free Peoples is in ${regionsInText(regions)}`, (s) =>
    regions.some((region) => hasUnits(s, R[region], FREE)),
  );
export const captainAtMordor = (...regions: readonly RegionId[]): Condition =>
  condition(
    `${peopleInText([ARAGORN, GANDALF_WHITE])} is with an Army of the Free Peoples in ${regionsInText(regions)}`,
    (s) => regions.some((id) => hasUnits(s, R[id], FREE) && (s.at[ARAGORN] === R[id] || s.at[GANDALF_WHITE] === R[id])),
  );
/** How many Nations the Shadow's Army in a region has units of. */
export function shadowNationsIn(s: WotrState, region: number): number {
  const units = s.regular[SHADOW * REGION_COUNT + region] | s.elite[SHADOW * REGION_COUNT + region];
  let nations = 0;
  for (let nation = ISENGARD; units !== 0 && nation < NATION_COUNT; nation++) if (units & bitsOf(nation)) nations++;
  return nations;
}
/** An Army of the Free Peoples with a Companion is there. */
const companionArmyIn = (s: WotrState, region: number): boolean =>
  hasUnits(s, region, FREE) && charactersIn(s, region, FREE) !== 0;
export const companionWithArmy: Condition = condition('a Companion is with an Army of the Free Peoples', (s) => {
  for (let c = 0; c < s.at.length; c++)
    if (CHARACTER_SIDE[c] === FREE && s.at[c] >= 0 && hasUnits(s, s.at[c], FREE)) return true;
  return false;
});

/** Nazgûl in a region, the Witch-king among them (WR-6.13.3). */
export const nazgulIn = (s: Board, region: number): number =>
  s.nazgul[region] + (whereIsWitchKing(s) === region ? 1 : 0);
const castsSpells = (s: WotrState, region: number): boolean => hasUnits(s, region, SHADOW) && nazgulIn(s, region) > 0;
/** Where an Army of the Shadow with a Nazgûl stands, in the region or next to it. */
export const spellCasters = (s: WotrState, region: number): number[] =>
  [region, ...ADJACENT[region]].filter((other) => castsSpells(s, other));
export const spellTargets = (s: WotrState): number[] =>
  regionsWhere((region) => hasUnits(s, region, FREE) && near(region, (other) => castsSpells(s, other)));
export const nazgulArmyNearFree: Condition = condition(
  'an Army of the Shadow with a Nazgûl is in the same region as, or next to, an Army of the Free Peoples',
  (s) => {
    for (let region = 0; region < REGION_COUNT; region++)
      if (hasUnits(s, region, FREE) && near(region, (other) => castsSpells(s, other))) return true;
    return false;
  },
);

/** Here the Witch-king does not count: the card leaves him alone. */
const eaglesStrike = (s: WotrState, region: number): boolean =>
  s.nazgul[region] > 0 && hasUnits(s, region, SHADOW) && near(region, (other) => companionArmyIn(s, other));
export const eaglesTargets = (s: WotrState): number[] => regionsWhere((region) => eaglesStrike(s, region));
export const companionNearNazgul: Condition = condition(
  'an Army of the Free Peoples with a Companion is in the same region as, or next to, an Army of the Shadow with a ' +
    'Nazgûl (the Witch-king does not count)',
  (s) => {
    for (let region = 0; region < REGION_COUNT; region++) if (eaglesStrike(s, region)) return true;
    return false;
  },
);

// ---- sieges ---------------------------------------------------------------------------------------------------------

export const besiegedByShadow = (region: RegionId): Condition =>
  condition(`an Army of the Shadow besieges ${regionsInText([region])}`, (s) => isBesieging(s, R[region], SHADOW));
export const shadowSieges = (s: WotrState): number[] => STRONGHOLDS.filter((region) => isBesieging(s, region, SHADOW));
export const witchKingBesieges: Condition = condition(
  'the Witch-king is with an Army of the Shadow that besieges a Stronghold of a Free Peoples Nation',
  (s) => {
    const at = whereIsWitchKing(s);
    return at >= 0 && HOME_SIDE_OF[at] === FREE && isBesieging(s, at, SHADOW);
  },
);
const isengardBesieges = (s: WotrState, region: number): boolean =>
  isBesieging(s, region, SHADOW) &&
  ((s.regular[rowOf(region, ISENGARD)] | s.elite[rowOf(region, ISENGARD)]) & bitsOf(ISENGARD)) !== 0;
export const isengardSieges = (s: WotrState): number[] => STRONGHOLDS.filter((region) => isengardBesieges(s, region));
export const isengardBesiegesSome: Condition = condition('an Army with an Isengard unit besieges a Stronghold', (s) =>
  STRONGHOLDS.some((region) => isengardBesieges(s, region)),
);
export const shadowHoldsElvenStronghold: Condition = condition('the Shadow controls a Stronghold of the Elves', (s) =>
  elvenStrongholds.some((region) => controller(s, region) === SHADOW),
);
