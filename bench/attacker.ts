// A stranger with one address who keeps within the limits, or runs against them, as hard as he can: for attack.ts, in a process
// of his own, so that his work is not measured with that of others.
//   node attacker.ts KIND ADDRESS TABLE SECONDS
import { randomBytes, randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { newGuest, post, socketFrom } from './house.ts';

const mine = '203.0.113.66';

interface Stranger {
  readonly address: string;
  /** A listed table with a long game and a long chat. */
  readonly table: string;
  readonly end: number;
}

const isOver = ({ end }: Stranger): boolean => Date.now() > end;
const counts: Record<string, number> = {};
const count = (what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** So many sockets, each of which sends something a few times a second and comes back when it is thrown out. */
async function sockets(
  stranger: Stranger,
  many: number,
  perSecond: number,
  next: (n: number) => object | string,
  token?: string,
): Promise<void> {
  const one = async (): Promise<void> => {
    while (!isOver(stranger)) {
      const socket = socketFrom(stranger.address, mine);
      const closed = new Promise<void>((resolve) => {
        socket.onclose = () => resolve();
      });
      socket.onerror = () => {};
      socket.onmessage = ({ data }) => count(/"code":"([\w-]+)"/.exec(String(data))?.[1] ?? 'answered');
      const opened = new Promise<boolean>((resolve) => {
        socket.onopen = () => resolve(true);
        void closed.then(() => resolve(false));
      });
      if (!(await opened)) {
        count('not let in');
        await setTimeout(200);
        continue;
      }
      if (token !== undefined) socket.send(JSON.stringify({ type: 'hello', id: 'h', protocol: 1, token }));
      for (let n = 0; socket.readyState === WebSocket.OPEN && !isOver(stranger); n++) {
        const message = next(n);
        socket.send(typeof message === 'string' ? message : JSON.stringify({ id: `${n}`, ...message }));
        await setTimeout(1000 / perSecond);
      }
      socket.close();
    }
  };
  await Promise.all(Array.from({ length: many }, one));
}

/** HTTP as fast as the answers come, over so many connections. */
async function requests(stranger: Stranger, many: number, act: (n: number) => Promise<unknown>): Promise<void> {
  let n = 0;
  const one = async (): Promise<void> => {
    while (!isOver(stranger))
      await act(n++).then(
        () => count('answered'),
        () => setTimeout(20),
      );
  };
  await Promise.all(Array.from({ length: many }, one));
}

const get = async ({ address }: Stranger, at: string, token?: string): Promise<void> => {
  const headers = { 'X-Forwarded-For': mine, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${address}${at}`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status}`);
};

function masked(text: string, first = 0x81): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  return Buffer.concat([
    Buffer.from([first, 0x80 | payload.length]),
    mask,
    payload.map((byte, i) => byte ^ mask[i % 4]),
  ]);
}

/** WebSockets that are opened and never read, and send these bytes all the same, so many milliseconds apart. */
async function paused(stranger: Stranger, bytes: Buffer, pause: number): Promise<void> {
  const handshake = [
    'GET /socket HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade', `X-Forwarded-For: ${mine}`,
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13',
  ]; // biome-ignore format: a list
  const one = async (): Promise<void> => {
    while (!isOver(stranger)) {
      const socket = reach(stranger);
      socket.pause();
      socket.write(`${handshake.join('\r\n')}\r\n\r\n`);
      while (!socket.destroyed && !isOver(stranger)) {
        const isTaken = socket.write(bytes);
        count('sent');
        await setTimeout(isTaken ? pause : 20);
      }
      socket.destroy();
      count('cut off');
    }
  };
  await Promise.all(Array.from({ length: 60 }, one));
}

function reach({ address }: Stranger): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  return socket;
}

/** Connections that say nothing, or one byte of a request now and then. */
async function slow(stranger: Stranger): Promise<void> {
  const head = `POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${mine}\r\nContent-Length: 9999\r\n`;
  const one = async (_: unknown, i: number): Promise<void> => {
    while (!isOver(stranger)) {
      const socket = reach(stranger);
      if (i % 2) socket.write(i % 4 === 1 ? head : `${head}Content-Type: application/json\r\n\r\n`);
      while (!socket.destroyed && !isOver(stranger)) {
        if (i % 2) socket.write(i % 4 === 1 ? 'X: y\r\n' : ' ');
        await setTimeout(1000);
      }
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: 400 }, one));
}

