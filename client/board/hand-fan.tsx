import { For, type JSX } from 'solid-js';
import { nextOf } from './hand-walk.ts';
import './hand-fan.css';

export interface HandFanProps {
  cards: readonly number[];
  /** 'Your hand'; how many cards there are is added. */
  label: string;
  /** One card, as a button. */
  children: (card: number) => JSX.Element;
  /** Spread out on a phone, where the hand otherwise peeks. */
  open?: boolean | undefined;
  onOpen?: ((open: boolean) => void) | undefined;
}

const SWIPE_PX = 28;

/** Cards held like a hand: arrow keys go from card to card; on a phone a swipe up spreads them and a swipe scrolls. */
export function HandFan(props: HandFanProps) {
  let fan: HTMLUListElement | undefined;
  let start: { x: number; y: number } | undefined;
  const buttons = () => [...(fan?.querySelectorAll<HTMLElement>('button') ?? [])];
  const press = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.findIndex((button) => button.matches(':focus'));
    const next = nextOf(event.key, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
    all[next]?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' });
  };
  const lift = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (!start || !touch) return;
    const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
    if (Math.abs(dy) > SWIPE_PX && Math.abs(dy) > Math.abs(dx)) props.onOpen?.(dy < 0);
    start = undefined;
  };
  return (
    <ul
      ref={fan}
      class="fan"
      classList={{ open: props.open ?? false }}
      aria-label={`${props.label}: ${props.cards.length} ${props.cards.length === 1 ? 'card' : 'cards'}`}
      onKeyDown={press}
      onTouchStart={(event) => {
        const touch = event.touches[0];
        start = touch && { x: touch.clientX, y: touch.clientY };
      }}
      onTouchEnd={lift}
    >
      <For each={props.cards}>
        {(card, i) => (
          <li class="fan-card" style={{ '--i': i() - (props.cards.length - 1) / 2 }}>
            {props.children(card)}
          </li>
        )}
      </For>
    </ul>
  );
}
