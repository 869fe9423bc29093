// Whether something is so, and how that reads. The words are in ../tests/, by what they are about.
import { type Refusal, refusal, type Verdict } from '../../../../engine/game.ts';
import type { Ref } from '../../refs.ts';
import { type Clause, clausesText, clauseText, denyClause } from '../phrases/clause.ts';
import { fillNames } from '../phrases/names.ts';
import {
  andList,
  aPhrase,
  join,
  nounPhrase,
  orList,
  type Phrase,
  pluralPhrase,
  predicate,
  withArticle,
} from '../phrases/phrase.ts';
import type { TestTable, TestWord } from '../tests/word.ts';
import type { Test } from '../vocabulary.ts';
import type { Scope } from './scope.ts';

let words: TestTable<Test['is']> | undefined;
/** The words look at numbers, and these at cards: their table (tests/all.ts) is handed in when it is loaded. */
export const answerTests = (table: TestTable<Test['is']>): void => {
  words = table;
};
const wordOf = (test: Test): TestWord<Test> => {
  if (words === undefined) throw new Error('The words of tests are not loaded.');
  return words[test.is] as TestWord<Test>;
};

export const holds = (x: Scope, test: Test, ref: Ref): boolean => wordOf(test).holds(x, test, ref);

export const phraseOf = (test: Test): Phrase => wordOf(test).phrase(test);
export interface Saying {
  /** What the subject is called when it is named again. */
  readonly again?: string;
  /** What was to happen has happened. */
  readonly afterwards?: boolean;
}
/** As a sentence without its full stop, of `subject` where it is about one thing: "Doors of Night is in play", "it is at a Haven". */
export function saysOf(test: Test, subject = 'it', how: Saying = {}): string {
  const said = clauseOf(test, subject, how);
  return typeof said === 'string' ? said : clauseText(said);
}

/** One clause, or the text of several. Of several only the first names the subject: "the bearer is wounded or it is tapped". */
function clauseOf(test: Test, subject: string, how: Saying): Clause | string {
  const { again = 'it', afterwards = false } = how;
  if (!isSentence(test)) {
    const denied = test.is === 'not' && test.test.is === 'race' ? phraseOf(test.test).noun : undefined;
    return `${subject} ${denied ? `is not ${withArticle(denied)}` : predicate(phraseOf(test), afterwards)}`;
  }
  if (test.is === 'some')
    return clausesText(
      test.of.map((one, i) => clauseOf(one, i === 0 ? subject : again, how)),
      orList,
      ' or ',
    );
  if (test.is === 'not') {
    const said = clauseOf(test.test, subject, how);
    return typeof said === 'string' ? said : denyClause(said);
  }
  if (test.is !== 'all') return wordOf(test).says?.(test) ?? '';
  const about = test.of.filter((one) => !isSentence(one)).map(phraseOf);
  const others = test.of.filter(isSentence).map((one) => clauseOf(one, again, how));
  const said = [...(about.length > 0 ? [`${subject} ${predicate(join(about), afterwards)}`] : []), ...others];
  return test.of.some(({ is }) => is === 'some')
    ? said.map((one) => (typeof one === 'string' ? one : clauseText(one))).join(', and ')
    : clausesText(said, andList, ' and ');
}

/** It says something of its own rather than about one thing, or has a part that does. */
export function isSentence(test: Test): boolean {
  if (test.is === 'all' || test.is === 'some') return test.of.some(isSentence);
  return test.is === 'not' ? isSentence(test.test) : wordOf(test).says !== undefined;
}
/** "untapped Elf scout": no article. */
export const nounText = (noun: string, test: Test | undefined): string =>
  test ? nounPhrase(noun, phraseOf(test)) : noun;
/** The same with its article: "an untapped Elf scout", "The One Ring". */
export const aText = (noun: string, test: Test | undefined): string => aPhrase(noun, test ? phraseOf(test) : {});
export const manyText = (noun: string, test: Test | undefined): string =>
  pluralPhrase(noun, test ? phraseOf(test) : {});
export const testText = (test: Test): string => fillNames(saysOf(test));

const NEEDS = new WeakMap<Test, Refusal>();
/** That it does not hold, in words made once: listing asks far more often than anybody reads. */
function needs(test: Test): Refusal {
  let found = NEEDS.get(test);
  if (!found) {
    found = refusal(wordOf(test).rule, `It needs this: ${testText(test)}.`);
    NEEDS.set(test, found);
  }
  return found;
}

/** Why it does not hold, by the first part that fails. */
export function whyNot(x: Scope, test: Test, ref: Ref): Verdict {
  if (test.is === 'all') {
    for (const one of test.of) {
      const failed = whyNot(x, one, ref);
      if (failed) return failed;
    }
    return undefined;
  }
  return holds(x, test, ref) ? undefined : needs(test);
}
