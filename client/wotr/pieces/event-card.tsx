import { Show } from 'solid-js';
import { FACE_IDS, FACE_NAMES } from '../../../games/wotr/tables/dice.ts';
import { CardFrame, type CardSize, type CardState } from '../../board/card-frame.tsx';
import { lengthOf } from '../../board/card-growth.ts';
import { Icon } from '../../board/icon.tsx';
import { cardTexts } from './card-texts.ts';
import { DECK_WORDS, initiativeWords, parted, SIDE_WORDS } from './card-words.ts';
import './cards.css';
import { eventFacts } from './by-number.ts';
import { sideClass } from './nations.ts';
import { WarPicture } from './war-picture.tsx';

export interface EventCardProps {
  /** A card of games/wotr/tables/events.ts. */
  card: number;
  size: CardSize;
  state?: CardState | undefined;
  onClick?: (() => void) | undefined;
}

export function EventCard(props: EventCardProps) {
  const facts = () => eventFacts(props.card);
  const die = () => `die-${FACE_IDS[facts().type]}`;
  const letters = () => {
    const words = props.size === 's' ? undefined : cardTexts()?.[props.card];
    return words && words.text.length + words.combatText.length;
  };
  const name = () => `${facts().title}, ${SIDE_WORDS[facts().side]} ${DECK_WORDS[facts().deck]} card`;
  return (
    <CardFrame
      kind={`event ${sideClass(facts().side)}`}
      size={props.size}
      state={props.state}
      name={name()}
      letters={letters()}
      onClick={props.onClick}
    >
      <span class="card-top">
        <span class="card-die" title={`Played with a ${FACE_NAMES[facts().type]} die or an Event die`}>
          <Icon name={die()} />
        </span>
        <span class="card-name">{facts().title}</span>
      </span>
      <span class="card-art">
        <WarPicture piece={{ event: facts() }} />
      </span>
      <Show when={props.size !== 's'} fallback={<SmallFoot card={props.card} />}>
        <EventBody card={props.card} />
      </Show>
    </CardFrame>
  );
}

function SmallFoot(props: { card: number }) {
  return (
    <span class="card-foot">
      <span class="card-keys">{eventFacts(props.card).combat}</span>
      <b class="card-ini">{initiativeWords(eventFacts(props.card).initiative)}</b>
    </span>
  );
}

function EventBody(props: { card: number }) {
  const facts = () => eventFacts(props.card);
  const words = () => cardTexts()?.[props.card];
  const event = () => parted(words()?.text ?? '');
  const combat = () => parted(words()?.combatText ?? '');
  const length = () => lengthOf((words()?.text.length ?? 0) + (words()?.combatText.length ?? 0));
  return (
    <span class={`card-body ${length()}`} aria-busy={words() === undefined}>
      <span class="card-type">
        {SIDE_WORDS[facts().side]} · {DECK_WORDS[facts().deck]}
      </span>
      <span class="card-text">
        <Show when={event().when}>
          <span class="card-when">{event().when}</span>
        </Show>
        {event().rest}
      </span>
      <span class="card-combat">
        <span class="card-combat-head">
          <b>{facts().combat}</b>
          <b class="card-ini" title="Initiative">
            {initiativeWords(facts().initiative)}
          </b>
        </span>
        <Show when={combat().when}>
          <span class="card-when">{combat().when}</span>
        </Show>
        {combat().rest}
      </span>
    </span>
  );
}
