import { For, Show } from 'solid-js';
import { victoryPoints } from '../../games/wotr/reading/board.ts';
import { POINTS_TO_WIN } from '../../games/wotr/reading/points.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { IconButton } from '../board/button.tsx';
import { Chip } from '../board/chip.tsx';
import { Mark } from '../house/mark.tsx';
import { useLinks } from '../table/links.ts';
import { useTools } from '../table/tools.ts';
import { PHASES, phaseOf } from './doing.ts';
import { SIDE_NAMES } from './figures.ts';
import { sideClass } from './pieces/nations.ts';
import '../table/bar.css';

export function WotrBar(props: { view: WotrView; onMenu: () => void; onSearch: () => void }) {
  const links = useLinks();
  const tools = useTools();
  const phase = () => phaseOf(props.view);
  return (
    <header class="wt-bar double-rule">
      <a class="brand" href={links.home} aria-label="Mathom-house, home">
        <Mark />
        <span>Mathom-house</span>
      </a>
      <h1 class="wt-title">
        War of the Ring · <span>turn {props.view.turn}</span>
      </h1>
      <ol class="phases" aria-label="Phases of the turn">
        <For each={PHASES}>
          {(name, i) => (
            <li
              classList={{ on: i() === phase(), done: i() < phase() }}
              aria-current={i() === phase() ? 'step' : undefined}
            >
              {name}
            </li>
          )}
        </For>
      </ol>
      <div class="wt-points">
        <For each={[0, 1] as const}>
          {(side) => (
            <Chip
              icon="victory"
              kind="side"
              tone={sideClass(side)}
              title={`${SIDE_NAMES[side]}: ${victoryPoints(props.view, side)} Victory Points; ${POINTS_TO_WIN[side]} win`}
            >
              <span class="sr">{SIDE_NAMES[side]}: </span>
              <b>{victoryPoints(props.view, side)}</b>
              <span class="wt-goal">/{POINTS_TO_WIN[side]}</span>
            </Chip>
          )}
        </For>
      </div>
      <div class="wt-tools">
        <IconButton class="wt-search" icon="search" label="Search" onClick={() => props.onSearch()} />
        <Show when={tools}>{(make) => make()()}</Show>
      </div>
      <IconButton icon="menu" label="The table" onClick={() => props.onMenu()} />
    </header>
  );
}
