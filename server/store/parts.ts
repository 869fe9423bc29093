// Where a game's rules changed, and what it went on from.
import { checkText, checkWhole } from './check.ts';
import type { Reader, Writer } from './db.ts';
import type { Consequence, Snapshot, StoredPart } from './store.ts';
import { damagedLog, snapshotSum } from './sums.ts';

export const largestState = 8_000_000;
export const checkState = (state: string): string => checkText('state', state, { least: 2, most: largestState });

type NewPart = NonNullable<Consequence['part']>;

export function checkPart({ rules, state }: NewPart): void {
  checkWhole('version of the rules', rules);
  checkState(state);
}

const sql = {
  // The part that options and seed began is written down once there is another.
  first: `INSERT INTO log_parts (table_id, version, standing, rules, sum) SELECT id, 0, 0, rules, '' FROM tables WHERE id = ?
    ON CONFLICT DO NOTHING`,
  parts: `SELECT version, standing, rules, state, sum FROM log_parts WHERE table_id = ? AND version <= ? ORDER BY version`,
};
const columns = ['table_id', 'version', 'standing', 'rules', 'state', 'sum'] as const;

export async function beginPart(
  db: Writer,
  id: string,
  version: number,
  standing: number,
  { rules, state }: NewPart,
): Promise<void> {
  await db.run(sql.first, id);
  await db.insert('log_parts', columns, [[id, version, standing, rules, state, snapshotSum(id, version, state)]]);
  await db.run('UPDATE tables SET rules = ? WHERE id = ?', rules, id);
}

export async function readParts(
  db: Reader,
  id: string,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<readonly StoredPart[]> {
  const rows = await db.all<StoredPart & { readonly sum: string }>(sql.parts, id, upTo);
  return rows.map(({ sum, ...part }) => {
    if (part.state !== null && sum !== snapshotSum(id, part.version, part.state)) throw damagedLog(id, part.version);
    return part;
  });
}

/** What the part that a version is in went on from; nothing where that is the beginning. */
export async function partBefore(db: Reader, id: string, version: number): Promise<Snapshot | undefined> {
  const part = (await readParts(db, id, version)).at(-1);
  return part?.state == null ? undefined : { version: part.version, standing: part.standing, state: part.state };
}
