// Testing a gold ring (MW-S2.10.1): a roll decides which special ring may take its place; the gold ring is discarded in
// any case (CR-TERM-goldring-1).
import { type Emit, NONE, type Seat } from '../../../engine/game.ts';
import { C, CARDS } from '../cards/all.ts';
import type { ItemKeyword } from '../cards/facts.ts';
import { hasKeyword, ITEM, KIND } from '../cards/kinds.ts';
import { storeAtOnce } from '../companies/storing.ts';
import { characterOf, companiesOf, companyOf, hasRingwraith } from '../company.ts';
import { rollDice } from '../dice.ts';
import { mayBear } from '../effects/reading/deeds.ts';
import { effectsOf } from '../effects/reading/literal.ts';
import type { RingChoice } from '../effects/vocabulary.ts';
import { discardCard } from '../happenings/leaving.ts';
import { ANY, happened, note, RING_TESTED } from '../history.ts';
import { SITE_ROWS, siteCardOf } from '../places/sites.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { aboutCard, say, title } from '../say.ts';
import { type Company, DECK, DISCARD, HAND, type MeccgState } from '../state.ts';
import { checkModifier, ruled } from '../stats.ts';
import { uniqueVerdict } from '../unique.ts';
import { isInPlay, pile, shuffleDeck } from '../zones.ts';
import type { SiteFrame } from './frames.ts';
import { playItem } from './play.ts';

/** What a roll could come to. */
export const EVERY_RESULT: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

export interface RingTest {
  readonly seat: Seat;
  /** The gold ring. */
  readonly ring: number;
  readonly modifier: number;
  readonly choose?: RingChoice;
  /** The gold ring was to be stored: what takes its place is stored at once. */
  readonly stored?: true;
  /** Card numbers of rings that this test cannot bring. */
  readonly but?: readonly number[];
}

export function testRing(s: MeccgState, test: RingTest, emit: Emit): void {
  const { ring, seat } = test;
  const bearer = characterOf(s, ring);
  const def = s.def[ring];
  const plus = test.modifier + checkModifier(s, bearer, 'ring-test', ring) + byCompany(s, bearer);
  const unrolled = test.choose === 'any' || test.choose === 'table';
  const rolls = unrolled ? [] : [rollDice(s), ...(test.choose === 'two-rolls' ? [rollDice(s)] : [])];
  const results = test.choose === 'table' ? [...EVERY_RESULT] : rolls.map(({ sum }) => sum + plus);
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
    but: [...(test.but ?? []), ...(test.stored ? [C['the-one-ring'], C['the-one-ring-minion']] : [])],
    ...(test.stored && { stored: true }),
  });
}

/** Any ring test in the company of a Ringwraith (LE-S5.8.1), and at a site that says so; they add up (LE-S10.6.10). */
function byCompany(s: MeccgState, bearer: number): number {
  const company = companyOf(s, bearer);
  return company ? (hasRingwraith(s, company) ? -2 : 0) + (rowOf(s, company)?.testsRings ?? 0) : 0;
}
const rowOf = (s: MeccgState, company: Company) => SITE_ROWS[siteCardOf(s, company.seat, company.site)];

/** The next gold ring of the company to be tested by itself, each once a turn (LE-S10.6.11). */
const nextToTest = (s: MeccgState, company: Company): number =>
  s.play.find((card) => {
    const facts = CARDS[s.def[card]];
    if (facts.kind !== 'item' || facts.item !== 'gold-ring') return false;
    return companyOf(s, card) === company && !happened(s, RING_TESTED, ANY, card);
  }) ?? NONE;

const siteTests = (s: MeccgState, company: Company): boolean => rowOf(s, company)?.testsRings !== undefined;

/** Gold rings are tested by themselves here in the site phase (LE-S10.6.8). */
export const testsInSitePhase = (s: MeccgState, company: Company): boolean =>
  siteTests(s, company) && nextToTest(s, company) !== NONE;

/** Whose gold rings are tested: one company's, or when the end of the turn begins a Ringwraith's and those at such a site. */
const companiesToTest = (s: MeccgState, id: number): Company[] =>
  companiesOf(s, s.active).filter((company) =>
    id === NONE ? siteTests(s, company) || hasRingwraith(s, company) : company.id === id,
  );

export const automaticTestSteps: StepsFor<Extract<SiteFrame, { at: 'sites/automatic-tests' }>> = {
  'sites/automatic-tests': {
    run(s, f, emit) {
      const ring = companiesToTest(s, f.company)
        .map((company) => nextToTest(s, company))
        .find((one) => one !== NONE);
      if (ring === undefined) return finish(s);
      note(s, RING_TESTED, f.company, ring);
      testRing(s, { seat: s.active, ring, modifier: 0 }, emit);
    },
  },
};

const fits = ([least, most]: readonly [number, number], result: number): boolean => {
  const counted = Math.max(1, Math.min(12, result));
  return counted >= least && counted <= most;
};

const SPECIAL: readonly ItemKeyword[] = ['dwarven-ring', 'lesser-ring', 'magic-ring', 'spirit-ring', 'the-one-ring'];
/** Whether the test of that gold ring brings this ring. */
export function isBrought(gold: number, ring: number, results: readonly number[], any: boolean): boolean {
  if (CARDS[gold].alignment !== CARDS[ring].alignment) return false; // MX-5.10
  if (any) return SPECIAL.some((kind) => hasKeyword(CARDS[ring], kind));
  const table = effectsOf(gold).ringTable ?? {};
  return (Object.keys(table) as ItemKeyword[]).some((kind) => {
    const range = table[kind];
    return range && hasKeyword(CARDS[ring], kind) && results.some((result) => fits(range, result));
  });
}

type RingFrame = Extract<SiteFrame, { at: 'sites/ring-choose' }>;

/** The hand, and what the gold ring lets be searched for. */
function within(s: MeccgState, { seat, def }: RingFrame): number[] {
  const { ringSearch } = effectsOf(def);
  const hand = pile(s, seat, HAND);
  if (ringSearch === undefined || ruled(s, 'no-searching')) return [...hand];
  const found = [...pile(s, seat, DECK), ...pile(s, seat, DISCARD)];
  return [...hand, ...found.filter((card) => hasKeyword(CARDS[s.def[card]], ringSearch))];
}

export const ringSteps: StepsFor<RingFrame> = {
  'sites/ring-choose': {
    kind: 'card',
    rule: 'MW-S2.10.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which ring does ${title(s, f.bearer)} get? Or pass.`,
    options(s, f, offer) {
      offer.add('pass');
      let seen: number[] | undefined;
      for (const card of within(s, f)) {
        const def = s.def[card];
        if (KIND[def] !== ITEM || seen?.includes(def) || f.but.includes(def)) continue;
        if (!isBrought(f.def, def, f.results, f.any) || (!f.stored && !mayBear(s, def, f.bearer))) continue;
        seen ??= [];
        seen.push(def);
        offer.check(uniqueVerdict(s, def), 'item', def);
      }
    },
    take(s, f, move, emit) {
      finish(s);
      const card = move.verb === 'pass' ? undefined : within(s, f).find((one) => s.def[one] === move.arg);
      if (card === undefined) return;
      const searched = s.zone[card] === DECK;
      if (f.stored) storeAtOnce(s, card, f.bearer, emit);
      else playItem(s, card, f.bearer, false, emit);
      if (searched) shuffleDeck(s, f.seat);
    },
  },
};
