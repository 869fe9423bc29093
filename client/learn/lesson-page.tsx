// One lesson: a sentence and a goal above a real table.
import { createResource, createSignal, For, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { LostPage } from '../app/lost-page.tsx';
import { go } from '../app/router.ts';
import { TableTools } from '../app/table-tools.tsx';
import { title } from '../app/title.ts';
import { Trouble } from '../app/trouble.tsx';
import { Button, IconButton } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import type { GameEntry, Lesson, LessonBook } from '../catalogue/entry.ts';
import { LocalHost } from '../host/local-host.ts';
import { TableScreen } from '../table/table-screen.tsx';
import './learn.css';
import { gameAfter, lessonAddress, readLesson } from './lesson-address.ts';
import { isDone, layingOf } from './lesson-table.ts';
import { markDone } from './progress.ts';

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
  const [again, setAgain] = createSignal(0);
  return (
    <Show when={{ round: again() }} keyed>
      <LessonTable {...props} onAgain={() => setAgain(again() + 1)} />
    </Show>
  );
}

function LessonTable(props: LessonProps & { onAgain: () => void }) {
  const [done, setDone] = createSignal(false);
  const [hint, setHint] = createSignal(false);
  const [hidden, setHidden] = createSignal(false);
  const [host] = createResource(async () => {
    const opened = await LocalHost.open(layingOf(props.game, props.lesson, props.n));
    opened.watch((standing) => {
      if (done() || !isDone(props.lesson, standing)) return;
      setDone(true);
      setHidden(false);
      markDone(props.game.id, props.n);
    });
    return opened;
  });
  onMount(() => title(`Lesson ${props.n}: ${props.lesson.title}`));
  onCleanup(() => {
    if (!host.error) host()?.close();
  });
  const last = () => props.n >= props.book.lessons.length;
  return (
    <div class="lesson">
      <section
        class="lesson-strip"
        aria-label={`Lesson ${props.n} of ${props.book.lessons.length}`}
        classList={{ done: done() }}
      >
        <div class="lesson-words" role="status">
          <h1>
            <span class="lesson-count">
              Lesson {props.n} of {props.book.lessons.length}
            </span>
            {props.lesson.title}
          </h1>
          <Show when={!hidden()}>
            <Show when={done()} fallback={<p class="prose">{props.lesson.tell}</p>}>
              <p class="prose">
                <b>Well done.</b> {props.lesson.after}{' '}
                <For each={props.lesson.rules}>
                  {(rule) => (
                    <>
                      <a class="rule-id" href={`/rules/${rule}`}>
                        {rule}
                      </a>{' '}
                    </>
                  )}
                </For>
              </p>
            </Show>
          </Show>
          <Show when={!done()}>
            <p class="lesson-goal">
              <Icon name="flag" /> {props.lesson.goal}
            </p>
          </Show>
          <Show when={hint()}>
            <p class="lesson-hint">One way: {props.lesson.way.map(props.book.moveWords).join(', then ')}.</p>
          </Show>
        </div>
        <div class="lesson-buttons">
          <Show
            when={done()}
            fallback={
              <>
                <Button small onClick={() => setHint(!hint())}>
                  {hint() ? 'Hide the hint' : 'A hint'}
                </Button>
                <IconButton
                  icon={hidden() ? 'down' : 'up'}
                  label={hidden() ? 'Show the lesson' : 'Fold the lesson'}
                  onClick={() => setHidden(!hidden())}
                />
              </>
            }
          >
            <Button
              kind="primary"
              onClick={() => go(last() ? gameAfter(props.game) : lessonAddress(props.game.id, props.n + 1))}
            >
              {last() ? 'Play a whole game' : 'Next lesson'}
            </Button>
          </Show>
          <Button small kind="ghost" onClick={() => props.onAgain()}>
            Begin again
          </Button>
          <a class="btn ghost sm" href="/learn">
            All lessons
          </a>
        </div>
      </section>
      <Switch fallback={<div class="lesson-table" />}>
        <Match when={host.error}>
          <Trouble title="This lesson cannot be laid" error={host.error} home={() => go('/learn')} />
        </Match>
        <Match when={host()} keyed>
          {(opened) => (
            <div class="lesson-table">
              <TableScreen
                host={opened}
                seatsHere={[props.lesson.seat]}
                tools={() => <TableTools />}
                links={{ home: '/learn', rule: (id) => `/rules/${encodeURIComponent(id)}` }}
              />
            </div>
          )}
        </Match>
      </Switch>
    </div>
  );
}
