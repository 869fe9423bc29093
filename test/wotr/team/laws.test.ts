// The laws of every game, with three and four at the table: what a partner holds is as hidden as what an enemy holds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conform, describeReport } from '../../../engine/conformance/conform.ts';
import type { Game } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';

for (const players of [3, 4])
  test(`Short random games of ${players} keep every law`, () => {
    const settings = { seeds: 3, steps: 0.01, games: 0.5, options: { players, turnLimit: 4 } };
    const report = conform(wotr as unknown as Game, settings);
    assert.deepEqual(report.failures, [], describeReport(report));
    assert.equal(report.games, 3);
  });
