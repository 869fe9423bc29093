// The war as four lines. Each climbs towards what ends the game, so that the top edge is the end for all of them.
import { createMemo, For, Show } from 'solid-js';
import { Icon } from '../board/icon.tsx';
import type { TurnEnd } from '../host/turn-ends.ts';
import './war-graph.css';
import { THREADS, type Thread, warStory, warWords } from './war-story.ts';

const SIZES = {
  large: { width: 720, height: 300, left: 14, right: 14, top: 16, bottom: 30 },
  small: { width: 300, height: 120, left: 6, right: 6, top: 8, bottom: 20 },
} as const;

export function WarGraph(props: { turns: readonly TurnEnd[]; small?: boolean | undefined }) {
  const story = createMemo(() => warStory(props.turns));
  const size = () => SIZES[props.small ? 'small' : 'large'];
  const last = () => Math.max(1, story().length - 1);
  const x = (i: number) => {
    const { width, left, right } = size();
    return left + (i / last()) * (width - left - right);
  };
  const y = (share: number) => {
    const { height, top, bottom } = size();
    return height - bottom - Math.min(1, share) * (height - top - bottom);
  };
  const points = (key: Thread, goal: number) =>
    story().map((turn, i) => [Math.round(x(i) * 10) / 10, Math.round(y(turn[key] / goal) * 10) / 10] as const);
  const line = (key: Thread, goal: number) =>
    `M${points(key, goal)
      .map(([px, py]) => `${px} ${py}`)
      .join('L')}`;
  /** Not more numbers under the line than fit. */
  const step = () => Math.ceil(last() / (props.small ? 8 : 16));
  return (
    <figure class="graph-drawing war-graph" classList={{ small: props.small ?? false }}>
      <svg viewBox={`0 0 ${size().width} ${size().height}`} role="img" aria-label={warWords(story())}>
        <For each={[0, 0.5, 1]}>
          {(share) => (
            <path
              class={share === 1 ? 'wg-end' : 'wg-rule'}
              d={`M${size().left} ${y(share)}H${size().width - size().right}`}
            />
          )}
        </For>
        <For each={story()}>
          {(turn, i) => (
            <Show when={i() % step() === 0}>
              <path class="wg-turn" d={`M${x(i())} ${y(0)}v5`} />
              <text class="wg-number" x={x(i())} y={size().height - (props.small ? 4 : 8)}>
                {turn.turn === 0 ? '' : turn.turn}
              </text>
            </Show>
          )}
        </For>
        <For each={THREADS}>
          {({ key, goal }) => (
            <g class={`wg-${key}`}>
              <path class="wg-line" d={line(key, goal)} />
              <For each={points(key, goal)}>
                {([px, py], i) => (
                  <Show when={i() > 0}>
                    <circle class="wg-dot" cx={px} cy={py} r={props.small ? 1.8 : 3.2} />
                  </Show>
                )}
              </For>
            </g>
          )}
        </For>
      </svg>
      <ul class="wg-key">
        <For each={THREADS}>
          {({ key, name, goal, icon }) => (
            <li class={`wg-${key}`}>
              <svg viewBox="0 0 30 8" aria-hidden="true">
                <path class="wg-line" d="M1 4H29" />
              </svg>
              <Icon name={icon} />
              <span>{name}</span>
              <b>
                {story().at(-1)?.[key] ?? 0} <small>of {goal}</small>
              </b>
            </li>
          )}
        </For>
      </ul>
      <Show when={!props.small}>
        <p class="wg-about prose">
          Each line climbs towards what ends the game: the top edge is the end. The road is the shortest from Rivendell
          to the Fire; while the Fellowship is hidden it shows how far they may have come.
        </p>
        <details class="wg-table">
          <summary>
            <Icon name="down" /> The same in numbers
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Turn</th>
                <For each={THREADS}>{({ name, goal }) => <th scope="col">{`${name}, of ${goal}`}</th>}</For>
              </tr>
            </thead>
            <tbody>
              <For each={story().slice(1)}>
                {(turn) => (
                  <tr>
                    <th scope="row">{turn.turn}</th>
                    <For each={THREADS}>{({ key }) => <td>{turn[key]}</td>}</For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </details>
      </Show>
    </figure>
  );
}
