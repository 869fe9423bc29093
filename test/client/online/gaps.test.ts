import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { RemoteHost, type Road } from '../../../client/host/remote-host.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import type { HeardEntry, ServerMessage } from '../../../protocol/messages.ts';
import { type ServerLink, TableLink } from '../../../protocol/server-link.ts';
import { until } from '../../store/backends.ts';

const said = (version: number, kind: HeardEntry['kind'] = 'move'): HeardEntry => ({
  version,
  kind,
  seat: 0,
  told: [{ text: `move ${version}` }],
  time: 0,
});
const texts = (heard: readonly { told: readonly { text: string }[] }[]) => heard.map(({ told }) => told[0].text);

const info = {
  seats: [
    { kind: 'guest', player: 'Ann' },
    { kind: 'guest', player: 'Bob' },
  ],
  status: 'playing',
  result: null,
};
const viewAt = (version: number) => ({ version, asked: [0], outcome: null, question: null, undo: 0 });

/** A server of which a test says when it tells what, and what it was asked. */
function serverSaying(stories: Record<number, readonly HeardEntry[] | Error>) {
  const asked: string[] = [];
  const tables = new Set<TableLink>();
  const link = {
    tables,
    ask: async (request: { type: string; after?: number; version?: number }) => {
      asked.push([request.type, request.after ?? request.version].filter((part) => part !== undefined).join(' '));
      if (request.type !== 'story') return { type: 'ok' };
      const story = stories[request.after ?? 0] ?? [];
      if (story instanceof Error) throw story;
      return { type: 'story', heard: story, next: null };
    },
    watch: (id: string, seat: number | undefined, onChange: (table: TableLink) => void) => {
      const table = new TableLink(link as never as ServerLink, id, seat, onChange);
      tables.add(table);
      return table;
    },
    retryAt: null,
    retry: () => undefined,
  };
  const say = (message: object) => {
    for (const table of tables)
      table.hear({ table: 't', as: 0, draw: null, clocks: null, ...message } as never as ServerMessage);
  };
  const whole = (version: number) => say({ type: 'table', info, view: viewAt(version), version });
  const changed = (from: number, version: number, ...heard: HeardEntry[]) =>
    say({ type: 'changed', from, version, patch: [[['version'], version]], heard, toMove: [0], deadline: null });
  return { link, asked, say, whole, changed };
}

function hostAt(server: ReturnType<typeof serverSaying>) {
  const road = { link: server.link, onConnected: () => () => undefined } as never as Road;
  const shown: Standing[] = [];
  let news = 0;
  const host = new RemoteHost(road, 't', {
    onNews: () => {
      news++;
    },
    fetchSave: async () => '',
    turnsIn: async () => [],
    tideIn: async () => [],
  });
  host.watch((standing) => shown.push(standing));
  return { host, shown, news: () => news, now: () => shown.at(-1) ?? assert.fail('nothing was shown') };
}

