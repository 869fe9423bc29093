import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TurnEnds, turnOf } from '../../../client/host/turn-ends.ts';
import type { State } from '../../../engine/game.ts';

const at = (turn: number, seen = `turn ${turn}`) => ({ turn, seen }) as unknown as State;
const ends = () =>
  new TurnEnds({ view: (s: State, viewer: unknown) => `${(s as never as { seen: string }).seen}, ${viewer}` } as never);

test('A turn ends with the move that begins the next, as everybody saw it then', () => {
  const followed = ends();
  followed.note(1, at(1), 1);
  followed.note(1, at(2, 'after the second'), 2);
  assert.deepEqual(followed.all(at(2, 'now'), 5), [
    { at: 2, turn: 1, view: 'after the second, spectator' },
    { at: 5, turn: 2, view: 'now, spectator' },
  ]);
});

test('The last turn stands as far as it has come, once', () => {
  const followed = ends();
  followed.note(1, at(2), 3);
  assert.equal(followed.all(at(2), 3).length, 1);
  assert.equal(followed.all(at(2), 4).length, 2);
});

test('A move that is taken back takes back the end of the turn, and only that', () => {
  const followed = ends();
  followed.note(1, at(2), 3);
  followed.note(2, at(3), 6);
  followed.forget(5);
  assert.deepEqual(
    followed.all(at(2), 5).map(({ at: moves }) => moves),
    [3, 5],
  );
  followed.forget(3);
  assert.deepEqual(
    followed.all(at(2), 3).map(({ turn }) => turn),
    [1],
  );
  assert.deepEqual(
    followed.all(at(2), 3).map(({ at: moves }) => moves),
    [3],
  );
});

test('A game that counts no turns has turn 0', () => {
  assert.equal(turnOf({} as State), 0);
  assert.equal(turnOf(at(7)), 7);
});
