// A server process in small, for tests that kill it: appends to tables as fast as it can and prints what was acknowledged.
//   node appender.ts PLACE MODE TABLE…
// With `triples`, three entries at a time without end, their text telling their version; with `race`, single entries in
// competition with others, until the log has 200; with `rated`, it ends each game and counts it.
import { writeSync } from 'node:fs';
import process from 'node:process';
import { singly } from '../../engine/sides.ts';
import { endGame } from '../../server/rating.ts';
import { openStore } from '../../server/store/open.ts';
import type { NewEntry, Store } from '../../server/store/store.ts';

export const tripleEntry = (version: number): NewEntry => ({
  kind: version % 3 === 0 ? 'undo' : 'move',
  seat: version % 2,
  text: version % 3 === 0 ? '' : `move ${version}`,
  time: version,
});

export const raceLength = 200;

/** Straight to the pipe: what a killed process has written there, it has written. */
const acknowledge = (table: string, version: number, text = '') => writeSync(1, `${table} ${version} ${text}\n`);

const versionOf = async (store: Store, table: string) => (await store.tables.find(table))?.version ?? 0;

async function appendTriples(store: Store, table: string): Promise<never> {
  for (let version = await versionOf(store, table); ; ) {
    const entries = [1, 2, 3].map((n) => ({ ...tripleEntry(version + n), told: JSON.stringify({ of: version + n }) }));
    const snapshot = version % 10 === 0 ? { snapshot: JSON.stringify({ version: version + 3 }) } : {};
    const answer = await store.games.append(table, version, entries, snapshot);
    if (answer === 'ok') acknowledge(table, version + 3);
    // Not ok: the last words of a predecessor who was killed.
    version = answer === 'ok' ? version + 3 : await versionOf(store, table);
  }
}

async function race(store: Store, table: string): Promise<void> {
  for (let n = 1; ; n++) {
    const text = `${process.pid} ${n}`;
    for (;;) {
      const version = await versionOf(store, table);
      if (version >= raceLength) return;
      const answer = await store.games.append(table, version, [{ kind: 'move', seat: 0, text, time: n }]);
      if (answer === 'conflict') continue;
      acknowledge(table, version + 1, text);
      break;
    }
  }
}

async function end(store: Store, id: string): Promise<void> {
  const table = await store.tables.find(id);
  if (table?.status !== 'playing') return;
  const consequence = { result: { winners: [0], reason: 'stones', rule: null } };
  const answer = await endGame(
    store,
    { ...table, sides: singly(['one', 'two']) },
    0,
    [tripleEntry(1)],
    consequence,
    new Set([0, 1]),
    Date.now(),
  );
  if (answer === 'ok') acknowledge(id, 1);
}

const modes = { triples: appendTriples, race, rated: end } as const;
export type Mode = keyof typeof modes;

if (import.meta.main) {
  const [place, mode, ...tables] = process.argv.slice(2);
  const store = await openStore(JSON.parse(place));
  await Promise.all(tables.map((table) => modes[mode as Mode](store, table)));
  await store.close();
}
