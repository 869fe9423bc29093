// What the two galleries share.
import { type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import '../theme/theme.css';
import './gallery.css';
import { Toasts } from './toast.tsx';

export function Row(props: { title: string; children: JSX.Element }) {
  return (
    <section class="gallery-row">
      <h2>{props.title}</h2>
      <div class="gallery-items">{props.children}</div>
    </section>
  );
}

/** `#night` shows the page by night; `#map` and `#map-night` the map alone, where there is one. */
export function showGallery(page: () => JSX.Element, map?: () => JSX.Element): void {
  const hash = location.hash.slice(1);
  document.documentElement.dataset['theme'] = hash.includes('night') ? 'night' : 'parchment';
  render(
    () => (
      <>
        <Show when={hash.startsWith('map') && map} fallback={page()}>
          {(draw) => <div class="gallery-map">{draw()()}</div>}
        </Show>
        <Toasts />
      </>
    ),
    document.body,
  );
}
