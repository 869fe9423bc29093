// A position of The Wizards as named numbers, for the judge: what a player counts when he asks himself who is winning.
// They are measured for one seat on a whole state, since in the worlds that a search looks at nothing is hidden any more:
// first what is shared, then for the seat and for its opponent the same row.

import { NONE, type Seat } from '../../engine/game.ts';
import { POINTS } from '../../games/meccg/cards/all.ts';
import { POINTS_KINDS } from '../../games/meccg/cards/facts.ts';
import {
  ALLY,
  AVATAR,
  CREATURE_CARD,
  FACTION,
  ITEM,
  isCharacter,
  isHazard,
  KIND,
} from '../../games/meccg/cards/kinds.ts';
import { charactersOf, companiesOf, siteIsTapped } from '../../games/meccg/company.ts';
import { isHavenFor } from '../../games/meccg/places/sites.ts';
import { opponentOf } from '../../games/meccg/seats.ts';
import {
  DECK,
  DISCARD,
  HAND,
  type MeccgState,
  MINION,
  ownerOf,
  SIDEBOARD,
  TAPPED,
  WOUNDED,
} from '../../games/meccg/state.ts';
import { mindOf, unusedDirectInfluence, unusedGeneralInfluence } from '../../games/meccg/stats.ts';
import { pile } from '../../games/meccg/zones.ts';
import { keepWorth } from './cards.ts';
import { bestGain, goals } from './errands.ts';
import { ringOf } from './quest.ts';
import { Situation } from './situation.ts';

/** One seat's part of the position, with what several measures ask for. */
interface Measured {
  readonly s: MeccgState;
  readonly seat: Seat;
  readonly sit: Situation;
  readonly people: readonly number[];
  /** His cards in play, people left out. */
  readonly things: readonly number[];
  readonly hand: readonly number[];
  readonly worths: readonly number[];
  readonly wishes: readonly number[];
}

type Measure = readonly [name: string, of: (m: Measured) => number];

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;
const kindIs =
  (kind: number) =>
  ({ s }: Measured, card: number): boolean =>
    KIND[s.def[card]] === kind;
const [isItem, isAlly, isFaction, isWizard] = [ITEM, ALLY, FACTION, AVATAR].map(kindIs);
const raw = ({ sit, seat }: Measured): number => sum(sit.points(seat));
const printed = (s: MeccgState, cards: readonly number[]): number => sum(cards.map((card) => POINTS[s.def[card]]));

/** What the best three cards in hand that somebody could go out for would bring, best first. */
const wishesOf = (sit: Situation, people: readonly number[]): readonly number[] =>
  goals(sit)
    .map(({ card }) => Math.max(0, bestGain(sit, card, people).value))
    .sort((a, b) => b - a)
    .slice(0, 3);

/** The number that tells a Ringwraith's player. */
export const RINGWRAITH = 'is a Ringwraith’s';