describe('Gaps in the sequence', () => {
  test('who opens a game in the middle asks for its story from the beginning, and hears each move once', async () => {
    const server = serverSaying({ 0: [said(1), said(2), said(3)] });
    const { now, shown } = hostAt(server);
    server.whole(3);
    await until('it is shown', () => shown.length > 0);
    assert.deepEqual(texts(now().heard), ['move 1', 'move 2', 'move 3']);
    server.changed(3, 4, said(4));
    await until('the next', () => now().table.version === 4);
    server.changed(4, 5, said(5));
    await until('and the next', () => now().table.version === 5);
    assert.deepEqual(texts(now().heard), ['move 1', 'move 2', 'move 3', 'move 4', 'move 5']);
    assert.deepEqual(server.asked, ['story 0']);
  });

  test('a change that does not follow is not applied: the table is asked for again', async () => {
    const server = serverSaying({ 0: [said(1)] });
    const { now, shown } = hostAt(server);
    server.whole(1);
    await until('it is shown', () => shown.length > 0);
    server.changed(2, 3, said(3));
    await until('it was asked', () => server.asked.includes('watch 1'));
    assert.equal(now().table.version, 1);
    assert.deepEqual(texts(now().heard), ['move 1']);
  });

  test('a change that is old, or for other eyes, is passed over', async () => {
    const server = serverSaying({ 0: [said(1), said(2)] });
    const { now, shown } = hostAt(server);
    server.whole(2);
    await until('it is shown', () => shown.length > 0);
    server.changed(1, 2, said(2));
    server.say({
      type: 'changed',
      from: 2,
      version: 3,
      as: 1,
      patch: [[['version'], 3]],
      heard: [said(3)],
      toMove: [],
      deadline: null,
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(texts(now().heard), ['move 1', 'move 2']);
    assert.equal(now().table.version, 2);
    assert.deepEqual(server.asked, ['story 0']);
  });

  test('after a break the whole table comes, and what was said meanwhile is asked for', async () => {
    const server = serverSaying({ 0: [said(1)], 1: [said(2), said(3)] });
    const { now, shown } = hostAt(server);
    server.whole(1);
    await until('it is shown', () => shown.length > 0);
    server.whole(3);
    await until('it is heard', () => now().heard.length === 3);
    assert.deepEqual(texts(now().heard), ['move 1', 'move 2', 'move 3']);
  });

  test('without the story the table is shown all the same, and the next change brings what is missing', async () => {
    const stories: Record<number, readonly HeardEntry[] | Error> = { 0: new Error('no') };
    const server = serverSaying(stories);
    const { now, shown } = hostAt(server);
    server.whole(2);
    await until('it is shown', () => shown.length > 0);
    assert.deepEqual([now().table.version, now().heard.length], [2, 0]);
    stories[0] = [said(1), said(2), said(3)];
    server.changed(2, 3, said(3));
    await until('the next', () => now().table.version === 3 && now().heard.length === 3);
    assert.deepEqual(texts(now().heard), ['move 1', 'move 2', 'move 3']);
  });

  test('what is taken back is heard no more; a word that is no move adds nothing', async () => {
    const server = serverSaying({ 0: [said(1), said(2)] });
    const { now, shown } = hostAt(server);
    server.whole(2);
    await until('it is shown', () => shown.length > 0);
    server.changed(2, 3, said(3, 'undo'));
    await until('it is back', () => now().table.version === 3);
    assert.deepEqual(texts(now().heard), ['move 1']);
  });

  test('what is said of another table is not heard here', async () => {
    const server = serverSaying({ 0: [] });
    const { shown } = hostAt(server);
    server.say({ type: 'table', table: 'other', info, view: viewAt(0), version: 0 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(shown.length, 0);
  });

  test('a host that is closed tells nobody anything', async () => {
    const server = serverSaying({ 0: [said(1)] });
    const { host, shown, news } = hostAt(server);
    const [table] = server.link.tables;
    host.close();
    server.link.tables.add(table);
    server.whole(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(shown.length, 0);
    assert.ok(server.asked.includes('unwatch'));
    assert.equal(news(), 0);
    server.link.tables.clear();
    const again = hostAt(server);
    again.host.close();
    assert.equal(server.link.tables.size, 0);
  });

  test('a host that is closed before it could hear asks for nothing more', async () => {
    const server = serverSaying({ 0: [said(1)] });
    const { host, shown } = hostAt(server);
    server.whole(1);
    host.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual([shown.length, server.asked], [0, ['unwatch']]);
  });

  test('a link by itself asks for what was said while it was away, once, in order', async () => {
    const server = serverSaying({ 1: [said(2), said(3)] });
    const table = server.link.watch('t', undefined, () => undefined);
    server.whole(1);
    assert.deepEqual(server.asked, []);
    server.whole(3);
    await until('it is heard', () => table.heard.length === 2);
    assert.deepEqual(texts(table.heard), ['move 2', 'move 3']);
    assert.deepEqual(server.asked, ['story 1']);
  });
});
