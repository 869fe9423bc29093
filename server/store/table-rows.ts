// Tables as rows of the database: the questions that find them, and the tables that are made from the answers.
import type { Options, Seat } from '../../engine/game.ts';
import { type KeptEnd, readEnd } from '../../engine/sides.ts';
import { there } from '../../lib/there.ts';
import { checkId } from './check.ts';
import type { Cell, Reader } from './db.ts';
import { without } from './db.ts';
import {
  type Clock,
  departedPlayer,
  type Occupant,
  type Result,
  type SeatRating,
  type Table,
  type TableSeat,
  type TableStatus,
  type Visibility,
} from './store.ts';

/** What a table and one of its seats look like in the database. */
interface Row {
  id: string;
  game: string;
  rules: number;
  options: string;
  commitment: string;
  status: TableStatus;
  visibility: Visibility;
  rated: number;
  clock: string | null;
  version: number;
  to_move: string;
  deadline: number | null;
  result: string | null;
  host: string | null;
  rematch_of: string | null;
  watched: number;
  created: number;
  updated: number;
  seat_name: string;
  seat_kind: 'open' | 'person' | 'bot';
  bot: string | null;
  invited: number;
  person: string | null;
  person_kind: 'guest' | 'account' | null;
  person_name: string | null;
  rating: number | null;
  deviation: number | null;
  volatility: number | null;
  rating_updated: number | null;
}

/** `which` chooses rows of `tables`, in an order that `order` repeats. */
const select = (which: string, order: string) => `
  SELECT t.id, t.game, t.rules, t.options, t.commitment, t.status, t.visibility, t.rated, t.clock, t.version, t.to_move,
    t.deadline, t.result, t.host, t.rematch_of, CASE WHEN t.watching IS NULL THEN 0 ELSE 1 END AS watched, t.created, t.updated, s.name AS seat_name, s.kind AS seat_kind, s.bot,
    CASE WHEN s.invitation IS NULL THEN 0 ELSE 1 END AS invited, s.person, p.kind AS person_kind, p.name AS person_name,
    r.rating, r.deviation, r.volatility, r.updated AS rating_updated
  FROM (SELECT * FROM tables ${which}) t
  JOIN seats s ON s.table_id = t.id LEFT JOIN people p ON p.id = s.person
  LEFT JOIN ratings r ON r.person = s.person AND r.game = t.game AND r.side = s.name
  ORDER BY ${order}, t.id DESC, s.seat`;

const page = (which: string, time: 'created' | 'updated') =>
  select(`${which} AND (${time}, id) < (?, ?) ORDER BY ${time} DESC, id DESC LIMIT ?`, `t.${time} DESC`);

export const tableQueries = {
  byId: select('WHERE id = ?', 't.id'),
  open: page(`WHERE status = 'open' AND visibility = 'listed'`, 'created'),
  recent: page(`WHERE visibility = 'listed' AND status <> 'open'`, 'updated'),
  ofPerson: page('WHERE id IN (SELECT table_id FROM seats WHERE person = ?)', 'updated'),
  awaitingPrograms: page(
    `WHERE status = 'playing' AND updated <= ?
      AND (created >= ? OR EXISTS (SELECT 1 FROM seats p WHERE p.table_id = tables.id AND p.person IS NOT NULL)) AND EXISTS (SELECT 1 FROM seats b
      WHERE b.table_id = tables.id AND b.kind = 'bot' AND tables.to_move LIKE '%' || b.seat || '%')`,
    'updated',
  ),
  under: `SELECT COUNT(*) AS count FROM tables WHERE status <> 'finished'
    AND id IN (SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM seats WHERE person = ?)
    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind <> 'bot')`,
  alone: `SELECT COUNT(*) AS count FROM tables WHERE host = ? AND status = 'playing' AND updated >= ?
    AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind <> 'bot')`,
  rematch: `SELECT id FROM tables WHERE rematch_of = ? AND status <> 'finished' ORDER BY created, id LIMIT 1`,
  overdue: (except: readonly string[]) =>
    select(`WHERE deadline <= ? ${without(except)} ORDER BY deadline, id DESC LIMIT ?`, 't.deadline'),
};

function ratingOf({ rating, deviation, volatility, rating_updated: updated }: Row): { rating?: SeatRating } {
  if (rating === null || deviation === null || volatility === null || updated === null) return {};
  return { rating: { rating, deviation, volatility, updated } };
}

function occupantOf(row: Row): Occupant {
  const { seat_kind, bot, person, person_kind, person_name } = row;
  if (seat_kind === 'bot') return { kind: 'bot', name: bot ?? '' };
  if (seat_kind === 'open') return { kind: 'open' };
  if (person === null || person_kind === null || person_name === null)
    return { kind: 'departed', name: departedPlayer };
  return { kind: person_kind, person, name: person_name, ...ratingOf(row) };
}

function toTable(rows: readonly Row[], onlookers: readonly string[]): Table {
  const { id, game, rules, commitment, status, visibility, version, deadline, host, created, updated, ...row } = there(
    rows[0],
  );
  const seats: TableSeat[] = rows.map((each) => ({
    name: each.seat_name,
    occupant: occupantOf(each),
    invited: each.invited === 1,
  }));
  const options = JSON.parse(row.options) as Options;
  const clock = row.clock === null ? null : (JSON.parse(row.clock) as Clock);
  const result = row.result === null ? null : readEnd(JSON.parse(row.result) as KeptEnd<Result>);
  const toMove = JSON.parse(row.to_move) as Seat[];
  const rated = row.rated === 1;
  const rematchOf = row.rematch_of;
  return {
    id,
    game,
    rules,
    options,
    commitment,
    status,
    visibility,
    rated,
    clock,
    seats,
    version,
    toMove,
    deadline,
    result,
    host,
    rematchOf,
    ...(row.watched === 1 && { onlookers }),
    created,
    updated,
  };
}

async function onlookersAt(db: Reader, tables: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  if (tables.length === 0) return new Map();
  const which = tables.map(() => '?').join(', ');
  const rows = await db.all<{ table_id: string; person: string }>(
    `SELECT table_id, person FROM onlookers WHERE table_id IN (${which}) ORDER BY person`,
    ...tables,
  );
  const byTable = Map.groupBy(rows, ({ table_id }) => table_id);
  return new Map([...byTable].map(([table, found]) => [table, found.map(({ person }) => person)]));
}

export async function listTables(db: Reader, text: string, ...values: readonly Cell[]): Promise<Table[]> {
  const rows = await db.all<Row>(text, ...values);
  const byTable = Map.groupBy(rows, ({ id }) => id);
  const watched = [...byTable.values()].flatMap(([row]) => (row?.watched === 1 ? [row.id] : []));
  const onlookers = await onlookersAt(db, watched);
  return [...byTable].map(([id, each]) => toTable(each, onlookers.get(id) ?? []));
}

export async function findTable(db: Reader, id: string): Promise<Table | undefined> {
  return (await listTables(db, tableQueries.byId, checkId(id)))[0];
}
