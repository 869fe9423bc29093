// Any game of the engine, without a board of its own: the question, the list, the log.
import { counted } from '../../lib/counted.ts';
import { Panel } from '../board/panel.tsx';
import type { GameFace } from './game-face.ts';
import { GameOver } from './game-over.tsx';
import { LastMove } from './last-move.tsx';
import { Log } from './log.tsx';
import './plain-table.css';
import { Prompt } from './prompt.tsx';
import type { Table } from './table.ts';
import { TroubleBar } from './trouble-bar.tsx';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function PlainBoard(props: { table: Table }) {
  return (
    <div class="plain-table">
      <TroubleBar table={props.table} />
      <Panel lit>
        <GameOver table={props.table} />
        <Prompt table={props.table} />
      </Panel>
      <LastMove table={props.table} />
      <Panel title="Log" icon="log">
        <Log table={props.table} />
      </Panel>
    </div>
  );
}

export const plainFace = (seats: readonly string[]): GameFace => ({
  seatName: (seat) => capital(seats[seat] ?? ''),
  ending: ({ winners: [winner], reason }, { table }) => ({
    title: winner === undefined ? 'Nobody wins' : `${capital(seats[winner] ?? '')} wins`,
    how: `${capital(reason.replaceAll('-', ' '))}.`,
    number: counted(table.version, 'move'),
  }),
  Board: PlainBoard,
});
