// What players and characters control others with, and what of it is left (MW-S5.2.1 to MW-S5.3.10, MX-11.3).
import { NONE, type Seat } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import type { Against, ItemAgainst, ItemFacts, RingwraithFacts } from '../cards/facts.ts';
import { AVATAR, CHARACTER, ITEM, KIND } from '../cards/kinds.ts';
import { amountOf } from '../effects/reading/amounts.ts';
import { isInert } from '../effects/reading/inert.ts';
import { eachBonus } from '../effects/reading/modifiers.ts';
import { isMember } from '../effects/reading/picks.ts';
import { holds } from '../effects/reading/tests.ts';
import { playerRef } from '../refs.ts';
import { GENERAL, GENERAL_INFLUENCE, type MeccgState, MINION, ownerOf } from '../state.ts';
import { counts, directInfluence, isAgainst, mindOf, ruled, withBonuses } from '../stats.ts';

const ringwraithFacts = (def: number): RingwraithFacts | undefined => {
  const card = CARDS[def];
  return card.kind === 'avatar' && card.race === 'ringwraith' ? card : undefined;
};
/** By card number: how many Ringwraiths he controls without influence. */
const FREE_FOLLOWERS: readonly number[] = CARDS.map((_, def) => ringwraithFacts(def)?.freeFollowers ?? 0);
/** By card number: he follows a Ringwraith without being influenced. */
const JOINS: readonly boolean[] = CARDS.map((_, def) => ringwraithFacts(def)?.joins === true);

/** He needs no influence to be controlled by this Ringwraith: for himself, or as one of the first few. */
function isFree(s: MeccgState, controller: number, follower: number): boolean {
  if (JOINS[s.def[follower]]) return true;
  let before = 0;
  for (const card of s.play) {
    if (card === follower) break;
    if (s.under[card] === controller && KIND[s.def[card]] === AVATAR && !JOINS[s.def[card]]) before++;
  }
  return before < FREE_FOLLOWERS[s.def[controller]];
}

/** His mind as far as controlling him goes: half of it, rounded down, where a card says so (Awaiting the Call). */
export const controlMind = (s: MeccgState, character: number): number =>
  Math.floor(mindOf(s, character) / (ruled(s, 'half-mind', character) ? 2 : 1));

/** The direct influence that it takes to control somebody: his mind, and one point for a Ringwraith (MX-11.3). */
export function controlCost(s: MeccgState, controller: number, character: number): number {
  if (KIND[s.def[character]] !== AVATAR) return controlMind(s, character);
  return isFree(s, controller, character) ? 0 : 1;
}

/** His ability, or that of the Ringwraith whom he would follow, lets him come into play as a follower (MX-11.2). */
export const mayFollow = (s: MeccgState, controller: number, ringwraith: number): boolean =>
  isFree(s, controller, ringwraith);

/** What the words of an event single out. */
interface Matching {
  readonly fits: (card: number) => boolean;
}

/** Direct influence that is good against some only. */
interface Special {
  readonly against: Against<string> | ItemAgainst | Matching;
  left: number;
}

/** His own, and what his items add. */
function specialInfluence(s: MeccgState, card: number): Special[] {
  const own = CARDS[s.def[card]];
  const bonuses = own.kind === 'character' ? (own.influenceBonus ?? []) : [];
  const specials: Special[] = bonuses.map(({ against, add }) => ({ against, left: add }));
  for (const item of s.play) {
    if (s.host[item] !== card || KIND[s.def[item]] !== ITEM || isInert(s, item)) continue;
    const gift = (CARDS[s.def[item]] as ItemFacts).gives?.directInfluence;
    if (gift?.against && counts(s, gift, item, card, () => true))
      specials.push({ against: gift.against, left: gift.add });
  }
  eachBonus(s, 'direct-influence', ({ of, n, against }, x) => {
    if (against && isMember(x, of, card))
      specials.push({ against: { fits: (one) => holds(x, against, one) }, left: amountOf(x, n) });
  });
  return specials;
}

/** Followers, and whom the influence on a single one (Whip) is used on. */
interface Use {
  readonly s: MeccgState;
  readonly card: number;
  readonly followers: readonly number[];
  readonly one: number;
}
const serves = ({ s, card, one }: Use, what: Special['against'], target: number): boolean =>
  typeof what === 'object' && 'fits' in what
    ? what.fits(target)
    : (what !== 'one-weaker' || target === one) && isAgainst(s, card, what, target);

