// A card of the table held still, with its rulings: right click, or I while it is large.
import { Show } from 'solid-js';
import { Dialog } from '../../board/dialog.tsx';
import { Card } from '../cards/card.tsx';
import { allCards, cardNumber, meccgCards } from '../cards/cards.ts';
import { cardHref } from './card-href.ts';
import { CardLore } from './card-lore.tsx';

export function CardDialog(props: { card: string; onClose: () => void }) {
  const card = () => meccgCards()?.[cardNumber(props.card)];
  return (
    <Show when={card()} keyed>
      {(shown) => (
        <Dialog
          title={shown.name}
          wide
          onClose={props.onClose}
          actions={
            <a class="btn plain" href={cardHref(shown.id)} target="_blank" rel="noreferrer">
              Open its page
            </a>
          }
        >
          <div class="card-dialog">
            <Card card={shown.id} size="l" noPeek />
            <CardLore card={shown} cards={allCards() ?? meccgCards() ?? []} />
          </div>
        </Dialog>
      )}
    </Show>
  );
}
