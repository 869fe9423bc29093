// Beside the small board of an example: what comes next in it, what was said, and the question of whoever is asked.
import { type Component, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Told } from '../../protocol/table.ts';
import { Button } from '../board/button.tsx';
import type { Standing, TableHost } from '../host/table-host.ts';
import type { Example } from '../rulebook/example.ts';
import { Prompt } from './prompt.tsx';
import { RuleLink } from './rule-link.tsx';
import type { Table } from './table.ts';
import { walkExample } from './walk-example.ts';

export interface SmallTableProps {
  host: TableHost;
  example: Example;
}

/** Waits until the table has something to show. */
export function Laid(props: { host: TableHost; opening: string; children: (first: Standing) => JSX.Element }) {
  const [first, setFirst] = createSignal<Standing>();
  onCleanup(props.host.watch((standing) => setFirst((before) => before ?? standing)));
  return (
    <Show when={first()} keyed fallback={<div class={`${props.opening} opening`} />}>
      {(standing) => props.children(standing)}
    </Show>
  );
}

const PlainLine: Component<{ line: Told }> = (props) => <p class="prose">{props.line.text}</p>;

export function ExampleSide(props: {
  table: Table;
  example: Example;
  moveWords: (move: string) => string;
  /** How something that was told is said, where the game has a way of its own. */
  Line?: Component<{ line: Told }> | undefined;
}) {
  const { face, standing } = props.table;
  const { step, off, answer, nextWords, goOn, lines } = walkExample(props.table, props.example, (move) =>
    props.moveWords(move),
  );
  const Line = props.Line ?? PlainLine;
  return (
    <div class="small-side">
      <Show when={step() && !off()}>
        <Button kind="primary" icon="play" onClick={() => void goOn()}>
          {nextWords()}
        </Button>
      </Show>
      <div class="small-said" role="status">
        <Show when={answer()} fallback={<For each={lines()}>{(line) => <Line line={line} />}</For>}>
          {(why) => (
            <For each={why().refusals}>
              {({ text, rule }) => (
                <p class="prose">
                  {text} <RuleLink rule={rule} />
                </p>
              )}
            </For>
          )}
        </Show>
      </div>
      <Show when={standing().table.outcome} fallback={<Prompt table={props.table} />}>
        {(outcome) => <p class="prose">The game is over: {face.ending(outcome(), standing()).title}.</p>}
      </Show>
    </div>
  );
}
