import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import './card.css';
import { growthOf } from './card-growth.ts';

export type CardSize = 's' | 'm' | 'l';
export type CardState = 'idle' | 'legal' | 'chosen' | 'dim';

export interface CardFrameProps {
  kind: string;
  size: CardSize;
  state?: CardState | undefined;
  /** The card in one sentence, for a card that is a button. */
  name: string;
  onClick?: (() => void) | undefined;
  /** Of its text. */
  letters?: number | undefined;
  children: JSX.Element;
}

const STATE_WORDS = { idle: '', legal: ', can be played', chosen: ', chosen', dim: '' } as const;

/** A button if it can be touched, else an article. Only phrasing elements inside, which both may hold. */
export function CardFrame(props: CardFrameProps) {
  const state = () => props.state ?? 'idle';
  const isButton = () => props.onClick !== undefined;
  return (
    <Dynamic
      component={isButton() ? 'button' : 'article'}
      type={isButton() ? 'button' : undefined}
      class={`card ${props.size} ${props.kind} is-${state()}`}
      style={props.letters === undefined ? {} : { '--grow': growthOf(props.letters).toFixed(3) }}
      aria-label={isButton() ? `${props.name}${STATE_WORDS[state()]}` : props.name}
      aria-pressed={isButton() ? state() === 'chosen' : undefined}
      onClick={props.onClick}
    >
      {props.children}
    </Dynamic>
  );
}
