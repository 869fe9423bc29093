// One lesson of a game.
import { createResource, onMount, Show } from 'solid-js';
import type { GameEntry, Lesson, LessonBook } from '../catalogue/entry.ts';
import { LostPage } from '../house/lost-page.tsx';
import { title } from '../house/title.ts';
import { readLesson, waysAfter } from './lesson-address.ts';
import { markDone } from './progress.ts';
import { Study } from './study.tsx';

export function LessonPage(props: { lesson: string }) {
  const found = () => readLesson(props.lesson);
  return (
    <Show when={found()} keyed fallback={<LostPage />}>
      {({ game, n }) => <GameLesson game={game} n={n} />}
    </Show>
  );
}

function GameLesson(props: { game: GameEntry; n: number }) {
  const [book] = createResource(() => props.game.lessons?.load());
  const lesson = () => book()?.lessons[props.n - 1];
  return (
    <Show when={book()}>
      {(loaded) => (
        <Show when={lesson()} keyed fallback={<LostPage />}>
          {(one) => <OpenLesson game={props.game} book={loaded()} lesson={one} n={props.n} />}
        </Show>
      )}
    </Show>
  );
}

interface LessonProps {
  game: GameEntry;
  book: LessonBook;
  lesson: Lesson;
  n: number;
}

function OpenLesson(props: LessonProps) {
  onMount(() => title(`Lesson ${props.n}: ${props.lesson.title}`));
  return (
    <Study
      game={props.game}
      task={props.lesson}
      moveWords={props.book.moveWords}
      words={{
        task: 'lesson',
        name: `Lesson ${props.n} of ${props.book.lessons.length}`,
        next: waysAfter(props.game, props.lesson, props.n, props.book.lessons.length),
        all: { label: 'All lessons', to: '/learn' },
      }}
      onDone={() => markDone(props.game.id, props.n)}
    />
  );
}
