// Amounts, and changes of numbers.
import type { RegionType } from '../../cards/facts.ts';
import type { Stat, Test } from './tests.ts';
import type { Each, Who } from './who.ts';

export type Amount =
  | number
  | { readonly is: 'path-count'; readonly type: RegionType; readonly each: number }
  | { readonly is: 'count'; readonly of: Each; readonly each: number }
  | { readonly is: 'value'; readonly stat: Stat; readonly of: Who; readonly each: number }
  /** The general influence that the subject's player does not use (MW-S5.2.4). */
  | { readonly is: 'unused-general-influence'; readonly of: Who }
  | { readonly is: 'if'; readonly test: Test; readonly n: Amount; readonly otherwise: Amount }
  | { readonly is: 'sum'; readonly of: readonly Amount[] }
  | { readonly is: 'at-most'; readonly n: number; readonly of: Amount }
  /** The prowess that the attack has now. */
  | { readonly is: 'attack-prowess' }
  /** The corruption points that the item just played would give `by`, who checks for it. */
  | { readonly is: 'corruption-if-borne'; readonly each: number }
  /** As it was when the way was declared; one in a way at most. */
  | { readonly is: 'when-declared'; readonly n: Amount };
/** So much for every region of that type in the site path. */
export const perRegion = (type: RegionType, n = 1): Amount => ({ is: 'path-count', type, each: n });
export const perEach = (of: Each, n = 1): Amount => ({ is: 'count', of, each: n });
export const statOf = (name: Stat, of: Who, n = 1): Amount => ({ is: 'value', stat: name, of, each: n });
export const unusedGeneralInfluence = (of: Who): Amount => ({ is: 'unused-general-influence', of });
export const amountIf = (test: Test, n: Amount, otherwise: Amount = 0): Amount => ({
  is: 'if',
  test,
  n,
  otherwise,
});
export const sum = (...of: Amount[]): Amount => ({ is: 'sum', of });
export const atMost = (n: number, of: Amount): Amount => ({ is: 'at-most', n, of });
export const attackProwess: Amount = { is: 'attack-prowess' };
export const corruptionIfBorne = (n = 1): Amount => ({ is: 'corruption-if-borne', each: n });
export const whenDeclared = (n: Amount): Amount => ({ is: 'when-declared', n });

/** A change of a number of strikes, prowess or body: add, multiply, halve rounding up, or reduce to a figure. */
export type AmountChange =
  | number
  | { readonly by: Amount }
  | { readonly times: number }
  | { readonly half: 'up' }
  | { readonly to: number };
