// Tables of the server in lists: those that are open, mine, and those that may be watched.
import { For, Show } from 'solid-js';
import type { TableInfo } from '../../protocol/messages.ts';
import { ago } from '../app/words.ts';
import { device } from '../art/device.ts';
import { Button } from '../board/button.tsx';
import {
  endingWords,
  freeSeat,
  hostName,
  openWords,
  resultWords,
  rowOf,
  seatDevice,
  seatOf,
  sitterName,
} from './online-words.ts';

export function OpenTables(props: { tables: readonly TableInfo[]; onSit: (table: TableInfo) => void }) {
  return (
    <Show
      when={props.tables.length > 0}
      fallback={<p class="quiet-note">Nobody waits for a player just now. Lay a table, and somebody may come.</p>}
    >
      <ul class="sitting">
        <For each={props.tables}>
          {(table) => (
            <li class="sitting-row">
              <span class="avatar" aria-hidden="true" innerHTML={device(hostName(table), 'man')} />
              <div class="sitting-what">
                <b>{hostName(table)}</b>
                <small>
                  {table.title} · {openWords(table)}
                </small>
              </div>
              <Show when={freeSeat(table) !== undefined}>
                <Button small aria-label={`Sit down with ${hostName(table)}`} onClick={() => props.onSit(table)}>
                  Sit down
                </Button>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

export function MyTables(props: { tables: readonly TableInfo[]; me: string }) {
  return (
    <ul class="panel kept">
      <For each={props.tables}>
        {(table) => {
          const row = () => rowOf(table, props.me);
          const style = () => seatDevice(seatOf(table, props.me) ?? 0);
          return (
            <li class="kept-row online-row">
              <span class="avatar" aria-hidden="true" innerHTML={device(table.id, style())} />
              <div class="kept-what">
                <b>{table.title}</b>
                <small>{sentence(row().about)}</small>
              </div>
              <div class="kept-who">
                <b>{row().opponent}</b>
                <small>{row().state}</small>
              </div>
              <div class="online-do">
                <a class="btn sm" classList={{ primary: row().mine, plain: !row().mine }} href={`/t/${table.id}`}>
                  {deedOf(table, row().mine)}
                </a>
              </div>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function deedOf({ status }: TableInfo, mine: boolean): string {
  if (mine) return 'Your move';
  return { open: 'Wait there', playing: 'Look in', finished: 'Look back' }[status];
}

/** Games of others: being played, or lately finished. */
export function WatchTables(props: { tables: readonly TableInfo[] }) {
  const names = (table: TableInfo) => table.seats.map(sitterName).join(' and ');
  const how = (table: TableInfo) =>
    table.status === 'playing' ? 'being played' : (endingWords(table) ?? sentence(resultWords(table, undefined)));
  return (
    <ul class="sitting">
      <For each={props.tables}>
        {(table) => (
          <li class="sitting-row">
            <div class="sitting-what">
              <b>{names(table)}</b>
              <small>
                {table.title} · {how(table)} · {ago(table.updated)}
              </small>
            </div>
            <a class="btn sm plain" href={`/t/${table.id}`} aria-label={`Watch ${names(table)}`}>
              {table.status === 'playing' ? 'Watch' : 'Look'}
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}
