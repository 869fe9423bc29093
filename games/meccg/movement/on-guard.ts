// Placing a card on-guard: any card, one for each company, face down at its site, counted against the hazard limit
// (MW-T10.2.1 to MW-T10.2.4). Revealing it is a matter of the site phase.
import { type Emit, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { action } from '../chain/action.ts';
import { declare, type Point } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { theCompany } from '../company.ts';
import { companyRef, type Ref } from '../refs.ts';
import { companyName, sayTo, seatName, title } from '../say.ts';
import { hazardPlayer } from '../seats.ts';
import { HAND, type MeccgState, MOVEMENT, ON_GUARD } from '../state.ts';
import { pile, put } from '../zones.ts';
import { firstHazardVerdict } from './hazards.ts';
import { hazardPlayed } from './movement.ts';

const STARTER = refusal('MW-T10.2.1', 'There are no cards on-guard in the starter game.');
const ALONE = refusal('PA-2.5', 'Nothing is put on-guard in a solitaire game.');
const ONE = refusal('MW-T10.2.1', 'A card is on-guard for this company already.');

/** The cards on-guard for a company. */
export const onGuardOf = (s: MeccgState, seat: Seat, company: Ref): number[] =>
  pile(s, seat, ON_GUARD).filter((card) => s.host[card] === company);

function guardVerdict(s: MeccgState, point: Point): Verdict {
  if (s.rules.starter === 1) return STARTER;
  if (s.rules.solitaire === 1) return ALONE;
  const verdict = firstHazardVerdict(s, point);
  if (verdict) return verdict;
  const company = theCompany(s);
  return company && onGuardOf(s, point.seat, companyRef(company.id)).length > 0 ? ONE : undefined;
}

export const onGuardSource: ActionSource = {
  verbs: { 'on-guard': { takes: 'title', label: 'Place {} on-guard' } },
  offer(s, point, offer) {
    if (point.seat !== hazardPlayer(s) || (s.phase !== MOVEMENT && !offer.explaining)) return;
    const verdict = guardVerdict(s, point);
    if (verdict && !offer.explaining) return;
    let seen: number[] | undefined;
    for (const card of pile(s, point.seat, HAND)) {
      const def = s.def[card];
      if (seen?.includes(def)) continue;
      seen ??= [];
      seen.push(def);
      offer.check(verdict, 'on-guard', def);
    }
  },
  take(s, seat, move, emit) {
    const card = pile(s, seat, HAND).find((one) => s.def[one] === move.arg);
    if (card !== undefined) placeOnGuard(s, seat, card, emit);
  },
};

function placeOnGuard(s: MeccgState, seat: Seat, card: number, emit: Emit): void {
  const company = theCompany(s);
  if (!company) return;
  hazardPlayed(s, company);
  put(s, card, ON_GUARD);
  s.host[card] = companyRef(company.id);
  const where = `on-guard for ${companyName(s, company.id)}.`;
  emit?.(
    sayTo(
      [seat],
      'on-guard',
      'MW-T10.2.4',
      `${seatName(s, seat)} places ${title(s, card)} ${where}`,
      `${seatName(s, seat)} places a card ${where}`,
    ),
  );
  declare(s, action('on-guard', seat, { on: companyRef(company.id) }));
}
