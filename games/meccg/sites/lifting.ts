// An effect keeps a company from acting at its site unless somebody of it taps (CR-CARD-river-1): in its movement/hazard phase
// or at the start of its site phase.
import { refusal, type Verdict } from '../../../engine/game.ts';
import { type Action, action } from '../chain/action.ts';
import { declare } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { charactersOf, companyOf, theCompany } from '../company.ts';
import { tapVerdict } from '../corruption/support.ts';
import { endLasting, lastingModifier, scopeOfLasting } from '../effects/reading/modifiers.ts';
import { isMember } from '../effects/reading/picks.ts';
import { holds } from '../effects/reading/tests.ts';
import { companyRef } from '../refs.ts';
import { aboutCard, say, title } from '../say.ts';
import { type Company, type Lasting, type MeccgState, MOVEMENT, SITE, TAPPED } from '../state.ts';
import { isInPlay } from '../zones.ts';

const UNFIT = refusal('CR-CARD-river-1', 'He cannot end what keeps his company from acting at its site.');

/** That character, of that company, may tap to end the effect. */
function liftedBy(s: MeccgState, effect: Lasting, company: Company, character: number): boolean {
  const modifier = lastingModifier(effect);
  if (modifier.is !== 'forbids' || !modifier.unless) return false;
  const x = scopeOfLasting(s, effect);
  return isMember(x, modifier.of, companyRef(company.id)) && holds(x, modifier.unless, character);
}

const isBarred = (s: MeccgState, company: Company): boolean =>
  s.lasting.some((effect) => {
    const modifier = lastingModifier(effect);
    return (
      modifier.is === 'forbids' &&
      modifier.unless !== undefined &&
      isMember(scopeOfLasting(s, effect), modifier.of, companyRef(company.id))
    );
  });

function liftVerdict(s: MeccgState, company: Company, character: number): Verdict {
  return s.lasting.some((effect) => liftedBy(s, effect, company, character)) ? tapVerdict(s, character) : UNFIT;
}

/** Somebody of the company could do it now. */
export const canLift = (s: MeccgState, company: Company): boolean =>
  s.lasting.length > 0 &&
  isBarred(s, company) &&
  charactersOf(s, company).some((card) => liftVerdict(s, company, card) === undefined);

export const liftSource: ActionSource = {
  verbs: { lift: { takes: 'card', label: '{} taps so that the company may act at its site' } },
  offer(s, point, offer) {
    if (s.lasting.length === 0 || point.window !== 'open' || point.seat !== s.active) return;
    if (s.phase !== MOVEMENT && s.phase !== SITE) return;
    const company = theCompany(s);
    if (!company || !isBarred(s, company)) return;
    for (const card of charactersOf(s, company)) offer.check(liftVerdict(s, company, card), 'lift', card);
  },
  take(s, seat, move, emit) {
    s.stand[move.arg] = TAPPED;
    emit?.(say('lift', 'CR-CARD-river-1', `${title(s, move.arg)} taps for his company.`, aboutCard(move.arg)));
    declare(s, action('lift', seat, { by: move.arg }));
  },
};

/** Who tapped is still tapped (CR-A5). */
export function resolveLift(s: MeccgState, it: Action): void {
  const company = companyOf(s, it.by);
  if (it.cancelled === 1 || !company || !isInPlay(s, it.by) || s.stand[it.by] !== TAPPED) return;
  endLasting(s, (effect) => liftedBy(s, effect, company, it.by));
}
