// The numbers of characters, players and companies as they are now. A character's: as printed, then items with their
// maximums, then everything else (CR-I.D.14). Nothing reads a number that comes after it in the order mind, skills, body,
// prowess, direct influence.
import { NONE, type Seat } from '../../engine/game.ts';
import { BODY, CARDS, CORRUPTION, CORRUPTION_CHECK, DIRECT_INFLUENCE, MIND, NO_NUMBER, PROWESS } from './cards/all.ts';
import { type Against, CHARACTER_RACES, type ItemFacts, type Skill } from './cards/facts.ts';
import {
  ATTACK_RACES,
  CHARACTER,
  FACTION,
  ITEM,
  isCharacter,
  KIND,
  RACE,
  SKILL_BITS,
  skillBit,
} from './cards/kinds.ts';
import { amountOf } from './effects/amounts.ts';
import { eachBonus, eachModifier, type ModifierOf } from './effects/modifiers.ts';
import { isMember } from './effects/picks.ts';
import { about, type Scope } from './effects/scope.ts';
import type { RuleSwitch } from './effects/switches.ts';
import { holds } from './effects/tests.ts';
import type { Amount, CheckKind, Numbers } from './effects/vocabulary.ts';
import { HALVED_LIMITS } from './history.ts';
import { companyRef, type Ref } from './refs.ts';
import { type Company, GENERAL, type MeccgState, opponent, ownerOf } from './state.ts';

const HAND_SIZE = 8;
/** PA-2.2 */
const SOLITAIRE_HAND_SIZE = 5;
/** MW-S5.2.1 */
export const GENERAL_INFLUENCE = 20;
/** MW-S10.3.1 */
const LEAST_LIMIT = 2;

/** Whether a modifier touches this number of this card. */
function touches(modifier: ModifierOf<'bonus'>, x: Scope, card: Ref, against: Ref): boolean {
  if (!isMember(x, modifier.of, card)) return false;
  if (modifier.if && !holds(about(x, card), modifier.if, card)) return false;
  return !modifier.against || (against !== NONE && holds(x, modifier.against, against));
}

/** A number under all bonuses to it, in the order in which they came. */
function withBonuses(s: MeccgState, to: Numbers, card: number, base: number, against: Ref = NONE): number {
  let n = base;
  let rest = 0;
  eachBonus(s, to, (modifier, x) => {
    if (!touches(modifier, x, card, against)) return;
    const more = amountOf(about(x, card), modifier.n);
    if (modifier.max !== undefined)
      n = Math.max(n, Math.min(n + more, modifier.max)); // items come first (CR-I.D.14)
    else if (modifier.min === undefined || more > 0) rest += more;
    else rest = Math.min(n + rest, Math.max(n + rest + more, modifier.min)) - n;
  });
  return n + rest;
}

// ---- mind, skills ---------------------------------------------------------------------------------------------------

export const mindOf = (s: MeccgState, card: number): number =>
  withBonuses(s, 'mind', card, Math.max(0, MIND[s.def[card]]));

/** One bit for each skill; those that the card `besides` gives do not count. */
export function skillsOf(s: MeccgState, card: number, besides = NONE): number {
  let skills = SKILL_BITS[s.def[card]];
  eachModifier(s, 'grants', (modifier, x) => {
    if (modifier.what === 'palantir-use' || (besides !== NONE && x.self === besides)) return;
    if (isMember(x, modifier.to, card) && (!modifier.if || holds(x, modifier.if, card)))
      skills |= skillBit(modifier.what);
  });
  return skills;
}
/** A card gives him that. */
export function isGranted(s: MeccgState, what: 'palantir-use', card: number): boolean {
  let found = false;
  eachModifier(s, 'grants', (modifier, x) => {
    if (modifier.what === what && isMember(x, modifier.to, card) && (!modifier.if || holds(x, modifier.if, card)))
      found = true;
  });
  return found;
}
export const hasSkill = (s: MeccgState, card: number, skill: Skill): boolean =>
  (skillsOf(s, card) & skillBit(skill)) !== 0;

