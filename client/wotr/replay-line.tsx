// The war as two lines: the Shadow's victory points, and corruption, turn by turn.
import { createMemo, For } from 'solid-js';
import { victoryPoints } from '../../games/wotr/reading/board.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { TurnEnd } from '../host/turn-ends.ts';
import './replay-line.css';

const WIDTH = 700;
const HEIGHT = 64;
const SHADOW = 1;
/** Ten points win, twelve corruption lose. */
const HIGHEST = 12;

export function ReplayLine(props: { turns: readonly TurnEnd[]; moves: number; at: number }) {
  const x = (at: number) => (props.moves === 0 ? 0 : (at / props.moves) * WIDTH);
  const y = (n: number) => HEIGHT - 4 - (Math.min(n, HIGHEST) / HIGHEST) * (HEIGHT - 8);
  const line = (value: (view: WotrView) => number) =>
    `M0 ${y(0)}${props.turns.map(({ at, view }) => `L${x(at).toFixed(1)} ${y(value(view as WotrView)).toFixed(1)}`).join('')}`;
  const points = createMemo(() => line((view) => victoryPoints(view, SHADOW)));
  const corruption = createMemo(() => line((view) => view.corruption));
  return (
    <svg class="replay-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <For each={props.turns}>{({ at }) => <path class="graph-turn" d={`M${x(at)} 2V${HEIGHT - 2}`} />}</For>
      <path class="graph-vp" d={points()} />
      <path class="graph-co" d={corruption()} />
      <path class="graph-now" d={`M${x(props.at)} 0V${HEIGHT}`} />
    </svg>
  );
}

export function ReplayKey() {
  return (
    <>
      <i class="key-vp" /> Shadow’s points <i class="key-co" /> corruption
    </>
  );
}
