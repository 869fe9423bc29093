// The plate of a beat: a card of the other, an attack that is over, the council; until the player goes on.
import { For, Show } from 'solid-js';
import { NONE } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Button } from '../../board/button.tsx';
import { PlainDie } from '../../board/die.tsx';
import { RuleLink } from '../../table/rule-link.tsx';
import type { Table } from '../../table/table.ts';
import { diceOf } from '../../table/told-dice.ts';
import { Card } from '../cards/card.tsx';
import './beat-plate.css';
import { type CardGameBeat, titleOf } from './beats.ts';

export const plateOf = (table: Table): CardGameBeat | undefined => {
  const beat = table.stage.shown().beat as CardGameBeat | undefined;
  return beat?.plate ? beat : undefined;
};

export function BeatPlate(props: { table: Table }) {
  const { face, stage } = props.table;
  const def = (beat: CardGameBeat): number =>
    beat.kind === 'card' ? ((stage.board() as MeccgView).def[beat.card] ?? NONE) : NONE;
  return (
    <Show when={plateOf(props.table)} keyed>
      {(beat) => (
        <div class="beat-veil">
          <section class="beat-plate panel fancy" data-show aria-label={titleOf(beat, face.seatName)}>
            <h2>{titleOf(beat, face.seatName)}</h2>
            <div class="beat-body scroll">
              <Show when={def(beat) !== NONE}>
                <Card card={def(beat)} size="m" />
              </Show>
              <ul>
                <For each={beat.kind === 'turn' ? beat.told : beat.lines}>
                  {(line) => (
                    <li>
                      <For each={diceOf(line)}>
                        {(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}
                      </For>
                      <span>
                        {line.text} <Show when={line.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
                      </span>
                    </li>
                  )}
                </For>
              </ul>
              <Show when={beat.kind === 'turn'}>
                <p class="beat-points">
                  If the council were held now:{' '}
                  {(stage.board() as MeccgView).figures.seats
                    .map(({ total }, seat) => `${face.seatName(seat)} ${total}`)
                    .join(', ')}
                  .
                </p>
              </Show>
            </div>
            <footer>
              <Show when={stage.shown().left > 0}>
                <Button aria-keyshortcuts="Escape" onClick={() => stage.end()}>
                  Skip all
                </Button>
              </Show>
              <Button kind="primary" aria-keyshortcuts="Enter" onClick={() => stage.goOn()}>
                Go on
              </Button>
            </footer>
          </section>
        </div>
      )}
    </Show>
  );
}
