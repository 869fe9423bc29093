// On the front page: a position to solve, another every day.
import { createResource, Show } from 'solid-js';
import { puzzleAddress, puzzleOfTheDay } from '../learn/puzzle-of-the-day.ts';

export function PuzzlePanel() {
  const [today] = createResource(() => puzzleOfTheDay(new Date()).catch(() => undefined));
  return (
    <Show when={today()}>
      {(found) => (
        <section class="panel" aria-labelledby="puzzle">
          <h2 id="puzzle">Puzzle of the day</h2>
          <p class="prose">
            <b>{found().puzzle.title}.</b> {found().puzzle.tell} {found().puzzle.goal}
          </p>
          <a class="btn plain" href={puzzleAddress(found().game.id, found().n)}>
            Try it
          </a>
        </section>
      )}
    </Show>
  );
}
