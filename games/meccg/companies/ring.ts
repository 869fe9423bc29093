// The One Ring at Barad-dûr: its bearer's player has won (LE-S1.1.2, MX-9.2). Either card of it will do, and whoever bears it.
import type { Emit } from '../../../engine/game.ts';
import { isNamed } from '../cards/titles.ts';
import { companyOf, siteOf } from '../company.ts';
import { S } from '../places/sites.ts';
import { say, seatName } from '../say.ts';
import { type Company, type MeccgState, MINION } from '../state.ts';

/** A company of minions has arrived somewhere, or something was brought into play with it. */
export function maybeRingReturns(s: MeccgState, company: Company, emit: Emit): void {
  if (s.alignment[company.seat] !== MINION || siteOf(company) !== S['barad-dur'] || s.outcome) return;
  if (!s.play.some((card) => isNamed(s.def[card], 'the-one-ring') && companyOf(s, card) === company)) return;
  s.outcome = { winners: [company.seat], reason: 'ring-returned', rule: 'LE-S1.1.2' };
  emit?.(say('outcome', 'LE-S1.1.2', `${seatName(s, company.seat)} has brought The One Ring to Barad-dûr and wins.`));
}
