// A faction that an Orc or Troll leader has won may stay with him: the site does not tap, and it goes when he moves or leaves
// play. Three or more with one leader are worth more (points.ts).
import { CARDS } from '../cards/all.ts';
import { CHARACTER_RACES } from '../cards/facts.ts';
import { RACE } from '../cards/kinds.ts';
import { isLeader } from '../companies/mingling.ts';
import { companyOf } from '../company.ts';
import { finish, type StepsFor } from '../procedures.ts';
import { aboutCard, say, title } from '../say.ts';
import type { MeccgState } from '../state.ts';
import { isInPlay } from '../zones.ts';
import type { SiteFrame } from './frames.ts';
import { siteTapped } from './play.ts';

/** He may keep this faction with him. */
export function mayHold(s: MeccgState, character: number, faction: number): boolean {
  const card = CARDS[s.def[faction]];
  const race = CHARACTER_RACES[RACE[s.def[character]]];
  return (
    card.kind === 'faction' &&
    card.forLeaders === true &&
    (race === 'orc' || race === 'troll') &&
    isLeader(s, character)
  );
}

type LeaderFrame = Extract<SiteFrame, { at: 'sites/leader-choose' }>;

export const leaderSteps: StepsFor<LeaderFrame> = {
  'sites/leader-choose': {
    kind: 'act',
    rule: 'LE-S10.4.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Shall ${title(s, f.by)} hold ${title(s, f.card)}, so that the site does not tap?`,
    options(_s, _f, offer) {
      offer.add('hold');
      offer.add('hold-not');
    },
    take(s, f, move, emit) {
      finish(s);
      const company = companyOf(s, f.by);
      if (!isInPlay(s, f.card) || !company) return;
      if (move.verb === 'hold-not') return siteTapped(s, company, emit);
      s.host[f.card] = f.by;
      emit?.(say('hold', 'LE-S10.4.1', `${title(s, f.by)} holds ${title(s, f.card)}.`, aboutCard(f.card, f.by)));
    },
  },
};
