import { Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { AnotherLink, EndingWords, ReplayLink, sideOf } from './ending-words.tsx';
import { GameGraph } from './game-graph.tsx';
import './game-over.css';
import { downloadSave } from './save.ts';
import { useStudy } from './study.ts';
import type { Table } from './table.ts';

/** Who, how, one number; and what next. */
export function GameOver(props: { table: Table }) {
  const { standing } = props.table;
  const study = useStudy();
  return (
    <Show when={standing().table.outcome}>
      {(outcome) => (
        <section class={`game-over ${sideOf(props.table, outcome())}`} aria-label="The game is over">
          <div class="head">
            <Icon name="victory" />
            <span>The game is over</span>
          </div>
          <EndingWords table={props.table} end={outcome()} heading="h2" kind="game-over" />
          <GameGraph table={props.table} />
          <div class="prompt-buttons">
            <ReplayLink label="See it again" />
            <AnotherLink />
            <Button onClick={() => void downloadSave(props.table)}>Keep the file</Button>
          </div>
          {study?.Body()}
        </section>
      )}
    </Show>
  );
}
