// Cards that need others: how near those are, in play, in hand, or only somewhere in the deck.
import { CARDS, POINTS } from '../../games/meccg/cards/all.ts';
import { isHazard, isResource } from '../../games/meccg/cards/kinds.ts';
import { type Needs, waysToPlay } from '../../games/meccg/decks/needs.ts';
import { playWays } from '../../games/meccg/effects/reading/literal.ts';
import { DECK, DISCARD, ownerOf } from '../../games/meccg/state.ts';
import { uniqueVerdict } from '../../games/meccg/unique.ts';
import { pile } from '../../games/meccg/zones.ts';
import { playedBefore } from './elsewhere.ts';
import { habits } from './habits.ts';
import { KIND_OF_POINTS, type Situation } from './situation.ts';

/** For so many copies that are still to come: one may never come, several are as good as here. */
const TO_COME = [0, 0.06, 0.15, 0.3, 0.4, 0.5];
/** Few enough to wait for one of them. */
const FEW = 15;

type Which = (def: number) => boolean;

/** From 0 to 1: how near one of these is, in play (where that helps), in hand, or only somewhere in the deck. */
export function nearness(sit: Situation, isIt: Which, inPlay: Which = isIt): number {
  const { s, seat } = sit;
  if (s.play.some((card) => inPlay(s.def[card]) && ownerOf(s, card) === seat)) return 1;
  if (sit.titles.some(isIt)) return habits.partnerHeld;
  return TO_COME[Math.min(TO_COME.length - 1, laterOf(sit, isIt))];
}

const laterOf = ({ s, seat }: Situation, isIt: Which): number =>
  [...pile(s, seat, DECK), ...pile(s, seat, DISCARD)].filter((card) => isIt(s.def[card])).length;

const oneOf =
  (some: readonly number[]): Which =>
  (def) =>
    some.includes(def);

const wayNear = (sit: Situation, { cards, people }: Needs): number =>
  [...cards, ...people].reduce((near, some) => near * nearness(sit, oneOf(some)), 1);

/** What a card that needs others is worth as long as it waits for them; 0 for any other card. */
export function waitingWorth(sit: Situation, def: number): number {
  const ways = waysToPlay(def);
  if (!isResource(def) || ways.some(({ cards }) => cards.length === 0)) return 0;
  const near = Math.max(...ways.map((way) => wayNear(sit, way)));
  return near * (POINTS[def] > 0 ? 0.6 * sit.gain(sit.seat, KIND_OF_POINTS[def], POINTS[def]) : habits.deed);
}

/** Whether the opponent has what a hazard is meant for; undefined if it is meant for more than a few cards. */
export function preyIsThere({ s, seat }: Situation, def: number): boolean | undefined {
  const prey = isHazard(def) ? waysToPlay(def)[0].theirs.find((some) => some.length <= FEW) : undefined;
  return prey && s.play.some((card) => ownerOf(s, card) !== seat && prey.includes(s.def[card]));
}

/** By card number: the cards that can be played only after this one, in the same turn. */
export const OPENS: readonly (readonly number[])[] = CARDS.map(({ id }) =>
  CARDS.flatMap((_, def) => (playWays(def).some((way) => playedBefore(way.if).includes(id)) ? [def] : [])),
);

/** What those cards are worth that this one opens: those of the hand, or any, the nearer the more. */
export function openedWorth(sit: Situation, def: number, handOnly: boolean): number {
  let best = 0;
  for (const other of OPENS[def]) {
    if (uniqueVerdict(sit.s, other)) continue;
    const near = sit.titles.includes(other) ? 1 : handOnly ? 0 : nearness(sit, (one) => one === other);
    const use = handOnly ? 0.2 : 0;
    best = Math.max(best, near * (sit.gain(sit.seat, KIND_OF_POINTS[other], POINTS[other]) + use));
  }
  return best;
}
