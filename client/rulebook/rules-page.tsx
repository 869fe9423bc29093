import { createEffect, createMemo, createResource, For, onMount, Show } from 'solid-js';
import type { Book } from '../../rulebook/atom.ts';
import { Icon } from '../board/icon.tsx';
import { AT_THE_TABLE } from '../catalogue/catalogue.ts';
import { go, place } from '../house/router.ts';
import { title } from '../house/title.ts';
import { AtomView, ruleHref } from './atom-view.tsx';
import { findAtoms } from './atoms/find.ts';
import { loadBook } from './atoms/load-book.ts';
import { BOOKS, bookOfId, FIRST_BOOK, isBook, loadAtom, loadChapters } from './books.ts';
import { ExampleView } from './example-view.tsx';
import { examplesOf } from './load-examples.ts';
import './rulebook.css';
import type { ShownAtom } from './atoms/shown-atom.ts';
import { neighboursOf, type Topic, topicsOf } from './topics.ts';

const CARDS = AT_THE_TABLE.flatMap(({ cards }) => cards ?? []);
const GLOSSARIES = AT_THE_TABLE.flatMap(({ glossary }) => glossary?.about ?? []);

function bookNow(id: string | undefined): Book {
  const named = place().query.get('book') ?? '';
  return (id === undefined ? undefined : bookOfId(id)) ?? (isBook(named) ? named : FIRST_BOOK);
}

const address = (book: Book, more: Record<string, string>): string => {
  const query = new URLSearchParams({ ...(book !== FIRST_BOOK && { book }), ...more });
  return `/rules${query.size > 0 ? `?${query}` : ''}`;
};

export function RulesPage(props: { id?: string | undefined }) {
  const book = () => bookNow(props.id);
  const [loaded] = createResource(book, async (one) => {
    const [rules, chapters] = await Promise.all([loadBook(one), loadChapters(one)]);
    return { rules, chapters };
  });
  const atoms = () => loaded()?.rules;
  const query = () => place().query.get('q') ?? '';
  const topics = createMemo(() => topicsOf(loaded()?.chapters ?? [], atoms() ?? []));
  const topic = () => topics().find(({ id }) => id === place().query.get('topic')) ?? topics()[0];
  const found = createMemo(() => findAtoms(atoms() ?? [], query()));
  onMount(() => title('Rulebook'));
  /** The chapter that is open, or that holds the open rule. */
  const openTopic = () => {
    if (props.id !== undefined) return topics().find(({ atoms: inside }) => inside.some(({ id }) => id === props.id));
    return query() ? undefined : topic();
  };
  let chapters: HTMLUListElement | undefined;
  // On a phone the chapters are a strip: the open one is brought into it. The page itself stays where it is.
  createEffect(() => {
    if (openTopic())
      queueMicrotask(() => {
        const open = chapters?.querySelector<HTMLElement>('[aria-current]');
        if (!chapters || !open) return;
        const [strip, link] = [chapters.getBoundingClientRect(), open.getBoundingClientRect()];
        chapters.scrollLeft += link.left + link.width / 2 - (strip.left + strip.width / 2);
      });
  });
  return (
    <main class="rulebook">
      <div class="rb-side">
        <form class="rb-search" onSubmit={(event) => event.preventDefault()}>
          <label class="sr" for="rb-words">
            Ask the rules: words, or a number such as WR-6.32
          </label>
          <Icon name="search" />
          <input
            id="rb-words"
            class="field"
            type="search"
            placeholder="Ask the rules"
            autocomplete="off"
            value={query()}
            onInput={(event) => {
              const q = event.currentTarget.value;
              go(address(book(), q ? { q } : {}), { replace: props.id === undefined });
            }}
          />
        </form>
        <label class="rb-book">
          <span class="sr">Book</span>
          <select class="field" value={book()} onChange={(event) => go(address(event.currentTarget.value as Book, {}))}>
            <For each={BOOKS}>{({ book: one, title: name }) => <option value={one}>{name}</option>}</For>
          </select>
        </label>
        <nav aria-label="Chapters">
          <ul class="toc" ref={chapters}>
            <For each={topics()}>
              {({ id, title: name, atoms: inside }) => (
                <li>
                  <a
                    href={address(book(), { topic: id })}
                    aria-current={openTopic()?.id === id ? (props.id === undefined ? 'page' : 'true') : undefined}
                  >
                    {name} <span class="toc-n">{inside.length}</span>
                  </a>
                </li>
              )}
            </For>
          </ul>
        </nav>
        <p class="rb-more">
          <For each={GLOSSARIES}>{(words) => <a href="/glossary">{words}</a>}</For>
          <For each={CARDS}>{({ to, about }) => <a href={to}>{about}</a>}</For>
        </p>
      </div>
      <div class="rb-main">
        <Show
          when={props.id}
          keyed
          fallback={
            <Show when={query()} fallback={<Show when={topic()}>{(one) => <Chapter topic={one()} />}</Show>}>
              <Found query={query()} found={found()} ready={!loaded.loading} />
            </Show>
          }
        >
          {(id) => <OneRule id={id} topic={openTopic()} href={(topic) => address(book(), { topic })} />}
        </Show>
      </div>
    </main>
  );
}

