// Which cards are worth keeping, and which make room.
import type { Move } from '../../engine/game.ts';
import { CARDS, MIND, POINTS } from '../../games/meccg/cards/all.ts';
import { AVATAR, CREATURE_CARD, isCharacter, isHazard, KIND, RESOURCE_EVENT } from '../../games/meccg/cards/kinds.ts';
import { avatarOf } from '../../games/meccg/companies/arriving.ts';
import { playWays } from '../../games/meccg/effects/reading/literal.ts';
import { HAND, ownerOf } from '../../games/meccg/state.ts';
import { unusedGeneralInfluence } from '../../games/meccg/stats.ts';
import { uniqueVerdict } from '../../games/meccg/unique.ts';
import { pile } from '../../games/meccg/zones.ts';
import { type Idea, idea } from '../idea.ts';
import { bestGain, DESTINATIONS } from './errands.ts';
import { itemGain } from './gains.ts';
import { habits } from './habits.ts';
import { haste, isCallNear } from './pace.ts';
import { openedWorth, preyIsThere, waitingWorth } from './partners.ts';
import { IS_VICTORY, victoryKept } from './quest.ts';
import { goldNear, IS_TESTED, isTestCard, RING_CHANCE, ringsNear, testNear } from './rings.ts';
import { KIND_OF_POINTS, once, type Situation } from './situation.ts';

/** An event that gives no points needs the right place and people: no more than that. */
const MOST_KEPT = 0.35;
/** An answer to what the opponent tries: he does so once or twice a game. */
const ANSWER = 0.5;
/** What cannot be played any more. */
const DEAD = 0.01;

/** By card number: how easily a creature finds prey, and how hard it hits. */
const CREATURE_WORTH: readonly number[] = CARDS.map((card) => {
  if (card.kind !== 'creature') return 0;
  const { keyedTo, strikes, prowess, attacks = 1 } = card;
  const types = Object.entries(keyedTo.regionTypes ?? {});
  const breadth =
    types.reduce((sum, [type, n]) => sum + (type === 'wilderness' ? 0.4 : 0.2) / (n ?? 1), 0) +
    0.12 * (keyedTo.siteTypes?.length ?? 0) +
    0.05 * (keyedTo.regions?.length ?? 0);
  const force = 0.06 * prowess * Math.sqrt((strikes === 'one-each' ? 4 : strikes) * attacks);
  return Math.min(1, breadth) * force;
});

/** By card number: it calls the end of the game. */
const CALLS: readonly boolean[] = CARDS.map((_, def) =>
  playWays(def).some((way) => way.do.some((effect) => effect.is === 'hook' && effect.name === 'sudden-call')),
);
/** Who is to call it must have it when the time comes. */
const CALL = 1.2;

function eventWorth(sit: Situation, def: number): number {
  const ways = playWays(def);
  if (ways.length === 0) return DEAD;
  if (CALLS[def]) return isCallNear(sit) ? CALL : habits.callKept;
  const prey = preyIsThere(sit, def);
  if (prey !== undefined) return prey ? habits.prey : 0.35;
  const when = ways.map(({ during }) => during?.is);
  if (when.includes('attack')) return habits.forAttack;
  if (when.includes('strike')) return habits.forStrike;
  if (when.includes('check')) return 0.35;
  if (when.includes('in-chain') && !isHazard(def)) return ANSWER;
  return isHazard(def) ? habits.mischief : habits.event;
}

const peopleOf = once(({ s, seat }): readonly number[] =>
  s.play.filter((card) => isCharacter(s.def[card]) && ownerOf(s, card) === seat),
);

/** A ring that waits for a gold ring and its test: the best bearer counts. */
function ringKept(sit: Situation, def: number, people: readonly number[]): number {
  const best = people.reduce((most, one) => Math.max(most, itemGain(sit, def, one)), 0);
  return 0.05 + 0.9 * best * RING_CHANCE[def] * goldNear(sit) * testNear(sit);
}

/** What a card opens, as long as it is not there. */
const OPENING = 0.2;

/** What a card in hand is worth to the seat, in marshalling points; beyond `enough` it is not asked how much more. */
export function keepWorth(sit: Situation, def: number, enough = Number.POSITIVE_INFINITY): number {
  const { s, seat } = sit;
  if (uniqueVerdict(s, def)) return DEAD;
  if (KIND[def] === AVATAR) return avatarOf(s, seat) < 0 ? habits.avatarKept : DEAD;
  const people = peopleOf(sit);
  if (isCharacter(def)) {
    const room = unusedGeneralInfluence(s, seat) >= MIND[def];
    const wanted = people.length < 3 ? 2 : habits.another;
    return (room ? 1 : 0.35) * (sit.gain(seat, KIND_OF_POINTS[def], POINTS[def]) + wanted);
  }
  if (IS_VICTORY[def]) return victoryKept(sit);
  if (IS_TESTED[def]) return ringKept(sit, def, people);
  if (isTestCard(def)) return 0.1 + 1.2 * goldNear(sit) * ringsNear(sit);
  if (KIND[def] === CREATURE_CARD) return habits.creature + habits.creatureWorth * CREATURE_WORTH[def];
  return Math.max(waitingWorth(sit, def), ownWorth(sit, def, people, enough)) + openedWorth(sit, def, false) * OPENING;
}

/** What it is worth by itself. */
function ownWorth(sit: Situation, def: number, people: readonly number[], enough: number): number {
  const { s, seat } = sit;
  if (DESTINATIONS[def].length > 0) {
    const card = s.def.findIndex((one, i) => one === def && ownerOf(s, i) === seat);
    if (people.length === 0) return 0.2;
    const kept =
      habits.brought * Math.max(0, card < 0 ? 0.5 : bestGain(sit, card, people, enough / habits.brought).value);
    return KIND[def] === RESOURCE_EVENT && POINTS[def] === 0
      ? Math.min(MOST_KEPT, habits.eventKept + kept)
      : 0.1 + kept;
  }
  return eventWorth(sit, def);
}

/** Copies beyond the first are worth less. */
function copyWorth(sit: Situation, def: number, enough: number): number {
  let copies = 0;
  for (const card of pile(sit.s, sit.seat, HAND)) if (sit.s.def[card] === def) copies++;
  const share = copies > 1 ? habits.copy : 1;
  return share * keepWorth(sit, def, enough / share);
}

/** `best` is what can be said for a card that is worth less. */
export function rateDiscard(sit: Situation, def: number, best = Number.NEGATIVE_INFINITY): Idea {
  const worth = copyWorth(sit, def, -best);
  return idea(-worth, () => `${CARDS[def].name} is the card of least use (${worth.toFixed(1)}).`);
}

/** What a card must be worth to be kept: without people to play them, cards are worth nothing. */
function spareable(sit: Situation): number {
  const people = peopleOf(sit).length;
  return people === 0 ? 1 : people < 3 ? habits.spareFew : habits.spareMore;
}

/** One card may go at the end of a turn: what is of no use makes room for another. */
export function rateOneDiscard(sit: Situation, move: Move, best?: number): Idea {
  const pace = haste(sit);
  if (move.verb === 'keep-all')
    return pace < 0
      ? idea(1, 'Another card would be drawn for it, and our deck must last.')
      : idea(-spareable(sit) - pace, 'Every card may still be of use.');
  return rateDiscard(sit, move.arg, best);
}
