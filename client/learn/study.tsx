// A task at a real table: a sentence and a goal above it, a hint, and what to take away. A lesson, or a puzzle.
import { createResource, createSignal, For, Match, onCleanup, Show, Switch } from 'solid-js';
import { Button, IconButton } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { entryOf } from '../catalogue/catalogue.ts';
import type { GameEntry, Lesson } from '../catalogue/entry.ts';
import { LocalHost } from '../host/local-host.ts';
import { go } from '../house/router.ts';
import { TableTools } from '../house/table-tools.tsx';
import { Trouble } from '../house/trouble.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import './learn.css';
import type { Way } from './lesson-address.ts';
import { isDone, isMissed, layingOf } from './lesson-table.ts';

interface StudyProps {
  game: GameEntry;
  task: Lesson;
  moveWords: (move: string) => string;
  words: {
    readonly task: 'lesson' | 'puzzle';
    /** 'Lesson 3 of 10'. */
    readonly name: string;
    /** What to do now, the best first. */
    readonly next: readonly Way[];
    readonly all: Way;
  };
  onDone: () => void;
}

export function Study(props: StudyProps) {
  const [again, setAgain] = createSignal(0);
  return (
    <Show when={{ round: again() }} keyed>
      <Attempt {...props} onAgain={() => setAgain(again() + 1)} />
    </Show>
  );
}

type End = 'done' | 'missed';
const SMALL = '(max-width: 760px)';

function Attempt(props: StudyProps & { onAgain: () => void }) {
  const [end, setEnd] = createSignal<End>();
  const [hint, setHint] = createSignal(false);
  /** On a phone the table has the room: the first lines stand there, the rest unfolds. */
  const [hidden, setHidden] = createSignal(matchMedia(SMALL).matches);
  const [host] = createResource(async () => {
    const opened = await LocalHost.open(layingOf(props.game, props.task));
    opened.watch((standing) => {
      if (end()) return;
      if (isDone(props.task, standing)) {
        setEnd('done');
        props.onDone();
      } else if (isMissed(props.task, standing)) setEnd('missed');
      else return;
      setHidden(false);
    });
    return opened;
  });
  onCleanup(() => {
    if (!host.error) host()?.close();
  });
  return (
    <div class="lesson">
      <section
        class="lesson-strip"
        aria-label={props.words.name}
        classList={{ done: end() === 'done', folded: hidden() }}
      >
        <div class="lesson-words" role="status">
          <h1>
            <span class="lesson-count">{props.words.name}</span>
            {props.task.title}
          </h1>
          <p class="prose">
            <Switch fallback={props.task.tell}>
              <Match when={end() === 'missed'}>
                <b>Not this way.</b> The chance has gone by.
              </Match>
              <Match when={end() === 'done'}>
                <b>Well done.</b> {props.task.after}{' '}
                <For each={props.task.rules}>
                  {(rule) => (
                    <>
                      <a class="rule-id" href={`/rules/${rule}`}>
                        {rule}
                      </a>{' '}
                    </>
                  )}
                </For>
              </Match>
            </Switch>
          </p>
          <Show when={!end()}>
            <p class="lesson-goal">
              <Icon name="flag" /> {props.task.goal}
            </p>
          </Show>
          <Show when={hint() && end() !== 'done'}>
            <p class="lesson-hint">One way: {props.task.way.map(props.moveWords).join(', then ')}.</p>
          </Show>
        </div>
        <div class="lesson-buttons">
          <Switch
            fallback={
              <>
                <Button small onClick={() => setHint(!hint())}>
                  {hint() ? 'Hide the hint' : 'A hint'}
                </Button>
                <IconButton
                  icon={hidden() ? 'down' : 'up'}
                  label={hidden() ? `Show the ${props.words.task}` : `Fold the ${props.words.task}`}
                  onClick={() => setHidden(!hidden())}
                />
              </>
            }
          >
            <Match when={end() === 'done'}>
              <For each={props.words.next}>
                {({ label, to }, i) => (
                  <Button kind={i() === 0 ? 'primary' : 'plain'} onClick={() => go(to)}>
                    {label}
                  </Button>
                )}
              </For>
            </Match>
          </Switch>
          <Button small kind={end() === 'missed' ? 'primary' : 'ghost'} onClick={() => props.onAgain()}>
            Begin again
          </Button>
          <a class="btn ghost sm" href={props.words.all.to}>
            {props.words.all.label}
          </a>
        </div>
      </section>
      <Switch fallback={<div class="lesson-table" />}>
        <Match when={host.error}>
          <Trouble
            title={`This ${props.words.task} cannot be laid`}
            error={host.error}
            home={() => go(props.words.all.to)}
          />
        </Match>
        <Match when={host()} keyed>
          {(opened) => (
            <div class="lesson-table">
              <TableScreen
                host={opened}
                entryOf={entryOf}
                seatsHere={[props.task.seat]}
                tools={() => <TableTools />}
                links={{ home: props.words.all.to, rule: (id) => `/rules/${encodeURIComponent(id)}` }}
              />
            </div>
          )}
        </Match>
      </Switch>
    </div>
  );
}
