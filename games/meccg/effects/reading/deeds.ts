// What cards in play forbid somebody to do.

import { NONE, type Refusal, refusal } from '../../../../engine/game.ts';
import { IS_NAZGUL } from '../../cards/kinds.ts';
import { TITLE } from '../../cards/titles.ts';
import { companyOf } from '../../company.ts';
import { theChain } from '../../declared.ts';
import { companyRef, type Ref } from '../../refs.ts';
import type { Company, MeccgState } from '../../state.ts';
import type { Deed, Fate } from '../vocabulary.ts';
import { effectsOf } from './literal.ts';
import { eachModifier } from './modifiers.ts';
import { isMember } from './picks.ts';
import { holds } from './tests.ts';

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

/** A card in play keeps this from happening to it (Elf-song, Wizard's Ring). */
export function cannotBe(s: MeccgState, what: Fate, ref: Ref, by: Ref = NONE): boolean {
  let kept = false;
  eachModifier(s, 'cannot-be', (modifier, x) => {
    if (kept || modifier.what !== what) return;
    if (modifier.by && (by === NONE || !holds(x, modifier.by, by))) return;
    kept = isMember(x, modifier.of, ref);
  });
  return kept;
}

/** What cannot be duplicated on a character, or in a company, is not given to one who has a copy there (MW-S2.9.2). */
export function mayBear(s: MeccgState, def: number, character: number): boolean {
  const { once } = effectsOf(def);
  if (once !== 'character' && once !== 'company') return true;
  const company = companyOf(s, character);
  return !s.play.some(
    (card) =>
      TITLE[s.def[card]] === TITLE[def] &&
      (once === 'character' ? s.host[card] === character : companyOf(s, card) === company),
  );
}

/** Somebody has tapped against it in this chain: it cannot be tapped in response (Praise to Elbereth). */
export const isHeld = (s: MeccgState, card: number): boolean =>
  IS_NAZGUL[s.def[card]] === 1 &&
  theChain(s).some((action) => action.kind === 'play' && action.cancelled === 0 && action.help.includes(card));

export const HELD: Refusal = refusal('CR-CARD-praise-to-elbereth-1', 'Somebody has tapped against it in this chain.');
