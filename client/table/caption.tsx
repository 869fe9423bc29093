// A beat that is no plate, of any game: its words and dice over the table, for their time.
import { For, type JSX, Show } from 'solid-js';
import type { Told } from '../../protocol/table.ts';
import { Button } from '../board/button.tsx';
import { PlainDie } from '../board/die.tsx';
import './caption.css';
import { joined } from './summary.ts';
import type { Table } from './table.ts';
import { diceOf } from './told-dice.ts';

export interface CaptionProps {
  table: Table;
  /** Says where it stands. */
  class?: string | undefined;
  /** How the game shows one event; with plain dice if it has nothing to add. */
  line?: ((told: Told) => JSX.Element) | undefined;
}

export function Caption(props: CaptionProps) {
  const { stage } = props.table;
  const beat = () => {
    const { beat: now } = stage.shown();
    return now?.plate ? undefined : now;
  };
  return (
    <Show when={beat()} keyed>
      {(now) => (
        <section class={`caption panel ${props.class ?? ''}`} data-show aria-label="What is happening">
          <div class="caption-lines" aria-hidden="true">
            <For each={joined(now.lines)}>{(line) => props.line?.(line) ?? <PlainLine line={line} />}</For>
          </div>
          <Show when={stage.shown().left > 0}>
            <Button small onClick={() => stage.end()}>
              Skip
            </Button>
          </Show>
          <Show when={stage.shown().waits}>
            <Button small kind="primary" aria-keyshortcuts="Enter" onClick={() => stage.goOn()}>
              {now.stays ? 'Go on' : 'Back to the game'}
            </Button>
          </Show>
        </section>
      )}
    </Show>
  );
}

function PlainLine(props: { line: Told }) {
  return (
    <div class="caption-line">
      <For each={diceOf(props.line)}>{(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}</For>
      <p>{props.line.text}</p>
    </div>
  );
}
