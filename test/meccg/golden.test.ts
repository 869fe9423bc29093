// Finished games, replayed: an old result changes only by decision (scripts/golden.ts writes them anew).
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readSave } from '../../engine/save.ts';
import { Session } from '../../engine/session.ts';
import { meccg } from '../../games/meccg/game.ts';
import { digestOf, type Golden, outcomeOf } from '../../scripts/golden.ts';

const place = (file: string): URL => new URL(`./golden/${file}`, import.meta.url);
const read = (file: string): string => readFileSync(place(file), 'utf8');
const games = existsSync(place('index.json')) ? (JSON.parse(read('index.json')) as readonly Golden[]) : [];
const absent = games.length === 0 && 'node scripts/golden.ts meccg writes the games';

test('There are at least two dozen golden games, over decks, options and players', { skip: absent }, () => {
  assert.ok(games.length >= 24);
  for (const kind of [
    'random-decks',
    'starter',
    'long',
    'draft',
    'solitaire',
    'rules-',
    'rules-random',
    'minions',
    'mixed',
    'random-rules',
  ])
    assert.ok(
      games.some(({ file }) => file.startsWith(kind)),
      kind,
    );
});

for (const { file, moves, outcome, digest } of games)
  test(`${file} still ends with ${outcome} after ${moves} moves`, () => {
    const session = Session.replay(meccg, readSave(read(file)));
    assert.equal(session.moves.length, moves);
    assert.equal(outcomeOf(session as unknown as Session), outcome);
    assert.equal(digestOf(session.state), digest);
  });
