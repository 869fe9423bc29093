// The hazard player's turn: creatures by what they do to the company, cards on-guard, and holding back what would only give
// points away.
import { NONE } from '../../engine/game.ts';
import { CARDS, POINTS } from '../../games/meccg/cards/all.ts';
import { CREATURE_CARD, IS_CORRUPTION, KIND } from '../../games/meccg/cards/kinds.ts';
import { creatureAttack } from '../../games/meccg/combat/attack.ts';
import { charactersOf, theCompany } from '../../games/meccg/company.ts';
import { triggersOf } from '../../games/meccg/effects/reading/literal.ts';
import { keysFor } from '../../games/meccg/movement/keying.ts';
import { isHavenFor, SITE_ROWS, siteCardOf } from '../../games/meccg/places/sites.ts';
import { canLieInWait } from '../../games/meccg/sites/on-guard.ts';
import { KEY_SITE, KEY_SITE_TYPE, ON_GUARD, UNTAPPED } from '../../games/meccg/state.ts';
import { pile } from '../../games/meccg/zones.ts';
import { type Idea, idea } from '../idea.ts';
import { keepWorth } from './cards.ts';
import { forecastOf } from './fights.ts';
import { habits } from './habits.ts';
import { KIND_OF_POINTS, type Situation } from './situation.ts';
import { inHand } from './uses.ts';

/** A hazard in hand has done nothing yet: playing it makes room for another. */
const ROOM = 0.08;

export function rateCreature(sit: Situation, def: number): Idea {
  const { s } = sit;
  const company = theCompany(s);
  const card = inHand(sit, def);
  const [key] = company ? keysFor(s, company, def) : [];
  const spec = company && key && creatureAttack(s, card, company.id, key.key, key.keyedTo);
  if (!company || !spec) return idea(-1, 'It cannot reach them.');
  const { harm, taps, defeated } = forecastOf(sit, company, spec);
  const errand = company.to !== NONE && !isHavenFor(s, company.seat, company.to) ? habits.onErrand : 0.6;
  const trophy = POINTS[def] > 0 ? defeated * sit.gain(sit.enemy, KIND_OF_POINTS[def], POINTS[def]) : 0;
  const special = 0.12 * triggersOf(def).length;
  const ready = charactersOf(s, company).filter((one) => s.stand[one] === UNTAPPED).length;
  const denied = errand > 1 && ready > 0 && taps >= ready ? habits.denied : 0;
  const value = harm + taps * habits.tap * errand + denied + special + ROOM - habits.given * trophy;
  return idea(value, () =>
    value > 0 && value <= denied
      ? `${CARDS[def].name} would leave nobody untapped to do what they came for.`
      : value > 0
        ? `${CARDS[def].name} would cost them ${(harm + taps * habits.tap).toFixed(1)} points, and hardly gives any (${trophy.toFixed(1)}).`
        : `${CARDS[def].name} would only be a trophy for them.`,
  );
}

/** A card face down: one that can be revealed, or anything, to make them think (MW-T10.2.1). */
export function rateGuard(sit: Situation, def: number): Idea {
  const { s } = sit;
  const company = theCompany(s);
  if (!company) return idea(-1, 'Nobody is there.');
  const site = company.to === NONE ? company.site : company.to;
  if (isHavenFor(s, company.seat, site)) return idea(-0.1, 'At a Haven nothing can be revealed.');
  const attacks = SITE_ROWS[siteCardOf(s, company.seat, site)]?.automaticAttacks?.length ?? 0;
  if (KIND[def] === CREATURE_CARD && attacks > 0) {
    const atSite = keysFor(s, company, def).some(({ key }) => key === KEY_SITE || key === KEY_SITE_TYPE);
    const spec = atSite ? creatureAttack(s, inHand(sit, def), company.id, KEY_SITE, site) : undefined;
    if (spec) {
      const { harm, defeated } = forecastOf(sit, company, spec);
      return idea(0.9 * harm - habits.guardGiven * defeated * POINTS[def], `${CARDS[def].name} waits at the site.`);
    }
  }
  if (IS_CORRUPTION[def] === 1) return idea(0.06, `${CARDS[def].name} can be revealed when they take something.`);
  if (!canLieInWait(def)) return idea(-0.1, 'It could never be revealed there.');
  const worth = keepWorth(sit, def);
  if (worth > 0.6 || pile(s, sit.seat, ON_GUARD).length > 0)
    return idea(-habits.unguarded, 'It is better kept in hand.');
  return idea(0.05 - 0.04 * worth, 'It may be revealed, makes them think twice, and comes back to hand.');
}
