// What the Ents will do to an Army (WR-12.9.14): every attack rolls five dice, and the owner takes the hits.
import { ENT_DICE, ENT_HITS_ON } from '../armies/ents.ts';
import { hitChances } from './dice.ts';
import { type Army, hitsToDestroy } from './ranks.ts';

export interface EntOdds {
  /** The Army is destroyed by then. */
  readonly destroyed: number;
  /** Expected number of attacks, no more than are needed. */
  readonly attacks: number;
  /** The chance of 0, 1, 2 … hits, as many as destroy the Army at most. */
  readonly hits: readonly number[];
}

/** So many attacks at most, each if the Army still stands. */
export function entOdds(army: Pick<Army, 'regular' | 'elite' | 'dunlendings'>, attacks: number): EntOdds {
  const needed = hitsToDestroy({ regular: army.regular, elite: army.elite, dunlendings: army.dunlendings ?? 0 });
  const one = hitChances(ENT_DICE, ENT_HITS_ON, 0);
  let hits: number[] = Array.from({ length: needed + 1 }, (_, n) => (n === 0 ? 1 : 0));
  let made = 0;
  for (let attack = 0; attack < attacks; attack++) {
    made += 1 - hits[needed];
    const next = hits.map((chance, n) => (n === needed ? chance : 0));
    for (let had = 0; had < needed; had++)
      for (let more = 0; more < one.length; more++) next[Math.min(needed, had + more)] += hits[had] * one[more];
    hits = next;
  }
  return { destroyed: hits[needed], attacks: made, hits };
}
