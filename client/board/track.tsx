import { For } from 'solid-js';
import './track.css';

export interface TrackProps {
  /** The last step; the first is 0. */
  max: number;
  at: number;
  /** What it measures: 'Corruption'. */
  label: string;
  /** boxes: filled up to the value (Corruption). steps: one of few (Politics). numbers: a scale to read. */
  kind?: 'boxes' | 'steps' | 'numbers' | undefined;
  /** The value in words instead of 'n of max'. */
  words?: string | undefined;
}

export function Track(props: TrackProps) {
  const kind = () => props.kind ?? 'boxes';
  const steps = () =>
    kind() === 'boxes'
      ? Array.from({ length: props.max }, (_, i) => i + 1)
      : Array.from({ length: props.max + 1 }, (_, i) => i);
  return (
    <span
      class={`track ${kind()}`}
      role="img"
      aria-label={`${props.label}: ${props.words ?? `${props.at} of ${props.max}`}`}
    >
      <For each={steps()}>
        {(step) => (
          <i classList={{ past: kind() === 'boxes' ? step <= props.at : step < props.at, at: step === props.at }}>
            {kind() === 'numbers' ? step : ''}
          </i>
        )}
      </For>
    </span>
  );
}
