import { Show } from 'solid-js';
import { FACE_IDS, FACE_NAMES } from '../../../games/wotr/tables/dice.ts';
import './action-die.css';
import { Icon } from '../../board/icon.tsx';
import { sideClass } from './nations.ts';

export interface ActionDieProps {
  side: 0 | 1;
  /** A face of games/wotr/tables/dice.ts. */
  face: number;
  state?: 'idle' | 'legal' | 'chosen' | 'used' | undefined;
  /** Small: the other side's dice, and those in the Hunt box. */
  small?: boolean | undefined;
  /** Falls and settles when it appears, the nth of its roll. */
  rolled?: number | undefined;
  onClick?: (() => void) | undefined;
  title?: string | undefined;
}

const STATE_WORDS = { idle: '', legal: ', can be used', chosen: ', chosen', used: ', used' } as const;

export function ActionDie(props: ActionDieProps) {
  const state = () => props.state ?? 'idle';
  const name = () => props.title ?? `${FACE_NAMES[props.face]}${STATE_WORDS[state()]}`;
  // One string: a class that changes would take away what a classList has added.
  const look = () =>
    `die6 ${sideClass(props.side)} is-${state()}${props.small ? ' sm' : ''}${props.rolled === undefined ? '' : ' tumbling'}`;
  const face = () => <Icon name={`die-${FACE_IDS[props.face]}`} />;
  const nth = () => (props.rolled === undefined ? {} : { '--nth': props.rolled });
  return (
    <Show
      when={props.onClick}
      fallback={
        <span class={look()} style={nth()} role="img" aria-label={name()} title={name()}>
          {face()}
        </span>
      }
    >
      {(onClick) => (
        <button
          type="button"
          class={look()}
          style={nth()}
          aria-label={name()}
          aria-pressed={state() === 'chosen'}
          title={name()}
          onClick={() => onClick()()}
        >
          {face()}
        </button>
      )}
    </Show>
  );
}
