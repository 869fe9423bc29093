// How a game has ended, in words, and where to go from there: the same on the screen that it fills and beside the board.
import { Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { ToldEnd } from '../../protocol/outcome.ts';
import { Icon } from '../board/icon.tsx';
import { useLinks } from './links.ts';
import { RuleLink } from './rule-link.tsx';
import type { Table } from './table.ts';
import { teamWords } from './team-words.ts';

/** 'free' or 'shadow', where who has won has a colour. */
export const sideOf = ({ face }: Table, { winners: [winner] }: ToldEnd): string =>
  winner === undefined ? '' : (face.seatClass?.(winner) ?? '');

export function EndingWords(props: { table: Table; end: ToldEnd; heading: 'h1' | 'h2'; kind: 'ending' | 'game-over' }) {
  const { face, standing } = props.table;
  const ending = () => face.ending(props.end, standing());
  return (
    <>
      <Dynamic component={props.heading}>{ending().title}</Dynamic>
      <Show when={teamWords(props.end, standing(), face)}>
        {(team) => <p class={`prose ${props.kind}-team`}>{team()}</p>}
      </Show>
      <p class="prose">
        {ending().how} <RuleLink rule={props.end.rule} />
      </p>
      <p class={`${props.kind}-number`}>{ending().number}</p>
    </>
  );
}

export function ReplayLink(props: { label: string }) {
  const links = useLinks();
  return (
    <Show when={links.replay}>
      {(replay) => (
        <a class="btn plain" href={replay()(0)}>
          <Icon name="play" /> {props.label}
        </a>
      )}
    </Show>
  );
}

export function AnotherLink() {
  const links = useLinks();
  return (
    <Show when={links.another}>
      {(another) => (
        <a class="btn primary" href={another()}>
          Another game
        </a>
      )}
    </Show>
  );
}
