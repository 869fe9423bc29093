// Characters: the start, who comes into play and where, under whose influence, who bears what, attempts against the
// opponent's cards.
import type { Move } from '../../engine/game.ts';
import { NONE } from '../../engine/game.ts';
import { BODY, CARDS, CORRUPTION, DIRECT_INFLUENCE, MIND, POINTS, PROWESS } from '../../games/meccg/cards/all.ts';
import type { ItemFacts } from '../../games/meccg/cards/facts.ts';
import { AVATAR, ITEM, isCharacter, KIND } from '../../games/meccg/cards/kinds.ts';
import { arriveTargets, underTargets } from '../../games/meccg/companies/arriving.ts';
import { controlTargets } from '../../games/meccg/companies/control.ts';
import { mingleVerdict } from '../../games/meccg/companies/mingling.ts';
import { characterOf, companyById, followersOf, isRingwraith, sizeOf } from '../../games/meccg/company.ts';
import { removalOf } from '../../games/meccg/corruption/removal.ts';
import { influencers, numbersOf } from '../../games/meccg/influence/attempt.ts';
import { SITE_NAMES } from '../../games/meccg/places/sites.ts';
import { pointsOfCard } from '../../games/meccg/points.ts';
import { companyId, isCard, isCompany, type Ref } from '../../games/meccg/refs.ts';
import { nameOf } from '../../games/meccg/say.ts';
import { DECK, GENERAL, HAND, MINION, PLAY } from '../../games/meccg/state.ts';
import { corruptionOf, mindOf, unusedDirectInfluence, unusedGeneralInfluence } from '../../games/meccg/stats.ts';
import { pile } from '../../games/meccg/zones.ts';
import { type Idea, idea, percent } from '../idea.ts';
import { storedElsewhere, storedHere } from './errands.ts';
import { influenceSpent, itemGain, testGain } from './gains.ts';
import { habits } from './habits.ts';
import { gapMoreThan, moreThan } from './odds.ts';
import { IS_GOLD, PLAIN_TEST, ringsNear, testNear } from './rings.ts';
import { lossOf } from './sides.ts';
import { KIND_OF_POINTS, nameOfCard, type Situation } from './situation.ts';
import { inHand } from './uses.ts';

/** How useful a character is to start with, whatever his mind. */
const startWorth = (def: number): number =>
  POINTS[def] + 0.25 * PROWESS[def] + 0.1 * BODY[def] + 0.3 * DIRECT_INFLUENCE[def] + 0.1 * MIND[def];

export function rateStart(move: Move): Idea {
  if (move.verb === 'start-as-listed') return idea(100, 'The deck was made for this company.');
  if (move.verb === 'start-done') return idea(-1, 'Enough of them.');
  return idea(startWorth(move.arg), () => `${CARDS[move.arg].name} is strong for his mind.`);
}

/** One of those whom the deck was made for goes before anybody else. */
export function rateStarter(move: Move, meant: readonly number[]): Idea {
  if (!meant.includes(move.arg)) return rateStart(move);
  return idea(100 + startWorth(move.arg), () => `${CARDS[move.arg].name} belongs to the company of the deck.`);
}

/** The Wizard or Ringwraith that the deck was made for. */
export function rateAvatar({ s, seat }: Situation, def: number): Idea {
  return pile(s, seat, DECK).some((card) => s.def[card] === def)
    ? idea(10, () => `The deck was made for ${CARDS[def].name}.`)
    : idea(startWorth(def), () => `${CARDS[def].name} is still free.`);
}

/** Somebody gets an item: at the start, or as an heir. */
export function rateBearer(sit: Situation, def: number, bearer: number): Idea {
  const gain = itemGain(sit, def, bearer);
  return idea(gain, () => `${CARDS[def].name} serves ${nameOfCard(sit.s, bearer)} best.`);
}

// ---- bringing characters in -----------------------------------------------------------------------------------------

/** Somebody could control him at that place, so that he may stay. */
const controllersAt = (sit: Situation, card: number, on: Ref): Ref[] =>
  underTargets(sit.s, sit.seat, card, on).filter((under) =>
    isCard(under)
      ? isRingwraith(sit.s, under) || !isHindrance(sit, card, under)
      : unusedGeneralInfluence(sit.s, sit.seat) >= mindOf(sit.s, card),
  );

