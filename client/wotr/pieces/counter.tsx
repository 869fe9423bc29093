// An Army as one painted counter: the shape of the shield tells the side, the emblem and the paint the Nation.
import { For, Show } from 'solid-js';
import { marksOf } from './counter-marks.ts';
import './counter.css';
import { needSprite } from '../../board/sprite.ts';
import { NATION_CLASSES, nationIcon } from './nations.ts';

export interface CounterProps {
  /** The Nation with most units, or whose figures stand here. */
  nation: number;
  regulars: number;
  elites: number;
  leaders?: number | undefined;
  nazgul?: number | undefined;
  companions?: number | undefined;
  minions?: number | undefined;
  /** Among the Regulars. */
  dunlendings?: number | undefined;
  /** Behind the walls of a Stronghold. */
  besieged?: boolean | undefined;
  /** All of it in words; empty where the words stand beside it. */
  title: string;
}

/** Heater shields for the Free Peoples, horned ones for the Shadow. */
const HEATER = 'M-19-12h38v12c0 8-8 12-19 15-11-3-19-7-19-15z';
const HORNED = 'M-19-12l4 3h30l4-3v13l-6 10H6l-6 4-6-4h-7l-6-10z';
const ISENGARD = 5;

export function Counter(props: CounterProps) {
  needSprite();
  const units = () => props.regulars + props.elites;
  const marks = () => marksOf(props);
  return (
    <svg
      class={`counter ${NATION_CLASSES[props.nation]}${props.besieged ? ' besieged' : ''}`}
      viewBox="-24 -26 48 52"
      role={props.title === '' ? 'presentation' : 'img'}
      aria-hidden={props.title === '' ? 'true' : undefined}
      aria-label={props.title === '' ? undefined : props.title}
    >
      <Show when={props.title !== ''}>
        <title>{props.title}</title>
      </Show>
      <path class="ct-shield" d={props.nation < ISENGARD ? HEATER : HORNED} />
      <path class="ct-gleam" d={props.nation < ISENGARD ? 'M-17-10.4h34' : 'M-14.4-7.4h28.8'} />
      <g class="ct-marks">
        <For each={marks()}>
          {(mark) => (
            <>
              <use href={`#i-${mark.icon}`} class={`ct-mark ${mark.icon}`} x={mark.x} y={-25} width="13" height="13" />
              <Show when={mark.count > 1}>
                <text class="ct-count" x={mark.x + 13} y={-14}>
                  {mark.count}
                </text>
              </Show>
            </>
          )}
        </For>
      </g>
      <use class="ct-emblem" href={`#i-${nationIcon(props.nation)}`} x="-17" y="-10" width="12" height="12" />
      <Show when={units() > 0}>
        <text class="ct-figures" x="6.5" y="2">
          {props.regulars}
          <Show when={props.elites > 0}>
            <tspan class="ct-elites" dx="0.5">
              +{props.elites}
            </tspan>
          </Show>
        </text>
      </Show>
      <Show when={props.besieged}>
        <path class="ct-wall" d="M-22 21V9h5.5v3.5h5V9h6v3.5h11V9h6v3.5h5V9H22v12z" />
        <path class="ct-gate" d="M-4 21v-3c0-5.5 8-5.5 8 0v3z" />
      </Show>
    </svg>
  );
}
