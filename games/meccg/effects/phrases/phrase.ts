// Putting English together: noun phrases out of what qualifies them.
import { denyTail, isTail, isWithout, objectText, type Tail, tailsText, tailText } from './tail.ts';
import { andList, plural, withArticle } from './words.ts';

export * from './words.ts';

/** What qualifies a noun. "two untapped Elf scouts at a Haven": before, a noun of its own, after. */
export interface Phrase {
  /** Adjectives, and words that can be joined with "non-" when they are denied. */
  readonly before?: readonly string[];
  /** Stands in for the noun itself: "scout" for "character". */
  readonly noun?: string;
  /** The noun is a title or a name, which has no article. */
  readonly proper?: true;
  /** Follows the noun: "at a Haven", "bearing The One Ring". */
  readonly after?: readonly Tail[];
}

/** All of these qualify at once. */
export function join(phrases: readonly Phrase[]): Phrase {
  const before: string[] = [];
  const after: Tail[] = [];
  let noun: string | undefined;
  let proper = false;
  for (const phrase of phrases) {
    if (phrase.proper) proper = true;
    before.push(...(phrase.before ?? []));
    after.push(...(phrase.after ?? []));
    if (phrase.noun !== undefined) {
      if (noun !== undefined && noun !== 'character') before.push(noun);
      noun = phrase.noun;
    }
  }
  const moves = after.some((tail) => isTail(tail, 'to') && !tail.denied);
  return {
    before: moves ? before.filter((word) => word !== 'moving') : before,
    after,
    ...(noun !== undefined && { noun }),
    ...(proper && { proper }),
  };
}

/** "untapped Elf scout at a Haven", without an article; "your tapped Ringwraith". */
export function nounPhrase(noun: string, phrase: Phrase): string {
  const { before = [], after = [] } = phrase;
  const own = /^your (.+)$/.exec(phrase.noun ?? noun)?.[1];
  return [...(own ? ['your'] : []), ...before, own ?? phrase.noun ?? noun, ...tailsText(after)].join(' ');
}

/** The same with its article, if it has one. */
export const aPhrase = (noun: string, phrase: Phrase): string =>
  phrase.proper ? nounPhrase(noun, phrase) : withArticle(nounPhrase(noun, phrase));
export const pluralPhrase = (noun: string, phrase: Phrase): string =>
  nounPhrase(noun, { ...phrase, noun: plural(phrase.noun ?? noun) });

/** "not a Hobbit", "not bearing The One Ring". */
export function deny(phrase: Phrase): Phrase {
  const { before = [], noun, after = [] } = phrase;
  if (phrase.proper) return { after: [{ is: 'other', than: [noun, ...tailsText(after)].join(' ') }] };
  if (after.length === 0 && noun === undefined) return { before: before.map(denied) };
  if (after.length === 0 && before.length === 0 && noun !== undefined) return { before: [denied(noun)] };
  if (noun === 'attack' && before.length > 0 && after.length === 0)
    return { noun, after: [`that is not ${withArticle([...before, noun].join(' '))}`] };
  if (before.length === 0 && noun === undefined && after.length === 1) return { after: after.map(denyTail) };
  const what = [...before, ...(noun === undefined ? [] : [noun]), ...tailsText(after)].join(' ');
  return { after: [{ is: 'not', what }] };
}
const denied = (word: string): string => {
  const words = word.split(/ or |, /);
  return words.map((one) => (one.startsWith('un') ? one.slice(2) : `non-${one}`)).join(', ');
};

/** What is said of a thing: "is untapped", "is at a Haven", "is a scout"; afterwards it "has moved" where it was to go. */
export function predicate(phrase: Phrase, afterwards = false): string {
  const { before = [], noun, after = [] } = phrase;
  if (noun !== undefined) return `is ${aPhrase(noun, phrase)}`;
  const [only, ...others] = after;
  if (before.length === 0 && only !== undefined && others.length === 0) {
    if (isTail(only, 'with') && !isWithout(only)) return `has ${objectText(only)}`;
    if (afterwards && isTail(only, 'to')) return `has ${only.denied ? 'not ' : ''}moved to ${only.place}`;
  }
  return `is ${[andList(before), ...after.map(tailText)].filter((part) => part !== '').join(' and ')}`;
}
