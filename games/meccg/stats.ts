// The numbers of characters, players and companies as they are now. A character's: as printed, then items with their
// maximums, then everything else (CR-I.D.14). Nothing reads a number that comes after it in the order mind, skills, body,
// prowess, direct influence.

import { NONE } from '../../engine/game.ts';
import {
  BODY,
  C,
  CARDS,
  CORRUPTION,
  CORRUPTION_CHECK,
  DIRECT_INFLUENCE,
  MIND,
  NO_NUMBER,
  PROWESS,
} from './cards/all.ts';
import {
  type Against,
  CHARACTER_RACES,
  type ItemAgainst,
  type ItemFacts,
  type Magic,
  SKILLS,
  type Skill,
} from './cards/facts.ts';
import { FACTION, isCharacter, KIND, RACE, SKILL_BITS, skillBit } from './cards/kinds.ts';
import { companyOf, hasRingwraith } from './company.ts';
import { raceAgainst, struckDown } from './duels.ts';
import { amountOf } from './effects/reading/amounts.ts';
import { isInert, sparesItsPlayer } from './effects/reading/inert.ts';
import { eachBonus, eachModifier, type ModifierOf } from './effects/reading/modifiers.ts';
import { isMember } from './effects/reading/picks.ts';
import { about, type Scope } from './effects/reading/scope.ts';
import type { RuleSwitch } from './effects/reading/switches.ts';
import { holds } from './effects/reading/tests.ts';
import type { CheckKind, Grant, Numbers } from './effects/vocabulary.ts';
import { playerRef, type Ref } from './refs.ts';
import { DETAINMENT, type MeccgState, MINION, ownerOf } from './state.ts';
import { rides } from './stats/overt.ts';
import { tamedProwess } from './stats/tamed.ts';
import { TROPHY_MAX, trophyBonus } from './trophies.ts';

/** Whether a modifier touches this number of this card. */
const touches = (modifier: ModifierOf<'bonus'>, x: Scope, card: Ref): boolean =>
  isMember(x, modifier.of, card) && (!modifier.if || holds(about(x, card), modifier.if, card));

/** A number under all bonuses to it, in the order in which they came. */
export function withBonuses(s: MeccgState, to: Numbers, card: Ref, base: number, against = NONE): number {
  let n = base;
  let rest = 0;
  eachBonus(s, to, (modifier, x) => {
    if (!touches(modifier, x, card)) return;
    if (modifier.against && (against === NONE || !holds(x, modifier.against, against))) return;
    const more = amountOf(about(x, card), modifier.n);
    if (modifier.max !== undefined)
      n = Math.max(n, Math.min(n + more, modifier.max)); // items come first (CR-I.D.14)
    else if (modifier.min !== undefined) n = Math.min(n, Math.max(n + more, modifier.min));
    else rest += more;
  });
  return n + rest;
}

// ---- mind, skills ---------------------------------------------------------------------------------------------------

export function mindOf(s: MeccgState, card: number): number {
  let mind = Math.max(0, MIND[s.def[card]]);
  for (const item of s.play) {
    const gift = MIND_GIFTS[s.def[item]];
    if (gift && s.host[item] === card) mind = Math.min(mind, Math.max(mind + gift.add, gift.min));
  }
  return withBonuses(s, 'mind', card, mind);
}
/** By card number: what an item takes from the mind of its bearer. */
const MIND_GIFTS = CARDS.map((card) => (card.kind === 'item' ? card.gives?.mind : undefined));

/** One bit for each skill; those that the card `besides` gives do not count. */
export function skillsOf(s: MeccgState, card: number, besides = NONE): number {
  let skills = SKILL_BITS[s.def[card]];
  eachModifier(s, 'grants', (modifier, x) => {
    const skill = SKILLS.find((one) => one === modifier.what);
    if (skill === undefined || (besides !== NONE && x.self === besides)) return;
    if (isMember(x, modifier.to, card)) skills |= skillBit(skill);
  });
  return skills;
}
/** He can use magic of that kind; what the card `besides` gives does not count. */
export function canUse(s: MeccgState, card: number, magic: Magic, besides = NONE): boolean {
  const own = CARDS[s.def[card]];
  let can = (own.kind === 'character' || own.kind === 'avatar') && own.magic?.includes(magic) === true;
  eachModifier(s, 'grants', (modifier, x) => {
    if (modifier.what === magic && (besides === NONE || x.self !== besides)) can ||= isMember(x, modifier.to, card);
  });
  return can;
}
/** A card gives him that. */
export function isGranted(s: MeccgState, what: Grant, card: number): boolean {
  let found = false;
  eachModifier(s, 'grants', (modifier, x) => {
    if (modifier.what === what && isMember(x, modifier.to, card)) found = true;
  });
  return found;
}
/** A card lets its bearer have this ring as though he were a Dwarf. */
const bearsAsDwarf = (s: MeccgState, ring: number): boolean => isGranted(s, 'dwarf-bearing', ring);
export const hasSkill = (s: MeccgState, card: number, skill: Skill): boolean =>
  (skillsOf(s, card) & skillBit(skill)) !== 0;

