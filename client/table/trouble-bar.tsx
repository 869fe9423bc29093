import { Show } from 'solid-js';
import { Icon } from '../board/icon.tsx';
import './trouble-bar.css';
import type { Table } from './table.ts';

/** A thin bar under the top; the board stays readable. */
export function TroubleBar(props: { table: Table }) {
  return (
    <Show when={props.table.standing().trouble}>
      {(trouble) => (
        <div class="trouble" role="alert">
          <Icon name="info" /> <span>{trouble()}</span>
        </div>
      )}
    </Show>
  );
}
