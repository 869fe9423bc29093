// Where a played card goes that does not stay: to the discard pile, or back into the play deck of whoever has his magic again
// (Akhôrahil), whether it had an effect, was cancelled, or has been at work for the length of an attack.
import type { Emit } from '../../../engine/game.ts';
import { IS_MAGIC } from '../cards/kinds.ts';
import { eachModifier } from '../effects/reading/modifiers.ts';
import { holds } from '../effects/reading/tests.ts';
import type { Ref } from '../refs.ts';
import { aboutCard, say, title } from '../say.ts';
import { DECK, DISCARD, type MeccgState, ownerOf } from '../state.ts';
import { put, shuffleDeck } from '../zones.ts';

function hasMagicAgain(s: MeccgState, by: Ref): boolean {
  let found = false;
  eachModifier(s, 'rule', ({ name, if: test }, x) => {
    if (name === 'magic-returns' && x.self === by && (!test || holds(x, test, by))) found = true;
  });
  return found;
}

/** Its place in the play deck tells nothing, and from now on its number is another card's. Says whether it went there. */
export function magicReturns(s: MeccgState, card: number, by: Ref, emit: Emit): boolean {
  if (IS_MAGIC[s.def[card]] === 0 || !hasMagicAgain(s, by)) return false;
  emit?.(say('return', 'MW-S10.10.1', `${title(s, card)} is shuffled into the play deck again.`, aboutCard(card, by)));
  put(s, card, DECK);
  shuffleDeck(s, ownerOf(s, card));
  return true;
}

export function discardUsed(s: MeccgState, card: number, by: Ref, emit: Emit): void {
  if (!magicReturns(s, card, by, emit)) put(s, card, DISCARD);
}
