// What cards in play forbid somebody to do.
import type { Ref } from '../refs.ts';
import { companyRef } from '../refs.ts';
import type { Company, MeccgState } from '../state.ts';
import { eachModifier } from './modifiers.ts';
import { isMember } from './picks.ts';
import type { Deed } from './vocabulary.ts';

/** A card forbids this character, company or card that deed. */
export function forbidden(s: MeccgState, what: Deed, whom: Ref | Company): boolean {
  const ref = typeof whom === 'number' ? whom : companyRef(whom.id);
  let found = false;
  eachModifier(s, 'forbids', (modifier, x) => {
    if (found || modifier.what !== what) return;
    found = isMember(x, modifier.of, ref);
  });
  return found;
}
