// "What else could I have done?": every choice of an action, and what was offered beside it.
import { For, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { Icon } from '../board/icon.tsx';
import { createLater } from '../board/later.ts';
import type { Eyes, ReplayHost } from '../host/replay-host.ts';
import type { Instead } from '../host/replay-table.ts';
import type { StoryRow } from './rows.ts';

interface Choice extends Instead {
  readonly at: number;
}

async function choicesOf(host: ReplayHost, { from, at }: StoryRow, eyes: Eyes): Promise<readonly Choice[]> {
  const moments = Array.from({ length: at - from }, (_, i) => from + i);
  const choiceAt = async (moment: number): Promise<readonly Choice[]> => {
    const instead = await host.insteadAt(moment, eyes);
    return instead ? [{ ...instead, at: moment }] : [];
  };
  return (await Promise.all(moments.map(choiceAt))).flat();
}

export function InsteadDialog(props: {
  host: ReplayHost;
  row: StoryRow;
  eyes: Eyes;
  playOn: (at: number) => (() => void) | undefined;
  onClose: () => void;
}) {
  const choices = createLater(() => choicesOf(props.host, props.row, props.eyes));
  const isFree = ({ question }: Choice) => question.choices.length > 1;
  return (
    <Dialog
      title={props.eyes === 'all' ? 'What else could have been done?' : 'What else could I have done?'}
      lead={props.row.words}
      wide
      onClose={() => props.onClose()}
    >
      <div class="instead">
        <Show when={choices()}>
          {(all) => (
            <For
              each={all().filter(isFree)}
              fallback={
                <p class="prose">
                  {all().length > 0
                    ? 'Nothing: the rules left one choice.'
                    : 'This was played under older rules, which are not known here any more.'}
                </p>
              }
            >
              {(one) => (
                <section>
                  <h3>{one.question.text}</h3>
                  <ul>
                    <For each={one.question.choices}>
                      {({ label, move }) => (
                        <li classList={{ made: move === one.made }}>
                          <Show when={move === one.made}>
                            <Icon name="check" />
                          </Show>
                          {label}
                          <Show when={move === one.made}>
                            <span class="sr"> (this was done)</span>
                          </Show>
                        </li>
                      )}
                    </For>
                  </ul>
                  <Show when={props.playOn(one.at)}>
                    {(play) => (
                      <Button
                        small
                        icon="next"
                        onClick={() => {
                          props.onClose();
                          play()();
                        }}
                      >
                        Play on from this choice
                      </Button>
                    )}
                  </Show>
                </section>
              )}
            </For>
          )}
        </Show>
      </div>
    </Dialog>
  );
}
