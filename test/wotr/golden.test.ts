// Finished games, replayed: an old result changes only by decision (scripts/golden.ts writes them anew).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readSave } from '../../engine/save.ts';
import { Session } from '../../engine/session.ts';
import { wotr } from '../../games/wotr/game.ts';
import { digestOf, type Golden, outcomeOf } from '../../scripts/golden.ts';

const read = (file: string): string => readFileSync(new URL(`./golden/${file}`, import.meta.url), 'utf8');
const games = JSON.parse(read('index.json')) as readonly Golden[];

test('There are at least twenty golden games, of random and of rule-based play', () => {
  assert.ok(games.length >= 20);
  for (const kind of ['random-random', 'rules-rules', 'rules-random', 'random-rules'])
    assert.ok(
      games.some(({ file }) => file.startsWith(`${kind}-`)),
      kind,
    );
});

test('Of each of the six ways to play there are at least two, a dozen besides the first', () => {
  const ways = games.map(({ file }) => {
    const { players = 2, twilight = false } = readSave(read(file)).options;
    return `${players}${twilight ? ' with Twilight' : ''}`;
  });
  for (const players of [2, 3, 4])
    for (const way of [`${players}`, `${players} with Twilight`])
      assert.ok(ways.filter((one) => one === way).length >= 2, way);
  assert.ok(ways.filter((one) => one !== '2').length >= 12);
});

for (const { file, moves, outcome, digest } of games)
  test(`${file} still ends with ${outcome} after ${moves} moves`, () => {
    const session = Session.replay(wotr, readSave(read(file)));
    assert.equal(session.moves.length, moves);
    assert.equal(outcomeOf(session as unknown as Session), outcome);
    assert.equal(digestOf(session.state), digest);
  });
