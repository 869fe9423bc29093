import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { AnsweringHost } from '../../../client/host/answering-host.ts';
import { onlyChoice } from '../../../client/host/only-choice.ts';
import type { Standing, TableHost } from '../../../client/host/table-host.ts';

const said = () => undefined;
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
    playTogether: async (moves: readonly string[]) => played.push(...moves) > 0,
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
  new AnsweringHost(
    host,
    onlyChoice(() => wanted),
    said,
  );
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

test('What was done is told, once it is done', async () => {
  const { host, show } = hostThat();
  const told: string[] = [];
  new AnsweringHost(
    host,
    onlyChoice(() => true),
    (text) => told.push(text),
  );
  show({ ...standing(['pass']), table: { question: { choices: [{ move: 'pass', label: 'Pass' }] } } } as never);
  assert.deepEqual(told, []);
  mock.timers.tick(LONG);
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(told, ['Done for you: Pass. It was the only choice.']);
});

test('Nothing is played for a table that has changed meanwhile, nor while a program thinks', () => {
  const { host, played, show } = hostThat();
  new AnsweringHost(
    host,
    onlyChoice(() => true),
    said,
  );
  show(standing(['old']));
  show(standing(['a', 'b']));
  mock.timers.tick(LONG);
  show(standing(['pass'], { thinking: true }));
  mock.timers.tick(LONG);
  assert.deepEqual(played, []);
});

test('After an undo it waits until the player has moved himself', async () => {
  const { host, played, show } = hostThat();
  const table = new AnsweringHost(
    host,
    onlyChoice(() => true),
    said,
  );
  await table.undo();
  show(standing(['pass']));
  mock.timers.tick(LONG);
  assert.deepEqual(played, []);
  await table.playTogether(['march', 'to dale']);
  show(standing(['pass']));
  mock.timers.tick(LONG);
  assert.deepEqual(played, ['march', 'to dale', 'pass']);
});

test('The player is quicker: his own move is the only one', async () => {
  const { host, played, show } = hostThat();
  const table = new AnsweringHost(
    host,
    onlyChoice(() => true),
    said,
  );
  show(standing(['pass']));
  await table.play('pass');
  mock.timers.tick(LONG);
  assert.deepEqual(played, ['pass']);
});

test('A table that is closed plays nothing more', () => {
  const { host, played, show, isWatched } = hostThat();
  const table = new AnsweringHost(
    host,
    onlyChoice(() => true),
    said,
  );
  show(standing(['pass']));
  table.close();
  mock.timers.tick(LONG);
  assert.deepEqual(played, []);
  assert.equal(isWatched(), false);
});

const habit = () => ({ move: 'none', told: 'None was used.', pauseMs: 1, isUnasked: true });

test('What is answered unasked is not shown as a question; after an undo, or when it cannot be done, it is', async () => {
  const { host, show } = hostThat();
  const refusing = { ...host, play: () => Promise.reject(new Error('The road is broken.')) } as TableHost;
  for (const [name, below] of [['taken back', host] as const, ['refused', refusing] as const]) {
    const table = new AnsweringHost(below, habit, said);
    const asked: boolean[] = [];
    table.watch((now) => asked.push(now.table.question !== null));
    show(standing(['none', 'some'], { thinking: true }));
    show(standing(['none', 'some']));
    assert.deepEqual(asked, [false, false], name);
    if (below === host) {
      await table.undo();
      show(standing(['none', 'some']));
    } else {
      mock.timers.tick(LONG);
      await new Promise((done) => setImmediate(done));
    }
    assert.deepEqual(asked, [false, false, true], name);
  }
});
