import { type JSX, Show } from 'solid-js';
import './chip.css';
import { Icon } from './icon.tsx';

export interface ChipProps {
  icon?: string | undefined;
  /** free and shadow take the colour of the side; turn is lit. */
  kind?: 'free' | 'shadow' | 'turn' | 'plain' | undefined;
  title?: string | undefined;
  /** With it the chip is a switch, and says whether it is on. */
  onClick?: (() => void) | undefined;
  pressed?: boolean | undefined;
  children?: JSX.Element;
}

export function Chip(props: ChipProps) {
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
        <span class={`chip ${props.kind ?? 'plain'}`} title={props.title}>
          {inside()}
        </span>
      }
    >
      {(onClick) => (
        <button
          type="button"
          class={`chip ${props.kind ?? 'plain'}`}
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
