import { Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { GameGraph } from './game-graph.tsx';
import './game-over.css';
import { useLinks } from './links.ts';
import { RuleLink } from './rule-link.tsx';
import { downloadSave } from './save.ts';
import { useStudy } from './study.ts';
import type { Table } from './table.ts';
import { teamWords } from './team-words.ts';

/** Who, how, one number; and what next. */
export function GameOver(props: { table: Table }) {
  const { face, standing } = props.table;
  const links = useLinks();
  const study = useStudy();
  return (
    <Show when={standing().table.outcome}>
      {(outcome) => {
        const ending = () => face.ending(outcome(), standing());
        const [winner] = outcome().winners;
        const together = () => teamWords(outcome(), standing(), face);
        return (
          <section
            class={`game-over ${winner === undefined ? '' : (face.seatClass?.(winner) ?? '')}`}
            aria-label="The game is over"
          >
            <div class="head">
              <Icon name="victory" />
              <span>The game is over</span>
            </div>
            <h2>{ending().title}</h2>
            <Show when={together()}>{(words) => <p class="game-over-team">{words()}</p>}</Show>
            <p class="prose">
              {ending().how} <RuleLink rule={outcome().rule} />
            </p>
            <p class="game-over-number">{ending().number}</p>
            <GameGraph table={props.table} />
            <div class="prompt-buttons">
              <Show when={links.replay}>
                {(replay) => (
                  <a class="btn plain" href={replay()(0)}>
                    <Icon name="play" /> See it again
                  </a>
                )}
              </Show>
              <Show when={links.another}>
                {(another) => (
                  <a class="btn primary" href={another()}>
                    Another game
                  </a>
                )}
              </Show>
              <Button onClick={() => void downloadSave(props.table)}>Keep the file</Button>
            </div>
            {study?.Body()}
          </section>
        );
      }}
    </Show>
  );
}
