// What a decision is about: a position that agrees with all the seat knows, with facts that many scorers ask for, each
// computed once. Made anew for each decision, and never kept.

import type { FrameAt } from '../../engine/frames.ts';
import type { Seat } from '../../engine/game.ts';
import { CARDS, CORRUPTION, POINTS, pointsKind } from '../../games/meccg/cards/all.ts';
import { POINTS_KINDS } from '../../games/meccg/cards/facts.ts';
import { ALLY, AVATAR, hasKeyword, ITEM, isCharacter, KIND } from '../../games/meccg/cards/kinds.ts';
import { charactersOf, fightersOf, isRingwraith } from '../../games/meccg/company.ts';
import { councilTotal, othersPoints } from '../../games/meccg/council/score.ts';
import type { StepName } from '../../games/meccg/doing.ts';
import type { MeccgFrame } from '../../games/meccg/frames.ts';
import { pointsOf, pointsOfCard } from '../../games/meccg/points.ts';
import { MOST_SEATS, opponentOf, rivalsIn, seatsOf } from '../../games/meccg/seats.ts';
import { type Company, HAND, type MeccgState, ownerOf } from '../../games/meccg/state.ts';
import { bodyOf, checkModifier, corruptionOf, prowessOf } from '../../games/meccg/stats.ts';
import { HERO } from '../../games/meccg/tables/words.ts';
import { pile } from '../../games/meccg/zones.ts';
import { habits } from './habits.ts';
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

/** Who goes somewhere: everybody, and those who can fight. */
export interface Goers {
  readonly people: readonly number[];
  readonly fighters: readonly Fighter[];
}

/** Losing the Wizard loses the game: the more, the further ahead his player is. */
const wizardStake = (lead: number): number =>
  Math.max(habits.wizardLeast, Math.min(habits.wizardMost, habits.wizard + habits.wizardAhead * lead));
/** A minion's check that is so much too low only taps him, beside one that is equal (LE-S8.2.2). */
const TAPS = 2;
/** The One Ring may end the game: what hangs on its bearer beyond the points. */
const THE_RING = 3;

/** Facts about a position, each worked out when it is first asked for. */
export class Situation {
  readonly s: MeccgState;
  readonly seat: Seat;
  /** Whom the seat is up against in this turn. */
  readonly enemy: Seat;
  readonly #points: (readonly number[] | undefined)[] = [];
  readonly #totals: (number | undefined)[] = [];
  readonly #stakes = new Map<number, number>();
  readonly #fighters = new Map<number, readonly Fighter[]>();
  readonly #margins = new Map<number, number>();
  readonly #gains = new Map<number, number>();
  readonly #plays = new Map<number, number>();
  #titles: readonly number[] | undefined;
  /** What `once` has found out, by the place of its finder. */
  readonly facts: ({ readonly found: unknown } | undefined)[] = [];

  constructor(s: MeccgState, seat: Seat) {
    this.s = s;
    this.seat = seat;
    this.enemy = opponentOf(this.s, seat);
  }

  /** The seat's cards in hand, by number in CARDS, each title once. */
  get titles(): readonly number[] {
    this.#titles ??= [...new Set(pile(this.s, this.seat, HAND).map((card) => this.s.def[card]))];
    return this.#titles;
  }

  /** The procedure that asks, which is at one of these steps. */
  frame<K extends StepName>(..._at: readonly K[]): FrameAt<MeccgFrame, K> {
    return this.s.stack[this.s.stack.length - 1] as FrameAt<MeccgFrame, K>;
  }

  /** Marshalling points of a seat by kind. */
  points(whose: Seat): readonly number[] {
    const known = this.#points[whose] ?? pointsOf(this.s, whose);
    this.#points[whose] = known;
    return known;
  }

  /** What the seat's total at the council is now. */
  total(whose: Seat): number {
    const known = this.#totals[whose] ?? councilTotal(this.points(whose), this.#others(whose), 0);
    this.#totals[whose] = known;
    return known;
  }

