import { checkId, checkText, checkWhole, listLimit, oneOf } from './check.ts';
import type { Db } from './db.ts';
import { one } from './db.ts';
import type { Chat, ChatLine, Room } from './store.ts';
import { noSuchTable } from './tables.ts';
import { StoreError } from './trouble.ts';

const longestLine = 2000;
/** Lines of each room that are kept. */
export const linesKept = 500;

/** What is said to a side is kept among the players' lines. */
interface Place {
  readonly room: 'players' | 'spectators';
  readonly side: number | null;
}

function placeOf(room: Room): Place {
  const [, side] = /^side-(\d)$/.exec(room) ?? [];
  if (side !== undefined) return { room: 'players', side: Number(side) };
  return { room: oneOf('room', room, ['players', 'spectators']), side: null };
}

const HERE = 'table_id = ? AND room = ? AND side IS NOT DISTINCT FROM CAST(? AS BIGINT)';
const forgetOld = `DELETE FROM chat_lines WHERE ${HERE} AND number <=
  (SELECT number FROM chat_lines WHERE ${HERE} ORDER BY number DESC LIMIT 1 OFFSET ?)`;
const found = `SELECT c.number, c.person, p.name, c.text, c.time FROM chat_lines c
  JOIN people p ON p.id = c.person WHERE ${HERE}`;
type Found = Omit<ChatLine, 'room'>;

export function chatOn(db: Db, now: () => number): Chat {
  return {
    async say(id, room, person, text) {
      const place = placeOf(room);
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
        const columns = ['table_id', 'number', 'room', 'side', 'person', 'text', 'time'];
        const row = [id, line.number, place.room, place.side, person, text, line.time];
        await writer.insert('chat_lines', columns, [row]);
        await writer.run(forgetOld, id, place.room, place.side, id, place.room, place.side, linesKept);
        await writer.announce({ what: 'chat', table: id, version: table.version, lobby: false });
        return line;
      });
    },

    async lines(id, room, after = 0, limit) {
      const place = placeOf(room);
      const text = `${found} AND c.number > ? ORDER BY c.number LIMIT ?`;
      const values = [checkId(id), place.room, place.side, checkWhole('number', after), listLimit(limit)];
      return (await db.all<Found>(text, ...values)).map((line) => ({ ...line, room }));
    },

    async last(id, room, count) {
      const place = placeOf(room);
      const text = `${found} ORDER BY c.number DESC LIMIT ?`;
      const lines = await db.all<Found>(text, checkId(id), place.room, place.side, listLimit(count));
      return lines.toReversed().map((line) => ({ ...line, room }));
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
