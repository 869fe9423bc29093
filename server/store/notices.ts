// Who is told by post that it is his turn, and where; and who is still to be told.
import type { Seat } from '../../engine/game.ts';
import { checkId, checkText, checkWhole, listLimit } from './check.ts';
import type { Cell, Db, Writer } from './db.ts';
import { one } from './db.ts';
import type { Call, NoticeSettings, Notices, PushSubscription } from './store.ts';
import { StoreError } from './trouble.ts';

const mostSubscriptions = 20;

const sql = {
  settings: 'SELECT email, email_asked AS "emailAsked" FROM people WHERE id = ?',
  ask: 'UPDATE people SET email_asked = ? WHERE id = ?',
  confirm: 'UPDATE people SET email = email_asked, email_asked = NULL WHERE id = ? AND email_asked = ?',
  stop: 'UPDATE people SET email = NULL, email_asked = NULL WHERE id = ?',
  subscribe: `INSERT INTO push_subscriptions (endpoint, person, session, p256dh, auth) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, session = excluded.session,
      p256dh = excluded.p256dh, auth = excluded.auth`,
  others: 'SELECT COUNT(*) AS count FROM push_subscriptions WHERE person = ? AND endpoint <> ?',
  subscriptions: 'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE person = ? ORDER BY endpoint',
  calls: `SELECT s.table_id AS "table", s.seat, s.person, s.untold AS at, t.updated AS since
    FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.untold <= ? AND s.person IS NOT NULL AND t.status = 'playing' ORDER BY s.untold, s.table_id LIMIT ?`,
  take: 'UPDATE seats SET untold = ? WHERE table_id = ? AND seat = ? AND untold = ?',
};

const isReachable = `EXISTS (SELECT 1 FROM people p WHERE p.id = seats.person AND (p.email IS NOT NULL
  OR EXISTS (SELECT 1 FROM push_subscriptions b WHERE b.person = p.id)))`;

const places = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** In the transaction that changes whose turn it is: who is asked from now on is to be told, who is no longer asked is not. */
export async function callSeats(
  db: Writer,
  table: string,
  before: readonly Seat[],
  after: readonly Seat[],
  now: number,
): Promise<void> {
  const done = before.filter((seat) => !after.includes(seat));
  const asked = after.filter((seat) => !before.includes(seat));
  if (done.length > 0) {
    const text = `UPDATE seats SET untold = NULL WHERE table_id = ? AND untold IS NOT NULL AND seat IN (${places(done)})`;
    await db.run(text, table, ...done);
  }
  if (asked.length > 0) {
    const text = `UPDATE seats SET untold = ? WHERE table_id = ? AND seat IN (${places(asked)}) AND ${isReachable}`;
    await db.run(text, now, table, ...asked);
  }
}

const checkAddress = (address: string): string => checkText('e-mail address', address, { least: 3, most: 254 });

export function noticesOn(db: Db): Notices {
  const run = (text: string, ...values: Cell[]): Promise<number> =>
    db.transaction((writer) => writer.run(text, ...values));

  return {
    settings: async (person) => one<NoticeSettings>(db, sql.settings, checkId(person)),

    async askEmail(person, address) {
      if ((await run(sql.ask, checkAddress(address), checkId(person))) === 0)
        throw new StoreError('missing', 'There is no such person.');
    },

    confirmEmail: async (person, address) => (await run(sql.confirm, checkId(person), checkAddress(address))) > 0,
    stopEmail: async (person) => void (await run(sql.stop, checkId(person))),

    // A browser has one address: whoever signed in last gets what is sent there.
    async subscribe(person, session, { endpoint, p256dh, auth }) {
      const address = checkText('push address', endpoint, { least: 10, most: 1000 });
      if (!address.startsWith('https://')) throw new StoreError('invalid', 'A push address begins with https://');
      const keys = [p256dh, auth].map((key) => checkText('push key', key, { least: 1, most: 200 }));
      const values = [address, checkId(person), checkId(session), ...keys];
      return db.transaction(async (writer) => {
        const others = await one<{ count: number }>(writer, sql.others, person, address);
        if ((others?.count ?? 0) >= mostSubscriptions) return 'too-many';
        await writer.run(sql.subscribe, ...values);
        return 'ok';
      });
    },

    subscriptions: async (person) => db.all<PushSubscription>(sql.subscriptions, checkId(person)),

    async unsubscribe(endpoint, person) {
      const address = checkText('push address', endpoint, { most: 1000 });
      if (person === undefined) await run('DELETE FROM push_subscriptions WHERE endpoint = ?', address);
      else await run('DELETE FROM push_subscriptions WHERE endpoint = ? AND person = ?', address, checkId(person));
    },

    calls: async (upTo, limit) => db.all<Call>(sql.calls, checkWhole('time', upTo), listLimit(limit)),

    async take({ table, seat, at }, again) {
      if (again !== null) checkWhole('time', again);
      return (await run(sql.take, again, checkId(table), checkWhole('seat', seat), checkWhole('time', at))) > 0;
    },
  };
}
