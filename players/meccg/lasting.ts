// What continuous effects are worth to their player: as long as a card stays, or for a turn, an attack, a strike.
import { NONE } from '../../engine/game.ts';
import { INFLUENCE_NUMBER, NO_NUMBER, POINTS } from '../../games/meccg/cards/all.ts';
import { EVENT, FACTION, isCharacter, isHazard, KIND, SHORT } from '../../games/meccg/cards/kinds.ts';
import { companyOf, siteIsTapped } from '../../games/meccg/company.ts';
import { amountOf } from '../../games/meccg/effects/reading/amounts.ts';
import { members } from '../../games/meccg/effects/reading/picks.ts';
import { bound, type Scope } from '../../games/meccg/effects/reading/scope.ts';
import type { Amount, Modifier } from '../../games/meccg/effects/vocabulary.ts';
import {
  attemptVerdict,
  influencers,
  isTarget,
  numbersOf,
  targetVerdict,
} from '../../games/meccg/influence/attempt.ts';
import { isHavenFor, SITE_ROWS, siteCardOf } from '../../games/meccg/places/sites.ts';
import { isCard, isCompany, type Ref } from '../../games/meccg/refs.ts';
import { type Company, HAND, ownerOf, SITE, UNTAPPED } from '../../games/meccg/state.ts';
import { hazardLimitOf } from '../../games/meccg/stats.ts';
import { pile } from '../../games/meccg/zones.ts';
import { attackForecast } from './fights.ts';
import { ABILITY, factionChance, SITES_FOR } from './gains.ts';
import { habits } from './habits.ts';
import { gapMoreThan, shifted } from './odds.ts';
import { errandOf, foeOf, lossOf, sum } from './sides.ts';
import { KIND_OF_POINTS, type Situation } from './situation.ts';

/** What each +1 of a number is worth to whom it belongs. */
const PER_POINT: Readonly<Record<string, number>> = {
  prowess: 0.14,
  body: 0.14,
  'direct-influence': 0.06,
  'influence-check': 0.1,
  'ring-test': 0.05,
  'body-check': -0.1,
  mind: -0.03,
};
/** What one hazard less is worth to a company on its way. */
const PER_HAZARD = 0.18;

/** It works for this turn only. */
const isBrief = (x: Scope): boolean => EVENT[x.def] === SHORT;

/** How likely the company is to fight yet this turn: on its way, before the attacks of a site, not at all. */
function willFight(sit: Situation, company: Company | undefined): number {
  const { s } = sit;
  if (!company || s.attack) return 1;
  if (company.to !== NONE && !isHavenFor(s, company.seat, company.to)) return 0.9;
  if (company.to !== NONE) return 0.5;
  const isDefended = (SITE_ROWS[siteCardOf(s, company.seat, company.site)]?.automaticAttacks?.length ?? 0) > 0;
  return s.phase === SITE && s.company === company.id && isDefended && !siteIsTapped(s, company) ? 0.9 : 0;
}

/** More direct influence for this turn: for what he could try here and now. */
function influenceNow(sit: Situation, by: number, more: number): number {
  const { s } = sit;
  const company = companyOf(s, by);
  if (!company || s.phase !== SITE || s.company !== company.id || s.stand[by] !== UNTAPPED) return 0;
  return Math.max(factionNow(sit, company, by, more), attemptNow(sit, by, more));
}

function factionNow(sit: Situation, company: Company, by: number, more: number): number {
  const { s } = sit;
  if (siteIsTapped(s, company)) return 0;
  let best = 0;
  for (const card of pile(s, sit.seat, HAND)) {
    const def = s.def[card];
    if (KIND[def] !== FACTION || INFLUENCE_NUMBER[def] === NO_NUMBER || !SITES_FOR[def].includes(company.site))
      continue;
    const now = factionChance(sit, card, by);
    const gain = sit.gain(sit.seat, KIND_OF_POINTS[def], POINTS[def]) + 0.4;
    best = Math.max(best, (shifted(now, more) - now) * gain);
  }
  return best;
}

/** An attempt against something of the opponent's. */
function attemptNow(sit: Situation, by: number, more: number): number {
  const { s, seat } = sit;
  if (attemptVerdict(s, seat) || !influencers(s).includes(by)) return 0;
  let best = 0;
  for (const target of s.play) {
    if (ownerOf(s, target) === seat || !isTarget(s, target) || targetVerdict(s, seat, target)) continue;
    const { plus, against, value } = numbersOf(s, by, target, sit.titles.includes(s.def[target]));
    const need = value + against - plus;
    best = Math.max(best, (gapMoreThan(need - more) - gapMoreThan(need)) * lossOf(sit, target));
  }
  return best;
}

