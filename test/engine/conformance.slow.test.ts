import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { conform, describeReport, LAWS } from '../../engine/conformance/conform.ts';
import { saving } from '../../engine/conformance/saving.ts';
import { runTrial } from '../../engine/conformance/trial.ts';
import { undoing } from '../../engine/conformance/undoing.ts';
import type { Game, Options } from '../../engine/game.ts';
import { readSave } from '../../engine/save.ts';
import { auction } from '../games/auction/game.ts';
import { kalah } from '../games/kalah.ts';
import { fickle, forgetful, PLANTED } from './planted.ts';

const SMALL: readonly [game: Game, options: Options][] = [
  [kalah, {}],
  [kalah, { seeds: 6, swap: false }],
  [kalah, { seeds: 1 }],
  [auction, {}],
  [auction, { seats: 3, rounds: 7 }],
  [auction, { seats: 3, rounds: 1 }],
  [auction, { seats: 4, partners: true }],
  [auction, { seats: 3, rounds: 2, partners: true }],
];

for (const [game, options] of SMALL) {
  test(`${game.name} ${JSON.stringify(options)} keeps every law over 1,000 seeds`, () => {
    const report = conform(game, { seeds: 1000, options, steps: 0.04, games: 0.2 });
    assert.equal(report.failures.length, 0, describeReport(report));
    assert.equal(report.games, 1000);
    const silent = Object.keys(LAWS).filter((law) => !report.checks[law] && law !== 'runs-on' && law !== 'ends');
    assert.deepEqual(silent, []);
  });

  test(`${game.name} ${JSON.stringify(options)} keeps every law at every step`, () => {
    const report = conform(game, { seeds: 15, options, steps: 1, games: 1 });
    assert.equal(report.failures.length, 0, describeReport(report));
  });
}

describe('a game is caught that', () => {
  for (const { fault, law, game, most } of PLANTED)
    test(fault, () => {
      const report = conform(game, { seeds: 40, steps: 1, games: 1 });
      const [failure] = report.failures;
      assert.ok(failure, 'Nothing was found.');
      assert.equal(failure.property, law, describeReport(report));
      assert.ok(failure.log.moves.length <= most, `The log is not short.\n${describeReport(report)}`);
      assert.deepEqual(readSave(failure.saveText).moves, failure.log.moves);
      assert.equal(readSave(failure.saveText).seed, failure.seed);
    });
});

test('looking at one state in ten still finds every fault', () => {
  const missed = PLANTED.filter(
    ({ game }) => conform(game, { seeds: 400, steps: 0.1, games: 0.5, shrinking: 0 }).failures.length === 0,
  );
  assert.deepEqual(
    missed.map(({ fault }) => fault),
    [],
  );
});

test('undo-redo and branch find what the laws before them would find first', () => {
  const only = (name: string) => [...undoing, ...saving].filter((property) => property.name === name);
  const plan = { steps: 1, whole: true, chance: 'checks' };
  for (const [law, game] of [
    ['undo-redo', forgetful],
    ['branch', fickle],
  ] as const) {
    const verdicts = ['1', '2', '3', '4', '5'].map((seed) =>
      runTrial(game, {}, seed, { ...plan, properties: only(law) }),
    );
    assert.ok(
      verdicts.some(({ broken }) => broken?.property === law),
      law,
    );
  }
});

test('every law has a fault that it finds', () => {
  const found = new Set([...PLANTED.map(({ law }) => law), 'undo-redo', 'branch']);
  assert.deepEqual(
    Object.keys(LAWS).filter((law) => !found.has(law)),
    [],
  );
});

test('a budget stops the examination between games', () => {
  const report = conform(kalah, { seeds: 100_000, budget: 50 });
  assert.equal(report.complete, false);
  assert.ok(report.games > 0 && report.games < 100_000);
});

test('the same seeds give the same report', () => {
  const settings = { seeds: ['moria', 'lorien'], steps: 0.5 };
  const [once, twice] = [conform(auction, settings), conform(auction, settings)];
  assert.deepEqual(once.checks, twice.checks);
  assert.equal(once.moves, twice.moves);
});
