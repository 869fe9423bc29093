// A rule shown over a table, so that nobody leaves the game to read it.
import { createResource, Show } from 'solid-js';
import { Dialog } from '../board/dialog.tsx';
import { AtomView, ruleHref } from './atom-view.tsx';
import { loadAtom } from './books.ts';

export function RulePeek(props: { id: string; onRule: (id: string) => void; onClose: () => void }) {
  const [atom] = createResource(
    () => props.id,
    async (id) => (await loadAtom(id)) ?? null,
  );
  return (
    <Show when={atom() !== undefined}>
      <Dialog
        title={atom()?.title ?? props.id}
        onClose={props.onClose}
        actions={
          <a class="btn plain" href={ruleHref(props.id)} target="_blank" rel="noreferrer">
            Open in the rulebook
          </a>
        }
      >
        <Show when={atom()} fallback={<p class="prose">The rulebook has no rule of this number.</p>}>
          {(found) => <AtomView atom={found()} />}
        </Show>
      </Dialog>
    </Show>
  );
}
