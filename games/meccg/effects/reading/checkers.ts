// Which actions of a chain are corruption checks, and whose. A check that a card calls for is an action already in the chain
// that declares the card (CR-A2): it can be supported and modified there, and is made when the card resolves.
import { NONE } from '../../../../engine/game.ts';
import { isCharacter } from '../../cards/kinds.ts';
import type { Action } from '../../chain/action.ts';
import { defOfAction } from '../../declared.ts';
import { isCard } from '../../refs.ts';
import { type MeccgState, PLAY } from '../../state.ts';
import type { Verb, Who } from '../vocabulary.ts';
import { effectsIn, flat, waysOf } from './literal.ts';
import { PART_PLAY, PART_USE, PART_WHEN, type Part } from './parts.ts';
import { bound, scopeOfAction } from './scope.ts';

type CheckVerb = Extract<Verb, { is: 'check' }>;

/** Made at once when its card resolves; the checks of a whole class, or several of one character, follow in chains of their own. */
export const isMadeAtOnce = (verb: CheckVerb): verb is CheckVerb & { readonly who: Who } =>
  typeof verb.who === 'string' && verb.times === undefined;

const PARTS: { readonly [kind in Action['kind']]?: Part } = { play: PART_PLAY, use: PART_USE, trigger: PART_WHEN };
const KNOWN = new Map<number, readonly Who[]>();
const NOBODY: readonly never[] = [];

/** Whom a way of a card has make a check, as bound names. */
function whoChecks(def: number, part: Part, way: number): readonly Who[] {
  const key = (def * 4 + part) * 16 + way;
  let who = KNOWN.get(key);
  if (!who) {
    const found: Who[] = [];
    for (const effect of flat(effectsIn(def, part, way)))
      if (effect.is === 'check' && isMadeAtOnce(effect)) found.push(effect.who);
    if (part !== PART_WHEN && waysOf(def, part)[way].cost?.some((cost) => cost.is === 'pass-check')) found.push('by');
    who = found;
    KNOWN.set(key, who);
  }
  return who;
}

/** The characters who will make a corruption check when the action resolves. */
export function checkersOf(s: MeccgState, action: Action): readonly number[] {
  if (action.kind === 'corruption') return [action.on];
  const part = PARTS[action.kind];
  if (part === undefined || action.card === NONE) return NOBODY;
  const def = defOfAction(s, action);
  const who = whoChecks(def, part, action.way);
  if (who.length === 0) return NOBODY;
  const x = scopeOfAction(s, action, def, undefined);
  return who
    .map((name) => bound(x, name))
    .filter((card) => isCard(card) && s.zone[card] === PLAY && isCharacter(s.def[card]));
}
