// The dice of an event, for showing them.
import type { Told } from '../../protocol/table.ts';

export interface ToldDie {
  readonly value: number;
  /** Unknown where no die is better than another: a roll for an amount. */
  readonly hit: boolean | undefined;
}

export const diceOf = ({ facts }: Told): readonly ToldDie[] =>
  facts?.dice?.map((value, i) => ({ value, hit: facts.hits?.[i] })) ?? [];
