// Makes a failing log short: the beginning that fails, then shorter games of the same seed that fail too,
// then the shortest of these without every part it does not need.
import type { Game } from '../game.ts';
import type { LoggedMove } from '../session.ts';
import { type Plan, type Property, runTrial, type Verdict } from './trial.ts';

/** Chance decides whether some checks see a fault: each candidate gets this many looks. */
const LOOKS = 5;
const OTHER_GAMES = 30;

/** A shorter verdict of the same property, or the one given when there is none. */
export function shrink(game: Game, failing: Verdict, property: Property | undefined, milliseconds: number): Verdict {
  const begun = performance.now();
  const within = (share: number): boolean => performance.now() - begun < milliseconds * share;
  const broken = failing.broken?.property;
  if (!broken || broken === 'ends') return failing; // that log is as long as its bound

  const look = (what: Pick<Plan, 'script' | 'opening'>, chance: number): Verdict | undefined => {
    const plan = { properties: property ? [property] : [], steps: 1, whole: true, chance: `shrink-${chance}`, ...what };
    const verdict = runTrial(game, failing.log.options, failing.log.seed, plan);
    return verdict.broken?.property === broken ? verdict : undefined;
  };
  const again = (script: readonly LoggedMove[]): Verdict | undefined => {
    for (let i = 0; i < (property ? LOOKS : 1) && within(1); i++) {
      const verdict = look({ script }, i);
      if (verdict) return verdict;
    }
    return undefined;
  };

  let best = again(failing.log.moves) ?? failing;
  for (let i = 0; i < OTHER_GAMES && within(0.5); i++) {
    const other = look({ opening: { chance: `other-${i}`, moves: length(best) - 1 } }, i);
    if (other && length(other) < length(best)) best = other;
  }
  for (let size = Math.ceil(length(best) / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = 0; at < length(best) && within(1); ) {
      const { moves } = best.log;
      const shorter = again([...moves.slice(0, at), ...moves.slice(at + size)]);
      if (shorter && length(shorter) < moves.length) best = shorter;
      else at += size;
    }
  }
  return best;
}

const length = ({ log }: Verdict): number => log.moves.length;
