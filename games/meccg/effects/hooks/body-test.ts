// A body check that a card calls for outside combat: an Orc or a Troll is discarded on the results that his card names, and
// nobody is eliminated.
import { CARDS } from '../../cards/all.ts';
import { rollDice } from '../../dice.ts';
import { discardCard } from '../../happenings/leaving.ts';
import { THE_ATTACK } from '../../refs.ts';
import { aboutCard, say, seatName, title } from '../../say.ts';
import { TAPPED, UNTAPPED, WOUNDED } from '../../state.ts';
import { bodyOf, checkModifier } from '../../stats.ts';
import { cannotBe } from '../reading/deeds.ts';
import type { Scope } from '../reading/scope.ts';

const isDiscardedOn = (def: number, result: number): boolean => {
  const card = CARDS[def];
  return card.kind === 'character' && card.discardedOn?.includes(result) === true;
};
const SUFFERS = { tapped: 'he taps', wounded: 'he is wounded' };

/** Who fails taps, or is wounded. */
export function testBody(x: Scope, card: number, modifier: number, fate: keyof typeof SUFFERS): void {
  const { s, seat, self, emit } = x;
  const dice = rollDice(s);
  const total = dice.sum + modifier + checkModifier(s, card, 'body');
  const body = bodyOf(s, card);
  const goes = isDiscardedOn(s.def[card], total) && !cannotBe(s, 'discarded', card, THE_ATTACK);
  const suffers =
    !goes && total > body && (fate === 'wounded' ? s.stand[card] !== WOUNDED : s.stand[card] === UNTAPPED);
  emit?.(
    say(
      'body-check',
      'MW-S7.5.1',
      `Body check of ${title(s, card)}: ${seatName(s, seat)} rolls ${dice.sum} (${total}) against ${body}: ${goes ? 'he is discarded' : suffers ? SUFFERS[fate] : 'nothing happens'}.`,
      aboutCard(card),
      { seat, dice: dice.dice },
    ),
  );
  if (suffers) s.stand[card] = fate === 'wounded' ? WOUNDED : TAPPED;
  if (goes) discardCard(s, card, emit, { by: self });
}
