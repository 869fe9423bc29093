// A finished game in hindsight, at the terminal.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readSave, writeSave } from '../../engine/save.ts';
import { GAMES } from '../../games/all.ts';
import { playersOf } from '../../players/all.ts';
import { folder, run } from './fake-io.ts';

test('replay --analyse tells who was winning, missed plans, choices and luck; of a game that goes on it tells nothing', async () => {
  const cwd = folder();
  const house = { games: GAMES, players: playersOf, cwd };
  const sim = 'sim wotr --games 1 --players random,rules --seed h --save .'.split(' ');
  assert.equal((await run(sim, house)).code, 0);
  const [file] = readdirSync(cwd).filter((name) => name.endsWith('.mathom'));
  const { code, out, err } = await run(['replay', file, '--analyse', '--seconds', '1'], house);
  assert.equal(code, 0, err);
  assert.match(out, /^War of the Ring/);
  assert.match(out, /\nWho was winning: the chance of free\n {2}turn {3}1 {2}[█·]{30} +\d+ %\n/);
  assert.match(out, /\nMissed plans, of \d+ choices looked at again\n/);
  assert.match(out, /\n {2}What missed plans cost: free \d+ %, shadow \d+ %\.\n/);
  assert.match(out, /were worth \d+ % to (free|shadow)\.\n$/);

  const data = await run(['replay', file, '--analyse', '--seconds', '1', '--json'], house);
  const { tide, missed, choices, looked } = JSON.parse(data.out);
  assert.ok(tide.length > 5 && Array.isArray(missed) && choices.length === 2 && looked >= 1);

  const log = readSave(readFileSync(path.join(cwd, file), 'utf8'));
  const { telling: _, ...rest } = log;
  writeFileSync(
    path.join(cwd, 'half.mathom'),
    writeSave({ ...rest, moves: log.moves.slice(0, 40) }, ['free', 'shadow']),
  );
  const half = await run(['replay', 'half.mathom', '--analyse'], house);
  assert.notEqual(half.code, 0);
  assert.match(half.err, /Only a finished game that somebody can judge is analysed\./);
});
