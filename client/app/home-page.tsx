import { createResource, For, lazy, onMount, Show, Suspense } from 'solid-js';
import { Button } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { AT_THE_TABLE } from '../catalogue/catalogue.ts';
import { listKept } from '../host/shelf.ts';
import { person } from '../session/session.ts';
import './home-page.css';
import { go } from '../house/router.ts';
import { title } from '../house/title.ts';
import { GamePlate } from './game-plate.tsx';
import { KeptGames } from './kept-games.tsx';
import { LessonShelf } from './lesson-shelf.tsx';
import { LoadFile } from './load-file.tsx';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { RIGHTS_SHORT } from './rights.ts';

const HomePanel = lazy(() => import('../online/home-panel.tsx').then(({ HomePanel }) => ({ default: HomePanel })));

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

function greeting(waiting: number): string {
  if (waiting === 0) return 'The kettle is on, and no table is laid yet.';
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
      <div class="hero">
        <div class="hello">
          <h1>{person() ? `Well met, ${person()?.name}` : 'Well met'}</h1>
          <p>{kept.state === 'ready' ? greeting(waiting()) : ''}</p>
          <div class="row">
            <Show when={waiting() > 0 && games()[0]}>
              {(next) => (
                <a class="btn primary" href={`/table/${next().id}`}>
                  <Icon name="play" /> Go to the {waiting() === 1 ? 'table' : 'next one'}
                </a>
              )}
            </Show>
            <a class="btn plain" classList={{ primary: waiting() === 0 }} href="/play">
              Lay a new table
            </a>
          </div>
        </div>
      </div>
      <div class="home-rooms">
        <div class="home-main">
          <div class="home-plates">
            <For each={AT_THE_TABLE}>{(game) => <GamePlate game={game} />}</For>
          </div>
          <section class="home-section" aria-labelledby="kept">
            <h2 id="kept">
              Your tables
              <Show when={waiting() > 0}>
                <span class="chip turn">{waiting() === 1 ? '1 waits' : `${waiting()} wait`} for you</span>
              </Show>
            </h2>
            <KeptGames games={games()} ready={kept.state === 'ready'} onChange={() => void refetch()} />
          </section>
          <div class="home-lessons">
            <LessonShelf />
          </div>
        </div>
        <div class="home-side">
          <Suspense>
            <HomePanel />
          </Suspense>
          <PuzzlePanel />
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
      </div>
    </main>
  );
}
