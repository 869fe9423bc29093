import { type JSX, Show, splitProps } from 'solid-js';
import './button.css';
import { Icon } from './icon.tsx';

type Native = Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'classList' | 'title'>;

export interface ButtonProps extends Native {
  /** primary: the one wax-red button of a screen, which names the deed. */
  kind?: 'primary' | 'plain' | 'ghost' | undefined;
  small?: boolean | undefined;
  icon?: string | undefined;
  title?: string | undefined;
  /** The key that does the same. */
  hint?: string | undefined;
  class?: string | undefined;
}

export function Button(props: ButtonProps) {
  const [own, rest] = splitProps(props, ['kind', 'small', 'icon', 'hint', 'class', 'children']);
  return (
    <button
      type="button"
      {...rest}
      class={`btn ${own.kind ?? 'plain'} ${own.class ?? ''}${own.small ? ' sm' : ''}`}
      aria-keyshortcuts={own.hint}
    >
      <Show when={own.icon}>{(icon) => <Icon name={icon()} />}</Show>
      <span class="btn-text">{own.children}</span>
      <Show when={own.hint}>
        {(hint) => (
          <span class="kbd" aria-hidden="true">
            {hint()}
          </span>
        )}
      </Show>
    </button>
  );
}

export interface IconButtonProps extends Native {
  icon: string;
  /** Its name, spoken and shown on hover. */
  label: string;
  class?: string | undefined;
}

export function IconButton(props: IconButtonProps) {
  const [own, rest] = splitProps(props, ['icon', 'label', 'class']);
  return (
    <button type="button" {...rest} class={`ib ${own.class ?? ''}`} aria-label={own.label} title={own.label}>
      <Icon name={own.icon} />
    </button>
  );
}
