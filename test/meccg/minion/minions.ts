// Tables for the tests of minions: player one is a Ringwraith's, player two too unless `two` says otherwise.
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
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

/** The same in the starter game. */
export const starters = (one: Words, two: Words = {}, rolls: readonly number[] = []): Table =>
  scene(
    meccg,
    { one: { alignment: 'minion', ...one }, two: { alignment: 'minion', ...two } },
    { rolls: [...rolls], options: { starter: true } },
  );
