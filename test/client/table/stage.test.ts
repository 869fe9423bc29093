import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Heard } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { type Beat, type Dramaturgy, MOST_MOVES, MOST_MS, type Speed, Stage } from '../../../client/table/stage.ts';
import type { Viewer } from '../../../engine/game.ts';

/** Time that passes only when told to. */
function stopwatch() {
  let now = 0;
  let bells: { at: number; ring: () => void }[] = [];
  return {
    after(ms: number, ring: () => void) {
      const bell = { at: now + ms, ring };
      bells.push(bell);
      return () => {
        bells = bells.filter((one) => one !== bell);
      };
    },
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = bells.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        bells = bells.filter((one) => one !== next);
        next.ring();
      }
      now = end;
    },
  };
}

const heard = (moves: number): readonly Heard[] =>
  Array.from({ length: moves }, (_, i) => ({ seat: i % 2, told: [{ text: `move ${i}` }] }));
const standing = (moves: number, viewer: Viewer = 0): Standing =>
  ({ heard: heard(moves), table: { viewer, version: moves } }) as unknown as Standing;

/** A beat a move of 1,000 ms; every third move is a plate, and the eleventh a roll that readers stay with. */
const everyMove: Dramaturgy = ({ heard: all }, from) =>
  all.slice(from).map(
    ({ told }, i): Beat => ({
      from: from + i,
      to: from + i + 1,
      board: from + i + 1,
      ms: 1000,
      lines: told,
      ...((from + i) % 3 === 2 && { plate: true }),
      ...(from + i === 10 && { stays: true }),
    }),
  );

function stageOf(speed: Speed, seen?: number) {
  const clock = stopwatch();
  const shown: string[] = [];
  const stage = new Stage({
    dramaturgy: everyMove,
    clock,
    speed,
    seen,
    onChange: ({ beat }) => {
      const words = beat?.lines[0]?.text ?? 'all';
      if (shown.at(-1) !== words) shown.push(words);
    },
  });
  return { stage, clock, shown };
}

describe('a stage shows what happened, one thing after the other', () => {
  test('what was there when it was built is not shown', () => {
    const { stage, shown } = stageOf('calm');
    stage.tell(standing(5));
    assert.deepEqual(shown, ['all']);
  });

  test('every new move in its order, each for its time, then how things stand', () => {
    const { stage, clock, shown } = stageOf('calm');
    stage.tell(standing(0));
    stage.tell(standing(2));
    stage.tell(standing(4));
    clock.pass(1999);
    assert.deepEqual(shown, ['all', 'move 0', 'move 1']);
    clock.pass(2001);
    assert.deepEqual(shown, ['all', 'move 0', 'move 1', 'move 2', 'move 3', 'all']);
  });

  test('for readers a plate stays until they go on', () => {
    const { stage, clock } = stageOf('read');
    stage.tell(standing(2));
    stage.tell(standing(4));
    assert.equal(stage.shown.waits, true);
    clock.pass(1_000_000);
    assert.equal(stage.shown.beat?.from, 2);
    stage.goOn();
    assert.equal(stage.shown.beat?.from, 3);
    clock.pass(1000);
    assert.equal(stage.shown.beat, undefined);
  });

  test('a roll that decided something stays for readers too, though it is no plate', () => {
    const { stage, clock } = stageOf('read');
    stage.tell(standing(9));
    stage.tell(standing(12));
    clock.pass(1_000_000);
    assert.deepEqual([stage.shown.beat?.from, stage.shown.waits], [10, true]);
    stage.goOn();
    assert.equal(stage.shown.beat?.from, 11);
    const { stage: calm, clock: later } = stageOf('calm');
    calm.tell(standing(10));
    calm.tell(standing(11));
    assert.equal(calm.shown.waits, false);
    later.pass(1000);
    assert.equal(calm.shown.beat, undefined);
  });

  test('quick is quicker; off shows nothing, and forgets no plate', () => {
    const { stage: quick, clock } = stageOf('quick');
    quick.tell(standing(3));
    quick.tell(standing(5));
    clock.pass(800);
    assert.equal(quick.shown.beat, undefined);
    const { stage: off, shown } = stageOf('off');
    off.tell(standing(0));
    off.tell(standing(6));
    assert.deepEqual(shown, ['all']);
    assert.deepEqual(
      off.shown.past.map(({ from }) => from),
      [2, 5],
    );
  });

  test('a moment that was asked for stays until the player goes on, at every speed; what happens meanwhile comes after it', () => {
    for (const speed of ['off', 'quick', 'calm', 'read'] as const) {
      const { stage, clock } = stageOf(speed);
      stage.tell(standing(5));
      stage.again(everyMove(standing(2), 0), { hold: true });
      clock.pass(1_000_000);
      assert.deepEqual([stage.shown.beat?.from, stage.shown.waits], [1, true], speed);
      stage.tell(standing(7));
      assert.equal(stage.shown.beat?.from, 1, speed);
      stage.goOn();
      assert.notEqual(stage.shown.beat?.from, 1, speed);
      stage.end();
      assert.equal(stage.shown.beat, undefined);
    }
  });

  test('whoever runs out of time is not held up: a plate that waits goes on, and the rest is quick', () => {
    const { stage, clock } = stageOf('read');
    stage.tell(standing(2));
    stage.tell(standing(5));
    assert.equal(stage.shown.waits, true);
    stage.setShort(true);
    assert.equal(stage.shown.waits, false);
    clock.pass(1200);
    assert.equal(stage.shown.beat, undefined);
    stage.setShort(false);
    stage.tell(standing(6));
    assert.equal(stage.shown.waits, true);
  });

  test('a long show is shortened as a whole', () => {
    const { stage, clock } = stageOf('calm');
    stage.tell(standing(0));
    stage.tell(standing(100));
    clock.pass(MOST_MS - 200);
    assert.notEqual(stage.shown.beat, undefined);
    clock.pass(201);
    assert.equal(stage.shown.beat, undefined);
  });

  test('who comes to a game from afar sees how it stands', () => {
    const { stage, shown } = stageOf('calm');
    stage.tell(standing(0));
    stage.tell(standing(MOST_MOVES + 1));
    assert.deepEqual(shown, ['all']);
  });
});

