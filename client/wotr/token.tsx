import { createMemo } from 'solid-js';
import { CHARACTERS } from '../../games/wotr/tables/characters.ts';
import { device } from '../art/device.ts';
import { peopleOf } from './pieces/card-words.ts';
import './token.css';

/** A Character as a round device, on the map or in the Fellowship. */
export function Token(props: { character: number; guide?: boolean | undefined; title?: string | undefined }) {
  const facts = () => CHARACTERS[props.character];
  const art = createMemo(() => device(facts().name, peopleOf(facts().id)));
  const title = () => props.title ?? `${facts().name}${props.guide ? ', the Guide' : ''}`;
  return (
    <span
      class={`token ${facts().side === 0 ? 'free' : 'shadow'}`}
      classList={{ guide: props.guide ?? false }}
      role="img"
      aria-label={title()}
      title={title()}
      innerHTML={art()}
    />
  );
}
