// Tapping to support a corruption check that waits in the chain (MW-T8.1.1). The +1 counts when the check itself is made
// (CR-TERM-corruption-3).
import { refusal, type Verdict } from '../../../engine/game.ts';
import { type Action, action } from '../chain/action.ts';
import { declare } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { charactersOf, companyOf } from '../company.ts';
import { theChain } from '../declared.ts';
import { checkersOf } from '../effects/reading/checkers.ts';
import { scopeOf } from '../effects/reading/scope.ts';
import { costVerdict } from '../happenings/costs.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { actionRef, type Ref } from '../refs.ts';
import { aboutCard, say, title } from '../say.ts';
import { type MeccgState, TAPPED, UNTAPPED } from '../state.ts';
import type { SupportFrame } from './frames.ts';

const NOT_UNTAPPED = refusal('MW-S2.8.5', 'He is not untapped.');
const HIMSELF = refusal('MW-T8.1.1', 'He cannot support his own check.');
const ALREADY = refusal('MW-T8.1.3', 'He has already tapped for this check.');
const STARTER = refusal('MW-T8.1.1', 'Nobody supports a corruption check in the starter game.');

/** Whether a card can tap now for what it is tapped for. */
export const tapVerdict = (s: MeccgState, card: number): Verdict =>
  s.stand[card] === UNTAPPED ? costVerdict(scopeOf(s, card, card), { is: 'tap', who: 'by' }) : NOT_UNTAPPED;

interface Check {
  /** The action that makes it. */
  readonly of: Ref;
  readonly who: number;
}

/** The checks that wait in the chain, oldest first. */
function checksIn(s: MeccgState, chain: readonly Action[]): Check[] {
  const checks: Check[] = [];
  for (const [n, one] of chain.entries())
    if (one.cancelled === 0) for (const who of checkersOf(s, one)) checks.push({ of: actionRef(n), who });
  return checks;
}

const helpsAlready = (chain: readonly Action[], check: Check, by: number): boolean =>
  chain.some((one) => one.kind === 'support' && one.by === by && one.on === check.of && one.to === check.who);

/** The checks that he could support. */
const checksFor = (s: MeccgState, by: number): Check[] => {
  const chain = theChain(s);
  const company = companyOf(s, by)?.id;
  return checksIn(s, chain).filter(
    ({ of, who }) => who !== by && companyOf(s, who)?.id === company && !helpsAlready(chain, { of, who }, by),
  );
};

function support(s: MeccgState, f: SupportFrame, check: Check): void {
  s.stand[f.by] = TAPPED;
  finish(s);
  declare(s, action('support', f.seat, { by: f.by, on: check.of, to: check.who }));
}

export const supportSteps: StepsFor<SupportFrame> = {
  'corruption/support': {
    run(s, f, emit) {
      const checks = checksFor(s, f.by);
      emit?.(say('support', 'MW-T8.1.1', `${title(s, f.by)} taps to support a corruption check.`, aboutCard(f.by)));
      if (new Set(checks.map(({ who }) => who)).size > 1) f.at = 'corruption/support-choose';
      else support(s, f, checks[0]);
    },
  },
  'corruption/support-choose': {
    kind: 'piece',
    rule: 'MW-T8.1.3',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Whose check does ${title(s, f.by)} support?`,
    options(s, f, offer) {
      for (const who of new Set(checksFor(s, f.by).map((check) => check.who))) offer.add('support-of', who);
    },
    take(s, f, move) {
      const check = checksFor(s, f.by).find(({ who }) => who === move.arg);
      if (check) support(s, f, check);
    },
  },
};

export const supportSource: ActionSource = {
  verbs: { support: { takes: 'card', label: '{} taps to support the corruption check' } },
  offer(s, point, offer) {
    if (point.chain.length === 0) return;
    const checks = checksIn(s, point.chain);
    if (checks.length === 0) return;
    const seen = new Set<number>();
    for (const { who } of checks) {
      const company = companyOf(s, who);
      if (!company || company.seat !== point.seat || seen.has(company.id)) continue;
      seen.add(company.id);
      const mine = checks.filter((check) => companyOf(s, check.who)?.id === company.id);
      for (const card of charactersOf(s, company)) {
        const others = mine.filter((check) => check.who !== card);
        const verdict =
          s.rules.starter === 1
            ? STARTER
            : others.length === 0
              ? HIMSELF
              : others.every((check) => helpsAlready(point.chain, check, card))
                ? ALREADY
                : tapVerdict(s, card);
        offer.check(verdict, 'support', card);
      }
    }
  },
  take(s, seat, move) {
    begin(s, { at: 'corruption/support', seat, by: move.arg });
  },
};
