// Hands that are not ours as backs, and the piles beside them; a discard pile can be looked through as far as one sees it.

import { createSignal, For, Show } from 'solid-js';
import { NONE, type Seat } from '../../../engine/game.ts';
import { DECK, DISCARD, HAND } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { counted } from '../../../lib/counted.ts';
import { Button } from '../../board/button.tsx';
import { Dialog } from '../../board/dialog.tsx';
import { Card } from '../cards/card.tsx';
import './piles.css';
import { discardOf, sizeOf } from './reading.ts';

/** More backs than this are only counted. */
const MOST_BACKS = 12;

export function Piles(props: { view: MeccgView; seat: Seat; name: string; backs?: boolean | undefined }) {
  const [open, setOpen] = createSignal(false);
  const size = (zone: number) => sizeOf(props.view, props.seat, zone);
  const seen = () => discardOf(props.view, props.seat);
  return (
    <div class="piles">
      <Show when={props.backs}>
        <span class="backs" aria-hidden="true">
          <For each={Array.from({ length: Math.min(MOST_BACKS, size(HAND)) })}>{() => <i />}</For>
        </span>
      </Show>
      <span>
        {size(HAND)} in hand · {size(DECK)} in the deck
      </span>
      <Button small icon="layers" onClick={() => setOpen(true)}>
        Discard pile {size(DISCARD)}
      </Button>
      <Show when={open()}>
        <Dialog
          title={`The discard pile of ${props.name}`}
          lead={`${counted(size(DISCARD), 'card')}, of which you see ${seen().length}; the newest first.`}
          wide
          onClose={() => setOpen(false)}
        >
          <div class="pile-cards">
            <For each={seen().toReversed()} fallback={<p class="quiet">Nothing lies open here.</p>}>
              {(card) => <Card card={props.view.def[card] ?? NONE} size="s" />}
            </For>
          </div>
        </Dialog>
      </Show>
    </div>
  );
}
