// Veils Flung Away: body checks of a whole company that tap who fails, and discard an Orc or a Troll on the results that his
// card names.
import { CARDS } from '../../cards/all.ts';
import { charactersOf, companyOf } from '../../companies/company.ts';
import { discardCard } from '../../companies/leaving.ts';
import { rollDice } from '../../dice.ts';
import { aboutCard, say, seatName, title } from '../../say.ts';
import { TAPPED, UNTAPPED } from '../../state.ts';
import { bodyOf, checkModifier } from '../../stats.ts';
import type { Hook } from '../hooks.ts';
import type { Scope } from '../scope.ts';

const MODIFIER = -1;

const isDiscardedOn = (def: number, result: number): boolean => {
  const card = CARDS[def];
  return card.kind === 'character' && card.discardedOn?.includes(result) === true;
};

function testOne({ s, seat, self, emit }: Scope, card: number): void {
  const dice = rollDice(s);
  const total = dice.sum + MODIFIER + checkModifier(s, card, 'body');
  const body = bodyOf(s, card);
  const goes = isDiscardedOn(s.def[card], total);
  const taps = !goes && total > body && s.stand[card] === UNTAPPED;
  emit?.(
    say(
      'body-check',
      'MW-S7.5.1',
      `Body check of ${title(s, card)}: ${seatName(s, seat)} rolls ${dice.sum} (${total}) against ${body}: ${goes ? 'he is discarded' : taps ? 'he taps' : 'nothing happens'}.`,
      aboutCard(card),
      { seat, dice: dice.dice },
    ),
  );
  if (taps) s.stand[card] = TAPPED;
  if (goes) discardCard(s, card, emit, { by: self });
}

export const veilsFlungAway: Hook = {
  run(x) {
    const company = companyOf(x.s, x.on);
    if (company) for (const card of charactersOf(x.s, company)) testOne(x, card);
  },
  text: 'each character in the company makes a body check modified by -1: an Orc or a Troll is discarded on the results that his card names; otherwise who fails is tapped, and nothing else happens to him',
};
