// One lesson: a sentence and a goal above a real table.
import { createResource, createSignal, For, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { LostPage } from '../app/lost-page.tsx';
import { go } from '../app/router.ts';
import { TableTools } from '../app/table-tools.tsx';
import { title } from '../app/title.ts';
import { Trouble } from '../app/trouble.tsx';
import { Button, IconButton } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { LocalHost } from '../host/local-host.ts';
import type { Laying, Standing } from '../host/table-host.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { moveWords } from '../wotr/move-words.ts';
import './learn.css';
import { LESSONS, type Lesson, scenarioOf } from './lessons.ts';
import { markDone } from './progress.ts';

const layingOf = (lesson: Lesson, n: number): Laying => ({
  id: `lesson-${n}`,
  game: 'wotr',
  options: {},
  seed: 'first-game',
  sitters: lesson.seat === 0 ? ['person', 'rules'] : ['rules', 'person'],
  scenario: scenarioOf(lesson),
  passing: true,
});

export const isDone = (lesson: Lesson, { table, heard }: Standing): boolean =>
  heard.some(({ told }) => told.some(({ type = '' }) => lesson.done.includes(type))) ||
  (lesson.done.includes('outcome') && table.outcome !== null);

export function LessonPage(props: { lesson: number }) {
  const lesson = () => LESSONS[props.lesson - 1];
  return (
    <Show when={lesson()} keyed fallback={<LostPage />}>
      {(found) => <OpenLesson lesson={found} n={props.lesson} />}
    </Show>
  );
}

function OpenLesson(props: { lesson: Lesson; n: number }) {
  const [again, setAgain] = createSignal(0);
  return (
    <Show when={{ round: again() }} keyed>
      <LessonTable lesson={props.lesson} n={props.n} onAgain={() => setAgain(again() + 1)} />
    </Show>
  );
}

function LessonTable(props: { lesson: Lesson; n: number; onAgain: () => void }) {
  const [done, setDone] = createSignal(false);
  const [hint, setHint] = createSignal(false);
  const [hidden, setHidden] = createSignal(false);
  const [host] = createResource(async () => {
    const opened = await LocalHost.open(layingOf(props.lesson, props.n));
    opened.watch((standing) => {
      if (done() || !isDone(props.lesson, standing)) return;
      setDone(true);
      setHidden(false);
      markDone(props.n);
    });
    return opened;
  });
  onMount(() => title(`Lesson ${props.n}: ${props.lesson.title}`));
  onCleanup(() => {
    if (!host.error) host()?.close();
  });
  const last = () => props.n >= LESSONS.length;
  return (
    <div class="lesson">
      <section class="lesson-strip" aria-label={`Lesson ${props.n} of ${LESSONS.length}`} classList={{ done: done() }}>
        <div class="lesson-words" role="status">
          <h1>
            <span class="lesson-count">
              Lesson {props.n} of {LESSONS.length}
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
            <p class="lesson-hint">One way: {props.lesson.way.map(moveWords).join(', then ')}.</p>
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
            <Button kind="primary" onClick={() => go(last() ? '/play' : `/learn/${props.n + 1}`)}>
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
