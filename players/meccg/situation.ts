// What a decision is about: a position that agrees with all the seat knows, with facts that many scorers ask for, each
// computed once. Made anew for each decision, and never kept.
import type { Frame, Seat } from '../../engine/game.ts';
import { CARDS, CORRUPTION, POINTS, pointsKind } from '../../games/meccg/cards/all.ts';
import { POINTS_KINDS } from '../../games/meccg/cards/facts.ts';
import { ALLY, hasKeyword, ITEM, isCharacter, KIND, WIZARD } from '../../games/meccg/cards/kinds.ts';
import { fightersOf } from '../../games/meccg/companies/company.ts';
import { councilTotal } from '../../games/meccg/council/score.ts';
import { pointsOf, pointsOfCard } from '../../games/meccg/points.ts';
import { type Company, HAND, type MeccgState, opponent, ownerOf } from '../../games/meccg/state.ts';
import { bodyOf, checkModifier, corruptionOf, prowessOf } from '../../games/meccg/stats.ts';
import { pile } from '../../games/meccg/zones.ts';
import { atMost } from './odds.ts';

/** Somebody who can be struck, with the numbers he has apart from any attack. */
export interface Fighter {
  readonly card: number;
  readonly prowess: number;
  readonly body: number;
  readonly stand: number;
  /** What his player loses with him, in marshalling points. */
  readonly stake: number;
  readonly isCharacter: boolean;
}

export interface Situation {
  readonly s: MeccgState;
  readonly seat: Seat;
  readonly enemy: Seat;
  /** The seat's cards in hand, by number in CARDS, each title once. */
  readonly titles: readonly number[];
  /** The procedure that asks. */
  frame<F>(below?: number): F & Frame;
  /** Marshalling points of a seat by kind. */
  points(seat: Seat): readonly number[];
  /** What the seat's total at the council is now. */
  total(seat: Seat): number;
  /** How much more the seat would have at the council with so many points more of a kind; half of it counts as printed. */
  gain(seat: Seat, kind: number, points: number): number;
  fighters(company: Company): readonly Fighter[];
  stake(card: number): number;
  /** The chance that he fails a corruption check with so many corruption points more. */
  failure(character: number, more?: number, modifier?: number): number;
}

/** Losing the Wizard loses the game: the more, the further ahead his player is. */
const wizardStake = (lead: number): number => Math.max(25, Math.min(90, 50 + 2 * lead));
/** What a character can do apart from his points. */
const SERVICE = 0.7;
/** The One Ring may end the game: what hangs on its bearer beyond the points. */
const THE_RING = 3;

export function situationOf(s: MeccgState, seat: Seat): Situation {
  const points: (readonly number[] | undefined)[] = [];
  const stakes = new Map<number, number>();
  const fighters = new Map<number, readonly Fighter[]>();
  const failures = new Map<number, number>();
  let titles: readonly number[] | undefined;
  const sit: Situation = {
    s,
    seat,
    enemy: opponent(seat),
    get titles() {
      titles ??= [...new Set(pile(s, seat, HAND).map((card) => s.def[card]))];
      return titles;
    },
    frame: <F>(below = 0) => s.stack[s.stack.length - 1 - below] as F & Frame,
    points(whose) {
      points[whose] ??= pointsOf(s, whose);
      return points[whose] ?? [];
    },
    total: (whose) => councilTotal(sit.points(whose), sit.points(opponent(whose)), 0),
    gain(whose, kind, n) {
      if (n === 0) return 0;
      const own = sit.points(whose);
      const theirs = sit.points(opponent(whose));
      const more = own.map((value, i) => (i === kind ? value + n : value));
      const counted = councilTotal(more, theirs, 0) - councilTotal(own, theirs, 0);
      return 0.6 * n + 0.4 * Math.max(-2 * Math.abs(n), Math.min(2 * Math.abs(n), counted));
    },
    fighters(company) {
      let known = fighters.get(company.id);
      if (!known) {
        known = fightersOf(s, company).map((card) => ({
          card,
          prowess: prowessOf(s, card),
          body: bodyOf(s, card),
          stand: s.stand[card],
          stake: sit.stake(card),
          isCharacter: isCharacter(s.def[card]),
        }));
        fighters.set(company.id, known);
      }
      return known;
    },
    stake(card) {
      let known = stakes.get(card);
      if (known === undefined) {
        known = stakeOf(sit, card);
        stakes.set(card, known);
      }
      return known;
    },
    failure(character, more = 0, modifier = 0) {
      let margin = failures.get(character);
      if (margin === undefined) {
        margin = corruptionOf(s, character) - checkModifier(s, character, 'corruption');
        failures.set(character, margin);
      }
      return atMost(margin + more - modifier);
    },
  };
  return sit;
}

/** What the card's player loses when it leaves play for good. */
function stakeOf(sit: Situation, card: number): number {
  const { s } = sit;
  const def = s.def[card];
  const own = CARDS[def];
  let stake = POINTS[def];
  const owner = ownerOf(s, card);
  if (KIND[def] === WIZARD) stake += wizardStake(sit.total(owner) - sit.total(opponent(owner)));
  else if (isCharacter(def)) {
    stake += SERVICE;
    if (own.kind === 'character') stake += 0.08 * own.mind - 0.5 * (own.eliminated ?? 0);
  } else if (KIND[def] === ALLY) stake += 0.3;
  if (isCharacter(def))
    for (const other of s.play)
      if (s.host[other] === card && ownerOf(s, other) === owner)
        stake +=
          (hasKeyword(CARDS[s.def[other]], 'the-one-ring') ? THE_RING : 0) +
          0.7 * pointsOfCard(s, other) +
          (KIND[s.def[other]] === ITEM && CORRUPTION[s.def[other]] > 0 ? 0.15 : 0);
  return stake;
}

/** The kind of points that a card gives, as an index into POINTS_KINDS; -1 if none. */
export const KIND_OF_POINTS: readonly number[] = CARDS.map((card) => {
  const kind = pointsKind(card);
  return kind === undefined ? -1 : POINTS_KINDS.indexOf(kind);
});

export const nameOfCard = (s: MeccgState, card: number): string => CARDS[s.def[card]]?.name ?? 'it';
