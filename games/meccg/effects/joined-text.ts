// Sentences and ways that are nearly alike become one.
import { andList, orList } from './phrases/phrase.ts';
import type { CheckKind, Way } from './vocabulary.ts';

/** Ways, each with another check that it is also for: two that differ in nothing else are one. */
export function waysTogether(ways: readonly Way[]): (readonly [way: Way, also?: CheckKind])[] {
  const [one, other, ...rest] = ways;
  const [during, also] = [one?.during, other?.during];
  if (during?.is !== 'check' || also?.is !== 'check' || also.of === during.of) return ways.map((way) => [way]);
  const isSame =
    JSON.stringify({ ...other, during: { ...also, of: during.of } }) === JSON.stringify({ ...one, during });
  return isSame ? [[one, also.of], ...rest.map((way) => [way] as const)] : ways.map((way) => [way]);
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
