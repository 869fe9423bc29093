import { untrack } from 'solid-js';
import { NONE, type Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { HandFan } from '../../board/hand-fan.tsx';
import { Card } from '../cards/card.tsx';
import { meccgCards } from '../cards/cards.ts';
import './hand.css';
import { useHands } from './hands.ts';
import type { Picks } from './picks.ts';
import { handOf } from './reading.ts';

/** The player's own cards: lit are those the list names; the others say why not. */
export function Hand(props: {
  view: MeccgView;
  own: Seat;
  picks: Picks;
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const hands = useHands();
  return (
    <HandFan
      cards={handOf(props.view, props.own)}
      label="Your hand"
      open={props.open}
      onOpen={(open) => props.onOpen(open)}
    >
      {(card) => {
        // It is the same card as long as it is held: a new view does not make it anew.
        const def = untrack(() => props.view.def[card] ?? NONE);
        const shown = () => meccgCards()?.[def];
        const light = () => {
          if (props.picks.wanted() > 0) return props.picks.chosen().includes(card) ? 'chosen' : 'legal';
          const own = hands.light(`title ${def}`);
          return own === 'idle' && hands.table.question() ? 'dim' : own;
        };
        return (
          <span class="held" data-thing={`title ${def}`}>
            <Card
              card={def}
              size="s"
              light={light()}
              onClick={() =>
                props.picks.wanted() > 0
                  ? props.picks.toggle(card)
                  : hands.touch(`title ${def}`, shown()?.name ?? '', shown()?.id)
              }
            />
          </span>
        );
      }}
    </HandFan>
  );
}
