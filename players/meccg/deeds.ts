// What the words of a card are worth to its player now: in a fight by the odds of the fight, on a check by those of the
// check, elsewhere by what they touch and whose it is. A word not known here counts as its own table says.
import { NONE } from '../../engine/game.ts';
import { CORRUPTION, POINTS } from '../../games/meccg/cards/all.ts';
import {
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
import { characterOf, charactersOf, companyOf, siteIsTapped } from '../../games/meccg/company.ts';
import { actionAt, theChain } from '../../games/meccg/declared.ts';
import { amountOf } from '../../games/meccg/effects/reading/amounts.ts';
import { effectsOf, isVerb, triggersOf } from '../../games/meccg/effects/reading/literal.ts';
import { candidates, members } from '../../games/meccg/effects/reading/picks.ts';
import { bound, type Scope } from '../../games/meccg/effects/reading/scope.ts';
import { holds } from '../../games/meccg/effects/reading/tests.ts';
import { VERBS } from '../../games/meccg/effects/verbs/all.ts';
import type { Cost, Effect, Pick, Test, Way, Whom } from '../../games/meccg/effects/vocabulary.ts';
import { isAction, isCard, type Ref, siteRef } from '../../games/meccg/refs.ts';
import {
  ATTACK_FACED,
  ATTACK_STRIKE,
  CREATURE,
  END_OF_TURN,
  ownerOf,
  PLAY,
  SITE,
  TAPPED,
  UNTAPPED,
  WOUNDED,
} from '../../games/meccg/state.ts';
import { checkIn } from './checks.ts';
import { attackForecast, forecastOf, presentStrikeHarm, type StrikeChange } from './fights.ts';
import { bestGain, corruptionCost, itemGain, SITES_FOR, storedPoints, testGain, treasures } from './gains.ts';
import { habits } from './habits.ts';
import { modifierWorth } from './lasting.ts';
import { atMost, moreThan } from './odds.ts';
import { callWorth, isCallNear } from './pace.ts';
import { victory } from './quest.ts';
import { IS_GOLD, type RingTest } from './rings.ts';
import { errandOf, foe, foeOf, lossOf, sum } from './sides.ts';
import { KIND_OF_POINTS, type Situation } from './situation.ts';
import { readyWorth } from './strikes.ts';
import { isStrikeCancelled, isTappedFor } from './underway.ts';

/** A card that one looks for and gets into hand. */
const FOUND = 0.8;
/** One that comes back into the deck. */
const LATER_FOUND = 0.12;

const isPick = (who: Whom | Pick): who is Pick => typeof who !== 'string' && who.is === 'pick';

/** The cards that a verb touches and that are on the table. */
/** Of those among whom one is chosen, one. */
const touched = (x: Scope, who: Whom | Pick): Ref[] =>
  (isPick(who) ? candidates(x, who).slice(0, 1) : members(x, who)).filter(
    (ref) => !isCard(ref) || x.s.zone[ref] === PLAY || isAction(ref),
  );

/** What the strike that is being resolved becomes by a list of effects. */
function strikeChange(x: Scope, effects: readonly Effect[]): StrikeChange & { cancelled: boolean; stays: boolean } {
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
  if (isStrikeCancelled(sit)) return 0;
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
      return (s.attack.seat === sit.seat ? -1 : 1) * (harm + taps * habits.tap - 0.7 * lost);
    }
    case 'tap':
      return sum(touched(x, effect.who), (ref) => (s.stand[ref] === UNTAPPED ? foeOf(sit, ref) * 2 * habits.tap : 0));
    case 'untap':
      return sum(touched(x, effect.who), (ref) =>
        s.stand[ref] === TAPPED && !isTappedFor(sit, ref) ? -foeOf(sit, ref) * 2.5 * habits.tap : 0,
      );
    case 'heal':
      return sum(touched(x, effect.who), (ref) => (s.stand[ref] === WOUNDED ? -foeOf(sit, ref) * habits.heal : 0));
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
      return company ? foe(sit, company.seat) * errandOf(sit.s, company) : 0;
    }
    case 'tap-site':
      return sum(members(x, effect.who), (ref) => foeOf(sit, ref) * 0.7);
    case 'attack': {
      const company = companyOf(s, bound(x, effect.on));
      if (!company) return 0;
      const race = ATTACK_RACES.indexOf(effect.race === 'of-the-site' ? 'man' : effect.race);
      const spec = { company: company.id, race, strikes: effect.strikes, prowess: amountOf(x, effect.prowess) };
      return foe(sit, company.seat) * forecastOf(sit, company, spec).harm;
    }
    case 'check':
      return sum(members(x, effect.who), (ref) => checkWorth(sit, x, effect, ref));
    case 'choose-roll': {
      const action = effect.of === 'check' ? actionAt(s, x.on) : undefined;
      const check = action && checkIn(sit, action);
      const now = check?.chance(0) ?? 0;
      return check?.isMine ? now * (1 - now) * check.stake : 0;
    }
    case 'win':
      return victory(sit);
    case 'test-ring':
      return testWorth(sit, x, effect);
    case 'play-item':
      return itemWorth(sit, x, effect);
    case 'attempt-faction':
      return factionWorth(sit, x);
    case 'special-move':
      return specialWorth(sit, x, effect.to);
    case 'later':
      return 0.7 * effectsWorth(sit, x, effect.do);
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
      if (!action) return 0;
      const check = action.kind === 'influence' ? checkIn(sit, action) : undefined;
      if (check) return foe(sit, action.seat) * (0.1 + check.chance(0) * check.stake);
      return foe(sit, action.seat) * (0.4 + (action.card === NONE ? 0 : lossOf(sit, x.on)));
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
      return attachWorth(sit, x, effect);
    case 'draw':
      return (effect.who === 'player' ? habits.drawn : -0.15) * amountOf(x, effect.n);
    case 'move-cards':
      if (effect.of === 'player' && effect.to === 'hand' && effect.by !== 'random')
        return FOUND * Math.min(2, effect.n === 'all' ? 2 : amountOf(x, effect.n));
      return (
        (effect.of !== 'player' ? 0.3 : effect.to === 'deck' ? LATER_FOUND : 0.25) *
        Math.min(3, effect.n === 'all' ? 3 : amountOf(x, effect.n))
      );
    case 'hook':
      if (effect.name === 'sudden-call') return callWorth(sit);
      if (effect.name === 'sudden-call-back') return isCallNear(sit) ? -1 : 0.3;
      return VERBS.hook.worth / 20;
    default:
      return isVerb(effect) ? VERBS[effect.is].worth / 20 : modifierWorth(sit, x, effect);
  }
}

