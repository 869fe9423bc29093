import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ServerRefusal } from '../../../protocol/server-link.ts';
import { Talk } from '../../../server/sockets/talk.ts';
import { linesKept } from '../../../server/store/chat.ts';
import { until } from '../../store/backends.ts';
import { TestPerson, TestServer } from './server.ts';

const refusedWith = (code: string) => (error: unknown) => error instanceof ServerRefusal && error.code === code;
const isTooMany = refusedWith('too-many');

describe('Talk', () => {
  test('has a limit for each person, and one for all persons of an address', () => {
    const talk = new Talk(30);
    const say = (person: string, address: string) =>
      talk.check({ type: 'say', id: 's', table: 'a'.repeat(16), text: 'hi' }, person, address);
    for (let i = 0; i < 10; i++) say('one', 'here');
    assert.throws(() => say('one', 'here'), /You say a great deal/);
    assert.throws(() => say('one', 'there'), /You say a great deal/);
    for (const person of ['two', 'three']) for (let i = 0; i < 10; i++) say(person, 'here');
    assert.throws(() => say('four', 'here'), /You say a great deal/);
    say('four', 'there');
  });

  test('does not fill the log: words and undos have a limit at each table; what ends the game has none', () => {
    const talk = new Talk(30);
    const at = { id: 'x', table: 'a'.repeat(16) };
    const check = (message: object, person = 'one') => talk.check({ ...at, ...message } as never, person, 'here');
    for (let i = 0; i < 4; i++) check({ type: 'away', until: i });
    for (let i = 0; i < 3; i++) check({ type: 'offer', what: 'draw' });
    for (let i = 0; i < 3; i++) check({ type: 'decline', what: 'draw' });
    for (const type of ['away', 'offer', 'decline']) assert.throws(() => check({ type }), /often enough/, type);
    for (let i = 0; i < 30; i++) check({ type: 'undo', version: i });
    assert.throws(() => check({ type: 'undo', version: 1 }), /You take back a great deal/);
    for (const type of ['accept', 'resign', 'claim', 'play']) check({ type });
    check({ type: 'away', until: 0 }, 'another');
    check({ type: 'away', table: 'b'.repeat(16) });
  });

  test('is refused when there is too much, and absences too', async () => {
    const server = await TestServer.start({ limits: { linesPerMinute: 9 } });
    const [one, two] = [await server.guest(), await server.guest()];
    const clock = { pace: 'correspondence', initial: 86_400_000, increment: 0 };
    const id = await one.open(['me', 'open'], { clock });
    await two.post(`/api/tables/${id}/join`);
    const link = one.link();
    for (let i = 0; i < 3; i++) await link.ask({ type: 'say', table: id, text: `${i}` });
    await assert.rejects(link.ask({ type: 'say', table: id, text: 'more' }), isTooMany);
    assert.equal((await server.store.chat.lines(id, 'players')).length, 3);
    const socket = one.link();
    for (let i = 0; i < 5; i++) {
      await socket.ask({ type: 'away', table: id, until: Date.now() + 3_600_000 });
      await socket.ask({ type: 'away', table: id, until: null });
    }
    const raw = await fetch(`${server.address}/api/tables/${id}`);
    const { table } = (await raw.json()) as { table: { version: number } };
    assert.equal(table.version, 10);
  });

  test('is kept as far as anybody reads back, and one room does not crowd out the other', async () => {
    const server = await TestServer.start();
    const [one, two] = [await server.guest(), await server.guest()];
    const id = await one.open(['me', 'open']);
    const { chat } = server.store;
    await chat.say(id, 'players', one.id, 'the first word');
    for (let i = 0; i < linesKept + 5; i++) {
      await chat.say(id, 'spectators', two.id, `${i}`);
      if (i === linesKept / 2) await chat.say(id, 'players', one.id, 'the second');
    }
    const lines = await chat.lines(id, 'spectators');
    assert.deepEqual([lines.length, lines[0].text], [linesKept, '5']);
    assert.deepEqual(
      (await chat.last(id, 'players', 50)).map(({ text }) => text),
      ['the first word', 'the second'],
    );
    const last = await chat.last(id, 'spectators', 50);
    assert.deepEqual(
      last.map(({ text }) => Number(text)),
      Array.from({ length: 50 }, (_, i) => linesKept - 45 + i),
    );
    const heard: string[][] = [];
    const link = two.link((message) => message.type === 'chat' && heard.push(message.lines.map(({ text }) => text)));
    link.watch(id, undefined, () => {});
    await until('both rooms', () => heard.length === 2);
    assert.deepEqual(heard, [['the first word', 'the second'], last.map(({ text }) => text)]);
  });

  test('of before the server was started again is shown to whoever comes, and not told again', async () => {
    const first = await TestServer.start();
    const [host, looks] = [await first.guest(), await first.guest()];
    const id = await host.open(['me', 'open']);
    for (const text of ['one', 'two']) await first.store.chat.say(id, 'players', host.id, text);
    await first.stop();
    const second = await TestServer.start({}, first.place);
    const heard: string[][] = [];
    const onlooker = new TestPerson(second.address, looks.token, looks.id);
    const link = onlooker.link(
      (message) => message.type === 'chat' && heard.push(message.lines.map(({ text }) => text)),
    );
    link.watch(id, undefined, () => {});
    await until('what was said before', () => heard.length === 1);
    const speaker = new TestPerson(second.address, host.token, host.id);
    await speaker.link().ask({ type: 'say', table: id, text: 'three' });
    await until('what is said now', () => heard.length === 2);
    assert.deepEqual(heard, [['one', 'two'], ['three']]);
  });

  test('of spectators is not heard by one who has sat down since he came', async () => {
    const server = await TestServer.start();
    const [host, joins, looks] = await Promise.all([1, 2, 3].map(() => server.guest()));
    const id = await host.open(['me', 'open']);
    const heard: string[] = [];
    const listening = (person: TestPerson) =>
      person.link((message) => message.type === 'chat' && heard.push(...message.lines.map(({ text }) => text)));
    const link = listening(joins);
    const seen = link.watch(id, undefined, () => {});
    await until('he looks on', () => seen.info !== undefined);
    const spectator = looks.link();
    await spectator.ask({ type: 'say', table: id, text: 'to spectators' });
    await until('he hears them', () => heard.length === 1);
    await joins.post(`/api/tables/${id}/join`);
    await until('he sits', () => seen.info?.status === 'playing');
    await spectator.ask({ type: 'say', table: id, text: 'secrets of his hand' });
    await host.link().ask({ type: 'say', table: id, text: 'to players' });
    await until('he hears players', () => heard.includes('to players'));
    assert.deepEqual(heard, ['to spectators', 'to players']);
  });
});