function bonusWorth(sit: Situation, x: Scope, effect: Extract<Modifier, { is: 'bonus' }>): number {
  const n = amountOf(x, effect.n);
  return sum(members(x, effect.of), (ref) => {
    if (!isCard(ref)) return 0;
    const side = -foeOf(sit, ref);
    if (effect.to === 'corruption-check' || effect.to === 'corruption') {
      const plus = effect.to === 'corruption' ? -n : n;
      return side * (sit.failure(ref) - sit.failure(ref, 0, plus)) * sit.stake(ref) * habits.checks;
    }
    if (isBrief(x) && effect.to === 'direct-influence')
      return side > 0 && isCharacter(sit.s.def[ref]) ? influenceNow(sit, ref, n) : 0;
    const rate = isBrief(x) && !sit.s.attack ? willFight(sit, companyOf(sit.s, ref)) : 1;
    return side * n * rate * (PER_POINT[effect.to] ?? 0);
  });
}

function attackBonusWorth(
  sit: Situation,
  x: Scope,
  { prowess, strikes, of }: Extract<Modifier, { is: 'attack-bonus' }>,
) {
  const { s } = sit;
  const harder = typeof prowess === 'number' ? prowess : prowess && 'by' in prowess ? amountOf(x, prowess.by) : 0;
  const fewer = strikes !== undefined && typeof strikes === 'object' && 'half' in strikes;
  const more = typeof strikes === 'number' ? strikes : strikes ? 1 : 0;
  if (s.attack && of === undefined) {
    const now = attackForecast(sit).harm;
    const then = fewer ? now / 2 : attackForecast(sit, harder).harm * (1 + 0.2 * more);
    return (s.attack.seat === sit.seat ? 1 : -1) * (then - now);
  }
  const side = isHazard(x.def) ? 1 : -1;
  const rate = isBrief(x) && side < 0 ? willFight(sit, companyOf(s, bound(x, 'company'))) : 1;
  return side * rate * (0.15 * harder + (fewer ? -habits.halved : 0.15 * more));
}

/** Fewer hazards against an own company, or more against theirs: as many as it really changes. */
function limitWorth(
  sit: Situation,
  x: Scope,
  { change, min = 0, of }: Extract<Modifier, { is: 'hazard-limit' }>,
): number {
  return sum(members(x, of), (ref) => {
    const company = isCompany(ref) ? companyOf(sit.s, ref) : undefined;
    if (!company || (company.to === NONE && isHavenFor(sit.s, company.seat, company.site))) return 0;
    const now = hazardLimitOf(sit.s, company);
    const times = typeof change === 'object' && 'times' in change ? change.times : undefined;
    const then = times === undefined ? now + amountOf({ ...x, on: ref }, change as Amount) : now * times;
    const real = then < now ? Math.min(0, Math.max(min, then) - now) : then - now;
    return foeOf(sit, ref) * PER_HAZARD * (company.to === NONE ? habits.staying : 1) * real;
  });
}

/** No creature may attack the company. */
function safety(sit: Situation, ref: Ref): number {
  const company = isCard(ref) || isCompany(ref) ? companyOf(sit.s, ref) : undefined;
  if (!company || company.seat !== sit.seat) return 0;
  return company.to !== NONE ? 0.8 : isHavenFor(sit.s, company.seat, company.site) ? 0 : 0.3;
}

/** What a continuous effect is roughly worth to its player. */
export function modifierWorth(sit: Situation, x: Scope, modifier: Modifier): number {
  switch (modifier.is) {
    case 'bonus':
      return bonusWorth(sit, x, modifier);
    case 'attack-bonus':
      return attackBonusWorth(sit, x, modifier);
    case 'hazard-limit':
      return limitWorth(sit, x, modifier);
    case 'no-creatures':
      return sum(members(x, modifier.of), (ref) => safety(sit, ref)) * (modifier.if ? 0.6 : 1);
    case 'cancels-attacks':
      return sum(members(x, modifier.company), (ref) => safety(sit, ref));
    case 'forbids':
      return sum(members(x, modifier.of), (ref) => {
        const company = isCompany(ref) ? companyOf(sit.s, ref) : undefined;
        if (company && modifier.what === 'move' && company.seat === sit.seat) return company.to === NONE ? 0 : -2;
        return foeOf(sit, ref) * (company ? errandOf(sit.s, company) : 0.4);
      });
    case 'grants':
      return modifier.what === 'palantir-use'
        ? sum(members(x, modifier.to), (ref) => (isCard(ref) ? habits.palantir * ABILITY[sit.s.def[ref]] : 0))
        : 0.2;
    case 'hand-size':
      return 0.5 * modifier.n;
    case 'treat-as':
      return isHazard(x.def) || !isBrief(x)
        ? 0.2
        : habits.treated * willFight(sit, companyOf(sit.s, bound(x, 'company')));
    default:
      return 0.2;
  }
}
