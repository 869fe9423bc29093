// Testing a gold ring (MW-S2.10.1): a roll decides which special ring may take its place; the gold ring is discarded in
// any case (CR-TERM-goldring-1).
import type { Emit, Seat } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import type { ItemKeyword } from '../cards/facts.ts';
import { hasKeyword, ITEM, KIND } from '../cards/kinds.ts';
import { characterOf } from '../companies/company.ts';
import { discardCard } from '../companies/leaving.ts';
import { rollDice } from '../dice.ts';
import { mayBear } from '../effects/limits.ts';
import { effectsOf } from '../effects/literal.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { aboutCard, say, title } from '../say.ts';
import { HAND, type MeccgState } from '../state.ts';
import { checkModifier } from '../stats.ts';
import { uniqueVerdict } from '../unique.ts';
import { isInPlay, pile } from '../zones.ts';
import type { SiteFrame } from './frames.ts';
import { playItem } from './play.ts';

export interface RingTest {
  readonly seat: Seat;
  /** The gold ring. */
  readonly ring: number;
  readonly modifier: number;
  /** The player takes one of two rolls, or whatever result he likes. */
  readonly choose?: 'any' | 'two-rolls';
  /** Card numbers of rings that this test cannot bring. */
  readonly but?: readonly number[];
}

export function testRing(s: MeccgState, test: RingTest, emit: Emit): void {
  const { ring, seat } = test;
  const bearer = characterOf(s, ring);
  const def = s.def[ring];
  const plus = test.modifier + checkModifier(s, bearer, 'ring-test', ring);
  const rolls = test.choose === 'any' ? [] : [rollDice(s), ...(test.choose === 'two-rolls' ? [rollDice(s)] : [])];
  const results = rolls.map(({ sum }) => sum + plus);
  if (rolls.length > 0)
    emit?.(
      say('ring-test', 'MW-S2.10.1', `${title(s, ring)} is tested: ${results.join(' or ')}.`, aboutCard(ring), {
        seat,
        dice: rolls.flatMap(({ dice }) => dice),
      }),
    );
  discardCard(s, ring, emit);
  if (!isInPlay(s, bearer)) return;
  begin(s, {
    at: 'sites/ring-choose',
    seat,
    bearer,
    def,
    results,
    any: test.choose === 'any',
    but: [...(test.but ?? [])],
  });
}

const fits = ([least, most]: readonly [number, number], result: number): boolean => {
  const counted = Math.max(1, Math.min(12, result));
  return counted >= least && counted <= most;
};

const SPECIAL: readonly ItemKeyword[] = ['dwarven-ring', 'lesser-ring', 'magic-ring', 'the-one-ring'];
/** Whether the test of that gold ring brings this ring. */
export function isBrought(gold: number, ring: number, results: readonly number[], any: boolean): boolean {
  if (any) return SPECIAL.some((kind) => hasKeyword(CARDS[ring], kind));
  const table = effectsOf(gold).ringTable ?? {};
  return (Object.keys(table) as ItemKeyword[]).some((kind) => {
    const range = table[kind];
    return range && hasKeyword(CARDS[ring], kind) && results.some((result) => fits(range, result));
  });
}

type RingFrame = Extract<SiteFrame, { at: 'sites/ring-choose' }>;

export const ringSteps: StepsFor<RingFrame> = {
  'sites/ring-choose': {
    kind: 'card',
    rule: 'MW-S2.10.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which ring does ${title(s, f.bearer)} get? Or pass.`,
    options(s, f, offer) {
      offer.add('pass');
      let seen: number[] | undefined;
      for (const card of pile(s, f.seat, HAND)) {
        const def = s.def[card];
        if (KIND[def] !== ITEM || seen?.includes(def) || f.but.includes(def)) continue;
        if (!isBrought(f.def, def, f.results, f.any) || !mayBear(s, def, f.bearer)) continue;
        seen ??= [];
        seen.push(def);
        offer.check(uniqueVerdict(s, def), 'item', def);
      }
    },
    take(s, f, move, emit) {
      finish(s);
      const card = move.verb === 'pass' ? undefined : pile(s, f.seat, HAND).find((one) => s.def[one] === move.arg);
      if (card !== undefined) playItem(s, card, f.bearer, false, emit);
    },
  },
};
