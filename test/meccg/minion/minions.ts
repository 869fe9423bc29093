// Tables for the tests of minions: player one is a Ringwraith's, player two too unless `two` says otherwise.
import type { Words } from '../../../engine/game.ts';
import { C, type CardId } from '../../../games/meccg/cards/all.ts';
import { companyOf, sizeOf } from '../../../games/meccg/company.ts';
import { meccg } from '../../../games/meccg/game.ts';
import type { Company } from '../../../games/meccg/state.ts';
import { scene } from '../../scene.ts';
import { act, asked, bearer, hears, quiet, type Table, until, where } from '../combat/fight.ts';

export { act, asked, bearer, hears, quiet, type Table, until, where };

/** Seat one's words are a minion's, and seat two's unless they say so themselves. */
export const minions = (one: Words, two: Words = {}, more: Words = {}, rolls: readonly number[] = []): Table =>
  scene(
    meccg,
    { ...more, one: { alignment: 'minion', ...one }, two: { alignment: 'minion', ...two } },
    { rolls: [...rolls] },
  );

/** The physical card with this id. */
export const cardOf = (game: Table, id: CardId): number => game.state.def.indexOf(C[id]);

/** The company that somebody is in. */
export function companyWith(game: Table, id: CardId): Company {
  const company = companyOf(game.state, cardOf(game, id));
  if (!company) throw new Error(`${id} is in no company.`);
  return company;
}

export const sizeNow = (game: Table, id: CardId): number => sizeOf(game.state, companyWith(game, id));

/** The same in the starter game. */
export const starters = (one: Words, two: Words = {}, rolls: readonly number[] = []): Table =>
  scene(
    meccg,
    { one: { alignment: 'minion', ...one }, two: { alignment: 'minion', ...two } },
    { rolls: [...rolls], options: { starter: true } },
  );
