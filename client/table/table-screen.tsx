// A table of any game, full screen. The game's own board is found where the page says, in the catalogue; without one the list alone is played.

import type { JSX } from 'solid-js';
import { createEffect, createResource, createSignal, onCleanup, Show } from 'solid-js';
import type { Seat } from '../../engine/game.ts';
import type { GameEntry } from '../catalogue/entry.ts';
import type { Standing, TableHost } from '../host/table-host.ts';
import { Announcer } from './announcer.tsx';
import { Curtain } from './curtain.tsx';
import { EndingScreen } from './ending-screen.tsx';
import type { GameFace } from './game-face.ts';
import { DEFAULT_LINKS, LinksContext, type TableLinks } from './links.ts';
import { plainFace } from './plain-table.tsx';
import { seated } from './seated.ts';
import { type Study, StudyContext } from './study.ts';
import './table-screen.css';
import { createTable } from './table.ts';
import { ToolsContext } from './tools.ts';
import { useSounds } from './use-sounds.ts';

export interface TableScreenProps {
  host: TableHost;
  /** Where the game's own board is found. */
  entryOf: (game: string) => GameEntry | undefined;
  /** Seats of persons at this very screen; with two of them the screen is passed to and fro. */
  seatsHere?: readonly Seat[] | undefined;
  links?: TableLinks | undefined;
  /** Whether the player's own time runs out: then what happens is shown quickly. */
  short?: (() => boolean) | undefined;
  /** The end of the game fills the screen. */
  ending?: boolean | undefined;
  /** Takes the place of the question in a replay. */
  study?: Study | undefined;
  /** Buttons for the right end of the bar: rulebook, theme, menu. */
  tools?: (() => JSX.Element) | undefined;
}

export function TableScreen(props: TableScreenProps) {
  const [standing, setStanding] = createSignal<Standing>();
  onCleanup(props.host.watch((next) => setStanding(next)));
  const name = () => standing()?.table.game;
  const [face] = createResource(name, async (game) => {
    const entry = props.entryOf(game);
    const { seats = [], options = {} } = standing()?.table ?? {};
    return entry?.face ? seated(await entry.face(), entry.seatsFor?.(options)) : plainFace(seats);
  });
  return (
    <LinksContext.Provider value={props.links ?? DEFAULT_LINKS}>
      <ToolsContext.Provider value={props.tools}>
        <StudyContext.Provider value={props.study}>
          <Show when={face()} keyed fallback={<div class="table-opening" aria-busy="true" />}>
            {(loaded) => {
              const first = standing();
              return (
                first && (
                  <OpenTable
                    host={props.host}
                    face={loaded}
                    first={first}
                    seatsHere={props.seatsHere ?? []}
                    ending={props.ending ?? false}
                    short={() => props.short?.() ?? false}
                  />
                )
              );
            }}
          </Show>
        </StudyContext.Provider>
      </ToolsContext.Provider>
    </LinksContext.Provider>
  );
}

function OpenTable(props: {
  host: TableHost;
  face: GameFace;
  first: Standing;
  seatsHere: readonly Seat[];
  ending: boolean;
  short: () => boolean;
}) {
  const attended = props.host.isReplay ? undefined : props.face.attend?.(props.host);
  onCleanup(() => attended?.leave());
  const table = createTable(attended ?? props.host, props.face, props.first);
  const Board = props.face.Board;
  createEffect(() => table.stage.setShort(props.short()));
  useSounds(table);
  return (
    <div class="table-screen">
      <Board table={table} />
      <Announcer table={table} />
      <Show when={props.ending}>
        <EndingScreen table={table} />
      </Show>
      <Curtain table={table} seatsHere={props.seatsHere} />
    </div>
  );
}
