// The chances of a battle as it would be fought now, to its end and without cards.
import { R } from '../../games/wotr/map/regions.ts';
import {
  type Army,
  type BattleOdds,
  type BattlePlace,
  battleOdds,
  type Modifiers,
} from '../../games/wotr/odds/battle.ts';
import { hitChances, neededWith } from '../../games/wotr/odds/dice.ts';
import { entOdds } from '../../games/wotr/odds/ents.ts';
import { armyOf } from '../../games/wotr/odds/from-board.ts';
import { attackPlace, superiorAt } from '../../games/wotr/reading/battle.ts';
import { armyIn, ENT, type Force, figuresIn } from '../../games/wotr/reading/board.ts';
import { COMBAT_DICE } from '../../games/wotr/tables/dice.ts';
import { FREE, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Battle } from './doing.ts';

/** Of an attack that may be chosen. */
export function attackOdds(view: WotrView, side: Side, from: number, force: Force, region: number): BattleOdds {
  const enemy = (1 - side) as Side;
  return battleOdds({
    attacker: armyOf(view, force, side),
    defender: armyOf(view, armyIn(view, region, enemy), enemy),
    at: attackPlace(view, side, from, region),
    ...superiorAt(view, side, region),
    until: 'end',
  });
}

/** What a card does to the dice of this round, seen from the side that uses it. */
export interface CardOdds {
  readonly you?: Modifiers;
  readonly enemy?: Modifiers;
}

/** The odds with one side's card counted in. */
export interface WithCard {
  readonly by: Side;
  readonly card: CardOdds;
}

/** What is left of a battle. A siege is reckoned round by round until somebody is gone. */
export function oddsOf(view: WotrView, battle: Battle, using?: WithCard): BattleOdds {
  const { side, region, force, kind, round, special, now } = battle;
  const enemy = (1 - side) as Side;
  const walls = round <= 1 && now.rollHits[side] === 0 && now.missed[side] === 0;
  const first = attackPlace(view, side, battle.from, region);
  const at: BattlePlace =
    kind === 'field' ? (walls && first !== 'siege' && first !== 'sortie' ? first : 'field') : kind;
  const changed = (of: Side): Modifiers | undefined => using && (using.by === of ? using.card.you : using.card.enemy);
  const armed = (army: Army, of: Side): Army => ({ ...army, ...(changed(of) && { first: changed(of) ?? {} }) });
  return battleOdds({
    attacker: armed(armyOf(view, force, side), side),
    defender: armed(armyOf(view, defenders(view, battle), enemy), enemy),
    at,
    ...(kind === 'siege' ? (round <= 1 ? superiorAt(view, side, region, special) : {}) : { until: 'end' as const }),
  });
}

export const defenders = (view: WotrView, { side, region }: Battle): Force => armyIn(view, region, (1 - side) as Side);

/** What superiority in siege engines adds to the roll of the Free Peoples that is still to come (WR-12.10.8, WR-12.10.10). */
export function engineBonus(view: WotrView, { kind, side, region, round, special, now }: Battle, of: Side): number {
  if (kind !== 'siege' || of !== FREE || round > 1 || (now.rollHits[of] ?? 0) + (now.missed[of] ?? 0) > 0) return 0;
  const { superior } = superiorAt(view, side, region, special);
  return superior === undefined ? 0 : superior === (of === side ? 'attacker' : 'defender') ? 1 : -1;
}

/** The chances of 0, 1, 2 … hits in one round, with the Leader Re-roll, to which no bonus counts. */
export function hitsOf(view: WotrView, force: Force, side: Side, needed: number, bonus = 0): readonly number[] {
  const army = armyOf(view, force, side);
  const strength = army.regular + army.elite + (army.dunlendings ?? 0) + (army.captains ?? 0);
  const lead = (army.leadership ?? 0) + (army.leadingElites ?? 0);
  return [
    ...hitChances(Math.min(COMBAT_DICE, strength), neededWith(needed, bonus), Math.min(COMBAT_DICE, lead), needed),
  ];
}

/** How likely Ents destroy the Army in a region: '1 Ent destroys it with 21 %, 3 with 80 %' (WR-12.9.10, WR-12.9.14). */
export function entWords(view: WotrView, region: number): string {
  const army = armyOf(view, armyIn(view, region, SHADOW), SHADOW);
  const spare = figuresIn(view, R.fangorn, ENT) - 1;
  const alone = `1 Ent destroys it with ${percent(entOdds(army, 1).destroyed)}`;
  return spare > 1 ? `${alone}, ${spare} with ${percent(entOdds(army, spare).destroyed)}` : alone;
}

/** '60 %', and never 0 or 100 for what is not certain. */
export const percent = (share: number): string => {
  const whole = Math.round(share * 100);
  const shown = share <= 0 ? 0 : share >= 1 ? 100 : Math.min(99, Math.max(1, whole));
  return `${shown} %`;
};
