import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { IconButton } from './button.tsx';
import './dialog.css';

export interface DialogProps {
  title: string;
  /** In italics under the title. */
  lead?: JSX.Element;
  /** Escape, the cross and a tap outside; without it the dialog must be answered. */
  onClose?: (() => void) | undefined;
  /** The buttons, at the bottom. */
  actions?: JSX.Element;
  wide?: boolean | undefined;
  children?: JSX.Element;
}

/** Above the table, on a phone as a sheet. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog(props: DialogProps) {
  let box: HTMLDialogElement | undefined;
  const titleId = `dialog-${nextId++}`;
  const before = document.activeElement;
  onMount(() => box?.showModal());
  onCleanup(() => {
    box?.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  return (
    <Portal>
      <dialog
        ref={box}
        class="dialog"
        classList={{ wide: props.wide ?? false }}
        aria-labelledby={titleId}
        on:cancel={(event) => {
          event.preventDefault();
          props.onClose?.();
        }}
        on:click={(event) => {
          if (event.target === box) props.onClose?.();
        }}
        on:keydown={(event) => {
          // The keys of the table behind do not work while something lies on it.
          event.stopPropagation();
        }}
      >
        <div class="dialog-sheet">
          <header class="dialog-head">
            <h2 id={titleId}>{props.title}</h2>
            <Show when={props.lead}>
              <p class="dialog-lead">{props.lead}</p>
            </Show>
            <Show when={props.onClose}>
              {(onClose) => <IconButton class="dialog-close" icon="close" label="Close" onClick={() => onClose()()} />}
            </Show>
          </header>
          <div class="dialog-body scroll">{props.children}</div>
          <Show when={props.actions}>
            <footer class="dialog-actions">{props.actions}</footer>
          </Show>
        </div>
      </dialog>
    </Portal>
  );
}

let nextId = 1;
