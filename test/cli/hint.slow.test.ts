// Asking at the terminal what a program would do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '../../games/all.ts';
import { playersOf } from '../../players/all.ts';
import { run } from './fake-io.ts';

test('hint tells the best plans with their chances, best first, and nothing is played', async () => {
  const { out } = await run(['play', 'wotr', '--seats', 'rules,you', '--seed', 'a'], {
    lines: ['hint', 'quit'],
    games: GAMES,
    players: playersOf,
  });
  const chances = [...out.matchAll(/^\d\. Put .* into the Hunt box: wins (\d+) % of the worlds looked at\. .*$/gm)].map(
    ([, chance]) => Number(chance),
  );
  // Three, or two where there was time for no more.
  assert.ok(chances.length === 2 || chances.length === 3, out);
  assert.deepEqual(
    chances,
    chances.toSorted((a, b) => b - a),
  );
  assert.match(out, /> hint\n1\. /);
});

test('a budget that is none is refused with one sentence that says what can be said', async () => {
  for (const name of ['search:6', 'search:soon']) {
    const { code, err } = await run(['sim', 'wotr', '--players', `${name},rules`], {
      games: GAMES,
      players: playersOf,
    });
    assert.equal(code, 2);
    assert.match(
      err,
      /^There is no player "search:\w+" for wotr: choose random, rules, learned, search, .*or a budget such as search:90 .*\n$/,
    );
  }
});
