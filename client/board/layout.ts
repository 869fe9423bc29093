// How wide the window is, as a layout.
import { createSignal, onCleanup } from 'solid-js';

export type Layout = 'desktop' | 'tablet' | 'phone' | 'landscape';

const QUERIES: readonly (readonly [Layout, string])[] = [
  ['landscape', '(max-height: 480px) and (orientation: landscape)'],
  ['phone', '(max-width: 640px)'],
  ['tablet', '(max-width: 1199px)'],
];

export function createLayout(): () => Layout {
  const lists = QUERIES.map(([layout, query]) => [layout, matchMedia(query)] as const);
  const now = (): Layout => lists.find(([, list]) => list.matches)?.[0] ?? 'desktop';
  const [layout, setLayout] = createSignal(now());
  const change = () => setLayout(now());
  for (const [, list] of lists) list.addEventListener('change', change);
  onCleanup(() => {
    for (const [, list] of lists) list.removeEventListener('change', change);
  });
  return layout;
}
