// The attack that is faced.
import assert from 'node:assert/strict';
import { NONE } from '../../../engine/game.ts';
import type { AttackRace } from '../../../games/meccg/cards/facts.ts';
import { ATTACK_RACES } from '../../../games/meccg/cards/kinds.ts';
import { ifFaced } from '../../../games/meccg/combat/automatic.ts';
import { ATTACK_BODY, type Attack, AUTOMATIC, CANCELLED, DETAINMENT } from '../../../games/meccg/state.ts';
import * as attack from '../../../games/meccg/stats/attack.ts';
import * as fight from '../../../games/meccg/stats/fight.ts';
import { cardOf, companyOf, nameOf, type Table } from './names.ts';

const theAttack = ({ state }: Table): Attack => {
  assert.ok(state.attack, 'No attack is faced.');
  return state.attack;
};

export const isAttacked = ({ state }: Table): boolean => state.attack !== null;
export const attackProwess = ({ state }: Table): number => attack.attackProwess(state);
export const strikesOf = ({ state }: Table): number => attack.strikesOf(state);
/** NONE for an attack without one. */
export const attackBody = ({ state }: Table): number => attack.attackBody(state);
export const attackRace = ({ state }: Table): AttackRace | undefined => attack.attackRace(state);
/** Strikes beyond one for each, that are not yet allotted. */
export const excessStrikes = (game: Table): number => theAttack(game).excess;
/** Which attack of the card it is, from 1. */
export const nthAttack = (game: Table): number => theAttack(game).nth;
/** A card makes a normal attack of what would be a detainment attack. */
export const attacksNormally = (game: Table): boolean => attack.attacksNormally(game.state, theAttack(game));
/** How many attacks of the card were defeated so far. */
export const attacksDefeated = (game: Table): number => theAttack(game).defeated;
export const isAutomatic = (game: Table): boolean => (theAttack(game).bits & AUTOMATIC) !== 0;
export const isCancelled = (game: Table): boolean => (theAttack(game).bits & CANCELLED) !== 0;
/** It taps instead of wounding. */
export const isDetainment = (game: Table): boolean => (theAttack(game).bits & DETAINMENT) !== 0;
export const canBeStruck = (game: Table, id: string): boolean => fight.canBeStruck(game.state, cardOf(game, id));

/** Who faces the strike that is being resolved; nobody between strikes. */
export const strikeOn = (game: Table): string => nameOf(game, fight.theStrike(game.state)?.on ?? NONE);
/** His prowess against it, as he stands. */
export function strikeProwess(game: Table): number {
  const strike = fight.theStrike(game.state);
  assert.ok(strike, 'No strike is being resolved.');
  return fight.prowessAgainst(game.state, strike);
}
/** A body check is about to be made. */
export const isBodyCheck = (game: Table): boolean => theAttack(game).stage === ATTACK_BODY;

/** What is true while a company faces such an attack, which is over when that was asked. */
export function ifAttacked<T>(game: Table, race: AttackRace, ask: () => T, who?: string): T {
  const company = companyOf(game, who);
  const spec = { company: company.id, race: ATTACK_RACES.indexOf(race), strikes: 1, prowess: 5 };
  return ifFaced(game.state, spec, ask);
}
