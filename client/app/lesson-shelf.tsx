// On the front page: how far one has come in the lessons of each game.
import { createResource, For, Show } from 'solid-js';
import { AT_THE_TABLE } from '../catalogue/catalogue.ts';
import type { GameEntry, Lessons } from '../catalogue/entry.ts';
import { lessonAddress } from '../learn/lesson-address.ts';
import { done } from '../learn/progress.ts';

const TAUGHT = AT_THE_TABLE.flatMap((game) => (game.lessons ? [{ game, lessons: game.lessons }] : []));

export function LessonShelf() {
  return (
    <section class="panel" aria-labelledby="lessons">
      <h2 id="lessons">Lessons</h2>
      <For each={TAUGHT}>{({ game, lessons }) => <Course game={game} lessons={lessons} />}</For>
      <div class="row">
        <a class="btn ghost" href="/learn">
          All lessons
        </a>
        <a class="btn ghost" href="/glossary">
          The words
        </a>
      </div>
    </section>
  );
}

/** Its lessons are fetched only where some are done: a first visitor begins with the first. */
function Course(props: { game: GameEntry; lessons: Lessons }) {
  const learnt = () => done(props.game.id);
  const [book] = createResource(
    () => learnt().length > 0,
    () => props.lessons.load(),
  );
  const next = () => {
    const all = book()?.lessons ?? [];
    return all.findIndex((_, i) => !learnt().includes(i + 1)) + 1 || 1;
  };
  return (
    <div class="course">
      <b>{props.game.title}</b>
      <Show when={book()} fallback={<p class="prose">{props.lessons.about}</p>}>
        {(loaded) => (
          <p class="course-steps">
            <For each={loaded().lessons}>
              {(_, i) => <i classList={{ done: learnt().includes(i() + 1) }} aria-hidden="true" />}
            </For>
            <span class="sr">
              {learnt().length} of {loaded().lessons.length} done
            </span>
          </p>
        )}
      </Show>
      <a class="btn plain sm" href={lessonAddress(props.game.id, next())}>
        {learnt().length === 0 ? 'Learn to play' : `Lesson ${next()}`}
        <span class="sr"> of {props.game.title}</span>
      </a>
    </div>
  );
}
