import { NONE, type Seat } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import type { ActionSource } from '../chain/sources.ts';
import { begin } from '../procedures.ts';
import { type MeccgState, ownerOf, SITE } from '../state.ts';
import { attemptVerdict, isTarget, targetVerdict } from './attempt.ts';

/** Says why none of the opponent's cards can be influenced yet. */
export function explainAttempts(s: MeccgState, seat: Seat, offer: Offer): void {
  const closed = attemptVerdict(s, seat);
  for (const card of s.play)
    if (closed && ownerOf(s, card) !== seat && isTarget(s, card)) offer.check(closed, 'influence', card);
}

const influenceSource: ActionSource = {
  verbs: { influence: { takes: 'card', label: 'Influence {} away' } },
  offer(s, point, offer) {
    if ((s.phase !== SITE && !offer.explaining) || point.window !== 'open' || !point.first) return;
    const closed = attemptVerdict(s, point.seat);
    if (closed && !offer.explaining) return;
    for (const card of s.play)
      if (ownerOf(s, card) !== point.seat && isTarget(s, card))
        offer.check(closed ?? targetVerdict(s, point.seat, card), 'influence', card);
  },
  take(s, seat, move) {
    begin(s, { at: 'influence/by', seat, target: move.arg, by: NONE });
  },
};

export const influenceSources: readonly ActionSource[] = [influenceSource];
