// The same dice in every run: what depends on a game's seed fails always or never. MATHOM_CHANCE=WORD plays other games.
import process from 'node:process';

export const CHANCE = process.env['MATHOM_CHANCE'] ?? 'chance';

/** Seeds of the games that a server opens, one after the other. */
export function seedsFrom(word = CHANCE): () => string {
  let games = 0;
  return () => `${word}-${games++}`;
}
