// A game of this browser: fetched from the shelf, played in a worker.

import { createResource, Match, onCleanup, onMount, Switch } from 'solid-js';
import { entryOf, titleOf } from '../catalogue/catalogue.ts';
import { withSingleChoices } from '../catalogue/single-choices.ts';
import { LocalHost } from '../host/local-host.ts';
import { fetchKept } from '../host/shelf.ts';
import { PERSON } from '../house/laying.ts';
import { go } from '../house/router.ts';
import { TableTools } from '../house/table-tools.tsx';
import { title } from '../house/title.ts';
import { Trouble } from '../house/trouble.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { HintButton } from './hint-button.tsx';

async function openTable(id: string) {
  const kept = await fetchKept(id);
  if (!kept) throw new Error('This browser keeps no such game. Perhaps it was deleted, or laid in another browser.');
  const local = await LocalHost.open(kept.laying);
  const host = withSingleChoices(local);
  const seatsHere = kept.laying.sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
  return { host, seatsHere, laying: kept.laying, hints: () => local.hints() };
}

export function TablePage(props: { id: string }) {
  let closed = false;
  const [table] = createResource(
    () => props.id,
    async (id) => {
      const opened = await openTable(id);
      if (closed) opened.host.close();
      return opened;
    },
  );
  onMount(() => title('Table'));
  onCleanup(() => {
    closed = true;
    if (!table.error) table()?.host.close();
  });
  return (
    <Switch fallback={<div class="opening" role="status" aria-label="The table is being laid" />}>
      <Match when={table.error}>
        <Trouble title="No table is laid here" error={table.error} home={() => go('/')} />
      </Match>
      <Match when={table()} keyed>
        {({ host, seatsHere, laying, hints }) => {
          title(titleOf(laying.game));
          return (
            <TableScreen
              host={host}
              entryOf={entryOf}
              seatsHere={seatsHere}
              ending
              tools={() => (
                <>
                  <HintButton hints={hints} />
                  <TableTools />
                </>
              )}
              links={{
                home: '/',
                rule: (id) => `/rules/${encodeURIComponent(id)}`,
                replay: (moves) => `/replay/${laying.id}?at=${moves}`,
                another: '/play',
              }}
            />
          );
        }}
      </Match>
    </Switch>
  );
}
