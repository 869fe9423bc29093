// How positions of older versions of the rules are played on under those of now, by version (engine/README.md says how to
// add a step). A step that has been released is never changed.

import { NONE } from '../../engine/game.ts';
import { type Migrations, namesWinners, unchanged, type ViewMigrations } from '../../engine/migrate.ts';
import { C } from './cards/all.ts';
import { isHazard } from './cards/kinds.ts';
import type { Action } from './chain/action.ts';
import type { MeccgFrame } from './frames.ts';
import { playerRef } from './refs.ts';
import { DISCARD, type MeccgState, ownerOf, POINTS, SITE_ABSENT, UNTIL_TURN, ZONE_COUNT } from './state.ts';
import { HERO, ONLOOKERS } from './tables/words.ts';
import { put } from './zones.ts';

/** Short-events that lay on the table for as long as their effects lasted. */
const LAID: readonly number[] = [C.greed, C['great-ship']];

/** They are discarded, and their effects last without them (MW-S10.10.1); what they had called for is called off. */
function discardLaid(s: MeccgState): void {
  const cards = s.play.filter((card) => LAID.includes(s.def[card]));
  for (const card of cards) {
    const { host, since } = { host: s.host[card], since: s.since[card] };
    const lasting = { def: s.def[card], part: 0, way: 0, effect: 0, until: UNTIL_TURN, since, n: NONE };
    put(s, card, DISCARD);
    s.lasting.push({ ...lasting, seat: ownerOf(s, card), by: NONE, on: host });
  }
  const isOver = ({ kind, card }: Action): boolean => (kind === 'trigger' || kind === 'use') && cards.includes(card);
  s.pending = s.pending.filter((action) => !isOver(action));
  for (const frame of s.stack as MeccgFrame[]) {
    if ('items' in frame) frame.items = frame.items.filter((action) => !isOver(action));
    if ('order' in frame) frame.order = frame.order.filter((action) => !isOver(action));
  }
  s.stack = (s.stack as MeccgFrame[]).filter(
    (frame) => !(frame.at.startsWith('declare/') && 'card' in frame && cards.includes(frame.card)),
  );
}

/** A position of before alignments and seats: two heroes, whose cards met at `split`. */
interface OfTwoHeroes {
  split?: number;
}

/** What was known to everybody, or to those who look on, when two bits stood for players. */
const ONLOOKERS_OF_TWO = 4;

/** Whose card is whose: what moves cards asks for it, in every step. */
function nameOwners(s: MeccgState & OfTwoHeroes): void {
  if (s.split !== undefined) s.starts = [0, s.split];
}

function nameSeats(s: MeccgState & OfTwoHeroes): void {
  nameOwners(s);
  delete s.split;
  s.alignment = [HERO, HERO];
  s.known = s.known.map((bits) => ((bits & ONLOOKERS_OF_TWO) === 0 ? bits : (bits & ~ONLOOKERS_OF_TWO) | ONLOOKERS));
}

/** How many places there were before minions had cards of their own, and how many with those of The Lidless Eye. */
const PLACES_OF_HEROES = 70;
const PLACES_WITH_MINIONS = 84;

/** Heroes have no card of a place that came with the minions. */
const withPlacesOfMinions = (sites: readonly number[]): number[] =>
  Array.from({ length: sites.length / PLACES_OF_HEROES }, (_, seat) => [
    ...sites.slice(seat * PLACES_OF_HEROES, (seat + 1) * PLACES_OF_HEROES),
    ...Array.from({ length: PLACES_WITH_MINIONS - PLACES_OF_HEROES }, () => SITE_ABSENT),
  ]).flat();

/** Two sat opposite each other, and what lay in one's pile had been defeated by the other. */
function seatTwo(s: Pick<MeccgState, 'left' | 'lost' | 'host' | 'piles' | 'def'>): void {
  s.left = [1, 0];
  s.lost = [];
  for (const seat of s.left)
    for (const card of s.piles[seat * ZONE_COUNT + POINTS])
      if (isHazard(s.def[card]) && s.host[card] === NONE) s.host[card] = playerRef(s.left[seat]);
}

export const migrations: Migrations = {
  2: (state) => {
    nameOwners(state as unknown as MeccgState);
    discardLaid(state as unknown as MeccgState);
  },
  3: (state) => {
    namesWinners(state);
    nameSeats(state as unknown as MeccgState);
  },
  4: (state) => {
    state['sites'] = withPlacesOfMinions(state['sites'] as readonly number[]);
    seatTwo(state as unknown as MeccgState);
  },
  5: unchanged, // the ready-made decks of minions have other cards
  6: unchanged, // so have those of Saruman, Pallando and Adûnaphel; a Ringwraith who attacks is asked before his opponent
  7: unchanged, // the decks of Alatar, Pallando, Adûnaphel, Hoarmûrath and Indûr have other cards
};

/** What views lack that were told before. */
export const viewMigrations: ViewMigrations = {
  // Nobody was told where in a pile he knows a card.
  2: (view) => {
    view['depths'] = (view['piles'] as readonly unknown[]).map(() => []);
  },
  // All players were heroes, and there were two.
  3: (view) => {
    view['alignment'] = [HERO, HERO];
    view['starts'] = [0, view['split']];
    delete view['split'];
  },
  4: (view) => {
    view['sites'] = withPlacesOfMinions(view['sites'] as readonly number[]);
    seatTwo(view as unknown as MeccgState);
  },
};
