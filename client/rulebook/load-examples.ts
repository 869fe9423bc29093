// Fetched when a rule is first looked at.
import type { Example } from './example.ts';

export async function examplesOf(rule: string): Promise<readonly Example[]> {
  const { examples } = await import('virtual:examples');
  return examples.filter(({ rules }) => rules.includes(rule));
}
