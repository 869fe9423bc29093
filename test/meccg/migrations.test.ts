// Positions of older rules under those of now: what a step changes. That every stored position is carried over and played on
// is seen in released.slow.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NONE } from '../../engine/game.ts';
import type { OldState } from '../../engine/migrate.ts';
import { C, type CardId } from '../../games/meccg/cards/all.ts';
import { meccg } from '../../games/meccg/game.ts';
import { migrations } from '../../games/meccg/migrations.ts';
import { S, SITE_COUNT } from '../../games/meccg/places/sites.ts';
import { companyRef, playerRef, siteRef } from '../../games/meccg/refs.ts';
import { DISCARD, type MeccgState, SITE_ABSENT, UNTIL_TURN } from '../../games/meccg/state.ts';
import { HERO, ONLOOKERS } from '../../games/meccg/tables/words.ts';
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

/** Two heroes as version 2 had them: whose cards are whose was said by where the second player’s began. */
function ofTwoHeroes(): MeccgState & { split?: number } {
  const words = {
    one: { rivendell: ['elrond'], hand: ['block'] },
    two: { lorien: ['galadriel'], hand: ['river', 'wargs'] },
  };
  const state = meccg.scene(words, {});
  return { ...state, split: state.starts[1] };
}

test('To version 3: two players are heroes with their own cards, and who looks on knows what he knew', () => {
  const state = ofTwoHeroes();
  const { starts } = state;
  const { block, river, wargs } = C;
  const card = (def: number): number => state.def.indexOf(def);
  state.known[card(block)] = 0b111; // everybody, when a third bit stood for those who look on
  state.known[card(river)] = 0b010;
  state.known[card(wargs)] = 0b100;
  Object.assign(state, { starts: undefined, alignment: undefined });
  migrations[3]?.(state as unknown as OldState);
  assert.deepEqual([state.starts, state.alignment, 'split' in state], [starts, [HERO, HERO], false]);
  assert.deepEqual(
    [block, river, wargs].map((def) => state.known[card(def)]),
    [ONLOOKERS | 0b011, 0b010, ONLOOKERS],
  );
});

test('To version 4: places of minions are absent, and what was defeated was so by the other player', () => {
  const words = { one: { points: ['the-arkenstone', 'wargs'] }, two: { points: ['cave-drake', 'giant'] } };
  const state = meccg.scene(words, {});
  const { sites } = state;
  const card = (id: CardId): number => state.def.indexOf(C[id]);
  const host = (id: CardId): number => state.host[card(id)];
  for (const id of ['the-arkenstone', 'wargs', 'cave-drake'] as const) state.host[card(id)] = NONE;
  state.host[card('giant')] = playerRef(0); // it has a host already, whoever that is
  Object.assign(state, {
    left: undefined,
    lost: undefined,
    sites: [...sites.slice(0, 70), ...sites.slice(SITE_COUNT, SITE_COUNT + 70)],
  });
  migrations[4]?.(state as unknown as OldState);
  assert.deepEqual([state.left, state.lost], [[1, 0], []]);
  assert.deepEqual(
    [host('the-arkenstone'), host('wargs'), host('cave-drake'), host('giant')],
    [NONE, playerRef(0), playerRef(1), playerRef(0)],
  );
  const absent = Array.from({ length: SITE_COUNT - 70 }, () => SITE_ABSENT);
  assert.deepEqual(state.sites, [
    ...sites.slice(0, 70),
    ...absent,
    ...sites.slice(SITE_COUNT, SITE_COUNT + 70),
    ...absent,
  ]);
});
