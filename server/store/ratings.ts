import { checkId, checkNumber, checkWhole, checkWord, pageLimit } from './check.ts';
import type { Cell, Db, Writer } from './db.ts';
import { one } from './db.ts';
import type { Rating, RatingChange, RatingPoint, Ratings } from './store.ts';
import { StoreError } from './trouble.ts';

const columns = 'game, side, rating, deviation, volatility, played, updated';

const sql = {
  count: 'UPDATE tables SET counted = 1 WHERE id = ? AND counted = 0 RETURNING game',
  begin: `INSERT INTO ratings (rating, deviation, volatility, played, updated, person, game, side)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  change: `UPDATE ratings SET rating = ?, deviation = ?, volatility = ?, played = ?, updated = ?
    WHERE person = ? AND game = ? AND side = ? AND played = ?`,
};

/** Ends a transaction whose ratings were computed from old ones. */
export class Outdated extends Error {}

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

export function checkChange({ person, side, rating, deviation, volatility, playedBefore }: RatingChange): void {
  checkId(person);
  checkWord('side', side);
  for (const number of [rating, deviation, volatility]) checkNumber('rating', number);
  checkWhole('number of games', playedBefore);
}

/** Counts a game that ends in this transaction. Throws Outdated when a rating is not what it was computed from. */
export async function recordRatings(
  db: Writer,
  table: string,
  changes: readonly RatingChange[],
  now: number,
): Promise<void> {
  const counted = await one<{ game: string }>(db, sql.count, table);
  if (!counted) throw new StoreError('invalid', 'This game was counted before.');
  // Always in the same order, so that two tables with the same players never wait for each other.
  const ordered = changes.toSorted((a, b) => (`${a.person} ${a.side}` < `${b.person} ${b.side}` ? -1 : 1));
  for (const each of ordered) await change(db, table, counted.game, each, now);
}

export function ratingsOn(db: Db): Ratings {
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
  };
}
