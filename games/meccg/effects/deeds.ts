// What cards in play forbid or allow somebody to do.
import type { Ref } from '../refs.ts';
import { companyRef } from '../refs.ts';
import type { Company, MeccgState } from '../state.ts';
import { eachModifier } from './modifiers.ts';
import { isMember } from './picks.ts';
import { holds } from './tests.ts';
import type { Deed } from './vocabulary.ts';

function said(s: MeccgState, is: 'forbids' | 'allows', what: Deed, whom: Ref | Company): boolean {
  const ref = typeof whom === 'number' ? whom : companyRef(whom.id);
  let found = false;
  eachModifier(s, is, (modifier, x) => {
    if (found || modifier.what !== what) return;
    found = isMember(x, modifier.of, ref) && (!modifier.if || holds(x, modifier.if, ref));
  });
  return found;
}

/** A card forbids this character, company or card that deed. */
export const forbidden = (s: MeccgState, what: Deed, whom: Ref | Company): boolean => said(s, 'forbids', what, whom);
/** A card allows it against the usual rule. */
export const allowed = (s: MeccgState, what: Deed, whom: Ref | Company): boolean => said(s, 'allows', what, whom);
