// Sacrifice of Form: the Wizard is gone and unrevealed. His items wait under the card, in play, until he comes again; then
// the card is with him. No other Wizard takes his place, and nobody else plays him (CR-CARD-sacrifice-of-form-2): an effect
// for ever remembers who he is, and companies/arriving.ts asks for it.
import { NONE } from '../../../../engine/game.ts';
import { C } from '../../cards/all.ts';
import { ITEM, KIND } from '../../cards/kinds.ts';
import { discardCard } from '../../happenings/leaving.ts';
import { PLAY, UNTIL_EVER } from '../../state.ts';
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