const effectsWorth = (sit: Situation, x: Scope, effects: readonly Effect[]): number =>
  effects.reduce<number>((total, effect) => total + effectWorth(sit, x, effect), 0);

/** A corruption check of somebody: what he may lose by it, where others of his company can support him. */
function checkWorth(sit: Situation, x: Scope, effect: Extract<Effect, { is: 'check' }>, ref: Ref): number {
  const { s } = sit;
  if (!isCard(ref) || !isCharacter(s.def[ref])) return 0;
  const modifier = amountOf(x, effect.modifier);
  if (effect.ifFails) return sit.failure(ref, 0, modifier) * effectsWorth(sit, { ...x, on: ref }, effect.ifFails);
  if (ownerOf(s, ref) !== sit.seat) return sit.failure(ref, 0, modifier) * sit.stake(ref);
  return -checkCost(sit, ref, modifier, x.by);
}

/** The least that a check costs: others may tap for +1 each (MW-T8.1.1), but not who taps for the card itself. */
export function checkCost(sit: Situation, character: number, modifier: number, but: Ref = NONE): number {
  const { s } = sit;
  const company = companyOf(s, character);
  const helpers = company
    ? charactersOf(s, company).filter((one) => one !== character && one !== but && s.stand[one] === UNTAPPED).length
    : 0;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n <= helpers; n++)
    least = Math.min(least, sit.failure(character, 0, modifier + n) * sit.stake(character) + n * habits.tap);
  return least;
}

/** A test of the gold ring that is aimed at, or of the best one in the company. */
function testWorth(sit: Situation, x: Scope, test: RingTest): number {
  const { s } = sit;
  const company = companyOf(s, bound(x, 'company'));
  let best = -1;
  for (const gold of isCard(x.on) ? [x.on] : s.play)
    if (IS_GOLD[s.def[gold]] && companyOf(s, gold) === company)
      best = Math.max(best, testGain(sit, s.def[gold], characterOf(s, gold), test));
  return best;
}

/** Where a card leaves the site untapped, another item may follow. */
const ANOTHER = 0.7;

