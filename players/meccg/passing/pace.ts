// How long a table takes to answer for a person: nobody across may read from it what he holds.
import type { Answer } from './answers.ts';

const EVEN_MS = 300;
/** Programs across see nothing in it. */
const UNSEEN_MS = 60;
/** Between these a person answers who has looked at his cards. */
const SPREAD_MS = { least: 900, most: 4500 };

/** `random`: from 0 to 1. */
export function pauseBefore(pace: Answer['pace'], isSeen: boolean, random: number): number {
  if (!isSeen) return UNSEEN_MS;
  return pace === 'spread' ? SPREAD_MS.least * (SPREAD_MS.most / SPREAD_MS.least) ** random : EVEN_MS;
}
