// What nobody may get, shown without waiting for it not to come: something that must come later has come, and it has not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ServerMessage } from '../../../protocol/messages.ts';
import { until } from '../../store/backends.ts';
import { codeOf, Raw } from './hostile.ts';
import { type TestPerson, TestServer } from './server.ts';

interface Opened {
  readonly table: { readonly id: string };
  readonly invitations: Readonly<Record<string, string>>;
}
type Joined = { table?: { id: string }; error?: { code: string } };
const opening = (person: TestPerson, seats: string[], visibility = 'private') =>
  person.post<Opened>('/api/tables', { game: 'wotr', options: { turnLimit: 1 }, seats, visibility });
const joining = async (person: TestPerson, id: string, body: object): Promise<string> => {
  const { table, error } = await person.post<Joined>(`/api/tables/${id}/join`, body);
  return error?.code ?? `at ${table?.id === id ? 'this table' : 'another'}`;
};

/** Asks, and gives everything that was heard up to the answer. */
async function heardWith(raw: Raw, message: object): Promise<readonly ServerMessage[]> {
  const id = `${Math.random()}`.slice(0, 12);
  const from = raw.heard.length;
  raw.socket.send(JSON.stringify({ ...message, id }));
  await until('the answer', () => raw.heard.slice(from).some((each) => 're' in each && each.re === id));
  return raw.heard.slice(from);
}
const hello = (person: TestPerson) => ({ type: 'hello', protocol: 1, token: person.token });
const kinds = (messages: readonly ServerMessage[]): string[] => [...new Set(messages.map(({ type }) => type))];

describe('An invitation', () => {
  test('opens its own table and its own seat, once', async () => {
    const server = await TestServer.start();
    const [host, guest, other] = await Promise.all([1, 2, 3].map(() => server.guest()));
    const [one, two] = [await opening(host, ['invited', 'invited']), await opening(host, ['me', 'invited'])];
    const listed = await opening(host, ['me', 'invited'], 'listed');
    const invitation = one.invitations['0'];
    assert.equal(await joining(guest, two.table.id, { invitation }), 'no-such-table');
    assert.equal(await joining(guest, listed.table.id, { invitation }), 'taken');
    assert.equal(await joining(guest, listed.table.id, { seat: 1, invitation }), 'taken');
    assert.equal(await joining(guest, one.table.id, { seat: 1, invitation }), 'taken');
    const found = await guest.get<{ table: { id: string }; seat: number }>(`/api/invitations/${invitation}`);
    assert.deepEqual([found.table.id, found.seat], [one.table.id, 0]);
    assert.equal(await joining(guest, one.table.id, { invitation }), 'at this table');
    assert.equal(await joining(other, one.table.id, { invitation }), 'no-such-table');
    assert.equal((await other.fetch(`/api/invitations/${invitation}`)).status, 404);
    const store = await server.store.tables.find(two.table.id);
    assert.equal(store?.seats[1].occupant.kind, 'open');
  });

  test('is void when another is made for its seat', async () => {
    const server = await TestServer.start();
    const [host, guest] = [await server.guest(), await server.guest()];
    const { table, invitations } = await opening(host, ['me', 'invited']);
    const fresh = await host.post<{ invitation: string }>(`/api/tables/${table.id}/invite`, { seat: 1 });
    assert.equal(await joining(guest, table.id, { invitation: invitations['1'] }), 'no-such-table');
    assert.equal(await joining(guest, table.id, { invitation: fresh.invitation }), 'at this table');
  });
});

describe('Who has lost his seat', () => {
  test('sees and hears no more of a private table, whatever he sends', async () => {
    const server = await TestServer.start();
    const [host, loses] = [await server.guest(), await server.guest()];
    const { table, invitations } = await opening(host, ['invited', 'invited']);
    const { id } = table;
    await joining(loses, id, { invitation: invitations['0'] });
    const raw = await new Raw(server).ready();
    await heardWith(raw, hello(loses));
    await heardWith(raw, { type: 'watch', table: id, seat: 0 });
    await server.store.tables.leave(id, 0, { person: loses.id });
    await until('he is told', () => raw.heard.some((each) => each.type === 'error' && each.code === 'not-yours'));
    const from = raw.heard.length;
    const lines: string[] = [];
    const link = host.link(
      (message) => message.type === 'chat' && lines.push(...message.lines.map(({ text }) => text)),
    );
    link.watch(id, undefined, () => {});
    await link.ask({ type: 'say', table: id, text: 'a secret' });
    await until('it is heard', () => lines.length === 1);
    for (const message of [
      { type: 'watch', table: id },
      { type: 'watch', table: id, seat: 0 },
      { type: 'story', table: id, after: 0 },
      { type: 'why', table: id, about: 'pass' },
      { type: 'say', table: id, text: 'hello?' },
    ]) {
      const answer = (await heardWith(raw, message)).at(-1);
      assert.equal(answer && codeOf(answer), 'no-such-table', message.type);
    }
    assert.deepEqual(kinds(raw.heard.slice(from)), ['refused']);
  });

  test('sees a listed table as everybody does, and only when he asks anew', async () => {
    const server = await TestServer.start();
    const [host, loses] = [await server.guest(), await server.guest()];
    const { table, invitations } = await opening(host, ['invited', 'invited'], 'listed');
    const { id } = table;
    await joining(loses, id, { invitation: invitations['0'] });
    const raw = await new Raw(server).ready();
    await heardWith(raw, hello(loses));
    await heardWith(raw, { type: 'watch', table: id, seat: 0 });
    await server.store.tables.leave(id, 0, { person: loses.id });
    await until('he is told', () => raw.heard.some((each) => each.type === 'error' && each.code === 'not-yours'));
    const answer = (await heardWith(raw, { type: 'watch', table: id })).find((each) => each.type === 'table');
    assert.equal(answer?.as, 'spectator');
  });
});

