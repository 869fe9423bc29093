// Who was winning, as a curve: the chance of the first side, from the first large decision to the last.
import { createMemo, For, Show } from 'solid-js';
import type { TideMark, TurningPoint } from '../host/tide.ts';
import './tide-curve.css';

const WIDTH = 720;
const HEIGHT = 150;

const percent = (chance: number): number => Math.round(100 * chance);

/** "Gondor began with 52 %, stood between 20 % and 81 %, and had 77 % at the last large decision." */
export function tideWords(tide: readonly TideMark[], side: string): string {
  const chances = tide.map(({ chance }) => percent(chance));
  const [first, last] = [chances[0] ?? 50, chances[chances.length - 1] ?? 50];
  return `${side} began with ${first} %, stood between ${Math.min(first, ...chances)} % and ${Math.max(first, ...chances)} %, and had ${last} % at the last large decision.`;
}

export function TideCurve(props: {
  tide: readonly TideMark[];
  /** What the first side is called, and the other. */
  sides: readonly [string, string];
  points?: readonly TurningPoint[];
  /** The moment that is looked at, after so many moves. */
  at?: number;
}) {
  const last = createMemo(() => Math.max(1, props.tide[props.tide.length - 1]?.at ?? 1));
  const x = (at: number) => Math.round((10 * WIDTH * Math.min(at, last())) / last()) / 10;
  const y = (chance: number) => Math.round(10 * HEIGHT * (1 - chance)) / 10;
  const line = createMemo(() => `M${props.tide.map(({ at, chance }) => `${x(at)} ${y(chance)}`).join('L')}`);
  return (
    <figure class="tide-curve">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={tideWords(props.tide, props.sides[0])}
      >
        <path class="tide-under" d={`${line()}V${HEIGHT}H${x(props.tide[0]?.at ?? 0)}Z`} />
        <path class="tide-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="tide-line" d={line()} />
        <For each={props.points ?? []}>{({ at }) => <path class="tide-point" d={`M${x(at)} 0V${HEIGHT}`} />}</For>
        <Show when={props.at !== undefined}>
          <path class="tide-now" d={`M${x(props.at ?? 0)} 0V${HEIGHT}`} />
        </Show>
      </svg>
      <figcaption>
        <span>Up: {props.sides[0]} wins</span>
        <span>Down: {props.sides[1]} wins</span>
      </figcaption>
    </figure>
  );
}
