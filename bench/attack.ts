// node bench/attack.ts [--store sqlite|postgres] [--only KIND] [--games N] [--seconds N] [--json]
// What others notice of a stranger who does his worst from one address: how long their moves take to the other screen, and how
// much memory the server takes, beside what both are when he is not there. Loopback only; ends by itself.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TableView } from '../protocol/table.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { nodeFlags } from '../scripts/runtime.mjs';
import { openStore, type StorePlace } from '../server/store/open.ts';
import { readArgs } from './args.ts';
import { KINDS } from './attacker.ts';
import { eachOf, House, newGame, newGuest, post } from './house.ts';
import { LoadClient, type LoadGame, Tally } from './load-client.ts';

/** What others may notice at most: milliseconds, and megabytes more than just before. */
const allowed = { p99: 150, megabytes: 200 };
const stores = ['sqlite', 'postgres'] as const;
const pace = 500;
const longGame = 900;
const longChat = 600;

const { values } = readArgs({
  options: {
    store: { type: 'string' },
    only: { type: 'string' },
    games: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
});
const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};
const chosen = stores.filter((kind) => values.store === undefined || values.store === kind);
if (chosen.length === 0) fail(`--store is ${stores.join(' or ')}, not "${values.store}".`);
const kinds = Object.keys(KINDS).filter((kind) => values.only === undefined || kind === values.only);
if (kinds.length === 0) fail(`--only is one of ${Object.keys(KINDS).join('; ')}.`);
const [games, seconds] = [Number(values.games), Number(values.seconds)];
if (!(games >= 1 && games <= 500 && seconds >= 1 && seconds <= 3600))
  fail('--games is up to 500, --seconds up to 3600.');

for (const kind of chosen) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mathom-attack-'));
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  try {
    await measure(kind, postgres ? { url: postgres.url } : { file: path.join(folder, 'mathom.sqlite') });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A listed table with a long game and a long chat. */
async function prepare(place: StorePlace): Promise<string> {
  const house = await House.open(place);
  const token = await newGuest(house.address);
  const body = { game: 'wotr', options: { turnLimit: 30 }, seats: ['me', 'me'] };
  const [{ table }] = await post<{ table: { id: string } }>(house.address, '/api/tables', body, token);
  const at = `/api/tables/${table.id}`;
  const look = async (seat: number) => {
    const answer = await fetch(`${house.address}${at}/view?seat=${seat}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as { version: number; view: TableView };
  };
  for (let n = 0, seat = 0; n < longGame; n++) {
    let { version, view } = await look(seat);
    if (!view.question && view.asked.length > 0) {
      [seat] = view.asked;
      ({ version, view } = await look(seat));
    }
    if (!view.question) break;
    const { choices } = view.question;
    await post(house.address, `${at}/play`, { seat, version, move: choices[(n * 7) % choices.length].move }, token);
  }
  await house.close();
  const store = await openStore(place, { report: () => {} });
  const talker = (await store.tables.find(table.id))?.host ?? '';
  for (let n = 0; n < longChat; n++) await store.chat.say(table.id, 'players', talker, `${n} ${'x'.repeat(480)}`);
  await store.close();
  return table.id;
}

function spread(list: readonly number[]) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1));
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

async function measure(store: string, place: StorePlace): Promise<void> {
  const table = await prepare(place);
  const house = await House.open(place, { guarded: true });
  try {
    const tally = new Tally();
    const addressOf = (i: number): string => `198.18.${i >> 8}.${i & 255}`;
    const tables = await eachOf(
      Array.from({ length: games }, (_, i) => i),
      4,
      (i) => newGame(house.address, {}, addressOf(i)),
    );
    const clients = await eachOf(
      tables.flatMap(({ id, tokens }, i) => {
        const game: LoadGame = { table: id, sent: new Map() };
        return tokens.map((token, seat) => ({ token, seat, game, from: addressOf(i) }));
      }),
      8,
      ({ token, seat, game, from }) => LoadClient.join(house.address, token, game, seat, tally, pace, from),
    );
    for (const client of clients) client.begin();
    await setTimeout(5000); // the server's code is not compiled yet
    const look = async (kind: string | undefined) => {
      tally.reset();
      tally.errors = {};
      const before = (house.pulses.at(-1)?.rss ?? 0) / 1e6;
      house.pulses.length = 0;
      const attacker = kind === undefined ? undefined : attack(kind, house.address, table);
      await setTimeout(seconds * 1000);
      const others = spread(tally.screens);
      const stranger = await attacker;
      await setTimeout(2000); // what he has begun goes on
      const memory = Math.max(0, ...house.pulses.map(({ rss }) => rss)) / 1e6;
      const late = Math.max(0, ...house.pulses.map((pulse) => pulse.late));
      const lost = clients.filter((client) => !client.isOpen).length;
      return {
        ...others,
        megabytes: Math.round(memory),
        more: Math.round(memory - before),
        late: Math.round(late),
        errors: tally.errors,
        lost,
        stranger,
      };
    };
    tell(store, 'in peace', await look(undefined), true);
    for (const kind of kinds) {
      const seen = await look(kind);
      const holds = seen.p99 < allowed.p99 && seen.more < allowed.megabytes && seen.lost === 0 && seen.moves > 0;
      tell(store, kind, seen, holds);
      if (!holds) process.exitCode = 1;
      await setTimeout(2000);
    }
    for (const client of clients) client.leave();
    if (house.complaints !== '') console.error(house.complaints);
  } finally {
    await house.close();
  }
}

/** What the stranger was answered, and how often. */
function attack(kind: string, address: string, table: string): Promise<unknown> {
  const file = fileURLToPath(new URL('./attacker.ts', import.meta.url));
  const child = fork(file, [kind, address, table, `${seconds}`], { execArgv: [...nodeFlags] });
  if (child.pid !== undefined) setPriority(child.pid, 10); // he has a machine of his own, and ours is measured
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.once('exit', () => resolve({}));
  });
}

function tell(store: string, kind: string, seen: object, holds: boolean): void {
  const report = { store, kind, ...seen, holds, load: Number(loadavg()[0].toFixed(1)) };
  if (values.json) console.log(JSON.stringify(report));
  else
    console.log(
      `${holds ? 'holds' : 'FAILS'}  ${store} ${kind.padEnd(16)} ${JSON.stringify({ ...seen, load: report.load })}`,
    );
}
