// Conditions of a card as they would be if the company were where it must be: for plans.
import type { Test, Way } from '../../games/meccg/effects/vocabulary.ts';

const ALWAYS: Test = { is: 'all', of: [] };

/** Leaves out what being there would change: the place, the tapped site. */
function there(test: Test | undefined): Test | undefined {
  if (!test) return undefined;
  switch (test.is) {
    case 'at':
    case 'site-tapped':
    case 'at-site-of':
      return undefined;
    case 'all':
      return { is: 'all', of: test.of.flatMap((one) => there(one) ?? []) };
    case 'in-play':
      return { ...test, test: there(test.test) ?? ALWAYS };
    default:
      return test;
  }
}

export interface Conditions {
  readonly by: Test | undefined;
  readonly on: Test | undefined;
  readonly if: Test | undefined;
}

const KNOWN = new WeakMap<Way, Conditions>();

/** What a way asks for besides the place; made once for each way. */
export function besidesPlace(way: Way): Conditions {
  let found = KNOWN.get(way);
  if (!found) {
    found = { by: there(way.by), on: there(way.on?.if), if: there(way.if) };
    KNOWN.set(way, found);
  }
  return found;
}

/** The cards of which one must have been played this turn. */
export const playedBefore = (test: Test | undefined): readonly string[] =>
  test?.is === 'played-this-turn' ? test.named : test?.is === 'all' ? test.of.flatMap(playedBefore) : [];

/** What must be in play at the place itself: it has to come along. */
export function fellows(test: Test | undefined): readonly Test[] {
  if (test?.is === 'all') return test.of.flatMap(fellows);
  return test?.is === 'in-play' && asksPlace(test.test) ? [there(test.test) ?? ALWAYS] : [];
}

const asksPlace = (test: Test): boolean => test.is === 'at' || (test.is === 'all' && test.of.some(asksPlace));
