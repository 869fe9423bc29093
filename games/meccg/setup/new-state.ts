// An empty table, and cards for it. Set-up and positions in words both begin here.

import { NONE, type Seat } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import { hasCardOf, SITE_COUNT } from '../places/sites.ts';
import type { Ref } from '../refs.ts';
import { leftsOf } from '../seats.ts';
import {
  DURING,
  GENERAL,
  type MeccgState,
  PLAY,
  type Rules,
  SETUP,
  SITE_ABSENT,
  SITE_AVAILABLE,
  UNTAPPED,
  ZONE_COUNT,
} from '../state.ts';
import { HERO } from '../tables/words.ts';

const each = (seats: number, value: number): number[] => Array.from({ length: seats }, () => value);

/** A table for two heroes, unless more seats are asked for. */
export function newState(seed: string, rules: Rules, seats = 2): MeccgState {
  const s = emptyState(seed, rules, seats);
  takeSides(s, each(seats, HERO));
  return s;
}

/** Gives every seat its alignment, and the site cards that such a player has (MX-4.1). */
export function takeSides(s: MeccgState, alignment: number[]): void {
  s.alignment = alignment;
  s.sites = alignment.flatMap((_, seat) =>
    Array.from({ length: SITE_COUNT }, (__, site) => (hasCardOf(s, seat, site) ? SITE_AVAILABLE : SITE_ABSENT)),
  );
}

const emptyState = (seed: string, rules: Rules, seats: number): MeccgState => ({
  random: seedRandom(seed),
  barrier: 0,
  stack: [],
  outcome: null,
  rules,
  turn: 0,
  active: 0,
  phase: SETUP,
  part: DURING,
  company: NONE,
  alignment: [],
  left: leftsOf([...Array(seats).keys()]),
  lost: [],
  starts: each(seats, 0),
  def: [],
  zone: [],
  stand: [],
  host: [],
  under: [],
  since: [],
  known: [],
  piles: Array.from({ length: seats * ZONE_COUNT }, () => []),
  play: [],
  sites: [],
  companies: [],
  nextCompany: 1,
  attack: null,
  lasting: [],
  order: [],
  pending: [],
  history: [],
  clock: 0,
  exhausted: each(seats, 0),
  revealed: each(seats, 0),
  caller: NONE,
  used: each(seats, 0),
});

/** Brings one more card to the table; those of a seat must all come before those of the next. */
export function addCard(s: MeccgState, seat: Seat, def: number, zone: number, host: Ref = NONE): number {
  const card = s.def.length;
  s.def.push(def);
  s.zone.push(zone);
  s.stand.push(UNTAPPED);
  s.host.push(host);
  s.under.push(GENERAL);
  s.since.push(zone === PLAY ? ++s.clock : 0);
  s.known.push(0);
  if (zone === PLAY) s.play.push(card);
  else s.piles[seat * ZONE_COUNT + zone].push(card);
  for (let later = seat + 1; later < s.starts.length; later++) s.starts[later] = s.def.length;
  return card;
}
