// On the front page: playing with others, when a server answers.
import { createResource, For, onMount, Show } from 'solid-js';
import { api } from '../session/api.ts';
import './home-panel.css';
import { company, lookForCompany, person } from '../session/session.ts';

const MOST = 3;

export function HomePanel() {
  onMount(() => void lookForCompany());
  const [open] = createResource(
    () => company() === 'open',
    async () => (await api.openTables().catch(() => undefined))?.tables ?? [],
  );
  const [mine] = createResource(
    () => person()?.id,
    async (me) => {
      const tables = (await api.myTables().catch(() => undefined))?.tables ?? [];
      return tables.filter(({ status, seats, toMove }) => {
        const seat = seats.findIndex(({ person: sitter }) => sitter === me);
        return status === 'playing' && toMove.includes(seat);
      });
    },
  );
  return (
    <Show when={company() === 'open'}>
      <section class="panel with-others" aria-labelledby="others">
        <h2 id="others">
          Play with others
          <Show when={mine()?.length}>{(count) => <span class="chip turn">{count()} for you</span>}</Show>
        </h2>
        <p class="prose">A friend by a link, or whoever comes, on another machine.</p>
        <ul class="waiting-list">
          <For each={mine()?.slice(0, MOST)}>
            {(table) => (
              <li>
                <a href={`/t/${table.id}`}>{table.title}: it is your move</a>
              </li>
            )}
          </For>
        </ul>
        <div class="row">
          <a class="btn plain" href="/online">
            {open()?.length ? openWords(open()?.length ?? 0) : 'Find or lay a table'}
          </a>
        </div>
      </section>
    </Show>
  );
}

const openWords = (count: number): string => (count === 1 ? '1 table is open' : `${count} tables are open`);