// ---- items: the first layer -----------------------------------------------------------------------------------------

type Given = NonNullable<ItemFacts['gives']>;
type GiftName = keyof Given;
type Gift = NonNullable<Given[GiftName]>;

/** Whether a gift, or what it gives instead, counts for this bearer against that. */
function counts(s: MeccgState, gift: Gift, item: number, bearer: number, against: (what: unknown) => boolean): boolean {
  if (gift.against !== undefined && !against(gift.against)) return false;
  if (gift.bearer === undefined) return true;
  if ('race' in gift.bearer) return CHARACTER_RACES[RACE[s.def[bearer]]] === gift.bearer.race;
  return (skillsOf(s, bearer, item) & skillBit(gift.bearer.skill)) !== 0;
}

/**
 * A number with the items of the bearer: of weapons, armor and shields the best one each (CR-I.E.45), the items with the
 * lowest maximum first. A maximum limits what an item can raise a number to; it never lowers one.
 */
function withItems(
  s: MeccgState,
  name: GiftName,
  bearer: number,
  printed: number,
  against: (what: unknown) => boolean,
): number {
  let gifts: { add: number; max: number; slot: string | undefined }[] | undefined;
  for (const item of s.play) {
    if (s.host[item] !== bearer || KIND[s.def[item]] !== ITEM) continue;
    const { gives, slot } = CARDS[s.def[item]] as ItemFacts;
    const gift: Gift | undefined = gives?.[name];
    if (!gift) continue;
    const { instead } = gift;
    const given = instead && counts(s, instead as Gift, item, bearer, against) ? (instead as Gift) : gift;
    if (!counts(s, given, item, bearer, against)) continue;
    const max = given.max === 'twice-printed' ? 2 * printed : (given.max ?? Number.POSITIVE_INFINITY);
    gifts ??= [];
    gifts.push({ add: given.add, max, slot });
  }
  if (!gifts) return printed;
  gifts.sort((a, b) => a.max - b.max);
  let n = printed;
  const best = new Map<string, number>();
  const gain = (gift: { add: number; max: number }): number => Math.max(n, Math.min(n + gift.add, gift.max)) - n;
  for (const gift of gifts)
    if (gift.slot !== undefined)
      best.set(gift.slot, Math.max(best.get(gift.slot) ?? Number.NEGATIVE_INFINITY, gain(gift)));
  for (const gift of gifts) {
    if (gift.slot === undefined) n = gift.add < 0 ? n + gift.add : n + gain(gift);
    else if (best.has(gift.slot) && gain(gift) >= (best.get(gift.slot) ?? 0)) {
      n += gain(gift);
      best.delete(gift.slot);
    }
  }
  return n;
}

const attackRace = (s: MeccgState): string | undefined => (s.attack ? ATTACK_RACES[s.attack.race] : undefined);

// ---- body, prowess --------------------------------------------------------------------------------------------------

export function bodyOf(s: MeccgState, card: number): number {
  const race = attackRace(s);
  const printed = BODY[s.def[card]];
  if (printed === NO_NUMBER) return printed;
  return withBonuses(
    s,
    'body',
    card,
    withItems(s, 'body', card, printed, (what) => what === race),
  );
}

/** Against the attack that is being faced, if one is; without what tapping, wounds and the strike itself take away. */
export function prowessOf(s: MeccgState, card: number): number {
  const race = attackRace(s);
  const def = s.def[card];
  const printed = PROWESS[def];
  if (printed === NO_NUMBER) return printed;
  let n = withItems(s, 'prowess', card, printed, (what) => what === race);
  const own = CARDS[def];
  if (own.kind === 'character' && own.prowessBonus)
    for (const bonus of own.prowessBonus) if (bonus.against === race) n += bonus.add;
  return withBonuses(s, 'prowess', card, n);
}

// ---- influence ------------------------------------------------------------------------------------------------------

