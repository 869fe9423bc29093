// A Ship, an Ent or a siege engine on the map: a small painted disc, with a number when there are several.
import { Show } from 'solid-js';
import { Icon } from '../../board/icon.tsx';
import { apartIcon } from './apart-icons.ts';
import './apart-piece.css';

export function ApartPiece(props: { piece: number; count: number; title: string }) {
  const icon = () => apartIcon(props.piece) ?? 'flag';
  return (
    <span class={`apart-piece ${icon()}`}>
      <Icon name={icon()} title={props.title} />
      <Show when={props.count > 1}>
        <b>{props.count}</b>
      </Show>
    </span>
  );
}
