// Which light the page is in: pictures are painted for day or night.
import { createSignal } from 'solid-js';
import type { Theme } from './kit/paint.ts';

const shown = (): Theme => (document.documentElement.dataset['theme'] === 'night' ? 'night' : 'day');

const [theme, setTheme] = createSignal<Theme>('day');
let watched = false;

export function pageTheme(): Theme {
  if (!watched) {
    watched = true;
    setTheme(shown());
    new MutationObserver(() => setTheme(shown())).observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
  }
  return theme();
}
