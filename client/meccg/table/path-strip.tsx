import { For } from 'solid-js';
import { Icon } from '../../board/icon.tsx';
import { REGION_TYPE_NAMES, wayWords } from './journey.ts';
import './journey.css';

/** The types of the regions between two sites, as signs on a dotted line. */
export function PathStrip(props: { way: readonly number[] }) {
  return (
    <span class="path-strip" role="img" aria-label={`The way: ${wayWords(props.way)}`} title={wayWords(props.way)}>
      <For each={props.way}>{(type) => <Icon name={`rt-${REGION_TYPE_NAMES[type] ?? 'wilderness'}`} />}</For>
      <Icon name="next" />
    </span>
  );
}
