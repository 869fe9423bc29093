// When a company of minions divides, its player puts each of his permanent-events on it with any one of the parts (LE-S10.2.2).
// Heroes leave them where they are (CR-TERM-company-1).
import { NONE, refusal, type Verdict } from '../../../engine/game.ts';
import { EVENT, PERMANENT } from '../cards/kinds.ts';
import type { ActionSource } from '../chain/sources.ts';
import { companyOf } from '../company.ts';
import { CARRIED, happened, note } from '../history.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyRef, isCompany } from '../refs.ts';
import { aboutCard, companyName, say, title } from '../say.ts';
import { type Company, DID_SPLIT, DURING, type MeccgState, MINION, ORGANIZATION, ownerOf } from '../state.ts';
import type { OrganizingFrame } from './frames.ts';

const ONCE = refusal('LE-S10.2.2', 'It has changed its company in this organization phase.');
const WHOLE = refusal('LE-S10.2.2', 'The company has not been divided in this organization phase.');

/** Other companies at the site that were parted from this one, or it from them. */
const partsOf = (s: MeccgState, company: Company): Company[] =>
  s.companies.filter(
    (c) =>
      c !== company && c.seat === company.seat && c.site === company.site && ((c.did | company.did) & DID_SPLIT) !== 0,
  );

function carryVerdict(s: MeccgState, card: number): Verdict {
  if (happened(s, CARRIED, undefined, card)) return ONCE;
  const company = companyOf(s, card);
  return company && partsOf(s, company).length > 0 ? undefined : WHOLE;
}

export const carrySource: ActionSource = {
  verbs: { carry: { takes: 'card', label: '{} goes with another part of the company' } },
  offer(s, point, offer) {
    if (s.alignment[point.seat] !== MINION || s.phase !== ORGANIZATION || s.part !== DURING) return;
    if (point.seat !== s.active || !point.first || point.window !== 'open') return;
    for (const card of s.play)
      if (isCompany(s.host[card]) && EVENT[s.def[card]] === PERMANENT && ownerOf(s, card) === point.seat)
        offer.check(carryVerdict(s, card), 'carry', card);
  },
  take: (s, seat, move) => begin(s, { at: 'turn/carry', seat, card: move.arg }),
};

export const carrySteps: StepsFor<Extract<OrganizingFrame, { at: 'turn/carry' }>> = {
  'turn/carry': {
    kind: 'piece',
    rule: 'LE-S10.2.2',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `With which company does ${title(s, f.card)} go?`,
    options(s, f, offer) {
      const company = companyOf(s, f.card);
      if (company) for (const part of partsOf(s, company)) offer.add('into', companyRef(part.id));
    },
    take(s, f, move, emit) {
      finish(s);
      s.host[f.card] = move.arg;
      note(s, CARRIED, NONE, f.card);
      const company = companyOf(s, move.arg);
      const name = company ? companyName(s, company.id) : '';
      emit?.(say('carry', 'LE-S10.2.2', `${title(s, f.card)} goes with ${name}.`, aboutCard(f.card)));
    },
  },
};
