// What the words of a card are worth to its player now: in a fight by the odds of the fight, on a check by those of the
// check, elsewhere by what they touch and whose it is. A word not known here counts as its own table says.
import { NONE, type Seat } from '../../engine/game.ts';
import { CORRUPTION, POINTS } from '../../games/meccg/cards/all.ts';
import {
  ALLY,
  ATTACK_RACES,
  EVENT,
  FACTION,
  IS_CORRUPTION,
  ITEM,
  isCharacter,
  isHazard,
  KIND,
  SHORT,
} from '../../games/meccg/cards/kinds.ts';
import { actionAt, theChain } from '../../games/meccg/chain/chain.ts';
import { companyOf } from '../../games/meccg/companies/company.ts';
import { amountOf } from '../../games/meccg/effects/amounts.ts';
import { effectsOf, isVerb, triggersOf } from '../../games/meccg/effects/literal.ts';
import { candidates, members } from '../../games/meccg/effects/picks.ts';
import { bound, type Scope } from '../../games/meccg/effects/scope.ts';
import { seatOfRef } from '../../games/meccg/effects/tests/cards.ts';
import { holds } from '../../games/meccg/effects/tests.ts';
import { VERBS } from '../../games/meccg/effects/verbs/all.ts';
import type { Cost, Effect, Modifier, Pick, Way, Whom } from '../../games/meccg/effects/vocabulary.ts';
import { isHaven } from '../../games/meccg/places/sites.ts';
import { isAction, isCard, isCompany, type Ref } from '../../games/meccg/refs.ts';
import {
  ATTACK_FACED,
  ATTACK_STRIKE,
  type Company,
  CREATURE,
  ownerOf,
  PLAY,
  TAPPED,
  UNTAPPED,
  WOUNDED,
} from '../../games/meccg/state.ts';
import { checkIn } from './checks.ts';
import { attackForecast, type Change, forecastOf, presentStrikeHarm, TAP } from './fights.ts';
import { corruptionCost } from './gains.ts';
import { atMost, moreThan } from './odds.ts';
import { KIND_OF_POINTS, type Situation } from './situation.ts';
import { readyWorth } from './strikes.ts';

/** What a company on its way to a site would do there. */
const ERRAND = 1.1;

/** +1 where the opponent has it, -1 where the seat has: harm counts with that sign. */
const foe = (sit: Situation, owner: Seat): number => (owner === sit.seat ? -1 : 1);
const foeOf = (sit: Situation, ref: Ref): number => {
  const seat = seatOfRef(sit.s, ref);
  return seat === NONE ? 0 : foe(sit, seat);
};

/** What the player of a card loses with it. */
export function lossOf(sit: Situation, ref: Ref): number {
  const { s } = sit;
  const card = isAction(ref) ? (actionAt(s, ref)?.card ?? NONE) : ref;
  if (!isCard(card)) return 0;
  const def = s.def[card];
  if (isCharacter(def)) return sit.stake(card);
  const points = POINTS[def] > 0 ? sit.gain(ownerOf(s, card), KIND_OF_POINTS[def], POINTS[def]) : 0;
  switch (KIND[def]) {
    case ITEM:
    case ALLY:
    case FACTION:
      return points + 0.3;
    default:
      return points + (EVENT[def] > SHORT ? 0.5 : 0.4);
  }
}

const errandOf = (company: Company): number =>
  isHaven(company.to === NONE ? company.site : company.to) ? 0.2 : ERRAND;

const isPick = (who: Whom | Pick): who is Pick => typeof who !== 'string' && who.is === 'pick';

const sum = (refs: readonly Ref[], worth: (ref: Ref) => number): number =>
  refs.reduce<number>((total, ref) => total + worth(ref), 0);

/** The cards that a verb touches and that are on the table. */
const touched = (x: Scope, who: Whom): Ref[] =>
  members(x, who).filter((ref) => !isCard(ref) || x.s.zone[ref] === PLAY || isAction(ref));

