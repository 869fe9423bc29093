// The attack that is faced.
import assert from 'node:assert/strict';
import type { AttackRace } from '../../../games/meccg/cards/facts.ts';

import { type Attack, DETAINMENT } from '../../../games/meccg/state.ts';
import * as attack from '../../../games/meccg/stats/attack.ts';
import * as fight from '../../../games/meccg/stats/fight.ts';
import { cardOf, type Table } from './names.ts';

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
/** It taps instead of wounding. */
export const isDetainment = (game: Table): boolean => (theAttack(game).bits & DETAINMENT) !== 0;
export const canBeStruck = (game: Table, id: string): boolean => fight.canBeStruck(game.state, cardOf(game, id));
