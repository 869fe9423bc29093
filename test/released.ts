// Every version of a game that was ever released stays: its games are shown as they were told, its positions are played on.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { carryOver, carryView } from '../engine/migrate.ts';
import { below, seedRandom } from '../engine/random.ts';
import { readSave } from '../engine/save.ts';
import { Session } from '../engine/session.ts';
import { readEnd } from '../engine/sides.ts';
import type { AnyGame } from '../games/all.ts';
import { toldEnd } from '../protocol/outcome.ts';
import { ToldGame } from '../protocol/told-game.ts';
import { type Release, readRelease, type Stored } from '../scripts/release.ts';

/** How far a position that was carried over is played on. */
const ON = 10;

function playOn(game: AnyGame, { log, at }: Stored, state: Parameters<AnyGame['clone']>[0]): void {
  const random = seedRandom(`${log} ${at}`);
  for (let moves = 0; moves < ON && !game.outcome(state); moves++) {
    const decisions = game.decisions(state);
    const { seat, moves: list } = decisions[below(random, decisions.length)];
    game.apply(state, seat, list[below(random, list.length)]);
    assert.deepEqual(game.faults(state), [], `${log} after ${at} moves, played on for ${moves + 1}`);
  }
}

function carriesOver(game: AnyGame, { version, positions }: Release): void {
  assert.ok(positions.length > 50);
  for (const stored of positions) {
    const carried = carryOver(game, stored.state, version);
    assert.ok('state' in carried, `${stored.log} after ${stored.at} moves: ${'why' in carried && carried.why}`);
    playOn(game, stored, carried.state);
  }
}

function isStillTold(game: AnyGame, { tellings }: Release): void {
  assert.ok(tellings.length > 4);
  for (const { name, telling } of tellings) {
    const told = new ToldGame(telling, (view, version) => carryView(game, view, version));
    const shape = Object.keys(game.view(game.create(telling.options, 'shape'), 'spectator') as object).sort();
    assert.ok(told.moves.length > 100, name);
    assert.ok(telling.outcome, name);
    for (const eyes of told.eyes) {
      const heard = told.moves.flatMap((move, at) => {
        const { version, view } = told.look(at, eyes);
        assert.equal(version, at);
        if (at % 50 === 0)
          assert.deepEqual(Object.keys(view as object).sort(), shape, 'as those read it who know the views of now');
        return told.heard(move, eyes);
      });
      assert.ok(heard.length > 50, `${name} as ${eyes}`);
      assert.ok(heard.every(({ text }) => text.length > 0));
      const last = told.look(told.moves.length, eyes);
      assert.deepEqual([last.outcome, last.asked], [toldEnd(readEnd(telling.outcome)), []]);
    }
  }
}

/** The positions of the version of now are those that its golden games come to. */
function isOfNow(game: AnyGame, golden: string, { positions }: Release): void {
  for (const [name, stored] of Map.groupBy(positions, ({ log }) => log)) {
    const log = readSave(readFileSync(path.join(golden, `${name}.mathom`), 'utf8'));
    assert.equal(log.version, game.version, `${name}: node scripts/golden.ts ${game.name} plays the games anew`);
    const session = new Session(game, log.options, log.seed);
    for (const { at, state } of stored) {
      for (const { seat, text } of log.moves.slice(session.moves.length, at)) session.play(seat, text);
      assert.deepEqual(JSON.parse(JSON.stringify(session.state)), state, `${name} after ${at} moves`);
    }
  }
}

/** `folder` has `golden` and `released` in it. */
export function testReleases(game: AnyGame, folder: string): void {
  const released = path.join(folder, 'released');
  for (let version = 1; version <= game.version; version++) {
    const there = existsSync(path.join(released, String(version)));
    test(`Version ${version} of ${game.name} is kept in test/${game.name}/released`, () => {
      assert.ok(there, `node scripts/golden.ts ${game.name} writes it`);
    });
    if (!there) continue;
    const release = readRelease(released, version);
    test(`Games of ${game.name} under version ${version} are shown as they were told`, () =>
      isStillTold(game, release));
    test(`Positions of ${game.name} under version ${version} are played on under version ${game.version}`, () =>
      carriesOver(game, release));
    if (version === game.version)
      test(`What is kept of version ${version} is what its golden games come to`, () =>
        isOfNow(game, path.join(folder, 'golden'), release));
  }
}
