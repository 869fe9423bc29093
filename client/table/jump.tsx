// G and a few letters: the map goes to the place as one types; Enter stays there, Escape goes nowhere else.
import { createMemo, createSignal, onMount, Show } from 'solid-js';
import { findNames } from './finding.ts';
import './search.css';

export interface JumpProps {
  names: readonly string[];
  /** The best answer so far. */
  onGo: (place: number) => void;
  onClose: () => void;
}

export function Jump(props: JumpProps) {
  let field: HTMLInputElement | undefined;
  const [letters, setLetters] = createSignal('');
  const found = createMemo(() => findNames(letters(), props.names, 4));
  const others = () =>
    found()
      .slice(1)
      .map((place) => props.names[place])
      .join(', ');
  onMount(() => field?.focus());
  const best = () => {
    const [place] = found();
    return place === undefined ? undefined : props.names[place];
  };
  const type = (text: string) => {
    setLetters(text);
    const [place] = found();
    if (place !== undefined) props.onGo(place);
  };
  return (
    <div class="jump panel">
      <label>
        Go to
        <input
          ref={field}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            props.onClose();
          }}
          onBlur={() => props.onClose()}
        />
      </label>
      <p role="status">
        <Show
          when={best() !== undefined}
          fallback={letters().trim() ? 'No place begins so.' : 'The first letters of a place.'}
        >
          <b>{best()}</b>
          <Show when={others()}>{(names) => <> · or {names()}</>}</Show>
        </Show>
      </p>
    </div>
  );
}
