import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { GAMES } from '../../games/all.ts';
import { meccg } from '../../games/meccg/game.ts';
import { ALIGNMENT_WORDS } from '../../games/meccg/position.ts';
import type { MeccgView } from '../../games/meccg/view.ts';
import { ToldGame } from '../../protocol/told-game.ts';
import { readRelease } from '../../scripts/release.ts';
import { testReleases } from '../released.ts';

for (const game of GAMES) if (game.name === 'meccg') testReleases(game, import.meta.dirname);

test('Of the version of now a game of each kind of table is kept as it was told', () => {
  const { tellings } = readRelease(path.join(import.meta.dirname, 'released'), meccg.version);
  const tables = tellings.map(({ telling }) => {
    const { alignment } = new ToldGame(telling).look(0, 'spectator').view as MeccgView;
    return `${telling.seats.length}: ${alignment.map((side) => ALIGNMENT_WORDS[side]).join(', ')}`;
  });
  for (const table of ['1: hero, hero', '2: hero, hero', '2: minion, minion', '2: hero, minion'])
    assert.ok(tables.includes(table), `${table}: ${tables.join('; ')}`);
  assert.ok(tables.some((table) => table.startsWith('3: ')));
});
