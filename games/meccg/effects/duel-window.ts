// When resources are played in strikes, and where a company attacks another.
import { refusal, type Verdict } from '../../../engine/game.ts';
import type { Point } from '../chain/chain.ts';
import type { WindowKind } from '../chain/frames.ts';
import type { Attack, Company } from '../state.ts';

const NO_HAZARDS = refusal('MX-12.3', 'No hazards are played where companies attack each other.');
const THEIR_PART = refusal('MX-12.4', 'It is the other side’s part of the duel.');
export const DECLARED_ONLY = refusal('MX-12.3', 'Only what is played on an attack by your company can be played now.');
export const CANCELS_ONLY = refusal('MX-12.3', 'Before a company’s attack only what cancels it can be played.');

const NOT_DECLARED = refusal(
  'MX-12.3',
  'It is played when the company of your Ringwraith declares an attack on another.',
);
const NOT_ATTACKING = refusal('MX-12.3', 'He is not with the company that attacks.');

/** Where a company attacks there are no hazards, and each side plays its resources in its own time (MX-12.3, MX-12.4). */
export function duelVerdict({ seat: attacker, duel }: Attack, point: Point, hazard: boolean): Verdict {
  if (hazard) return NO_HAZARDS;
  if (point.window === 'duel-attacker' || point.window === 'duel-declared')
    return point.seat === attacker ? undefined : THEIR_PART;
  if (point.window === 'duel-defender' || point.window === 'duel-cancel')
    return point.seat === duel?.foe ? undefined : THEIR_PART;
  return undefined;
}

/** It is played as one's own company declares its attack. */
export const declaredVerdict = (point: Point): Verdict => (point.window === 'duel-declared' ? undefined : NOT_DECLARED);
export const attackingVerdict = (attack: Attack | null, company: Company | undefined): Verdict =>
  company?.id === attack?.duel?.company ? undefined : NOT_ATTACKING;

/** Resources are played in it by whomever it is for. */
export const anyTurn = (window: WindowKind): boolean => window === 'checks' || window === 'duel-defender';

const IN_STRIKE: ReadonlySet<WindowKind> = new Set<WindowKind>([
  ...(['strike-attacker', 'strike-defender', 'duel-attacker', 'duel-defender'] as const),
]);
/** A strike or a duel is being resolved, before its roll. */
export const inStrike = (point: Point): boolean => IN_STRIKE.has(point.window);
