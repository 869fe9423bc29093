import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { SingleChoices } from '../../../client/app/single-choices.ts';
import type { Standing, TableHost } from '../../../client/host/table-host.ts';

/** Long after any pause. */
const LONG = 10_000;

const standing = (moves: readonly string[], more: Partial<Standing> = {}): Standing =>
  ({
    table: { question: moves.length === 0 ? null : { choices: moves.map((move) => ({ move })) } },
    thinking: false,
    ...more,
  }) as Standing;

function hostThat() {
  const played: string[] = [];
  let tell: ((standing: Standing) => void) | undefined;
  const host = {
    watch: (listener: (standing: Standing) => void) => {
      tell = listener;
      return () => {
        tell = undefined;
      };
    },
    play: async (move: string) => void played.push(move),
    undo: async () => true,
    close: () => undefined,
  } as unknown as TableHost;
  return { host, played, show: (now: Standing) => tell?.(now), isWatched: () => tell !== undefined };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

test('The only choice is played after a pause, when the player wants that; two are left to him', () => {
  const { host, played, show } = hostThat();
  let wanted = true;
  new SingleChoices(host, () => wanted);
  show(standing(['pass']));
  assert.deepEqual(played, []);
  mock.timers.tick(LONG);
  assert.deepEqual(played, ['pass']);
  show(standing(['a', 'b']));
  show(standing([]));
  mock.timers.tick(LONG);
  wanted = false;
  show(standing(['pass']));
  mock.timers.tick(LONG);
  assert.deepEqual(played, ['pass']);
});

test('Nothing is played for a table that has changed meanwhile, nor while a program thinks', () => {
  const { host, played, show } = hostThat();
  new SingleChoices(host, () => true);
  show(standing(['old']));
  show(standing(['a', 'b']));
  mock.timers.tick(LONG);
  show(standing(['pass'], { thinking: true }));
  mock.timers.tick(LONG);
  assert.deepEqual(played, []);
});

test('After an undo or a carried piece it waits until the player has moved himself', async () => {
  const { host, played, show } = hostThat();
  const table = new SingleChoices(host, () => true);
  await table.undo();
  show(standing(['pass']));
  mock.timers.tick(LONG);
  assert.deepEqual(played, []);
  await table.play('march', { hold: true });
  show(standing(['pass']));
  mock.timers.tick(LONG);
  assert.deepEqual(played, ['march']);
  await table.play('to dale');
  show(standing(['pass']));
  mock.timers.tick(LONG);
  assert.deepEqual(played, ['march', 'to dale', 'pass']);
});

test('The player is quicker: his own move is the only one', async () => {
  const { host, played, show } = hostThat();
  const table = new SingleChoices(host, () => true);
  show(standing(['pass']));
  await table.play('pass');
  mock.timers.tick(LONG);
  assert.deepEqual(played, ['pass']);
});

test('A table that is closed plays nothing more', () => {
  const { host, played, show, isWatched } = hostThat();
  const table = new SingleChoices(host, () => true);
  show(standing(['pass']));
  table.close();
  mock.timers.tick(LONG);
  assert.deepEqual(played, []);
  assert.equal(isWatched(), false);
});
