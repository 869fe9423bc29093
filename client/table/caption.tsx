// A beat of any game: its words and dice over the table, for their time.
import { For, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { PlainDie } from '../board/die.tsx';
import './caption.css';
import type { Table } from './table.ts';
import { diceOf } from './told-dice.ts';

export function Caption(props: { table: Table }) {
  const { stage } = props.table;
  return (
    <Show when={stage.shown().beat} keyed>
      {(beat) => (
        <section class="caption panel" aria-label="What is happening">
          <div class="caption-lines" aria-hidden="true">
            <For each={beat.lines}>
              {(line) => (
                <div class="caption-line">
                  <For each={diceOf(line)}>{(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}</For>
                  <p>{line.text}</p>
                </div>
              )}
            </For>
          </div>
          <Show when={stage.shown().left > 0}>
            <Button small onClick={() => stage.end()}>
              Skip
            </Button>
          </Show>
        </section>
      )}
    </Show>
  );
}
