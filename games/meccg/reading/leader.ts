// Whom a company is called by. It knows no table of cards, so that the page may ask as well.
import { NONE } from '../../../engine/game.ts';

/** A Wizard or Ringwraith before all others, then by the mind of those who follow nobody. */
export const leaderRank = (isAvatar: boolean, isFollower: boolean, mind: number): number =>
  isAvatar ? Number.POSITIVE_INFINITY : isFollower ? NONE : mind;

/** The first of those who rank highest. */
export const leaderAmong = <T>(people: readonly T[], rank: (one: T) => number): T | undefined =>
  people.reduce<T | undefined>((one, other) => (one === undefined || rank(other) > rank(one) ? other : one), undefined);
