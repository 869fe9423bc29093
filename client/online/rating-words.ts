// How ratings are told of: plain functions, so that tests can read them.
import { sideWords, titleOf } from '../catalogue/catalogue.ts';

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
/** Where everybody begins. */
const BEGIN = 1500;

export interface SideRating {
  readonly game: string;
  readonly side: string;
  readonly value: number;
  readonly deviation: number;
  readonly provisional: boolean;
  readonly played: number;
  readonly updated: number;
}

export interface RatingPoint {
  readonly value: number;
  readonly played: number;
  readonly updated: number;
}

export const ratingFace = (value: number): string => NUMBER.format(value);

export const ratingTitle = ({ value, provisional }: { value: number; provisional: boolean }): string =>
  `Rating ${ratingFace(value)}${provisional ? ', not yet sure' : ''}`;

export const sideTitle = (game: string, side: string): string => `${titleOf(game)}: ${sideWords(game, side).phrase}`;

/** 'most likely between 1,352 and 1,672': nineteen times in twenty. */
export const rangeWords = ({ value, deviation }: SideRating): string =>
  `Most likely between ${ratingFace(value - 2 * deviation)} and ${ratingFace(value + 2 * deviation)}`;

/** The way of a rating, oldest first, from where everybody begins if that is still to be seen. */
export function roadOf(
  latestFirst: readonly RatingPoint[],
): readonly { readonly value: number; readonly played: number }[] {
  const road = latestFirst.map(({ value, played }) => ({ value, played })).reverse();
  return road[0]?.played === 1 ? [{ value: BEGIN, played: 0 }, ...road] : road;
}

export function roadWords(road: ReturnType<typeof roadOf>): string {
  const [first, last] = [road[0], road.at(-1)];
  if (!first || !last) return 'No rated game yet.';
  const values = road.map(({ value }) => value);
  const games = last.played - first.played;
  return `From ${ratingFace(first.value)} to ${ratingFace(last.value)} in ${games} ${games === 1 ? 'game' : 'games'}; the highest ${ratingFace(Math.max(...values))}, the lowest ${ratingFace(Math.min(...values))}.`;
}
