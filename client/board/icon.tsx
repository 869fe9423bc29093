import { Show } from 'solid-js';
import './icon.css';
import { needSprite } from './sprite.ts';

export interface IconProps {
  /** A symbol of client/art/sprite.svg, without its "i-". */
  name: string;
  /** What it says to those who cannot see it; without one it is decoration. */
  title?: string | undefined;
  class?: string | undefined;
}

export function Icon(props: IconProps) {
  needSprite();
  return (
    <svg
      class={`ic ${props.class ?? ''}`}
      viewBox="0 0 24 24"
      role={props.title ? 'img' : undefined}
      aria-label={props.title}
      aria-hidden={props.title ? undefined : 'true'}
    >
      <Show when={props.title}>{(title) => <title>{title()}</title>}</Show>
      <use href={`#i-${props.name}`} />
    </svg>
  );
}
