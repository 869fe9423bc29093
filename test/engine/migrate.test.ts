import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineGame } from '../../engine/define.ts';
import { carryOver, carryView, type Migrations, unchanged } from '../../engine/migrate.ts';
import { Session } from '../../engine/session.ts';
import { kalah, kalahParts } from '../games/kalah.ts';

const position = () => {
  const session = new Session(kalah, {}, 'seed');
  session.play(0, 'sow a1');
  return session.state;
};
const kalahAt = (version: number, migrations: Migrations) => defineGame({ ...kalahParts, version, migrations });
const why = (version: number, migrations: Migrations, from = 1): string => {
  const carried = carryOver(kalahAt(version, migrations), position(), from);
  return 'why' in carried ? carried.why : '';
};

test('a position is carried over through every step between its version and that of now, in order', () => {
  const [first, second] = [(s: { seeds: number[] }) => s.seeds.push(3), (s: { seeds: number[] }) => s.seeds.reverse()];
  const before = position();
  const carried = carryOver(
    kalahAt(3, { 2: (s) => void first(s as never), 3: (s) => void second(s as never) }),
    before,
    1,
  );
  assert.ok('state' in carried);
  assert.deepEqual(carried.state.seeds, [3, ...before.seeds.toReversed()]);
  assert.deepEqual(before, position(), 'what was stored stays as it is');
});

test('a position of the version of now is taken as it is', () => {
  const carried = carryOver(kalahAt(3, {}), position(), 3);
  assert.deepEqual(carried, { state: position() });
});

test('a version that leaves states as they are says so', () => {
  assert.deepEqual(carryOver(kalahAt(2, { 2: unchanged }), position(), 1), { state: position() });
});

test('a position that cannot be carried over says why: no step, a step that fails, a fault, nobody to choose', () => {
  assert.equal(why(3, { 2: unchanged }), 'nothing leads from version 2 of the rules to version 3');
  const fails = () => {
    throw new Error('no');
  };
  assert.equal(why(2, { 2: fails }), 'version 2 of the rules has no place for it');
  const faulty = (s: object) => Object.assign(s, { seeds: [-1] });
  assert.match(why(2, { 2: faulty }), /^under the rules of now it cannot be \(A pit holds fewer/);
  assert.match(why(2, { 2: (s) => s.stack.splice(0) }), /nobody could choose/);
  const stuck = (s: object) => Object.assign(s, { seeds: Array.from({ length: 14 }, () => 0), swap: false });
  assert.match(why(2, { 2: stuck }), /nobody could choose/);
  assert.match(why(2, { 2: (s) => Object.assign(s, { seeds: 7 }) }), /cannot read it/);
  assert.match(why(1, {}, 2), /newer than 1/);
  const view = () => assert.fail();
  assert.deepEqual(carryOver(defineGame({ ...kalahParts, view }), position(), 1), {
    why: 'the rules of now cannot read it',
  });
});

test('a view that was told before gets what it lacks, step by step, and stays as it was told', () => {
  const viewMigrations = {
    2: (view: Record<string, unknown>) => void Object.assign(view, { eyes: [1] }),
    3: (view: Record<string, unknown>) => void Object.assign(view, { eyes: [...(view['eyes'] as number[]), 2] }),
    4: () => assert.fail('that is of rules to come'),
  };
  const told = { seeds: [4] };
  const game = { version: 3, viewMigrations };
  assert.deepEqual(carryView(game, told, 1), { seeds: [4], eyes: [1, 2] });
  assert.deepEqual(carryView(game, { eyes: [7] }, 2), { eyes: [7, 2] });
  assert.deepEqual(told, { seeds: [4] });
  assert.equal(carryView(game, told, 3), told);
});
