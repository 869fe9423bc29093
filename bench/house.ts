// A real server in a process of its own, for the tools that load it and kill it, and the people at its tables. It listens on
// loopback only, and ends when it loses whoever started it.
//   node house.ts PLACE PORT
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../scripts/runtime.mjs';
import { buildApp } from '../server/app.ts';
import { usualLimits } from '../server/sockets/hub.ts';
import { openStore, type StorePlace } from '../server/store/open.ts';

const host = '127.0.0.1';

/** How the server feels, once a second. */
export interface Pulse {
  readonly rss: number;
  readonly heap: number;
  /** Milliseconds of processor time since the start. */
  readonly cpu: number;
  /** 99 of 100 turns of its event loop were late by no more, in milliseconds. */
  readonly late: number;
}

type Said = { readonly address: string } | { readonly pulse: Pulse };

export interface HouseOptions {
  readonly port?: number;
  /** Of Node. */
  readonly flags?: readonly string[];
  /** With the limits and the pace of a real house, as if behind a proxy, so that clients have addresses. */
  readonly guarded?: boolean;
}

export class House {
  readonly child: ChildProcess;
  address = '';
  readonly pulses: Pulse[] = [];
  readonly ended: Promise<unknown>;
  /** The last it said on its error output. */
  complaints = '';

  private constructor(child: ChildProcess) {
    this.child = child;
    this.ended = once(child, 'exit');
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = `${this.complaints}${text}`.slice(-10_000);
    });
  }

  /** Resolves when it listens. */
  static async open(place: StorePlace, options: HouseOptions = {}): Promise<House> {
    const house = House.begin(place, options);
    await house.listening;
    return house;
  }

  /** Does not wait, for who wants to kill it early. */
  static begin(place: StorePlace, { port = 0, flags = [], guarded = false }: HouseOptions = {}): House {
    const file = fileURLToPath(import.meta.url);
    const args = [JSON.stringify(place), `${port}`, ...(guarded ? ['guarded'] : [])];
    const child = spawn(process.execPath, [...nodeFlags, ...flags, file, ...args], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    return new House(child).listen();
  }

  listening: Promise<void> = Promise.resolve();

  private listen(): this {
    this.listening = new Promise((resolve, reject) => {
      this.child.on('message', (said: Said) => {
        if ('pulse' in said) this.pulses.push(said.pulse);
        else {
          this.address = said.address;
          resolve();
        }
      });
      void this.ended.then(() => reject(new Error(`The server ended before it was open. ${this.complaints}`)));
    });
    this.listening.catch(() => {});
    return this;
  }

  async close(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.ended;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

export const socketOf = (address: string): string => `${address.replace('http', 'ws')}/socket`;

/** Node's socket takes headers, which the types of the browser's do not know. */
export const socketFrom = (address: string, from?: string): WebSocket =>
  new WebSocket(
    socketOf(address),
    (from === undefined ? [] : { headers: { 'X-Forwarded-For': from } }) as unknown as string[],
  );

/** Asks the HTTP interface, as whoever has the token; a guarded house is told `from` what address. */
export async function post<T>(
  address: string,
  at: string,
  body: object,
  token?: string,
  from?: string,
): Promise<[T, Response]> {
  const headers = {
    'Content-Type': 'application/json',
    ...(from !== undefined && { 'X-Forwarded-For': from }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${address}${at}`, { method: 'POST', body: JSON.stringify(body), headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${at} answered ${response.status}: ${text}`);
  return [JSON.parse(text) as T, response];
}

export async function newGuest(address: string, from?: string): Promise<string> {
  const [, response] = await post(address, '/api/guest', {}, undefined, from);
  const token = /mathom=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (token === undefined) throw new Error('The server gave a guest no session.');
  return token;
}

export interface NewTable {
  readonly id: string;
  /** Of the two players, in the order of their seats. */
  readonly tokens: readonly string[];
}

/** A game between two new guests that has begun. */
export async function newGame(address: string, options: object = {}, from?: string): Promise<NewTable> {
  const tokens = [await newGuest(address, from), await newGuest(address, from)];
  const [{ table }] = await post<{ table: { id: string } }>(
    address,
    '/api/tables',
    { game: 'wotr', options, seats: ['me', 'open'] },
    tokens[0],
    from,
  );
  await post(address, `/api/tables/${table.id}/join`, { seat: 1 }, tokens[1], from);
  return { id: table.id, tokens };
}

/** Does it for every item, so many at a time. */
export async function eachOf<T, R>(items: readonly T[], atOnce: number, act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      results[at] = await act(items[at]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}

async function serve(place: StorePlace, port: number, guarded: boolean): Promise<void> {
  const store = await openStore(place, { report: () => {} });
  const secret = await store.shared('bench-secret', 'a secret that guards nothing');
  const none = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 1_000_000]));
  const app = buildApp({
    store,
    secret,
    ...(guarded ? { trustProxy: true, programPace: 350 } : { limits: none }),
    log: (line) => line.includes('"level":"error"') && console.error(line),
  });
  const address = await app.listen({ port, host });
  const say = (said: Said): void => void process.send?.(said);
  say({ address });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  setInterval(() => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    say({ pulse: { rss, heap: heapUsed, cpu: (user + system) / 1000, late: delay.percentile(99) / 1e6 } });
    delay.reset();
  }, 1000).unref();
  process.on(
    'disconnect',
    () =>
      void app
        .close()
        .then(() => store.close())
        .then(() => process.exit(0)),
  );
}

if (import.meta.main) {
  const [place, port, guarded] = process.argv.slice(2);
  await serve(JSON.parse(place) as StorePlace, Number(port), guarded === 'guarded');
}
