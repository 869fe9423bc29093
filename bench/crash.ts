// node bench/crash.ts [--kills N] [--games N] [--store sqlite|postgres] [--json]
// Kills a real server at random moments while people play, and opens it again in the same place. Then looks whether every
// acknowledged move is in the log, once, whether every game is whole, and whether the clients came back by themselves and
// see what is there. Loopback only; ends by itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { GAMES } from '../games/all.ts';
import { difference } from '../protocol/patch.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { standingMoves } from '../server/store/games.ts';
import { openStore, type StorePlace } from '../server/store/open.ts';
import type { LogEntry, Store } from '../server/store/store.ts';
import { LiveGame } from '../server/tables/live-game.ts';
import { readArgs } from './args.ts';
import { Acknowledged, CrashPlayer } from './crash-player.ts';
import { eachOf, House, newGame } from './house.ts';

const stores = ['sqlite', 'postgres'] as const;
/** Wide enough to hit the first messages of a life and its full run. */
const longestLife = 400;
/** Every fourth dies while it opens. */
const longestOpening = 600;
/** A server that is not used again after so long, in milliseconds, has lost its clients. */
const patience = 20_000;

const { values } = readArgs({
  options: {
    kills: { type: 'string', default: '20' },
    games: { type: 'string', default: '8' },
    store: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

function readNumber(name: 'kills' | 'games', most: number): number {
  const value = Number(values[name]);
  if (/^\d+$/.test(values[name]) && value >= 1 && value <= most) return value;
  return fail(`--${name} takes a whole number from 1 to ${most}, not "${values[name]}".`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const kills = readNumber('kills', 100_000);
const games = readNumber('games', 100);
const chosen = stores.filter((kind) => values.store === undefined || values.store === kind);
if (chosen.length === 0) fail(`--store is ${stores.join(' or ')}, not "${values.store}".`);

let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true;
  });

for (const kind of chosen) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mathom-crash-'));
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    const place = postgres ? { url: postgres.url } : { file: path.join(folder, 'mathom.sqlite') };
    const report = { store: kind, ...(await run(place)) };
    if (values.json) console.log(JSON.stringify(report));
    else {
      const { problems, ...figures } = report;
      console.log(
        Object.entries(figures)
          .map(([name, value]) => `${name} ${value}`)
          .join(', '),
      );
      console.log(problems.length === 0 ? 'Nothing was lost, doubled or damaged.' : problems.join('\n'));
    }
    if (report.problems.length > 0) process.exitCode = 1;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(place: StorePlace) {
  const begun = performance.now();
  let house = await House.open(place);
  const { address } = house;
  const port = Number(new URL(address).port);
  const tables = await eachOf(Array.from({ length: games }), 4, () => newGame(address));
  const said = new Acknowledged();
  const players = tables.flatMap(({ id, tokens }) =>
    tokens.map((token, seat) => new CrashPlayer(address, token, id, seat, said)),
  );
  const problems: string[] = [];
  let done = 0;
  for (; done < kills && !stopped; done++) {
    if (done % 4 === 3) await setTimeout(Math.random() * longestOpening);
    else {
      const before = said.entries.length;
      const busy = (): number => new Set(said.entries.slice(before).map(({ table }) => table)).size;
      if (!(await until(() => busy() >= games / 2))) {
        problems.push(`After ${done} deaths nobody played any more. ${house.complaints}`);
        break;
      }
      await setTimeout(Math.random() * longestLife);
    }
    await house.kill();
    house = House.begin(place, { port });
  }
  await house.listening;
  const counts = new Map(tables.map(({ id }) => [id, said.of(id).length]));
  const back = (): string[] =>
    tables.map(({ id }) => id).filter((id) => said.of(id).length < (counts.get(id) ?? 0) + 5 && !said.over.has(id));
  if (!(await until(() => back().length === 0))) problems.push(`${back().length} tables did not go on.`);
  await Promise.all(players.map((player) => player.rest()));
  const last = (id: string): number => Math.max(0, ...said.of(id).map(({ version }) => version));
  await until(() => players.every(({ table, version }) => version >= last(table))); // who is late is told of below
  for (const player of players) player.leave();
  await house.close();
  const store = await openStore(place, { report: () => {} });
  try {
    for (const { id } of tables) problems.push(...(await faultsOf(store, id, said, players)));
  } finally {
    await store.close();
  }
  const { entries, unsure, breaks } = said;
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { kills: done, games, acknowledged: entries.length, unsure, 'lost connections': breaks, seconds, problems };
}

async function until(isSo: () => boolean): Promise<boolean> {
  for (const end = performance.now() + patience; !isSo(); await setTimeout(5))
    if (performance.now() > end || stopped) return false;
  return true;
}

async function faultsOf(
  store: Store,
  id: string,
  said: Acknowledged,
  players: readonly CrashPlayer[],
): Promise<string[]> {
  const faults: string[] = [];
  const fault = (text: string): void => void faults.push(`Table ${id}: ${text}`);
  const log = await store.games.log(id, 0, 1_000_000);
  const loaded = await store.games.load(id);
  const game = GAMES.find(({ name }) => name === loaded?.table.game);
  if (!loaded || !game) return [`Table ${id} is gone.`];
  if (loaded.table.version !== log.length) fault(`version ${loaded.table.version}, but ${log.length} entries`);
  if (log.some(({ version }, i) => version !== i + 1)) fault('the log has a gap');
  const mine = said.of(id);
  for (const { version, kind, seat, text } of mine) {
    const entry: LogEntry | undefined = log[version - 1];
    if (!entry) fault(`entry ${version} was acknowledged and is lost`);
    else if (entry.kind !== kind || entry.seat !== seat || entry.text !== text)
      fault(`entry ${version} was acknowledged as ${seat} "${text}" and is ${entry.seat} "${entry.text}"`);
  }
  const versions = new Set(mine.map(({ version }) => version));
  if (versions.size < mine.length) fault('two choices were acknowledged as the same entry');
  const strange = log.length - versions.size;
  if (strange > said.unsureAt(id)) fault(`${strange} entries were never acknowledged, ${said.unsureAt(id)} may be`);
  try {
    const kept = LiveGame.load(game, loaded);
    const replayed = LiveGame.load(game, { ...loaded, snapshot: undefined, entries: log });
    if (JSON.stringify(kept.state) !== JSON.stringify(replayed.state))
      fault('its snapshot is not what the log leads to');
    if (standingMoves(log).length !== replayed.standing) fault('moves that stand are miscounted');
    for (const player of players.filter(({ table }) => table === id)) {
      const there = replayed.look(player.seat);
      const wrong = JSON.stringify(difference(player.sees, there)).slice(0, 500);
      if (wrong !== '[]') fault(`seat ${player.seat} at version ${player.version} of ${log.length} lacks ${wrong}`);
      const reloaded = JSON.stringify(difference(kept.look(player.seat), there)).slice(0, 500);
      if (reloaded !== '[]') fault(`from its snapshot, seat ${player.seat} lacks ${reloaded}`);
    }
  } catch (error) {
    fault(`it cannot be played again: ${error instanceof Error ? error.message : error}`);
  }
  return faults;
}