describe('the player sets the pace', () => {
  test('held Space hurries, and what waited waits no more', () => {
    const { stage, clock } = stageOf('read');
    stage.tell(standing(2));
    stage.tell(standing(3));
    assert.equal(stage.shown.waits, true);
    stage.hurry(true);
    assert.equal(stage.shown.waits, false);
    clock.pass(150);
    assert.equal(stage.shown.beat, undefined);
  });

  test('let go, the next plate waits again', () => {
    const { stage } = stageOf('read');
    stage.tell(standing(2));
    stage.hurry(true);
    stage.tell(standing(3));
    stage.hurry(false);
    assert.equal(stage.shown.waits, true);
  });

  test('the end is one step away, and nothing rings later', () => {
    const { stage, clock, shown } = stageOf('calm');
    stage.tell(standing(0));
    stage.tell(standing(9));
    stage.end();
    clock.pass(60_000);
    assert.deepEqual(shown, ['all', 'move 0', 'all']);
  });

  test('who is short of time waits for nothing', () => {
    const { stage, clock } = stageOf('read');
    stage.tell(standing(2));
    stage.setShort(true);
    stage.tell(standing(4));
    clock.pass(800);
    assert.equal(stage.shown.beat, undefined);
  });

  test('a plate can be opened again at any pace, and is closed by hand', () => {
    const { stage, clock } = stageOf('calm');
    stage.tell(standing(2));
    stage.tell(standing(3));
    clock.pass(1000);
    stage.again(stage.shown.past);
    clock.pass(60_000);
    assert.equal(stage.shown.beat?.from, 2);
    assert.equal(stage.shown.waits, true);
    stage.goOn();
    assert.equal(stage.shown.beat, undefined);
  });
});

describe('the position is never late', () => {
  test('moves taken back end the show, and their plates are forgotten', () => {
    const { stage } = stageOf('calm');
    stage.tell(standing(2));
    stage.tell(standing(6));
    stage.tell(standing(4));
    assert.equal(stage.shown.beat, undefined);
    assert.deepEqual(
      stage.shown.past.map(({ to }) => to),
      [3],
    );
  });

  test('other eyes see nothing of what the first were shown', () => {
    const { stage } = stageOf('calm');
    stage.tell(standing(2, 0));
    stage.tell(standing(4, 0));
    stage.tell(standing(4, 'spectator'));
    assert.equal(stage.shown.beat, undefined);
    assert.deepEqual(stage.shown.past, []);
  });

  test('on one screen for two who looks for the first time sees all that happened since the table was opened', () => {
    const { stage, clock, shown } = stageOf('calm');
    stage.tell(standing(2, 0));
    stage.tell(standing(4, 0));
    stage.end();
    stage.tell(standing(4, 'spectator'));
    stage.tell(standing(4, 1));
    assert.equal(stage.shown.beat?.from, 2);
    clock.pass(60_000);
    assert.deepEqual(shown, ['all', 'move 2', 'all', 'move 2', 'move 3', 'all']);
  });

  test('while the screen is passed on nothing is shown, however often', () => {
    const { stage } = stageOf('calm');
    stage.tell(standing(2, 0));
    for (const [moves, seat] of [
      [4, 0],
      [6, 1],
      [8, 0],
    ] as const) {
      stage.tell(standing(moves, seat));
      stage.end();
      stage.tell(standing(moves, 'spectator'));
      assert.equal(stage.shown.beat, undefined, `${moves} moves`);
    }
  });

  test('on one screen for two each sees what happened since he last looked', () => {
    const { stage } = stageOf('calm');
    stage.tell(standing(2, 0));
    stage.tell(standing(2, 'spectator'));
    stage.tell(standing(2, 1));
    stage.tell(standing(4, 1));
    stage.end();
    stage.tell(standing(4, 'spectator'));
    stage.tell(standing(4, 0));
    assert.equal(stage.shown.beat?.from, 2);
  });

  test('after a reload the show goes on where it was left', () => {
    const { stage } = stageOf('read');
    stage.tell(standing(2));
    stage.tell(standing(5));
    assert.equal(stage.seen, 2);
    const { stage: later } = stageOf('read', stage.seen);
    later.tell(standing(5));
    assert.equal(later.shown.beat?.from, 2);
    later.end();
    assert.equal(later.seen, 5);
  });
});
