// Gold rings and what a test may make of them: the chance of every ring, and how near a hand is to such a test.
import { CARDS } from '../../games/meccg/cards/all.ts';
import type { ItemKeyword } from '../../games/meccg/cards/facts.ts';
import { isCharacter } from '../../games/meccg/cards/kinds.ts';
import { characterOf } from '../../games/meccg/company.ts';
import { flat, playWays, useWays } from '../../games/meccg/effects/reading/literal.ts';
import { scopeOf } from '../../games/meccg/effects/reading/scope.ts';
import { holds } from '../../games/meccg/effects/reading/tests.ts';
import type { Effect, Verb, Way } from '../../games/meccg/effects/vocabulary.ts';
import { SUMS } from '../../games/meccg/odds/dice.ts';
import { EVERY_RESULT, isBrought } from '../../games/meccg/sites/ring-test.ts';
import { HAND, type MeccgState, ownerOf } from '../../games/meccg/state.ts';
import { uniqueVerdict } from '../../games/meccg/unique.ts';
import { pile } from '../../games/meccg/zones.ts';
import { besidesPlace } from './elsewhere.ts';
import { nearness } from './partners.ts';
import { once } from './situation.ts';

export type RingTest = Extract<Verb, { is: 'test-ring' }>;

const KINDS: readonly ItemKeyword[] = ['dwarven-ring', 'lesser-ring', 'magic-ring', 'spirit-ring', 'the-one-ring'];

/** By card number: it comes into play by the test of a gold ring only. */
export const IS_TESTED: readonly boolean[] = CARDS.map(
  (card) => card.kind === 'item' && KINDS.some((kind) => card.keywords?.includes(kind) ?? false),
);
export const IS_GOLD: readonly boolean[] = CARDS.map((card) => card.kind === 'item' && card.item === 'gold-ring');

export const PLAIN_TEST: RingTest = { is: 'test-ring', modifier: 0 };
/** By card number: the tests that it makes when it is played. */
const TESTS_OF: readonly (readonly RingTest[])[] = CARDS.map((_, def) =>
  playWays(def).flatMap((way) => flat(way.do).filter((effect) => effect.is === 'test-ring')),
);
/** A plain test, and those of the hand. */
export const testsAtHand = once((sit): readonly RingTest[] => [
  PLAIN_TEST,
  ...sit.titles.flatMap((def) => TESTS_OF[def]),
]);

const testIn = (effects: readonly Effect[]): boolean => flat(effects).some(({ is }) => is === 'test-ring');
/** By card number: played, or in play, it tests gold rings. */
const TESTS: readonly boolean[] = CARDS.map((_, def) => playWays(def).some((way) => testIn(way.do)));
const TESTER: readonly boolean[] = CARDS.map((_, def) => useWays(def).some((way) => testIn(way.do)));

/** The rings in hand that a test could bring now. */
export const ringsInHand = once((sit): readonly number[] =>
  sit.titles.filter((def) => IS_TESTED[def] && !uniqueVerdict(sit.s, def)),
);

/** A set of results of a test, from 1 to 12, as bits; nought stands for a test that brings any ring. */
const ANY = 1;
const resultBit = (result: number): number => 1 << Math.max(1, Math.min(12, result));

const BRINGING = new Map<number, number>();

/** The results with which the test of that gold ring brings this ring; found once for each two. */
function bringing(gold: number, ring: number): number {
  const key = gold * CARDS.length + ring;
  const known = BRINGING.get(key);
  if (known !== undefined) return known;
  let bits = isBrought(gold, ring, [], true) ? ANY : 0;
  for (let result = 1; result <= 12; result++) if (isBrought(gold, ring, [result], false)) bits |= resultBit(result);
  BRINGING.set(key, bits);
  return bits;
}

/** What the best ring of a test is worth on average, when each is worth so much to the bearer; nought where none comes. */
export function testValue(
  gold: number,
  rings: readonly number[],
  { modifier, choose }: Pick<RingTest, 'modifier' | 'choose'>,
  worth: (ring: number) => number,
): number {
  if (rings.length === 0) return 0;
  const worths = rings.map(worth);
  const brought = rings.map((ring) => bringing(gold, ring));
  const best = (results: number): number => {
    let most = 0;
    for (let i = 0; i < rings.length; i++) if (worths[i] > most && (brought[i] & results) !== 0) most = worths[i];
    return most;
  };
  if (choose === 'any') return best(ANY);
  if (choose === 'table') return best(EVERY_RESULT.reduce((bits, result) => bits | resultBit(result), 0));
  let value = 0;
  for (let first = 2; first <= 12; first++) {
    const one = resultBit(first + modifier);
    if (choose !== 'two-rolls') value += SUMS[first] * best(one);
    else
      for (let second = 2; second <= 12; second++)
        value += SUMS[first] * SUMS[second] * best(one | resultBit(second + modifier));
  }
  return value;
}

/** By card number: the chance that a plain test of the likeliest gold ring brings it. */
export const RING_CHANCE: readonly number[] = CARDS.map((_, ring) =>
  IS_TESTED[ring]
    ? CARDS.reduce(
        (most, _card, gold) =>
          IS_GOLD[gold]
            ? Math.max(
                most,
                testValue(gold, [ring], { modifier: 0 }, () => 1),
              )
            : most,
        0,
      )
    : 0,
);

/** Those of the seat who could test a gold ring in their company, by a card of the hand or by themselves. */
export const testers = once(({ s, seat }): readonly number[] => {
  const cards = pile(s, seat, HAND).filter((card) => TESTS[s.def[card]]);
  return s.play.filter(
    (one) =>
      ownerOf(s, one) === seat &&
      isCharacter(s.def[one]) &&
      (TESTER[s.def[one]] || cards.some((card) => playWays(s.def[card]).some((way) => mayUse(s, card, way, one)))),
  );
});

/** By its words, wherever he is. */
function mayUse(s: MeccgState, card: number, way: Way, by: number): boolean {
  const test = besidesPlace(way).by;
  return test === undefined || holds(scopeOf(s, card), test, by);
}

/** The gold rings that some of these bear. */
export const goldsOf = (s: MeccgState, people: readonly number[]): number[] =>
  s.play.filter((card) => IS_GOLD[s.def[card]] && people.includes(characterOf(s, card)));

const byDef = (table: readonly boolean[]) => (def: number) => table[def];
export const goldNear = once((sit) => nearness(sit, byDef(IS_GOLD)));
export const testNear = once((sit) =>
  nearness(
    sit,
    (def) => TESTS[def] || TESTER[def],
    (def) => TESTER[def],
  ),
);
export const ringsNear = once((sit) => nearness(sit, byDef(IS_TESTED), () => false));
export const isTestCard = (def: number): boolean => TESTS[def];
