// Sentences and ways that are nearly alike become one.
import { andList, orList } from './phrases/phrase.ts';

/** Within a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Two ways that differ in the check they are for are one. */
export function inOneWay(ways: readonly string[]): readonly string[] {
  const [one, other, ...rest] = ways;
  const [corruption, influence] = ['a corruption check', 'an influence check'];
  if (other === undefined || one.replace(corruption, influence) !== other) return ways;
  return [one.replace(corruption, `${corruption} or ${influence}`), ...rest];
}

/** What one and the same has, or cannot be: how its sentences begin, what each adds, how they are joined. */
const ALIKE: readonly (readonly [pattern: RegExp, join: (words: readonly string[]) => string])[] = [
  [/^([^;]+ has )([+-]\d+ to [^;,]+)\.$/, andList],
  [/^((?:This card cannot|No [^;,]+ can) be )([^;,]+)\.$/, orList],
  [/^([^;]*[Tt]reat [^;]+ as [^;]+ for the purpose of )([^;,]+)\.$/, andList],
];

/** Sentences in a row that begin alike become one. */
export function inOneBreath(text: string): string {
  const said: string[] = [];
  let [start, added, join] = ['', [] as string[], andList];
  for (const one of text.split(/(?<=\.) /)) {
    const [pattern, joins] = ALIKE.find(([like]) => like.test(one)) ?? [];
    const [, begins = '', adds = ''] = pattern?.exec(one) ?? [];
    if (begins !== '' && begins === start) {
      added.push(adds);
      said[said.length - 1] = `${start}${join(added)}.`;
    } else {
      said.push(one);
      [start, added, join] = [begins, [adds], joins ?? andList];
    }
  }
  return said.join(' ');
}
