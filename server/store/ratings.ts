import { checkId, checkNumber, checkWhole, checkWord, pageLimit } from './check.ts';
import type { Cell, Db, Writer } from './db.ts';
import { one } from './db.ts';
import type { Rating, RatingChange, RatingPoint, Ratings } from './store.ts';
import { noSuchTable } from './tables.ts';
import { StoreError } from './trouble.ts';

const columns = 'game, side, rating, deviation, volatility, played, updated';

const sql = {
  count: `UPDATE tables SET counted = 1 WHERE id = ? AND counted = 0 AND status = 'finished' RETURNING game`,
  begin: `INSERT INTO ratings (rating, deviation, volatility, played, updated, person, game, side)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  change: `UPDATE ratings SET rating = ?, deviation = ?, volatility = ?, played = ?, updated = ?
    WHERE person = ? AND game = ? AND side = ? AND played = ?`,
};

/** Ends a transaction whose ratings were computed from old ones. */
class Outdated extends Error {}

async function change(db: Writer, table: string, game: string, to: RatingChange, now: number): Promise<void> {
  const { person, side, rating, deviation, volatility, playedBefore } = to;
  const played = playedBefore + 1;
  const values: Cell[] = [rating, deviation, volatility, played, now, person, game, side];
  const changed =
    playedBefore === 0 ? await db.run(sql.begin, ...values) : await db.run(sql.change, ...values, playedBefore);
  if (changed === 0) throw new Outdated();
  await db.insert(
    'rating_history',
    ['rating', 'deviation', 'volatility', 'played', 'updated', 'person', 'game', 'side', 'table_id'],
    [[...values, table]],
  );
}

function checkChange({ person, side, rating, deviation, volatility, playedBefore }: RatingChange): void {
  checkId(person);
  checkWord('side', side);
  for (const number of [rating, deviation, volatility]) checkNumber('rating', number);
  checkWhole('number of games', playedBefore);
}

export function ratingsOn(db: Db, now: () => number): Ratings {
  return {
    async of(person) {
      return db.all<Rating>(`SELECT ${columns} FROM ratings WHERE person = ? ORDER BY game, side`, checkId(person));
    },

    async find(person, game, side) {
      const text = `SELECT ${columns} FROM ratings WHERE person = ? AND game = ? AND side = ?`;
      return one<Rating>(db, text, checkId(person), game, side);
    },

    async history(person, game, side, limit) {
      const text = `SELECT ${columns}, table_id AS "table" FROM rating_history
        WHERE person = ? AND game = ? AND side = ? ORDER BY played DESC LIMIT ?`;
      return db.all<RatingPoint>(text, checkId(person), game, side, pageLimit(limit));
    },

    async record(table, changes) {
      checkId(table);
      for (const each of changes) checkChange(each);
      // Always in the same order, so that two tables with the same players never wait for each other.
      const ordered = changes.toSorted((a, b) => (`${a.person} ${a.side}` < `${b.person} ${b.side}` ? -1 : 1));
      try {
        return await db.transaction(async (writer) => {
          const counted = await one<{ game: string }>(writer, sql.count, table);
          if (!counted) return await whyNotCounted(writer, table);
          for (const each of ordered) await change(writer, table, counted.game, each, now());
          return 'ok';
        });
      } catch (error) {
        if (error instanceof Outdated) return 'conflict';
        throw error;
      }
    },
  };
}

async function whyNotCounted(db: Writer, table: string): Promise<'done'> {
  const there = await one<{ status: string }>(db, 'SELECT status FROM tables WHERE id = ?', table);
  if (!there) throw noSuchTable();
  if (there.status !== 'finished') throw new StoreError('invalid', 'Only a finished game changes ratings.');
  return 'done';
}
