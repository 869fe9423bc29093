import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitTo } from '../../../engine/commitment.ts';
import { GAMES } from '../../../games/all.ts';
import { STORY_PAGE } from '../../../protocol/messages.ts';
import type { LogEntry, Store, StoredTold, Table } from '../../../server/store/store.ts';
import { LiveGame } from '../../../server/tables/live-game.ts';
import { Stories } from '../../../server/tables/story.ts';

const [wotr] = GAMES;
const seed = 'moria';
const table = {
  id: 'a'.repeat(16), game: wotr.name, rules: wotr.version, options: { turnLimit: 30 }, commitment: commitTo(seed),
  status: 'playing', clock: null,
} as unknown as Table; // biome-ignore format: a literal

/** A game of so many moves, always the first on the list. */
function played(count: number): LogEntry[] {
  const live = LiveGame.load(wotr, { table, seed, snapshot: undefined, entries: [] });
  return Array.from({ length: count }, (_, time) => {
    const [{ seat, moves }] = live.decisions;
    const text = wotr.notation.write(moves[0], live.state);
    return live.make({ kind: 'move', seat, text, time }).happening.entry;
  });
}

const entries = played(2 * STORY_PAGE + 50);

class Log {
  reads = 0;
  charged = 0;
  length = entries.length;
  readonly games = {
    snapshot: async () => undefined,
    log: async (_: string, after = 0, limit = 1_000_000) => {
      this.reads++;
      return entries.slice(0, this.length).slice(after, after + limit);
    },
    parts: async () => [],
  };
  told: readonly StoredTold[] = [];
  readonly tellings = {
    told: async (_: string, first: number, limit: number) =>
      this.told.filter(({ version }) => version >= first).slice(0, limit),
  };
  readonly stories: Stories;
  constructor(most?: number) {
    const { games, tellings } = this;
    this.stories = new Stories({ games, tellings } as unknown as Store, most);
  }
  async page(after: number, of = table): Promise<number[]> {
    const page = await this.stories.pageAfter(wotr, of, seed, after, (cost) => {
      this.charged += cost;
    });
    return page.map(({ entry }) => entry.version);
  }
}
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

test('a page of a story is played again once, whoever asks for any part of it', async () => {
  const log = new Log();
  assert.deepEqual(await log.page(0), from(1, STORY_PAGE));
  const { charged } = log;
  assert.equal(charged, STORY_PAGE * 0.2, 'who asks first is charged for it');
  for (const after of [0, 1, 77, STORY_PAGE - 1]) assert.deepEqual(await log.page(after), from(1, STORY_PAGE));
  assert.deepEqual([log.reads, log.charged], [1, charged]);
  assert.deepEqual(await log.page(STORY_PAGE), from(STORY_PAGE + 1, 2 * STORY_PAGE));
  assert.ok(log.charged > 2 * charged, 'the way there is charged too');
});

test('where account was kept a page is read as it was told, by whatever rules, for a tenth of the price', async () => {
  const log = new Log();
  log.told = entries.map(({ version }) => ({ version, told: `{"asked":[],"events":[{"text":"${version}"}]}` }));
  const page = await log.stories.pageAfter({ ...wotr, version: 99 }, table, seed, STORY_PAGE + 3, (cost) => {
    log.charged += cost;
  });
  assert.deepEqual(
    page.map(({ entry, events }) => `${entry.version} ${events[0].text}`),
    from(STORY_PAGE + 1, 2 * STORY_PAGE).map((version) => `${version} ${version}`),
  );
  assert.equal(log.charged, STORY_PAGE * 0.02);
});

test('many who ask at once wait for one', async () => {
  const log = new Log();
  await Promise.all([1, 2, 3, 4].map((after) => log.page(after)));
  assert.equal(log.reads, 1);
});

test('a page that is still being written is not kept', async () => {
  const log = new Log();
  log.length = 20;
  assert.deepEqual(await log.page(3), from(1, 20));
  log.length = 30;
  assert.deepEqual(await log.page(3), from(1, 30));
});

test('only the last pages are kept', async () => {
  const log = new Log(2);
  const other = { ...table, id: 'b'.repeat(16) };
  await log.page(0);
  await log.page(0, other);
  await log.page(0);
  await log.page(STORY_PAGE);
  assert.equal(log.reads, 3);
  await log.page(0);
  assert.equal(log.reads, 3);
  await log.page(0, other);
  assert.equal(log.reads, 4);
});

test('of all stories the last fifty pages are kept', async () => {
  const log = new Log();
  log.told = entries.map(({ version }) => ({ version, told: '{"asked":[],"events":[]}' }));
  const of = (n: number): Table => ({ ...table, id: `${n}`.padStart(16, '0') });
  for (let n = 0; n < 50; n++) await log.page(0, of(n));
  await log.page(0, of(0));
  assert.equal(log.reads, 50, 'all are still there');
  await log.page(0, of(50));
  await log.page(0, of(1));
  assert.equal(log.reads, 52, 'for one more the one that was asked for longest ago has gone');
});

test('others come in between while a page is played again', async () => {
  const log = new Log();
  let turns = 0;
  const other = setInterval(() => turns++, 0);
  await log.page(STORY_PAGE + 1);
  clearInterval(other);
  assert.ok(turns > 0);
});
