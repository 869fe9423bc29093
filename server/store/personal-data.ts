import type { Reader } from './db.ts';
import type { LogEntry, Person, PersonalData, RatingPoint, Store, Table } from './store.ts';

type Parts = Pick<Store, 'tables' | 'chat' | 'credentials' | 'ratings' | 'notices' | 'decks'>;

const sql = {
  moves: `SELECT e.table_id, e.version, e.standing, e.kind, e.seat, e.text, e.time FROM log_entries e
    JOIN seats s ON s.table_id = e.table_id AND s.seat = e.seat WHERE s.person = ? ORDER BY e.table_id, e.version`,
  chat: 'SELECT table_id AS "table", number, room, side, text, time FROM chat_lines WHERE person = ? ORDER BY time, number',
  history: `SELECT game, side, rating, deviation, volatility, played, updated, table_id AS "table"
    FROM rating_history WHERE person = ? ORDER BY updated, game, side`,
};

async function allTables({ tables }: Parts, person: string): Promise<Table[]> {
  const found: Table[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await tables.of(person, { after, limit: 100 });
    found.push(...page.items);
    after = page.next;
  }
  return found;
}

/** All that the store knows of a person. Of the logs, only the moves of his own seats. */
export async function collectPersonalData(db: Reader, parts: Parts, person: Person): Promise<PersonalData> {
  const { id } = person;
  const rows = await db.all<LogEntry & { table_id: string }>(sql.moves, id);
  const moves = Map.groupBy(rows, ({ table_id }) => table_id);
  const tables = await allTables(parts, id);
  return {
    person,
    notices: (await parts.notices.settings(id)) ?? { email: null, emailAsked: null },
    subscriptions: await parts.notices.subscriptions(id),
    credentials: [...(await parts.credentials.list(id, 'session')), ...(await parts.credentials.list(id, 'bot'))],
    ratings: await parts.ratings.of(id),
    ratingHistory: await db.all<RatingPoint>(sql.history, id),
    tables: tables.map((table) => ({
      table,
      moves: (moves.get(table.id) ?? []).map(({ table_id, ...entry }) => entry),
    })),
    chat: await db.all(sql.chat, id),
    muted: await parts.chat.muted(id),
    decks: await parts.decks.of(id),
  };
}
