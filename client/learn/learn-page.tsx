import { For, onMount, Show } from 'solid-js';
import { title } from '../app/title.ts';
import { Icon } from '../board/icon.tsx';
import './learn.css';
import { LESSONS } from './lessons.ts';
import { done } from './progress.ts';

export function LearnPage() {
  onMount(() => title('Learn'));
  const next = () => LESSONS.findIndex((_, i) => !done().includes(i + 1)) + 1 || 1;
  return (
    <main class="narrow">
      <h1>Learn to play</h1>
      <p class="lede">Ten short lessons at a real table, about a minute each. Nothing here counts.</p>
      <p class="row">
        <a class="btn primary" href={`/learn/${next()}`}>
          {done().length === 0
            ? 'Begin'
            : done().length >= LESSONS.length
              ? 'Begin again'
              : `Go on with lesson ${next()}`}
        </a>
        <a class="btn ghost" href="/glossary">
          The words
        </a>
      </p>
      <ol class="lessons">
        <For each={LESSONS}>
          {(lesson, i) => (
            <li>
              <a href={`/learn/${i() + 1}`}>
                <span class="lesson-n" aria-hidden="true">
                  <Show when={done().includes(i() + 1)} fallback={i() + 1}>
                    <Icon name="check" />
                  </Show>
                </span>
                <span>
                  <b>{lesson.title}</b>
                  <small>{lesson.goal}</small>
                </span>
                <Show when={done().includes(i() + 1)}>
                  <span class="sr">done</span>
                </Show>
              </a>
            </li>
          )}
        </For>
      </ol>
    </main>
  );
}
