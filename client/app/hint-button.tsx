// "What would you do?" at a table of this browser: the program thinks in the worker, the page goes on.
import { createResource, createSignal, For, Show } from 'solid-js';
import type { Hint } from '../../players/search/hints.ts';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';

export function HintButton(props: { hints: () => Promise<readonly Hint[]> }) {
  const [isOpen, open] = createSignal(false);
  return (
    <>
      <IconButton icon="bot" label="What would you do?" onClick={() => open(true)} />
      <Show when={isOpen()}>
        <Hints hints={props.hints} onClose={() => open(false)} />
      </Show>
    </>
  );
}

function Hints(props: { hints: () => Promise<readonly Hint[]>; onClose: () => void }) {
  const [plans] = createResource(() => props.hints());
  return (
    <Dialog
      title="What would you do?"
      lead="A program in your seat, with what you know, looks two turns ahead."
      onClose={props.onClose}
      actions={
        <Button kind="primary" onClick={props.onClose}>
          Back to the table
        </Button>
      }
    >
      <Show when={!plans.loading} fallback={<p role="status">It is looking ahead …</p>}>
        <Show
          when={!plans.error && (plans()?.length ?? 0) > 0}
          fallback={<p>There is nothing for you to choose now, or all choices are alike.</p>}
        >
          <ol>
            <For each={plans()}>
              {({ label, chance, why }) => (
                <li>
                  <b>{label}</b>:{' '}
                  {chance !== undefined && `wins ${Math.round(100 * chance)} % of the worlds looked at. `}
                  {why}
                </li>
              )}
            </For>
          </ol>
        </Show>
      </Show>
    </Dialog>
  );
}
