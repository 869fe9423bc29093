// Who and what is meant: cards, players and companies by their names.
import assert from 'node:assert/strict';
import { NONE } from '../../../engine/game.ts';
import { CARDS, cardIndex } from '../../../games/meccg/cards/all.ts';
import * as companies from '../../../games/meccg/company.ts';
import { isCard } from '../../../games/meccg/refs.ts';
import type { Company, MeccgState } from '../../../games/meccg/state.ts';
import { domains, SEAT_IDS } from '../../../games/meccg/words.ts';

export interface Table {
  readonly state: MeccgState;
}
export type Player = (typeof SEAT_IDS)[number];

/** The card on the table, `bilbo.2` for its second copy there; else wherever the first of them lies. */
export function cardOf({ state }: Table, id: string): number {
  const def = cardIndex(id.replace(/\.\d+$/, ''));
  assert.ok(def !== NONE, `No card is called ${id}.`);
  const onTable = domains['card'].read(id, state);
  const card = onTable === NONE ? state.def.indexOf(def) : onTable;
  assert.ok(card >= 0, `${id} is not in this game.`);
  return card;
}

export function inPlay(game: Table, id: string): number {
  const card = cardOf(game, id);
  assert.ok(game.state.play.includes(card), `${id} is not in play.`);
  return card;
}

export const nameOf = ({ state }: Table, card: number): string => (isCard(card) ? CARDS[state.def[card]].id : '');
export const namesOf = (game: Table, cards: readonly number[]): string[] => cards.map((card) => nameOf(game, card));

export function seatOf({ state }: Table, player: Player): number {
  const seat = SEAT_IDS.indexOf(player);
  assert.ok(seat >= 0 && seat < state.alignment.length, `Nobody is player ${player} here.`);
  return seat;
}

/** The company of somebody; the first on the table when nobody is named. */
export function companyOf(game: Table, who?: string): Company {
  const company = who === undefined ? game.state.companies[0] : companies.companyOf(game.state, inPlay(game, who));
  assert.ok(company, who === undefined ? 'There is no company.' : `${who} is in no company.`);
  return company;
}
