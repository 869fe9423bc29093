import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TableInfo } from '../../../protocol/messages.ts';
import { ServerRefusal } from '../../../protocol/server-link.ts';
import type { TableView } from '../../../protocol/table.ts';
import { until } from '../../store/backends.ts';
import { type TestPerson, TestServer } from './server.ts';

const refusedWith = (code: string) => (error: unknown) => error instanceof ServerRefusal && error.code === code;
const codeOf = ({ error }: { error?: { code: string } }): string | undefined => error?.code;

async function privateTable() {
  const server = await TestServer.start();
  const [ann, bob, friend] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Friend')];
  const opened = await ann.post<{ table: { id: string }; invitations: Record<number, string> }>('/api/tables', {
    game: 'wotr',
    seats: ['me', 'invited'],
    visibility: 'private',
  });
  const { id } = opened.table;
  await bob.post(`/api/tables/${id}/join`, { invitation: opened.invitations[1] });
  const letWatch = async (who: TestPerson, open = true) =>
    who.post<{ watch?: string | null; error?: { code: string } }>(`/api/tables/${id}/watching`, { open });
  return { server, ann, bob, friend, id, letWatch };
}

describe('A private table', () => {
  test('is there for a friend once who sits there lets him watch, and he sees what everybody may know', async () => {
    const { ann, bob, friend, id, letWatch } = await privateTable();
    await assert.rejects(friend.link().ask({ type: 'watch', table: id }), refusedWith('no-such-table'));
    const { watch } = await letWatch(bob);
    const preview = await friend.get<{ table: TableInfo }>(`/api/watching/${watch}`);
    assert.deepEqual([preview.table.id, preview.table.watched], [id, true]);
    await assert.rejects(friend.link().ask({ type: 'watch', table: id }), refusedWith('no-such-table'), 'a look at it');
    await friend.post(`/api/watching/${watch}`);
    const [mine, looked] = [ann, friend].map((each) => each.link().watch(id, undefined, () => {}));
    await until('both see the table', () => mine.view !== null && looked.view !== null);
    assert.deepEqual([looked.as, looked.view?.question], ['spectator', null]);
    const hands = ({ view }: typeof mine) => (view as TableView<{ hands: readonly (readonly number[])[] }>).view.hands;
    assert.ok(hands(mine)[0].length > 0, 'a player has a hand');
    assert.deepEqual(hands(looked).flat(), []);
    await until('the players know', () => mine.presence?.spectators === 1);
    // He may say something to the others who look on, and nothing at the table.
    await friend.link().ask({ type: 'say', table: id, text: 'Well met' });
    await assert.rejects(friend.link().ask({ type: 'resign', table: id }), refusedWith('not-yours'));
    await assert.rejects(
      friend.link().ask({ type: 'foresee', table: id, version: 0, moves: ['pass'] }),
      refusedWith('not-yours'),
    );
  });

  test('is closed again: the link leads nowhere, and who came by it sees no more', async () => {
    const { ann, friend, id, letWatch } = await privateTable();
    const { watch } = await letWatch(ann);
    await friend.post(`/api/watching/${watch}`);
    const errors: string[] = [];
    const link = friend.link((message) => message.type === 'error' && errors.push(message.code));
    const looked = link.watch(id, undefined, () => {});
    await until('he looks on', () => looked.view !== null);
    assert.deepEqual((await letWatch(ann, false)).watch, null);
    await until('he is told', () => errors.includes('not-yours'));
    await assert.rejects(link.ask({ type: 'watch', table: id }), refusedWith('no-such-table'));
    assert.equal(codeOf(await friend.post(`/api/watching/${watch}`)), 'not-found');
    const { table } = await ann.get<{ table: TableInfo }>(`/api/tables/${id}`);
    assert.equal(table.watched, undefined);
  });

  test('a new link takes the place of the old one; who is there stays', async () => {
    const { server, ann, bob, friend, id, letWatch } = await privateTable();
    const first = (await letWatch(ann)).watch;
    await friend.post(`/api/watching/${first}`);
    const second = (await letWatch(bob)).watch;
    assert.notEqual(first, second);
    const stranger = await server.guest();
    assert.equal(codeOf(await stranger.post(`/api/watching/${first}`)), 'not-found');
    assert.equal((await friend.link().ask({ type: 'watch', table: id })).type, 'table');
  });

  test('is opened to watchers by those who sit there alone, and a watcher takes no seat', async () => {
    const { server, ann, friend, id, letWatch } = await privateTable();
    assert.equal(codeOf(await letWatch(friend)), 'no-such-table');
    const { watch } = await letWatch(ann);
    await friend.post(`/api/watching/${watch}`);
    assert.equal(codeOf(await letWatch(friend)), 'not-yours');
    const waiting = await ann.open(['me', 'open'], { visibility: 'private' });
    const link = (await ann.post<{ watch: string }>(`/api/tables/${waiting}/watching`, { open: true })).watch;
    await friend.post(`/api/watching/${link}`);
    assert.equal(codeOf(await friend.post(`/api/tables/${waiting}/join`)), 'no-such-table');
    const listed = await ann.open(['me', 'open']);
    assert.equal(codeOf(await ann.post(`/api/tables/${listed}/watching`, { open: true })), 'bad-request');
    const nobody = await fetch(`${server.address}/api/watching/${watch}`, { method: 'POST' });
    assert.equal(nobody.status, 401);
    assert.ok(!JSON.stringify(await ann.get(`/api/tables/${id}`)).includes(String(watch)), 'the secret is told once');
  });
});
