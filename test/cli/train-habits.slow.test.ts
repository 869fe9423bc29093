// Teaching habits from the terminal, with as few games as it takes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { type HabitsFile, type Practising, practiseHabits } from '../../cli/train/habits.ts';
import { GAMES } from '../../games/all.ts';
import { playersOf } from '../../players/all.ts';
import { learning } from '../../players/wotr/learned.ts';
import { folder, run } from './fake-io.ts';

const said: string[] = [];
const training = (kept: string, changes: Partial<Practising> = {}): Practising => ({
  game: 'wotr',
  version: 1,
  learning: learning as Practising['learning'],
  games: 8,
  batch: 4,
  milliseconds: Number.POSITIVE_INFINITY,
  cores: 1,
  seed: 'few',
  match: 4,
  folder: kept,
  signal: new AbortController().signal,
  say: (text) => void said.push(text),
  ...changes,
});
const trailIn = (kept: string): readonly (readonly number[])[] =>
  (JSON.parse(readFileSync(path.join(kept, 'habits-draft.json'), 'utf8')) as { trail: readonly (readonly number[])[] })
    .trail;

describe('mathom train --habits', () => {
  const kept = path.join(folder(), 'habits');

  test('the habits follow after each batch, what may be luck is left out, and a match says what they are worth', async () => {
    const made = await practiseHabits(training(kept));
    assert.equal(trailIn(kept).length, 2);
    assert.equal(
      said.filter((text) => /^what moved beyond [\d.]+ of its errors won [\d.]+ of 2$/.test(text)).length,
      3,
    );
    const { recipe, habits } = (made ?? assert.fail('interrupted')).file as HabitsFile & { readonly habits: object };
    assert.equal(recipe.games, 8);
    assert.match(recipe.strength, /^Won [\d.]+ of 4 against the habits before \(\d+ %, 95 % /);
    assert.deepEqual(Object.keys(habits), Object.keys(learning.numbers(learning.start)['habits']));
    assert.notDeepEqual(habits, learning.numbers(learning.start)['habits']);
  });

  test('who is stopped between two batches goes on where he was, as if nothing had happened', async () => {
    const other = path.join(folder(), 'habits');
    await practiseHabits(training(other, { games: 4, match: 0 }));
    const [first] = trailIn(other);
    await practiseHabits(training(other, { match: 0 }));
    assert.deepEqual(trailIn(other)[0], first);
    assert.deepEqual(trailIn(other), trailIn(kept));
  });

  test('habits of other rules or another seed are not gone on with', async () => {
    await assert.rejects(practiseHabits(training(kept, { seed: 'other' })), /name another folder with --folder/);
    await assert.rejects(practiseHabits(training(kept, { version: 2 })), /under other rules/);
  });

  test('too few games, and what is for judges alone, are refused in a sentence', async () => {
    const root = folder();
    const house = { games: GAMES, players: playersOf, root, cwd: root };
    const few = await run(['train', 'wotr', '--habits', '--games', '100'], house);
    assert.match(few.err, /Habits need at least 1,?500 games to learn from\./);
    const looks = await run(['train', 'meccg', '--habits', '--looks', '5'], house);
    assert.match(looks.err, /--looks is for judges: leave it out, or leave out --habits\./);
  });
});
