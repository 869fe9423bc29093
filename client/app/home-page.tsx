import { createResource, For, lazy, onMount, Show, Suspense } from 'solid-js';
import { Button } from '../board/button.tsx';
import { listKept } from '../host/shelf.ts';
import './home-page.css';
import { AT_THE_TABLE } from '../catalogue/catalogue.ts';
import { GamePlate } from './game-plate.tsx';
import { KeptGames } from './kept-games.tsx';
import { LoadFile } from './load-file.tsx';
import { RIGHTS_SHORT } from './rights.ts';
import { go } from './router.ts';
import { title } from './title.ts';

const HomePanel = lazy(() => import('../online/home-panel.tsx').then(({ HomePanel }) => ({ default: HomePanel })));

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

function greeting(waiting: number): string {
  if (waiting === 0) return 'No table is laid. Play a program now, or a friend beside you.';
  return waiting === 1 ? 'One table is waiting for you.' : `${inWords(waiting)} tables are waiting for you.`;
}

export function HomePage() {
  const [kept, { refetch }] = createResource(() => listKept().catch(() => []));
  /** Those that wait come first. */
  const games = () => [...(kept.latest ?? [])].sort((a, b) => Number(a.over) - Number(b.over));
  const waiting = () => games().filter(({ over }) => !over).length;
  onMount(() => title());
  return (
    <main class="home">
      <div class="hello">
        <h1>Well met</h1>
        <p>{kept.state === 'ready' ? greeting(waiting()) : ''}</p>
      </div>
      <div class="home-main">
        <For each={AT_THE_TABLE}>{(game, i) => <GamePlate game={game} first={i() === 0} />}</For>
        <section class="home-section" aria-labelledby="kept">
          <h2 id="kept">
            Your tables
            <Show when={waiting() > 0}>
              <span class="chip turn">{waiting() === 1 ? '1 waits' : `${waiting()} wait`} for you</span>
            </Show>
          </h2>
          <KeptGames games={games()} ready={kept.state === 'ready'} onChange={() => void refetch()} />
        </section>
      </div>
      <div class="home-side">
        <Suspense>
          <HomePanel />
        </Suspense>
        <section class="panel" aria-labelledby="first">
          <h2 id="first">Your first game?</h2>
          <For each={AT_THE_TABLE}>
            {({ lessons }) => <Show when={lessons}>{(book) => <p class="prose">{book().about}</p>}</Show>}
          </For>
          <div class="row">
            <a class="btn plain" href="/learn">
              Learn to play
            </a>
            <a class="btn ghost" href="/glossary">
              The words
            </a>
          </div>
        </section>
        <section class="panel" aria-labelledby="ask">
          <h2 id="ask">Ask the rules</h2>
          <form
            class="ask"
            onSubmit={(event) => {
              event.preventDefault();
              const words = new FormData(event.currentTarget).get('q');
              go(`/rules?q=${encodeURIComponent(String(words ?? ''))}`);
            }}
          >
            <label class="sr" for="ask-words">
              Words, or the number of a rule
            </label>
            <input id="ask-words" class="field" name="q" type="search" placeholder="siege, Nazgûl, WR-6.32" />
            <Button small type="submit" icon="search">
              Ask
            </Button>
          </form>
        </section>
        <section class="panel" aria-labelledby="file">
          <h2 id="file">From a file</h2>
          <p class="prose">A saved game opens as a replay that you may play on from; a scenario opens as a table.</p>
          <LoadFile />
        </section>
      </div>
      <footer class="foot">
        {RIGHTS_SHORT} <a href="/about">About this house</a>
      </footer>
    </main>
  );
}