/** Whether direct influence against that is direct influence against this card (CR-I.B.1). */
function isAgainst(what: Against<string>, def: number): boolean {
  const faction = KIND[def] === FACTION;
  if (what === 'factions') return faction;
  const card = CARDS[def];
  if ('faction' in what) return card.id === what.faction;
  if ('character' in what) return card.id === what.character;
  if ('homeSite' in what) return 'homeSites' in card && (card.homeSites as readonly string[]).includes(what.homeSite);
  if (what.only === 'characters' ? faction : what.only === 'factions' && !faction) return false;
  return 'race' in card && card.race === what.race && (faction || isCharacter(def));
}

/** `against` is the card (a faction, a character) it is used on. Never below zero (MW-S5.3.10). */
export function directInfluence(s: MeccgState, card: number, against = NONE): number {
  const def = s.def[card];
  const target = against === NONE ? NONE : s.def[against];
  const printed = Math.max(0, DIRECT_INFLUENCE[def]);
  let n = withItems(
    s,
    'directInfluence',
    card,
    printed,
    (what) => target !== NONE && isAgainst(what as Against<string>, target),
  );
  const own = CARDS[def];
  if (target !== NONE && own.kind === 'character' && own.influenceBonus)
    for (const bonus of own.influenceBonus) if (isAgainst(bonus.against, target)) n += bonus.add;
  return Math.max(0, withBonuses(s, 'direct-influence', card, n, against));
}

/**
 * What his followers leave of it. A bonus against some of them counts once, and for them first (CR-I.B.2): each follower
 * takes from what is good against him alone before he takes from what is good against all.
 */
export function unusedDirectInfluence(s: MeccgState, card: number, against = NONE): number {
  const all = directInfluence(s, card);
  let fromAll = 0;
  let special = 0;
  let specialUsed = 0;
  for (const follower of s.play) {
    if (s.under[follower] !== card) continue;
    const mind = mindOf(s, follower);
    const extra = Math.max(0, directInfluence(s, card, follower) - all);
    const left = Math.max(0, extra - specialUsed);
    const used = Math.min(mind, left);
    specialUsed += used;
    special = Math.max(special, extra);
    fromAll += mind - used;
  }
  if (against === NONE) return Math.max(0, all - fromAll);
  const extra = Math.max(0, directInfluence(s, card, against) - all);
  return Math.max(0, all - fromAll + Math.max(0, extra - (special > 0 && extra > 0 ? specialUsed : 0)));
}

/** MW-S5.2.2, MW-S5.2.4 */
export function unusedGeneralInfluence(s: MeccgState, seat: Seat): number {
  let used = 0;
  for (const card of s.play)
    if (KIND[s.def[card]] === CHARACTER && s.under[card] === GENERAL && ownerOf(s, card) === seat)
      used += mindOf(s, card);
  return GENERAL_INFLUENCE - used;
}

// ---- corruption and checks ------------------------------------------------------------------------------------------

const bearerRace = (s: MeccgState, bearer: Ref): string | undefined => CHARACTER_RACES[RACE[s.def[bearer]]];

/** The corruption points of one card for the character who bears it. */
export function corruptionOfCard(s: MeccgState, card: number, bearer: number): number {
  const def = s.def[card];
  const own = CARDS[def];
  if (own.kind === 'item' && own.instead && 'bearer' in own.instead && own.instead.bearer === bearerRace(s, bearer))
    return own.instead.corruption ?? CORRUPTION[def];
  return CORRUPTION[def];
}

/** The corruption points of a character (MW-S8.2.1): of the cards on him, and of what lies on those. */
export function corruptionOf(s: MeccgState, card: number): number {
  const sources: number[] = [];
  for (const one of s.play) {
    const host = s.host[one];
    if (host === card || (host >= 0 && host < s.host.length && s.host[host] === card)) {
      const points = corruptionOfCard(s, one, card);
      if (points !== 0) sources.push(points * timesCounted(s, one));
    }
  }
  const sum = withBonuses(
    s,
    'corruption',
    card,
    sources.reduce((n, points) => n + points, 0),
  );
  return Math.max(0, sum + leastAgain(s, card, sources));
}