/** What the strike that is being resolved becomes by a list of effects. */
function strikeChange(x: Scope, effects: readonly Effect[]): Change & { cancelled: boolean; stays: boolean } {
  let prowess = 0;
  let body = 0;
  let rolls = 1;
  let cancelled = false;
  let stays = false;
  const struck = bound(x, 'struck');
  for (const effect of effects)
    switch (effect.is) {
      case 'cancel-strike':
        cancelled = true;
        break;
      case 'stay-untapped':
        stays = true;
        break;
      case 'choose-roll':
        rolls = 2;
        break;
      case 'bonus':
        if (!members(x, effect.of).includes(struck)) break;
        if (effect.to === 'prowess') prowess += amountOf(x, effect.n);
        if (effect.to === 'body') body += amountOf(x, effect.n);
        break;
      case 'attack-bonus':
        if (typeof effect.prowess === 'number') prowess -= effect.prowess;
        break;
    }
  return { prowess, body, rolls, cancelled, stays };
}

/** The words that `strikeChange` reads. */
const OF_STRIKES: ReadonlySet<Effect['is']> = new Set([
  'cancel-strike',
  'stay-untapped',
  'choose-roll',
  'bonus',
  'attack-bonus',
]);

/** A way used on the strike that is being resolved, from the side of the one who is struck. */
function strikeWorth(sit: Situation, x: Scope, way: Way): number {
  const change = strikeChange(x, way.do);
  const now = presentStrikeHarm(sit);
  const then = change.cancelled ? 0 : presentStrikeHarm(sit, change);
  const { attack } = sit.s;
  const untapped =
    change.stays && attack && attack.faced[attack.now]?.stays === 0 && sit.s.stand[bound(x, 'struck')] === UNTAPPED;
  return now - then + (untapped || change.cancelled ? readyWorth(sit) : 0);
}

