import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { Icon } from './icon.tsx';
import './panel.css';

export interface PanelProps {
  /** In small capitals above the rest; also the name of the section. */
  title?: string | undefined;
  icon?: string | undefined;
  /** To the right of the title. */
  aside?: JSX.Element;
  /** With a second rule inside the border, for dialogs and plates. */
  fancy?: boolean | undefined;
  /** Lit in gold: the one panel that waits for the player. */
  lit?: boolean | undefined;
  class?: string | undefined;
  children?: JSX.Element;
}

export function Panel(props: PanelProps) {
  return (
    <section
      class={`panel ${props.class ?? ''}${props.fancy ? ' fancy' : ''}${props.lit ? ' lit' : ''}`}
      aria-label={props.title}
    >
      <Show when={props.title}>
        <div class="panel-head head">
          <Show when={props.icon}>{(icon) => <Icon name={icon()} />}</Show>
          <span>{props.title}</span>
          <Show when={props.aside}>
            <span class="panel-aside">{props.aside}</span>
          </Show>
        </div>
      </Show>
      {props.children}
    </section>
  );
}
