// Positions of older rules under those of now: what a step changes. That every stored position is carried over and played on
// is seen in released.slow.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OldState } from '../../engine/migrate.ts';
import { C } from '../../games/meccg/cards/all.ts';
import { meccg } from '../../games/meccg/game.ts';
import { migrations } from '../../games/meccg/migrations.ts';
import { S } from '../../games/meccg/places/sites.ts';
import { companyRef, siteRef } from '../../games/meccg/refs.ts';
import { DISCARD, type MeccgState, UNTIL_TURN } from '../../games/meccg/state.ts';
import { pile, putOn } from '../../games/meccg/zones.ts';
import { bearer, hears } from './combat/fight.ts';
import { inside, resolve } from './sites/table.ts';

const carry = (s: MeccgState): void => migrations[2]?.(s as unknown as OldState);

test('To version 2: Greed on a site is discarded, and its effect lasts', () => {
  const game = inside(
    'rhosgobel',
    ['aragorn-ii', 'legolas'],
    { hand: ['elven-cloak'] },
    { hand: ['greed'] },
    { rolls: [6, 6] },
  );
  const { state } = game;
  putOn(state, state.def.indexOf(C.greed), siteRef(0, S.rhosgobel)); // as version 1 had it
  carry(state);
  assert.deepEqual(
    pile(state, 1, DISCARD).map((card) => state.def[card]),
    [C.greed],
  );
  game.play('one', 'item elven-cloak', 'by aragorn-ii');
  resolve(game);
  game.play('one', 'pass'); // no minor item besides
  hears(game, 'Legolas makes a corruption check');
  assert.equal(bearer(game, 'elven-cloak'), 'aragorn-ii');
});

test('To version 2: Great Ship with a company is discarded, and somebody may tap for its effect', () => {
  const state = meccg.scene(
    {
      phase: 'movement',
      one: { companies: [{ site: 'edhellond', characters: ['aragorn-ii'] }], hand: ['great-ship'] },
      two: {},
    },
    {},
  );
  const ship = state.def.indexOf(C['great-ship']);
  putOn(state, ship, companyRef(state.companies[0].id));
  carry(state);
  assert.deepEqual(meccg.faults(state), []);
  assert.equal(state.zone[ship], DISCARD);
  assert.deepEqual(
    state.lasting.map(({ def, on, until }) => [def, on, until]),
    [[C['great-ship'], companyRef(state.companies[0].id), UNTIL_TURN]],
  );
});
