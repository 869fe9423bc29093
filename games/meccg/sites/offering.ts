// Who influences a Dragon may give up an item for it, which modifies the check.
import { NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { discardCard } from '../happenings/leaving.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { title } from '../say.ts';
import type { MeccgState } from '../state.ts';
import { cardsOn } from '../zones.ts';
import type { SiteFrame } from './frames.ts';
import { AT_SITE, tapFor } from './play.ts';

/** What an item of his adds to the check for that faction; 0 where it is no use. */
export function offeringOf(s: MeccgState, faction: number, item: number): number {
  const card = CARDS[s.def[faction]];
  const given = CARDS[s.def[item]];
  if (card.kind !== 'faction' || given.kind !== 'item') return 0;
  return card.offerings?.[given.item] ?? 0;
}
export const offerings = (s: MeccgState, faction: number, by: number): number[] =>
  cardsOn(s, by).filter((item) => offeringOf(s, faction, item) > 0);

type OfferFrame = Extract<SiteFrame, { at: 'sites/offer-choose' }>;

export const offerSteps: StepsFor<OfferFrame> = {
  'sites/offer-choose': {
    kind: 'piece',
    rule: 'LE-S9.2.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which item does ${title(s, f.by)} give up for ${title(s, f.card)}? Or pass.`,
    options(s, f, offer) {
      offer.add('pass');
      for (const item of offerings(s, f.card, f.by)) offer.add('offer', item);
    },
    take(s, f, move, emit) {
      finish(s);
      const item = move.verb === 'pass' ? NONE : move.arg;
      const plus = item === NONE ? 0 : offeringOf(s, f.card, item);
      if (item !== NONE) discardCard(s, item, emit);
      tapFor(s, { ...f, way: AT_SITE }, f.by, emit, plus);
    },
  },
};
