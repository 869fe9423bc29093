import { For, Index, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import { MINION, PHASE_NAMES } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { counted } from '../../../lib/counted.ts';
import { IconButton } from '../../board/button.tsx';
import { Chip } from '../../board/chip.tsx';
import { Mark } from '../../house/mark.tsx';
import { useLinks } from '../../table/links.ts';
import { useTools } from '../../table/tools.ts';
import { SEATS } from '../cards/seats.ts';
import '../../table/bar.css';

const SHORT: Readonly<Record<string, string>> = {
  untap: 'Untap',
  organization: 'Organize',
  'long-event': 'Long-events',
  'movement/hazard': 'Move, hazards',
  site: 'Sites',
  'end-of-turn': 'End',
};
/** Who sits there decides which game it is (MX-1.2). */
const gameName = ({ alignment }: MeccgView): string => {
  const minions = alignment.filter((side) => side === MINION).length;
  if (minions === 0) return 'The Wizards';
  return minions === alignment.length ? 'The Lidless Eye' : 'Wizard against Ringwraith';
};

const PHASES = PHASE_NAMES.filter((name) => name in SHORT);

export function MeccgBar(props: {
  view: MeccgView;
  own: Seat;
  seatName: (seat: Seat) => string;
  onMenu: () => void;
  onSearch: () => void;
}) {
  const links = useLinks();
  const tools = useTools();
  const phase = () => PHASE_NAMES[props.view.phase] ?? '';
  const at = () => PHASES.indexOf(phase() as (typeof PHASES)[number]);
  return (
    <header class="wt-bar double-rule">
      <a class="brand" href={links.home} aria-label="Mathom-house, home">
        <Mark />
        <span>Mathom-house</span>
      </a>
      <h1 class="wt-title">
        <b class="bar-name">{gameName(props.view)} · </b>
        <span>{props.view.turn === 0 ? 'before the game' : `turn ${props.view.turn}`}</span>
        <Show when={SHORT[phase()]}>{(name) => <span class="bar-phase"> · {name()}</span>}</Show>
      </h1>
      <ol class="phases" aria-label={`Phases of the turn of ${props.seatName(props.view.active)}`}>
        <For each={PHASES}>
          {(name, i) => (
            <li classList={{ on: i() === at(), done: i() < at() }} aria-current={i() === at() ? 'step' : undefined}>
              {SHORT[name]}
            </li>
          )}
        </For>
      </ol>
      <div class="wt-points" classList={{ several: props.view.figures.seats.length > 2 }}>
        <Index each={props.view.figures.seats}>
          {(figures, seat) => (
            <Show when={seat === props.own || props.view.rules.solitaire === 0}>
              <Chip
                icon="victory"
                kind="side"
                tone={SEATS[seat]?.tone}
                title={`${props.seatName(seat)}: ${counted(figures().total, 'point')} if the council were held now`}
              >
                <span class="sr">{props.seatName(seat)}: </span>
                <b>{figures().total}</b>
              </Chip>
            </Show>
          )}
        </Index>
      </div>
      <div class="wt-tools">
        <IconButton class="wt-search" icon="search" label="Search" onClick={() => props.onSearch()} />
        <Show when={tools}>{(make) => make()()}</Show>
      </div>
      <IconButton icon="menu" label="The table" onClick={() => props.onMenu()} />
    </header>
  );
}
