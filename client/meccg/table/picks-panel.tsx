import { For, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Button } from '../../board/button.tsx';
import { inWords } from '../../table/choices.ts';
import { meccgCards } from '../cards/cards.ts';
import type { Picks } from './picks.ts';
import './picks.css';
import { handOf } from './reading.ts';

/** The hand as a list to tick, for those who do not touch the cards themselves. */
export function PicksPanel(props: { picks: Picks; view: MeccgView; own: Seat }) {
  const wanted = () => props.picks.wanted();
  const left = () => wanted() - props.picks.chosen().length;
  return (
    <Show when={wanted() > 0}>
      <fieldset class="picks">
        <legend class="sr">Cards to discard</legend>
        <For each={handOf(props.view, props.own)}>
          {(card) => (
            <label class="picks-card">
              <input
                type="checkbox"
                checked={props.picks.chosen().includes(card)}
                onChange={() => props.picks.toggle(card)}
              />
              <span>{meccgCards()?.[props.view.def[card] ?? -1]?.name ?? ''}</span>
            </label>
          )}
        </For>
      </fieldset>
      <Button kind="primary" class="picks-done" disabled={left() > 0} onClick={() => props.picks.done()}>
        {left() > 0
          ? `Choose ${inWords(left())} more`
          : wanted() === 1
            ? 'Discard this card'
            : `Discard these ${inWords(wanted())}`}
      </Button>
    </Show>
  );
}
