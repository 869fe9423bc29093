// The steps of windows and chains. A window asks in turn until all who may act have passed; a chain grows by alternate responses
// (MW-T10.4.2) and is resolved from its last action to its first, uninterrupted (MW-S10.13.2).

import { pop } from '../../../engine/frames.ts';
import { type Emit, type Move, NONE, type Seat } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import type { Offer } from '../../../engine/offer.ts';
import type { Action, ActionKind } from '../chain/action.ts';
import { howManyAsked, nextAsked } from '../chain/asked.ts';
import { beginChain, pointOf } from '../chain/chain.ts';
import { describe } from '../chain/describe.ts';
import type { ChainFrame } from '../chain/frames.ts';
import type { Resolver } from '../chain/resolver.ts';
import type { ActionSource } from '../chain/sources.ts';
import { HOOKS } from '../effects/hooks.ts';
import { checkersOf } from '../effects/reading/checkers.ts';
import { triggersOf } from '../effects/reading/literal.ts';
import { whileStill } from '../effects/reading/modifiers.ts';
import { become, begin, finish, type StepsFor } from '../procedures.ts';
import { roundFrom } from '../seats.ts';
import { type MeccgState, ownerOf } from '../state.ts';
import { endVerdict } from '../turn/crowd.ts';
import { promptOf } from './ask.ts';

export const chainVerbs: Verbs<MeccgState> = {
  pass: { label: 'Pass' },
  'next-action': { takes: 'number', label: (s, n) => `Next: ${describe(s, s.pending[n])}` },
};

/** What the other folders bring: what can be declared in windows, and how each kind of action takes effect. */
export interface Declarable {
  readonly sources: readonly ActionSource[];
  readonly resolvers: Readonly<Record<ActionKind, Resolver>>;
}

/**
 * What comes next of what passive conditions have caused: corruption checks before anything else (MW-S10.13.6), each in a
 * chain of its own (MW-T8.1.2) and those of the player whose turn it is before the others’, round the table, then all the rest in one chain.
 */
function nextPending(s: MeccgState): { among: number[]; checks: boolean } {
  const all = [...s.pending.keys()];
  const checks = all.filter((n) => checkersOf(s, s.pending[n]).length > 0);
  if (checks.length === 0) return { among: all, checks: false };
  for (const seat of roundFrom(s, s.active)) {
    const own = checks.filter((n) => checkersOf(s, s.pending[n]).some((card) => ownerOf(s, card) === seat));
    if (own.length > 0) return { among: own, checks: true };
  }
  return { among: checks, checks: true };
}

/** Of one card, or of two copies that lie in the same place. */
const isCopy = (s: MeccgState, a: number, b: number): boolean =>
  a === b || (a !== NONE && b !== NONE && s.def[a] === s.def[b] && s.host[a] === s.host[b]);
/** Their order makes no difference. */
const same = (s: MeccgState, a: Action, b: Action): boolean =>
  a.kind === b.kind &&
  isCopy(s, a.card, b.card) &&
  (a.seat === b.seat || isAnybodys(s, a)) &&
  a.way === b.way &&
  a.on === b.on &&
  a.by === b.by &&
  a.n === b.n;

/** Checks of one player's characters are ordered by him, anything else by the player whose turn it is (CR-A10). */
function whoOrders(s: MeccgState): Seat {
  const { among, checks } = nextPending(s);
  if (!checks) return s.active;
  const seats = new Set(among.flatMap((n) => checkersOf(s, s.pending[n]).map((card) => ownerOf(s, card))));
  return seats.size === 1 ? [...seats][0] : s.active;
}

export function chainStepsWith({ sources, resolvers }: Declarable): StepsFor<ChainFrame> {
  const sourceOf = new Map(
    sources.flatMap((source) => Object.keys(source.verbs).map((verb) => [verb, source] as const)),
  );

  function offerAll(s: MeccgState, offer: Offer): void {
    const point = pointOf(s);
    offer.check(point && endVerdict(s, point), 'pass');
    if (point)
      whileStill(s, () => {
        for (const source of sources) source.offer(s, point, offer);
      });
  }

  function take(s: MeccgState, seat: Seat, move: Move, emit: Emit): void {
    sourceOf.get(move.verb)?.take(s, seat, move, emit);
  }

  return {
    'chain/window': {
      run(s, f) {
        if (s.pending.length > 0) {
          f.passed = 0;
          f.seat = f.first;
          begin(s, { at: 'chain/order', window: f.window, order: [] });
        } else if (f.passed >= (f.only ? 1 : howManyAsked(s, f.window, []))) finish(s);
        else f.at = 'chain/act';
      },
    },
    'chain/order': {
      run(s, f) {
        const { among, checks } = nextPending(s);
        const first = s.pending[among[0]];
        if (among.length > 1 && !among.every((n) => same(s, s.pending[n], first))) f.at = 'chain/order-choose';
        else {
          if (among.length > 0) f.order.push(...s.pending.splice(among[0], 1));
          if (!checks && s.pending.length > 0) return;
          finish(s);
          beginChain(s, f.window, f.order);
        }
      },
    },
    'chain/order-choose': {
      kind: 'order',
      rule: 'CR-A10',
      seat: (s) => whoOrders(s),
      prompt: (s) =>
        nextPending(s).checks
          ? 'Which corruption check comes next?'
          : 'Which of these is declared next? What is declared last takes effect first.',
      options(s, _f, offer) {
        for (const n of nextPending(s).among) offer.add('next-action', n);
      },
      take(s, f, move) {
        const { checks } = nextPending(s);
        f.order.push(...s.pending.splice(move.arg, 1));
        f.at = 'chain/order';
        if (!checks) return;
        finish(s);
        beginChain(s, f.window, f.order);
      },
    },
    'chain/act': {
      kind: 'act',
      rule: 'MW-S10.13.3',
      seat: (_s, f) => f.seat,
      prompt: (s) => promptOf(s, undefined),
      options: (s, _f, offer) => offerAll(s, offer),
      take(s, f, move, emit, seat) {
        f.at = 'chain/window';
        if (move.verb === 'pass') {
          f.passed++;
          if (!f.only) f.seat = nextAsked(s, seat, f.window, []);
          return;
        }
        f.passed = 0;
        take(s, seat, move, emit);
        if (s.stack[s.stack.length - 1] === f) f.seat = f.first; // it was done at once; declaring does the same
      },
    },
    'chain/respond': {
      kind: 'act',
      rule: 'MW-S10.13.1',
      seat: (_s, f) => f.seat,
      prompt: (s) => promptOf(s, pointOf(s)),
      options: (s, _f, offer) => offerAll(s, offer),
      take(s, f, move, emit, seat) {
        if (move.verb !== 'pass') return take(s, seat, move, emit);
        f.passed++;
        f.seat = nextAsked(s, seat, f.window, f.items);
        if (f.passed >= howManyAsked(s, f.window, f.items)) become(s, { at: 'chain/resolve', items: f.items });
      },
    },
    'chain/resolve': {
      run(s, f, emit) {
        const action = f.items.pop();
        if (!action) pop(s);
        else resolvers[action.kind](s, action, emit);
      },
    },
  };
}

/** What a card does by itself does not depend on whose it is. */
export const isAnybodys = (s: MeccgState, { kind, card, way }: Action): boolean =>
  kind === 'trigger' &&
  triggersOf(s.def[card])[way].do.every((effect) => effect.is === 'hook' && HOOKS[effect.name].anybodys === true);
