// Short notes that come and go: never the only place where a thing is said.
import { createSignal, For } from 'solid-js';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import './toast.css';

export interface Toast {
  readonly text: string;
  readonly icon?: string;
  /** The rule that says so. */
  readonly rule?: string;
  readonly kind?: 'plain' | 'bad';
}

interface Shown extends Toast {
  readonly id: number;
}

const LONG_ENOUGH_MS = 6000;
const PER_LETTER_MS = 40;

const [shown, setShown] = createSignal<readonly Shown[]>([]);
let nextId = 1;

/** Shows a note until it has been read; returns how to take it away earlier. */
export function toast(note: Toast): () => void {
  const id = nextId++;
  const remove = () => setShown((list) => list.filter((one) => one.id !== id));
  setShown((list) => [...list.filter((one) => one.text !== note.text).slice(-2), { ...note, id }]);
  setTimeout(remove, LONG_ENOUGH_MS + note.text.length * PER_LETTER_MS);
  return remove;
}

/** Once in the page. */
export function Toasts() {
  const remove = (id: number) => setShown((list) => list.filter((one) => one.id !== id));
  return (
    <div class="toasts" role="status" aria-live="polite">
      <For each={shown()}>
        {(one) => (
          <div class={`toast ${one.kind ?? 'plain'}`}>
            <Icon name={one.icon ?? 'why'} />
            <p>
              {one.text} {one.rule && <span class="rule-id">{one.rule}</span>}
            </p>
            <IconButton icon="close" label="Put this away" onClick={() => remove(one.id)} />
          </div>
        )}
      </For>
    </div>
  );
}
