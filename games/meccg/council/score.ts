// Marshalling points at the council: doubled, capped, lessened by revealed duplicates, in this order (MW-T1.2.7).

import type { Seat } from '../../../engine/game.ts';
import { CARDS, POINTS, pointsKind } from '../cards/all.ts';
import { POINTS_KINDS } from '../cards/facts.ts';
import { rivalsIn, seatsOf } from '../seats.ts';
import { type MeccgState, ownerOf } from '../state.ts';
import { pointsOf } from '../stats.ts';
import { areRivals } from '../unique.ts';

/** Kill and miscellaneous points are never doubled (MW-T1.2.4). */
const DOUBLED: readonly boolean[] = POINTS_KINDS.map((kind) => kind !== 'kill' && kind !== 'miscellaneous');

export const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

/** Points of types of which the opponent has none count twice (MW-T1.2.3, CR-I.G.2). */
export const doubled = (own: readonly number[], theirs: readonly number[]): number[] =>
  own.map((_, kind) => counted(own, theirs, kind));
const counted = (own: readonly number[], theirs: readonly number[], kind: number): number =>
  DOUBLED[kind] && own[kind] > 0 && theirs[kind] <= 0 ? 2 * own[kind] : own[kind];

/** No type gives more than the others together; types below nought are left aside (MW-T1.2.5, MW-T1.2.9). */
export function capped(points: readonly number[]): number[] {
  const positive = sum(points.map((n) => Math.max(0, n)));
  return points.map((n) => (n > 0 ? Math.min(n, positive - n) : n));
}

/** What a player has in the end: `reveals` are the duplicates the opponent has shown. */
export function councilTotal(own: readonly number[], theirs: readonly number[], reveals: number): number {
  // The same as the sum of `capped(doubled(…))`, without the lists: programs ask for it all the time.
  let positive = 0;
  for (let kind = 0; kind < own.length; kind++) positive += Math.max(0, counted(own, theirs, kind));
  let total = -reveals;
  for (let kind = 0; kind < own.length; kind++) {
    const n = counted(own, theirs, kind);
    total += n > 0 ? Math.min(n, positive - n) : n;
  }
  return total;
}

const KIND_NAMES = ['characters', 'items', 'factions', 'allies', 'creatures', 'other deeds'] as const;

/** How a total comes about: "characters 5, factions 8 (doubled), items 6 (of 9)", and what was revealed. */
export function reckoning(own: readonly number[], theirs: readonly number[], reveals: number): string {
  const twice = doubled(own, theirs);
  const most = capped(twice);
  const parts = most.flatMap((n, kind) => {
    if (own[kind] === 0) return [];
    const notes = [
      ...(twice[kind] === own[kind] ? [] : ['doubled']),
      ...(n === twice[kind] ? [] : [`of ${twice[kind]}, no more than all others together`]),
    ];
    return [`${KIND_NAMES[kind]} ${n}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`];
  });
  if (reveals > 0) parts.push(`less ${reveals} for cards the opponent revealed`);
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

/** By seat. The starter game simply adds up (MW-S1.4.6). */
export function totals(s: MeccgState, revealed: readonly (readonly number[])[]): number[] {
  const points = seatsOf(s).map((seat) => pointsOf(s, seat));
  if (s.rules.starter === 1) return points.map(sum);
  return seatsOf(s).map((seat) =>
    councilTotal(points[seat], othersPoints(s, points, seat), revealsOf(s, revealed, seat)),
  );
}

/** The most that one of the others has, by kind: points count twice where none of them has any (MW-T1.2.3, LE-M.4). */
export const othersPoints = (s: MeccgState, points: readonly (readonly number[])[], seat: Seat): readonly number[] => {
  const [first, ...more] = rivalsIn(s, seat).map((other) => points[other]);
  return more.reduce((all, one) => all.map((n, kind) => Math.max(n, one[kind])), first);
};

/** Cards of his that others have revealed: each costs him a point once, whoever shows it. */
export const revealsOf = (s: MeccgState, revealed: readonly (readonly number[])[], seat: Seat): number => {
  const shown = new Set(rivalsIn(s, seat).flatMap((other) => revealed[other]));
  return [...shown].filter((def) => s.play.some((card) => areRivals(def, s.def[card]) && ownerOf(s, card) === seat))
    .length;
};

/** A unique marshalling point card that the opponent has in play (MW-T1.2.1). */
export const isDuplicate = (s: MeccgState, seat: Seat, card: number): boolean => {
  const def = s.def[card];
  if (POINTS[def] <= 0 || pointsKind(CARDS[def]) === undefined) return false;
  return s.play.some(
    (other) => areRivals(def, s.def[other]) && ownerOf(s, other) !== seat && !s.lost.includes(ownerOf(s, other)),
  );
};