function Chapter(props: { topic: Topic }) {
  return (
    <>
      <h1>{props.topic.title}</h1>
      <p class="lede">{props.topic.lede}</p>
      <AtomList atoms={props.topic.atoms} />
    </>
  );
}

function Found(props: { query: string; found: readonly ShownAtom[]; ready: boolean }) {
  return (
    <>
      <h1>“{props.query}”</h1>
      <p class="lede" role="status">
        <Show when={props.ready}>
          {props.found.length === 0
            ? 'No rule holds all of these words. Perhaps fewer of them, or their beginnings?'
            : `${props.found.length === 40 ? 'The first 40 rules' : props.found.length === 1 ? '1 rule' : `${props.found.length} rules`}, the nearest first.`}
        </Show>
      </p>
      <AtomList atoms={props.found} />
    </>
  );
}

function AtomList(props: { atoms: readonly ShownAtom[]; here?: string }) {
  return (
    <ul class="atoms">
      <For each={props.atoms}>
        {(atom) => (
          <li class="atom">
            <a class="atom-title" href={ruleHref(atom.id)} aria-current={atom.id === props.here ? 'page' : undefined}>
              {atom.title}
            </a>
            <span class="atom-side">
              <Show when={atom.proved}>
                <span class="proved">
                  <Icon name="check" /> proved
                </span>
              </Show>
              <Show when={atom.ambiguity}>
                <span class="decided">decided</span>
              </Show>
              <span class="rule-id">{atom.id}</span>
            </span>
            <p>{atom.rule}</p>
          </li>
        )}
      </For>
    </ul>
  );
}

function OneRule(props: { id: string; topic: Topic | undefined; href: (topic: string) => string }) {
  const [atom] = createResource(
    () => props.id,
    async (id) => (await loadAtom(id)) ?? null,
  );
  const [examples] = createResource(() => props.id, examplesOf);
  createEffect(() => {
    const found = atom();
    if (found) title(`${found.title}, ${found.id}`);
  });
  return (
    <Show when={atom() !== undefined}>
      <Show
        when={atom()}
        fallback={
          <>
            <h1>No rule of this number</h1>
            <p class="prose">
              The index has no {props.id}. <a href="/rules">Look in the chapters.</a>
            </p>
          </>
        }
      >
        {(found) => (
          <>
            <AtomView atom={found()} heading />
            <For each={examples()}>{(example) => <ExampleView example={example} />}</For>
            <Show when={props.topic}>
              {(topic) => (
                <section class="neighbours">
                  <h2>
                    Around it, in <a href={props.href(topic().id)}>{topic().title}</a>
                  </h2>
                  <AtomList atoms={neighboursOf(topic(), props.id)} here={props.id} />
                </section>
              )}
            </Show>
          </>
        )}
      </Show>
    </Show>
  );
}
