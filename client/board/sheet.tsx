import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import './sheet.css';
import { STOPS, type Stop, stopAfter } from './sheet-stops.ts';

export type { Stop } from './sheet-stops.ts';

export interface SheetProps {
  /** The name of the region of the page. */
  label: string;
  stop: Stop;
  onStop: (stop: Stop) => void;
  /** Always there: the question. */
  peek: JSX.Element;
  /** Always there, below all that scrolls: the buttons that do it. */
  foot?: JSX.Element;
  /** From half up: the options. */
  children?: JSX.Element;
  /** At full: how things stand, the log. */
  more?: JSX.Element;
}

const LESS_OR_MORE = { peek: 'Show the options', half: 'Show everything', full: 'Show less' } as const;

/** A sheet at the lower edge with three stops: drag its head, tap the handle, or use the arrow keys on it. */
export function Sheet(props: SheetProps) {
  const [pull, setPull] = createSignal(0);
  let start: { y: number; at: number } | undefined;
  let dragged = false;

  // A finger soon leaves the head: its way is followed over the whole page.
  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button:not(.sheet-handle), a, input, select')) return;
    start = { y: event.clientY, at: event.timeStamp };
    dragged = false;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', letGo);
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const moved = event.clientY - start.y;
    dragged ||= Math.abs(moved) > 6;
    // It follows the finger a little, and settles when let go.
    setPull(Math.sign(moved) * Math.min(28, Math.abs(moved) * 0.4));
  };
  const up = (event: PointerEvent) => {
    if (start && dragged) {
      const upwards = start.y - event.clientY;
      const next = stopAfter(props.stop, upwards, upwards / Math.max(1, event.timeStamp - start.at));
      if (next !== props.stop) props.onStop(next);
    }
    letGo();
  };
  const letGo = () => {
    start = undefined;
    setPull(0);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', letGo);
  };
  onCleanup(letGo);
  const tap = () => {
    if (!dragged) props.onStop(props.stop === 'full' ? 'peek' : props.stop === 'half' ? 'full' : 'half');
    dragged = false;
  };
  const step = (by: number) => {
    const next = STOPS[STOPS.indexOf(props.stop) + by];
    if (next) props.onStop(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section class={`sheet at-${props.stop}`} aria-label={props.label} style={{ '--pull': `${pull()}px` }}>
      <div class="sheet-head" onPointerDown={down}>
        <button
          type="button"
          class="sheet-handle"
          aria-label={LESS_OR_MORE[props.stop]}
          aria-expanded={props.stop !== 'peek'}
          onKeyDown={press}
          onClick={tap}
        />
        {props.peek}
      </div>
      <Show when={props.stop !== 'peek'}>
        <div class="sheet-body scroll">
          {props.children}
          <Show when={props.stop === 'full'}>{props.more}</Show>
        </div>
      </Show>
      {props.foot}
    </section>
  );
}
