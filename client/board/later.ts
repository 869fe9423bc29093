// What has to be fetched first. A resource would take the whole page away until it comes, and every scrolled list back to its top.
import { createComputed, createSignal, onCleanup } from 'solid-js';

/**
 * Undefined until it is there. Fetched again when something changes that `load` reads before it waits: the old value stands
 * until the new one comes. What fails is thrown where it is read.
 */
export function createLater<T>(load: () => Promise<T>): () => T | undefined {
  const [come, setCome] = createSignal<{ readonly value: T } | { readonly error: unknown }>();
  createComputed(() => {
    let isStale = false;
    onCleanup(() => {
      isStale = true;
    });
    const arrive = (what: { readonly value: T } | { readonly error: unknown }) => {
      if (!isStale) setCome(what);
    };
    load().then(
      (value) => arrive({ value }),
      (error: unknown) => arrive({ error }),
    );
  });
  return () => {
    const now = come();
    if (now && 'error' in now) throw now.error;
    return now?.value;
  };
}
