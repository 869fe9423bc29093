import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { CardInfo } from '../../cli/card-source.ts';
import type { Io } from '../../cli/io.ts';
import { RefusedMove } from '../../engine/game.ts';
import { readSave } from '../../engine/save.ts';
import { Session } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import { randomPlayer } from '../../players/random.ts';
import { folder, run } from './fake-io.ts';
import { race } from './race.ts';

const base = race as unknown as AnyGame;
const withGame = (changes: Partial<AnyGame>): Partial<Io> => ({ games: [{ ...base, ...changes }] });

test('sim --json counts games, speed, size and outcomes', async () => {
  const { code, out, err } = await run('sim race --games 40 --seed s --players random,first --json'.split(' '));
  const report = JSON.parse(out);
  assert.equal(code, 0);
  assert.equal(err, '');
  assert.equal(report.games, 40);
  assert.equal(report.finished, 40);
  assert.equal(report.refused, 0);
  for (const key of ['seconds', 'gamesPerSecond', 'actionsPerSecond', 'movesPerGame', 'stateBytes'])
    assert.equal(typeof report[key], 'number', key);
  assert.ok(report.stateBytes > 50 && report.stateBytes < 500, String(report.stateBytes));
  assert.ok(Object.keys(report.outcomes).every((key) => ['free:ring', 'shadow:ring'].includes(key)));
  assert.equal(report.outcomes['free:ring'] + report.outcomes['shadow:ring'], 40);
});

test('the same seed gives the same games', async () => {
  const once = await run('sim race --games 30 --seed s --json'.split(' '));
  const again = await run('sim race --games 30 --seed s --json'.split(' '));
  assert.deepEqual(JSON.parse(once.out).outcomes, JSON.parse(again.out).outcomes);
  assert.equal(JSON.parse(once.out).movesPerGame, JSON.parse(again.out).movesPerGame);
});

test('sim without --json prints a table', async () => {
  const { code, out } = await run('sim race --games 5 --players first --options goal=4'.split(' '));
  assert.equal(code, 0);
  assert.match(out, /The Race: first as free, first as shadow/);
  assert.match(out, /free:ring +5 +100\.0 %/);
});

test('sim says how many cards were played, and which never, by their titles', async () => {
  const cards = Array.from({ length: 15 }, (_, i) => ({ id: `c${i}`, name: `Card ${i}` }));
  const played = Object.fromEntries(cards.map(({ id }, i) => [id, i === 0 ? 7 : 0]));
  const game = withGame({ tally: () => ({ see: () => {}, counts: () => played }) });
  const source = { game: 'race', cards: () => cards as unknown as readonly CardInfo[] };
  const { out } = await run('sim race --games 2'.split(' '), { ...game, cards: [source] });
  assert.match(out, /played +1 of 15 cards\n/);
  assert.match(out, /never +Card 1, Card 2, .*, Card 12 and 2 more/);
});

test('a draw is counted under draw', async () => {
  const outcome = { winners: [], reason: 'tired', rule: 'RA-9' };
  const { out } = await run('sim race --games 2 --json'.split(' '), withGame({ outcome: () => outcome }));
  assert.deepEqual(JSON.parse(out).outcomes, { 'draw:tired': 2 });
});

test('a refused offer makes sim fail and names the seed', async () => {
  const game = withGame({
    apply() {
      throw new RefusedMove('No.', []);
    },
  });
  const { code, out } = await run('sim race --games 3 --seed s --json'.split(' '), game);
  const report = JSON.parse(out);
  assert.equal(code, 1);
  assert.equal(report.refused, 3);
  assert.equal(report.finished, 0);
  assert.match(report.problems[1], /^Game 2 \(seed s-2\) refused ".+", which it had offered to free, at move 1\.$/);
});

test('a game that does not finish makes sim fail', async () => {
  const { code, out } = await run('sim race --games 3 --json'.split(' '), withGame({ maxMoves: 2 }));
  assert.equal(code, 1);
  assert.equal(JSON.parse(out).finished, 0);
  assert.match(JSON.parse(out).problems[0], /did not finish within 2 moves/);
});

test('a game that breaks down makes sim fail, and the others are still played', async () => {
  let calls = 0;
  const game = withGame({
    apply(...args) {
      if (++calls === 5) throw new TypeError('undefined is not a troll');
      base.apply(...args);
    },
  });
  const { code, out } = await run('sim race --games 4 --players first --json'.split(' '), game);
  assert.equal(code, 1);
  assert.equal(JSON.parse(out).finished, 3);
  assert.match(JSON.parse(out).problems[0], /broke off after 4 moves: undefined is not a troll/);
});

test('--check finds faults and lost pieces', async () => {
  const faulty = withGame({ faults: (s) => (JSON.stringify(s).includes('"pile":3') ? ['Three is unlucky.'] : []) });
  const found = await run('sim race --games 2 --players first --check --json'.split(' '), faulty);
  assert.equal(found.code, 1);
  assert.match(JSON.parse(found.out).problems[0], /Three is unlucky/);
  const unchecked = await run('sim race --games 2 --players first --json'.split(' '), faulty);
  assert.equal(unchecked.code, 0);
  const leaky = withGame({ conserved: (s) => ({ rings: s.outcome ? 0 : 1 }) });
  const lost = await run('sim race --games 2 --players first --check --json'.split(' '), leaky);
  assert.match(JSON.parse(lost.out).problems[0], /pieces were lost or made: \{"rings":1\} became \{"rings":0\}/);
});

test('--save writes logs that replay', async () => {
  const cwd = folder();
  assert.equal((await run('sim race --games 12 --save logs --json'.split(' '), { cwd })).code, 0);
  const files = readdirSync(path.join(cwd, 'logs')).sort();
  assert.equal(files.length, 12);
  assert.equal(files[0], 'race-01.mathom');
  for (const file of files) {
    const log = readSave(readFileSync(path.join(cwd, 'logs', file), 'utf8'));
    assert.ok(Session.replay(base, log).state.outcome);
  }
});

test('Ctrl+C stops between games, reports what was played and exits with 130', async () => {
  const stop = new AbortController();
  let turns = 0;
  const stopping: typeof randomPlayer = {
    name: 'random',
    choose(turn) {
      if (++turns === 100) stop.abort();
      return randomPlayer.choose(turn);
    },
  };
  const given = { signal: stop.signal, players: () => [stopping] };
  const { code, out, err } = await run('sim race --games 100000 --json'.split(' '), given);
  const report = JSON.parse(out);
  assert.equal(code, 130);
  assert.equal(report.interrupted, true);
  assert.ok(report.games > 1 && report.games < 100);
  assert.equal(report.finished, report.games);
  assert.match(err, /^Stopped after \d+ of 100000 games\.\n$/);
});

test('a game that cannot be set up is refused before the first one is played', async () => {
  const given = withGame({
    create() {
      throw new Error('The deck is not legal.');
    },
  });
  const { code, out, err } = await run('sim race --games 3 --json'.split(' '), given);
  assert.deepEqual([code, out, err], [2, '', 'The game cannot be set up: The deck is not legal.\n']);
});
