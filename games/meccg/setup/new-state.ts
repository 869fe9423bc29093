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

export const newState = (seed: string, rules: Rules): MeccgState => ({
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
  split: 0,
  def: [],
  zone: [],
  stand: [],
  host: [],
  under: [],
  since: [],
  known: [],
  piles: Array.from({ length: 2 * ZONE_COUNT }, () => []),
  play: [],
  sites: Array.from({ length: 2 * SITE_COUNT }, (_, slot) =>
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
  exhausted: [0, 0],
  revealed: [0, 0],
  caller: NONE,
  used: [0, 0],
});

/** Brings one more card to the table; those of seat 0 must all come before those of seat 1. */
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
  if (seat === 0) s.split = s.def.length;
  return card;
}
