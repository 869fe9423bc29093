// Whether something is so. The words are in tests/, by what they are about.
import { type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import type { Ref } from '../refs.ts';
import { fillNames } from './names.ts';
import { andList, aPhrase, join, nounPhrase, orList, type Phrase, pluralPhrase, predicate } from './phrase.ts';
import type { Scope } from './scope.ts';
import { attackTests } from './tests/attacks.ts';
import { cardTests } from './tests/cards.ts';
import { peopleTests } from './tests/people.ts';
import { placeTests } from './tests/places.ts';
import type { TestTable, TestWord } from './tests/word.ts';
import type { Test } from './vocabulary.ts';

const tables = (): TestTable<Test['is']> => ({ ...peopleTests, ...placeTests, ...attackTests, ...cardTests });
let words: TestTable<Test['is']> | undefined;
/** Made at the first question: the words refer to this file themselves. */
const wordOf = (test: Test): TestWord<Test> => {
  words ??= tables();
  return words[test.is] as TestWord<Test>;
};

export const holds = (x: Scope, test: Test, ref: Ref): boolean => wordOf(test).holds(x, test, ref);

export const phraseOf = (test: Test): Phrase => wordOf(test).phrase(test);
/** As a sentence without its full stop: "Doors of Night is in play", "it is at a Haven". */
export function saysOf(test: Test): string {
  if (!isSentence(test)) return `it ${predicate(phraseOf(test))}`;
  if (test.is === 'some') return together(test.of.map(saysOf), orList, ' or ');
  if (test.is === 'not')
    return saysOf(test.test)
      .replace(/^you have an? /, 'you have no ')
      .replace(/^you have (?!no )/, 'you do not have ')
      .replace(/ has an? /, ' has no ')
      .replace(/ has at least /, ' has fewer than ')
      .replace(/ (is|was|has(?! no | fewer )) /, ' $1 not ');
  if (test.is !== 'all') return wordOf(test).says?.(test) ?? '';
  const about = test.of.filter((one) => !isSentence(one)).map(phraseOf);
  const others = test.of.filter(isSentence).map(saysOf);
  const said = [...(about.length > 0 ? [`it ${predicate(join(about))}`] : []), ...others];
  return test.of.some(({ is }) => is === 'some') ? said.join(', and ') : together(said, andList, ' and ');
}

/** "the site path has a Shadow-land or a Dark-domain": what all begin with is said once. */
function together(said: readonly string[], list: typeof orList, joint: string): string {
  const [start] = said[0]?.split(/(?<= has )/) ?? [''];
  const shared = said.length > 1 && start.endsWith(' has ') && said.every((one) => one.startsWith(start));
  return shared ? start + list(said.map((one) => one.slice(start.length))) : said.join(joint);
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
