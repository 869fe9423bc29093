// Whether a Ringwraith sets out as a rider or a lord: not for the ride, but for what he can do where only a mode lets him go.
import { NONE } from '../../engine/game.ts';
import { CARDS } from '../../games/meccg/cards/all.ts';
import { AVATAR, FACTION, KIND } from '../../games/meccg/cards/kinds.ts';
import { companyOf } from '../../games/meccg/company.ts';
import { defOfAction, theChain } from '../../games/meccg/declared.ts';
import { effectsOf } from '../../games/meccg/effects/reading/literal.ts';
import { isHavenFor } from '../../games/meccg/places/sites.ts';
import type { Company } from '../../games/meccg/state.ts';
import { givesMode, modeOf } from '../../games/meccg/stats/overt.ts';
import { type Idea, idea } from '../idea.ts';
import { bestOf, type Party, type Plan, partyOf, plansFor, reserved } from './journeys.ts';
import type { Situation } from './situation.ts';

/** A mode that is kept may be worth more another time. */
const KEPT = 0.1;
/** A point of direct influence, where a faction is to be won. */
const CHARM = 0.1;

/** The Ringwraith and those who follow him: the others of a company at a Darkhaven stay behind. */
function ridersOf(sit: Situation, company: Company): Party {
  const party = partyOf(sit, company);
  const people = party.people.filter((card) => KIND[sit.s.def[card]] === AVATAR);
  return {
    ...party,
    people,
    fighters: party.fighters.filter(({ card }) => people.includes(card)),
    size: people.length,
  };
}

/** What the mode adds to his direct influence. */
const charmOf = (def: number): number =>
  (effectsOf(def).has ?? []).reduce(
    (sum, modifier) =>
      modifier.is === 'bonus' && modifier.to === 'direct-influence' && typeof modifier.n === 'number'
        ? sum + modifier.n
        : sum,
    0,
  );

const isAsked = ({ s, seat }: Situation): boolean =>
  theChain(s).some((action) => action.seat === seat && action.kind === 'play' && givesMode(defOfAction(s, action)));

/** A card that gives a mode, on this Ringwraith: what the best errand away is worth above all that needs none. */
export function rateMode(sit: Situation, def: number, ringwraith: number): Idea {
  const { s, seat } = sit;
  const company = companyOf(s, ringwraith);
  if (!company || modeOf(s, company) || isAsked(sit)) return idea(-1, 'He has a mode, and can have one only.');
  if (company.to !== NONE) return idea(-1, 'He goes elsewhere.');
  const plans = plansFor(sit, ridersOf(sit, company), reserved(sit, [company]));
  const isAway = ({ to, main }: Plan): boolean => to !== NONE && main !== NONE && !isHavenFor(s, seat, to);
  const away = plans.filter(isAway);
  if (away.length === 0) return idea(-KEPT, 'There is nothing that he would ride out for.');
  const ride = bestOf(away);
  const charm = KIND[s.def[ride.main]] === FACTION ? CHARM * charmOf(def) : 0;
  const more = ride.value - bestOf(plans.filter((one) => !isAway(one))).value;
  return idea(more + charm - KEPT, () => `With ${CARDS[def].name} he can ride out: ${ride.why()}`);
}
