import type { Frozen } from '../server/store/db.ts';
import type { StorePlace } from '../server/store/open.ts';
import type { Findings } from '../server/store/sums.ts';
import { nameOf } from './stores.ts';
import { Trouble } from './trouble.ts';

const wholeFile = 'PRAGMA integrity_check(1)';
const tableIn = {
  sqlite: 'SELECT name FROM sqlite_master WHERE name = ?',
  postgres: 'SELECT table_name FROM information_schema.tables WHERE table_name = ?',
} as const;

/** The version of the schema of a database that is read as it is. */
export async function schemaOf(db: Frozen, place: StorePlace): Promise<number> {
  const { migrations, refuseNewer, schemaTable } = await import('../server/store/migrations.ts');
  const [there] = await db.all(tableIn[db.kind], schemaTable);
  if (!there) throw new Trouble(`Nothing of Mathom-house is in ${nameOf(place)}.`);
  const [{ schema }] = await db.all<{ schema: number }>(`SELECT MAX(version) AS schema FROM ${schemaTable}`);
  if (schema > migrations.length) throw refuseNewer('The database', schema, migrations.length);
  return schema;
}

/** Every log whose sums do not fit, of a database that servers may be using; nothing of one from before there were sums. */
export async function damagedLogs(place: StorePlace): Promise<Findings | undefined> {
  const [{ readDb }, { summed }, { verifyLogs }] = await Promise.all([
    import('../server/store/open.ts'),
    import('../server/store/migrations.ts'),
    import('../server/store/sums.ts'),
  ]);
  const db = await readDb(place);
  try {
    if ((await schemaOf(db, place)) < summed) return undefined;
    if (db.kind === 'sqlite') {
      const [{ integrity_check: finding }] = await db.all<{ integrity_check: string }>(wholeFile);
      if (finding !== 'ok')
        throw new Trouble(
          `The database ${nameOf(place)} is damaged (${finding}): put it aside and restore a backup.`,
          1,
        );
    }
    return await verifyLogs(db);
  } finally {
    await db.close();
  }
}
