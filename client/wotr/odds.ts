// The chances of a battle as it would be fought now, to its end and without cards.
import { type Army, type BattleOdds, battleOdds, type Modifiers, type Place } from '../../games/wotr/odds/battle.ts';
import { hitChances } from '../../games/wotr/odds/dice.ts';
import { armyOf } from '../../games/wotr/odds/from-board.ts';
import { attackPlace, superiorAt } from '../../games/wotr/reading/battle.ts';
import { armyIn, type Force } from '../../games/wotr/reading/board.ts';
import { COMBAT_DICE } from '../../games/wotr/tables/dice.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
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
  const at: Place = kind === 'field' ? (walls && first !== 'siege' && first !== 'sortie' ? first : 'field') : kind;
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

/** The chances of 0, 1, 2 … hits in one round, with the Leader Re-roll. */
export function hitsOf(view: WotrView, force: Force, side: Side, needed: number): readonly number[] {
  const army = armyOf(view, force, side);
  const strength = army.regular + army.elite + (army.dunlendings ?? 0) + (army.captains ?? 0);
  const lead = (army.leadership ?? 0) + (army.leadingElites ?? 0);
  return [...hitChances(Math.min(COMBAT_DICE, strength), needed, Math.min(COMBAT_DICE, lead))];
}

/** '60 %', and never 0 or 100 for what is not certain. */
export const percent = (share: number): string => {
  const whole = Math.round(share * 100);
  const shown = share <= 0 ? 0 : share >= 1 ? 100 : Math.min(99, Math.max(1, whole));
  return `${shown} %`;
};
