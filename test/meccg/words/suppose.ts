// What no card or no short way brings about, and yet a rule must stand: "suppose that ...".
import assert from 'node:assert/strict';
import { cardIndex } from '../../../games/meccg/cards/all.ts';
import type { AttackRace } from '../../../games/meccg/cards/facts.ts';
import { ATTACK_RACES } from '../../../games/meccg/cards/kinds.ts';
import { note, PLAYED } from '../../../games/meccg/history.ts';
import { type Attack, DETAINMENT } from '../../../games/meccg/state.ts';
import { cardOf, companyOf, inPlay, type Table } from './names.ts';

type Numbers = Partial<Pick<Attack, 'strikes' | 'prowess' | 'index'>>;
interface Supposed extends Numbers {
  readonly race?: AttackRace;
  /** The card that attacks. */
  readonly by?: string;
  readonly detainment?: true;
}

/** The attack that is faced were of another race or card, had other printed numbers, or were another of its site's. */
export function supposeAttack(game: Table, { race, by, detainment, ...numbers }: Supposed): void {
  const { attack } = game.state;
  assert.ok(attack, 'No attack is faced.');
  Object.assign(attack, numbers);
  if (race !== undefined) attack.race = ATTACK_RACES.indexOf(race);
  if (by !== undefined) attack.card = cardOf(game, by);
  if (detainment) attack.bits |= DETAINMENT;
}

/** Somebody else bore it. */
export const supposeOn = (game: Table, id: string, bearer: string): void => {
  game.state.host[inPlay(game, id)] = inPlay(game, bearer);
};
/** The company had been so large when its movement/hazard phase began: so many hazards may be played on it. */
export const supposeSize = (game: Table, size: number, who?: string): void => {
  companyOf(game, who).size = size;
};
/** A card had been played on the company this turn. */
export const supposePlayed = (game: Table, id: string, who?: string): void =>
  note(game.state, PLAYED, companyOf(game, who).id, cardIndex(id));
