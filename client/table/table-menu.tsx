import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { KEYS } from './keyboard.ts';
import { useLinks } from './links.ts';
import { downloadSave } from './save.ts';
import type { Table } from './table.ts';
import './table-menu.css';
import { useTools } from './tools.ts';

/** What is not about the next move: the file, the replay, the keys; on small screens also how things stand. */
export function TableMenu(props: { table: Table; onClose: () => void; onSearch: () => void; children?: JSX.Element }) {
  const links = useLinks();
  const tools = useTools();
  const moves = () => props.table.standing().table.version;
  return (
    <Dialog title="The table" onClose={() => props.onClose()}>
      <div class="table-menu">
        <div class="menu-deeds">
          <Button icon="search" onClick={() => props.onSearch()}>
            Search
          </Button>
          <Button onClick={() => void downloadSave(props.table)}>Download the game</Button>
          {links.replay && (
            <a class="btn plain" href={links.replay(moves())}>
              Look back
            </a>
          )}
          <a class="btn plain" href={links.home}>
            Leave the table
          </a>
        </div>
        <Show when={tools}>{(make) => <div class="menu-tools">{make()()}</div>}</Show>
        {props.children}
        <div class="head keys-head">Keys</div>
        <dl class="keys">
          <For each={KEYS}>
            {([key, does]) => (
              <div>
                <dt>
                  <kbd class="kbd">{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            )}
          </For>
        </dl>
      </div>
    </Dialog>
  );
}
