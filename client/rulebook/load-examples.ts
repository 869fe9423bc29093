// Fetched when a rule is first looked at.
import { AT_THE_TABLE } from '../catalogue/catalogue.ts';
import type { Example } from './example.ts';

export async function examplesOf(rule: string): Promise<readonly Example[]> {
  const all = await Promise.all(AT_THE_TABLE.flatMap(({ examples }) => examples?.load() ?? []));
  return all.flat().filter(({ rules }) => rules.includes(rule));
}
