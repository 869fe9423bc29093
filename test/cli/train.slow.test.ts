// Teaching a judge from the terminal, with as few games as it takes.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { GAMES } from '../../games/all.ts';
import { playersOf } from '../../players/all.ts';
import type { JudgeFile } from '../../players/search/judge.ts';
import { folder, run } from './fake-io.ts';

describe('mathom train', () => {
  const root = folder();
  mkdirSync(path.join(root, 'players', 'wotr'), { recursive: true });
  const house = { games: GAMES, players: playersOf, root, cwd: root };
  const kept = path.join(root, 'data', 'train', 'wotr');
  const words = 'train wotr --games 20 --cores 1 --hidden 3 --match 0 --minutes 1'.split(' ');
  const files = (): string[] => readdirSync(kept).filter((name) => name.endsWith('.games'));
  const judge = (): JudgeFile => JSON.parse(readFileSync(path.join(kept, 'judge.json'), 'utf8')) as JudgeFile;

  test('plays games, fits a judge to them and says how well it foresees', async () => {
    const { code, out, err } = await run(words, house);
    assert.equal(code, 0, err);
    assert.match(err, /0 of 20 games are there; the others are played in 1 thread/);
    assert.match(err, /fitting to \d+ positions of 20 games/);
    assert.match(out, /^No match; log loss 0\.\d+, 0\.\d+ of judge \d+ on the same games\./);
    assert.deepEqual(files(), ['learned-1-0000000.games']);
    const { recipe, hidden, checks } = judge();
    assert.equal(recipe.games, 20);
    assert.equal(hidden.length, 3);
    assert.equal(checks.length, 5);
  });

  test('goes on with what is there: nothing is played twice', async () => {
    const before = statSync(path.join(kept, files()[0])).mtimeMs;
    const { code, err } = await run(words, house);
    assert.equal(code, 0, err);
    assert.doesNotMatch(err, /the others are played/);
    assert.equal(statSync(path.join(kept, files()[0])).mtimeMs, before);
    assert.deepEqual(files().length, 1);
  });

  test('an interrupted training is no judge, and says that it can go on', async () => {
    const { code, err } = await run([...words, '--seed', '2'], { ...house, signal: AbortSignal.abort() });
    assert.equal(code, 130);
    assert.match(err, /Stopped; what was played and fitted so far is kept, and the same command goes on with it\./);
  });

  test('too few games teach nothing, and a game without a judge has none to teach', async () => {
    const few = await run(['train', 'wotr', '--games', '0', '--folder', 'empty'], house);
    assert.match(few.err, /There are only 0 games to learn from: ask for at least 20\./);
    const none = await run(['train', 'kalah'], house);
    assert.notEqual(none.code, 0);
  });
});