  /** By how much the seat is ahead of the best of the others; below nought where it is behind. */
  lead(whose: Seat): number {
    return this.total(whose) - Math.max(...rivalsIn(this.s, whose).map((other) => this.total(other)));
  }

  /** What the others have, by kind, as the council looks at it (LE-M.4). */
  #others(whose: Seat): readonly number[] {
    const rivals = rivalsIn(this.s, whose);
    if (rivals.length === 1) return this.points(rivals[0]);
    return othersPoints(
      this.s,
      seatsOf(this.s).map((seat) => this.points(seat)),
      whose,
    );
  }

  /** How much more the seat would have at the council with so many points more of a kind; half of it counts as printed. */
  gain(whose: Seat, kind: number, n: number): number {
    if (n === 0) return 0;
    const key = (n * 16 + kind) * MOST_SEATS + whose;
    let known = this.#gains.get(key);
    if (known === undefined) {
      const more = this.points(whose).slice();
      if (kind >= 0) more[kind] += n;
      const counted = councilTotal(more, this.#others(whose), 0) - this.total(whose);
      const most = habits.countedMost * Math.abs(n);
      known = habits.printed * n + habits.counted * Math.max(-most, Math.min(most, counted));
      this.#gains.set(key, known);
    }
    return known;
  }

  fighters(company: Company): readonly Fighter[] {
    const { s } = this;
    let known = this.#fighters.get(company.id);
    if (!known) {
      known = fightersOf(s, company).map((card) => ({
        card,
        prowess: prowessOf(s, card),
        body: bodyOf(s, card),
        stand: s.stand[card],
        stake: this.stake(card),
        isCharacter: isCharacter(s.def[card]),
      }));
      this.#fighters.set(company.id, known);
    }
    return known;
  }

  goers(company: Company): Goers {
    return { people: charactersOf(this.s, company), fighters: this.fighters(company) };
  }

  stake(card: number): number {
    const known = this.#stakes.get(card) ?? stakeOf(this, card);
    this.#stakes.set(card, known);
    return known;
  }

  /** The chance that he fails a corruption check with so many corruption points more. */
  failure(character: number, more = 0, modifier = 0): number {
    const { s } = this;
    let margin = this.#margins.get(character);
    if (margin === undefined) {
      margin = corruptionOf(s, character) - checkModifier(s, character, 'corruption');
      this.#margins.set(character, margin);
    }
    if (s.alignment[ownerOf(s, character)] === HERO) return atMost(margin + more - modifier);
    return isRingwraith(s, character) ? 0 : atMost(margin + more - modifier - TAPS);
  }

  /** What it brings that he plays the card, once found by `reckon`. */
  play(card: number, by: number, reckon: (sit: Situation, card: number, by: number) => number): number {
    const key = card * 4096 + by;
    const known = this.#plays.get(key) ?? reckon(this, card, by);
    this.#plays.set(key, known);
    return known;
  }
}

let finders = 0;

/** What is found about a situation is found once. */
export function once<T>(find: (sit: Situation) => T): (sit: Situation) => T {
  const place = finders++;
  return (sit) => {
    const known = sit.facts[place] ?? { found: find(sit) };
    sit.facts[place] = known;
    return known.found as T;
  };
}

/** What the card's player loses when it leaves play for good. */
function stakeOf(sit: Situation, card: number): number {
  const { s } = sit;
  const def = s.def[card];
  const own = CARDS[def];
  let stake = POINTS[def];
  const owner = ownerOf(s, card);
  if (KIND[def] === AVATAR) stake += wizardStake(sit.lead(owner));
  else if (isCharacter(def)) {
    stake += habits.service;
    if (own.kind === 'character') stake += 0.08 * own.mind - 0.5 * (own.eliminated ?? 0);
  } else if (KIND[def] === ALLY) stake += habits.friend;
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
