import { checkId, checkText, checkWhole, listLimit, pageLimit } from './check.ts';
import type { Db, Writer } from './db.ts';
import { one, without } from './db.ts';
import type { StoredTold, Tellings, ToldNewEntry } from './store.ts';

const largestTelling = 16_000_000;

const sql = {
  begin: 'INSERT INTO told (table_id, version, told) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  told: 'SELECT version, told FROM told WHERE table_id = ? AND version >= ? ORDER BY version LIMIT ?',
  due: (others: string) =>
    `SELECT id FROM tables WHERE status = 'finished' AND telling = 'due' ${others} ORDER BY updated, id LIMIT ?`,
  settle: `UPDATE tables SET telling = ? WHERE id = ? AND status = 'finished' AND telling = 'due'`,
};

/** What entries told, and how the table stood before them where telling begins. */
export async function keepTold(
  db: Writer,
  id: string,
  expected: number,
  entries: readonly ToldNewEntry[],
  before: string | undefined,
): Promise<void> {
  // Where it is known what the last entry told, that stays.
  if (before !== undefined) await db.run(sql.begin, id, expected, before);
  const rows = entries.flatMap(({ told }, i) => (told === undefined ? [] : [[id, expected + i + 1, told]]));
  if (rows.length > 0) await db.insert('told', ['table_id', 'version', 'told'], rows);
}

export function tellingsOn(db: Db): Tellings {
  return {
    async told(id, from = 0, limit) {
      return db.all<StoredTold>(sql.told, checkId(id), checkWhole('version', from), listLimit(limit));
    },

    async due(limit, except = []) {
      const rows = await db.all<{ id: string }>(sql.due(without(except)), ...except.map(checkId), pageLimit(limit));
      return rows.map(({ id }) => id);
    },

    async find(id) {
      const row = await one<{ telling: string }>(db, 'SELECT telling FROM tellings WHERE table_id = ?', checkId(id));
      return row?.telling;
    },

    async keep(id, telling) {
      checkId(id);
      if (telling !== null) checkText('telling', telling, { least: 1, most: largestTelling });
      await db.transaction(async (writer) => {
        if ((await writer.run(sql.settle, telling === null ? 'lost' : 'kept', id)) === 0) return;
        if (telling !== null) await writer.insert('tellings', ['table_id', 'telling'], [[id, telling]]);
        await writer.run('DELETE FROM told WHERE table_id = ?', id);
      });
    },
  };
}
