// The end fills the screen: who won and how, the story of the game as a graph, and what turned it.
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button } from '../board/button.tsx';
import { createLater } from '../board/later.ts';
import { type TurningPoint, turningPoints } from '../host/tide.ts';
import { AnotherLink, EndingWords, ReplayLink, sideOf } from './ending-words.tsx';
import './ending-screen.css';
import { useLinks } from './links.ts';
import { swingWords, turningWords } from './swings.ts';
import type { Table } from './table.ts';
import { TideCurve } from './tide-curve.tsx';

const MOST_LETTERS = 190;
const shortened = (words: string): string =>
  words.length <= MOST_LETTERS ? words : `${words.slice(0, words.lastIndexOf(' ', MOST_LETTERS))} …`;

export function EndingScreen(props: { table: Table }) {
  const { face, host, standing, stage } = props.table;
  const outcome = createMemo(() => standing().table.outcome);
  const [closed, setClosed] = createSignal(false);
  // A game that is taken up again ends anew.
  createEffect(on(outcome, (now) => now === null && setClosed(false)));
  const isShown = () => outcome() !== null && !closed() && stage.shown().beat === undefined;
  return (
    <Show when={isShown() && outcome()} keyed>
      {(end) => {
        const links = useLinks();
        const press = ({ key }: KeyboardEvent) => key === 'Escape' && setClosed(true);
        document.addEventListener('keydown', press);
        onCleanup(() => document.removeEventListener('keydown', press));
        const ending = () => face.ending(end, standing());
        const turns = createLater(() => (face.Graph ? host.turns().catch(() => []) : Promise.resolve([])));
        const tide = createLater(() => host.tide?.().catch(() => []) ?? Promise.resolve([]));
        const points = createMemo(() => turningPoints(tide() ?? []));
        const words = (point: TurningPoint) => shortened(turningWords(standing().heard, point));
        const sides = (): readonly [string, string] => {
          const [first, second] = standing().table.sides;
          return [face.seatName(first?.seats[0] ?? 0), face.seatName(second?.seats[0] ?? 1)];
        };
        return (
          <section class={`ending scroll ${sideOf(props.table, end)}`} aria-label={ending().title}>
            <div class="ending-plate">
              <Dynamic component={face.EndingPicture} standing={standing()} />
              <EndingWords table={props.table} end={end} heading="h1" kind="ending" />
              <div class="ending-buttons">
                <ReplayLink label="Study the game" />
                <Button
                  ref={(button: HTMLButtonElement) => queueMicrotask(() => button.focus())}
                  onClick={() => setClosed(true)}
                >
                  Look at the board
                </Button>
                <AnotherLink />
              </div>
              <div class="ending-parts">
                <Dynamic component={face.EndingWeighed} standing={standing()} />
                <Show when={(turns()?.length ?? 0) > 0 && face.Graph}>
                  <div class="ending-part">
                    <h2>{face.graphTitle ?? 'Turn by turn'}</h2>
                    <div class="ending-graph">
                      <Dynamic component={face.Graph} turns={turns() ?? []} />
                    </div>
                  </div>
                </Show>
                <Show when={(tide()?.length ?? 0) > 1}>
                  <div class="ending-part">
                    <h2>Who was winning</h2>
                    <TideCurve tide={tide() ?? []} sides={sides()} points={points()} />
                  </div>
                </Show>
                <Show when={points().length > 0}>
                  <div class="ending-part">
                    <h2>What turned it</h2>
                    <ol class="ending-points">
                      <For each={points()}>
                        {(point) => (
                          <li>
                            <b>{swingWords(point, sides())}</b>
                            <span>{words(point)}</span>
                            <Show when={links.replay}>
                              {(replay) => (
                                <a class="lnk" href={replay()(point.at)}>
                                  See it
                                </a>
                              )}
                            </Show>
                          </li>
                        )}
                      </For>
                    </ol>
                  </div>
                </Show>
              </div>
            </div>
          </section>
        );
      }}
    </Show>
  );
}
