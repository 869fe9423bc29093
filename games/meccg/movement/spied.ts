// A company whose way was spied out meets no hazards from hand but those that were shown (Spying out the Land).
import { NONE, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { companyOf, theCompany } from '../company.ts';
import { happened, SPIED } from '../history.ts';
import type { MeccgState } from '../state.ts';

const UNSEEN: Refusal = refusal(
  'MW-S10.1.2',
  'The company’s way was spied out: only hazards that were shown can be played.',
);

/** Why this hazard in hand cannot be played on the company whose movement/hazard phase runs. */
export function unseenVerdict(s: MeccgState, card: number): Verdict {
  const company = theCompany(s);
  if (!company || !happened(s, SPIED)) return undefined;
  const spies = s.play.filter((one) => companyOf(s, one) === company && happened(s, SPIED, NONE, one, NONE));
  return spies.every((spy) => happened(s, SPIED, NONE, spy, card)) ? undefined : UNSEEN;
}
