import { createMemo, createSignal, For, Show } from 'solid-js';
import { kept } from '../../lib/kept.ts';
import { IconButton } from '../board/button.tsx';
import { Chip } from '../board/chip.tsx';
import { useLinks } from './links.ts';
import './log.css';
import { type LogFilter, type LogGroup, logGroups, logText } from './log-lines.ts';
import { RuleLink } from './rule-link.tsx';
import type { Table } from './table.ts';

const FILTERS: readonly { readonly key: LogFilter; readonly name: string }[] = [
  { key: 'all', name: 'All' },
  { key: 'mine', name: 'Mine' },
  { key: 'theirs', name: 'Theirs' },
  { key: 'dice', name: 'Dice' },
];
const PAGE = 30;

interface LogProps {
  table: Table;
  onAbout?: ((regions: readonly number[]) => void) | undefined;
  /** Only so many groups, and nothing to choose. */
  latest?: number;
}

/** Everything that was heard, newest on top. */
export function Log(props: LogProps) {
  const { face, standing } = props.table;
  const links = useLinks();
  const [filter, setFilter] = createSignal<LogFilter>('all');
  const [shown, setShown] = createSignal(props.latest ?? PAGE);
  const groups = createMemo<readonly LogGroup[]>((before) =>
    kept(before, logGroups(standing().heard, standing().table.viewer, filter())),
  );
  const regionsOf = (about: readonly { domain: string; id: number }[] = []) =>
    about.filter(({ domain }) => domain === 'region').map(({ id }) => id);
  return (
    <div class="log">
      <Show when={props.latest === undefined}>
        <div class="log-filters">
          <For each={FILTERS}>
            {({ key, name }) => (
              <Chip
                pressed={filter() === key}
                kind={filter() === key ? 'turn' : 'plain'}
                onClick={() => setFilter(key)}
              >
                {name}
              </Chip>
            )}
          </For>
          <IconButton
            icon="link"
            label="Copy the log"
            onClick={() => void navigator.clipboard?.writeText(logText(groups()))}
          />
        </div>
      </Show>
      <ol class="log-groups" tabindex="-1">
        <For each={groups().slice(0, shown())} fallback={<li class="quiet">Nothing yet.</li>}>
          {(group) => (
            <li class="log-group">
              <div class="log-who">
                <b class={face.seatClass?.(group.seat) ?? ''}>{face.seatName(group.seat)}</b>
                <Show when={links.replay}>
                  {(replay) => (
                    <a class="log-back" href={replay()(group.from)} title="See the game as it stood then">
                      step back
                    </a>
                  )}
                </Show>
              </div>
              <For each={group.lines}>
                {(line) => (
                  <p
                    onPointerEnter={() => props.onAbout?.(regionsOf(line.about))}
                    onPointerLeave={() => props.onAbout?.([])}
                  >
                    <button
                      type="button"
                      class="log-line"
                      title="See this moment on the board"
                      onClick={() => (links.moment ? links.moment(line.move) : void props.table.showMoment(line))}
                    >
                      {line.text}
                    </button>{' '}
                    <Show when={line.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
                  </p>
                )}
              </For>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.latest === undefined && groups().length > shown()}>
        <button type="button" class="lnk" onClick={() => setShown(shown() + PAGE)}>
          Show earlier moves
        </button>
      </Show>
    </div>
  );
}
