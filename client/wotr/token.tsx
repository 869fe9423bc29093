import { WarPicture } from './pieces/war-picture.tsx';
import './token.css';
import { characterFacts } from './pieces/by-number.ts';

/** A Character as a medallion, on the map or in the Fellowship. */
export function Token(props: { character: number; guide?: boolean | undefined; title?: string | undefined }) {
  const facts = () => characterFacts(props.character);
  const title = () => props.title ?? `${facts().name}${props.guide ? ', the Guide' : ''}`;
  return (
    <span
      class={`token ${facts().side === 0 ? 'free' : 'shadow'}`}
      classList={{ guide: props.guide ?? false }}
      role="img"
      aria-label={title()}
      title={title()}
    >
      <WarPicture piece={{ medallion: facts() }} />
    </span>
  );
}
