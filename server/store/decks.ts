import { checkId, checkText, checkWhole, listLimit } from './check.ts';
import { type Db, one } from './db.ts';
import type { Decks, KeptDeck } from './store.ts';
import { StoreError } from './trouble.ts';

/** Of one person, those that were given up included. */
const MOST_DECKS = 200;
const longest = { id: 40, name: 200, text: 12_000 };

const sql = {
  /** An older copy never takes the place of a newer one. */
  keep: `INSERT INTO decks (person, id, name, text, changed) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person, id) DO UPDATE SET name = excluded.name, text = excluded.text, changed = excluded.changed
    WHERE excluded.changed > decks.changed`,
  of: 'SELECT id, name, text, changed FROM decks WHERE person = ? ORDER BY changed DESC, id LIMIT ?',
  count: 'SELECT COUNT(*) AS n FROM decks WHERE person = ? AND id <> ?',
};

export function decksOn(db: Db): Decks {
  return {
    async of(person) {
      return db.all<KeptDeck>(sql.of, checkId(person), listLimit(MOST_DECKS));
    },

    async keep(person, { id, name, text, changed }) {
      const deck = checkText('id of the deck', id, { least: 1, most: longest.id });
      const values = [
        checkText('name of the deck', name, { most: longest.name }),
        checkText('deck', text, { most: longest.text }),
        checkWhole('time', changed),
      ];
      await db.transaction(async (writer) => {
        const others = await one<{ n: number }>(writer, sql.count, checkId(person), deck);
        if ((others?.n ?? 0) >= MOST_DECKS)
          throw new StoreError('invalid', `${MOST_DECKS} decks are kept in an account, and no more.`);
        await writer.run(sql.keep, checkId(person), deck, ...values);
      });
    },
  };
}
