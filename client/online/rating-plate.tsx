// One rating: the number, how sure it is, and the way it came.

import { createMemo, createResource, For, Show } from 'solid-js';
import { counted } from '../../lib/counted.ts';
import { Icon } from '../board/icon.tsx';
import { sideWords } from '../catalogue/catalogue.ts';
import { ago } from '../house/words.ts';
import { api } from '../session/api.ts';
import { rangeWords, ratingFace, roadOf, roadWords, type SideRating, sideTitle } from './rating-words.ts';

const [WIDTH, HEIGHT, MARGIN] = [360, 130, 14];
/** Room for the numbers at the left. */
const LEFT = 42;
/** So that a few points do not look like a mountain. */
const LEAST_RANGE = 100;

export function RatingPlate(props: { person: string; rating: SideRating }) {
  const [history] = createResource(
    () => ({ person: props.person, game: props.rating.game, side: props.rating.side }),
    async ({ person, game, side }) => (await api.history(person, game, side).catch(() => undefined))?.history ?? [],
  );
  const side = () => sideWords(props.rating.game, props.rating.side);
  const road = createMemo(() => roadOf(history() ?? []));
  return (
    <section class={`panel rating-plate ${side().tone}`} aria-label={sideTitle(props.rating.game, props.rating.side)}>
      <h2>
        <Icon name={side().icon} />
        {sideTitle(props.rating.game, props.rating.side)}
      </h2>
      <p class="rating-number">
        <b>{ratingFace(props.rating.value)}</b>
        <Show when={props.rating.provisional}>
          <span class="chip">not yet sure</span>
        </Show>
      </p>
      <p class="quiet-note">
        {rangeWords(props.rating)} · {counted(props.rating.played, 'game')} · the last {ago(props.rating.updated)}
      </p>
      <Show when={road().length > 1}>
        <Road road={road()} />
      </Show>
    </section>
  );
}

function Road(props: { road: ReturnType<typeof roadOf> }) {
  const range = () => {
    const values = props.road.map(({ value }) => value);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const more = Math.max(0, LEAST_RANGE - (high - low)) / 2;
    return { low: low - more, high: high + more };
  };
  const x = (i: number) => LEFT + (i / Math.max(1, props.road.length - 1)) * (WIDTH - LEFT - MARGIN);
  const y = (value: number) => {
    const { low, high } = range();
    return HEIGHT - MARGIN - ((value - low) / (high - low)) * (HEIGHT - 2 * MARGIN);
  };
  const points = () => props.road.map(({ value }, i) => [x(i).toFixed(1), y(value).toFixed(1)] as const);
  return (
    <figure class="rating-road">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={roadWords(props.road)}>
        <For each={[0, 0.5, 1]}>
          {(share) => {
            const value = () => range().high - share * (range().high - range().low);
            return (
              <>
                <path class="rr-rule" d={`M${LEFT} ${y(value())}H${WIDTH - MARGIN}`} />
                <text class="rr-number" x={LEFT - 6} y={y(value()) + 4} text-anchor="end">
                  {ratingFace(value())}
                </text>
              </>
            );
          }}
        </For>
        <path
          class="rr-line"
          d={`M${points()
            .map(([px, py]) => `${px} ${py}`)
            .join('L')}`}
        />
        <Show when={props.road.length <= 30}>
          <For each={points()}>{([px, py]) => <circle class="rr-dot" cx={px} cy={py} r="3" />}</For>
        </Show>
      </svg>
      <figcaption class="quiet-note">{roadWords(props.road)}</figcaption>
      <details class="rating-numbers">
        <summary>Game by game</summary>
        <ol>
          <For each={props.road.filter(({ played }) => played > 0)}>
            {({ value, played }) => <li value={played}>{ratingFace(value)}</li>}
          </For>
        </ol>
      </details>
    </figure>
  );
}
