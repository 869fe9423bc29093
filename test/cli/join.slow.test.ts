import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CARD_SOURCES } from '../../cli/card-source.ts';
import type { Io } from '../../cli/io.ts';
import { GAMES } from '../../games/all.ts';
import { playersOf } from '../../players/all.ts';
import { TestServer } from '../server/tables/server.ts';
import { folder, type Ran, run } from './fake-io.ts';

/** Types always the first choice. */
async function joined(argv: readonly string[], more: Partial<Io> & { lines?: readonly string[] } = {}): Promise<Ran> {
  const typed = [...(more.lines ?? [])];
  const out: string[] = [];
  const ran = await run(['join', ...argv], {
    games: GAMES,
    players: playersOf,
    stdout: { write: (text) => void out.push(text), isTTY: false, columns: 80 },
    readLine: async () => typed.shift() ?? '1',
    ...more,
  });
  return { ...ran, out: out.join('') };
}

describe('join', () => {
  test('plays a whole game through the server', async () => {
    const server = await TestServer.start();
    const lines = [
      'help',
      'card the last battle',
      'where the last battle',
      'why attack',
      'fly away',
      'position',
      'log',
      'say hello',
      'undo',
    ];
    const ran = await joined([server.address, '--open', 'wotr', '--options', 'turnLimit=1', '--name', 'Legolas'], {
      lines,
      cards: CARD_SOURCES,
    });
    assert.equal(ran.code, 0, ran.err);
    assert.match(ran.out, /^War of the Ring: you are Legolas, at http:\S+\/table\/[a-z0-9]{16}\n/);
    assert.match(ran.out, /\n {2}1 {2}/);
    assert.match(ran.out, /The Last Battle {2}the-last-battle, base\n/);
    assert.match(ran.out, /The cards of War of the Ring are not bound to places\.\n/);
    assert.match(ran.out, /Nobody wins after \d+ moves: turn-limit \(WR-10\.1\.3\)\.\n$/);
    const [table] = (await server.store.tables.recent()).items;
    assert.equal(table.status, 'finished');
  });

  test('the card game asks there what it asks at a table here: windows pass by themselves, with the same stops', async () => {
    const server = await TestServer.start();
    const argv = [server.address, '--open', 'meccg', '--options', 'turnLimit=2', '--against', 'random'];
    const usual = await joined(argv, { lines: ['stops', 'stops nonsense', '1', 'until'] });
    assert.equal(usual.code, 0, usual.err);
    assert.match(usual.out, /\nstops\nStop me when …\n {2}yes +attacked +I am attacked\n/);
    assert.match(usual.out, /There is no stop "nonsense": stops lists them\./);
    assert.match(usual.out, /You pass until you are attacked\./);
    assert.match(usual.out, /turn-limit|after \d+ moves/);
    const prompts = usual.out.match(/^ +1 {2}\S/gm)?.length ?? 0;
    assert.ok(prompts < 60, `asked ${prompts} times in two turns`);
  });

  test('leaves and comes back to the same seat', async () => {
    const server = await TestServer.start();
    const home = folder();
    const opened = await joined([server.address, '--open', 'wotr', '--seat', 'shadow', '--options', 'turnLimit=1'], {
      home,
      lines: ['1', 'quit'],
    });
    assert.match(opened.out, /The game waits for you/);
    const address = /at (\S+\/table\/\S+)/.exec(opened.out)?.[1] ?? '';
    const again = await joined([address], { home });
    assert.equal(again.code, 0, again.err);
    assert.match(again.out, /turn-limit/);
  });

  test('two at two terminals; the open tables are listed', async () => {
    const server = await TestServer.start();
    assert.match((await joined([server.address])).out, /No table waits/);
    const host = await server.guest();
    const id = await host.open(['open', 'open']);
    assert.match(
      (await joined([server.address])).out,
      new RegExp(`^${id} {2}War of the Ring {2}free: open, shadow: open`),
    );
    const both = await Promise.all(
      ['free', 'shadow'].map((seat) => joined([server.address, '--table', id, '--seat', seat])),
    );
    for (const { code, out, err } of both) {
      assert.equal(code, 0, err);
      assert.match(out, /turn-limit/);
    }
  });

  test('says in a sentence what is wrong', async () => {
    const server = await TestServer.start();
    const wrong: [string[], RegExp][] = [
      [['http://127.0.0.1:1'], /^http:\/\/127\.0\.0\.1:1 does not answer \(.*\): is the server running\?\n$/],
      [['http://'], /is no address/],
      [[server.address, '--table', 'x'], /^There is no such table, or it is private\.\n$/],
      [[server.address, '--open', 'chess'], /There is no game "chess" there: choose wotr, meccg\.\n$/],
      [[server.address, '--open', 'wotr', '--seat', 'elves'], /There is no seat "elves": choose free, shadow/],
      [
        [server.address, '--open', 'wotr', '--against', 'sauron'],
        /a program \(random, rules, learned, search, .*\), not "sauron"/,
      ],
      [[server.address, '--open', 'wotr', '--options', 'turnLimit=x'], /turnLimit takes a whole number/],
      [[server.address, '--open', 'wotr', '--table', 'x'], /not both/],
    ];
    for (const [argv, sentence] of wrong) {
      const { code, err } = await joined(argv);
      assert.ok(code === 1 || code === 2);
      assert.match(err, sentence);
    }
  });
});