/** The worth of one effect for the seat that plays the card. */
function effectWorth(sit: Situation, x: Scope, effect: Effect): number {
  const { s } = sit;
  switch (effect.is) {
    case 'cancel-attack':
    case 'fail-strikes': {
      if (!s.attack || s.attack.stage !== ATTACK_FACED) return 0;
      const { harm, taps, defeated } = attackForecast(sit);
      const isCreature = (s.attack.bits & CREATURE) !== 0 && s.attack.card !== NONE;
      const trophy = isCreature ? POINTS[s.def[s.attack.card]] : 0;
      const lost = effect.is === 'cancel-attack' ? defeated * trophy : (defeated - 1) * trophy;
      return (s.attack.seat === sit.seat ? -1 : 1) * (harm + taps * TAP - 0.7 * lost);
    }
    case 'tap':
      return sum(touched(x, effect.who), (ref) => (s.stand[ref] === UNTAPPED ? foeOf(sit, ref) * 2 * TAP : 0));
    case 'untap':
      return sum(touched(x, effect.who), (ref) => (s.stand[ref] === TAPPED ? -foeOf(sit, ref) * 2.5 * TAP : 0));
    case 'heal':
      return sum(touched(x, effect.who), (ref) => (s.stand[ref] === WOUNDED ? -foeOf(sit, ref) * 0.8 : 0));
    case 'wound':
      return sum(touched(x, effect.who), (ref) => (s.stand[ref] === WOUNDED ? 0 : foeOf(sit, ref) * 0.8));
    case 'to-hand':
      return sum(touched(x, effect.who), (ref) => foeOf(sit, ref) * 0.7 * lossOf(sit, ref));
    case 'discard-it': {
      if (!isPick(effect.who)) return sum(members(x, effect.who), (ref) => foeOf(sit, ref) * lossOf(sit, ref));
      const worths = candidates(x, effect.who).map((ref) => foeOf(sit, ref) * lossOf(sit, ref));
      return worths.length === 0 ? 0 : effect.who.chooser ? Math.min(...worths) : Math.max(...worths);
    }
    case 'return-to-origin':
    case 'do-nothing': {
      const company = companyOf(s, bound(x, effect.who));
      return company ? foe(sit, company.seat) * errandOf(company) : 0;
    }
    case 'tap-site':
      return sum(members(x, effect.who), (ref) => foeOf(sit, ref) * 0.7);
    case 'attack': {
      const company = companyOf(s, bound(x, effect.on));
      if (!company) return 0;
      const race = ATTACK_RACES.indexOf(effect.race);
      const spec = { company: company.id, race, strikes: effect.strikes, prowess: amountOf(x, effect.prowess) };
      return foe(sit, company.seat) * forecastOf(sit, company, spec).harm;
    }
    case 'check':
      return sum(members(x, effect.who), (ref) =>
        isCard(ref) && isCharacter(s.def[ref])
          ? foeOf(sit, ref) * sit.failure(ref, 0, amountOf(x, effect.modifier)) * sit.stake(ref)
          : 0,
      );
    case 'modify-check': {
      const action = actionAt(s, x.on);
      const check = action && checkIn(sit, action);
      if (!check) return 0;
      return (check.isMine ? 1 : -1) * (check.chance(amountOf(x, effect.n)) - check.chance(0)) * check.stake;
    }
    case 'pass-check-now': {
      const action = actionAt(s, x.on);
      const check = action && checkIn(sit, action);
      return check?.isMine ? (1 - check.chance(0)) * check.stake : 0;
    }
    case 'cancel-action': {
      const action = actionAt(s, x.on);
      return action ? foe(sit, action.seat) * (0.4 + (action.card === NONE ? 0 : lossOf(sit, x.on))) : 0;
    }
    case 'roll': {
      const plus = effect.plus === undefined ? 0 : amountOf(x, effect.plus);
      const chance =
        effect.below !== undefined
          ? atMost(amountOf(x, effect.below) - 1 - plus)
          : effect.over !== undefined
            ? moreThan(amountOf(x, effect.over) - plus)
            : 1;
      return chance * effectsWorth(sit, x, effect.do);
    }
    case 'only-if': {
      const about = x.on !== NONE ? x.on : x.by !== NONE ? x.by : x.self;
      return holds(x, effect.test, about) ? effectsWorth(sit, x, effect.do) : 0;
    }
    case 'choose-one': {
      const worths = effect.of.map((effects) => effectsWorth(sit, x, effects));
      return effect.by === 'player' ? Math.max(...worths) : Math.min(...worths);
    }
    case 'attach':
      return attachWorth(sit, x);
    case 'draw':
      return (effect.who === 'player' ? 0.2 : -0.15) * amountOf(x, effect.n);
    case 'move-cards':
      return (effect.of === 'player' ? 0.25 : 0.3) * Math.min(3, effect.n === 'all' ? 3 : amountOf(x, effect.n));
    default:
      return isVerb(effect) ? VERBS[effect.is].worth / 20 : modifierWorth(sit, x, effect);
  }
}

const effectsWorth = (sit: Situation, x: Scope, effects: readonly Effect[]): number =>
  effects.reduce<number>((total, effect) => total + effectWorth(sit, x, effect), 0);

/** A card that comes to lie on something: its corruption points, and what it has. */
function attachWorth(sit: Situation, x: Scope): number {
  const on = x.on === NONE ? x.by : x.on;
  if (on === NONE) return 0.1;
  const corruption = CORRUPTION[x.def];
  if (!isCard(on) || !isCharacter(sit.s.def[on])) return 0.2;
  if (isHazard(x.def)) return foeOf(sit, on) * (corruptionCost(sit, on, corruption) + (corruption > 0 ? 0.2 : 0.3));
  return 0.3 - corruptionCost(sit, on, corruption);
}

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

