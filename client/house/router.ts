// Where we are, and how to get elsewhere. Addresses are plain paths; links are plain links.
import { createSignal } from 'solid-js';

export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

const read = (): PageAddress => ({ path: location.pathname, query: new URLSearchParams(location.search) });

const [place, setPlace] = createSignal<PageAddress>(read());

export { place };

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = place().path;
  setPlace(read());
  if (place().path !== before) scrollTo(0, 0);
}

/** `/table/abc` has the word abc after /table/. */
export const after = (prefix: string, path: string): string | undefined =>
  path.startsWith(prefix) && path.length > prefix.length ? decodeURIComponent(path.slice(prefix.length)) : undefined;

/** Links within the house change the screen without a request. `intercept` may take a link for itself. */
export function followLinks(intercept: (to: URL) => boolean): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || (to.pathname === location.pathname && to.hash)) return;
    event.preventDefault();
    if (!intercept(to)) go(to.pathname + to.search + to.hash);
  };
  const onPop = (): void => {
    setPlace(read());
  };
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPop);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('popstate', onPop);
  };
}

/** Screens where a game lies: they fill the window, have a bar of their own, and rules are shown over them. */
export const isTable = (path: string): boolean => /^\/(table|replay|t|puzzle)\/|^\/learn\/(\w+-)?\d/.test(path);