/** Every way to use influence that is good against a single one: on any of them, or on none. */
const usesOf = (s: MeccgState, card: number, followers: readonly number[], others: readonly number[]): Use[] => {
  const isOnOne = specialInfluence(s, card).some(({ against }) => against === 'one-weaker');
  return (isOnOne ? [NONE, ...followers, ...others] : [NONE]).map((one) => ({ s, card, followers, one }));
};

const followersOf = (s: MeccgState, card: number): number[] => s.play.filter((other) => s.under[other] === card);

/** What his followers leave of it. */
export function unusedDirectInfluence(s: MeccgState, card: number, against = NONE): number {
  const followers = followersOf(s, card);
  if (followers.length === 0) return directInfluence(s, card, against);
  const others = against === NONE ? [] : [against];
  return Math.max(...usesOf(s, card, followers, others).map((use) => unusedBy(use, against)));
}

/**
 * A bonus against some of them counts once, and for them first (CR-I.B.2): each follower takes from what is good against
 * him, and of that from what is no good against `against`, before he takes from what is good against all.
 */
function unusedBy(use: Use, against: number): number {
  const { s, card, followers } = use;
  const all = directInfluence(s, card);
  const isGood = ({ against: what }: Special): boolean => against !== NONE && serves(use, what, against);
  const specials = specialInfluence(s, card).sort((a, b) => Number(isGood(a)) - Number(isGood(b)));
  let left = all;
  for (const follower of followers) {
    const mind = controlCost(s, card, follower);
    let usable = Math.min(mind, directInfluence(s, card, follower) - all);
    left -= mind;
    for (const special of specials) {
      const used = serves(use, special.against, follower) ? Math.max(0, Math.min(usable, special.left)) : 0;
      special.left -= used;
      usable -= used;
      left += used;
    }
  }
  if (against === NONE) return Math.max(0, left);
  const good = specials.filter(isGood).reduce((sum, special) => sum + special.left, 0);
  return Math.max(0, left + Math.min(good, Math.max(0, directInfluence(s, card, against) - all)));
}

/** His followers are too many for him (MW-S5.3.2), however he uses his influence. */
export function isOverloaded(s: MeccgState, card: number): boolean {
  const followers = followersOf(s, card);
  return followers.length > 0 && usesOf(s, card, followers, []).every(isTooMany);
}

/**
 * Those who can be controlled by some of what is special, and by nothing else of it, exceed that and what is good against
 * all.
 */
function isTooMany(use: Use): boolean {
  const { s, card, followers } = use;
  const specials = specialInfluence(s, card);
  const all = directInfluence(s, card);
  const usable = followers.map((follower) =>
    specials.reduce((bits, { against }, i) => bits | (Number(serves(use, against, follower)) << i), 0),
  );
  for (let set = 0; set < 1 << specials.length; set++) {
    let room = all;
    for (const [i, { left }] of specials.entries()) if ((set & (1 << i)) !== 0) room += left;
    for (const [i, bits] of usable.entries()) if ((bits & ~set) === 0) room -= controlCost(s, card, followers[i]);
    if (room < 0) return true;
  }
  return false;
}

/** What a player has to control characters with: twenty, and what cards add (MW-S5.2.1). */
export const generalInfluence = (s: MeccgState, seat: Seat): number =>
  withBonuses(s, 'general-influence', playerRef(seat), GENERAL_INFLUENCE);

/** MW-S5.2.2, MW-S5.2.4 */
export function unusedGeneralInfluence(s: MeccgState, seat: Seat): number {
  let used = 0;
  for (const card of s.play)
    if (KIND[s.def[card]] === CHARACTER && s.under[card] === GENERAL && ownerOf(s, card) === seat)
      used += controlMind(s, card);
  return generalInfluence(s, seat) - used;
}

/** What a Ringwraith's player always has to resist with, and controls nobody with (MX-3.4). */
const RESISTING = 5;

/** What of his general influence resists cards and attempts of the opponent. */
export const resistingInfluence = (s: MeccgState, seat: Seat): number =>
  unusedGeneralInfluence(s, seat) + (s.alignment[seat] === MINION && s.rules.starter === 0 ? RESISTING : 0);
