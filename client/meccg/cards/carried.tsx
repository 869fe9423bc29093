// What a character has with him, as strips below his card: nothing hides a name.
import { For, Show } from 'solid-js';
import { Icon } from '../../board/icon.tsx';
import { meccgCards } from './cards.ts';
import { peekOf } from './peek.ts';
import './carried.css';

export interface CarriedCard {
  /** Its number in the game's list. */
  readonly card: number;
  readonly as: 'item' | 'ally' | 'follower' | 'hazard';
  /** What it is to a hand that drags it. */
  readonly thing?: string | undefined;
  readonly tapped?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly light?: 'idle' | 'legal' | 'chosen' | 'dim' | undefined;
}

const ICONS = { item: 'mp-item', ally: 'mp-ally', follower: 'influence', hazard: 'corruption' } as const;
const WORDS = { item: 'carries', ally: 'ally', follower: 'follower', hazard: 'bears' } as const;

export function Carried(props: { cards: readonly CarriedCard[] }) {
  return (
    <Show when={props.cards.length > 0}>
      <ul class="mc-carried">
        <For each={props.cards}>{(one) => <Strip {...one} />}</For>
      </ul>
    </Show>
  );
}

function Strip(props: CarriedCard) {
  const card = () => meccgCards()?.[props.card];
  const label = () => `${WORDS[props.as]} ${card()?.name ?? ''}${props.tapped ? ', tapped' : ''}`;
  return (
    <li
      class={`mc-strip as-${props.as} is-${props.light ?? 'idle'}`}
      data-thing={props.thing}
      classList={{ tapped: props.tapped ?? false }}
    >
      <button
        type="button"
        aria-label={label()}
        aria-description={card()?.text}
        onClick={() => props.onClick?.()}
        {...peekOf(() => card()?.id)}
      >
        <Icon name={ICONS[props.as]} />
        <span>{card()?.name}</span>
        <Show when={props.tapped}>
          <Icon name="tap" />
        </Show>
      </button>
    </li>
  );
}
