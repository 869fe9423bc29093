// Ways that are nearly alike become one.
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
