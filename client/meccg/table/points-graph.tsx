// The game as one line a player: what the council would have given after every turn.
import { createMemo, For, Show } from 'solid-js';
import type { TurnEnd } from '../../host/turn-ends.ts';
import { SEATS } from '../cards/seats.ts';
import './points-graph.css';
import { pointsStory, pointsWords } from './points-story.ts';

const SIZES = {
  large: { width: 720, height: 260, side: 34, top: 16, bottom: 30 },
  small: { width: 300, height: 120, side: 24, top: 8, bottom: 20 },
} as const;
/** The graph is never lower than this many points. */
const LEAST = 10;

export function PointsGraph(props: { turns: readonly TurnEnd[]; small?: boolean | undefined }) {
  const story = createMemo(() => pointsStory(props.turns));
  const size = () => SIZES[props.small ? 'small' : 'large'];
  const last = () => Math.max(1, story().length - 1);
  const all = () => story().flatMap(({ totals }) => totals);
  const most = () => Math.ceil(Math.max(LEAST, ...all()) / 10) * 10;
  const least = () => Math.min(0, Math.floor(Math.min(0, ...all()) / 5) * 5);
  const x = (i: number) => size().side + (i / last()) * (size().width - 2 * size().side);
  const y = (points: number) => {
    const { height, top, bottom } = size();
    return height - bottom - ((points - least()) / (most() - least())) * (height - top - bottom);
  };
  const seats = () => [...(story().at(-1)?.totals.keys() ?? [])];
  const line = (seat: number) =>
    `M${story()
      .map(({ totals }, i) => `${Math.round(x(i) * 10) / 10} ${Math.round(y(totals[seat] ?? 0) * 10) / 10}`)
      .join('L')}`;
  /** Not more numbers under the line than fit. */
  const step = () => Math.ceil(last() / (props.small ? 8 : 16));
  return (
    <figure class="graph-drawing points-graph" classList={{ small: props.small ?? false }}>
      <svg viewBox={`0 0 ${size().width} ${size().height}`} role="img" aria-label={pointsWords(story())}>
        <For each={[...new Set([least(), 0, most() / 2, most()])]}>
          {(points) => (
            <>
              <path class="pg-rule" d={`M${size().side} ${y(points)}H${size().width - size().side}`} />
              <text class="pg-number pg-left" x={size().side - 5} y={y(points) + 4}>
                {points}
              </text>
            </>
          )}
        </For>
        <For each={story()}>
          {({ turn }, i) => (
            <Show when={turn > 0 && i() % step() === 0}>
              <text class="pg-number" x={x(i())} y={size().height - (props.small ? 4 : 8)}>
                {turn}
              </text>
            </Show>
          )}
        </For>
        <For each={seats()}>
          {(seat) => (
            <g class={`${SEATS[seat]?.tone ?? ''} pg-seat-${seat}`}>
              <path class="pg-line" d={line(seat)} />
            </g>
          )}
        </For>
      </svg>
      <ul class="pg-key">
        <For each={seats()}>
          {(seat) => (
            <li class={`${SEATS[seat]?.tone ?? ''} pg-seat-${seat}`}>
              <svg viewBox="0 0 30 8" aria-hidden="true">
                <path class="pg-line" d="M1 4H29" />
              </svg>
              <span>{SEATS[seat]?.name}</span>
              <b>{story().at(-1)?.totals[seat] ?? 0}</b>
            </li>
          )}
        </For>
      </ul>
    </figure>
  );
}