/** How often the corruption points of a card count (Bane of the Ithil-stone). */
function timesCounted(s: MeccgState, card: number): number {
  let times = 1;
  eachModifier(s, 'doubles-corruption', (modifier, x) => {
    if (modifier.of && holds(x, modifier.of, card)) times *= 2;
  });
  return times;
}

/** The source with the fewest points counts twice, as its player would choose (The Balance of Things). */
function leastAgain(s: MeccgState, card: number, sources: readonly number[]): number {
  let doubles = false;
  eachModifier(s, 'doubles-corruption', (modifier) => {
    doubles ||= modifier.least === true;
  });
  if (!doubles) return 0;
  const all = sources.filter((points) => points > 0);
  eachBonus(s, 'corruption', (modifier, x) => {
    const points = touches(modifier, x, card, NONE) ? amountOf(about(x, card), modifier.n) : 0;
    if (points > 0) all.push(points);
  });
  return all.length === 0 ? 0 : Math.min(...all);
}

const CHECK_NUMBERS: Readonly<Record<Exclude<CheckKind, 'any'>, Numbers>> = {
  corruption: 'corruption-check',
  influence: 'influence-check',
  body: 'body-check',
  'ring-test': 'ring-test',
};

/** What modifies such a check made by that character (MW-S8.4.3); `against` is what he tries to influence. */
export function checkModifier(s: MeccgState, card: number, kind: CheckKind, against = NONE): number {
  if (kind === 'any') return 0;
  const own = CARDS[s.def[card]];
  let n = kind === 'corruption' ? CORRUPTION_CHECK[s.def[card]] : 0;
  if (kind === 'influence' && own.kind === 'character' && against !== NONE && KIND[s.def[against]] === FACTION)
    n += own.factionCheck ?? 0;
  return withBonuses(s, CHECK_NUMBERS[kind], card, n, against);
}

// ---- players and companies ------------------------------------------------------------------------------------------

/** CR-TERM-handsize-1 */
export function handSizeOf(s: MeccgState, seat: Seat): number {
  let n = s.rules.solitaire === 1 ? SOLITAIRE_HAND_SIZE : HAND_SIZE;
  eachModifier(s, 'hand-size', (modifier, x) => {
    if (x.seat === seat && (!modifier.if || holds(x, modifier.if, x.self))) n += modifier.n;
  });
  return n;
}

/** Its size when the phase began, at least two, then what cards change, in the order in which they came (CR-A26). */
export function hazardLimitOf(s: MeccgState, company: Company): number {
  const ref = companyRef(company.id);
  let n = Math.max(LEAST_LIMIT, company.size);
  if ((s.used[opponent(company.seat)] & HALVED_LIMITS) !== 0) n = Math.ceil(n / 2);
  eachModifier(s, 'hazard-limit', (modifier, x) => {
    if (!isMember(x, modifier.of, ref) || (modifier.if && !holds(x, modifier.if, ref))) return;
    const { change, min } = modifier;
    const by = (): number => (x.self === NONE && x.n !== undefined ? x.n : amountOf(about(x, ref), change as Amount));
    const next = typeof change === 'object' && 'times' in change ? n * change.times : n + by();
    n = next >= n ? next : min === undefined ? Math.max(0, next) : Math.min(n, Math.max(min, next));
  });
  return n;
}

/** A card in play bends that rule, for whoever asks. */
export function ruled(s: MeccgState, name: RuleSwitch, about: Ref = NONE): boolean {
  let found = false;
  eachModifier(s, 'rule', (modifier, x) => {
    if (modifier.name === name && (!modifier.if || holds(x, modifier.if, about === NONE ? x.self : about)))
      found = true;
  });
  return found;
}

export { pointsOf } from './points.ts';