export function rateCharacter(sit: Situation, def: number): Idea {
  const { s, seat } = sit;
  const card = inHand(sit, def);
  if (card === NONE) return idea(-1, 'He is not there.');
  if (KIND[def] === AVATAR) return idea(habits.avatar, `${CARDS[def].name} leads from now on.`);
  const places = arriveTargets(s, seat, card);
  const controllers = places.flatMap((on) => controllersAt(sit, card, on));
  if (controllers.length === 0) return idea(-1, 'Nobody could control him.');
  if (!controllers.some((under) => rateUnder(sit, card, under).value > -0.5))
    return idea(-1, 'The influence is wanted for other things.');
  const gain = sit.gain(seat, KIND_OF_POINTS[def], POINTS[def]);
  return idea(
    2 + gain + 0.1 * PROWESS[def],
    () => `${CARDS[def].name} can be controlled, and brings ${gain.toFixed(1)} points.`,
  );
}

/** Where he comes into play: with others rather than alone. */
export function rateArrive(sit: Situation, card: number, on: Ref): Idea {
  const { s } = sit;
  if (KIND[s.def[card]] !== AVATAR && controllersAt(sit, card, on).length === 0)
    return idea(-5, 'Nobody could control him there.');
  const company = isCompany(on) ? companyById(s, companyId(on)) : undefined;
  if (!company) return idea(0, () => `He waits at ${nameOf(s, on)}.`);
  const size = sizeOf(s, company);
  return idea(
    size >= 6 ? -0.5 : size <= 4 ? 2 : 1,
    () => `The company at ${SITE_NAMES[company.site]} takes him along.`,
  );
}

/** Away from Havens these two may not be together (MX-11.7, MX-11.8), and a follower goes where the other goes. */
const isHindrance = ({ s, seat }: Situation, card: number, to: number): boolean =>
  mingleVerdict(s, seat, [to, ...followersOf(s, to), card]) !== undefined;

/** Under whose influence: that of a character where general influence will be needed. */
export function rateUnder(sit: Situation, card: number, to: Ref): Idea {
  const { s, seat } = sit;
  if (!isCard(to)) {
    const isCounted = s.zone[card] === PLAY && s.under[card] === GENERAL;
    const left = unusedGeneralInfluence(s, seat) - (isCounted ? 0 : mindOf(s, card));
    return idea(left < 0 ? -9 : 0.5, () => `General influence suffices for ${nameOfCard(s, card)}.`);
  }
  if (isRingwraith(s, to))
    return idea(s.zone[card] === PLAY ? -0.5 : 0.3, () => `With ${nameOfCard(s, to)} he stays at Darkhavens.`);
  if (isHindrance(sit, card, to)) return idea(-1, 'They could not leave together.');
  const spare = unusedDirectInfluence(s, to, card) - mindOf(s, card);
  return idea(
    (KIND[s.def[to]] === AVATAR ? 1 : habits.follows) + 0.02 * spare - influenceSpent(sit, to, mindOf(s, card)),
    () => `${nameOfCard(s, to)} has influence to spare for him.`,
  );
}

/** Characters in hand that general influence does not suffice for. */
function wanting(sit: Situation): number {
  const left = unusedGeneralInfluence(sit.s, sit.seat);
  let least = 0;
  for (const card of pile(sit.s, sit.seat, HAND)) {
    const def = sit.s.def[card];
    if (!isCharacter(def) || KIND[def] === AVATAR || MIND[def] <= left) continue;
    least = least === 0 ? MIND[def] - left : Math.min(least, MIND[def] - left);
  }
  return least;
}

/** Another controller, so that somebody in hand can come. */
export function rateControl(sit: Situation, card: number): Idea {
  const { s } = sit;
  if (s.under[card] !== GENERAL) {
    const needed = s.under[card] < 0 ? 1 : -1;
    return idea(needed, 'He must have a controller.');
  }
  const missing = wanting(sit);
  if (missing === 0 || mindOf(s, card) < missing) return idea(-1, 'He is well where he is.');
  const best = controlTargets(s, card).reduce(
    (most, to) => Math.max(most, isCard(to) ? rateUnder(sit, card, to).value : 0),
    0,
  );
  return best > 0
    ? idea(0.6, () => `If ${nameOfCard(s, card)} follows somebody, another can come into play.`)
    : idea(-1, 'Nobody whom he could follow has influence to spare.');
}

// ---- items ----------------------------------------------------------------------------------------------------------

