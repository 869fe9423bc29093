import { checkId, checkText, checkWhole, listLimit, oneOf } from './check.ts';
import type { Db } from './db.ts';
import { one } from './db.ts';
import type { Chat, ChatLine, Room } from './store.ts';
import { noSuchTable } from './tables.ts';
import { StoreError } from './trouble.ts';

const rooms: readonly Room[] = ['players', 'spectators'];
const longestLine = 2000;
/** Lines of each room that are kept. */
export const linesKept = 500;

const forgetOld = `DELETE FROM chat_lines WHERE table_id = ? AND room = ? AND number <=
  (SELECT number FROM chat_lines WHERE table_id = ? AND room = ? ORDER BY number DESC LIMIT 1 OFFSET ?)`;

export function chatOn(db: Db, now: () => number): Chat {
  return {
    async say(id, room, person, text) {
      oneOf('room', room, rooms);
      checkText('line', text, { least: 1, most: longestLine });
      checkId(id);
      checkId(person);
      return db.transaction(async (writer) => {
        const counted = 'UPDATE tables SET lines = lines + 1 WHERE id = ? RETURNING lines, version';
        const table = await one<{ lines: number; version: number }>(writer, counted, id);
        if (!table) throw noSuchTable();
        const speaker = await one<{ name: string }>(writer, 'SELECT name FROM people WHERE id = ?', person);
        if (!speaker) throw new StoreError('missing', 'There is no such person.');
        const line: ChatLine = { number: table.lines, room, person, name: speaker.name, text, time: now() };
        const row = [id, line.number, room, person, text, line.time];
        await writer.insert('chat_lines', ['table_id', 'number', 'room', 'person', 'text', 'time'], [row]);
        await writer.run(forgetOld, id, room, id, room, linesKept);
        await writer.announce({ what: 'chat', table: id, version: table.version, lobby: false });
        return line;
      });
    },

    async lines(id, room, after = 0, limit) {
      const text = `SELECT c.number, c.room, c.person, p.name, c.text, c.time FROM chat_lines c
        JOIN people p ON p.id = c.person WHERE c.table_id = ? AND c.room = ? AND c.number > ? ORDER BY c.number LIMIT ?`;
      return db.all<ChatLine>(text, checkId(id), room, checkWhole('number', after), listLimit(limit));
    },

    async last(id, room, count) {
      const text = `SELECT c.number, c.room, c.person, p.name, c.text, c.time FROM chat_lines c
        JOIN people p ON p.id = c.person WHERE c.table_id = ? AND c.room = ? ORDER BY c.number DESC LIMIT ?`;
      return (await db.all<ChatLine>(text, checkId(id), room, listLimit(count))).toReversed();
    },

    async mute(person, other, muted) {
      const values = [checkId(person), checkId(other)];
      const text = muted
        ? 'INSERT INTO mutes (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING'
        : 'DELETE FROM mutes WHERE person = ? AND other = ?';
      await db.transaction((writer) => writer.run(text, ...values));
    },

    async muted(person) {
      const text = 'SELECT other FROM mutes WHERE person = ? ORDER BY other';
      return (await db.all<{ other: string }>(text, checkId(person))).map(({ other }) => other);
    },
  };
}
