// What is chosen when a card is declared, besides its way, its user and its target: one of its alternatives, which of two
// automatic-attacks, which Ring, which faction (CR-TIM-3, CR-A8, CR-A27). Choices that its own words put off are not among
// them, nor those of the opponent, nor cards that are looked for in decks and piles: nothing out of play is a target (CR-A8).
import { branchesOf } from './reading/literal.ts';
import { candidates } from './reading/picks.ts';
import { bound, type Scope } from './reading/scope.ts';
import { holds } from './reading/tests.ts';
import { attacksFor } from './verbs/combat.ts';
import { factionsToTry } from './verbs/play.ts';
import { abilityOf, subject } from './verbs/structure.ts';
import type { Effect, Way } from './vocabulary.ts';

export interface Choice {
  /** The verb by which it is answered: a branch or an attack, something on the table, a title. */
  readonly as: 'option' | 'choose' | 'choose-title';
  readonly among: readonly number[];
  /** The effect that asks. */
  readonly effect: Effect;
}

/** What remains to be chosen of this way; undefined where there is nothing. */
export const choiceOf = (x: Scope, way: Way): Choice | undefined => choiceIn(x, way.do);

function choiceIn(x: Scope, effects: readonly Effect[]): Choice | undefined {
  for (const effect of effects) {
    if (effect.is === 'look') return undefined; // what is seen then decides (Mirror of Galadriel)
    const found = choiceBy(x, effect) ?? (isReached(x, effect) ? inBranches(x, effect) : undefined);
    if (found) return found;
  }
  return undefined;
}

function inBranches(x: Scope, effect: Effect): Choice | undefined {
  for (const branch of branchesOf(effect)) {
    const found = choiceIn(x, branch);
    if (found) return found;
  }
  return undefined;
}

/** What is put off is chosen then. A condition that is not met now gives no choice. */
function isReached(x: Scope, effect: Effect): boolean {
  if (effect.is === 'later' || effect.is === 'play-creature' || effect.is === 'choose-one') return false;
  return effect.is !== 'only-if' || holds(x, effect.test, subject(x));
}

function choiceBy(x: Scope, effect: Effect): Choice | undefined {
  switch (effect.is) {
    case 'one-attack':
      return { as: 'option', among: attacksFor(x, effect), effect };
    case 'choose-one':
      return effect.by === 'player' ? { as: 'option', among: [...effect.of.keys()], effect } : undefined;
    case 'discard-it':
      return typeof effect.who === 'object' && effect.who.is === 'pick' && effect.who.chooser === undefined
        ? { as: 'choose', among: candidates(x, effect.who), effect }
        : undefined;
    case 'attempt-faction':
      return { as: 'choose-title', among: factionsToTry(x, effect), effect };
    case 'use-ability-of': {
      const other = abilityOf(x, bound(x, effect.of));
      return other?.way.on && { as: 'choose', among: candidates({ ...x, def: other.def }, other.way.on), effect };
    }
    default:
      return undefined;
  }
}
