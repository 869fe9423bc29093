import { createResource, For, onMount, Show } from 'solid-js';
import { Icon } from '../board/icon.tsx';
import { AT_THE_TABLE } from '../catalogue/catalogue.ts';
import type { GameEntry, Lesson, Lessons } from '../catalogue/entry.ts';
import { title } from '../house/title.ts';
import './learn.css';
import { lessonAddress } from './lesson-address.ts';
import { done } from './progress.ts';

const TAUGHT = AT_THE_TABLE.flatMap((game) => (game.lessons ? [{ game, lessons: game.lessons }] : []));

export function LearnPage() {
  onMount(() => title('Learn'));
  return (
    <main>
      <h1>Learn to play</h1>
      <Show when={TAUGHT.length > 1}>
        <p class="row learn-games">
          <For each={TAUGHT}>
            {({ game }) => (
              <a class="lnk" href={`#${game.id}`}>
                {game.title}
              </a>
            )}
          </For>
        </p>
      </Show>
      <div class="learn-courses">
        <For each={TAUGHT}>{({ game, lessons }) => <GameLessons game={game} lessons={lessons} />}</For>
      </div>
    </main>
  );
}

function GameLessons(props: { game: GameEntry; lessons: Lessons }) {
  const [book] = createResource(() => props.lessons.load());
  return (
    <section>
      <Show when={TAUGHT.length > 1}>
        <h2 id={props.game.id}>{props.game.title}</h2>
      </Show>
      <p class="lede">{props.lessons.lede}</p>
      <Show when={book()}>{(loaded) => <LessonList game={props.game} lessons={loaded().lessons} />}</Show>
    </section>
  );
}

function LessonList(props: { game: GameEntry; lessons: readonly Lesson[] }) {
  const learnt = () => done(props.game.id);
  const next = () => props.lessons.findIndex((_, i) => !learnt().includes(i + 1)) + 1 || 1;
  const begin = () => {
    if (learnt().length === 0) return 'Begin';
    return learnt().length >= props.lessons.length ? 'Begin again' : `Go on with lesson ${next()}`;
  };
  return (
    <>
      <p class="row">
        <a class="btn primary" href={lessonAddress(props.game.id, next())}>
          {begin()}
        </a>
        <a class="btn ghost" href="/glossary">
          The words
        </a>
      </p>
      <ol class="lessons">
        <For each={props.lessons}>
          {(lesson, i) => (
            <li>
              <a href={lessonAddress(props.game.id, i() + 1)}>
                <span class="lesson-n" aria-hidden="true">
                  <Show when={learnt().includes(i() + 1)} fallback={i() + 1}>
                    <Icon name="check" />
                  </Show>
                </span>
                <span>
                  <b>{lesson.title}</b>
                  <small>{lesson.goal}</small>
                </span>
                <Show when={learnt().includes(i() + 1)}>
                  <span class="sr">done</span>
                </Show>
              </a>
            </li>
          )}
        </For>
      </ol>
    </>
  );
}
