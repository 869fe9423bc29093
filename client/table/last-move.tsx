import { createMemo, For, Show } from 'solid-js';
import { Icon } from '../board/icon.tsx';
import { Panel } from '../board/panel.tsx';
import { programName } from '../house/words.ts';
import { useLinks } from './links.ts';
import './last-move.css';
import { RuleLink } from './rule-link.tsx';
import { lastMoves } from './summary.ts';
import type { Table } from './table.ts';

/** The most sentences shown before "and so on": the log has the rest. */
const MOST = 6;

/** What the other side did since one's own move, and why if it says so. */
export function LastMove(props: { table: Table; onShow?: (() => void) | undefined }) {
  const { face, standing } = props.table;
  const links = useLinks();
  const summary = createMemo(() => lastMoves(standing().heard, standing().table.viewer));
  const lines = () => summary()?.lines.slice(-MOST) ?? [];
  const left = () => (summary()?.lines.length ?? 0) - lines().length;
  const who = () => {
    const seat = summary()?.seat;
    if (seat === undefined) return '';
    const program = standing().programs[seat];
    return program ? `${face.seatName(seat)} · “${programName(program)}”` : face.seatName(seat);
  };
  return (
    <Show when={summary() && (lines().length > 0 || (summary()?.whys.length ?? 0) > 0)}>
      <Panel title="Last move" icon="eye" aside={who()} class="last-move">
        <div class="last-move-lines prose scroll">
          <Show when={left() > 0}>
            <p class="quiet">
              {left() === 1 ? '1 earlier sentence is' : `${left()} earlier sentences are`} in the log.
            </p>
          </Show>
          <For each={lines()}>
            {(line) => (
              <p>
                {line.text} <Show when={line.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
              </p>
            )}
          </For>
        </div>
        <Show when={summary()?.whys.at(-1)}>
          {(why) => (
            <p class="last-move-why prose">
              <Icon name="bot" title="Why" /> {why()}
            </p>
          )}
        </Show>
        <div class="last-move-links">
          <Show when={props.onShow}>
            {(onShow) => (
              <button type="button" class="lnk" onClick={() => onShow()()}>
                <Icon name="play" /> Show it again
              </button>
            )}
          </Show>
          <Show when={links.replay}>
            {(replay) => (
              <a class="lnk" href={replay()(summary()?.from ?? 0)}>
                Step back to it
              </a>
            )}
          </Show>
        </div>
      </Panel>
    </Show>
  );
}
