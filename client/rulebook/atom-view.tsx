// One rule: its sentence, how it was decided where the book is unclear, and what it leans on.
import { createResource, For, Show } from 'solid-js';
import { Icon } from '../board/icon.tsx';
import { entryOf } from '../catalogue/catalogue.ts';
import { KIND_WORDS, relationsOf } from './atom-words.ts';
import type { ShownAtom } from './atoms/shown-atom.ts';
import { loadAtom } from './books.ts';
import './rulebook.css';

export const ruleHref = (id: string): string => `/rules/${encodeURIComponent(id)}`;

export function AtomView(props: { atom: ShownAtom; heading?: boolean }) {
  return (
    <article class="atom-view">
      <div class="atom-tags">
        <span class="chip">{KIND_WORDS[props.atom.kind]}</span>
        <Show when={props.atom.proved}>
          <span class="proved">
            <Icon name="check" /> proved by tests
          </span>
        </Show>
        <span class="rule-id">{props.atom.id}</span>
      </div>
      <Show when={props.heading}>
        <h1>{props.atom.title}</h1>
      </Show>
      <p class="atom-rule">{props.atom.rule}</p>
      <Show when={props.atom.card}>
        {(card) => (
          <p class="prose">
            About the card <CardName game={props.atom.game} name={card()} />.
          </p>
        )}
      </Show>
      <Show when={props.atom.ambiguity}>
        {(doubt) => (
          <section class="doubt">
            <h2>Where the book is unclear</h2>
            <Show when={doubt().readings}>
              {(readings) => (
                <ul class="prose">
                  <For each={readings()}>{(reading) => <li>{reading}</li>}</For>
                </ul>
              )}
            </Show>
            <p class="prose">
              <b>Decided:</b> {doubt().decision}
            </p>
            <Show when={doubt().reason}>{(reason) => <p class="prose doubt-why">{reason()}</p>}</Show>
          </section>
        )}
      </Show>
      <Show when={props.atom.note}>{(note) => <p class="prose atom-note">{note()}</p>}</Show>
      <Show when={props.atom.later}>
        {(later) => (
          <p class="prose atom-note">
            <b>Later rules, not in force here:</b> {later()}
          </p>
        )}
      </Show>
      <For each={relationsOf(props.atom)}>
        {({ name, ids }) => (
          <section class="related">
            <h2>{name}</h2>
            <ul>
              <For each={ids}>{(id) => <RelatedRule id={id} />}</For>
            </ul>
          </section>
        )}
      </For>
    </article>
  );
}

function CardName(props: { game: string; name: string }) {
  const page = () => entryOf(props.game)?.cards?.page(props.name);
  return (
    <Show when={page()} fallback={props.name}>
      {(to) => <a href={to()}>{props.name}</a>}
    </Show>
  );
}

function RelatedRule(props: { id: string }) {
  const [atom] = createResource(() => props.id, loadAtom);
  return (
    <li>
      <a href={ruleHref(props.id)}>
        <span class="rule-id">{props.id}</span> {atom.latest?.title}
      </a>
    </li>
  );
}
