import { type JSX, Show } from 'solid-js';
import './chip.css';
import { Icon } from './icon.tsx';

export interface ChipProps {
  icon?: string | undefined;
  /** turn is lit; side takes the colour that the class in tone sets. */
  kind?: 'side' | 'turn' | 'plain' | undefined;
  tone?: string | undefined;
  title?: string | undefined;
  /** With it the chip is a switch, and says whether it is on. */
  onClick?: (() => void) | undefined;
  pressed?: boolean | undefined;
  children?: JSX.Element;
}

export function Chip(props: ChipProps) {
  const look = () => `chip ${props.kind ?? 'plain'} ${props.tone ?? ''}`;
  const inside = () => (
    <>
      <Show when={props.icon}>{(icon) => <Icon name={icon()} />}</Show>
      {props.children}
    </>
  );
  return (
    <Show
      when={props.onClick}
      fallback={
        <span class={look()} title={props.title}>
          {inside()}
        </span>
      }
    >
      {(onClick) => (
        <button
          type="button"
          class={look()}
          title={props.title}
          aria-pressed={props.pressed ?? false}
          onClick={() => onClick()()}
        >
          {inside()}
        </button>
      )}
    </Show>
  );
}