/** An item that comes into play by a card. */
function itemWorth(sit: Situation, x: Scope, effect: Extract<Effect, { is: 'play-item' }>): number {
  const { s } = sit;
  const company = companyOf(s, bound(x, 'company'));
  if (effect.from !== 'hand') return habits.fetched;
  if (!company) return 0;
  const people = charactersOf(s, company);
  const gains = treasures(sit)
    .filter(({ def }) => KIND[def] === ITEM && (effect.anywhere || SITES_FOR[def].includes(company.site)))
    .filter(({ card }) => holds(x, effect.if, card))
    .map(({ card }) => bestGain(sit, card, people).value)
    .sort((a, b) => b - a);
  const [best = 0, second = 0] = gains;
  return Math.max(0, best) + (effect.tapsSite === false ? ANOTHER * Math.max(0, second) : 0);
}

/** A faction of the hand that may be tried for. */
function factionWorth(sit: Situation, x: Scope): number {
  let best = 0;
  if (!isCard(x.by)) return 0;
  for (const { card, def } of treasures(sit))
    if (KIND[def] === FACTION) best = Math.max(best, 0.7 * bestGain(sit, card, [x.by]).value);
  return best;
}

/** A way that no map shows: for what the hand could do there. */
function specialWorth(sit: Situation, x: Scope, to: Test): number {
  const { s } = sit;
  const company = companyOf(s, bound(x, 'company'));
  if (!company) return 0;
  const people = charactersOf(s, company);
  let best = 0;
  for (const { card, def } of treasures(sit)) {
    if (!SITES_FOR[def].some((site) => holds(x, to, siteRef(company.seat, site)))) continue;
    best = Math.max(best, bestGain(sit, card, people).value);
  }
  return best - (company.to === NONE ? 0 : errandOf(sit.s, company));
}

/** A card that comes to lie on something: its corruption points, and what it has. */
function attachWorth(sit: Situation, x: Scope, { to }: Extract<Effect, { is: 'attach' }>): number {
  const corruption = CORRUPTION[x.def];
  if (to === 'attack') return isHazard(x.def) ? 0.1 + 0.1 * corruption : 0;
  const on = x.on === NONE ? x.by : x.on;
  if (on === NONE) return 0.1;
  const stored = 0.6 * sit.gain(sit.seat, KIND_OF_POINTS[x.def], storedPoints(x.def));
  if (!isCard(on) || !isCharacter(sit.s.def[on])) return 0.2 + stored;
  if (isHazard(x.def)) return foeOf(sit, on) * (corruptionCost(sit, on, corruption) + (corruption > 0 ? 0.2 : 0.3));
  if (KIND[x.def] === ITEM) return itemGain(sit, x.def, on);
  return 0.3 + stored - corruptionCost(sit, on, corruption);
}

/** What he came for is done, and he untaps before the next danger. */
function hasDoneAll({ s, seat }: Situation, character: Ref): boolean {
  const company = companyOf(s, character);
  if (company?.seat !== seat || s.active !== seat) return false;
  return s.phase === END_OF_TURN || (s.phase === SITE && s.company === company.id && siteIsTapped(s, company));
}

function costOf(sit: Situation, x: Scope, cost: Cost): number {
  const { s } = sit;
  switch (cost.is) {
    case 'tap': {
      const ref = bound(x, cost.who);
      return isCharacter(s.def[ref] ?? 0) && !hasDoneAll(sit, ref) ? habits.paid * habits.tap : 0.03;
    }
    case 'discard': {
      const ref = bound(x, cost.who);
      return ref === x.self ? 0.15 + (POINTS[x.def] > 0 ? POINTS[x.def] : 0) : lossOf(sit, ref);
    }
    case 'tap-site':
      return 0.3;
    case 'pass-check':
      return isCard(x.by) ? checkCost(sit, x.by, cost.modifier) : 0;
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
  return worth + passChance(sit, x, way) * effectsWorth(sit, x, way.do);
}

/** The chance that a check on which all the rest depends is passed, with everybody's support. */
function passChance(sit: Situation, x: Scope, way: Way): number {
  const check = way.cost?.find((cost) => cost.is === 'pass-check');
  if (!check || !isCard(x.by)) return 1;
  const company = companyOf(sit.s, x.by);
  const helpers = company
    ? charactersOf(sit.s, company).filter((one) => one !== x.by && sit.s.stand[one] === UNTAPPED).length
    : 0;
  return 1 - sit.failure(x.by, 0, check.modifier + helpers);
}
