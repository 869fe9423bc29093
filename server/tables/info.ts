// What everybody who may see a table is told about it.
import type { Side } from '../../engine/game.ts';
import { shownOptions } from '../../engine/options.ts';
import { singly } from '../../engine/sides.ts';
import type { AnyGame } from '../../games/all.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import { toldEnd } from '../../protocol/outcome.ts';
import { isProvisional, rested } from '../rating.ts';
import type { PersonId, SeatRating, Table, TableSeat, Time } from '../store/store.ts';

type SeatInfo = TableInfo['seats'][number];

function ratingInfo(rating: SeatRating, now: Time): NonNullable<SeatInfo['rating']> {
  return { value: Math.round(rating.rating), provisional: isProvisional(rested(rating, rating.updated, now)) };
}

function seatInfo({ name, occupant, invited }: TableSeat, now: Time): SeatInfo {
  if (occupant.kind === 'open') return { name, kind: 'open', invited };
  if (occupant.kind === 'bot' || occupant.kind === 'departed')
    return { name, kind: occupant.kind, player: occupant.name, invited };
  const { kind, name: player, person, rating } = occupant;
  return { name, kind, player, person, invited, ...(rating && { rating: ratingInfo(rating, now) }) };
}

/** `game` is undefined for one that is no longer played here; `seed` only when the game is over. */
export function infoOf(table: Table, game: AnyGame | undefined, now: Time, seed?: string): TableInfo {
  const { id, options, status, visibility, rated, clock, version, deadline, result, commitment } = table;
  const { host, rematchOf, created, updated } = table;
  return {
    id,
    game: table.game,
    title: game?.title ?? table.game,
    options: shownOptions(game?.options ?? {}, options, []),
    status,
    visibility,
    rated,
    clock,
    seats: table.seats.map((seat) => seatInfo(seat, now)),
    sides: sidesAt(table, game).map(({ name, seats }) => ({ name, seats: [...seats] })),
    version,
    toMove: [...table.toMove],
    deadline,
    result: result && { ...toldEnd(result), winners: [...result.winners] },
    commitment,
    ...(seed !== undefined && table.status === 'finished' && { seed }),
    host,
    rematchOf,
    ...(table.onlookers && { watched: true as const }),
    created,
    updated,
  };
}

/** Who plays together at a table. */
export const sidesAt = ({ seats, options }: Table, game: AnyGame | undefined): readonly Side[] =>
  game?.sides?.(options) ?? singly(seats.map(({ name }) => name));

export const sitterOf = ({ occupant }: TableSeat): PersonId | undefined =>
  occupant.kind === 'guest' || occupant.kind === 'account' ? occupant.person : undefined;

export const hasPeople = (seats: readonly TableSeat[]): boolean => seats.some((seat) => sitterOf(seat) !== undefined);

export const seatsOf = (table: Table, person: PersonId | null): readonly number[] =>
  table.seats.flatMap((seat, i) => (person !== null && sitterOf(seat) === person ? [i] : []));

/** Whose table it is: everybody's, if it is listed; a private one belongs to who sits there or has opened it. */
export const belongsTo = (table: Table, person: PersonId | null): boolean =>
  table.visibility === 'listed' || (person !== null && (table.host === person || seatsOf(table, person).length > 0));

/** Who may look at it: those to whom it belongs, and who was let in to watch. */
export const maySee = (table: Table, person: PersonId | null): boolean =>
  belongsTo(table, person) || (person !== null && (table.onlookers?.includes(person) ?? false));