// ---- items: the first layer -----------------------------------------------------------------------------------------

type Given = NonNullable<ItemFacts['gives']>;
type GiftName = Exclude<keyof Given, 'mind'>;
type Gift = NonNullable<Given[GiftName]>;

/** By number and card: what an item gives. */
const giftsTo = (name: GiftName): readonly (Gift | undefined)[] =>
  CARDS.map((card) => (card.kind === 'item' ? card.gives?.[name] : undefined));
const GIFTS: Readonly<Record<GiftName, readonly (Gift | undefined)[]>> = {
  prowess: giftsTo('prowess'),
  body: giftsTo('body'),
  directInfluence: giftsTo('directInfluence'),
};

/** Whether a gift, or what it gives instead, counts for this bearer against that. */
export function counts(
  s: MeccgState,
  gift: Gift,
  item: number,
  bearer: number,
  against: (what: unknown) => boolean,
): boolean {
  if (gift.against !== undefined && !against(gift.against)) return false;
  if (gift.bearer === undefined) return true;
  if ('races' in gift.bearer) {
    const { races } = gift.bearer;
    return races.includes(CHARACTER_RACES[RACE[s.def[bearer]]]) || (races.includes('dwarf') && bearsAsDwarf(s, item));
  }
  return (skillsOf(s, bearer, item) & skillBit(gift.bearer.skill)) !== 0;
}

/**
 * A number with the items of the bearer: of weapons, armor, shields and helmets the best one each (CR-I.E.45), those with the
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
    if (s.host[item] !== bearer) continue;
    const gift = GIFTS[name][s.def[item]];
    if (!gift || isInert(s, item)) continue;
    const { slot } = CARDS[s.def[item]] as ItemFacts;
    const { instead } = gift;
    const given = instead && counts(s, instead as Gift, item, bearer, against) ? (instead as Gift) : gift;
    if (!counts(s, given, item, bearer, against)) continue;
    const max = given.max === 'twice-printed' ? 2 * printed : (given.max ?? Number.POSITIVE_INFINITY);
    gifts ??= [];
    gifts.push({ add: given.add, max, slot });
  }
  const trophies = name === 'body' ? 0 : trophyBonus(s, bearer, name);
  if (trophies > 0) {
    gifts ??= [];
    gifts.push({ add: trophies, max: name === 'prowess' ? TROPHY_MAX : Number.POSITIVE_INFINITY, slot: undefined });
  }
  if (!gifts) return printed;
  gifts.sort((a, b) => a.max - b.max);
  let n = printed;
  const gain = (gift: { add: number; max: number }): number => Math.max(n, Math.min(n + gift.add, gift.max)) - n;
  const used = new Map<string, (typeof gifts)[number]>();
  for (const gift of gifts) {
    const other = gift.slot === undefined ? undefined : used.get(gift.slot);
    if (gift.slot !== undefined && (!other || gain(gift) > gain(other))) used.set(gift.slot, gift);
  }
  for (const gift of gifts)
    if (gift.slot === undefined || used.get(gift.slot) === gift) n += gift.add < 0 ? gift.add : gain(gift);
  return n;
}

/** An item is good against the attack that is being faced: by its race, or because it is detainment. */
const inFight =
  (s: MeccgState, bearer: number) =>
  (what: unknown): boolean =>
    s.attack !== null && (what === 'detainment' ? (s.attack.bits & DETAINMENT) !== 0 : what === raceAgainst(s, bearer));

// ---- body, prowess --------------------------------------------------------------------------------------------------

export function bodyOf(s: MeccgState, card: number): number {
  const printed = BODY[s.def[card]];
  if (printed === NO_NUMBER) return printed;
  return withBonuses(s, 'body', card, withItems(s, 'body', card, printed, inFight(s, card))) + struckDown(s, card);
}

/** Against the attack that is being faced, if one is; without what tapping, wounds and the strike itself take away. */
export function prowessOf(s: MeccgState, card: number): number {
  const race = raceAgainst(s, card);
  const def = s.def[card];
  const printed = PROWESS[def] === NO_NUMBER ? tamedProwess(s, card) : PROWESS[def];
  if (printed === NO_NUMBER) return printed;
  let n = withItems(s, 'prowess', card, printed, inFight(s, card));
  const own = CARDS[def];
  if (own.kind === 'character' && own.prowessBonus)
    for (const bonus of own.prowessBonus) if (bonus.against === race) n += bonus.add;
  if (own.kind === 'avatar' && own.race === 'ringwraith' && rides(s, card, 'fell-rider')) n += own.modes.fellRider;
  return withBonuses(s, 'prowess', card, n);
}

// ---- influence ------------------------------------------------------------------------------------------------------

