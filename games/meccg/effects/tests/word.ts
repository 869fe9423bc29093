// What a test word is: whether it holds of something, how it reads, and which rule is cited when it does not hold.
import type { RuleId } from '../../../../engine/game.ts';
import type { Ref } from '../../refs.ts';
import type { Clause } from '../phrases/clause.ts';
import type { Phrase } from '../phrases/phrase.ts';
import type { Scope } from '../reading/scope.ts';
import type { Op, Test } from '../vocabulary.ts';

export interface TestWord<T extends Test> {
  holds(x: Scope, test: T, ref: Ref): boolean;
  /** How it qualifies a noun: "an untapped scout at a Haven". */
  phrase(test: T): Phrase;
  /** The same as a sentence of its own, where it says nothing about one thing: "Doors of Night is in play". */
  says?(test: T): Clause;
  /** Cited when it does not hold. */
  readonly rule: RuleId;
}
export type TestTable<K extends Test['is']> = { readonly [Is in K]: TestWord<Extract<Test, { is: Is }>> };

export function compare(a: number, op: Op, b: number): boolean {
  switch (op) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}
/** "4 or more", "less than 3". */
export function compareText(op: Op, n: string): string {
  switch (op) {
    case '<':
      return `less than ${n}`;
    case '<=':
      return `${n} or less`;
    case '=':
      return n;
    case '>=':
      return `${n} or more`;
    case '>':
      return `more than ${n}`;
  }
}
