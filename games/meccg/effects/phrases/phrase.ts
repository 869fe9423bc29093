// Putting English together: noun phrases out of what qualifies them, lists, numbers.

/** What qualifies a noun. "two untapped Elf scouts at a Haven": before, a noun of its own, after. */
export interface Phrase {
  /** Adjectives, and words that can be joined with "non-" when they are denied. */
  readonly before?: readonly string[];
  /** Stands in for the noun itself: "scout" for "character". */
  readonly noun?: string;
  /** The noun is a title or a name, which has no article. */
  readonly proper?: true;
  /** Follows the noun: "at a Haven", "bearing The One Ring". */
  readonly after?: readonly string[];
}

export const orList = (words: readonly string[]): string => list(words, 'or');
export const andList = (words: readonly string[]): string => list(words, 'and');
function list(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberText = (n: number): string => NUMBERS[n] ?? String(n);
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

export const withArticle = (text: string): string => `${/^[aeiouâêîôû]/i.test(text) ? 'an' : 'a'} ${text}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (text: string): string =>
  text === '' ? '' : `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;
const IRREGULAR: Readonly<Record<string, string>> = {
  Dwarf: 'Dwarves',
  Dúnadan: 'Dúnedain',
  Elf: 'Elves',
  Man: 'Men',
  Palantír: 'Palantíri',
  Undead: 'Undead',
  Wolf: 'Wolves',
  ally: 'allies',
};
export function plural(noun: string): string {
  const irregular = IRREGULAR[noun];
  if (irregular) return irregular;
  if (/(Nazgûl|[^s]s)$/.test(noun)) return noun;
  if (noun.endsWith('ness')) return `${noun}es`;
  return noun.endsWith('y') && !/[aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** All of these qualify at once. */
export function join(phrases: readonly Phrase[]): Phrase {
  const before: string[] = [];
  const after: string[] = [];
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
  const moves = after.some((part) => part.startsWith('moving to '));
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
  return [...(own ? ['your'] : []), ...before, own ?? phrase.noun ?? noun, ...after].join(' ');
}

/** The same with its article, if it has one. */
export const aPhrase = (noun: string, phrase: Phrase): string =>
  phrase.proper ? nounPhrase(noun, phrase) : withArticle(nounPhrase(noun, phrase));
export const pluralPhrase = (noun: string, phrase: Phrase): string =>
  nounPhrase(noun, { ...phrase, noun: plural(phrase.noun ?? noun) });

/** "not a Hobbit", "not bearing The One Ring". */
export function deny(phrase: Phrase): Phrase {
  const { before = [], noun, after = [] } = phrase;
  if (phrase.proper) return { after: [`other than ${[noun, ...after].join(' ')}`] };
  if (after.length === 0 && noun === undefined) return { before: before.map(denied) };
  if (after.length === 0 && before.length === 0 && noun !== undefined) return { before: [denied(noun)] };
  if (noun === 'attack' && before.length > 0 && after.length === 0)
    return { noun, after: [`that is not ${withArticle([...before, noun].join(' '))}`] };
  if (before.length === 0 && noun === undefined && after.length === 1 && after[0].startsWith('with at least '))
    return { after: [after[0].replace('at least', 'fewer than')] };
  if (before.length === 0 && noun === undefined && after.length === 1 && after[0].startsWith('with '))
    return { after: [`without ${after[0].slice('with '.length)}`] };
  return { after: [`not ${[...before, ...(noun === undefined ? [] : [noun]), ...after].join(' ')}`] };
}
const denied = (word: string): string => {
  const words = word.split(/ or |, /);
  return words.map((one) => (one.startsWith('un') ? one.slice(2) : `non-${one}`)).join(', ');
};

/** What is said of a thing: "is untapped", "is at a Haven", "is a scout". */
export function predicate(phrase: Phrase): string {
  const { before = [], noun, after = [] } = phrase;
  if (noun !== undefined) return `is ${aPhrase(noun, phrase)}`;
  if (before.length === 0 && after.length === 1 && after[0].startsWith('with ')) return `has ${after[0].slice(5)}`;
  return `is ${[andList(before), ...after].filter((part) => part !== '').join(' and ')}`;
}
