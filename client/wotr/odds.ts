// The chances of a battle as it would be fought now, to its end and without cards.
import { R, SETTLEMENT_OF, STRONGHOLD } from '../../games/wotr/map/regions.ts';
import { type BattleOdds, type BattlePlace, battleOdds } from '../../games/wotr/odds/battle.ts';
import { hitChances, neededWith } from '../../games/wotr/odds/dice.ts';
import { entOdds } from '../../games/wotr/odds/ents.ts';
import { armyOf, armyUnderWhiteRider } from '../../games/wotr/odds/from-board.ts';
import type { RoundBattle } from '../../games/wotr/odds/round.ts';
import { attackPlace, superiorAt } from '../../games/wotr/reading/battle.ts';
import { armyIn, controller, ENT, type Force, figuresIn } from '../../games/wotr/reading/board.ts';
import { COMBAT_DICE } from '../../games/wotr/tables/dice.ts';
import { FREE, SHADOW, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Battle } from './doing.ts';

/**
 * Of an attack that may be chosen: 'you win 40 %', unless the enemy withdraws into his Stronghold (WR-6.30.1); of an
 * assault, a round and all that Elites can prolong it to (WR-6.31.4).
 */
export function attackWords(view: WotrView, side: Side, from: number, force: Force, region: number): string {
  const enemy = (1 - side) as Side;
  const at = attackPlace(view, side, from, region);
  const attack = {
    attacker: armyOf(view, force, side),
    defender: armyOf(view, armyIn(view, region, enemy), enemy),
    at,
    ...superiorAt(view, side, region),
  };
  const toTheEnd = percent(battleOdds({ ...attack, until: 'end' }).attackerWins);
  if (at === 'field' && SETTLEMENT_OF[region] === STRONGHOLD && controller(view, region) === enemy)
    return `you win ${toTheEnd}, unless it withdraws behind the walls`;
  if (at !== 'siege') return `you win ${toTheEnd}`;
  const round = percent(battleOdds({ ...attack, until: 1 }).attackerWins);
  return round === toTheEnd ? `a round takes it ${round}` : `a round takes it ${round}, to the end ${toTheEnd}`;
}

/** What is left of a battle. A siege is reckoned round by round until somebody is gone. */
export function oddsOf(view: WotrView, battle: Battle): BattleOdds {
  const now = battleNow(view, battle);
  return battleOdds({ ...now, ...(now.at === 'siege' ? {} : { until: 'end' as const }) });
}

/** The battle as it stands, for the calculators. */
export function battleNow(view: WotrView, battle: Battle): RoundBattle {
  const { side, region, force, kind, round, special, now, whiteRider } = battle;
  const enemy = (1 - side) as Side;
  const walls = round <= 1 && now.rollHits[side] === 0 && now.missed[side] === 0;
  const first = attackPlace(view, side, battle.from, region);
  const at: BattlePlace =
    kind === 'field' ? (walls && first !== 'siege' && first !== 'sortie' ? first : 'field') : kind;
  const read = whiteRider ? armyUnderWhiteRider : armyOf;
  const fewerDice = special.fewerDefenderDice ?? 0;
  return {
    attacker: read(view, force, side),
    defender: { ...read(view, defenders(view, battle), enemy), ...(fewerDice > 0 && { always: { fewerDice } }) },
    at,
    ...(kind === 'siege' && round <= 1 ? superiorAt(view, side, region, special) : {}),
  };
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
