// /replay/:id, a game of this browser's shelf to be looked at.

import { createResource, Match, onCleanup, onMount, Switch } from 'solid-js';
import { fetchKept } from '../host/shelf.ts';
import { PERSON } from '../house/laying.ts';
import { go } from '../house/router.ts';
import { title } from '../house/title.ts';
import { Trouble } from '../house/trouble.tsx';
import type { Recorded } from './recorded.ts';
import { openRecorded, Replay } from './replay.tsx';

async function openKept(id: string) {
  const kept = await fetchKept(id);
  if (!kept?.save)
    throw new Error('This browser keeps no such game. Perhaps it was deleted, or lies in another browser.');
  const { laying, save, over } = kept;
  const own = laying.sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
  const back = { href: `/table/${id}`, label: over ? 'To its table' : 'Back to the game' };
  const isFile = id.startsWith('file-');
  const recorded: Recorded = { id, laying, save, own, back: isFile ? undefined : back };
  return openRecorded(recorded);
}

export function ReplayPage(props: { id: string }) {
  const [opened] = createResource(() => props.id, openKept);
  onMount(() => title('Replay'));
  onCleanup(() => {
    if (!opened.error) opened()?.host.close();
  });
  return (
    <Switch fallback={<div class="opening" role="status" aria-label="The replay is being opened" />}>
      <Match when={opened.error}>
        <Trouble title="This game cannot be shown" error={opened.error} home={() => go('/')} />
      </Match>
      <Match when={opened()} keyed>
        {(open) => <Replay open={open} />}
      </Match>
    </Switch>
  );
}