function bonusWorth(sit: Situation, x: Scope, effect: Extract<Modifier, { is: 'bonus' }>): number {
  const n = amountOf(x, effect.n);
  return sum(members(x, effect.of), (ref) => {
    if (!isCard(ref)) return 0;
    const side = -foeOf(sit, ref);
    if (effect.to === 'corruption-check' || effect.to === 'corruption') {
      const plus = effect.to === 'corruption' ? -n : n;
      return side * (sit.failure(ref) - sit.failure(ref, 0, plus)) * sit.stake(ref) * 1.5;
    }
    return side * n * (PER_POINT[effect.to] ?? 0);
  });
}

/** What a continuous effect is roughly worth to its player. */
function modifierWorth(sit: Situation, x: Scope, modifier: Modifier): number {
  const mine = isHazard(x.def) ? 1 : -1;
  switch (modifier.is) {
    case 'bonus':
      return bonusWorth(sit, x, modifier);
    case 'attack-bonus': {
      const prowess = typeof modifier.prowess === 'number' ? modifier.prowess : 0;
      const strikes = typeof modifier.strikes === 'number' ? modifier.strikes : modifier.strikes ? 1 : 0;
      return mine * (0.15 * prowess + 0.15 * strikes);
    }
    case 'hazard-limit': {
      const n = typeof modifier.change === 'number' ? modifier.change : 1;
      return mine * 0.3 * n;
    }
    case 'no-creatures':
    case 'cancels-attacks': {
      const company = companyOf(sit.s, bound(x, 'company'));
      return company && company.seat === sit.seat && company.to !== NONE ? 0.8 : 0;
    }
    case 'forbids':
      return sum(members(x, modifier.of), (ref) => {
        const company = isCompany(ref) ? companyOf(sit.s, ref) : undefined;
        return foeOf(sit, ref) * (company ? errandOf(company) : 0.4);
      });
    case 'hand-size':
      return 0.5 * modifier.n;
    default:
      return 0.2;
  }
}

function costOf(sit: Situation, x: Scope, cost: Cost): number {
  const { s } = sit;
  switch (cost.is) {
    case 'tap':
      return isCharacter(s.def[bound(x, cost.who)] ?? 0) ? 1.5 * TAP : 0.03;
    case 'discard': {
      const ref = bound(x, cost.who);
      return ref === x.self ? 0.15 + (POINTS[x.def] > 0 ? POINTS[x.def] : 0) : lossOf(sit, ref);
    }
    case 'tap-site':
      return 0.3;
    case 'pass-check':
      return isCard(x.by) ? sit.failure(x.by, 0, cost.modifier) * sit.stake(x.by) : 0;
    default:
      return 0.1;
  }
}

/** What a card that stays brings as long as it stays. */
function stayWorth(sit: Situation, x: Scope): number {
  if (EVENT[x.def] <= SHORT) return 0;
  const { has = [] } = effectsOf(x.def);
  const lasting = has.reduce<number>((total, modifier) => total + modifierWorth(sit, x, modifier), 0);
  const waits = 0.15 * triggersOf(x.def).length;
  const points = isHazard(x.def) ? 0 : sit.gain(sit.seat, KIND_OF_POINTS[x.def], POINTS[x.def]);
  return lasting + waits + points + (IS_CORRUPTION[x.def] === 1 ? 0 : 0.05);
}

/** What a way of a card is worth to the seat, with this user and target; costs are taken off. */
export function wayWorth(sit: Situation, x: Scope, way: Way, fromHand: boolean): number {
  const { attack } = sit.s;
  let worth = fromHand && way.as !== 'creature' ? stayWorth(sit, x) : 0;
  for (const cost of way.cost ?? []) worth -= costOf(sit, x, cost);
  if (attack && attack.stage === ATTACK_STRIKE && attack.now !== NONE) {
    const side = attack.seat === sit.seat ? -1 : 1;
    const declared = theChain(sit.s).some((action) => action.seat === sit.seat && action.kind !== 'body');
    const others = way.do.filter((effect) => !OF_STRIKES.has(effect.is));
    return worth + side * strikeWorth(sit, x, way) * (declared ? 0.4 : 1) + effectsWorth(sit, x, others);
  }
  return worth + effectsWorth(sit, x, way.do);
}
