// What everybody who may see a table is told about it.
import type { TableInfo } from '../../protocol/messages.ts';
import type { PersonId, Table, TableSeat } from '../store/store.ts';

type SeatInfo = TableInfo['seats'][number];

function seatInfo({ name, occupant, invited }: TableSeat): SeatInfo {
  if (occupant.kind === 'open') return { name, kind: 'open', invited };
  if (occupant.kind === 'bot' || occupant.kind === 'departed')
    return { name, kind: occupant.kind, player: occupant.name, invited };
  return { name, kind: occupant.kind, player: occupant.name, person: occupant.person, invited };
}

/** `seed` only when the game is over. */
export function infoOf(table: Table, title: string, seed?: string): TableInfo {
  const { id, game, options, status, visibility, clock, version, deadline, result, commitment } = table;
  const { host, rematchOf, created, updated } = table;
  return {
    id,
    game,
    title,
    options: { ...options },
    status,
    visibility,
    clock,
    seats: table.seats.map(seatInfo),
    version,
    toMove: [...table.toMove],
    deadline,
    result,
    commitment,
    ...(seed !== undefined && table.status === 'finished' && { seed }),
    host,
    rematchOf,
    created,
    updated,
  };
}

export const sitterOf = ({ occupant }: TableSeat): PersonId | undefined =>
  occupant.kind === 'guest' || occupant.kind === 'account' ? occupant.person : undefined;

export const seatsOf = (table: Table, person: PersonId | null): readonly number[] =>
  table.seats.flatMap((seat, i) => (person !== null && sitterOf(seat) === person ? [i] : []));

/** Who may look at it: everybody at a listed table; at a private one who sits there or has opened it. */
export const maySee = (table: Table, person: PersonId | null): boolean =>
  table.visibility === 'listed' || (person !== null && (table.host === person || seatsOf(table, person).length > 0));
