// Tables of the server in lists: those that are open, mine, and those that may be watched.
import { For, Show } from 'solid-js';
import type { TableInfo } from '../../protocol/messages.ts';
import { device } from '../art/device.ts';
import { Button } from '../board/button.tsx';
import { ago } from '../house/words.ts';
import {
  endingWords,
  freeSeat,
  hostName,
  openWords,
  ratedWords,
  resultWords,
  rowOf,
  seatAt,
  seatOf,
  sitterName,
} from './online-words.ts';
import { Rating } from './rating.tsx';

const ratingOf = ({ seats }: TableInfo, person: string | undefined) =>
  person === undefined ? undefined : seats.find((seat) => seat.person === person)?.rating;
/** Of the one who sits across, if there is one. */
const othersRating = ({ seats }: TableInfo, me: string) => {
  const others = seats.filter(({ person }) => person !== me);
  return others.length === 1 ? others[0]?.rating : undefined;
};

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
                <b>
                  {hostName(table)} <Rating of={ratingOf(table, table.host ?? undefined)} />
                </b>
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
          const style = () => seatAt(table, seatOf(table, props.me) ?? 0).people;
          return (
            <li class="kept-row online-row">
              <span class="avatar" aria-hidden="true" innerHTML={device(table.id, style())} />
              <div class="kept-what">
                <b>{table.title}</b>
                <small>{sentence([row().about, ...ratedWords(table)].join(' · '))}</small>
              </div>
              <div class="kept-who">
                <b>
                  {row().opponent} <Rating of={othersRating(table, props.me)} />
                </b>
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
              <b>
                <For each={table.seats}>
                  {(seat, i) => (
                    <>
                      {i() > 0 ? ' and ' : ''}
                      {sitterName(seat)} <Rating of={seat.rating} />
                    </>
                  )}
                </For>
              </b>
              <small>{[table.title, ...ratedWords(table), how(table), ago(table.updated)].join(' · ')}</small>
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