describe('Who says hello as another', () => {
  test('hears no more of what the one before was told, and may no more', async () => {
    const server = await TestServer.start();
    const [one, two, stranger] = await Promise.all([1, 2, 3].map(() => server.guest()));
    const { table, invitations } = await opening(one, ['me', 'invited']);
    const { id } = table;
    await joining(two, id, { invitation: invitations['1'] });
    const raw = await new Raw(server).ready();
    await heardWith(raw, hello(one));
    const shown = (await heardWith(raw, { type: 'watch', table: id })).find((each) => each.type === 'table');
    assert.equal(shown?.as, 0);
    const from = raw.heard.length;
    await heardWith(raw, hello(stranger));
    const seats = [one, two].map((person) => person.link().watch(id, undefined, () => {}));
    await until('both see it', () => seats.every(({ view }) => view !== null));
    const mover = seats.find(({ view }) => view?.question);
    await mover?.play(mover.view?.question?.choices[0].move ?? '');
    await two.link().ask({ type: 'say', table: id, text: 'to players' });
    await until('both have moved on', () => seats.every(({ version }) => version === 1));
    for (const [message, code] of [
      [{ type: 'watch', table: id }, 'no-such-table'],
      [{ type: 'play', table: id, version: 1, move: 'pass' }, 'no-such-table'],
      [{ type: 'resign', table: id }, 'no-such-table'],
    ] as const) {
      const answer = (await heardWith(raw, message)).at(-1);
      assert.equal(answer && codeOf(answer), code, message.type);
    }
    assert.deepEqual(kinds(raw.heard.slice(from)), ['welcome', 'refused']);
  });

  test('with a token that stands for nobody is nobody', async () => {
    const server = await TestServer.start();
    const one = await server.guest();
    const { table } = await opening(one, ['me', 'me']);
    const raw = await new Raw(server).ready();
    await heardWith(raw, hello(one));
    const refused = (await heardWith(raw, { ...hello(one), token: 'ms_nobody' })).at(-1);
    assert.equal(refused && codeOf(refused), 'sign-in');
    const answer = (await heardWith(raw, { type: 'resign', table: table.id, seat: 0 })).at(-1);
    assert.equal(answer && codeOf(answer), 'sign-in');
  });
});

describe('Players', () => {
  test('are not told what spectators said before they came', async () => {
    const server = await TestServer.start();
    const [host, looks] = [await server.guest(), await server.guest()];
    const { table } = await opening(host, ['me', 'random'], 'listed');
    const { id } = table;
    await looks.link().ask({ type: 'say', table: id, text: 'he has the Witch-king' });
    await host.link().ask({ type: 'say', table: id, text: 'well met' });
    const raw = await new Raw(server, { Cookie: `mathom=${host.token}` }).ready();
    raw.socket.send(JSON.stringify({ type: 'watch', id: 'w', table: id }));
    const heard = [...(await heardWith(raw, { type: 'ping' }))];
    const lines = heard.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));
    assert.deepEqual(lines, ['well met']);
  });
});

describe('An offer of a draw', () => {
  test('stands when who made it moves, and is gone when the other does', async () => {
    const server = await TestServer.start();
    const [free, shadow] = [await server.guest(), await server.guest()];
    const id = await free.open(['me', 'open']);
    await shadow.post(`/api/tables/${id}/join`);
    const tables = [free, shadow].map((person) => person.link().watch(id, undefined, () => {}));
    await until('both see it', () => tables.every(({ view }) => view !== null));
    const offerer = tables.findIndex(({ view }) => view?.question);
    const people = [free, shadow];
    await people[offerer].link().ask({ type: 'offer', table: id, what: 'draw' });
    await until('it is offered', () => tables.every(({ draw }) => draw === offerer));
    let own = 0;
    for (let moves = 0; moves < 200; moves++) {
      const mover = tables.findIndex(({ view }) => view?.question);
      const { version, view } = tables[mover];
      await tables[mover].play(view?.question?.choices[0].move ?? '');
      await until('both see it', () => tables.every((table) => table.version > version));
      if (mover !== offerer) break;
      own++;
      assert.deepEqual(
        tables.map(({ draw }) => draw),
        [offerer, offerer],
      );
    }
    assert.ok(own > 0, 'who offered has moved');
    assert.deepEqual(
      tables.map(({ draw }) => draw),
      [null, null],
    );
  });
});