const OWN: readonly Measure[] = [
  ...POINTS_KINDS.map((kind, i): Measure => [`points, ${kind}`, ({ sit, seat }) => sit.points(seat)[i]]),
  ['points, all', raw],
  ['points at the council', ({ sit, seat }) => sit.total(seat)],
  ['Wizard in play', (m) => count(m.people, (card) => isWizard(m, card))],
  ['Wizard was revealed', ({ s, seat }) => s.revealed[seat]],
  ['characters', ({ people }) => people.length],
  ['minds', ({ s, people }) => sum(people.map((card) => mindOf(s, card)))],
  ['tapped', ({ s, people }) => count(people, (card) => s.stand[card] === TAPPED)],
  ['wounded', ({ s, people }) => count(people, (card) => s.stand[card] === WOUNDED)],
  [
    'prowess',
    ({ sit, s, seat }) => sum(companiesOf(s, seat).flatMap((one) => sit.fighters(one).map((f) => f.prowess))),
  ],
  ['stakes at risk of corruption', ({ sit, people }) => sum(people.map((card) => sit.failure(card) * sit.stake(card)))],
  ['corruption of the worst', ({ sit, people }) => Math.max(0, ...people.map((card) => sit.failure(card)))],
  [
    'corruption of the Wizard',
    (m) => Math.max(0, ...m.people.map((one) => (isWizard(m, one) ? m.sit.failure(one) : 0))),
  ],
  ['general influence unused', ({ s, seat }) => unusedGeneralInfluence(s, seat)],
  [
    'direct influence unused',
    ({ s, people }) => sum(people.map((card) => Math.max(0, unusedDirectInfluence(s, card)))),
  ],
  ['items', (m) => count(m.things, (card) => isItem(m, card))],
  ['allies', (m) => count(m.things, (card) => isAlly(m, card))],
  ['factions', (m) => count(m.things, (card) => isFaction(m, card))],
  ['hazards in play', ({ s, things }) => count(things, (card) => isHazard(s.def[card]))],
  ['the One Ring', ({ sit, seat }) => Number(ringOf(sit, seat) !== undefined)],
  ['companies', ({ s, seat }) => companiesOf(s, seat).length],
  ['largest company', ({ s, seat }) => Math.max(0, ...companiesOf(s, seat).map((one) => charactersOf(s, one).length))],
  ['companies at Havens', ({ s, seat }) => count(companiesOf(s, seat), ({ site }) => isHavenFor(s, seat, site))],
  ['companies at tapped sites', ({ s, seat }) => count(companiesOf(s, seat), (one) => siteIsTapped(s, one))],
  ['hand', ({ hand }) => hand.length],
  ['hazards in hand', ({ s, hand }) => count(hand, (card) => isHazard(s.def[card]))],
  ['worth of resources in hand', ({ s, hand, worths }) => sum(worths.filter((_, i) => !isHazard(s.def[hand[i]])))],
  ['worth of hazards in hand', ({ s, hand, worths }) => sum(worths.filter((_, i) => isHazard(s.def[hand[i]])))],
  ['hopes in hand', ({ wishes }) => sum(wishes)],
  ['play deck', ({ s, seat }) => pile(s, seat, DECK).length],
  ['points in the play deck', ({ s, seat }) => printed(s, pile(s, seat, DECK))],
  ['discards', ({ s, seat }) => pile(s, seat, DISCARD).length],
  ['sideboard', ({ s, seat }) => pile(s, seat, SIDEBOARD).length],
  ['exhausted', ({ s, seat }) => s.exhausted[seat]],
  ['twenty points', (m) => Number(raw(m) >= 20)],
  [RINGWRAITH, ({ s, seat }) => Number(s.alignment[seat] === MINION)],
  ['points in the discards', ({ s, seat }) => printed(s, pile(s, seat, DISCARD))],
  ['best hope', ({ wishes }) => wishes[0] ?? 0],
  ['characters in hand', ({ s, hand }) => count(hand, (card) => isCharacter(s.def[card]))],
  ['creatures in hand', ({ s, hand }) => count(hand, (card) => KIND[s.def[card]] === CREATURE_CARD)],
];

/** More turns than any game of one deck has. */
const FAR = 60;

const SHARED: readonly Measure[] = [
  ['turn', ({ s }) => s.turn],
  ['own turn', ({ s, seat }) => Number(s.active === seat)],
  ['phase', ({ s }) => s.phase],
  ['decks', ({ s }) => s.rules.decks],
  ['council called', ({ s }) => Number(s.caller !== NONE)],
  ['council called by the other', ({ s, seat }) => Number(s.caller !== NONE && s.caller !== seat)],
  ['lead at the council', ({ sit }) => sit.lead(sit.seat)],
  ['lead', ({ sit }) => sum(sit.points(sit.seat)) - sum(sit.points(sit.enemy))],
  ['ahead', ({ sit }) => Math.sign(sit.lead(sit.seat))],
  ['alone', ({ s }) => s.rules.solitaire],
  ['turns left', ({ s }) => (s.rules.turnLimit === 0 ? FAR : Math.min(FAR, s.rules.turnLimit - s.turn))],
];

export const MEASURE_NAMES: readonly string[] = [
  ...SHARED.map(([name]) => name),
  ...OWN.map(([name]) => `own ${name}`),
  ...OWN.map(([name]) => `their ${name}`),
];

function measured(s: MeccgState, seat: Seat): Measured {
  const sit = new Situation(s, seat);
  const hand = pile(s, seat, HAND);
  const own = s.play.filter((card) => ownerOf(s, card) === seat);
  const people = own.filter((card) => isCharacter(s.def[card]));
  return {
    s,
    seat,
    sit,
    people,
    things: own.filter((card) => !isCharacter(s.def[card])),
    hand,
    worths: hand.map((card) => keepWorth(sit, s.def[card])),
    wishes: wishesOf(sit, people),
  };
}

/** The numbers of a position as a seat sees it, in the order of the names. */
export function measure(s: MeccgState, seat: Seat, into: Float64Array): void {
  const own = measured(s, seat);
  const their = measured(s, opponentOf(s, seat));
  let at = 0;
  for (const [, of] of SHARED) into[at++] = of(own);
  for (const [, of] of OWN) into[at++] = of(own);
  for (const [, of] of OWN) into[at++] = of(their);
}
