// node bench/load.ts [--clients N] [--games N] [--seconds N] [--pace MS,MS…] [--programs N] [--json] [--profile FOLDER]
// How long from a move to the other player's screen, with many games at once on one server process and SQLite. Every client is
// a WebSocket of its own that keeps the table it sees and chooses at random from its list; clients beyond two a game look on. With
// several paces, slowest first, the same clients play faster and faster until it no longer holds. With --programs so many tables
// more are played by the strongest programs alone.
// Loopback only; ends by itself.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { readArgs } from './args.ts';
import { eachOf, House, newGame, newGuest, type Pulse, post } from './house.ts';
import { LoadClient, type LoadGame, Tally } from './load-client.ts';

/** Of a thousand clients, and of more. */
const required = { p99: [100, 150], megabytes: [1000, 2500] };
/** Not counted: the server's code is not compiled yet. */
const warmUp = 5;
/** Above about 20 the figures tell of other programs on the machine. */
const starved = 'waits for a processor ms/s';
const longest = 3600;

const { values } = readArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    games: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    pace: { type: 'string', default: '2000' },
    programs: { type: 'string', default: '0' },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

function readNumber(
  name: 'clients' | 'games' | 'seconds' | 'pace' | 'programs',
  least: number,
  most: number,
  text = values[name],
) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  return fail(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const games = readNumber('games', 1, 10_000);
const clients = readNumber('clients', 2, 20_000);
const seconds = readNumber('seconds', 1, longest);
const programs = readNumber('programs', 0, 1000);
const paces = values.pace.split(',').map((text) => readNumber('pace', 1, 600_000, text));
const [p99, megabytes] = [required.p99, required.megabytes].map(([few, many]) => (clients <= 1000 ? few : many));
if (clients < 2 * games) fail(`${games} games need ${2 * games} clients: give --clients ${2 * games} or more.`);

const say = (text: string): void => console.error(text);
const folder = mkdtempSync(path.join(tmpdir(), 'mathom-load-'));
const flags = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.resolve(values.profile)}`];
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopped = true;
  });

const house = await House.open({ file: path.join(folder, 'mathom.sqlite') }, { flags });
try {
  process.exitCode = await measure(house);
} finally {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
}

interface Place {
  readonly game: LoadGame;
  readonly token?: string;
  readonly seat?: number;
}

async function measure(opened: House): Promise<number> {
  const tally = new Tally();
  const begun = performance.now();
  const all = await seatEverybody(opened.address, tally);
  if (programs > 0) say(`${programs} tables of programs are opened …`);
  const tables = await eachOf(Array.from({ length: programs }), 16, () => newProgramTable(opened.address));
  const setUp = (performance.now() - begun) / 1000;
  say(`Everybody sits after ${setUp.toFixed(1)} s; ${paces.length} times ${seconds} s of play …`);
  for (const client of all) client.begin();
  let held = 0;
  let holds = true;
  for (const pace of paces) {
    for (const client of all) client.pace = pace;
    const report = {
      clients,
      games,
      pace,
      'set up s': round(setUp),
      ...(await measureStage(opened, all, tally, tables)),
    };
    holds =
      report['move to other screen ms'].p99 < p99 &&
      report.server['rss MB'] < megabytes &&
      Object.keys(report.errors).length === 0 &&
      report.connected === clients &&
      !stopped;
    if (values.json) console.log(JSON.stringify({ ...report, required: { p99, megabytes }, holds }));
    else show(report);
    if (!holds) break;
    held = report['moves/s'];
  }
  for (const client of all) client.leave();
  if (!values.json)
    console.log(
      holds
        ? 'This holds.'
        : `This does not hold: p99 under ${p99} ms, memory under ${megabytes} MB, no error${held > 0 ? `; ${held} moves/s did` : ''}.`,
    );
  if (opened.complaints !== '') say(opened.complaints);
  return holds ? 0 : 1;
}

async function seatEverybody(address: string, tally: Tally): Promise<readonly LoadClient[]> {
  say(`${games} games are opened …`);
  const tables = await eachOf(Array.from({ length: games }), 16, () => newGame(address));
  const playing = tables.map((table): LoadGame => ({ table: table.id, sent: new Map() }));
  const seats = tables.flatMap(({ tokens }, i) =>
    tokens.map((token, seat): Place => ({ token, game: playing[i], seat })),
  );
  const onlookers = Array.from({ length: clients - seats.length }, (_, i): Place => ({ game: playing[i % games] }));
  say(`${clients} clients come …`);
  return eachOf([...seats, ...onlookers], 32, async (place) => {
    const { token = await newGuest(address), seat, game } = place;
    return LoadClient.join(address, token, game, seat, tally, paces[0]);
  });
}

async function newProgramTable(address: string): Promise<string> {
  const body = { game: 'wotr', seats: ['search', 'search'] };
  const [{ table }] = await post<{ table: { id: string } }>(address, '/api/tables', body, await newGuest(address));
  return table.id;
}

async function movesOf(address: string, tables: readonly string[]): Promise<number> {
  const versions = await eachOf(tables, 16, async (id) => {
    const { table } = (await (await fetch(`${address}/api/tables/${id}`)).json()) as { table: { version: number } };
    return table.version;
  });
  return versions.reduce((sum, version) => sum + version, 0);
}

/** Some seconds of play at one pace. */
async function measureStage(
  { pulses, child, address }: House,
  all: readonly LoadClient[],
  tally: Tally,
  tables: readonly string[],
) {
  const pids = [child.pid, process.pid];
  await untilStopped(warmUp);
  tally.reset();
  pulses.length = 0;
  const late = monitorEventLoopDelay({ resolution: 5 });
  late.enable();
  const cpu = process.cpuUsage();
  const waitedBefore = pids.map(waited);
  const programsBefore = await movesOf(address, tables);
  const from = performance.now();
  await untilStopped(seconds);
  const took = (performance.now() - from) / 1000;
  const mine = process.cpuUsage(cpu);
  const waiting = pids.map((pid, i) => round((waited(pid) - waitedBefore[i]) / took));
  late.disable();
  const programMoves = (await movesOf(address, tables)) - programsBefore;
  return {
    seconds: round(took),
    'moves/s': round(tally.screens.length / took),
    'move to other screen ms': spread(tally.screens),
    'move to acknowledgement ms': spread(tally.acknowledgements),
    'change bytes': spread(tally.sizes),
    ...(tables.length > 0 && { programs: { tables: tables.length, 'moves/s': round(programMoves / took) } }),
    server: { ...serverReport(pulses, took), [starved]: waiting[0] },
    tool: {
      'cpu %': round((mine.user + mine.system) / 10_000 / took),
      'late ms, 99 %': round(late.percentile(99) / 1e6),
      [starved]: waiting[1],
    },
    machine: { cores: availableParallelism(), 'load average': round(loadavg()[0]) },
    connected: all.filter((client) => client.isOpen).length,
    errors: { ...tally.errors },
  };
}

/** How long a process wanted to run while others had the processors, in milliseconds since its start; Linux tells. */
function waited(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

async function untilStopped(limit: number): Promise<void> {
  for (const end = performance.now() + limit * 1000; performance.now() < end && !stopped; ) await setTimeout(50);
}

function serverReport(pulses: readonly Pulse[], took: number) {
  const [first, last] = [pulses[0], pulses[pulses.length - 1]];
  const most = (of: (pulse: Pulse) => number): number => Math.max(0, ...pulses.map(of));
  const span = Math.min(took, pulses.length - 1);
  return {
    'rss MB': round(most(({ rss }) => rss) / 1e6),
    'heap MB': round(most(({ heap }) => heap) / 1e6),
    'cpu %': first && last && span > 0 ? round((last.cpu - first.cpu) / span / 10) : 0,
    'late ms, 99 %': round(most((pulse) => pulse.late)),
  };
}

function spread(list: readonly number[]) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function round(value: number): number {
  return Number(value.toFixed(value >= 100 ? 0 : 1));
}

function show(report: object, indent = ''): void {
  for (const [name, value] of Object.entries(report)) {
    if (typeof value !== 'object') console.log(`${indent}${name.padEnd(30 - indent.length)}${value}`);
    else {
      const parts = Object.entries(value).map(([key, part]) => `${key} ${part}`);
      console.log(`${indent}${name.padEnd(30 - indent.length)}${parts.join(', ') || 'none'}`);
    }
  }
}
