// One box for everything that has a name here: places, cards, rules, and what was said.
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import type { Book } from '../../rulebook/atom.ts';
import { Dialog } from '../board/dialog.tsx';
import { Icon } from '../board/icon.tsx';
import { type Findable, type FoundGroup, findLines } from './finding.ts';
import { useLinks } from './links.ts';
import './search.css';
import type { Table } from './table.ts';

export interface SearchProps {
  table: Table;
  /** What the game itself has. */
  find: (query: string) => readonly FoundGroup[];
  /** Where its rules are. */
  book: Book;
  /** A sentence of the log was chosen. */
  onLine: (regions: readonly number[]) => void;
  onClose: () => void;
}

const MOST_RULES = 6;

async function rulesFor(book: Book, query: string) {
  if (query.trim().length < 2) return [];
  const [{ loadBook }, { findAtoms }] = await Promise.all([
    import('../rulebook/atoms/load-book.ts'),
    import('../rulebook/atoms/find.ts'),
  ]);
  return findAtoms(await loadBook(book), query, MOST_RULES);
}

export function Search(props: SearchProps) {
  const { standing } = props.table;
  const links = useLinks();
  const [query, setQuery] = createSignal('');
  const [at, setAt] = createSignal(0);
  const [rules] = createResource(query, (words) => rulesFor(props.book, words).catch(() => []));
  const lines = (): readonly Findable[] =>
    findLines(query(), standing().heard).map(({ line }) => ({
      name: line.text,
      icon: 'log',
      go: () => props.onLine((line.about ?? []).filter(({ domain }) => domain === 'region').map(({ id }) => id)),
    }));
  const groups = createMemo(() =>
    [
      ...props.find(query()),
      {
        title: 'Rules',
        found: (query() && rules.latest ? rules.latest : []).map(({ id, title }) => ({
          name: title,
          detail: id,
          icon: 'rules',
          href: links.rule(id),
        })),
      },
      { title: 'Said in this game', found: lines() },
    ].filter(({ found }) => found.length > 0),
  );
  const all = createMemo(() => groups().flatMap(({ found }) => found));
  createEffect(on(query, () => setAt(0)));
  const close = (then?: () => void) => {
    props.onClose();
    then?.();
  };
  const keys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) {
      setAt((now) => (now + by + all().length) % Math.max(1, all().length));
      document.getElementById(`found-${at()}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') document.getElementById(`found-${at()}`)?.click();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Search" onClose={() => props.onClose()}>
      <div class="search">
        <div class="search-box">
          <Icon name="search" />
          <input
            class="field"
            type="search"
            role="combobox"
            aria-expanded={all().length > 0}
            aria-controls="search-found"
            aria-activedescendant={all().length > 0 ? `found-${at()}` : undefined}
            aria-label="A place, a card, a rule, or something that was said"
            placeholder="A place, a card, a rule, or something that was said"
            autocomplete="off"
            autofocus
            onInput={(event) => setQuery(event.currentTarget.value)}
            on:keydown={keys}
          />
        </div>
        <div id="search-found" class="search-found" role="listbox" aria-label="Found">
          <For each={groups()}>
            {(group) => (
              // biome-ignore lint/a11y/useSemanticElements: groups of a list box, not of a form
              <div role="group" aria-label={group.title}>
                <div class="head" aria-hidden="true">
                  {group.title}
                </div>
                <For each={group.found}>
                  {(one) => {
                    const nth = () => all().indexOf(one);
                    return <Found one={one} nth={nth()} on={nth() === at()} onTake={close} />;
                  }}
                </For>
              </div>
            )}
          </For>
        </div>
        <p class="quiet" role="status">
          <Show when={query().trim() && all().length === 0 && !rules.loading}>Nothing here has that name.</Show>
        </p>
      </div>
    </Dialog>
  );
}

function Found(props: { one: Findable; nth: number; on: boolean; onTake: (then?: () => void) => void }) {
  const inside = () => (
    <>
      <Icon name={props.one.icon} />
      <span>
        {props.one.name}
        <Show when={props.one.detail}>
          <small>{props.one.detail}</small>
        </Show>
      </span>
    </>
  );
  return (
    <Show
      when={props.one.href}
      fallback={
        <button
          type="button"
          id={`found-${props.nth}`}
          class="found"
          role="option"
          tabindex="-1"
          aria-selected={props.on}
          onClick={() => props.onTake(() => props.one.go?.())}
        >
          {inside()}
        </button>
      }
    >
      {(href) => (
        <a
          id={`found-${props.nth}`}
          class="found"
          role="option"
          tabindex="-1"
          aria-selected={props.on}
          href={href()}
          onClick={() => queueMicrotask(() => props.onTake())}
        >
          {inside()}
        </a>
      )}
    </Show>
  );
}
