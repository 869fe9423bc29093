import { KIND_NAMES, regionTypeName, STAT_NAMES, WHO_NAMES } from '../phrases/names.ts';
import { plural } from '../phrases/phrase.ts';
import type { Amount } from '../vocabulary.ts';
import type { Scope } from './scope.ts';
import { manyText, saysOf } from './tests.ts';

/** A number that depends on the position. */
export type Reckoned = Exclude<Amount, number>;

let now: ((x: Scope, n: Reckoned) => number) | undefined;
/** What they come to is asked of numbers, and these ask cards: the answer (tests/amounts.ts) is handed in when it is loaded. */
export const answerAmounts = (answer: (x: Scope, n: Reckoned) => number): void => {
  now = answer;
};

export function amountOf(x: Scope, n: Amount): number {
  if (typeof n === 'number') return n;
  if (now === undefined) throw new Error('The words of amounts are not loaded.');
  return now(x, n);
}

const times = (each: number, text: string): string =>
  each === 1 ? text : each === -1 ? `minus ${text}` : `${each} times ${text}`;

/** It only ever takes away. */
export function isLoss(n: Amount): boolean {
  if (typeof n === 'number') return n < 0;
  if (n.is === 'if') return isLoss(n.n) && (n.otherwise === 0 || isLoss(n.otherwise));
  return 'each' in n && n.each < 0;
}
export function opposite(n: Amount): Amount {
  if (typeof n === 'number') return 0 - n;
  if (n.is === 'if') return { ...n, n: opposite(n.n), otherwise: opposite(n.otherwise) };
  return 'each' in n ? { ...n, each: -n.each } : n;
}
/** " plus 2", ", minus 3 if …". */
const addedText = (n: Amount, subject: string): string =>
  isLoss(n) ? `, minus ${amountText(opposite(n), subject)}` : ` plus ${amountText(n, subject)}`;

/** "2", "the number of Wildernesses in the site path". */
export function amountText(n: Amount, subject = 'it'): string {
  if (typeof n === 'number') return String(n);
  switch (n.is) {
    case 'path-count':
      return times(n.each, `the number of ${plural(regionTypeName(n.type))} in {company}’s site path`);
    case 'count':
      return times(
        n.each,
        `the number of ${manyText(KIND_NAMES[n.of.kind], n.of.if)}${n.of.kind === 'event' ? ' in play' : ''}`,
      );
    case 'value':
      return times(n.each, `the ${STAT_NAMES[n.stat]} of ${WHO_NAMES[n.of]}`);
    case 'unused-general-influence':
      return n.of === 'it'
        ? 'that player’s unused general influence'
        : `the unused general influence of ${WHO_NAMES[n.of]}`;
    case 'if': {
      const otherwise = n.otherwise === 0 ? '' : `, otherwise ${amountText(n.otherwise, subject)}`;
      return `${amountText(n.n, subject)} if ${saysOf(n.test, subject)}${otherwise}`;
    }
    case 'sum':
      return n.of.map((one, i) => (i === 0 ? amountText(one, subject) : addedText(one, subject))).join('');
    case 'at-most':
      return `${amountText(n.of)} (at most ${n.n})`;
    case 'attack-prowess':
      return 'the prowess of the attack';
    case 'corruption-if-borne':
      return times(n.each, 'the corruption points that the item would give him');
    case 'when-declared':
      return `${amountText(n.n)} in play when this is declared`;
  }
}
