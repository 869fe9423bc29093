// A rating beside a name.
import { Show } from 'solid-js';
import type { TableInfo } from '../../protocol/messages.ts';
import { ratingFace, ratingTitle } from './rating-words.ts';

type SeatInfo = TableInfo['seats'][number];

export function Rating(props: { of: SeatInfo['rating'] }) {
  return (
    <Show when={props.of}>
      {(rating) => (
        <span class="rating" title={ratingTitle(rating())}>
          <span class="sr">{ratingTitle(rating())}</span>
          <span aria-hidden="true">
            {ratingFace(rating().value)}
            {rating().provisional ? '?' : ''}
          </span>
        </span>
      )}
    </Show>
  );
}

/** A name that leads to its page, with the rating for the seat. */
export function SitterName(props: { sitter: SeatInfo; name: string }) {
  return (
    <span class="sitter">
      <Show when={props.sitter.kind !== 'bot' && props.sitter.person} fallback={props.name}>
        {(id) => <a href={`/people/${id()}`}>{props.name}</a>}
      </Show>{' '}
      <Rating of={props.sitter.rating} />
    </span>
  );
}
