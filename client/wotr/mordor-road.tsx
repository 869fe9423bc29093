// The Mordor Track as a road up Mount Doom: where the Ring is, what lies behind it, and the Fire.
import { For, Show } from 'solid-js';
import './mordor-road.css';
import { FIRE, roadPath, STEPS, stepWords } from './mordor-steps.ts';

export function MordorRoad(props: { step: number; large?: boolean | undefined }) {
  const here = () => STEPS[Math.min(props.step, FIRE) - 1];
  return (
    <svg
      class="mordor-road"
      classList={{ large: props.large ?? false }}
      viewBox="0 0 400 230"
      role="img"
      aria-label={stepWords(props.step)}
    >
      <defs>
        <linearGradient id="mordor-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#3a1612" />
          <stop offset="0.55" stop-color="#7c2c17" />
          <stop offset="1" stop-color="#c4622a" />
        </linearGradient>
        <radialGradient id="mordor-glow">
          <stop offset="0" stop-color="#ffd98a" />
          <stop offset="0.45" stop-color="#f0802c" stop-opacity="0.75" />
          <stop offset="1" stop-color="#f0802c" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="mordor-rock" x1="0" y1="0" x2="1" y2="0.4">
          <stop offset="0" stop-color="#57443a" />
          <stop offset="0.5" stop-color="#43332c" />
          <stop offset="1" stop-color="#2a1f1b" />
        </linearGradient>
      </defs>
      <rect width="400" height="230" fill="url(#mordor-sky)" />
      <g class="mordor-smoke">
        <path d="M206 44c-14-10-8-22 6-22s10-18 30-14 34-8 52 2 40-4 58 6v18c-22 8-40-4-58 4s-34-6-50 4-28-6-38 2z" />
        <path d="M0 62c24-8 44 2 66-4s48 6 72-2v14c-26 6-48-4-70 2s-46-4-68 2z" />
      </g>
      <path
        class="mordor-far"
        d="M0 176l40-34 26 16 34-30 24 22 22-14 30 26h48l36-34 28 20 30-26 26 24 30-20 26 28v76H0z"
      />
      <ellipse cx="204" cy="46" rx="74" ry="52" fill="url(#mordor-glow)" />
      <path
        class="mordor-rock"
        fill="url(#mordor-rock)"
        d="M28 230L108 158l24-10 22-40 18-16 14-40 10 8 14-8 10 6 12 38 24 26 14 34 40 28 74 46z"
      />
      <path class="mordor-edge" d="M186 52l10 8 14-8 10 6" />
      <path class="mordor-lava" d="M196 60l-6 18 10 16-8 20M210 54l8 26-6 14" />
      <path class="mordor-way" d={roadPath(FIRE)} />
      <path class="mordor-gone" d={roadPath(Math.min(props.step, FIRE))} />
      <For each={STEPS}>
        {([x, y], i) => (
          <g
            class="mordor-step"
            classList={{ past: i() + 1 < props.step, here: i() + 1 === props.step, fire: i() + 1 === FIRE }}
            transform={`translate(${x} ${y})`}
          >
            <circle r={i() + 1 === props.step ? 13 : 10} />
            <Show when={i() + 1 < FIRE} fallback={<path d="M0-8c5 5 7 8 4 13-1 2-7 2-8 0C-7 0-3-3 0-8z" />}>
              <text y="4.5">{i() + 1}</text>
            </Show>
          </g>
        )}
      </For>
      <Show when={here()}>
        {(spot) => (
          <g class="mordor-ring" transform={`translate(${spot()[0]} ${spot()[1] - 24})`}>
            <circle r="7.5" />
          </g>
        )}
      </Show>
    </svg>
  );
}