/** Storing an item: its corruption goes, its points stay, the bearer checks first (MW-S10.11.2). */
export function rateStore(sit: Situation, card: number): Idea {
  const { s, seat } = sit;
  const bearer = characterOf(s, card);
  const { gives } = CARDS[s.def[card]] as ItemFacts;
  const corruption = CORRUPTION[s.def[card]];
  const stake = sit.stake(bearer);
  const relief = (sit.failure(bearer) - sit.failure(bearer, -corruption)) * stake;
  const burden = 0.1 * Math.max(0, corruptionOf(s, bearer) - 1);
  const points = pointsOfCard(s, card);
  const more = storedHere(sit, card);
  const waits = storedElsewhere(sit, card);
  const frees = KIND[s.def[card]] === ITEM ? 0 : 0.8;
  // A minion's gold ring is tested instead, and lost (LE-S10.6.9).
  const tested =
    IS_GOLD[s.def[card]] && s.alignment[seat] === MINION ? testGain(sit, s.def[card], bearer, PLAIN_TEST) : 0;
  const isRing = IS_GOLD[s.def[card]] && testNear(sit) * ringsNear(sit) > 0.1;
  const use =
    (isRing ? 0.8 : 0) +
    0.2 * ((gives?.prowess?.add ?? 0) + (gives?.body?.add ?? 0)) +
    0.05 * (gives?.directInfluence?.add ?? 0) +
    (points === 0 && more === 0 && frees === 0 ? 0.3 : 0);
  const value =
    1.4 * relief +
    burden +
    frees +
    tested +
    sit.gain(seat, KIND_OF_POINTS[s.def[card]], more) -
    sit.failure(bearer) * stake -
    use -
    0.5 * waits;
  return idea(Math.min(habits.stored, value), () => `Stored, ${nameOfCard(s, card)} is safe and corrupts nobody.`);
}

/** Trying to be rid of a hazard on a character. */
export function rateRemove(sit: Situation, card: number, asPrinted: boolean): Idea {
  const { s } = sit;
  const character = characterOf(s, card);
  const chance = moreThan((removalOf(s.def[card])?.over ?? 12) + (asPrinted ? 0 : 3));
  const relief =
    (sit.failure(character) - sit.failure(character, -CORRUPTION[s.def[card]])) * sit.stake(character) * habits.removed;
  return idea(
    chance * (relief + 0.25) - (asPrinted ? 1.5 * habits.tap : 0.02),
    () => `${nameOfCard(s, character)} can be rid of ${nameOfCard(s, card)} with ${percent(chance)}.`,
  );
}

/** Transferring: from somebody burdened to somebody who is not. */
export function rateTransfer(sit: Situation, card: number, to?: number): Idea {
  const { s } = sit;
  const bearer = characterOf(s, card);
  const corruption = CORRUPTION[s.def[card]];
  const relief = (sit.failure(bearer) - sit.failure(bearer, -corruption)) * sit.stake(bearer);
  const risk = sit.failure(bearer) * sit.stake(bearer);
  if (to === undefined) return idea(relief - risk - 0.35, () => `${nameOfCard(s, bearer)} bears too much.`);
  return rateBearer(sit, s.def[card], to);
}

// ---- the opponent's cards -------------------------------------------------------------------------------------------

/** An attempt to influence a card of the opponent away (MW-T9.2.1). */
export function rateInfluence(sit: Situation, target: number, by?: number): Idea {
  const { s } = sit;
  const shows = inHand(sit, s.def[target]) !== NONE;
  let best = 0;
  for (const one of by === undefined ? influencers(s) : [by]) {
    const { plus, against, value } = numbersOf(s, one, target, shows);
    best = Math.max(best, gapMoreThan(value + against - plus));
  }
  return idea(
    best * lossOf(sit, target) - 1.2 * habits.tap,
    () => `${nameOfCard(s, target)} can be influenced away with ${percent(best)}.`,
  );
}

/** Who must go when influence does not suffice. */
export function rateSettle(sit: Situation, move: Move): Idea {
  if (move.verb === 'under') {
    const { card } = sit.frame('turn/settling-choose');
    return idea(50 + rateUnder(sit, card, move.arg).value, 'He stays with us.');
  }
  return idea(-sit.stake(move.arg), () => `${nameOfCard(sit.s, move.arg)} can best be spared.`);
}
