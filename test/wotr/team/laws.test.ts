// The laws of every game, with three and four at the table: what a partner holds is as hidden as what an enemy holds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conform, describeReport } from '../../../engine/conformance/conform.ts';
import type { Game } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { simulate } from '../../../players/simulate.ts';
import { rulesPlayer } from '../../../players/wotr/rules.ts';

for (const twilight of [false, true])
  for (const players of [3, 4])
    test(`Short random games of ${players}${twilight ? ' with Twilight' : ''} keep every law`, () => {
      const settings = { seeds: 3, steps: 0.01, games: 0.5, options: { players, twilight, turnLimit: 4 } };
      const report = conform(wotr as unknown as Game, settings);
      assert.deepEqual(report.failures, [], describeReport(report));
      assert.equal(report.games, 3);
    });

const STATE_BYTES = 4096;

for (const twilight of [false, true])
  for (const players of [2, 3, 4])
    test(`A state of ${players}${twilight ? ' with Twilight' : ''} has at most 4 KB, also late in a game`, () => {
      let most = 0;
      const sitters = Array.from({ length: players }, () => rulesPlayer);
      simulate(wotr, { players, twilight, turnLimit: 60 }, `size-${players}-${twilight}`, sitters, (s, moves) => {
        if (moves % 20 === 0) most = Math.max(most, JSON.stringify(s).length);
      });
      assert.ok(most > 2000 && most <= STATE_BYTES, `${most} bytes`);
    });
