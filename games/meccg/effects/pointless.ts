// Whether a way would do anything at all (MW-S10.1.2): verbs say so themselves, a modifier needs somebody or something that
// it is about, and one on an attack must change a number of it.
import { type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { isGranted } from '../stats.ts';
import { isHazardWay, isVerb } from './reading/literal.ts';
import { members } from './reading/picks.ts';
import type { Scope } from './reading/scope.ts';
import { VERBS } from './verbs/all.ts';
import { changesAttack, type Source } from './verbs/trial.ts';
import type { Effect, Modifier, Way, Whom } from './vocabulary.ts';

export const POINTLESS: Refusal = refusal('MW-S10.1.2', 'It would have no effect.');
const NOBODY: Refusal = refusal('MW-S10.1.2', 'There is nobody and nothing that it would concern.');
const UNCHANGED: Refusal = refusal('MW-S10.1.2', 'It would change nothing about the attack.');
const GRANTED: Refusal = refusal('MW-S10.1.2', 'It can be used already.');

/** Why this effect would do nothing now. */
export const effectVerdict = (x: Scope, effect: Effect, source: Source): Verdict =>
  isVerb(effect) ? VERBS[effect.is].can?.(x, effect as never) : modifierVerdict(x, effect, source);

/** A corruption check of who uses it, a wound or a loss of one's own: nobody uses it for that. */
export function isPrice(effect: Effect, def: number, way: Way): boolean {
  switch (effect.is) {
    case 'check':
      return effect.who === 'by' || effect.who === 'host' || (effect.who === 'it' && way.on?.side === 'own');
    case 'wound':
      return way.on?.side === 'own';
    case 'bonus':
      return !isHazardWay(def, way) && typeof effect.n === 'number' && effect.n < 0;
    default:
      return false;
  }
}

/** Whom it is about, where that is a class: somebody must be of it. */
function whomOf(modifier: Modifier): Whom | undefined {
  switch (modifier.is) {
    case 'bonus':
    case 'forbids':
    case 'hazard-limit':
    case 'no-creatures':
    case 'cannot-be':
      return modifier.of;
    default:
      return undefined;
  }
}

function modifierVerdict(x: Scope, modifier: Modifier, source: Source): Verdict {
  const whom = whomOf(modifier);
  if (typeof whom === 'object' && members(x, whom).length === 0) return NOBODY;
  if (modifier.is === 'grants' && (modifier.what === 'palantir-use' || modifier.what === 'dwarf-bearing')) {
    const { what, to } = modifier;
    return members(x, to).some((card) => !isGranted(x.s, what, card)) ? undefined : GRANTED;
  }
  if (modifier.is !== 'attack-bonus' || source.way.during?.is !== 'attack') return undefined;
  return changesAttack(x, modifier, source) ? undefined : UNCHANGED;
}
