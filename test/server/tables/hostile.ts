// A client that keeps to no rule, and messages of every kind for it.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { readMessage, type ServerMessage, serverMessage } from '../../../protocol/messages.ts';
import { until } from '../../store/backends.ts';
import { socketTo, type TestPerson, TestServer } from './server.ts';

export class Raw {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly closed: Promise<[number]>;

  constructor(server: TestServer, headers: Record<string, string> = {}) {
    this.socket = socketTo(server.socket, headers);
    this.closed = new Promise((resolve) => this.socket.addEventListener('close', ({ code }) => resolve([code])));
    this.socket.addEventListener('message', ({ data }) => {
      const message = readMessage(serverMessage, String(data));
      assert.ok(message, `not a message of the protocol: ${data}`);
      this.heard.push(message);
    });
    this.socket.addEventListener('error', () => {});
  }

  async ready(): Promise<this> {
    await until('welcome', () => this.heard.length > 0);
    return this;
  }

  async answer(text: string): Promise<ServerMessage> {
    const count = this.heard.length;
    this.socket.send(text);
    await until('an answer', () => this.heard.length > count);
    return this.heard[count];
  }
}

export const codeOf = (message: ServerMessage): string | undefined =>
  message.type === 'error' || message.type === 'refused' ? message.code : undefined;

/** What a message of each type may hold besides its type and id. */
const holds: Record<string, readonly string[]> = {
  watch: ['table', 'seat', 'version'], unwatch: ['table', 'seat'], story: ['table', 'seat', 'after'],
  play: ['table', 'seat', 'version', 'move'], undo: ['table', 'seat', 'version'], why: ['table', 'seat', 'about'],
  say: ['table', 'text'], offer: ['table', 'seat', 'what'], accept: ['table', 'seat', 'what'], decline: ['table', 'seat', 'what'],
  resign: ['table', 'seat'], claim: ['table', 'seat'], away: ['table', 'seat', 'until'], lobby: ['watch'], hello: ['protocol'],
  ping: [],
}; // biome-ignore format: a table

/** Frames about these tables, of which most are almost a message. */
function frames(tables: readonly string[], count: number): readonly string[] {
  const some = (value: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 9, arbitrary: value }, fc.jsonValue() as fc.Arbitrary<unknown>);
  const message = fc.record(
    {
      type: fc.constantFrom(...Object.keys(holds)),
      id: fc.constant('f'),
      table: some(fc.constantFrom(...tables)),
      seat: some(fc.nat(3)),
      version: some(fc.nat(3)),
      after: some(fc.nat(3)),
      move: some(fc.constantFrom('pass', 'declare rivendell', '\u0000', '💍')),
      about: some(fc.constantFrom('pass', 'x', '\ud800')),
      text: some(fc.constantFrom('hello', '\u0000', '\ud800')),
      what: some(fc.constantFrom('draw', 'rematch')),
      until: some(fc.constantFrom(null, 0, 8e15, Date.now() + 1e8)),
      watch: some(fc.boolean()),
      protocol: some(fc.constant(1)),
    },
    { requiredKeys: ['type', 'id'] },
  );
  return fc.sample(message, count).map((each, i) => {
    if (i % 50 === 0) return randomBytes(20).toString('latin1');
    const kept = Object.entries(each).filter(([key]) => ['type', 'id', ...holds[each.type]].includes(key));
    return JSON.stringify(Object.fromEntries(kept));
  });
}

/** So many at once; then their answers are waited for, so that each is looked at. */
const atOnce = 10;

async function send(server: TestServer, person: TestPerson, texts: readonly string[]): Promise<readonly Raw[]> {
  const join = () => new Raw(server, { Cookie: `mathom=${person.token}` }).ready();
  const raws = [await join()];
  let strikes = 0;
  for (let from = 0; from < texts.length; from += atOnce) {
    if (strikes > 19 - atOnce) {
      raws.push(await join());
      strikes = 0;
    }
    const raw = raws[raws.length - 1];
    const heard = raw.heard.length;
    for (const text of texts.slice(from, from + atOnce)) raw.socket.send(text);
    raw.socket.send('{"type":"ping","id":"end"}');
    await until('the end', () => raw.heard.slice(heard).some((each) => each.type === 'pong' && each.re === 'end'));
    strikes += raw.heard.slice(heard).filter((each) => codeOf(each) === 'bad-message').length;
  }
  for (const { socket } of raws) socket.close();
  return raws;
}

const round = 500;

/** Sends so many messages, by somebody who sits at the table and by somebody who does not. */
export async function fuzz(count: number): Promise<void> {
  const server = await TestServer.start();
  const [host, other, stranger] = await Promise.all([1, 2, 3].map(() => server.guest()));
  const secret = await host.open(['me', 'me'], { visibility: 'private' });
  const clock = { pace: 'correspondence', initial: 86_400_000, increment: 0 };
  for (let sent = 0, rounds = 0; sent < count; sent += round, rounds++) {
    const id = await host.open(['me', 'open'], rounds % 2 ? { clock } : {});
    await other.post(`/api/tables/${id}/join`);
    const person = rounds % 3 === 0 ? stranger : other;
    const raws = await send(server, person, frames([id, id, secret, 'z'.repeat(16)], Math.min(round, count - sent)));
    // Only who has a seat could do anything, and only with his own.
    const mine = person === other ? 1 : -1;
    assert.ok((await server.store.games.log(id)).every(({ seat }) => seat === mine));
    const heard = JSON.stringify(raws.map((raw) => raw.heard));
    assert.ok(!heard.includes('"private"'), 'a private table was shown');
  }
  assert.equal((await server.store.games.log(secret)).length, 0);
  const faults = server.logs.filter((line) => line.includes('"level":"error"'));
  assert.deepEqual(faults.slice(0, 3), []);
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  const taken = Number(/^mathom_messages_received_total (\d+)$/m.exec(metrics)?.[1]);
  assert.ok(taken >= count, `${taken} of ${count} were looked at`);
}