/** Whether direct influence of that character against that is direct influence against this card (CR-I.B.1). */
export function isAgainst(s: MeccgState, by: number, what: Against<string> | ItemAgainst, target: number): boolean {
  const def = s.def[target];
  const faction = KIND[def] === FACTION;
  if (what === 'factions') return faction;
  if (what === 'characters') return isCharacter(def);
  if (what === 'one-weaker')
    return isCharacter(def) && mindOf(s, target) < mindOf(s, by) && prowessOf(s, target) < prowessOf(s, by);
  const card = CARDS[def];
  if ('faction' in what) return card.name === CARDS[C[what.faction]].name; // heroes and minions have their own cards
  if ('character' in what) return card.id === what.character;
  if ('homeSite' in what) return 'homeSites' in card && (card.homeSites as readonly string[]).includes(what.homeSite);
  if ('factionsAt' in what)
    return card.kind === 'faction' && card.playableAt.some((place) => place === what.factionsAt);
  if ('races' in what) return what.races.some((race) => isAgainst(s, by, { race }, target));
  if (what.only === 'characters' ? faction : what.only === 'factions' && !faction) return false;
  return 'race' in card && card.race === what.race && (faction || isCharacter(def));
}

/** `against` is the card (a faction, a character) it is used on. Never below zero (MW-S5.3.10). */
export function directInfluence(s: MeccgState, card: number, against = NONE): number {
  const def = s.def[card];
  const printed = Math.max(0, DIRECT_INFLUENCE[def]);
  let n = withItems(
    s,
    'directInfluence',
    card,
    printed,
    (what) => against !== NONE && isAgainst(s, card, what as ItemAgainst, against),
  );
  n += ownInfluence(s, card, against);
  const own = CARDS[def];
  if (own.kind === 'avatar' && own.race === 'ringwraith' && rides(s, card, 'heralded-lord'))
    n += own.modes.heraldedLord;
  return Math.max(0, withBonuses(s, 'direct-influence', card, n, against));
}

/** What his own card adds to it against that one. */
export function ownInfluence(s: MeccgState, card: number, against = NONE): number {
  const own = CARDS[s.def[card]];
  if (against === NONE || own.kind !== 'character') return 0;
  return (own.influenceBonus ?? []).reduce(
    (sum, bonus) => sum + (isAgainst(s, card, bonus.against, against) ? bonus.add : 0),
    0,
  );
}

// ---- corruption and checks ------------------------------------------------------------------------------------------

const bearerRace = (s: MeccgState, bearer: Ref): string | undefined => CHARACTER_RACES[RACE[s.def[bearer]]];

/** The corruption points of one card for the character who bears it. */
export function corruptionOfCard(s: MeccgState, card: number, bearer: number): number {
  const def = s.def[card];
  const own = CARDS[def];
  if (own.kind !== 'item' || !own.instead || !('bearer' in own.instead)) return CORRUPTION[def];
  const { bearer: race, corruption } = own.instead;
  if (race === bearerRace(s, bearer) || (race === 'dwarf' && bearsAsDwarf(s, card)))
    return corruption ?? CORRUPTION[def];
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
    if (modifier.of !== 'least' && holds(x, modifier.of, card)) {
      if (!sparesItsPlayer(x) || ownerOf(s, card) !== x.seat) times *= 2;
    }
  });
  return times;
}

/** The source with the fewest points counts twice, as its player would choose (The Balance of Things). */
function leastAgain(s: MeccgState, card: number, sources: readonly number[]): number {
  let doubles = false;
  eachModifier(s, 'doubles-corruption', (modifier) => {
    doubles ||= modifier.of === 'least';
  });
  if (!doubles) return 0;
  const all = sources.filter((points) => points > 0);
  eachBonus(s, 'corruption', (modifier, x) => {
    const points = touches(modifier, x, card) ? amountOf(about(x, card), modifier.n) : 0;
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
  let n = kind === 'corruption' ? CORRUPTION_CHECK[s.def[card]] + steadied(s, card) : 0;
  if (kind === 'influence' && own.kind === 'character' && against !== NONE && KIND[s.def[against]] === FACTION)
    n += own.factionCheck ?? 0;
  return withBonuses(s, CHECK_NUMBERS[kind], card, n, against);
}

/** Beside a Ringwraith his servants are steadfast, in the standard game (MX-6.7). */
function steadied(s: MeccgState, card: number): number {
  if (s.rules.starter === 1 || s.alignment[ownerOf(s, card)] !== MINION) return 0;
  const company = companyOf(s, card);
  return company && hasRingwraith(s, company) ? 2 : 0;
}

// ---- rules ----------------------------------------------------------------------------------------------------------

/** A card in play bends that rule, for whoever asks. */
export function ruled(s: MeccgState, name: RuleSwitch, about: Ref = NONE): boolean {
  let found = false;
  eachModifier(s, 'rule', (modifier, x) => {
    if (sparesItsPlayer(x) && about === playerRef(x.seat)) return;
    if (modifier.name === name && (!modifier.if || holds(x, modifier.if, about === NONE ? x.self : about)))
      found = true;
  });
  return found;
}

export { pointsOf } from './points.ts';
export { HAND_SIZE, handSizeOf, hazardLimitOf } from './stats/allowances.ts';
export { generalInfluence, isOverloaded, unusedDirectInfluence, unusedGeneralInfluence } from './stats/influence.ts';
