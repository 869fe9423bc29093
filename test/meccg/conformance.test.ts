// A few random games at every check; conformance.slow.test.ts plays more, in every way to lay a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conform, describeReport } from '../../engine/conformance/conform.ts';
import type { Game, Options } from '../../engine/game.ts';
import { meccg } from '../../games/meccg/game.ts';
import { ENCOUNTERS, encounter } from './encounter.ts';
import { midgame } from './midgame.ts';
import { WAYS_TO_PLAY } from './ways-to-play.ts';

function keepsEveryLaw(game: Game, options: Options, seeds: readonly string[]): void {
  const report = conform(game, { seeds, options, steps: 0.005, games: 0.3 });
  assert.deepEqual(report.failures, [], describeReport(report));
  assert.equal(report.games, seeds.length);
}

const EVERYDAY: ReadonlySet<string> = new Set([
  'ready-made decks',
  'random decks',
  'the starter game',
  'two Ringwraiths with random decks',
  'a Wizard against a Ringwraith',
  'a Wizard against a Ringwraith by every optional rule',
  'three players, two Wizards and a Ringwraith',
  'solitaire, choosing for the hazards',
]);
const ways = WAYS_TO_PLAY.filter(([name]) => EVERYDAY.has(name));
assert.equal(ways.length, EVERYDAY.size);

for (const [name, options] of ways)
  test(`A random game keeps every law: ${name}`, () => keepsEveryLaw(meccg, options, ['everyday']));

test('Games begun in the middle of things keep every law', () => {
  keepsEveryLaw(midgame, {}, ['a', 'b', 'c']);
});

test('Games in which heroes and minions have met, and may attack each other, keep every law', () => {
  keepsEveryLaw(encounter, ENCOUNTERS, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});
