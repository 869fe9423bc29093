// Games in play that were stored under version 1 of the rules, at a server of now.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../../../games/all.ts';
import { readRelease } from '../../../scripts/release.ts';
import type { Kept } from '../../../server/tables/live-game.ts';
import { until } from '../../store/backends.ts';
import { playOn, TestServer } from './server.ts';

for (const game of GAMES)
  test(`${game.name}: tables that stood in the middle of things under version 1 go on, with their clocks`, async () => {
    const server = await TestServer.start();
    const person = await server.guest();
    const link = person.link();
    const folder = path.join(import.meta.dirname, '..', '..', game.name, 'released');
    const { positions, tellings } = readRelease(folder, 1);
    const clock = { pace: 'live', initial: 600_000, increment: 0 } as const;
    for (const [i, { log, at, state }] of positions.entries()) {
      if (i % 12 !== 0 || log.startsWith('solitaire')) continue;
      const told = tellings.find(({ telling }) => !telling.options['solitaire'])?.telling;
      const options = told?.options ?? {};
      const { id } = await server.store.tables.create({
        game: game.name,
        rules: 1,
        options,
        seed: 'moria',
        visibility: 'listed',
        clock,
        seats: game.seats(options).map((name) => ({ name, sitter: { person: person.id } })),
      });
      await server.store.tables.start(id, { toMove: [0], deadline: null });
      const kept: Kept = { state, drawers: [], clocks: null, moved: [] };
      const word = { kind: 'word', seat: 0, text: 'offer draw', time: 1000 } as const;
      await server.store.games.append(id, 0, [word], { snapshot: JSON.stringify(kept) });
      const table = link.watch(id, undefined, () => {});
      await until('the table is seen', () => table.view !== null || table.refusal !== undefined);
      assert.equal(table.info?.status, 'playing', `${log} after ${at} moves: ${table.refusal?.message}`);
      const { version } = table;
      const [seat] = table.view?.asked ?? [];
      const own = link.watch(id, seat, () => {});
      await until('it is seen from the seat', () => own.view?.question != null);
      await playOn(own, undefined, ({ version: now }) => now > version);
      assert.ok(own.version > version, `${log} after ${at} moves`);
      await own.resign();
      table.unwatch();
      own.unwatch();
    }
  });
