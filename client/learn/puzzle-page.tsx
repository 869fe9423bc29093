// One puzzle of a game.
import { createResource, onMount, Show } from 'solid-js';
import type { GameEntry, Lesson, LessonBook } from '../catalogue/entry.ts';
import { LostPage } from '../house/lost-page.tsx';
import { title } from '../house/title.ts';
import { puzzleAddress, readPuzzle } from './puzzle-of-the-day.ts';
import { Study } from './study.tsx';

export function PuzzlePage(props: { puzzle: string }) {
  const found = () => readPuzzle(props.puzzle);
  const [book] = createResource(found, ({ game }) => game.puzzles.load());
  return (
    <Show when={found()} keyed fallback={<LostPage />}>
      {({ game, n }) => (
        <Show when={book()}>
          {(loaded) => (
            <Show when={loaded().lessons[n - 1]} keyed fallback={<LostPage />}>
              {(puzzle) => <OpenPuzzle game={game} book={loaded()} puzzle={puzzle} n={n} />}
            </Show>
          )}
        </Show>
      )}
    </Show>
  );
}

function OpenPuzzle(props: { game: GameEntry; book: LessonBook; puzzle: Lesson; n: number }) {
  onMount(() => title(`Puzzle: ${props.puzzle.title}`));
  return (
    <Study
      game={props.game}
      task={props.puzzle}
      moveWords={props.book.moveWords}
      words={{
        task: 'puzzle',
        name: `Puzzle ${props.n} of ${props.book.lessons.length}`,
        next: [
          { label: 'Another puzzle', to: puzzleAddress(props.game.id, (props.n % props.book.lessons.length) + 1) },
        ],
        all: { label: 'The house', to: '/' },
      }}
      onDone={() => undefined}
    />
  );
}
