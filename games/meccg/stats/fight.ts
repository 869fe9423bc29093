// The attack that is being faced: whom it is on, who can be struck, what has become of it.

import { NONE, type Seat } from '../../../engine/game.ts';
import { NO_NUMBER } from '../cards/all.ts';
import type { AttackRace } from '../cards/facts.ts';
import { ATTACK_RACES, CREATURE_CARD, isAlly, isCharacter, KIND } from '../cards/kinds.ts';
import { companyById, companyOf, fightersOf } from '../company.ts';
import { raceInFight } from '../duels.ts';
import { cannotBe } from '../effects/reading/deeds.ts';
import { THE_ATTACK } from '../refs.ts';
import { opponentOf } from '../seats.ts';
import {
  type Attack,
  CANCELLED,
  type Company,
  DETAINMENT,
  type Duelist,
  type MeccgState,
  PLAY,
  STRIKE_DEFEATED,
  type Strike,
  TAPPED,
  WOUNDED,
} from '../state.ts';
import { prowessOf } from '../stats.ts';

/** It attacks, or waits for an attack within its own to end: a creature now, whatever event it could also be. */
export const isAttacker = (s: MeccgState, card: number): boolean =>
  s.host[card] === THE_ATTACK && KIND[s.def[card]] === CREATURE_CARD;

/** What marks one automatic-attack of a site among the others: its place, or the card that adds it. */
export const attackId = (attack: Pick<Partial<Attack>, 'index' | 'card'>): number =>
  attack.index === undefined || attack.index === NONE ? ADDED + (attack.card ?? 0) : attack.index;

const ADDED = 1000;

/** The company that is attacked; undefined once it has ended. */
export const attacked = (s: MeccgState): Company | undefined =>
  s.attack ? companyById(s, s.attack.company) : undefined;

/** Whose company is attacked. */
export const defenderSeat = (s: MeccgState, attack: Attack): Seat =>
  attack.duel?.foe ?? attack.onlooker ?? opponentOf(s, attack.seat);

export const isCancelled = (attack: Attack): boolean => (attack.bits & CANCELLED) !== 0;

/** Somebody in play and in the attacked company. */
export const isThere = (s: MeccgState, card: number): boolean =>
  s.zone[card] === PLAY && s.attack !== null && companyOf(s, card)?.id === s.attack.company;

/** No strike can be assigned to an ally without prowess or body, nor against a card's word (CR-CARD-goldberry-1). */
export function canBeStruck(s: MeccgState, card: number): boolean {
  return canFight(s, card) && !cannotBe(s, 'struck', card, THE_ATTACK);
}

/** A character, or an ally with prowess (MW-S7.2.12). */
export const canFight = (s: MeccgState, card: number): boolean =>
  isCharacter(s.def[card]) || (isAlly(s.def[card]) && prowessOf(s, card) !== NO_NUMBER);

/** Who attacks, where a company does (MX-12.2). */
export function attackersOf(s: MeccgState, attack: Attack): number[] {
  const company = attack.duel && companyById(s, attack.duel.company);
  return company ? fightersOf(s, company).filter((card) => canFight(s, card)) : [];
}

/** What attacks: one race, or those of a company that does. */
export const racesOf = (s: MeccgState, attack: Attack): (AttackRace | undefined)[] =>
  attack.duel ? attackersOf(s, attack).map((card) => ATTACK_RACES[raceInFight(s, card)]) : [ATTACK_RACES[attack.race]];

/** A strike can still be fought: its target is there, and so is who strikes where somebody does. */
export const isFought = (s: MeccgState, { on, duel }: Strike): boolean =>
  isThere(s, on) && (duel === undefined || (s.attack !== null && attackersOf(s, s.attack).includes(duel.on)));

/** Who can be struck (MW-S7.2.12). */
export function targetsOfAttack(s: MeccgState): number[] {
  const company = attacked(s);
  const alone = s.attack?.alone;
  return company
    ? fightersOf(s, company).filter((card) => (alone === undefined || card === alone) && canBeStruck(s, card))
    : [];
}

/** Who can be struck and has no strike of this attack yet (MW-S7.2.3). */
export const unassigned = (s: MeccgState): number[] =>
  targetsOfAttack(s).filter((card) => !s.attack?.faced.some((strike) => strike.on === card));

/** The strike that is being resolved. */
export const theStrike = (s: MeccgState): Strike | undefined =>
  s.attack && s.attack.now !== NONE ? s.attack.faced[s.attack.now] : undefined;

/** All strikes that were assigned have been defeated (MW-S7.6.1, MW-S7.2.9). */
export const isDefeated = (attack: Attack): boolean =>
  !isCancelled(attack) &&
  (attack.bits & DETAINMENT) === 0 && // LE-S7.7.1
  attack.faced.length > 0 &&
  attack.faced.every((strike) => strike.state === STRIKE_DEFEATED);

/** MW-S7.3.1, MW-S7.3.2, MW-S7.3.4 */
const TAPPED_PENALTY = 1;

const WOUNDED_PENALTY = 2;

export const STAY_PENALTY = 3;

/** CR-MISC-6 */
const PAIRED_PENALTY = 3;

export const STAYS_FOR_PENALTY = 1;

const standPenalty = (s: MeccgState, card: number): number =>
  s.stand[card] === TAPPED ? TAPPED_PENALTY : s.stand[card] === WOUNDED ? WOUNDED_PENALTY : 0;

/** The prowess of the target against this strike: his own, then what the strike itself does to it (MW-S7.3.10). */
export function prowessAgainst(s: MeccgState, strike: Strike): number {
  return (
    prowessOf(s, strike.on) -
    standPenalty(s, strike.on) -
    (strike.stays === STAYS_FOR_PENALTY ? STAY_PENALTY : 0) -
    (strike.paired === 1 ? PAIRED_PENALTY : 0) -
    strike.excess +
    strike.plus
  );
}

/** The prowess of who strikes in a duel, with what the strike does to it. */
export const prowessOfStriker = (s: MeccgState, { on, stays, plus }: Duelist): number =>
  prowessOf(s, on) - standPenalty(s, on) - (stays === STAYS_FOR_PENALTY ? STAY_PENALTY : 0) + plus;
