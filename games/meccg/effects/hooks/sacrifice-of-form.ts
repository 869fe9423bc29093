// Sacrifice of Form: the Wizard is gone and unrevealed. His items wait under the card, in play, until he comes again; then
// the card is with him. No other Wizard takes his place, and nobody else plays him (CR-CARD-sacrifice-of-form-2): an effect
// for ever remembers who he is, and turn/choose.ts asks for it.
import { type Emit, NONE } from '../../../../engine/game.ts';
import { C } from '../../cards/all.ts';
import { ITEM, KIND } from '../../cards/kinds.ts';
import { discardCard } from '../../companies/leaving.ts';
import { aboutCard, say, title } from '../../say.ts';
import { type MeccgState, ownerOf, PLAY, UNTIL_EVER } from '../../state.ts';
import { cardsOn, put, putOn } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import { lastingModifier } from '../reading/modifiers.ts';

export const sacrificeOfForm: Hook = {
  run({ s, self, by, emit, seat }) {
    const def = s.def[by];
    const items = cardsOn(s, by).filter((card) => KIND[s.def[card]] === ITEM);
    if (!discardCard(s, by, emit, { keep: items })) return putOn(s, self, by);
    put(s, self, PLAY);
    for (const item of items) s.host[item] = self;
    s.revealed[seat] = 0;
    for (const effect of s.lasting)
      if (effect.def === C['sacrifice-of-form'] && effect.n === NONE && lastingModifier(effect).is === 'rule') {
        effect.n = def;
        effect.until = UNTIL_EVER;
      }
  },
  text: 'discard the Wizard, who is unrevealed again, and with him whatever he controls but his followers and items; his items wait under this card, in play but used by nobody; when he comes into play again, they and this card go to him',
};

/** The Wizard has come again: his items and the card are with him. */
export function comeAgain(s: MeccgState, wizard: number, emit: Emit): void {
  for (const card of [...s.play]) {
    if (s.def[card] !== C['sacrifice-of-form'] || s.host[card] !== NONE || ownerOf(s, card) !== ownerOf(s, wizard))
      continue;
    for (const item of cardsOn(s, card)) s.host[item] = wizard;
    s.host[card] = wizard;
    emit?.(
      say(
        'return',
        'CR-CARD-sacrifice-of-form-2',
        `${title(s, wizard)} has come again, with his items.`,
        aboutCard(wizard),
      ),
    );
  }
}
