// The keys of a replay; what has keys of its own, such as the map or a list of cards, keeps them.
import { onCleanup, onMount } from 'solid-js';

const hasOwnKeys = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement &&
  (element.matches('input, textarea, select') ||
    element.closest('dialog, .map-frame, .fan, [role="tablist"]') !== null);
const isPressable = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.matches('button, a, summary');

export function useReplayKeys(deeds: Readonly<Record<string, () => void>>): void {
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(target)) return;
    if (key === ' ' && isPressable(target)) return;
    const deed = deeds[key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}
