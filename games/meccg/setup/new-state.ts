// An empty table, and cards for it. Set-up and positions in words both begin here.

import { NONE, type Seat } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import { isEventSite, SITE_COUNT } from '../places/sites.ts';
import type { Ref } from '../refs.ts';
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
export const newState = (seed: string, rules: Rules, seats = 2): MeccgState => ({
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
  alignment: each(seats, HERO),
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
  sites: Array.from({ length: seats * SITE_COUNT }, (_, slot) =>
    isEventSite(slot % SITE_COUNT) ? SITE_ABSENT : SITE_AVAILABLE,
  ),
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