const many = (frame: Buffer): Buffer => Buffer.concat(Array.from({ length: 500 }, () => frame));

const say = (at: Stranger) => (n: number) => ({ type: 'say', table: at.table, text: `${n} ${'x'.repeat(490)}` });

export const KINDS: Readonly<Record<string, (at: Stranger) => Promise<void>>> = {
  story: (at) => sockets(at, 60, 50, () => ({ type: 'story', table: at.table, after: randomInt(0, 900) })),
  watch: (at) => sockets(at, 60, 50, () => ({ type: 'watch', table: at.table })),
  'watch, unwatch': (at) => sockets(at, 60, 50, (n) => ({ type: n % 2 ? 'unwatch' : 'watch', table: at.table })),
  paused: (at) => paused(at, masked(JSON.stringify({ type: 'watch', id: 'w', table: at.table })), 20),
  'pings of the WebSocket': (at) => paused(at, many(masked('', 0x89)), 1),
  crumbs: (at) => paused(at, Buffer.concat([masked('', 0x01), many(masked('', 0x00))]), 1),
  ping: (at) => sockets(at, 60, 50, () => ({ type: 'ping' })),
  nonsense: (at) => sockets(at, 60, 100, () => 'x'.repeat(16_000)),
  lobby: (at) => sockets(at, 60, 50, () => ({ type: 'lobby', watch: true })),
  chat: async (at) => {
    const tokens = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newGuest(at.address, mine)));
    await Promise.all(tokens.map((token) => sockets(at, 10, 50, say(at), token)));
  },
  'moves and undo': async (at) => {
    const token = await newGuest(at.address, mine);
    const body = { game: 'wotr', seats: ['me', 'me'] };
    const [{ table }] = await post<{ table: { id: string } }>(at.address, '/api/tables', body, token, mine);
    const kinds = [
      { type: 'play', version: 0, move: 'declare rivendell' }, { type: 'undo', version: 1 },
      { type: 'why', about: 'attack minas-tirith' }, { type: 'offer', what: 'draw' }, { type: 'decline', what: 'draw' },
    ]; // biome-ignore format: a list
    await sockets(at, 60, 50, (n) => ({ ...kinds[n % kinds.length], table: table.id, seat: n % 2 }), token);
  },
  'programs alone': async (at) => {
    await requests(at, 8, async () => {
      const token = await newGuest(at.address, mine);
      for (let i = 0; i < 5; i++)
        await post(at.address, '/api/tables', { game: 'wotr', seats: ['rules', 'rules'] }, token, mine);
    });
  },
  rematches: async (at) => {
    const token = await newGuest(at.address, mine);
    const ask = <T>(place: string, body: object): Promise<[T, Response]> => post(at.address, place, body, token, mine);
    let [{ table }] = await ask<{ table: { id: string } }>('/api/tables', { game: 'wotr', seats: ['me', 'me'] });
    const socket = socketFrom(at.address, mine);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', id: 'h', protocol: 1, token }));
    await requests(at, 1, async () => {
      socket.send(JSON.stringify({ type: 'resign', id: 'r', table: table.id, seat: 0 }));
      await setTimeout(10);
      [{ table }] = await ask<{ table: { id: string } }>(`/api/tables/${table.id}/rematch`, {});
    });
    socket.close();
  },
  'lists and views': async (at) => {
    const places = ['/api/tables', '/api/tables?list=recent', `/api/tables/${at.table}/view`, '/healthz', '/api/games'];
    await requests(at, 30, (n) => get(at, places[n % places.length]));
  },
  'save and data': async (at) => {
    const token = await newGuest(at.address, mine);
    await requests(at, 30, (n) => get(at, n % 2 ? '/api/me/data' : `/api/tables/${at.table}/save`, token));
  },
  passwords: async (at) =>
    requests(at, 30, (n) => {
      const name = `Stranger ${randomInt(1_000_000_000)}`;
      const body = { name, password: 'open the door' };
      return post(at.address, n % 2 ? '/api/account' : '/api/sign-in', body, undefined, mine);
    }),
  'slow requests': slow,
};

if (import.meta.main) {
  const [kind, address, table, seconds] = process.argv.slice(2);
  process.on('disconnect', () => process.exit());
  await KINDS[kind]({ address, table, end: Date.now() + Number(seconds) * 1000 }).catch((error: unknown) =>
    count(`stopped: ${error}`),
  );
  process.send?.(counts, () => process.exit());
}
